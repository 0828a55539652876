### 打开探索器的服务器及其页面。

# 终端里的文字。
app-address = 探索器已在以下地址打开：
app-address-lab = JupyterLab已在以下地址打开：
app-stop = 要停止运行，请在这里按Ctrl+C。
app-no-browser = 这台电脑上没有找到浏览器，请自行在浏览器中打开上面的地址。
app-port-taken = 端口{ $port }已被其他程序占用：请用“--port”另选一个端口，或不写“--port”。
app-port-refused = 端口{ $port }无法使用：请用“--port”选择1024到65535之间的数字，或不写“--port”。
app-lessons-copied = 课程已复制到{ $folder }，可以随意修改。

# 页面上的文字。
app-title = 葡萄酒庄园探索器
app-lessons = 课程
app-lessons-hint = 在新标签页中用JupyterLab打开课程
app-loading = 正在打开探索器……
app-failed = 探索器未能打开。请刷新页面；如果仍然不行，启动它的终端里会显示原因。
app-needs-script = 此页面需要JavaScript。

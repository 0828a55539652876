### kit.py 显示的文字。安装之前由 kit.py 自己读取，所以只用普通句子和数值。

kit-usage =
    用法：

      python3 kit.py                在浏览器中打开探索器（首次运行时会先做好准备）
      python3 kit.py setup          只做准备（运行和测试所需）
      python3 kit.py test ...       运行测试（后面的参数交给pytest）

    打开探索器时的选项：

      --port 端口号       使用这个端口，而不是第一个空闲端口
      --no-browser        只显示地址，不打开浏览器
      --lang en|ja|zh     英文、日文或中文
kit-making-venv = 第1步（共3步）：在{ $folder }建立本工具专用的环境
kit-fetching = 第2步（共3步）：下载{ $count }个软件包
kit-fetched = 已下载{ $done }/{ $count }：{ $name }
kit-unpacking = 下载完毕，解包需要一点时间。
kit-installing = 第3步（共3步）：安装工具本身
kit-ready = 一切就绪。用“python3 kit.py”打开探索器，用“python3 kit.py test”运行测试。
kit-stopped = 已中断。随时可以再次运行，会从中断处继续。
kit-old-python = 本工具需要Python 3.11或更新的版本，而现在是Python { $version }：请用较新的版本运行，例如“python3.12 kit.py”。
kit-no-venv = 这个Python缺少venv和ensurepip：请先安装（Debian和Ubuntu上用“apt install python3-venv”），然后再次运行。
kit-venv-failed = 无法建立或写入文件夹{ $folder }：{ $reason }
kit-no-network = 无法连接软件包来源，未能下载：请检查网络连接，然后再次运行。
kit-install-failed = 无法安装软件包：{ $reason }（全部输出见{ $log }）
kit-file-missing = 缺少本工具的文件：{ $file }
kit-no-graphviz = 没有适合此系统的Graphviz软件包：要看图，请安装Graphviz，使dot命令可用。
kit-bad-argument = kit.py没有{ $argument }这个用法；运行“python3 kit.py --help”查看说明。
kit-bad-port = --port需要1024到65535之间的数字，不能是{ $given }。
kit-bad-language = --lang只能是en、ja或zh，不能是{ $given }。

### エクスプローラーを開くサーバーと、それを囲むページ。

# 端末に出る文。
app-address = エクスプローラーは次のアドレスで開いています：
app-address-lab = JupyterLabは次のアドレスで開いています：
app-stop = 終了するには、ここでCtrl+Cを押してください。
app-no-browser = このパソコンにはブラウザーが見つかりません。上のアドレスをお使いのブラウザーで開いてください。
app-port-taken = ポート{ $port }はほかのプログラムが使っています。--portで別の番号を選ぶか、--portを付けずに実行してください。
app-port-refused = ポート{ $port }は使えません。--portで1024から65535までの番号を選ぶか、--portを付けずに実行してください。
app-lessons-copied = レッスンの写しを{ $folder }に用意しました。自由に書き換えられます。

# ページに出る文。
app-title = ワイナリーの四季エクスプローラー
app-lessons = レッスン
app-lessons-hint = レッスンをJupyterLabの新しいタブで開きます
app-loading = エクスプローラーを開いています…
app-failed = エクスプローラーを開けませんでした。ページを再読み込みしてください。それでも開かないときは、起動した端末に理由が表示されています。
app-needs-script = このページの表示にはJavaScriptが必要です。

### エクスプローラーを開くサーバーと、それを囲むページ。

# 端末に出る文。
app-address = エクスプローラーは次のアドレスで開いています:
app-address-lab = JupyterLab は次のアドレスで開いています:
app-stop = 終了するには、ここで Ctrl+C を押してください。
app-no-browser = このマシンにはブラウザが見つかりません。上のアドレスをご自分のブラウザで開いてください。
app-port-taken = ポート { $port } はほかのプログラムが使っています。--port で別の番号を選ぶか、--port を付けずに実行してください。
app-port-refused = ポート { $port } は使えません。--port で 1024 から 65535 までの番号を選ぶか、--port を付けずに実行してください。
app-lessons-copied = レッスンの写しを { $folder } に用意しました。自由に書き換えられます。

# ページに出る文。
app-title = ワイナリーの四季 エクスプローラー
app-lessons = レッスン
app-lessons-hint = レッスンを JupyterLab の新しいタブで開きます
app-loading = エクスプローラーを開いています…
app-failed = エクスプローラーを開けませんでした。ページを再読み込みしてください。それでも開かないときは、起動した端末に理由が表示されています。
app-needs-script = このページの表示には JavaScript が必要です。

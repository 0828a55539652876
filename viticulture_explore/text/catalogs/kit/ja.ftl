### kit.py が出す文。インストール前に kit.py が自分で読むので、普通の文と値だけにする。

kit-usage =
    使い方：

      python3 kit.py                ブラウザーでエクスプローラーを開く（初回は準備もする）
      python3 kit.py setup          準備だけをする（実行とテスト）
      python3 kit.py test ...       テストを実行する（続く引数はpytestに渡す）

    エクスプローラーを開くときのオプション：

      --port 番号         空いている最初のポートの代わりに、この番号を使う
      --no-browser        アドレスを表示するだけで、ブラウザーを開かない
      --lang en|ja|zh     英語、日本語、中国語
kit-making-venv = 手順1/3：キット専用のフォルダー{ $folder }を作っています
kit-fetching = 手順2/3：パッケージを{ $count }個取得しています
kit-fetched = { $count }個中{ $done }個を取得：{ $name }
kit-unpacking = 取得が終わりました。展開に少し時間がかかります。
kit-installing = 手順3/3：キット本体をインストールしています
kit-ready = 準備ができました。「python3 kit.py」でエクスプローラーを開き、「python3 kit.py test」でテストを実行できます。
kit-stopped = 中断しました。いつでももう一度実行すれば、続きから始まります。
kit-old-python = このキットにはPython 3.11以降が必要ですが、これはPython { $version }です。新しいPythonで、たとえば「python3.12 kit.py」のように実行してください。
kit-no-venv = このPythonにはvenvとensurepipがありません。インストールしてから（DebianやUbuntuでは「apt install python3-venv」）、もう一度実行してください。
kit-venv-failed = フォルダー{ $folder }を作れないか、書き込めません：{ $reason }
kit-no-network = パッケージの配布元につながらないため、取得できませんでした。ネットワーク接続を確かめて、もう一度実行してください。
kit-install-failed = パッケージをインストールできませんでした：{ $reason }（出力はすべて{ $log }にあります）
kit-file-missing = キットのファイルが足りません：{ $file }
kit-no-graphviz = このシステム用のGraphvizパッケージはありません。グラフを見るには、dotコマンドが使えるようにGraphvizをインストールしてください。
kit-bad-argument = kit.pyには{ $argument }という指定はありません。使い方は「python3 kit.py --help」で見られます。
kit-bad-port = --portには1024から65535までの番号を指定してください（{ $given }は使えません）。
kit-bad-language = --langにはen、ja、zhのどれかを指定してください（{ $given }は使えません）。

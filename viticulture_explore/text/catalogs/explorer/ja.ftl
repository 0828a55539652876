### 盤面以外の画面の文言。どのゲームにも属さないもの。

ui-explorer = ルール・エクスプローラー
ui-thing = { $thing }
ui-language = 言語
ui-rulebook = ルールブック
ui-rulebook-own = 独自ルール

# 右側：何を決めるか、何が起きたか、何ができないか。
ui-question-of = { $seat }番の手番です。{ $question }
ui-question-chance = 運で決まります。{ $question }
ui-elsewhere = { $seat }番の手番になりました。盤面は{ $shown }番のままです。
ui-elsewhere-show = { $seat }番の盤面を見る
ui-over = ゲームは終了しました。
ui-winners = ゲーム終了。勝者：{ $winners }
ui-outcome-win = ゲーム終了。勝利です。
ui-outcome-draw = ゲーム終了。引き分けです。
ui-outcome-loss = ゲーム終了。敗北です。
ui-seat = { $seat }番
ui-group-outcomes = 起こりうる結果
ui-moves-more = ほかの選び方：{ $number }件
ui-let-it-happen = 運にまかせる
ui-percent = { $number }%
ui-percent-below = 1%未満
ui-which = ここで選べる手は複数あります。どれにしますか？
ui-why = なぜできない？
ui-possible = この手は今できます。
ui-ask = ほかの手についてたずねる
ui-ask-hint = 棋譜の書き方で入力
ui-ask-which = 次のどれかのことでしょうか。
ui-ask-no-move = それはこのゲームの手ではありません。
ui-close = 閉じる
ui-refused = 今できないこと
ui-refused-more = ほかの理由：{ $number }件
ui-refused-alike = 同じ理由の手がほかに{ $number }件
ui-reasons-alike = ……同じような理由がほかに{ $number }つあります。
ui-happened = 直前に起きたこと
ui-beginning = ここが始まりです。まだ何も行われていません。
ui-quiet-step = 盤面に変化はありません。
ui-played = { $seat }番：{ $move }
ui-played-chance = 運：{ $move }
ui-failure = エクスプローラー内部でエラーが起きました（局面は元のままです）：{ $error }
ui-stopped = 「{ $rulebook }」では、「{ $move }」の前で手順が止まります。
ui-followed = 「{ $rulebook }」でも、手順をすべて進められます。

# 手順。
ui-line = 手順
ui-start = 開始
ui-back = 戻る
ui-forward = 進む
ui-variations = 別の手順
ui-variation = { $number }. { $move }
ui-line-place = 全{ $all }手の{ $number }手目

# この先のグラフ。
ui-tab-graph = この先の展開
ui-graph-hint = 箱には変化した点を書いています。選ぶとその局面へ進みます。
ui-graph-depth = 展開が多すぎて全部は描けないので、{ $depth }手先までを示しています。
ui-graph-incomplete = { $nodes }個の局面を表示中。ほかに{ $more }個を省きました。
ui-graph-over = ゲームが終わっているので、この先はありません。
ui-graph-working = 描画中…
ui-graph-no-graphviz = このパソコンにはGraphvizがないため、グラフを描けません。pygraphvizかGraphvizをインストールしてください。
ui-graph-failed = このグラフは描けませんでした：{ $error }
ui-graph-more-changes = ほか{ $number }件
ui-graph-end = ゲーム終了
ui-graph-turn = 次は{ $seat }番

# やり直しと再生
ui-undo = 取り消す
ui-redo = やり直す
ui-replay = 手順を再生
ui-pause = 一時停止

# 棋譜のタブ
ui-tab-record = 棋譜と共有
ui-record-tree = 本筋と別の手順
ui-record-promote = この手順を本筋にする
ui-record-delete = ここから先を消す
ui-record-save = 保存する形
ui-record-save-scenario = シナリオファイル
ui-record-save-page = 読むためのページ
ui-record-save-handout = 印刷用プリント
ui-record-save-quiz = 印刷用クイズ（解答つき）
ui-record-save-notebook = ノートブック
ui-record-copy = コピー
ui-record-copied = コピーしました
ui-record-text = テキスト
ui-record-share = 共有用の文字列
ui-record-share-hint = この文字列をここに貼り付けると、誰でも同じ局面と手順を開けます。
ui-record-link = リンクをコピー
ui-record-link-hint = このリンクは、エクスプローラーを動かしている間、このパソコンでだけ開けます。ほかの人には上の文字列を送ってください。
ui-record-paste = 共有されたものを貼り付ける
ui-record-paste-hint = 共有用の文字列、またはシナリオファイルの中身
ui-record-open = 開く
ui-record-file = ファイルを開く

# 卓のタブ
ui-tab-table = 対戦の設定
ui-table-seats = プレイヤー
ui-table-seat-short = { $seat }番
ui-table-person = 人
ui-table-bot = コンピューター
ui-table-bot-about = コンピューターは、手番の終わりまで先を読み、得点と見込みで手を比べます。
ui-table-forced = 1つしかない手はすぐ進める
ui-table-forced-about = できる手が1つだけのときは、たずねずに進めます。
ui-table-draws = 引きは運にまかせる
ui-table-draws-about = カードなどを自動で引きます。オフのときは何が出るかを選べます。
ui-table-hidden = ほかの人の手札を隠す
ui-table-hidden-about = 手番の人の手札だけを表示します。1つの画面を何人かで見るときに。
ui-table-front = 手前に出す盤面
ui-table-front-moved = いま手を打った人
ui-table-front-decides = これから決める人
ui-table-front-seat = いつも{ $seat }番
ui-table-front-about = 手番が移ると盤面の横に知らせが出て、クリックするとその盤面を見られます。人が一人だけのときは、その人の盤面のままです。
ui-face-down = 伏せたカード
ui-hidden-event = { $seat }番がカードを1枚引きました。
ui-hidden-draw = カードを引く
ui-hidden-choice = カードを選ぶ
ui-hidden-tab = 手札を隠している間は、ここは開けません。ほかの人の手札がわかってしまうからです。
ui-hidden-show = 全員の手札を見せる

# ゲームの言葉：並べて見せる所と、ほかでの呼び方。
ui-words-here = ここに出てくる言葉
ui-words-others = { $about }ほかの呼び方：{ $others }。

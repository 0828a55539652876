# コマンドライン：ヘルプ、結果、エラー。

## ヘルプ

cli-help-usage = 使い方：
cli-help-words = 指定するもの
cli-help-options = オプション
cli-help-commands = コマンド
cli-help-heading = { $title }：

cli-command-explorer = エクスプローラーをブラウザーで開く。
cli-command-lab = JupyterLabでレッスンを開く。
cli-command-check = シナリオファイルを検査し、成り立たないところを示す。
cli-command-moves = シナリオの最後でできる手を並べる。または、ある手がなぜできないかを示す。
cli-command-graph = シナリオの最後から起こりうることをグラフに描く。
cli-command-compare = シナリオをすべてのルールブックで進め、どこで分かれるかを並べて示す。
cli-command-export = シナリオの手順からページ、配布プリント、ノートブックを作る。
cli-command-count = シナリオの最後から起こりうる局面と手順の数を、深さごとに数える。
cli-command-coverage = ルールブックのどの記述にシナリオがあるかを、項目ごとに示す。
cli-command-cards = すべてのカードと枠を、その効果とともに表示する。
cli-command-simulate = 簡単なボットで多くのゲームを行い、結果をまとめる。
cli-command-schema = シナリオファイルのJSON Schemaを出力する。

cli-word-path = シナリオファイル、またはそれが入ったフォルダー
cli-word-file = シナリオファイル

cli-option-help = このヘルプを表示する
cli-option-lang = 言語：en、ja、zh
cli-option-version = バージョンを表示する
cli-option-port = ローカルサーバーのポート。なければ最初に空いているもの
cli-option-no-browser = ブラウザーを開かず、アドレスだけを表示する
cli-option-game = ゲーム。なければワイナリーの四季
cli-option-rulebook = 使うルールブック。なければファイルに書かれたもの、または公式ルール
cli-option-json = ほかのプログラムのためにJSONで出力する
cli-option-missing = シナリオのない記述と、数に入らない記載を挙げる
cli-option-at = 手順をこの手数だけ進める。0は最初の局面
cli-option-why = この手がなぜできないかを示す
cli-option-depth = この手数だけ先を見る
cli-option-turns = この数だけ先の手番が始まるところまで見る
cli-option-seasons = この数だけ先の季節が始まるところまで見る
cli-option-lens = 見る部分。それ以外の違いはまとめる
cli-option-limit = 描く節点の数の上限
cli-option-output = 書き込むファイル。なければ標準出力
cli-option-format = svg、png、dot、graphml、json。なければファイル名から決める
cli-option-handout = 読むページの代わりに、1局面1枚の配布プリントを作る
cli-option-answers = 最後の1枚に実際の手をのせた配布プリントを作る
cli-option-games = ゲームの数
cli-option-players = プレイヤー人数。1は1人用のゲーム
cli-option-bot = randomまたはsensible。全員に1つ、またはプレイヤーごとにコンマで区切って指定する
cli-option-module = このモジュールをゲームに加える。何度でも指定できる
cli-option-years = この年数でゲームを打ち切る
cli-option-seed = 最初のゲームの乱数シード。次のゲームからは1ずつ増える
cli-option-csv = ゲームごとに1行、コンマ区切りで出力する

## 結果

cli-check-passed = { $file }（{ $rulebook }）：合格
cli-check-failed = { $place }（{ $rulebook }）：不合格：{ $finding }{ $more ->
    [0] { "" }
   *[other] （ほかに{ $more }件）
}
cli-check-summary = 合格{ $passed }、不合格{ $failed }
cli-why-legal = 「{ $move }」はここでできる手です。
cli-why-illegal = 「{ $move }」はここではできません：
cli-graph-written = { $file }：節点{ $nodes }、辺{ $edges }
cli-simulate-title = { $players }人のゲーム、シード{ $seed }
cli-simulate-summary = { $games }ゲーム：最後まで{ $over }、打ち切り{ $years }、異常終了{ $fault }
cli-simulate-means = 1ゲームの平均：{ $years }年、{ $decisions }手
cli-simulate-outcomes = 勝ち{ $win }、引き分け{ $draw }、負け{ $loss }
cli-simulate-fault = シード{ $seed }、{ $move }手の後：{ $what }
cli-column-move = 手
cli-column-name = 名前
cli-column-words = 内容
cli-column-reason = 理由
cli-column-depth = 深さ
cli-column-positions = 局面
cli-column-lines = 手順
cli-column-seat = 席
cli-column-bot = ボット
cli-column-wins = 勝利数
cli-column-score = 平均勝利点
cli-coverage-topic = 項目
cli-coverage-summary = 全{ $all }件：シナリオあり{ $shown }件、実行できない記述{ $excused }件、不足{ $missing }件、数に入らない記載{ $faults }件
cli-coverage-missing = { $id }：シナリオなし：{ $text }
cli-coverage-idle = { $id }：{ $file }に記載があるが、手順にそのルールが出てこない
cli-coverage-fails = { $id }：{ $file }に記載があるが、手順が成り立たない
cli-coverage-unknown = { $id }：{ $file }に記載があるが、その記述は存在しない
cli-coverage-idle-excuse = { $id }：実行できない記述とされているが、シナリオがあるか、その記述が存在しない
cli-working = 処理中

## エラー

cli-plain = { $text }
cli-no-command = 「{ $word }」というコマンドはありません。--helpで一覧を見られます。
cli-unknown-word = 「{ $word }」はここでは使えない語です。
cli-missing-word = { $word }が指定されていません。詳しくは「{ $program } --help」を見てください。
cli-needs-value = オプション{ $option }には値が必要です。
cli-takes-no-value = オプション{ $option }には値を付けられません。
cli-bad-value = { $option }：「{ $found }」と書かれていますが、{ $wanted }が必要です。
cli-unknown-game = 「{ $word }」というゲームはありません。
cli-unknown-lens = 「{ $word }」というレンズはありません。使えるもの：{ $known }。
cli-graph-too-large = グラフの節点が{ $nodes }個あります。描けるのは{ $most }個までです。先を見る範囲を狭めるか、見る部分の少ないレンズを選ぶか、graphmlかjsonで書き出してください。
cli-graphviz-missing = グラフを描くには、pygraphviz（pip install pygraphviz）かGraphvizを入れてください。dot、graphml、jsonにはどちらも要りません。
cli-cannot-write = ファイル{ $file }に書き込めません。
cli-stopped = 中止しました。

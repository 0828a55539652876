# シナリオファイル：ファイルの誤りと、検査でわかったこと。

## ファイルの誤り

problem-no_file = そのようなファイルはありません。
problem-empty_folder = このフォルダーにシナリオファイルはありません。
problem-unreadable = ファイルを読み込めません。
problem-too_large = シナリオファイルは{ $most }バイトまでです。このファイルはそれより大きくなっています。
problem-not_utf8 = ここから先がUTF-8ではありません。UTF-8で保存してください。
problem-not_yaml = YAMLとして読めません。このあたりに、括弧・引用符・コロンの抜けやタブがないか確かめてください。
problem-no_mapping = シナリオは「format: 1」で始まる、キーと値の並びです。
problem-several_documents = 1つのファイルに書けるシナリオは1つです。ここから2つ目が始まっています。
problem-alias = アンカーとエイリアス（&と*）は使えません。値をそのまま書いてください。
problem-tag = タグ（「!」）は使えません。値だけを書いてください。
problem-bad_key = キーは1つの語か整数です。
problem-too_deep = リストとマッピングの入れ子は{ $most }段までです。
problem-repeated_key = キー「{ $word }」が2回書かれています。

## その場所の誤り。各ゲームも使う。

problem-nearest = もしかして、{ $words }ですか？
problem-known = ここに書けるもの：{ $words }。
problem-unknown_key = ここに「{ $word }」というキーはありません。
problem-unknown_word = 「{ $word }」はここでは使えない語です。
problem-missing_key = キー「{ $word }」がありません。
problem-repeated_word = 「{ $word }」が2回書かれています。
problem-malformed = { $found }と書かれていますが、ここには{ $wanted }が必要です。
problem-other = ここにこの値は書けません。
problem-fault = プログラムの不具合です。報告してください：{ $what }
problem-format = formatが{ $found }になっています。このバージョンで読めるのはformat 1です。
problem-impossible = この局面はありえません（{ $flag }）。{ $reason }意図したものなら「allow」に加えてください。
problem-no_move = 「{ $text }」はこのゲームの手ではありません。
problem-unknown_rulebook = 「{ $word }」というルールブックはありません。
problem-mixed_books = キーは、すべてルールブックにするか、1つもルールブックにしないかのどちらかです。「{ $word }」はルールブックではありません。
problem-asked_late = 問題は{ $at }手目の後に出ることになっていますが、手順は{ $most }手しかありません。
problem-asked_nowhere = 問題の局面にたどり着けないので、この問題は出せません。{ $reason }
problem-asked_in_vain = 問題の手順どおりに進められないので、この問題は出せません。{ $reason }
problem-not_asked = 「{ $word }」はルールブックを問う問題のものです。この問題は「{ $kind }」です。
problem-no_control = 「{ $place }」は画面に入力欄がなく、誰も答えられません。局面を作るときに入力できる項目を問いにしてください。
problem-branch = 変化は{ $at }手目の後から始まっていますが、手順は{ $most }手しかありません。

## 必要だったもの（「ここには…が必要です」に続く）

wanted-format = 数の1
wanted-game = ゲームのid
wanted-title = 文字列、または言語（en、ja、zh）ごとの文字列
wanted-about = 文字列、または言語（en、ja、zh）ごとの文字列
wanted-rulebook = ルールブック、そのリスト、またはall
wanted-options = 個別のルールとその値のマッピング
wanted-modules = モジュールのリスト
wanted-statements = hisshu.make_wine.22のような記述idのリスト
wanted-cases = VC-022のような事例idのリスト
wanted-allow = 状態フラグのリスト、またはall
wanted-seed = 0以上の整数
wanted-given = 局面を表すマッピング
wanted-deals = 山札ごとのカードのリスト
wanted-line = 手と検査のリスト
wanted-variations = 「at」と「line」を持つマッピングのリスト
wanted-at = 変化が始まるまでの手数
wanted-entry = 手の文字列、または{ $words }のどれかを持つマッピング
wanted-expect = 「given」と同じ形のマッピング
wanted-legal = 手のリスト
wanted-illegal = 手とその妨げのマッピング
wanted-obstacle = 妨げ、またはそのリスト
wanted-moves = 手のリスト
wanted-note = 文字列、または言語（en、ja、zh）ごとの文字列
wanted-quiz = 「ask」と「answer」を持つ問題のリスト
wanted-ask = legal、result、rulebookのどれか
wanted-question-at = 問題の前に進めておく手順の手数
wanted-question-after = 手順からそれて、問題の前にさらに進めておく手のリスト
wanted-question-text = 文字列、または言語（en、ja、zh）ごとの文字列
wanted-question-moves = 1つ以上の手のリスト
wanted-question-expect = 「given」と同じ形のマッピング（手のあとの盤面）
wanted-question-rulebooks = 選択肢にするルールブックのリスト（なければすべて）
wanted-question-answer = 正解：手かルールブックのリスト、または「given」と同じ形のマッピング
wanted-rulebooks = ルールブックのリスト
wanted-answer = リスト
wanted-answer-legal = 「moves」のうち、できる手のリスト
wanted-answer-result = 値を1つ以上持つ、「given」と同じ形のマッピング
wanted-answer-rulebook = ルールブックのリスト
wanted-over = 「winners」（席のリスト）か「result」（win、draw、loss）を持つマッピング
wanted-number = { $least }から{ $most }までの整数
wanted-pending_work = このツールが書き出した途中の手順
wanted-number_from = { $least }以上の整数
wanted-nothing_or_number = null、または{ $least }から{ $most }までの整数
wanted-word = 語
wanted-text = 文字列
wanted-yes_or_no = trueかfalse
wanted-list = リスト
wanted-mapping = マッピング
wanted-one_of = { $words }のどれか

## 検査でわかったこと

found-illegal = 「{ $move }」はここではできません。{ $reasons }
found-ambiguous = 「{ $move }」に当てはまる手がいくつもあります：{ $moves }。
found-difference = { $expected }のはずが、{ $found }でした。
found-legal = 「{ $move }」はここでできる手です。
found-other_reason = 「{ $move }」はできませんが、理由は{ $expected }ではありません。理由：{ $found }。
found-missing_moves = できる手の中にありません：{ $moves }。
found-extra_moves = 書かれていませんが、これもできる手です：{ $moves }。
found-not_over = ここではまだゲームが終わっていません。
found-winners = 勝者は{ $expected }のはずが、{ $found }でした。
found-result = 結果は{ $expected }のはずが、{ $found }でした。
found-no_deal = ここでは、山札{ $deck }からカード{ $card }を配れません。
found-unanswered = 「{ $move }」もここでできる手ですが、正解に入っていません。
found-book_refuses = { $rulebook }ではできません。{ $reasons }
found-book_differs = { $rulebook }では結果が違います。{ $place }は{ $expected }のはずが、{ $found }でした。
found-book_allows = { $rulebook }でもできますが、正解に入っていません。

## 共有用の文字列

share-unreadable = この共有用の文字列は、途中で切れているか、書き換えられています。
share-newer = この共有用の文字列は、別のバージョンのプログラムで作られています。
share-too_large = 共有用の文字列に入れられる文は{ $most }バイトまでです。

## JSON Schema

schema-title = シナリオ：局面と、手と検査の手順

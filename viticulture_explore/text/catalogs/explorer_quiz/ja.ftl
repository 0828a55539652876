# 画面でのレッスンとクイズ、問題作り。

ui-modes = することを選ぶ
ui-mode-explore = 自由に試す
ui-mode-explore-about = 好きな手を進めたり、できない理由を調べたりする
ui-mode-lesson = レッスン
ui-mode-lesson-about = このシナリオの手順を一手ずつ見つける
ui-mode-quiz = クイズ
ui-mode-quiz-about = このシナリオの問題に答える

## レッスン

ui-lesson-about = このシナリオについて
ui-lesson-progress = { $all }手のうち{ $done }手を発見
ui-lesson-find = { $seat }番の次の一手は？盤面か下のボタンで選んでください。
ui-lesson-other = 「{ $move }」もできますが、この手順では別の手を選びます。もう一度どうぞ。
ui-lesson-would = その手だとこうなります：
ui-lesson-show = 答えを見る
ui-lesson-happened = ここまでに起きたこと
ui-lesson-over = 最後までたどり着きました。
ui-lesson-no-line = このシナリオには手順がありません。「自由に試す」で何手か進めると、それがレッスンになります。
ui-lesson-off-line = レッスンの手順から外れています。
ui-lesson-back-to-line = 手順に戻る
ui-lesson-again = 最初からもう一度
ui-lesson-quiz = クイズに進む

## クイズ

ui-quiz-number = 問題{ $number }（全{ $of }問）
ui-quiz-progress = 問題の一覧
ui-quiz-dot-open = 問題{ $number }：まだ答えていません
ui-quiz-dot-right = 問題{ $number }：正解
ui-quiz-dot-wrong = 問題{ $number }：不正解
ui-quiz-hint = 盤面をクリックしてトークンを置いたり取ったりするか、欄に記入してください。
ui-quiz-check = 答え合わせ
ui-quiz-again = もう一度
ui-quiz-next = 次の問題
ui-quiz-finish = 結果を見る
ui-quiz-undo = 1つ戻す
ui-quiz-mine = 自分の盤面
ui-quiz-true = 正しい盤面
ui-quiz-right = 正解です！
ui-quiz-wrong = 惜しい！
ui-quiz-legal-yes = できます：
ui-quiz-legal-no = できません：
ui-quiz-rulebook-yes = このルールブックではできます：
ui-quiz-rulebook-no = このルールブックではそうなりません：
ui-quiz-why = この手で起きること
ui-quiz-otherwise = 今選んでいるルールでは、出題者の書いた正解とは答えが異なります。今のルールで判定します。
ui-quiz-none = このシナリオにはまだ問題がありません。
ui-quiz-none-about = 今の局面から問題を作れます。選択肢になる手と正解は、ルールから自動で用意されます。
ui-quiz-make = 問題を作る
ui-quiz-make-about = 試していた局面から
ui-quiz-edit = この問題を直す
ui-quiz-results = 結果
ui-quiz-score = { $of }問中{ $right }問正解
ui-quiz-from-start = 最初からやり直す
ui-quiz-copy-table = CSVでコピー
ui-quiz-copy-text = テキストでコピー
ui-quiz-copied = コピーしました
ui-quiz-head-question = 番号
ui-quiz-head-kind = 種類
ui-quiz-head-asked = 問題
ui-quiz-head-answered = あなたの答え
ui-quiz-head-right = 結果
ui-quiz-head-tries = 回数
ui-quiz-kind-legal = できる手はどれ
ui-quiz-kind-result = どうなる
ui-quiz-kind-rulebook = どのルール
ui-quiz-said-right = 正解
ui-quiz-said-wrong = 不正解
ui-quiz-said-open = –
ui-quiz-nothing = どれも選ばない
ui-quiz-list = { $items }

## 問題作り

ui-make-title = この局面から新しい問題を作る
ui-make-title-change = 問題を直す
ui-make-kind = 何を問うか
ui-make-legal-about = できる手とできない手を混ぜて出す
ui-make-result-about = 手を進めたあとの盤面を当てる
ui-make-rulebook-about = ルールブックで判断が分かれる手を出す
ui-make-offers = 選択肢にする手
ui-make-other-move = ほかの手を加える
ui-make-other-hint = 棋譜の書き方で入力
ui-make-offer = 加える
ui-make-possible = できる
ui-make-impossible = できない
ui-make-moves = 進める手
ui-make-further = もう一手進める…
ui-make-remove = 最後の手を取り消す
ui-make-parts = 問うところ
ui-make-partings = ルールブックで判断が分かれる手
ui-make-agree = この局面では、どの手についてもルールブックの判断が同じです。別の局面で試してください。
ui-make-words = 自分の言葉で書く問題文
ui-make-words-hint = 空のままなら、ここに見える文になります
ui-make-answer = ルールによる正解
ui-make-answer-none = どれもできない
ui-make-confirm = 加える前に自分でも確かめてください。正解は、ルールブックに書かれているとおりのはずです。
ui-make-add = 正解を確かめたので加える
ui-make-change = 正解を確かめたので直す
ui-make-delete = 問題を消す
ui-make-cancel = やめる
ui-make-saved = 問題はシナリオと一緒に保存・共有されます（「{ ui-tab-record }」タブ）。

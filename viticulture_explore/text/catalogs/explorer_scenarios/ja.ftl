# 付属のシナリオ

ui-tab-scenarios = シナリオ集
ui-scenarios-search = シナリオを探す
ui-scenarios-search-hint = どの言語の言葉でも
ui-scenarios-topics = 分野
ui-scenarios-none = その言葉を含むシナリオはありません。
ui-scenarios-count = シナリオ{ $number }本

ui-topic-champagne = Age of Champagne
ui-topic-decks = 山札
ui-topic-end_game = ゲームの終わり
ui-topic-fall = 秋
ui-topic-field = 畑
ui-topic-general = 訪問者全般
ui-topic-lessons = レッスン
ui-topic-quiz = クイズ
ui-topic-summer = 夏季訪問者
ui-topic-visitors = 訪問者
ui-topic-winter = 冬季訪問者
ui-topic-worked_examples = 例題

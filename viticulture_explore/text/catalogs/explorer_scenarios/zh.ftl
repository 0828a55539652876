# 随附的场景

ui-tab-scenarios = 场景库
ui-scenarios-search = 查找场景
ui-scenarios-search-hint = 任何语言的词都可以
ui-scenarios-topics = 主题
ui-scenarios-none = 没有场景同时包含这些词。
ui-scenarios-count = { $number }个场景

ui-topic-champagne = Age of Champagne
ui-topic-decks = 牌库
ui-topic-end_game = 游戏结束
ui-topic-fall = 秋季
ui-topic-field = 田地
ui-topic-general = 访客通则
ui-topic-lessons = 课程
ui-topic-quiz = 小测验
ui-topic-summer = 夏季访客
ui-topic-visitors = 访客
ui-topic-winter = 冬季访客
ui-topic-worked_examples = 例题

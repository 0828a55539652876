# The shipped scenarios.

ui-tab-scenarios = Scenarios
ui-scenarios-search = Search the scenarios
ui-scenarios-search-hint = words in any language
ui-scenarios-topics = Topics
ui-scenarios-none = No scenario has these words.
ui-scenarios-count = { $number ->
    [one] 1 scenario
   *[other] { $number } scenarios
}

ui-topic-champagne = Age of Champagne
ui-topic-decks = Decks
ui-topic-end_game = End of the game
ui-topic-fall = Fall
ui-topic-field = Fields
ui-topic-general = Any visitor
ui-topic-lessons = Lessons
ui-topic-quiz = Quizzes
ui-topic-summer = Summer visitors
ui-topic-visitors = Visitors
ui-topic-winter = Winter visitors
ui-topic-worked_examples = Worked examples

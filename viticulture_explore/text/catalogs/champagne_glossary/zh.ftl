### 游戏术语及新手需要的解释。在句子里用哪些形式查找，见游戏的 data/glossary.csv。

champagne-terms-domain = 领地

champagne-term-vineyard = 葡萄园
    .about = 放在自己领地的牌，每次收获都产葡萄。
champagne-term-region = 地区
    .about = 香槟产区的五个部分，各在版面上占一栏。
champagne-term-press = 压榨能力
    .about = 决定收获时最多能收进多少葡萄。
champagne-term-winery = 酿酒厂
    .about = 调配之前存放静态酒的地方。
champagne-term-module = 酿酒厂模块
    .about = 加到酿酒厂上，可多放3个静态酒。
champagne-term-cellar = 酒窖
    .about = 存放特酿的地方，可从这里交付或移到藏酒库。
champagne-term-oenotheque = 藏酒库
    .about = 特酿移到营销栏之前的存放处。
champagne-term-marketing = 营销栏
    .about = 特酿按颜色放在这里，以后交付得分更多。
champagne-term-eco_level = 环保等级
    .about = 表示对环境的友善程度，终局按所在位置计分。

champagne-terms-wine = 葡萄和酒

champagne-term-grape = 葡萄
    .about = 葡萄园的出产，用蓝、黑、黄方块表示。
champagne-term-cube = 方块
    .about = 表示葡萄或酒：蓝色值1分，黑色2分，黄色3分。
champagne-term-still_wine = 静态酒
    .about = 酿酒厂里还没有调配的方块。
champagne-term-cuvee = 特酿
    .about = 调配好的成品酒，用来交付市场牌。
champagne-term-brut = 传统极干香槟
    .about = 蓝色特酿：一个蓝色静态酒，加任意两个。
champagne-term-noirs = 黑中白
    .about = 黑色特酿：两个黑色静态酒，加一个黑色或蓝色。
champagne-term-blancs = 白中白
    .about = 黄色特酿：三个黄色静态酒。
champagne-term-blend = 调配
    .about = 用三个静态酒做成一个特酿，另外两个弃掉。
champagne-term-harvest = 收获
    .about = 每个葡萄园都产葡萄，但不能超过压榨能力和酿酒厂的空间。
champagne-term-production = 产量
    .about = 自己在一个地区的葡萄园共产多少葡萄。

champagne-terms-round = 一轮的流程

champagne-term-collaborator = 协作者
    .about = 放到格子上的棋子，全部放好后才结算行动。
champagne-term-area = 行动区
    .about = 版面上一种行动的位置，按编号结算。
champagne-term-space = 行动空间
    .about = 放一个协作者的位置，有的还有额外得失。
champagne-term-event = 事件
    .about = 每轮翻开一张，改变该轮的某些规则。
champagne-term-council = 酒窖大师评议会
    .about = 在这里有协作者，下一轮的行动顺序会提前。
champagne-term-turn_order = 行动顺序
    .about = 谁先放置、谁先行动的顺序。
champagne-term-step_1 = 步骤1
    .about = 营销策略的前半：本轮把特酿从酒窖移到藏酒库。
champagne-term-step_2 = 步骤2
    .about = 营销策略的后半：下一轮把特酿移到营销栏。
champagne-term-draft = 轮抽
    .about = 游戏开始时，留一张、其余传给邻座，共三次。
champagne-term-inheritance = 传承牌
    .about = 轮抽时留下的牌，给你葡萄园、压榨能力或酿酒厂方面的起步优势。
champagne-term-star = 星星
    .about = 画在传承牌上，最多者先行动。

champagne-terms-market = 市场

champagne-term-market_card = 市场牌
    .about = 写着所要的特酿，交付后得分。
champagne-term-deliver = 交付
    .about = 付出市场牌要求的特酿，得到分数。
champagne-term-partial_delivery = 部分交付
    .about = 少付一个方块的交付，分数也相应减少。
champagne-term-upper_row = 上排
    .about = 新出现的牌，之后移到下排。
champagne-term-lower_row = 下排
    .about = 放得较久的牌；拿市场下排的牌会得奖励标记。
champagne-term-bonus_token = 奖励标记
    .about = 得到时翻开的一份小奖励。

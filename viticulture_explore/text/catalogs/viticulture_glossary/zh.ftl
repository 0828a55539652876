### 游戏术语及新手需要的解释。在句子里用哪些形式查找，见游戏的 data/glossary.csv。

viticulture-terms-vineyard = 葡萄园

viticulture-term-vineyard = 葡萄园
    .about = 一位玩家的全部产业：田地、建筑、压榨区和酒窖。
viticulture-term-field = 田地
    .about = 种葡萄藤的地方，每人三块；田地的数字就是藤的合计上限。
viticulture-term-vine = 葡萄藤
    .about = 种在田地上，每次收获都产葡萄，收获后仍留在田里。
viticulture-term-crush_pad = 压榨区
    .about = 放葡萄的地方：红、白各有1～9，每格只放一颗。
viticulture-term-cellar = 酒窖
    .about = 放葡萄酒的地方，每格一瓶；大小决定能做哪些酒、数值最高到几。
viticulture-term-small_cellar = 小型酒窖
    .about = 人人开局就有的酒窖，可放数值不超过3的红、白葡萄酒。
viticulture-term-medium_cellar = 中型酒窖
    .about = 葡萄酒最高可到6，并可制作桃红葡萄酒。
viticulture-term-large_cellar = 大型酒窖
    .about = 葡萄酒最高可到9，并可制作起泡葡萄酒；要先有中型酒窖。

viticulture-terms-wine = 葡萄和葡萄酒

viticulture-term-grape = 葡萄
    .about = 收获所得，分红、白，数值1～9，放在压榨区。
viticulture-term-value = 数值
    .about = 葡萄或葡萄酒的数字，1～9，越高越好。
viticulture-term-wine = 葡萄酒
    .about = 用葡萄制成，存放在酒窖，用来完成订单。
viticulture-term-red_wine = 红葡萄酒
    .about = 用一颗红葡萄制成，数值与葡萄相同。
viticulture-term-white_wine = 白葡萄酒
    .about = 用一颗白葡萄制成，数值与葡萄相同。
viticulture-term-blush = 桃红葡萄酒
    .about = 用一红一白两颗葡萄，数值相加；最低为4，所以需要中型酒窖。
viticulture-term-sparkling = 起泡葡萄酒
    .about = 用两红一白三颗葡萄，数值相加；最低为7，所以需要大型酒窖。
viticulture-term-age = 陈年
    .about = 数值增加1：年末时，只要上一格空着而且可用，葡萄和葡萄酒都升一格。

viticulture-terms-structure = 建筑

viticulture-term-structure = 建筑
    .about = 盖在自己版面上的设备，建成后整局有效。
viticulture-term-trellis = 藤架
    .about = 有些葡萄藤要先有它才能种植。
viticulture-term-irrigation = 灌溉系统
    .about = 有些葡萄藤要先有它才能种植。
viticulture-term-yoke = 牛轭
    .about = 自己专用的空间，每年可放一个工人来收获田地或拔除葡萄藤。
viticulture-term-windmill = 风车
    .about = 种植葡萄藤时得1分，每年一次。
viticulture-term-cottage = 小屋
    .about = 秋季多摸一张访客。
viticulture-term-tasting_room = 品酒室
    .about = 酒窖里有葡萄酒时提供导游，得1分，每年一次。

viticulture-terms-worker = 工人

viticulture-term-worker = 工人
    .about = 放到空间上执行行动，夏、冬两季共用，年末收回。
viticulture-term-grande_worker = 大工人
    .about = 特别的工人：空间全被占满的行动，它也能执行。
viticulture-term-temporary_worker = 额外工人
    .about = 从回合顺序轨道得到的工人，只用一年。
viticulture-term-train = 训练新工人
    .about = 付里拉多得一个工人，明年起可用。
viticulture-term-space = 行动空间
    .about = 放一个工人的位置；每种行动有几个，取决于玩家人数。
viticulture-term-bonus_space = 奖励空间
    .about = 先到先得，行动之外还给一份额外好处的空间。
viticulture-term-pass = 跳过
    .about = 本季不再放置工人，其他玩家继续。

viticulture-terms-action = 行动

viticulture-term-action = 行动
    .about = 派工人去做的事，夏季六种，冬季六种。
viticulture-term-tour = 提供导游
    .about = 得到2里拉的夏季行动。
viticulture-term-build = 建造建筑
    .about = 付里拉盖一座建筑的夏季行动。
viticulture-term-plant = 种植
    .about = 把手里的绿色牌放到田地的夏季行动，合计不能超过田地的数字。
viticulture-term-sell = 出售
    .about = 把葡萄或没有藤的田地换成里拉的夏季行动；田地可再买回。
viticulture-term-uproot = 拔除
    .about = 把葡萄藤从田地上移走。
viticulture-term-harvest = 收获
    .about = 从一块田地得到葡萄的冬季行动：每种颜色一颗，数值为该色藤的合计。
viticulture-term-make_wine = 制作葡萄酒
    .about = 用压榨区的葡萄做酒的冬季行动，最多两瓶。
viticulture-term-fill_order = 完成订单
    .about = 交出订单要求的葡萄酒的冬季行动，得分并增加持续收入。
viticulture-term-gain_lira = 获得1里拉
    .about = 永远放得下的行动：每放一个工人得1里拉。

viticulture-terms-card = 牌

viticulture-term-vine_card = 绿色牌
    .about = 葡萄藤牌：写着产什么葡萄、需要哪些建筑。
viticulture-term-wine_order = 葡萄酒订单
    .about = 写着所要葡萄酒的牌，完成后得分并增加持续收入。
viticulture-term-visitor = 访客
    .about = 用对应季节的行动打出，效果生效一次。
viticulture-term-summer_visitor = 夏季访客
    .about = 在夏季打出的访客。
viticulture-term-winter_visitor = 冬季访客
    .about = 在冬季打出的访客。
viticulture-term-mama = 妈妈牌
    .about = 设置时发的牌，给你最初的手牌和工人。
viticulture-term-papa = 爸爸牌
    .about = 设置时发的牌，给你最初的里拉，再选一份礼物或更多里拉。
viticulture-term-deck = 牌库
    .about = 同类牌面朝下的一叠；摸完后用弃牌堆重洗。
viticulture-term-discard_pile = 弃牌堆
    .about = 用过和弃掉的牌，按种类面朝上放在这里。
viticulture-term-hand_limit = 手牌上限
    .about = 年末时手牌最多留七张。

viticulture-terms-year = 一年的流程

viticulture-term-spring = 春季
    .about = 每人在回合顺序轨道上选位置的季节。
viticulture-term-summer = 夏季
    .about = 建造、种植、出售和夏季访客的季节。
viticulture-term-fall = 秋季
    .about = 每人摸一张访客的季节。
viticulture-term-winter = 冬季
    .about = 收获、制酒、完成订单和冬季访客的季节。
viticulture-term-year_end = 年末
    .about = 冬季之后：陈年、收回工人、领取持续收入、整理手牌。
viticulture-term-wake_up = 回合顺序轨道
    .about = 每年春季重新选择：位置靠前先行动，靠后奖励更好。
viticulture-term-rooster = 公鸡
    .about = 放在回合顺序轨道上的自己的标记。
viticulture-term-first_player = 起始玩家
    .about = 春季最先选位置的玩家，下一年换人。

viticulture-terms-points = 里拉和分数

viticulture-term-lira = 里拉
    .about = 游戏里的钱。
viticulture-term-residual_payment = 持续收入
    .about = 每年年末领取的里拉，主要靠完成订单增加。
viticulture-term-victory_point = 分数
    .about = 最后最多者获胜；有人达到20分，那一年就是最后一年。
viticulture-term-star = 星号
    .about = 影响力地图上的标记，区域内最多者终局得分。
viticulture-term-influence = 影响力地图
    .about = 托斯卡纳扩展的版面，有七个区域：放星号立即得奖励，终局还计分。
viticulture-term-region = 区域
    .about = 影响力地图的一部分。

viticulture-terms-solo = 单人模式

viticulture-term-solo = 单人模式
    .about = 一个人与Automa比七年。
viticulture-term-automa = Automa
    .about = 单人模式的对手，用牌占用空间。
viticulture-term-bonus_token = 奖励标记
    .about = 用于单人模式：与工人一起用掉，就能得到该行动的奖励。

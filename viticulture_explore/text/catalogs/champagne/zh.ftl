### Age of Champagne：物品、走法、决定、事件、障碍与版面。

## 物品

champagne-cube = { $colour ->
    [blue] 蓝
    [black] 黑
   *[yellow] 黄
}
champagne-cubes-of = { $colour ->
    [blue] { $count }蓝
    [black] { $count }黑
   *[yellow] { $count }黄
}
champagne-vineyard = { $bonus ->
    [vp] { $vineyard }（{ $count }{ champagne-cube }，{ $value }分）
    [eco] { $vineyard }（{ $count }{ champagne-cube }，环保+{ $value }）
   *[none] { $vineyard }（{ $count }{ champagne-cube }）
}
champagne-family = { $family ->
    [local] 本地
    [continent] 欧洲
   *[overseas] 海外
}
champagne-order = { $family ->
    [local] 本地市场牌（{ $cubes }）
    [continent] 欧洲市场牌（{ $cubes }）
   *[overseas] 海外市场牌（{ $cubes }）
}
champagne-stars = { $stars }星
champagne-inheritance-green = 绿色传承牌（{ champagne-stars }，方块不超过{ $most }个的葡萄园{ $count }张{ champagne-with-eco }）
champagne-with-eco = { $eco ->
    [0] { "" }
   *[other] ，环保+{ $eco }
}
champagne-inheritance-purple = 紫色传承牌（{ champagne-stars }，压榨+{ $steps }，特酿：{ $cubes }）
champagne-inheritance-purple-bare = 紫色传承牌（{ champagne-stars }，压榨+{ $steps }）
champagne-inheritance-orange = 橙色传承牌（{ champagne-stars }，模块+{ $modules }，静态酒：{ $cubes }）
champagne-inheritance-orange-bare = 橙色传承牌（{ champagne-stars }，模块+{ $modules }）
champagne-inheritance-name = { $colour ->
    [green] 绿色{ $number }号
    [purple] 紫色{ $number }号
   *[orange] 橙色{ $number }号
}
champagne-token = { $token ->
    [points_token] 2分
    [eco_token] 环保等级+1
    [press_token] 压榨+1
    [still_wine_token] 1个静态酒
   *[recolour_token] 1个静态酒换色
}
champagne-cuvee = { $cuvee ->
    [brut] 传统极干香槟（蓝）
    [noirs] 黑中白（黑）
   *[blancs] 白中白（黄）
}
champagne-store = { $store ->
    [winery] 酿酒厂
    [cellar] 酒窖
    [oenotheque] 藏酒库
   *[marketing] 营销栏
}
champagne-seat = { $seat }号玩家
champagne-column = { $region }（{ $vineyards }）
champagne-any-region = 任意地区
champagne-area = { $area ->
    [vineyard] 1 获得葡萄园
    [press] 2 增设压榨机
    [winery] 3 建造酿酒厂
    [marketing] 4 营销策略
    [marketing_step_2] 4 营销策略步骤2
    [export] 5 市场出货
    [blending] 6 调配葡萄酒
   *[council] 8 酒窖大师评议会
}
champagne-area-short = { $area ->
    [press] 压榨
    [winery] 酿酒厂
    [marketing] 营销
    [export] 出货
    [blending] 调配
   *[council] 评议会
}
champagne-space = { champagne-area }的第{ $number }格
champagne-adds = { $adds ->
    [point] 得1分
    [less] 失1分
    [greener] 环保等级+1
    [dirtier] 环保等级-1
    [linked] 相连：压榨与酿酒厂都占到时得奖励标记
    [partial] 部分交付
   *[nothing] 没有奖励
}
champagne-time = { $phase ->
    [setup] 设置
    [event] 第{ $round }轮 新事件
    [placement] 第{ $round }轮 放置协作者
    [actions] 第{ $round }轮 结算行动
    [harvest] 第{ $round }轮 葡萄收获
    [season_end] 第{ $round }轮 季末
   *[over] 第{ $round }轮后游戏结束
}

## 名称：观察方式

name-cellars = 酿酒厂与酒窖
name-regions = 地区
name-points = 分数与环保等级

## 走法

champagne-move-keep = 保留：{ $card }
champagne-move-deal = { $card }
champagne-move-place = { $adds ->
    [point] { champagne-area-short }{ $number }：+1分
    [less] { champagne-area-short }{ $number }：-1分
    [greener] { champagne-area-short }{ $number }：环保+1
    [dirtier] { champagne-area-short }{ $number }：环保-1
    [linked] { champagne-area-short }{ $number }：相连
    [partial] { champagne-area-short }{ $number }：部分交付
   *[nothing] { champagne-area-short }{ $number }
}
champagne-move-place-vineyard = { $vineyard }
champagne-move-place-gap = 空位{ $number }
champagne-move-pass = 本轮不再放置
champagne-move-settle = { $region }
champagne-move-age = 移到藏酒库：{ $cubes }
champagne-move-promote = 移到营销栏：{ $cubes }
champagne-move-export = 交付{ $order }，得{ $vp }分
champagne-move-export-wish = 交付{ $order }
champagne-move-export-partly = 少付1{ $cube }，交付{ $order }，得{ $vp }分
champagne-move-export-partly-wish = 少付1{ $cube }，交付{ $order }
champagne-move-blend = 用{ $cubes }调配{ champagne-cuvee }
champagne-move-exchange = 用{ $cubes }换1{ $cube }（-1分）
champagne-move-discard = 弃掉1{ $cube }
champagne-move-gain = { $cube }色静态酒
champagne-move-recolour = 1个{ $cube }色静态酒换成{ $other }色
champagne-move-done = 结束

## 走法的标题

champagne-group-stop = 结束
champagne-group-keep = 传承牌
champagne-group-deal = 发到的牌
champagne-group-settle = 地区
champagne-group-age = 藏酒库
champagne-group-promote = 营销栏
champagne-group-export = 交付
champagne-group-blend = 调配
champagne-group-exchange = 交换静态酒
champagne-group-discard = 弃掉
champagne-group-gain = 静态酒
champagne-group-recolour = 换色

## 决定

champagne-decision-over = 游戏已经结束。
champagne-decision-deal_key = { $seat }号玩家起始的葡萄园是哪张？
champagne-decision-deal_inheritance = 发给{ $seat }号玩家哪张传承牌？
champagne-decision-draft = 保留哪张传承牌？（第{ $number }张，共{ $most }张）
champagne-decision-deal_vineyard_to = { $seat }号玩家继承哪张方块不超过{ $most }个的葡萄园？
champagne-decision-deal_vineyard = { $row ->
    [upper] 上排第{ $column }列出现哪张葡萄园？
   *[lower] 下排第{ $column }列出现哪张葡萄园？
}
champagne-decision-deal_market = { $row ->
    [upper] 上排出现哪张{ champagne-family }市场牌？
   *[lower] 下排出现哪张{ champagne-family }市场牌？
}
champagne-decision-deal_event = 翻开哪张事件牌？
champagne-decision-deal_token = 是哪种奖励标记？
champagne-decision-place = 还剩{ $count }个协作者，放到哪里？
champagne-decision-settle = { $vineyard }可放在任何地区。放到哪一栏？
champagne-decision-age = 哪些特酿移到藏酒库？
champagne-decision-promote = 哪些特酿移到营销栏？
champagne-decision-export = { $again ->
    [yes] 再从下排交付一张吗？
   *[no] { $rows ->
        [both] 交付哪张市场牌？
       *[lower] 交付下排的哪张市场牌？
    }
}
champagne-decision-blend = { $again ->
    [yes] 再调配一次吗？
   *[no] 调配哪些静态酒？
}
champagne-decision-discard = { $limit ->
    [press] 弃掉哪个方块？压榨能力还超出{ $count }个。
   *[winery] 弃掉哪个方块？酿酒厂还有{ $count }个放不下。
}
champagne-decision-gain_still_wine = 拿哪种静态酒？
champagne-decision-recolour = 哪个静态酒换色？

## 当前决定的事（对不合时宜的走法）

champagne-now-over = 游戏已经结束。
champagne-now-deal_key = 还不行：正在发起始葡萄园。
champagne-now-deal_inheritance = 还不行：正在发传承牌。
champagne-now-draft = 还不行：要先选择保留的传承牌。
champagne-now-deal_vineyard_to = 还不行：正在发葡萄园。
champagne-now-deal_vineyard = 还不行：正在补葡萄园。
champagne-now-deal_market = 还不行：正在补市场牌。
champagne-now-deal_event = 还不行：正在翻开事件牌。
champagne-now-deal_token = 还不行：正在打开奖励标记。
champagne-now-place = 现在该放置协作者了。
champagne-now-settle = 要先决定葡萄园放到哪一栏。
champagne-now-age = 要先决定哪些特酿移到藏酒库。
champagne-now-promote = 要先决定哪些特酿移到营销栏。
champagne-now-export = 现在该交付市场牌了。
champagne-now-blend = 现在该调配了。
champagne-now-discard = 现在要弃掉放不下的方块。
champagne-now-gain_still_wine = 现在要拿一个静态酒。
champagne-now-recolour = 现在要决定换色的静态酒。

## 事件：设置

champagne-event-dealt_inheritance = { $seat }号玩家分到{ $card }。
champagne-event-chose_inheritance = { $seat }号玩家选好了一张传承牌。
champagne-event-kept_inheritance = { $seat }号玩家保留{ $card }。
champagne-event-hands_passed = 其余的牌传给左边。
champagne-event-counted_stars = { $seat }号玩家有{ $stars }颗星；单张绿色牌最多{ $green }颗。
champagne-event-turn_order = 行动顺序为{ $seats }。

## 事件：一轮

champagne-event-revealed_event = 第{ $round }轮的事件是“{ $event }”。
champagne-event-revealed_vineyard = 新出现的葡萄园：{ $vineyard }。
champagne-event-revealed_market_card = 新出现的市场牌：{ $card }。
champagne-event-placed = { $seat }号玩家把协作者放到“{ champagne-area }”第{ $number }格。
champagne-event-passed = { $seat }号玩家本轮不再放置。
champagne-event-eco_stays = { $seat }号玩家的环保等级已在尽头，仍为{ $points }分。
champagne-event-vineyards_discarded = 弃掉下排的葡萄园。
champagne-event-winery_grew = { $seat }号玩家的酿酒厂现在可放{ $room }个静态酒。
champagne-event-wants_vineyard = { $seat }号玩家选定{ $vineyard }。
champagne-event-event_in_region = 事件“{ $event }”改变{ $seat }号玩家的收获。
champagne-event-event_everywhere = 事件“{ $event }”改变{ $seat }号玩家的压榨能力。
champagne-event-area_began = 开始结算：{ champagne-area }。
champagne-event-market_order = 市场上的顺序是{ $seats }。
champagne-event-may_deliver_again = { $seat }号玩家可以再交付一张。
champagne-event-marketing_goes_on = { $seat }号玩家在步骤2的协作者行动后返回。
champagne-event-season_ended = 第{ $round }轮的季节结束。
champagne-event-round_began = 第{ $round }轮开始。
champagne-event-last_round = 这是十轮中的最后一轮。
champagne-event-game_ended = 第{ $round }轮结束，游戏也结束了。
champagne-event-scoring_began = 终局得分加到已有的分数上。
champagne-event-stars_tied = { $seats }星数相同，由单张绿色牌的星数决定。
champagne-event-actions_began = 协作者全部放好，按编号结算各行动区。
champagne-event-harvest_began = 葡萄收获开始。
champagne-event-council_met = 酒窖大师评议会召开，行动顺序变为{ $seats }。
champagne-event-vineyards_slid = 上排的葡萄园移到下排。
champagne-event-vineyards_reshuffled = 弃掉的葡萄园洗成新的牌库。

## 事件：得到的与做的

champagne-event-gained_vp = { $seat }号玩家得{ $vp }分。
champagne-event-lost_vp = { $seat }号玩家失{ $vp }分。
champagne-event-eco_rose = { $seat }号玩家的环保等级上升{ $steps }，现在值{ $points }分。
champagne-event-eco_fell = { $seat }号玩家的环保等级下降{ $steps }，现在值{ $points }分。
champagne-event-eco_at_top = { $seat }号玩家的环保等级已到顶，再上升就变成分数。
champagne-event-eco_at_bottom = { $seat }号玩家的环保等级已到底，再下降就失分。
champagne-event-acquired_vineyard = { $seat }号玩家把{ $vineyard }放到{ $region }栏。
champagne-event-press_rose = { $seat }号玩家的压榨能力变为{ $grapes }个。
champagne-event-press_stays = { $seat }号玩家的压榨能力不会超过{ $grapes }个。
champagne-event-press_raised_already = { $seat }号玩家本轮已提高过压榨等级。
champagne-event-installed_module = { $seat }号玩家放上第{ $modules }个酿酒厂模块。
champagne-event-winery_stays = { $seat }号玩家的酿酒厂模块不会超过{ $modules }个。
champagne-event-module_installed_already = { $seat }号玩家本轮已放过模块。
champagne-event-gained_token = { $seat }号玩家得到一个奖励标记。
champagne-event-opened_token = { $seat }号玩家的奖励标记是{ champagne-token }。
champagne-event-no_token_left = 奖励标记已用完，{ $seat }号玩家拿不到。
champagne-event-no_room_in_winery = { $seat }号玩家的酿酒厂没有空间。
champagne-event-took_cubes = { $seat }号玩家的{ champagne-store }放入{ $cubes }。
champagne-event-gave_back_cubes = { $seat }号玩家的{ champagne-store }取出{ $cubes }。
champagne-event-moved_cubes = { $store ->
    [cellar] { $seat }号玩家从酿酒厂移到酒窖：{ $cubes }。
    [oenotheque] { $seat }号玩家从酒窖移到藏酒库：{ $cubes }。
   *[marketing] { $seat }号玩家从藏酒库移到营销栏：{ $cubes }。
}
champagne-event-slid_to_step_2 = { $seat }号玩家的协作者移到步骤2，留到下一轮。
champagne-event-could_not_act = { $seat }号玩家在“{ champagne-area }”什么也做不了。
champagne-event-blended = { $seat }号玩家调配出{ champagne-cuvee }。
champagne-event-cuvee_lost = { $seat }号玩家的酒窖已满，{ champagne-cuvee }损失了。
champagne-event-delivered = { $seat }号玩家交付了{ $card }。
champagne-event-delivered_partly = { $seat }号玩家少付了{ $missing }，少得{ $lost }分。
champagne-event-eco_loss_waived = 由于事件，{ $seat }号玩家的环保等级不下降。
champagne-event-gathered = { $seat }号玩家的葡萄园收获：{ $cubes }。
champagne-event-press_too_small = { $seat }号玩家的压榨能力不足，弃掉{ $cubes }。
champagne-event-winery_too_small = { $seat }号玩家的酿酒厂放不下，弃掉{ $cubes }。

## 事件：游戏结束

champagne-event-scored_each_region = { $rows ->
    [1] { $seat }号玩家在每个地区都有葡萄园，得{ champagne-points }。
   *[2] { $seat }号玩家在每个地区都有两张以上的葡萄园，得{ champagne-points }。
}
champagne-event-scored_majority = { $seat }号玩家在{ $region }的葡萄园最多（{ $count }张），得{ champagne-points }。
champagne-event-scored_production = { $region }的葡萄园同为{ $count }张，{ $seat }号玩家的葡萄产量最高（{ $grapes }个），得{ champagne-points }。
champagne-event-scored_split = { $region }的葡萄园（{ $count }张）和产量（{ $grapes }个）都相同，分数平分，{ $seat }号玩家得{ champagne-points }。
champagne-event-scored_still_wines = { $seat }号玩家有{ $count }个静态酒，得{ champagne-points }（{ champagne-of-a-colour }每{ $size }个{ $each }分）。
champagne-event-scored_cuvees = { $seat }号玩家有{ $count }个特酿，得{ champagne-points }（{ champagne-of-a-colour }每{ $size }个{ $each }分）。
champagne-of-a-colour = { $colours ->
    [one] 同色
   *[any] {""}
}
champagne-event-scored_eco = { $seat }号玩家的环保等级计{ champagne-points }。
champagne-points = { $vp }分
champagne-event-game_over_by_points = { $seat }号玩家以{ $vp }分获胜。
champagne-event-game_over_by_eco = 同为{ $vp }分，环保等级较高的{ $seat }号玩家获胜。
champagne-event-game_over_by_order = 同为{ $vp }分，环保等级也相同，行动顺序靠前的{ $seat }号玩家获胜。

## 障碍

obstacle-space_occupied = “{ champagne-area }”第{ $number }格已有{ $seat }号玩家。
obstacle-no_vineyard_there = { $number }号位置没有葡萄园。
obstacle-placing_compulsory = 协作者必须全部放置，还剩{ $count }个。
obstacle-not_in_draft_hand = 手里没有{ $card }。
obstacle-cannot_be_dealt = 这里不会出现{ $card }。
obstacle-still_wine_missing = 酿酒厂里缺少{ $lacking }。
obstacle-recipe_not_met = { $cuvee ->
    [brut] 传统极干香槟用3个静态酒，其中要有1个蓝色的。
    [noirs] 黑中白需要2个黑色静态酒，另加1个黑色或蓝色的。
   *[blancs] 白中白需要3个黄色静态酒。
}
obstacle-cellar_full = 酒窖已满，最多{ $room }个。
obstacle-no_exchange = 这套规则不能交换静态酒。
obstacle-exchange_of_two_alike = 只能用2个同色的静态酒交换。
obstacle-cuvee_missing = 酒窖里缺少{ $lacking }。
obstacle-oenotheque_full = { $room ->
    [0] 藏酒库已满。
   *[other] 藏酒库只能再放{ $room }个。
}
obstacle-cuvee_not_in_oenotheque = 藏酒库里缺少{ $lacking }。
obstacle-marketing_column_full = 营销栏的{ champagne-cube }色列最多{ $height }个，已有{ $there }个，放不下{ $adds }个。
obstacle-market_card_not_there = 市场上没有{ $card }。
obstacle-lower_row_only = 这一格只能取下排的市场牌，{ $card }在上排。
obstacle-family_closed = 由于事件，不能取{ champagne-family }市场牌。
obstacle-full_delivery_only = 只有部分交付的格子可以少付方块。
obstacle-cheapest_cube_first = 只能少付最便宜的方块：{ champagne-cube }。
obstacle-no_such_new_cube = 新的方块里没有{ champagne-cube }色。

## 不可能的局面

flag-winery_too_full = 酿酒厂的静态酒超过模块的容量。
flag-cellar_too_full = 酒窖的特酿超过10个。
flag-oenotheque_too_full = 藏酒库的特酿超过3个。
flag-marketing_too_full = 营销栏有一列超过4个方块。
flag-vineyard_in_wrong_column = 有葡萄园放在别的地区栏里。
flag-card_in_two_places = 同一张牌出现在两处。
flag-too_many_collaborators = 有玩家的协作者超过3个。
flag-collaborator_without_vineyard = 有协作者站在没有葡萄园的位置。
flag-market_card_in_wrong_column = 有市场牌放在别的列里。

## 局面描述中的错误

problem-other_actor = { $seat }号玩家此时没有要决定的事：协作者已放完，或轮到别的玩家。
wanted-each_seat_once = 每位玩家各一次
wanted-cards_in_row = 含{ $number }张牌的列表（空位不填）

## 事实

champagne-fact-event = 事件：{ $event }
champagne-fact-order = 行动顺序：{ $seats }
champagne-fact-market-upper = 市场上排：{ $cards }
champagne-fact-market-lower = 市场下排：{ $cards }
champagne-fact-tokens = 剩余奖励标记：{ $count }
champagne-fact-store = { $seat }号玩家的{ champagne-store }：{ $cubes }
champagne-fact-vineyards = { $seat }号玩家的葡萄园：{ $columns }
champagne-fact-vp = { $seat }号玩家的分数：{ $number }
champagne-fact-eco = { $seat }号玩家的环保等级：{ $number }
champagne-fact-press = { $seat }号玩家的压榨能力：{ $number }
champagne-fact-modules = { $seat }号玩家的模块：{ $number }
champagne-fact-idle = { $seat }号玩家剩余的协作者：{ $number }

## 牌、格子与数值

champagne-status = { $status ->
    [exact] 与印刷一致
    [inferred] 推断
   *[ours] 教学设定
}
champagne-card = { $status ->
    [exact] { $words }（与印刷一致）
    [inferred] { $words }（推断）
   *[ours] { $words }（教学牌组）
}
champagne-card-vineyard = { $region }：{ $yields }
champagne-card-order = { $vp }分，环保{ $eco }，{ champagne-transport }
champagne-transport = { $transport ->
    [hand] 人力
    [truck] 卡车
    [ship] 轮船
   *[plane] 飞机
}
champagne-effect-vineyard_yield = { $value ->
    [-1] { $region }的每个葡萄园少产1个方块
   *[1] { $region }的每个葡萄园多产1个方块
}
champagne-effect-press_limit = { $value ->
    [-3] 所有人的压榨能力减3
   *[3] 所有人的压榨能力加3
}
champagne-effect-delivery_vp = 每次交付多得{ $value }分
champagne-effect-family_closed = 不能取{ champagne-family }市场牌
champagne-effect-no_eco_loss = 交付不降低环保等级
champagne-effect-none = 没有效果
champagne-copies = { $count }个
champagne-figures = 数值：{ $text }
card-kind-champagne_vineyard = 葡萄园牌
card-kind-champagne_market = 市场牌
card-kind-champagne_event = 事件牌
card-kind-champagne_inheritance = 传承牌
card-kind-champagne_token = 奖励标记
card-kind-champagne_space = 行动空间
card-kind-champagne_constant = 游戏数值
champagne-constant-rounds = 轮数
champagne-constant-collaborators = 每位玩家的协作者
champagne-constant-key_vineyards = 起始的钥匙葡萄园
champagne-constant-vineyard_columns = 展示的葡萄园列数
champagne-constant-press_levels = 各压榨等级的葡萄
champagne-constant-press_start = 起始压榨等级
champagne-constant-press_token_level = 带奖励标记的压榨等级
champagne-constant-press_point_levels = 带1分的压榨等级
champagne-constant-module_size = 每个模块的静态酒
champagne-constant-modules_start = 起始模块
champagne-constant-modules_most = 模块上限
champagne-constant-modules_first_age = 第一代模块
champagne-constant-cellar_room = 酒窖容量
champagne-constant-oenotheque_room = 藏酒库容量
champagne-constant-marketing_height = 营销栏每列容量
champagne-constant-marketing_transfer = 每次营销可移动的方块
champagne-constant-marketing_blue = 蓝色列：按方块数的分数
champagne-constant-marketing_black = 黑色列：按方块数的分数
champagne-constant-marketing_yellow = 黄色列：按方块数的分数
champagne-constant-market_columns = 市场牌列数
champagne-constant-cube_points = 蓝、黑、黄方块的分数
champagne-constant-eco_points = 各环保等级的分数
champagne-constant-eco_start = 起始环保等级（从0数起）
champagne-constant-exchange_price = 交换所失的分数
champagne-constant-council_places = 评议会席位
champagne-constant-draft_turns = 轮抽回合
champagne-constant-draft_hand = 发给每人的传承牌
champagne-constant-draft_press_cap = 轮抽所得压榨等级上限
champagne-constant-draft_modules_cap = 轮抽所得模块上限
champagne-constant-each_region_once = 各地区一个葡萄园的分数
champagne-constant-each_region_twice = 各地区两个葡萄园的分数
champagne-constant-region_majority = 地区最多葡萄园的分数
champagne-constant-still_wines_for_point = 每1分所需静态酒
champagne-constant-cuvees_for_points = 一组特酿
champagne-constant-points_for_cuvees = 一组特酿的分数

## 选项

option-draft_passing = 轮抽中未保留的牌
option-draft_passing-pass_left = 传给左边
option-draft_passing-own_hand = 留在自己手里
option-order_after_draft = 轮抽后的行动顺序
option-order_after_draft-by_stars = 全按星数
option-order_after_draft-clockwise = 从星最多者起顺时针
option-council_timing = 评议会的时机
option-council_timing-end_of_season = 季末
option-council_timing-before_harvest = 收获之前
option-order_in_area = 同一行动区内的顺序
option-order_in_area-turn_order = 按行动顺序各结算一个
option-order_in_area-space_number = 按格子编号
option-press_raise = 压榨区的多个协作者
option-press_raise-each_collaborator = 各提高一级
option-press_raise-once_a_round = 每轮只提高一级
option-module_install = 酿酒厂区的多个协作者
option-module_install-each_collaborator = 各放一个模块
option-module_install-once_a_round = 每轮只放一个模块
option-marketing_collaborator = 步骤2的协作者
option-marketing_collaborator-tied_up = 算作下一轮三个之一
option-marketing_collaborator-replaced = 不算在下一轮三个之内
option-market_refill = 市场下排的空位
option-market_refill-end_of_season = 季末补充
option-market_refill-at_once = 立即补充
option-marketing_points = 交付时的营销分
option-marketing_points-each_colour = 每种颜色一次
option-marketing_points-each_cube = 每个方块一次
option-marketing_points-best_colour = 只算最好的颜色
option-eco_beyond_track = 超出环保轨的步数
option-eco_beyond_track-points = 每步得或失1分
option-eco_beyond_track-nothing = 没有作用
option-missing_cube = 部分交付少付的方块
option-missing_cube-any = 自由选择
option-missing_cube-cheapest = 最便宜的
option-lower_row_bonus = 下排的奖励标记
option-lower_row_bonus-each_card = 每张牌一个
option-lower_row_bonus-once = 每个协作者一个
option-press_limit = 压榨
option-press_limit-applies = 先于酿酒厂限制收获
option-press_limit-ignored = 不限制收获
option-harvest_discard = 酿酒厂放不下时
option-harvest_discard-new_cubes = 只弃新的方块
option-harvest_discard-any_cubes = 旧的静态酒也可弃
option-full_cellar = 酒窖已满时
option-full_cellar-no_blending = 不能调配
option-full_cellar-cuvee_lost = 特酿损失
option-council_order = 评议会上的玩家
option-council_order-to_the_front = 排到行动顺序最前
option-council_order-one_place_up = 前进一位
option-two_in_each_region = 各地区两个葡萄园
option-two_in_each_region-ten = 共10分
option-two_in_each_region-five_and_ten = 5分之外再得10分
option-majority_production = 决定地区平局的产量
option-majority_production-all_vineyards = 该地区所有葡萄园之和
option-majority_production-best_vineyard = 该地区最好的一张葡萄园
option-region_without_vineyards = 没有葡萄园的地区
option-region_without_vineyards-no_points = 无人得分
option-region_without_vineyards-split = 所有人平分
option-majority_split = 分不尽的分数
option-majority_split-rounded_down = 舍去
option-majority_split-rounded_up = 进位
option-groups_of_cubes = 终局的方块组
option-groups_of_cubes-any_colour = 颜色不限
option-groups_of_cubes-one_colour = 必须同色
option-last_tie = 最后平局所用的行动顺序
option-last_tie-new_order = 最后一次评议会之后
option-last_tie-old_order = 最后一次评议会之前
option-placing = 放置协作者
option-placing-compulsory = 必须放置
option-placing-may_pass = 可以不放
option-second_delivery = 同一协作者的第二次交付
option-second_delivery-marketing_again = 再得营销分
option-second_delivery-marketing_once = 不再得营销分
option-draft_bonuses = 轮抽所得的奖励
option-draft_bonuses-none = 不给
option-draft_bonuses-paid = 给
option-space_bonus = 格子的奖励
option-space_bonus-always = 一定得到
option-space_bonus-with_action = 执行了行动才得到
option-still_wine_exchange = 交换静态酒
option-still_wine_exchange-two_of_any = 任意2个换1个
option-still_wine_exchange-two_alike = 2个同色换1个
option-still_wine_exchange-none = 不能交换
option-joint_grant = 压榨与酿酒厂的奖励标记
option-joint_grant-linked_spaces = 占两个相连的格子
option-joint_grant-any_spaces = 占任意格子
option-joint_grant-none = 没有
option-vineyard_recycling = 葡萄园牌库用完时
option-vineyard_recycling-reshuffle = 洗弃牌
option-vineyard_recycling-run_dry = 空位保持

## 版面

champagne-scene-title = { $seat }号玩家的领地
champagne-scene-thing = { $thing }
champagne-scene-number = { $number }
champagne-scene-round = 第{ $round }轮
champagne-scene-stage-event = 新事件
champagne-scene-stage-placement = 放置
champagne-scene-stage-actions = 行动
champagne-scene-stage-harvest = 收获
champagne-scene-stage-season_end = 季末
champagne-scene-part-vineyards = 1 葡萄园：上排与下排
champagne-scene-part-market = 5 市场：上排与下排
champagne-scene-part-order = 行动顺序
champagne-scene-part-piles = 各牌库余量
champagne-scene-part-eco = 环保等级：终局分数
champagne-scene-part-press = 压榨：可收获的葡萄
champagne-scene-part-winery = 酿酒厂：静态酒
champagne-scene-part-cellar = 酒窖：特酿
champagne-scene-part-oenotheque = 藏酒库
champagne-scene-part-inheritance = 传承牌
champagne-scene-region-short = { $region ->
    [vallee_de_la_marne] 马恩河谷
    [montagne_de_reims] 兰斯山
    [cote_des_bar] 巴尔丘
    [cote_des_blancs] 白丘
    [cote_de_sezanne] 塞扎讷丘
   *[any] 任意地区
}
champagne-scene-pile-short = { $kind ->
    [vineyard] 葡萄园
    [local] 本地
    [continent] 欧洲
    [overseas] 海外
    [event] 事件
   *[token] 奖励
}
champagne-scene-part-marketing = 营销栏：交付时的加分
champagne-scene-space-2-free = 4 营销策略步骤2：步骤1的协作者移到这里，下一轮在此行动
champagne-scene-part-with-status = { $status ->
    [exact] { $part }（与印刷一致）
    [inferred] { $part }（据图推断）
   *[ours] { $part }（本教材设定）
}
champagne-scene-no-event = 还没有事件
champagne-scene-event-says = 事件“{ $event }”：{ $effect }
champagne-scene-gap = { $number }号位置：没有葡萄园
champagne-scene-vineyard-free = 葡萄园：{ $vineyard }
champagne-scene-vineyard-taken = 葡萄园：{ $vineyard }，{ $seat }号玩家的协作者在此
champagne-scene-bonus = { $bonus ->
    [vp] +{ $value }分
   *[eco] 环保+{ $value }
}
champagne-scene-letter = { $colour ->
    [blue] 蓝
    [black] 黑
   *[yellow] 黄
}
champagne-scene-collaborator-of = { $seat }号玩家的协作者
champagne-scene-space-2 = 下轮
champagne-scene-adds = { $adds ->
    [point] +1分
    [less] -1分
    [greener] 环保+1
    [dirtier] 环保-1
    [linked] 相连
    [partial] 部分
   *[nothing] { $number }
}
champagne-scene-space-free = “{ champagne-area }”第{ $number }格，空：{ champagne-adds }
champagne-scene-space-taken = “{ champagne-area }”第{ $number }格，{ $seat }号玩家在此
champagne-scene-family = { champagne-family }
champagne-scene-points = { $vp }分
champagne-scene-eco = 环保{ $eco }
champagne-scene-order-says = { $row ->
    [upper] 上排：{ $order }，{ $vp }分，环保{ $eco }（教学牌组）
   *[lower] 下排：{ $order }，{ $vp }分，环保{ $eco }（教学牌组）
}
champagne-scene-market-gap = { $row ->
    [upper] 上排：没有市场牌
   *[lower] 下排：没有市场牌
}
champagne-scene-order-place = 行动顺序第{ $place }位：{ $seat }号玩家
champagne-scene-pile = { $kind ->
    [vineyard] 葡萄园牌库
    [local] 本地市场牌
    [continent] 欧洲市场牌
    [overseas] 海外市场牌
    [event] 事件牌
   *[token] 奖励标记
}：剩{ $count }
champagne-scene-vp = { $count }分
champagne-scene-vp-unit = { $count ->
   *[other] 分
}
champagne-scene-delivered = 已交付{ $count }张市场牌
champagne-scene-eco-here = 当前环保等级：终局{ $value }分
champagne-scene-eco-level = 环保等级：终局{ $value }分
champagne-scene-press-here = 当前压榨能力：葡萄{ $value }个
champagne-scene-press-level = 压榨能力：葡萄{ $value }个
champagne-scene-region = { $region }：葡萄园{ $count }张
champagne-scene-own-vineyard = 自己的葡萄园：{ $vineyard }
champagne-scene-module = 酿酒厂模块{ $number }
champagne-scene-module-unbuilt = 酿酒厂模块{ $number }（未放置）
champagne-scene-empty-place = { champagne-store }的空位
champagne-scene-cube-in = { champagne-store }里的{ champagne-cube }色方块
champagne-scene-ribbon = +{ $points }
champagne-scene-marketing = { $status ->
    [exact] { champagne-cuvee }：{ $most }个中有{ $count }个，每次交付+{ $points }分（与印刷一致）
    [inferred] { champagne-cuvee }：{ $most }个中有{ $count }个，每次交付+{ $points }分（推断）
   *[ours] { champagne-cuvee }：{ $most }个中有{ $count }个，每次交付+{ $points }分（本教材设定）
}
champagne-scene-inheritance = { $where ->
    [hand] 手牌：{ $card }
    [picked] 已选：{ $card }
   *[kept] 已保留：{ $card }
}
champagne-scene-other = { $seat }号玩家：{ $vp }分，环保等级{ $eco }，压榨{ $grapes }，静态酒{ $still }，特酿{ $cuvees }，葡萄园{ $vineyards }
champagne-scene-other-small = 静态酒{ $still } · 特酿{ $cuvees }
champagne-scene-pending-new = 新方块
champagne-scene-pending-any = 任选一种
champagne-scene-pending = 可选：{ champagne-cubes-of }

## 手动设置

champagne-phase = { $phase ->
    [setup] 设置
    [event] 新事件
    [placement] 放置协作者
    [actions] 结算行动
    [harvest] 葡萄收获
    [season_end] 季末
   *[over] 游戏结束
}

## 怎样才能成为可能

champagne-change-more = { champagne-store }增加{ $cubes }
champagne-change-less = { champagne-store }减少{ $cubes }
champagne-change-column = { champagne-cube }色营销栏只有{ $count }个
champagne-change-space = 空格：{ champagne-space }
champagne-change-event = 没有事件的一轮
champagne-change-market = 市场下排有{ $card }

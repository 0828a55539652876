### 葡萄酒庄园：各种名称、走法、要决定的事、发生的事、不能做的原因。

## 用在其他句子里的词

colour-grape = { $colour ->
    [red] 红葡萄
   *[white] 白葡萄
}
colour-wine = { $colour ->
    [red] 红葡萄酒
    [white] 白葡萄酒
    [blush] 桃红葡萄酒
   *[sparkling] 起泡葡萄酒
}
token-grape = { $colour ->
    [red] 红葡萄{ $value }
   *[white] 白葡萄{ $value }
}
token-wine = { $colour ->
    [red] 红葡萄酒{ $value }
    [white] 白葡萄酒{ $value }
    [blush] 桃红葡萄酒{ $value }
   *[sparkling] 起泡葡萄酒{ $value }
}
card-order = 葡萄酒订单（{ $wines }）
seat = { $seat }号玩家
time = { $season ->
    [setup] 设置
    [spring] 第{ $year }年 春季
    [summer] 第{ $year }年 夏季
    [fall] 第{ $year }年 秋季
    [winter] 第{ $year }年 冬季
    [year_end] 第{ $year }年 年末
   *[over] 第{ $year }年 游戏结束
}

## 名称：建筑

name-trellis = 藤架
name-irrigation = 灌溉系统
name-yoke = 牛轭
name-windmill = 风车
name-cottage = 小屋
name-tasting_room = 品酒室
name-medium_cellar = 中型酒窖
name-large_cellar = 大型酒窖

## 名称：行动

name-draw_vine = 摸绿色牌
name-play_summer = 打出夏季访客
name-give_tour = 提供导游
name-build = 建造建筑
name-sell = 出售葡萄/田地
name-plant = 种植
name-draw_order = 摸紫色牌
name-play_winter = 打出冬季访客
name-harvest = 收获田地
name-make_wine = 制作葡萄酒
name-train = 训练新工人
name-fill_order = 完成订单
name-gain_lira = 获得1里拉

## 名称：牌的种类、季节、颜色、爸爸给的东西

name-vine = 绿色牌
name-summer = 夏季访客
name-order = 葡萄酒订单
name-winter = 冬季访客
name-visitor = 访客
name-red = 红
name-white = 白
name-blush = 桃红
name-sparkling = 起泡
name-worker = 1个工人
name-vp = 1分
name-setup = 设置
name-spring = 春季
name-fall = 秋季
name-year_end = 年末
name-over = 游戏结束

## 名称：规则书，以及看局面的方式

name-official = 出版社规则
name-hisshu = 日文规则书
name-namayuki = Namayuki的规则摘要（日文）
name-bga_ja = 在线版帮助（日文）
name-zh = 在线版帮助（中文）
name-position = 全部局面
name-vineyard = 葡萄园
name-cellar = 葡萄和葡萄酒
name-money = 里拉和分数

## 走法

move-place = { $where ->
    [bonus] { $worker ->
        [grande] { $bonus ->
            [declined] { $action }（大工人放奖励空间，不拿奖励）
           *[taken] { $action }（大工人放奖励空间）
        }
       *[regular] { $bonus ->
            [declined] { $action }（奖励空间，不拿奖励）
           *[taken] { $action }（奖励空间）
        }
    }
    [beside] { $token ->
        [yes] { $action }（大工人放旁边，奖励标记）
       *[no] { $action }（大工人放旁边）
    }
    [yoke] { $worker ->
        [grande] 使用牛轭（大工人）
       *[regular] 使用牛轭
    }
   *[plain] { $worker ->
        [grande] { $token ->
            [yes] { $action }（大工人，奖励标记）
           *[no] { $action }（大工人）
        }
       *[regular] { $token ->
            [yes] { $action }（奖励标记）
           *[no] { $action }
        }
    }
}
move-pass = 跳过
move-done = 到此为止
move-wake = 位置{ $row }
move-draw = { $deck ->
    [vine] 摸1张绿色牌
    [summer] 摸1张夏季访客
    [order] 摸1张葡萄酒订单
   *[winter] 摸1张冬季访客
}
move-draw-two = { $first ->
    [winter] 摸2张冬季访客
   *[summer] { $second ->
        [summer] 摸2张夏季访客
       *[winter] 夏季和冬季访客各摸1张
    }
}
move-plant = { $red ->
    [0] 把{ $vine }（白{ $white }）种在田地{ $field }
   *[other] { $white ->
        [0] 把{ $vine }（红{ $red }）种在田地{ $field }
       *[other] 把{ $vine }（红{ $red }、白{ $white }）种在田地{ $field }
    }
}
move-uproot = { $red ->
    [0] 从田地{ $field }拔除{ $vine }（白{ $white }）
   *[other] { $white ->
        [0] 从田地{ $field }拔除{ $vine }（红{ $red }）
       *[other] 从田地{ $field }拔除{ $vine }（红{ $red }、白{ $white }）
    }
}
move-harvest = 收获田地{ $field } → { $grapes }
move-harvest-lost = 收获田地{ $field }（葡萄无处可放）
move-harvest-empty = 收获田地{ $field }
move-make = { $grapes } → { $wine }
move-make-impossible = 用{ $grapes }制作葡萄酒
move-make-lost = { $grapes } → { colour-wine }（无处可放）
move-fill = 用{ $wines }完成{ $order }：{ $vp }分，持续收入+{ $residual }
move-sell-grape = 出售{ $grape }，得{ $lira }里拉
move-sell-grape-wish = 出售{ $grape }
move-sell-field = 出售田地{ $field }，得{ $field }里拉
move-buy-field = 花{ $field }里拉买回田地{ $field }
move-build = 建造{ $structure }（{ $cost }里拉）
move-build-wish = 建造{ $structure }
move-visitor = 打出{ $card }
move-discard = 弃掉{ $card }
move-deal = { $card }
move-take-gift = 拿爸爸的礼物
move-take-lira = 拿里拉
move-keep = 留下{ $mama }和{ $papa }
move-first = { $seat }号玩家是起始玩家

## 走法的标题

group-place = 放置工人
group-cart = 获得里拉
group-yoke = 牛轭
group-pass = 跳过
group-done = 结束
group-wake = 回合顺序轨道的位置
group-draw = 摸牌
group-plant = 种植
group-uproot = 拔除
group-harvest = 收获
group-make = 制作葡萄酒
group-fill = 完成订单
group-sell = 出售
group-buy = 买回
group-build = 建造
group-visitor = 打出访客
group-discard = 弃牌
group-deal = 发到的牌
group-take = 拿取
group-keep = 留下
group-first = 起始玩家

## 要决定的事
# 多数决定或只做一次，或可以再做一次，或接连做几次。

decision-over = 游戏已经结束。
decision-first = 谁是起始玩家？
decision-deal_parent = { $seat }号玩家拿到哪张父母牌？
decision-keep_parents = 留下哪张妈妈牌和哪张爸爸牌？
decision-papa = 爸爸给{ $gift }或{ $lira }里拉，要哪一样？
decision-wake = 选择回合顺序轨道的哪个位置？
decision-place = { $season ->
    [summer] 夏季的工人放在哪里？
   *[winter] 冬季的工人放在哪里？
}
decision-deal = { $deck ->
    [vine] { $seat }号玩家摸到哪张绿色牌？
    [summer] { $seat }号玩家摸到哪张夏季访客？
    [order] { $seat }号玩家摸到哪张葡萄酒订单？
   *[winter] { $seat }号玩家摸到哪张冬季访客？
}
decision-draw = { $may_stop ->
    [yes] 要再摸一张牌吗？
   *[no] 摸哪种牌？
}
decision-draw_visitor = 摸哪一种访客？
decision-play_visitor = { $may_stop ->
    [yes] 要再打出一张访客吗？
   *[no] 打出哪张访客？
}
decision-build = 建造哪座建筑？
decision-plant = { $most ->
    [1] { $may_stop ->
        [yes] 要再种一株吗？
       *[no] 把哪株葡萄藤种在哪块田地？
    }
   *[other] 把哪株葡萄藤种在哪块田地？（第{ $number }次，共{ $most }次）
}
decision-harvest = { $most ->
    [1] { $may_stop ->
        [yes] 要再收获一块田地吗？
       *[no] 收获哪块田地？
    }
   *[other] 收获哪块田地？（第{ $number }次，共{ $most }次）
}
decision-uproot = { $most ->
    [1] 拔除哪株葡萄藤？
   *[other] 拔除哪株葡萄藤？（第{ $number }次，共{ $most }次）
}
decision-yoke = 收获哪块田地，还是拔除哪株葡萄藤？
decision-make_wine = { $most ->
    [1] 制作哪种葡萄酒？
   *[other] 制作哪种葡萄酒？（第{ $number }瓶，共{ $most }瓶）
}
decision-fill_order = { $most ->
    [1] 用哪些葡萄酒完成哪张订单？
   *[other] 用哪些葡萄酒完成哪张订单？（第{ $number }张，共{ $most }张）
}
decision-sell = { $may_stop ->
    [yes] 还要买卖什么吗？
   *[no] 出售葡萄，还是出售或买回田地？
}
decision-hand_limit = { $over ->
   *[other] 弃掉哪张牌？手牌上限是{ $limit }张，多了{ $over }张。
}

## 现在要决定别的事

now-over = 游戏已经结束。
now-first = 要先定出起始玩家。
now-deal_parent = 要先发父母牌。
now-keep_parents = 要先选定父母牌。
now-papa = 要先决定爸爸牌上的选择。
now-wake = 要先选择回合顺序轨道的位置。
now-place = 现在该放置工人，或者跳过。
now-deal = 要先摸牌。
now-draw = 现在该摸牌了。
now-draw_vine = 这里摸的是绿色牌。
now-draw_summer = 这里摸的是夏季访客。
now-draw_order = 这里摸的是葡萄酒订单。
now-draw_winter = 这里摸的是冬季访客。
now-draw_visitor = 这里摸的是访客。
now-play_visitor = 现在该打出访客了。
now-build = 现在该建造了。
now-plant = 现在该种植了。
now-harvest = 现在该收获了。
now-uproot = 现在该拔除葡萄藤了。
now-yoke = 现在正在使用牛轭。
now-make_wine = 现在该制作葡萄酒了。
now-fill_order = 现在该完成订单了。
now-sell = 现在该买卖了。
now-hand_limit = 现在要弃掉超出上限的手牌。

## 发生的事：设置与一年的流程

event-first_player_named = { $seat }号玩家成为起始玩家。
event-dealt_parent = { $seat }号玩家拿到{ $card }。
event-kept_parents = { $seat }号玩家留下{ $mama }和{ $papa }。
event-papa_gave_worker = 爸爸给了{ $seat }号玩家1个工人，马上可用。
event-papa_gave_structure = 爸爸给了{ $seat }号玩家一座建好的建筑：{ $structure }。
event-spring_began = 第{ $year }年的春季开始。
event-summer_began = 第{ $year }年的夏季开始。
event-fall_began = 第{ $year }年的秋季开始。
event-winter_began = 第{ $year }年的冬季开始。
event-year_end_began = 第{ $year }年到了年末。
event-chose_row = { $seat }号玩家把公鸡放到位置{ $row }。
event-gained_temporary_worker = { $seat }号玩家得到今年可用的额外工人。
event-no_temporary_worker = 额外工人只有一个，{ $seat }号玩家得不到。
event-passed = { $seat }号玩家跳过。
event-passed_without_worker = { $seat }号玩家没有工人可放，跳过。
event-temporary_worker_left = { $seat }号玩家失去额外工人。
event-trained_workers_ready = { $count ->
   *[other] { $seat }号玩家新训练的{ $count }个工人可以用了。
}
event-workers_home = 所有工人都已收回。
event-first_player_moved = 下一位起始玩家是{ $seat }号玩家。
event-reached_goal = { $seat }号玩家达到{ $vp }分，今年是最后一年。

## 发生的事：游戏结束

event-game_over_by_points = 游戏结束：{ $seats }以{ $vp }分获胜。
event-game_over_by_lira = 游戏结束：同为{ $vp }分，{ $seats }以{ $lira }里拉获胜。
event-game_over_by_wine = 游戏结束：分数和里拉都相同，{ $seats }以葡萄酒总价值{ $wine }获胜。
event-game_over_by_grapes = 游戏结束：分数、里拉和葡萄酒都相同，{ $seats }以葡萄总价值{ $grapes }获胜。
event-game_over_by_nothing = 游戏结束：分数、里拉、葡萄酒和葡萄全都相同，{ $seats }共享胜利。
event-all_tied_replay = { $seats }各项全部相同：无人获胜，重新玩一局。

## 发生的事：工人、里拉、分数

event-placed_worker = { $where ->
    [bonus] { $grande ->
        [yes] { $seat }号玩家把大工人放到“{ $action }”的奖励空间。
       *[no] { $seat }号玩家把工人放到“{ $action }”的奖励空间。
    }
    [beside] { $seat }号玩家把大工人放到“{ $action }”旁边。
    [yoke] { $grande ->
        [yes] { $seat }号玩家把大工人放到牛轭上。
       *[no] { $seat }号玩家把工人放到牛轭上。
    }
   *[plain] { $grande ->
        [yes] { $seat }号玩家把大工人放到“{ $action }”。
       *[no] { $seat }号玩家把工人放到“{ $action }”。
    }
}
event-trained_worker = { $seat }号玩家训练了1个工人，明年起可用。
event-gained_lira = { $seat }号玩家得到{ $lira }里拉。
event-paid_lira = { $seat }号玩家支付{ $lira }里拉。
event-gained_vp = { $vp ->
   *[other] { $seat }号玩家得{ $vp }分。
}
event-gained_residual = { $seat }号玩家的持续收入增加{ $residual }，现在是{ $now }。
event-residual_full = { $seat }号玩家的持续收入已到上限{ $limit }。
event-built = { $seat }号玩家建造了{ $structure }。

## 发生的事：牌

event-drew_card = { $seat }号玩家摸到{ $card }。
event-discarded_card = { $seat }号玩家弃掉{ $card }。
event-played_visitor = { $seat }号玩家打出{ $card }。
event-reshuffled = { $deck ->
    [vine] 绿色牌的弃牌堆重新洗成牌库。
    [summer] 夏季访客的弃牌堆重新洗成牌库。
    [order] 葡萄酒订单的弃牌堆重新洗成牌库。
    [automa] 用过的Automa牌重新洗成牌库。
   *[winter] 冬季访客的弃牌堆重新洗成牌库。
}
event-nothing_to_draw = { $deck ->
    [vine] 绿色牌已经没有了，{ $seat }号玩家摸不到牌。
    [summer] 夏季访客已经没有了，{ $seat }号玩家摸不到牌。
    [order] 葡萄酒订单已经没有了，{ $seat }号玩家摸不到牌。
    [winter] 冬季访客已经没有了，{ $seat }号玩家摸不到牌。
   *[visitor] 访客已经没有了，{ $seat }号玩家摸不到牌。
}

## 发生的事：田地与葡萄

event-planted = { $seat }号玩家在田地{ $field }种下{ $vine }，合计{ $value }，最大值{ $field }。
event-uprooted_to_hand = { $seat }号玩家从田地{ $field }拔除{ $vine }，收回手牌。
event-uprooted_to_discard = { $seat }号玩家从田地{ $field }拔除{ $vine }，并弃掉。
event-harvested = { $red ->
    [0] { $seat }号玩家收获田地{ $field }：白{ $white }。
   *[other] { $white ->
        [0] { $seat }号玩家收获田地{ $field }：红{ $red }。
       *[other] { $seat }号玩家收获田地{ $field }：红{ $red }、白{ $white }。
    }
}
event-gained_grape = { $seat }号玩家得到数值为{ $value }的{ colour-grape }。
event-grape_capped = 葡萄藤合计{ $total }，但葡萄最高为{ $limit }，{ colour-grape }按{ $limit }计算。
event-grape_over_nine_lost = 葡萄藤合计{ $total }，超过{ $limit }，{ colour-grape }损失了。
event-grape_lowered = { $value }的位置已被占用，{ colour-grape }降级到{ $place }。
event-grape_lost = { $value }及以下的位置都已被占用，{ colour-grape }损失了。
event-sold_grape = { $seat }号玩家出售数值为{ $value }的{ colour-grape }。
event-sold_field = { $seat }号玩家出售田地{ $field }。
event-bought_field = { $seat }号玩家买回田地{ $field }。

## 发生的事：葡萄酒

event-made_wine = { $seat }号玩家用{ $crush }制成数值为{ $value }的{ colour-wine }。
event-wine_lost = { $seat }号玩家用{ $crush }制作{ colour-wine }，但没有空位，葡萄酒损失了。
event-wine_capped = 葡萄合计{ $total }，但葡萄酒最高为{ $limit }。
event-wine_lowered_to_cellar = 没有{ $needed }时葡萄酒最高为{ $limit }，{ $value }降级为{ $limit }。
event-wine_lowered_to_free_place = { colour-wine }{ $value }的位置已被占用，降级到{ $place }。
event-filled_order = { $seat }号玩家用{ $cellar }完成了{ $card }。

## 发生的事：陈年

event-aged_grapes = { $grapes ->
   *[other] { $seat }号玩家的{ $crush }数值增加1。
}
event-aged_wine = { $wines ->
   *[other] { $seat }号玩家的{ $cellar }陈年，数值增加1。
}
event-grapes_did_not_age = { $grapes ->
   *[other] { $seat }号玩家的{ $crush }数值没有增加。
}
event-wine_did_not_age = { $wines ->
   *[other] { $seat }号玩家的{ $cellar }未能陈年。
}

## 不能做的原因：时机与回合

obstacle-wrong_season = { $season ->
    [summer] “{ $action }”是夏季行动。
   *[winter] “{ $action }”是冬季行动。
}
obstacle-wrong_season-card = { $card }不是这个季节的访客。
obstacle-not_now-base_action_mandatory = 还不能结束，至少要做一次。
obstacle-not_now-cottage_effect = { $number ->
    [1] 这里只摸1张访客。
   *[other] 这里摸{ $number }张访客，摸牌之前要把种类都选好。
}
obstacle-not_now-sell_grape_quantity = 按这套规则，一次行动只能出售一颗葡萄，已经卖过了。
obstacle-not_now-sell_options = 一次行动只能出售葡萄，或者买卖一块田地。
obstacle-already_passed = 跳过之后，这个季节不能再放置工人。

## 不能做的原因：工人与空间

obstacle-no_worker = { $workers ->
    [0] 没有普通工人可放。
   *[other] { $workers }个普通工人都已放置。
}
obstacle-no_grande = 大工人已经放出去了。
obstacle-own_worker = 现在不能收回这个工人。
obstacle-worker_limit = 已有{ $limit }个普通工人，不能再多。
obstacle-space_taken = { $where ->
    [bonus] “{ $action }”的奖励空间已被占用。
   *[plain] { $spaces ->
        [1] “{ $action }”唯一的普通空间已被占用。
       *[other] “{ $action }”的{ $spaces }个普通空间都已被占用。
    }
}
obstacle-no_such_space = { $players ->
   *[other] { $players }人游戏时，“{ $action }”没有奖励空间。
}
obstacle-not_full = 空间全满时，大工人才能放在旁边；“{ $action }”的{ $spaces }个空间还空着{ $free }个。
obstacle-nothing_to_do = “{ $action }”现在无法执行。
obstacle-bonus_not_possible = 无法执行“{ $action }”的奖励，所以不能放在奖励空间。
obstacle-no_yoke = 还没有建造牛轭。
obstacle-yoke_used = 牛轭今年已经用过了。
obstacle-row_taken = 位置{ $row }已有别的公鸡。
obstacle-row_spent = 位置{ $row }前几年已经用过了。

## 不能做的原因：里拉、分数、建筑

obstacle-not_enough_lira = 需要{ $cost }里拉，只有{ $have }里拉。
obstacle-already_built = { $structure }已经建好了。
obstacle-needs_medium_cellar = 要先有中型酒窖，才能建造大型酒窖。
obstacle-points_floor = 要失去{ $cost }分，现在是{ $have }分，而分数不能低于{ $floor }。
obstacle-residual_limit = { $limit ->
    [0] 持续收入要降低{ $by }，而现在只有{ $have }。
   *[other] 持续收入已经是{ $limit }，不能再提高。
}
obstacle-wrong_cost = 这张牌不能建造{ $structure }（成本{ $cost }）。

## 不能做的原因：牌与对手

obstacle-no_such_card = 手牌中没有{ $card }。
obstacle-no_such_card-deck = { $deck ->
    [vine] 手牌中没有绿色牌。
    [summer] 手牌中没有夏季访客。
    [order] 手牌中没有葡萄酒订单。
   *[winter] 手牌中没有冬季访客。
}
obstacle-no_such_card-deck_colours = 这个牌库中没有{ $card }。
obstacle-no_such_card-parents_shuffled_separately = 这里不能发{ $card }。
obstacle-no_such_card-parents_choice_option = { $card }没有发给这位玩家。
obstacle-too_few_cards = { $deck ->
    [vine] 绿色牌连弃牌堆一起只有{ $have }张，需要{ $needed }张。
    [summer] 夏季访客连弃牌堆一起只有{ $have }张，需要{ $needed }张。
    [order] 葡萄酒订单连弃牌堆一起只有{ $have }张，需要{ $needed }张。
   *[winter] 冬季访客连弃牌堆一起只有{ $have }张，需要{ $needed }张。
}
obstacle-no_opponent = 这里没有可选的对手。
obstacle-no_opponent-neighbour = 右邻{ $neighbour }号玩家做不到牌上要求的任何一项。
obstacle-same_choice = 同一项效果不能选两次。
obstacle-rest_impossible = 走了这一步，其余部分就无法完成。

## 不能做的原因：田地与葡萄藤

obstacle-field_sold = 田地{ $field }已经出售。
obstacle-field_not_sold = 田地{ $field }没有出售。
obstacle-field_planted = 田地{ $field }种有葡萄藤，只有空田地才能出售。
obstacle-field_empty = 田地{ $field }里什么都没种。
obstacle-field_harvested = 田地{ $field }今年已经收获过了。
obstacle-field_full = 田地{ $field }已有{ $holds }，最大值{ $limit }，这株葡萄藤还要{ $adds }。
obstacle-needs_trellis = { $card }需要藤架。
obstacle-needs_irrigation = { $card }需要灌溉系统。
obstacle-no_such_vine = 田地{ $field }没有{ $card }。

## 不能做的原因：葡萄与葡萄酒

obstacle-no_such_grape = 压榨区没有数值为{ $value }的{ colour-grape }。
obstacle-no_such_grape-none = 压榨区没有葡萄。
obstacle-grapes_not_added = 这些葡萄做不成葡萄酒：红或白用一颗葡萄，桃红用一红一白，起泡用两红一白。
obstacle-below_minimum = { $colour ->
    [blush] 桃红葡萄酒至少为{ $least }，这些葡萄只有{ $total }。
    [sparkling] 起泡葡萄酒至少为{ $least }，这些葡萄只有{ $total }。
   *[red] 这瓶葡萄酒至少为{ $least }，这些葡萄只有{ $total }。
}
obstacle-cellar_too_small = { $colour ->
    [blush] 桃红葡萄酒需要{ $needed }；现在的酒窖只到{ $highest }。
   *[sparkling] 起泡葡萄酒需要{ $needed }；现在的酒窖只到{ $highest }。
}
obstacle-no_free_slot = { $places ->
    [1] 这瓶{ colour-wine }只能放在{ $lowest }的位置，但已被占用。
   *[other] 这瓶{ colour-wine }能放的位置，从{ $highest }到{ $lowest }都已被占用。
}
obstacle-cannot_age = { $value ->
    [9] 这瓶{ colour-wine }的数值已经是9，到顶了。
   *[other] 数值{ $value }的{ colour-wine }不能陈年：下一个位置已被占用，或超出了酒窖。
}
obstacle-cannot_age-wines = { $wines ->
    [0] 没有可以陈年的葡萄酒。
   *[other] { $wines }瓶葡萄酒都不能再陈年。
}

## 不能做的原因：订单

obstacle-no_such_wine = 酒窖中没有数值为{ $value }的{ colour-wine }。
obstacle-order_not_filled = { $given ->
    [0] 订单需要{ $needed }瓶{ colour-wine }，一瓶也没有交。
   *[other] 订单需要{ $needed }瓶{ colour-wine }，只交了{ $given }瓶。
}
obstacle-order_not_filled-least = 按这套规则，数值必须正好相同：订单要{ $least }，这瓶{ colour-wine }是{ $value }。
obstacle-one_wine_per_symbol = { $needed ->
    [0] 订单不需要{ colour-wine }。
   *[other] 订单上每个图标交一瓶葡萄酒：{ colour-wine }要{ $needed }瓶，不是{ $given }瓶。
}
obstacle-value_too_low = 订单要求{ colour-wine }的数值至少为{ $least }，这瓶只有{ $value }。

## 不能做的原因：单人模式与影响力

obstacle-no_token = 没有这个奖励标记。
obstacle-no_star = 没有可以放置或移动的星号。

## 局面的情况

fact-row = { $seat }号玩家：位置{ $row }
fact-lira = { $seat }号玩家：{ $number }里拉
fact-vp = { $number ->
   *[other] { $seat }号玩家：{ $number }分
}
fact-residual = { $seat }号玩家：持续收入{ $number }
fact-crush = { $seat }号玩家的葡萄：{ $things }
fact-crush-none = { $seat }号玩家：没有葡萄
fact-cellar = { $seat }号玩家的葡萄酒：{ $things }
fact-cellar-none = { $seat }号玩家：没有葡萄酒
fact-fields = { $seat }号玩家的田地：{ $things }
fact-structures = { $seat }号玩家的建筑：{ $things }
fact-structures-none = { $seat }号玩家：没有建筑
fact-hand = { $seat }号玩家的手牌：{ $things }
fact-hand-none = { $seat }号玩家：没有手牌
fact-workers = { $grande ->
    [yes] { $number ->
        [0] { $seat }号玩家：只剩大工人
       *[other] { $seat }号玩家：还有{ $number }个工人和大工人
    }
   *[no] { $number ->
        [0] { $seat }号玩家：没有工人可放
       *[other] { $seat }号玩家：还有{ $number }个工人
    }
}
fact-passed = { $passed ->
    [yes] { $seat }号玩家：已跳过
   *[no] { $seat }号玩家：未跳过
}
fact-deck = { $deck ->
    [vine] 绿色牌库：{ $count }张
    [summer] 黄色牌库：{ $count }张
    [order] 紫色牌库：{ $count }张
   *[winter] 蓝色牌库：{ $count }张
}
field-planted = { $field }（{ $vines }）
field-empty = { $field }（空）
field-sold = { $field }（已出售）

## 访客：走法

move-choose = 牌的效果{ $number }
move-choose-both = 牌的两项效果
move-accept = 接受
move-decline = 拒绝
move-upgrade = 酒窖升级
move-swap = 交换田地{ $field }的{ $vine }和田地{ $field2 }的{ $vine2 }
move-gain = 得到{ $grape }
move-age = 让{ $wine }陈年
move-give = 交出{ $card }
move-discard-grape = 弃掉{ $token }
move-discard-wine = 弃掉{ $token }
move-keep-card = 留下{ $card }
move-take-top = { $deck ->
    [vine] 拿绿色牌弃牌堆顶的牌
    [summer] 拿夏季访客弃牌堆顶的牌
    [order] 拿葡萄酒订单弃牌堆顶的牌
   *[winter] 拿冬季访客弃牌堆顶的牌
}
move-retrieve = { $worker ->
    [grande] 收回“{ $action }”的大工人
    [bonus] 收回“{ $action }”奖励空间的工人
   *[regular] 收回“{ $action }”的工人
}
move-use = { $action }（不用工人）
move-name = 选{ $seat }号玩家

group-choose = 效果
group-accept = 接受
group-decline = 拒绝
group-upgrade = 升级
group-swap = 交换
group-gain = 得到
group-age = 陈年
group-give = 交出
group-retrieve = 收回工人
group-use = 执行行动
group-name = 对手

## 访客：要决定的事

decision-age = 让哪瓶葡萄酒陈年？
decision-choose = { $most ->
    [1] 选择牌的哪项效果？
   *[other] 选择牌的哪项效果？（第{ $number }项，共{ $most }项）
}
decision-discard = { $count ->
    [1] 弃掉哪张牌？
   *[other] 弃掉哪张牌？还要弃{ $count }张。
}
decision-discard_token = 弃掉哪颗葡萄或哪瓶葡萄酒？
decision-gain_grape = 得到哪种葡萄？
decision-give = { $count ->
    [1] 交出哪张牌？
   *[other] 交出哪张牌？还要交{ $count }张。
}
decision-keep = { $count ->
    [1] 留下哪张牌？
   *[other] 留下哪张牌？还可以留{ $count }张。
}
decision-mentor_draw = 摸绿色牌还是夏季访客？
decision-move_rooster = 把公鸡移到哪个位置？
decision-name = 选哪个对手？（第{ $number }个，最多{ $most }个）
decision-offer = 要响应{ $active }号玩家打出的牌吗？
decision-offer_card = 要给{ $active }号玩家一张访客吗？已有{ $count }张，共需{ $most }张。
decision-parts = 接下来做什么？
decision-retrieve = { $most ->
    [1] 收回哪个工人？
   *[other] 收回哪个工人？（第{ $number }个，共{ $most }个）
}
decision-reveal = { $deck ->
    [vine] 公开哪张绿色牌？
    [summer] 公开哪张夏季访客？
    [order] 公开哪张葡萄酒订单？
   *[winter] 公开哪张冬季访客？
}
decision-send_ahead = 把工人预先放到哪个冬季行动？
decision-swap = 交换哪两株葡萄藤？
decision-take = 从哪个弃牌堆拿牌？（第{ $number }张，共{ $most }张）
decision-upgrade = 要升级酒窖吗？
decision-use = 执行哪个夏季行动？

now-age = 现在该让葡萄酒陈年了。
now-choose = 要先选择牌的效果。
now-discard = 现在要弃掉指定种类的牌。
now-discard_token = 现在要弃掉葡萄或葡萄酒。
now-gain_grape = 现在该选得到的葡萄了。
now-give = 现在要交出指定种类的牌。
now-keep = 要先选好留下哪些公开的牌。
now-mentor_draw = 这里摸的是绿色牌或夏季访客。
now-move_rooster = 现在该移动公鸡了。
now-name = 现在该选对手了。
now-offer = 要先决定接受还是拒绝。
now-offer_card = 现在要决定是否交出访客。
now-parts = 要先做完牌的各项效果。
now-retrieve = 现在该收回工人了。
now-reveal = 要先公开一张牌。
now-send_ahead = 现在该预先放置工人了。
now-swap = 现在该交换葡萄藤了。
now-take = 现在该从弃牌堆拿牌了。
now-upgrade = 现在该升级酒窖了。
now-use = 现在该执行夏季行动了。

## 访客：发生的事

event-retrieved_worker = { $grande ->
    [yes] { $seat }号玩家收回“{ $action }”的大工人。
   *[no] { $seat }号玩家收回“{ $action }”的工人。
}
event-sent_ahead = { $where ->
    [bonus] { $grande ->
        [yes] { $seat }号玩家预先把大工人放到“{ $action }”的奖励空间。
       *[no] { $seat }号玩家预先把工人放到“{ $action }”的奖励空间。
    }
   *[plain] { $grande ->
        [yes] { $seat }号玩家预先把大工人放到“{ $action }”。
       *[no] { $seat }号玩家预先把工人放到“{ $action }”。
    }
}
event-planned_action = { $seat }号玩家预先放置的工人现在执行“{ $action }”。
event-planned_action_lost = { $seat }号玩家的“{ $action }”现在无法执行。
event-planned_action_called_off = { $seat }号玩家的工人已收回，预先安排的“{ $action }”取消。
event-used_action = { $seat }号玩家不用工人执行了“{ $action }”。
event-moved_rooster = { $seat }号玩家把公鸡移到位置{ $row }，并跳过。
event-took_from_discards = { $seat }号玩家从弃牌堆拿了{ $card }。
event-revealed_card = 为{ $seat }号玩家公开了{ $card }。
event-kept_card = { $seat }号玩家留下{ $card }。
event-trained_worker_now = { $seat }号玩家训练了1个工人，马上可用。
event-gave_card = { $seat }号玩家把{ $card }交给{ $to }号玩家。
event-offered_card = { $seat }号玩家答应给出{ $card }。
event-declined_offer = { $seat }号玩家拒绝了。
event-named_opponent = { $seat }号玩家选了{ $opponent }号玩家。
event-lost_vp = { $vp ->
   *[other] { $seat }号玩家失去{ $vp }分。
}
event-lost_residual = { $seat }号玩家的持续收入减少{ $residual }，现在是{ $now }。
event-discarded_grape = { $seat }号玩家弃掉数值为{ $value }的{ colour-grape }。
event-discarded_wine = { $seat }号玩家弃掉数值为{ $value }的{ colour-wine }。
event-aged_by_card = { $steps ->
    [1] { $seat }号玩家的葡萄酒陈年1级，现在酒窖中有{ $cellar }。
   *[other] { $seat }号玩家的葡萄酒最多陈年{ $steps }级，现在酒窖中有{ $cellar }。
}
event-swapped_vines = { $seat }号玩家交换了田地{ $field }的{ $vine }和田地{ $field2 }的{ $vine2 }。

## 访客：不能做的原因

obstacle-not_now-card_up_to_minimum_one = 还不能结束，至少要选一个。
obstacle-wrong_season-card_exception_scope = { $season ->
    [summer] 只能选夏季行动本身，不能选“{ $action }”。
   *[winter] 只能选冬季行动本身，不能选“{ $action }”。
}
obstacle-wrong_season-year_structure = 冬季之后没有更晚的季节，不能预先派出工人。
obstacle-no_worker-card_exception_scope = 那里没有这位玩家的这种工人。
obstacle-no_grande-card_exception_scope = 大工人还没有放出去。
obstacle-row_taken-solo_no_move_to_row7 = 单人模式中不能把公鸡移到位置{ $row }。
obstacle-no_such_card-card_exception_scope = { $card }没有公开。
obstacle-too_few_cards-needed_cards = { $deck ->
    [hand] 需要{ $needed_cards }张这样的牌，手牌中只有{ $have }张。
    [discard_pile] 需要{ $needed_cards }个有牌的弃牌堆，现在只有{ $have }个。
    [vine] 绿色牌的弃牌堆是空的。
    [summer] 夏季访客的弃牌堆是空的。
    [order] 葡萄酒订单的弃牌堆是空的。
   *[winter] 冬季访客的弃牌堆是空的。
}
obstacle-value_too_low-visitor_must_be_executable = 牌要求数值至少为{ $least }，这瓶{ colour-wine }只有{ $value }。
obstacle-no_free_slot-grape_effect_not_harvest = 数值为{ $lowest }的{ colour-grape }的位置已被占用。
obstacle-nothing_to_do-empty_fields = 没有空田地。
obstacle-nothing_to_do-planted_fields = 没有种着葡萄藤的田地。
obstacle-nothing_to_do-structures_of_cost_4 = 没有成本为4的建筑。
obstacle-nothing_to_do-six_structures = 需要6座建筑，现在有{ $have }座。
obstacle-nothing_to_do-six_vines = 需要种有6株葡萄藤，现在有{ $have }株。
obstacle-nothing_to_do-cards_in_hand = 没有手牌。
obstacle-nothing_to_do-six_workers = 需要6个工人，算上大工人现在有{ $have }个。
obstacle-nothing_to_do-opponents_with_six_workers = 没有对手拥有6个工人，最多的一位有{ $have }个。

## 单人模式与影响力

name-influence = 影响力
card-automa = { $number }号Automa牌
move-deal-automa = { $card }：{ $actions }
move-deal-automa-idle = { $card }：这个季节没有行动
move-star = 在{ $region }放置星号
move-star-from = 把{ $origin }的星号移到{ $region }
group-star = 星号
decision-deal_automa = Automa摸到哪张牌？
decision-star = 在哪个区域放置星号？
decision-move_star = 移动哪个星号，移到哪里？
now-deal_automa = 要先由Automa摸牌。
now-star = 现在该放置星号了。
now-move_star = 现在该移动星号了。
event-automa_drew = Automa摸到{ $card }。
event-automa_blocked = Automa占用了“{ $action }”的空间。
event-gained_token = 得到位置{ $row }的奖励标记。
event-spent_token = 用掉位置{ $row }的奖励标记。
event-solo_win = { $vp }分，超过Automa的{ $target }分，获胜。
event-solo_draw = { $vp }分，Automa为{ $target }分，平局。
event-solo_loss = { $vp }分，Automa为{ $target }分，失败。
event-placed_star = { $seat }号玩家在{ $region }放置了星号。
event-moved_star = { $seat }号玩家把{ $origin }的星号移到{ $region }。
event-region_won = { $stars ->
   *[other] { $seat }号玩家以{ $stars }个星号在{ $region }领先。
}
event-region_tied = { $stars ->
   *[other] { $region }最多的是{ $stars }个星号，但出现平局，没有人得分。
}
obstacle-no_such_card-solo_deck_24 = { $card }已经摸过了。
obstacle-no_star-region = 这位玩家在{ $region }没有星号。

## 不可能的局面

flag-wine_above_cellar = 有葡萄酒超出酒窖能放的数值。
flag-field_over_limit = 有田地的葡萄藤合计超过最大值。
flag-too_many_copies = 有的牌超过了游戏中的张数。
flag-large_without_medium = 有大型酒窖，却没有中型酒窖。
flag-planted_on_sold_field = 已出售的田地上种有葡萄藤。
flag-too_many_workers = 工人超过了实际的数量。
flag-space_overfull = 行动上的工人多于它的空间。
flag-space_closed = 有工人放在这个人数不开放的空间。
flag-row_shared = 同一个位置上有两只公鸡。
flag-points_below_floor = 有玩家的分数低于-5。
flag-residual_out_of_range = 持续收入不在0到5之间。

## 规则选项：空间与工人

option-bonus_space_rule = 谁可以放在奖励空间
option-bonus_space_rule-optional = 任何人（奖励可以不拿）
option-bonus_space_rule-friendly = 还有其他空间时，只有能执行奖励的人
option-grande_overflow_bonus = 大工人放在已满行动时的奖励
option-grande_overflow_bonus-false = 没有
option-grande_overflow_bonus-true = 有
option-grande_overflow_needs_full = 大工人何时可以放在旁边
option-grande_overflow_needs_full-true = 只在全满时
option-grande_overflow_needs_full-false = 任何时候
option-build_bonus = 建造的奖励
option-build_bonus-before_paying = 1里拉，可用于支付
option-build_bonus-none = 没有
option-train_bonus = 训练的奖励
option-train_bonus-before_paying = 1里拉，可用于支付
option-train_bonus-after_paying = 1里拉，支付之后才拿

## 规则选项：田地、葡萄、建筑

option-yoke_uproot_destination = 用牛轭拔除的葡萄藤
option-yoke_uproot_destination-hand = 收回手牌
option-yoke_uproot_destination-discard = 放到弃牌堆
option-yoke_limit = 牛轭可以用几次
option-yoke_limit-once_per_year = 每年一次
option-yoke_limit-one_worker_space = 空间空着就能用
option-field_harvests_per_year = 一块田地可以收获几次
option-field_harvests_per_year-once = 每年一次
option-field_harvests_per_year-unlimited = 次数不限
option-harvest_sum_cap = 收获合计超过9
option-harvest_sum_cap-clamp = 得到数值9的葡萄
option-harvest_sum_cap-lost = 得不到葡萄
option-sell_grapes_per_action = 一次行动出售的葡萄
option-sell_grapes_per_action-any = 数量不限
option-sell_grapes_per_action-one = 一颗
option-sell_combine = 一次行动买卖葡萄和田地
option-sell_combine-one_kind = 只能选其一
option-sell_combine-combine = 两样都可以
option-tasting_room_trigger = 哪些导游会触发品酒室
option-tasting_room_trigger-tour_action = 访客带来的也算
option-tasting_room_trigger-action_space_only = 只算行动空间的
option-windmill_trigger = 哪些种植会触发风车
option-windmill_trigger-any_planting = 访客带来的也算
option-windmill_trigger-plant_action_only = 只算种植行动
option-cottage_choice = 用小屋摸两张访客
option-cottage_choice-both_before_draw = 摸牌前选好两种
option-cottage_choice-sequential = 看过第一张再选第二种

## 规则选项：葡萄酒与订单

option-wine_no_slot = 没有空位的葡萄酒
option-wine_no_slot-cannot_make = 不能制作
option-wine_no_slot-lost = 可以制作，但会损失
option-zymologist_aging = 高于酒窖的葡萄酒怎样陈年
option-zymologist_aging-band = 只有3到4、6到7这两步不行
option-zymologist_aging-frozen = 完全不陈年
option-aging_order = 陈年的顺序
option-aging_order-top_down = 数值高的先
option-aging_order-bottom_up = 数值低的先
option-order_match = 订单接受的葡萄酒
option-order_match-at_least = 所示数值或更高
option-order_match-exact = 正好是所示数值

## 规则选项：游戏结束与设置

option-end_trigger = 20分何时结束游戏
option-end_trigger-latch = 当年内达到就算
option-end_trigger-check_at_year_end = 年末时有20分才算
option-final_year_processing = 最后一年的年末
option-final_year_processing-full_year_end = 照常陈年并领取收入
option-final_year_processing-skip = 省略
option-tie_after_all = 全部相同时
option-tie_after_all-shared = 共享胜利
option-tie_after_all-replay = 无人获胜，再玩一局
option-vp_cap = 分数上限
option-vp_cap-none = 没有
option-vp_cap-25 = 25
option-parents_deal = 父母牌
option-parents_deal-one_each = 各一张
option-parents_deal-two_pick_one = 各两张，各留一张
option-first_player_choice = 第一位起始玩家
option-first_player_choice-random = 随机
option-first_player_choice-chosen = 商量决定

## 规则选项：访客的一般规则

option-visitor_feasibility = 打出访客要能执行多少
option-visitor_feasibility-minimum_required = 至少最低限度
option-visitor_feasibility-best_effort = 能做多少做多少
option-visitor_effect_order = 访客各项效果的顺序
option-visitor_effect_order-free = 自由
option-visitor_effect_order-printed = 按牌上顺序
option-multi_player_card_order = 对手回应的顺序
option-multi_player_card_order-clockwise_from_active = 从打出者起顺时针
option-multi_player_card_order-wake_up_order = 按回合顺序
option-passed_player_may_respond = 已跳过的玩家
option-passed_player_may_respond-true = 可以回应访客
option-passed_player_may_respond-false = 不会被问到
option-vp_payment_timing = 为两项都做而付的分数
option-vp_payment_timing-at_start = 一开始就付
option-vp_payment_timing-at_second_part = 做第二项之前付

## 规则选项：个别访客

option-planner_impossible = 规划师：行动变得无法执行时
option-planner_impossible-lost = 这个工人今年作废
option-planner_impossible-refund = 工人收回
option-organizer_second_visitor = 组织者：作为两张访客中的第一张
option-organizer_second_visitor-play_then_pass = 打完第二张再跳过
option-organizer_second_visitor-pass_at_once = 立即跳过
option-innkeeper_min_piles = 旅店老板：需要几个弃牌堆
option-innkeeper_min_piles-2 = 两个
option-innkeeper_min_piles-1 = 一个
option-zymologist_below_four = 发酵学家：位置被占而使葡萄酒低于4
option-zymologist_below_four-illegal = 不允许
option-zymologist_below_four-allowed = 允许
option-harvest_expert = 收获专家：得到什么
option-harvest_expert-harvest_and_one = 收获，另两项再选一项
option-harvest_expert-yoke_without_harvest = 收获和绿色牌，或只要牛轭
option-harvest_expert-one_of_three = 三项选一项
option-promoter_gain = 推广员：得到什么
option-promoter_gain-vp_and_residual = 分数和持续收入
option-promoter_gain-vp_only = 只有分数
option-uproot_discard_which = “拔除并弃掉”弃哪一张
option-uproot_discard_which-uprooted_only = 拔除的那张
option-uproot_discard_which-any_vine_in_hand = 手牌中任意一张绿色牌
option-placed_grape_slot_taken = 由牌得到数值1的葡萄，但位置被占
option-placed_grape_slot_taken-illegal = 不能选
option-placed_grape_slot_taken-lost = 损失
option-producer_excludes = 制作人：不能收回的工人
option-producer_excludes-own_card_worker = 打出它的工人
option-producer_excludes-whole_action = 同一行动的所有工人
option-six_workers_count_grey = 六个工人是否包括额外工人
option-six_workers_count_grey-false = 不包括
option-six_workers_count_grey-true = 包括
option-switch_checks_field_limit = 园景师：交换后的田地最大值
option-switch_checks_field_limit-true = 必须遵守
option-switch_checks_field_limit-false = 不计
option-queen_without_choice = 女王：邻座三项都做不到时
option-queen_without_choice-illegal = 不能打出
option-queen_without_choice-allowed = 可以打出

## 规则选项：单人模式

option-automa_tie = 正好20分
option-automa_tie-draw = 平局
option-automa_tie-loss = 失败
option-automa_tie-win = 获胜
option-automa_removed_cards = 移除的牌
option-automa_removed_cards-four_cards = 四张访客
option-automa_removed_cards-four_and_importer = 四张访客和进口商
option-automa_token_with_overflow = 大工人放在被占行动旁边时，奖励标记
option-automa_token_with_overflow-true = 可以用
option-automa_token_with_overflow-false = 不能用
option-automa_difficulty = Automa的难度
option-automa_difficulty-standard = 标准
option-automa_difficulty-very_easy = 非常简单（八年）
option-automa_difficulty-easy = 简单（从3分开始）
option-automa_difficulty-hard = 困难（至少占用两个空间）
option-automa_difficulty-very_hard = 非常困难（至少占用两个空间，对手23分）
option-automa_difficulty-aggressive = 激进（每年要达到一定分数）

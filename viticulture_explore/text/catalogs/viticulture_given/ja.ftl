# 盤面の書き方の誤り。

problem-too_many_cards = 「{ $word }」が多すぎます。1か所に置けるのは{ $most }枚までです。
problem-no_room = ここに入るのは{ $most }つまでです。
problem-idle_actor = { $seat }番はここで決めることがありません。パス済みか、働き手が残っていないか、ほかの人の手番です。
problem-needs_module = これはモジュール「{ $module }」のもので、今は使っていません。
wanted-list_of = 要素が{ $number }個のリスト

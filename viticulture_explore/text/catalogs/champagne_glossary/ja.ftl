### ゲームの言葉と、初めての人に必要な説明。文の中で見つける形はゲームの data/glossary.csv にある。

champagne-terms-domain = 領地

champagne-term-vineyard = ワイン畑
    .about = 領地に置くカードです。収穫のたびにブドウが採れます。
champagne-term-region = 地域
    .about = シャンパーニュの5つの土地です。ボードにそれぞれ欄があります。
champagne-term-press = プレス
    .about = 収穫で取り込めるブドウの数が、これで決まります。
champagne-term-winery = ワイナリー
    .about = ブレンドするまで、スティルワインを置く場所です。
champagne-term-module = ワイナリーモジュール
    .about = ワイナリーに足すと、スティルワインがあと3個入ります。
champagne-term-cellar = セラー
    .about = キュヴェを置く場所です。ここから市場カードに届けたり、エノテークに移したりします。
champagne-term-oenotheque = エノテーク
    .about = マーケティング戦略ボードへ移す前のキュヴェを置く場所です。
champagne-term-marketing = マーケティング戦略
    .about = ここにキュヴェを色別に置くと、その後の出荷の点が増えます。
champagne-term-eco_level = 環境配慮レベル
    .about = 自然へのやさしさを表します。最後に、その位置の数が点になります。

champagne-terms-wine = ブドウとワイン

champagne-term-grape = ブドウ
    .about = ワイン畑から採れます。青・黒・黄のキューブです。
champagne-term-cube = キューブ
    .about = ブドウやワインを表します。青は1点、黒は2点、黄は3点です。
champagne-term-still_wine = スティルワイン
    .about = ワイナリーにある、ブレンド前のキューブです。
champagne-term-cuvee = キュヴェ
    .about = できあがったワインです。市場カードに届けます。
champagne-term-brut = トラディション・ブリュット
    .about = 青のキュヴェです。青1個と、どの色でもよい2個を使います。
champagne-term-noirs = ブラン・ド・ノワール
    .about = 黒のキュヴェです。黒2個と、黒か青1個を使います。
champagne-term-blancs = ブラン・ド・ブラン
    .about = 黄のキュヴェです。黄3個を使います。
champagne-term-blend = ブレンド
    .about = スティルワイン3個をキュヴェ1個にします。残りの2個はなくなります。
champagne-term-harvest = 収穫
    .about = すべてのワイン畑からブドウを採ります。プレスとワイナリーに入る分だけです。
champagne-term-production = 生産量
    .about = 1つの地域のワイン畑から採れるブドウの合計です。

champagne-terms-round = ラウンドの流れ

champagne-term-collaborator = 協力者
    .about = スペースに置く駒です。全員が置き終わってから、アクションを解決します。
champagne-term-area = アクションエリア
    .about = アクション1種類分の場所です。番号の順に解決します。
champagne-term-space = スペース
    .about = 協力者を1人置く場所です。何かが増えたり減ったりするものもあります。
champagne-term-event = イベント
    .about = 毎ラウンド1枚めくり、そのラウンドの何かを変えます。
champagne-term-council = セラーマスター評議会
    .about = ここに協力者がいると、次のラウンドの手番順が早くなります。
champagne-term-turn_order = 手番順
    .about = 誰から置き、誰から行動するかの順番です。
champagne-term-step_1 = ステップ1
    .about = マーケティング戦略の前半です。このラウンドに、キュヴェをセラーからエノテークに移します。
champagne-term-step_2 = ステップ2
    .about = マーケティング戦略の後半です。次のラウンドに、キュヴェをボードの列に移します。
champagne-term-draft = ドラフト
    .about = ゲームの始めに、1枚残してほかを隣に渡すことを3回します。
champagne-term-inheritance = 継承カード
    .about = ドラフトで残すカードです。ワイン畑、プレス、ワイナリーのどれかが有利に始まります。
champagne-term-star = 星
    .about = 継承カードに描かれています。最も多い人から始めます。

champagne-terms-market = 市場

champagne-term-market_card = 市場カード
    .about = ほしいキュヴェが描かれたカードです。届けると点になります。
champagne-term-deliver = 出荷
    .about = 市場カードに描かれたキュヴェを払って、点を得ます。
champagne-term-partial_delivery = 部分的配達
    .about = キューブを1個減らして届けることです。その分の点も減ります。
champagne-term-upper_row = 上段
    .about = 新しく出たカードの列です。あとで下段に移ります。
champagne-term-lower_row = 下段
    .about = 先に出ていたカードの列です。市場では、取るとボーナストークンがもらえます。
champagne-term-bonus_token = ボーナストークン
    .about = 得た時にめくる、小さなおまけです。

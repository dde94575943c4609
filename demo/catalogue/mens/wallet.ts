import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { japan, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const wallet: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'wallet',
      shop_id: 'siam-loom',
      values: ['brick', 'ink', 'sage'],
      price_cents: 4600,
      sales: 958,
      days_ago: 355,
      title: words(
        'Folded leather wallet',
        '折叠皮夹',
        '革の二つ折り財布',
        '반으로 접는 가죽 지갑',
        'กระเป๋าสตางค์หนังพับ',
      ),
      description: words(
        'A wallet folded from one piece of vegetable-tanned leather and sewn with waxed linen. It takes eight cards, folded notes and a few coins under a snap. Flat enough for a front pocket on the first day, and flatter after a month.',
        '一整块植鞣革折成，用蜡麻线缝制。可放八张卡、对折的钞票，按扣小袋还能装几枚硬币。第一天就薄到能放前袋，一个月后更贴身。',
        '植物タンニンなめし革一枚を折り、ろう引きの麻糸で縫った財布です。カード8枚、二つ折りの紙幣、スナップ留めの小銭入れ。初日から前ポケットに収まる薄さで、ひと月もすればさらに平らになります。',
        '베지터블 가죽 한 장을 접어 왁스 먹인 리넨 실로 꿰맸습니다. 카드 여덟 장과 접은 지폐, 스냅 단추 칸에 동전 몇 개가 들어갑니다. 첫날부터 앞주머니에 들어갈 만큼 얇고, 한 달 뒤엔 더 납작해집니다.',
        'กระเป๋าสตางค์พับจากหนังฟอกฝาดชิ้นเดียว เย็บด้วยด้ายลินินเคลือบแว็กซ์ ใส่บัตรได้แปดใบ ธนบัตรพับ และเหรียญเล็กน้อยในช่องกระดุมแป๊ก บางพอใส่กระเป๋าหน้าตั้งแต่วันแรก ใช้ไปเดือนหนึ่งยิ่งแบน',
      ),
      specs: [
        spec(
          'material',
          words(
            'Vegetable-tanned leather, linen thread',
            '植鞣革、麻线',
            '植物タンニンなめし革、麻糸',
            '베지터블 가죽, 리넨 실',
            'หนังฟอกฝาด ด้ายลินิน',
          ),
        ),
        spec(
          'capacity',
          words(
            '8 cards, notes, a few coins',
            '8 张卡、纸币、少量硬币',
            'カード8枚、紙幣、小銭少々',
            '카드 8장, 지폐, 동전 약간',
            'บัตร 8 ใบ ธนบัตร เหรียญเล็กน้อย',
          ),
        ),
        spec(
          'size',
          words(
            '11 × 9 × 1.2 cm closed',
            '合起 11 × 9 × 1.2 厘米',
            '閉じた状態で11 × 9 × 1.2 cm',
            '접었을 때 11 × 9 × 1.2cm',
            'ขณะพับ 11 × 9 × 1.2 ซม.',
          ),
        ),
        spec('weight', grams(68)),
      ],
      reviews: `
    en 4 Slim and honest. The coin pocket is for coins, not for a coin collection.
    ja 5 前ポケットに入れても気になりません。革の色が育つのが楽しみです。
    zh-CN 4 一开始卡槽很紧，用两周就顺了。
    ko 5 아버지 선물로 드렸는데 바로 바꿔 쓰시네요.
    th 4 หนังสวย เย็บละเอียด ใส่แบงก์พันพับครึ่งได้พอดี
    en 2 The snap came off after three weeks. The shop refunded me without argument.
  `,
    },
    {
      product_id: 'wallet-card',
      shop_id: 'dock-nine',
      values: ['moss', 'honey', 'plum'],
      price_cents: 2900,
      sales: 2086,
      days_ago: 174,
      title: words('Slim card sleeve', '超薄卡套', '薄型カードスリーブ', '얇은 카드 슬리브', 'ซองใส่บัตรแบบบาง'),
      description: words(
        'Three pockets and a thumb notch, in one layer of leather that is thinner than the cards inside. It holds five cards and a folded note, and slides into a shirt pocket. The edges are cut clean and waxed, without lining.',
        '三个卡位加一个拇指缺口，单层皮革比里面的卡还薄。可放五张卡和一张对折钞票，塞得进衬衫口袋。边缘裁净上蜡，不加内衬。',
        'ポケットが三つと親指用の切り欠き。革は一枚仕立てで、中のカードより薄く仕上げました。カード5枚と折った紙幣1枚が入り、シャツの胸ポケットに収まります。裏地はなく、切り口はろうで磨いています。',
        '칸 세 개와 엄지 홈을 낸 한 겹 가죽으로, 안에 든 카드보다 얇습니다. 카드 다섯 장과 접은 지폐 한 장이 들어가고 셔츠 주머니에 쏙 들어갑니다. 안감 없이 가장자리를 깨끗이 잘라 왁스로 마감했습니다.',
        'สามช่องพร้อมรอยเว้าสำหรับนิ้วโป้ง หนังชั้นเดียวบางกว่าบัตรข้างใน ใส่บัตรห้าใบกับธนบัตรพับหนึ่งใบ สอดในกระเป๋าเสื้อได้ ขอบตัดเรียบลงแว็กซ์ ไม่มีซับใน',
      ),
      specs: [
        spec(
          'material',
          words('Calf leather, 1 mm', '小牛皮，1 毫米', '子牛革、1 mm', '송아지 가죽, 1mm', 'หนังลูกวัว หนา 1 มม.'),
        ),
        spec(
          'capacity',
          words(
            '5 cards, 1 note',
            '5 张卡、1 张钞票',
            'カード5枚、紙幣1枚',
            '카드 5장, 지폐 1장',
            'บัตร 5 ใบ ธนบัตร 1 ใบ',
          ),
        ),
        spec('size', centimetres(10, 7.2)),
        spec('weight', grams(24)),
      ],
      reviews: `
    ko 5 (moss) 교통카드는 꺼내지 않아도 찍힙니다.
    en 5 (honey) Cleared my pocket and, somehow, my head.
    ja 4 (plum) 最初は5枚目がきついですが、ひと月で入るようになります。
    zh-CN 5 (moss) 薄，真的薄，西裤口袋里看不出来。
    th 4 (honey) ใส่ได้ห้าใบพอดี มากกว่านี้จะตึง
    en 3 (plum) Notes have to be folded in three. Fine for cards.
  `,
    },
    {
      product_id: 'wallet-long',
      shop_id: 'kojima-denim',
      values: ['ink', 'brick', 'honey'],
      price_cents: 12400,
      sales: 167,
      days_ago: 411,
      title: words(
        'Long zip wallet with lanyard',
        '拉链长款钱包 带手绳',
        'ラウンドジップの長財布',
        '스트랩 달린 지퍼 장지갑',
        'กระเป๋าสตางค์ใบยาวซิปรอบพร้อมสายคล้อง',
      ),
      description: words(
        'A long wallet that zips around three sides, for people who dislike folded notes. Twelve card slots, two note pockets and a zipped coin pocket between them. The braided lanyard clips to a belt loop and comes off when it is not wanted.',
        '三面拉链长钱包，给不爱折钞票的人。十二个卡位、两个钞位，中间一个拉链零钱袋。编织手绳可扣在裤襻上，不用时取下。',
        '紙幣を折りたくない人のための、三方をファスナーで囲んだ長財布です。カード12枚、札入れ二つ、その間にファスナー付きの小銭入れ。編みひもはベルトループに留められ、要らないときは外せます。',
        '지폐를 접기 싫은 분을 위한, 세 면을 지퍼로 여는 장지갑입니다. 카드 칸 열두 개와 지폐 칸 두 개, 그 사이에 지퍼 동전 칸이 있습니다. 엮은 끈은 벨트 고리에 걸고, 필요 없으면 떼면 됩니다.',
        'กระเป๋าใบยาวซิปรอบสามด้าน สำหรับคนไม่ชอบพับแบงก์ มีช่องบัตรสิบสองช่อง ช่องธนบัตรสองช่อง และช่องเหรียญมีซิปคั่นกลาง สายถักเกี่ยวหูกางเกงได้ ถอดออกเมื่อไม่ใช้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Saddle leather, brass zip',
            '马鞍革、黄铜拉链',
            'サドルレザー、真鍮ファスナー',
            '새들 가죽, 황동 지퍼',
            'หนังอานม้า ซิปทองเหลือง',
          ),
        ),
        spec(
          'capacity',
          words(
            '12 cards, flat notes, coins',
            '12 张卡、平放钞票、硬币',
            'カード12枚、紙幣、小銭',
            '카드 12장, 지폐, 동전',
            'บัตร 12 ใบ ธนบัตรไม่ต้องพับ เหรียญ',
          ),
        ),
        spec('size', centimetres(19.5, 10, 2.3)),
        spec('weight', grams(210)),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (brick) ファスナーの滑りがよく、角も丸くて片手で開けられます。
    zh-CN 5 (ink) 护照也放得下，出差一只搞定。
    en 4 (honey) Solid brass zip. Needs a jacket pocket; jeans will not do.
    ko 4 (ink) 새 가죽이라 뻣뻣하지만 냄새가 좋네요. 길들이는 중입니다.
    th 5 (honey) ใส่แบงก์ไม่ต้องพับ หนังหนา ซิปลื่น
  `,
    },
    {
      product_id: 'wallet-coin',
      shop_id: 'kojima-denim',
      values: ['honey', 'ink', 'brick'],
      price_cents: 3800,
      sales: 524,
      days_ago: 292,
      shelf: 'nearly_empty',
      title: words(
        'Horseshoe coin case',
        '马蹄形零钱包',
        '馬蹄型コインケース',
        '말굽 모양 동전 지갑',
        'กระเป๋าเหรียญทรงเกือกม้า',
      ),
      description: words(
        'A coin case in the old horseshoe shape: lift the lid, tilt, and the coins slide out onto a tray where you can count them. The leather is moulded wet over a wooden form and keeps its curve for good. Nothing is lined, so nothing wears through.',
        '传统马蹄形零钱包：掀开盖子一倾，硬币就滑到托盘上，一目了然。皮革湿塑在木模上成型，弧度长久不变。没有内衬，也就没有磨破的地方。',
        'ふたを上げて傾けると小銭が受け皿に広がり、ひと目で数えられる昔ながらの馬蹄型です。革は濡らして木型に沿わせるので、丸みがずっと保たれます。裏地がないので、破れるところもありません。',
        '뚜껑을 열고 기울이면 동전이 받침으로 미끄러져 나와 한눈에 셀 수 있는 옛 말굽 모양 동전 지갑입니다. 가죽을 적셔 나무 틀에 씌워 만들어 둥근 모양이 오래갑니다. 안감이 없으니 해질 곳도 없습니다.',
        'กระเป๋าเหรียญทรงเกือกม้าแบบโบราณ เปิดฝาแล้วเอียง เหรียญจะไหลออกมาบนถาดให้นับได้ทันที หนังชุบน้ำขึ้นรูปบนแม่พิมพ์ไม้จึงคงโค้งถาวร ไม่มีซับใน จึงไม่มีอะไรให้ขาด',
      ),
      specs: [
        spec(
          'material',
          words('Vegetable-tanned leather', '植鞣革', '植物タンニンなめし革', '베지터블 가죽', 'หนังฟอกฝาด'),
        ),
        spec('capacity', words('About 20 coins', '约 20 枚硬币', '硬貨約20枚', '동전 약 20개', 'เหรียญราว 20 เหรียญ')),
        spec('size', centimetres(7.5, 7, 2)),
        spec('weight', grams(46)),
      ],
      reviews: `
    ja 5 (honey) レジで小銭を探す時間がなくなりました。現金派の味方です。
    en 4 (brick) A small pleasure every time I buy bread. Tight lid for the first weeks.
    ko 5 (honey) 일본 여행 갈 때 필수예요. 동전이 한눈에 보입니다.
    zh-CN 4 (ink) 现在用零钱的机会少，当耳机盒也刚好。
    th 5 (ink) หนังขึ้นรูปสวย เปิดแล้วเหรียญไม่หล่น
  `,
    },
    {
      product_id: 'wallet-passport',
      shop_id: 'siam-loom',
      values: ['denim', 'clay', 'moss'],
      price_cents: 3200,
      sales: 398,
      days_ago: 19,
      title: words(
        'Handwoven passport wallet',
        '手织护照夹',
        '手織り布のパスポートケース',
        '손으로 짠 여권 지갑',
        'ปกพาสปอร์ตผ้าทอมือ',
      ),
      description: words(
        'Striped cotton from a back-strap loom, backed with felt and closed with an elastic band. One side takes a passport, the other a boarding card and four bank cards. The weaver’s stripes never repeat exactly, so yours is easily told from others.',
        '腰机手织的条纹棉布，衬毛毡，用松紧带合上。一边放护照，一边放登机牌和四张卡。每匹条纹都不重样，一眼就能认出自己的。',
        '腰機で織った縞の綿布にフェルトを裏打ちし、ゴムバンドで閉じるケースです。片側にパスポート、もう片側に搭乗券とカード4枚。縞は織り手ごとに異なり、自分のものがすぐ分かります。',
        '허리 베틀로 짠 줄무늬 면에 펠트를 덧대고 고무 밴드로 여밉니다. 한쪽에는 여권, 다른 쪽에는 탑승권과 카드 네 장이 들어갑니다. 줄무늬가 하나하나 달라 내 것을 금방 알아볼 수 있습니다.',
        'ผ้าฝ้ายลายทางทอกี่เอว บุสักหลาด รัดด้วยยางยืด ด้านหนึ่งใส่พาสปอร์ต อีกด้านใส่บอร์ดดิ้งพาสกับบัตรสี่ใบ ลายทอไม่ซ้ำกันเลย หยิบของตัวเองไม่ผิดแน่',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton, wool felt, elastic',
            '棉、羊毛毡、松紧带',
            '綿、ウールフェルト、ゴム',
            '면, 울 펠트, 고무 밴드',
            'ผ้าฝ้าย สักหลาดขนแกะ ยางยืด',
          ),
        ),
        spec(
          'capacity',
          words(
            'Passport, boarding card, 4 cards',
            '护照、登机牌、4 张卡',
            'パスポート、搭乗券、カード4枚',
            '여권, 탑승권, 카드 4장',
            'พาสปอร์ต บอร์ดดิ้งพาส บัตร 4 ใบ',
          ),
        ),
        spec(
          'size',
          words(
            '14 × 10 cm closed',
            '合起 14 × 10 厘米',
            '閉じた状態で14 × 10 cm',
            '접었을 때 14 × 10cm',
            'ขณะพับ 14 × 10 ซม.',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (clay) ผ้าทอสวย ใส่พาสปอร์ตสองเล่มก็ยังปิดได้
    en 5 (denim) The immigration officer asked where I got it.
    ko 4 (moss) 여권 케이스치고 가볍고, 밴드가 짱짱해요.
    ja 5 (clay) 布なのに角がくたっとせず、旅の間ずっときれいでした。
  `,
    },
  ],
}

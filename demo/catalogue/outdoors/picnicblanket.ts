import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const picnicblanket: Kind = {
  pictured: 'colour',
  about: words(
    'One hand is enough to carry it, and it is packed away again in a minute.',
    '一只手就能拎走，收起来也只要一分钟。',
    '片手で運べて、1分で片づけられます。',
    '한 손으로 들 수 있고 1분이면 다시 접어 넣습니다.',
    'ถือด้วยมือเดียวได้ เก็บกลับเข้าที่ภายในหนึ่งนาที',
  ),
  products: [
    {
      product_id: 'picnicblanket-wool',
      shop_id: 'bamboo-lane',
      values: ['brick', 'moss', 'denim'],
      price_cents: 7900,
      was_cents: 10900,
      second: { axis: 'spread', adds: { '130by170': 0, '150by200': 1900 } },
      sales: 538,
      days_ago: 356,
      title: words(
        'Check wool rug, leather carrier',
        '格纹羊毛毯配皮提带',
        '革ベルト付きチェックのウール敷物',
        '가죽 끈 체크 울 매트',
        'ผ้าปิกนิกขนสัตว์ลายสก็อตพร้อมสายหนัง',
      ),
      description: words(
        'A thick check rug with fringed ends, warm enough to sit on in March and to wrap up in after sunset. Two leather straps and a handle carry it rolled.',
        '厚实的格纹毯，两端留着流苏，三月坐着不凉，日落后还能裹在身上。两根皮带加提手，卷起来就走。',
        '両端に房を残した厚手のチェックの敷物です。3月に座っても冷たくなく、日が沈めば羽織れます。革ベルト2本と持ち手で、巻いたまま運べます。',
        '양 끝에 술을 남긴 두툼한 체크 담요로, 3월에 앉아도 차갑지 않고 해가 지면 두를 수 있습니다. 가죽 끈 두 개와 손잡이로 말아서 듭니다.',
        'ผ้าลายสก็อตเนื้อหนาปลายเป็นพู่ นั่งเดือนที่อากาศเย็นก็ไม่หนาว พลบค่ำก็ห่มได้ มีสายหนังสองเส้นกับหูหิ้วสำหรับม้วนถือ',
      ),
      specs: [
        spec(
          'material',
          words('Recycled wool, cowhide', '再生羊毛、牛皮', '再生ウール、牛革', '재생 울, 소가죽', 'ขนสัตว์รีไซเคิล หนังวัว'),
        ),
        spec(
          'weight',
          words(
            'Small: 1.1 kg. Large: 1.5 kg',
            '小号 1.1 千克，大号 1.5 千克',
            '小1.1 kg、大1.5 kg',
            '작은 것 1.1kg, 큰 것 1.5kg',
            'ผืนเล็ก 1.1 กก. ผืนใหญ่ 1.5 กก.',
          ),
        ),
        spec(
          'care',
          words(
            'Air it, brush it, dry-clean if needed',
            '晾晒、刷净，必要时干洗',
            '陰干しとブラシ、必要ならドライ',
            '바람 쐬고 솔질, 필요하면 드라이',
            'ผึ่งลม ปัดฝุ่น ซักแห้งเมื่อจำเป็น',
          ),
        ),
      ],
      reviews: `
    en 5 (brick) On the grass by day, on the sofa by night. The dog has opinions about whose it is.
    zh-CN 5 (150by200) 红格子铺在草地上拍照太好看了，毯子也够厚。
    ja 4 (moss) 厚みがあって地面の冷えを感じません。芝がつきやすいのでブラシ必須です。
    ko 5 (130by170) 가죽 손잡이 덕분에 들고만 다녀도 기분이 나요.
    th 4 ลายคลาสสิก หนานุ่ม แต่หน้าฝนใช้ไม่ได้เพราะไม่กันน้ำ
    en 3 (denim-150by200) Damp came through after an hour on wet ground. It is a rug, not a tarp.
  `,
    },
    {
      product_id: 'picnicblanket-stripe',
      shop_id: 'north-pier',
      values: ['clay', 'sage', 'butter'],
      price_cents: 3600,
      second: { axis: 'spread', adds: { '130by170': 0, '150by200': 600, '200by200': 1200 } },
      sales: 2640,
      days_ago: 202,
      title: words(
        'Striped rug, waterproof back',
        '条纹防水底野餐垫',
        '裏が防水のストライプ敷物',
        '줄무늬 방수 피크닉 매트',
        'ผ้าปิกนิกลายทางหลังกันน้ำ',
      ),
      description: words(
        'Broad stripes above, a coated back below, and a thin layer of foam between them for stony ground. It folds into a flat pack with a flap and two handles.',
        '上面是宽条纹，底面涂层防水，中间夹一层薄棉，碎石地也不硌。折起来是带盖的平包，有两根提手。',
        '表は太いストライプ、裏は防水加工、間に薄いクッションをはさみ、石の多い地面でも痛くありません。たたむとふたと持ち手の付いた平たい包みになります。',
        '위는 굵은 줄무늬, 아래는 방수 코팅, 그 사이에 얇은 폼을 넣어 자갈밭에서도 배기지 않습니다. 접으면 덮개와 손잡이 두 개가 달린 납작한 가방이 됩니다.',
        'ด้านบนลายทางกว้าง ด้านล่างเคลือบกันน้ำ มีโฟมบางคั่นกลาง นั่งบนพื้นหินก็ไม่เจ็บ พับแล้วเป็นห่อแบนมีฝาและหูหิ้วสองข้าง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Acrylic top, 3 mm foam',
            '腈纶面，3 毫米泡棉',
            '表地アクリル、3 mmフォーム',
            '아크릴 겉감, 3mm 폼',
            'หน้าผ้าอะคริลิก โฟม 3 มม.',
          ),
        ),
        spec('back', words('Waterproof coating', '防水涂层', '防水コーティング', '방수 코팅', 'เคลือบกันน้ำ')),
        spec('packed', centimetres(38, 28, 8)),
        spec(
          'care',
          words(
            'Machine wash cold, hang to dry',
            '冷水机洗，挂晾',
            '水で洗濯機洗い、つり干し',
            '찬물 세탁기 세탁, 널어 말리기',
            'ซักเครื่องน้ำเย็น แขวนตาก',
          ),
        ),
      ],
      reviews: `
    en 5 (200by200) Spilled a whole lemonade, wiped it, carried on.
    ko 5 (150by200) 젖은 잔디에 깔아도 바지가 안 젖었습니다. 한강 필수품이에요.
    ja 5 (clay) 子どもが寝転がっても石が気になりません。たたみ方も簡単です。
    zh-CN 4 (200by200) 四个大人坐得下，折回去第一次要琢磨一下。
    th 5 (sage) ลายน่ารัก เอาไปสวนสาธารณะทุกอาทิตย์ เปื้อนก็ซักเครื่อง
    zh-CN 3 (130by170) 防水没问题，就是表面粘头发和草屑。
  `,
    },
    {
      product_id: 'picnicblanket-rush',
      shop_id: 'bamboo-lane',
      values: ['ink', 'moss', 'plum'],
      price_cents: 4200,
      second: { axis: 'spread', adds: { '60by180': 0, '90by180': 1100 } },
      sales: 365,
      days_ago: 16,
      title: words('Rush mat with cloth border', '布边蔺草席', '布縁のい草ござ', '천 테두리 골풀 돗자리', 'เสื่อกกขอบผ้า'),
      description: words(
        'A mat of woven rush with a cloth border, cool in the afternoon and faintly scented of hay. It rolls up tight with a pair of ribbons, and crumbs shake straight off.',
        '蔺草编成的席子，四周包布边，午后坐着清凉，带淡淡草香。一对布带系紧成卷，面上的碎屑一抖就掉。',
        'い草を織り、布の縁を付けたござです。午後もひんやりとして、ほのかに草の香りがします。2本のひもできゅっと巻け、こぼれたくずは振れば落ちます。',
        '골풀을 엮고 천으로 테두리를 두른 돗자리로, 한낮에도 시원하고 은은한 풀 내음이 납니다. 리본 한 쌍으로 단단히 말리고, 부스러기는 털면 떨어집니다.',
        'เสื่อทอจากกกเย็บขอบผ้า นั่งตอนบ่ายก็เย็น มีกลิ่นหญ้าอ่อน ๆ ม้วนผูกด้วยริบบิ้นคู่ เศษขนมสะบัดทีเดียวก็หลุด',
      ),
      specs: [
        spec(
          'material',
          words('Soft rush, cotton border', '蔺草、棉布边', 'い草、綿の縁', '골풀, 면 테두리', 'ต้นกก ขอบผ้าฝ้าย'),
        ),
        spec(
          'weight',
          words(
            '60 cm: 620 g. 90 cm: 910 g',
            '60 厘米款 620 克，90 厘米款 910 克',
            '幅60 cmは620 g、幅90 cmは910 g',
            '폭 60cm 620g, 폭 90cm 910g',
            'กว้าง 60 ซม. 620 กรัม กว้าง 90 ซม. 910 กรัม',
          ),
        ),
        spec(
          'care',
          words(
            'Wipe dry, keep out of damp',
            '干布擦拭，避免受潮',
            '乾いた布でふき、湿気を避ける',
            '마른 천으로 닦고 습기를 피하기',
            'เช็ดด้วยผ้าแห้ง เลี่ยงความชื้น',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    ja 5 (ink) 広げた瞬間に夏の祖父母の家のにおいがしました。
    zh-CN 5 (90by180) 午睡铺在阳台上特别凉快，草香一周后淡下来。
    en 4 (moss) Lovely underfoot. Sand brushes straight off, which no cloth of mine ever managed.
    ko 5 (plum) 마루에 깔아 두고 낮잠 자기 좋아요. 리본까지 단정합니다.
    th 4 (60by180) เย็นสบาย ม้วนเก็บง่าย ระวังอย่าให้โดนฝน
  `,
    },
    {
      product_id: 'picnicblanket-quilt',
      shop_id: 'bamboo-lane',
      values: ['blush', 'mist', 'honey'],
      price_cents: 8800,
      sales: 203,
      days_ago: 111,
      title: words(
        'Patchwork cotton picnic quilt',
        '拼布棉质野餐被',
        'パッチワークの綿キルト',
        '패치워크 면 피크닉 퀼트',
        'ผ้าปิกนิกควิลต์ต่อผ้าฝ้าย',
      ),
      description: words(
        'Squares of leftover cotton, pieced and quilted by hand, so no two are quite alike. Folded in four it is a cushion for one; opened out it seats five.',
        '用裁剩的棉布方块手工拼缝绗制，没有两床完全一样。折成四层是一个人的坐垫，铺开坐得下五个人。',
        '裁ち残りの綿布を四角に切り、手で継いで刺した一枚です。同じものはふたつとありません。四つにたためば1人の座布団、広げれば5人が座れます。',
        '남은 면 조각을 손으로 잇고 누벼 똑같은 것이 하나도 없습니다. 네 겹으로 접으면 한 사람 방석, 펼치면 다섯 사람이 앉습니다.',
        'ผ้าฝ้ายเศษตัดเป็นสี่เหลี่ยม ต่อและเย็บควิลต์ด้วยมือ ไม่มีผืนไหนเหมือนกันเป๊ะ พับสี่ทบเป็นเบาะนั่งคนเดียว กางออกนั่งได้ห้าคน',
      ),
      specs: [
        spec('material', words('Cotton, cotton wadding', '棉布、棉絮', '綿、綿わた', '면, 목화솜', 'ผ้าฝ้าย ใยฝ้าย')),
        spec('size', centimetres(150, 150)),
        spec('weight', kilograms(1.4)),
        spec(
          'care',
          words('Machine wash at 30 °C', '30 °C 机洗', '30 °Cで洗濯機洗い', '30도 세탁기 세탁', 'ซักเครื่อง 30 องศา'),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (blush) My daughter names the squares. Twelve of them are islands.
    zh-CN 5 (mist) 针脚细密，背面也好看，洗过一次更软了。
    ja 5 (honey) 色合わせが上品で、家ではベッドカバーにしています。
    ko 4 (blush) 조각마다 무늬 결이 달라서 예뻐요. 젖은 땅에서는 밑에 비닐을 깔아야 합니다.
    th 5 (honey) งานเย็บมือสวย ซักแล้วสีไม่ตก
    ko 2 (mist) 솔기 하나가 터진 채로 왔습니다. 수선은 해 주셨지만 2주가 걸렸어요.
  `,
    },
    {
      product_id: 'picnicblanket-pocket',
      shop_id: 'cedar-trail',
      values: ['denim', 'honey', 'fog'],
      price_cents: 2200,
      second: { axis: 'spread', adds: { '130by170': 0, '200by200': 700 } },
      sales: 3085,
      days_ago: 240,
      title: words(
        'Pocket blanket in a pouch',
        '口袋防潮垫',
        '袋に収まるポケットシート',
        '파우치 포켓 매트',
        'ผ้ารองนั่งพกพาในถุง',
      ),
      description: words(
        'A sheet of thin ripstop that lives in a pouch no bigger than a fist. Four corner pockets fill with sand or stones, and loops beside them take a peg when the wind gets up.',
        '薄薄一张防撕裂布，平时收在拳头大的小袋里。四角口袋装沙子或石头压住，起风时旁边的环还能打钉。',
        'こぶしほどの袋に収まる、薄いリップストップのシートです。四隅のポケットに砂や石を詰めて重しにし、風が出たら横の輪にペグを打てます。',
        '주먹만 한 파우치에 들어가는 얇은 립스톱 매트입니다. 네 귀퉁이 주머니에 모래나 돌을 채우고, 바람이 불면 옆 고리에 펙을 박습니다.',
        'ผ้าริปสต็อปผืนบางเก็บในถุงเท่ากำปั้น สี่มุมมีช่องใส่ทรายหรือหินถ่วง ลมแรงก็ปักสมอที่ห่วงข้าง ๆ ได้',
      ),
      specs: [
        spec(
          'material',
          words('Ripstop nylon', '防撕裂尼龙', 'リップストップナイロン', '립스톱 나일론', 'ไนลอนริปสต็อป'),
        ),
        spec('packed', centimetres(12, 8, 6)),
        spec(
          'weight',
          words(
            'Small: 190 g. Large: 290 g',
            '小号 190 克，大号 290 克',
            '小190 g、大290 g',
            '작은 것 190g, 큰 것 290g',
            'ผืนเล็ก 190 กรัม ผืนใหญ่ 290 กรัม',
          ),
        ),
        spec(
          'contents',
          words(
            'Blanket, pouch, four pegs',
            '垫子、收纳袋、四根地钉',
            'シート、収納袋、ペグ4本',
            '매트, 파우치, 펙 4개',
            'ผ้า ถุงเก็บ สมอ 4 ตัว',
          ),
        ),
      ],
      reviews: `
    en 5 (200by200) Sand does not stick to it, so none came home in the car.
    ja 5 (130by170) 登山の休憩用に。ザックの雨ぶたに入れっぱなしです。
    zh-CN 4 (200by200) 很轻很薄，石头地坐着会硌，胜在随身带。
    ko 4 (honey) 주머니에 모래를 채우니 바닷바람에도 안 날아가요.
    th 5 (denim) พับใส่ถุงกลับได้จริงไม่ต้องงัดนาน
    th 5 (130by170) พกติดเป้ไว้ นั่งรอขบวนพาเหรดสบายมาก
  `,
    },
  ],
}

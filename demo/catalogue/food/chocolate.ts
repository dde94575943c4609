import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { japan, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const chocolate: Kind = {
  pictured: 'flavour',
  about: words(
    'Made from bean to bar in a workshop of five people. From May to September it travels in an insulated box.',
    '由五人小作坊从可可豆做起。五月到九月用保温箱寄送。',
    '5人の小さな工房で、カカオ豆から仕上げています。5月から9月は保冷箱でお送りします。',
    '다섯 명이 일하는 작은 공방에서 카카오콩부터 만듭니다. 5월부터 9월까지는 보냉 상자에 담아 보냅니다.',
    'ทำตั้งแต่เมล็ดโกโก้ในโรงงานเล็กที่มีกันห้าคน ช่วงพฤษภาคมถึงกันยายนจัดส่งในกล่องเก็บความเย็น',
  ),
  specs: [
    spec(
      'allergens',
      words(
        'May contain milk and nuts',
        '可能含乳及坚果',
        '乳・ナッツを含む場合があります',
        '우유·견과류가 섞일 수 있음',
        'อาจมีนมและถั่วเปลือกแข็ง',
      ),
    ),
    spec('best_before', months(12)),
    spec('origin', japan),
  ],
  products: [
    {
      product_id: 'chocolate',
      shop_id: 'uji-tea',
      values: ['dark', 'milk', 'matcha'],
      price_cents: 700,
      sales: 2410,
      days_ago: 227,
      title: words(
        'Stone-ground chocolate bar',
        '石磨巧克力',
        '石臼びきチョコレート',
        '맷돌로 간 초콜릿',
        'ช็อกโกแลตโม่หิน',
      ),
      description: words(
        'Ground slowly between stones in Nagano so that it keeps a little texture. Two ingredients for the dark one, three for the others. The bar snaps cleanly into small squares and melts more like fudge than like butter.',
        '在长野慢慢石磨，留一点颗粒感。黑巧只有两种原料，其余为三种。一板可利落掰成小方块，入口绵密不油。',
        '長野で石臼を使ってゆっくりひき、わずかな粒感を残しました。ダークの原料は2つ、ほかは3つだけ。小さな四角にぱきっと割れ、口どけはしっとりとしています。',
        '나가노에서 맷돌로 천천히 갈아 살짝 씹히는 결을 남겼습니다. 다크는 재료 두 가지, 나머지는 세 가지뿐입니다. 작은 네모로 똑 떨어지고, 입안에서 진득하게 녹습니다.',
        'โม่หินช้า ๆ ที่นางาโนะให้เหลือเนื้อสัมผัสเล็กน้อย ดาร์กมีส่วนผสมแค่สองอย่าง รสอื่นสามอย่าง หักเป็นชิ้นสี่เหลี่ยมเล็ก ๆ ได้ ละลายในปากเนื้อแน่นไม่เลี่ยน',
      ),
      specs: [
        spec('net', words('70 g', '70 克', '70 g', '70g', '70 กรัม')),
        spec(
          'ingredients',
          words(
            'Cocoa beans, cane sugar; milk or matcha',
            '可可豆、蔗糖；另加牛奶或抹茶',
            'カカオ豆、きび砂糖、ほかに乳または抹茶',
            '카카오콩, 사탕수수 설탕, 우유 또는 말차',
            'เมล็ดโกโก้ น้ำตาลอ้อย และนมหรือมัตฉะ',
          ),
        ),
      ],
      reviews: `
    en 5 (dark) Two ingredients and yet it tastes like raspberries. How?
    ja 5 (matcha) 抹茶の苦みがしっかり。甘すぎないのが大人向けです。
    zh-CN 4 (milk) 有点沙沙的颗粒感，越嚼越香。
    ko 3 (dark) 거친 식감이 낯설었어요. 취향을 탈 것 같습니다.
    th 4 (matcha) หอมชาชัดเจน ส่งมาหน้าร้อนมีละลายนิดหน่อยแต่แช่เย็นแล้วดีเหมือนเดิม
    zh-CN 5 (dark) 包装雅致，送人有面子，自己吃也值。
  `,
    },
    {
      product_id: 'chocolate-truffles',
      shop_id: 'uji-tea',
      values: ['cocoa', 'matcha', 'hojicha'],
      price_cents: 1800,
      second: { axis: 'pieces', adds: { '9': 0, '16': 1300 } },
      sales: 1036,
      days_ago: 301,
      title: words(
        'Tea truffles in a box',
        '茶味松露巧克力礼盒',
        'お茶の生トリュフ 箱入り',
        '차 트러플 초콜릿 상자',
        'ทรัฟเฟิลชาแบบกล่อง',
      ),
      description: words(
        'Soft centres of cream in which tea leaves have stood overnight, rolled by hand in powder. They want to be eaten within three weeks, and usually are.',
        '茶叶在奶油里浸一夜，做成柔软的内馅，再手工滚粉。宜在三周内吃完，通常也撑不到三周。',
        '茶葉をひと晩浸したクリームをやわらかなガナッシュにし、手で丸めて粉をまぶしました。3週間以内にお召し上がりください。たいていはもっと早くなくなります。',
        '찻잎을 하룻밤 담가 둔 크림으로 부드러운 속을 만들고 손으로 굴려 가루를 입혔습니다. 3주 안에 드시는 것이 좋고, 대개는 그 전에 사라집니다.',
        'ไส้ครีมนุ่มที่แช่ใบชาไว้ข้ามคืน ปั้นมือแล้วคลุกผง ควรกินให้หมดในสามสัปดาห์ ซึ่งส่วนใหญ่ก็หมดก่อน',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Chocolate, cream, green or roasted tea, cocoa',
            '巧克力、奶油、绿茶或焙茶、可可粉',
            'チョコレート、生クリーム、緑茶またはほうじ茶、ココア',
            '초콜릿, 생크림, 녹차 또는 호지차, 코코아',
            'ช็อกโกแลต ครีม ชาเขียวหรือชาคั่ว ผงโกโก้',
          ),
        ),
        spec('best_before', words('3 weeks', '3 周', '3週間', '3주', '3 สัปดาห์')),
        spec('keeping', words('In the fridge', '冷藏', '要冷蔵', '냉장 보관', 'แช่ตู้เย็น')),
      ],
      reviews: `
    en 5 (hojicha-16) The roasted ones taste like the last sip of a good evening.
    ja 5 (matcha-9) 口に入れた瞬間にとろけます。粉が落ちるので小皿は必須。
    zh-CN 4 (cocoa-16) 入口即化，夏天到手有点软，冷藏一小时恢复。
    ko 5 (matcha-16) 보냉 포장 완벽했고 쓴맛과 단맛 균형이 좋아요.
    th 5 (cocoa-9) เนื้อเนียนละมุนมาก กล่องสวยเหมาะเป็นของขวัญวันเกิด
    ja 3 (cocoa-9) おいしいのですが、賞味期限が思ったより短く届いてから12日でした。
  `,
    },
    {
      product_id: 'chocolate-buttons',
      shop_id: 'uji-tea',
      values: ['dark', 'milk', 'white'],
      price_cents: 1300,
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 1000, '1kg': 2700 } },
      sales: 842,
      days_ago: 177,
      title: words(
        'Chocolate buttons in a glass jar',
        '玻璃罐纽扣巧克力',
        'ボタンチョコ ガラス瓶入り',
        '유리병에 담은 버튼 초콜릿',
        'ช็อกโกแลตเม็ดกระดุมในโหลแก้ว',
      ),
      description: words(
        'Thin buttons that melt evenly, for baking, for dipping and for the hand that passes the jar. Each is the size of a coin and weighs three grams, so no scale is needed.',
        '薄薄的小圆片，受热均匀，可烘焙、可蘸裹，也可路过时顺手抓几片。每片硬币大小，重三克，不必用秤。',
        '均一に溶ける薄いボタン形です。お菓子作りにも、ディップにも、通りがかりのつまみ食いにも。1枚は硬貨ほどの大きさで3 gなので、はかりは要りません。',
        '고르게 녹는 얇은 버튼 모양입니다. 베이킹에도, 찍어 먹는 데에도, 지나가다 한 줌 집어 먹기에도 좋습니다. 동전만 한 한 개가 3g이라 저울이 필요 없습니다.',
        'เม็ดกระดุมบางละลายสม่ำเสมอ ใช้ทำขนม จุ่มเคลือบ หรือหยิบกินเวลาเดินผ่าน แต่ละเม็ดเท่าเหรียญ หนักสามกรัม ไม่ต้องใช้ตาชั่ง',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Cocoa beans or cocoa butter, cane sugar, milk',
            '可可豆或可可脂、蔗糖、牛奶',
            'カカオ豆またはココアバター、きび砂糖、乳',
            '카카오콩 또는 카카오버터, 사탕수수 설탕, 우유',
            'เมล็ดโกโก้หรือเนยโกโก้ น้ำตาลอ้อย นม',
          ),
        ),
        spec(
          'material',
          words(
            'Glass jar, steel lid',
            '玻璃罐，钢盖',
            'ガラスびん、スチールのふた',
            '유리병, 철제 뚜껑',
            'โหลแก้ว ฝาเหล็ก',
          ),
        ),
      ],
      reviews: `
    en 5 (dark-1kg) Forty buttons make a tray of brownies. I stopped weighing and nothing went wrong.
    ja 4 (white-250g) ホワイトは甘め。湯せんでなめらかに溶けて、扱いやすいです。
    zh-CN 5 (milk-500g) 孩子每天数着吃三片，罐子密封好，没有返潮。
    ko 5 (dark-500g) 템퍼링해서 딸기에 입혔는데 광이 예쁘게 나요.
    th 4 (milk-250g) ละลายง่าย ทำช็อกโกแลตลาวาได้ดี แต่ขวดหนักไปหน่อยตอนขนส่ง
    en 2 (milk-250g) Arrived as one large button. They sent a second jar in a cold box, to be fair.
  `,
    },
    {
      product_id: 'chocolate-drinking',
      shop_id: 'river-market',
      values: ['plain', 'chilli', 'cinnamon'],
      price_cents: 1400,
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 1000 } },
      sales: 519,
      days_ago: 96,
      title: words(
        'Shaved drinking chocolate',
        '热巧克力刨片',
        '飲むチョコレート 削りフレーク',
        '마시는 초콜릿 플레이크',
        'ช็อกโกแลตร้อนแบบเกล็ด',
      ),
      description: words(
        'Cacao from Chanthaburi shaved into flakes, so that it melts into milk without lumps. Three spoonfuls make a thick cup; the chilli creeps up slowly.',
        '尖竹汶的可可刨成薄片，溶进牛奶不结块。三勺冲出一杯浓稠的热巧，辣椒味会慢慢爬上来。',
        'チャンタブリーのカカオを薄く削り、牛乳にだまなく溶けるようにしました。3さじで濃厚な1杯に。唐辛子はあとからじんわり来ます。',
        '짠타부리 카카오를 얇게 깎아 우유에 덩어리 없이 녹습니다. 세 숟갈이면 걸쭉한 한 잔이 되고, 고추 맛은 천천히 올라옵니다.',
        'โกโก้จากจันทบุรีขูดเป็นเกล็ด ละลายในนมไม่จับก้อน สามช้อนได้ถ้วยข้น ๆ รสพริกค่อย ๆ ไล่ขึ้นมา',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Cocoa beans, palm sugar; chilli or cinnamon',
            '可可豆、棕榈糖；另有辣椒或肉桂',
            'カカオ豆、パームシュガー、ほかに唐辛子またはシナモン',
            '카카오콩, 팜슈거, 고추 또는 계피',
            'เมล็ดโกโก้ น้ำตาลโตนด และพริกหรืออบเชย',
          ),
        ),
        spec(
          'brewing',
          words(
            '30 g in 200 ml of hot milk',
            '30 克配 200 毫升热牛奶',
            '30 gを温めた牛乳200 mlに',
            '30g을 뜨거운 우유 200ml에',
            '30 กรัมในนมร้อน 200 มล.',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (chilli-250g) First you think they forgot the chilli. Then you know they did not.
    ja 5 (cinnamon-250g) 寒い夜にこれ一杯。鍋で少し煮詰めるともっとおいしいです。
    zh-CN 4 (plain-500g) 棕榈糖的焦香很特别，比粉冲的厚重，就是化得慢一点。
    ko 4 (cinnamon-500g) 계피 향이 자연스러워요. 저지방 우유로 타면 조금 묽습니다.
    th 5 (plain-250g) โกโก้จันท์ของไทยเรา หอมและไม่หวานโดด ชงข้น ๆ อร่อยที่สุด
  `,
    },
    {
      product_id: 'chocolate-mango',
      shop_id: 'river-market',
      values: ['dark', 'milk', 'white'],
      price_cents: 1000,
      was_cents: 1200,
      sales: 1580,
      days_ago: 132,
      title: words(
        'Mango half dipped in chocolate',
        '半裹巧克力芒果干',
        'マンゴーの片がけチョコ',
        '반쯤 담근 망고 초콜릿',
        'มะม่วงอบแห้งจุ่มช็อกโกแลตครึ่งชิ้น',
      ),
      description: words(
        'Slices of Nam Dok Mai mango dried soft, then dipped to the middle. The tart half balances the sweet one.',
        '南多麦芒果切片烘至柔软，再蘸到一半的位置。酸的那半正好平衡甜的那半。',
        'ナムドクマイ種のマンゴーをやわらかく干し、半分までチョコレートに浸しました。甘酸っぱい側と甘い側がちょうど釣り合います。',
        '남독마이 망고를 말랑하게 말려 절반까지만 초콜릿에 담갔습니다. 새콤한 반쪽이 달콤한 반쪽과 어울립니다.',
        'มะม่วงน้ำดอกไม้อบนุ่มจุ่มช็อกโกแลตถึงกลางชิ้น ครึ่งเปรี้ยวตัดกับครึ่งหวานพอดี',
      ),
      specs: [
        spec('net', words('12 slices, 130 g', '12 片，130 克', '12切れ、130 g', '12조각, 130g', '12 ชิ้น 130 กรัม')),
        spec(
          'ingredients',
          words(
            'Dried mango, chocolate',
            '芒果干、巧克力',
            'ドライマンゴー、チョコレート',
            '말린 망고, 초콜릿',
            'มะม่วงอบแห้ง ช็อกโกแลต',
          ),
        ),
        spec('best_before', months(6)),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (dark) Twelve slices, two adults, one film. We did not reach the credits.
    th 5 (dark) มะม่วงยังนุ่มหนึบ ช็อกโกแลตขมนิด ๆ เข้ากันมาก ซื้อฝากเพื่อนญี่ปุ่นชอบกันหมด
    ja 4 (white) マンゴーの酸味とホワイトの甘さが好相性。もう少し量があれば。
    zh-CN 5 (milk) 芒果干软糯不塞牙，巧克力不是代可可脂，一口气吃完。
    ko 5 (dark) 망고가 딱딱하지 않아서 좋아요. 냉장고에 두고 하나씩 꺼내 먹습니다.
    zh-CN 4 (white) 白巧款偏甜，配绿茶正好。
  `,
    },
  ],
}

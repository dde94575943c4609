import type { Kind } from '../kind.ts'
import { centimetres } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const towel: Kind = {
  pictured: 'colour',
  about: words(
    'Each is washed once before it is packed, so it takes up water from the first day.',
    '包装前都先洗过一次，第一天就很吸水。',
    '出荷前に一度洗ってあるので、初日からよく水を吸います。',
    '포장하기 전에 한 번 빨아 첫날부터 물을 잘 먹습니다.',
    'ซักมาแล้วหนึ่งครั้งก่อนบรรจุ จึงซับน้ำได้ดีตั้งแต่วันแรก',
  ),
  specs: [
    spec(
      'care',
      words(
        'Wash at 40 °C, no softener',
        '40 °C 水洗，不用柔顺剂',
        '40 °Cで洗濯、柔軟剤は不要',
        '40°C 세탁, 섬유 유연제 사용 금지',
        'ซักที่ 40 °C ไม่ใช้น้ำยาปรับผ้านุ่ม',
      ),
    ),
  ],
  products: [
    {
      product_id: 'towel-terry',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'sage', 'denim'],
      price_cents: 1100,
      second: { axis: 'towel_size', adds: { face: 0, bath: 1700, sheet: 3100 } },
      sales: 2650,
      days_ago: 387,
      title: words(
        'Thick terry towel, Imabari weave',
        '今治厚绒毛巾',
        '今治織りの厚手パイルタオル',
        '이마바리 두툼한 타월',
        'ผ้าขนหนูหนานุ่มทออิมาบาริ',
      ),
      description: words(
        'Long loops of untwisted cotton give this towel its depth; it feels wet only when it really is. A narrow flat band near each end keeps the edges straight.',
        '无捻棉的长绒圈让毛巾又厚又蓬松，吸足了水才会觉得湿。两端各有一道平织边，洗后不走形。',
        '無撚糸の長いパイルで、ふっくら厚く織りました。たっぷり水を吸うまで、ぬれた感じがしません。両端の平織りの帯が、縁をまっすぐ保ちます。',
        '꼬지 않은 면실로 고리를 길게 짜 도톰합니다. 정말 흠뻑 젖기 전에는 축축하지 않습니다. 양 끝의 납작한 띠가 가장자리를 반듯하게 잡아 줍니다.',
        'ทอห่วงยาวจากฝ้ายไม่ปั่นเกลียวจึงหนาฟู ไม่รู้สึกเปียกจนกว่าจะชุ่มจริง แถบเรียบสองปลายช่วยให้ริมผ้าตรง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton, 520 g per square metre',
            '纯棉，每平方米 520 克',
            '綿100%、1 m²あたり520 g',
            '면 100%, 1㎡당 520g',
            'ฝ้าย 100% หนา 520 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'size',
          words(
            '34 × 80, 70 × 140 or 100 × 150 cm',
            '34 × 80、70 × 140 或 100 × 150 厘米',
            '34 × 80、70 × 140、100 × 150 cm',
            '34 × 80, 70 × 140, 100 × 150cm',
            '34 × 80, 70 × 140 หรือ 100 × 150 ซม.',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
        ja 5 (oat-bath) 一年使ってもふわふわです。乾きにくいかと思いましたが、半日で乾きます。
        en 5 (sage-sheet) My teenager now guards it. Bought two more.
        zh-CN 5 (denim-bath) 厚实不掉毛，第一次洗水就很清。
        ko 4 (oat-face) 흡수력 최고. 두꺼워서 장마철엔 건조기가 필요해요.
        th 4 (sage-bath) นุ่มหนาเหมือนโรงแรม แต่ตากนานหน่อย
        en 3 (denim-face) The navy bled a little in the first two washes, label or no label.
      `,
    },
    {
      product_id: 'towel-waffle',
      shop_id: 'still-water',
      values: ['fog', 'clay', 'snow'],
      price_cents: 1000,
      second: { axis: 'towel_size', adds: { face: 0, bath: 1400, sheet: 2400 } },
      sales: 1170,
      days_ago: 254,
      title: words(
        'Waffle towel with a hanging loop',
        '华夫格挂绳毛巾',
        '吊りひも付きワッフルタオル',
        '고리 달린 와플 타월',
        'ผ้าขนหนูลายวาฟเฟิลมีห่วงแขวน',
      ),
      description: words(
        'A light towel woven in deep squares that lift it off the skin and let it dry in an afternoon. A tape loop hangs it flat from any peg.',
        '深格纹的轻薄毛巾，贴肤不闷，一个下午就干。有一条挂绳，随便哪个挂钩都能平整挂起。',
        '深い升目に織った軽いタオルです。肌にべたつかず、半日で乾きます。テープの輪で、どのフックにも平らに掛けられます。',
        '깊은 격자로 짠 가벼운 수건이라 살에 달라붙지 않고 반나절이면 마릅니다. 테이프 고리로 어느 걸이에나 반듯하게 걸 수 있습니다.',
        'ผ้าเบาทอลายตารางลึก ไม่แนบผิวและแห้งภายในครึ่งวัน มีห่วงเทปแขวนได้กับทุกตะขอ',
      ),
      specs: [
        spec(
          'material',
          words('Cotton 70%, linen 30%', '棉 70%、亚麻 30%', '綿70%、リネン30%', '면 70%, 리넨 30%', 'ฝ้าย 70% ลินิน 30%'),
        ),
        spec(
          'size',
          words(
            '34 × 80, 70 × 140 or 100 × 150 cm',
            '34 × 80、70 × 140 或 100 × 150 厘米',
            '34 × 80、70 × 140、100 × 150 cm',
            '34 × 80, 70 × 140, 100 × 150cm',
            '34 × 80, 70 × 140 หรือ 100 × 150 ซม.',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (fog-bath) 얇아서 걱정했는데 물기를 쏙 빨아들이고 금방 말라요.
        en 5 (clay-sheet) Took it sailing for two weeks. Dried on the rail every single day.
        zh-CN 4 (snow-face) 洗后会缩一点点，手感更软了。
        ja 5 (fog-face) 部屋干しでもにおいません。かさばらず収納も楽です。
        th 5 (clay-bath) แห้งไวมาก เหมาะกับหน้าฝน ห่วงเย็บแน่น
        ja 3 (snow-bath) ふんわり派には物足りないかもしれません。
      `,
    },
    {
      product_id: 'towel-check',
      shop_id: 'lotus-well',
      values: ['brick', 'moss', 'plum'],
      price_cents: 900,
      second: { axis: 'set_of', adds: { one: 0, two: 800 } },
      sales: 960,
      days_ago: 469,
      title: words(
        'Checked bathing cloth with fringe',
        '泰式流苏格纹浴巾',
        '房付きチェックの湯上がり布',
        '술 달린 체크 파카오마',
        'ผ้าขาวม้าลายตารางชายครุย',
      ),
      description: words(
        'The Thai pha khao ma: a long checked cloth to dry off with, tie on, or roll under your head. It is thin, dries while you have breakfast and weighs next to nothing.',
        '泰国传统的格纹长巾“帕考玛”，可擦身、可围腰，卷起来还能当枕头。薄而轻，一顿早饭的工夫就干了。',
        'タイの「パーカーオマー」です。体をふき、腰に巻き、丸めて枕にもなる長いチェックの布です。薄手なので、朝食のあいだに乾きます。',
        '태국의 체크무늬 긴 천 파카오마입니다. 몸을 닦고, 허리에 두르고, 말아서 베기도 합니다. 얇아서 아침 먹는 동안 마르고 무게도 거의 나가지 않습니다.',
        'ผ้าขาวม้าผืนยาวลายตาราง จะเช็ดตัว นุ่ง หรือม้วนหนุนหัวก็ได้ เนื้อบาง ตากระหว่างกินข้าวเช้าก็แห้ง และเบาจนแทบไม่รู้สึก',
      ),
      specs: [
        spec('material', words('Handwoven cotton', '手织纯棉', '手織りの綿', '손으로 짠 면', 'ฝ้ายทอมือ')),
        spec('size', centimetres(76, 180)),
        spec('origin', thailand),
      ],
      reviews: `
        th 5 (brick-two) ผ้าขาวม้าเนื้อแน่นเหมือนที่บ้านคุณยาย ซื้อแจกทั้งออฟฟิศ
        en 5 (plum-one) Towel, sarong, picnic cloth, sling for a tired toddler.
        zh-CN 4 (moss-one) 很薄，吸水一般但干得飞快，旅行必带。
        ja 5 (moss-two) サウナに持っていくのに最適です。格子の色合いも粋です。
        ko 4 (brick-one) 처음엔 빳빳한데 몇 번 빨면 부드러워져요.
      `,
    },
    {
      product_id: 'towel-gauze',
      shop_id: 'aoyama-homeware',
      values: ['butter', 'mist', 'blush'],
      price_cents: 1500,
      second: { axis: 'set_of', adds: { three: 0, five: 900 } },
      sales: 1640,
      days_ago: 138,
      title: words(
        'Gauze face towels, rolled',
        '纱布面巾卷装',
        'ガーゼのフェイスタオル ロール入り',
        '거즈 세면 수건 롤 세트',
        'ผ้าเช็ดหน้าผ้าก๊อซแบบม้วน',
      ),
      description: words(
        'Gauze on the face side and short loops on the other, soft enough for a newborn. They come rolled and tied with a cotton ribbon, ready to give.',
        '一面纱布一面短绒圈，柔软到新生儿也能用。卷好并系上棉带，送人正合适。',
        '片面はガーゼ、片面は短いパイル。生まれたての赤ちゃんにも使えるやわらかさです。巻いて綿のリボンで結んだ、贈りやすい姿で届きます。',
        '한 면은 거즈, 다른 면은 짧은 고리로 짜 신생아에게도 쓸 만큼 부드럽습니다. 돌돌 말아 면 리본으로 묶어 두어 바로 선물할 수 있습니다.',
        'ด้านหนึ่งเป็นผ้าก๊อซ อีกด้านเป็นห่วงสั้น นุ่มพอสำหรับทารกแรกเกิด ม้วนผูกริบบิ้นฝ้ายมาพร้อมให้เป็นของขวัญ',
      ),
      specs: [
        spec('material', words('Organic cotton', '有机棉', 'オーガニックコットン', '유기농 면', 'ฝ้ายออร์แกนิก')),
        spec('size', centimetres(34, 75)),
        spec('origin', japan),
      ],
      reviews: `
        ja 5 (mist-five) 出産祝いに。自分用にも買い足しました。
        zh-CN 5 (butter-three) 给宝宝洗脸用，纱布面越洗越软，没有线头。
        ko 5 (blush-three) 얇아서 매일 한 장씩 쓰고 빨기 좋아요.
        en 4 (butter-five) Lovely and thin. They do come out of the dryer crumpled like paper.
        th 5 (mist-three) เช็ดหน้าแล้วไม่ระคายเคือง ม้วนมาน่ารัก
        en 5 (blush-five) I travel with one in my hand luggage, it fits in a fist.
      `,
    },
    {
      product_id: 'towel-mitt',
      shop_id: 'still-water',
      values: ['honey', 'moss', 'rose'],
      price_cents: 700,
      second: { axis: 'size', adds: { m: 0, l: 100 } },
      sales: 182,
      days_ago: 28,
      title: words(
        'Korean washing mitts, a pair',
        '韩式搓澡手套一对',
        '韓国のあかすりミトン 2枚組',
        '때밀이 장갑 한 쌍',
        'ถุงมือขัดตัวแบบเกาหลี 1 คู่',
      ),
      description: words(
        'Two mitts in the crimped viscose that Korean bath houses have used for sixty years, lined with terry. Soak first for ten minutes, then rub lightly.',
        '韩国澡堂用了六十年的皱纹粘胶布，里面衬着毛圈布，一副两只。先泡十分钟，再轻轻搓。',
        '韓国の銭湯で60年使われてきた縮れビスコースのミトンで、内側はパイル地です。10分ほど湯につかってから、軽くこすってください。',
        '한국 목욕탕에서 육십 년을 써 온 오글오글한 비스코스 원단에 안감으로 타월을 댄 장갑 두 짝입니다. 먼저 10분 불리고 살살 밀어 주세요.',
        'ถุงมือผ้าวิสโคสย่นที่โรงอาบน้ำเกาหลีใช้กันมาหกสิบปี ซับในผ้าขนหนู แช่น้ำสิบนาทีก่อนแล้วค่อยถูเบา ๆ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Viscose, cotton lining',
            '粘胶纤维、棉里',
            'ビスコース、綿の裏地',
            '비스코스, 면 안감',
            'วิสโคส ซับในฝ้าย',
          ),
        ),
        spec(
          'size',
          words(
            'M 13 × 18 cm, L 15 × 20 cm',
            'M 13 × 18 厘米，L 15 × 20 厘米',
            'Mは13 × 18 cm、Lは15 × 20 cm',
            'M은 13 × 18cm, L은 15 × 20cm',
            'M 13 × 18 ซม. L 15 × 20 ซม.',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (moss-l) 어릴 때 쓰던 바로 그 느낌입니다. 안감이 있어 손이 안 아파요.
        en 5 (honey-m) Humbling. I did not know I had that much to wash off.
        ja 4 (rose-m) 力を入れすぎないのがこつ。洗い上がりがつるつるします。
        zh-CN 5 (moss-l) 北方人表示很满意，搓得干净又不疼。
        th 4 (honey-m) ขัดแล้วผิวเนียน แต่ต้องเบามือจริง ๆ
        en 3 (rose-l) The loop came off one mitt after a week. The mitts themselves are great.
      `,
    },
  ],
}

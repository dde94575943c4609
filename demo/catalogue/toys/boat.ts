import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const boat: Kind = {
  pictured: 'colour',
  about: words(
    'Each one has been afloat in our tank before it sails to you.',
    '每只船出海前都在我们的水槽里试浮过。',
    'どの舟も、お届けの前に当店の水槽で浮かべて確かめています。',
    '모든 배는 보내기 전에 저희 물통에 띄워 봅니다.',
    'เรือทุกลำผ่านการลอยในอ่างของเราก่อนส่งถึงคุณ',
  ),
  products: [
    {
      product_id: 'boat',
      shop_id: 'little-harbour',
      values: ['sage', 'clay', 'ink'],
      price_cents: 2400,
      sales: 1688,
      days_ago: 480,
      title: words(
        'Wooden sampan, toy boat',
        '木制舢板玩具船',
        '木のおもちゃ サンパン船',
        '나무 삼판선 장난감',
        'เรือสำปั้นไม้ ของเล่นเด็ก',
      ),
      description: words(
        'A little river boat carved from light wood, with an arched roof and an oarsman who minds the stern. It floats upright in a bath and stays afloat when it is overloaded with pegs. The hull is waxed, not lacquered, and can be waxed again.',
        '用轻木雕成的小河船，有拱形船篷，船尾站着摇橹的人。放在浴缸里稳稳直立，装满小夹子也不会沉。船体上蜡不上漆，以后还能再上。',
        '軽い木を彫った小さな川舟です。丸い屋根があり、艫には舟をこぐ人がいます。お風呂でもまっすぐ浮き、洗濯ばさみを積みすぎても沈みません。船体はニスではなくろう仕上げで、塗り直せます。',
        '가벼운 나무를 깎아 만든 작은 강배로, 둥근 지붕이 있고 고물에는 노 젓는 사람이 서 있습니다. 욕조에서도 똑바로 뜨고, 빨래집게를 잔뜩 실어도 가라앉지 않습니다. 선체는 니스 대신 왁스를 먹여 다시 칠할 수 있습니다.',
        'เรือแม่น้ำลำเล็กแกะจากไม้เนื้อเบา มีหลังคาโค้งและคนพายยืนอยู่ท้ายเรือ ลอยตั้งตรงในอ่างอาบน้ำ บรรทุกไม้หนีบจนล้นก็ไม่จม ตัวเรือลงแว็กซ์ ไม่ได้เคลือบแล็กเกอร์ ลงซ้ำเองได้',
      ),
      specs: [
        spec(
          'material',
          words('Paulownia wood, beeswax', '桐木、蜂蜡', '桐、蜜ろう', '오동나무, 밀랍', 'ไม้พอโลเนีย ขี้ผึ้ง'),
        ),
        spec('size', centimetres(24, 8, 10)),
        spec('weight', grams(160)),
        spec('age', fromYears(1)),
        spec(
          'care',
          words(
            'Dry after the bath, wax now and then',
            '洗澡后擦干，偶尔补蜡',
            'お風呂のあとは乾かし、ときどきろうを塗る',
            '목욕 뒤에는 말리고 가끔 왁스칠',
            'เช็ดให้แห้งหลังอาบน้ำ ลงแว็กซ์บ้างเป็นครั้งคราว',
          ),
        ),
      ],
      reviews: `
    en 5 Still floating after a winter of nightly baths.
    ja 5 色と形がとてもきれい。飾っておくだけでも満足です。
    zh-CN 5 小舢板做得像模像样，放在水里稳稳的。
    ko 4 가볍고 잘 뜹니다. 사공 모자가 귀여워요. 말리는 데는 좀 걸립니다.
    th 5 เห็นแล้วคิดถึงเรือแถวบ้านยาย ลูกเล่นในอ่างทุกวัน
    th 4 ไม้เบา ลอยตรงดี คนพายน่ารัก แต่อยากให้ถอดออกมาเล่นได้
    en 4 Bought as a toy, and it now lives on my desk.
  `,
    },

    {
      product_id: 'boat-sail',
      shop_id: 'little-harbour',
      values: ['denim', 'clay', 'snow'],
      price_cents: 2900,
      second: { axis: 'height', adds: { '25cm': 0, '40cm': 1500 } },
      sales: 822,
      days_ago: 290,
      title: words(
        'Sailing boat with cotton sails',
        '棉布帆小帆船',
        '綿の帆のヨット',
        '면 돛을 단 돛단배',
        'เรือใบผ้าฝ้าย',
      ),
      description: words(
        'A pond boat with a lead-free keel that really sails. Set the boom with the little cord, give her a push, and be quick on the other side.',
        '真的能航行的池塘小帆船，龙骨配重不含铅。用细绳调好帆桁，推一把，然后赶快跑到对岸去。',
        '池で本当に走るヨットです。キールのおもりに鉛は使っていません。細いひもでブームの角度を決めてそっと押したら、急いで向こう岸へ回ってください。',
        '연못에서 정말로 달리는 돛단배로, 용골 추에 납을 쓰지 않았습니다. 가는 줄로 활대를 맞추고 살짝 민 다음 얼른 건너편으로 뛰세요.',
        'เรือใบที่แล่นในสระได้จริง กระดูกงูถ่วงไร้ตะกั่ว ปรับใบด้วยเชือกเส้นเล็ก ผลักเบา ๆ แล้วรีบวิ่งไปรับอีกฝั่ง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Paulownia, cotton, steel keel',
            '桐木、棉布、钢龙骨',
            '桐、綿布、鋼のキール',
            '오동나무, 면, 강철 용골',
            'ไม้พอโลเนีย ผ้าฝ้าย กระดูกงูเหล็ก',
          ),
        ),
        spec(
          'size',
          words(
            'Hull 20 or 32 cm long',
            '船长 20 或 32 厘米',
            '船体の長さ20 cmまたは32 cm',
            '선체 길이 20cm 또는 32cm',
            'ตัวเรือยาว 20 หรือ 32 ซม.',
          ),
        ),
        spec('age', fromYears(3)),
        spec(
          'wind',
          words(
            'Light to moderate',
            '微风到和风',
            '弱い風から中くらいまで',
            '약한 바람에서 보통 바람',
            'ลมอ่อนถึงปานกลาง',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
en 5 (denim-40cm) Crossed the park pond in forty seconds and was greeted by a swan.
ja 5 (snow-25cm) 帆の縫い目が細かく、傾きながら走る姿が本物のようです。
zh-CN 4 (clay-40cm) 大号要两岁半以上的孩子才抱得动，航行效果很好。
ko 5 (denim-25cm) 욕조에서는 부채로 바람을 만들어 줍니다.
th 5 (snow-40cm) แล่นจริงไม่ใช่แค่ตั้งโชว์ เอาไปปล่อยในสระหมู่บ้านทุกเย็น
en 3 (clay-25cm) The mast was loose in its hole until we wetted it.
`,
    },
    {
      product_id: 'boat-tug',
      shop_id: 'little-harbour',
      values: ['brick', 'moss', 'butter'],
      price_cents: 2100,
      sales: 1342,
      days_ago: 175,
      title: words('Tugboat with a funnel', '烟囱拖船', '煙突つきのタグボート', '굴뚝 달린 예인선', 'เรือลากจูงมีปล่องควัน'),
      description: words(
        'Short, round and strong, with a rope at the stern for towing soap dishes home. Tyres hang along its sides, so that it may bump into things politely.',
        '短、圆、有劲，船尾有绳，可以把肥皂盒拖回家。船舷挂着轮胎，撞到东西也斯文。',
        '短くて丸くて力持ち。船尾のひもで石けん箱を引いて帰ります。船べりには古タイヤがあるので、ぶつかるときも礼儀正しいです。',
        '짧고 둥글고 힘이 셉니다. 뒤의 밧줄로 비눗갑을 끌고 돌아옵니다. 옆에 타이어를 달아 부딪칠 때도 점잖습니다.',
        'สั้น กลม แข็งแรง มีเชือกท้ายเรือไว้ลากกล่องสบู่กลับบ้าน แขวนยางไว้ข้างลำจะได้ชนอย่างสุภาพ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Paulownia wood, natural rubber',
            '桐木、天然橡胶',
            '桐、天然ゴム',
            '오동나무, 천연 고무',
            'ไม้พอโลเนีย ยางธรรมชาติ',
          ),
        ),
        spec('size', centimetres(18, 9, 14)),
        spec('weight', grams(230)),
        spec('age', fromYears(1)),
        spec('origin', china),
      ],
      reviews: `
en 5 (brick) It has rescued the flannel four times tonight.
zh-CN 5 (moss) 圆滚滚的，孩子洗澡一定要带上。
ja 4 (butter) 丸くて持ちやすいです。ひもは乾きが遅いので外して干しています。
ko 5 (brick) 타이어 장식이 고무라 정말 말랑해요.
th 5 (butter) ลอยมั่นคงไม่พลิก สีไม่ลอกหลังเล่นมาสองเดือน
`,
    },
    {
      product_id: 'boat-ferry',
      shop_id: 'little-harbour',
      values: ['mist', 'sage', 'honey'],
      price_cents: 3800,
      second: { axis: 'packing', adds: { card: 0, crate: 700 } },
      sales: 268,
      days_ago: 55,
      title: words(
        'Car ferry with two cars',
        '载两辆小车的渡轮',
        '車2台つきのカーフェリー',
        '자동차 두 대 실은 카페리',
        'เรือเฟอร์รี่พร้อมรถสองคัน',
      ),
      description: words(
        'The ramp folds down, two wooden cars roll aboard, and the ferry leaves on time. A bridge with round windows looks over the deck; the captain is imagined.',
        '放下跳板，两辆小木车开上甲板，渡轮准点出发。带圆窗的驾驶台望着甲板，船长靠想象。',
        'スロープを下ろすと木の車が2台乗り込み、定刻に出港します。丸窓の船橋が甲板を見わたし、船長は想像におまかせします。',
        '경사판을 내리면 나무 자동차 두 대가 올라타고 배는 제시간에 떠납니다. 둥근 창 조타실이 갑판을 내려다보고 선장은 상상에 맡깁니다.',
        'พับทางลาดลง รถไม้สองคันแล่นขึ้นเรือ แล้วเฟอร์รี่ก็ออกตรงเวลา ห้องบังคับการมีหน้าต่างกลมมองลงดาดฟ้า ส่วนกัปตันให้จินตนาการเอง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Paulownia and beech, water-based paint',
            '桐木与榉木，水性漆',
            '桐とブナ、水性塗料',
            '오동나무와 너도밤나무, 수성 도료',
            'ไม้พอโลเนียและบีช สีสูตรน้ำ',
          ),
        ),
        spec('size', centimetres(28, 13, 12)),
        spec('weight', grams(610)),
        spec('age', fromYears(2)),
        spec(
          'contents',
          words('Ferry, two cars', '渡轮、两辆小车', 'フェリー、車2台', '카페리, 자동차 2대', 'เรือเฟอร์รี่ รถ 2 คัน'),
        ),
      ],
      reviews: `
en 5 (mist-card) The cars have been lost and found so often they have names on the fridge.
ja 5 (sage-crate) スロープの開け閉めだけで30分遊んでいます。
zh-CN 4 (honey-card) 放了小汽车还是很稳，跳板合页稍微紧。
ko 4 (mist-crate) 물에 띄우면 차가 젖으니 나중에 잘 말려야 해요.
th 5 (sage-card) ของขวัญวันเกิดที่ถูกใจที่สุด เล่นทั้งบนพื้นและในน้ำ
`,
    },
    {
      product_id: 'boat-junk',
      shop_id: 'little-harbour',
      values: ['brick', 'honey', 'ink'],
      price_cents: 5600,
      second: { axis: 'height', adds: { '30cm': 0, '45cm': 2400 } },
      sales: 91,
      days_ago: 430,
      shelf: 'nearly_empty',
      title: words('Three-masted junk', '三桅中式帆船', '三本マストのジャンク船', '세 돛대 정크선', 'เรือสำเภาสามเสา'),
      description: words(
        'A high-sterned junk under three battened sails of waxed cotton, each on its own mast. The sails fold like fans and the rudder turns; our oldest carver cuts about four a week.',
        '船尾高耸的中式帆船，三面打蜡棉布硬帆各有一桅。帆能像扇子一样收起，舵会转。店里最老的师傅一周大约刻四艘。',
        '船尾の高いジャンク船です。蝋引き綿の帆が3枚、それぞれの帆柱に張られています。帆は扇のようにたため、舵も動きます。いちばん年かさの職人が週に4隻ほど彫ります。',
        '고물이 높은 정크선으로, 왁스 먹인 면 돛 세 장이 저마다 돛대에 걸려 있습니다. 돛은 부채처럼 접히고 키도 돌아갑니다. 가장 나이 많은 장인이 한 주에 네 척쯤 깎습니다.',
        'เรือสำเภาท้ายสูง ใบผ้าฝ้ายลงแว็กซ์สามใบมีซี่ไม้ขึงบนเสาของตัวเอง ใบพับได้เหมือนพัด หางเสือหมุนได้ ช่างแกะอาวุโสของเราทำได้ราวสัปดาห์ละสี่ลำ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Camphor wood, waxed cotton, bamboo',
            '樟木、打蜡棉布、竹',
            'くすのき、蝋引き綿、竹',
            '녹나무, 왁스 면, 대나무',
            'ไม้การบูร ผ้าฝ้ายลงแว็กซ์ ไม้ไผ่',
          ),
        ),
        spec(
          'size',
          words(
            '32 or 48 cm long',
            '长 32 或 48 厘米',
            '長さ32 cmまたは48 cm',
            '길이 32cm 또는 48cm',
            'ยาว 32 หรือ 48 ซม.',
          ),
        ),
        spec('age', fromYears(6)),
        spec('origin', china),
      ],
      reviews: `
en 5 (brick-45cm) Smells of camphor, floats like a duck, and my father has not put it down.
zh-CN 5 (honey-45cm) 帆骨一根一根都是竹片，收放顺手，可以传家。
ja 5 (ink-30cm) 舵まで動く細工に驚きました。水に浮かべるのがもったいない。
ko 4 (brick-30cm) 정교하지만 아이가 가지고 놀기엔 돛이 섬세합니다.
th 5 (honey-30cm) สวยเหมือนสำเภาในภาพเก่า ตั้งไว้หน้าร้านลูกค้าถามทุกวัน
`,
    },
  ],
}

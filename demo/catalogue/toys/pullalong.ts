import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { beech } from './woods-words.ts'

export const pullalong: Kind = {
  pictured: 'colour',
  about: words(
    'The cord is short enough to be safe and ends in a wooden bead.',
    '拉绳长度在安全范围内，末端是一颗木珠。',
    '引きひもは安全な長さにとどめ、先に木の玉を付けています。',
    '끄는 줄은 안전한 길이이고 끝에 나무 구슬이 달려 있습니다.',
    'เชือกลากสั้นพอให้ปลอดภัย ปลายเป็นลูกปัดไม้',
  ),
  specs: [spec('material', beech), spec('age', fromYears(1)), spec('origin', china)],
  products: [
    {
      product_id: 'pullalong-duck',
      shop_id: 'little-harbour',
      values: ['butter', 'snow', 'denim'],
      price_cents: 1700,
      sales: 2630,
      days_ago: 469,
      title: words(
        'Pull-along duck that waddles',
        '摇摆走路的拖拉小鸭',
        'よちよち歩く引っぱりあひる',
        '뒤뚱뒤뚱 끌고 다니는 오리',
        'เป็ดลากเดินโยกเยก',
      ),
      description: words(
        'Its wheels are set off centre, so it waddles. Felt feet slap the floor at every turn, which is heard and not minded.',
        '轮轴偏心，走起来一摇一摆。毛毡脚掌一步一拍地板，听得见，但不烦人。',
        '車輪の軸をずらしてあるので、よちよちと歩きます。フェルトの足がぺたぺた床をたたきますが、うるさくはありません。',
        '바퀴 축이 어긋나 있어 뒤뚱거립니다. 바퀴가 돌 때마다 펠트 발이 바닥을 찰싹 치지만 거슬리지 않습니다.',
        'ล้อเจาะเยื้องศูนย์จึงเดินโยกเยก เท้าสักหลาดตบพื้นเบา ๆ ทุกรอบ ได้ยินแต่ไม่รำคาญ',
      ),
      specs: [spec('size', centimetres(16, 10, 15)), spec('weight', grams(310))],
      reviews: `
en 5 (butter) It learned to waddle the same week my daughter learned to walk.
ja 5 (snow) ぺたぺた音がかわいくて、家じゅう連れて歩いています。
zh-CN 5 (butter) 一岁宝宝学走路的好伙伴，走到哪拖到哪。
ko 4 (denim) 발소리가 귀엽지만 아랫집이 신경 쓰여 매트 위에서만 끕니다.
th 5 (butter) เดินโยกจริง ๆ หลานหัวเราะทุกก้าว
th 4 (snow) สีขาวเปื้อนง่าย แต่เช็ดออก
`,
    },
    {
      product_id: 'pullalong-dog',
      shop_id: 'little-harbour',
      values: ['cocoa', 'honey', 'fog'],
      price_cents: 2400,
      second: { axis: 'packing', adds: { card: 0, crate: 600 } },
      sales: 1175,
      days_ago: 208,
      title: words(
        'Pull-along dachshund',
        '拖拉腊肠犬',
        '引っぱりダックスフント',
        '끌고 다니는 닥스훈트',
        'สุนัขดัชชุนลาก',
      ),
      description: words(
        'A dachshund in three parts, joined so that it wags from the nose to the tail on every bend. The ears are real felt and the tail is a spring with a bead.',
        '分成三节的腊肠犬，转弯时从鼻子一直扭到尾巴。耳朵是毛毡的，尾巴是一根弹簧顶着木珠。',
        '3つの部分をつないだダックスフントで、曲がるたびに鼻からしっぽまでくねります。耳はフェルト、しっぽは玉つきのばねです。',
        '세 토막을 이은 닥스훈트로, 돌 때마다 코부터 꼬리까지 살랑입니다. 귀는 펠트이고 꼬리는 구슬 달린 용수철입니다.',
        'ดัชชุนสามท่อนต่อกัน เลี้ยวทีไรส่ายตั้งแต่จมูกถึงหาง หูทำจากสักหลาด หางเป็นสปริงติดลูกปัด',
      ),
      specs: [spec('size', centimetres(32, 8, 13)), spec('weight', grams(420))],
      reviews: `
en 5 (cocoa-card) Better behaved than ours, and about as long.
ko 5 (honey-card) 꼬리가 흔들릴 때마다 손뼉을 쳐요.
ja 4 (fog-crate) 動きが本物そっくり。絨毯の上では少し転びやすいです。
zh-CN 5 (cocoa-crate) 转弯的样子太逗了，大人也忍不住拖两圈。
th 5 (honey) หูสักหลาดเย็บแน่น ลูกดึงทุกวันยังไม่หลุด
`,
    },
    {
      product_id: 'pullalong-snail',
      shop_id: 'little-harbour',
      values: ['sage', 'blush', 'clay'],
      price_cents: 1900,
      was_cents: 2300,
      sales: 742,
      days_ago: 311,
      title: words(
        'Pull-along snail with a bell',
        '带铃铛的拖拉蜗牛',
        '鈴の入った引っぱりかたつむり',
        '끌고 다니는 방울 달팽이',
        'หอยทากลากมีกระดิ่ง',
      ),
      description: words(
        'The shell is one big wheel that turns as the snail goes, with a small bell inside. It can be pulled fast, but prefers not.',
        '背上的壳就是一个大轮子，走起来跟着转，里面有个小铃铛。它也能跑得快，只是不太情愿。',
        '殻がそのまま大きな輪になっていて、進むと回り、中で小さな鈴が鳴ります。速く引くこともできますが、本人は気が進まないようです。',
        '껍데기가 통째로 큰 바퀴라 가는 대로 돌고 안에서 작은 방울이 울립니다. 빨리 끌 수도 있지만 달팽이는 내켜 하지 않습니다.',
        'เปลือกเป็นล้อใหญ่ล้อเดียวหมุนตามตอนเดิน ข้างในมีกระดิ่งเล็ก ๆ ลากเร็วก็ได้ แต่เจ้าตัวไม่ค่อยชอบ',
      ),
      specs: [spec('size', centimetres(19, 8, 14)), spec('weight', grams(350))],
      reviews: `
en 5 (sage) The bell is soft, like someone stirring tea in another room.
zh-CN 5 (clay) 壳上的螺纹会转，孩子盯着看半天。
ja 5 (blush) 鈴の音がやさしい。色も淡くて部屋に合います。
ko 4 (sage) 모서리를 돌 때 가끔 옆으로 눕습니다. 그게 또 귀여워요.
th 4 (blush) กระดิ่งเบาไปหน่อย แต่ทำให้เล่นตอนน้องหลับได้
`,
    },
    {
      product_id: 'pullalong-elephant',
      shop_id: 'little-harbour',
      values: ['mist', 'plum', 'moss'],
      price_cents: 2600,
      second: { axis: 'height', adds: { '18cm': 0, '25cm': 1200 } },
      sales: 395,
      days_ago: 67,
      title: words(
        'Pull-along elephant with blanket',
        '披毯子的拖拉大象',
        '布をまとった引っぱりぞう',
        '끌고 다니는 담요 두른 코끼리',
        'ช้างลากมีผ้าคลุมหลัง',
      ),
      description: words(
        'A solid elephant on a wheeled board, with leather-soft felt ears and a festive blanket. The trunk is curled up, so it is easy to hold and carry home.',
        '站在带轮木板上的敦实大象，毛毡耳朵柔软，披着节日的毯子。鼻子卷着，正好拎起来抱回家。',
        '車輪つきの台に立つ、がっしりしたぞう。やわらかなフェルトの耳に、お祭りの布をまとっています。鼻がくるりと上がっているので、つかんで連れて帰れます。',
        '바퀴 달린 판 위에 선 듬직한 코끼리로, 부드러운 펠트 귀에 잔칫날 담요를 둘렀습니다. 코가 말려 있어 쥐고 들기 쉽습니다.',
        'ช้างไม้ตันยืนบนแผ่นไม้มีล้อ หูสักหลาดนุ่ม ห่มผ้างานบุญ งวงม้วนขึ้นจับถือกลับบ้านได้สะดวก',
      ),
      specs: [
        spec(
          'size',
          words(
            '16 or 22 cm long',
            '长 16 或 22 厘米',
            '長さ16 cmまたは22 cm',
            '길이 16cm 또는 22cm',
            'ยาว 16 หรือ 22 ซม.',
          ),
        ),
        spec('weight', words('480 or 920 g', '480 或 920 克', '480 gまたは920 g', '480g 또는 920g', '480 หรือ 920 กรัม')),
      ],
      reviews: `
th 5 (mist-25cm) ผ้าคลุมสวยเหมือนช้างขบวนแห่ หลานจูงรอบบ้านทั้งวัน
en 5 (plum-18cm) A plum elephant should not work, and yet here we are.
ja 5 (mist-18cm) 鼻を持って階段を運んでいます。丈夫です。
zh-CN 4 (moss-25cm) 大号挺重，放在低处给孩子玩。
ko 5 (mist-25cm) 귀가 펠트라 잡아당겨도 다치지 않네요.
`,
    },
    {
      product_id: 'pullalong-turtle',
      shop_id: 'maple-attic',
      values: ['moss', 'clay', 'denim'],
      price_cents: 2100,
      second: { axis: 'packing', adds: { card: 0, bag: 200 } },
      sales: 88,
      days_ago: 16,
      title: words(
        'Pull-along turtle, mother and baby',
        '拖拉乌龟母子',
        '引っぱりかめの親子',
        '끌고 다니는 엄마 거북과 아기 거북',
        'เต่าลากแม่ลูก',
      ),
      description: words(
        'A turtle whose shell nods as it goes, and a baby hooked on behind. Unhook it, and it must hurry to catch up.',
        '走起来壳会一点一点的乌龟，身后挂着一只小龟。解开挂钩，小龟就得赶紧追。',
        '歩くと甲羅がこっくりゆれるかめと、後ろにつながった子がめです。フックを外すと、子がめは急いで追いかけます。',
        '걸을 때마다 등딱지가 끄덕이는 거북과 뒤에 매달린 새끼입니다. 고리를 풀면 새끼가 서둘러 쫓아와야 합니다.',
        'เต่าที่กระดองโยกตามจังหวะเดิน มีลูกเกี่ยวอยู่ข้างหลัง ปลดตะขอแล้วลูกเต่าต้องรีบตามให้ทัน',
      ),
      specs: [
        spec(
          'size',
          words(
            'Mother 18 cm, baby 9 cm long',
            '母龟长 18 厘米，小龟 9 厘米',
            '親18 cm、子9 cm',
            '어미 18cm, 새끼 9cm',
            'แม่ยาว 18 ซม. ลูกยาว 9 ซม.',
          ),
        ),
        spec('weight', grams(450)),
      ],
      reviews: `
en 5 (moss-card) The baby has been adopted by the dachshund from the same shop.
ja 5 (clay-bag) 甲羅の六角もようがきれい。親子というのがまたいいですね。
zh-CN 4 (moss-bag) 小龟的挂钩有点小，宝宝还不会自己挂。
ko 5 (denim-card) 새끼 거북만 떼어서 욕실까지 데려가요.
th 5 (moss-bag) โยกหัวไปมาน่ารักมาก ล้อเงียบดี
`,
    },
  ],
}

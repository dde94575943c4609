import type { Kind } from '../kind.ts'
import { fromYears } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const bear: Kind = {
  pictured: 'colour',
  about: words(
    'Each bear is weighed before it is sewn shut, so that none comes out thin.',
    '每只熊缝口前都要过秤，不让一只偏瘦。',
    '綿の量は縫い閉じる前に一体ずつ量っているので、やせたくまはいません。',
    '꿰매기 전에 한 마리씩 무게를 재므로 홀쭉한 곰은 나오지 않습니다.',
    'ชั่งน้ำหนักทุกตัวก่อนเย็บปิด จึงไม่มีตัวไหนผอมแฟบ',
  ),
  products: [
    {
      product_id: 'bear',
      shop_id: 'little-harbour',
      values: ['sand', 'brick', 'mist'],
      price_cents: 2200,
      second: { axis: 'height', adds: { '25cm': 0, '40cm': 1200 } },
      sales: 1571,
      days_ago: 156,
      shelf: 'nearly_empty',
      title: words(
        'Plush bear with a scarf',
        '系围巾的毛绒小熊',
        'マフラーをしたくまのぬいぐるみ',
        '목도리 두른 봉제 곰',
        'ตุ๊กตาหมีผูกผ้าพันคอ',
      ),
      description: words(
        'A round-bellied bear that sits by itself and is soft enough to sleep on. The fur is short cotton velour, and eyes, nose and scarf are fixed so firmly that small hands cannot pull them off. It goes in the machine and comes out a bear again.',
        '圆肚子的小熊，能自己坐稳，软得可以枕着睡。短毛棉丝绒面料，眼睛、鼻子和围巾都固定牢靠，小手扯不下来。可以机洗，洗完还是那只熊。',
        'ひとりで座れる、おなかの丸いくまです。枕にもなるやわらかさ。毛足の短い綿ベロアで、目も鼻もマフラーも、小さな手では外れないようしっかり留めてあります。洗濯機で洗っても、また元のくまに戻ります。',
        '혼자서도 앉아 있는 배가 둥근 곰으로, 베고 자도 될 만큼 폭신합니다. 짧은 면 벨루어에 눈과 코, 목도리를 단단히 달아 작은 손으로는 떼어 낼 수 없습니다. 세탁기에 돌려도 다시 그 곰이 됩니다.',
        'หมีพุงกลมนั่งเองได้ นุ่มพอหนุนนอน ขนสั้นผ้าฝ้ายกำมะหยี่ ตา จมูก และผ้าพันคอติดแน่นจนมือเล็ก ๆ ดึงไม่หลุด ซักเครื่องได้ ออกมาก็ยังเป็นหมีตัวเดิม',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton velour, recycled polyester filling',
            '棉丝绒，再生涤纶填充',
            '綿ベロア、再生ポリエステル綿',
            '면 벨루어, 재생 폴리에스터 솜',
            'ผ้าฝ้ายกำมะหยี่ ใยโพลีเอสเตอร์รีไซเคิล',
          ),
        ),
        spec('age', fromYears(1)),
        spec(
          'care',
          words('Machine wash at 40 °C', '40 °C 机洗', '40 °Cで洗濯機可', '40°C 세탁기 사용 가능', 'ซักเครื่องที่ 40 °C'),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (40cm) He has been to Osaka, the dentist and the washing machine.
    ja 5 (25cm) マフラーまでしっかり縫ってあって、引っ張られても平気です。
    zh-CN 4 (40cm) 抱着睡刚刚好，洗过两次没有结团。
    ko 5 (25cm) 조카 첫 인형으로 샀어요. 단단히 달려 있어 안심입니다.
    th 4 (25cm) นุ่มน่ากอด ตัวเล็กกว่าที่คิดนิดหน่อย
    en 4 (mist-40cm) The mist one looks almost blue in daylight. My son calls it Rain.
  `,
    },

    {
      product_id: 'bear-jointed',
      shop_id: 'little-harbour',
      values: ['honey', 'cocoa', 'oat'],
      price_cents: 4800,
      was_cents: 6900,
      second: { axis: 'height', adds: { '25cm': 0, '40cm': 1600 } },
      sales: 318,
      days_ago: 390,
      title: words(
        'Jointed mohair teddy bear',
        '关节马海毛泰迪熊',
        '関節の動くモヘアのテディベア',
        '관절 모헤어 테디베어',
        'ตุ๊กตาหมีขนโมแฮร์ข้อต่อขยับได้',
      ),
      description: words(
        'Long arms, a hump on the back and a thoughtful nose, the way bears were made a century ago. Head, arms and legs turn on wooden discs, and the felt paws are sewn by hand.',
        '长手臂、背上一个小驼峰、若有所思的鼻子，是一百年前的做法。头和四肢靠木圆片转动，毛毡爪子手工缝制。',
        '長い腕、背中のこぶ、考えごとをしているような鼻。百年前の作り方のくまです。頭も手足も木の円盤で回り、フェルトの手のひらは手縫いです。',
        '긴 팔과 등의 혹, 생각에 잠긴 코까지 백 년 전 방식으로 만든 곰입니다. 머리와 팔다리는 나무 원판으로 돌아가고 펠트 발바닥은 손으로 꿰맸습니다.',
        'แขนยาว หลังค่อมเล็ก ๆ จมูกเหมือนกำลังคิด ทำแบบหมีเมื่อร้อยปีก่อน หัว แขน และขาหมุนด้วยแผ่นไม้ อุ้งเท้าสักหลาดเย็บมือ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Mohair, wool felt, wood wool',
            '马海毛、羊毛毡、木丝',
            'モヘア、羊毛フェルト、木毛',
            '모헤어, 양모 펠트, 우드 울',
            'ขนโมแฮร์ สักหลาดขนแกะ ใยไม้',
          ),
        ),
        spec('age', fromYears(3)),
        spec(
          'care',
          words(
            'Brush, wipe with a damp cloth',
            '轻刷，湿布擦拭',
            'ブラシをかけ、湿らせた布でふく',
            '빗질하고 젖은 천으로 닦기',
            'แปรงขน เช็ดด้วยผ้าชื้น',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
en 5 (honey-40cm) He came out of the box looking as if I had interrupted him.
ja 5 (cocoa-25cm) 座らせても立たせても絵になります。毛並みが上品です。
zh-CN 5 (honey-25cm) 手脚转起来有一点紧，摆好姿势就不动了，正合适。
ko 4 (oat-40cm) 딱딱한 편이라 안고 자는 인형은 아니에요. 장식용으로 최고입니다.
th 5 (honey) เหมือนตัวที่คุณยายเก็บไว้ในตู้เลย
`,
    },
    {
      product_id: 'bear-panda',
      shop_id: 'little-harbour',
      values: ['ink', 'cocoa', 'denim'],
      price_cents: 1800,
      second: { axis: 'height', adds: { '18cm': 0, '30cm': 900, '45cm': 2200 } },
      sales: 3180,
      days_ago: 447,
      title: words(
        'Plush panda with bamboo',
        '抱竹子的毛绒熊猫',
        '竹を抱いたパンダのぬいぐるみ',
        '대나무 든 봉제 판다',
        'ตุ๊กตาแพนด้ากอดไผ่',
      ),
      description: words(
        'A panda that has sat down for lunch and does not mean to get up. The felt bamboo can be taken from its paws, under protest.',
        '一只坐下来吃午饭、就没打算再起来的熊猫。毛毡竹子可以从它爪子里抽走，它会不高兴。',
        'お昼ごはんに座ったきり、立つ気のないパンダです。フェルトの竹は手から抜き取れますが、本人は不服そうです。',
        '점심 먹으러 앉아서는 일어날 생각이 없는 판다입니다. 펠트 대나무는 손에서 뺄 수 있지만 판다는 언짢아합니다.',
        'แพนด้าที่นั่งกินมื้อเที่ยงแล้วไม่คิดจะลุก ไผ่สักหลาดดึงออกจากมือได้ แต่เจ้าตัวไม่ค่อยพอใจ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Short plush, recycled polyester filling',
            '短毛绒，再生涤纶填充',
            '短毛ボア、再生ポリエステル綿',
            '단모 봉제, 재생 폴리에스터 솜',
            'ผ้าขนสั้น ใยโพลีเอสเตอร์รีไซเคิล',
          ),
        ),
        spec('age', fromYears(1)),
        spec(
          'care',
          words('Machine wash at 30 °C', '30 °C 机洗', '30 °Cで洗濯機可', '30°C 세탁기 사용 가능', 'ซักเครื่องที่ 30 °C'),
        ),
        spec('origin', china),
      ],
      reviews: `
zh-CN 5 (ink-45cm) 大号抱着看电视刚刚好，竹子已经被我家狗叼走了。
en 5 (ink-18cm) The small one commutes with me in my coat pocket.
ja 5 (cocoa-30cm) ココアのパンダは珍しくて、友だちに必ず聞かれます。
ko 5 (30cm) 엉덩이가 묵직해서 어디에 앉혀도 안 넘어져요.
th 4 (ink-30cm) ขนนุ่มมาก แต่ดูดฝุ่นง่าย ต้องซักบ่อย
th 5 (denim-18cm) ซื้อสามสีเลย วางเรียงบนโต๊ะทำงาน
`,
    },
    {
      product_id: 'bear-sleeping',
      shop_id: 'little-harbour',
      values: ['mist', 'blush', 'sand'],
      price_cents: 2600,
      second: { axis: 'length', adds: { '45cm': 0, '60cm': 1100 } },
      sales: 1094,
      days_ago: 83,
      title: words(
        'Sleeping bear pillow',
        '趴睡小熊抱枕',
        'うつぶせで眠るくまの抱き枕',
        '엎드려 자는 곰 베개',
        'หมอนหมีนอนคว่ำ',
      ),
      description: words(
        'It lies flat on its tummy with its eyes shut and shows by example how it is done. The back is wide enough for a cheek, and the paws hang over the edge of any sofa.',
        '它趴着闭上眼睛，亲自示范怎么睡觉。后背宽得放得下一张脸，爪子正好耷拉在沙发边上。',
        'おなかを下にして目を閉じ、眠り方のお手本を見せてくれます。背中は頬をのせるのにちょうどよい広さ、前足はソファの縁からだらりと垂れます。',
        '배를 깔고 눈을 감은 채 자는 법을 몸소 보여 줍니다. 등은 뺨을 대기에 넉넉하고 앞발은 소파 끝에서 늘어집니다.',
        'นอนคว่ำหลับตาเป็นตัวอย่างให้ดูว่านอนอย่างไร หลังกว้างพอวางแก้ม อุ้งเท้าห้อยลงขอบโซฟาพอดี',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton velour, recycled polyester filling',
            '棉丝绒，再生涤纶填充',
            '綿ベロア、再生ポリエステル綿',
            '면 벨루어, 재생 폴리에스터 솜',
            'ผ้าฝ้ายกำมะหยี่ ใยโพลีเอสเตอร์รีไซเคิล',
          ),
        ),
        spec('age', fromYears(1)),
        spec(
          'care',
          words('Machine wash at 30 °C', '30 °C 机洗', '30 °Cで洗濯機可', '30°C 세탁기 사용 가능', 'ซักเครื่องที่ 30 °C'),
        ),
        spec('origin', china),
      ],
      reviews: `
en 5 (mist-60cm) Mine is forty-one years old, the owner I mean, and sleeps on it every night.
ko 5 (blush-45cm) 낮잠 거부하던 아이가 곰 따라 엎드려 잡니다.
ja 4 (sand-60cm) 枕には少し高め。抱いて寝るとちょうどよいです。
zh-CN 5 (mist-45cm) 眼睛是绣上去的，不怕硌脸。
th 5 (blush-60cm) ตัวใหญ่นุ่มฟู วางปลายเตียงแล้วแมวมายึดไป
`,
    },
    {
      product_id: 'bear-knitted',
      shop_id: 'little-harbour',
      values: ['moss', 'brick', 'denim'],
      price_cents: 2900,
      second: { axis: 'height', adds: { '30cm': 0, '45cm': 1300 } },
      sales: 146,
      days_ago: 19,
      title: words(
        'Knitted bear in a striped jumper',
        '穿条纹毛衣的针织熊',
        'しま模様のセーターの編みぐるみ',
        '줄무늬 스웨터 뜨개 곰',
        'ตุ๊กตาหมีถักใส่เสื้อลายทาง',
      ),
      description: words(
        'A lanky bear knitted from oat-coloured cotton, with legs that dangle and a jumper you can choose. The jumper comes off over the ears, as it should.',
        '用燕麦色棉线织的瘦高小熊，两条腿晃晃荡荡，毛衣颜色可以选。毛衣能从耳朵上脱下来，本来就该这样。',
        'オートミール色の綿糸で編んだひょろりとしたくま。足はぶらぶら、セーターの色が選べます。セーターはちゃんと耳から脱がせられます。',
        '오트밀색 면실로 뜬 호리호리한 곰입니다. 다리는 대롱대롱, 스웨터 색은 고를 수 있습니다. 스웨터는 당연히 귀 위로 벗겨집니다.',
        'หมีตัวผอมสูงถักจากฝ้ายสีโอ๊ต ขาห้อยแกว่ง เลือกสีเสื้อได้ ถอดเสื้อออกทางหูได้อย่างที่ควรเป็น',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton yarn, recycled polyester filling',
            '棉线，再生涤纶填充',
            '綿糸、再生ポリエステル綿',
            '면사, 재생 폴리에스터 솜',
            'ด้ายฝ้าย ใยโพลีเอสเตอร์รีไซเคิล',
          ),
        ),
        spec('age', fromYears(1)),
        spec(
          'care',
          words('Hand wash, dry flat', '手洗，平铺晾干', '手洗い、平干し', '손빨래, 뉘어 말리기', 'ซักมือ ตากแนวราบ'),
        ),
        spec('origin', china),
      ],
      reviews: `
en 5 (brick-30cm) The jumper has been tried on the cat. It fits neither of them now, but they seem happy.
ja 5 (moss-30cm) 編み目がそろっていて、ほつれもありません。細い足がたまらない。
zh-CN 4 (denim-45cm) 毛衣脱下来再穿有点费劲，小朋友要大人帮。
ko 5 (moss-45cm) 조카 돌 사진에 같이 찍었더니 주인공을 뺏겼어요.
th 5 (brick) ถักแน่นดี ไม่มีด้ายหลุด เบามือเด็กถือไปไหนมาไหน
`,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms, watts } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { mains } from './mains-words.ts'

export const fan: Kind = {
  pictured: 'colour',
  about: words(
    'A brushless motor keeps the sound low and the current small.',
    '采用无刷电机，声音轻，耗电少。',
    'ブラシレスモーターなので、音も消費電力も控えめです。',
    '브러시리스 모터라서 소리도 전기 소모도 적습니다.',
    'ใช้มอเตอร์ไร้แปรงถ่าน เสียงเบาและกินไฟน้อย',
  ),
  specs: [
    spec(
      'care',
      words(
        'Grille opens without tools for dusting',
        '网罩免工具拆卸，方便除尘',
        'ガードは工具なしで外して掃除できます',
        '도구 없이 망을 열어 먼지 닦기',
        'เปิดตะแกรงปัดฝุ่นได้โดยไม่ต้องใช้เครื่องมือ',
      ),
    ),
  ],
  products: [
    {
      product_id: 'fan',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'sage', 'clay'],
      price_cents: 4600,
      was_cents: 5500,
      sales: 1105,
      days_ago: 330,
      title: words(
        'Quiet desk fan on a stand',
        '静音台式风扇',
        '静かなスタンド扇風機',
        '조용한 스탠드 선풍기',
        'พัดลมตั้งโต๊ะเสียงเบา',
      ),
      description: words(
        'A slim fan whose five soft-edged blades move air without a roar. On the lowest of four speeds you hear it less than a page turning. It runs from any USB-C charger and the head tilts and turns by hand.',
        '纤细的台扇，五片圆边扇叶，风柔而不吵。四档中的最低档，比翻书声还轻。任何 USB-C 充电器都能供电，扇头可手动俯仰和转向。',
        '縁をやわらかくした5枚羽根で、うなり音を立てずに風を送るスリムな扇風機です。4段階の最弱なら、ページをめくる音より静か。USB-Cの充電器で動き、首は手で上下左右に動かせます。',
        '끝을 둥글린 다섯 날개가 시끄럽지 않게 바람을 보내는 날씬한 선풍기입니다. 4단계 중 가장 약한 바람은 책장 넘기는 소리보다 조용합니다. USB-C 충전기로 작동하고, 머리는 손으로 위아래·좌우로 움직입니다.',
        'พัดลมทรงเพรียว ใบพัดห้าใบขอบมนให้ลมนุ่มไม่มีเสียงคราง ลมเบาสุดจากสี่ระดับเงียบกว่าเสียงพลิกหน้าหนังสือ ใช้กับที่ชาร์จ USB-C ได้ทุกตัว หัวพัดลมปรับก้มเงยและหันซ้ายขวาด้วยมือ',
      ),
      specs: [
        spec(
          'supply',
          words(
            'USB-C, 5 V, 1.8 m cable',
            'USB-C，5 伏，线长 1.8 米',
            'USB-C、5 V、ケーブル長1.8 m',
            'USB-C, 5V, 케이블 1.8m',
            'USB-C 5 โวลต์ สายยาว 1.8 เมตร',
          ),
        ),
        spec(
          'noise',
          words(
            '22 dB on the lowest speed',
            '最低档 22 分贝',
            '最弱で22 dB',
            '가장 약한 바람에서 22dB',
            '22 เดซิเบลที่ลมเบาสุด',
          ),
        ),
        spec('size', centimetres(24, 18, 42)),
        spec('weight', kilograms(1.1)),
      ],
      reviews: `
    en 5 Sleeps next to my bed on the lowest setting. I have to look to see whether it is on.
    ja 5 最弱が本当に静か。ガードが簡単に外れるので掃除も楽です。
    zh-CN 4 风很柔，接充电宝也能吹。没有自动摇头，想好再买。
    ko 4 소리 작고 예뻐요. 리모컨이 있었으면 별 다섯이었을 텐데.
    th 5 ลมนุ่ม เสียงเบามาก เสียบพาวเวอร์แบงก์ตอนไฟดับก็ใช้ได้
    en 3 Nice to look at, but it is a desk fan. It will not cool a whole living room.
  `,
    },
    {
      product_id: 'fan-clip',
      shop_id: 'moon-gate',
      values: ['sand', 'denim', 'brick'],
      price_cents: 2400,
      sales: 2160,
      days_ago: 244,
      title: words(
        'Clip-on fan for desk and bed',
        '床头书桌夹式风扇',
        'クリップ扇風機',
        '집게형 선풍기',
        'พัดลมแบบหนีบโต๊ะและหัวเตียง',
      ),
      description: words(
        'The padded jaw grips anything up to five centimetres thick: a shelf, a headboard, the rail of a pram. The short neck turns all the way round, so the air goes where you want it even in a bunk bed.',
        '带软垫的夹口能夹住五厘米以内的搁板、床头和婴儿车扶手。短颈可转一整圈，上下铺也能把风送到想要的位置。',
        'パッド付きのクリップで、厚さ5 cmまでの棚やベッドの枠、ベビーカーの手すりにしっかり留まります。短い首はぐるりと回り、二段ベッドでも好きな向きに風を送れます。',
        '패드를 댄 집게가 선반과 침대 머리판, 유모차 손잡이까지 5cm 두께 안에서 단단히 물립니다. 짧은 목이 한 바퀴 돌아가서 이층 침대에서도 원하는 쪽으로 바람을 보낼 수 있습니다.',
        'ปากหนีบบุนุ่มจับได้แน่นกับชั้นวาง หัวเตียง หรือราวรถเข็นเด็กที่หนาไม่เกิน 5 ซม. คอสั้นหมุนได้รอบตัว จะนอนเตียงสองชั้นก็หันลมมาหาได้',
      ),
      specs: [
        spec(
          'supply',
          words(
            'USB-C, 5 V; 4,000 mAh battery inside',
            'USB-C 5 伏，内置 4000 mAh 电池',
            'USB-C（5 V）、4,000 mAh電池内蔵',
            'USB-C 5V, 4,000mAh 배터리 내장',
            'USB-C 5 โวลต์ มีแบตเตอรี่ 4,000 mAhในตัว',
          ),
        ),
        spec('battery', words('5 to 14 hours', '5 至 14 小时', '5〜14時間', '5~14시간', '5 ถึง 14 ชั่วโมง')),
        spec('size', centimetres(15, 12, 22)),
        spec('weight', grams(380)),
      ],
      reviews: `
    en 5 Clamped to the pram all summer and it never once slid down the bar.
    zh-CN 5 宿舍上铺救星，夹床栏上整晚不用起来调。
    ja 4 挟む力が強くて安心。最大風量のときだけ少し振動が棚に伝わります。
    ko 5 (denim) 싱크대 위 선반에 집어 두고 설거지할 때 써요. 땀 안 흘리고 요리합니다.
    th 4 หนีบหัวเตียงแน่นดี แต่สายชาร์จที่ให้มาสั้นไปหน่อย
    en 3 The jaw is fine on wood, but it left a faint mark on my painted windowsill.
  `,
    },
    {
      product_id: 'fan-tower',
      shop_id: 'aoyama-homeware',
      values: ['snow', 'fog', 'moss'],
      price_cents: 9800,
      was_cents: 11900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 534,
      days_ago: 118,
      title: words(
        'Slim tower fan, 92 cm',
        '立式塔扇 92 厘米',
        'タワーファン 92 cm',
        '슬림 타워 선풍기 92cm',
        'พัดลมทรงสูง 92 ซม.',
      ),
      description: words(
        'A column no wider than a dinner plate, which sends a tall, even breeze across the whole bed. It sweeps 70 degrees from side to side, and the remote rests in a hollow on top so that it does not wander off.',
        '占地不过一只餐盘大小的立式塔扇，风幕高而均匀，能吹遍整张床。左右摆风 70 度，遥控器收在顶部凹槽里，不怕找不到。',
        '大皿ほどのスペースに置ける細身の本体から、縦に長い均一な風がベッド全体に届きます。首振りは左右70度。リモコンは天面のくぼみに収まるので、なくしません。',
        '접시 하나 놓을 자리에 서는 기둥 모양으로, 길고 고른 바람을 침대 전체에 보냅니다. 좌우로 70도 회전하고, 리모컨은 윗면 홈에 꽂아 두어 잃어버리지 않습니다.',
        'พัดลมทรงเสาใช้พื้นที่เท่าจานข้าวใบเดียว ส่งลมเป็นแนวสูงสม่ำเสมอทั่วทั้งเตียง ส่ายซ้ายขวา 70 องศา และเก็บรีโมตไว้ในร่องด้านบน ไม่หายไปไหน',
      ),
      specs: [
        spec('power', watts(32)),
        spec('supply', mains),
        spec(
          'noise',
          words(
            '26 dB on the lowest of 8 speeds',
            '8 档中最低档 26 分贝',
            '8段階の最弱で26 dB',
            '8단계 중 최저 26dB',
            '26 เดซิเบลที่เบาสุดจาก 8 ระดับ',
          ),
        ),
        spec('size', centimetres(24, 24, 92)),
      ],
      reviews: `
    en 5 (snow-g) My old pedestal fan took a square metre. This one stands behind the door.
    ja 5 (snow-a) 寝室で使用。1〜2段なら時計の音のほうが大きいくらいです。
    zh-CN 4 (fog-c) 摆风范围够，遥控器放顶上这个设计很贴心。上三档以后声音就明显了。
    ko 5 (c) 거실에 두었더니 가전 같지 않고 오브제 같아요. 고양이가 안 무서워합니다.
    th 4 (moss-c) สีเขียวมอสเข้ากับโซฟา ลมไม่แรงเท่าพัดลมใบพัดแต่นุ่มกว่ามาก
    ko 3 조립은 쉬운데 받침 나사 하나가 처음부터 헐거웠습니다.
  `,
    },
    {
      product_id: 'fan-box',
      shop_id: 'aoyama-homeware',
      pictured: 'timber',
      values: ['beech', 'walnut', 'cherry'],
      price_cents: 7400,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      pictured_adds: [0, 1200, 600],
      sales: 287,
      days_ago: 72,
      title: words(
        'Square floor fan, wooden frame',
        '木框方形落地扇',
        '木枠の四角いフロアファン',
        '나무 프레임 사각 선풍기',
        'พัดลมตั้งพื้นทรงเหลี่ยมกรอบไม้',
      ),
      description: words(
        'A square fan in a frame of solid wood, low enough to push cool evening air in under an open window. Stand it upright or tip it back on its rear edge; a switch stops the blades if it falls.',
        '实木方框风扇，低低一台，正好把傍晚的凉风从窗下送进屋。可以直立，也可以向后仰放；万一倒下，开关会让扇叶立刻停住。',
        '無垢材の枠に収めた四角い扇風機です。背が低いので、開けた窓の下から夜の涼しい空気を取り込めます。立てても後ろに傾けても使え、倒れるとスイッチが羽根を止めます。',
        '원목 틀에 담은 네모난 선풍기로, 낮게 놓여 열린 창 아래로 저녁의 찬 공기를 밀어 넣습니다. 세워도 되고 뒤로 기울여도 되며, 넘어지면 스위치가 날개를 멈춥니다.',
        'พัดลมทรงสี่เหลี่ยมในกรอบไม้จริง ตัวเตี้ยพอจะดึงลมเย็นยามค่ำเข้ามาทางใต้หน้าต่าง วางตั้งหรือเอนไปข้างหลังก็ได้ ถ้าล้มสวิตช์จะหยุดใบพัดทันที',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid wood, steel guard',
            '实木、钢网罩',
            '無垢材、スチールガード',
            '원목, 강철 망',
            'ไม้จริง ตะแกรงเหล็ก',
          ),
        ),
        spec('power', watts(45)),
        spec('supply', mains),
        spec('size', centimetres(38, 15, 38)),
        spec('weight', kilograms(3.4)),
      ],
      reviews: `
    en 5 (walnut-g) It looks like a loudspeaker from the sixties and moves far more air than I expected.
    ja 5 (beech-a) 窓際に置くと部屋の熱気が本当に抜けます。木の角がなめらか。
    zh-CN 4 (walnut-c) 木料很实，三公斤多，搬来搬去略沉。
    ko 4 (cherry-c) 환기용으로 최고. 회전 기능이 없다는 건 알고 사세요.
    th 5 (beech-c) วางบนพื้นข้างเตียง ลมพัดเรี่ย ๆ หลับสบายโดยไม่หนาวหน้า
    en 4 Three speeds are enough for me. I would have paid more for a longer cord.
  `,
    },
    {
      product_id: 'fan-pocket',
      shop_id: 'moon-gate',
      values: ['blush', 'butter', 'mist'],
      price_cents: 1900,
      second: { axis: 'charge', adds: { '3ah': 0, '5ah': 500 } },
      sales: 3870,
      days_ago: 96,
      shelf: 'nearly_empty',
      title: words(
        'Handheld fan with charging dock',
        '带充电座手持风扇',
        '充電スタンド付きハンディファン',
        '충전 거치대 손선풍기',
        'พัดลมมือถือพร้อมแท่นชาร์จ',
      ),
      description: words(
        'A fan for the pocket that becomes a desk fan when it is set down in its dock. A long press on the only button changes from breeze to gust, and a wrist strap is in the box.',
        '口袋里的小风扇，插进充电座就成了台扇。全身只有一个按键，长按便从微风换到强风，盒内附手腕带。',
        'ポケットに入る扇風機ですが、充電スタンドに立てれば卓上扇に。ボタンはひとつだけで、長押しするとそよ風から強風に変わります。手首用のストラップも付いています。',
        '주머니에 넣고 다니다가 거치대에 꽂으면 탁상용이 되는 선풍기입니다. 버튼은 하나뿐이고 길게 누르면 산들바람에서 강풍으로 바뀝니다. 손목 끈이 함께 들어 있습니다.',
        'พัดลมพกใส่กระเป๋าที่กลายเป็นพัดลมตั้งโต๊ะเมื่อเสียบลงแท่น มีปุ่มเดียว กดค้างเพื่อเปลี่ยนจากลมเอื่อยเป็นลมแรง ในกล่องมีสายคล้องข้อมือให้ด้วย',
      ),
      specs: [
        spec(
          'battery',
          words(
            '6 hours with 3,000 mAh, 11 with 5,000',
            '3000 mAh 约 6 小时，5000 mAh 约 11 小时',
            '3,000 mAhで6時間、5,000 mAhで11時間',
            '3,000mAh 6시간, 5,000mAh 11시간',
            'รุ่น 3,000 ใช้ได้ 6 ชั่วโมง รุ่น 5,000 ใช้ได้ 11 ชั่วโมง',
          ),
        ),
        spec(
          'charging',
          words(
            'USB-C, in the dock or in the hand',
            'USB-C，座充、直充均可',
            'USB-C（スタンドでも本体でも）',
            'USB-C, 거치대 또는 본체',
            'USB-C ชาร์จบนแท่นหรือที่ตัวเครื่อง',
          ),
        ),
        spec('size', centimetres(9, 4, 21)),
        spec('weight', grams(175)),
      ],
      reviews: `
    ko 5 (blush-5ah) 출퇴근 지하철 필수품. 5000짜리 사길 잘했어요, 이틀은 갑니다.
    ja 5 (mist-3ah) 通勤で毎日使用。会社ではスタンドに立てて卓上ファンにしています。
    zh-CN 4 (butter-3ah) 小巧好拿，头发长的姐妹注意别贴太近。
    th 5 (5ah) ถือไปตลาดนัดทั้งบ่ายแบตยังเหลือครึ่ง
    en 4 (blush-3ah) Cheerful little thing. The dock could be heavier, it tips when I pull the fan out.
    zh-CN 2 充电座的灯晚上太亮，只好拿胶布贴住。
  `,
    },
  ],
}

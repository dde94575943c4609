import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

const fmAndAm = words(
  'FM 76–108 MHz and AM',
  '调频 76–108 兆赫、中波',
  'FM 76〜108 MHz（ワイドFM対応）、AM',
  'FM 76~108MHz, AM 수신',
  'เอฟเอ็ม 76–108 เมกะเฮิรตซ์ และเอเอ็ม',
)

export const radio: Kind = {
  pictured: 'colour',
  about: words(
    'Stations are found with a knob that turns like silk, and the last one is remembered when you switch off.',
    '用手感顺滑的旋钮找台，关机也记得上次听的那一台。',
    'なめらかに回るつまみで局を選び、電源を切っても最後に聴いた局を覚えています。',
    '부드럽게 도는 다이얼로 방송을 찾고, 꺼도 마지막으로 듣던 방송을 기억합니다.',
    'หาสถานีด้วยลูกบิดที่หมุนลื่น ปิดแล้วยังจำสถานีล่าสุดไว้ให้',
  ),
  products: [
    {
      product_id: 'radio-table',
      shop_id: 'studio-kanda',
      pictured: 'timber',
      values: ['walnut', 'cherry', 'oak'],
      price_cents: 14900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 372,
      days_ago: 340,
      title: words('Wooden table radio', '木壳台式收音机', '木のテーブルラジオ', '원목 탁상 라디오', 'วิทยุตั้งโต๊ะตัวไม้'),
      description: words(
        'A cabinet of real wood, a cloth grille and one large driver that makes a newsreader sound like a guest in the kitchen. Phone and record player find their way in through Bluetooth and a socket at the back.',
        '真木箱体、布面网罩、一只大口径单元，播音员像是坐在自家厨房里说话。手机走蓝牙，唱机接背后的插口。',
        '天然木の箱に布のグリル、大きなスピーカーがひとつ。ニュースを読む声が、台所に来たお客さまのように聞こえます。スマホはBluetooth、レコードは背面の端子でつながります。',
        '진짜 나무 상자에 천 그릴, 큰 스피커 하나. 아나운서 목소리가 부엌에 놀러 온 손님처럼 들립니다. 휴대폰은 블루투스로, 턴테이블은 뒤쪽 단자로 연결합니다.',
        'ตู้ไม้แท้ หน้ากากผ้า ลำโพงดอกใหญ่ดอกเดียวที่ทำให้เสียงผู้ประกาศข่าวเหมือนแขกนั่งคุยอยู่ในครัว ต่อโทรศัพท์ผ่านบลูทูธและเครื่องเล่นแผ่นเสียงทางช่องด้านหลัง',
      ),
      specs: [
        spec('reception', fmAndAm),
        spec('output', words('12 W', '12 瓦', '12 W', '12W', '12 วัตต์')),
        spec(
          'supply',
          words(
            '100–240 V, cord for the chosen plug',
            '100–240 伏，配所选插头的电源线',
            '100〜240 V、選んだプラグのコード付き',
            '100~240V, 선택한 플러그의 전원 코드 포함',
            '100–240 โวลต์ พร้อมสายตามปลั๊กที่เลือก',
          ),
        ),
        spec('size', centimetres(28, 16, 17)),
        spec('weight', kilograms(2.9)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (walnut-g) Cricket in the kitchen again, with the window open. My wife says I am insufferable.
    ja 5 (cherry-a) 朝のニュースの声がやわらかい。つまみの重さが絶妙です。
    zh-CN 5 (walnut-c) 给父亲的生日礼物，他把手机里的评书都搬到这上面听了。
    ko 4 (oak-c) 소리 따뜻합니다. AM은 창가로 옮겨야 잘 잡혀요.
    th 5 (cherry-c) ไม้สวยเสียงนุ่ม ฟังเพลงลูกกรุงเข้ากันที่สุด
  `,
    },
    {
      product_id: 'radio-pocket',
      shop_id: 'studio-kanda',
      values: ['butter', 'brick', 'ink'],
      price_cents: 3900,
      sales: 1124,
      days_ago: 428,
      title: words(
        'Pocket radio with a wrist strap',
        '带腕绳口袋收音机',
        'ストラップ付きポケットラジオ',
        '손목 끈 포켓 라디오',
        'วิทยุพกพาพร้อมสายคล้องมือ',
      ),
      description: words(
        'A radio for the shirt pocket, the allotment and the ballpark, with a perforated front and an aerial of five sections. Two ordinary AA cells last a month of mornings.',
        '装进衬衫口袋，带去菜园、带去球场的收音机，正面是冲孔网，天线分五节拉伸。两节普通五号电池，够听一个月的早晨。',
        '胸ポケットにも畑にも球場にも持っていけるラジオです。前面は丸穴のグリル、アンテナは5段式。単3電池2本で、毎朝聴いてひと月もちます。',
        '셔츠 주머니에도, 텃밭에도, 야구장에도 들고 가는 라디오입니다. 앞면은 타공망이고 안테나는 5단입니다. AA 건전지 두 개로 아침마다 들어도 한 달을 갑니다.',
        'วิทยุใส่กระเป๋าเสื้อไปสวนหรือสนามกีฬา หน้ากากเจาะรู เสาอากาศชักได้ห้าท่อน ถ่าน AA ธรรมดาสองก้อนฟังทุกเช้าได้ทั้งเดือน',
      ),
      specs: [
        spec('reception', fmAndAm),
        spec(
          'supply',
          words(
            'Two AA cells or USB-C',
            '两节五号电池或 USB-C',
            '単3電池2本またはUSB-C',
            'AA 건전지 2개 또는 USB-C',
            'ถ่าน AA สองก้อนหรือ USB-C',
          ),
        ),
        spec('battery', words('60 hours', '60 小时', '60時間', '60시간', '60 ชั่วโมง')),
        spec('size', centimetres(7, 3, 12)),
        spec('weight', grams(150)),
      ],
      reviews: `
    ja 5 (brick) 球場で実況を聴きながら観戦。電池式はやっぱり安心です。
    en 5 (butter) My grandfather had one just like it. Mine gets more stations.
    zh-CN 4 (ink) 调台手感好，旁边就是高压线的话会有点杂音。
    ko 5 (butter) 텃밭에서 하루 종일 틀어 놓습니다. 흙 묻어도 닦으면 그만.
    th 4 (brick) เล็กเบา รับคลื่นชุมชนได้ด้วย เสาอากาศดูบอบบางไปนิด
    ko 3 (ink) 이어폰 단자가 모노라서 한쪽 소리로 들립니다.
  `,
    },
    {
      product_id: 'radio-crank',
      shop_id: 'moon-gate',
      values: ['moss', 'honey', 'fog'],
      price_cents: 4800,
      second: { axis: 'charge', adds: { '3ah': 0, '5ah': 700 } },
      sales: 1513,
      days_ago: 267,
      title: words(
        'Crank radio with torch',
        '手摇应急收音机',
        '手回し充電ラジオライト',
        '자가발전 비상 라디오',
        'วิทยุมือหมุนพร้อมไฟฉาย',
      ),
      description: words(
        'For the night the power goes: a minute at the crank gives ten minutes of news, and the panel on top drinks sunlight. One end is a torch, the other charges a telephone, and the whole is wrapped in rubber.',
        '为停电的夜晚准备：摇一分钟，能听十分钟新闻，顶上的太阳能板白天自己充电。一头是手电，一头能给手机充电，外壳包着橡胶。',
        '停電の夜のために。ハンドルを1分回せばニュースが10分聴け、上面のパネルは日光で充電します。片側はライト、反対側はスマホの充電口。全体をゴムで覆いました。',
        '전기가 나간 밤을 위한 라디오입니다. 손잡이를 1분 돌리면 뉴스를 10분 듣고, 윗면 패널은 햇빛으로 충전됩니다. 한쪽은 손전등, 다른 쪽은 휴대폰 충전 단자이고 몸 전체를 고무로 감쌌습니다.',
        'สำหรับคืนไฟดับ หมุนมือหนึ่งนาทีฟังข่าวได้สิบนาที แผงด้านบนรับแดดชาร์จไฟ ปลายข้างหนึ่งเป็นไฟฉาย อีกข้างชาร์จโทรศัพท์ได้ ทั้งตัวหุ้มยาง',
      ),
      specs: [
        spec('reception', fmAndAm),
        spec(
          'charging',
          words(
            'Crank, sun or USB-C',
            '手摇、太阳能或 USB-C',
            '手回し、太陽光、USB-C',
            '손잡이, 태양광, USB-C',
            'มือหมุน แสงแดด หรือ USB-C',
          ),
        ),
        spec(
          'water',
          words('Splash-proof, IPX4', 'IPX4 防泼溅', 'IPX4の防滴', 'IPX4 생활 방수', 'กันน้ำกระเซ็นระดับ IPX4'),
        ),
        spec('size', centimetres(16, 6, 8)),
        spec('weight', grams(420)),
        spec('origin', china),
      ],
      reviews: `
    ja 5 (honey-5ah) 防災袋に入れました。夜のベランダで試したらライトが想像以上に明るい。
    en 5 (moss-5ah) Three days without power after the storm. This and the neighbours kept us going.
    zh-CN 4 (fog-3ah) 手摇要有耐心，给手机应急够打几个电话。
    th 5 (honey-5ah) ช่วงน้ำท่วมใช้จริงแล้ว ฟังประกาศได้ตลอด คุ้มมาก
    ko 4 (moss-3ah) 캠핑 겸 비상용으로 샀어요. 손잡이 돌리는 소리가 좀 커서 밤에는 민망합니다.
  `,
    },
    {
      product_id: 'radio-clock',
      shop_id: 'studio-kanda',
      values: ['snow', 'denim', 'plum'],
      price_cents: 5400,
      was_cents: 6400,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 786,
      days_ago: 109,
      title: words(
        'Bedside clock radio',
        '床头时钟收音机',
        '枕元のクロックラジオ',
        '침대맡 시계 라디오',
        'นาฬิกาวิทยุหัวเตียง',
      ),
      description: words(
        'Large warm figures behind tinted glass, which dim by themselves as the room darkens. It wakes you with a station that fades in over half a minute, and the whole top is the snooze key.',
        '茶色玻璃后透出暖色大字，房间暗下来，字也跟着变暗。闹钟用半分钟慢慢把电台声音放大，整个顶面就是贪睡键。',
        '色ガラスの奥に暖かな色の大きな数字が浮かび、部屋の明るさに合わせて自然に光を落とします。朝は30秒かけてラジオの音が大きくなり、天面全体がスヌーズボタンです。',
        '색유리 뒤로 따뜻한 큰 숫자가 비치고, 방이 어두워지면 스스로 어두워집니다. 아침에는 30초에 걸쳐 방송 소리가 커지고, 윗면 전체가 다시 알림 버튼입니다.',
        'ตัวเลขใหญ่สีอุ่นหลังกระจกชา หรี่เองเมื่อห้องมืดลง ปลุกด้วยเสียงวิทยุที่ค่อย ๆ ดังขึ้นในครึ่งนาที และผิวด้านบนทั้งแผ่นคือปุ่มขอนอนต่อ',
      ),
      specs: [
        spec(
          'reception',
          words(
            'FM 76–108 MHz',
            '调频 76–108 兆赫',
            'FM 76〜108 MHz（ワイドFM対応）',
            'FM 76~108MHz 수신',
            'เอฟเอ็ม 76–108 เมกะเฮิรตซ์',
          ),
        ),
        spec(
          'screen',
          words(
            'LED figures, 32 mm high',
            'LED 数字，高 32 毫米',
            'LED数字、高さ32 mm',
            'LED 숫자, 높이 32mm',
            'ตัวเลข LED สูง 32 มม.',
          ),
        ),
        spec(
          'supply',
          words(
            '100–240 V, a button cell keeps the time',
            '100–240 伏，纽扣电池保持走时',
            '100〜240 V、ボタン電池で時刻を保持',
            '100~240V, 버튼 전지로 시각 유지',
            '100–240 โวลต์ มีถ่านกระดุมสำรองเวลา',
          ),
        ),
        spec('size', centimetres(20, 8, 9)),
      ],
      reviews: `
    en 5 (denim-g) The phone sleeps in the hall now. I wake to a cello, not to messages.
    ko 5 (snow-c) 숫자 밝기가 저절로 줄어서 밤에 눈이 편해요.
    zh-CN 4 (plum-c) 渐强闹铃很温柔，只是设置星期几要翻说明书。
    ja 4 (snow-a) 天面のどこを叩いても止まるのがいい。叩きすぎて遅刻しました。
    th 5 (denim-c) ตั้งปลุกด้วยคลื่นโปรด ตื่นมาอารมณ์ดีขึ้นเยอะ
    ja 5 (plum-a) 秒針の音がないので寝室向き。梅色が思いのほか上品でした。
  `,
    },
    {
      product_id: 'radio-bath',
      shop_id: 'moon-gate',
      values: ['sage', 'blush', 'mist'],
      price_cents: 2900,
      sales: 894,
      days_ago: 61,
      title: words(
        'Round bathroom radio',
        '圆形浴室收音机',
        'お風呂の丸いラジオ',
        '동그란 욕실 라디오',
        'วิทยุกลมสำหรับห้องน้ำ',
      ),
      description: words(
        'A disc with a loop of cord on top, to hang from the towel hook and sing along with. Everything is behind one rubber skin, and the big dial in the middle can be turned with soapy hands.',
        '圆圆一片，顶上一圈绳，挂在毛巾钩上跟着唱。整机包在一层硅胶里，中间的大旋钮满手泡沫也拧得动。',
        'ひもでタオル掛けに吊るせる円盤形のラジオです。全体を一枚のゴムで覆い、真ん中の大きなダイヤルは泡のついた手でも回せます。',
        '위쪽 끈으로 수건걸이에 걸고 따라 부르는 원반 모양 라디오입니다. 전체를 고무 한 장으로 감쌌고, 가운데 큰 다이얼은 비누 묻은 손으로도 돌아갑니다.',
        'วิทยุทรงจานมีเชือกคล้องด้านบน แขวนกับขอผ้าเช็ดตัวแล้วร้องตามได้เลย ทั้งตัวหุ้มยางผืนเดียว ลูกบิดใหญ่ตรงกลางหมุนได้แม้มือเปื้อนฟองสบู่',
      ),
      specs: [
        spec(
          'reception',
          words(
            'FM 76–108 MHz, Bluetooth 5.3',
            '调频 76–108 兆赫，蓝牙 5.3',
            'FM 76〜108 MHz（ワイドFM対応）、Bluetooth 5.3',
            'FM 76~108MHz, 블루투스 5.3',
            'เอฟเอ็ม 76–108 เมกะเฮิรตซ์ และบลูทูธ 5.3',
          ),
        ),
        spec('water', words('Waterproof, IPX6', 'IPX6 防水', 'IPX6の防水', 'IPX6 방수', 'กันน้ำระดับ IPX6')),
        spec('battery', words('15 hours', '15 小时', '15時間', '15시간', '15 ชั่วโมง')),
        spec('size', centimetres(13, 5, 13)),
      ],
      reviews: `
    ko 5 (sage) 샤워하면서 아침 라디오 듣는 게 낙입니다. 물 튀어도 끄떡없어요.
    en 4 (mist) Loud over the shower. The cord took a week to stop smelling of rubber.
    zh-CN 5 (blush) 孩子洗澡听故事，终于不用催着进浴室了。
    ja 5 (sage) 丸くてかわいい。タイルにぶつけても傷がつきません。
    th 4 (blush) แขวนง่าย คลื่นบางสถานีในห้องน้ำที่ไม่มีหน้าต่างรับไม่ค่อยชัด
  `,
    },
  ],
}

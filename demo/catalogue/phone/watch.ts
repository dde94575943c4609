import type { Kind } from '../kind.ts'
import { fromYears, grams } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const watch: Kind = {
  pictured: 'colour',
  about: words(
    'What it measures stays on your phone and needs no account.',
    '数据只存在您的手机里，不用注册账号。',
    '測った記録はお手元のスマホにだけ残り、アカウント登録は要りません。',
    '잰 기록은 내 휴대폰에만 남고 계정을 만들 필요가 없습니다.',
    'ข้อมูลที่วัดได้เก็บไว้ในมือถือของคุณเท่านั้น ไม่ต้องสมัครบัญชี',
  ),
  products: [
    {
      product_id: 'watch',
      shop_id: 'studio-kanda',
      values: ['brick', 'ink', 'sage'],
      price_cents: 16900,
      second: { axis: 'case_size', adds: { '38mm': 0, '42mm': 1000 } },
      sales: 529,
      days_ago: 112,
      title: words(
        'Leather-strap smart watch',
        '皮表带智能手表',
        '革ベルトのスマートウォッチ',
        '가죽 스트랩 스마트워치',
        'สมาร์ตวอตช์สายหนัง',
      ),
      description: words(
        'A quiet smart watch with a soft-cornered steel case and a vegetable-tanned strap that changes without tools. It counts steps, sleep and heartbeats and shows only the notices you choose. The always-on face lasts twelve days on a charge.',
        '低调的智能手表，圆角钢壳，植鞣皮表带徒手可换。计步、睡眠、心率都记，只显示您挑选的通知。表盘常亮，一次充电用十二天。',
        '角の丸いスチールケースに植物タンニンなめし革のベルト。工具なしで付け替えられる、控えめなスマートウォッチです。歩数、睡眠、脈拍を記録し、表示するのは選んだ通知だけ。文字盤は常時点灯で、一度の充電で12日もちます。',
        '모서리 둥근 강철 케이스에 베지터블 가죽 스트랩을 단 조용한 스마트워치입니다. 스트랩은 도구 없이 바꿀 수 있습니다. 걸음과 수면, 심박을 재고, 고른 알림만 보여 줍니다. 화면을 늘 켜 두어도 한 번 충전에 12일을 씁니다.',
        'สมาร์ตวอตช์เรียบ ๆ ตัวเรือนเหล็กขอบมน สายหนังฟอกฝาดเปลี่ยนได้โดยไม่ใช้เครื่องมือ นับก้าว การนอน และชีพจร แสดงเฉพาะการแจ้งเตือนที่เลือก หน้าปัดติดตลอด ชาร์จครั้งเดียวใช้ได้สิบสองวัน',
      ),
      specs: [
        spec(
          'screen',
          words('1.6 in, always on', '1.6 英寸，常亮', '1.6インチ、常時点灯', '1.6인치, 상시 표시', '1.6 นิ้ว ติดตลอด'),
        ),
        spec(
          'battery',
          words(
            '12 days, full in 1 hour',
            '12 天，1 小时充满',
            '12日、1時間で満充電',
            '12일, 1시간 충전',
            '12 วัน ชาร์จเต็มใน 1 ชั่วโมง',
          ),
        ),
        spec(
          'water',
          words('5 ATM, swim-proof', '5 ATM，可游泳佩戴', '5気圧、水泳可', '5기압, 수영 가능', '5 ATM ใส่ว่ายน้ำได้'),
        ),
        spec(
          'material',
          words(
            'Steel, vegetable-tanned leather',
            '不锈钢、植鞣皮',
            'スチール、植物タンニンなめし革',
            '강철, 베지터블 가죽',
            'เหล็กกล้า หนังฟอกฝาด',
          ),
        ),
        spec(
          'size',
          words(
            'Strap 18 or 20 mm wide',
            '表带宽 18 或 20 毫米',
            'ベルト幅18または20 mm',
            '스트랩 폭 18 또는 20mm',
            'สายกว้าง 18 หรือ 20 มม.',
          ),
        ),
      ],
      reviews: `
    en 4 (42mm) Twelve days is honest. It does less than the big ones, and that is why I like it.
    ja 5 (38mm) 普通の腕時計に見えるのが良い。革が手首になじみます。
    zh-CN 4 (38mm) 表盘耐看，睡眠监测基本准，支付功能没有。
    ko 3 (42mm) 디자인은 최고인데 운동 기록은 단순합니다.
    th 5 (38mm) ใส่กับชุดทำงานได้ ไม่เหมือนของเล่น
    ko 5 (38mm) 알림을 고를 수 있어서 하루가 조용해졌어요.
    en 4 (brick-42mm) The strap smelled strongly for a week, then became the best part.
  `,
    },
    {
      product_id: 'watch-sport',
      shop_id: 'studio-kanda',
      values: ['denim', 'moss', 'ink'],
      price_cents: 14900,
      was_cents: 18900,
      second: { axis: 'case_size', adds: { '42mm': 0, '46mm': 1200 } },
      sales: 672,
      days_ago: 174,
      title: words(
        'Round sports watch with GPS',
        '圆盘 GPS 运动手表',
        'GPS付き丸型スポーツウォッチ',
        'GPS 원형 스포츠 워치',
        'นาฬิกากีฬาทรงกลมมี GPS',
      ),
      description: words(
        'A notched bezel that turns under wet fingers, two side keys, and a pierced silicone strap that lets the wrist breathe. It follows runs, rides and swims by satellite for twenty hours.',
        '带刻痕的表圈湿手也转得动，两颗侧键，打孔硅胶表带透气不闷汗。跑步、骑行、游泳，卫星定位连续记录二十小时。',
        'ぬれた指でも回せる刻み入りベゼルに、横のボタンが2つ。穴あきシリコンのベルトは蒸れません。ランニングも自転車も水泳も、衛星測位で20時間記録します。',
        '젖은 손가락으로도 돌아가는 홈 파인 베젤과 옆 버튼 두 개, 바람이 통하는 구멍 뚫린 실리콘 스트랩입니다. 달리기와 자전거, 수영을 위성으로 스무 시간 기록합니다.',
        'ขอบหมุนมีร่องหมุนได้แม้นิ้วเปียก ปุ่มข้างสองปุ่ม สายซิลิโคนเจาะรูระบายเหงื่อ บันทึกการวิ่ง ปั่น และว่ายน้ำด้วยดาวเทียมได้ยี่สิบชั่วโมง',
      ),
      specs: [
        spec(
          'screen',
          words(
            '1.4 in round, readable in the sun',
            '1.4 英寸圆屏，阳光下可读',
            '1.4インチ円形、日なたでも見やすい',
            '1.4인치 원형, 햇빛에서도 선명',
            'จอกลม 1.4 นิ้ว อ่านกลางแดดได้',
          ),
        ),
        spec(
          'battery',
          words(
            '14 days, 20 hours with GPS',
            '14 天，开 GPS 20 小时',
            '14日、GPS使用で20時間',
            '14일, GPS 사용 시 20시간',
            '14 วัน เปิด GPS 20 ชั่วโมง',
          ),
        ),
        spec('water', words('10 ATM', '10 ATM 防水', '10気圧防水', '10기압 방수', 'กันน้ำ 10 ATM')),
        spec(
          'material',
          words(
            'Steel, nylon, silicone',
            '不锈钢、尼龙、硅胶',
            'スチール、ナイロン、シリコン',
            '강철, 나일론, 실리콘',
            'เหล็กกล้า ไนลอน ซิลิโคน',
          ),
        ),
      ],
      reviews: `
    en 5 (denim-46mm) Finds the satellites before I have tied my shoes.
    ko 4 (moss-42mm) 한강 코스 거리가 정확해요. 음악 저장은 안 됩니다.
    ja 5 (ink-42mm) ベゼルが手袋でも回せるので冬山で助かりました。
    zh-CN 4 (denim-42mm) 游泳圈数记得准，表带打孔夏天真不捂。
    th 5 (ink-46mm) ซ้อมมาราธอนทั้งฤดู ชาร์จสองอาทิตย์ครั้ง
    ja 3 (moss-46mm) 睡眠の記録はあまり当てになりません。
  `,
    },
    {
      product_id: 'watch-mesh',
      shop_id: 'studio-kanda',
      values: ['gold', 'silver', 'rose'],
      price_cents: 18900,
      second: { axis: 'case_size', adds: { '38mm': 0, '42mm': 900 } },
      sales: 233,
      days_ago: 426,
      shelf: 'sold_out',
      title: words(
        'Hybrid watch with steel mesh',
        '钢网带混合腕表',
        'メッシュベルトのハイブリッド腕時計',
        '메시 스트랩 하이브리드 시계',
        'นาฬิกาไฮบริดสายถักเหล็ก',
      ),
      description: words(
        'Real hands over a white dial, with a small second dial that fills as you walk. It buzzes for the people you choose, and the woven steel strap slides to exactly your wrist.',
        '白色表盘上是真指针，小副盘随步数慢慢走满。只为您挑选的人震动，编织钢带滑到哪里都正好合手腕。',
        '白い文字盤に本物の針。小さな副針が歩いた分だけ進みます。振動で知らせるのは選んだ相手だけで、編んだスチールのベルトは手首に合わせて無段階に調節できます。',
        '흰 문자판 위에 진짜 바늘이 돌고, 작은 보조 문자판이 걸은 만큼 차오릅니다. 고른 사람의 연락에만 진동하고, 촘촘히 짠 강철 스트랩은 손목에 꼭 맞게 밀어 조절합니다.',
        'เข็มจริงบนหน้าปัดขาว หน้าปัดย่อยเดินตามจำนวนก้าว สั่นเฉพาะคนที่คุณเลือก สายเหล็กถักเลื่อนปรับได้พอดีข้อมือ',
      ),
      specs: [
        spec(
          'movement',
          words(
            'Quartz hands with step counter',
            '石英指针，带计步',
            'クオーツ針、歩数計付き',
            '쿼츠 바늘, 걸음 수 표시',
            'เข็มควอตซ์พร้อมตัวนับก้าว',
          ),
        ),
        spec(
          'battery',
          words(
            '6 months from one coin cell',
            '一颗纽扣电池 6 个月',
            'ボタン電池1個で6か月',
            '동전 전지 하나로 6개월',
            'ถ่านกระดุมหนึ่งก้อนอยู่ได้ 6 เดือน',
          ),
        ),
        spec(
          'water',
          words(
            '3 ATM, rain and hand-washing',
            '3 ATM，防雨、可洗手',
            '3気圧、雨や手洗いに',
            '3기압, 비와 손 씻기',
            '3 ATM กันฝนและล้างมือได้',
          ),
        ),
        spec(
          'material',
          words(
            'Steel, mineral glass',
            '不锈钢、矿物玻璃',
            'スチール、ミネラルガラス',
            '강철, 미네랄 유리',
            'เหล็กกล้า กระจกมิเนอรัล',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (gold-38mm) Nobody has guessed it is a smart watch. That is the whole point.
    ja 5 (silver-42mm) 電池交換が半年に一度なのが何より楽です。
    zh-CN 4 (rose-38mm) 通勤正装都能搭，网带偶尔夹一根汗毛。
    ko 5 (rose-38mm) 아내 출근용으로. 팔찌처럼 보인다고 좋아합니다.
    th 4 (gold-42mm) หรูมาก ใส่ไปงานได้ แต่อ่านข้อความไม่ได้นะ แค่สั่น
  `,
    },
    {
      product_id: 'watch-band',
      shop_id: 'pocket-tide',
      values: ['blush', 'sage', 'snow'],
      price_cents: 4900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 3310,
      days_ago: 131,
      title: words(
        'Slim fitness band',
        '纤薄运动手环',
        'スリムな活動量計バンド',
        '슬림 피트니스 밴드',
        'สายรัดข้อมือออกกำลังกายแบบบาง',
      ),
      description: words(
        'A narrow screen in one unbroken loop of soft silicone, light enough to sleep in. Steps, heartbeats and hours of sleep stand in three plain bars, and a shake of the wrist wakes it.',
        '窄长屏幕嵌在一圈柔软硅胶里，轻到睡觉也不用摘。步数、心率、睡眠三根柱子一目了然，抬腕就亮。',
        '切れ目のないやわらかなシリコンの輪に細長い画面。着けたまま眠れる軽さです。歩数、脈拍、睡眠が3本の棒で並び、手首を返せば点きます。',
        '부드러운 실리콘 고리에 좁은 화면을 담아 차고 자도 될 만큼 가볍습니다. 걸음과 심박, 수면이 막대 세 개로 나타나고 손목을 돌리면 켜집니다.',
        'จอแคบในห่วงซิลิโคนนุ่มชิ้นเดียว เบาจนใส่นอนได้ จำนวนก้าว ชีพจร และการนอนแสดงเป็นแท่งสามแท่ง แค่พลิกข้อมือจอก็ติด',
      ),
      specs: [
        spec('screen', words('1.1 in OLED', '1.1 英寸 OLED', '1.1インチ有機EL', '1.1인치 OLED 화면', 'OLED 1.1 นิ้ว')),
        spec('battery', words('10 days', '10 天', '10日', '10일', '10 วัน')),
        spec(
          'water',
          words('5 ATM, swim-proof', '5 ATM，可游泳佩戴', '5気圧、水泳可', '5기압, 수영 가능', '5 ATM ใส่ว่ายน้ำได้'),
        ),
        spec('weight', grams(21)),
      ],
      reviews: `
    en 4 (sage-m) I forget I am wearing it, which is more than I can say for the last three.
    zh-CN 5 (blush-s) 手腕细，S 刚好，睡觉完全没感觉。
    ko 5 (snow-s) 가볍고 예뻐요. 화면이 좁아서 문자는 두 줄만 보입니다.
    ja 4 (sage-m) 脈拍は病院の値とほぼ同じでした。留め具がないので着脱は少しきつい。
    th 5 (blush-m) ใส่ว่ายน้ำทุกเช้า ชาร์จเดือนละสามครั้ง
    th 3 (snow-l) สีขาวเลอะง่าย ต้องเช็ดบ่อย
    en 5 (blush-l) My father wears it over his sleeve and tells everyone his step count.
  `,
    },
    {
      product_id: 'watch-kids',
      shop_id: 'studio-kanda',
      values: ['butter', 'mist', 'clay'],
      price_cents: 7900,
      sales: 289,
      days_ago: 17,
      title: words(
        "Children's calling watch",
        '儿童通话手表',
        '子ども用通話ウォッチ',
        '어린이 통화 워치',
        'นาฬิกาโทรศัพท์สำหรับเด็ก',
      ),
      description: words(
        'A chunky watch with bumper corners that calls six people you choose and shows them where the child is. The friendly face on the screen grows sleepy at bedtime, and in lessons it only tells the time.',
        '圆墩墩的表壳带防撞角，只能打给您选的六个人，并告诉他们孩子在哪。屏幕上的小脸到点会犯困，上课时间只显示几点。',
        '角を守るころんとした腕時計。選んだ6人にだけ電話でき、居場所も知らせます。画面の顔は寝る時間になると眠そうになり、授業中は時刻だけを表示します。',
        '모서리에 범퍼를 두른 통통한 시계로, 정해 둔 여섯 명에게 전화하고 아이가 어디 있는지 알려 줍니다. 화면 속 얼굴은 잘 시간이면 졸려 하고, 수업 중에는 시간만 보여 줍니다.',
        'นาฬิกาทรงหนามีกันชนมุม โทรหาได้หกคนที่พ่อแม่เลือกและบอกตำแหน่งของเด็ก หน้ายิ้มบนจอจะง่วงเมื่อถึงเวลานอน เวลาเรียนจะแสดงแค่เวลา',
      ),
      specs: [
        spec('age', fromYears(5)),
        spec(
          'connection',
          words(
            '4G nano SIM, GPS',
            '4G Nano 卡，GPS',
            '4G（nano SIM）、GPS測位',
            '4G 나노 유심, GPS',
            'ซิมนาโน 4G และ GPS',
          ),
        ),
        spec('battery', words('2 days', '2 天', '2日', '2일', '2 วัน')),
        spec(
          'water',
          words(
            'IP68, puddles and paint',
            'IP68 级，不怕水坑和颜料',
            'IP68準拠、水たまりも絵の具も',
            'IP68 등급, 물웅덩이와 물감도 거뜬',
            'IP68 โดนน้ำโดนสีได้',
          ),
        ),
        spec('weight', grams(46)),
      ],
      reviews: `
    ja 5 (butter) 顔が眠そうになると、本当に自分から布団に入ります。
    en 5 (mist) She calls to tell me she is at the gate. I can see her from the window. We both love it.
    ko 4 (clay) 수업 시간 잠금이 제일 마음에 듭니다. 이틀에 한 번 충전은 해야 해요.
    zh-CN 4 (butter) 定位小区里误差二十米左右，通话声音清楚。
    th 5 (mist) ลูกชอบหน้ายิ้มมาก กันกระแทกดี ตกบันไดมาแล้ว
  `,
    },
  ],
}

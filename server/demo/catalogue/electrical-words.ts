import { centimetres, grams, kilograms, litres, watts } from './measures.ts'
import { japan, korea, type ProductWords, spec } from './spec-names-words.ts'
import { words } from './words.ts'

/** Heating goods are built for the mains of the plug they are sold with. */
const mains = words(
  'Type A: 100–120 V. Types C and G: 220–240 V',
  'A 型 100–120 伏，C 型、G 型 220–240 伏',
  'Aタイプは100–120 V、C・Gタイプは220–240 V',
  'A형 100–120V, C형·G형 220–240V',
  'แบบ A 100–120 โวลต์ แบบ C และ G 220–240 โวลต์',
)

export const electricalWords: ProductWords[] = [
  {
    product_id: 'fan',
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
      spec(
        'care',
        words(
          'Grille opens without tools for dusting',
          '网罩免工具拆卸，方便除尘',
          'ガードは工具なしで外して掃除できます',
          '도구 없이 망을 열어 먼지를 닦을 수 있습니다',
          'เปิดตะแกรงปัดฝุ่นได้โดยไม่ต้องใช้เครื่องมือ',
        ),
      ),
    ],
  },
  {
    product_id: 'headphones',
    title: words(
      'Over-ear headphones, 40 hours',
      '头戴式耳机，续航 40 小时',
      '密閉型ヘッドホン 40時間再生',
      '오버이어 헤드폰, 40시간 재생',
      'หูฟังแบบครอบหู ฟังได้นาน 40 ชั่วโมง',
    ),
    description: words(
      'Light over-ear headphones with noise cancelling that takes away the engine and leaves the voices. The band is spring steel covered in fabric, and the memory-foam pads come off for washing. Ten minutes of charging gives four hours of music.',
      '轻巧的头戴式降噪耳机，消去引擎声，留下人声。头梁是包布弹簧钢，记忆棉耳罩可拆下清洗。充电十分钟，能听四小时。',
      'エンジン音は消し、人の声は残す。ノイズキャンセリング付きの軽い密閉型ヘッドホンです。ヘッドバンドは布で包んだばね鋼、低反発のイヤーパッドは外して洗えます。10分の充電で4時間聴けます。',
      '엔진 소리는 지우고 사람 목소리는 남기는 노이즈 캔슬링 헤드폰입니다. 헤드밴드는 천으로 감싼 스프링강이고, 메모리폼 패드는 떼어서 세탁할 수 있습니다. 10분 충전으로 4시간 들을 수 있습니다.',
      'หูฟังครอบหูน้ำหนักเบาพร้อมระบบตัดเสียงรบกวน ตัดเสียงเครื่องยนต์แต่ยังได้ยินเสียงคนพูด ก้านคาดเป็นเหล็กสปริงหุ้มผ้า ฟองน้ำเมมโมรี่โฟมถอดซักได้ ชาร์จสิบนาทีฟังเพลงได้สี่ชั่วโมง',
    ),
    specs: [
      spec(
        'battery',
        words(
          '40 hours, 30 with noise cancelling',
          '40 小时，开启降噪 30 小时',
          '40時間（ノイズキャンセリング時30時間）',
          '40시간, 노이즈 캔슬링 시 30시간',
          '40 ชั่วโมง หรือ 30 ชั่วโมงเมื่อเปิดตัดเสียง',
        ),
      ),
      spec(
        'connection',
        words(
          'Bluetooth 5.3 or 3.5 mm cable',
          '蓝牙 5.3 或 3.5 毫米线',
          'Bluetooth 5.3／3.5 mmケーブル',
          '블루투스 5.3 또는 3.5mm 케이블',
          'บลูทูธ 5.3 หรือสาย 3.5 มม.',
        ),
      ),
      spec(
        'material',
        words(
          'Spring steel, fabric, memory foam',
          '弹簧钢、织物、记忆棉',
          'ばね鋼、ファブリック、低反発フォーム',
          '스프링강, 패브릭, 메모리폼',
          'เหล็กสปริง ผ้า และเมมโมรี่โฟม',
        ),
      ),
      spec('weight', grams(248)),
    ],
  },
  {
    product_id: 'speaker',
    title: words(
      'Ribbed room speaker',
      '棱纹室内音箱',
      '円筒のルームスピーカー',
      '골진 원통형 룸 스피커',
      'ลำโพงทรงกระบอกสำหรับห้อง',
    ),
    description: words(
      'A round speaker that plays evenly in every direction, so it can stand in the middle of a table. The ribbed shell is wrapped in knitted fabric made from recycled bottles. Two of them find each other and play in stereo.',
      '圆筒音箱，声音向四周均匀散开，放在桌子中央就行。棱纹外壳包着回收瓶制成的针织布。两台会自动配对，组成立体声。',
      '全方向に均等に音が広がるので、テーブルの真ん中に置けるスピーカーです。うねのある本体は、再生ボトルから作ったニット地で包みました。2台並べれば自動でつながり、ステレオになります。',
      '사방으로 고르게 소리를 내는 원통형 스피커라 탁자 한가운데 두어도 됩니다. 골진 몸체는 재생 페트병으로 짠 니트로 감쌌습니다. 두 대를 두면 서로 찾아 스테레오로 재생합니다.',
      'ลำโพงทรงกระบอกกระจายเสียงเท่ากันทุกทิศ วางกลางโต๊ะได้เลย ตัวเครื่องเป็นลอนหุ้มผ้านิตจากขวดรีไซเคิล วางสองตัวจะเชื่อมหากันเองแล้วเล่นเป็นเสียงสเตอริโอ',
    ),
    specs: [
      spec(
        'output',
        words('20 W, full circle', '20 瓦，360° 出声', '20 W、360°再生', '20W, 360° 재생', '20 วัตต์ กระจายเสียงรอบทิศ'),
      ),
      spec(
        'battery',
        words(
          '16 hours at half volume',
          '半音量 16 小时',
          '音量半分で16時間',
          '절반 음량으로 16시간',
          '16 ชั่วโมงที่ระดับเสียงครึ่งหนึ่ง',
        ),
      ),
      spec(
        'connection',
        words(
          'Bluetooth 5.3, USB-C charging',
          '蓝牙 5.3，USB-C 充电',
          'Bluetooth 5.3、USB-C充電',
          '블루투스 5.3, USB-C 충전',
          'บลูทูธ 5.3 ชาร์จด้วย USB-C',
        ),
      ),
      spec('water', words('Splash-proof, IPX4', 'IPX4 防泼溅', 'IPX4の防滴', 'IPX4 생활 방수', 'กันน้ำกระเซ็นระดับ IPX4')),
      spec('size', centimetres(9.6, 9.6, 13.2)),
    ],
  },
  {
    product_id: 'ricecooker',
    title: words(
      'Little rice cooker, 3 cups',
      '迷你电饭煲 3 杯',
      '小さな炊飯器 3合',
      '작은 전기밥솥 3인용',
      'หม้อหุงข้าวใบเล็ก 3 ถ้วย',
    ),
    description: words(
      'A rice cooker for one to three people, with a thick clay-coated bowl that heats slowly and evenly. White rice takes 35 minutes, and the quick setting 18. It keeps rice warm for half a day without drying the edges.',
      '适合一到三人的电饭煲，厚实的陶土涂层内胆受热缓慢均匀。白米饭 35 分钟，快煮 18 分钟。保温半天，锅边也不干硬。',
      '1〜3人暮らしのための炊飯器です。土鍋のような厚い釜が、ゆっくりむらなく熱を伝えます。白米は35分、早炊きなら18分。半日保温しても縁がかたくなりません。',
      '한 명에서 세 명이 쓰기 좋은 밥솥으로, 도자기 코팅을 두껍게 입힌 내솥이 천천히 고르게 익힙니다. 백미는 35분, 쾌속 취사는 18분입니다. 반나절 보온해도 가장자리가 마르지 않습니다.',
      'หม้อหุงข้าวสำหรับหนึ่งถึงสามคน หม้อในหนาเคลือบดินเผาให้ความร้อนช้าและทั่วถึง หุงข้าวขาว 35 นาที โหมดด่วน 18 นาที อุ่นข้าวได้ครึ่งวันโดยข้าวขอบหม้อไม่แห้ง',
    ),
    specs: [
      spec(
        'capacity',
        words(
          '0.54 L, 3 cups of raw rice',
          '0.54 升，3 杯生米',
          '0.54 L（お米3合）',
          '0.54L, 쌀 3컵',
          '0.54 ลิตร หรือข้าวสาร 3 ถ้วย',
        ),
      ),
      spec('power', watts(400)),
      spec('supply', mains),
      spec('size', centimetres(22, 24, 19)),
      spec(
        'contents',
        words(
          'Measuring cup, paddle, steam tray',
          '量杯、饭勺、蒸盘',
          '計量カップ、しゃもじ、蒸し皿',
          '계량컵, 주걱, 찜판',
          'ถ้วยตวง ทัพพี ถาดนึ่ง',
        ),
      ),
    ],
  },
  {
    product_id: 'earbuds',
    title: words(
      'Soft-case wireless earbuds',
      '圆润盒真无线耳机',
      '丸いケースのワイヤレスイヤホン',
      '동글동글 무선 이어폰',
      'หูฟังไร้สายเคสโค้งมน',
    ),
    description: words(
      'Small earbuds that rest in the ear instead of plugging it, so they stay comfortable through a whole film. Calls sound close and clear, even beside a road. The case is smooth as a pebble and charges with or without a cable.',
      '小巧的真无线耳机，轻搭在耳朵里，不堵耳道，看完一部电影也舒服。就算站在马路边，通话也清楚。充电盒圆润如卵石，有线无线都能充。',
      '耳に押し込まず、そっとのせるように着ける小さなイヤホンです。映画1本分つけていても疲れません。道路沿いでも通話の声は近くてはっきり。小石のようになめらかなケースは、有線でもワイヤレスでも充電できます。',
      '귓속을 막지 않고 살짝 얹히는 작은 이어폰이라 영화 한 편을 다 봐도 편안합니다. 길가에서도 통화 목소리가 가깝고 또렷합니다. 조약돌처럼 매끈한 케이스는 유선과 무선 모두로 충전됩니다.',
      'หูฟังตัวเล็กที่วางพอดีในใบหูโดยไม่อุดรูหู ใส่ดูหนังจบเรื่องก็ยังสบาย คุยโทรศัพท์ริมถนนเสียงก็ยังชัด เคสเรียบลื่นเหมือนก้อนกรวด ชาร์จได้ทั้งแบบมีสายและไร้สาย',
    ),
    specs: [
      spec(
        'battery',
        words(
          '7 hours, 28 with the case',
          '单次 7 小时，配盒 28 小时',
          '7時間、ケース併用で28時間',
          '7시간, 케이스 포함 28시간',
          '7 ชั่วโมง รวมเคส 28 ชั่วโมง',
        ),
      ),
      spec(
        'connection',
        words(
          'Bluetooth 5.3, two devices at once',
          '蓝牙 5.3，可同时连两台设备',
          'Bluetooth 5.3、2台同時接続',
          '블루투스 5.3, 기기 두 대 동시 연결',
          'บลูทูธ 5.3 เชื่อมต่อพร้อมกันสองเครื่อง',
        ),
      ),
      spec('water', words('Sweat-proof, IPX5', 'IPX5 防汗防水', 'IPX5の防水', 'IPX5 방수', 'กันเหงื่อระดับ IPX5')),
      spec(
        'weight',
        words(
          '4.2 g each, case 38 g',
          '单只 4.2 克，充电盒 38 克',
          '片耳4.2 g、ケース38 g',
          '한쪽 4.2g, 케이스 38g',
          'ข้างละ 4.2 กรัม เคส 38 กรัม',
        ),
      ),
      spec('origin', korea),
    ],
  },
  {
    product_id: 'kettle',
    title: words(
      'Enamel electric kettle, 0.9 L',
      '搪瓷电热水壶 0.9 升',
      'ほうろうの電気ケトル 0.9 L',
      '법랑 전기 주전자 0.9L',
      'กาต้มน้ำไฟฟ้าเคลือบอีนาเมล 0.9 ลิตร',
    ),
    description: words(
      'An enamelled steel kettle with a wooden handle and a thin, steady spout for tea and filter coffee. It boils a full pot in under five minutes and switches itself off. The inside is plain stainless steel, with no plastic touching the water.',
      '搪瓷钢水壶，木柄，壶嘴细而稳，泡茶、手冲都合适。一满壶水不到五分钟烧开，自动断电。内壁是不锈钢，水不接触塑料。',
      '木の持ち手がついた、ほうろう鋼のケトルです。細く安定した注ぎ口は、お茶にもハンドドリップにも向いています。満水でも5分足らずで沸き、自動で切れます。内側はステンレスで、水がプラスチックに触れません。',
      '나무 손잡이를 단 법랑 강철 주전자로, 물줄기가 가늘고 고른 주둥이라 차와 핸드드립에 모두 좋습니다. 가득 채워도 5분 안에 끓고 저절로 꺼집니다. 안쪽은 스테인리스여서 물이 플라스틱에 닿지 않습니다.',
      'กาเหล็กเคลือบอีนาเมลด้ามไม้ พวยกาเรียวรินน้ำได้นิ่ง เหมาะกับทั้งชงชาและดริปกาแฟ ต้มน้ำเต็มกาเดือดในเวลาไม่ถึงห้านาทีแล้วตัดไฟเอง ด้านในเป็นสเตนเลส น้ำไม่สัมผัสพลาสติก',
    ),
    specs: [
      spec('capacity', litres(0.9)),
      spec('power', watts(1200)),
      spec('supply', mains),
      spec(
        'material',
        words(
          'Enamelled steel, stainless steel, beech',
          '搪瓷钢、不锈钢、榉木',
          'ほうろう鋼、ステンレス、ブナ',
          '법랑 강철, 스테인리스, 너도밤나무',
          'เหล็กเคลือบอีนาเมล สเตนเลส ไม้บีช',
        ),
      ),
      spec('origin', japan),
    ],
  },
]

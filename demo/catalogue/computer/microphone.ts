import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const microphone: Kind = {
  pictured: 'colour',
  about: words(
    'It plugs into USB-C, on a phone as on a computer, and needs no software.',
    '插上 USB-C 就能用，手机电脑都行，不用装软件。',
    'USB-Cに挿すだけで、パソコンでもスマートフォンでもソフトなしで使えます。',
    'USB-C에 꽂기만 하면 컴퓨터든 휴대폰이든 프로그램 없이 쓸 수 있습니다.',
    'เสียบ USB-C ใช้ได้ทั้งมือถือและคอมพิวเตอร์ ไม่ต้องลงโปรแกรม',
  ),
  products: [
    {
      product_id: 'microphone-desk',
      shop_id: 'inkstone',
      values: ['snow', 'sage', 'ink'],
      price_cents: 5900,
      was_cents: 7400,
      sales: 842,
      days_ago: 236,
      title: words(
        'Desk microphone on a round foot',
        '圆座桌面麦克风',
        '丸い台座の卓上マイク',
        '둥근 받침 탁상 마이크',
        'ไมโครโฟนตั้งโต๊ะฐานกลม',
      ),
      description: words(
        'A full-bodied condenser under a steel mesh, on a foot heavy enough to stay put when the table shakes. One knob sets how much it hears; press the knob and it hears nothing.',
        '钢网罩下的电容咪头，声音饱满，底座够沉，桌子晃它也不动。旋钮调拾音大小，按下去就静音。',
        'スチールの網の中に、豊かな音のコンデンサーマイクを収めました。台座は重く、机が揺れても動きません。つまみで感度を調整し、押せば消音になります。',
        '강철 망 안에 풍성한 소리의 콘덴서 마이크를 담고, 책상이 흔들려도 꿈쩍 않는 받침에 세웠습니다. 노브를 돌려 감도를 맞추고, 누르면 음소거됩니다.',
        'ไมค์คอนเดนเซอร์เสียงเต็มใต้ตะแกรงเหล็ก บนฐานหนักที่ไม่ขยับแม้โต๊ะสั่น หมุนปุ่มปรับความไว กดปุ่มเพื่อปิดเสียง',
      ),
      specs: [
        spec('pickup', words('From the front', '正面', '前方（単一指向性）', '앞쪽(단일 지향성)', 'ด้านหน้า')),
        spec('cable', words('USB-C, 2 m', 'USB-C，2 米', 'USB-C、長さ2 m', 'USB-C, 길이 2m', 'USB-C ยาว 2 เมตร')),
        spec('size', centimetres(11, 24, 11)),
        spec('weight', grams(610)),
      ],
      reviews: `
    en 5 My podcast partner thought I had moved into a studio. I am under a duvet in the spare room.
    zh-CN 5 录网课用，人声干净，键盘声小了很多。
    ja 4 会議で声が近いと言われます。電源のランプはもう少し暗くてもよいです。
    ko 4 받침이 무거워서 안정적이에요. 케이블이 앞쪽에서 나오면 더 좋았을 것 같아요.
    th 5 (snow) สีขาวเข้ากับโต๊ะ เสียงชัดกว่าไมค์หูฟังแบบเทียบไม่ได้
    zh-CN 3 喷麦有点明显，得自己配个防喷罩。
  `,
    },
    {
      product_id: 'microphone-arm',
      shop_id: 'inkstone',
      values: ['ink', 'fog', 'brick'],
      price_cents: 9400,
      second: { axis: 'hand', adds: { right: 0, left: 0 } },
      sales: 229,
      days_ago: 163,
      title: words(
        'Microphone on a sprung arm',
        '弹簧悬臂麦克风',
        'ばね式アームのマイク',
        '스프링 암 마이크',
        'ไมโครโฟนบนแขนสปริง',
      ),
      description: words(
        'The arm clamps to the table edge and brings the microphone to your mouth, or lets it swing up out of sight. A foam cap softens the breath, and the cable is clipped along the bars. Say which side of the desk it will stand on, and the knobs come facing you.',
        '悬臂夹在桌沿，把麦克风送到嘴边，不用时往上一推就收走。泡棉罩挡住气流声，线卡在臂杆上。告诉我们装在哪一侧，旋钮就会朝向您。',
        '机の縁に挟んだアームが口元までマイクを運び、使わないときは上へ跳ね上げられます。スポンジの風防が息の音をやわらげ、ケーブルは腕に沿って留まります。右手側か左手側かを選べば、つまみが手前を向きます。',
        '책상 가장자리에 물린 암이 마이크를 입가까지 가져오고, 안 쓸 때는 위로 젖혀 둡니다. 스펀지 덮개가 숨소리를 줄이고 케이블은 암을 따라 고정됩니다. 어느 쪽에 둘지 고르면 노브가 앉은 쪽을 향합니다.',
        'แขนหนีบขอบโต๊ะ ดึงไมค์มาจ่อปาก หรือดันขึ้นเก็บพ้นสายตา ฟองน้ำครอบช่วยลดเสียงลมหายใจ สายเกาะไปตามแขน เลือกฝั่งโต๊ะที่จะติดตั้ง ปุ่มหมุนจะหันมาทางคุณ',
      ),
      specs: [
        spec(
          'pickup',
          words('From the front, dynamic', '正面，动圈', '前方、ダイナミック型', '앞쪽, 다이내믹', 'ด้านหน้า แบบไดนามิก'),
        ),
        spec(
          'size',
          words(
            'Tables 1 to 5.5 cm thick',
            '适合 1–5.5 厘米厚的桌板',
            '厚さ1〜5.5 cmの天板',
            '두께 1~5.5cm 책상',
            'โต๊ะหนา 1–5.5 ซม.',
          ),
        ),
        spec(
          'material',
          words(
            'Steel arm, foam cap',
            '钢臂，泡棉罩',
            'スチールアーム、スポンジ風防',
            '강철 암, 스펀지 덮개',
            'แขนเหล็ก ฟองน้ำครอบ',
          ),
        ),
        spec('cable', words('USB-C, 3 m', 'USB-C，3 米', 'USB-C、長さ3 m', 'USB-C, 길이 3m', 'USB-C ยาว 3 เมตร')),
      ],
      reviews: `
    en 5 (right) The arm moves without a creak, which is more than I can say for my chair.
    ja 5 (left) 左側用があるのが決め手でした。ばねの強さも自分で調整できます。
    ko 4 방송용으로 샀는데 스프링 소리가 안 들어가서 만족합니다.
    zh-CN 4 (right) 夹子很紧，玻璃桌面建议垫块布。
    th 5 (brick) สีอิฐเด่นมากบนกล้อง คนดูทักทุกครั้ง
    en 4 (left) Good voice, good reach. Fitting the first clip took three hands.
  `,
    },
    {
      product_id: 'microphone-clip',
      shop_id: 'pocket-tide',
      values: ['mist', 'blush', 'ink'],
      price_cents: 4200,
      second: { axis: 'microphones', adds: { one: 0, two: 1800 } },
      sales: 173,
      days_ago: 26,
      title: words(
        'Clip-on microphone in a case',
        '充电盒领夹麦克风',
        'ケース入りピンマイク',
        '케이스에 담긴 핀 마이크',
        'ไมค์หนีบเสื้อในเคสชาร์จ',
      ),
      description: words(
        'A microphone the size of a thumb that clips to a collar and charges in its own case. The receiver stays in the phone and hears you across a street; a furry cap keeps out the wind.',
        '拇指大小的麦克风，夹在领口，放回盒里就充电。接收器插在手机上，隔一条街也听得清，毛毛套挡风。',
        '親指ほどのマイクを襟に留め、使い終わったらケースで充電します。受信機はスマートフォンに挿したまま、通り越しでも声が届きます。毛の風防が風の音を防ぎます。',
        '엄지만 한 마이크를 옷깃에 집고, 다 쓰면 케이스에서 충전합니다. 수신기는 휴대폰에 꽂아 두면 길 건너에서도 또렷하고, 털 덮개가 바람 소리를 막아 줍니다.',
        'ไมค์เล็กเท่านิ้วโป้งหนีบปกเสื้อ ชาร์จในเคสของตัวเอง ตัวรับเสียบคาไว้ที่โทรศัพท์ ได้ยินชัดข้ามถนน มีขนครอบกันเสียงลม',
      ),
      specs: [
        spec(
          'battery',
          words(
            '6 hours, 18 with the case',
            '6 小时，加充电盒 18 小时',
            '6時間、ケース併用で18時間',
            '6시간, 케이스 포함 18시간',
            '6 ชั่วโมง รวมเคส 18 ชั่วโมง',
          ),
        ),
        spec(
          'connection',
          words(
            '2.4 GHz, up to 60 m',
            '2.4 GHz，最远 60 米',
            '2.4 GHz、60 mまで',
            '2.4GHz, 최대 60m',
            '2.4 GHz ไกลสุด 60 เมตร',
          ),
        ),
        spec(
          'weight',
          words(
            '9 g each, case 58 g',
            '单只 9 克，充电盒 58 克',
            '1個9 g、ケース58 g',
            '개당 9g, 케이스 58g',
            'ตัวละ 9 กรัม เคส 58 กรัม',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (two) Interviewed my grandmother by the sea and can hear every word over the waves.
    zh-CN 5 (one) 拍探店视频，开盒即连，省心。
    ko 5 (two) 둘이서 브이로그 찍는데 목소리 크기가 고르게 나와요.
    th 4 (one) หนีบเสื้อยืดแล้วคอเสื้อถ่วงนิดหน่อย แต่เสียงดีมาก
    ja 4 (two) 風の強い日でも十分でした。毛の風防は色が選べるとうれしいです。
    zh-CN 4 (blush) 粉色很温柔，盒子和口红差不多重。
  `,
    },
    {
      product_id: 'microphone-retro',
      shop_id: 'studio-kanda',
      values: ['silver', 'gold', 'rose'],
      price_cents: 13900,
      sales: 97,
      days_ago: 371,
      shelf: 'nearly_empty',
      title: words(
        'Ribbed stage microphone',
        '复古棱纹舞台麦克风',
        'リブの入ったステージマイク',
        '빈티지 무대 마이크',
        'ไมค์เวทีวินเทจมีซี่',
      ),
      description: words(
        'The fat, ribbed head of an old dance-hall microphone, cast in zinc and polished by hand, with a modern capsule within. It tilts on its neck and keeps its angle.',
        '老舞厅里那种圆鼓鼓的棱纹话筒头，锌合金压铸，手工抛光，里面是现代音头。颈部可俯仰，停在哪儿是哪儿。',
        '昔のダンスホールにあった、ふっくらとリブの入ったマイクです。亜鉛を鋳造して手で磨き、中身は今のカプセルにしました。首で傾きを変えられ、そのまま止まります。',
        '옛 무도회장에서 보던, 골이 진 통통한 마이크를 아연 주물로 만들어 손으로 광을 내고, 속에는 요즘 캡슐을 넣었습니다. 목을 기울이면 그 각도에 머뭅니다.',
        'หัวไมค์อ้วนมีซี่แบบเวทีลีลาศโบราณ หล่อจากสังกะสีขัดมือ ข้างในเป็นแคปซูลรุ่นใหม่ ก้มเงยที่คอได้และค้างตามมุมที่ปรับ',
      ),
      specs: [
        spec('pickup', words('From the front', '正面', '前方（単一指向性）', '앞쪽(단일 지향성)', 'ด้านหน้า')),
        spec(
          'material',
          words(
            'Cast zinc, steel foot',
            '锌合金，钢制底座',
            '亜鉛鋳物、スチール台座',
            '아연 주물, 강철 받침',
            'สังกะสีหล่อ ฐานเหล็ก',
          ),
        ),
        spec('size', centimetres(12, 27, 12)),
        spec('weight', grams(980)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 My husband croons into it while cooking. It also happens to be excellent for calls.
    ja 5 (silver) 磨きが美しく、ずっしりしています。配信の背景がこれだけで決まります。
    zh-CN 5 (gold) 金色不俗气，录出来的嗓音偏暖，唱老歌绝配。
    ko 4 (rose) 장식 같은데 음질도 좋네요. 다만 손자국이 잘 남아요.
    th 4 หนักและสวยเหมือนของเก่าจริง ๆ รอของนานเพราะเหลือน้อย
    en 4 (silver) Warm sound, a bit shy of the high notes. I bought it for the look and kept it for the voice.
  `,
    },
    {
      product_id: 'microphone-table',
      shop_id: 'studio-kanda',
      values: ['oat', 'ink', 'denim'],
      price_cents: 11900,
      sales: 318,
      days_ago: 142,
      title: words(
        'Meeting microphone and speaker',
        '会议全向麦克风音箱',
        '会議用マイクスピーカー',
        '회의용 마이크 스피커',
        'ไมค์พร้อมลำโพงสำหรับประชุม',
      ),
      description: words(
        'A cloth-covered disc for the middle of the table that hears six people and speaks for the seventh. A ring of light turns red when the room is muted, so that everyone can see it.',
        '放在桌子中央的布面圆盘，听得清六个人，也替屏幕那头的第七个人说话。静音时一圈灯变红，谁都看得见。',
        '机の真ん中に置く布張りの円盤が、6人の声を拾い、画面の向こうの7人目の声を届けます。消音中は光の輪が赤くなり、全員に見えます。',
        '탁자 한가운데 놓는 천 덮인 원반이 여섯 사람의 말을 듣고, 화면 너머 일곱째 사람의 목소리를 들려줍니다. 음소거하면 빛의 고리가 빨개져 모두가 알 수 있습니다.',
        'แผ่นกลมหุ้มผ้าวางกลางโต๊ะ ได้ยินคนรอบวงหกคน และเป็นเสียงให้คนที่เจ็ดในจอ เมื่อปิดเสียงวงไฟจะเป็นสีแดงให้ทุกคนเห็น',
      ),
      specs: [
        spec(
          'pickup',
          words('All round, up to 3 m', '全向，3 米以内', '全方向、3 mまで', '전방향, 최대 3m', 'รอบทิศ ไกลสุด 3 เมตร'),
        ),
        spec(
          'connection',
          words(
            'USB-C or Bluetooth 5.2',
            'USB-C 或蓝牙 5.2',
            'USB-C／Bluetooth 5.2接続',
            'USB-C 또는 블루투스 5.2',
            'USB-C หรือบลูทูธ 5.2',
          ),
        ),
        spec('battery', words('12 hours of talk', '通话 12 小时', '通話12時間', '통화 12시간', 'สนทนาได้ 12 ชั่วโมง')),
        spec('size', centimetres(13, 13, 4.2)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 The far end of our table has stopped shouting.
    ja 5 (oat) 布張りで会議室に置きっぱなしでも浮きません。声の通りも自然です。
    zh-CN 4 六七个人的小会议室够用，再大就要两台了。
    ko 5 (denim) 빨간 불이 들어와서 음소거를 깜빡하는 일이 없어졌어요.
    th 4 ใช้ประชุมครอบครัวข้ามประเทศ เสียงชัด แต่เสียงเพลงเบสน้อย
    ko 2 블루투스로 쓰면 가끔 끊겨서 결국 케이블로만 씁니다.
  `,
    },
  ],
}

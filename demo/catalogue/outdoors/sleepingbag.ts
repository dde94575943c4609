import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const sleepingbag: Kind = {
  pictured: 'colour',
  about: words(
    'A large cotton sack comes with it for the months at home, so that the filling is stored loose and stays warm.',
    '随附一只宽大的棉布袋，平时在家松松地存放，填充物不会压坏，来年照样暖和。',
    '家で保管する間のための大きな綿袋が付きます。ゆったりしまえるので、中わたがつぶれず温かさが続きます。',
    '집에서 보관할 때 쓰는 큰 면 자루가 함께 옵니다. 느슨하게 넣어 두어야 충전재가 눌리지 않고 오래 따뜻합니다.',
    'มีถุงผ้าฝ้ายใบใหญ่ให้เก็บแบบหลวม ๆ ที่บ้าน ไส้ในไม่ถูกกดทับและอุ่นได้นานหลายปี',
  ),
  specs: [
    spec(
      'care',
      words(
        'Machine wash at 30 °C, dry flat',
        '30 °C 机洗，平铺晾干',
        '30 °Cで洗濯機洗い、平干し',
        '30도 세탁기 세탁, 뉘어 건조',
        'ซักเครื่อง 30 องศา ตากแนวราบ',
      ),
    ),
  ],
  products: [
    {
      product_id: 'sleepingbag-mummy',
      shop_id: 'cedar-trail',
      values: ['brick', 'denim', 'moss'],
      price_cents: 21900,
      second: { axis: 'comfort', adds: { c5: 0, c0: 4000, m6: 9000 } },
      sales: 348,
      days_ago: 312,
      title: words(
        'Down mummy sleeping bag',
        '羽绒木乃伊睡袋',
        'ダウンのマミー型寝袋',
        '다운 머미 침낭',
        'ถุงนอนขนเป็ดทรงมัมมี่',
      ),
      description: words(
        'A tapered bag of duck down in stitched chambers, with a hood that draws close around the face. It is the one to take where breath freezes and every gram is carried.',
        '分格填充鸭绒的收脚睡袋，帽兜可收紧贴住脸。呼气成霜、每一克都得自己背的地方，就带它。',
        '縫い分けた小部屋にダックダウンを詰めた、足元が細い寝袋です。フードは顔のまわりまで絞れます。息が凍り、1グラムも背負って運ぶ山へ持って行く一枚です。',
        '칸칸이 오리털을 채우고 발쪽으로 갈수록 좁아지는 침낭입니다. 후드는 얼굴까지 조일 수 있습니다. 입김이 어는 곳, 1그램도 등에 지고 가는 산행에 챙기세요.',
        'ถุงนอนทรงสอบอัดขนเป็ดเป็นช่อง ๆ ฮู้ดรูดกระชับรอบหน้าได้ เหมาะกับที่หนาวจนลมหายใจเป็นไอและต้องแบกทุกกรัมเอง',
      ),
      specs: [
        spec(
          'filling',
          words(
            'Duck down, 650 fill power',
            '鸭绒，蓬松度 650',
            'ダックダウン650フィルパワー',
            '오리 솜털, 필파워 650',
            'ขนเป็ด ฟิลพาวเวอร์ 650',
          ),
        ),
        spec('size', centimetres(210, 78)),
        spec('packed', centimetres(30, 16, 16)),
        spec(
          'weight',
          words(
            '5 °C: 690 g. 0 °C: 860 g. −6 °C: 1,090 g',
            '5 度款 690 克，0 度款 860 克，零下 6 度款 1090 克',
            '5 °C用690 g、0 °C用860 g、−6 °C用1,090 g',
            '5도용 690g, 0도용 860g, 영하 6도용 1,090g',
            'รุ่น 5 องศา 690 กรัม 0 องศา 860 กรัม −6 องศา 1,090 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (m6) Frost on the outside in the morning, and I was in a T-shirt.
    ja 5 (c0) 秋の涸沢で使いました。顔まで絞ると冷気がまったく入りません。
    zh-CN 5 (brick-c5) 压缩后只有一个饭盒大，打开拍一拍很快就蓬起来。
    ko 4 (m6) 따뜻하고 가볍습니다. 지퍼가 안감을 두 번 물었어요.
    th 4 (c5) ขึ้นดอยหน้าหนาวเอาอยู่ นอนตะแคงแล้วอึดอัดนิดหน่อย
    en 3 (c5) Warm to the number on the label, but broad shoulders should look elsewhere.
  `,
    },
    {
      product_id: 'sleepingbag-flannel',
      shop_id: 'north-pier',
      values: ['moss', 'cocoa', 'denim'],
      price_cents: 6900,
      was_cents: 8900,
      second: { axis: 'zip_side', adds: { left: 0, right: 0 } },
      sales: 1226,
      days_ago: 410,
      title: words(
        'Flannel-lined square sleeping bag',
        '法兰绒里信封睡袋',
        'フランネル裏地の封筒型寝袋',
        '플란넬 안감 사각 침낭',
        'ถุงนอนทรงสี่เหลี่ยมบุผ้าสักหลาด',
      ),
      description: words(
        'A roomy square bag with checked cotton flannel inside, warm to the skin from the first minute. Unzipped all round it is a quilt, and a left and a right zip together into a double.',
        '宽大的信封式睡袋，里面是格纹棉法兰绒，钻进去第一分钟就暖和。拉链全打开是一床被子，一左一右还能拼成双人睡袋。',
        '内側にチェックの綿フランネルを張った、ゆったりした封筒型です。入った瞬間から肌に温かく、ファスナーを全部開けば掛け布団に。左開きと右開きをつなげば2人用になります。',
        '안쪽에 체크무늬 면 플란넬을 댄 넉넉한 사각 침낭으로, 들어가자마자 따뜻합니다. 지퍼를 다 열면 이불이 되고, 왼쪽과 오른쪽 지퍼를 이으면 2인용이 됩니다.',
        'ถุงนอนทรงสี่เหลี่ยมกว้าง ด้านในเป็นผ้าสักหลาดฝ้ายลายสก็อต อุ่นตั้งแต่นาทีแรก รูดซิปเปิดรอบเป็นผ้าห่ม ซิปซ้ายกับซิปขวาต่อกันเป็นถุงนอนคู่ได้',
      ),
      specs: [
        spec('lining', words('Cotton flannel', '棉法兰绒', '綿フランネル', '면 플란넬', 'ผ้าสักหลาดฝ้าย')),
        spec(
          'filling',
          words(
            'Hollow polyester fibre',
            '中空涤纶纤维',
            '中空ポリエステルわた',
            '중공 폴리에스터 솜',
            'ใยโพลีเอสเตอร์กลวง',
          ),
        ),
        spec('size', centimetres(190, 84)),
        spec('weight', kilograms(1.9)),
      ],
      reviews: `
    en 5 (left) Feels like pyjamas for two. We zipped a left and a right and stole the covers as usual.
    ko 5 (moss) 안감이 보들보들해서 아이가 집에서도 여기서 자겠다고 해요.
    zh-CN 4 (right) 车里过夜很舒服，体积偏大，徒步就别带了。
    ja 5 (cocoa) 家族が泊まりに来たときの布団代わりにもなります。
    th 4 (denim) ผ้าด้านในนุ่มมาก ไม่ลื่นเหมือนถุงนอนทั่วไป
    zh-CN 3 (left) 法兰绒粘毛，家里有猫的要多备一个滚筒。
  `,
    },
    {
      product_id: 'sleepingbag-child',
      shop_id: 'north-pier',
      values: ['honey', 'mist', 'blush'],
      price_cents: 5400,
      second: { axis: 'length', adds: { '130cm': 0, '155cm': 700 } },
      sales: 518,
      days_ago: 76,
      title: words(
        'Child’s sleeping bag, bear hood',
        '儿童小熊帽睡袋',
        'くまの耳つきこども寝袋',
        '곰 후드 어린이 침낭',
        'ถุงนอนเด็กฮู้ดหมี',
      ),
      description: words(
        'A short bag with two round ears on the hood, so that nobody has to be told twice to go to bed. The zip ends above the feet, where small toes kick, and a soft flap covers it at the chin.',
        '帽兜上有一对圆耳朵的小睡袋，叫一次就肯上床。拉链到脚边为止，不怕小脚蹬，下巴处有软布盖住拉链头。',
        'フードにまるい耳が二つ付いた短い寝袋です。おやすみの声かけは一度で済みます。ファスナーは足元の手前で止まるので蹴っても安心、あごの所はやわらかい布で覆いました。',
        '후드에 동그란 귀 두 개가 달린 짧은 침낭이라 자라는 말을 두 번 할 필요가 없습니다. 지퍼는 발 위에서 끝나 차도 괜찮고, 턱 쪽은 부드러운 덮개가 가려 줍니다.',
        'ถุงนอนตัวสั้นมีหูกลมสองข้างบนฮู้ด บอกให้เข้านอนครั้งเดียวก็ยอม ซิปหยุดเหนือเท้ากันเด็กถีบ ช่วงคางมีผ้านุ่มปิดหัวซิป',
      ),
      specs: [
        spec(
          'filling',
          words(
            'Recycled polyester fibre',
            '再生涤纶纤维',
            '再生ポリエステルわた',
            '재생 폴리에스터 솜',
            'ใยโพลีเอสเตอร์รีไซเคิล',
          ),
        ),
        spec(
          'age',
          words(
            '130 cm: 2 to 5 years. 155 cm: 5 to 9 years',
            '130 厘米款 2–5 岁，155 厘米款 5–9 岁',
            '130 cmは2〜5歳、155 cmは5〜9歳',
            '130cm 2~5세, 155cm 5~9세',
            '130 ซม. 2–5 ขวบ 155 ซม. 5–9 ขวบ',
          ),
        ),
        spec(
          'weight',
          words(
            '130 cm: 780 g. 155 cm: 940 g',
            '130 厘米款 780 克，155 厘米款 940 克',
            '130 cmは780 g、155 cmは940 g',
            '130cm 780g, 155cm 940g',
            '130 ซม. 780 กรัม 155 ซม. 940 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (honey-130cm) She wore the hood at breakfast, at lunch and in the car home.
    ja 5 (155cm) 保育園のお泊まり会で人気者になったそうです。
    zh-CN 5 (130cm) 孩子睡觉爱踢被子，钻进去一晚上没露出来。
    ko 4 (blush) 귀가 정말 귀여워요. 여름에는 조금 더워서 봄가을용으로 씁니다.
    th 5 (mist-130cm) ซื้อไปโรงเรียนวันนอนค้าง ลูกไม่ยอมถอด
    en 3 (130cm) Sweet, but outgrown in a year. Order the longer one.
  `,
    },
    {
      product_id: 'sleepingbag-double',
      shop_id: 'north-pier',
      values: ['sage', 'clay', 'ink'],
      price_cents: 12900,
      sales: 189,
      days_ago: 228,
      shelf: 'nearly_empty',
      title: words(
        'Double sleeping bag, two pillows',
        '双人睡袋 配双枕',
        '枕2つ付き2人用寝袋',
        '베개 두 개 2인용 침낭',
        'ถุงนอนคู่พร้อมหมอนสองใบ',
      ),
      description: words(
        'One wide bag for two people who would rather not sleep apart, with a zip on each side so that either can get up. Two pillows button to the head end and come off for washing.',
        '给不愿分开睡的两个人，一只宽睡袋，两侧都有拉链，谁起夜都不吵醒对方。两只枕头扣在头端，可拆下清洗。',
        '離れて眠りたくない2人のための幅広の寝袋です。両側にファスナーがあり、片方だけ起き出せます。枕2つは頭側にボタンで留まり、外して洗えます。',
        '떨어져 자기 싫은 두 사람을 위한 넓은 침낭으로, 양쪽에 지퍼가 있어 한 사람만 일어날 수 있습니다. 베개 두 개는 머리맡에 단추로 달려 있고 떼어 빨 수 있습니다.',
        'ถุงนอนกว้างสำหรับสองคนที่ไม่อยากนอนแยก มีซิปสองข้าง ใครลุกก่อนก็ไม่กวนกัน หมอนสองใบติดกระดุมหัวนอน ถอดซักได้',
      ),
      specs: [
        spec(
          'filling',
          words(
            'Hollow polyester fibre',
            '中空涤纶纤维',
            '中空ポリエステルわた',
            '중공 폴리에스터 솜',
            'ใยโพลีเอสเตอร์กลวง',
          ),
        ),
        spec('size', centimetres(200, 150)),
        spec('packed', centimetres(46, 28, 28)),
        spec('weight', kilograms(3.2)),
        spec(
          'contents',
          words('Sleeping bag, two pillows', '睡袋、两只枕头', '寝袋、枕2つ', '침낭, 베개 2개', 'ถุงนอน หมอน 2 ใบ'),
        ),
      ],
      reviews: `
    en 5 (sage) Nine years married and finally a camping bed we agree on.
    zh-CN 4 (clay) 枕头比想象的厚实，收纳袋有点紧，要卷得很用力。
    ja 4 (ink) 車中泊にぴったり。秋口まではこれ一枚で足ります。
    ko 5 (sage) 차박 매트 위에 깔면 집 침대 같아요.
    th 5 (clay) นอนสองคนยังเหลือที่ให้หมาอีกตัว
    ko 4 양쪽 지퍼가 편합니다. 부피가 커서 트렁크 자리를 꽤 차지해요.
  `,
    },
    {
      product_id: 'sleepingbag-quilt',
      shop_id: 'cedar-trail',
      values: ['butter', 'plum', 'fog'],
      price_cents: 14900,
      second: { axis: 'comfort', adds: { c10: 0, c5: 2500 } },
      sales: 142,
      days_ago: 24,
      title: words(
        'Rolled trail quilt with straps',
        '带绑带的徒步睡被',
        '巻けるトレイルキルト',
        '말아서 들고 다니는 트레일 퀼트',
        'ผ้านวมเดินป่าแบบม้วนมีสายรัด',
      ),
      description: words(
        'A bag without a back, for sleepers who turn over: the mat keeps you warm below and the quilt above. Two straps hold it to the mat at night and hold it rolled by day.',
        '没有背面的睡袋，适合爱翻身的人：下面有垫子保暖，上面盖着被。夜里两根绑带把它固定在垫子上，白天就用来捆成卷。',
        '寝返りの多い人のための、背中のない寝袋です。下はマットが、上はキルトが温めます。2本のベルトは夜はマットに留め、昼は巻いたまま束ねます。',
        '많이 뒤척이는 분을 위한 등판 없는 침낭입니다. 아래는 매트가, 위는 퀼트가 따뜻하게 합니다. 끈 두 개가 밤에는 매트에 고정하고 낮에는 돌돌 말아 묶어 줍니다.',
        'ถุงนอนแบบไม่มีแผ่นหลังสำหรับคนนอนพลิกตัวบ่อย ด้านล่างอุ่นด้วยแผ่นรอง ด้านบนอุ่นด้วยผ้านวม สายสองเส้นกลางคืนรัดติดแผ่นรอง กลางวันรัดม้วนเก็บ',
      ),
      specs: [
        spec('filling', words('Synthetic down', '仿羽绒', '化繊ダウン', '합성 다운', 'ใยสังเคราะห์เลียนขนเป็ด')),
        spec('size', centimetres(200, 135)),
        spec('packed', centimetres(34, 18, 18)),
        spec(
          'weight',
          words(
            '10 °C: 560 g. 5 °C: 720 g',
            '10 度款 560 克，5 度款 720 克',
            '10 °C用560 g、5 °C用720 g',
            '10도용 560g, 5도용 720g',
            'รุ่น 10 องศา 560 กรัม 5 องศา 720 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (c5) Side sleeper here. First night outdoors in years without a twisted zip.
    ja 4 (c10) 夏の低山にちょうどよく、家ではソファの膝掛けにしています。
    zh-CN 5 (plum) 比睡袋自由多了，绑带拉紧后半夜也不漏风。
    ko 4 (c5) 처음엔 끈 매는 법이 헷갈렸는데 한 번 익히니 편해요.
    th 5 (fog-c10) เบาและพับเล็ก เหมาะกับอากาศบ้านเราที่สุด
  `,
    },
  ],
}

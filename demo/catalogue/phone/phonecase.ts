import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const phonecase: Kind = {
  pictured: 'colour',
  about: words(
    'Buttons, sockets and speakers stay free, and the shape was checked on every phone it is sold for.',
    '按键、接口和扬声器全部避开，每款适配机型都上机试过。',
    'ボタンも端子もスピーカーもふさがず、対応するすべての機種で実物合わせをしています。',
    '버튼과 단자, 스피커를 가리지 않으며, 호환 기종마다 실물에 끼워 확인했습니다.',
    'ไม่บังปุ่ม พอร์ต หรือลำโพง และลองใส่กับเครื่องจริงครบทุกรุ่นที่ขาย',
  ),
  products: [
    {
      product_id: 'phonecase',
      shop_id: 'studio-kanda',
      values: ['clay', 'sage', 'ink'],
      price_cents: 1900,
      second: { axis: 'phone_size', adds: { '61in': 0, '67in': 0 } },
      sales: 2733,
      days_ago: 265,
      title: words(
        'Soft-touch phone case',
        '亲肤手机壳',
        'さらさら手ざわりのスマホケース',
        '부드러운 촉감의 휴대폰 케이스',
        'เคสมือถือผิวนุ่ม',
      ),
      description: words(
        'A slim case of liquid silicone over a stiff shell, lined with microfibre so that it does not scratch. The raised rim keeps screen and lenses off the table. It works with wireless chargers and washes clean with soap.',
        '液态硅胶包裹硬壳的薄手机壳，内衬超细纤维，不刮机身。凸起的边框让屏幕和镜头不碰桌面。支持无线充电，脏了用皂水一洗就净。',
        '硬い芯に液状シリコンを重ねた薄型ケースです。内側はマイクロファイバーで、本体を傷つけません。縁が高く、画面もレンズも机に触れません。ワイヤレス充電に対応し、せっけんで洗えます。',
        '단단한 틀에 액상 실리콘을 입힌 얇은 케이스로, 안쪽은 극세사라 흠집이 나지 않습니다. 테두리가 살짝 높아 화면과 렌즈가 바닥에 닿지 않습니다. 무선 충전이 되고 비누로 씻을 수 있습니다.',
        'เคสบางซิลิโคนเหลวหุ้มโครงแข็ง บุไมโครไฟเบอร์ด้านในไม่ทำให้เครื่องเป็นรอย ขอบยกสูงกันจอและเลนส์แตะโต๊ะ ใช้ชาร์จไร้สายได้ เปื้อนก็ล้างด้วยสบู่',
      ),
      specs: [
        spec(
          'material',
          words(
            'Liquid silicone, polycarbonate, microfibre',
            '液态硅胶、聚碳酸酯、超细纤维',
            '液状シリコン、ポリカーボネート、マイクロファイバー',
            '액상 실리콘, 폴리카보네이트, 극세사',
            'ซิลิโคนเหลว โพลีคาร์บอเนต ไมโครไฟเบอร์',
          ),
        ),
        spec('weight', grams(32)),
        spec(
          'care',
          words(
            'Wash with soap, dry before use',
            '皂水清洗，晾干再用',
            'せっけんで洗い、乾かして使う',
            '비누로 씻고 말려서 사용',
            'ล้างด้วยสบู่ ผึ่งให้แห้งก่อนใช้',
          ),
        ),
      ],
      reviews: `
    en 4 (61in) Slim and grippy. It collects pocket lint, but it rinses off.
    ja 5 (67in) ストラップ穴がないのだけ残念ですが、手触りは最高です。
    zh-CN 4 (61in) 手感像婴儿皮肤，镜头边框高，放心。
    ko 4 (61in) 변색이 걱정이었는데 석 달째 그대로예요.
    th 5 (67in) นุ่มมือ ไม่ลื่น ชาร์จไร้สายได้โดยไม่ต้องถอด
    en 2 (67in) The buttons are too stiff on mine.
  `,
    },
    {
      product_id: 'phonecase-wallet',
      shop_id: 'pocket-tide',
      values: ['cocoa', 'ink', 'brick'],
      price_cents: 3400,
      second: { axis: 'phone_size', adds: { '61in': 0, '67in': 200 } },
      sales: 1290,
      days_ago: 334,
      title: words(
        'Leather wallet phone case',
        '真皮翻盖卡包手机壳',
        '手帳型レザースマホケース',
        '가죽 지갑형 휴대폰 케이스',
        'เคสมือถือหนังแบบกระเป๋าสตางค์',
      ),
      description: words(
        'A case that opens like a small book, with three card slots and a pocket for notes inside the cover. The vegetable-tanned leather darkens where your hand holds it, and the strap closes with a hidden magnet.',
        '像小书一样翻开，封面内侧三个卡位、一个纸币袋。植鞣皮在手握的地方慢慢变深，搭扣里藏着磁铁，一贴就合。',
        '小さな本のように開き、内側にカード入れ3つとお札のポケットがあります。植物タンニンなめし革は手の当たるところから色が深まり、ベルトは隠しマグネットで留まります。',
        '작은 책처럼 펼쳐지고 안쪽에 카드 칸 셋과 지폐 주머니가 있습니다. 베지터블 가죽은 손 닿는 곳부터 색이 깊어지고, 여밈띠는 숨은 자석으로 닫힙니다.',
        'เปิดออกเหมือนสมุดเล่มเล็ก ด้านในมีช่องใส่บัตรสามช่องและช่องธนบัตร หนังฟอกฝาดจะเข้มขึ้นตรงที่มือจับ สายคาดปิดด้วยแม่เหล็กซ่อน',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cowhide, steel, microfibre',
            '牛皮、钢、超细纤维',
            '牛革、鋼、マイクロファイバー',
            '소가죽, 강철, 극세사',
            'หนังวัว เหล็ก ไมโครไฟเบอร์',
          ),
        ),
        spec(
          'capacity',
          words(
            '3 cards and folded notes',
            '3 张卡和折叠纸币',
            'カード3枚と折ったお札',
            '카드 3장과 접은 지폐',
            'บัตร 3 ใบและธนบัตรพับ',
          ),
        ),
        spec('closing', words('Magnet', '磁吸', 'マグネット', '자석', 'แม่เหล็ก')),
        spec('weight', grams(78)),
      ],
      reviews: `
    en 5 (cocoa-61in) Six months in and the corner where my thumb rests is the colour of tea.
    ja 4 (ink-61in) カード3枚で十分。改札は開かずにタッチできました。
    zh-CN 4 (brick-67in) 皮子味道正，插满三张卡合起来有点鼓。
    ko 5 (cocoa-67in) 지갑을 따로 안 들고 다녀요. 자석도 짱짱합니다.
    th 4 (ink-67in) หนังแท้กลิ่นดี สายคาดช่วงแรกแข็งไปหน่อย
    ko 5 (brick-61in) 남편 생일에 이니셜 없이 깔끔한 걸 찾다가 샀는데 매일 써요.
  `,
    },
    {
      product_id: 'phonecase-clear',
      shop_id: 'pocket-tide',
      values: ['blush', 'moss', 'denim'],
      price_cents: 1400,
      was_cents: 1900,
      second: { axis: 'phone_size', adds: { '61in': 0, '67in': 0, '69in': 100 } },
      sales: 3870,
      days_ago: 221,
      title: words(
        'Clear case with coloured bumper',
        '彩边透明手机壳',
        'カラーフレームのクリアケース',
        '컬러 범퍼 투명 케이스',
        'เคสใสขอบสี',
      ),
      description: words(
        'A clear back lets the phone show through, and a thick coloured frame takes the knocks. The back is hard and coated, so it does not turn yellow as soft clear cases do.',
        '透明背板露出手机原色，厚实的彩色边框负责挨撞。背板是带涂层的硬板，不会像软透明壳那样发黄。',
        '透明な背面で本体の色を見せ、厚い色付きフレームが衝撃を受け止めます。背面は硬いコート樹脂なので、やわらかいクリアケースのように黄ばみません。',
        '투명한 뒷면으로 휴대폰 색이 비치고, 두툼한 컬러 테두리가 충격을 막습니다. 뒷면은 코팅한 단단한 판이라 말랑한 투명 케이스처럼 누렇게 변하지 않습니다.',
        'ฝาหลังใสโชว์สีเครื่อง ขอบสีหนารับแรงกระแทก แผ่นหลังเป็นพลาสติกแข็งเคลือบผิว ไม่เหลืองเหมือนเคสใสแบบนิ่ม',
      ),
      specs: [
        spec(
          'material',
          words(
            'Coated polycarbonate, TPU',
            '涂层聚碳酸酯、TPU',
            'コート済みポリカーボネート、TPU',
            '코팅 폴리카보네이트, TPU',
            'โพลีคาร์บอเนตเคลือบผิว และ TPU',
          ),
        ),
        spec('weight', grams(36)),
        spec(
          'care',
          words('Wipe with a damp cloth', '湿布擦拭', 'ぬれた布でふく', '젖은 천으로 닦기', 'เช็ดด้วยผ้าชุบน้ำหมาด'),
        ),
      ],
      reviews: `
    en 5 (moss-61in) Ten months and still clear. My last one looked like weak tea by June.
    zh-CN 4 (blush-67in) 边框颜色高级，背面容易沾指纹，拿湿巾擦一下就好。
    ja 5 (denim-61in) 本体の色とフレームの組み合わせを考えるのが楽しい。
    ko 5 (blush-69in) 사진 끼워서 다녀요. 테두리 색이 은은해서 질리지 않아요.
    th 4 (moss-67in) ใส่รูปแฟนไว้ด้านหลังได้ ปุ่มกดแข็งนิดหน่อย
    th 3 (denim-69in) สวยดีแต่ลื่นกว่าที่คิด
  `,
    },
    {
      product_id: 'phonecase-wood',
      shop_id: 'inkstone',
      pictured: 'timber',
      values: ['walnut', 'cherry', 'beech'],
      price_cents: 2900,
      second: { axis: 'phone_size', adds: { '61in': 0, '67in': 300 } },
      sales: 486,
      days_ago: 147,
      title: words(
        'Case with a back of real wood',
        '实木背板手机壳',
        '天然木のスマホケース',
        '원목 뒤판 휴대폰 케이스',
        'เคสมือถือหลังไม้แท้',
      ),
      description: words(
        'A thin sheet of real wood, oiled and sanded smooth, set into a black rubber frame. No two backs have the same grain, and three fine grooves tell your fingers where to hold.',
        '一片真木薄板打磨上油，嵌进黑色软胶边框。每片木纹都不同，三道细槽让手指一摸就知道握哪里。',
        '薄い天然木をなめらかに磨いてオイルで仕上げ、黒いゴム枠にはめました。木目は一枚ずつ違い、3本の細い溝が指の置き場を教えてくれます。',
        '얇은 원목을 곱게 갈아 기름을 먹이고 검은 고무 테에 끼웠습니다. 나뭇결은 하나도 같은 것이 없고, 가는 홈 세 줄이 손 놓을 자리를 알려 줍니다.',
        'แผ่นไม้แท้บางขัดเรียบทาน้ำมัน ฝังในกรอบยางสีดำ ลายไม้ไม่ซ้ำกันสักชิ้น ร่องเล็กสามเส้นบอกตำแหน่งวางนิ้ว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid wood 1.2 mm, TPU',
            '1.2 毫米实木、TPU',
            '厚さ1.2 mmの天然木、TPU',
            '1.2mm 원목, TPU',
            'ไม้แท้หนา 1.2 มม. และ TPU',
          ),
        ),
        spec('weight', grams(34)),
        spec(
          'care',
          words(
            'A drop of oil twice a year',
            '每年上油两次',
            '年に2回オイルを塗る',
            '한 해 두 번 기름칠',
            'ทาน้ำมันปีละสองครั้ง',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    ja 5 (cherry-61in) 使うほどに飴色になってきました。手ざわりが冬でも冷たくない。
    en 5 (walnut-67in) It sounds different when you put it down. A small wooden knock.
    zh-CN 5 (beech-61in) 木纹漂亮，闻着有淡淡的油香，磕过一次没裂。
    ko 4 (walnut-61in) 무선 충전 됩니다. 물 묻은 손으로 오래 잡지는 마세요.
    th 4 (cherry-67in) ลายไม้สวยจริง แต่ขอบยางเก็บฝุ่นง่าย
  `,
    },
    {
      product_id: 'phonecase-grip',
      shop_id: 'studio-kanda',
      values: ['honey', 'snow', 'plum'],
      price_cents: 2400,
      second: { axis: 'phone_size', adds: { '61in': 0, '67in': 0, '69in': 200 } },
      sales: 954,
      days_ago: 76,
      title: words(
        'Ribbed case with finger ring',
        '行李箱纹指环手机壳',
        'リング付きリブスマホケース',
        '핑거링 골지 휴대폰 케이스',
        'เคสลายร่องพร้อมแหวนนิ้ว',
      ),
      description: words(
        'Grooved like a travelling trunk, so that it does not slide out of wet hands, with a metal ring that turns all the way round. Open the ring and the phone stands on its side for a film.',
        '像旅行箱一样一道道凹槽，手湿也不打滑，金属指环可以转一整圈。拉开指环，手机就能横着站住看片。',
        'トランクのような溝で、ぬれた手でも滑りません。金属のリングは360度回り、起こせば横置きのスタンドになって映画も見られます。',
        '여행 가방처럼 골을 내어 젖은 손에서도 미끄러지지 않고, 금속 고리는 한 바퀴 돌아갑니다. 고리를 세우면 가로로 서서 영화를 볼 수 있습니다.',
        'ร่องลายกระเป๋าเดินทางช่วยให้มือเปียกก็ไม่ลื่น แหวนโลหะหมุนได้รอบตัว กางแหวนออกก็ตั้งเครื่องแนวนอนดูหนังได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Polycarbonate, TPU, zinc alloy',
            '聚碳酸酯、TPU、锌合金',
            'ポリカーボネート、TPU、亜鉛合金',
            '폴리카보네이트, TPU, 아연 합금',
            'โพลีคาร์บอเนต TPU และสังกะสีผสม',
          ),
        ),
        spec('weight', grams(48)),
        spec(
          'care',
          words(
            'Brush the grooves under water',
            '流水下刷净凹槽',
            '溝は水を流しながらブラシで洗う',
            '홈은 물을 틀고 솔로 닦기',
            'ใช้แปรงขัดร่องใต้น้ำไหล',
          ),
        ),
      ],
      reviews: `
    en 4 (plum-67in) The ring is stiff at first. Give it a week and one finger will do.
    ko 5 (snow-61in) 지하철에서 한 손으로 쓰기 딱. 거치대로도 씁니다.
    zh-CN 5 (honey-69in) 颜色像小时候外婆的皮箱，指环转起来没有咔咔声。
    ja 4 (snow-61in) 無線充電はリングを回して少しずらす必要があります。
    th 5 (honey-67in) ดูซีรีส์บนรถไฟสบายมาก แหวนตั้งได้มั่นคง
    ja 5 (plum-67in) 溝のおかげで洗い物の途中でも落としません。
  `,
    },
  ],
}

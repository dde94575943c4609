import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const smartphone: Kind = {
  pictured: 'colour',
  about: words(
    'Batteries, screens and screws are sold separately, with drawings that show how to fit them.',
    '电池、屏幕和螺丝都可单买，附更换图解。',
    '電池も画面もねじも、交換手順の図を添えて単品で販売しています。',
    '배터리와 화면, 나사는 교체 방법을 그린 안내서와 함께 낱개로도 팝니다.',
    'แบตเตอรี่ จอ และสกรูมีขายแยกพร้อมภาพวิธีเปลี่ยน',
  ),
  products: [
    {
      product_id: 'smartphone',
      shop_id: 'studio-kanda',
      values: ['sage', 'clay', 'ink'],
      price_cents: 54900,
      was_cents: 69900,
      second: { axis: 'storage', adds: { '256gb': 0, '512gb': 9000 } },
      sales: 364,
      days_ago: 88,
      title: words(
        'Six-inch repairable smartphone',
        '6 英寸可自修智能手机',
        '自分で直せる6インチスマートフォン',
        '직접 고칠 수 있는 6인치 스마트폰',
        'สมาร์ตโฟน 6 นิ้วซ่อมเองได้',
      ),
      description: words(
        'A phone with a matte glass back and four screws, so that the battery, screen and port can be changed at home. It takes calm, true pictures and gets security updates for seven years. One charge lasts a day and a half.',
        '哑光玻璃后盖、四颗螺丝的手机，电池、屏幕和接口在家就能换。拍照颜色沉稳真实，安全更新长达七年。充一次电，够用一天半。',
        'マットガラスの背面とねじ4本。電池も画面も端子も、家で交換できるスマートフォンです。落ち着いた自然な色で撮れ、セキュリティ更新は7年間。一度の充電で1日半使えます。',
        '무광 유리 뒷면과 나사 네 개로 이루어져 배터리와 화면, 단자를 집에서 갈 수 있는 스마트폰입니다. 사진은 차분하고 실제 색에 가까우며, 보안 업데이트를 7년 동안 받습니다. 한 번 충전하면 하루 반을 씁니다.',
        'สมาร์ตโฟนฝาหลังกระจกด้าน ยึดด้วยสกรูสี่ตัว เปลี่ยนแบตเตอรี่ จอ และพอร์ตเองที่บ้านได้ กล้องให้สีนุ่มตรงตามจริง อัปเดตความปลอดภัยนานเจ็ดปี ชาร์จครั้งเดียวใช้ได้วันครึ่ง',
      ),
      specs: [
        spec(
          'screen',
          words(
            '6.1 in OLED, 120 Hz',
            '6.1 英寸 OLED，120 Hz',
            '6.1インチ有機EL、120 Hz',
            '6.1인치 OLED, 120Hz',
            '6.1 นิ้ว OLED 120 Hz',
          ),
        ),
        spec(
          'camera',
          words(
            '50 MP wide, 12 MP ultra-wide, 12 MP front',
            '广角 5000 万像素，超广角与前置各 1200 万像素',
            '広角5,000万、超広角1,200万、前面1,200万画素',
            '광각 5,000만, 초광각 1,200만, 전면 1,200만 화소',
            'กว้าง 50 ล้าน อัลตราไวด์ 12 ล้าน หน้า 12 ล้านพิกเซล',
          ),
        ),
        spec('memory', words('8 GB', '8 GB', '8 GB', '8GB', '8 GB')),
        spec('water', words('IP68', 'IP68 级', 'IP68準拠', 'IP68 등급', 'ระดับ IP68')),
        spec('weight', grams(182)),
      ],
      reviews: `
    en 5 (256gb) Dropped it, cracked it, changed the screen at the kitchen table in twelve minutes.
    ja 4 (256gb) 派手さはないけれど、写真の色が自然で好きです。
    zh-CN 4 (512gb) 系统干净，没有广告。拍夜景一般，白天很好。
    ko 5 (256gb) 배터리를 직접 갈 수 있다는 게 마음 놓여요. 하루 반은 충분히 갑니다.
    th 4 (512gb) เครื่องกำลังดี จับถนัดมือ กล้องกลางวันสวย กลางคืนมีนอยส์นิดหน่อย
    en 3 (512gb) A good phone at heart, but the speaker is thin.
    ja 5 (sage-256gb) マットな背面が指紋だらけにならず、裸で使っています。
  `,
    },
    {
      product_id: 'smartphone-flip',
      shop_id: 'studio-kanda',
      values: ['blush', 'ink', 'mist'],
      price_cents: 78900,
      second: { axis: 'storage', adds: { '256gb': 0, '512gb': 9000 } },
      sales: 212,
      days_ago: 41,
      title: words(
        'Folding flip smartphone',
        '翻盖折叠屏手机',
        '二つ折りスマートフォン',
        '접이식 플립 스마트폰',
        'สมาร์ตโฟนฝาพับจอพับได้',
      ),
      description: words(
        'Folded, it is a square that fits a shirt pocket; open, it is a tall 6.7-inch screen. The small window on the lid shows the hour and who is calling, and the hinge stays at whatever angle you leave it.',
        '合上是能放进衬衫口袋的小方块，打开是 6.7 英寸的长屏。外屏小窗显示时间和来电，铰链停在任意角度都稳。',
        '閉じればシャツの胸ポケットに入る四角形、開けば6.7インチの縦長画面です。ふたの小窓には時刻と着信が映り、ヒンジは好きな角度で止まります。',
        '접으면 셔츠 주머니에 들어가는 네모, 펴면 6.7인치의 긴 화면입니다. 덮개의 작은 창에 시간과 전화 건 사람이 뜨고, 경첩은 어느 각도에서든 멈춥니다.',
        'พับแล้วเป็นสี่เหลี่ยมใส่กระเป๋าเสื้อเชิ้ตได้ กางออกเป็นจอยาว 6.7 นิ้ว จอเล็กบนฝาบอกเวลาและชื่อคนโทรเข้า บานพับค้างได้ทุกมุมที่ต้องการ',
      ),
      specs: [
        spec(
          'screen',
          words(
            '6.7 in folding OLED, 1.9 in outside',
            '6.7 英寸折叠 OLED，外屏 1.9 英寸',
            '6.7インチ折りたたみ有機EL、外側1.9インチ',
            '6.7인치 폴더블 OLED, 바깥 1.9인치',
            'จอพับ OLED 6.7 นิ้ว จอนอก 1.9 นิ้ว',
          ),
        ),
        spec(
          'camera',
          words(
            '50 MP wide, 12 MP ultra-wide',
            '广角 5000 万像素，超广角 1200 万像素',
            '広角5,000万、超広角1,200万画素',
            '광각 5,000만, 초광각 1,200만 화소',
            'กว้าง 50 ล้าน อัลตราไวด์ 12 ล้านพิกเซล',
          ),
        ),
        spec(
          'size',
          words(
            '8.5 × 7.2 × 1.6 cm folded',
            '折叠后 8.5 × 7.2 × 1.6 厘米',
            '折りたたみ時 8.5 × 7.2 × 1.6 cm',
            '접었을 때 8.5 × 7.2 × 1.6cm',
            'เมื่อพับ 8.5 × 7.2 × 1.6 ซม.',
          ),
        ),
        spec('weight', grams(188)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (ink-256gb) I prop it half open on the kitchen counter for video calls. No stand, no stack of books.
    ja 5 (blush-256gb) 閉じるときの「パタン」が気持ちよくて、だらだら見る時間が減りました。
    zh-CN 4 (mist-512gb) 折痕逆光能看见，用两天就忘了。口袋里终于不硌了。
    ko 5 (blush-512gb) 셔츠 주머니에 쏙. 바깥 화면으로 문자만 보고 닫으니 편해요.
    th 4 (256gb) พับแล้วเล็กน่ารัก แต่แบตหมดไวกว่าเครื่องเก่านิดหนึ่ง
    en 3 (mist-256gb) Lovely hinge, but I had to learn to open it with two hands.
  `,
    },
    {
      product_id: 'smartphone-camera',
      shop_id: 'studio-kanda',
      values: ['cocoa', 'ink', 'snow'],
      price_cents: 92900,
      second: { axis: 'storage', adds: { '256gb': 0, '512gb': 9000, '1tb': 21000 } },
      sales: 148,
      days_ago: 164,
      title: words(
        'Round-lens camera smartphone',
        '圆环大镜头拍照手机',
        '丸い大型カメラのスマートフォン',
        '둥근 렌즈 카메라폰',
        'สมาร์ตโฟนกล้องวงกลมใหญ่',
      ),
      description: words(
        'Four lenses sit under one big ring of steel, around a sensor an inch across, on a grained back that does not slip. A half-press of the shutter key on the side holds focus, as on a real camera.',
        '一圈大钢环里装四颗镜头，配一英寸感光元件，背面压纹防滑。侧边快门键半按对焦，和真相机一样。',
        '大きなスチールの輪に4つのレンズと1インチのセンサー。背面は滑りにくいシボ加工です。側面のシャッターは、本物のカメラのように半押しでピントを固定できます。',
        '커다란 강철 고리 안에 렌즈 네 개와 1인치 센서를 담고, 뒷면은 미끄러지지 않게 결을 넣었습니다. 옆면 셔터는 진짜 카메라처럼 반만 눌러 초점을 잡습니다.',
        'เลนส์สี่ตัวอยู่ในวงแหวนเหล็กวงใหญ่ พร้อมเซนเซอร์ขนาดหนึ่งนิ้ว ฝาหลังผิวมีลายจับไม่ลื่น ปุ่มชัตเตอร์ข้างเครื่องกดครึ่งเดียวเพื่อล็อกโฟกัสได้เหมือนกล้องจริง',
      ),
      specs: [
        spec(
          'camera',
          words(
            '50 MP one-inch, 3× and 10× zoom, macro',
            '一英寸主摄 5000 万像素，3 倍与 10 倍长焦，微距',
            '1インチ5,000万画素、3倍・10倍望遠、マクロ',
            '1인치 5,000만 화소, 3배·10배 망원, 접사',
            'หนึ่งนิ้ว 50 ล้านพิกเซล ซูม 3 และ 10 เท่า มาโคร',
          ),
        ),
        spec(
          'screen',
          words(
            '6.7 in OLED, 120 Hz',
            '6.7 英寸 OLED，120 Hz',
            '6.7インチ有機EL、120 Hz',
            '6.7인치 OLED, 120Hz',
            '6.7 นิ้ว OLED 120 Hz',
          ),
        ),
        spec('memory', words('12 GB', '12 GB', '12 GB', '12GB', '12 GB')),
        spec('water', words('IP68', 'IP68 级', 'IP68準拠', 'IP68 등급', 'ระดับ IP68')),
        spec('weight', grams(229)),
      ],
      reviews: `
    ja 5 (cocoa-256gb) 半押しの感触がちゃんとカメラ。夜の路地がきれいに撮れます。
    en 5 (cocoa-1tb) I left the mirrorless at home for a whole trip and only missed it once, at the zoo.
    zh-CN 4 (ink-512gb) 一英寸底真不是吹的，就是背面圆盘太大，平放会翘。
    ko 4 (snow-256gb) 인물 사진 배경이 자연스럽게 흐려집니다. 무게는 각오하세요.
    th 5 (ink-256gb) ถ่ายคอนเสิร์ตจากแถวหลังยังเห็นหน้าศิลปินชัด
    zh-CN 5 (cocoa-512gb) 快门键半按对焦，拍小孩再也不糊了。
  `,
    },
    {
      product_id: 'smartphone-keypad',
      shop_id: 'pocket-tide',
      values: ['butter', 'sage', 'ink'],
      price_cents: 8900,
      sales: 640,
      days_ago: 298,
      shelf: 'nearly_empty',
      title: words(
        'Key phone with few functions',
        '极简按键手机',
        'ボタン式シンプルケータイ',
        '기능을 줄인 버튼 휴대폰',
        'มือถือปุ่มกดฟังก์ชันน้อย',
      ),
      description: words(
        'Calls, messages, a torch and a radio on sixteen soft round keys, and nothing that wants your attention. It works on 4G networks, and the battery, which lifts out with a fingernail, lasts nine days.',
        '十六颗圆润软按键，只管通话、短信、手电和收音机，没有一样会缠着您。支持 4G 网络，指甲一抠就能取出的电池能撑九天。',
        '丸くやわらかな16個のボタンで、通話とメッセージ、ライト、ラジオだけ。気を散らすものは入っていません。4Gにつながり、爪で外せる電池は9日もちます。',
        '둥글고 말랑한 버튼 열여섯 개로 통화와 문자, 손전등, 라디오만 쓰는 전화입니다. 4G에 연결되고, 손톱으로 빼는 배터리는 아흐레를 갑니다.',
        'โทร ส่งข้อความ ไฟฉาย และวิทยุ ด้วยปุ่มกลมนุ่มสิบหกปุ่ม ไม่มีอะไรมาดึงความสนใจ ใช้กับเครือข่าย 4G ได้ แบตเตอรี่ใช้เล็บแงะถอดได้ อยู่ได้เก้าวัน',
      ),
      specs: [
        spec('screen', words('2.4 in colour', '2.4 英寸彩屏', '2.4インチカラー', '2.4인치 컬러', 'จอสี 2.4 นิ้ว')),
        spec('battery', words('9 days of standing by', '待机 9 天', '待ち受け9日', '대기 9일', 'สแตนด์บาย 9 วัน')),
        spec(
          'charging',
          words(
            'USB-C, full in 2 hours',
            'USB-C，2 小时充满',
            'USB-C、2時間で満充電',
            'USB-C, 2시간 충전',
            'USB-C เต็มใน 2 ชั่วโมง',
          ),
        ),
        spec('size', centimetres(12, 5.2, 1.4)),
        spec('weight', grams(92)),
      ],
      reviews: `
    en 5 (butter) My weekend phone. The first Saturday was strange, the second was long and wonderful.
    ko 5 (sage) 수험생 딸 주려고 샀는데 제가 하나 더 샀어요. 버튼 누르는 맛이 있어요.
    zh-CN 4 (ink) 给爷爷用，字大声音大。要是按键灯再亮点就好。
    ja 4 (butter) 電池が本当に一週間以上もつ。文字入力は昔を思い出します。
    th 5 (sage) ซื้อให้คุณยาย กดง่าย เสียงดัง ชาร์จอาทิตย์ละครั้ง
    en 2 (ink) Fine phone, but group messages arrive as a mess of separate ones.
  `,
    },
    {
      product_id: 'smartphone-rugged',
      shop_id: 'studio-kanda',
      values: ['brick', 'moss', 'fog'],
      price_cents: 46900,
      second: { axis: 'storage', adds: { '128gb': 0, '256gb': 4000 } },
      sales: 187,
      days_ago: 377,
      title: words(
        'Rugged smartphone with bumpers',
        '防摔三防手机',
        '角を守る頑丈スマートフォン',
        '모서리 보호 러기드 스마트폰',
        'สมาร์ตโฟนสายลุยกันกระแทก',
      ),
      description: words(
        'Thick rubber corners, a raised steel frame with screws you can see, and keys for gloved hands: a phone for building sites, boats and children. A loop at the corner takes a lanyard, and it survives a fall of two metres on to concrete.',
        '厚橡胶护角，凸起的钢框配外露螺丝，戴手套也能按的大按键，工地、船上、孩子手里都不怕。角上有挂绳孔，从两米高摔到水泥地也没事。',
        '厚いゴムの角、ねじの見えるスチール枠、手袋でも押せるボタン。現場でも船でも、子どもの手でも安心です。角にはストラップ穴があり、2 mの高さからコンクリートに落としても壊れません。',
        '두꺼운 고무 모서리와 나사가 드러난 강철 테, 장갑 낀 손에 맞춘 버튼을 갖춘 전화로 공사장과 배 위, 아이 손에서도 걱정 없습니다. 모서리에 끈 구멍이 있고, 2m 높이에서 콘크리트에 떨어져도 견딥니다.',
        'มุมยางหนา กรอบเหล็กยกสูงเห็นหัวสกรู ปุ่มใหญ่กดได้ทั้งถุงมือ เหมาะกับไซต์งาน เรือ และมือเด็ก มุมเครื่องมีรูร้อยสาย ตกจากความสูงสองเมตรลงพื้นปูนก็ยังใช้ได้',
      ),
      specs: [
        spec(
          'screen',
          words(
            '6.3 in LCD, bright in the sun',
            '6.3 英寸 LCD，阳光下清晰',
            '6.3インチ液晶、日なたでも見やすい',
            '6.3인치 LCD, 햇빛에서도 선명',
            'LCD 6.3 นิ้ว สู้แดดได้',
          ),
        ),
        spec('battery', words('3 days', '3 天', '3日', '3일', '3 วัน')),
        spec(
          'water',
          words(
            'IP69K, hose it down',
            'IP69K 级，可直接冲水',
            'IP69K準拠、丸洗いできます',
            'IP69K 등급, 물로 씻을 수 있음',
            'ระดับ IP69K ฉีดน้ำล้างได้',
          ),
        ),
        spec('weight', grams(298)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (brick-128gb) Fell off a scaffold, bounced, rang. I answered it.
    ja 4 (moss-256gb) 釣り船で一年。塩水をかぶっても水道で流すだけ。重いですが。
    zh-CN 5 (fog-128gb) 工地上戴手套能接电话，三天一充，值。
    ko 4 (moss-128gb) 아들이 세 번 던졌는데 멀쩡합니다. 카메라는 기록용 수준.
    th 5 (brick-256gb) เปื้อนโคลนทั้งเครื่อง ล้างสายยางเสร็จใช้ต่อได้เลย
    ko 3 (fog-256gb) 튼튼한 건 최고. 바지 주머니에는 확실히 두껍습니다.
  `,
    },
  ],
}

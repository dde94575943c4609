import { centimetres, grams } from './measures.ts'
import { japan, korea, type ProductWords, spec } from './spec-names-words.ts'
import { words } from './words.ts'

export const phoneWords: ProductWords[] = [
  {
    product_id: 'smartphone',
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
          '5000 万广角，1200 万超广角，前置 1200 万',
          '広角5,000万、超広角1,200万、前面1,200万画素',
          '광각 5,000만, 초광각 1,200만, 전면 1,200만 화소',
          'กว้าง 50 ล้าน อัลตราไวด์ 12 ล้าน หน้า 12 ล้านพิกเซล',
        ),
      ),
      spec('memory', words('8 GB', '8 GB', '8 GB', '8GB', '8 GB')),
      spec('water', words('IP68', 'IP68 级', 'IP68準拠', 'IP68 등급', 'ระดับ IP68')),
      spec('weight', grams(182)),
    ],
  },
  {
    product_id: 'phonecase',
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
      '硬い芯に液状シリコーンを重ねた薄型ケースです。内側はマイクロファイバーで、本体を傷つけません。縁が高く、画面もレンズも机に触れません。ワイヤレス充電に対応し、せっけんで洗えます。',
      '단단한 틀에 액상 실리콘을 입힌 얇은 케이스로, 안쪽은 극세사라 흠집이 나지 않습니다. 테두리가 살짝 높아 화면과 렌즈가 바닥에 닿지 않습니다. 무선 충전이 되고 비누로 씻을 수 있습니다.',
      'เคสบางซิลิโคนเหลวหุ้มโครงแข็ง บุไมโครไฟเบอร์ด้านในไม่ทำให้เครื่องเป็นรอย ขอบยกสูงกันจอและเลนส์แตะโต๊ะ ใช้ชาร์จไร้สายได้ เปื้อนก็ล้างด้วยสบู่',
    ),
    specs: [
      spec(
        'material',
        words(
          'Liquid silicone, polycarbonate, microfibre',
          '液态硅胶、聚碳酸酯、超细纤维',
          '液状シリコーン、ポリカーボネート、マイクロファイバー',
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
  },
  {
    product_id: 'powerbank',
    title: words(
      'Pebble power bank',
      '卵石移动电源',
      '小石のモバイルバッテリー',
      '조약돌 보조 배터리',
      'พาวเวอร์แบงก์ทรงก้อนกรวด',
    ),
    description: words(
      'A smooth little battery that goes in a coat pocket and fills a phone twice. A braided cable is in the box, soft enough to wind round the body. Four small lights tell you what is left, and it may travel in the cabin.',
      '圆润小巧的移动电源，放进大衣口袋，够手机充满两次。随附编织线，柔软好收，绕在机身上就行。四颗小灯显示余量，可带上飞机。',
      'コートのポケットに入り、スマホを2回満充電できる、なめらかで小さなバッテリーです。付属の編みケーブルはやわらかく、本体に巻いて持ち歩けます。残量は4つの小さなランプで表示。機内持ち込みもできます。',
      '외투 주머니에 들어가고 휴대폰을 두 번 채우는 매끈한 보조 배터리입니다. 함께 든 꼬임 케이블은 부드러워 본체에 감아 다닐 수 있습니다. 작은 불 네 개가 남은 양을 알려 주고, 기내에 들고 탈 수 있습니다.',
      'แบตเตอรี่สำรองผิวเรียบขนาดเล็กใส่กระเป๋าเสื้อได้ ชาร์จมือถือเต็มสองรอบ มีสายถักเนื้อนุ่มมาให้ พันรอบตัวเครื่องพกไปได้ ไฟดวงเล็กสี่ดวงบอกปริมาณที่เหลือ นำขึ้นเครื่องบินได้',
    ),
    specs: [
      spec(
        'output',
        words(
          'USB-C 22.5 W and USB-A',
          'USB-C 22.5 瓦，USB-A',
          'USB-C 22.5 WとUSB-A',
          'USB-C 22.5W 및 USB-A',
          'USB-C 22.5 วัตต์ และ USB-A',
        ),
      ),
      spec(
        'charging',
        words(
          'Full in 3 hours with a 20 W charger',
          '20 瓦充电器 3 小时充满',
          '20 Wの充電器で3時間',
          '20W 충전기로 3시간',
          'ชาร์จเต็มใน 3 ชั่วโมงด้วยหัว 20 วัตต์',
        ),
      ),
      spec(
        'size',
        words(
          '10,000: 10 × 6 × 2.4 cm. 20,000: 13 × 7 × 2.8 cm',
          '10000 毫安时 10 × 6 × 2.4 厘米，20000 毫安时 13 × 7 × 2.8 厘米',
          '10,000は10 × 6 × 2.4 cm、20,000は13 × 7 × 2.8 cm',
          '10,000 10 × 6 × 2.4cm, 20,000 13 × 7 × 2.8cm',
          'รุ่น 10,000 10 × 6 × 2.4 ซม. รุ่น 20,000 13 × 7 × 2.8 ซม.',
        ),
      ),
      spec(
        'weight',
        words(
          '10,000: 198 g. 20,000: 372 g',
          '10000 毫安时 198 克，20000 毫安时 372 克',
          '10,000は198 g、20,000は372 g',
          '10,000 198g, 20,000 372g',
          'รุ่น 10,000 198 กรัม รุ่น 20,000 372 กรัม',
        ),
      ),
      spec('origin', korea),
    ],
  },
  {
    product_id: 'charger',
    title: words(
      'Two-port wall charger, 45 W',
      '双口充电器 45 瓦',
      '2ポート充電器 45 W',
      '2포트 충전기 45W',
      'หัวชาร์จสองพอร์ต 45 วัตต์',
    ),
    description: words(
      'A soft-cornered charger with one fast USB-C port for a laptop and one for a phone. It stays cool because the inside is gallium nitride, and it is silent even at full load. The plug is fixed, so nothing rattles in your bag, and a soft 1.5 m cable comes with it.',
      '圆角充电器，一个 USB-C 快充口给电脑，一个给手机。氮化镓元件，发热小，满载也没有电流声。插头固定不折叠，包里不会哐当响；另附 1.5 米软线一条。',
      '角の丸い充電器です。ノートパソコン用の急速USB-Cと、スマホ用のUSB-Cがひとつずつ。窒化ガリウムで熱くなりにくく、最大出力でも音がしません。プラグは固定式で、かばんの中でがたつきません。やわらかな1.5 mケーブル付き。',
      '모서리가 둥근 충전기로, 노트북용 고속 USB-C 하나와 휴대폰용 하나가 있습니다. 질화갈륨 소자라 뜨거워지지 않고 최대 출력에서도 소리가 없습니다. 플러그가 고정식이라 가방 안에서 덜그럭거리지 않습니다. 부드러운 1.5m 케이블이 함께 들어 있습니다.',
      'หัวชาร์จมุมโค้งมน มี USB-C ชาร์จเร็วสำหรับโน้ตบุ๊กและอีกช่องสำหรับมือถือ ใช้แกลเลียมไนไตรด์จึงไม่ร้อนและเงียบแม้จ่ายเต็มที่ ปลั๊กยึดแน่น ไม่กุกกักในกระเป๋า มาพร้อมสายนุ่มยาว 1.5 เมตร',
    ),
    specs: [
      spec(
        'output',
        words(
          '45 W alone, 25 + 20 W together',
          '单口 45 瓦，双口 25 + 20 瓦',
          '単独45 W、同時25 + 20 W',
          '단독 45W, 동시 25 + 20W',
          'ช่องเดียว 45 วัตต์ พร้อมกัน 25 + 20 วัตต์',
        ),
      ),
      spec(
        'supply',
        words(
          '100–240 V, 50–60 Hz',
          '100–240 伏，50–60 赫兹',
          '100–240 V、50–60 Hz',
          '100–240V, 50–60Hz',
          '100–240 โวลต์ 50–60 เฮิรตซ์',
        ),
      ),
      spec('size', centimetres(4.4, 4.4, 3.6)),
      spec('weight', grams(88)),
      spec(
        'contents',
        words(
          'Charger, 1.5 m USB-C cable',
          '充电器、1.5 米 USB-C 线',
          '充電器、USB-Cケーブル1.5 m',
          '충전기, USB-C 케이블 1.5m',
          'หัวชาร์จ สาย USB-C ยาว 1.5 เมตร',
        ),
      ),
    ],
  },
  {
    product_id: 'watch',
    title: words(
      'Leather-strap smart watch',
      '皮表带智能手表',
      '革ベルトのスマートウォッチ',
      '가죽 스트랩 스마트워치',
      'สมาร์ตวอตช์สายหนัง',
    ),
    description: words(
      'A quiet smart watch with a soft-cornered steel case and a vegetable-tanned strap that changes without tools. It counts steps, sleep and heartbeats and shows only the notices you choose. The always-on face lasts twelve days on a charge.',
      '低调的智能手表，圆角钢壳，植鞣皮表带徒手可换。计步、睡眠、心率都记，只显示你挑选的通知。表盘常亮，一次充电用十二天。',
      '角の丸いスチールケースに植物なめし革のベルト。工具なしで付け替えられる、控えめなスマートウォッチです。歩数、睡眠、脈拍を記録し、表示するのは選んだ通知だけ。文字盤は常時点灯で、一度の充電で12日もちます。',
      '모서리 둥근 강철 케이스에 식물성 무두질 가죽 스트랩을 단 조용한 스마트워치입니다. 스트랩은 도구 없이 바꿀 수 있습니다. 걸음과 수면, 심박을 재고, 고른 알림만 보여 줍니다. 화면을 늘 켜 두어도 한 번 충전에 12일을 씁니다.',
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
          'スチール、植物なめし革',
          '강철, 식물성 무두질 가죽',
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
  },
  {
    product_id: 'phonestand',
    title: words('Wooden phone stand', '木质手机支架', '木のスマホスタンド', '나무 휴대폰 거치대', 'แท่นวางมือถือไม้'),
    description: words(
      'A stand of bent beech that holds the phone at reading height, upright or on its side. The base is weighted with steel and stands on cork, so tapping the screen does not push it away. The gap under the lip lets the charging cable through.',
      '弯曲榉木板做成的手机支架，横放竖放都在舒服的视线高度。底座嵌钢加重，垫软木，点屏幕不会推走。托边下留有空隙，可穿充电线。',
      'ブナの板を曲げて作ったスタンドです。縦でも横でも、読みやすい高さにスマホを支えます。鋼のおもりとコルクの底で、画面をたたいても動きません。受けの下のすき間に充電ケーブルが通ります。',
      '너도밤나무 판을 구부려 만든 거치대로, 세로로든 가로로든 보기 좋은 높이에 휴대폰을 받쳐 줍니다. 바닥에 강철 추와 코르크를 넣어 화면을 눌러도 밀리지 않습니다. 받침턱 아래 틈으로 충전선을 뺄 수 있습니다.',
      'แท่นวางจากไม้บีชดัดโค้ง วางมือถือได้ทั้งแนวตั้งและแนวนอนในระดับสายตาพอดี ฐานถ่วงเหล็กรองคอร์ก แตะจอแล้วไม่เลื่อน ช่องใต้ขอบรับให้สายชาร์จลอดได้',
    ),
    specs: [
      spec(
        'material',
        words('Beech, steel, cork', '榉木、钢、软木', 'ブナ、鋼、コルク', '너도밤나무, 강철, 코르크', 'ไม้บีช เหล็ก คอร์ก'),
      ),
      spec('size', centimetres(9, 10.5, 12)),
      spec('weight', grams(240)),
      spec(
        'capacity',
        words(
          'Phones and small tablets up to 12 mm thick',
          '12 毫米以内的手机和小平板',
          '厚さ12 mmまでのスマホと小型タブレット',
          '두께 12mm 이하 휴대폰과 작은 태블릿',
          'มือถือและแท็บเล็ตเล็กหนาไม่เกิน 12 มม.',
        ),
      ),
      spec('origin', japan),
    ],
  },
]

import type { Kind } from '../kind.ts'
import { centimetres } from '../measures.ts'
import { china, japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const powerbank: Kind = {
  pictured: 'colour',
  about: words(
    'The cells are cased in steel, and an old pack sent back to us is recycled free of charge.',
    '电芯外有钢壳保护，用旧了寄回，我们免费回收。',
    '電池は鋼のケースに収めてあり、使い終えた品は送り返していただければ無料でリサイクルします。',
    '배터리 셀은 강철 케이스로 감쌌고, 다 쓴 제품을 돌려보내시면 무료로 재활용합니다.',
    'เซลล์แบตเตอรี่มีปลอกเหล็กหุ้ม เครื่องเก่าส่งคืนมาเรารีไซเคิลให้ฟรี',
  ),
  products: [
    {
      product_id: 'powerbank',
      shop_id: 'studio-kanda',
      values: ['sage', 'oat', 'ink'],
      price_cents: 3200,
      second: { axis: 'charge', adds: { '10ah': 0, '20ah': 1200 } },
      sales: 1986,
      days_ago: 308,
      title: words(
        'Pebble power bank',
        '卵石充电宝',
        '小石形のモバイルバッテリー',
        '조약돌 보조 배터리',
        'พาวเวอร์แบงก์ทรงก้อนกรวด',
      ),
      description: words(
        'A smooth little battery that goes in a coat pocket and fills a phone twice. A braided cable is in the box, soft enough to wind round the body. Four small lights tell you what is left, and it may travel in the cabin.',
        '圆润小巧的充电宝，放进大衣口袋，够手机充满两次。随附编织线，柔软好收，绕在机身上就行。四颗小灯显示余量，可带上飞机。',
        'コートのポケットに入り、スマホを2回満充電できる、なめらかで小さなバッテリーです。付属の編みケーブルはやわらかく、本体に巻いて持ち歩けます。残量は4つの小さなランプで表示。機内持ち込みもできます。',
        '외투 주머니에 들어가고 휴대폰을 두 번 채우는 매끈한 보조 배터리입니다. 함께 든 패브릭 케이블은 부드러워 본체에 감아 다닐 수 있습니다. 작은 불 네 개가 남은 양을 알려 주고, 기내에 들고 탈 수 있습니다.',
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
            '10000 mAh 10 × 6 × 2.4 厘米，20000 mAh 13 × 7 × 2.8 厘米',
            '10,000は10 × 6 × 2.4 cm、20,000は13 × 7 × 2.8 cm',
            '10,000mAh: 10 × 6 × 2.4cm, 20,000mAh: 13 × 7 × 2.8cm',
            'รุ่น 10,000: 10 × 6 × 2.4 ซม. รุ่น 20,000: 13 × 7 × 2.8 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '10,000: 198 g. 20,000: 372 g',
            '10000 mAh 198 克，20000 mAh 372 克',
            '10,000は198 g、20,000は372 g',
            '10,000mAh: 198g, 20,000mAh: 372g',
            'รุ่น 10,000: 198 กรัม รุ่น 20,000: 372 กรัม',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (10ah) No sharp corners, two full charges, and the cable has outlived three others.
    ja 4 (10ah) 角がなくてポケットで邪魔になりません。
    zh-CN 4 (20ah) 两万毫安稍重，但出差三天不用找插座。
    ko 5 (10ah) 크기가 작아 클러치에도 들어가요. 충전 속도도 빠릅니다.
    th 5 (10ah) ดีไซน์น่ารัก ใส่กระเป๋ากางเกงได้ สายที่ให้มาก็ดี
    zh-CN 3 (10ah) 附的线有点短，边充边用不太方便。
  `,
    },
    {
      product_id: 'powerbank-slim',
      shop_id: 'studio-kanda',
      values: ['mist', 'ink', 'blush'],
      price_cents: 3900,
      second: { axis: 'charge', adds: { '5ah': 0, '10ah': 1000 } },
      sales: 2105,
      days_ago: 119,
      title: words(
        'Magnetic card power bank',
        '磁吸卡片充电宝',
        'マグネット式カード型バッテリー',
        '자석 부착 카드형 보조 배터리',
        'พาวเวอร์แบงก์แม่เหล็กแบบการ์ด',
      ),
      description: words(
        'A flat pack that clicks on to the back of the phone by its ring of magnets and charges without a cable. It covers no more than half of the back, so the camera stays free and the phone stays easy to hold.',
        '薄薄一片，靠一圈磁铁吸在手机背后，不插线就能充。只占半个背面，不挡镜头，握着也顺手。',
        '輪になった磁石でスマホの背にぴたりと付き、ケーブルなしで充電する薄型です。覆うのは背面の半分だけなので、カメラをふさがず、持ちにくくもなりません。',
        '둥글게 박은 자석으로 휴대폰 뒤에 착 붙어 선 없이 충전하는 납작한 배터리입니다. 뒷면의 절반만 덮어 카메라를 가리지 않고 쥐기도 편합니다.',
        'แผ่นแบนที่ดูดติดหลังมือถือด้วยวงแม่เหล็ก ชาร์จได้โดยไม่ต้องเสียบสาย บังแค่ครึ่งเครื่อง กล้องไม่โดนบังและยังจับถนัด',
      ),
      specs: [
        spec(
          'output',
          words(
            'Wireless 15 W, USB-C 20 W',
            '无线 15 瓦，USB-C 20 瓦',
            'ワイヤレス15 W、USB-C 20 W',
            '무선 15W, USB-C 20W',
            'ไร้สาย 15 วัตต์ USB-C 20 วัตต์',
          ),
        ),
        spec(
          'charging',
          words('Full in 2 hours by USB-C', 'USB-C 2 小时充满', 'USB-Cで2時間', 'USB-C로 2시간', 'USB-C เต็มใน 2 ชั่วโมง'),
        ),
        spec(
          'weight',
          words(
            '5,000: 118 g. 10,000: 196 g',
            '5000 mAh 118 克，10000 mAh 196 克',
            '5,000は118 g、10,000は196 g',
            '5,000mAh: 118g, 10,000mAh: 196g',
            'รุ่น 5,000: 118 กรัม รุ่น 10,000: 196 กรัม',
          ),
        ),
        spec(
          'material',
          words(
            'Anodised aluminium, silicone',
            '阳极氧化铝、硅胶',
            'アルマイト加工アルミ、シリコン',
            '아노다이징 알루미늄, 실리콘',
            'อะลูมิเนียมชุบอโนไดซ์ ซิลิโคน',
          ),
        ),
      ],
      reviews: `
    en 5 (mist-5ah) Snaps on in the dark. I walk and charge, no tail hanging out of my pocket.
    ko 4 (blush-5ah) 얇아서 같이 쥐어도 안 불편해요. 여름엔 조금 뜨끈합니다.
    zh-CN 5 (ink-10ah) 吸力够强，甩都甩不掉，地铁上边刷边充。
    ja 4 (mist-10ah) 厚めのケースだと磁力が弱まるので対応ケースが必要です。
    th 5 (blush-5ah) สีชมพูสวยมาก แปะแล้วถ่ายรูปต่อได้เลย
    en 3 (ink-5ah) One charge takes my phone to seventy per cent, not a hundred.
  `,
    },
    {
      product_id: 'powerbank-solar',
      shop_id: 'pocket-tide',
      values: ['moss', 'brick', 'fog'],
      price_cents: 4600,
      was_cents: 6900,
      second: { axis: 'charge', adds: { '10ah': 0, '20ah': 1400 } },
      sales: 733,
      days_ago: 362,
      title: words(
        'Solar power bank with fold-outs',
        '折叠太阳能充电宝',
        '折りたたみソーラーバッテリー',
        '접이식 태양광 보조 배터리',
        'พาวเวอร์แบงก์โซลาร์แผงพับ',
      ),
      description: words(
        'Three solar leaves unfold from a rubber-edged pack and top it up while you walk or fish. It is splash-proof, has a carabiner for the rucksack, and a lamp at the end for finding tent pegs.',
        '包胶边的电源上展开三片太阳能板，走路钓鱼都能补电。防泼溅，带登山扣挂背包，一头有小灯，夜里找地钉用。',
        'ゴム縁の本体から3枚のソーラーパネルが開き、歩いている間も釣りの間も電気をためます。防滴で、リュックに掛けるカラビナ付き。端の小さなライトは、夜のペグ探しに役立ちます。',
        '고무 테를 두른 본체에서 태양광 판 세 장이 펼쳐져 걷거나 낚시하는 동안 전기를 채웁니다. 물이 튀어도 괜찮고, 배낭에 거는 고리와 밤에 텐트 펙 찾기 좋은 작은 등이 달려 있습니다.',
        'แผงโซลาร์สามแผ่นกางออกจากตัวเครื่องขอบยาง เติมไฟระหว่างเดินป่าหรือตกปลา กันน้ำกระเซ็น มีคาราบิเนอร์เกี่ยวเป้ และไฟเล็กที่ปลายไว้หาสมอบก',
      ),
      specs: [
        spec(
          'output',
          words(
            'USB-C 20 W and USB-A',
            'USB-C 20 瓦，USB-A',
            'USB-C 20 WとUSB-A',
            'USB-C 20W 및 USB-A',
            'USB-C 20 วัตต์ และ USB-A',
          ),
        ),
        spec(
          'charging',
          words(
            '6 W in full sun, or USB-C in 4 hours',
            '强光下 6 瓦，或 USB-C 4 小时',
            '晴天で6 W、USB-Cなら4時間',
            '맑은 날 6W, USB-C로 4시간',
            'แดดจัด 6 วัตต์ หรือ USB-C 4 ชั่วโมง',
          ),
        ),
        spec('water', words('Splash-proof, IP65', 'IP65 防泼溅', 'IP65の防滴', 'IP65 생활 방수', 'กันน้ำกระเซ็น IP65')),
        spec('packed', centimetres(15.5, 8.5, 3.4)),
        spec(
          'weight',
          words(
            '10,000: 410 g. 20,000: 540 g',
            '10000 mAh 410 克，20000 mAh 540 克',
            '10,000は410 g、20,000は540 g',
            '10,000mAh: 410g, 20,000mAh: 540g',
            'รุ่น 10,000: 410 กรัม รุ่น 20,000: 540 กรัม',
          ),
        ),
      ],
      reviews: `
    en 4 (moss-20ah) Sun gives you a phone charge a day, not more. On a five-day ridge walk that was exactly enough.
    th 5 (brick-20ah) ห้อยเป้เดินดอยหลวงสามวัน แบตไม่เคยหมด
    zh-CN 4 (fog-10ah) 阴天基本没用，晴天挂包上一天能充四成，知道就好。
    ja 5 (moss-10ah) 停電の備えに。ベランダに吊るしておけば満タンです。
    ko 4 (brick-10ah) 캠핑 내내 랜턴까지 썼어요. 펼치면 의외로 큽니다.
    en 2 (fog-20ah) The carabiner gate broke within a month.
  `,
    },
    {
      product_id: 'powerbank-tube',
      shop_id: 'pocket-tide',
      values: ['rose', 'plum', 'snow'],
      price_cents: 1900,
      second: { axis: 'charge', adds: { '3ah': 0, '5ah': 500 } },
      sales: 2890,
      days_ago: 205,
      title: words(
        'Lipstick-sized power bank',
        '口红充电宝',
        'リップスティック型バッテリー',
        '립스틱 보조 배터리',
        'พาวเวอร์แบงก์แท่งลิปสติก',
      ),
      description: words(
        'A little metal tube with the plug built into its end under a cap: pull the cap, push it into the phone, done. It fits an evening bag and gives most phones the hours that the evening lacked.',
        '一支金属小管，插头藏在盖子底下，拔盖、插上就充。放得进晚宴包，正好补上这一晚差的那几格电。',
        'キャップの下に端子を内蔵した小さな金属の筒です。キャップを抜いて、スマホに挿すだけ。小さなバッグにも入り、夜の外出に足りない数時間を補います。',
        '뚜껑 아래 단자가 들어 있는 작은 금속 통입니다. 뚜껑을 뽑아 휴대폰에 꽂으면 끝이고, 작은 파티 가방에도 들어가 모자란 저녁 몇 시간을 채워 줍니다.',
        'แท่งโลหะเล็กมีหัวชาร์จในตัวซ่อนใต้ฝา ดึงฝาออกแล้วเสียบมือถือได้เลย ใส่กระเป๋าออกงานได้ เติมไฟให้พอใช้จนจบค่ำคืน',
      ),
      specs: [
        spec(
          'output',
          words(
            'Built-in USB-C plug, 12 W',
            '内置 USB-C 插头，12 瓦',
            '内蔵USB-C端子、12 W',
            '내장 USB-C 단자, 12W',
            'หัว USB-C ในตัว 12 วัตต์',
          ),
        ),
        spec('charging', words('Full in 1.5 hours', '1.5 小时充满', '1.5時間', '1시간 30분', 'เต็มใน 1.5 ชั่วโมง')),
        spec(
          'size',
          words(
            '3,000: 9 × 2.4 cm. 5,000: 11 × 2.8 cm',
            '3000 mAh 9 × 2.4 厘米，5000 mAh 11 × 2.8 厘米',
            '3,000は9 × 2.4 cm、5,000は11 × 2.8 cm',
            '3,000mAh: 9 × 2.4cm, 5,000mAh: 11 × 2.8cm',
            'รุ่น 3,000: 9 × 2.4 ซม. รุ่น 5,000: 11 × 2.8 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '3,000: 74 g. 5,000: 112 g',
            '3000 mAh 74 克，5000 mAh 112 克',
            '3,000は74 g、5,000は112 g',
            '3,000mAh: 74g, 5,000mAh: 112g',
            'รุ่น 3,000: 74 กรัม รุ่น 5,000: 112 กรัม',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    ko 5 (rose-3ah) 진짜 립스틱인 줄 알고 친구가 뚜껑 열어 봤어요.
    en 4 (plum-5ah) Saved a wedding's worth of photos. The cap is easy to lose, so mind it.
    zh-CN 5 (rose-3ah) 小包里塞一支，散场打车不怕没电。
    th 5 (snow-3ah) เล็กจิ๋ว ใส่คลัตช์ได้ เสียบปุ๊บชาร์จปั๊บ
    ja 3 (snow-3ah) 3,000だと半分ほどしか回復しません。5,000にすればよかった。
    zh-CN 4 (plum-5ah) 颜色很正，充满一次不太够大屏手机。
  `,
    },
    {
      product_id: 'powerbank-brick',
      shop_id: 'studio-kanda',
      values: ['honey', 'ink', 'oat'],
      price_cents: 7900,
      second: { axis: 'charge', adds: { '20ah': 0, '25ah': 1600 } },
      sales: 418,
      days_ago: 67,
      title: words(
        'Laptop power bank, cable handle',
        '笔记本充电宝 提绳即充电线',
        'ケーブルが取っ手のPC用バッテリー',
        '케이블 손잡이 노트북 보조 배터리',
        'พาวเวอร์แบงก์โน้ตบุ๊กหูหิ้วสายชาร์จ',
      ),
      description: words(
        'Strong enough for a laptop, with a round window that tells the charge as a ring of light. The loop you carry it by is its own charging cable: pull one end out and it is 30 cm long.',
        '带得动笔记本电脑，圆窗里一圈光显示余量。提着走的绳环就是充电线，拔出一头，长 30 厘米。',
        'ノートパソコンも動かせる出力です。丸い窓の光の輪が残量を知らせます。持ち手の輪はそのまま充電ケーブルで、片側を抜けば30 cmになります。',
        '노트북까지 돌리는 출력에, 둥근 창의 빛 고리가 남은 양을 알려 줍니다. 들고 다니는 고리가 곧 충전선이라 한쪽을 빼면 30cm 케이블이 됩니다.',
        'แรงพอสำหรับโน้ตบุ๊ก ช่องกลมบอกไฟที่เหลือเป็นวงแสง หูหิ้วคือสายชาร์จในตัว ดึงปลายข้างหนึ่งออกก็เป็นสายยาว 30 ซม.',
      ),
      specs: [
        spec(
          'output',
          words(
            'USB-C 100 W, USB-C 30 W, USB-A',
            'USB-C 100 瓦，USB-C 30 瓦，USB-A',
            'USB-C 100 Wと30 W、USB-Aの3口',
            'USB-C 100W와 30W, USB-A',
            'USB-C 100 วัตต์ USB-C 30 วัตต์ และ USB-A',
          ),
        ),
        spec(
          'charging',
          words(
            'Full in 90 minutes with a 65 W charger',
            '65 瓦充电器 90 分钟充满',
            '65 Wの充電器で90分',
            '65W 충전기로 90분',
            'เต็มใน 90 นาทีด้วยหัว 65 วัตต์',
          ),
        ),
        spec('size', centimetres(12, 7.5, 5)),
        spec(
          'weight',
          words(
            '20,000: 465 g. 25,000: 560 g',
            '20000 mAh 465 克，25000 mAh 560 克',
            '20,000は465 g、25,000は560 g',
            '20,000mAh: 465g, 25,000mAh: 560g',
            'รุ่น 20,000: 465 กรัม รุ่น 25,000: 560 กรัม',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (honey-25ah) Edited on a ferry for six hours. The handle-cable is the first one I have never forgotten.
    ja 5 (honey-20ah) 光の輪が時計みたいで、残量がひと目で分かります。
    zh-CN 4 (ink-25ah) 能带动我的电脑满速充，重是真重。
    ko 4 (oat-20ah) 손잡이가 케이블이라니 아이디어가 좋네요. 30cm는 조금 짧아요.
    th 5 (ink-20ah) ทำงานนอกบ้านทั้งวันไม่ต้องหาปลั๊ก หิ้วก็สะดวก
  `,
    },
  ],
}

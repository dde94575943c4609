import type { Kind } from '../kind.ts'
import { korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const powerbank: Kind = {
  pictured: 'colour',
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
      reviews: `
    en 5 (10ah) No sharp corners, two full charges, and the cable has outlived three others.
    ja 4 (10ah) 角がなくてポケットで邪魔になりません。
    zh-CN 4 (20ah) 两万毫安稍重，但出差三天不用找插座。
    ko 5 (10ah) 크기가 작아 클러치에도 들어가요. 충전 속도도 빠릅니다.
    th 5 (10ah) ดีไซน์น่ารัก ใส่กระเป๋ากางเกงได้ สายที่ให้มาก็ดี
    zh-CN 3 (10ah) 附的线有点短，边充边用不太方便。
  `,
    },
  ],
}

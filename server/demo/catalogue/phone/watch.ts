import type { Kind } from '../kind.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const watch: Kind = {
  pictured: 'colour',
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
  ],
}

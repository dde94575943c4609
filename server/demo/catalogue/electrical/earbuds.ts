import type { Kind } from '../kind.ts'
import { korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const earbuds: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'earbuds',
      shop_id: 'studio-kanda',
      values: ['oat', 'sage', 'ink'],
      price_cents: 6400,
      was_cents: 7900,
      sales: 1840,
      days_ago: 152,
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
      reviews: `
    en 4 They sit so lightly that I check whether they fell out. They never do.
    ja 4 耳の穴が小さくても痛くならない。電車ではもう少し音漏れを抑えたいです。
    zh-CN 5 盒子圆圆的，一摸就想盘。通话家里人说很清楚。
    ko 5 귓구멍이 작아서 늘 아팠는데 이건 하루 종일 껴도 괜찮아요.
    th 3 เสียงดี แต่ใส่วิ่งแล้วหลวมสำหรับหูฉัน
    ko 4 두 기기 동시 연결이 편합니다. 음량은 조금 작은 편.
    en 5 Lost one bud on a bus, and the shop sold me a single one. That never happens.
  `,
    },
  ],
}

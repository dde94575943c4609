import type { Kind } from '../kind.ts'
import { korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const toothbrush: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'toothbrush',
      shop_id: 'aoyama-homeware',
      values: ['sage', 'oat', 'clay'],
      price_cents: 4400,
      was_cents: 5200,
      sales: 1065,
      days_ago: 159,
      title: words(
        'Travel electric toothbrush',
        '旅行电动牙刷',
        '旅に持てる電動歯ブラシ',
        '여행용 전동 칫솔',
        'แปรงสีฟันไฟฟ้าพกพา',
      ),
      description: words(
        'A slim electric toothbrush that goes ninety days on one charge, so the charger stays at home. The pressure ring glows when you push too hard. It comes with two soft heads and a case that lets the brush dry.',
        '纤细的电动牙刷，充一次电用九十天，出门不必带充电器。刷得太用力时，压力环会亮起提醒。附两支软毛刷头和一个透气旅行盒。',
        '一度の充電で90日使える、細身の電動歯ブラシです。充電器は家に置いて出かけられます。力を入れすぎるとリングが光ってお知らせ。やわらかめのブラシ2本と、通気するケースが付きます。',
        '한 번 충전하면 90일을 쓰는 날씬한 전동 칫솔이라 충전기는 집에 두고 다닐 수 있습니다. 너무 세게 누르면 압력 링이 빛으로 알려 줍니다. 부드러운 칫솔모 두 개와 바람이 통하는 케이스가 들어 있습니다.',
        'แปรงสีฟันไฟฟ้าทรงเพรียว ชาร์จครั้งเดียวใช้ได้เก้าสิบวัน ไม่ต้องพกที่ชาร์จ วงแหวนเรืองแสงเตือนเมื่อกดแรงเกินไป มาพร้อมหัวแปรงขนนุ่มสองหัวและกล่องที่ระบายอากาศได้',
      ),
      specs: [
        spec(
          'speed',
          words(
            '31,000 strokes a minute, three modes',
            '每分钟 31000 次，三种模式',
            '毎分31,000回、3モード',
            '분당 31,000회, 3가지 모드',
            '31,000 ครั้งต่อนาที สามโหมด',
          ),
        ),
        spec(
          'battery',
          words(
            '90 days at two brushings a day',
            '每天两次可用 90 天',
            '1日2回で90日',
            '하루 두 번 90일',
            '90 วัน เมื่อแปรงวันละสองครั้ง',
          ),
        ),
        spec(
          'water',
          words(
            'Rinse under the tap, IPX7',
            'IPX7，可直接冲洗',
            'IPX7、水洗い可',
            'IPX7, 물에 헹궈 사용',
            'ล้างใต้ก๊อกได้ ระดับ IPX7',
          ),
        ),
        spec(
          'contents',
          words(
            'Brush, two heads, case, charging stand',
            '牙刷、两支刷头、旅行盒、充电座',
            '本体、ブラシ2本、ケース、充電台',
            '본체, 칫솔모 2개, 케이스, 충전 받침',
            'ตัวแปรง หัวแปรง 2 หัว กล่อง แท่นชาร์จ',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 Six weeks in Laos, no charger, still going.
    ja 4 細くて軽く、旅行用のつもりが家でも使っています。
    zh-CN 5 压力环很有用，以前我一直刷得太用力。
    ko 4 케이스에 구멍이 있어 눅눅하지 않아요. 칫솔모는 제 입에 조금 큽니다.
    th 5 แบตอึดจริง เดินทางบ่อยชอบมาก
    ko 3 진동이 약한 편이라 강한 걸 좋아하면 아쉬울 수 있어요.
  `,
    },
  ],
}

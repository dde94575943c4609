import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const wallet: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'wallet',
      shop_id: 'siam-loom',
      values: ['brick', 'ink', 'sage'],
      price_cents: 4600,
      sales: 958,
      days_ago: 355,
      title: words(
        'Folded leather wallet',
        '折叠皮夹',
        '革の二つ折り財布',
        '반으로 접는 가죽 지갑',
        'กระเป๋าสตางค์หนังพับ',
      ),
      description: words(
        'A wallet folded from one piece of vegetable-tanned leather and sewn with waxed linen. It takes eight cards, folded notes and a few coins under a snap. Flat enough for a front pocket on the first day, and flatter after a month.',
        '一整块植鞣革折成，用蜡麻线缝制。可放八张卡、对折的钞票，按扣小袋还能装几枚硬币。第一天就薄到能放前袋，一个月后更贴身。',
        '植物なめし革一枚を折り、ろう引きの麻糸で縫った財布です。カード8枚、二つ折りの紙幣、スナップ留めの小銭入れ。初日から前ポケットに収まる薄さで、ひと月もすればさらに平らになります。',
        '식물성 무두질 가죽 한 장을 접어 왁스 먹인 리넨 실로 꿰맸습니다. 카드 여덟 장과 접은 지폐, 스냅 단추 칸에 동전 몇 개가 들어갑니다. 첫날부터 앞주머니에 들어갈 만큼 얇고, 한 달 뒤엔 더 납작해집니다.',
        'กระเป๋าสตางค์พับจากหนังฟอกฝาดชิ้นเดียว เย็บด้วยด้ายลินินเคลือบแว็กซ์ ใส่บัตรได้แปดใบ ธนบัตรพับ และเหรียญเล็กน้อยในช่องกระดุมแป๊ก บางพอใส่กระเป๋าหน้าตั้งแต่วันแรก ใช้ไปเดือนหนึ่งยิ่งแบน',
      ),
      specs: [
        spec(
          'material',
          words(
            'Vegetable-tanned leather, linen thread',
            '植鞣革、麻线',
            '植物なめし革、麻糸',
            '식물성 무두질 가죽, 리넨 실',
            'หนังฟอกฝาด ด้ายลินิน',
          ),
        ),
        spec(
          'capacity',
          words(
            '8 cards, notes, a few coins',
            '8 张卡、纸币、少量硬币',
            'カード8枚、紙幣、小銭少々',
            '카드 8장, 지폐, 동전 약간',
            'บัตร 8 ใบ ธนบัตร เหรียญเล็กน้อย',
          ),
        ),
        spec(
          'size',
          words(
            '11 × 9 × 1.2 cm closed',
            '合起 11 × 9 × 1.2 厘米',
            '閉じた状態で11 × 9 × 1.2 cm',
            '접었을 때 11 × 9 × 1.2cm',
            'ขณะพับ 11 × 9 × 1.2 ซม.',
          ),
        ),
        spec('weight', grams(68)),
      ],
      reviews: `
    en 4 Slim and honest. The coin pocket is for coins, not for a coin collection.
    ja 5 前ポケットに入れても気になりません。革の色が育つのが楽しみです。
    zh-CN 4 一开始卡槽很紧，用两周就顺了。
    ko 5 아버지 선물로 드렸는데 바로 바꿔 쓰시네요.
    th 4 หนังสวย เย็บละเอียด ใส่แบงก์พันพับครึ่งได้พอดี
    en 2 The snap came off after three weeks. The shop refunded me without argument.
  `,
    },
  ],
}

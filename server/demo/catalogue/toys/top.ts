import type { Kind } from '../kind.ts'
import { fromYears } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const top: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'top',
      shop_id: 'little-harbour',
      values: ['clay', 'sage', 'ink'],
      price_cents: 1600,
      sales: 352,
      days_ago: 137,
      shelf: 'sold_out',
      title: words(
        'Spinning tops, set of three',
        '木陀螺三只装',
        '木のこま 3個セット',
        '나무 팽이 3개 세트',
        'ลูกข่างไม้ ชุด 3 ลูก',
      ),
      description: words(
        'Three hand-turned tops of different weight: one spins long, one hums, one wanders over the table. Each is turned from maple and painted with a thin band that blurs as it spins. The long stem is easy to twirl between two fingers.',
        '三只轻重不同的手车陀螺：一只转得久，一只会嗡嗡响，一只满桌子溜达。枫木车制，绘一道细环，转起来就化开。长柄用两根手指一捻就转。',
        '重さの違うろくろびきのこまが3つ。長く回るもの、うなるもの、机の上を歩きまわるもの。かえでを削り、回すとにじむ細い輪を描きました。長い軸は2本の指でひねるだけです。',
        '무게가 다른 손 깎은 팽이 세 개입니다. 하나는 오래 돌고, 하나는 윙윙 울고, 하나는 탁자 위를 돌아다닙니다. 단풍나무를 깎고, 돌면 번져 보이는 가는 띠를 둘렀습니다. 긴 꼭지를 두 손가락으로 비틀면 됩니다.',
        'ลูกข่างกลึงมือสามลูกน้ำหนักต่างกัน ลูกหนึ่งหมุนนาน ลูกหนึ่งส่งเสียงฮัม อีกลูกเดินไปทั่วโต๊ะ กลึงจากไม้เมเปิล เขียนแถบบาง ๆ ที่จะพร่าเมื่อหมุน ก้านยาวหมุนง่ายด้วยสองนิ้ว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Maple, water-based paint',
            '枫木，水性漆',
            'かえで、水性塗料',
            '단풍나무, 수성 도료',
            'ไม้เมเปิล สีน้ำไร้สารพิษ',
          ),
        ),
        spec('size', words('4 to 6 cm across', '直径 4–6 厘米', '直径4〜6 cm', '지름 4~6cm', 'เส้นผ่านศูนย์กลาง 4–6 ซม.')),
        spec('age', fromYears(3)),
        spec(
          'contents',
          words(
            'Three tops, cotton bag',
            '三只陀螺、棉布袋',
            'こま3個、綿の巾着',
            '팽이 3개, 면 주머니',
            'ลูกข่าง 3 ลูก ถุงผ้าฝ้าย',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 The humming one silenced a whole dinner table.
    ja 5 くるくる長く回り、大人も夢中です。子どもの指先の練習にも。
    zh-CN 4 颜色很漂亮，最小的那只要练练手才转得稳。
    ko 4 세 개가 다 다르게 돌아서 재미있어요.
    th 3 สวยและหมุนนาน แต่ลูกใหญ่หนักไปสำหรับนิ้วเด็กสี่ขวบ
  `,
    },
  ],
}

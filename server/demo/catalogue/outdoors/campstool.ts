import type { Kind } from '../kind.ts'
import { kilograms } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const campstool: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'campstool',
      shop_id: 'north-pier',
      values: ['clay', 'sage', 'sand'],
      price_cents: 4200,
      sales: 266,
      days_ago: 163,
      shelf: 'sold_out',
      title: words(
        'Folding camp stool',
        '折叠露营凳',
        '折りたたみキャンプスツール',
        '접이식 캠핑 스툴',
        'เก้าอี้แคมป์พับได้',
      ),
      description: words(
        'A folding stool with ash legs and a seat of heavy canvas, stitched twice where it carries. It opens with one movement and stands firm on sand and gravel. Folded, it is no longer than your forearm and hangs from its own strap.',
        '白蜡木腿配厚帆布座面的折叠凳，受力处双重车线。一个动作就能打开，沙地、碎石地都站得稳。折起来只有小臂长，自带背带。',
        'タモの脚に厚手の帆布を張った折りたたみスツールです。力のかかる所は二重縫い。ひと動作で開き、砂地でも砂利でもしっかり立ちます。たたむと腕の長さほどになり、付属のベルトで提げられます。',
        '물푸레나무 다리에 두꺼운 캔버스를 씌우고 힘받는 자리를 두 번 박은 접이식 스툴입니다. 한 번에 펼쳐지고 모래와 자갈 위에서도 단단히 섭니다. 접으면 팔뚝 길이라 달린 끈으로 메고 다닙니다.',
        'เก้าอี้พับขาไม้แอช ที่นั่งผ้าแคนวาสหนาเย็บสองชั้นตรงจุดรับน้ำหนัก กางออกในจังหวะเดียว ตั้งได้มั่นคงบนทรายและกรวด พับแล้วยาวเท่าท่อนแขน มีสายสะพายในตัว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Ash wood, cotton canvas',
            '白蜡木、棉帆布',
            'タモ材、綿帆布',
            '물푸레나무, 면 캔버스',
            'ไม้แอช ผ้าแคนวาสฝ้าย',
          ),
        ),
        spec('load', words('Up to 110 kg', '最大 110 千克', '110 kgまで', '최대 110kg', 'ไม่เกิน 110 กก.')),
        spec(
          'size',
          words(
            '36 × 34 × 40 cm, folded 46 × 9 × 9 cm',
            '36 × 34 × 40 厘米，折叠后 46 × 9 × 9 厘米',
            '36 × 34 × 40 cm、収納時46 × 9 × 9 cm',
            '36 × 34 × 40cm, 접으면 46 × 9 × 9cm',
            '36 × 34 × 40 ซม. พับแล้ว 46 × 9 × 9 ซม.',
          ),
        ),
        spec('weight', kilograms(1.2)),
        spec('origin', china),
      ],
      reviews: `
    en 4 Light enough for fishing and does not sink into the shingle.
    ja 5 畳むと小さく、電車の旅にも持って行けます。木の質感が良いです。
    zh-CN 4 钓鱼用正好，久坐还是想要个靠背。
    ko 3 튼튼하지만 키가 큰 사람에게는 좀 낮아요.
    th 5 ผ้าหนา ไม้สวย นั่งแล้วไม่โยก
  `,
    },
  ],
}

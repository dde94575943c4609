import type { Kind } from '../kind.ts'
import { fromYears } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { limewood } from './limewood-words.ts'

export const blocks: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'blocks',
      shop_id: 'little-harbour',
      values: ['clay', 'sage', 'butter'],
      price_cents: 3400,
      second: { axis: 'pieces', adds: { '40': 0, '80': 2000 } },
      sales: 786,
      days_ago: 271,
      title: words('Building blocks in a crate', '木箱积木', '木箱入りのつみき', '나무 상자 블록', 'บล็อกไม้ในลัง'),
      description: words(
        'Sanded blocks in eight shapes that all share one measure, so two halves really make a whole. Most of them are coloured, the rest plain wood. The crate has rope handles and a lid that is also a building board.',
        '八种形状的打磨积木，尺寸成套，两块半块正好等于一块整的。大半上色，其余原木。木箱有绳把手，盖子也是一块搭建板。',
        '8種の形がすべて同じ基準寸法でできたつみきです。半分を2つ合わせると、きちんとひとつになります。多くは色つき、残りは木地のまま。ロープの持ち手が付いた木箱のふたは、土台の板にもなります。',
        '여덟 가지 모양이 모두 같은 치수를 따라 반쪽 두 개가 정확히 하나가 됩니다. 대부분 색을 입혔고 나머지는 나무 그대로입니다. 밧줄 손잡이 상자의 뚜껑은 쌓기 판이 됩니다.',
        'บล็อกไม้ขัดเรียบแปดรูปทรงใช้หน่วยขนาดเดียวกัน สองครึ่งรวมกันได้หนึ่งพอดี ส่วนใหญ่ทาสี ที่เหลือเป็นไม้ธรรมชาติ ลังมีหูเชือก ฝาใช้เป็นแผ่นรองต่อได้',
      ),
      specs: [
        spec('material', limewood),
        spec(
          'size',
          words(
            'Unit 3 × 3 × 6 cm, crate 30 × 22 × 12 cm',
            '单块 3 × 3 × 6 厘米，木箱 30 × 22 × 12 厘米',
            '基準3 × 3 × 6 cm、木箱30 × 22 × 12 cm',
            '기본 3 × 3 × 6cm, 상자 30 × 22 × 12cm',
            'ชิ้นมาตรฐาน 3 × 3 × 6 ซม. ลัง 30 × 22 × 12 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '40 pieces: 1.6 kg. 80 pieces: 2.8 kg',
            '40 块 1.6 千克，80 块 2.8 千克',
            '40個1.6 kg、80個2.8 kg',
            '40개 1.6kg, 80개 2.8kg',
            '40 ชิ้น 1.6 กก. 80 ชิ้น 2.8 กก.',
          ),
        ),
        spec('age', fromYears(2)),
        spec('origin', china),
      ],
      reviews: `
    en 5 (80) Eighty is the right number. Two children, one bridge, no quarrel.
    ja 5 (40) 寸法がきちんと合うので、高く積んでも崩れにくいです。
    zh-CN 4 (80) 木箱很结实，当收纳也好看，就是挺沉。
    ko 4 (40) 마감이 깔끔해요. 조금만 더 개수가 많았으면.
    th 5 (80) ลูกสองคนเล่นด้วยกันได้ทั้งบ่าย ฝาใช้เป็นแผ่นรองดีมาก
  `,
    },
  ],
}

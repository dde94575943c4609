import type { Kind } from '../kind.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const massageball: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'massageball',
      shop_id: 'north-pier',
      values: ['sage', 'clay', 'ink'],
      price_cents: 2400,
      sales: 603,
      days_ago: 171,
      title: words(
        'Massage balls, three shapes',
        '三形按摩球套装',
        'マッサージボール 3種セット',
        '마사지 볼 3종 세트',
        'ชุดลูกบอลนวด 3 แบบ',
      ),
      description: words(
        'A peanut for either side of the spine, a knobbly ball for the soles and a smooth one for shoulders and hips. All three are solid natural rubber, firm enough to help and quiet on a wooden floor. Five minutes after sitting all day make a real difference.',
        '花生球放松脊柱两侧，颗粒球按脚底，光面球按肩和髋。三只都是实心天然橡胶，力度够，在木地板上也安静。久坐一天后滚五分钟，真的不一样。',
        '背骨の両脇にはピーナッツ形、足裏には突起つき、肩や腰にはなめらかなボール。3つとも中まで詰まった天然ゴムで、ほどよく硬く、木の床でも音が響きません。座りっぱなしの一日のあとの5分が効きます。',
        '척추 양옆에는 땅콩 볼, 발바닥에는 돌기 볼, 어깨와 골반에는 매끈한 볼을 씁니다. 셋 다 속이 꽉 찬 천연 고무라 적당히 단단하고 마룻바닥에서도 조용합니다. 하루 종일 앉아 있었다면 5분만으로도 달라집니다.',
        'ลูกทรงถั่วสำหรับสองข้างกระดูกสันหลัง ลูกมีปุ่มสำหรับฝ่าเท้า และลูกเรียบสำหรับไหล่และสะโพก ทั้งสามลูกเป็นยางธรรมชาติตัน แน่นพอให้คลายและไม่ดังบนพื้นไม้ นั่งมาทั้งวันแล้วนวดสักห้านาทีต่างกันชัดเจน',
      ),
      specs: [
        spec('material', words('Natural rubber', '天然橡胶', '天然ゴム', '천연 고무', 'ยางธรรมชาติ')),
        spec(
          'size',
          words(
            'Peanut 16 × 8 cm, balls 7 cm',
            '花生球 16 × 8 厘米，球 7 厘米',
            'ピーナッツ形16 × 8 cm、ボール7 cm',
            '땅콩 볼 16 × 8cm, 볼 7cm',
            'ลูกทรงถั่ว 16 × 8 ซม. ลูกกลม 7 ซม.',
          ),
        ),
        spec('weight', words('640 g together', '合计 640 克', '合計640 g', '합계 640g', 'รวม 640 กรัม')),
        spec(
          'care',
          words(
            'Wipe clean, keep out of the sun',
            '擦拭清洁，避免暴晒',
            'ふき取り、直射日光を避ける',
            '닦아서 관리하고 직사광선을 피하세요',
            'เช็ดทำความสะอาด เลี่ยงแดด',
          ),
        ),
      ],
      reviews: `
    en 5 The ball under my foot while I answer mail. That is my whole review.
    ja 4 肩甲骨にちょうど当たります。最初は痛いくらい効きます。
    zh-CN 5 跑完步滚一滚小腿，第二天轻松很多，楼下也听不见声音。
    ko 4 생각보다 단단해요. 초보자는 수건을 덧대고 쓰세요.
    th 5 นั่งทำงานทั้งวันแล้วนวดหลังดีมาก ไม่มีกลิ่นยางแรง
  `,
    },
  ],
}

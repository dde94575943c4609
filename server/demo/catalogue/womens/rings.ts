import type { Kind } from '../kind.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const rings: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'rings',
      shop_id: 'siam-loom',
      values: ['gold', 'silver', 'rose'],
      price_cents: 5600,
      pictured_adds: [800, 0, 800],
      second: { axis: 'ring_size', adds: { us6: 0, us7: 0, us8: 0 } },
      sales: 739,
      days_ago: 216,
      title: words(
        'Four fine stacking rings',
        '四枚叠戴细戒',
        '重ねづけリング 4本セット',
        '겹쳐 끼는 얇은 반지 4개',
        'แหวนเส้นเล็กซ้อนกัน 4 วง',
      ),
      description: words(
        'Two plain bands and two with a small polished agate, one grey-green and one peach: four slim rings to wear together or share out. They are solid sterling silver, left bare or plated thickly enough for daily wear. The stones sit low, so nothing catches on knitwear.',
        '两枚素圈，两枚镶小颗打磨玛瑙，一颗灰绿，一颗蜜桃色：四只细戒，可叠戴，也可分戴。925 银实心打造，原色或厚镀，日常佩戴不易褪色。镶石低矮，不会勾毛衣。',
        '無地が2本、小さなめのうを留めたものが2本。石はくすんだ緑と桃色です。重ねても、分けて着けても楽しめる細いリング4本。無垢のスターリングシルバーに、地金のまま、または毎日着けられる厚めのめっきを施しました。石が低いので、ニットにも引っかかりません。',
        '민무늬 둘, 작은 마노를 물린 것 둘. 돌은 회녹색과 복숭아색입니다. 함께 끼거나 나눠 끼는 가는 반지 네 개입니다. 속까지 스털링 실버이고, 그대로 두거나 매일 껴도 되도록 두껍게 도금했습니다. 돌이 낮아 니트에 걸리지 않습니다.',
        'วงเรียบสองวง และวงฝังหินอาเกตขัดเม็ดเล็กอีกสองวง สีเขียวเทากับสีพีช แหวนเส้นเล็กสี่วงใส่ซ้อนกันหรือแบ่งกันใส่ก็ได้ เนื้อเงินสเตอร์ลิงแท้ทั้งวง แบบเงินเปลือยหรือชุบหนาพอใส่ได้ทุกวัน หินฝังต่ำไม่เกี่ยวเสื้อไหมพรม',
      ),
      specs: [
        spec(
          'material',
          words(
            'Sterling silver, agate; gold ones plated 2 µm',
            '925 银、玛瑙，金色款镀层 2 微米',
            'シルバー925、めのう（ゴールド系は2 µmめっき）',
            '스털링 실버, 마노, 금색은 2µm 도금',
            'เงินสเตอร์ลิง หินอาเกต สีทองชุบหนา 2 ไมครอน',
          ),
        ),
        spec('size', words('1.4 mm wide each', '每枚宽 1.4 毫米', '各幅1.4 mm', '각 폭 1.4mm', 'กว้างวงละ 1.4 มม.')),
        spec(
          'contents',
          words(
            'Four rings, cotton pouch',
            '四枚戒指、棉布袋',
            'リング4本、綿の巾着',
            '반지 4개, 면 파우치',
            'แหวน 4 วง ถุงผ้าฝ้าย',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (us7) I never take them off, not even to wash dishes, and the plating has held for eight months.
    ja 5 (gold-us6) 細くて華奢。4本バラバラに着けても可愛いです。
    zh-CN 4 (us6) 叠戴很好看，灰绿那颗最喜欢。尺码偏大半号。
    ko 4 (rose-us7) 로즈골드 색이 과하지 않고 예뻐요.
    th 5 (silver-us7) เงินแท้ ใส่แล้วไม่แพ้ งานละเอียดมาก
    th 3 (us8) สวยดีแต่วงเรียบหลวมกว่าวงที่มีหิน
  `,
    },
  ],
}

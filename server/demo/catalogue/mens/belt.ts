import type { Kind } from '../kind.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const belt: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'belt',
      shop_id: 'siam-loom',
      values: ['brick', 'ink', 'sand'],
      price_cents: 5400,
      second: { axis: 'length', adds: { '85cm': 0, '95cm': 0, '105cm': 200 } },
      sales: 447,
      days_ago: 319,
      title: words(
        'Bridle leather belt, 32 mm',
        '缰革皮带 32 毫米',
        'ブライドルレザーのベルト 32 mm',
        '브라이들 가죽 벨트 32mm',
        'เข็มขัดหนังบริดเดิล 32 มม.',
      ),
      description: words(
        'One thick strip of bridle leather and a solid brass buckle, with nothing glued between. The edges are burnished by hand, and the leather darkens where it bends. Seven holes, so it goes on fitting.',
        '一整条厚缰革配实心黄铜扣，中间没有夹层胶合。边缘手工打磨，弯折处会渐渐变深。七个孔，胖瘦都合身。',
        '厚いブライドルレザー一枚に、無垢の真ちゅうバックル。貼り合わせはありません。コバは手で磨き、曲がる所から色が深まっていきます。穴は7つ、長く合い続けます。',
        '두툼한 브라이들 가죽 한 장과 통황동 버클뿐, 덧붙인 층이 없습니다. 가장자리는 손으로 문질러 마감했고, 접히는 자리부터 색이 깊어집니다. 구멍이 일곱 개라 오래도록 맞습니다.',
        'หนังบริดเดิลหนาชิ้นเดียวกับหัวเข็มขัดทองเหลืองตัน ไม่มีชั้นติดกาว ขอบขัดด้วยมือ สีหนังจะเข้มขึ้นตรงรอยพับ มีเจ็ดรู ใส่พอดีไปอีกนาน',
      ),
      specs: [
        spec(
          'material',
          words(
            'Vegetable-tanned cowhide, solid brass',
            '植鞣牛皮、实心黄铜',
            '植物なめし牛革、無垢真ちゅう',
            '식물성 무두질 소가죽, 통황동',
            'หนังวัวฟอกฝาด ทองเหลืองตัน',
          ),
        ),
        spec(
          'size',
          words(
            '32 mm wide, 3.6 mm thick',
            '宽 32 毫米，厚 3.6 毫米',
            '幅32 mm、厚さ3.6 mm',
            '폭 32mm, 두께 3.6mm',
            'กว้าง 32 มม. หนา 3.6 มม.',
          ),
        ),
        spec(
          'care',
          words('Wax twice a year', '每年上蜡两次', '年に2回ワックスを塗る', '1년에 두 번 왁스칠', 'ลงแว็กซ์ปีละสองครั้ง'),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (95cm) Thick, plain, smells like a saddle shop. I expect to leave it to somebody.
    ja 5 (95cm) 最初は硬いですが、2週間で腰の形になりました。
    zh-CN 4 (105cm) 皮子厚实，扣头沉，孔位多，胖了也不怕。
    ko 4 (85cm) 가죽이 두꺼워 얇은 바지 고리에는 빡빡해요.
    th 5 (95cm) หนังแท้หนามาก หัวทองเหลืองสวย คุ้มราคา
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { kilograms } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const bowls: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'bowls',
      shop_id: 'aoyama-homeware',
      values: ['clay', 'sage', 'oat'],
      price_cents: 3600,
      was_cents: 4200,
      sales: 1218,
      days_ago: 295,
      title: words(
        'Stacking bowls, set of three',
        '叠放陶碗三只装',
        '重ねられる鉢 3点セット',
        '포개지는 그릇 3개 세트',
        'ชามซ้อนกันได้ ชุด 3 ใบ',
      ),
      description: words(
        'Three stoneware bowls of one size for rice, soup or noodles, two in colour and one in oat. The glaze is freckled with iron and smooth enough that nothing sticks. They stack, and they are fired hot enough for the oven, the microwave and a hurried hand.',
        '三只同样大小的粗陶碗，盛饭、盛汤、盛面都行，两只彩色，一只燕麦色。釉面带细细的铁斑，光滑不沾。可以叠放，高温烧成，能进烤箱和微波炉，急性子也用得放心。',
        'ごはんにも汁物にも麺にも使える、同じ大きさのせっ器の鉢3点です。色もの2つとオートミール色がひとつ。鉄の斑点が散る釉はなめらかで、こびりつきません。重ねて収納でき、高温で焼き締めたのでオーブンも電子レンジも大丈夫です。',
        '밥과 국, 국수에 두루 쓰는 같은 크기의 석기 그릇 세 개로, 두 개는 색을 입히고 하나는 오트밀색입니다. 철 점이 흩어진 유약은 매끈해 음식이 눌어붙지 않습니다. 포개 둘 수 있고, 높은 온도에서 구워 오븐과 전자레인지에도 튼튼합니다.',
        'ชามสโตนแวร์ขนาดเดียวกันสามใบสำหรับข้าว ซุป หรือก๋วยเตี๋ยว สองใบเป็นสีและอีกใบสีโอ๊ต น้ำเคลือบมีจุดเหล็กกระจาย เรียบลื่นอาหารไม่ติด ซ้อนเก็บได้ เผาไฟแรง เข้าเตาอบและไมโครเวฟได้ ทนมือคนใจร้อน',
      ),
      specs: [
        spec('material', words('Stoneware', '粗陶', 'せっ器', '석기', 'สโตนแวร์')),
        spec(
          'size',
          words(
            '15 cm across, 7 cm high',
            '口径 15 厘米，高 7 厘米',
            '直径15 cm、高さ7 cm',
            '지름 15cm, 높이 7cm',
            'เส้นผ่านศูนย์กลาง 15 ซม. สูง 7 ซม.',
          ),
        ),
        spec('weight', kilograms(1.05)),
        spec(
          'contents',
          words(
            'Three bowls, chopsticks not included',
            '三只碗，不含筷子',
            '鉢3点（箸は付きません）',
            '그릇 3개, 젓가락은 별도',
            'ชาม 3 ใบ ไม่รวมตะเกียบ',
          ),
        ),
        spec(
          'care',
          words(
            'Dishwasher, microwave and oven',
            '可用洗碗机、微波炉、烤箱',
            '食洗機・電子レンジ・オーブン可',
            '식기세척기·전자레인지·오븐 사용 가능',
            'ใช้กับเครื่องล้างจาน ไมโครเวฟ และเตาอบได้',
          ),
        ),
      ],
      reviews: `
    en 5 The perfect ramen-for-one bowl, three times over. They stack into no space at all.
    ja 4 斑点の出方がひとつずつ違って美しいです。少し重め。
    zh-CN 5 三只正好一家三口用，微波炉加热也不烫手。
    ko 5 찬장 자리를 안 차지해서 좋아요. 색이 밥상을 차분하게 해 줍니다.
    th 4 สีสวยเข้าชุดกัน ใส่ก๋วยเตี๋ยวได้พอดีชาม
    zh-CN 3 有一只碗底不太平，放桌上会轻轻晃，垫了杯垫才好。
  `,
    },
  ],
}

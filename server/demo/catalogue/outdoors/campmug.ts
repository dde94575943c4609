import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const campmug: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'campmug',
      shop_id: 'north-pier',
      values: ['oat', 'sage', 'clay'],
      price_cents: 1400,
      sales: 1731,
      days_ago: 388,
      title: words(
        'Enamel camp mug, 350 ml',
        '搪瓷露营杯 350 毫升',
        'ほうろうのキャンプマグ 350 ml',
        '법랑 캠핑 머그 350ml',
        'แก้วอีนาเมลแคมป์ 350 มล.',
      ),
      description: words(
        'A steel mug dipped twice in enamel, with a dark rim and a handle wide enough for gloves. It can stand at the edge of a fire, so the coffee from yesterday is no problem. A chip only adds to its story, and the inside does not rust.',
        '双层搪瓷钢杯，深色杯沿，杯把够宽，戴手套也握得住。可以放在火边加热，昨天的咖啡也不浪费。磕掉一点瓷只是多个故事，内壁不会生锈。',
        '鋼に2度ほうろうをかけたマグです。縁は濃色、持ち手は手袋のままでも握れる幅にしました。たき火のそばに置けるので、冷めたコーヒーも温め直せます。多少欠けても味のうち、内側はさびません。',
        '강철에 법랑을 두 번 입힌 머그로, 테두리는 짙은 색이고 손잡이는 장갑을 끼고도 잡을 만큼 넓습니다. 불가에 올려 둘 수 있어 식은 커피도 다시 데웁니다. 조금 이가 나가도 멋이 되고 안쪽은 녹슬지 않습니다.',
        'แก้วเหล็กเคลือบอีนาเมลสองชั้น ขอบสีเข้ม หูจับกว้างพอสำหรับมือที่ใส่ถุงมือ วางริมกองไฟอุ่นกาแฟเมื่อวานได้ กะเทาะบ้างก็เป็นเสน่ห์ ด้านในไม่เป็นสนิม',
      ),
      specs: [
        spec('material', words('Enamelled steel', '搪瓷钢', 'ほうろう鋼', '법랑 강철', 'เหล็กเคลือบอีนาเมล')),
        spec('size', centimetres(8.5, 8.5, 8)),
        spec('weight', grams(150)),
        spec(
          'care',
          words(
            'Dishwasher yes, microwave no',
            '可用洗碗机，不可进微波炉',
            '食洗機可、電子レンジ不可',
            '식기세척기 가능, 전자레인지 불가',
            'เข้าเครื่องล้างจานได้ ห้ามเข้าไมโครเวฟ',
          ),
        ),
      ],
      reviews: `
    en 5 Bought two, then four more. They stack and they survive my family.
    ja 4 たき火に直接かけています。口当たりが薄くて良いです。
    zh-CN 5 煮咖啡、热牛奶都用它，边上磕了一点反而更好看。
    ko 4 가볍고 예쁩니다. 뜨거운 음료를 담으면 손잡이도 금방 뜨거워져요.
    th 5 น่ารักมาก ใช้ที่ออฟฟิศทุกวัน
    ko 5 색깔별로 샀는데 겹쳐 놓으니 그림이네요.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const lamp: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'lamp',
      shop_id: 'aoyama-homeware',
      values: ['clay', 'sage', 'ink'],
      price_cents: 7200,
      was_cents: 8900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0, o: 0 } },
      sales: 3106,
      days_ago: 512,
      title: words('Kinoko table lamp', '蘑菇台灯', 'きのこ型テーブルランプ', '버섯 테이블 조명', 'โคมไฟตั้งโต๊ะทรงเห็ด'),
      description: words(
        'A small steel lamp shaped like a mushroom, with a warm glow that falls on the table and not in your eyes. Touch the cap to dim it in three steps. The LED is changed like an ordinary bulb, so the lamp can grow old with you.',
        '蘑菇形的小钢灯，暖光落在桌面上，不刺眼睛。轻触灯罩，三档调光。灯泡是普通灯座的 LED，坏了自己换，灯可以一直用下去。',
        'きのこの形をした小さなスチールランプです。あたたかな光が目ではなく卓上に落ちます。かさに触れると3段階で明るさが変わります。LEDは普通の電球のように交換でき、長く使い続けられます。',
        '버섯을 닮은 작은 강철 조명으로, 따뜻한 빛이 눈이 아니라 탁자 위로 떨어집니다. 갓을 만지면 밝기가 세 단계로 바뀝니다. LED를 일반 전구처럼 갈아 끼울 수 있어 오래도록 곁에 둘 수 있습니다.',
        'โคมไฟเหล็กใบเล็กทรงเห็ด แสงอบอุ่นตกลงบนโต๊ะไม่แยงตา แตะที่หมวกโคมเพื่อปรับความสว่างได้สามระดับ หลอด LED เปลี่ยนเองได้เหมือนหลอดทั่วไป ใช้ไปได้นานหลายปี',
      ),
      specs: [
        spec('material', words('Powder-coated steel', '粉末涂层钢', '粉体塗装スチール', '분체 도장 강철', 'เหล็กพ่นสีฝุ่น')),
        spec(
          'light',
          words(
            'LED E14, 4 W, 2,700 K, included',
            'E14 LED，4 瓦，2700 K，已附',
            'E14 LED、4 W、2,700 K（付属）',
            'E14 LED, 4W, 2,700K, 포함',
            'หลอด LED ขั้ว E14 4 วัตต์ 2,700 เคลวิน มีให้ในกล่อง',
          ),
        ),
        spec(
          'supply',
          words(
            '100–240 V, 1.8 m fabric cable',
            '100–240 伏，1.8 米编织线',
            '100–240 V、布巻きコード1.8 m',
            '100–240V, 패브릭 전선 1.8m',
            '100–240 โวลต์ สายหุ้มผ้ายาว 1.8 เมตร',
          ),
        ),
        spec('size', centimetres(26, 26, 31)),
        spec('weight', kilograms(1.4)),
      ],
      reviews: `
    en 5 (g) Softer light than I expected, and the touch dimming feels solid. It arrived in Leeds in eight days.
    ja 5 (a) 思ったよりやわらかい光で、寝室にちょうどいいです。触れて明るさを変えられるのが便利。
    zh-CN 5 颜色很正，晚上开一档就像小夜灯，孩子很喜欢。
    ko 5 (c) 침대 옆에 두었더니 방 분위기가 달라졌어요. 빛이 눈에 직접 닿지 않아 좋아요.
    th 5 (o) แสงนุ่มสบายตา วางหัวเตียงแล้วห้องดูอบอุ่นขึ้นทันที
    en 4 Lovely shape. The cable could be half a metre longer.
    ko 4 (sage) 세이지색이 은은하고 예쁩니다. 먼지가 조금 눈에 띄어요.
    zh-CN 3 灯很漂亮，但触摸偶尔要按两次才有反应。
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const oil: Kind = {
  pictured: 'flavour',
  products: [
    {
      product_id: 'oil',
      shop_id: 'uji-tea',
      values: ['plain', 'lemon', 'chilli'],
      price_cents: 1900,
      second: { axis: 'volume', adds: { '250ml': 0, '500ml': 1500 } },
      sales: 642,
      days_ago: 181,
      title: words(
        'Shodoshima olive oil',
        '小豆岛橄榄油',
        '小豆島のオリーブオイル',
        '쇼도시마 올리브유',
        'น้ำมันมะกอกจากโชโดชิมะ',
      ),
      description: words(
        'Extra virgin oil from hand-picked olives on the island of Shodo, pressed the same evening. The plain one is grassy with a peppery finish; lemon and chilli are crushed together with the fruit, not added as flavouring. Made to be poured raw on rice, tofu or tomatoes.',
        '小豆岛人工采摘的橄榄，当晚冷榨的特级初榨油。原味带青草香，尾韵微辣；柠檬味和辣椒味是与果实一同压榨，而非调香。适合直接淋在米饭、豆腐或番茄上。',
        '小豆島で手摘みした実をその日のうちに搾ったエキストラバージンオイルです。プレーンは青草の香りとぴりっとした後味。レモンと唐辛子は香料ではなく、実と一緒に搾っています。ごはん、豆腐、トマトに生のままどうぞ。',
        '쇼도섬에서 손으로 딴 올리브를 그날 저녁에 짠 엑스트라 버진 오일입니다. 플레인은 풀 향과 알싸한 끝맛이 있고, 레몬과 고추는 향을 넣은 것이 아니라 열매와 함께 짰습니다. 밥과 두부, 토마토에 그대로 뿌려 드세요.',
        'น้ำมันมะกอกเอ็กซ์ตราเวอร์จินจากผลที่เก็บด้วยมือบนเกาะโชโด บีบในเย็นวันเดียวกัน รสดั้งเดิมหอมหญ้าและเผ็ดปลายลิ้น รสเลมอนและพริกบีบพร้อมผลมะกอก ไม่ได้แต่งกลิ่น เหมาะราดสด ๆ บนข้าว เต้าหู้ หรือมะเขือเทศ',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Olive oil; lemon or chilli in the flavoured ones',
            '橄榄油；风味款另含柠檬或辣椒',
            'オリーブ油、味付きはレモンまたは唐辛子',
            '올리브유, 맛 제품은 레몬 또는 고추',
            'น้ำมันมะกอก แบบมีรสเติมเลมอนหรือพริก',
          ),
        ),
        spec(
          'material',
          words(
            'Glass bottle, cork stopper',
            '玻璃瓶，软木塞',
            'ガラスびん、コルク栓',
            '유리병, 코르크 마개',
            'ขวดแก้ว จุกคอร์ก',
          ),
        ),
        spec('best_before', months(18)),
        spec(
          'keeping',
          words(
            'Away from light and the stove',
            '避光，远离灶台',
            '光とコンロを避けて',
            '빛과 불 가까이를 피해 보관',
            'เก็บให้พ้นแสงและเตาไฟ',
          ),
        ),
      ],
      reviews: `
    en 5 (plain-500ml) It makes you cough in the back of the throat, which is how you know.
    ja 5 (lemon-250ml) 白身魚のカルパッチョにかけるだけでごちそうになります。
    zh-CN 4 (chilli-250ml) 微微辣，拌面拌豆腐都香。瓶口倒油不挂壁。
    ko 4 (lemon-250ml) 샐러드에 따로 드레싱이 필요 없어요.
    th 4 (chilli-250ml) เผ็ดกำลังดี ราดไข่ดาวอร่อยมาก
    en 4 (lemon-500ml) Expensive for cooking, cheap for joy.
  `,
    },
  ],
}

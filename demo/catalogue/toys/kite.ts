import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

const ripstop = words(
  'Ripstop nylon, fibreglass',
  '防撕裂尼龙、玻璃纤维',
  'リップストップナイロン、グラスファイバー',
  '립스톱 나일론, 유리 섬유',
  'ไนลอนริปสต็อป ไฟเบอร์กลาส',
)

export const kite: Kind = {
  pictured: 'colour',
  about: words(
    'Line, reel and a cotton bag are included.',
    '附风筝线、线轮和棉布袋。',
    '糸と糸巻き、綿の袋が付いています。',
    '연줄과 얼레, 면 주머니가 들어 있습니다.',
    'มีสายป่าน รอก และถุงผ้าฝ้ายให้ครบ',
  ),
  products: [
    {
      product_id: 'kite-diamond',
      shop_id: 'little-harbour',
      values: ['brick', 'denim', 'butter'],
      price_cents: 1600,
      second: { axis: 'kite_line', adds: { '30m': 0, '60m': 300 } },
      sales: 1408,
      days_ago: 326,
      title: words(
        'Diamond kite with a bow tail',
        '蝴蝶结尾菱形风筝',
        'リボンのしっぽのダイヤ凧',
        '나비 꼬리 마름모 연',
        'ว่าวข้าวหลามตัดหางโบ',
      ),
      description: words(
        'The kite a child draws: four quarters in two colours and a tail of bows. It climbs in a light breeze and forgives a bad start.',
        '孩子画里的那种风筝：两色四格，拖一串蝴蝶结。微风就能上天，起手没放好也不计较。',
        '子どもが絵に描くとおりの凧です。2色の4つ割りに、リボンのしっぽ。そよ風でも上がり、下手な出だしも大目に見てくれます。',
        '아이가 그림에 그리는 바로 그 연입니다. 두 빛깔 네 쪽에 나비 꼬리가 달렸습니다. 산들바람에도 오르고 서툰 출발도 눈감아 줍니다.',
        'ว่าวแบบที่เด็ก ๆ วาด สี่ช่องสองสีกับหางผูกโบ ลมเบา ๆ ก็ขึ้น เริ่มพลาดก็ยังให้อภัย',
      ),
      specs: [
        spec('material', ripstop),
        spec('size', centimetres(72, 84)),
        spec(
          'wind',
          words(
            'Light to moderate',
            '微风到和风',
            '弱い風から中くらいまで',
            '약한 바람에서 보통 바람',
            'ลมอ่อนถึงปานกลาง',
          ),
        ),
        spec('age', fromYears(4)),
        spec('origin', china),
      ],
      reviews: `
en 5 (brick-60m) Up on the first run. My six-year-old has not stopped telling people.
zh-CN 5 (denim-30m) 新手也能放起来，蝴蝶结尾巴在天上很显眼。
ja 4 (butter-30m) 軽くて扱いやすいです。糸巻きがもう少し大きいと楽かも。
ko 5 (brick-30m) 한강에서 날렸는데 주변 아이들이 다 모였어요.
th 5 (butter-60m) ขึ้นง่ายมาก ลมเอื่อย ๆ ที่สนามหลวงก็ยังลอย
`,
    },
    {
      product_id: 'kite-delta',
      shop_id: 'little-harbour',
      values: ['denim', 'clay', 'moss'],
      price_cents: 2200,
      second: { axis: 'width', adds: { '120cm': 0, '160cm': 900 } },
      sales: 867,
      days_ago: 252,
      title: words(
        'Striped delta kite',
        '条纹三角翼风筝',
        'しま模様のデルタカイト',
        '줄무늬 델타 연',
        'ว่าวเดลตาลายแถบ',
      ),
      description: words(
        'A wide triangle with a keel, which finds the wind by itself and stays there. Two long ribbons at the wing tips show that it is enjoying itself.',
        '带龙骨的宽大三角翼，自己会找风，找到了就稳稳待住。翼尖两条长飘带，说明它正玩得高兴。',
        'キールのある大きな三角凧で、自分で風を見つけてそこにとどまります。翼の先の長いリボン2本は、ごきげんのしるしです。',
        '용골 달린 넓은 세모 연으로, 스스로 바람을 찾아 머뭅니다. 날개 끝의 긴 리본 두 줄은 연이 즐겁다는 표시입니다.',
        'สามเหลี่ยมกว้างมีครีบกลาง หาลมเองแล้วลอยนิ่งอยู่ตรงนั้น ริบบิ้นยาวสองเส้นปลายปีกบอกว่ากำลังสนุก',
      ),
      specs: [
        spec('material', ripstop),
        spec(
          'wind',
          words('Light to fresh', '微风到清劲风', '弱い風からやや強い風まで', '약한 바람에서 센 바람', 'ลมอ่อนถึงลมแรง'),
        ),
        spec('age', fromYears(6)),
        spec('origin', china),
      ],
      reviews: `
en 5 (denim-160cm) We tied it to the pier and had lunch under it.
ko 5 (clay-120cm) 바람만 있으면 손을 놓아도 될 만큼 안정적이에요.
ja 5 (denim-120cm) 畳むと細くなり、自転車のかごに入ります。
zh-CN 4 (moss-160cm) 大号拉力不小，小朋友要大人陪着放。
th 5 (clay-160cm) ลอยนิ่งมากที่หาดหัวหิน ผูกไว้กับเก้าอี้ได้เลย
en 3 (moss-120cm) Flies well, but one ribbon was sewn on twisted.
`,
    },
    {
      product_id: 'kite-box',
      shop_id: 'maple-attic',
      values: ['honey', 'ink', 'brick'],
      price_cents: 3400,
      was_cents: 4100,
      second: { axis: 'kite_line', adds: { '30m': 0, '60m': 400 } },
      sales: 132,
      days_ago: 164,
      title: words(
        'Box kite on spruce spars',
        '云杉骨架箱形风筝',
        'スプルース骨の箱凧',
        '가문비나무 살 상자 연',
        'ว่าวกล่องโครงไม้สปรูซ',
      ),
      description: words(
        'Two cells of cotton on four spruce spars, steady as a house. It needs a real wind and rises almost straight above your head.',
        '四根云杉骨架撑起两个棉布方格，稳得像座房子。它需要像样的风，几乎能升到您头顶正上方。',
        'スプルースの骨4本に綿の箱が2段、家のようにどっしり安定します。しっかりした風が要りますが、ほぼ真上まで上がります。',
        '가문비나무 살 네 개에 면 상자 두 칸을 씌워 집처럼 든든합니다. 제대로 된 바람이 필요하지만 거의 머리 위까지 곧게 오릅니다.',
        'กล่องผ้าฝ้ายสองช่องบนโครงไม้สปรูซสี่แกน มั่นคงราวกับบ้าน ต้องมีลมจริง แล้วจะขึ้นเกือบตรงเหนือหัว',
      ),
      specs: [
        spec('material', words('Cotton, spruce', '棉布、云杉木', '綿布、スプルース', '면, 가문비나무', 'ผ้าฝ้าย ไม้สปรูซ')),
        spec('size', centimetres(40, 40, 90)),
        spec('weight', grams(340)),
        spec(
          'wind',
          words(
            'Moderate to fresh',
            '和风到清劲风',
            '中くらいからやや強い風',
            '보통 바람에서 센 바람',
            'ลมปานกลางถึงแรง',
          ),
        ),
        spec('age', fromYears(8)),
      ],
      reviews: `
en 5 (honey-60m) It went up like a lift. I had to lie down to look at it.
ja 5 (ink-30m) 骨の継ぎ手が精密で、組み立ても楽しい凧です。
zh-CN 4 (brick-60m) 风小的时候放不起来，四级风最合适。
ko 4 (honey-30m) 조립 설명이 그림이라 알기 쉬워요. 처음엔 이십 분 걸렸습니다.
th 5 (ink-60m) ลมทะเลแรง ๆ นิ่งสนิท ดึงมือดีมาก
`,
    },
    {
      product_id: 'kite-swallow',
      shop_id: 'little-harbour',
      values: ['plum', 'moss', 'brick'],
      price_cents: 4200,
      second: { axis: 'width', adds: { '90cm': 0, '120cm': 1600 } },
      sales: 219,
      days_ago: 98,
      shelf: 'nearly_empty',
      title: words(
        'Painted swallow kite on bamboo',
        '竹骨彩绘沙燕风筝',
        '竹骨の絵つけ つばめ凧',
        '대나무 살 제비 그림 연',
        'ว่าวนกนางแอ่นโครงไม้ไผ่เขียนลาย',
      ),
      description: words(
        'A northern swallow kite, its feathers and eyes painted by hand on silk paper over split bamboo. Fly it in a gentle wind, or hang it above the bed and leave the window open.',
        '北方沙燕，羽毛和眼睛手绘在绢纸上，糊在劈好的竹骨上。可以趁微风放飞，也可以挂在床头，把窗打开。',
        '中国北方のつばめ凧です。割り竹の骨に張った絹紙へ、羽と目を手で描きました。やさしい風の日に揚げても、ベッドの上に吊るして窓を開けておいても。',
        '중국 북방의 제비 연으로, 쪼갠 대나무에 바른 비단 종이에 깃털과 눈을 손으로 그렸습니다. 부드러운 바람에 날려도 좋고, 침대 위에 걸고 창을 열어 두어도 좋습니다.',
        'ว่าวนกนางแอ่นแบบจีนเหนือ เขียนขนและตาด้วยมือบนกระดาษไหมขึงโครงไม้ไผ่ผ่า เล่นวันลมอ่อน หรือแขวนเหนือเตียงแล้วเปิดหน้าต่างไว้',
      ),
      specs: [
        spec(
          'material',
          words('Silk paper, split bamboo', '绢纸、劈竹', '絹紙、割り竹', '비단 종이, 쪼갠 대나무', 'กระดาษไหม ไม้ไผ่ผ่า'),
        ),
        spec('wind', words('Light', '微风', '弱い風', '약한 바람', 'ลมอ่อน')),
        spec('age', fromYears(8)),
        spec('origin', china),
      ],
      reviews: `
zh-CN 5 (brick-120cm) 画工细致，骨架匀称，是老北京沙燕的样子。
en 5 (plum-90cm) Too beautiful to fly, so naturally we flew it. It came home.
ja 5 (moss-120cm) 羽の一枚一枚に筆の跡があります。居間に飾りました。
ko 4 (brick-90cm) 그림이 훌륭해요. 종이라 비 오는 날엔 조심해야 합니다.
th 5 (plum-90cm) เขียนลายละเอียดมาก แขวนผนังร้านกาแฟแล้วลูกค้าถ่ายรูปกันใหญ่
`,
    },
    {
      product_id: 'kite-octopus',
      shop_id: 'little-harbour',
      values: ['clay', 'sage', 'plum'],
      price_cents: 2600,
      second: { axis: 'length', adds: { '180cm': 0, '200cm': 400 } },
      sales: 604,
      days_ago: 41,
      shelf: 'sold_out',
      title: words(
        'Octopus kite with eight arms',
        '八爪章鱼风筝',
        '8本足のたこ凧',
        '다리 여덟 개 문어 연',
        'ว่าวปลาหมึกแปดแขน',
      ),
      description: words(
        'A round-headed octopus whose eight arms ripple behind it. It has no spars at all: the wind fills the head, and after the flight it folds into a pocket.',
        '圆脑袋章鱼，八条长臂在身后飘动。全身没有骨架，靠风把脑袋鼓起来，玩完折好能塞进口袋。',
        '丸い頭のたこで、8本の足が後ろになびきます。骨は一本もありません。風で頭がふくらみ、遊んだあとはポケットに収まります。',
        '머리가 둥근 문어로, 여덟 다리가 뒤에서 물결칩니다. 살이 하나도 없이 바람이 머리를 부풀리고, 날린 뒤에는 주머니에 접어 넣습니다.',
        'ปลาหมึกหัวกลม แขนแปดเส้นพลิ้วอยู่ข้างหลัง ไม่มีโครงเลย ลมพองหัวเอง เล่นเสร็จพับใส่กระเป๋าได้',
      ),
      specs: [
        spec(
          'material',
          words('Ripstop nylon', '防撕裂尼龙', 'リップストップナイロン', '립스톱 나일론', 'ไนลอนริปสต็อป'),
        ),
        spec('wind', words('Moderate', '和风', '中くらいの風', '보통 바람', 'ลมปานกลาง')),
        spec('age', fromYears(4)),
        spec('origin', china),
      ],
      reviews: `
en 5 (clay-200cm) Dogs run after the arms. Children run after the dogs. Excellent.
ja 5 (plum-180cm) 骨がないので旅行かばんに入れて海まで持っていきました。
zh-CN 4 (clay-180cm) 收纳太方便了，就是落地后八条腿容易打结。
ko 5 (sage-200cm) 하늘에서 다리가 출렁이는 모습이 진짜 살아 있는 것 같아요.
th 5 (clay-180cm) เด็ก ๆ ทั้งหาดวิ่งมาดู พับเก็บง่ายมาก
`,
    },
  ],
}

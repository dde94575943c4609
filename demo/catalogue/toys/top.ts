import type { Kind } from '../kind.ts'
import { fromYears, grams } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { maple } from './woods-words.ts'

export const top: Kind = {
  pictured: 'colour',
  about: words(
    'Every top is spun once on our bench before it is packed.',
    '每只陀螺装箱前都在我们的台子上转过一次。',
    'どのこまも、箱に入れる前に作業台で一度回しています。',
    '모든 팽이는 포장하기 전에 작업대에서 한 번 돌려 봅니다.',
    'ลูกข่างทุกลูกผ่านการหมุนบนโต๊ะช่างก่อนลงกล่อง',
  ),
  products: [
    {
      product_id: 'top',
      shop_id: 'little-harbour',
      values: ['clay', 'sage', 'ink'],
      price_cents: 1600,
      sales: 352,
      days_ago: 137,
      shelf: 'sold_out',
      title: words(
        'Spinning tops, set of three',
        '木陀螺三只装',
        '木のこま 3個セット',
        '나무 팽이 3개 세트',
        'ลูกข่างไม้ ชุด 3 ลูก',
      ),
      description: words(
        'Three hand-turned tops of different weight: one spins long, one hums, one wanders over the table. Each is turned from maple and painted with a thin band that blurs as it spins. The long stem is easy to twirl between two fingers.',
        '三只轻重不同的手工车制陀螺：一只转得久，一只会嗡嗡响，一只满桌子溜达。枫木车制，绘一道细环，转起来就化开。长柄用两根手指一捻就转。',
        '重さの違うろくろびきのこまが3つ。長く回るもの、うなるもの、机の上を歩きまわるもの。メープルを削り、回すとにじむ細い輪を描きました。長い軸は2本の指でひねるだけです。',
        '무게가 다른 손 깎은 팽이 세 개입니다. 하나는 오래 돌고, 하나는 윙윙 울고, 하나는 탁자 위를 돌아다닙니다. 단풍나무를 깎고, 돌면 번져 보이는 가는 띠를 둘렀습니다. 긴 꼭지를 두 손가락으로 비틀면 됩니다.',
        'ลูกข่างกลึงมือสามลูกน้ำหนักต่างกัน ลูกหนึ่งหมุนนาน ลูกหนึ่งส่งเสียงฮัม อีกลูกเดินไปทั่วโต๊ะ กลึงจากไม้เมเปิล เขียนแถบบาง ๆ ที่จะพร่าเมื่อหมุน ก้านยาวหมุนง่ายด้วยสองนิ้ว',
      ),
      specs: [
        spec('material', maple),
        spec('size', words('4 to 6 cm across', '直径 4–6 厘米', '直径4〜6 cm', '지름 4~6cm', 'เส้นผ่านศูนย์กลาง 4–6 ซม.')),
        spec('age', fromYears(3)),
        spec(
          'contents',
          words(
            'Three tops, cotton bag',
            '三只陀螺、棉布袋',
            'こま3個、綿の巾着',
            '팽이 3개, 면 주머니',
            'ลูกข่าง 3 ลูก ถุงผ้าฝ้าย',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 The humming one silenced a whole dinner table.
    ja 5 くるくる長く回り、大人も夢中です。子どもの指先の練習にも。
    zh-CN 4 颜色很漂亮，最小的那只要练练手才转得稳。
    ko 4 세 개가 다 다르게 돌아서 재미있어요.
    th 3 สวยและหมุนนาน แต่ลูกใหญ่หนักไปสำหรับนิ้วเด็กสี่ขวบ
  `,
    },

    {
      product_id: 'top-humming',
      shop_id: 'maple-attic',
      values: ['brick', 'denim', 'honey'],
      price_cents: 2800,
      sales: 527,
      days_ago: 222,
      title: words(
        'Humming top with a pump',
        '按压式嗡鸣陀螺',
        'ポンプ式のうなりごま',
        '눌러 돌리는 소리 팽이',
        'ลูกข่างกดหมุนส่งเสียงฮัม',
      ),
      description: words(
        'Press the wooden knob and the tin top starts to turn; press again and it begins to hum a chord. The stripes run together into one broad ring of colour.',
        '按下木柄，铁皮陀螺就转起来；再按几下，它会哼出和弦。彩条转成一道宽宽的色环。',
        '木の握りを押すとブリキのこまが回りだし、もう一度押すと和音でうなります。縞はひとつの太い色の輪に溶けあいます。',
        '나무 손잡이를 누르면 양철 팽이가 돌고, 다시 누르면 화음으로 웅웅거립니다. 줄무늬는 하나의 넓은 색 고리로 번집니다.',
        'กดปุ่มไม้แล้วลูกข่างสังกะสีจะเริ่มหมุน กดซ้ำจะส่งเสียงฮัมเป็นคอร์ด ลายแถบจะกลืนกันเป็นวงสีกว้าง',
      ),
      specs: [
        spec('material', words('Tinplate, beech', '马口铁、榉木', 'ブリキ、ブナ', '양철, 너도밤나무', 'แผ่นสังกะสี ไม้บีช')),
        spec(
          'size',
          words(
            '19 cm across, 21 cm high',
            '直径 19 厘米，高 21 厘米',
            '直径19 cm、高さ21 cm',
            '지름 19cm, 높이 21cm',
            'กว้าง 19 ซม. สูง 21 ซม.',
          ),
        ),
        spec('weight', grams(420)),
        spec('age', fromYears(2)),
      ],
      reviews: `
en 5 (denim) Sounds like an organ two houses away. The baby holds still for it.
ja 5 (brick) 押すたびに音が重なって、なつかしい響きです。
zh-CN 4 (honey) 要在平整的地板上转，地毯上不行。
ko 5 (denim) 혼자 누르는 법을 사흘 만에 익히더니 하루 종일 누릅니다.
th 4 (brick) เสียงเพราะ ไม่ดังเกินไป แต่แรงเด็กสองขวบยังกดไม่ค่อยไหว
`,
    },
    {
      product_id: 'top-string',
      shop_id: 'little-harbour',
      values: ['wood', 'plum', 'moss'],
      price_cents: 1200,
      second: { axis: 'set_of', adds: { one: 0, two: 900, four: 2400 } },
      sales: 1876,
      days_ago: 365,
      title: words(
        'Throwing top with a cord',
        '甩绳木陀螺',
        'ひもを巻いて回す投げごま',
        '끈으로 감아 던지는 팽이',
        'ลูกข่างขว้างพร้อมเชือก',
      ),
      description: words(
        'A pear-shaped top with a steel tip and a cotton cord. Wind it from the tip, throw, pull back, and the good ones can be lifted spinning into the palm.',
        '梨形陀螺，钢尖配棉绳。从尖端往上绕，甩出去再一拉，练好了能托到手心里转。',
        '洋なし形のこまに鋼の心棒と綿のひも。先から巻き、投げて引けば回ります。うまくなれば、回したまま手のひらにのせられます。',
        '배 모양 팽이에 강철 심과 면 끈이 딸려 있습니다. 끝부터 감아 던지고 당기면 돌고, 익숙해지면 돌리며 손바닥에 올릴 수 있습니다.',
        'ลูกข่างทรงลูกแพร์ปลายเหล็ก มาพร้อมเชือกฝ้าย พันจากปลาย ขว้างแล้วกระตุกกลับ ฝึกจนคล่องจะช้อนขึ้นมาหมุนบนฝ่ามือได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Beech, steel tip, cotton',
            '榉木、钢尖、棉',
            'ブナ、鋼の心棒、綿',
            '너도밤나무, 강철 심, 면',
            'ไม้บีช ปลายเหล็ก เชือกฝ้าย',
          ),
        ),
        spec(
          'size',
          words(
            '5 cm across, cord 1.2 m',
            '直径 5 厘米，绳长 1.2 米',
            '直径5 cm、ひも1.2 m',
            '지름 5cm, 끈 1.2m',
            'กว้าง 5 ซม. เชือกยาว 1.2 เมตร',
          ),
        ),
        spec('age', fromYears(6)),
        spec('origin', china),
      ],
      reviews: `
th 5 (wood-four) พ่อสอนลูกขว้าง ปรากฏว่าพ่อเล่นไม่เลิก
en 5 (plum-one) Took me a weekend and one dented skirting board. Worth it.
zh-CN 5 (wood-two) 跟小时候玩的一样，绳子粗细正好。
ja 4 (moss-two) 心棒がしっかりしています。床に傷がつくので外で遊んでいます。
ko 5 (moss-one) 할아버지가 시범을 보이시는데 한 번에 손바닥에 올리셨어요.
en 2 (wood-four) One of the four is off balance and lies down after ten seconds.
`,
    },
    {
      product_id: 'top-stack',
      shop_id: 'maple-attic',
      values: ['sage', 'blush', 'ink'],
      price_cents: 2200,
      second: { axis: 'packing', adds: { bag: 0, crate: 500 } },
      sales: 163,
      days_ago: 72,
      title: words(
        'Top that carries four tops',
        '叠罗汉陀螺五只',
        '重なって回る五段ごま',
        '층층이 도는 다섯 팽이',
        'ลูกข่างซ้อนห้าชั้น',
      ),
      description: words(
        'Five tops that spin on each other’s heads, the widest below. Three at once is an ordinary day, four is talent, and five we have seen twice.',
        '五只陀螺一只顶着一只转，最宽的在最底下。叠三只算平常，四只是天赋，五只我们只见过两次。',
        '5つのこまが、大きいものを下にして頭の上で回り合います。3段ならふつう、4段は才能、5段は二度しか見たことがありません。',
        '가장 넓은 것을 밑에 두고 서로의 머리 위에서 도는 팽이 다섯입니다. 셋은 보통, 넷은 재주, 다섯은 저희도 두 번밖에 못 보았습니다.',
        'ลูกข่างห้าลูกหมุนต่อหัวกัน ลูกใหญ่สุดอยู่ล่าง ซ้อนสามลูกถือว่าธรรมดา สี่ลูกคือพรสวรรค์ ห้าลูกเราเคยเห็นแค่สองครั้ง',
      ),
      specs: [
        spec('material', maple),
        spec('size', words('3 to 8 cm across', '直径 3–8 厘米', '直径3〜8 cm', '지름 3~8cm', 'เส้นผ่านศูนย์กลาง 3–8 ซม.')),
        spec('age', fromYears(4)),
      ],
      reviews: `
en 5 (sage-bag) Four. I have a witness.
ja 5 (ink-crate) 木箱に5つきれいに収まります。父の誕生日に贈りました。
ko 4 (blush-bag) 세 개까지는 쉬운데 네 번째부터 손이 떨립니다.
zh-CN 5 (sage-crate) 全家比赛，奶奶赢了。
th 5 (blush) ดูภายนอกเหมือนของแต่งบ้าน แต่เล่นแล้ววางไม่ลง
`,
    },
    {
      product_id: 'top-bowl',
      shop_id: 'maple-attic',
      values: ['clay', 'mist', 'butter'],
      price_cents: 3300,
      was_cents: 3900,
      sales: 241,
      days_ago: 301,
      title: words(
        'Battle tops in a maple bowl',
        '枫木碗对战陀螺',
        'メープルの器の勝負ごま',
        '단풍나무 그릇 팽이치기',
        'ลูกข่างประลองในชามเมเปิล',
      ),
      description: words(
        'A shallow bowl and six finger tops that always drift towards the middle, where they meet. The last one standing wins, and the rim keeps the losers off the floor.',
        '一只浅碗和六只手捻陀螺，转着转着总往中间凑，撞在一起。最后还站着的赢，碗沿不让输家滚到地上。',
        '浅い器と6つのひねりごま。回すうちに真ん中へ寄り、ぶつかり合います。最後まで立っていたこまの勝ち。負けたこまも縁があるので床に落ちません。',
        '얕은 그릇과 손팽이 여섯 개가 한 벌입니다. 돌다 보면 가운데로 모여 부딪힙니다. 끝까지 서 있는 팽이가 이기고, 진 팽이도 테두리 덕에 바닥에 떨어지지 않습니다.',
        'ชามตื้นกับลูกข่างนิ้วหมุนหกลูกที่มักไหลเข้าหากันตรงกลางแล้วชนกัน ลูกสุดท้ายที่ยังตั้งอยู่ชนะ ขอบชามกันไม่ให้ลูกที่แพ้ตกพื้น',
      ),
      specs: [
        spec('material', maple),
        spec('size', words('Bowl 28 cm across', '碗径 28 厘米', '器の直径28 cm', '그릇 지름 28cm', 'ชามกว้าง 28 ซม.')),
        spec('players', words('2 to 6', '2–6 人', '2〜6人', '2~6명', '2–6 คน')),
        spec('age', fromYears(4)),
        spec(
          'contents',
          words('Bowl and six tops', '碗与六只陀螺', '器、こま6個', '그릇, 팽이 6개', 'ชามและลูกข่าง 6 ลูก'),
        ),
      ],
      reviews: `
en 5 (clay) It sits on the table after dinner and nobody clears the plates.
ja 4 (mist) 器の内側がなめらかで、こまの音が心地よいです。少し大きめ。
zh-CN 5 (butter) 六个人抢着玩，一局不到一分钟。
ko 5 (clay) 지면 설거지하기로 했더니 다들 진지해졌어요.
th 5 (mist) ขอบชามสูงพอดี ลูกข่างไม่กระเด็นออกมาเลย
`,
    },
  ],
}

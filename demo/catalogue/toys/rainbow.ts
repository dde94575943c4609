import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams, kilograms } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { limewood } from './limewood-words.ts'
import { beech } from './woods-words.ts'

export const rainbow: Kind = {
  pictured: 'colour',
  about: words(
    'Every edge is rounded by hand before the colour goes on.',
    '每一条边都先手工磨圆，再上色。',
    '角はひとつずつ手で丸めてから色をのせています。',
    '모서리는 하나하나 손으로 둥글린 뒤에 색을 입힙니다.',
    'ทุกมุมลบเหลี่ยมด้วยมือก่อนลงสี',
  ),
  products: [
    {
      product_id: 'rainbow',
      shop_id: 'little-harbour',
      values: ['clay', 'sage', 'butter'],
      price_cents: 2800,
      sales: 1340,
      days_ago: 329,
      title: words('Wooden rainbow stacker', '木制彩虹积木', '木の虹のつみき', '나무 무지개 쌓기', 'สายรุ้งไม้ซ้อนได้'),
      description: words(
        'Five arches cut from one block of wood, and a small ball to roll through them. Children make tunnels, cradles, fences and boats out of it long before they make a rainbow. The colour is stained, not painted over, so the grain shows through.',
        '一块木头切出的五道拱，外加一颗可以滚过去的小球。孩子会先搭隧道、摇篮、围栏和小船，最后才想起搭彩虹。颜色是染上去的，不是盖上去的，木纹看得见。',
        'ひとつの木から切り出した5つのアーチと、くぐらせて転がす小さな玉。虹になるよりずっと前に、トンネル、ゆりかご、柵、舟に変わります。色は塗り重ねず染めてあるので、木目が透けて見えます。',
        '나무 한 덩이에서 잘라 낸 아치 다섯 개와 그 사이로 굴릴 작은 공입니다. 아이들은 무지개를 만들기 훨씬 전에 터널과 요람, 울타리와 배를 만듭니다. 덧칠하지 않고 물들여 나뭇결이 비칩니다.',
        'ซุ้มโค้งห้าชิ้นตัดจากไม้ท่อนเดียว กับลูกบอลเล็กไว้กลิ้งลอด เด็ก ๆ จะต่อเป็นอุโมงค์ เปล รั้ว และเรือก่อนจะนึกถึงสายรุ้งเสียอีก สีย้อมซึมเนื้อไม้ ไม่ได้ทาทับ จึงยังเห็นลายไม้',
      ),
      specs: [
        spec('material', limewood),
        spec('size', centimetres(26, 13, 6.5)),
        spec('weight', kilograms(0.9)),
        spec('age', fromYears(1)),
        spec('origin', china),
      ],
      reviews: `
    en 5 It has been a tunnel, a bed for mice and a hat. Never once a rainbow.
    ja 4 角が丸く、1歳の子でも安心して渡せます。色が落ち着いていて部屋になじみます。
    zh-CN 5 木头打磨得很光滑，没有味道，女儿每天都玩。
    ko 5 아이보다 제가 더 좋아합니다. 선반에 올려 두어도 예뻐요.
    th 4 สีสวยไม่ฉูดฉาด ลูกชอบเอาลูกบอลกลิ้งลอด
    en 3 Smaller than the picture suggests; do read the size.
  `,
    },

    {
      product_id: 'rainbow-large',
      shop_id: 'little-harbour',
      values: ['denim', 'plum', 'moss'],
      price_cents: 5200,
      second: { axis: 'width', adds: { '35cm': 0, '45cm': 1800 } },
      sales: 612,
      days_ago: 188,
      title: words(
        'Ten-arch rainbow, large',
        '十道拱大彩虹',
        '10段の大きな虹',
        '무지개 아치 열 개, 대형',
        'สายรุ้งไม้สิบซุ้ม ขนาดใหญ่',
      ),
      description: words(
        'Ten thin arches that run from one colour into another, tall enough for a toddler to hide a bear behind. Stood on edge they become a marble run; laid flat, a race track.',
        '十道薄拱，颜色从一头慢慢过渡到另一头，高得能让小朋友把熊藏在后面。竖起来是弹珠轨道，平放就是赛道。',
        '薄い10段のアーチが、ひとつの色から別の色へゆっくり移り変わります。くまを隠せるほどの高さがあり、立てればビー玉の坂道に、寝かせればレース場になります。',
        '얇은 아치 열 개가 한 색에서 다른 색으로 차츰 옮겨 갑니다. 곰 인형을 숨길 만큼 높고, 세우면 구슬 길, 눕히면 경주로가 됩니다.',
        'ซุ้มบางสิบชิ้นไล่สีจากโทนหนึ่งไปอีกโทนหนึ่ง สูงพอให้เด็กซ่อนหมีไว้ข้างหลัง ตั้งขึ้นเป็นรางลูกแก้ว วางราบเป็นสนามแข่ง',
      ),
      specs: [
        spec('material', limewood),
        spec(
          'size',
          words(
            '17 or 22 cm high',
            '高 17 或 22 厘米',
            '高さ17 cmまたは22 cm',
            '높이 17cm 또는 22cm',
            'สูง 17 หรือ 22 ซม.',
          ),
        ),
        spec('age', fromYears(1)),
        spec('contents', words('Ten arches', '十道拱', 'アーチ10個', '아치 10개', 'ซุ้ม 10 ชิ้น')),
        spec('origin', china),
      ],
      reviews: `
en 5 (denim-45cm) The big one spans our whole coffee table. Marbles have been rolling since Saturday.
ja 5 (plum-35cm) 薄いのに反りがなく、10段がぴたりと重なります。並べ方を毎日変えて飾っています。
zh-CN 4 (moss-45cm) 渐变色比照片还好看，最外面那道弧要两只手才拿得住。
ko 5 (35cm) 두 돌 선물로 샀는데 자동차 주차장으로 쓰고 있네요.
th 5 (denim) ไล่สีเนียนมาก วางบนชั้นก็สวย ลูกใช้ทำรั้วฟาร์ม
en 3 (plum-45cm) One of the thin arches cracked when it fell on tiles. They sent a new one, but mind the floor.
`,
    },
    {
      product_id: 'rainbow-houses',
      shop_id: 'maple-attic',
      values: ['blush', 'sage', 'denim'],
      price_cents: 3600,
      was_cents: 4600,
      second: { axis: 'packing', adds: { card: 0, crate: 600 } },
      sales: 284,
      days_ago: 95,
      title: words(
        'Nesting houses, set of six',
        '六层套屋积木',
        '入れ子の家 6個',
        '포개는 집 여섯 채',
        'บ้านไม้ซ้อนกันหกหลัง',
      ),
      description: words(
        'Six gabled houses, one inside the other, and the smallest is solid. Spread out they make a street; on top of each other, a mountain village.',
        '六座尖顶小屋，一座套着一座，最小的那座是实心的。摊开是一条街，叠起来就是山村。',
        '三角屋根の家が6つ、入れ子になっています。いちばん小さい家だけは無垢です。並べれば通りに、積めば山の村になります。',
        '박공지붕 집 여섯 채가 차례로 들어가고 가장 작은 집은 속이 꽉 차 있습니다. 늘어놓으면 거리, 쌓으면 산마을이 됩니다.',
        'บ้านจั่วหกหลังซ้อนกันพอดี หลังเล็กสุดเป็นไม้ตัน วางเรียงเป็นถนน ซ้อนขึ้นเป็นหมู่บ้านบนเขา',
      ),
      specs: [
        spec('material', beech),
        spec('size', centimetres(18, 22, 6)),
        spec('weight', grams(880)),
        spec('age', fromYears(1)),
      ],
      reviews: `
en 5 (sage) My three-year-old lines them up by size every morning, like a foreman.
ja 4 (blush-crate) 木箱入りを贈り物に。箱のふたが少しかたいですが、家はとてもかわいいです。
zh-CN 5 (denim) 每间之间的缝隙很均匀，套进去一点都不卡。
ko 5 (sage-card) 제일 작은 집은 항상 아이 주머니에 들어가 있어요.
th 4 (blush) ขอบเรียบ สีอ่อนสวย อยากให้มีตัวคนเล็ก ๆ มาด้วย
`,
    },
    {
      product_id: 'rainbow-rings',
      shop_id: 'little-harbour',
      values: ['honey', 'mist', 'clay'],
      price_cents: 1900,
      second: { axis: 'height', adds: { '18cm': 0, '25cm': 700 } },
      sales: 2140,
      days_ago: 402,
      title: words(
        'Ring stacker on a rocking base',
        '摇摇底座套环塔',
        'ゆらゆら輪っかタワー',
        '흔들흔들 고리 쌓기',
        'ห่วงไม้เรียงบนฐานโยก',
      ),
      description: words(
        'Seven fat rings on a peg whose round base rocks but never tips. A ball sits on top, and any order of the rings will do.',
        '七个胖圆环套在一根杆上，圆底座会摇却不会倒。顶上是一颗球，圆环按什么顺序套都行。',
        'ぽってりした輪が7つ、ゆらゆら揺れても倒れない丸い台の棒に通ります。てっぺんには玉がひとつ。輪はどんな順番でもかまいません。',
        '통통한 고리 일곱 개를 흔들려도 넘어지지 않는 둥근 받침의 막대에 끼웁니다. 꼭대기에는 공이 앉고, 고리 순서는 아무래도 좋습니다.',
        'ห่วงอวบเจ็ดวงสวมแกนบนฐานกลมที่โยกได้แต่ไม่ล้ม บนยอดเป็นลูกบอล จะเรียงห่วงลำดับไหนก็ได้',
      ),
      specs: [
        spec('material', limewood),
        spec(
          'weight',
          words('0.6 or 1.1 kg', '0.6 或 1.1 千克', '0.6 kgまたは1.1 kg', '0.6kg 또는 1.1kg', '0.6 หรือ 1.1 กก.'),
        ),
        spec('age', fromYears(1)),
        spec('origin', china),
      ],
      reviews: `
en 5 (18cm) First thing my daughter ever finished on her own. She clapped for herself.
zh-CN 5 (honey-18cm) 十个月开始玩，现在一岁半还在玩，底座摇起来她就笑。
ja 5 (mist-25cm) 歯がためのように噛んでも色が落ちませんでした。
ko 4 (clay-18cm) 고리가 꽤 묵직해요. 발등에 떨어지면 아픕니다.
th 5 (25cm) หลานชอบจับโยก ฐานแน่นดี ไม่ล้มจริง
th 2 (honey) ได้มาสีไม่ตรงกับรูป เหลืองกว่าที่คิดเยอะ
`,
    },
    {
      product_id: 'rainbow-people',
      shop_id: 'maple-attic',
      values: ['butter', 'moss', 'plum'],
      price_cents: 3200,
      second: { axis: 'packing', adds: { card: 0, bag: 200 } },
      sales: 97,
      days_ago: 26,
      title: words(
        'Rainbow with five peg people',
        '彩虹与五个小木人',
        '虹と5人のこびと',
        '무지개와 나무 인형 다섯',
        'สายรุ้งกับตุ๊กตาไม้ห้าตัว',
      ),
      description: words(
        'Four arches and five peg people who wear the same colours. Each has a bed, a bridge or a doorway to look for, and there is always one too many.',
        '四道拱和五个穿着同样颜色的小木人。每人都要找张床、找座桥或找扇门，而且总会多出一个。',
        '4つのアーチと、同じ色の服を着た5人のこびとです。ベッドや橋や戸口をそれぞれ探しますが、いつもひとりあぶれます。',
        '아치 네 개와 같은 색 옷을 입은 나무 인형 다섯입니다. 저마다 침대나 다리, 문간을 찾는데 언제나 하나가 남습니다.',
        'ซุ้มสี่ชิ้นกับตุ๊กตาไม้ห้าตัวใส่เสื้อสีเดียวกัน แต่ละตัวต้องหาเตียง สะพาน หรือประตูของตัวเอง และจะเกินมาหนึ่งตัวเสมอ',
      ),
      specs: [
        spec('material', beech),
        spec(
          'size',
          words(
            'Rainbow 20 cm wide, people 6 cm high',
            '彩虹宽 20 厘米，小人高 6 厘米',
            '虹の幅20 cm、こびとの高さ6 cm',
            '무지개 너비 20cm, 인형 높이 6cm',
            'สายรุ้งกว้าง 20 ซม. ตุ๊กตาสูง 6 ซม.',
          ),
        ),
        spec('age', fromYears(3)),
        spec('weight', grams(540)),
      ],
      reviews: `
en 5 (butter) There is always one too many, and that one gets the best stories.
ja 5 (moss-bag) こびとに顔がないのがいいですね。娘が毎日ちがう名前をつけています。
zh-CN 4 (plum) 小人做得圆润，就是五个里有一个站不太稳。
ko 5 (butter-bag) 주머니에 담아 식당에 들고 다녀요. 조용한 삼십 분이 생겼습니다.
th 4 (moss) ตัวตุ๊กตาจับถนัดมือเด็ก แต่ซุ้มมีแค่สี่ชิ้น อยากได้เพิ่ม
`,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const toothbrush: Kind = {
  pictured: 'colour',
  about: words(
    'The bristle tips are rounded, and a new brush or head is due about every three months.',
    '刷毛尖端经过磨圆，牙刷或刷头建议每三个月左右更换。',
    '毛先は丸く仕上げてあります。ブラシは3か月ほどで取り替えてください。',
    '칫솔모 끝은 둥글게 다듬었으며, 칫솔이나 칫솔모는 석 달쯤마다 바꿔 주세요.',
    'ปลายขนแปรงมนทุกเส้น ควรเปลี่ยนแปรงหรือหัวแปรงราวทุกสามเดือน',
  ),
  products: [
    {
      product_id: 'toothbrush',
      shop_id: 'aoyama-homeware',
      values: ['sage', 'oat', 'clay'],
      price_cents: 4400,
      was_cents: 5200,
      sales: 1065,
      days_ago: 159,
      title: words(
        'Travel electric toothbrush',
        '旅行电动牙刷',
        '旅行用電動歯ブラシ',
        '여행용 전동 칫솔',
        'แปรงสีฟันไฟฟ้าพกพา',
      ),
      description: words(
        'A slim electric toothbrush that goes ninety days on one charge, so the charger stays at home. The pressure ring glows when you push too hard. It comes with two soft heads and a case that lets the brush dry.',
        '纤细的电动牙刷，充一次电用九十天，出门不必带充电器。刷得太用力时，压力环会亮起提醒。附两支软毛刷头和一个透气旅行盒。',
        '一度の充電で90日使える、細身の電動歯ブラシです。充電器は家に置いて出かけられます。力を入れすぎるとリングが光ってお知らせ。やわらかめのブラシ2本と、通気するケースが付きます。',
        '한 번 충전하면 90일을 쓰는 날씬한 전동 칫솔이라 충전기는 집에 두고 다닐 수 있습니다. 너무 세게 누르면 압력 링이 빛으로 알려 줍니다. 부드러운 칫솔모 두 개와 바람이 통하는 케이스가 들어 있습니다.',
        'แปรงสีฟันไฟฟ้าทรงเพรียว ชาร์จครั้งเดียวใช้ได้เก้าสิบวัน ไม่ต้องพกที่ชาร์จ วงแหวนเรืองแสงเตือนเมื่อกดแรงเกินไป มาพร้อมหัวแปรงขนนุ่มสองหัวและกล่องที่ระบายอากาศได้',
      ),
      specs: [
        spec(
          'speed',
          words(
            '31,000 strokes a minute, three modes',
            '每分钟 31000 次，三种模式',
            '毎分31,000回、3モード',
            '분당 31,000회, 3가지 모드',
            '31,000 ครั้งต่อนาที สามโหมด',
          ),
        ),
        spec(
          'battery',
          words(
            '90 days at two brushings a day',
            '每天两次可用 90 天',
            '1日2回で90日',
            '하루 두 번 90일',
            '90 วัน เมื่อแปรงวันละสองครั้ง',
          ),
        ),
        spec(
          'water',
          words(
            'Rinse under the tap, IPX7',
            'IPX7，可直接冲洗',
            'IPX7、水洗い可',
            'IPX7, 물에 헹궈 사용',
            'ล้างใต้ก๊อกได้ ระดับ IPX7',
          ),
        ),
        spec(
          'contents',
          words(
            'Brush, two heads, case, charging stand',
            '牙刷、两支刷头、旅行盒、充电座',
            '本体、ブラシ2本、ケース、充電台',
            '본체, 칫솔모 2개, 케이스, 충전 받침',
            'ตัวแปรง หัวแปรง 2 หัว กล่อง แท่นชาร์จ',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 Six weeks in Laos, no charger, still going.
    ja 4 細くて軽く、旅行用のつもりが家でも使っています。
    zh-CN 5 压力环很有用，以前我一直刷得太用力。
    ko 4 케이스에 구멍이 있어 눅눅하지 않아요. 칫솔모는 제 입에 조금 큽니다.
    th 5 แบตอึดจริง เดินทางบ่อยชอบมาก
    ko 3 진동이 약한 편이라 강한 걸 좋아하면 아쉬울 수 있어요.
  `,
    },
    {
      product_id: 'toothbrush-bamboo',
      shop_id: 'lotus-well',
      values: ['clay', 'sage', 'ink'],
      price_cents: 1100,
      second: { axis: 'firmness', adds: { soft: 0, medium: 0 } },
      sales: 3120,
      days_ago: 455,
      title: words(
        'Bamboo toothbrushes, four in a cup',
        '竹牙刷四支装',
        '竹の歯ブラシ 4本セット',
        '대나무 칫솔 4개 세트',
        'แปรงสีฟันไม้ไผ่ 4 ด้าม',
      ),
      description: words(
        'Four brushes with handles of plain bamboo, each with a ring of another shade so that nobody takes yours. They come standing in a small stoneware cup.',
        '四支素竹柄牙刷，每支有一圈深浅不同的颜色，家人不会拿错。装在一只小陶杯里。',
        '素の竹を削った4本の歯ブラシです。柄の帯の色がそれぞれ違うので、家族で取り違えません。小さな陶器のコップに立てた姿で届きます。',
        '민무늬 대나무 손잡이 칫솔 네 개로, 띠의 색이 저마다 달라 식구끼리 헷갈리지 않습니다. 작은 도자기 컵에 꽂혀 옵니다.',
        'แปรงสีฟันด้ามไม้ไผ่เรียบสี่ด้าม แต่ละด้ามคาดสีต่างเฉดกันจะได้ไม่หยิบผิด มาพร้อมถ้วยเซรามิกใบเล็ก',
      ),
      specs: [
        spec(
          'material',
          words(
            'Bamboo, plant-based nylon',
            '竹、植物基尼龙',
            '竹、植物由来ナイロン',
            '대나무, 식물성 나일론',
            'ไม้ไผ่ ไนลอนจากพืช',
          ),
        ),
        spec(
          'contents',
          words(
            'Four brushes, one cup',
            '四支牙刷、一只杯',
            '歯ブラシ4本、コップ1個',
            '칫솔 4개, 컵 1개',
            'แปรง 4 ด้าม ถ้วย 1 ใบ',
          ),
        ),
        spec(
          'care',
          words(
            'Stand to dry after use',
            '用后直立晾干',
            '使用後は立てて乾かす',
            '쓰고 나서 세워 말리세요',
            'ตั้งให้แห้งหลังใช้',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        en 5 (clay-soft) Four of us, four shades, no more arguments at the sink.
        zh-CN 5 (sage-soft) 刷毛够软，竹柄没有毛刺，杯子是意外之喜。
        th 4 (ink-medium) ขนแปรงกำลังดี ต้องตั้งให้แห้งไม่งั้นก้นด้ามดำ
        ja 4 (clay-medium) 竹の口当たりに最初は驚きましたが、3日で慣れました。
        ko 5 (sage-medium) 플라스틱을 줄이려고 샀는데 두 번째 주문입니다.
        en 2 (ink-soft) Bristles splayed after five weeks on one of the four.
        th 5 (sage-soft) ถ้วยน่ารัก แปรงเบามือ ซื้อฝากเพื่อนด้วย
      `,
    },
    {
      product_id: 'toothbrush-kids',
      shop_id: 'aoyama-homeware',
      values: ['honey', 'blush', 'mist'],
      price_cents: 900,
      second: { axis: 'set_of', adds: { one: 0, two: 700 } },
      sales: 1890,
      days_ago: 199,
      title: words(
        'Children’s brush with bear ears',
        '小熊耳朵儿童牙刷',
        'くまの耳の子ども歯ブラシ',
        '곰돌이 귀 어린이 칫솔',
        'แปรงสีฟันเด็กหูหมี',
      ),
      description: words(
        'A short, fat brush that small fists can hold, with round ears where the thumb goes. The foot is a sucker, so it stands by itself on a tile or a mirror shelf.',
        '短胖的刷柄，小拳头也握得住，拇指的位置是一对圆耳朵。底部是吸盘，能自己站在瓷砖或镜台上。',
        '小さな手でも握れる、短く太い歯ブラシです。親指の位置に丸い耳が付いています。底は吸盤なので、タイルや棚の上にひとりで立ちます。',
        '작은 손에 쥐기 좋은 짧고 통통한 칫솔로, 엄지 자리에 동그란 귀가 달려 있습니다. 바닥이 빨판이라 타일이나 선반 위에 혼자 섭니다.',
        'แปรงด้ามสั้นอ้วนให้มือเล็กกำได้ มีหูกลมตรงที่วางนิ้วโป้ง ก้นเป็นจุกดูด ตั้งได้เองบนกระเบื้องหรือชั้นหน้ากระจก',
      ),
      specs: [
        spec(
          'material',
          words(
            'Soft nylon, silicone handle',
            '软毛尼龙、硅胶手柄',
            'やわらかいナイロン毛、シリコンの柄',
            '부드러운 나일론모, 실리콘 손잡이',
            'ขนไนลอนนุ่ม ด้ามซิลิโคน',
          ),
        ),
        spec('age', fromYears(2)),
        spec('size', centimetres(13)),
        spec('origin', japan),
      ],
      reviews: `
        ja 5 (honey-two) 仕上げ磨きを嫌がる息子が、くまさんなら口を開けます。
        ko 5 (blush-one) 세면대에 딱 붙어 서 있어서 아이가 스스로 꺼내 써요.
        en 5 (mist-one) It stands up. My daughter thinks that is magic and brushes twice.
        zh-CN 4 (honey-two) 刷毛很软，吸盘偶尔会吸不住，沾点水就好。
        th 5 (mist-two) ลูกสามขวบชอบหูหมีมาก ขนนุ่มไม่บาดเหงือก
        zh-CN 3 (blush-one) 可爱，但孩子爱咬，两个月刷毛就塌了。
      `,
    },
    {
      product_id: 'toothbrush-folding',
      shop_id: 'aoyama-homeware',
      values: ['denim', 'butter', 'plum'],
      price_cents: 800,
      was_cents: 1000,
      second: { axis: 'firmness', adds: { soft: 0, medium: 0, firm: 0 } },
      sales: 760,
      days_ago: 301,
      title: words(
        'Folding pocket toothbrush',
        '折叠口袋牙刷',
        '折りたたみポケット歯ブラシ',
        '접이식 휴대용 칫솔',
        'แปรงสีฟันพับพกพา',
      ),
      description: words(
        'A brush that folds into its own handle like a pocket knife. Folded, the head sits behind a row of slots, so it dries on the way to the office.',
        '像折刀一样收进自己手柄里的牙刷。合上后刷头藏在一排透气孔后面，路上就晾干了。',
        '折りたたみナイフのように、柄の中へ収まる歯ブラシです。たたむとブラシは通気孔の内側に入り、移動のあいだに乾きます。',
        '주머니칼처럼 손잡이 안으로 접히는 칫솔입니다. 접으면 칫솔모가 통풍 구멍 뒤에 들어가 이동하는 동안 마릅니다.',
        'แปรงสีฟันที่พับเก็บในด้ามตัวเองเหมือนมีดพก พับแล้วหัวแปรงอยู่หลังช่องระบายลม จึงแห้งได้ระหว่างเดินทาง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Recycled ABS, nylon',
            '再生 ABS、尼龙',
            '再生ABS樹脂、ナイロン',
            '재생 ABS, 나일론',
            'พลาสติก ABS รีไซเคิล ไนลอน',
          ),
        ),
        spec(
          'size',
          words(
            '19 cm open, 10.5 cm folded',
            '展开 19 厘米，折叠 10.5 厘米',
            '開いて19 cm、たたんで10.5 cm',
            '펼치면 19cm, 접으면 10.5cm',
            'กาง 19 ซม. พับ 10.5 ซม.',
          ),
        ),
        spec('weight', grams(21)),
        spec('origin', japan),
      ],
      reviews: `
        en 5 (denim-soft) Third one. I lose them on trains, which is not the brush’s fault.
        ja 5 (butter-medium) ロックがしっかりしていて、磨いている途中でたたまれません。
        zh-CN 4 (plum-soft) 放笔袋里正好，刷头略小。
        ko 4 (denim-firm) 회사 서랍용으로 샀어요. 통풍 구멍이 있어 냄새가 안 납니다.
        th 5 (butter-soft) เบามาก ใส่กระเป๋าเสื้อได้ พาไปค่ายทุกครั้ง
        ko 3 (plum-medium) 접히는 부분에 치약이 끼어서 자주 헹궈야 해요.
      `,
    },
    {
      product_id: 'toothbrush-metal',
      shop_id: 'still-water',
      values: ['gold', 'silver', 'rose'],
      price_cents: 3800,
      pictured_adds: [0, 0, 200],
      second: { axis: 'firmness', adds: { soft: 0, medium: 0, firm: 0 } },
      sales: 247,
      days_ago: 66,
      title: words(
        'Metal-handled brush, three heads',
        '金属柄牙刷配三支刷头',
        '金属柄の歯ブラシ 替えブラシ3本',
        '금속 손잡이 칫솔과 칫솔모 3개',
        'แปรงสีฟันด้ามโลหะพร้อมหัวสามหัว',
      ),
      description: words(
        'A turned aluminium handle to keep for good; only the head is ever thrown away. It rests on a little stone stand beside the basin.',
        '车制铝柄，可以一直用下去，要换的只有刷头。平时架在洗手台边的小石座上。',
        '削り出したアルミの柄はずっと使え、捨てるのはブラシだけです。ふだんは洗面台の脇の小さな石の台に置きます。',
        '깎아 만든 알루미늄 손잡이는 계속 쓰고, 버리는 것은 칫솔모뿐입니다. 평소에는 세면대 옆 작은 돌 받침에 올려 둡니다.',
        'ด้ามอะลูมิเนียมกลึงใช้ได้ตลอด ทิ้งเฉพาะหัวแปรงเท่านั้น วางพักบนแท่นหินเล็กข้างอ่างล้างหน้า',
      ),
      specs: [
        spec(
          'material',
          words(
            'Anodised aluminium, castor-oil nylon',
            '阳极氧化铝、蓖麻基尼龙',
            'アルマイト加工アルミ、ひまし油ナイロン',
            '아노다이징 알루미늄, 피마자유 나일론',
            'อะลูมิเนียมชุบสี ไนลอนจากน้ำมันละหุ่ง',
          ),
        ),
        spec(
          'contents',
          words(
            'Handle, three heads, stone stand',
            '刷柄、三支刷头、石座',
            '柄、ブラシ3本、石の台',
            '손잡이, 칫솔모 3개, 돌 받침',
            'ด้าม หัวแปรง 3 หัว แท่นหิน',
          ),
        ),
        spec('weight', grams(46)),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (silver-soft) 묵직한 손맛이 좋아요. 칫솔모만 갈면 되니 쓰레기가 확 줄었습니다.
        en 5 (gold-medium) Feels like a fountain pen. The stand keeps the basin clean.
        zh-CN 4 (rose-soft) 颜值高，手柄偏重，习惯就好。
        ja 5 (silver-medium) ブラシの交換はひねるだけ。水あかがつきにくいです。
        th 4 (gold-soft) สวยหรูมาก แต่หัวแปรงสำรองราคาสูงไปหน่อย
      `,
    },
  ],
}

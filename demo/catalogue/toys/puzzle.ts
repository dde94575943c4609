import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { beech, maple } from './woods-words.ts'

export const puzzle: Kind = {
  pictured: 'colour',
  about: words(
    'If a piece gets lost, write to us and we cut a new one.',
    '丢了一块就写信给我们，我们照样补切一块。',
    'ピースをなくしたらご連絡ください。1ピースから切り出してお送りします。',
    '조각을 잃어버리면 알려 주세요. 한 조각이라도 다시 잘라 드립니다.',
    'ชิ้นไหนหายเขียนมาบอก เราตัดชิ้นใหม่ให้',
  ),
  products: [
    {
      product_id: 'puzzle-shapes',
      shop_id: 'maple-attic',
      values: ['sage', 'clay', 'denim'],
      price_cents: 1800,
      sales: 1126,
      days_ago: 340,
      title: words(
        'Peg puzzle with six shapes',
        '六种形状抓手拼板',
        'つまみつき6つの形パズル',
        '손잡이 달린 여섯 도형 퍼즐',
        'จิ๊กซอว์หมุดไม้หกรูปทรง',
      ),
      description: words(
        'Six thick shapes, each with a wooden knob, in a board with a hole for every one. They stand by themselves too, so the game does not end when the board is full.',
        '六块厚厚的形状，每块都有木抓手，板上各有各的位置。它们自己也能立住，板子放满了游戏也没完。',
        '厚みのある6つの形に木のつまみ、板にはそれぞれの居場所があります。形だけでも立つので、板が埋まっても遊びは終わりません。',
        '나무 손잡이가 달린 두툼한 도형 여섯 개가 판 위 제자리에 들어갑니다. 도형은 혼자서도 서므로 판이 다 차도 놀이가 끝나지 않습니다.',
        'รูปทรงหนาหกชิ้นมีหมุดจับทุกชิ้น มีช่องของตัวเองบนแผ่น ตั้งได้เองด้วย เกมจึงไม่จบเมื่อแผ่นเต็ม',
      ),
      specs: [
        spec('material', beech),
        spec('size', centimetres(30, 21, 3)),
        spec('weight', grams(620)),
        spec('age', fromYears(1)),
      ],
      reviews: `
en 5 (clay) The star was the last to be solved. We had cake.
ja 5 (sage) つまみが太くて、1歳の手でもしっかり握れます。
zh-CN 4 (denim) 板子很厚实，就是形状比想象的重一点。
ko 5 (sage) 동그라미만 석 달째 넣었다 뺐다 합니다. 그래도 좋아해요.
th 5 (clay) ไม้หนา ขอบมน กัดแล้วสีไม่ลอก
`,
    },
    {
      product_id: 'puzzle-jigsaw',
      shop_id: 'maple-attic',
      values: ['honey', 'mist', 'blush'],
      price_cents: 1600,
      second: { axis: 'jigsaw', adds: { '48': 0, '120': 600, '300': 1800 } },
      sales: 2015,
      days_ago: 201,
      title: words(
        'Wooden jigsaw of hills and sun',
        '山丘与太阳木拼图',
        '丘と太陽の木のジグソー',
        '언덕과 해 나무 직소 퍼즐',
        'จิ๊กซอว์ไม้ภาพเนินเขากับดวงอาทิตย์',
      ),
      description: words(
        'A quiet landscape on birch plywood that smells of the saw when you open the tin. The sky is large and nearly one colour, as skies are.',
        '桦木胶合板上一片安静的风景，打开铁盒能闻到锯木的香味。天空很大，颜色几乎一样，天空本来就这样。',
        '白樺の合板に描いた静かな風景。缶を開けるとのこぎりの香りがします。空は広く、ほとんど一色です。空とはそういうものですから。',
        '자작나무 합판에 그린 조용한 풍경으로, 깡통을 열면 톱밥 냄새가 납니다. 하늘은 넓고 거의 한 가지 색입니다. 하늘이 원래 그렇습니다.',
        'ทิวทัศน์เงียบ ๆ บนไม้อัดเบิร์ช เปิดกล่องแล้วหอมกลิ่นเลื่อยไม้ ท้องฟ้ากว้างแทบเป็นสีเดียว ก็ท้องฟ้าเป็นอย่างนั้นเอง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Birch plywood, soy ink, tin',
            '桦木胶合板、大豆油墨、铁盒',
            '白樺合板、大豆インク、缶',
            '자작나무 합판, 콩기름 잉크, 깡통',
            'ไม้อัดเบิร์ช หมึกถั่วเหลือง กล่องโลหะ',
          ),
        ),
        spec('size', centimetres(40, 30)),
        spec(
          'age',
          words(
            '48 pieces: 4 years. 300 pieces: 10 years',
            '48 片：4 岁以上；300 片：10 岁以上',
            '48ピースは4歳から、300ピースは10歳から',
            '48조각 만 4세, 300조각 만 10세 이상',
            '48 ชิ้น: 4 ขวบ, 300 ชิ้น: 10 ขวบ',
          ),
        ),
      ],
      reviews: `
en 5 (honey-300) The sky took two evenings and most of our marriage. Beautiful in the end.
ja 5 (mist-120) ピースの厚みがあり、はめるたびにコトッと鳴ります。
zh-CN 4 (blush-300) 天空部分太难了，放弃了三次，最后还是拼完了。
ko 5 (honey-48) 네 살 아이가 혼자 맞추고 벽에 걸어 달라고 해요.
th 5 (mist-300) ไม้ไม่มีเสี้ยน ต่อแน่นพอดี หยิบทั้งแผ่นขึ้นมาได้เลย
en 2 (blush-120) Lovely cut, but the tin lid was dented and would not close.
`,
    },
    {
      product_id: 'puzzle-whale',
      shop_id: 'maple-attic',
      values: ['denim', 'moss', 'plum'],
      price_cents: 2600,
      was_cents: 3400,
      second: { axis: 'packing', adds: { card: 0, crate: 600 } },
      sales: 449,
      days_ago: 118,
      title: words(
        'Whale puzzle that stands up',
        '可站立鲸鱼拼图',
        '立てて遊ぶくじらのパズル',
        '세워 노는 고래 퍼즐',
        'จิ๊กซอว์วาฬตั้งได้',
      ),
      description: words(
        'A whale sawn from one plank into nine waves of itself. It stands on a shelf when whole, and pieces of it stand on a table when not.',
        '一块木板锯出的鲸鱼，身体分成九道波浪。拼好了立在架上，没拼好就一块块立在桌上。',
        '一枚の板から切り出したくじらが、9つの波に分かれます。組めば棚に立ち、ばらせばひとつずつ机の上に立ちます。',
        '널 한 장에서 잘라 낸 고래가 아홉 물결로 나뉩니다. 맞추면 선반에 서고, 흩으면 조각마다 탁자에 섭니다.',
        'วาฬเลื่อยจากไม้แผ่นเดียวเป็นคลื่นเก้าชิ้น ต่อครบตั้งโชว์บนชั้น แยกชิ้นก็ตั้งเรียงบนโต๊ะได้',
      ),
      specs: [
        spec('material', beech),
        spec('size', centimetres(28, 13, 3)),
        spec('weight', grams(480)),
        spec('age', fromYears(2)),
      ],
      reviews: `
en 5 (denim-card) My son takes the whale apart every night to see what it had for lunch.
ja 5 (plum-crate) 断面までやすりがかかっていて手ざわりがよいです。
zh-CN 5 (denim-crate) 放在玄关，客人都要拆开再拼一遍。
ko 4 (moss-card) 꼬리 조각이 조금 빡빡했는데 며칠 지나니 괜찮아요.
th 5 (denim) สีน้ำเงินอมเทาสวยมาก ตั้งโชว์แล้วห้องดูดีขึ้น
`,
    },
    {
      product_id: 'puzzle-burr',
      shop_id: 'maple-attic',
      pictured: 'timber',
      values: ['walnut', 'maple', 'cherry'],
      price_cents: 1400,
      second: { axis: 'set_of', adds: { one: 0, three: 2400 } },
      sales: 688,
      days_ago: 260,
      title: words(
        'Six-piece burr puzzle',
        '六柱鲁班锁',
        '6本組み木パズル',
        '여섯 조각 나무 맞물림 퍼즐',
        'ปริศนาไม้ไขว้หกชิ้น',
      ),
      description: words(
        'Six notched sticks that lock into a star without glue. Taking it apart costs a minute, putting it together an evening, and the answer is printed inside the wrapper.',
        '六根开槽木条，不用胶水就能锁成一颗星。拆开一分钟，装回一晚上，答案印在包装纸内侧。',
        '切り込みの入った6本の棒が、のりなしで星の形に組み上がります。ばらすのは1分、戻すのは一晩。答えは包み紙の内側にあります。',
        '홈 파인 막대 여섯 개가 풀 없이 별 모양으로 맞물립니다. 푸는 데 일 분, 맞추는 데 하룻저녁이 걸리고 답은 포장지 안쪽에 있습니다.',
        'แท่งไม้บากหกชิ้นขัดกันเป็นรูปดาวโดยไม่ใช้กาว แกะใช้นาทีเดียว ประกอบคืนใช้ทั้งเย็น เฉลยพิมพ์ไว้ด้านในห่อ',
      ),
      specs: [
        spec('material', words('Solid wood, beeswax', '实木、蜂蜡', '無垢材、蜜ろう', '원목, 밀랍', 'ไม้แท้ ขี้ผึ้ง')),
        spec('size', centimetres(8, 8, 8)),
        spec('age', fromYears(8)),
        spec('players', words('1', '1 人', '1人', '1명', '1 คน')),
      ],
      reviews: `
en 4 (walnut-one) It has been in six pieces since Tuesday. I refuse to look inside the wrapper.
zh-CN 5 (cherry-three) 三个难度不一样，榫口严丝合缝，爷爷十分钟就装回去了。
ja 5 (maple-one) 机に置いてあると来た人が必ず手に取ります。
ko 5 (walnut-three) 회의 시간에 조용히 만지작거리기 좋습니다.
th 3 (maple-one) ไม้สวยแต่ชิ้นหนึ่งฝืดมาก ต้องใช้แรงดัน
th 5 (cherry) พ่อเล่นแล้วติด ขออีกอันไปไว้ที่ทำงาน
`,
    },
    {
      product_id: 'puzzle-tangram',
      shop_id: 'little-harbour',
      values: ['butter', 'brick', 'sage'],
      price_cents: 1500,
      second: { axis: 'packing', adds: { bag: 0, crate: 700 } },
      sales: 377,
      days_ago: 33,
      title: words('Tangram in a tray', '木盘七巧板', '木皿入りタングラム', '나무 판 칠교놀이', 'แทนแกรมในถาดไม้'),
      description: words(
        'Seven pieces from one square, and a booklet of sixty cats, boats and bowing gentlemen to make of them. The tray has a step, so little fingers can lift a piece by its edge.',
        '一个正方形切出七块，附一本小册子，能拼六十种猫、船和鞠躬的先生。木盘有台阶，小手指能从边上把木块抬起来。',
        'ひとつの正方形から7枚。猫や舟、おじぎをする紳士など60の形がのった小冊子つきです。皿に段があるので、小さな指でも端から持ち上げられます。',
        '정사각형 하나에서 나온 일곱 조각과, 고양이와 배와 인사하는 신사까지 예순 가지를 담은 소책자입니다. 판에 턱이 있어 작은 손가락으로도 조각을 들 수 있습니다.',
        'เจ็ดชิ้นจากสี่เหลี่ยมเดียว พร้อมสมุดเล่มเล็กรวมหกสิบแบบ ทั้งแมว เรือ และสุภาพบุรุษโค้งคำนับ ถาดมีขั้นให้นิ้วเล็ก ๆ งัดชิ้นขึ้นได้',
      ),
      specs: [
        spec('material', maple),
        spec('size', centimetres(18, 18, 2)),
        spec('age', fromYears(4)),
        spec(
          'contents',
          words(
            'Seven pieces, tray, booklet',
            '七块板、木盘、小册子',
            '7枚、木皿、小冊子',
            '일곱 조각, 판, 소책자',
            'เจ็ดชิ้น ถาด สมุดเล่มเล็ก',
          ),
        ),
      ],
      reviews: `
zh-CN 5 (brick-crate) 颜色沉稳不刺眼，小册子由易到难，排得很好。
en 5 (butter-bag) The bowing gentleman is harder than the swan. Consider yourself warned.
ja 4 (sage-bag) 小冊子の字が少し小さいですが、形は60種でたっぷり遊べます。
ko 5 (brick-bag) 비행기에서 세 시간 버텼습니다.
th 5 (sage-crate) ลูกชายหกขวบต่อแมวได้ครบทุกท่าแล้ว
`,
    },
  ],
}

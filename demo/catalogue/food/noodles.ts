import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

const wheat = spec('allergens', words('Wheat', '小麦', '小麦', '밀', 'ข้าวสาลี'))

export const noodles: Kind = {
  pictured: 'flavour',
  about: words(
    'Dried slowly in moving air instead of an oven, so they cook springy and do not cloud the water.',
    '不用烘箱，靠流动的空气慢慢风干，煮出来有弹性，也不浑汤。',
    'オーブンではなく風でゆっくり乾かしているので、ゆでると弾力があり、湯が濁りません。',
    '오븐이 아니라 바람에 천천히 말려, 삶으면 탱탱하고 물이 탁해지지 않습니다.',
    'ผึ่งลมช้า ๆ แทนการอบ ต้มแล้วเส้นเด้งและน้ำไม่ขุ่น',
  ),
  specs: [spec('best_before', months(18))],
  products: [
    {
      product_id: 'noodles-somyeon',
      shop_id: 'hanok-pantry',
      values: ['plain', 'mugwort', 'pumpkin'],
      price_cents: 1400,
      second: { axis: 'net_weight', adds: { '500g': 0, '1kg': 1100 } },
      sales: 876,
      days_ago: 193,
      title: words(
        'Hand-pulled somyeon in a pine box',
        '松木盒手拉素面',
        '手延べそうめん 松の木箱入り',
        '소나무 상자에 담은 수타 소면',
        'โซมยอนดึงมือในกล่องไม้สน',
      ),
      description: words(
        'Threads as fine as sewing cotton, pulled by hand over two days and tied in bundles, one for each bowl. Ninety seconds in boiling water, then straight under the cold tap.',
        '两天手工拉成，细如缝线，一束一碗。沸水煮九十秒，立刻过冷水。',
        '2日かけて手で延ばした、縫い糸ほど細い麺です。1束が1人前。沸騰した湯で90秒ゆで、すぐに流水で締めてください。',
        '이틀에 걸쳐 손으로 뽑은 실처럼 가는 국수를 한 그릇씩 묶었습니다. 끓는 물에 구십 초 삶아 바로 찬물에 헹구세요.',
        'เส้นเล็กเหมือนด้ายเย็บผ้า ดึงมือสองวัน มัดละหนึ่งชาม ลวกน้ำเดือดเก้าสิบวินาทีแล้วล้างน้ำเย็นทันที',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Wheat, salt; mugwort or pumpkin',
            '小麦粉、盐；另有艾草或南瓜',
            '小麦粉、食塩、ほかによもぎまたはかぼちゃ',
            '밀가루, 소금, 쑥 또는 단호박',
            'แป้งสาลี เกลือ และใบอ้ายเย่หรือฟักทอง',
          ),
        ),
        wheat,
        spec('origin', korea),
      ],
      reviews: `
    en 5 (plain-1kg) So fine that they looked like a mistake. Cold with cucumber, they were dinner all July.
    ko 5 (plain-1kg) 잔치국수 해 먹었는데 면이 끝까지 안 퍼져요.
    ja 4 (mugwort-500g) よもぎの香りがしっかり。木箱入りで贈り物にもよさそうです。
    zh-CN 5 (pumpkin-500g) 颜色嫩黄好看，宝宝也爱吃，一束正好一碗。
    th 4 (plain-500g) เส้นเล็กนุ่มมาก ใช้แทนขนมจีนได้เลย ลวกเกินสองนาทีจะเละ
  `,
    },
    {
      product_id: 'noodles-buckwheat',
      shop_id: 'hanok-pantry',
      pictured: 'buckwheat_share',
      values: ['30', '60', '100'],
      price_cents: 800,
      pictured_adds: [0, 200, 500],
      second: { axis: 'net_weight', adds: { '300g': 0, '1kg': 1500 } },
      sales: 1298,
      days_ago: 324,
      title: words(
        'Buckwheat noodles in a paper band',
        '纸带束荞麦面',
        '帯紙で束ねたそば',
        '종이띠로 묶은 메밀국수',
        'เส้นบักวีตคาดแถบกระดาษ',
      ),
      description: words(
        'Straight noodles from the buckwheat fields of Bongpyeong, in three strengths. Thirty per cent is smooth and slurps well, sixty smells of the mill, a hundred breaks easily and forgives no timer.',
        '蓬坪荞麦田出产的直面，三种浓度。三成的顺滑好吸，六成的带磨坊香，十成的易断，煮的时间不容差池。',
        '蓬坪のそば畑から届くまっすぐな麺を、3つの割合でご用意しました。30%はつるりとすすりやすく、60%はひきたての香り、100%は切れやすいのでゆで時間は厳密に。',
        '봉평 메밀밭에서 온 곧은 국수를 세 가지 함량으로 만들었습니다. 30%는 매끈해 후루룩 넘어가고, 60%는 방앗간 향이 나며, 100%는 잘 끊어지니 삶는 시간을 꼭 지켜 주세요.',
        'เส้นตรงจากทุ่งบักวีตบงพยอง มีสามความเข้ม สามสิบเปอร์เซ็นต์ลื่นซู้ดง่าย หกสิบหอมกลิ่นโม่ ส่วนร้อยเปอร์เซ็นต์ขาดง่าย ต้องจับเวลาต้มให้เป๊ะ',
      ),
      specs: [
        spec(
          'ingredients',
          words('Buckwheat, wheat', '荞麦、小麦', 'そば粉、小麦粉', '메밀가루, 밀가루', 'แป้งบักวีต แป้งสาลี'),
        ),
        spec('allergens', words('Buckwheat, wheat', '荞麦、小麦', 'そば・小麦', '메밀, 밀', 'บักวีต ข้าวสาลี')),
        spec(
          'brewing',
          words(
            'Four minutes in plenty of water',
            '宽水煮四分钟',
            'たっぷりの湯で4分ゆでる',
            '넉넉한 물에 4분 삶기',
            'ต้มน้ำมาก ๆ สี่นาที',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 4 (100-300g) The hundred crumbles if you look at it wrong, and still I ordered it again.
    ko 5 (60-1kg) 막국수 해 먹기 딱 좋은 함량이에요. 메밀 향이 확실히 납니다.
    ja 5 (60-300g) 日本のそばとは違う素朴な香り。冷たい大根汁でいただきました。
    zh-CN 4 (30-1kg) 口感顺滑，凉拌最好，煮过头会软。
    th 5 (30-300g) ทำโซบะเย็นง่าย ๆ เส้นหอม ไม่จับก้อน
    ko 3 (100-1kg) 순메밀은 제 솜씨로는 자꾸 끊어지네요. 맛은 좋습니다.
  `,
    },
    {
      product_id: 'noodles-rice',
      shop_id: 'river-market',
      pictured: 'rice_kind',
      values: ['white', 'brown', 'black'],
      price_cents: 500,
      pictured_adds: [0, 100, 200],
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 350, '1kg': 900 } },
      sales: 3610,
      days_ago: 467,
      title: words(
        'Flat rice noodles from Chanthaburi',
        '尖竹汶河粉干',
        'チャンタブリーの平たい米麺',
        '짠타부리 납작 쌀국수',
        'เส้นจันท์แบบแบน',
      ),
      description: words(
        'The noodle that pad thai is named for at home: flat, tough in the pan, tender in the mouth. Soak for twenty minutes in cold water and let the wok do the rest.',
        '泰式炒河粉的正宗用面：扁平，下锅耐炒，入口软韧。冷水泡二十分钟，剩下的交给炒锅。',
        '本場のパッタイに使う麺です。平たく、鍋の中では切れにくく、口の中ではやわらか。冷たい水に20分浸したら、あとは中華鍋に任せてください。',
        '본고장 팟타이에 쓰는 국수입니다. 납작하고, 팬에서는 끊어지지 않으며, 입에서는 부드럽습니다. 찬물에 이십 분 불린 뒤 나머지는 웍에 맡기세요.',
        'เส้นที่ผัดไทยแท้ต้องใช้ แบน ทนกระทะ นุ่มในปาก แช่น้ำเย็นยี่สิบนาทีแล้วปล่อยให้กระทะทำหน้าที่',
      ),
      specs: [
        spec('ingredients', words('Rice, water', '大米、水', '米、水', '쌀, 물', 'ข้าวเจ้า น้ำ')),
        spec('allergens', words('No gluten', '不含麸质', 'グルテン不使用', '글루텐 없음', 'ไม่มีกลูเตน')),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (white-1kg) No more porridge pretending to be pad thai. Cold soak, hot pan, done.
    th 5 (white-1kg) เส้นเหนียวนุ่มไม่ขาด ผัดไทยขายหน้าบ้านใช้ตัวนี้ตลอด
    th 4 (black-250g) เส้นไรซ์เบอร์รี่สีสวย แต่แช่นานกว่าที่บอกหน่อย
    zh-CN 5 (white-500g) 炒出来不粘不断，比超市的越南粉有嚼劲。
    ja 4 (brown-250g) 玄米麺は香ばしく、汁麺にしても伸びにくいです。
    ko 5 (white-500g) 팟타이도 쌀국수도 이걸로 통일했습니다.
    en 2 (brown-500g) Half the packet was broken to matchsticks by the time it reached Leeds.
  `,
    },
    {
      product_id: 'noodles-nests',
      shop_id: 'river-market',
      values: ['plain', 'spinach', 'pumpkin'],
      price_cents: 700,
      was_cents: 900,
      sales: 542,
      days_ago: 108,
      title: words(
        'Egg noodle nests, twelve',
        '鸡蛋面窝 12 个',
        '鳥の巣形の卵麺 12個',
        '에그누들 둥지 12개',
        'บะหมี่ไข่ก้อนรังนก 12 ก้อน',
      ),
      description: words(
        'Thin egg noodles coiled by hand into nests, one for a child and two for the hungry. Drop a nest in soup three minutes before serving and shake it loose.',
        '细蛋面手工盘成窝状，小孩一个，饿的人两个。上桌前三分钟放进汤里，抖散即可。',
        '細い卵麺を手で巻いて巣の形にしました。子どもは1つ、おなかのすいた人は2つ。出す3分前にスープへ入れ、ほぐしてください。',
        '가는 에그누들을 손으로 둥지처럼 감았습니다. 아이는 하나, 배고픈 사람은 둘입니다. 내기 삼 분 전에 국물에 넣고 흔들어 푸세요.',
        'บะหมี่ไข่เส้นเล็กขดมือเป็นรัง เด็กหนึ่งก้อน คนหิวสองก้อน ใส่ซุปก่อนเสิร์ฟสามนาทีแล้วเขย่าให้คลาย',
      ),
      specs: [
        spec('net', words('12 nests, 420 g', '12 个，420 克', '12個、420 g', '12개, 420g', '12 ก้อน 420 กรัม')),
        spec(
          'ingredients',
          words(
            'Wheat, egg; spinach or pumpkin',
            '小麦粉、鸡蛋；另有菠菜或南瓜',
            '小麦粉、卵、ほかにほうれん草またはかぼちゃ',
            '밀가루, 달걀, 시금치 또는 단호박',
            'แป้งสาลี ไข่ และผักโขมหรือฟักทอง',
          ),
        ),
        spec('allergens', words('Wheat and egg', '小麦、蛋', '小麦・卵', '밀, 달걀', 'ข้าวสาลี ไข่')),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (spinach) My toddler eats anything that arrives as a nest. I am considering broccoli next.
    th 5 (plain) เส้นเด้งเหมือนบะหมี่ร้านโปรด ลวกสามนาทีพอดี
    ja 4 (pumpkin) かぼちゃ色がきれい。スープに入れるとすぐほぐれて便利です。
    zh-CN 4 (plain) 蛋香浓，煮汤不糊，就是窝有点小，男生要三个。
    ko 5 (spinach) 마라탕에 넣으니 국물이 잘 배요. 초록 면이라 보기에도 좋습니다.
  `,
    },
    {
      product_id: 'noodles-cup',
      shop_id: 'hanok-pantry',
      values: ['anchovy', 'mushroom', 'chilli'],
      price_cents: 450,
      was_cents: 550,
      sales: 2760,
      days_ago: 29,
      title: words('Kalguksu noodle soup in a cup', '杯装韩式刀切面', 'カップ入りカルグクス', '컵 칼국수', 'คัลกุกซูถ้วย'),
      description: words(
        'Knife-cut noodles with a packet of real stock and dried greens in a paper cup. Fill it to the line, wait five minutes, and the lid has a fold that keeps it shut.',
        '刀切面配真材实料的汤料包和脱水青菜，装在纸杯里。注水到线，等五分钟，杯盖有折边，可以扣紧。',
        '包丁切りの麺に、だしから取ったスープと乾燥青菜を添えた紙カップです。線まで湯を注いで5分。ふたには閉じておける折り返しがあります。',
        '칼로 썬 면에 제대로 우린 육수와 말린 채소를 곁들여 종이컵에 담았습니다. 선까지 물을 붓고 오 분 기다리면 됩니다. 뚜껑에는 닫아 두는 접이 홈이 있습니다.',
        'เส้นตัดมีดพร้อมซองน้ำซุปเคี่ยวจริงและผักแห้งในถ้วยกระดาษ เติมน้ำถึงขีด รอห้านาที ฝามีรอยพับล็อกให้ปิดสนิท',
      ),
      specs: [
        spec('net', words('78 g', '78 克', '78 g', '78g', '78 กรัม')),
        spec(
          'ingredients',
          words(
            'Wheat, stock powder, courgette, spring onion',
            '小麦粉、高汤粉、西葫芦、葱',
            '小麦粉、だし粉末、ズッキーニ、ねぎ',
            '밀가루, 육수 분말, 애호박, 대파',
            'แป้งสาลี ผงน้ำซุป ซูกินี ต้นหอม',
          ),
        ),
        spec(
          'allergens',
          words('Wheat, soy, fish', '小麦、大豆、鱼', '小麦・大豆・魚', '밀, 대두, 생선', 'ข้าวสาลี ถั่วเหลือง ปลา'),
        ),
        spec('best_before', months(9)),
        spec('origin', korea),
      ],
      reviews: `
    en 4 (mushroom) The best thing to happen to my desk drawer since the stapler.
    ko 5 (anchovy) 멸치 육수가 진해서 컵라면 같지 않아요. 해외에서 먹으니 눈물 납니다.
    ja 5 (anchovy) 煮干しのだしがやさしく、二日酔いの朝に助かりました。
    zh-CN 4 (chilli) 汤头鲜辣，面有点宽，泡五分钟刚好。
    th 5 (chilli) น้ำซุปเผ็ดกลมกล่อม เส้นหนึบกว่าบะหมี่ถ้วยทั่วไปมาก
    zh-CN 3 (mushroom) 香菇味不错，但杯子里的青菜少得可怜。
  `,
    },
  ],
}

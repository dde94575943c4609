import type { Kind } from '../kind.ts'
import { centimetres, months } from '../measures.ts'
import { korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

const honeyAlone = spec('ingredients', words('Honey', '蜂蜜', 'はちみつ', '벌꿀', 'น้ำผึ้ง'))

export const honey: Kind = {
  pictured: 'flower',
  about: words(
    'The honey is never warmed beyond the heat of the hive. Crystals in it are a good sign and no fault.',
    '蜂蜜从不加热到超过蜂巢的温度。出现结晶是好兆头，不是瑕疵。',
    'はちみつは巣箱の温度より高く温めていません。結晶は良いはちみつのしるしで、傷みではありません。',
    '꿀은 벌통 온도보다 높게 데우지 않습니다. 결정이 생기는 것은 좋은 꿀이라는 표시이며 변질이 아닙니다.',
    'น้ำผึ้งไม่ผ่านความร้อนเกินอุณหภูมิในรัง การตกผลึกเป็นสัญญาณที่ดี ไม่ใช่ของเสีย',
  ),
  specs: [
    spec(
      'allergens',
      words(
        'Not for children under one year',
        '一岁以下婴儿不宜食用',
        '1歳未満の乳児には与えないでください',
        '1세 미만 영아에게 먹이지 마세요',
        'ห้ามให้เด็กอายุต่ำกว่าหนึ่งขวบ',
      ),
    ),
    spec('best_before', months(24)),
    spec(
      'keeping',
      words(
        'Room temperature; warm gently if it sets',
        '常温存放，结晶后隔水温化',
        '常温で。固まったら湯せんに',
        '실온 보관, 굳으면 중탕하세요',
        'อุณหภูมิห้อง หากตกผลึกให้อุ่นเบา ๆ',
      ),
    ),
    spec('origin', korea),
  ],
  products: [
    {
      product_id: 'honey',
      shop_id: 'uji-tea',
      values: ['acacia', 'wildflower', 'buckwheat'],
      price_cents: 1200,
      pictured_adds: [200, 0, 300],
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 900 } },
      sales: 1389,
      days_ago: 298,
      title: words(
        'Raw honey with a dipper',
        '原蜜配木蜜棒',
        '生はちみつ ディッパー付き',
        '꿀 막대를 곁들인 생꿀',
        'น้ำผึ้งดิบพร้อมไม้ตัก',
      ),
      description: words(
        'From beekeepers in Gangwon, strained once through cloth and put straight into jars. Acacia stays clear and mild, wildflower changes a little every year, and buckwheat is dark as molasses. A beech dipper comes with every jar.',
        '来自江原道养蜂人，只用布滤一遍便直接装罐。洋槐蜜清澈柔和，百花蜜年年略有不同，荞麦蜜色深如糖浆。每罐都配一支榉木蜜棒。',
        '江原道の養蜂家から届き、布で一度こして、そのまま瓶に詰めました。アカシアは澄んでやさしく、百花は年ごとに味が変わり、そばは黒蜜のように濃厚。どの瓶にもブナのディッパーが付きます。',
        '강원도 양봉가에게서 와서 천으로 한 번만 걸러 바로 병에 담았습니다. 아카시아는 맑고 순하며, 야생화는 해마다 조금씩 다르고, 메밀은 조청처럼 진합니다. 병마다 너도밤나무 막대가 함께 들어 있습니다.',
        'จากผู้เลี้ยงผึ้งจังหวัดคังวอน กรองผ้าครั้งเดียวแล้วบรรจุขวดทันที อะคาเซียใสและรสอ่อน ดอกไม้ป่ารสเปลี่ยนเล็กน้อยทุกปี บักวีตสีเข้มเหมือนกากน้ำตาล ทุกขวดมีไม้ตักบีชให้',
      ),
      specs: [honeyAlone],
      reviews: `
    en 5 (buckwheat-250g) Dark and almost malty. It ruined ordinary honey for me.
    ja 4 (acacia-250g) さらっとしてヨーグルトに合います。ディッパーがかわいい。
    zh-CN 5 (acacia-500g) 洋槐蜜清甜不腻，兑温水喝很润。
    ko 5 (wildflower-500g) 어릴 때 할머니 댁에서 먹던 그 맛이에요.
    th 4 (wildflower-250g) หอมดอกไม้จริง ๆ ตกผลึกไวแต่แช่น้ำอุ่นก็หาย
    en 4 (wildflower-500g) Arrived a little crystallised, which the label had promised.
  `,
    },
    {
      product_id: 'honey-comb',
      shop_id: 'hanok-pantry',
      values: ['acacia', 'chestnut', 'wildflower'],
      price_cents: 2400,
      pictured_adds: [0, 300, 0],
      second: { axis: 'net_weight', adds: { '200g': 0, '400g': 1900 } },
      sales: 356,
      days_ago: 74,
      shelf: 'nearly_empty',
      title: words(
        'Cut honeycomb in a pine tray',
        '松木盒切块蜂巢蜜',
        '巣蜜 松の木箱入り',
        '소나무 상자에 담은 벌집꿀',
        'รวงผึ้งตัดชิ้นในถาดไม้สน',
      ),
      description: words(
        'A slab cut straight out of the frame, wax and all, from hives on the slopes of Mount Jiri. Chew it as it is, or lay it on warm bread and let it run.',
        '智异山坡上的蜂箱，连蜂蜡一起从巢框上直接切下。可直接嚼食，也可铺在温热的面包上任其流开。',
        '智異山の斜面に置いた巣箱から、蜜ろうごと切り出しました。そのまま噛んでも、温かいパンにのせて蜜が流れるのを待ってもおいしくいただけます。',
        '지리산 자락의 벌통에서 밀랍째 그대로 잘라 냈습니다. 그냥 씹어 드셔도, 따뜻한 빵에 얹어 꿀이 흐르게 드셔도 좋습니다.',
        'ตัดจากคอนทั้งไขผึ้ง จากรังบนเชิงเขาจีรี เคี้ยวเปล่า ๆ หรือวางบนขนมปังอุ่นแล้วปล่อยให้น้ำผึ้งไหลก็ได้',
      ),
      specs: [
        spec('ingredients', words('Honeycomb', '蜂巢蜜', '巣蜜', '벌집꿀', 'รวงผึ้ง')),
        spec('size', centimetres(14, 11, 4)),
      ],
      reviews: `
    en 5 (chestnut-200g) Chestnut is bitter at the edges in the best way. On blue cheese it silenced the table.
    ja 4 (acacia-200g) 木箱ごと食卓に出せます。蜜ろうは最後に口に残るので好みが分かれそうです。
    zh-CN 5 (wildflower-400g) 巢脾完整，切面整齐，寄到时一滴没漏。
    ko 5 (acacia-400g) 밀랍이 얇아 거슬리지 않아요. 요거트에 얹으면 카페 부럽지 않습니다.
    th 4 (acacia-200g) หอมหวานสดชื่นมาก ลูกชอบเคี้ยวเหมือนหมากฝรั่ง ราคาแรงนิดหน่อย
    zh-CN 3 (chestnut-200g) 栗花蜜偏苦，不是我想的甜味，建议第一次买洋槐。
  `,
    },
    {
      product_id: 'honey-squeeze',
      shop_id: 'river-market',
      values: ['longan', 'lychee', 'wildflower'],
      price_cents: 850,
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 600, '1kg': 1700 } },
      sales: 2218,
      days_ago: 340,
      title: words(
        'Squeeze-bottle honey from Lamphun',
        '南奔挤压瓶蜂蜜',
        'ランプーンのはちみつ 押し出しボトル',
        '람푼 꿀 튜브병',
        'น้ำผึ้งลำพูนขวดบีบ',
      ),
      description: words(
        'From the longan and lychee orchards of Lamphun, in a soft bottle that stands on its head and does not drip. Longan is deep and raisiny, lychee light and rosy, wildflower somewhere between.',
        '来自南奔的龙眼和荔枝果园，软瓶可倒立，不滴漏。龙眼蜜浓郁如葡萄干，荔枝蜜清淡带玫瑰香，百花蜜介于两者之间。',
        'ランプーンのロンガンとライチの果樹園から。逆さに立てておける、液だれしにくいやわらかなボトルです。ロンガンは干しぶどうのように深く、ライチは軽くばらの香り、百花はその中間です。',
        '람푼의 용안과 리치 과수원에서 온 꿀을, 거꾸로 세워 두어도 흐르지 않는 말랑한 병에 담았습니다. 용안은 건포도처럼 깊고, 리치는 가볍고 장미 향이 나며, 야생화는 그 사이입니다.',
        'จากสวนลำไยและลิ้นจี่ลำพูน ในขวดนิ่มที่ตั้งคว่ำได้ไม่หยด ลำไยรสเข้มเหมือนลูกเกด ลิ้นจี่เบาหอมกุหลาบ ดอกไม้ป่าอยู่กึ่งกลาง',
      ),
      specs: [honeyAlone, spec('origin', thailand)],
      reviews: `
    en 4 (lychee-250g) Finally a honey bottle that does not glue itself to the shelf. The nozzle could be finer.
    th 5 (longan-1kg) น้ำผึ้งลำไยแท้ เดือนห้าหอมเข้ม บีบง่ายไม่เลอะมือ ซื้อขวดใหญ่คุ้มกว่า
    ja 5 (lychee-500g) 紅茶に入れるとライチの香りがふわっと立ちます。
    zh-CN 4 (longan-500g) 龙眼味很浓，泡水颜色偏深，孩子也能自己挤。
    ko 5 (wildflower-500g) 아침 토스트용으로 딱이에요. 뚜껑 닫는 소리가 확실해서 안심됩니다.
    en 2 (longan-1kg) The kilo bottle is too stiff to squeeze once half is gone. Buy two small ones.
    th 4 (wildflower-250g) ขวดเล็กพกไปแคมป์ได้ ไม่รั่วในกระเป๋า
  `,
    },
    {
      product_id: 'honey-trio',
      shop_id: 'hanok-pantry',
      pictured: 'colour',
      values: ['oat', 'blush', 'sage'],
      price_cents: 3200,
      was_cents: 3900,
      sales: 534,
      days_ago: 156,
      title: words(
        'Three small honeys in a gift box',
        '三小罐蜂蜜礼盒',
        '小瓶はちみつ3種 ギフト箱',
        '작은 꿀 세 병 선물 상자',
        'น้ำผึ้งสามขวดเล็กในกล่องของขวัญ',
      ),
      description: words(
        'Acacia, chestnut and buckwheat side by side in six-sided jars: pale, amber and nearly black. The paper box closes with a cotton cord, and only its colour is yours to choose.',
        '洋槐、栗花、荞麦三种蜜装在六角小罐里并排而立：浅金、琥珀、近乎墨黑。纸盒以棉绳系口，可选的只有盒子的颜色。',
        'アカシア、栗、そばの3種を六角の小瓶に並べました。淡い金色、琥珀色、黒に近い色。紙箱は綿のひもで結びます。お選びいただくのは箱の色だけです。',
        '아카시아, 밤꽃, 메밀꿀을 육각 병에 나란히 담았습니다. 연한 금빛, 호박빛, 거의 검은빛입니다. 종이 상자는 면 끈으로 묶으며, 고르실 것은 상자 색뿐입니다.',
        'น้ำผึ้งอะคาเซีย ดอกเกาลัด และบักวีต เรียงกันในขวดหกเหลี่ยม สีทองอ่อน สีอำพัน และเกือบดำ กล่องกระดาษผูกเชือกฝ้าย เลือกได้เฉพาะสีกล่อง',
      ),
      specs: [
        honeyAlone,
        spec('net', words('3 × 120 g', '3 × 120 克', '120 g × 3瓶', '120g × 3병', '120 กรัม × 3 ขวด')),
      ],
      reviews: `
    en 5 (sage) We tasted them in order of colour and argued about the middle one all evening.
    ja 5 (blush) 内祝いに選びました。箱の紙の質感が良く、ひもまでかわいいです。
    zh-CN 4 (oat) 三种味道差别明显，罐子偏小，尝鲜正好。
    ko 5 (oat) 명절 선물로 여섯 상자 샀어요. 과하지 않고 단정합니다.
    th 5 (sage) ให้คุณครูเป็นของขวัญปีใหม่ กล่องเรียบร้อย ขวดหกเหลี่ยมน่ารัก
    ko 4 (blush) 병이 예뻐서 다 먹고 양념통으로 써요. 메밀꿀은 호불호가 있겠네요.
  `,
    },
    {
      product_id: 'honey-steeped',
      shop_id: 'hanok-pantry',
      pictured: 'flavour',
      values: ['citron', 'ginger', 'jujube'],
      price_cents: 1600,
      second: { axis: 'net_weight', adds: { '340g': 0, '500g': 700, '1kg': 2200 } },
      sales: 1457,
      days_ago: 388,
      title: words(
        'Fruit and root steeped in honey',
        '蜜渍果根茶',
        '果実と根のはちみつ漬け',
        '꿀에 재운 과일청',
        'ผลไม้และรากไม้แช่น้ำผึ้ง',
      ),
      description: words(
        'Thin slices laid in honey for forty days in a clip-top jar. Two spoonfuls and hot water make a cup of tea; one, straight from the jar, is for a sore throat.',
        '薄切片在卡扣罐里用蜂蜜浸渍四十天。两勺兑热水便是一杯茶，嗓子不舒服时可直接吃一勺。',
        '薄切りにして、密閉瓶の中で40日間はちみつに漬けました。2さじをお湯で割ればお茶に、のどの調子が悪いときはそのまま1さじどうぞ。',
        '얇게 썰어 밀폐 병에서 사십 일 동안 꿀에 재웠습니다. 두 숟갈에 뜨거운 물을 부으면 차가 되고, 목이 칼칼할 때는 한 숟갈 그대로 드세요.',
        'หั่นบางแช่น้ำผึ้งสี่สิบวันในโหลฝาล็อก สองช้อนกับน้ำร้อนได้ชาหนึ่งถ้วย เจ็บคอก็ตักกินเปล่า ๆ หนึ่งช้อน',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Honey 55%, citron, ginger or jujube 45%',
            '蜂蜜 55%，柚子、生姜或红枣 45%',
            'はちみつ55%、ゆず・しょうが・なつめのいずれか45%',
            '벌꿀 55%, 유자·생강·대추 중 하나 45%',
            'น้ำผึ้ง 55% ส้มยูจา ขิง หรือพุทราจีน 45%',
          ),
        ),
        spec('best_before', months(12)),
        spec('keeping', words('In the fridge once open', '开封后冷藏', '開封後は冷蔵', '개봉 후 냉장', 'เปิดแล้วแช่ตู้เย็น')),
      ],
      reviews: `
    en 5 (citron-500g) Stirred into sparkling water all summer, hot water all winter. The peel is the best part.
    ja 5 (ginger-340g) 喉がいがいがする夜に。しょうがの繊維が気にならない薄さです。
    zh-CN 5 (citron-1kg) 柚子丝切得细，不苦，一公斤装全家喝了一个月。
    ko 4 (jujube-340g) 대추가 듬뿍 들었고 달지 않아요. 병뚜껑이 꿀 때문에 끈적해지는 건 어쩔 수 없네요.
    th 4 (ginger-500g) ขิงเผ็ดร้อนดี ผสมน้ำอุ่นดื่มก่อนนอนสบายคอ
    ko 5 (citron-1kg) 엄마가 담그던 유자청 맛이랑 똑같아서 놀랐습니다.
    en 3 (jujube-500g) Pleasant, but I paid for a glass jar and got mostly fruit, little syrup.
  `,
    },
  ],
}

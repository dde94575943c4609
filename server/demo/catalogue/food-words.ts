import { months } from './measures.ts'
import { japan, korea, type ProductWords, spec, thailand } from './spec-names-words.ts'
import { words } from './words.ts'

export const foodWords: ProductWords[] = [
  {
    product_id: 'matcha',
    title: words('Uji matcha in a tin', '宇治抹茶 罐装', '宇治抹茶 缶入り', '우지 말차 캔', 'มัตฉะจากอูจิ แบบกระป๋อง'),
    description: words(
      'Stone-ground green tea from shaded gardens above Uji, packed in a tin within a week of milling. The ceremonial grade whisks to a fine, sweet foam; the everyday grade stands up to milk; the roasted one smells of toast and chestnuts. Keep it cold once open.',
      '宇治山间覆荫茶园的石磨绿茶，磨好一周内装罐。茶道级点出细甜的泡沫，日常级兑奶也有茶味，焙茶带着烤面包和栗子的香气。开罐后请冷藏。',
      '宇治の山あいの覆い下茶園で育て、石臼でひいてから1週間以内に缶へ詰めました。お点前用はきめ細かく甘い泡、普段使いは牛乳に負けない味わい、ほうじ茶はこうばしい栗のような香りです。開封後は冷蔵庫へ。',
      '우지 산자락의 차광 다원에서 기른 찻잎을 맷돌로 갈아 일주일 안에 캔에 담았습니다. 다도용은 곱고 달큰한 거품이 나고, 데일리는 우유와 섞어도 맛이 또렷하며, 호지차는 구운 빵과 밤 향이 납니다. 개봉 후에는 냉장 보관하세요.',
      'ชาเขียวโม่หินจากไร่ในร่มบนเขาเมืองอูจิ บรรจุกระป๋องภายในหนึ่งสัปดาห์หลังโม่ เกรดพิธีชงชาตีฟองได้ละเอียดหวาน เกรดทุกวันใส่นมแล้วยังได้รสชา ส่วนโฮจิฉะหอมเหมือนขนมปังปิ้งและเกาลัด เปิดแล้วเก็บในตู้เย็น',
    ),
    specs: [
      spec('ingredients', words('Green tea', '绿茶', '緑茶', '녹차', 'ชาเขียว')),
      spec(
        'brewing',
        words(
          '2 g in 70 ml of water at 80 °C',
          '2 克茶粉，70 毫升 80 °C 的水',
          '2 gを80 °Cのお湯70 mlで点てる',
          '2g을 80°C 물 70ml에 격불',
          'ผง 2 กรัม ต่อน้ำ 80 °C 70 มล.',
        ),
      ),
      spec('best_before', months(9)),
      spec(
        'keeping',
        words(
          'Cool and dark, in the fridge once open',
          '阴凉避光，开封后冷藏',
          '冷暗所、開封後は冷蔵',
          '서늘하고 어두운 곳, 개봉 후 냉장',
          'เก็บในที่เย็นและมืด เปิดแล้วแช่ตู้เย็น',
        ),
      ),
      spec('origin', japan),
    ],
  },
  {
    product_id: 'honey',
    title: words(
      'Raw honey with a dipper',
      '原蜜配木蜜棒',
      '生はちみつ ディッパー付き',
      '꿀 막대를 곁들인 생꿀',
      'น้ำผึ้งดิบพร้อมไม้ตัก',
    ),
    description: words(
      'Unheated honey from beekeepers in Gangwon, strained once through cloth and put straight into jars. Acacia stays clear and mild, wildflower changes a little every year, and buckwheat is dark as molasses. A beech dipper comes with every jar.',
      '江原道养蜂人的未加热原蜜，只用布滤一遍便直接装罐。洋槐蜜清澈柔和，百花蜜年年略有不同，荞麦蜜色深如糖浆。每罐都配一支榉木蜜棒。',
      '江原道の養蜂家から届く、加熱していないはちみつです。布で一度こして、そのまま瓶に詰めました。アカシアは澄んでやさしく、百花は年ごとに味が変わり、そばは黒蜜のように濃厚。どの瓶にもブナのディッパーが付きます。',
      '강원도 양봉가에게서 온 가열하지 않은 꿀입니다. 천으로 한 번만 걸러 바로 병에 담았습니다. 아카시아는 맑고 순하며, 야생화는 해마다 조금씩 다르고, 메밀은 조청처럼 진합니다. 병마다 너도밤나무 막대가 함께 들어 있습니다.',
      'น้ำผึ้งไม่ผ่านความร้อนจากผู้เลี้ยงผึ้งจังหวัดคังวอน กรองผ้าครั้งเดียวแล้วบรรจุขวดทันที อะคาเซียใสและรสอ่อน ดอกไม้ป่ารสเปลี่ยนเล็กน้อยทุกปี บักวีตสีเข้มเหมือนกากน้ำตาล ทุกขวดมีไม้ตักบีชให้',
    ),
    specs: [
      spec('ingredients', words('Honey', '蜂蜜', 'はちみつ', '벌꿀', 'น้ำผึ้ง')),
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
  },
  {
    product_id: 'coffee',
    title: words(
      'Chiang Rai hill coffee, 200 g',
      '清莱山地咖啡 200 克',
      'チェンライの山のコーヒー 200 g',
      '치앙라이 산지 커피 200g',
      'กาแฟดอยเชียงราย 200 กรัม',
    ),
    description: words(
      'Washed arabica grown at 1,400 metres in the hills of Chiang Rai and roasted to order on Mondays. Light is bright as apricot, medium tastes of cocoa and brown sugar, dark is smoky without being bitter. The bag folds down and closes with a clip.',
      '清莱海拔 1400 米山地的水洗阿拉比卡，每周一按单烘焙。浅烘明亮如杏，中烘有可可和红糖味，深烘带烟熏香却不苦。袋口可折下，用夹条封好。',
      'チェンライ標高1,400 mの山地で育ったウォッシュドのアラビカを、毎週月曜に注文分だけ焙煎します。浅煎りはあんずのように明るく、中煎りはココアと黒糖、深煎りは苦すぎないスモーキーな味わい。袋は口を折り、クリップで閉じられます。',
      '치앙라이 해발 1,400m 산지에서 자란 워시드 아라비카를 월요일마다 주문량만큼 볶습니다. 약배전은 살구처럼 밝고, 중배전은 코코아와 흑설탕 맛, 강배전은 쓰지 않으면서 그을린 향이 납니다. 봉투는 접어서 클립으로 닫습니다.',
      'อะราบิกาล้างน้ำปลูกที่ความสูง 1,400 เมตรบนเขาเชียงราย คั่วตามสั่งทุกวันจันทร์ คั่วอ่อนสดใสเหมือนแอปริคอต คั่วกลางหอมโกโก้และน้ำตาลทรายแดง คั่วเข้มหอมควันแต่ไม่ขม ปากถุงพับปิดด้วยคลิป',
    ),
    specs: [
      spec(
        'ingredients',
        words(
          'Arabica coffee, washed',
          '水洗阿拉比卡咖啡',
          'アラビカ種コーヒー（ウォッシュド）',
          '워시드 아라비카 커피',
          'กาแฟอะราบิกาล้างน้ำ',
        ),
      ),
      spec(
        'brewing',
        words(
          '15 g to 240 ml of water at 92 °C',
          '15 克配 240 毫升 92 °C 的水',
          '15 gに92 °Cのお湯240 ml',
          '15g에 92°C 물 240ml',
          'ผงกาแฟ 15 กรัม ต่อน้ำ 92 °C 240 มล.',
        ),
      ),
      spec(
        'best_before',
        words(
          '6 months, at its best in 5 weeks',
          '6 个月，烘焙后 5 周内风味最佳',
          '6か月、おいしいのは5週間',
          '6개월, 5주 안에 가장 맛있습니다',
          '6 เดือน อร่อยที่สุดใน 5 สัปดาห์',
        ),
      ),
      spec('origin', thailand),
    ],
  },
  {
    product_id: 'chocolate',
    title: words(
      'Stone-ground chocolate bar',
      '石磨巧克力',
      '石臼びきチョコレート',
      '맷돌로 간 초콜릿',
      'ช็อกโกแลตโม่หิน',
    ),
    description: words(
      'Chocolate made from bean to bar in Nagano, ground slowly between stones so that it keeps a little texture. Two ingredients for the dark one, three for the others. The bar snaps cleanly into small squares and melts more like fudge than like butter.',
      '长野作坊从可可豆做起的巧克力，慢慢石磨，留一点颗粒感。黑巧只有两种原料，其余三种。一板可利落掰成小方块，入口绵密不油。',
      '長野でカカオ豆から板まで仕上げるチョコレートです。石臼でゆっくりひき、わずかな粒感を残しました。ダークの原料は2つ、ほかは3つだけ。小さな四角にぱきっと割れ、口どけはしっとりとしています。',
      '나가노에서 카카오콩부터 판까지 직접 만드는 초콜릿입니다. 맷돌로 천천히 갈아 살짝 씹히는 결을 남겼습니다. 다크는 재료 두 가지, 나머지는 세 가지뿐입니다. 작은 네모로 똑 떨어지고, 입안에서 진득하게 녹습니다.',
      'ช็อกโกแลตทำเองตั้งแต่เมล็ดจนเป็นแท่งที่นางาโนะ โม่หินช้า ๆ ให้เหลือเนื้อสัมผัสเล็กน้อย ดาร์กมีส่วนผสมแค่สองอย่าง รสอื่นสามอย่าง หักเป็นชิ้นสี่เหลี่ยมเล็ก ๆ ได้ ละลายในปากเนื้อแน่นไม่เลี่ยน',
    ),
    specs: [
      spec('net', words('70 g', '70 克', '70 g', '70g', '70 กรัม')),
      spec(
        'ingredients',
        words(
          'Cocoa beans, cane sugar; milk or matcha',
          '可可豆、蔗糖；另加牛奶或抹茶',
          'カカオ豆、きび砂糖、ほかに乳または抹茶',
          '카카오콩, 사탕수수 설탕, 우유 또는 말차',
          'เมล็ดโกโก้ น้ำตาลอ้อย และนมหรือมัตฉะ',
        ),
      ),
      spec(
        'allergens',
        words(
          'May contain milk and nuts',
          '可能含乳及坚果',
          '乳・ナッツを含む場合があります',
          '우유·견과류가 섞일 수 있음',
          'อาจมีนมและถั่ว',
        ),
      ),
      spec('best_before', months(12)),
      spec('origin', japan),
    ],
  },
  {
    product_id: 'oil',
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
  },
  {
    product_id: 'cookies',
    title: words(
      'Butter cookies in a tin',
      '铁盒黄油曲奇',
      'バタークッキー 缶入り',
      '틴에 담긴 버터 쿠키',
      'คุกกี้เนยกล่องเหล็ก',
    ),
    description: words(
      'Eighteen crimped cookies with a few chips of dark chocolate, baked in small trays and packed in a tin worth keeping. They are made with fermented butter and no palm oil, and snap rather than crumble. The cocoa and the matcha ones are less sweet than they look.',
      '小盘烘烤的十八片花边曲奇，点缀几粒黑巧克力，装在值得留下的铁盒里。用发酵黄油，不含棕榈油，口感酥脆不掉渣。可可和抹茶味没有看上去那么甜。',
      '小さな天板で焼いた、縁の波打つクッキー18枚です。ダークチョコの粒を少し散らし、取っておきたくなる缶に詰めました。発酵バターを使い、パーム油は不使用。ほろほろではなく、ぱりっとした歯ざわりです。ココアと抹茶は見た目より甘さ控えめです。',
      '작은 판에 구운 물결 테두리 쿠키 열여덟 개에 다크 초콜릿 알갱이를 조금 올려, 두고 쓰고 싶은 틴에 담았습니다. 발효 버터를 쓰고 팜유는 넣지 않아 부스러지지 않고 바삭합니다. 코코아와 말차는 보기보다 덜 답니다.',
      'คุกกี้ขอบหยักสิบแปดชิ้นโรยดาร์กช็อกโกแลตเล็กน้อย อบถาดเล็กและบรรจุในกล่องเหล็กที่เก็บไว้ใช้ต่อได้ ทำจากเนยหมัก ไม่ใช้น้ำมันปาล์ม กรอบไม่ร่วน รสโกโก้และมัตฉะหวานน้อยกว่าที่เห็น',
    ),
    specs: [
      spec('net', words('18 cookies, 210 g', '18 片，210 克', '18枚、210 g', '18개, 210g', '18 ชิ้น 210 กรัม')),
      spec(
        'ingredients',
        words(
          'Wheat, fermented butter, sugar, egg, chocolate',
          '小麦粉、发酵黄油、糖、鸡蛋、巧克力',
          '小麦粉、発酵バター、砂糖、卵、チョコレート',
          '밀가루, 발효 버터, 설탕, 달걀, 초콜릿',
          'แป้งสาลี เนยหมัก น้ำตาล ไข่ ช็อกโกแลต',
        ),
      ),
      spec('allergens', words('Wheat, milk and egg', '小麦、乳、蛋', '小麦・乳・卵', '밀, 우유, 달걀', 'ข้าวสาลี นม ไข่')),
      spec('best_before', months(3)),
      spec(
        'keeping',
        words(
          'Close the lid after each visit',
          '每次取用后请盖好盖子',
          '取り出したらふたをしめて',
          '꺼낸 뒤에는 뚜껑을 닫아 주세요',
          'ปิดฝาทุกครั้งหลังหยิบ',
        ),
      ),
    ],
  },
]

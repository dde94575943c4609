import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const oil: Kind = {
  pictured: 'flavour',
  about: words(
    'Pressed without solvents and bottled unrefined, with the pressing date on the label.',
    '压榨时不用溶剂，不经精炼直接装瓶，压榨日期写在标签上。',
    '溶剤を使わずに搾り、精製せずに詰めています。搾った日付はラベルに記しています。',
    '용제 없이 짜서 정제하지 않고 담았으며, 짠 날짜를 라벨에 적어 두었습니다.',
    'บีบโดยไม่ใช้ตัวทำละลายและบรรจุโดยไม่ผ่านการกลั่น มีวันที่บีบระบุบนฉลาก',
  ),
  specs: [
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
        'Extra virgin oil from hand-picked olives on the island of Shodo, in the mill the same evening. The plain one is grassy with a peppery finish; lemon and chilli are crushed together with the fruit, not added as flavouring. Made to be poured raw on rice, tofu or tomatoes.',
        '小豆岛人工采摘的橄榄，当晚入榨的特级初榨油。原味带青草香，尾韵微辣；柠檬味和辣椒味是与果实一同压榨，而非调香。适合直接淋在米饭、豆腐或番茄上。',
        '小豆島で手摘みした実を、その日の夕方に搾油所へ運んだエキストラバージンオイルです。プレーンは青草の香りとぴりっとした後味。レモンと唐辛子は香料ではなく、実と一緒に搾っています。ごはん、豆腐、トマトに生のままどうぞ。',
        '쇼도섬에서 손으로 딴 올리브를 그날 저녁 착유소로 옮겨 짠 엑스트라 버진 오일입니다. 플레인은 풀 향과 알싸한 끝맛이 있고, 레몬과 고추는 향을 넣은 것이 아니라 열매와 함께 짰습니다. 밥과 두부, 토마토에 그대로 뿌려 드세요.',
        'น้ำมันมะกอกเอ็กซ์ตราเวอร์จินจากผลที่เก็บด้วยมือบนเกาะโชโด ส่งถึงโรงบีบในเย็นวันเดียวกัน รสดั้งเดิมหอมหญ้าและเผ็ดปลายลิ้น รสเลมอนและพริกบีบพร้อมผลมะกอก ไม่ได้แต่งกลิ่น เหมาะราดสด ๆ บนข้าว เต้าหู้ หรือมะเขือเทศ',
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
            'ขวดแก้ว จุกไม้ก๊อก',
          ),
        ),
        spec('origin', japan),
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
    {
      product_id: 'oil-sesame',
      shop_id: 'hanok-pantry',
      pictured: 'roast',
      values: ['medium', 'light', 'dark'],
      price_cents: 1500,
      second: { axis: 'volume', adds: { '150ml': 0, '300ml': 1100 } },
      sales: 1340,
      days_ago: 289,
      title: words(
        'Sesame oil in a small jug',
        '小壶装芝麻香油',
        'ごま油 小さな取っ手瓶入り',
        '손잡이 병에 담은 참기름',
        'น้ำมันงาในเหยือกแก้วเล็ก',
      ),
      description: words(
        'Korean sesame, roasted and pressed to order at a mill behind Jeonju’s south gate. Light is nutty and fit for salads, medium is the everyday bottle, dark is for a last spoonful over bibimbap.',
        '韩国产芝麻，在全州南门后的油坊按单焙炒压榨。浅烘坚果香，适合拌沙拉；中烘是日常那一瓶；深烘留作拌饭出锅前的最后一勺。',
        '韓国産のごまを、全州の南門裏の油屋で注文を受けてから炒って搾ります。浅煎りは香ばしくサラダ向き、中煎りは毎日の1本、深煎りはビビンバの仕上げのひとさじに。',
        '국산 참깨를 전주 남문 뒤 기름집에서 주문받아 볶아 짭니다. 약배전은 고소해서 샐러드에, 중배전은 매일 쓰는 한 병으로, 강배전은 비빔밥 위 마지막 한 숟갈로 좋습니다.',
        'งาเกาหลีคั่วและบีบตามสั่งที่โรงน้ำมันหลังประตูใต้เมืองชอนจู คั่วอ่อนหอมมันเหมาะกับสลัด คั่วกลางใช้ได้ทุกวัน คั่วเข้มไว้ราดช้อนสุดท้ายบนบิบิมบับ',
      ),
      specs: [
        spec('ingredients', words('Sesame oil', '芝麻油', 'ごま油', '참기름', 'น้ำมันงา')),
        spec('allergens', words('Sesame', '芝麻', 'ごま', '참깨', 'งา')),
        spec('best_before', months(9)),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (dark-150ml) A teaspoon in plain rice with an egg and I am done cooking for the week.
    ko 5 (medium-300ml) 뚜껑 여는 순간 방앗간 냄새가 확 납니다. 마트 것 못 먹겠어요.
    ja 5 (light-150ml) 軽やかで刺身にも合います。注ぎ口から垂れないのも助かります。
    zh-CN 4 (medium-150ml) 香气霸道，凉拌菜几滴就够。瓶子小巧，手柄好拿。
    th 4 (dark-300ml) หอมมากจนต้องลดปริมาณ ใช้หมักเนื้อย่างอร่อย
    ko 3 (light-300ml) 약배전은 생각보다 향이 약해요. 저는 그냥 중배전으로 돌아갑니다.
  `,
    },
    {
      product_id: 'oil-coconut',
      shop_id: 'river-market',
      values: ['plain', 'lemongrass', 'garlic'],
      price_cents: 1100,
      second: { axis: 'volume', adds: { '250ml': 0, '500ml': 700, '1l': 1900 } },
      sales: 1125,
      days_ago: 318,
      title: words(
        'Coconut oil in a wide jar',
        '广口瓶椰子油',
        'ココナッツオイル 広口びん',
        '입구 넓은 병 코코넛 오일',
        'น้ำมันมะพร้าวขวดปากกว้าง',
      ),
      description: words(
        'White and solid below 25 °C, clear above it: neither is a fault. Pressed cold from Samut Songkhram coconuts the day they are cracked, with a mouth wide enough for a tablespoon.',
        '25 °C 以下凝成白色，以上则清澈透明，都属正常。选用夜功府当天破壳的椰子冷榨，瓶口放得下一把汤匙。',
        '25 °Cより低いと白く固まり、高いと透明になりますが、どちらも正常です。サムットソンクラームのココナッツを割ったその日に低温で搾り、大さじが入る広口びんに詰めました。',
        '25°C 아래에서는 하얗게 굳고 그 위에서는 맑아지며, 둘 다 정상입니다. 사뭇송크람 코코넛을 깬 그날 저온에서 짜서, 숟가락이 들어가는 넓은 병에 담았습니다.',
        'ต่ำกว่า 25 °C จะขาวแข็ง สูงกว่านั้นจะใส ปกติทั้งคู่ บีบเย็นจากมะพร้าวสมุทรสงครามในวันที่กะเทาะ ปากขวดกว้างพอสำหรับช้อนโต๊ะ',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Coconut oil; lemongrass or garlic',
            '椰子油；另有香茅或大蒜',
            'ココナッツ油、味付きはレモングラスまたはにんにく',
            '코코넛 오일, 맛 제품은 레몬그라스 또는 마늘',
            'น้ำมันมะพร้าว แบบมีรสเติมตะไคร้หรือกระเทียม',
          ),
        ),
        spec(
          'material',
          words(
            'Glass jar, cork lid',
            '玻璃罐，软木盖',
            'ガラスびん、コルクのふた',
            '유리병, 코르크 뚜껑',
            'ขวดแก้ว ฝาไม้ก๊อก',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 4 (plain-500ml) Half goes in curry, half in my hair. Both are shiny.
    th 5 (plain-1l) หอมมะพร้าวสด ไม่เหม็นหืน ใช้ทั้งทำกับข้าวและนวดตัว
    ja 4 (lemongrass-250ml) レモングラスの香りで魚を焼くとお店の味です。冬は固くてすくいにくい。
    zh-CN 5 (plain-500ml) 冬天凝固夏天化，店家说明写得清楚，炒饭很香。
    ko 5 (garlic-250ml) 마늘 맛은 새우 볶을 때 그냥 이것만 넣으면 끝이에요.
  `,
    },
    {
      product_id: 'oil-can',
      shop_id: 'river-market',
      values: ['plain', 'garlic', 'chilli'],
      price_cents: 1600,
      second: { axis: 'volume', adds: { '1l': 0, '3l': 2200 } },
      sales: 398,
      days_ago: 143,
      title: words('Rice bran oil in a can', '铁罐装米糠油', '米油 缶入り', '캔에 담은 현미유', 'น้ำมันรำข้าวแบบกระป๋อง'),
      description: words(
        'The kitchen’s workhorse: mild, with a high smoke point, so fried shallots come out dry and the flat does not smell of them. The can has a carrying handle and a spout that pulls up.',
        '厨房里的老实帮手：味道温和、烟点高，炸红葱头干爽不腻，屋里也不留味。铁罐带提手，倒油嘴可拉出。',
        '台所の働き者です。くせがなく煙が出にくいので、揚げたエシャロットはからりと仕上がり、部屋に匂いがこもりません。缶には持ち手と、引き出せる注ぎ口が付いています。',
        '부엌의 일꾼입니다. 맛이 순하고 발연점이 높아 튀긴 샬롯이 바삭하고 집 안에 냄새가 남지 않습니다. 캔에는 손잡이와 뽑아 쓰는 주둥이가 있습니다.',
        'ตัวหลักประจำครัว รสอ่อน จุดเกิดควันสูง เจียวหอมออกมาแห้งกรอบและห้องไม่เหม็น กระป๋องมีหูหิ้วและปากเทที่ดึงขึ้นได้',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Rice bran oil; garlic or chilli',
            '米糠油；另有大蒜或辣椒',
            '米油、味付きはにんにくまたは唐辛子',
            '현미유, 맛 제품은 마늘 또는 고추',
            'น้ำมันรำข้าว แบบมีรสเติมกระเทียมหรือพริก',
          ),
        ),
        spec('material', words('Tinplate can', '马口铁罐', 'ブリキ缶', '양철 캔', 'กระป๋องเหล็กชุบดีบุก')),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (plain-3l) Fries without drama. The spout is the first one on a can that I have not cursed.
    th 5 (plain-3l) ทอดปลาไม่เหม็นติดห้อง น้ำมันไม่ดำเร็ว กระป๋องหิ้วสะดวก
    ja 5 (plain-1l) 天ぷらが軽く仕上がります。缶のデザインも好きで台所に出しっぱなし。
    zh-CN 4 (garlic-1l) 蒜香款炒青菜省事，就是开盖要用点力。
    ko 4 (chilli-1l) 고추기름 대신 쓰기 좋아요. 생각보다 맵지는 않습니다.
    en 2 (chilli-3l) Three litres of chilli oil was my own mistake, but the dent in the can was not.
  `,
    },
    {
      product_id: 'oil-gift',
      shop_id: 'hanok-pantry',
      pictured: 'colour',
      values: ['blush', 'denim', 'moss'],
      price_cents: 3800,
      was_cents: 4500,
      sales: 276,
      days_ago: 52,
      title: words(
        'Two oils wrapped in bojagi cloth',
        '包袱巾礼装双油',
        'ポジャギ包みの油2本セット',
        '보자기로 싼 기름 두 병',
        'น้ำมันสองขวดห่อผ้าโพจากี',
      ),
      description: words(
        'A bottle of sesame and one of perilla, knotted together in a square of ramie the way presents are carried to elders. Untie it slowly; the cloth is part of the gift.',
        '一瓶芝麻油、一瓶紫苏籽油，用方形苎麻布系在一起，正是给长辈送礼的包法。请慢慢解开，布也是礼物的一部分。',
        'ごま油とえごま油を1本ずつ、目上の方への贈り物のように苧麻の布で結び合わせました。ゆっくりほどいてください。布も贈り物のうちです。',
        '참기름 한 병과 들기름 한 병을 어른께 드리는 선물처럼 모시 보자기로 함께 묶었습니다. 천천히 풀어 보세요. 보자기도 선물입니다.',
        'น้ำมันงาหนึ่งขวดกับน้ำมันงาขี้ม้อนหนึ่งขวด ผูกรวมในผ้าป่านรามีแบบที่ถือไปให้ผู้ใหญ่ ค่อย ๆ แกะ เพราะผ้าก็เป็นส่วนหนึ่งของของขวัญ',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Sesame oil, perilla oil',
            '芝麻油、紫苏籽油',
            'ごま油、えごま油',
            '참기름, 들기름',
            'น้ำมันงา น้ำมันงาขี้ม้อน',
          ),
        ),
        spec('net', words('2 × 180 ml', '2 × 180 毫升', '180 ml × 2本', '180ml × 2병', '180 มล. × 2 ขวด')),
        spec('best_before', months(9)),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (denim) My mother-in-law kept the knot tied for a week because it was too pretty to undo.
    ko 5 (blush) 상견례 선물로 드렸어요. 보자기 색감이 사진보다 더 곱습니다.
    ja 5 (moss) 布の端の始末まで丁寧でした。えごま油はサラダに少しずつ使っています。
    zh-CN 4 (blush) 包得端正，开封后有一瓶瓶口略渗油，擦掉就好。
    th 4 (denim) ห่อผ้าสวยมาก คุณแม่เอาผ้าไปใช้ต่อเป็นผ้ารองจาน
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const sauce: Kind = {
  pictured: 'spiciness',
  about: words(
    'No colouring and no thickener: what is on the label is what is in the jar.',
    '不加色素，不加增稠剂，标签上写的就是里面装的。',
    '着色料も増粘剤も使いません。ラベルに書いてあるものだけが入っています。',
    '색소도 증점제도 넣지 않습니다. 라벨에 적힌 것만 들어 있습니다.',
    'ไม่แต่งสีและไม่ใส่สารให้ข้น ฉลากเขียนอะไร ข้างในก็มีเท่านั้น',
  ),
  specs: [
    spec('best_before', months(18)),
    spec('keeping', words('In the fridge once open', '开封后冷藏', '開封後は冷蔵', '개봉 후 냉장', 'เปิดแล้วแช่ตู้เย็น')),
  ],
  products: [
    {
      product_id: 'sauce-gochujang',
      shop_id: 'hanok-pantry',
      values: ['medium', 'mild', 'hot'],
      price_cents: 1300,
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 900, '1kg': 2300 } },
      sales: 1755,
      days_ago: 421,
      title: words(
        'Gochujang in a little onggi crock',
        '小瓦缸装韩式辣酱',
        '小さな甕のコチュジャン',
        '작은 옹기에 담은 고추장',
        'โคชูจังในไหดินเผาใบเล็ก',
      ),
      description: words(
        'Chilli, rice and soybean paste fermented for a year in crocks on a Jeonju roof, and sent in a small one. The clay breathes, so the paste goes on ripening in your fridge.',
        '辣椒、大米和豆酱在全州屋顶的瓦缸里发酵一年，再分装小缸寄出。陶土会呼吸，酱在您家冰箱里还会继续成熟。',
        '唐辛子、米、みそを、全州の屋上に並ぶ甕で1年発酵させ、小さな甕に詰めました。土が呼吸するので、冷蔵庫の中でも熟成が続きます。',
        '고춧가루와 쌀, 메주를 전주 옥상 장독에서 일 년 삭혀 작은 옹기에 담아 보냅니다. 흙이 숨을 쉬어 냉장고에서도 장이 계속 익습니다.',
        'พริก ข้าว และถั่วเหลืองหมักหนึ่งปีในไหบนดาดฟ้าเมืองชอนจู แบ่งใส่ไหเล็กส่งให้ ดินเผาหายใจได้ ซอสจึงบ่มต่อในตู้เย็นบ้านคุณ',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Chilli, rice, soybeans, sea salt, grain syrup',
            '辣椒、大米、大豆、海盐、米糖浆',
            '唐辛子、米、大豆、海塩、水あめ',
            '고춧가루, 쌀, 대두, 천일염, 조청',
            'พริก ข้าว ถั่วเหลือง เกลือทะเล น้ำเชื่อมธัญพืช',
          ),
        ),
        spec('allergens', words('Soy', '大豆', '大豆', '대두', 'ถั่วเหลือง')),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (medium-500g) Deep and a bit sweet, nothing like the red plastic tub. The crock is now my salt pot.
    ko 5 (hot-1kg) 텁텁하지 않고 뒷맛이 깔끔해요. 떡볶이에 이것만 넣어도 됩니다.
    ja 5 (mild-250g) 甘口は子どもも食べられました。味噌のようなうま味があります。
    zh-CN 4 (medium-250g) 拌饭酱香足，瓦缸可爱，就是勺子不太好伸进去。
    th 4 (hot-500g) เผ็ดแบบค่อย ๆ มา หอมหมัก ผัดกับหมูสามชั้นดีมาก
    ko 4 (mild-500g) 순한맛은 정말 순하네요. 비빔밥에 두 숟갈 넣어도 괜찮습니다.
  `,
    },
    {
      product_id: 'sauce-soy',
      shop_id: 'hanok-pantry',
      pictured: 'aged',
      values: ['1y', '3y', '5y'],
      price_cents: 1100,
      pictured_adds: [0, 900, 2200],
      second: { axis: 'volume', adds: { '250ml': 0, '500ml': 1000 } },
      sales: 803,
      days_ago: 275,
      title: words(
        'Crock-aged soy sauce',
        '瓦缸陈酿酱油',
        '甕で寝かせたしょうゆ',
        '장독에서 묵힌 간장',
        'ซีอิ๊วบ่มในไหดินเผา',
      ),
      description: words(
        'Drawn off from soybean blocks and sea salt, then left alone under the sun. One year is for soup, three for dipping, five for a few drops on tofu or vanilla ice cream.',
        '以豆砖和海盐酿成后滤出，在缸里静静日晒陈放。一年的煮汤，三年的蘸食，五年的滴几滴在豆腐或香草冰淇淋上。',
        '豆麹と海塩から搾り、日の当たる甕で静かに寝かせました。1年ものは汁物に、3年ものはつけだれに、5年ものは豆腐やバニラアイスに数滴どうぞ。',
        '메주와 천일염으로 담가 걸러 햇볕 아래 그대로 묵혔습니다. 1년은 국에, 3년은 찍어 먹는 장으로, 5년은 두부나 바닐라 아이스크림에 몇 방울 뿌려 드세요.',
        'หมักจากก้อนถั่วเหลืองกับเกลือทะเล กรองแล้วปล่อยบ่มกลางแดด หนึ่งปีใส่ซุป สามปีไว้จิ้ม ห้าปีหยดสองสามหยดบนเต้าหู้หรือไอศกรีมวานิลลา',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Soybeans, sea salt, water',
            '大豆、海盐、水',
            '大豆、海塩、水',
            '대두, 천일염, 물',
            'ถั่วเหลือง เกลือทะเล น้ำ',
          ),
        ),
        spec(
          'allergens',
          words('Soy, no wheat', '大豆，不含小麦', '大豆（小麦不使用）', '대두, 밀 없음', 'ถั่วเหลือง ไม่มีข้าวสาลี'),
        ),
        spec('best_before', months(36)),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (5y-250ml) I did put it on ice cream. I will not be taking questions.
    ja 5 (3y-500ml) 刺身が変わります。塩気が丸くて、出汁いらず。
    zh-CN 5 (3y-250ml) 鲜味浓，不死咸，蒸鱼淋一点就够。
    ko 5 (1y-500ml) 미역국 끓일 때 국간장으로 써요. 집 간장 맛 그대로입니다.
    th 4 (1y-250ml) หอมถั่วหมักชัด เค็มนำ ใช้น้อยกว่าซีอิ๊วปกติครึ่งหนึ่ง
    en 3 (1y-500ml) Much saltier than I am used to. Fine in soup, too fierce for sushi.
  `,
    },
    {
      product_id: 'sauce-sriracha',
      shop_id: 'river-market',
      values: ['hot', 'medium', 'mild'],
      price_cents: 700,
      second: { axis: 'volume', adds: { '250ml': 0, '500ml': 400 } },
      sales: 3954,
      days_ago: 480,
      title: words(
        'Si Racha chilli squeeze bottle',
        '是拉差辣椒酱 挤压瓶',
        'シラチャーソース スクイーズボトル',
        '스리라차 소스 튜브병',
        'ซอสพริกศรีราชาขวดบีบ',
      ),
      description: words(
        'From the town that gave the sauce its name: sun-ripened chillies, garlic and vinegar, kept three months before they are milled. Thinner and sharper than the ones made abroad; it pours.',
        '产自这款酱得名的小镇：日晒成熟的辣椒、大蒜和醋，腌足三个月再磨。比国外的版本更稀、更酸爽，可以直接倒。',
        'このソースの名の由来となった町から。日なたで熟した唐辛子、にんにく、酢を3か月寝かせてからひきました。海外のものよりさらりとして酸味がきいています。',
        '소스 이름이 생겨난 바로 그 마을에서 왔습니다. 햇볕에 익은 고추와 마늘, 식초를 석 달 묵혀 갈았습니다. 외국 제품보다 묽고 새콤해서 주르륵 흐릅니다.',
        'จากเมืองต้นตำรับ พริกสุกแดดกับกระเทียมและน้ำส้ม หมักสามเดือนก่อนโม่ ใสกว่าและเปรี้ยวคมกว่าที่ทำเมืองนอก เทได้เลย',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Chilli, garlic, vinegar, sugar, salt',
            '辣椒、大蒜、醋、糖、盐',
            '唐辛子、にんにく、酢、砂糖、食塩',
            '고추, 마늘, 식초, 설탕, 소금',
            'พริก กระเทียม น้ำส้มสายชู น้ำตาล เกลือ',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (hot-500ml) Bright, sour, and gone by Sunday. Eggs will never be the same.
    th 5 (medium-500ml) กินกับไข่เจียวหอมมาก รสแบบสมัยเด็ก ไม่ข้นเหนียวเหมือนยี่ห้ออื่น
    th 4 (hot-250ml) เผ็ดจริงตามที่เขียน หัวบีบตันบ้างต้องล้างบ่อย
    ja 4 (mild-250ml) 甘口なら家族みんなで使えます。生春巻きにたっぷり。
    zh-CN 5 (medium-250ml) 酸辣平衡，配海鲜饼绝了，瓶嘴不堵。
    ko 5 (hot-500ml) 쌀국수에 듬뿍 뿌려 먹어요. 시중 것보다 덜 달아서 좋습니다.
    zh-CN 3 (mild-500ml) 微辣几乎没有辣，偏甜，爱吃辣的别买这款。
  `,
    },
    {
      product_id: 'sauce-chillijam',
      shop_id: 'river-market',
      pictured: 'flavour',
      values: ['shrimp', 'mushroom', 'garlic'],
      price_cents: 900,
      second: { axis: 'net_weight', adds: { '190g': 0, '340g': 500 } },
      sales: 697,
      days_ago: 137,
      title: words(
        'Roasted chilli jam, cloth-topped',
        '烤辣椒酱 布盖罐',
        '焼き唐辛子ジャム 布ぶた瓶',
        '천 덮개 병의 구운 고추잼',
        'น้ำพริกเผาโหลคลุมผ้า',
      ),
      description: words(
        'Nam phrik phao, cooked down slowly with shallots and tamarind until it turns dark and sticky. A spoonful makes tom yum out of water; two on toast with an egg make breakfast.',
        '泰式烤辣椒酱，与红葱头、罗望子慢慢熬到乌亮黏稠。一勺下去清水变冬阴功，两勺抹吐司加个蛋就是早餐。',
        'ナムプリックパオです。エシャロットとタマリンドと一緒に、黒くねっとりするまでゆっくり煮詰めました。ひとさじで湯がトムヤムに、ふたさじをトーストにのせて卵を添えれば朝ごはんになります。',
        '샬롯, 타마린드와 함께 검고 끈끈해질 때까지 천천히 졸인 남프릭파오입니다. 한 숟갈이면 맹물이 똠얌이 되고, 토스트에 두 숟갈 바르고 달걀을 얹으면 아침이 됩니다.',
        'น้ำพริกเผาเคี่ยวช้า ๆ กับหอมแดงและมะขามจนเข้มหนืด หนึ่งช้อนเปลี่ยนน้ำเปล่าเป็นต้มยำ สองช้อนบนขนมปังปิ้งกับไข่ก็เป็นมื้อเช้า',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Chilli, shallot, tamarind; shrimp or mushroom',
            '辣椒、红葱头、罗望子；另有虾或香菇',
            '唐辛子、エシャロット、タマリンド、ほかにえびまたはしいたけ',
            '고추, 샬롯, 타마린드, 새우 또는 표고버섯',
            'พริก หอมแดง มะขาม และกุ้งหรือเห็ดหอม',
          ),
        ),
        spec(
          'allergens',
          words('May contain shrimp', '可能含虾', 'えびを含む場合があります', '새우가 섞일 수 있음', 'อาจมีกุ้ง'),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (mushroom-340g) A vegan tom yum that does not taste like an apology.
    th 5 (shrimp-340g) หอมเผาแบบแม่ทำ คลุกข้าวร้อน ๆ กับกากหมูคือจบ
    ja 5 (shrimp-190g) 炒飯に小さじ1で本場の味。布のふたがかわいくて捨てられません。
    zh-CN 4 (garlic-190g) 甜辣焦香，抹面包意外地好吃，油有点多要搅匀。
    ko 4 (mushroom-190g) 볶음밥에 넣으면 감칠맛이 확 살아요. 생각보다 달아요.
  `,
    },
    {
      product_id: 'sauce-curry',
      shop_id: 'river-market',
      pictured: 'curry',
      values: ['green', 'red', 'yellow'],
      price_cents: 600,
      second: { axis: 'net_weight', adds: { '100g': 0, '400g': 1100 } },
      sales: 2077,
      days_ago: 231,
      title: words(
        'Mortar-pounded curry paste tub',
        '石臼舂制咖喱酱',
        '石臼でついたカレーペースト',
        '절구에 빻은 커리 페이스트',
        'พริกแกงตำครกแบบถ้วย',
      ),
      description: words(
        'Lemongrass, galangal and chillies pounded by the neighbours of the market, not blended, so the fibres keep their oil. A heaped spoon to a tin of coconut milk is the rule.',
        '香茅、南姜和辣椒由市场邻居们用石臼舂成，不用搅拌机，纤维里的香油得以保留。一罐椰浆配一满勺即可。',
        'レモングラス、ガランガル、唐辛子を、市場の近所の人たちが石臼でつきました。ミキサーを使わないので、繊維に香りの油が残ります。ココナッツミルク1缶に大さじ山盛り1杯が目安です。',
        '레몬그라스와 갈랑갈, 고추를 시장 이웃들이 갈지 않고 절구에 빻아 섬유 속 향이 살아 있습니다. 코코넛 밀크 한 캔에 수북이 한 숟갈이 기준입니다.',
        'ตะไคร้ ข่า และพริก ตำครกโดยคนในตลาด ไม่ปั่น เส้นใยจึงยังเก็บน้ำมันหอมไว้ หนึ่งช้อนพูนต่อกะทิหนึ่งกระป๋อง',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Chilli, lemongrass, galangal, garlic, shrimp paste',
            '辣椒、香茅、南姜、大蒜、虾酱',
            '唐辛子、レモングラス、ガランガル、にんにく、えび味噌',
            '고추, 레몬그라스, 갈랑갈, 마늘, 새우 페이스트',
            'พริก ตะไคร้ ข่า กระเทียม กะปิ',
          ),
        ),
        spec('allergens', words('Shrimp', '虾', 'えび', '새우', 'กุ้ง')),
        spec('best_before', months(12)),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (green-100g) The kitchen smelled like a holiday before the coconut milk went in.
    th 5 (red-400g) ตำละเอียดกำลังดี ผัดแล้วแตกมันสวย ไม่เค็มกะปิเกิน
    ja 4 (yellow-100g) 辛さ控えめでじゃがいもに合います。繊維が少し残るのも手作りらしい。
    zh-CN 5 (green-400g) 香料味新鲜，煮出来颜色自然，跟曼谷吃的很接近。
    ko 5 (red-100g) 코코넛 밀크만 있으면 식당 맛이 나요. 향신료 향이 정말 진합니다.
    zh-CN 4 (yellow-100g) 味道好，盖子油油的，建议多套一层袋子。
  `,
    },
  ],
}

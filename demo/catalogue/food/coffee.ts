import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

const arabica = spec(
  'ingredients',
  words(
    'Arabica coffee, washed',
    '水洗阿拉比卡咖啡',
    'アラビカ種コーヒー（ウォッシュド）',
    '워시드 아라비카 커피',
    'กาแฟอะราบิกาล้างน้ำ',
  ),
)

export const coffee: Kind = {
  pictured: 'roast',
  about: words(
    'The beans grow under shade trees in the hills of northern Thailand, and the farm is paid before the harvest.',
    '咖啡豆生长在泰北山地的遮荫树下，采收之前就已向农场付款。',
    '豆はタイ北部の山の木陰で育ちます。代金は収穫の前に農園へ支払っています。',
    '원두는 태국 북부 산지의 나무 그늘에서 자라며, 수확 전에 농장에 값을 치릅니다.',
    'เมล็ดกาแฟปลูกใต้ร่มไม้บนดอยทางภาคเหนือของไทย และจ่ายเงินให้ไร่ก่อนถึงฤดูเก็บเกี่ยว',
  ),
  specs: [
    spec(
      'best_before',
      words(
        '6 months, at its best in 5 weeks',
        '6 个月，烘焙后 5 周内风味最佳',
        '6か月、飲みごろは焙煎から5週間',
        '6개월, 5주 안에 가장 맛있습니다',
        '6 เดือน อร่อยที่สุดใน 5 สัปดาห์',
      ),
    ),
    spec('origin', thailand),
  ],
  products: [
    {
      product_id: 'coffee',
      shop_id: 'uji-tea',
      values: ['light', 'medium', 'dark'],
      price_cents: 1500,
      second: { axis: 'grind', adds: { beans: 0, filter: 0 } },
      sales: 1902,
      days_ago: 350,
      title: words(
        'Chiang Rai hill coffee, 200 g',
        '清莱山地咖啡 200 克',
        'チェンライの山のコーヒー 200 g',
        '치앙라이 산지 커피 200g',
        'กาแฟดอยเชียงราย 200 กรัม',
      ),
      description: words(
        'Washed arabica from 1,400 metres above Chiang Rai, roasted to order on Mondays. Light is bright as apricot, medium tastes of cocoa and brown sugar, dark is smoky without being bitter. The bag folds down and closes with a clip.',
        '清莱海拔 1400 米的水洗阿拉比卡，每周一按单烘焙。浅烘明亮如杏，中烘有可可和红糖味，深烘带烟熏香却不苦。袋口可折下，用夹条封好。',
        'チェンライ標高1,400 mのウォッシュドのアラビカを、毎週月曜に注文分だけ焙煎します。浅煎りはあんずのように明るく、中煎りはココアと黒糖、深煎りは苦すぎないスモーキーな味わい。袋は口を折り、クリップで閉じられます。',
        '치앙라이 해발 1,400m의 워시드 아라비카를 월요일마다 주문량만큼 볶습니다. 약배전은 살구처럼 밝고, 중배전은 코코아와 흑설탕 맛, 강배전은 쓰지 않으면서 그을린 향이 납니다. 봉투는 접어서 클립으로 닫습니다.',
        'อะราบิกาล้างน้ำจากเชียงรายที่ความสูง 1,400 เมตร คั่วตามสั่งทุกวันจันทร์ คั่วอ่อนสดใสเหมือนแอปริคอต คั่วกลางหอมโกโก้และน้ำตาลทรายแดง คั่วเข้มหอมควันแต่ไม่ขม ปากถุงพับปิดด้วยคลิป',
      ),
      specs: [
        arabica,
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
      ],
      reviews: `
    en 5 (light-filter) Apricot, just as the bag says, and I never taste what the bag says.
    ja 4 (medium-beans) 中煎りはバランスが良く、毎日飽きません。
    zh-CN 4 (medium-filter) 粉粗细适合手冲，到手是三天前烘的。
    ko 5 (dark-beans) 라떼로 마셔도 향이 살아 있어요.
    th 5 (medium-beans) กาแฟไทยดี ๆ ไม่แพ้ใคร คั่วสดใหม่ หอมตั้งแต่เปิดถุง
    en 2 (dark-filter) The clip snapped on day one. The coffee deserved a better bag.
  `,
    },
    {
      product_id: 'coffee-drip',
      shop_id: 'river-market',
      values: ['medium', 'light', 'dark'],
      price_cents: 1100,
      second: { axis: 'sachets', adds: { '10': 0, '30': 1700 } },
      sales: 2870,
      days_ago: 215,
      title: words(
        'Drip coffee bags in a box',
        '盒装挂耳咖啡',
        'ドリップバッグコーヒー 箱入り',
        '드립백 커피 상자',
        'กาแฟดริปซองแบบกล่อง',
      ),
      description: words(
        'Each bag hooks its paper ears over the rim of a cup and holds 11 g, ground the same hour it is packed. Pour slowly three times and throw the whole thing on the compost.',
        '每包以纸耳挂在杯沿，内含 11 克现磨现装的咖啡粉。分三次慢慢注水，用完整包可堆肥。',
        '紙の耳をカップの縁に掛けて使います。1袋11 g、ひいたその時間に詰めました。3回に分けてゆっくり注ぎ、飲み終えたら丸ごと堆肥にできます。',
        '종이 귀를 컵 가장자리에 걸어 쓰며, 갈자마자 담은 원두가 11g씩 들어 있습니다. 세 번에 나눠 천천히 붓고, 다 마시면 통째로 퇴비로 쓸 수 있습니다.',
        'แต่ละซองมีหูกระดาษเกี่ยวขอบแก้ว บรรจุกาแฟ 11 กรัมที่บดแล้วแพ็กในชั่วโมงเดียวกัน รินน้ำช้า ๆ สามรอบ ใช้เสร็จทิ้งทำปุ๋ยได้ทั้งซอง',
      ),
      specs: [
        arabica,
        spec(
          'brewing',
          words(
            '180 ml of water at 90 °C',
            '180 毫升 90 °C 的水',
            '90 °Cのお湯180 ml',
            '90°C 물 180ml',
            'น้ำ 90 °C 180 มล.',
          ),
        ),
      ],
      reviews: `
    en 5 (medium-30) Hotel room, paper cup, view of a car park, and still a decent coffee.
    ja 4 (light-10) 酸味がきれい。カップの口が広いと耳が外れやすいので注意です。
    zh-CN 5 (dark-30) 办公室囤了三盒，同事都来蹭。深烘加奶也站得住。
    ko 5 (medium-10) 여행 갈 때 챙겨 갔는데 커피 투정하던 남편이 조용해졌어요.
    th 5 (dark-10) หอมเข้มแบบกาแฟดอยจริง ๆ ฉีกง่าย ไม่มีกลิ่นกระดาษ
    en 3 (light-30) Two bags of thirty had a torn ear. The other twenty-eight were lovely.
    th 4 (medium-30) ซื้อไว้ที่ทำงาน หมดเร็วมากเพราะเพื่อนขอ
  `,
    },
    {
      product_id: 'coffee-tin',
      shop_id: 'river-market',
      pictured: 'processing',
      values: ['washed', 'honeyed', 'natural'],
      price_cents: 2200,
      pictured_adds: [0, 200, 400],
      second: { axis: 'grind', adds: { beans: 0, filter: 0 } },
      sales: 488,
      days_ago: 61,
      title: words(
        'Single-farm coffee in a tall tin',
        '单一农场咖啡 高罐装',
        '単一農園コーヒー ロング缶入り',
        '단일 농장 커피 긴 캔',
        'กาแฟไร่เดียวกระป๋องทรงสูง',
      ),
      description: words(
        'One family’s crop from Doi Saket, dried three ways: washed tastes of tea and lime, honey process of cane juice, natural of ripe berries. The tin has a valve in its lid and a second life as a canister.',
        '堆沙革一户农家的同一批收成，三种干燥方式：水洗有茶与青柠味，蜜处理像甘蔗汁，日晒如熟莓果。罐盖带单向阀，喝完可继续当储物罐。',
        'ドイサケットの一家が育てた豆を、3通りに仕上げました。ウォッシュドはお茶とライム、ハニーはさとうきびの汁、ナチュラルは熟したベリーの味。ふたにバルブの付いた缶は、空いてからも保存缶として使えます。',
        '도이사켓 한 농가의 수확을 세 방식으로 말렸습니다. 워시드는 차와 라임, 허니는 사탕수수즙, 내추럴은 잘 익은 베리 맛이 납니다. 뚜껑에 밸브가 있는 캔은 다 마신 뒤 보관통으로 쓸 수 있습니다.',
        'ผลผลิตจากครอบครัวเดียวที่ดอยสะเก็ด ตากสามวิธี แบบล้างน้ำได้รสชาและมะนาว แบบฮันนีได้รสน้ำอ้อย แบบตากแห้งได้รสเบอร์รีสุก ฝากระป๋องมีวาล์ว ใช้หมดแล้วเก็บไว้ใส่ของต่อได้',
      ),
      specs: [
        spec(
          'ingredients',
          words('Arabica coffee', '阿拉比卡咖啡', 'アラビカ種コーヒー', '아라비카 커피', 'กาแฟอะราบิกา'),
        ),
        spec('net', words('250 g', '250 克', '250 g', '250g', '250 กรัม')),
        spec(
          'brewing',
          words(
            '16 g to 250 ml of water at 93 °C',
            '16 克配 250 毫升 93 °C 的水',
            '16 gに93 °Cのお湯250 ml',
            '16g에 93°C 물 250ml',
            'ผงกาแฟ 16 กรัม ต่อน้ำ 93 °C 250 มล.',
          ),
        ),
      ],
      reviews: `
    en 5 (natural-beans) Strawberry jam, no exaggeration. My grinder smells of it a week later.
    ja 5 (honeyed-beans) 冷めてから甘さが増します。缶のデザインも棚に並べたくなる感じ。
    zh-CN 4 (washed-filter) 很干净的茶感，适合早上。罐子高，勺子要用长柄的。
    ko 4 (natural-beans) 발효취가 과하지 않고 딸기 향이 선명해요. 가격은 조금 있네요.
    th 5 (natural-filter) กาแฟดอยสะเก็ดบ้านเรา ภูมิใจมาก หอมผลไม้ฟุ้งทั้งครัว
  `,
    },
    {
      product_id: 'coffee-coldbrew',
      shop_id: 'river-market',
      pictured: 'flavour',
      values: ['plain', 'coconut', 'orange'],
      price_cents: 1200,
      second: { axis: 'volume', adds: { '250ml': 0, '500ml': 900 } },
      sales: 764,
      days_ago: 27,
      title: words(
        'Cold brew concentrate, one to five',
        '冷萃咖啡浓缩液（1 比 5）',
        '水出しコーヒー原液 5倍希釈',
        '1:5로 희석하는 콜드브루 원액',
        'โคลด์บรูว์เข้มข้น ผสม 1 ต่อ 5',
      ),
      description: words(
        'Steeped for eighteen hours in cold water and filtered through paper, so there is body and no grit. One part to five of water, milk or coconut water over a full glass of ice.',
        '冷水浸泡十八小时，滤纸过滤，口感醇厚无渣。一份原液兑五份水、牛奶或椰子水，倒进满杯冰里。',
        '水に18時間浸し、紙でこしました。こくがあって、粉っぽさはありません。水、牛乳、ココナッツウォーターのいずれかで5倍に割り、氷をいっぱいに入れたグラスへ。',
        '찬물에 열여덟 시간 우려 종이로 걸러, 바디감은 있고 찌꺼기는 없습니다. 물이나 우유, 코코넛 워터 다섯에 원액 하나를 얼음 가득한 잔에 섞어 드세요.',
        'แช่น้ำเย็นสิบแปดชั่วโมงแล้วกรองด้วยกระดาษ ได้เนื้อกาแฟเต็มแต่ไม่มีกาก ผสมหนึ่งส่วนกับน้ำ นม หรือน้ำมะพร้าวห้าส่วน เทลงแก้วน้ำแข็งเต็ม ๆ',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Water, arabica coffee; natural coconut or orange',
            '水、阿拉比卡咖啡；椰香或甜橙款另加天然香料',
            '水、アラビカ種コーヒー、味付きは天然のココナッツまたはオレンジ',
            '물, 아라비카 커피, 맛 제품은 천연 코코넛 또는 오렌지',
            'น้ำ กาแฟอะราบิกา แบบมีรสเติมมะพร้าวหรือส้มธรรมชาติ',
          ),
        ),
        spec('best_before', months(4)),
        spec('brewing', words('40 ml to a glass', '每杯 40 毫升', '1杯に40 ml', '한 잔에 40ml', 'แก้วละ 40 มล.')),
      ],
      reviews: `
    en 5 (plain-500ml) I stopped queueing at the kiosk downstairs. It has paid for itself by Thursday.
    ja 4 (orange-250ml) オレンジは炭酸割りが一番。瓶の口が細くて量りやすいです。
    zh-CN 5 (coconut-250ml) 兑椰子水一绝，夏天续命。
    ko 5 (plain-500ml) 희석 비율 그대로 타면 카페보다 진해요. 저는 여섯 배로 마십니다.
    th 4 (coconut-500ml) ผสมน้ำมะพร้าวหอมมาก แต่เขย่าก่อนเทนะ มันแยกชั้น
    th 2 (orange-250ml) กลิ่นส้มแรงไปหน่อยสำหรับผม กลบรสกาแฟหมด
  `,
    },
    {
      product_id: 'coffee-sack',
      shop_id: 'river-market',
      values: ['medium', 'dark', 'light'],
      price_cents: 2600,
      second: { axis: 'net_weight', adds: { '500g': 0, '1kg': 1900 } },
      sales: 631,
      days_ago: 402,
      title: words(
        'Whole-bean coffee in a jute sack',
        '麻袋装咖啡豆',
        'コーヒー豆 麻袋入り',
        '마대에 담은 원두커피',
        'เมล็ดกาแฟถุงกระสอบป่าน',
      ),
      description: words(
        'For a house that drinks it by the pot: the same beans the cafés along the river buy, in a lined jute sack with a drawstring. Whole beans only, because ground coffee in this amount would go stale.',
        '为整壶整壶喝咖啡的家庭准备：与河边咖啡馆同款的豆子，装在带内衬的抽绳麻袋里。只卖整豆，因为这么多粉放不住。',
        'ポットでたっぷり飲む家のための豆です。川沿いのカフェが仕入れるものと同じ豆を、内袋付きの巾着麻袋に詰めました。この量を粉にすると香りが抜けるため、豆のままだけでお届けします。',
        '주전자로 마시는 집을 위한 원두입니다. 강가 카페들이 들이는 것과 같은 원두를 속지를 댄 조임끈 마대에 담았습니다. 이만한 양을 갈아 두면 향이 날아가므로 홀빈으로만 보냅니다.',
        'สำหรับบ้านที่ดื่มกันเป็นกา เมล็ดเดียวกับที่คาเฟ่ริมแม่น้ำสั่ง ใส่กระสอบป่านมีซับในพร้อมเชือกรูด ขายเฉพาะแบบเมล็ด เพราะถ้าบดปริมาณเท่านี้กลิ่นจะหายเร็ว',
      ),
      specs: [
        arabica,
        spec(
          'brewing',
          words('60 g to a litre of water', '每升水 60 克', '水1 Lに60 g', '물 1L에 60g', 'กาแฟ 60 กรัมต่อน้ำหนึ่งลิตร'),
        ),
        spec(
          'material',
          words('Jute, paper lining', '黄麻，纸内衬', '麻、紙の内袋', '황마, 종이 속지', 'ป่าน ซับในกระดาษ'),
        ),
      ],
      reviews: `
    en 4 (dark-1kg) Three weeks of breakfasts for four people. The sack now holds clothes pegs.
    ja 5 (medium-500g) 500 gで届きましたが、内袋のおかげで最後まで香りが残っていました。
    zh-CN 5 (medium-1kg) 开店自用，出品稳定，做美式和拿铁都行。
    ko 4 (dark-1kg) 양 많고 신선해요. 마대에서 실이 조금 빠집니다.
    th 5 (light-500g) คั่วอ่อนดริปได้ใสมาก ถุงกระสอบเอาไปใส่ของต่อได้อีก
    en 5 (medium-1kg) Cheaper than the supermarket and roasted last Monday. I checked twice.
  `,
    },
  ],
}

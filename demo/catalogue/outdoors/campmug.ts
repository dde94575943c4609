import type { Kind } from '../kind.ts'
import { centimetres, grams, millilitres } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const campmug: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'campmug',
      shop_id: 'north-pier',
      values: ['oat', 'sage', 'clay'],
      price_cents: 1400,
      sales: 1731,
      days_ago: 388,
      title: words(
        'Enamel camp mug, 350 ml',
        '搪瓷露营杯 350 毫升',
        'ほうろうのキャンプマグ 350 ml',
        '법랑 캠핑 머그 350ml',
        'แก้วแคมป์เคลือบอีนาเมล 350 มล.',
      ),
      description: words(
        'A steel mug dipped twice in enamel, with a dark rim and a handle wide enough for gloves. It can stand at the edge of a fire, so the coffee from yesterday is no problem. A chip only adds to its story, and the inside does not rust.',
        '挂了两遍搪瓷的钢杯，深色杯沿，杯把够宽，戴手套也握得住。可以放在火边加热，昨天的咖啡也不浪费。磕掉一点瓷只是多个故事，内壁不会生锈。',
        '鋼に2度ほうろうをかけたマグです。縁は濃色、持ち手は手袋のままでも握れる幅にしました。たき火のそばに置けるので、冷めたコーヒーも温め直せます。多少欠けても味のうち、内側はさびません。',
        '강철에 법랑을 두 번 입힌 머그로, 테두리는 짙은 색이고 손잡이는 장갑을 끼고도 잡을 만큼 넓습니다. 불가에 올려 둘 수 있어 식은 커피도 다시 데웁니다. 조금 이가 나가도 멋이 되고 안쪽은 녹슬지 않습니다.',
        'แก้วเหล็กเคลือบอีนาเมลสองชั้น ขอบสีเข้ม หูจับกว้างพอสำหรับมือที่ใส่ถุงมือ วางริมกองไฟอุ่นกาแฟเมื่อวานได้ กะเทาะบ้างก็เป็นเสน่ห์ ด้านในไม่เป็นสนิม',
      ),
      specs: [
        spec('material', words('Enamelled steel', '搪瓷钢', 'ほうろう鋼', '법랑 강철', 'เหล็กเคลือบอีนาเมล')),
        spec('size', centimetres(8.5, 8.5, 8)),
        spec('weight', grams(150)),
        spec(
          'care',
          words(
            'Dishwasher yes, microwave no',
            '可用洗碗机，不可进微波炉',
            '食洗機可、電子レンジ不可',
            '식기세척기 가능, 전자레인지 불가',
            'เข้าเครื่องล้างจานได้ ห้ามเข้าไมโครเวฟ',
          ),
        ),
      ],
      reviews: `
    en 5 Bought two, then four more. They stack and they survive my family.
    ja 4 たき火に直接かけています。口当たりが薄くて良いです。
    zh-CN 5 煮咖啡、热牛奶都用它，边上磕了一点反而更好看。
    ko 4 가볍고 예쁩니다. 뜨거운 음료를 담으면 손잡이도 금방 뜨거워져요.
    th 5 น่ารักมาก ใช้ที่ออฟฟิศทุกวัน
    ko 5 색깔별로 샀는데 겹쳐 놓으니 그림이네요.
  `,
    },
    {
      product_id: 'campmug-wood',
      shop_id: 'cedar-trail',
      pictured: 'timber',
      values: ['birch', 'cherry', 'walnut'],
      price_cents: 5200,
      pictured_adds: [0, 400, 900],
      second: { axis: 'volume', adds: { '150ml': 0, '250ml': 800 } },
      sales: 214,
      days_ago: 156,
      title: words(
        'Carved wooden trail cup',
        '手工木雕山杯',
        '手彫りの木のカップ',
        '손으로 깎은 나무 컵',
        'ถ้วยไม้แกะมือ',
      ),
      description: words(
        'A cup carved from one block, with a handle for two fingers and a hole for a cord. Wood keeps coffee hot and lips cool, and the cup grows darker with every trip.',
        '整块木头雕成的杯子，把手可伸两指，孔里能穿绳。木头让咖啡保温又不烫嘴，跟着走的路越多，颜色越深。',
        'ひとつの木から彫り出したカップです。持ち手には指が2本入り、穴にはひもを通せます。木はコーヒーを冷ましにくく、口元は熱くなりません。旅を重ねるほど色が深まります。',
        '나무 한 덩이를 깎아 만든 컵으로, 손가락 두 개가 들어가는 손잡이와 끈 구멍이 있습니다. 나무라서 커피는 따뜻하고 입술은 뜨겁지 않으며, 여행을 거듭할수록 색이 깊어집니다.',
        'ถ้วยแกะจากไม้ท่อนเดียว หูจับสอดได้สองนิ้วและมีรูร้อยเชือก ไม้ช่วยให้กาแฟอุ่นนานแต่ไม่ร้อนปาก ยิ่งพาไปไหนมาไหนสียิ่งเข้มสวย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid wood, linseed oil',
            '实木，亚麻籽油',
            '無垢材、亜麻仁油仕上げ',
            '원목, 아마인유 마감',
            'ไม้จริง เคลือบน้ำมันลินสีด',
          ),
        ),
        spec(
          'size',
          words(
            '150 ml: 9 cm across. 250 ml: 11 cm across',
            '150 毫升口径 9 厘米，250 毫升口径 11 厘米',
            '150 mlは口径9 cm、250 mlは口径11 cm',
            '150ml 지름 9cm, 250ml 지름 11cm',
            '150 มล. ปากกว้าง 9 ซม. 250 มล. 11 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Rinse, dry, oil once a season',
            '冲洗晾干，每季上一次油',
            '水洗いして乾かし、季節に一度油を塗る',
            '헹궈 말리고 철마다 기름칠',
            'ล้างน้ำ เช็ดแห้ง ทาน้ำมันฤดูละครั้ง',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (walnut) くるみの木目が美しく、手に収まる形です。山頂の一杯が特別になりました。
    en 5 (birch) The first coffee tasted of wood, the tenth only of coffee.
    zh-CN 4 (cherry) 手感温润，每只纹路都不同，要记得定期上油。
    ko 4 (150ml) 생각보다 작아요. 에스프레소나 술잔으로 쓰기 좋습니다.
    th 5 (walnut-250ml) จับแล้วรู้สึกอบอุ่น งานแกะเรียบเนียนทุกมุม
    en 2 (birch) Left it wet in my bag overnight and it cracked. My fault, but be warned.
  `,
    },
    {
      product_id: 'campmug-steel',
      shop_id: 'north-pier',
      values: ['ink', 'snow', 'moss'],
      price_cents: 2400,
      was_cents: 3400,
      second: { axis: 'volume', adds: { '300ml': 0, '450ml': 400 } },
      sales: 2870,
      days_ago: 455,
      title: words(
        'Double-wall steel mug with lid',
        '双层不锈钢带盖杯',
        'ふた付き二重ステンレスマグ',
        '뚜껑 있는 이중 스틸 머그',
        'แก้วสเตนเลสสองชั้นมีฝา',
      ),
      description: words(
        'Two walls of steel keep tea hot for an hour and the outside cool enough to hold. The press-on lid has a slide over the sip hole, so it survives the walk from the stove to the sunrise.',
        '双层钢壁，茶能热一小时，外壁却不烫手。压盖上有滑动饮口，从炉边走到看日出的地方也不洒。',
        '二重の鋼が1時間お茶を温かく保ち、外側は持っても熱くありません。押し込み式のふたには飲み口のスライドが付き、炉端から日の出を見る場所までこぼさず歩けます。',
        '강철 두 겹이 한 시간 동안 차를 따뜻하게 지키고 겉은 잡을 만합니다. 눌러 닫는 뚜껑에는 밀어서 여는 입구가 있어, 버너 앞에서 해돋이 자리까지 흘리지 않고 갑니다.',
        'ผนังเหล็กสองชั้นเก็บชาให้ร้อนได้ราวหนึ่งชั่วโมงโดยที่ผิวนอกไม่ร้อนมือ ฝากดมีบานเลื่อนปิดช่องจิบ เดินจากเตาไปดูพระอาทิตย์ขึ้นก็ไม่หก',
      ),
      specs: [
        spec(
          'material',
          words('18/8 stainless steel', '18/8 不锈钢', '18-8ステンレス', '18/8 스테인리스', 'สเตนเลส 18/8'),
        ),
        spec(
          'insulation',
          words(
            'Hot for 1 hour, cold for 3',
            '保热 1 小时，保冷 3 小时',
            '保温1時間、保冷3時間',
            '보온 1시간, 보랭 3시간',
            'เก็บร้อน 1 ชั่วโมง เก็บเย็น 3 ชั่วโมง',
          ),
        ),
        spec(
          'weight',
          words(
            '300 ml: 210 g. 450 ml: 270 g',
            '300 毫升 210 克，450 毫升 270 克',
            '300 mlは210 g、450 mlは270 g',
            '300ml 210g, 450ml 270g',
            '300 มล. 210 กรัม 450 มล. 270 กรัม',
          ),
        ),
        spec(
          'care',
          words(
            'Dishwasher yes, open fire no',
            '可用洗碗机，不可上明火',
            '食洗機可、直火不可',
            '식기세척기 가능, 직화 불가',
            'เข้าเครื่องล้างจานได้ ห้ามตั้งไฟ',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (450ml) My desk mug on weekdays and my camp mug on weekends.
    zh-CN 5 (snow-300ml) 办公室用了一年，漆面没掉，盖子密封也没松。
    ja 4 (300ml) 氷が溶けにくく、水滴も付きません。ふたのパッキンは外して洗えます。
    ko 4 (moss) 뚜껑이 꽉 닫혀서 처음엔 여는 데 힘이 들었어요.
    th 5 (450ml) กาแฟเย็นน้ำแข็งอยู่ได้ทั้งเช้า ไม่มีน้ำเกาะแก้ว
    en 3 (ink-300ml) Keeps heat well. The slide does leak if it tips over, so not for the bag.
  `,
    },
    {
      product_id: 'campmug-folding',
      shop_id: 'north-pier',
      values: ['butter', 'sage', 'blush'],
      price_cents: 900,
      second: { axis: 'set_of', adds: { one: 0, two: 800, four: 2200 } },
      sales: 3640,
      days_ago: 310,
      title: words('Folding silicone cup', '折叠硅胶杯', 'たためるシリコンカップ', '접이식 실리콘 컵', 'แก้วซิลิโคนพับได้'),
      description: words(
        'A cup of soft silicone rings that presses down to the height of a biscuit. It fits a shirt pocket, takes boiling water, and clips shut with its own lid so the drops stay inside.',
        '软硅胶一圈圈叠成的杯子，压下去只有一块饼干那么厚。放得进衬衫口袋，能装开水，自带盖子扣上，剩的水滴不会弄湿包。',
        'やわらかなシリコンの輪が重なり、押すとビスケットほどの厚さになるカップです。胸ポケットに入り、熱湯も注げます。付属のふたを閉じれば、しずくもこぼれません。',
        '부드러운 실리콘 고리가 겹쳐, 누르면 비스킷만 한 두께가 되는 컵입니다. 셔츠 주머니에 들어가고 끓는 물도 담습니다. 딸린 뚜껑을 닫으면 남은 물방울도 새지 않습니다.',
        'แก้วซิลิโคนนุ่มเป็นวงซ้อนกัน กดลงแล้วหนาเท่าบิสกิต ใส่กระเป๋าเสื้อได้ รองรับน้ำเดือด มีฝาปิดในตัว หยดน้ำที่เหลือไม่เลอะกระเป๋า',
      ),
      specs: [
        spec(
          'material',
          words(
            'Food-grade silicone, steel rim',
            '食品级硅胶，钢杯沿',
            '食品用シリコン、ステンレスの縁',
            '식품용 실리콘, 스테인리스 테두리',
            'ซิลิโคนเกรดอาหาร ขอบสเตนเลส',
          ),
        ),
        spec('capacity', millilitres(200)),
        spec(
          'size',
          words(
            '8 cm high, 2 cm folded',
            '高 8 厘米，折叠后 2 厘米',
            '高さ8 cm、収納時2 cm',
            '높이 8cm, 접으면 2cm',
            'สูง 8 ซม. พับแล้ว 2 ซม.',
          ),
        ),
        spec('weight', grams(75)),
      ],
      reviews: `
    en 4 (one) Rinses clean in a stream and lives in my jacket. Hold it near the rim when it is full.
    zh-CN 5 (two) 出差漱口、喝水都靠它，再也不用酒店的杯子。
    ja 5 (four) 家族分を買いました。たたむ動きが楽しいらしく、子どもが離しません。
    ko 4 가볍고 작게 접힙니다. 뜨거운 물을 담으면 옆이 말랑해지니 조심하세요.
    th 5 (butter) พกไปวิ่งเทรล ตักน้ำที่จุดพักได้เลย ไม่ต้องใช้แก้วพลาสติก
    ko 3 (sage-one) 처음 며칠은 실리콘 냄새가 났어요. 베이킹소다로 씻으니 없어졌습니다.
  `,
    },
    {
      product_id: 'campmug-sierra',
      shop_id: 'cedar-trail',
      values: ['silver', 'denim', 'gold'],
      price_cents: 3300,
      pictured_adds: [0, 300, 300],
      second: { axis: 'set_of', adds: { one: 0, two: 3000 } },
      sales: 486,
      days_ago: 67,
      title: words('Titanium sierra cup', '钛制雪拉杯', 'チタンのシェラカップ', '티타늄 시에라 컵', 'ถ้วยเซียร่าไทเทเนียม'),
      description: words(
        'A wide cup of thin titanium that is a mug, a bowl, a ladle and, over a flame, a very small pan. The wire handle hooks over a belt, and the blue and gold are grown on the metal by current, not paint.',
        '薄钛板冲成的广口杯，能当杯、当碗、当勺，架在火上就是一口小锅。钢丝把手可以挂在腰带上，蓝色和金色是通电氧化出来的，不是漆。',
        '薄いチタンの広口カップです。コップにも器にもおたまにもなり、火にかければ小さな鍋になります。針金の取っ手はベルトに掛けられ、青と金の色は塗料ではなく電解発色です。',
        '얇은 티타늄으로 만든 넓은 컵으로, 잔도 되고 그릇도 되고 국자도 되며 불에 올리면 작은 냄비가 됩니다. 철사 손잡이는 허리띠에 걸 수 있고, 파랑과 금빛은 칠이 아니라 전기로 낸 색입니다.',
        'ถ้วยปากกว้างไทเทเนียมบาง เป็นทั้งแก้ว ชาม ทัพพี และตั้งไฟเป็นหม้อใบจิ๋วได้ หูลวดเกี่ยวเข็มขัดได้ สีน้ำเงินและทองเกิดจากกระแสไฟฟ้า ไม่ใช่สีพ่น',
      ),
      specs: [
        spec(
          'material',
          words(
            'Pure titanium, 0.4 mm',
            '纯钛，0.4 毫米',
            '純チタン、厚さ0.4 mm',
            '순티타늄 0.4mm',
            'ไทเทเนียมบริสุทธิ์ หนา 0.4 มม.',
          ),
        ),
        spec('capacity', millilitres(310)),
        spec(
          'size',
          words(
            '12 cm across, 5 cm high',
            '口径 12 厘米，高 5 厘米',
            '口径12 cm、高さ5 cm',
            '지름 12cm, 높이 5cm',
            'ปากกว้าง 12 ซม. สูง 5 ซม.',
          ),
        ),
        spec('weight', grams(48)),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (silver) 48グラムは伊達ではありません。目盛りが内側にあるので米も計れます。
    en 5 (denim-one) The blue shifts to violet after a few suppers on the stove. I like it more now.
    zh-CN 5 (two) 煮一人份泡面勉强够，轻得像没带一样。
    ko 4 (gold) 불에 올리면 손잡이까지 뜨거워져요. 장갑은 필수입니다.
    th 4 เบาเหลือเชื่อ ใส่แกงร้อน ๆ ต้องระวังปากถ้วยหน่อย
    en 4 (silver) Thin lip, so let tea cool a minute. Otherwise it is the only dish I carry.
  `,
    },
  ],
}

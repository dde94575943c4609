import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms, litres } from '../measures.ts'
import { japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const backpack: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'backpack',
      shop_id: 'north-pier',
      values: ['sage', 'clay', 'ink'],
      price_cents: 9600,
      sales: 1176,
      days_ago: 340,
      title: words(
        'Canvas day pack, 18 L',
        '帆布日用背包 18 升',
        '帆布のデイパック 18 L',
        '캔버스 데이팩 18L',
        'เป้ผ้าแคนวาส 18 ลิตร',
      ),
      description: words(
        'A flap-top pack of waxed cotton canvas with leather straps that soften as you use them. Inside there is a padded sleeve for a 13-inch laptop and a pocket for keys. It carries a day in the hills as neatly as a day at work.',
        '打蜡棉帆布翻盖背包，皮带越用越软。内有 13 英寸电脑隔层和放钥匙的小袋。上山一天，上班一天，都背得利落。',
        '使うほどやわらかくなる革ベルトを付けた、ワックス加工の帆布のふた付きパックです。内側には13インチのノートパソコンが入るクッションスリーブと鍵のポケット。山の一日も仕事の一日も、きちんと収まります。',
        '쓸수록 부드러워지는 가죽 끈을 단 왁스 코튼 캔버스 덮개 가방입니다. 안에는 13인치 노트북 칸과 열쇠 주머니가 있습니다. 산에서 보내는 하루도, 일터에서 보내는 하루도 단정하게 담습니다.',
        'เป้ฝาพับผ้าแคนวาสเคลือบแว็กซ์ สายหนังที่ยิ่งใช้ยิ่งนุ่ม ด้านในมีช่องบุนวมใส่โน้ตบุ๊ก 13 นิ้วและช่องเก็บกุญแจ จะไปเดินเขาหรือไปทำงานก็จัดของได้เรียบร้อย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Waxed cotton canvas, leather, brass',
            '打蜡棉帆布、皮革、黄铜',
            'ワックス帆布、本革、真鍮',
            '왁스 코튼 캔버스, 가죽, 황동',
            'ผ้าแคนวาสเคลือบแว็กซ์ หนัง ทองเหลือง',
          ),
        ),
        spec('capacity', litres(18)),
        spec('size', centimetres(28, 15, 44)),
        spec('weight', grams(920)),
        spec(
          'care',
          words(
            'Wipe with a damp cloth, do not wash',
            '湿布擦拭，不可水洗',
            '固く絞った布でふく。洗濯不可',
            '젖은 천으로 닦기, 세탁 금지',
            'เช็ดด้วยผ้าชุบน้ำหมาด ห้ามซัก',
          ),
        ),
      ],
      reviews: `
    en 5 Two rainy weeks on the bike and my laptop stayed dry.
    ja 5 革が少しずつ柔らかくなってきました。通勤にも山にも使っています。
    zh-CN 4 做工扎实，刚到时有点蜡味，晾两天就散了。
    ko 4 (sage) 세이지색이 사진보다 조금 더 짙지만 마음에 듭니다.
    th 4 ทรงสวย ผ้าหนา แต่หัวเข็มขัดฝืดนิดหน่อยช่วงแรก
    ko 3 가방 자체가 무게가 있어서 어깨가 약한 분은 고려하세요.
    en 5 The flap and buckles are faster than any zip once you get the habit.
    ja 4 13インチがぴったり。充電器まで入れるとふくらみます。
  `,
    },
    {
      product_id: 'backpack-rolltop',
      shop_id: 'north-pier',
      values: ['ink', 'butter', 'moss'],
      price_cents: 7800,
      second: { axis: 'volume', adds: { '20l': 0, '30l': 1200 } },
      sales: 1320,
      days_ago: 214,
      title: words(
        'Roll-top waterproof pack',
        '卷口防水背包',
        'ロールトップ防水リュック',
        '롤탑 방수 배낭',
        'เป้กันน้ำแบบม้วนปาก',
      ),
      description: words(
        'A welded pack without a single needle hole, for ferries, fishing and the wettest week of the year. Roll the mouth three times and clip it down, and what is inside stays dry even if the pack falls off the pier.',
        '全焊接、没有一个针眼的背包，坐船、钓鱼、赶上雨最大的那一周都不怕。袋口卷三圈扣好，就算掉下码头，里面也是干的。',
        '針穴がひとつもない溶着仕立てのリュックです。船旅にも釣りにも梅雨の通勤にも。口を3回巻いて留めれば、桟橋から落としても中はぬれません。',
        '바늘구멍 하나 없이 접합한 배낭으로, 배를 탈 때도 낚시할 때도 장마철에도 씁니다. 입구를 세 번 말아 채우면 부두에서 떨어뜨려도 속은 젖지 않습니다.',
        'เป้เชื่อมตะเข็บไม่มีรูเข็มแม้แต่รูเดียว สำหรับนั่งเรือ ตกปลา และสัปดาห์ที่ฝนหนักสุดของปี ม้วนปากสามทบแล้วล็อก ต่อให้ตกสะพานปลาของข้างในก็ยังแห้ง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Coated polyester, 500 denier',
            '500D 涂层涤纶',
            'コーティングポリエステル500デニール',
            '코팅 폴리에스터 500데니어',
            'โพลีเอสเตอร์เคลือบ 500 ดีเนียร์',
          ),
        ),
        spec('water', words('Waterproof, IPX6', 'IPX6 防水', 'IPX6の防水', 'IPX6 방수', 'กันน้ำระดับ IPX6')),
        spec(
          'size',
          words(
            '20 L: 28 × 16 × 48 cm. 30 L: 31 × 18 × 56 cm',
            '20 升 28 × 16 × 48 厘米，30 升 31 × 18 × 56 厘米',
            '20 Lは28 × 16 × 48 cm、30 Lは31 × 18 × 56 cm',
            '20L 28 × 16 × 48cm, 30L 31 × 18 × 56cm',
            '20 ลิตร 28 × 16 × 48 ซม. 30 ลิตร 31 × 18 × 56 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '20 L: 780 g. 30 L: 910 g',
            '20 升 780 克，30 升 910 克',
            '20 Lは780 g、30 Lは910 g',
            '20L 780g, 30L 910g',
            '20 ลิตร 780 กรัม 30 ลิตร 910 กรัม',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (30l) Capsized a kayak with it strapped on deck. Sandwiches dry, pride not.
    ko 5 (ink-20l) 장마 내내 자전거로 출퇴근했는데 노트북이 한 번도 안 젖었어요.
    ja 4 (20l) 雨の日は頼もしいですが、小物ポケットがもうひとつ欲しいです。
    zh-CN 5 (butter) 黄色在海边特别显眼，朋友隔着老远就找到我了。
    th 4 (30l) พาขึ้นเรือไปเกาะ คลื่นซัดเปียกทั้งใบแต่เสื้อผ้าแห้งสนิท ผ้าค่อนข้างแข็งตอนใหม่
    en 3 Bombproof, but the back panel gets sweaty on a climb.
  `,
    },
    {
      product_id: 'backpack-trek',
      shop_id: 'cedar-trail',
      values: ['brick', 'denim', 'moss'],
      price_cents: 18900,
      was_cents: 22900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 286,
      days_ago: 365,
      title: words(
        'Trekking pack, mat straps, 45 L',
        '可绑防潮垫的徒步背包 45 升',
        'マットを付けられる登山リュック 45 L',
        '매트 끈 달린 트레킹 배낭 45L',
        'เป้เดินป่ามีสายรัดแผ่นรองนอน 45 ลิตร',
      ),
      description: words(
        'A pack for three days between huts, with a broad hip belt that takes the weight off the shoulders. The lid comes away as a small bag for the summit, and two straps below carry a mat or a tent.',
        '为三天山屋徒步准备的背包，宽腰带把重量从肩上接走。顶盖取下就是登顶小包，底部两根绑带可捆垫子或帐篷。',
        '山小屋をつなぐ3日間の縦走に。幅広の腰ベルトが肩の荷を受け止めます。雨ぶたは外せば山頂用の小さなかばんになり、底の2本のベルトにはマットやテントを付けられます。',
        '산장을 잇는 사흘 산행용 배낭입니다. 넓은 허리 벨트가 어깨의 무게를 받아 줍니다. 덮개를 떼면 정상용 작은 가방이 되고, 아래 끈 두 개에는 매트나 텐트를 맵니다.',
        'เป้สำหรับเดินสามวันข้ามที่พักบนเขา สายคาดเอวกว้างช่วยรับน้ำหนักแทนไหล่ ฝาบนถอดเป็นกระเป๋าใบเล็กขึ้นยอดเขา สายรัดสองเส้นด้านล่างผูกแผ่นรองนอนหรือเต็นท์ได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Recycled nylon, aluminium stay',
            '再生尼龙，铝合金支撑条',
            '再生ナイロン、アルミフレーム',
            '재생 나일론, 알루미늄 프레임',
            'ไนลอนรีไซเคิล โครงอะลูมิเนียม',
          ),
        ),
        spec('capacity', litres(45)),
        spec(
          'size',
          words(
            'Back length S 43, M 48, L 53 cm',
            '背长 S 43、M 48、L 53 厘米',
            '背面長 S 43、M 48、L 53 cm',
            '등판 길이 S 43, M 48, L 53cm',
            'ความยาวแผ่นหลัง S 43 M 48 L 53 ซม.',
          ),
        ),
        spec(
          'load',
          words(
            'Comfortable up to 14 kg',
            '舒适负重 14 千克以内',
            '快適に背負えるのは14 kgまで',
            '14kg까지 편안함',
            'สะพายสบายไม่เกิน 14 กก.',
          ),
        ),
        spec('weight', kilograms(1.38)),
      ],
      reviews: `
    ja 5 (m) 北アルプスを3泊。腰で背負えるので肩が痛くなりませんでした。
    en 5 (s) Finally a small back length that is actually small. I am 156 cm and it fits.
    zh-CN 5 (l) 走了四天武功山，腰带受力很好，顶包登顶时特别实用。
    ko 4 (brick-m) 지리산 종주에 썼습니다. 옆 주머니가 깊어 물병 꺼내기가 조금 어려워요.
    th 5 (moss) สะพายขึ้นดอยสองคืน หลังไม่ล้า สายปรับละเอียดดี
    en 3 (l) Great harness. No rain cover in the box, which at this price I expected.
  `,
    },
    {
      product_id: 'backpack-sling',
      shop_id: 'cedar-trail',
      values: ['clay', 'fog', 'plum'],
      price_cents: 4800,
      sales: 837,
      days_ago: 88,
      title: words(
        'Teardrop sling pack, 6 L',
        '水滴形单肩包 6 升',
        'しずく形のワンショルダー 6 L',
        '물방울형 슬링백 6L',
        'เป้สะพายเฉียงทรงหยดน้ำ 6 ลิตร',
      ),
      description: words(
        'One broad strap across the chest, so the bag swings round to the front for a map, a snack or a camera. A curved zip opens the whole side, and the strap changes shoulders in a second.',
        '一条宽带斜跨胸前，一转就到身前，拿地图、零食、相机都顺手。弧形拉链可打开整个侧面，肩带左右随时换。',
        '胸に斜めに掛ける幅広ベルト1本のかばんです。くるりと前に回せば、地図もおやつもカメラもすぐ取り出せます。弧を描くファスナーで横が大きく開き、肩の左右もすぐに替えられます。',
        '가슴을 가로지르는 넓은 끈 하나로 메고, 앞으로 돌려 지도와 간식, 카메라를 꺼냅니다. 둥근 지퍼로 옆면이 활짝 열리고 끈은 좌우 어깨로 금세 바꿉니다.',
        'สายกว้างเส้นเดียวพาดอก หมุนมาด้านหน้าหยิบแผนที่ ขนม หรือกล้องได้ทันที ซิปโค้งเปิดได้ทั้งด้าน และสลับไหล่ซ้ายขวาได้ในพริบตา',
      ),
      specs: [
        spec(
          'material',
          words('Ripstop nylon', '防撕裂尼龙', 'リップストップナイロン', '립스톱 나일론', 'ไนลอนริปสต็อป'),
        ),
        spec('capacity', litres(6)),
        spec('size', centimetres(22, 11, 36)),
        spec('weight', grams(310)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (clay) Swaps to my left shoulder for the camera side. Small thing, made my walk.
    ja 5 (fog) 自転車でも背中でずれません。折りたたみ傘がちょうど入ります。
    zh-CN 4 出门遛娃很合适，纸尿裤、水杯、湿巾都放下了。
    ko 4 (plum) 자두색이 은은하게 예뻐요. 물병 자리가 따로 없는 건 아쉽습니다.
    th 5 เบามาก เดินเที่ยวทั้งวันไม่ปวดไหล่
  `,
    },
    {
      product_id: 'backpack-child',
      shop_id: 'north-pier',
      values: ['honey', 'denim', 'blush'],
      price_cents: 3900,
      second: { axis: 'volume', adds: { '6l': 0, '9l': 500 } },
      sales: 642,
      days_ago: 52,
      shelf: 'nearly_empty',
      title: words(
        'Child’s round pack with pocket',
        '带前袋的儿童圆背包',
        'こども用まるいリュック',
        '어린이 둥근 배낭',
        'เป้เด็กทรงกลมมีกระเป๋าหน้า',
      ),
      description: words(
        'A round little pack for the first walks, shaped so that it sits high on a small back. The chest clip keeps the straps on, the big pocket holds treasure, and there is a whistle on the strap.',
        '第一次远足用的小圆包，按孩子的背型裁制，贴得高、不下坠。胸扣让肩带不滑，大前袋装宝贝，肩带上还有一只口哨。',
        '初めての山歩きのための、まるい小さなリュックです。小さな背中の高い位置に収まる形にしました。胸の留め具で肩からずれず、大きなポケットには宝物を。肩ベルトには笛が付いています。',
        '첫 나들이를 위한 동그란 작은 배낭으로, 아이 등 위쪽에 꼭 맞게 만들었습니다. 가슴 버클이 끈을 잡아 주고, 큰 주머니에는 보물을 담으며, 어깨끈에는 호루라기가 달려 있습니다.',
        'เป้กลมใบเล็กสำหรับออกเดินเที่ยวครั้งแรก ตัดทรงให้แนบหลังเด็กไม่ห้อยต่ำ ตัวล็อกหน้าอกกันสายหลุด กระเป๋าหน้าใบใหญ่ไว้เก็บสมบัติ มีนกหวีดติดที่สาย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Recycled polyester, water-repellent',
            '再生涤纶，防泼水',
            '再生ポリエステル、はっ水',
            '재생 폴리에스터, 발수',
            'โพลีเอสเตอร์รีไซเคิล กันละอองน้ำ',
          ),
        ),
        spec(
          'age',
          words(
            '6 L: 2 to 4 years. 9 L: 4 to 7 years',
            '6 升适合 2–4 岁，9 升适合 4–7 岁',
            '6 Lは2〜4歳、9 Lは4〜7歳',
            '6L 2~4세, 9L 4~7세',
            '6 ลิตร 2–4 ขวบ 9 ลิตร 4–7 ขวบ',
          ),
        ),
        spec(
          'weight',
          words(
            '6 L: 260 g. 9 L: 320 g',
            '6 升 260 克，9 升 320 克',
            '6 Lは260 g、9 Lは320 g',
            '6L 260g, 9L 320g',
            '6 ลิตร 260 กรัม 9 ลิตร 320 กรัม',
          ),
        ),
        spec(
          'care',
          words(
            'Hand wash, dry in the shade',
            '手洗，阴干',
            '手洗い、陰干し',
            '손세탁 후 그늘에서 건조',
            'ซักมือ ตากในที่ร่ม',
          ),
        ),
      ],
      reviews: `
    en 5 (honey-6l) He carried his own raisins for four kilometres. A record.
    ko 5 (9l) 유치원 소풍 가방으로 샀어요. 버클을 아이가 혼자 채웁니다.
    ja 5 (denim) 笛が気に入って、家でもずっと背負っています。音量だけが問題です。
    zh-CN 4 (6l) 三岁娃背着刚好，前袋塞满石头回来也没变形。
    th 5 (blush) ลูกสาวรักมาก ใส่กล่องข้าวกับขวดน้ำได้พอดี
    zh-CN 3 (9l) 背带对五岁孩子还是偏长，剪了一截才利落。
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, kilograms, litres } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const coolbox: Kind = {
  pictured: 'colour',
  about: words(
    'Chill it overnight with an ice pack before you fill it, and the ice lasts a good deal longer.',
    '前一晚先放冰袋预冷再装东西，冰块能撑得更久。',
    '前の晩に保冷剤で冷やしておくと、氷がぐんと長もちします。',
    '전날 밤 아이스팩으로 미리 식혀 두면 얼음이 훨씬 오래갑니다.',
    'ใส่เจลเย็นทิ้งไว้ข้ามคืนก่อนใส่ของ น้ำแข็งจะอยู่ได้นานขึ้นมาก',
  ),
  products: [
    {
      product_id: 'coolbox-hard',
      shop_id: 'north-pier',
      values: ['sand', 'sage', 'ink'],
      price_cents: 17900,
      was_cents: 28900,
      second: { axis: 'volume', adds: { '20l': 0, '35l': 5000, '50l': 9500 } },
      sales: 392,
      days_ago: 283,
      title: words(
        'Thick-walled hard cool box',
        '厚壁硬质保温箱',
        '厚壁ハードクーラーボックス',
        '두꺼운 벽 하드 쿨러',
        'กระติกน้ำแข็งผนังหนา',
      ),
      description: words(
        'A moulded box with five centimetres of foam in the lid, two rubber latches and rope handles. It is a seat, a step and a table as well, and the plug at the foot lets the melt water out.',
        '一体成型的箱子，箱盖里有五厘米厚的泡沫，两只橡胶搭扣，绳编提手。也能当凳子、踏脚、小桌，箱底的塞子一拔就排水。',
        'ふたに5 cmの断熱材を詰めた一体成形の箱です。ゴムの留め具が2つ、取っ手はロープ。腰掛けにも踏み台にも机にもなり、底の栓から溶けた水を抜けます。',
        '뚜껑에 두께 5cm 단열재를 넣은 일체형 상자로, 고무 걸쇠 두 개와 밧줄 손잡이가 달렸습니다. 의자도 발판도 탁자도 되고, 아래 마개로 녹은 물을 뺍니다.',
        'กล่องหล่อชิ้นเดียว ฝาอัดโฟมหนาห้าเซนติเมตร ตัวล็อกยางสองตัว หูเชือก ใช้เป็นที่นั่ง ที่เหยียบ หรือโต๊ะก็ได้ มีจุกด้านล่างระบายน้ำแข็งละลาย',
      ),
      specs: [
        spec(
          'ice',
          words(
            '20 L: 3 days. 35 L: 4 days. 50 L: 5 days',
            '20 升 3 天，35 升 4 天，50 升 5 天',
            '20 Lは3日、35 Lは4日、50 Lは5日',
            '20L는 3일, 35L는 4일, 50L는 5일',
            '20 ลิตร 3 วัน 35 ลิตร 4 วัน 50 ลิตร 5 วัน',
          ),
        ),
        spec(
          'material',
          words(
            'Polyethylene, polyurethane foam',
            '聚乙烯、聚氨酯泡沫',
            'ポリエチレン、発泡ウレタン',
            '폴리에틸렌, 폴리우레탄 폼',
            'โพลีเอทิลีน โฟมโพลียูรีเทน',
          ),
        ),
        spec(
          'weight',
          words(
            '20 L: 6.2 kg. 35 L: 8.9 kg. 50 L: 11.4 kg',
            '20 升 6.2 千克，35 升 8.9 千克，50 升 11.4 千克',
            '20 Lは6.2 kg、35 Lは8.9 kg、50 Lは11.4 kg',
            '20L는 6.2kg, 35L는 8.9kg, 50L는 11.4kg',
            '20 ลิตร 6.2 กก. 35 ลิตร 8.9 กก. 50 ลิตร 11.4 กก.',
          ),
        ),
      ],
      reviews: `
    en 5 (35l) Ice on Friday, ice on Tuesday. The lettuce froze, which is a complaint of sorts.
    ko 5 (50l) 삼박 사일 여행에 얼음을 한 번도 더 사지 않았어요.
    ja 4 (20l) 保冷力は文句なし。空でも重いので、持ち運びは2人が楽です。
    zh-CN 5 (sand-35l) 钓完鱼直接放冰里，第二天到家还新鲜。
    th 5 (50l) ออกทะเลสองวัน น้ำแข็งยังเป็นก้อนอยู่เลย นั่งทับได้แข็งแรง
    zh-CN 3 (20l) 壁厚是厚，里面空间比标的感觉小，放不下立着的大瓶水。
  `,
    },
    {
      product_id: 'coolbox-steel',
      shop_id: 'north-pier',
      values: ['brick', 'mist', 'butter'],
      price_cents: 22900,
      sales: 117,
      days_ago: 195,
      shelf: 'nearly_empty',
      title: words(
        'Retro steel cool box',
        '复古钢制保温箱',
        'レトロなスチールクーラー',
        '레트로 스틸 쿨러',
        'กระติกน้ำแข็งเหล็กแบบย้อนยุค',
      ),
      description: words(
        'A painted steel chest with a pale band, chrome corners and a bottle opener on the front. The lid stays where you leave it, and there is room for twenty-four cans under the ice.',
        '烤漆钢箱，腰间一道浅色带，镀铬包角，正面装着开瓶器。箱盖停在哪儿就是哪儿，冰下放得进二十四罐饮料。',
        '淡い帯を巻き、角をクロムで固め、正面に栓抜きを付けた塗装スチールの箱です。ふたは好きな角度で止まり、氷の下に缶が24本入ります。',
        '옅은 띠를 두르고 모서리에 크롬을 씌운 도장 강철 상자로, 앞에는 병따개가 달려 있습니다. 뚜껑은 놓은 자리에서 멈추고 얼음 아래 캔 스물네 개가 들어갑니다.',
        'หีบเหล็กพ่นสีคาดแถบอ่อน หุ้มมุมโครเมียม มีที่เปิดขวดด้านหน้า ฝาค้างตรงไหนก็อยู่ตรงนั้น ใส่กระป๋องใต้น้ำแข็งได้ยี่สิบสี่กระป๋อง',
      ),
      specs: [
        spec('ice', words('About 2 days', '约 2 天', '約2日', '약 2일', 'ประมาณ 2 วัน')),
        spec(
          'material',
          words(
            'Painted steel, chrome, polyurethane',
            '烤漆钢、镀铬件、聚氨酯',
            '塗装スチール、クロム、ウレタン',
            '도장 강철, 크롬, 폴리우레탄',
            'เหล็กพ่นสี โครเมียม โพลียูรีเทน',
          ),
        ),
        spec('capacity', litres(48)),
        spec('size', centimetres(60, 40, 42)),
        spec('weight', kilograms(7.6)),
      ],
      reviews: `
    en 5 (brick) It looks like my grandfather’s, and the opener still gets the first laugh.
    ja 5 (mist) 部屋では収納箱として、外ではクーラーとして。角の金具が効いています。
    zh-CN 4 (butter) 颜值担当，朋友聚会都抢着开瓶。角上运输蹭掉一小点漆。
    ko 4 (brick) 인테리어 소품 같아요. 보랭력은 하루 반 정도로 보시면 됩니다.
    th 5 (mist) วางหน้าบ้านใส่เครื่องดื่มวันปาร์ตี้ แขกชมทุกคน
  `,
    },
    {
      product_id: 'coolbox-soft',
      shop_id: 'cedar-trail',
      values: ['moss', 'clay', 'denim'],
      price_cents: 5600,
      second: { axis: 'volume', adds: { '10l': 0, '20l': 1400 } },
      sales: 1518,
      days_ago: 134,
      title: words(
        'Soft roll-top cool bag',
        '卷口软质保冷袋',
        '口を巻く保冷バッグ',
        '롤탑 소프트 쿨러백',
        'กระเป๋าเก็บความเย็นปากม้วน',
      ),
      description: words(
        'A padded bag with a mouth that rolls shut and clips at both ends, so no cold leaks from a zip. Empty, it folds flat under the car seat; full, it hangs from two web handles.',
        '加厚软袋，袋口卷起、两端扣紧，冷气不会从拉链跑掉。空着折平塞进车座下，装满了用两根织带提。',
        '口を巻いて両端を留める、厚手の保冷袋です。ファスナーがないので冷気が逃げません。空なら平たくたたんで座席の下へ、入れたら2本のベルトで提げます。',
        '입구를 말아 양 끝을 채우는 두툼한 가방이라 지퍼 틈으로 냉기가 새지 않습니다. 비우면 납작하게 접어 차 좌석 아래에 두고, 채우면 웨빙 손잡이 두 개로 듭니다.',
        'กระเป๋าบุหนาปากม้วนล็อกสองข้าง ความเย็นไม่รั่วตามซิป ว่างก็พับแบนใต้เบาะรถ ใส่ของแล้วหิ้วด้วยหูสายถักสองเส้น',
      ),
      specs: [
        spec('ice', words('About 20 hours', '约 20 小时', '約20時間', '약 20시간', 'ประมาณ 20 ชั่วโมง')),
        spec(
          'material',
          words(
            'Coated polyester, closed-cell foam',
            '涂层涤纶、闭孔泡棉',
            'コーティングポリエステル、独立気泡フォーム',
            '코팅 폴리에스터, 독립 기포 폼',
            'โพลีเอสเตอร์เคลือบ โฟมเซลล์ปิด',
          ),
        ),
        spec(
          'size',
          words(
            '10 L: 28 × 18 × 30 cm. 20 L: 36 × 22 × 36 cm',
            '10 升 28 × 18 × 30 厘米，20 升 36 × 22 × 36 厘米',
            '10 Lは28 × 18 × 30 cm、20 Lは36 × 22 × 36 cm',
            '10L는 28 × 18 × 30cm, 20L는 36 × 22 × 36cm',
            '10 ลิตร 28 × 18 × 30 ซม. 20 ลิตร 36 × 22 × 36 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '10 L: 480 g. 20 L: 690 g',
            '10 升 480 克，20 升 690 克',
            '10 Lは480 g、20 Lは690 g',
            '10L는 480g, 20L는 690g',
            '10 ลิตร 480 กรัม 20 ลิตร 690 กรัม',
          ),
        ),
      ],
      reviews: `
    en 4 (20l) Weekly shop, two hours from town, butter still hard. Needs a shoulder strap.
    ja 5 (10l) お弁当と飲み物で家族4人分。使わない日は引き出しに入ります。
    zh-CN 5 (20l) 海鲜市场买鱼用它装，一路没漏水没串味。
    ko 5 (moss-10l) 장보기용으로도 딱이에요. 안쪽이 매끈해서 닦기 쉽습니다.
    th 4 (20l) ใส่นมแม่ไปทำงานทุกวัน เย็นถึงบ้าน ตัวล็อกแข็งไปนิด
    ko 3 (10l) 말아서 닫으니 실제 쓰는 높이는 적힌 것보다 낮아요.
  `,
    },
    {
      product_id: 'coolbox-jug',
      shop_id: 'north-pier',
      values: ['butter', 'denim', 'blush'],
      price_cents: 4400,
      second: { axis: 'volume', adds: { '4l': 0, '8l': 1500 } },
      sales: 976,
      days_ago: 318,
      title: words(
        'Drinks barrel with tap',
        '带龙头保冷饮料桶',
        '蛇口付きウォータージャグ',
        '꼭지 달린 보랭 물통',
        'คูลเลอร์น้ำมีก๊อก',
      ),
      description: words(
        'A round barrel for iced tea or water with a push tap at the front and feet that leave room for a cup. The white lid screws off, wide enough for a whole tray of ice.',
        '装冰茶或清水的圆桶，正面是按压龙头，桶脚垫高，杯子放得进去。白色桶盖旋开，整盘冰块一次倒入。',
        '冷たいお茶や水を入れる丸い樽です。正面に押し式の蛇口、足付きでコップが下に置けます。白いふたは回して外れ、製氷皿1枚分の氷がそのまま入ります。',
        '아이스티나 물을 담는 둥근 통으로, 앞에 누르는 꼭지가 있고 발이 높아 컵이 들어갑니다. 흰 뚜껑을 돌려 열면 얼음 한 판이 통째로 들어갑니다.',
        'ถังกลมใส่ชาเย็นหรือน้ำเปล่า มีก๊อกกดด้านหน้า ขายกสูงให้วางแก้วได้ ฝาขาวหมุนเปิดกว้างพอเทน้ำแข็งทั้งถาด',
      ),
      specs: [
        spec('ice', words('About 30 hours', '约 30 小时', '約30時間', '약 30시간', 'ประมาณ 30 ชั่วโมง')),
        spec(
          'material',
          words(
            'Polypropylene, polyurethane foam',
            '聚丙烯、聚氨酯泡沫',
            'ポリプロピレン、発泡ウレタン',
            '폴리프로필렌, 폴리우레탄 폼',
            'โพลีโพรพิลีน โฟมโพลียูรีเทน',
          ),
        ),
        spec(
          'weight',
          words(
            '4 L: 1.3 kg. 8 L: 2.1 kg',
            '4 升 1.3 千克，8 升 2.1 千克',
            '4 Lは1.3 kg、8 Lは2.1 kg',
            '4L는 1.3kg, 8L는 2.1kg',
            '4 ลิตร 1.3 กก. 8 ลิตร 2.1 กก.',
          ),
        ),
        spec(
          'care',
          words(
            'Tap unscrews for cleaning',
            '龙头可拧下清洗',
            '蛇口は外して洗えます',
            '꼭지를 돌려 빼서 세척',
            'ถอดก๊อกล้างได้',
          ),
        ),
      ],
      reviews: `
    th 5 (8l) งานบุญที่บ้านใส่น้ำกระเจี๊ยบ เย็นทั้งวัน เด็กกดเองได้
    en 5 (4l) Football practice, sixteen kids, no bottles lost.
    ja 5 (8l) 運動会の麦茶係です。朝入れた氷が午後も残っていました。
    zh-CN 4 (butter) 出水顺畅，最后一小杯要把桶往前倾才出来。
    ko 4 (4l) 캠핑장에서 손 씻는 물통으로도 씁니다. 꼭지가 가끔 뻑뻑해요.
    en 2 (8l) The tap dripped until I wrapped the thread with tape.
  `,
    },
    {
      product_id: 'coolbox-wheels',
      shop_id: 'north-pier',
      values: ['fog', 'brick', 'moss'],
      price_cents: 12900,
      second: { axis: 'volume', adds: { '28l': 0, '45l': 3500 } },
      sales: 306,
      days_ago: 58,
      title: words(
        'Wheeled cool box, pull handle',
        '拉杆滚轮保温箱',
        'キャスター付きクーラーボックス',
        '바퀴 달린 쿨러 박스',
        'กระติกน้ำแข็งล้อลาก',
      ),
      description: words(
        'An upright box on two fat wheels that roll over sand and roots, with a handle that pulls out like a suitcase. Tall bottles stand inside, and the lid has wells for two cups.',
        '立式箱体配两只宽轮，沙地、树根都拖得过去，拉杆像行李箱一样抽出。大瓶饮料能立着放，箱盖上有两个杯槽。',
        '砂地も木の根も越える太い車輪が2つ、持ち手は旅行かばんのように伸びる縦型の箱です。大きなボトルも立てて入り、ふたにはコップを置くくぼみが2つあります。',
        '모래와 나무뿌리도 넘는 굵은 바퀴 두 개와 여행 가방처럼 뽑는 손잡이가 달린 세로형 상자입니다. 큰 병도 세워 넣고, 뚜껑에는 컵 자리가 두 개 있습니다.',
        'กระติกทรงตั้งมีล้อใหญ่สองล้อ ลากบนทรายและรากไม้ได้ ด้ามดึงออกเหมือนกระเป๋าเดินทาง ขวดใหญ่วางตั้งได้ บนฝามีหลุมวางแก้วสองหลุม',
      ),
      specs: [
        spec(
          'ice',
          words(
            '28 L: 2 days. 45 L: 3 days',
            '28 升 2 天，45 升 3 天',
            '28 Lは2日、45 Lは3日',
            '28L는 2일, 45L는 3일',
            '28 ลิตร 2 วัน 45 ลิตร 3 วัน',
          ),
        ),
        spec(
          'material',
          words(
            'Polypropylene, polyurethane foam',
            '聚丙烯、聚氨酯泡沫',
            'ポリプロピレン、発泡ウレタン',
            '폴리프로필렌, 폴리우레탄 폼',
            'โพลีโพรพิลีน โฟมโพลียูรีเทน',
          ),
        ),
        spec(
          'load',
          words(
            'Up to 40 kg on its wheels',
            '滚轮承重 40 千克',
            '車輪で40 kgまで',
            '바퀴로 끌 때 최대 40kg',
            'ลากได้ไม่เกิน 40 กก.',
          ),
        ),
        spec(
          'weight',
          words(
            '28 L: 4.6 kg. 45 L: 6.1 kg',
            '28 升 4.6 千克，45 升 6.1 千克',
            '28 Lは4.6 kg、45 Lは6.1 kg',
            '28L는 4.6kg, 45L는 6.1kg',
            '28 ลิตร 4.6 กก. 45 ลิตร 6.1 กก.',
          ),
        ),
      ],
      reviews: `
    en 5 (45l) Across three hundred metres of soft sand, full, with one hand and an ice cream in the other.
    ko 5 (28l) 해수욕장에서 끌고 다니기 편해요. 바퀴가 모래에 안 빠집니다.
    zh-CN 4 (45l) 轮子大好拖，拉杆最高一档对高个子还差一点。
    ja 5 (fog) ビールのケースがそのまま入り、腰を痛めずに済みました。
    th 4 (45l) ล้อใหญ่ลากสบาย ฝาวางแก้วได้จริง ตัวกล่องกินที่ท้ายรถพอควร
    ja 3 (28l) アスファルトの上ではごろごろと音が大きめです。
  `,
    },
  ],
}

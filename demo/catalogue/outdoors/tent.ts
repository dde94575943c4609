import type { Kind } from '../kind.ts'
import { centimetres } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const tent: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'tent',
      shop_id: 'north-pier',
      values: ['butter', 'sage', 'clay'],
      price_cents: 18900,
      second: { axis: 'sleeps', adds: { two: 0, three: 4000 } },
      sales: 207,
      days_ago: 118,
      title: words('Two-pole ridge tent', '双杆屋脊帐篷', '2本ポールのA型テント', 'A형 2폴 텐트', 'เต็นท์ทรงจั่วสองเสา'),
      description: words(
        'A classic ridge tent that goes up with two poles and six pegs, even in the dark. The outer is a cotton blend that breathes, so the walls stay dry by morning. A sewn-in groundsheet and two mesh doors keep the weather and the mosquitoes out.',
        '经典屋脊帐篷，两根杆、六根地钉，天黑也能搭好。外帐为透气棉混纺，清晨内壁依然干爽。缝合地布加两扇纱门，挡住风雨，也挡住蚊子。',
        'ポール2本とペグ6本で、暗くても立てられる昔ながらのA型テントです。外幕は通気のよいコットン混紡で、朝も内側がさらり。縫い付けのグランドシートと2枚のメッシュ扉が、雨風も蚊も防ぎます。',
        '폴 두 개와 펙 여섯 개면 어두운 데서도 세울 수 있는 고전적인 A형 텐트입니다. 겉천은 숨 쉬는 면 혼방이라 아침에도 안쪽 벽이 보송합니다. 일체형 바닥과 메시 문 두 개가 비바람과 모기를 막아 줍니다.',
        'เต็นท์ทรงจั่วแบบคลาสสิก ใช้เสาสองต้นกับสมอหกตัว กางในที่มืดก็ยังไหว ผ้านอกเป็นผ้าฝ้ายผสมระบายอากาศ เช้ามาผนังในไม่ชื้น มีพื้นเย็บติดและประตูมุ้งสองบานกันทั้งฝนและยุง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton and polyester, ash poles',
            '棉涤混纺，白蜡木杆',
            'コットン・ポリエステル混紡、アッシュ材ポール',
            '면·폴리에스터 혼방, 물푸레나무 폴',
            'ผ้าฝ้ายผสมโพลีเอสเตอร์ เสาไม้แอช',
          ),
        ),
        spec(
          'water',
          words(
            'Outer 1,500 mm, floor 5,000 mm',
            '外帐 1500 毫米，地布 5000 毫米',
            '耐水圧：外幕1,500 mm、床5,000 mm',
            '내수압 겉천 1,500mm, 바닥 5,000mm',
            'ผ้านอก 1,500 มม. พื้น 5,000 มม.',
          ),
        ),
        spec(
          'size',
          words(
            '2 people: 220 × 150 × 120 cm. 3 people: 220 × 190 × 130 cm',
            '2 人款 220 × 150 × 120 厘米，3 人款 220 × 190 × 130 厘米',
            '2人用220 × 150 × 120 cm、3人用220 × 190 × 130 cm',
            '2인용 220 × 150 × 120cm, 3인용 220 × 190 × 130cm',
            'รุ่น 2 คน 220 × 150 × 120 ซม. รุ่น 3 คน 220 × 190 × 130 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '2 people: 4.2 kg. 3 people: 5.1 kg',
            '2 人款 4.2 千克，3 人款 5.1 千克',
            '2人用4.2 kg、3人用5.1 kg',
            '2인용 4.2kg, 3인용 5.1kg',
            'รุ่น 2 คน 4.2 กก. รุ่น 3 คน 5.1 กก.',
          ),
        ),
        spec(
          'pitching',
          words(
            'One person, about 8 minutes',
            '一人约 8 分钟',
            '1人で約8分',
            '혼자서 약 8분',
            'คนเดียวกางได้ในประมาณ 8 นาที',
          ),
        ),
      ],
      reviews: `
    en 5 (two) Pitched it alone, at night, in wind. It looked as if I knew what I was doing.
    ja 4 (two) 形がかわいくて、朝の結露がほとんどありません。車移動向きの重さです。
    zh-CN 4 (three) 三个人睡刚好，第一次搭用了十五分钟，熟了会快。
    ko 5 (three) 비가 밤새 왔는데 한 방울도 새지 않았습니다.
    th 4 กางง่ายจริง ระบายอากาศดี หน้าร้อนไม่อบ
    en 2 Beautiful, but too heavy to carry on foot. I should have read the weight.
  `,
    },
    {
      product_id: 'tent-dome',
      shop_id: 'north-pier',
      values: ['clay', 'moss', 'mist'],
      price_cents: 15900,
      was_cents: 24900,
      second: { axis: 'sleeps', adds: { two: 0, three: 3000, four: 6000 } },
      sales: 764,
      days_ago: 296,
      title: words(
        'Free-standing dome tent',
        '自立式圆顶帐篷',
        '自立式ドームテント',
        '자립식 돔 텐트',
        'เต็นท์โดมตั้งได้เอง',
      ),
      description: words(
        'Two crossed poles hold this dome up without a single peg, so it can be lifted and turned until the view is right. The fly clips on at four corners and leaves a dry porch for boots.',
        '两根交叉杆就能撑起，不打地钉也站得住，可以抬起来转到风景最好的方向。外帐四角一扣就好，门前留出一块放靴子的干地方。',
        '交差する2本のポールだけで立つので、ペグなしで持ち上げ、眺めのよい向きに変えられます。フライは四隅に留めるだけ。入口には靴を置ける乾いた前室ができます。',
        '교차한 폴 두 개로 서기 때문에 펙 없이 들어서 경치 좋은 쪽으로 돌릴 수 있습니다. 플라이는 네 귀퉁이에 걸면 되고, 입구에는 신발을 둘 마른 자리가 생깁니다.',
        'เสาไขว้สองต้นก็ตั้งได้โดยไม่ต้องตอกสมอ ยกหมุนหาวิวที่ชอบได้ ฟลายชีตเกี่ยวสี่มุม หน้าประตูเหลือที่แห้งไว้วางรองเท้า',
      ),
      specs: [
        spec(
          'material',
          words(
            'Polyester 75D, aluminium poles',
            '75D 涤纶，铝合金杆',
            'ポリエステル75D、アルミポール',
            '폴리에스터 75D, 알루미늄 폴',
            'โพลีเอสเตอร์ 75D เสาอะลูมิเนียม',
          ),
        ),
        spec(
          'water',
          words(
            'Fly 2,000 mm, floor 5,000 mm',
            '外帐 2000 毫米，地布 5000 毫米',
            '耐水圧：フライ2,000 mm、床5,000 mm',
            '내수압 플라이 2,000mm, 바닥 5,000mm',
            'ฟลายชีต 2,000 มม. พื้น 5,000 มม.',
          ),
        ),
        spec(
          'weight',
          words(
            '2: 2.6 kg. 3: 3.1 kg. 4: 3.8 kg',
            '2 人 2.6 千克，3 人 3.1 千克，4 人 3.8 千克',
            '2人用2.6 kg、3人用3.1 kg、4人用3.8 kg',
            '2인용 2.6kg, 3인용 3.1kg, 4인용 3.8kg',
            '2 คน 2.6 กก. 3 คน 3.1 กก. 4 คน 3.8 กก.',
          ),
        ),
        spec('packed', centimetres(44, 16, 16)),
        spec(
          'pitching',
          words(
            'One person, about 6 minutes',
            '一人约 6 分钟',
            '1人で約6分',
            '혼자서 약 6분',
            'คนเดียวกางได้ในประมาณ 6 นาที',
          ),
        ),
      ],
      reviews: `
    en 5 (three) We shook the sand out by picking the whole tent up. The kids now ask to do it.
    ko 5 (two) 백패킹 첫 텐트로 샀는데 설명서 없이도 세웠습니다.
    ja 4 (clay-two) 前室に靴とザックが置けて助かりました。2人だと少し窮屈です。
    zh-CN 5 (four) 一家四口住了两晚，半夜下雨没漏，早上抖一抖就收。
    th 4 (moss) กางง่ายคนเดียวก็ไหว ระบายอากาศพอใช้ หน้าร้อนควรเปิดฟลายชีต
    zh-CN 3 (two) 双人写得有点勉强，两个成年人加包就转不开身了。
  `,
    },
    {
      product_id: 'tent-tunnel',
      shop_id: 'cedar-trail',
      values: ['brick', 'sage', 'ink'],
      price_cents: 34900,
      second: { axis: 'sleeps', adds: { two: 0, three: 5000 } },
      sales: 96,
      days_ago: 174,
      title: words(
        'Three-hoop tunnel tent',
        '三杆隧道帐篷',
        '3本フレームのトンネルテント',
        '3폴 터널 텐트',
        'เต็นท์อุโมงค์สามโครง',
      ),
      description: words(
        'Three hoops in a row make a tunnel that sheds wind from either end and gives height along its whole length. Inner and outer go up together, so a wet arrival still means a dry bed.',
        '三道拱杆排成隧道，两头都能卸风，整条都有高度。内外帐一起立起，冒雨到营地，床铺也是干的。',
        '3本のフレームが作るトンネル形で、前後どちらの風も受け流し、奥まで天井が高く続きます。内幕と外幕が一緒に立つので、雨の中で着いても寝床は乾いたままです。',
        '폴 세 개가 만드는 터널 모양이라 앞뒤 바람을 흘려보내고 끝까지 천장이 높습니다. 속과 겉을 한 번에 세우므로 비를 맞고 도착해도 잠자리는 젖지 않습니다.',
        'โครงโค้งสามเส้นเรียงเป็นอุโมงค์ ลู่ลมทั้งหัวและท้าย เพดานสูงตลอดแนว ตัวในกับตัวนอกกางพร้อมกัน ไปถึงตอนฝนตกที่นอนก็ยังแห้ง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Silicone-coated ripstop nylon',
            '硅涂层防撕裂尼龙',
            'シリコンコート・リップストップナイロン',
            '실리콘 코팅 립스톱 나일론',
            'ไนลอนริปสต็อปเคลือบซิลิโคน',
          ),
        ),
        spec(
          'water',
          words(
            'Outer 3,000 mm, floor 8,000 mm',
            '外帐 3000 毫米，地布 8000 毫米',
            '耐水圧：外幕3,000 mm、床8,000 mm',
            '내수압 겉천 3,000mm, 바닥 8,000mm',
            'ผ้านอก 3,000 มม. พื้น 8,000 มม.',
          ),
        ),
        spec(
          'size',
          words(
            '2: 340 × 140 × 105 cm. 3: 370 × 180 × 115 cm',
            '2 人 340 × 140 × 105 厘米，3 人 370 × 180 × 115 厘米',
            '2人用340 × 140 × 105 cm、3人用370 × 180 × 115 cm',
            '2인용 340 × 140 × 105cm, 3인용 370 × 180 × 115cm',
            '2 คน 340 × 140 × 105 ซม. 3 คน 370 × 180 × 115 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '2: 2.4 kg. 3: 2.9 kg',
            '2 人 2.4 千克，3 人 2.9 千克',
            '2人用2.4 kg、3人用2.9 kg',
            '2인용 2.4kg, 3인용 2.9kg',
            '2 คน 2.4 กก. 3 คน 2.9 กก.',
          ),
        ),
        spec(
          'pitching',
          words(
            'Eight pegs, about 7 minutes',
            '八根地钉，约 7 分钟',
            'ペグ8本で約7分',
            '펙 8개로 약 7분',
            'สมอ 8 ตัว ประมาณ 7 นาที',
          ),
        ),
      ],
      reviews: `
    en 5 (two) Gusts of forty knots on the ridge. It hummed, I slept.
    ja 5 (brick) 雪の残る稜線で2泊。風下に入口を向ければ静かなものです。
    zh-CN 5 (three) 前厅特别大，下雨天能在里面做饭。
    ko 4 (two) 바람에 정말 강해요. 대신 펙을 꼭 다 박아야 섭니다.
    th 4 (sage) น้ำหนักเบา พื้นที่เก็บของเยอะ แต่ต้องมีดินให้ตอกสมอ
    ko 3 (ink-three) 내부가 어두워서 아침에 늦잠을 잤습니다. 밝은 색을 살 걸 그랬어요.
  `,
    },
    {
      product_id: 'tent-bell',
      shop_id: 'north-pier',
      values: ['oat', 'sand', 'sage'],
      price_cents: 62900,
      second: { axis: 'sleeps', adds: { four: 0, six: 14000 } },
      sales: 54,
      days_ago: 421,
      shelf: 'sold_out',
      title: words('Cotton bell tent', '棉布钟形帐篷', 'コットンのベル型テント', '면 벨 텐트', 'เต็นท์ทรงระฆังผ้าฝ้าย'),
      description: words(
        'One pole, a ring of pegs, and a round room with walls you can stand beside. Heavy cotton stays cool at noon and quiet in rain, and the sides roll up when the evening is warm.',
        '一根立柱，一圈地钉，就是一间能贴墙站直的圆屋。厚棉布正午不闷，下雨不吵，傍晚暖和时四周围布可以卷起。',
        'ポール1本とペグをぐるりと打てば、壁際でも立てる丸い部屋ができます。厚手のコットンは昼も涼しく、雨音も静か。暖かい夕べには裾を巻き上げられます。',
        '폴 하나에 펙을 빙 둘러 박으면 벽 옆에서도 설 수 있는 둥근 방이 됩니다. 두꺼운 면은 한낮에도 시원하고 빗소리도 조용하며, 따뜻한 저녁에는 옆을 말아 올립니다.',
        'เสากลางต้นเดียวกับสมอรอบวง ได้ห้องกลมที่ยืนชิดผนังได้ ผ้าฝ้ายหนาเย็นตอนเที่ยง เงียบเวลาฝนตก เย็นวันที่อากาศดีก็ม้วนผนังขึ้นได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton canvas 285 g, steel pole',
            '285 克棉帆布，钢立柱',
            '綿帆布285 g、スチールポール',
            '면 캔버스 285g, 강철 폴',
            'ผ้าแคนวาสฝ้าย 285 กรัม เสาเหล็ก',
          ),
        ),
        spec(
          'size',
          words(
            '4 people: 4 m across. 6 people: 5 m across',
            '4 人款直径 4 米，6 人款直径 5 米',
            '4人用は直径4 m、6人用は直径5 m',
            '4인용 지름 4m, 6인용 지름 5m',
            '4 คน กว้าง 4 เมตร 6 คน กว้าง 5 เมตร',
          ),
        ),
        spec(
          'weight',
          words(
            '4 people: 21 kg. 6 people: 29 kg',
            '4 人款 21 千克，6 人款 29 千克',
            '4人用21 kg、6人用29 kg',
            '4인용 21kg, 6인용 29kg',
            '4 คน 21 กก. 6 คน 29 กก.',
          ),
        ),
        spec(
          'pitching',
          words(
            'Two people, about 20 minutes',
            '两人约 20 分钟',
            '2人で約20分',
            '둘이서 약 20분',
            'สองคนกางได้ในประมาณ 20 นาที',
          ),
        ),
        spec(
          'care',
          words(
            'Dry fully before storing',
            '收纳前务必晾干',
            '完全に乾かしてからしまう',
            '완전히 말려서 보관',
            'ตากให้แห้งสนิทก่อนเก็บ',
          ),
        ),
      ],
      reviews: `
    en 5 (six) Twelve people sheltered from a hailstorm in ours. Someone brought a guitar.
    zh-CN 5 (four) 里面放了床和小桌，孩子说像住进了蘑菇里。
    ja 4 (oat) 居心地は最高、撤収は覚悟が必要。乾かすのに半日かかります。
    ko 5 (six) 마당에 여름 내내 쳐 두었습니다. 손님이 오면 다들 거기서 자겠대요.
    th 4 (sand) สวยและเย็นจริง แต่หนักมาก ต้องขับรถไปอย่างเดียว
  `,
    },
    {
      product_id: 'tent-tarp',
      shop_id: 'cedar-trail',
      values: ['honey', 'moss', 'denim'],
      price_cents: 11900,
      second: { axis: 'spread', adds: { '300by300': 0, '400by420': 3800 } },
      sales: 402,
      days_ago: 21,
      title: words(
        'Wing tarp with two poles',
        '双杆蝶形天幕',
        'ポール2本のウイングタープ',
        '2폴 윙 타프',
        'ทาร์ปทรงปีกพร้อมเสาสองต้น',
      ),
      description: words(
        'A roof and nothing else: curved edges pull the cloth tight between two poles, so rain runs off and nothing flaps. Pitch it high for shade, or drop one side to the ground when the wind turns.',
        '只是一片屋顶：弧形边把布在两根杆之间绷紧，雨水顺着流，风来也不抖。撑高是凉棚，风向一变，放低一侧贴地就成了挡风墙。',
        '屋根だけの道具です。弧を描く縁が2本のポールの間で布を張り、雨は流れ、ばたつきません。高く張れば日よけに、風が変われば片側を地面まで下げられます。',
        '지붕 하나면 됩니다. 둥근 가장자리가 두 폴 사이에서 천을 팽팽히 당겨 비가 흘러내리고 펄럭이지 않습니다. 높이 치면 그늘막, 바람이 바뀌면 한쪽을 땅까지 내리세요.',
        'หลังคาผืนเดียวก็พอ ขอบโค้งช่วยดึงผ้าให้ตึงระหว่างเสาสองต้น ฝนไหลลงไม่ขังและไม่สะบัด กางสูงเป็นร่มเงา ลมเปลี่ยนทิศก็ลดข้างหนึ่งลงถึงพื้น',
      ),
      specs: [
        spec(
          'material',
          words(
            'Polyester with dark coating',
            '涤纶，遮光涂层',
            'ポリエステル、遮光コーティング',
            '폴리에스터, 차광 코팅',
            'โพลีเอสเตอร์เคลือบกันแสง',
          ),
        ),
        spec('water', words('2,500 mm', '耐水压 2500 毫米', '耐水圧2,500 mm', '내수압 2,500mm', 'ทนแรงดันน้ำ 2,500 มม.')),
        spec(
          'contents',
          words(
            'Tarp, two 2.2 m poles, six pegs, lines',
            '天幕、两根 2.2 米杆、六根地钉、风绳',
            '本体、2.2 mポール2本、ペグ6本、ロープ',
            '타프, 2.2m 폴 2개, 펙 6개, 로프',
            'ผ้าทาร์ป เสา 2.2 เมตร 2 ต้น สมอ 6 ตัว เชือก',
          ),
        ),
        spec(
          'weight',
          words(
            'Small: 3.2 kg. Large: 4.6 kg',
            '小号 3.2 千克，大号 4.6 千克',
            '小3.2 kg、大4.6 kg',
            '작은 것 3.2kg, 큰 것 4.6kg',
            'ผืนเล็ก 3.2 กก. ผืนใหญ่ 4.6 กก.',
          ),
        ),
      ],
      reviews: `
    ja 5 (400by420) 遮光がしっかりしていて、真夏の昼でも下は涼しかったです。
    en 5 (300by300) Up in ten minutes alone once you learn to stake the lines first.
    zh-CN 4 (moss) 张起来线条很漂亮，风绳在夜里不太显眼，绊了我一跤。
    ko 5 (honey) 꿀색 타프 아래에서 찍은 사진이 전부 따뜻하게 나와요.
    th 4 (400by420) ผืนใหญ่คลุมโต๊ะแปดคนได้สบาย เสาน่าจะสูงอีกนิด
  `,
    },
  ],
}

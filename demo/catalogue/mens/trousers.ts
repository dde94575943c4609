import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const trousers: Kind = {
  pictured: 'colour',
  about: words(
    'The waist is measured on the garment itself, closed and laid flat, times two. Hems are left long enough to be taken up once.',
    '腰围按成衣平铺扣好后量得的宽度乘以二。裤脚留有余量，可改短一次。',
    'ウエストは、製品を留めて平らに置いた幅の2倍の実寸です。すそは一度詰められる長さを残しています。',
    '허리둘레는 옷을 여며 펼쳐 놓고 잰 너비의 두 배인 실측값입니다. 밑단은 한 번 줄일 수 있게 여유를 두었습니다.',
    'รอบเอววัดจากตัวกางเกงที่ติดกระดุมแล้ววางราบ คูณสอง ปลายขาเผื่อไว้ให้ตัดสั้นได้หนึ่งครั้ง',
  ),
  products: [
    {
      product_id: 'trousers-selvedge',
      shop_id: 'kojima-denim',
      pictured: 'wash',
      values: ['raw', 'rinsed', 'faded'],
      pictured_adds: [0, 500, 2500],
      price_cents: 14800,
      second: { axis: 'waist', adds: { '76cm': 0, '81cm': 0, '86cm': 0, '91cm': 0 } },
      sales: 1187,
      days_ago: 472,
      title: words(
        'Straight selvedge jeans, 14 oz',
        '14 盎司赤耳直筒牛仔裤',
        'セルビッチストレートジーンズ 14オンス',
        '셀비지 스트레이트 진 14온스',
        'กางเกงยีนส์ริมแดงขากระบอก 14 ออนซ์',
      ),
      description: words(
        'Straight jeans of rope-dyed denim woven on shuttle looms in Kojima, with a button fly and hidden rivets at the back pockets. Turn the hem up to show the red selvedge.',
        '儿岛梭织机织造的绳染牛仔布，直筒版型，钮扣门襟，后袋铆钉藏在里面。裤脚翻起，就能看到红色布边。',
        '児島のシャトル織機で織ったロープ染色デニムのストレートです。前はボタンフライ、後ろポケットは隠しリベット。すそを折り返すと赤耳が見えます。',
        '고지마의 셔틀 직기로 짠 로프 염색 데님으로 만든 일자 청바지입니다. 앞은 버튼 플라이, 뒷주머니에는 숨은 리벳을 박았고, 밑단을 접으면 빨간 셀비지가 보입니다.',
        'ยีนส์ขากระบอกจากผ้าเดนิมย้อมเชือก ทอด้วยกี่กระสวยในเมืองโคจิมะ เป้ากระดุม กระเป๋าหลังหมุดซ่อน พับปลายขาจะเห็นริมแดง',
      ),
      specs: [
        spec(
          'material',
          words('100% cotton, 14 oz', '100% 棉，14 盎司', '綿100%、14オンス', '면 100%, 14온스', 'ฝ้าย 100% 14 ออนซ์'),
        ),
        spec(
          'cut',
          words(
            'Straight, mid rise',
            '直筒，中腰',
            'ストレート、股上ふつう',
            '스트레이트, 중간 밑위',
            'ขากระบอก เอวกลาง',
          ),
        ),
        spec(
          'size',
          words(
            'Inseam 86 cm, hem 19.5 cm',
            '裤内长 86 厘米，裤脚宽 19.5 厘米',
            '股下86 cm、すそ幅19.5 cm',
            '안쪽 다리 86cm, 밑단 19.5cm',
            'ความยาวขาด้านใน 86 ซม. ปลายขากว้าง 19.5 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash seldom, inside out',
            '少洗，翻面洗',
            '洗濯は控えめに、裏返して',
            '뒤집어서, 되도록 드물게 세탁',
            'ซักให้น้อย กลับด้านก่อนซัก',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (raw-81cm) 半年はいて、ももにようやくヒゲが出てきました。縮みは表記どおりです。
    en 5 (rinsed-86cm) Stood up by themselves on day one. Now they are the only pair I pack.
    zh-CN 5 (raw-76cm) 原色款下水缩了大半码，按说明买大一码刚好。
    ko 4 (faded-86cm) 워싱이 자연스러워요. 길이는 길어서 8cm 줄였습니다.
    th 4 (rinsed-91cm) ผ้าหนา ใส่เดือนแรกแข็งมาก หลังจากนั้นเข้าตัว
    en 3 (raw-91cm) Beautiful cloth. The fly buttons fight back.
    ja 5 (faded-76cm) 加工の色がやりすぎていなくて、50代の自分にも似合いました。
  `,
    },
    {
      product_id: 'trousers-pleat',
      shop_id: 'dock-nine',
      values: ['sand', 'fog', 'moss'],
      price_cents: 8200,
      second: { axis: 'waist', adds: { '76cm': 0, '81cm': 0, '86cm': 0, '91cm': 0 } },
      sales: 964,
      days_ago: 159,
      title: words(
        'Pleated wide trousers',
        '双褶阔腿西裤',
        'ツータックワイドパンツ',
        '투턱 와이드 팬츠',
        'กางเกงขากว้างจีบคู่',
      ),
      description: words(
        'Two pleats on each side let the leg fall wide and straight from the waist to a turn-up. The cotton twill has a dry hand and keeps its crease through a day of sitting.',
        '左右各两道褶，裤腿从腰间宽松垂到翻边。斜纹棉手感干爽，坐一天裤线还在。',
        '左右二本ずつのタックで、腰からダブルのすそまで太くまっすぐ落ちます。さらりとした綿ツイルは、一日座ってもセンタープレスが消えません。',
        '양쪽에 주름을 두 개씩 잡아 허리부터 접단까지 넓고 곧게 떨어집니다. 보송한 면 트윌이라 하루 종일 앉아 있어도 다림선이 남습니다.',
        'จีบข้างละสองเส้นทำให้ขากางเกงทิ้งตัวกว้างตรงจากเอวถึงปลายขาพับ ผ้าทวิลฝ้ายสัมผัสแห้งสบาย นั่งทั้งวันกลีบก็ยังอยู่',
      ),
      specs: [
        spec(
          'material',
          words('100% cotton twill', '100% 棉斜纹布', '綿100%（ツイル）', '면 100% 트윌', 'ผ้าฝ้ายทวิล 100%'),
        ),
        spec('cut', words('Wide, high rise', '阔腿，高腰', 'ワイド、股上深め', '와이드, 하이라이즈', 'ขากว้าง เอวสูง')),
        spec(
          'size',
          words(
            'Inseam 76 cm, hem 24 cm',
            '裤内长 76 厘米，裤脚宽 24 厘米',
            '股下76 cm、すそ幅24 cm',
            '안쪽 다리 76cm, 밑단 24cm',
            'ความยาวขาด้านใน 76 ซม. ปลายขากว้าง 24 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash at 30 °C, iron warm',
            '30 °C 水洗，中温熨烫',
            '30 °Cで洗い、中温アイロン',
            '30°C 세탁, 중온 다림질',
            'ซักที่ 30 °C รีดไฟกลาง',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (sand-81cm) 주름이 배를 눌러 주지 않고 편하게 덮어 줍니다.
    ja 5 (fog-81cm) 太いのにだらしなく見えない。革靴にもスニーカーにも。
    en 4 (moss-86cm) High rise means high; give your shirts a chance to tuck.
    zh-CN 4 (sand-76cm) 版型好，口袋深，坐下时侧缝会微微张开。
    th 5 (fog-91cm) ขากว้างใส่สบาย เดินรถไฟฟ้าไม่ร้อน
    ko 2 (moss-76cm) 색이 사진보다 훨씬 어두워서 반품했어요.
  `,
    },
    {
      product_id: 'trousers-cargo',
      shop_id: 'kojima-denim',
      values: ['moss', 'sand', 'ink'],
      price_cents: 10800,
      was_cents: 12800,
      second: { axis: 'waist', adds: { '76cm': 0, '81cm': 0, '86cm': 0 } },
      sales: 433,
      days_ago: 253,
      title: words(
        'Ripstop cargo trousers',
        '防撕裂工装裤',
        'リップストップカーゴパンツ',
        '립스톱 카고 팬츠',
        'กางเกงคาร์โก้ผ้าริปสต็อป',
      ),
      description: words(
        'Two bellows pockets at the thigh, darted knees and a drawcord at each hem. The ripstop is woven in small squares, so a snag stays as small as it began.',
        '大腿两侧立体口袋，膝部打褶，裤脚有抽绳。防撕裂布织成小方格，勾破一点也不会扩大。',
        'ももの両脇にまちの付いたポケット、ひざにはダーツ、すそには引きひも。細かな格子に織ったリップストップなので、ひっかけても裂け目が広がりません。',
        '허벅지 양쪽에 주름 주머니, 무릎에는 다트, 밑단에는 조임끈이 있습니다. 작은 격자로 짠 립스톱 원단이라 걸려도 찢어진 자리가 번지지 않습니다.',
        'กระเป๋าขยายข้างต้นขาสองใบ เข่าตัดเกล็ด ปลายขามีเชือกรูด ผ้าริปสต็อปทอเป็นตารางเล็ก เกี่ยวขาดก็ไม่ลามต่อ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton ripstop, 240 g/m²',
            '棉防撕裂布，240 克/平方米',
            '綿リップストップ、240 g/m²',
            '면 립스톱, 240g/m²',
            'ผ้าฝ้ายริปสต็อป 240 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'cut',
          words(
            'Relaxed, tapered by the cord',
            '宽松，抽绳可收脚',
            'ゆったり、すそはひもで絞れる',
            '릴랙스, 끈으로 밑단 조절',
            'ทรงหลวม รูดปลายขาได้',
          ),
        ),
        spec('weight', grams(620)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (moss-86cm) Six pockets, and my keys no longer bruise my leg.
    ja 4 (sand-81cm) ポケットの厚みが出ないよう折りたたまれていて上品です。
    zh-CN 5 (ink-81cm) 料子挺，爬山勾到树枝没破。
    ko 5 (moss-76cm) 밑단 끈을 조이면 자전거 체인에 안 걸려요.
    th 4 (sand-86cm) กระเป๋าเยอะจุได้มาก แต่ตากแห้งช้าหน่อย
  `,
    },
    {
      product_id: 'trousers-cord',
      shop_id: 'dock-nine',
      values: ['cocoa', 'honey', 'plum'],
      price_cents: 9200,
      second: { axis: 'waist', adds: { '81cm': 0, '86cm': 0, '91cm': 0 } },
      sales: 287,
      days_ago: 324,
      title: words(
        'Wide-wale corduroy trousers',
        '粗条灯芯绒长裤',
        '太うねコーデュロイパンツ',
        '굵은 골 코듀로이 팬츠',
        'กางเกงลูกฟูกลอนใหญ่',
      ),
      description: words(
        'Trousers of six-wale corduroy, brushed until the ridges feel like velvet, with a clean front and a slight taper. They are warm, quiet to walk in, and softer each winter.',
        '六条粗灯芯绒，绒面磨到如丝绒般柔滑，前片平整，裤管微收。暖和，走起路来也不窸窣，一冬比一冬软。',
        '6ウェルの太うねコーデュロイを、うねがビロードのようになるまで起毛しました。前はすっきり、すそへゆるやかに細く。暖かく、歩いても音が立ちにくく、冬ごとにやわらかくなります。',
        '6웨일 굵은 골 코듀로이를 벨벳처럼 부드러워질 때까지 기모했습니다. 앞은 깔끔하고 아래로 살짝 좁아집니다. 따뜻하고 걸을 때 소리가 적으며 겨울을 날수록 부드러워집니다.',
        'กางเกงผ้าลูกฟูกหกลอนต่อนิ้ว ปัดขนจนลอนนุ่มเหมือนกำมะหยี่ ด้านหน้าเรียบ ปลายขาสอบเล็กน้อย อุ่น เดินไม่มีเสียงเสียดสี และนุ่มขึ้นทุกหน้าหนาว',
      ),
      specs: [
        spec(
          'material',
          words(
            '98% cotton, 2% elastane',
            '98% 棉、2% 氨纶',
            '綿98%、ポリウレタン2%',
            '면 98%, 폴리우레탄 2%',
            'ฝ้าย 98% สแปนเด็กซ์ 2%',
          ),
        ),
        spec(
          'cut',
          words(
            'Easy, slight taper',
            '舒适，微锥',
            'ややゆったり、軽いテーパード',
            '여유 있는 테이퍼드',
            'ทรงสบาย ปลายขาสอบเล็กน้อย',
          ),
        ),
        spec(
          'size',
          words(
            'Inseam 80 cm, hem 18 cm',
            '裤内长 80 厘米，裤脚宽 18 厘米',
            '股下80 cm、すそ幅18 cm',
            '안쪽 다리 80cm, 밑단 18cm',
            'ความยาวขาด้านใน 80 ซม. ปลายขากว้าง 18 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash inside out, do not press',
            '翻面洗，勿压烫',
            '裏返して洗い、アイロンは当てない',
            '뒤집어 세탁, 다림질 금지',
            'กลับด้านซัก ห้ามรีดทับ',
          ),
        ),
      ],
      reviews: `
    en 5 (cocoa-86cm) The knees have not bagged in two winters of teaching.
    ko 5 (honey-81cm) 골이 굵어 존재감이 있는데 상의는 뭐든 받쳐 줘요.
    zh-CN 4 (plum-86cm) 暖和，容易粘猫毛，家里有猫的想清楚。
    ja 5 (cocoa-91cm) ストレッチが少し入っていて、しゃがむのが楽です。
    th 3 (honey-91cm) สีสวยแต่หนามาก เมืองไทยใส่ได้แค่เดือนมกราคม
  `,
    },
    {
      product_id: 'trousers-shorts',
      shop_id: 'siam-loom',
      values: ['clay', 'oat', 'denim'],
      price_cents: 3600,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 1894,
      days_ago: 94,
      title: words(
        'Linen drawstring shorts',
        '抽绳亚麻短裤',
        'リネンのイージーショーツ',
        '리넨 드로스트링 반바지',
        'กางเกงขาสั้นลินินเอวรูด',
      ),
      description: words(
        'Shorts of washed linen with an elastic waist, a braided cord and deep side pockets. They end just above the knee and dry in an hour on a chair.',
        '水洗亚麻短裤，松紧腰配编织抽绳，侧袋很深。长到膝上，搭在椅背上一小时就干。',
        '洗いをかけたリネンに、ゴムと組みひもの腰、深い脇ポケットを付けたショーツです。丈はひざ上。椅子にかけておけば1時間で乾きます。',
        '워싱 리넨에 고무줄 허리와 엮은 끈, 깊은 옆주머니를 단 반바지입니다. 무릎 바로 위 길이이고 의자에 걸쳐 두면 한 시간이면 마릅니다.',
        'กางเกงขาสั้นลินินซักนุ่ม เอวยางยืดมีเชือกถัก กระเป๋าข้างลึก ยาวเหนือเข่าเล็กน้อย พาดเก้าอี้ชั่วโมงเดียวก็แห้ง',
      ),
      specs: [
        spec('material', words('100% linen', '100% 亚麻', 'リネン100%', '리넨 100%', 'ลินิน 100%')),
        spec(
          'size',
          words(
            'Waist: S 70–82, M 76–88, L 82–94, XL 88–102 cm',
            '腰围：S 70–82、M 76–88、L 82–94、XL 88–102 厘米',
            'ウエスト：S 70〜82、M 76〜88、L 82〜94、XL 88〜102 cm',
            '허리: S 70~82, M 76~88, L 82~94, XL 88~102cm',
            'เอว S 70–82 M 76–88 L 82–94 XL 88–102 ซม.',
          ),
        ),
        spec(
          'care',
          words('Machine wash at 30 °C', '30 °C 机洗', '30 °Cで洗濯機洗い', '30°C 세탁기 세탁', 'ซักเครื่องที่ 30 °C'),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (oat-m) ใส่อยู่บ้านก็ได้ ออกตลาดก็ไม่อาย
    en 5 (clay-l) Bought one pair for Bali, came home and bought two more.
    zh-CN 4 (denim-xl) 口袋深，手机坐下也不掉，就是容易皱。
    ja 4 (oat-m) 薄い色は下着の色を選びます。履き心地は満点。
    ko 5 (clay-s) 허리끈이 납작해서 티셔츠 위로 티가 안 나요.
    th 5 (denim-l) ซื้อตัวที่สามแล้ว ผ้านุ่มขึ้นทุกครั้งที่ซัก
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { china, japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const jacket: Kind = {
  pictured: 'colour',
  about: words(
    'Sizes allow for a jumper underneath. A spare button or slider comes in the inside pocket.',
    '尺码已为里面的毛衣留出余量。内袋附一粒备用扣或一只备用拉头。',
    'サイズは中にセーターを着る前提です。内ポケットに予備のボタンまたはファスナーの引き手が入っています。',
    '안에 스웨터를 입을 것을 생각한 치수입니다. 안주머니에 여분 단추나 지퍼 손잡이가 들어 있습니다.',
    'ไซส์เผื่อไว้สำหรับใส่สเวตเตอร์ด้านใน มีกระดุมหรือหัวซิปสำรองให้ในกระเป๋าด้านใน',
  ),
  products: [
    {
      product_id: 'jacket-trucker',
      shop_id: 'kojima-denim',
      values: ['denim', 'ink', 'oat'],
      price_cents: 16800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 600 } },
      sales: 726,
      days_ago: 389,
      title: words(
        'Denim trucker jacket',
        '牛仔夹克',
        'デニムのトラッカージャケット',
        '데님 트러커 재킷',
        'แจ็กเก็ตยีนส์ทรงทรักเกอร์',
      ),
      description: words(
        'A short jacket in 13-ounce denim with two flap pockets and seams that run in a V from chest to waistband. The sleeves are set a little forward, where arms actually are.',
        '13 盎司牛仔短夹克，两个带盖胸袋，V 形车线从胸口延到下摆腰边。袖子略向前装，正合手臂自然的位置。',
        '13オンスのデニムに、フラップ付きの胸ポケット二つと、胸からすその帯へV字に走る縫い目を配した短め丈のジャケットです。そでは、腕が実際にある少し前寄りに付けています。',
        '13온스 데님에 덮개 주머니 두 개를 달고, 가슴에서 허릿단까지 V자 솔기를 넣은 짧은 재킷입니다. 소매는 팔이 실제로 놓이는 대로 조금 앞쪽으로 달았습니다.',
        'แจ็กเก็ตตัวสั้นผ้ายีนส์ 13 ออนซ์ กระเป๋าอกมีฝาสองข้าง ตะเข็บรูปตัววีจากอกถึงขอบเอว แขนต่อเยื้องมาด้านหน้าเล็กน้อยตามแนวแขนจริง',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton denim, 13 oz',
            '100% 棉牛仔布，13 盎司',
            '綿100%デニム、13オンス',
            '면 100% 데님, 13온스',
            'ผ้ายีนส์ฝ้าย 100% 13 ออนซ์',
          ),
        ),
        spec('cut', words('Short, regular', '短款，标准', '短め、標準', '짧은 기장, 레귤러', 'ตัวสั้น ทรงปกติ')),
        spec(
          'size',
          words(
            'Chest: S 104, M 110, L 116, XL 122 cm',
            '胸围：S 104、M 110、L 116、XL 122 厘米',
            '胸囲：S 104、M 110、L 116、XL 122 cm',
            '가슴둘레: S 104, M 110, L 116, XL 122cm',
            'รอบอก S 104 M 110 L 116 XL 122 ซม.',
          ),
        ),
        spec(
          'care',
          words('Wash inside out, cold', '翻面冷水洗', '裏返して水洗い', '뒤집어 찬물 세탁', 'กลับด้านซักน้ำเย็น'),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (denim-m) 縫製がとにかくきれい。アームホールが細めで動きやすいです。
    en 5 (denim-l) Third year. The elbows have gone the colour of the sky.
    ko 4 (oat-l) 오트 색은 때가 탈까 걱정했는데 세탁이 잘 돼요.
    zh-CN 5 (ink-xl) 黑色洗了两次没发灰，肩线很挺。
    th 4 (ink-s) ผ้าแข็งช่วงแรก ใส่ไปเดือนหนึ่งเริ่มเข้าตัว
    en 3 (denim-m) Great jacket, short arms. I am 184 and want three more centimetres.
  `,
    },
    {
      product_id: 'jacket-chore',
      shop_id: 'kojima-denim',
      values: ['moss', 'denim', 'brick'],
      price_cents: 13200,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 1019,
      days_ago: 213,
      title: words(
        'Moleskin chore jacket',
        '鼹鼠皮布工装外套',
        'モールスキンのカバーオール',
        '몰스킨 초어 재킷',
        'แจ็กเก็ตช่างผ้าโมลสกิน',
      ),
      description: words(
        'A long, plain work jacket with three patch pockets and five buttons, cut like those French railwaymen wore. Moleskin is cotton woven so tight that it sheds sawdust and drizzle.',
        '直身长款工装外套，三个贴袋，五粒扣，沿用法国铁路工人的剪裁。鼹鼠皮布是织得极密的棉布，木屑和细雨都不沾。',
        '貼りポケット三つにボタン五つ、フランスの鉄道員が着たものと同じ型の、長めで飾りのない作業着です。モールスキンは綿をごく密に織った布で、木くずも小雨もはじきます。',
        '패치 주머니 세 개와 단추 다섯 개, 프랑스 철도원이 입던 재단을 따른 길고 수수한 작업복입니다. 몰스킨은 면을 아주 촘촘히 짠 천이라 톱밥도 가랑비도 털어 냅니다.',
        'แจ็กเก็ตทำงานตัวยาวเรียบ กระเป๋าปะสามใบ กระดุมห้าเม็ด ตัดแบบที่คนงานรถไฟฝรั่งเศสเคยใส่ โมลสกินคือผ้าฝ้ายทอแน่นจนขี้เลื่อยและฝนปรอยไม่เกาะ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton moleskin, 330 g/m²',
            '棉鼹鼠皮布，330 克/平方米',
            '綿モールスキン、330 g/m²',
            '면 몰스킨, 330g/m²',
            'ผ้าฝ้ายโมลสกิน 330 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'cut',
          words(
            'Straight, hip length',
            '直筒，及臀',
            'ストレート、腰丈',
            '스트레이트, 엉덩이 길이',
            'ทรงตรง ยาวคลุมสะโพก',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 108, M 114, L 120, XL 126 cm',
            '胸围：S 108、M 114、L 120、XL 126 厘米',
            '胸囲：S 108、M 114、L 120、XL 126 cm',
            '가슴둘레: S 108, M 114, L 120, XL 126cm',
            'รอบอก S 108 M 114 L 120 XL 126 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash at 30 °C, hang wet',
            '30 °C 水洗，湿挂晾干',
            '30 °Cで洗い、濡れたままつり干し',
            '30°C 세탁, 젖은 채로 널기',
            'ซักที่ 30 °C แขวนทั้งเปียก',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (denim-m) The pocket swallows a paperback and a tape measure at once.
    ja 5 (moss-l) ホコリがつかないので、木工のときはいつもこれです。
    zh-CN 4 (denim-l) 版型宽，里面套卫衣没压力，领子硬一点。
    ko 5 (moss-s) 카페 일할 때 작업복으로 입는데 손님들이 물어봐요.
    th 4 (brick-xl) สีอิฐสวยแปลกตา ผ้าหนาเกินไปสำหรับหน้าร้อน
    ko 4 (brick-m) 단추가 묵직하고 좋은데 구멍이 처음엔 빡빡합니다.
  `,
    },
    {
      product_id: 'jacket-blazer',
      shop_id: 'dock-nine',
      values: ['ink', 'fog', 'sand'],
      price_cents: 19800,
      was_cents: 23800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 548,
      days_ago: 141,
      title: words(
        'Unlined wool blazer',
        '无里衬羊毛西装外套',
        '裏地なしのウールブレザー',
        '안감 없는 울 블레이저',
        'เบลเซอร์ขนแกะไม่มีซับใน',
      ),
      description: words(
        'Two buttons, patch pockets and no padding: the shoulder is your own. The wool is woven loosely enough to breathe and twisted hard enough to shake out its creases overnight.',
        '两粒扣、贴袋、不加垫肩，肩线就是您自己的肩。羊毛织得疏松透气，纱线捻得紧，挂一夜褶皱自平。',
        '二つボタンに貼りポケット、肩パッドなし。肩の線は着る人のままです。ウールは風を通すほどゆるく織り、しわがひと晩で取れるほど強く撚っています。',
        '단추 두 개, 패치 주머니, 패드 없음. 어깨선은 입는 사람 그대로입니다. 울은 바람이 통할 만큼 성글게 짜고, 하룻밤이면 구김이 펴질 만큼 단단히 꼬았습니다.',
        'กระดุมสองเม็ด กระเป๋าปะ ไม่เสริมไหล่ เส้นไหล่จึงเป็นของคุณเอง ขนแกะทอโปร่งพอให้ระบายและตีเกลียวแน่นพอให้รอยยับคลายในคืนเดียว',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% high-twist wool, 260 g/m²',
            '100% 高捻羊毛，260 克/平方米',
            '強撚ウール100%、260 g/m²',
            '강연 울 100%, 260g/m²',
            'ขนแกะเกลียวแน่น 100% 260 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'cut',
          words(
            'Natural shoulder, slightly waisted',
            '自然肩，略收腰',
            'ナチュラルショルダー、軽い絞り',
            '내추럴 숄더, 살짝 들어간 허리',
            'ไหล่ธรรมชาติ เข้าเอวเล็กน้อย',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 100, M 106, L 112, XL 118 cm',
            '胸围：S 100、M 106、L 112、XL 118 厘米',
            '胸囲：S 100、M 106、L 112、XL 118 cm',
            '가슴둘레: S 100, M 106, L 112, XL 118cm',
            'รอบอก S 100 M 106 L 112 XL 118 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Steam, dry clean rarely',
            '蒸汽护理，少干洗',
            'スチーム、ドライはたまに',
            '스팀, 드라이클리닝은 가끔',
            'รีดไอน้ำ ซักแห้งนาน ๆ ครั้ง',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (ink-m) 출장 가방에 말아 넣었다가 꺼내도 멀쩡해요.
    en 5 (fog-l) It took me from a viva to a wedding in one week without a visit to the cleaners.
    zh-CN 5 (ink-m) 没有垫肩，穿着像开衫，看着像西装。
    ja 4 (fog-m) 夏の終わりから着られます。袖のボタンは飾りです。
    th 5 (sand-s) เบากว่าสูทที่เคยมีทุกตัว ใส่ขึ้นเวทีพูดไม่ร้อน
    en 3 (sand-xl) Sand wrinkles more visibly than I hoped.
  `,
    },
    {
      product_id: 'jacket-anorak',
      shop_id: 'dock-nine',
      values: ['butter', 'sage', 'ink'],
      price_cents: 11800,
      second: { axis: 'size', adds: { m: 0, l: 0, xl: 0 } },
      sales: 1276,
      days_ago: 52,
      title: words(
        'Hooded half-zip anorak',
        '连帽半拉链冲锋衣',
        'フード付きハーフジップアノラック',
        '후드 하프집 아노락',
        'เสื้อกันลมมีฮู้ดซิปครึ่งตัว',
      ),
      description: words(
        'A pullover shell with a deep hood, a zip to the chest and one big pocket across the belly that you reach from both sides. It packs into that pocket, to the size of a loaf.',
        '套头防风外套，深帽，拉链开到胸口，腹前一个大口袋，左右都能伸手。整件能收进这个口袋，只有一条面包大小。',
        '深いフード、胸までのファスナー、両側から手を入れられる大きな前ポケットのプルオーバーです。そのポケットに本体がしまえ、食パン一斤ほどになります。',
        '깊은 후드, 가슴까지 여는 지퍼, 양쪽에서 손을 넣는 큰 앞주머니가 달린 풀오버 겉옷입니다. 그 주머니에 통째로 접어 넣으면 식빵 한 덩이만 해집니다.',
        'เสื้อสวมกันลม ฮู้ดลึก ซิปถึงอก กระเป๋าใหญ่หน้าท้องล้วงได้สองข้าง พับเก็บทั้งตัวในกระเป๋านั้นได้ เหลือขนาดเท่าขนมปังหนึ่งแถว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Recycled nylon, taped seams',
            '再生锦纶、压胶接缝',
            '再生ナイロン、シームテープ',
            '재생 나일론, 심테이프',
            'ไนลอนรีไซเคิล ตะเข็บติดเทป',
          ),
        ),
        spec('water', words('10,000 mm', '静水压 10000 毫米', '耐水圧10,000 mm', '내수압 10,000mm', 'กันน้ำ 10,000 มม.')),
        spec('weight', words('Size L: 380 g', 'L 码 380 克', 'Lサイズ380 g', 'L 사이즈 380g', 'ไซส์ L 380 กรัม')),
        spec('origin', china),
      ],
      reviews: `
    en 5 (butter-l) Rained on for six hours in the Lakes. Dry, apart from where I opened it to eat.
    ko 5 (sage-m) 자전거 출퇴근용인데 후드가 헬멧 위로도 올라가요.
    ja 4 (ink-l) 胸のポケットに畳むのは最初こつが要ります。
    zh-CN 5 (butter-xl) 黄色在阴天很醒目，孩子远远就认出我。
    th 5 (sage-l) กันฝนได้จริง ขี่มอเตอร์ไซค์กลับบ้านไม่เปียก
    zh-CN 3 (ink-m) 防风不错，但闷，跑步别穿。
  `,
    },
    {
      product_id: 'jacket-gilet',
      shop_id: 'dock-nine',
      values: ['cocoa', 'sage', 'plum'],
      price_cents: 8900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 317,
      days_ago: 275,
      shelf: 'sold_out',
      title: words('Quilted gilet', '绗缝马甲', 'キルティングベスト', '퀼팅 조끼', 'เสื้อกั๊กบุนวม'),
      description: words(
        'A collarless quilted waistcoat, filled thinly enough to go under a coat and warm enough to go without. It closes with four snaps and is bound in cord all round.',
        '无领绗缝马甲，填充薄，能穿在大衣里，也够暖，可以单穿。四粒按扣，四边滚条。',
        'コートの下に着られる薄さと、一枚で外に出られる暖かさを両立した、えりなしのキルティングベストです。前はスナップ四つ、縁はぐるりとパイピングで始末しています。',
        '코트 안에 입을 만큼 얇게, 그것만 입고 나설 만큼 따뜻하게 솜을 넣은 칼라 없는 퀼팅 조끼입니다. 똑딱단추 네 개로 여미고 가장자리를 빙 둘러 파이핑했습니다.',
        'เสื้อกั๊กบุนวมไม่มีปก ใส่ใยบางพอซ้อนในโค้ตและอุ่นพอใส่เดี่ยว ปิดด้วยกระดุมแป๊กสี่เม็ด กุ๊นขอบรอบตัว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Nylon, recycled polyester fill',
            '锦纶面，再生涤纶填充',
            'ナイロン、中わたは再生ポリエステル',
            '나일론, 재생 폴리에스터 충전재',
            'ไนลอน ใยโพลีเอสเตอร์รีไซเคิล',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 102, M 108, L 114 cm',
            '胸围：S 102、M 108、L 114 厘米',
            '胸囲：S 102、M 108、L 114 cm',
            '가슴둘레: S 102, M 108, L 114cm',
            'รอบอก S 102 M 108 L 114 ซม.',
          ),
        ),
        spec('weight', words('Size M: 260 g', 'M 码 260 克', 'Mサイズ260 g', 'M 사이즈 260g', 'ไซส์ M 260 กรัม')),
        spec('care', words('Machine wash cold', '冷水机洗', '水で洗濯機洗い', '찬물 세탁기 세탁', 'ซักเครื่องน้ำเย็น')),
      ],
      reviews: `
    ko 5 (cocoa-m) 코트 안에 입으면 패딩이 필요 없어요. 재입고 기다립니다.
    ja 5 (sage-m) 家の中でも着ています。首に当たるえりがないのがいい。
    en 4 (plum-l) Warm core, cold arms, as promised. Snaps are firm.
    zh-CN 4 (cocoa-s) 薄但不透风，洗了一次没跑棉。
    th 5 (sage-l) ใส่ทับเชิ้ตตอนไปเกาหลี อุ่นกำลังดี
  `,
    },
  ],
}

import { grams } from './measures.ts'
import { korea, type ProductWords, spec, thailand } from './spec-names-words.ts'
import { words } from './words.ts'

export const mensWords: ProductWords[] = [
  {
    product_id: 'shirt',
    title: words('Washed cotton shirt', '水洗棉衬衫', '洗いざらしのコットンシャツ', '워싱 코튼 셔츠', 'เสื้อเชิ้ตผ้าฝ้ายฟอก'),
    description: words(
      'A plain shirt of Thai cotton, washed before it is sewn so that it fits the same after every wash. The collar is soft and stands without a stiffener. Wear it straight from the line: creases are part of it.',
      '泰国棉素色衬衫，布料先水洗再缝制，洗多少次尺寸都不变。领子柔软，不加硬衬也能挺立。晾干直接穿，褶皱本就是它的样子。',
      'タイ産コットンの無地シャツです。縫う前に洗いをかけているので、洗濯してもサイズが変わりません。えりは芯なしでもやわらかく立ちます。干したらそのまま、しわも味として着てください。',
      '태국산 면으로 만든 무지 셔츠입니다. 봉제 전에 미리 워싱해 여러 번 빨아도 크기가 그대로입니다. 깃은 심 없이도 부드럽게 섭니다. 널었다가 그대로 입으세요. 구김도 멋입니다.',
      'เสื้อเชิ้ตสีพื้นจากผ้าฝ้ายไทย ซักก่อนตัดเย็บ ขนาดจึงไม่เปลี่ยนแม้ซักหลายครั้ง ปกนุ่มตั้งได้โดยไม่ต้องใส่แกน ตากแห้งแล้วใส่ได้เลย รอยยับคือเสน่ห์ของมัน',
    ),
    specs: [
      spec(
        'material',
        words(
          '100% cotton, 135 g/m²',
          '100% 棉，135 克/平方米',
          '綿100%、135 g/m²',
          '면 100%, 135g/m²',
          'ผ้าฝ้าย 100% 135 กรัมต่อตารางเมตร',
        ),
      ),
      spec(
        'cut',
        words(
          'Easy through the body, straight hem',
          '衣身宽松，平下摆',
          '身幅ゆったり、すそはまっすぐ',
          '여유 있는 몸판, 일자 밑단',
          'ทรงหลวมสบาย ชายเสื้อตรง',
        ),
      ),
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
        words(
          'Wash at 30 °C, hang to dry',
          '30 °C 水洗，悬挂晾干',
          '30 °Cで洗い、つり干し',
          '30°C에서 세탁, 널어서 건조',
          'ซักที่ 30 °C แขวนตาก',
        ),
      ),
      spec('origin', thailand),
    ],
  },
  {
    product_id: 'knit',
    title: words(
      'Merino crew-neck knit',
      '美利奴圆领针织衫',
      'メリノウールのクルーネックニット',
      '메리노 라운드넥 니트',
      'เสื้อไหมพรมเมอริโนคอกลม',
    ),
    description: words(
      'A fine merino jumper to wear on its own or under a coat. The yarn is spun long and smooth, so it does not scratch at the neck and pills very little. Cuffs and hem keep their shape because they are knitted tighter, not because of elastic.',
      '细美利奴羊毛套头衫，单穿或叠在大衣里都合适。长纤纺纱顺滑，领口不扎，也很少起球。袖口和下摆靠更密的织法定型，不用松紧带。',
      '一枚でもコートの下でも着られる、細番手のメリノウールセーターです。長い繊維で紡いだ糸はなめらかで、首まわりがちくちくせず、毛玉もできにくいのが特長。袖口とすそはゴムではなく、編み目の詰まりで形を保ちます。',
      '한 장으로도, 코트 안에도 입기 좋은 고운 메리노 스웨터입니다. 섬유를 길게 뽑아 자은 실이라 목이 따갑지 않고 보풀도 적습니다. 소매와 밑단은 고무줄이 아니라 더 촘촘한 짜임으로 모양을 지킵니다.',
      'เสื้อไหมพรมเมอริโนเส้นเล็ก ใส่เดี่ยวหรือใส่ใต้โค้ตก็ได้ เส้นใยยาวเนื้อเนียน ไม่คันคอและขึ้นขุยน้อยมาก ปลายแขนและชายเสื้อคงรูปเพราะถักแน่นกว่า ไม่ได้ใช้ยางยืด',
    ),
    specs: [
      spec(
        'material',
        words(
          '100% extra-fine merino, 19.5 micron',
          '100% 超细美利奴羊毛，19.5 微米',
          'エクストラファインメリノ100%、19.5ミクロン',
          '엑스트라 파인 메리노 100%, 19.5미크론',
          'ขนแกะเมอริโนละเอียด 100% 19.5 ไมครอน',
        ),
      ),
      spec(
        'size',
        words(
          'Chest: S 98, M 104, L 110, XL 116 cm',
          '胸围：S 98、M 104、L 110、XL 116 厘米',
          '胸囲：S 98、M 104、L 110、XL 116 cm',
          '가슴둘레: S 98, M 104, L 110, XL 116cm',
          'รอบอก S 98 M 104 L 110 XL 116 ซม.',
        ),
      ),
      spec('weight', words('Size M: 290 g', 'M 码 290 克', 'Mサイズ290 g', 'M 사이즈 290g', 'ไซซ์ M 290 กรัม')),
      spec(
        'care',
        words(
          'Wool cycle, cold, dry flat',
          '羊毛程序冷水洗，平铺晾干',
          'ウールコースで水洗い、平干し',
          '울 코스 찬물 세탁, 뉘어서 건조',
          'ซักโหมดผ้าขนสัตว์น้ำเย็น วางราบตาก',
        ),
      ),
      spec('origin', korea),
    ],
  },
  {
    product_id: 'cap',
    title: words(
      'Six-panel cotton cap',
      '六片棉质鸭舌帽',
      '6枚はぎのコットンキャップ',
      '6패널 코튼 캡',
      'หมวกแก๊ปผ้าฝ้ายหกชิ้น',
    ),
    description: words(
      'A soft cap of brushed cotton twill without a logo. The peak is short and already a little curved, so it looks worn from the first day. A brass buckle at the back fits it to most heads.',
      '磨毛斜纹棉软帽，没有任何标志。帽檐较短，略带弧度，第一天戴就像旧友。后面的黄铜扣可调，适合大多数头围。',
      'ロゴのない、起毛コットンツイルのやわらかなキャップです。つばは短めで、はじめから軽く曲げてあるので初日からなじみます。後ろの真ちゅうバックルで、たいていの頭に合わせられます。',
      '로고 없이 기모 면 트윌로 만든 부드러운 모자입니다. 챙이 짧고 처음부터 살짝 굽어 있어 첫날부터 길든 느낌입니다. 뒤쪽 황동 버클로 웬만한 머리에 맞게 조절됩니다.',
      'หมวกแก๊ปเนื้อนุ่มผ้าฝ้ายทวิลปัดขน ไม่มีโลโก้ ปีกสั้นและโค้งเล็กน้อยตั้งแต่แรก ใส่วันแรกก็ดูเข้าที่ หัวเข็มขัดทองเหลืองด้านหลังปรับได้พอดีเกือบทุกศีรษะ',
    ),
    specs: [
      spec(
        'material',
        words(
          'Brushed cotton twill, brass',
          '磨毛斜纹棉、黄铜',
          '起毛コットンツイル、真ちゅう',
          '기모 면 트윌, 황동',
          'ผ้าฝ้ายทวิลปัดขน ทองเหลือง',
        ),
      ),
      spec(
        'size',
        words(
          '54 to 61 cm, adjustable',
          '54–61 厘米，可调',
          '54〜61 cm、調節可',
          '54~61cm, 조절 가능',
          '54–61 ซม. ปรับได้',
        ),
      ),
      spec('weight', grams(82)),
      spec(
        'care',
        words(
          'Hand wash, dry on a bowl',
          '手洗，套在碗上晾干',
          '手洗いし、ボウルにかぶせて干す',
          '손세탁 후 그릇에 씌워 건조',
          'ซักมือ ครอบชามตากให้คงรูป',
        ),
      ),
    ],
  },
  {
    product_id: 'belt',
    title: words(
      'Bridle leather belt, 32 mm',
      '缰革皮带 32 毫米',
      'ブライドルレザーのベルト 32 mm',
      '브라이들 가죽 벨트 32mm',
      'เข็มขัดหนังบริดเดิล 32 มม.',
    ),
    description: words(
      'One thick strip of bridle leather and a solid brass buckle, with nothing glued between. The edges are burnished by hand, and the leather darkens where it bends. Seven holes, so it goes on fitting.',
      '一整条厚缰革配实心黄铜扣，中间没有夹层胶合。边缘手工打磨，弯折处会渐渐变深。七个孔，胖瘦都合身。',
      '厚いブライドルレザー一枚に、無垢の真ちゅうバックル。貼り合わせはありません。コバは手で磨き、曲がる所から色が深まっていきます。穴は7つ、長く合い続けます。',
      '두툼한 브라이들 가죽 한 장과 통황동 버클뿐, 덧붙인 층이 없습니다. 가장자리는 손으로 문질러 마감했고, 접히는 자리부터 색이 깊어집니다. 구멍이 일곱 개라 오래도록 맞습니다.',
      'หนังบริดเดิลหนาชิ้นเดียวกับหัวเข็มขัดทองเหลืองตัน ไม่มีชั้นติดกาว ขอบขัดด้วยมือ สีหนังจะเข้มขึ้นตรงรอยพับ มีเจ็ดรู ใส่พอดีไปอีกนาน',
    ),
    specs: [
      spec(
        'material',
        words(
          'Vegetable-tanned cowhide, solid brass',
          '植鞣牛皮、实心黄铜',
          '植物なめし牛革、無垢真ちゅう',
          '식물성 무두질 소가죽, 통황동',
          'หนังวัวฟอกฝาด ทองเหลืองตัน',
        ),
      ),
      spec(
        'size',
        words(
          '32 mm wide, 3.6 mm thick',
          '宽 32 毫米，厚 3.6 毫米',
          '幅32 mm、厚さ3.6 mm',
          '폭 32mm, 두께 3.6mm',
          'กว้าง 32 มม. หนา 3.6 มม.',
        ),
      ),
      spec(
        'care',
        words('Wax twice a year', '每年上蜡两次', '年に2回ワックスを塗る', '1년에 두 번 왁스칠', 'ลงแว็กซ์ปีละสองครั้ง'),
      ),
      spec('origin', thailand),
    ],
  },
  {
    product_id: 'wallet',
    title: words('Folded leather wallet', '折叠皮夹', '革の二つ折り財布', '반으로 접는 가죽 지갑', 'กระเป๋าสตางค์หนังพับ'),
    description: words(
      'A wallet folded from one piece of vegetable-tanned leather and sewn with waxed linen. It takes eight cards, folded notes and a few coins under a snap. Flat enough for a front pocket on the first day, and flatter after a month.',
      '一整块植鞣革折成，用蜡麻线缝制。可放八张卡、对折的钞票，按扣小袋还能装几枚硬币。第一天就薄到能放前袋，一个月后更贴身。',
      '植物なめし革一枚を折り、ろう引きの麻糸で縫った財布です。カード8枚、二つ折りの紙幣、スナップ留めの小銭入れ。初日から前ポケットに収まる薄さで、ひと月もすればさらに平らになります。',
      '식물성 무두질 가죽 한 장을 접어 왁스 먹인 리넨 실로 꿰맸습니다. 카드 여덟 장과 접은 지폐, 스냅 단추 칸에 동전 몇 개가 들어갑니다. 첫날부터 앞주머니에 들어갈 만큼 얇고, 한 달 뒤엔 더 납작해집니다.',
      'กระเป๋าสตางค์พับจากหนังฟอกฝาดชิ้นเดียว เย็บด้วยด้ายลินินเคลือบแว็กซ์ ใส่บัตรได้แปดใบ ธนบัตรพับ และเหรียญเล็กน้อยในช่องกระดุมแป๊ก บางพอใส่กระเป๋าหน้าตั้งแต่วันแรก ใช้ไปเดือนหนึ่งยิ่งแบน',
    ),
    specs: [
      spec(
        'material',
        words(
          'Vegetable-tanned leather, linen thread',
          '植鞣革、麻线',
          '植物なめし革、麻糸',
          '식물성 무두질 가죽, 리넨 실',
          'หนังฟอกฝาด ด้ายลินิน',
        ),
      ),
      spec(
        'capacity',
        words(
          '8 cards, notes, a few coins',
          '8 张卡、纸币、少量硬币',
          'カード8枚、紙幣、小銭少々',
          '카드 8장, 지폐, 동전 약간',
          'บัตร 8 ใบ ธนบัตร เหรียญเล็กน้อย',
        ),
      ),
      spec(
        'size',
        words(
          '11 × 9 × 1.2 cm closed',
          '合起 11 × 9 × 1.2 厘米',
          '閉じた状態で11 × 9 × 1.2 cm',
          '접었을 때 11 × 9 × 1.2cm',
          'ขณะพับ 11 × 9 × 1.2 ซม.',
        ),
      ),
      spec('weight', grams(68)),
    ],
  },
  {
    product_id: 'sneakers',
    title: words(
      'Canvas court sneakers',
      '帆布板鞋',
      'キャンバスのコートスニーカー',
      '캔버스 코트 스니커즈',
      'รองเท้าผ้าใบแคนวาสทรงคอร์ต',
    ),
    description: words(
      'Low canvas sneakers on a stitched natural-rubber sole that can be replaced. The insole is cork under cotton, and takes the shape of your foot within a week. They run true to size and wash by hand.',
      '低帮帆布鞋，缝线天然橡胶底可以换新。鞋垫是棉面软木，一周就贴合脚形。尺码标准，可手洗。',
      '縫い付けの天然ゴムソールを張り替えられる、ローカットのキャンバススニーカーです。中敷きは綿を張ったコルクで、1週間ほどで足の形になじみます。サイズは標準どおり、手洗いできます。',
      '밑창을 꿰매 달아 갈아 끼울 수 있는 천연 고무 캔버스 스니커즈입니다. 깔창은 면을 씌운 코르크라 일주일이면 발 모양을 따라갑니다. 정사이즈이며 손세탁할 수 있습니다.',
      'รองเท้าผ้าใบแคนวาสหุ้มข้อต่ำ พื้นยางธรรมชาติเย็บติดเปลี่ยนใหม่ได้ พื้นในเป็นคอร์กหุ้มผ้าฝ้าย เข้ารูปเท้าภายในหนึ่งสัปดาห์ ขนาดตรงตามเบอร์ ซักมือได้',
    ),
    specs: [
      spec(
        'material',
        words(
          'Cotton canvas, cork insole',
          '棉帆布、软木鞋垫',
          '綿帆布、コルクの中敷き',
          '면 캔버스, 코르크 깔창',
          'ผ้าแคนวาสฝ้าย พื้นในคอร์ก',
        ),
      ),
      spec(
        'sole',
        words(
          'Natural rubber, stitched',
          '天然橡胶，缝线工艺',
          '天然ゴム、縫い付け',
          '천연 고무, 봉제',
          'ยางธรรมชาติ เย็บติด',
        ),
      ),
      spec(
        'weight',
        words('EU 42: 340 g each', '42 码单只 340 克', '26.5 cmで片足340 g', '265 한 짝 340g', 'เบอร์ 42 ข้างละ 340 กรัม'),
      ),
      spec(
        'care',
        words(
          'Hand wash, dry in the shade',
          '手洗，阴凉处晾干',
          '手洗い、陰干し',
          '손세탁, 그늘에서 건조',
          'ซักมือ ตากในร่ม',
        ),
      ),
    ],
  },
]

import type { Kind } from '../kind.ts'
import { china, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

const lengths = (s: number, m: number, l: number) =>
  spec(
    'size',
    words(
      `Length: S ${s}, M ${m}, L ${l} cm`,
      `裙长：S ${s}、M ${m}、L ${l} 厘米`,
      `スカート丈：S ${s}、M ${m}、L ${l} cm`,
      `치마 길이: S ${s}, M ${m}, L ${l}cm`,
      `ความยาว S ${s} M ${m} L ${l} ซม.`,
    ),
  )

export const skirt: Kind = {
  pictured: 'colour',
  about: words(
    'S is cut for a waist of 62–66 cm, M for 67–71 cm and L for 72–77 cm.',
    'S 码适合腰围 62–66 厘米，M 码 67–71 厘米，L 码 72–77 厘米。',
    'ウエストはSが62〜66 cm、Mが67〜71 cm、Lが72〜77 cmに合います。',
    '허리둘레는 S가 62~66cm, M이 67~71cm, L이 72~77cm에 맞습니다.',
    'ไซส์ S เหมาะกับเอว 62–66 ซม. M 67–71 ซม. และ L 72–77 ซม.',
  ),
  products: [
    {
      product_id: 'skirt-pleated',
      shop_id: 'silk-lantern',
      values: ['blush', 'moss', 'fog'],
      price_cents: 8800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 1214,
      days_ago: 107,
      title: words(
        'Knife-pleated satin midi skirt',
        '百褶缎面中长裙',
        'サテンのプリーツミディスカート',
        '칼주름 새틴 미디 스커트',
        'กระโปรงพลีตผ้าซาตินยาวครึ่งแข้ง',
      ),
      description: words(
        'Forty-eight knife pleats in satin-backed crêpe, set with steam so that they survive the washing machine. The waistband is flat in front and elastic behind.',
        '缎背绉上压出四十八道顺褶，经蒸汽定形，机洗也不散。腰头前平后松紧。',
        '裏サテンのクレープ地に48本のひだを蒸気で固定しました。洗濯機で洗っても消えません。ウエストは前が平ら、後ろはゴムです。',
        '뒷면이 새틴인 크레이프에 칼주름 마흔여덟 개를 증기로 잡아 세탁기에 돌려도 풀리지 않습니다. 허리는 앞이 평평하고 뒤는 고무줄입니다.',
        'จีบพลีตสี่สิบแปดจีบบนผ้าเครปหลังซาติน อัดด้วยไอน้ำจนซักเครื่องก็ไม่คลาย ขอบเอวเรียบด้านหน้า ยางยืดด้านหลัง',
      ),
      specs: [
        spec(
          'material',
          words(
            '70% triacetate, 30% silk',
            '70% 三醋酸，30% 桑蚕丝',
            'トリアセテート70%、シルク30%',
            '트리아세테이트 70%, 실크 30%',
            'ไตรอะซิเตต 70% ไหม 30%',
          ),
        ),
        lengths(76, 78, 80),
        spec(
          'care',
          words(
            'Machine wash in a net at 30 °C',
            '装网袋 30 °C 机洗',
            'ネットに入れて30 °Cで洗濯',
            '세탁망에 넣어 30°C 세탁',
            'ใส่ถุงซักเครื่อง 30 °C',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    ja 5 (fog-m) 歩くたびにひだが揺れてきれいです。洗濯してもひだが残っていました。
    en 5 (moss-m) Trainers by day, heels by night. The pleats still look ironed after a flight.
    zh-CN 5 (blush-s) 垂感一流，不显胯，配毛衣最好看。
    ko 4 (fog-l) 뒤 고무줄이라 밥 먹어도 편해요. 안감이 조금 짧습니다.
    th 4 (blush-m) ผ้าทิ้งตัวสวย จีบคม แต่ต้องใส่ซับในสีเนื้อ
    zh-CN 4 (moss-l) 颜色耐看，静电季节要喷一下防静电。
  `,
    },
    {
      product_id: 'skirt-wrap',
      shop_id: 'siam-loom',
      values: ['denim', 'brick', 'ink'],
      price_cents: 4900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 683,
      days_ago: 226,
      title: words(
        'Handwoven wrap skirt',
        '手织裹身裙',
        '手織りの巻きスカート',
        '손으로 짠 랩스커트',
        'กระโปรงป้ายผ้าทอมือ',
      ),
      description: words(
        'A wrap skirt after the Thai pha sin: plain above, with a woven band around the hem and a tie at the side. The cotton is dyed in the pot and woven on a floor loom in Phrae.',
        '取法泰国筒裙的裹身裙：上半截素净，裙脚一圈织带，侧边系结。棉纱在染缸里染过，在帕府的落地织机上织成。',
        'タイの伝統的な腰布「パーシン」にならった巻きスカートです。上は無地、裾に織り模様の帯がめぐり、脇で結びます。甕で染めた綿を、プレーの床置き織機で織りました。',
        '태국 전통 치마 파신을 따른 랩스커트로, 위는 민무늬이고 밑단에 짠 무늬 띠가 돌며 옆에서 묶습니다. 염색통에서 물들인 면을 프래의 베틀로 짰습니다.',
        'กระโปรงป้ายแบบผ้าซิ่น ตัวผ้าพื้นเรียบ ตีนซิ่นทอลายรอบชาย ผูกข้างเอว ฝ้ายย้อมในหม้อแล้วทอด้วยกี่ที่เมืองแพร่',
      ),
      specs: [
        spec(
          'material',
          words('100% handwoven cotton', '100% 手织棉', '手織りの綿100%', '손으로 짠 면 100%', 'ผ้าฝ้ายทอมือ 100%'),
        ),
        lengths(84, 86, 88),
        spec(
          'care',
          words(
            'Wash dark colours apart at first',
            '深色头几次请分开洗',
            '濃い色は最初は別に洗う',
            '짙은 색은 처음엔 따로 세탁',
            'สีเข้มแยกซักช่วงแรก',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (denim-m) ตีนซิ่นทอละเอียด ใส่ไปงานบุญแล้วป้า ๆ ถามกันใหญ่
    en 5 (denim-l) The indigo smells faintly of earth. A skirt with a village behind it.
    ja 4 (brick-m) 前合わせが深いので風の日も安心。結び目が少しかさばります。
    ko 5 (ink-s) 앞섶이 넉넉히 겹쳐 걸을 때 벌어지지 않아요.
    zh-CN 4 (brick-s) 织带很精致，第一次洗确实掉色，按说明分开洗就行。
  `,
    },
    {
      product_id: 'skirt-twill',
      shop_id: 'siam-loom',
      values: ['sand', 'cocoa', 'sage'],
      price_cents: 5600,
      was_cents: 6900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 1507,
      days_ago: 361,
      title: words(
        'Short button-front twill skirt',
        '排扣斜纹短裙',
        '前ボタンのツイルミニスカート',
        '앞단추 트윌 미니스커트',
        'กระโปรงสั้นผ้าทวิลกระดุมหน้า',
      ),
      description: words(
        'An A-line skirt that ends a hand above the knee, with corozo buttons down the front and two patch pockets that hold real things. The twill is brushed on the inside.',
        '长度到膝上一掌的 A 字裙，前襟一排象牙果扣，两个贴袋真能装东西。斜纹布内面拉绒。',
        'ひざ上10 cmほどのAラインです。前にはナットボタンが並び、ふたつの貼りポケットにはちゃんと物が入ります。ツイルの裏は起毛です。',
        '무릎에서 한 뼘 위로 떨어지는 A라인 치마로, 앞에 너트 단추가 줄지어 있고 덧댄 주머니 두 개에 물건이 제대로 들어갑니다. 트윌 안쪽은 기모입니다.',
        'กระโปรงทรงเอยาวเหนือเข่าหนึ่งฝ่ามือ ติดกระดุมลูกปาล์มด้านหน้า กระเป๋าปะสองข้างใส่ของได้จริง ผ้าทวิลด้านในขัดนุ่ม',
      ),
      specs: [
        spec(
          'material',
          words(
            '98% cotton, 2% elastane',
            '98% 棉，2% 氨纶',
            '綿98%、ポリウレタン2%',
            '면 98%, 폴리우레탄 2%',
            'ฝ้าย 98% สแปนเด็กซ์ 2%',
          ),
        ),
        lengths(43, 44, 45),
        spec(
          'cut',
          words('A-line, high waist', 'A 字，高腰', 'Aライン、ハイウエスト', 'A라인, 하이웨이스트', 'ทรงเอ เอวสูง'),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (cocoa-s) Pockets deep enough for a whole phone. I have bought it twice.
    ko 5 (sand-m) 단추가 튼튼하고 앉아도 앞이 안 벌어집니다.
    zh-CN 4 (sand-l) 版型好，腰这里偏小，建议大一码。
    ja 4 (sage-m) 生地がしっかりしていて秋冬向き。裏起毛で温かいです。
    th 5 (cocoa-xl) ใส่กับบูตสวยมาก มีไซส์ใหญ่ด้วยดีใจ
    en 3 (sage-m) The bottom button popped off on day two. There is a spare inside, at least.
  `,
    },
    {
      product_id: 'skirt-tiered',
      shop_id: 'siam-loom',
      values: ['butter', 'plum', 'snow'],
      price_cents: 6200,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 352,
      days_ago: 18,
      title: words(
        'Four-tier cotton maxi skirt',
        '四层棉布长裙',
        '綿の4段ティアードマキシスカート',
        '4단 면 맥시 스커트',
        'กระโปรงยาวผ้าฝ้ายสี่ระบาย',
      ),
      description: words(
        'Four tiers of crisp voile, each half as wide again as the one above, so that the hem swings through almost five metres. A drawstring with tassels closes the waist.',
        '四层挺爽的棉巴厘纱，每一层都比上一层宽一半，裙摆转开将近五米。腰间用带流苏的抽绳系住。',
        '張りのある綿ボイルを4段重ねました。下の段ほど1.5倍ずつ幅が増え、裾まわりは5 m近くになります。ウエストはタッセル付きのひもで結びます。',
        '빳빳한 면 보일을 네 단으로 이었습니다. 단마다 위보다 절반씩 넓어져 밑단 둘레가 5m에 가깝습니다. 허리는 술 달린 끈으로 조입니다.',
        'ผ้าฝ้ายวอยล์เนื้อกรอบสี่ระบาย แต่ละชั้นกว้างกว่าชั้นบนครึ่งเท่า ชายกระโปรงกว้างเกือบห้าเมตร เอวรูดเชือกติดพู่',
      ),
      specs: [
        spec('material', words('100% cotton voile', '100% 棉巴厘纱', '綿ボイル100%', '면 보일 100%', 'ผ้าฝ้ายวอยล์ 100%')),
        lengths(90, 92, 94),
        spec(
          'lining',
          words(
            'Cotton lawn to the knee',
            '棉细布，长至膝盖',
            '綿ローン、ひざまで',
            '면 론, 무릎까지',
            'ผ้าฝ้ายลอนยาวถึงเข่า',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (plum-s) Twirled in the kitchen. Dog alarmed, me delighted.
    zh-CN 5 (butter-m) 裙摆超大，拍照转圈绝了，里衬到膝盖不透。
    ja 5 (snow-s) 軽いのに広がりがあって、夏の旅行はこれ一枚でした。
    th 4 (butter-l) สวยมากแต่ชายกว้าง ขึ้นบันไดเลื่อนต้องระวัง
    ko 4 (snow-m) 다림질할 때 단이 많아 시간이 걸리지만 입으면 다 용서됩니다.
  `,
    },
    {
      product_id: 'skirt-rib',
      shop_id: 'silk-lantern',
      values: ['oat', 'clay', 'ink'],
      price_cents: 7400,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 568,
      days_ago: 274,
      title: words(
        'Ribbed knit pencil skirt',
        '罗纹针织铅笔裙',
        'リブニットのペンシルスカート',
        '골지 니트 펜슬 스커트',
        'กระโปรงทรงดินสอไหมพรมลายร่อง',
      ),
      description: words(
        'A narrow knitted tube to below the knee, with a slit behind for walking and a wide turned-over waistband instead of a zip. Silk in the yarn keeps the knees from bagging.',
        '窄窄的针织筒裙，长过膝，后开衩便于走路，没有拉链，只有翻折的宽腰头。纱里掺了丝，膝盖处不会鼓包。',
        'ひざ下まで続く細身のニットスカートです。後ろには歩きやすいスリット、ファスナーの代わりに幅広の折り返しウエスト。シルク混の糸なので、ひざが抜けません。',
        '무릎 아래까지 오는 좁은 니트 치마로, 뒤에 걷기 좋은 트임이 있고 지퍼 대신 넓게 접은 허리단이 있습니다. 실에 실크를 섞어 무릎이 늘어지지 않습니다.',
        'กระโปรงไหมพรมทรงแคบยาวเลยเข่า ผ่าหลังให้เดินสะดวก ขอบเอวพับกว้างแทนซิป เส้นด้ายผสมไหมทำให้ช่วงเข่าไม่ย้วย',
      ),
      specs: [
        spec(
          'material',
          words(
            '60% merino, 25% silk, 15% nylon',
            '60% 美利奴羊毛，25% 桑蚕丝，15% 锦纶',
            'メリノ60%、シルク25%、ナイロン15%',
            '메리노 60%, 실크 25%, 나일론 15%',
            'เมอริโน 60% ไหม 25% ไนลอน 15%',
          ),
        ),
        lengths(70, 72, 74),
        spec(
          'care',
          words(
            'Wool cycle at 30 °C, dry flat',
            '30 °C 羊毛程序，平铺晾干',
            '30 °Cのウールコース、平干し',
            '30°C 울 코스, 뉘어 건조',
            'โปรแกรมผ้าขนแกะ 30 °C ตากแนวราบ',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    ko 5 (ink-m) 허리단이 넓어 뱃살이 안 눌려요. 니트인데 축 처지지 않습니다.
    en 5 (oat-s) Office-proper, and as comfortable as leggings.
    zh-CN 4 (clay-m) 显身材，坐一天没有鼓包，就是要穿无痕内裤。
    ja 5 (oat-l) 伸びがよく、しゃがむのも楽です。
    th 3 (ink-l) ผ้าดีแต่เดินไกล ๆ แล้วขยับขึ้นต้องคอยดึง
    ja 4 (ink-s) 色違いで買い足しました。ウエストを一折りするとひざ丈になります。
  `,
    },
  ],
}

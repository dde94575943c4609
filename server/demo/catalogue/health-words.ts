import { centimetres } from './measures.ts'
import { china, japan, korea, type ProductWords, spec, thailand } from './spec-names-words.ts'
import { words } from './words.ts'

export const healthWords: ProductWords[] = [
  {
    product_id: 'soap',
    title: words(
      'Slow-cured soap, three bars',
      '慢熟手工皂三块装',
      'ゆっくり熟成せっけん 3個入り',
      '천천히 숙성한 비누 3개입',
      'สบู่บ่มช้า แพ็ก 3 ก้อน',
    ),
    description: words(
      'Three bars of olive and coconut soap, left to cure for eight weeks so that they lather softly and last. There is no colouring beyond clay and herbs. Each bar does for hands, body and, if you like, hair.',
      '三块橄榄椰油皂，静置熟成八周，泡沫绵柔，也更耐用。除陶土和草本外不加色素。洗手、沐浴都行，喜欢的话也能洗头发。',
      'オリーブとココナッツの油で作り、8週間寝かせたせっけん3個です。泡立ちがやわらかく、長もちします。色はクレイとハーブだけ。手にも体にも、お好みで髪にも使えます。',
      '올리브유와 코코넛유로 만들어 8주 동안 숙성한 비누 세 개입니다. 거품이 부드럽고 오래 씁니다. 색은 점토와 허브로만 냈습니다. 손과 몸은 물론, 원하면 머리에도 쓸 수 있습니다.',
      'สบู่น้ำมันมะกอกและมะพร้าวสามก้อน บ่มนานแปดสัปดาห์ให้ฟองนุ่มและใช้ได้นาน แต่งสีด้วยดินและสมุนไพรเท่านั้น ใช้ล้างมือ อาบน้ำ หรือจะสระผมก็ได้',
    ),
    specs: [
      spec('net', words('3 × 95 g', '3 × 95 克', '95 g × 3個', '95g × 3개', '95 กรัม × 3 ก้อน')),
      spec(
        'ingredients',
        words(
          'Olive oil, coconut oil, shea butter, clay',
          '橄榄油、椰子油、乳木果脂、陶土',
          'オリーブ油、ヤシ油、シアバター、クレイ',
          '올리브유, 코코넛유, 시어버터, 점토',
          'น้ำมันมะกอก น้ำมันมะพร้าว เชียบัตเตอร์ ดิน',
        ),
      ),
      spec(
        'skin',
        words(
          'All, also sensitive',
          '各种肤质，敏感肌可用',
          'すべての肌に、敏感肌にも',
          '모든 피부, 민감성 포함',
          'ทุกสภาพผิว รวมถึงผิวแพ้ง่าย',
        ),
      ),
      spec(
        'keeping',
        words(
          'Keep dry between uses, best within 24 months',
          '用后沥干，24 个月内使用',
          '使用後は水を切り、24か月以内に',
          '쓰고 나서 물기를 말리고 24개월 안에 사용',
          'ผึ่งให้แห้งหลังใช้ ควรใช้ภายใน 24 เดือน',
        ),
      ),
      spec('origin', thailand),
    ],
  },
  {
    product_id: 'serum',
    title: words(
      'Rice-bran serum and cream',
      '米糠精华与面霜',
      '米ぬか美容液とクリーム',
      '쌀겨 세럼과 크림',
      'เซรั่มและครีมรำข้าว',
    ),
    description: words(
      'A light serum of rice bran and squalane that sinks in before you have found the lid. Two drops are enough for face and neck, and the small jar of cream seals them in at night. Bottle and jar are coloured glass, made to be kept and refilled.',
      '米糠与角鲨烷的轻盈精华，盖子还没拧上就已吸收。两滴就够脸和脖子，晚上再用小罐面霜锁住水分。瓶与罐都是彩色玻璃，可留用续装。',
      '米ぬかとスクワランの軽い美容液です。ふたを閉める間にもう肌になじみます。2滴で顔と首に十分、夜は小さなクリームでうるおいを閉じ込めます。ボトルもジャーも色ガラスで、詰め替えて使い続けられます。',
      '쌀겨와 스쿠알란을 담은 가벼운 세럼으로, 뚜껑을 닫기도 전에 스며듭니다. 두 방울이면 얼굴과 목에 충분하고, 밤에는 작은 크림으로 촉촉함을 가둡니다. 병과 단지는 색유리라 버리지 않고 리필해 쓸 수 있습니다.',
      'เซรั่มเนื้อบางเบาจากรำข้าวและสควาเลน ซึมเร็วก่อนจะปิดฝาเสียอีก สองหยดก็พอสำหรับใบหน้าและลำคอ กลางคืนทาครีมกระปุกเล็กช่วยกักเก็บความชุ่มชื้น ทั้งขวดและกระปุกเป็นแก้วสีเก็บไว้เติมใช้ซ้ำได้',
    ),
    specs: [
      spec(
        'net',
        words(
          'Serum and cream, the chosen volume each',
          '精华与面霜各为所选容量',
          '美容液とクリーム、各選択容量',
          '세럼과 크림 각각 고른 용량',
          'เซรั่มและครีมอย่างละหนึ่งตามปริมาตรที่เลือก',
        ),
      ),
      spec(
        'ingredients',
        words(
          'Rice bran extract, squalane, glycerine',
          '米糠提取物、角鲨烷、甘油',
          '米ぬかエキス、スクワラン、グリセリン',
          '쌀겨 추출물, 스쿠알란, 글리세린',
          'สารสกัดรำข้าว สควาเลน กลีเซอรีน',
        ),
      ),
      spec(
        'skin',
        words(
          'Dry to normal, fragrance-free',
          '干性至中性，无香精',
          '乾燥肌〜普通肌、無香料',
          '건성~중성, 무향',
          'ผิวแห้งถึงปกติ ไม่มีน้ำหอม',
        ),
      ),
      spec(
        'keeping',
        words(
          'Use within 6 months of opening',
          '开封后 6 个月内用完',
          '開封後は6か月以内に',
          '개봉 후 6개월 안에 사용',
          'ใช้ให้หมดภายใน 6 เดือนหลังเปิด',
        ),
      ),
      spec('origin', japan),
    ],
  },
  {
    product_id: 'massageball',
    title: words(
      'Massage balls, three shapes',
      '三形按摩球套装',
      'マッサージボール 3種セット',
      '마사지 볼 3종 세트',
      'ชุดลูกบอลนวด 3 แบบ',
    ),
    description: words(
      'A peanut for either side of the spine, a knobbly ball for the soles and a smooth one for shoulders and hips. All three are solid natural rubber, firm enough to help and quiet on a wooden floor. Five minutes after sitting all day make a real difference.',
      '花生球放松脊柱两侧，颗粒球按脚底，光面球按肩和髋。三只都是实心天然橡胶，力度够，在木地板上也安静。久坐一天后滚五分钟，真的不一样。',
      '背骨の両脇にはピーナッツ形、足裏には突起つき、肩や腰にはなめらかなボール。3つとも中まで詰まった天然ゴムで、ほどよく硬く、木の床でも音が響きません。座りっぱなしの一日のあとの5分が効きます。',
      '척추 양옆에는 땅콩 볼, 발바닥에는 돌기 볼, 어깨와 골반에는 매끈한 볼을 씁니다. 셋 다 속이 꽉 찬 천연 고무라 적당히 단단하고 마룻바닥에서도 조용합니다. 하루 종일 앉아 있었다면 5분만으로도 달라집니다.',
      'ลูกทรงถั่วสำหรับสองข้างกระดูกสันหลัง ลูกมีปุ่มสำหรับฝ่าเท้า และลูกเรียบสำหรับไหล่และสะโพก ทั้งสามลูกเป็นยางธรรมชาติตัน แน่นพอให้คลายและไม่ดังบนพื้นไม้ นั่งมาทั้งวันแล้วนวดสักห้านาทีต่างกันชัดเจน',
    ),
    specs: [
      spec('material', words('Natural rubber', '天然橡胶', '天然ゴム', '천연 고무', 'ยางธรรมชาติ')),
      spec(
        'size',
        words(
          'Peanut 16 × 8 cm, balls 7 cm',
          '花生球 16 × 8 厘米，球 7 厘米',
          'ピーナッツ形16 × 8 cm、ボール7 cm',
          '땅콩 볼 16 × 8cm, 볼 7cm',
          'ลูกทรงถั่ว 16 × 8 ซม. ลูกกลม 7 ซม.',
        ),
      ),
      spec('weight', words('640 g together', '合计 640 克', '合計640 g', '합계 640g', 'รวม 640 กรัม')),
      spec(
        'care',
        words(
          'Wipe clean, keep out of the sun',
          '擦拭清洁，避免暴晒',
          'ふき取り、直射日光を避ける',
          '닦아서 관리하고 직사광선을 피하세요',
          'เช็ดทำความสะอาด เลี่ยงแดด',
        ),
      ),
    ],
  },
  {
    product_id: 'yogamat',
    title: words(
      'Natural rubber yoga mat',
      '天然橡胶瑜伽垫',
      '天然ゴムのヨガマット',
      '천연 고무 요가 매트',
      'เสื่อโยคะยางธรรมชาติ',
    ),
    description: words(
      'A mat of natural tree rubber with a suede-like top that grips better as you warm up. It lies flat the moment you unroll it and does not slide on tile or wood. A faint smell of rubber goes after two or three days of airing.',
      '天然橡胶瑜伽垫，麂皮般的表面，越练越抓手。一展开就平，瓷砖、木地板上都不打滑。刚到有淡淡橡胶味，晾两三天就散。',
      '天然ゴムの土台に、スエードのような表面を合わせたヨガマットです。体が温まるほど手足がよく止まります。広げた瞬間から平らで、タイルや木の床でも滑りません。わずかなゴムのにおいは、2〜3日陰干しすれば消えます。',
      '나무에서 얻은 천연 고무에 스웨이드 같은 표면을 더해, 몸이 풀릴수록 더 잘 잡아 줍니다. 펼치자마자 평평하고 타일이나 마루에서 밀리지 않습니다. 은은한 고무 냄새는 이삼일 바람을 쐬면 사라집니다.',
      'เสื่อโยคะยางธรรมชาติจากต้น ผิวหน้านุ่มคล้ายหนังกลับ ยิ่งตัวอุ่นยิ่งเกาะมือ คลี่ออกแล้วเรียบทันที ไม่ลื่นบนพื้นกระเบื้องหรือพื้นไม้ กลิ่นยางจาง ๆ ผึ่งลมสองสามวันก็หาย',
    ),
    specs: [
      spec(
        'material',
        words(
          'Natural rubber, microfibre top',
          '天然橡胶，超细纤维面',
          '天然ゴム、マイクロファイバー',
          '천연 고무, 극세사 표면',
          'ยางธรรมชาติ ผิวไมโครไฟเบอร์',
        ),
      ),
      spec('size', centimetres(183, 66)),
      spec(
        'weight',
        words(
          '4 mm: 2.3 kg. 6 mm: 3.2 kg',
          '4 毫米 2.3 千克，6 毫米 3.2 千克',
          '4 mmは2.3 kg、6 mmは3.2 kg',
          '4mm 2.3kg, 6mm 3.2kg',
          'หนา 4 มม. 2.3 กก. หนา 6 มม. 3.2 กก.',
        ),
      ),
      spec(
        'care',
        words(
          'Wipe with water and a drop of soap',
          '清水加一滴皂液擦拭',
          '水とせっけん少々でふく',
          '물에 비누를 조금 풀어 닦으세요',
          'เช็ดด้วยน้ำผสมสบู่เล็กน้อย',
        ),
      ),
      spec('origin', thailand),
    ],
  },
  {
    product_id: 'scale',
    title: words('Quiet bathroom scale', '素净体重秤', 'シンプルな体重計', '심플한 체중계', 'เครื่องชั่งน้ำหนักเรียบง่าย'),
    description: words(
      'A bathroom scale that shows your weight and nothing else: no account, no app, no advice. The numbers glow through the glass for five seconds and then it is a plain tile again. It wakes when you step on and weighs to 50 g.',
      '只显示体重的体重秤：不用注册，没有应用，也不给建议。数字透过玻璃亮五秒，随后又变回一块素净的面板。踩上去即亮，精确到 50 克。',
      '表示するのは体重だけ。登録もアプリもお説教もない体重計です。数字はガラス越しに5秒だけ光り、また無地の板に戻ります。乗るだけで電源が入り、50 g単位で量れます。',
      '체중만 보여 주는 체중계입니다. 가입도, 앱도, 잔소리도 없습니다. 숫자는 유리 너머로 5초 동안 빛나고 다시 민무늬 판으로 돌아갑니다. 올라서면 켜지고 50g 단위로 잽니다.',
      'เครื่องชั่งที่บอกแค่น้ำหนัก ไม่ต้องสมัครบัญชี ไม่มีแอป ไม่มีคำแนะนำ ตัวเลขเรืองแสงผ่านกระจกห้าวินาทีแล้วกลับเป็นแผ่นเรียบ ขึ้นยืนแล้วเปิดเอง ชั่งละเอียด 50 กรัม',
    ),
    specs: [
      spec(
        'load',
        words(
          '5 to 180 kg, in steps of 50 g',
          '5–180 千克，分度 50 克',
          '5〜180 kg、50 g単位',
          '5~180kg, 50g 단위',
          '5–180 กก. ละเอียด 50 กรัม',
        ),
      ),
      spec(
        'material',
        words(
          'Tempered glass, recycled ABS',
          '钢化玻璃、再生 ABS',
          '強化ガラス、再生ABS樹脂',
          '강화유리, 재생 ABS',
          'กระจกนิรภัย พลาสติก ABS รีไซเคิล',
        ),
      ),
      spec(
        'supply',
        words(
          '3 AAA cells, included',
          '3 节 7 号电池，已附',
          '単4電池3本（付属）',
          'AAA 건전지 3개 포함',
          'ถ่าน AAA 3 ก้อน มีให้ในกล่อง',
        ),
      ),
      spec('size', centimetres(28, 28, 2.1)),
      spec('origin', china),
    ],
  },
  {
    product_id: 'toothbrush',
    title: words(
      'Travel electric toothbrush',
      '旅行电动牙刷',
      '旅に持てる電動歯ブラシ',
      '여행용 전동 칫솔',
      'แปรงสีฟันไฟฟ้าพกพา',
    ),
    description: words(
      'A slim electric toothbrush that goes ninety days on one charge, so the charger stays at home. The pressure ring glows when you push too hard. It comes with two soft heads and a case that lets the brush dry.',
      '纤细的电动牙刷，充一次电用九十天，出门不必带充电器。刷得太用力时，压力环会亮起提醒。附两支软毛刷头和一个透气旅行盒。',
      '一度の充電で90日使える、細身の電動歯ブラシです。充電器は家に置いて出かけられます。力を入れすぎるとリングが光ってお知らせ。やわらかめのブラシ2本と、通気するケースが付きます。',
      '한 번 충전하면 90일을 쓰는 날씬한 전동 칫솔이라 충전기는 집에 두고 다닐 수 있습니다. 너무 세게 누르면 압력 링이 빛으로 알려 줍니다. 부드러운 칫솔모 두 개와 바람이 통하는 케이스가 들어 있습니다.',
      'แปรงสีฟันไฟฟ้าทรงเพรียว ชาร์จครั้งเดียวใช้ได้เก้าสิบวัน ไม่ต้องพกที่ชาร์จ วงแหวนเรืองแสงเตือนเมื่อกดแรงเกินไป มาพร้อมหัวแปรงขนนุ่มสองหัวและกล่องที่ระบายอากาศได้',
    ),
    specs: [
      spec(
        'speed',
        words(
          '31,000 strokes a minute, three modes',
          '每分钟 31000 次，三种模式',
          '毎分31,000回、3モード',
          '분당 31,000회, 3가지 모드',
          '31,000 ครั้งต่อนาที สามโหมด',
        ),
      ),
      spec(
        'battery',
        words(
          '90 days at two brushings a day',
          '每天两次可用 90 天',
          '1日2回で90日',
          '하루 두 번 90일',
          '90 วัน เมื่อแปรงวันละสองครั้ง',
        ),
      ),
      spec(
        'water',
        words(
          'Rinse under the tap, IPX7',
          'IPX7，可直接冲洗',
          'IPX7、水洗い可',
          'IPX7, 물에 헹궈 사용',
          'ล้างใต้ก๊อกได้ ระดับ IPX7',
        ),
      ),
      spec(
        'contents',
        words(
          'Brush, two heads, case, charging stand',
          '牙刷、两支刷头、旅行盒、充电座',
          '本体、ブラシ2本、ケース、充電台',
          '본체, 칫솔모 2개, 케이스, 충전 받침',
          'ตัวแปรง หัวแปรง 2 หัว กล่อง แท่นชาร์จ',
        ),
      ),
      spec('origin', korea),
    ],
  },
]

import { centimetres, kilograms } from './measures.ts'
import { japan, korea, type ProductWords, spec, thailand } from './spec-names-words.ts'
import { words } from './words.ts'

export const familyWords: ProductWords[] = [
  {
    product_id: 'lamp',
    title: words('Kinoko table lamp', '蘑菇台灯', 'きのこ型テーブルランプ', '버섯 테이블 조명', 'โคมไฟตั้งโต๊ะทรงเห็ด'),
    description: words(
      'A small steel lamp shaped like a mushroom, with a warm glow that falls on the table and not in your eyes. Touch the cap to dim it in three steps. The LED is changed like an ordinary bulb, so the lamp can grow old with you.',
      '蘑菇形的小钢灯，暖光落在桌面上，不刺眼睛。轻触灯罩，三档调光。灯泡是普通灯座的 LED，坏了自己换，灯可以一直用下去。',
      'きのこの形をした小さなスチールランプです。あたたかな光が目ではなく卓上に落ちます。かさに触れると3段階で明るさが変わります。LEDは普通の電球のように交換でき、長く使い続けられます。',
      '버섯을 닮은 작은 강철 조명으로, 따뜻한 빛이 눈이 아니라 탁자 위로 떨어집니다. 갓을 만지면 밝기가 세 단계로 바뀝니다. LED를 일반 전구처럼 갈아 끼울 수 있어 오래도록 곁에 둘 수 있습니다.',
      'โคมไฟเหล็กใบเล็กทรงเห็ด แสงอบอุ่นตกลงบนโต๊ะไม่แยงตา แตะที่หมวกโคมเพื่อปรับความสว่างได้สามระดับ หลอด LED เปลี่ยนเองได้เหมือนหลอดทั่วไป ใช้ไปได้นานหลายปี',
    ),
    specs: [
      spec('material', words('Powder-coated steel', '粉末涂层钢', '粉体塗装スチール', '분체 도장 강철', 'เหล็กพ่นสีฝุ่น')),
      spec(
        'light',
        words(
          'LED E14, 4 W, 2,700 K, included',
          'E14 LED，4 瓦，2700 K，已附',
          'E14 LED、4 W、2,700 K（付属）',
          'E14 LED, 4W, 2,700K, 포함',
          'หลอด LED ขั้ว E14 4 วัตต์ 2,700 เคลวิน มีให้ในกล่อง',
        ),
      ),
      spec(
        'supply',
        words(
          '100–240 V, 1.8 m fabric cable',
          '100–240 伏，1.8 米编织线',
          '100–240 V、布巻きコード1.8 m',
          '100–240V, 패브릭 전선 1.8m',
          '100–240 โวลต์ สายหุ้มผ้ายาว 1.8 เมตร',
        ),
      ),
      spec('size', centimetres(26, 26, 31)),
      spec('weight', kilograms(1.4)),
    ],
  },
  {
    product_id: 'teapot',
    title: words(
      'Stoneware teapot with two cups',
      '粗陶茶壶配两只茶杯',
      'せっ器の土瓶と湯のみ2客セット',
      '석기 찻주전자와 찻잔 2개 세트',
      'ชุดกาน้ำชาสโตนแวร์พร้อมถ้วย 2 ใบ',
    ),
    description: words(
      'A round stoneware teapot with a cane handle, thrown and glazed in a small pottery near Tokoname. The built-in clay strainer catches even fine leaves, and the spout stops without a drip. The two cups hold exactly one pot between them.',
      '圆肚粗陶茶壶配藤提梁，由常滑附近的小窑拉坯上釉。壶内陶制滤网连细叶也能挡住，断水利落不滴漏。两只杯子正好分完一壶茶。',
      '常滑近くの小さな窯でろくろを引き、釉をかけた、藤の持ち手の丸い土瓶です。陶製の茶こしが細かな葉まで受け止め、注ぎ口の切れも良好。湯のみ2つで、ちょうど土瓶1杯分を分け合えます。',
      '도코나메 근처 작은 가마에서 물레로 빚고 유약을 입힌, 등나무 손잡이의 둥근 찻주전자입니다. 안쪽 도자기 거름망이 가는 잎까지 걸러 주고, 따른 뒤에도 물이 흐르지 않습니다. 찻잔 두 개에 나누면 한 주전자가 딱 맞습니다.',
      'กาน้ำชาสโตนแวร์ทรงกลมหูหวาย ขึ้นรูปและเคลือบที่เตาเล็ก ๆ ใกล้เมืองโทโคนาเมะ ตัวกรองดินเผาในกากันได้แม้ใบชาละเอียด รินแล้วไม่หยด ถ้วยสองใบแบ่งชาได้พอดีหนึ่งกา',
    ),
    specs: [
      spec(
        'material',
        words('Stoneware, cane handle', '粗陶，藤提梁', 'せっ器、藤', '석기, 등나무 손잡이', 'สโตนแวร์ หูหวาย'),
      ),
      spec(
        'capacity',
        words(
          'Pot 420 ml, cups 210 ml each',
          '壶 420 毫升，杯各 210 毫升',
          '土瓶420 ml、湯のみ各210 ml',
          '주전자 420ml, 찻잔 각 210ml',
          'กา 420 มล. ถ้วยใบละ 210 มล.',
        ),
      ),
      spec('size', centimetres(18, 14, 17)),
      spec(
        'care',
        words(
          'Rinse with warm water, no soap',
          '温水冲净，不用洗洁精',
          '洗剤を使わず、ぬるま湯ですすぐ',
          '세제 없이 따뜻한 물로 헹구세요',
          'ล้างด้วยน้ำอุ่น ไม่ใช้น้ำยาล้างจาน',
        ),
      ),
      spec('origin', japan),
    ],
  },
  {
    product_id: 'bowls',
    title: words(
      'Stacking bowls, set of three',
      '叠放陶碗三只装',
      '重ねられる鉢 3点セット',
      '포개지는 그릇 3개 세트',
      'ชามซ้อนกันได้ ชุด 3 ใบ',
    ),
    description: words(
      'Three stoneware bowls of one size for rice, soup or noodles, two in colour and one in oat. The glaze is freckled with iron and smooth enough that nothing sticks. They stack, and they are fired hot enough for the oven, the microwave and a hurried hand.',
      '三只同样大小的粗陶碗，盛饭、盛汤、盛面都行，两只彩色，一只燕麦色。釉面带细细的铁斑，光滑不沾。可以叠放，高温烧成，能进烤箱和微波炉，急性子也用得放心。',
      'ごはんにも汁物にも麺にも使える、同じ大きさのせっ器の鉢3点です。色もの2つとオートミール色がひとつ。鉄の斑点が散る釉はなめらかで、こびりつきません。重ねて収納でき、高温で焼き締めたのでオーブンも電子レンジも大丈夫です。',
      '밥과 국, 국수에 두루 쓰는 같은 크기의 석기 그릇 세 개로, 두 개는 색을 입히고 하나는 오트밀색입니다. 철 점이 흩어진 유약은 매끈해 음식이 눌어붙지 않습니다. 포개 둘 수 있고, 높은 온도에서 구워 오븐과 전자레인지에도 튼튼합니다.',
      'ชามสโตนแวร์ขนาดเดียวกันสามใบสำหรับข้าว ซุป หรือก๋วยเตี๋ยว สองใบเป็นสีและอีกใบสีโอ๊ต น้ำเคลือบมีจุดเหล็กกระจาย เรียบลื่นอาหารไม่ติด ซ้อนเก็บได้ เผาไฟแรง เข้าเตาอบและไมโครเวฟได้ ทนมือคนใจร้อน',
    ),
    specs: [
      spec('material', words('Stoneware', '粗陶', 'せっ器', '석기', 'สโตนแวร์')),
      spec(
        'size',
        words(
          '15 cm across, 7 cm high',
          '口径 15 厘米，高 7 厘米',
          '直径15 cm、高さ7 cm',
          '지름 15cm, 높이 7cm',
          'เส้นผ่านศูนย์กลาง 15 ซม. สูง 7 ซม.',
        ),
      ),
      spec('weight', kilograms(1.05)),
      spec(
        'contents',
        words(
          'Three bowls, chopsticks not included',
          '三只碗，不含筷子',
          '鉢3点（箸は付きません）',
          '그릇 3개, 젓가락은 별도',
          'ชาม 3 ใบ ไม่รวมตะเกียบ',
        ),
      ),
      spec(
        'care',
        words(
          'Dishwasher, microwave and oven',
          '可用洗碗机、微波炉、烤箱',
          '食洗機・電子レンジ・オーブン可',
          '식기세척기·전자레인지·오븐 사용 가능',
          'ใช้กับเครื่องล้างจาน ไมโครเวฟ และเตาอบได้',
        ),
      ),
    ],
  },
  {
    product_id: 'vase',
    title: words('Glazed bottle vase', '釉面瓶形花瓶', '釉がけの瓶形花器', '유약 입힌 병 모양 화병', 'แจกันเคลือบทรงขวด'),
    description: words(
      'A round-bellied bottle vase thrown on the wheel, with a narrow neck that holds a few stems upright. The glaze pools darker at the foot, so no two are quite alike. It is watertight without a liner and heavy enough not to tip.',
      '手工拉坯的圆腹瓶形花瓶，瓶颈细窄，几枝花也能挺立。釉在足部积得更深，所以每一只都不尽相同。不用内胆也不渗水，分量足，不易碰倒。',
      'ろくろで引いた、胴の丸い瓶形の花器です。細い首が数本の枝をまっすぐ支えます。釉は足元で濃くたまり、ひとつずつ表情が異なります。内筒がなくても水漏れせず、倒れにくい重さです。',
      '물레로 빚은 배가 둥근 병 모양 화병으로, 좁은 목이 가지 몇 대를 곧게 잡아 줍니다. 유약이 굽 쪽으로 짙게 고여 어느 하나도 똑같지 않습니다. 속통 없이도 물이 새지 않고, 묵직해서 잘 넘어지지 않습니다.',
      'แจกันทรงขวดท้องกลมขึ้นรูปบนแป้นหมุน คอแคบช่วยให้ก้านดอกไม้ไม่กี่ก้านตั้งตรง น้ำเคลือบไหลรวมเข้มที่ฐาน จึงไม่มีใบไหนเหมือนกัน ใส่น้ำได้ไม่รั่วซึม และหนักพอไม่ล้มง่าย',
    ),
    specs: [
      spec(
        'material',
        words(
          'Stoneware, reactive glaze',
          '粗陶，窑变釉',
          'せっ器、窯変釉',
          '석기, 요변 유약',
          'สโตนแวร์ เคลือบแบบเตาเผา',
        ),
      ),
      spec('size', centimetres(13, 13, 21)),
      spec('weight', kilograms(0.95)),
      spec('origin', thailand),
    ],
  },
  {
    product_id: 'stool',
    title: words(
      'Three-legged oak stool',
      '橡木三脚凳',
      'オークの三本脚スツール',
      '참나무 세 다리 스툴',
      'สตูลไม้โอ๊กสามขา',
    ),
    description: words(
      'A stool of solid oak that is a seat, a bedside table or a place for a plant. Three legs never wobble, even on old floors. The joints are wedged and glued, the finish is hard-wax oil you can renew at home.',
      '实木橡木凳，可以坐，可以当床头几，也可以放盆花。三条腿，在老地板上也不晃。榫头加楔胶合，表面是硬质蜡油，自己在家就能补养。',
      '座っても、枕元のテーブルにも、植物の台にもなる無垢オークのスツールです。三本脚なので、古い床でもがたつきません。ほぞはくさびで締めて接着、仕上げは自宅で塗り直せるハードワックスオイルです。',
      '의자도 되고 침대 옆 탁자도, 화분 받침도 되는 원목 참나무 스툴입니다. 다리가 셋이라 오래된 바닥에서도 흔들리지 않습니다. 쐐기를 박아 짜 맞추고, 집에서도 다시 바를 수 있는 하드왁스 오일로 마감했습니다.',
      'สตูลไม้โอ๊กแท้ ใช้เป็นที่นั่ง โต๊ะข้างเตียง หรือที่วางต้นไม้ก็ได้ สามขาจึงไม่โยกแม้บนพื้นเก่า ข้อต่อเข้าลิ่มและติดกาว เคลือบน้ำมันแว็กซ์แข็งที่ทาซ้ำเองที่บ้านได้',
    ),
    specs: [
      spec(
        'material',
        words(
          'Solid oak, hard-wax oil',
          '实木橡木，硬质蜡油',
          '無垢オーク、ハードワックスオイル',
          '참나무 원목, 하드왁스 오일',
          'ไม้โอ๊กแท้ น้ำมันแว็กซ์แข็ง',
        ),
      ),
      spec('size', centimetres(34, 34, 45)),
      spec('load', words('Up to 120 kg', '最大 120 千克', '120 kgまで', '최대 120kg', 'ไม่เกิน 120 กก.')),
      spec('weight', kilograms(3.1)),
      spec(
        'contents',
        words(
          'Stool, legs screw in by hand',
          '凳面与三条腿，徒手旋入即可',
          '本体（脚は手でねじ込み式）',
          '본체, 다리는 손으로 돌려 끼움',
          'ตัวสตูล ขาหมุนเข้าด้วยมือ',
        ),
      ),
    ],
  },
  {
    product_id: 'candle',
    title: words(
      'Soy candle with wooden lid',
      '木盖大豆蜡烛',
      '木蓋のソイキャンドル',
      '나무 뚜껑 소이 캔들',
      'เทียนถั่วเหลืองฝาไม้',
    ),
    description: words(
      'A candle of soy wax poured into tinted glass and topped with a turned wooden lid. The cotton wick burns level and leaves no soot on the wall. When it is finished, the glass washes out for brushes or tea.',
      '大豆蜡灌入彩色玻璃杯，配车制木盖。棉芯燃烧平整，墙面不留黑烟。烧完后杯子洗净，可以插笔，也可以盛茶。',
      '色ガラスにソイワックスを注ぎ、ろくろびきの木蓋を添えたキャンドルです。綿の芯は平らに燃え、壁にすすを残しません。使い終えたガラスは洗って、筆立てや茶器としてお使いください。',
      '색유리에 소이 왁스를 붓고 나무를 깎은 뚜껑을 얹은 초입니다. 면 심지가 고르게 타서 벽에 그을음이 남지 않습니다. 다 쓴 유리는 씻어 붓꽂이나 찻잔으로 쓸 수 있습니다.',
      'เทียนไขถั่วเหลืองในแก้วสี ปิดด้วยฝาไม้กลึง ไส้ฝ้ายไหม้เสมอกันไม่ทิ้งเขม่าบนผนัง ใช้หมดแล้วล้างแก้วไว้ใส่พู่กันหรือชาได้',
    ),
    specs: [
      spec(
        'burn',
        words(
          '190 g: 45 hours. 340 g: 75 hours',
          '190 克约 45 小时，340 克约 75 小时',
          '190 gで約45時間、340 gで約75時間',
          '190g 약 45시간, 340g 약 75시간',
          '190 กรัม ราว 45 ชั่วโมง 340 กรัม ราว 75 ชั่วโมง',
        ),
      ),
      spec(
        'material',
        words(
          'Soy wax, cotton wick, glass, beech',
          '大豆蜡、棉芯、玻璃、榉木',
          'ソイワックス、綿芯、ガラス、ブナ',
          '소이 왁스, 면 심지, 유리, 너도밤나무',
          'ไขถั่วเหลือง ไส้ฝ้าย แก้ว ไม้บีช',
        ),
      ),
      spec(
        'care',
        words(
          'Trim the wick to 5 mm each time',
          '每次点燃前将烛芯剪至 5 毫米',
          '毎回、芯を5 mmに切ってください',
          '켤 때마다 심지를 5mm로 잘라 주세요',
          'ตัดไส้ให้เหลือ 5 มม. ทุกครั้งก่อนจุด',
        ),
      ),
      spec('origin', korea),
    ],
  },
]

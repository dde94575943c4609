import { centimetres, fromYears, grams, kilograms } from './measures.ts'
import { china, type ProductWords, spec } from './spec-names-words.ts'
import { words } from './words.ts'

const limewood = words(
  'Limewood, water-based paint',
  '椴木，水性漆',
  'シナノキ、水性塗料',
  '피나무, 수성 도료',
  'ไม้ไลม์ สีน้ำไร้สารพิษ',
)

export const toysWords: ProductWords[] = [
  {
    product_id: 'rainbow',
    title: words('Wooden rainbow stacker', '木制彩虹积木', '木の虹のつみき', '나무 무지개 쌓기', 'สายรุ้งไม้ซ้อนได้'),
    description: words(
      'Five arches cut from one block of wood, and a small ball to roll through them. Children make tunnels, cradles, fences and boats out of it long before they make a rainbow. The colour is stained, not painted over, so the grain shows through.',
      '一块木头切出的五道拱，外加一颗可以滚过去的小球。孩子会先搭隧道、摇篮、围栏和小船，最后才想起搭彩虹。颜色是染上去的，不是盖上去的，木纹看得见。',
      'ひとつの木から切り出した5つのアーチと、くぐらせて転がす小さな玉。虹になるよりずっと前に、トンネル、ゆりかご、柵、舟に変わります。色は塗り重ねず染めてあるので、木目が透けて見えます。',
      '통나무 하나에서 잘라 낸 아치 다섯 개와 그 사이로 굴릴 작은 공입니다. 아이들은 무지개를 만들기 훨씬 전에 터널과 요람, 울타리와 배를 만듭니다. 덧칠하지 않고 물들여 나뭇결이 비칩니다.',
      'ซุ้มโค้งห้าชิ้นตัดจากไม้ท่อนเดียว กับลูกบอลเล็กไว้กลิ้งลอด เด็ก ๆ จะต่อเป็นอุโมงค์ เปล รั้ว และเรือก่อนจะนึกถึงสายรุ้งเสียอีก สีย้อมซึมเนื้อไม้ ไม่ได้ทาทับ จึงยังเห็นลายไม้',
    ),
    specs: [
      spec('material', limewood),
      spec('size', centimetres(26, 13, 6.5)),
      spec('weight', kilograms(0.9)),
      spec('age', fromYears(1)),
      spec('origin', china),
    ],
  },
  {
    product_id: 'blocks',
    title: words('Building blocks in a crate', '木箱积木', '木箱入りのつみき', '나무 상자 블록', 'บล็อกไม้ในลัง'),
    description: words(
      'Sanded blocks in eight shapes that all share one measure, so two halves really make a whole. Most of them are coloured, the rest plain wood. The crate has rope handles and a lid that is also a building board.',
      '八种形状的打磨积木，尺寸成套，两块半块正好等于一块整的。大半上色，其余原木。木箱有绳把手，盖子也是一块搭建板。',
      '8種の形がすべて同じ基準寸法でできたつみきです。半分を2つ合わせると、きちんとひとつになります。多くは色つき、残りは木地のまま。ロープの持ち手が付いた木箱のふたは、土台の板にもなります。',
      '여덟 가지 모양이 모두 같은 치수를 따라 반쪽 두 개가 정확히 하나가 됩니다. 대부분 색을 입혔고 나머지는 나무 그대로입니다. 밧줄 손잡이 상자의 뚜껑은 쌓기 판이 됩니다.',
      'บล็อกไม้ขัดเรียบแปดรูปทรงใช้หน่วยขนาดเดียวกัน สองครึ่งรวมกันได้หนึ่งพอดี ส่วนใหญ่ทาสี ที่เหลือเป็นไม้ธรรมชาติ ลังมีหูเชือก ฝาใช้เป็นแผ่นรองต่อได้',
    ),
    specs: [
      spec('material', limewood),
      spec(
        'size',
        words(
          'Unit 3 × 3 × 6 cm, crate 30 × 22 × 12 cm',
          '单块 3 × 3 × 6 厘米，木箱 30 × 22 × 12 厘米',
          '基準3 × 3 × 6 cm、木箱30 × 22 × 12 cm',
          '기본 3 × 3 × 6cm, 상자 30 × 22 × 12cm',
          'ชิ้นมาตรฐาน 3 × 3 × 6 ซม. ลัง 30 × 22 × 12 ซม.',
        ),
      ),
      spec(
        'weight',
        words(
          '40 pieces: 1.6 kg. 80 pieces: 2.8 kg',
          '40 块 1.6 千克，80 块 2.8 千克',
          '40個1.6 kg、80個2.8 kg',
          '40개 1.6kg, 80개 2.8kg',
          '40 ชิ้น 1.6 กก. 80 ชิ้น 2.8 กก.',
        ),
      ),
      spec('age', fromYears(2)),
      spec('origin', china),
    ],
  },
  {
    product_id: 'train',
    title: words(
      'Wooden train with three cars',
      '木制小火车三节',
      '木の列車 3両つなぎ',
      '나무 기차 세 칸',
      'รถไฟไม้สามตู้',
    ),
    description: words(
      'An engine and two wagons joined by wooden hooks, on wheels that turn without squeaking. It runs on the floor and fits common wooden tracks. One wagon carries two balls, the other two cubes, and all four lift out.',
      '一个火车头带两节车厢，木钩相连，车轮转动没有吱呀声。可在地板上跑，也适配常见的木质轨道。一节载着两颗球，一节载着两块方木，都能拿下来玩。',
      '機関車と2両の貨車を木のフックでつなぎました。車輪はきしまず、なめらかに回ります。床の上でも、一般的な木のレールの上でも走ります。片方の貨車には玉が2つ、もう片方には立方体が2つ。どれも外して遊べます。',
      '나무 고리로 이은 기관차와 화차 두 칸입니다. 바퀴는 삐걱거리지 않고 부드럽게 굴러갑니다. 바닥에서도, 흔히 쓰는 나무 선로에서도 달립니다. 한 칸에는 공 두 개, 다른 칸에는 네모 두 개가 실려 있고 모두 꺼낼 수 있습니다.',
      'หัวรถจักรกับรถพ่วงสองตู้ต่อกันด้วยตะขอไม้ ล้อหมุนลื่นไม่มีเสียงเอี๊ยด วิ่งบนพื้นได้และใช้กับรางไม้ทั่วไปได้ ตู้หนึ่งบรรทุกลูกบอลสองลูก อีกตู้บรรทุกลูกบาศก์สองลูก หยิบออกมาเล่นได้ทั้งหมด',
    ),
    specs: [
      spec(
        'material',
        words('Beech, water-based paint', '榉木，水性漆', 'ブナ、水性塗料', '너도밤나무, 수성 도료', 'ไม้บีช สีน้ำไร้สารพิษ'),
      ),
      spec('size', centimetres(33, 5, 8)),
      spec('weight', grams(410)),
      spec('age', fromYears(3)),
      spec('origin', china),
    ],
  },
  {
    product_id: 'bear',
    title: words(
      'Plush bear with a scarf',
      '系围巾的毛绒小熊',
      'マフラーをしたくまのぬいぐるみ',
      '목도리 한 봉제 곰',
      'ตุ๊กตาหมีผูกผ้าพันคอ',
    ),
    description: words(
      'A round-bellied bear that sits by itself and is soft enough to sleep on. The fur is short cotton velour, and eyes, nose and scarf are fixed so firmly that small hands cannot pull them off. It goes in the machine and comes out a bear again.',
      '圆肚子的小熊，能自己坐稳，软得可以枕着睡。短毛棉丝绒面料，眼睛、鼻子和围巾都固定牢靠，小手扯不下来。可以机洗，洗完还是那只熊。',
      'ひとりで座れる、おなかの丸いくまです。枕にもなるやわらかさ。毛足の短い綿ベロアで、目も鼻もマフラーも、小さな手では外れないようしっかり留めてあります。洗濯機で洗っても、また元のくまに戻ります。',
      '혼자서도 앉아 있는 배가 둥근 곰으로, 베고 자도 될 만큼 폭신합니다. 짧은 면 벨루어에 눈과 코, 목도리를 단단히 달아 작은 손으로는 떼어 낼 수 없습니다. 세탁기에 돌려도 다시 그 곰이 됩니다.',
      'หมีพุงกลมนั่งเองได้ นุ่มพอหนุนนอน ขนสั้นผ้าฝ้ายกำมะหยี่ ตา จมูก และผ้าพันคอติดแน่นจนมือเล็ก ๆ ดึงไม่หลุด ซักเครื่องได้ ออกมาก็ยังเป็นหมีตัวเดิม',
    ),
    specs: [
      spec(
        'material',
        words(
          'Cotton velour, recycled polyester filling',
          '棉丝绒，再生涤纶填充',
          '綿ベロア、再生ポリエステル綿',
          '면 벨루어, 재생 폴리에스터 솜',
          'ผ้าฝ้ายกำมะหยี่ ใยโพลีเอสเตอร์รีไซเคิล',
        ),
      ),
      spec('age', fromYears(1)),
      spec(
        'care',
        words('Machine wash at 40 °C', '40 °C 机洗', '40 °Cで洗濯機可', '40°C 세탁기 사용 가능', 'ซักเครื่องที่ 40 °C'),
      ),
      spec('origin', china),
    ],
  },
  {
    product_id: 'top',
    title: words(
      'Spinning tops, set of three',
      '木陀螺三只装',
      '木のこま 3個セット',
      '나무 팽이 3개 세트',
      'ลูกข่างไม้ ชุด 3 ลูก',
    ),
    description: words(
      'Three hand-turned tops of different weight: one spins long, one hums, one wanders over the table. Each is turned from maple and painted with a thin band that blurs as it spins. The long stem is easy to twirl between two fingers.',
      '三只轻重不同的手车陀螺：一只转得久，一只会嗡嗡响，一只满桌子溜达。枫木车制，绘一道细环，转起来就化开。长柄用两根手指一捻就转。',
      '重さの違うろくろびきのこまが3つ。長く回るもの、うなるもの、机の上を歩きまわるもの。かえでを削り、回すとにじむ細い輪を描きました。長い軸は2本の指でひねるだけです。',
      '무게가 다른 손 깎은 팽이 세 개입니다. 하나는 오래 돌고, 하나는 윙윙 울고, 하나는 탁자 위를 돌아다닙니다. 단풍나무를 깎고, 돌면 번져 보이는 가는 띠를 둘렀습니다. 긴 꼭지를 두 손가락으로 비틀면 됩니다.',
      'ลูกข่างกลึงมือสามลูกน้ำหนักต่างกัน ลูกหนึ่งหมุนนาน ลูกหนึ่งส่งเสียงฮัม อีกลูกเดินไปทั่วโต๊ะ กลึงจากไม้เมเปิล เขียนแถบบาง ๆ ที่จะพร่าเมื่อหมุน ก้านยาวหมุนง่ายด้วยสองนิ้ว',
    ),
    specs: [
      spec(
        'material',
        words(
          'Maple, water-based paint',
          '枫木，水性漆',
          'かえで、水性塗料',
          '단풍나무, 수성 도료',
          'ไม้เมเปิล สีน้ำไร้สารพิษ',
        ),
      ),
      spec('size', words('4 to 6 cm across', '直径 4–6 厘米', '直径4〜6 cm', '지름 4~6cm', 'เส้นผ่านศูนย์กลาง 4–6 ซม.')),
      spec('age', fromYears(3)),
      spec(
        'contents',
        words(
          'Three tops, cotton bag',
          '三只陀螺、棉布袋',
          'こま3個、綿の巾着',
          '팽이 3개, 면 주머니',
          'ลูกข่าง 3 ลูก ถุงผ้าฝ้าย',
        ),
      ),
      spec('origin', china),
    ],
  },
  {
    product_id: 'boat',
    title: words(
      'Wooden sampan, toy boat',
      '木制舢板玩具船',
      '木のおもちゃ サンパン船',
      '나무 삼판선 장난감',
      'เรือสำปั้นไม้ ของเล่นเด็ก',
    ),
    description: words(
      'A little river boat carved from light wood, with an arched roof and an oarsman who minds the stern. It floats upright in a bath and stays afloat when it is overloaded with pegs. The hull is waxed, not lacquered, and can be waxed again.',
      '用轻木雕成的小河船，有拱形船篷，船尾站着摇橹的人。放在浴缸里稳稳直立，装满小夹子也不会沉。船体上蜡不上漆，以后还能再上。',
      '軽い木を彫った小さな川舟です。丸い屋根があり、艫には舟をこぐ人がいます。お風呂でもまっすぐ浮き、洗濯ばさみを積みすぎても沈みません。船体はニスではなくろう仕上げで、塗り直せます。',
      '가벼운 나무를 깎아 만든 작은 강배로, 둥근 지붕이 있고 고물에는 노 젓는 사람이 서 있습니다. 욕조에서도 똑바로 뜨고, 빨래집게를 잔뜩 실어도 가라앉지 않습니다. 선체는 니스 대신 왁스를 먹여 다시 칠할 수 있습니다.',
      'เรือแม่น้ำลำเล็กแกะจากไม้เนื้อเบา มีหลังคาโค้งและคนพายยืนอยู่ท้ายเรือ ลอยตั้งตรงในอ่างอาบน้ำ บรรทุกไม้หนีบจนล้นก็ไม่จม ตัวเรือลงแว็กซ์ ไม่ได้เคลือบแล็กเกอร์ ลงซ้ำเองได้',
    ),
    specs: [
      spec(
        'material',
        words('Paulownia wood, beeswax', '桐木、蜂蜡', '桐、みつろう', '오동나무, 밀랍', 'ไม้พอโลเนีย ขี้ผึ้ง'),
      ),
      spec('size', centimetres(24, 8, 10)),
      spec('weight', grams(160)),
      spec('age', fromYears(1)),
      spec(
        'care',
        words(
          'Dry after the bath, wax now and then',
          '洗澡后擦干，偶尔补蜡',
          'お風呂のあとは乾かし、ときどきろうを塗る',
          '목욕 뒤에는 말리고 가끔 왁스칠',
          'เช็ดให้แห้งหลังอาบน้ำ ลงแว็กซ์บ้างเป็นครั้งคราว',
        ),
      ),
    ],
  },
]

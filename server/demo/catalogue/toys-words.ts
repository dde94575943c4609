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
      'Seven arches cut from one block of wood, and a small ball to roll through them. Children make tunnels, cradles, fences and boats out of it long before they make a rainbow. The colour is stained, not painted over, so the grain shows through.',
      '一块木头切出的七道拱，外加一颗可以滚过去的小球。孩子会先搭隧道、摇篮、围栏和小船，最后才想起搭彩虹。颜色是染上去的，不是盖上去的，木纹看得见。',
      'ひとつの木から切り出した7つのアーチと、くぐらせて転がす小さな玉。虹になるよりずっと前に、トンネル、ゆりかご、柵、舟に変わります。色は塗り重ねず染めてあるので、木目が透けて見えます。',
      '통나무 하나에서 잘라 낸 아치 일곱 개와 그 사이로 굴릴 작은 공입니다. 아이들은 무지개를 만들기 훨씬 전에 터널과 요람, 울타리와 배를 만듭니다. 덧칠하지 않고 물들여 나뭇결이 비칩니다.',
      'ซุ้มโค้งเจ็ดชิ้นตัดจากไม้ท่อนเดียว กับลูกบอลเล็กไว้กลิ้งลอด เด็ก ๆ จะต่อเป็นอุโมงค์ เปล รั้ว และเรือก่อนจะนึกถึงสายรุ้งเสียอีก สีย้อมซึมเนื้อไม้ ไม่ได้ทาทับ จึงยังเห็นลายไม้',
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
      'Sanded blocks in eight shapes that all share one measure, so two halves really make a whole. A third of them are coloured, the rest plain wood. The crate has rope handles and a lid that is also a building board.',
      '八种形状的打磨积木，尺寸成套，两块半块正好等于一块整的。三分之一上色，其余原木。木箱有绳把手，盖子也是一块搭建板。',
      '8種の形がすべて同じ基準寸法でできたつみきです。半分を2つ合わせると、きちんとひとつになります。3分の1が色つき、残りは木地のまま。ロープの持ち手が付いた木箱のふたは、土台の板にもなります。',
      '여덟 가지 모양이 모두 같은 치수를 따라 반쪽 두 개가 정확히 하나가 됩니다. 3분의 1은 색을 입혔고 나머지는 나무 그대로입니다. 밧줄 손잡이 상자의 뚜껑은 쌓기 판이 됩니다.',
      'บล็อกไม้ขัดเรียบแปดรูปทรงใช้หน่วยขนาดเดียวกัน สองครึ่งรวมกันได้หนึ่งพอดี หนึ่งในสามทาสี ที่เหลือเป็นไม้ธรรมชาติ ลังมีหูเชือก ฝาใช้เป็นแผ่นรองต่อได้',
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
      'An engine and two wagons joined by wooden hooks, on wheels that turn without squeaking. It runs on the floor and fits common wooden tracks. Little passengers of three fingers can sit in the open wagon.',
      '一个火车头带两节车厢，木钩相连，车轮转动没有吱呀声。可在地板上跑，也适配常见的木质轨道。敞开的车厢里，放得下三根手指的小乘客。',
      '機関車と2両の貨車を木のフックでつなぎました。車輪はきしまず、なめらかに回ります。床の上でも、一般的な木のレールの上でも走ります。屋根のない貨車には、指3本の小さなお客さんが乗れます。',
      '나무 고리로 이은 기관차와 화차 두 칸입니다. 바퀴는 삐걱거리지 않고 부드럽게 굴러갑니다. 바닥에서도, 흔히 쓰는 나무 선로에서도 달립니다. 지붕 없는 칸에는 손가락 세 개만 한 손님이 탈 수 있습니다.',
      'หัวรถจักรกับรถพ่วงสองตู้ต่อกันด้วยตะขอไม้ ล้อหมุนลื่นไม่มีเสียงเอี๊ยด วิ่งบนพื้นได้และใช้กับรางไม้ทั่วไปได้ ตู้เปิดด้านบนให้ผู้โดยสารตัวเท่าสามนิ้วนั่งได้',
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
    title: words('Long-armed plush bear', '长臂毛绒小熊', '腕の長いぬいぐるみのくま', '긴 팔 봉제 곰', 'ตุ๊กตาหมีแขนยาว'),
    description: words(
      'A bear with long arms made for carrying around, stuffed softly enough to sleep on. The fur is short cotton velour, the eyes are stitched and there is nothing a baby can pull off. It goes in the machine and comes out a bear again.',
      '手臂长长、专给人抱着走的小熊，填充柔软，枕着睡也行。短毛棉丝绒面料，眼睛是绣的，没有宝宝能扯下来的零件。可以机洗，洗完还是那只熊。',
      '抱えて歩けるように腕を長くした、枕にもなるやわらかなくまです。毛足の短い綿ベロアで、目は刺しゅう。赤ちゃんが取ってしまう部品はありません。洗濯機で洗っても、また元のくまに戻ります。',
      '안고 다니라고 팔을 길게 만든, 베고 자도 될 만큼 폭신한 곰입니다. 짧은 면 벨루어에 눈은 자수로 놓아 아기가 떼어 낼 것이 없습니다. 세탁기에 돌려도 다시 그 곰이 됩니다.',
      'ตุ๊กตาหมีแขนยาวไว้กอดพาไปไหนมาไหน นุ่มพอหนุนนอนได้ ขนสั้นผ้าฝ้ายกำมะหยี่ ตาปักด้าย ไม่มีชิ้นส่วนให้เด็กดึงหลุด ซักเครื่องได้ ออกมาก็ยังเป็นหมีตัวเดิม',
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
      spec('age', words('From birth', '出生起', '0か月から', '출생부터', 'ตั้งแต่แรกเกิด')),
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
      'Three hand-turned tops of different weight: one spins long, one hums, one wanders over the table. Each is turned from maple and dyed in thin rings. They come with a cotton string and a saucer to spin in.',
      '三只轻重不同的手车陀螺：一只转得久，一只会嗡嗡响，一只满桌子溜达。枫木车制，染成细细的色环。附棉绳一条和转盘一只。',
      '重さの違うろくろびきのこまが3つ。長く回るもの、うなるもの、机の上を歩きまわるもの。かえでを削り、細い輪の色を染めました。綿のひもと、回すための受け皿が付きます。',
      '무게가 다른 손 깎은 팽이 세 개입니다. 하나는 오래 돌고, 하나는 윙윙 울고, 하나는 탁자 위를 돌아다닙니다. 단풍나무를 깎아 가는 고리를 물들였습니다. 면 끈과 돌릴 접시가 함께 들어 있습니다.',
      'ลูกข่างกลึงมือสามลูกน้ำหนักต่างกัน ลูกหนึ่งหมุนนาน ลูกหนึ่งส่งเสียงฮัม อีกลูกเดินไปทั่วโต๊ะ กลึงจากไม้เมเปิลย้อมเป็นวงบาง ๆ มาพร้อมเชือกฝ้ายและจานสำหรับปั่น',
    ),
    specs: [
      spec(
        'material',
        words('Maple, natural dye', '枫木，天然染料', 'かえで、天然染料', '단풍나무, 천연 염료', 'ไม้เมเปิล สีย้อมธรรมชาติ'),
      ),
      spec('size', words('4 to 6 cm across', '直径 4–6 厘米', '直径4〜6 cm', '지름 4~6cm', 'เส้นผ่านศูนย์กลาง 4–6 ซม.')),
      spec('age', fromYears(3)),
      spec(
        'contents',
        words(
          'Three tops, string, saucer',
          '三只陀螺、绳、转盘',
          'こま3個、ひも、受け皿',
          '팽이 3개, 끈, 접시',
          'ลูกข่าง 3 ลูก เชือก จาน',
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
      'A little river boat carved from balsa-light wood, with a cloth canopy that lifts off. It floats upright in a bath and stays afloat when it is overloaded with pegs. The hull is waxed, not lacquered, and can be waxed again.',
      '用轻木雕成的小河船，布篷可以取下。放在浴缸里稳稳直立，装满小夹子也不会沉。船体上蜡不上漆，以后还能再上。',
      '軽い木を彫った小さな川舟です。布の屋根は取り外せます。お風呂でもまっすぐ浮き、洗濯ばさみを積みすぎても沈みません。船体はニスではなくろう仕上げで、塗り直せます。',
      '가벼운 나무를 깎아 만든 작은 강배로, 천 지붕은 벗길 수 있습니다. 욕조에서도 똑바로 뜨고, 빨래집게를 잔뜩 실어도 가라앉지 않습니다. 선체는 니스 대신 왁스를 먹여 다시 칠할 수 있습니다.',
      'เรือแม่น้ำลำเล็กแกะจากไม้เนื้อเบา หลังคาผ้าถอดออกได้ ลอยตั้งตรงในอ่างอาบน้ำ บรรทุกไม้หนีบจนล้นก็ไม่จม ตัวเรือลงแว็กซ์ ไม่ได้เคลือบแล็กเกอร์ ลงซ้ำเองได้',
    ),
    specs: [
      spec(
        'material',
        words(
          'Paulownia wood, cotton, beeswax',
          '桐木、棉布、蜂蜡',
          '桐、綿、みつろう',
          '오동나무, 면, 밀랍',
          'ไม้พอโลเนีย ผ้าฝ้าย ขี้ผึ้ง',
        ),
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

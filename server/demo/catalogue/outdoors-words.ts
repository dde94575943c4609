import { centimetres, grams, kilograms, litres } from './measures.ts'
import { china, korea, type ProductWords, spec } from './spec-names-words.ts'
import { words } from './words.ts'

export const outdoorsWords: ProductWords[] = [
  {
    product_id: 'lantern',
    title: words(
      'Rechargeable camp lantern',
      '充电式露营灯',
      '充電式キャンプランタン',
      '충전식 캠핑 랜턴',
      'ตะเกียงแคมป์แบบชาร์จได้',
    ),
    description: words(
      'A camping lantern with the shape of an oil lamp and none of the smell. The knob turns it from candle-dim to bright enough for cooking. It hangs from its steel loop, stands in light rain and can charge a phone in need.',
      '有着煤油灯模样、却没有油烟味的露营灯。旋钮可从烛光般的微亮调到足够做饭的亮度。钢制提环可以悬挂，不怕小雨，应急时还能给手机充电。',
      'オイルランプの形をした、においのないキャンプランタンです。つまみを回せば、ろうそくほどの灯りから調理できる明るさまで調節できます。スチールの持ち手で吊るせて小雨も平気。いざというときはスマホの充電もできます。',
      '기름 램프의 모양은 그대로, 냄새는 없는 캠핑 랜턴입니다. 손잡이를 돌리면 촛불만큼 은은한 빛에서 요리할 수 있는 밝기까지 조절됩니다. 강철 고리로 걸 수 있고 가랑비에도 끄떡없으며, 급할 때는 휴대폰도 충전합니다.',
      'ตะเกียงแคมป์หน้าตาเหมือนตะเกียงน้ำมันแต่ไม่มีกลิ่น หมุนปุ่มปรับจากแสงสลัวเหมือนเทียนไปจนสว่างพอทำอาหาร แขวนได้ด้วยหูเหล็ก โดนฝนปรอย ๆ ได้ และชาร์จมือถือยามฉุกเฉินได้',
    ),
    specs: [
      spec(
        'brightness',
        words(
          '10 to 420 lumens, warm white',
          '10–420 流明，暖白光',
          '10〜420ルーメン、電球色',
          '10~420루멘, 전구색',
          '10–420 ลูเมน แสงวอร์มไวต์',
        ),
      ),
      spec(
        'battery',
        words(
          '6 to 120 hours, 5,200 mAh',
          '6–120 小时，5200 毫安时',
          '6〜120時間、5,200 mAh',
          '6~120시간, 5,200mAh',
          '6–120 ชั่วโมง 5,200 มิลลิแอมป์ชั่วโมง',
        ),
      ),
      spec('water', words('Rain-proof, IPX4', 'IPX4 防雨', 'IPX4の防雨', 'IPX4 방수', 'กันฝนระดับ IPX4')),
      spec('size', centimetres(11, 11, 19)),
      spec('weight', grams(460)),
    ],
  },
  {
    product_id: 'backpack',
    title: words(
      'Canvas day pack, 18 L',
      '帆布日用背包 18 升',
      '帆布のデイパック 18 L',
      '캔버스 데이팩 18L',
      'เป้ผ้าแคนวาส 18 ลิตร',
    ),
    description: words(
      'A flap-top pack of waxed cotton canvas with leather straps that soften as you use them. Inside there is a padded sleeve for a 13-inch laptop and a pocket for keys. It carries a day in the hills as neatly as a day at work.',
      '打蜡棉帆布翻盖背包，皮带越用越软。内有 13 英寸电脑隔层和放钥匙的小袋。上山一天，上班一天，都背得利落。',
      '使うほどやわらかくなる革ベルトを付けた、ワックス加工の帆布のふた付きパックです。内側には13インチのノートパソコンが入るクッションスリーブと鍵のポケット。山の一日も仕事の一日も、きちんと収まります。',
      '쓸수록 부드러워지는 가죽 끈을 단 왁스 코튼 캔버스 덮개 가방입니다. 안에는 13인치 노트북 칸과 열쇠 주머니가 있습니다. 산에서 보내는 하루도, 일터에서 보내는 하루도 단정하게 담습니다.',
      'เป้ฝาพับผ้าแคนวาสเคลือบแว็กซ์ สายหนังที่ยิ่งใช้ยิ่งนุ่ม ด้านในมีช่องบุนวมใส่โน้ตบุ๊ก 13 นิ้วและช่องเก็บกุญแจ จะไปเดินเขาหรือไปทำงานก็จัดของได้เรียบร้อย',
    ),
    specs: [
      spec(
        'material',
        words(
          'Waxed cotton canvas, leather, brass',
          '打蜡棉帆布、皮革、黄铜',
          'ワックス帆布、本革、真ちゅう',
          '왁스 코튼 캔버스, 가죽, 황동',
          'ผ้าแคนวาสเคลือบแว็กซ์ หนัง ทองเหลือง',
        ),
      ),
      spec('capacity', litres(18)),
      spec('size', centimetres(28, 15, 44)),
      spec('weight', grams(920)),
      spec(
        'care',
        words(
          'Wipe with a damp cloth, do not wash',
          '湿布擦拭，不可水洗',
          '固く絞った布でふく。洗濯不可',
          '젖은 천으로 닦고 세탁하지 마세요',
          'เช็ดด้วยผ้าชุบน้ำหมาด ห้ามซัก',
        ),
      ),
    ],
  },
  {
    product_id: 'thermos',
    title: words(
      'Steel thermos bottle',
      '不锈钢保温瓶',
      'ステンレスの魔法びん',
      '스테인리스 보온병',
      'กระติกสเตนเลสเก็บความร้อน',
    ),
    description: words(
      'A double-walled steel bottle that still has hot tea in it after a night in the tent. The powder coat gives a dry grip and hides small knocks. The wide neck takes ice cubes and a bottle brush, and the cap closes with half a turn.',
      '双层不锈钢保温瓶，在帐篷里过一夜，茶还是热的。粉末涂层手感干爽防滑，小磕碰也不显眼。宽瓶口放得进冰块和瓶刷，瓶盖转半圈就拧紧。',
      'テントで一晩明かしても、まだ熱いお茶が飲める二重構造のステンレスボトルです。粉体塗装はさらりと手になじみ、小さな傷も目立ちません。広口で氷もブラシも入り、ふたは半回転で閉まります。',
      '텐트에서 하룻밤을 보낸 뒤에도 차가 뜨거운 이중벽 스테인리스 병입니다. 분체 도장이라 손에 착 잡히고 작은 흠집도 티 나지 않습니다. 입구가 넓어 얼음과 세척솔이 들어가고, 뚜껑은 반 바퀴면 닫힙니다.',
      'กระติกสเตนเลสสองชั้น ค้างคืนในเต็นท์แล้วชายังร้อนอยู่ ผิวพ่นสีฝุ่นจับกระชับมือและไม่เห็นรอยเล็ก ๆ ปากกว้างใส่น้ำแข็งและแปรงล้างได้ ฝาหมุนครึ่งรอบก็ปิดสนิท',
    ),
    specs: [
      spec(
        'insulation',
        words(
          'Hot for 14 hours, cold for 24',
          '保热 14 小时，保冷 24 小时',
          '保温14時間、保冷24時間',
          '보온 14시간, 보랭 24시간',
          'เก็บร้อน 14 ชั่วโมง เก็บเย็น 24 ชั่วโมง',
        ),
      ),
      spec(
        'material',
        words(
          '18/8 stainless steel, powder coat',
          '18/8 不锈钢，粉末涂层',
          '18-8ステンレス、粉体塗装',
          '18/8 스테인리스, 분체 도장',
          'สเตนเลส 18/8 พ่นสีฝุ่น',
        ),
      ),
      spec(
        'care',
        words(
          'Cap and bottle go in the dishwasher',
          '瓶盖与瓶身均可用洗碗机清洗',
          'ふたも本体も食洗機で洗えます',
          '뚜껑과 병 모두 식기세척기 사용 가능',
          'ฝาและตัวกระติกล้างในเครื่องล้างจานได้',
        ),
      ),
      spec('origin', korea),
    ],
  },
  {
    product_id: 'tent',
    title: words(
      'Two-pole ridge tent',
      '双杆屋脊帐篷',
      '2本ポールのロッジテント',
      'A형 2폴 텐트',
      'เต็นท์ทรงสันหลังคาสองเสา',
    ),
    description: words(
      'A classic ridge tent that goes up with two poles and six pegs, even in the dark. The outer is a cotton blend that breathes, so the walls stay dry by morning. A sewn-in groundsheet and two mesh doors keep the weather and the mosquitoes out.',
      '经典屋脊帐篷，两根杆、六根地钉，天黑也能搭好。外帐为透气棉混纺，清晨内壁依然干爽。缝合地布加两扇纱门，挡住风雨，也挡住蚊子。',
      'ポール2本とペグ6本で、暗くても立てられる昔ながらのロッジ型テントです。外幕は通気のよいコットン混紡で、朝も内側がさらり。縫い付けのグランドシートと2枚のメッシュ扉が、雨風も蚊も防ぎます。',
      '폴 두 개와 펙 여섯 개면 어두운 데서도 세울 수 있는 고전적인 A형 텐트입니다. 겉천은 숨 쉬는 면 혼방이라 아침에도 안쪽 벽이 보송합니다. 일체형 바닥과 메시 문 두 개가 비바람과 모기를 막아 줍니다.',
      'เต็นท์ทรงสันหลังคาแบบคลาสสิก ใช้เสาสองต้นกับสมอหกตัว กางในที่มืดก็ยังไหว ผ้านอกเป็นผ้าฝ้ายผสมระบายอากาศ เช้ามาผนังในไม่ชื้น มีพื้นเย็บติดและประตูมุ้งสองบานกันทั้งฝนและยุง',
    ),
    specs: [
      spec(
        'material',
        words(
          'Cotton and polyester, ash poles',
          '棉涤混纺，白蜡木杆',
          'コットン・ポリエステル混紡、タモ材ポール',
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
  },
  {
    product_id: 'campmug',
    title: words(
      'Enamel camp mug, 350 ml',
      '搪瓷露营杯 350 毫升',
      'ほうろうのキャンプマグ 350 ml',
      '법랑 캠핑 머그 350ml',
      'แก้วอีนาเมลแคมป์ 350 มล.',
    ),
    description: words(
      'A steel mug dipped twice in enamel, with a dark rim and a handle wide enough for gloves. It can stand at the edge of a fire, so the coffee from yesterday is no problem. A chip only adds to its story, and the inside does not rust.',
      '双层搪瓷钢杯，深色杯沿，杯把够宽，戴手套也握得住。可以放在火边加热，昨天的咖啡也不浪费。磕掉一点瓷只是多个故事，内壁不会生锈。',
      '鋼に2度ほうろうをかけたマグです。縁は濃色、持ち手は手袋のままでも握れる幅にしました。たき火のそばに置けるので、冷めたコーヒーも温め直せます。多少欠けても味のうち、内側はさびません。',
      '강철에 법랑을 두 번 입힌 머그로, 테두리는 짙은 색이고 손잡이는 장갑을 끼고도 잡을 만큼 넓습니다. 불가에 올려 둘 수 있어 식은 커피도 다시 데웁니다. 조금 이가 나가도 멋이 되고 안쪽은 녹슬지 않습니다.',
      'แก้วเหล็กเคลือบอีนาเมลสองชั้น ขอบสีเข้ม หูจับกว้างพอสำหรับมือที่ใส่ถุงมือ วางริมกองไฟอุ่นกาแฟเมื่อวานได้ กะเทาะบ้างก็เป็นเสน่ห์ ด้านในไม่เป็นสนิม',
    ),
    specs: [
      spec('material', words('Enamelled steel', '搪瓷钢', 'ほうろう鋼', '법랑 강철', 'เหล็กเคลือบอีนาเมล')),
      spec('size', centimetres(8.5, 8.5, 8)),
      spec('weight', grams(150)),
      spec(
        'care',
        words(
          'Dishwasher yes, microwave no',
          '可用洗碗机，不可进微波炉',
          '食洗機可、電子レンジ不可',
          '식기세척기 가능, 전자레인지 불가',
          'เข้าเครื่องล้างจานได้ ห้ามเข้าไมโครเวฟ',
        ),
      ),
    ],
  },
  {
    product_id: 'campstool',
    title: words('Folding camp stool', '折叠露营凳', '折りたたみキャンプスツール', '접이식 캠핑 스툴', 'เก้าอี้แคมป์พับได้'),
    description: words(
      'A folding stool with ash legs and a seat of heavy canvas, stitched twice where it carries. It opens with one movement and stands firm on sand and gravel. Folded, it is no longer than your forearm and hangs from its own strap.',
      '白蜡木腿配厚帆布座面的折叠凳，受力处双重车线。一个动作就能打开，沙地、碎石地都站得稳。折起来只有小臂长，自带背带。',
      'タモの脚に厚手の帆布を張った折りたたみスツールです。力のかかる所は二重縫い。ひと動作で開き、砂地でも砂利でもしっかり立ちます。たたむと腕の長さほどになり、付属のベルトで提げられます。',
      '물푸레나무 다리에 두꺼운 캔버스를 씌우고 힘받는 자리를 두 번 박은 접이식 스툴입니다. 한 번에 펼쳐지고 모래와 자갈 위에서도 단단히 섭니다. 접으면 팔뚝 길이라 달린 끈으로 메고 다닙니다.',
      'เก้าอี้พับขาไม้แอช ที่นั่งผ้าแคนวาสหนาเย็บสองชั้นตรงจุดรับน้ำหนัก กางออกในจังหวะเดียว ตั้งได้มั่นคงบนทรายและกรวด พับแล้วยาวเท่าท่อนแขน มีสายสะพายในตัว',
    ),
    specs: [
      spec(
        'material',
        words(
          'Ash wood, cotton canvas',
          '白蜡木、棉帆布',
          'タモ材、綿帆布',
          '물푸레나무, 면 캔버스',
          'ไม้แอช ผ้าแคนวาสฝ้าย',
        ),
      ),
      spec('load', words('Up to 110 kg', '最大 110 千克', '110 kgまで', '최대 110kg', 'ไม่เกิน 110 กก.')),
      spec(
        'size',
        words(
          '36 × 34 × 40 cm, folded 46 × 9 × 9 cm',
          '36 × 34 × 40 厘米，折叠后 46 × 9 × 9 厘米',
          '36 × 34 × 40 cm、収納時46 × 9 × 9 cm',
          '36 × 34 × 40cm, 접으면 46 × 9 × 9cm',
          '36 × 34 × 40 ซม. พับแล้ว 46 × 9 × 9 ซม.',
        ),
      ),
      spec('weight', kilograms(1.2)),
      spec('origin', china),
    ],
  },
]

import type { Kind } from '../kind.ts'
import { centimetres, grams, litres, millilitres, watts } from '../measures.ts'
import { china, japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { mains } from './mains-words.ts'

export const kettle: Kind = {
  pictured: 'colour',
  about: words(
    'Set to boil without water, it cuts out by itself. A spoonful of citric acid once a month keeps it free of scale.',
    '无水干烧会自动断电。每月用一勺柠檬酸煮一次，就不留水垢。',
    '空焚きをすると自動で止まります。月に一度、クエン酸をひとさじ入れて沸かせば水あかがつきません。',
    '물 없이 켜면 스스로 꺼집니다. 한 달에 한 번 구연산 한 숟갈을 넣고 끓이면 물때가 끼지 않습니다.',
    'ถ้าเปิดโดยไม่มีน้ำจะตัดไฟเอง เดือนละครั้งต้มกรดซิตริกหนึ่งช้อนก็ไม่มีคราบตะกรัน',
  ),
  specs: [spec('supply', mains)],
  products: [
    {
      product_id: 'kettle',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'ink', 'sage'],
      price_cents: 5800,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 1563,
      days_ago: 401,
      title: words(
        'Enamel electric kettle, 0.9 L',
        '搪瓷电热水壶 0.9 升',
        'ほうろうの電気ケトル 0.9 L',
        '법랑 전기 주전자 0.9L',
        'กาต้มน้ำไฟฟ้าเคลือบอีนาเมล 0.9 ลิตร',
      ),
      description: words(
        'An enamelled steel kettle with a wooden handle and a thin, steady spout for tea and filter coffee. It boils a full pot in under five minutes and switches itself off. The inside is plain stainless steel, with no plastic touching the water.',
        '搪瓷钢水壶，木柄，壶嘴细而稳，泡茶、手冲都合适。一满壶水不到五分钟烧开，自动断电。内壁是不锈钢，水不接触塑料。',
        '木の持ち手がついた、ほうろう鋼のケトルです。細く安定した注ぎ口は、お茶にもハンドドリップにも向いています。満水でも5分足らずで沸き、自動で切れます。内側はステンレスで、水がプラスチックに触れません。',
        '나무 손잡이를 단 법랑 강철 주전자로, 물줄기가 가늘고 고른 주둥이라 차와 핸드드립에 모두 좋습니다. 가득 채워도 5분 안에 끓고 저절로 꺼집니다. 안쪽은 스테인리스여서 물이 플라스틱에 닿지 않습니다.',
        'กาเหล็กเคลือบอีนาเมลด้ามไม้ พวยกาเรียวรินน้ำได้นิ่ง เหมาะกับทั้งชงชาและดริปกาแฟ ต้มน้ำเต็มกาเดือดในเวลาไม่ถึงห้านาทีแล้วตัดไฟเอง ด้านในเป็นสเตนเลส น้ำไม่สัมผัสพลาสติก',
      ),
      specs: [
        spec('capacity', litres(0.9)),
        spec('power', watts(1200)),
        spec(
          'material',
          words(
            'Enamelled steel, stainless steel, beech',
            '搪瓷钢、不锈钢、榉木',
            'ほうろう鋼、ステンレス、ブナ',
            '법랑 강철, 스테인리스, 너도밤나무',
            'เหล็กเคลือบอีนาเมล สเตนเลส ไม้บีช',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (g) Pours like a much more expensive one. The wooden handle stays cool.
    ja 5 (a) 注ぎ口が細くてコーヒーがおいしく淹れられます。見た目も出しっぱなしでかわいい。
    zh-CN 5 (c) 烧得快，水没有塑料味。搪瓷面擦一下就干净。
    ko 4 (c) 디자인과 물줄기는 만점. 물 높이 눈금이 안쪽에만 있어 조금 불편해요.
    th 4 รินน้ำนิ่งมาก ดริปกาแฟสนุกขึ้นเยอะ ตัวกาหนักนิดหน่อยตอนน้ำเต็ม
    ja 3 気に入っていますが、満水だと片手で注ぐには重いです。
  `,
    },
    {
      product_id: 'kettle-gooseneck',
      shop_id: 'aoyama-homeware',
      values: ['silver', 'ink', 'rose'],
      price_cents: 8900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      pictured_adds: [0, 0, 900],
      sales: 842,
      days_ago: 163,
      title: words(
        'Gooseneck kettle with a dial',
        '旋钮控温细嘴壶',
        '温度ダイヤル付き細口ケトル',
        '온도 다이얼 구스넥 주전자',
        'กาคอห่านปรับอุณหภูมิ',
      ),
      description: words(
        'A pour-over kettle whose dial sets the water anywhere between 50 and 100 degrees and holds it there for half an hour. The grip is set low, close to the weight of the water, so the hand stays steady through a slow pour.',
        '手冲壶，底座旋钮可在 50 到 100 度之间设定水温，并保温半小时。把手位置低，贴近水的重心，慢慢绕圈注水手也稳。',
        'ダイヤルで50〜100度の好きな温度に合わせ、30分保てるドリップ用ケトルです。持ち手を低く、水の重心に近づけたので、ゆっくり注いでも手がぶれません。',
        '다이얼로 50도에서 100도까지 물 온도를 맞추고 30분 동안 유지하는 드립 주전자입니다. 손잡이를 낮게, 물의 무게 중심 가까이에 달아 천천히 부어도 손이 흔들리지 않습니다.',
        'กาดริปที่หมุนตั้งอุณหภูมิได้ตั้งแต่ 50 ถึง 100 องศาและคงไว้ให้ครึ่งชั่วโมง ด้ามจับอยู่ต่ำใกล้จุดศูนย์ถ่วงของน้ำ รินช้า ๆ มือก็ยังนิ่ง',
      ),
      specs: [
        spec('capacity', litres(0.8)),
        spec('power', watts(1000)),
        spec(
          'controls',
          words(
            '50 to 100 degrees, in steps of one',
            '50 至 100 度，每档 1 度',
            '50〜100度、1度刻み',
            '50~100도, 1도 단위',
            '50 ถึง 100 องศา ปรับทีละ 1 องศา',
          ),
        ),
        spec(
          'material',
          words(
            'Stainless steel, nylon grip',
            '不锈钢，尼龙把手',
            'ステンレス、ナイロンの持ち手',
            '스테인리스, 나일론 손잡이',
            'สเตนเลส ด้ามไนลอน',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (ink-g) My filter coffee stopped being a lottery. 93 degrees, every morning.
    ja 5 (silver-a) 玉露は60度、コーヒーは90度。一台で済むようになりました。
    zh-CN 5 (ink-c) 水流能细到像线一样，断水也干脆，不滴。
    ko 5 (rose-c) 주둥이 각도가 정말 좋아요. 로즈골드가 사진보다 은은합니다.
    th 4 (silver-c) ดริปสนุกมาก ติดที่เสียงเตือนดังไปหน่อยและปิดไม่ได้
    zh-CN 3 (silver-c) 不锈钢面容易留指纹，爱干净的人会擦到手酸。
  `,
    },
    {
      product_id: 'kettle-glass',
      shop_id: 'moon-gate',
      values: ['sage', 'blush', 'fog'],
      price_cents: 4200,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 1934,
      days_ago: 277,
      title: words(
        'Glass kettle with tea basket',
        '带茶漏玻璃电水壶',
        '茶こし付きガラスケトル',
        '차 거름망 유리 주전자',
        'กาแก้วพร้อมตะกร้ากรองชา',
      ),
      description: words(
        'A jug of borosilicate glass in which you watch the first bubbles rise and the leaves open. The steel basket lowers into the water on a rod and lifts out when the tea is strong enough.',
        '高硼硅玻璃壶身，看得见第一串气泡升起，也看得见茶叶慢慢舒展。不锈钢茶漏由提杆放入水中，浓淡合适时一提便起。',
        'ホウケイ酸ガラスのポットなので、最初の泡が立つ様子も茶葉が開く様子も見えます。ステンレスの茶こしは棒で上げ下げでき、ちょうどよい濃さで引き上げられます。',
        '붕규산 유리 몸체라 첫 거품이 오르고 찻잎이 펴지는 모습이 보입니다. 스테인리스 거름망은 봉으로 내렸다가 차가 알맞게 우러나면 들어 올립니다.',
        'กาแก้วบอโรซิลิเกตที่มองเห็นฟองแรกผุดและใบชาค่อย ๆ คลี่ ตะกร้าสเตนเลสหย่อนลงน้ำด้วยก้าน พอชาเข้มได้ที่ก็ยกขึ้น',
      ),
      specs: [
        spec('capacity', litres(1.2)),
        spec('power', watts(1100)),
        spec(
          'controls',
          words(
            'Boil, 80 degrees for tea, keep warm for an hour',
            '烧开、80 度泡茶、保温 1 小时',
            '沸騰、80度、1時間保温',
            '끓이기, 차 80도, 1시간 보온',
            'ต้มเดือด 80 องศาสำหรับชงชา อุ่นหนึ่งชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            'Borosilicate glass, stainless steel',
            '高硼硅玻璃、不锈钢',
            'ホウケイ酸ガラス、ステンレス',
            '붕규산 유리, 스테인리스',
            'แก้วบอโรซิลิเกต สเตนเลส',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    zh-CN 5 (sage-c) 煮白茶、煮梨水都用它，办公室同事陆续买了四个。
    en 5 (blush-g) The little blue light at the base makes even plain water look like an event.
    ja 4 (fog-a) 中が見えるので水あかも見えます。こまめに洗う人向け。
    ko 5 (sage-c) 보리차 끓이기 딱 좋은 크기예요. 물 양이 한눈에 보입니다.
    th 5 (blush-c) ต้มชาดอกไม้สวยมาก ตะกร้าล้างง่าย
    en 4 (fog-a) Pours without a dribble. I wish the lid opened wider for my hand.
  `,
    },
    {
      product_id: 'kettle-travel',
      shop_id: 'moon-gate',
      values: ['mist', 'butter', 'plum'],
      price_cents: 3600,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 1208,
      days_ago: 91,
      title: words(
        'Travel kettle that is a flask',
        '便携电热烧水杯',
        '水筒になるトラベルケトル',
        '보온병 겸용 여행 주전자',
        'กระติกต้มน้ำพกพา',
      ),
      description: words(
        'It boils two cups in seven minutes and then leaves its cord behind and goes into the bag as a flask. The lid locks with a quarter turn, and the dial knows four temperatures, down to 45 degrees for baby milk.',
        '七分钟烧开两杯水，拔掉电源线就是保温杯，放进包里就走。杯盖转四分之一圈即锁紧，四档水温，最低 45 度可冲奶粉。',
        '7分で2杯分を沸かし、コードを外せばそのまま水筒としてかばんに入ります。ふたは90度回すとロック。温度は4段階で、粉ミルク用の45度もあります。',
        '7분이면 두 잔을 끓이고, 전원선을 빼면 그대로 보온병이 되어 가방에 들어갑니다. 뚜껑은 90도 돌리면 잠기고, 온도는 분유용 45도까지 네 단계입니다.',
        'ต้มน้ำสองถ้วยในเจ็ดนาที ถอดสายไฟแล้วใส่กระเป๋าเป็นกระติกได้ทันที ฝาหมุนล็อกเพียงหนึ่งในสี่รอบ ปรับได้สี่อุณหภูมิ ต่ำสุด 45 องศาสำหรับชงนมลูก',
      ),
      specs: [
        spec('capacity', millilitres(420)),
        spec('power', watts(300)),
        spec('size', centimetres(8, 8, 23)),
        spec('weight', grams(520)),
        spec(
          'material',
          words(
            'Stainless steel inside and out',
            '内外不锈钢',
            '内外ともステンレス',
            '안팎 모두 스테인리스',
            'สเตนเลสทั้งด้านในและด้านนอก',
          ),
        ),
      ],
      reviews: `
    zh-CN 5 (mist-c) 出差再也不用酒店那只壶了，心理上先过了关。
    th 4 (butter-c) พาลูกเที่ยวชงนมบนรถไฟได้สบาย แต่ต้มช้ากว่ากาปกติ
    en 5 (plum-g) Tea in a tent, in a car park, in a hospital corridor. It has been a good friend this year.
    ja 4 (mist-a) 出張用に。コードが太めで、かさばるのだけ惜しい。
    ko 5 (plum-c) 45도 모드로 새벽 분유 탑니다. 아기 아빠들 필수.
    ja 2 (butter-a) 三か月でふたのパッキンから少し漏れるようになりました。交換品はすぐ届きました。
  `,
    },
    {
      product_id: 'kettle-jug',
      shop_id: 'aoyama-homeware',
      values: ['snow', 'moss', 'brick'],
      price_cents: 4900,
      was_cents: 6400,
      second: { axis: 'volume', adds: { '1l': 0, '18l': 900 } },
      sales: 417,
      days_ago: 321,
      title: words(
        'Ribbed jug kettle for the family',
        '竖纹大容量电水壶',
        '縦うねの大きな電気ケトル',
        '세로 골무늬 대용량 주전자',
        'กาต้มน้ำทรงเหยือกใบใหญ่',
      ),
      description: words(
        'A tall jug with a broad handle for a whole pot of tea and the pasta water besides. The double wall is ribbed, stays cool outside and keeps the water hot for the second round.',
        '高身大壶，宽把手，泡一大壶茶、再煮一锅面的水都够。双层竖纹壶壁，外面不烫手，里面留得住热，第二泡不用重烧。',
        'お茶をたっぷりいれて、パスタの湯までまかなえる背の高いケトルです。持ち手は太く、縦うねの二重壁は外が熱くならず、2杯目の分も温かいままです。',
        '차 한 주전자에 파스타 물까지 넉넉한 키 큰 주전자로, 손잡이가 넓습니다. 골이 진 이중벽이라 겉은 뜨겁지 않고 두 번째 잔까지 물이 식지 않습니다.',
        'กาทรงสูงหูจับกว้าง ต้มน้ำชงชาได้ทั้งกาและเหลือลวกเส้นพาสต้า ผนังสองชั้นเป็นลอน ด้านนอกไม่ร้อนมือและเก็บน้ำร้อนไว้ถึงรอบสอง',
      ),
      specs: [
        spec('power', watts(1850)),
        spec(
          'supply',
          words(
            '220–240 V, type C plug, type G adapter in the box',
            '220–240 伏，C 型插头，附 G 型转换头',
            '220〜240 V、Cタイプ（Gタイプの変換プラグ付き）',
            '220~240V, C형 플러그, G형 어댑터 포함',
            '220–240 โวลต์ ปลั๊กแบบ C พร้อมหัวแปลงแบบ G',
          ),
        ),
        spec(
          'insulation',
          words(
            'Above 80 degrees for an hour',
            '1 小时后仍在 80 度以上',
            '1時間後も80度以上',
            '1시간 뒤에도 80도 이상',
            'เกิน 80 องศานานหนึ่งชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            'Polypropylene outside, stainless steel inside',
            '外层聚丙烯，内胆不锈钢',
            '外側ポリプロピレン、内側ステンレス',
            '겉은 폴리프로필렌, 속은 스테인리스',
            'ด้านนอกโพลีโพรพิลีน ด้านในสเตนเลส',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 4 (snow-18l) Feeds five tea drinkers. Full, it is a two-hand job.
    ko 5 (moss-18l) 컵라면 네 개 물을 한 번에 끓여요. 겉면 만져도 안 뜨겁습니다.
    zh-CN 5 (brick-18l) 老人手抖，这个把手宽，提着放心。
    th 5 (moss-1l) ต้มทีเดียวใส่กระติกได้ทั้งบ้าน ผิวนอกไม่ร้อนเลย
    ja 4 (snow-1l) 韓国旅行の友人宅で見て購入。沸く音は少し大きめです。
  `,
    },
  ],
}

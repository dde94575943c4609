import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const teapot: Kind = {
  pictured: 'colour',
  about: words(
    'Warm the pot with hot water before the first brew and the tea stays hot a good while longer.',
    '第一泡之前先用热水烫一下壶，茶能多热好一会儿。',
    '最初の一煎の前にお湯で温めておくと、お茶がぐっと冷めにくくなります。',
    '첫 우림 전에 뜨거운 물로 데워 두면 차가 훨씬 오래 따뜻합니다.',
    'ก่อนชงน้ำแรกให้ลวกกาด้วยน้ำร้อน ชาจะร้อนอยู่ได้นานขึ้นมาก',
  ),
  products: [
    {
      product_id: 'teapot',
      shop_id: 'aoyama-homeware',
      values: ['ink', 'oat', 'clay'],
      price_cents: 5400,
      sales: 1422,
      days_ago: 367,
      shelf: 'nearly_empty',
      title: words(
        'Stoneware teapot with two cups',
        '粗陶茶壶配两只茶杯',
        'せっ器の土瓶と湯のみ2客セット',
        '스톤웨어 찻주전자와 찻잔 2개 세트',
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
          words('Stoneware, cane handle', '粗陶，藤提梁', 'せっ器、藤', '스톤웨어, 등나무 손잡이', 'สโตนแวร์ หูหวาย'),
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
      reviews: `
    en 5 The spout really does not drip. I have thrown away three teapots that did.
    ja 5 茶こしが細かく、深蒸し茶でも詰まりません。藤の持ち手が手になじみます。
    zh-CN 5 一壶刚好两杯，陶的手感温润，泡乌龙很香。
    ko 4 색과 질감이 정말 좋아요. 뚜껑이 꼭 맞지는 않아 따를 때 손으로 잡습니다.
    th 5 ห่อมาดีมากไม่มีแตก ใช้ชงชาอู่หลงทุกเช้า
    en 3 Smaller than I pictured. Right for two people, no more.
  `,
    },
    {
      product_id: 'teapot-kyusu',
      shop_id: 'aoyama-homeware',
      values: ['brick', 'moss', 'ink'],
      price_cents: 4800,
      second: { axis: 'volume', adds: { '250ml': 0, '350ml': 700 } },
      sales: 1186,
      days_ago: 318,
      title: words('Side-handled kyusu', '侧把壶（急须）', '横手の急須', '옆손잡이 규스', 'กาคิวสุด้ามข้าง'),
      description: words(
        'A small unglazed teapot with its handle at a right angle to the spout, so the wrist turns instead of the arm. A band of fine combed lines runs around the belly, and the strainer is pierced straight into the wall.',
        '不上釉的小急须，把手与壶嘴成直角，倒茶只转手腕、不抬胳膊。壶腹一圈细密梳纹，滤孔直接打在壶壁上。',
        '釉をかけない小ぶりの急須です。持ち手が注ぎ口と直角なので、腕を上げず手首を返すだけで注げます。胴には細かな櫛目を巡らせ、茶こしは壁に直接穴を開けました。',
        '유약을 입히지 않은 작은 찻주전자로, 손잡이가 주둥이와 직각이라 팔을 들지 않고 손목만 돌려 따릅니다. 배에는 가는 빗살무늬를 두르고, 거름 구멍은 벽에 바로 뚫었습니다.',
        'กาชาใบเล็กไม่เคลือบ ด้ามตั้งฉากกับพวย รินได้ด้วยการพลิกข้อมือโดยไม่ต้องยกแขน รอบตัวกามีลายหวีเส้นละเอียด ส่วนรูกรองเจาะบนผนังกาโดยตรง',
      ),
      specs: [
        spec(
          'material',
          words('Unglazed stoneware', '无釉粗陶', '焼き締め（無釉せっ器）', '무유 스톤웨어', 'สโตนแวร์ไม่เคลือบ'),
        ),
        spec('size', centimetres(16, 12, 9)),
        spec('weight', grams(260)),
        spec(
          'care',
          words(
            'Rinse only, dry with the lid off',
            '清水冲净，开盖晾干',
            '水ですすぎ、蓋を外して乾かす',
            '물로만 헹구고 뚜껑을 열어 말림',
            'ล้างน้ำเปล่า เปิดฝาผึ่งให้แห้ง',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (brick-250ml) 最後の一滴まで切れます。煎茶の二煎目がまろやかになりました。
    zh-CN 5 (ink) 梳纹摸着很舒服，单手就能倒，泡玉露专用。
    en 4 (moss) Took me a week to stop reaching for a handle at the back. Now ordinary teapots feel wrong.
    ko 5 (350ml) 세작 우리기에 딱 좋은 크기예요. 거름망이 따로 없어 씻기 쉽습니다.
    th 5 (brick) ดินเนียนมาก ยิ่งใช้ยิ่งเงา รินไม่หยดเลย
    ja 3 (350ml) 持ち手が太めで、手の小さい母には少し持ちにくいようです。
  `,
    },
    {
      product_id: 'teapot-melon',
      shop_id: 'celadon-house',
      values: ['sage', 'denim', 'snow'],
      price_cents: 8800,
      second: { axis: 'volume', adds: { '350ml': 0, '500ml': 1400, '750ml': 2800 } },
      sales: 233,
      days_ago: 155,
      title: words(
        'Melon-shaped celadon teapot',
        '瓜棱青瓷壶',
        '瓜形の青磁ティーポット',
        '참외 모양 청자 주전자',
        'กาศิลาดลทรงแตง',
      ),
      description: words(
        'A pot ribbed like a Korean melon, with a stem for a knob and an ear of a handle. The form is nine hundred years old; the lid that locks with a quarter turn is ours.',
        '壶身起棱如甜瓜，盖钮是一截瓜蒂，把手像只耳朵。器形有九百年的来历，旋四分之一圈就扣住的壶盖是我们的主意。',
        'まくわ瓜のように畝のある胴に、へたのつまみ、耳のような持ち手。九百年前からの形に、四分の一回すと止まる蓋を工夫しました。',
        '참외처럼 골진 몸통에 꼭지 모양 뚜껑 손잡이와 귀처럼 둥근 손잡이를 달았습니다. 형태는 구백 년 된 것이고, 반의반 바퀴 돌리면 잠기는 뚜껑은 저희가 생각해 냈습니다.',
        'ตัวกาเป็นพูเหมือนแตงเกาหลี จุกฝาเป็นขั้วแตง หูจับโค้งเหมือนใบหู รูปทรงนี้มีมาเก้าร้อยปี ส่วนฝาที่หมุนหนึ่งในสี่รอบแล้วล็อกเป็นของเราเอง',
      ),
      specs: [
        spec('material', words('Celadon stoneware', '青瓷', '青磁', '청자', 'ศิลาดล')),
        spec(
          'size',
          words(
            '500 ml: 19 × 13 × 13 cm',
            '500 毫升款：19 × 13 × 13 厘米',
            '500 mlは19 × 13 × 13 cm',
            '500ml: 19 × 13 × 13cm',
            '500 มล.: 19 × 13 × 13 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'By hand, with a soft sponge',
            '用软海绵手洗',
            'やわらかいスポンジで手洗い',
            '부드러운 스펀지로 손 설거지',
            'ล้างมือด้วยฟองน้ำนุ่ม',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (sage-500ml) 박물관에서 본 그 모양 그대로예요. 뚜껑이 잠겨서 기울여도 안 떨어집니다.
    en 5 (750ml) The locking lid should be law. I pour one-handed with a baby on the other arm.
    zh-CN 5 (sage) 瓜棱线条干净，釉色温润，摆着也是一件器物。
    ja 4 (snow-350ml) 一人分にちょうどよい大きさ。茶こしは別に要ります。
    th 4 (denim) งานละเอียดมาก แต่หูจับร้อนถ้าใส่น้ำเดือดเต็มกา
  `,
    },
    {
      product_id: 'teapot-glass',
      shop_id: 'aoyama-homeware',
      values: ['mist', 'honey', 'blush'],
      price_cents: 3900,
      second: { axis: 'volume', adds: { '500ml': 0, '750ml': 800 } },
      sales: 2874,
      days_ago: 421,
      title: words(
        'Tinted glass teapot with basket',
        '彩玻璃茶壶配滤芯',
        '色ガラスのティーポット（茶こし付き）',
        '거름망 있는 색유리 찻주전자',
        'กาแก้วสีพร้อมตะแกรงกรอง',
      ),
      description: words(
        'A teapot of tinted borosilicate glass in which you can watch the leaves open. The steel basket lifts out when the colour is right, and the beech lid fits with or without it.',
        '高硼硅彩玻璃茶壶，看得见茶叶慢慢舒展。茶色到了就提起不锈钢滤芯；榉木盖装不装滤芯都盖得严。',
        '茶葉が開くのが見える、色付きの耐熱ガラスのポットです。色が出たらステンレスの茶こしを引き上げるだけ。ブナの蓋は茶こしがあってもなくても収まります。',
        '찻잎이 피는 모습이 보이는 색 내열 유리 주전자입니다. 알맞게 우러나면 스테인리스 거름망을 들어내고, 너도밤나무 뚜껑은 거름망이 있든 없든 꼭 맞습니다.',
        'กาแก้วบอโรซิลิเกตสีใส มองเห็นใบชาคลี่ตัว ได้สีที่ชอบแล้วยกตะแกรงสเตนเลสออก ฝาไม้บีชปิดได้พอดีทั้งตอนมีและไม่มีตะแกรง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Borosilicate glass, steel, beech',
            '高硼硅玻璃、不锈钢、榉木',
            '耐熱ガラス、ステンレス、ブナ',
            '내열 유리, 스테인리스, 너도밤나무',
            'แก้วบอโรซิลิเกต สเตนเลส ไม้บีช',
          ),
        ),
        spec(
          'size',
          words(
            '500 ml: 18 × 12 × 12 cm',
            '500 毫升款：18 × 12 × 12 厘米',
            '500 mlは18 × 12 × 12 cm',
            '500ml: 18 × 12 × 12cm',
            '500 มล.: 18 × 12 × 12 ซม.',
          ),
        ),
        spec(
          'contents',
          words('Pot, basket, lid', '壶身、滤芯、壶盖', '本体、茶こし、蓋', '본체, 거름망, 뚜껑', 'ตัวกา ตะแกรง ฝา'),
        ),
        spec(
          'care',
          words(
            'Dishwasher without the lid',
            '除壶盖外可用洗碗机',
            '蓋以外は食洗機可',
            '뚜껑 빼고 식기세척기 가능',
            'เข้าเครื่องล้างจานได้ ยกเว้นฝา',
          ),
        ),
      ],
      reviews: `
    en 5 (mist-750ml) Flowering tea becomes an event. Guests stop talking and stare.
    zh-CN 5 (honey) 蜜色装红茶好看，滤芯网眼细，普洱碎末也不漏。
    ko 4 (blush) 예쁘고 가벼워요. 유리라 금방 식는 건 어쩔 수 없네요.
    ja 5 (mist-500ml) 茶こしが大きいので葉がよく開きます。洗いやすいのも助かる。
    th 5 (blush) ชงชาอัญชันแล้วสีสวยมาก แก้วหนากว่าที่คิด
    en 3 (500ml) Lid went slightly grey after a month because I forgot and put it through the dishwasher. My fault, mostly.
    zh-CN 4 (500ml) 壶嘴断水不错，只是倒太快会从盖边溢一点。
  `,
    },
    {
      product_id: 'teapot-iron',
      shop_id: 'aoyama-homeware',
      values: ['ink', 'cocoa', 'brick'],
      price_cents: 9200,
      was_cents: 12900,
      second: { axis: 'volume', adds: { '500ml': 0, '750ml': 1900 } },
      sales: 756,
      days_ago: 240,
      title: words(
        'Cast-iron hobnail teapot',
        '铸铁霰纹壶',
        'あられ文様の鉄急須',
        '우박 무늬 무쇠 주전자',
        'กาเหล็กหล่อลายตุ่ม',
      ),
      description: words(
        'A cast-iron pot set with rows of raised dots, which give the old hail pattern its name and the hand a better grip. The inside is enamelled against rust, and the forged bail folds down for storing.',
        '壶身布满一排排凸起的小粒，古称“霰纹”，握着也不滑。内壁上珐琅防锈，锻打提梁可以放倒收纳。',
        '整然と並ぶ小さな粒が「あられ」と呼ばれる昔ながらの文様で、手がかりにもなります。内側はさびを防ぐほうろう引き。鍛造のつるは倒してしまえます。',
        '줄지어 돋은 알갱이는 우박이라 불리던 옛 무늬로, 잡을 때 미끄럼도 막아 줍니다. 안쪽은 녹슬지 않게 법랑을 입혔고, 두드려 만든 손잡이는 눕혀 보관합니다.',
        'กาเหล็กหล่อมีตุ่มนูนเรียงเป็นแถว เป็นลายลูกเห็บแบบโบราณและช่วยให้จับไม่ลื่น ด้านในเคลือบอีนาเมลกันสนิม หูเหล็กตีพับลงเก็บได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cast iron, enamelled inside',
            '铸铁，内壁珐琅',
            '鋳鉄、内側ほうろう',
            '무쇠, 안쪽 법랑',
            'เหล็กหล่อ ด้านในเคลือบอีนาเมล',
          ),
        ),
        spec(
          'weight',
          words(
            '500 ml: 1.2 kg. 750 ml: 1.6 kg',
            '500 毫升款 1.2 千克，750 毫升款 1.6 千克',
            '500 mlは1.2 kg、750 mlは1.6 kg',
            '500ml는 1.2kg, 750ml는 1.6kg',
            '500 มล. 1.2 กก. 750 มล. 1.6 กก.',
          ),
        ),
        spec(
          'contents',
          words(
            'Pot, lid, steel strainer',
            '壶身、壶盖、不锈钢滤网',
            '本体、蓋、ステンレス茶こし',
            '본체, 뚜껑, 스테인리스 거름망',
            'ตัวกา ฝา ตะแกรงสเตนเลส',
          ),
        ),
        spec(
          'care',
          words(
            'Not for the hob; dry after use',
            '不可上灶，用后擦干',
            '直火不可、使用後は拭いて乾かす',
            '불에 올리지 말고 쓴 뒤 물기를 닦음',
            'ห้ามตั้งไฟ ใช้แล้วเช็ดให้แห้ง',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (ink-750ml) Two hours after brewing, the last cup was still warm enough to complain about nothing.
    ja 5 (ink-500ml) ずしりと重いですが、冷めません。粒の並びが本当にきれいです。
    zh-CN 4 (cocoa) 保温一流，重也是真的重，老人家用要小心。
    ko 5 (brick) 벽돌색이 흔치 않아서 골랐는데 실물이 더 멋있어요.
    th 4 (500ml) ลายตุ่มสวย เก็บร้อนดี แต่ตอนพับหูลงต้องระวังหนีบนิ้ว
    zh-CN 5 (ink-500ml) 用了半年内壁一点没锈，配的滤网也够深。
  `,
    },
  ],
}

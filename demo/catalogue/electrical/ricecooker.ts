import type { Kind } from '../kind.ts'
import { centimetres, kilograms, litres, watts } from '../measures.ts'
import { china, japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { mains, mainsOf220 } from './mains-words.ts'

export const ricecooker: Kind = {
  pictured: 'colour',
  about: words(
    'The inner pot lifts out for washing and is marked inside for rice and for porridge.',
    '内胆可取出清洗，内壁刻有煮饭和煮粥的水位线。',
    '内釜は取り出して洗え、内側にご飯とおかゆの目盛りがあります。',
    '내솥은 꺼내 씻을 수 있고 안쪽에 밥과 죽의 눈금이 있습니다.',
    'หม้อในยกออกล้างได้ ด้านในมีขีดบอกระดับน้ำสำหรับข้าวสวยและข้าวต้ม',
  ),
  specs: [spec('supply', mains)],
  products: [
    {
      product_id: 'ricecooker',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'butter', 'ink'],
      price_cents: 6800,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 738,
      days_ago: 287,
      title: words(
        'Little rice cooker, 3 cups',
        '迷你电饭煲 3 杯',
        '小さな炊飯器 3合',
        '작은 전기밥솥 3인용',
        'หม้อหุงข้าวใบเล็ก 3 ถ้วย',
      ),
      description: words(
        'A rice cooker for one to three people, with a thick clay-coated bowl that heats slowly and evenly. White rice takes 35 minutes, and the quick setting 18. It keeps rice warm for half a day without drying the edges.',
        '适合一到三人的电饭煲，厚实的陶土涂层内胆受热缓慢均匀。白米饭 35 分钟，快煮 18 分钟。保温半天，锅边也不干硬。',
        '1〜3人暮らしのための炊飯器です。土鍋のような厚い釜が、ゆっくりむらなく熱を伝えます。白米は35分、早炊きなら18分。半日保温しても縁がかたくなりません。',
        '한 명에서 세 명이 쓰기 좋은 밥솥으로, 도자기 코팅을 두껍게 입힌 내솥이 천천히 고르게 익힙니다. 백미는 35분, 쾌속 취사는 18분입니다. 반나절 보온해도 가장자리가 마르지 않습니다.',
        'หม้อหุงข้าวสำหรับหนึ่งถึงสามคน หม้อในหนาเคลือบดินเผาให้ความร้อนช้าและทั่วถึง หุงข้าวขาว 35 นาที โหมดด่วน 18 นาที อุ่นข้าวได้ครึ่งวันโดยข้าวขอบหม้อไม่แห้ง',
      ),
      specs: [
        spec(
          'capacity',
          words(
            '0.54 L, 3 cups of raw rice',
            '0.54 升，3 杯生米',
            '0.54 L（お米3合）',
            '0.54L, 쌀 3컵',
            '0.54 ลิตร หรือข้าวสาร 3 ถ้วย',
          ),
        ),
        spec('power', watts(400)),
        spec('size', centimetres(22, 24, 19)),
        spec(
          'contents',
          words(
            'Measuring cup, paddle, steam tray',
            '量杯、饭勺、蒸盘',
            '計量カップ、しゃもじ、蒸し皿',
            '계량컵, 주걱, 찜판',
            'ถ้วยตวง ทัพพี ถาดนึ่ง',
          ),
        ),
      ],
      reviews: `
    en 5 (g) Finally one cup of rice that does not turn out as a crust. The UK plug was the right one too.
    ja 5 一人暮らしに3合はちょうどいい。冷めてもおいしいです。
    zh-CN 4 (c) 煮出来的米饭粒粒分明，粥也不溢。内胆稍重。
    ko 4 (c) 현미는 불려야 맛있게 됩니다. 백미는 정말 잘 돼요.
    th 5 หุงข้าวหอมมะลิออกมานุ่มพอดี ขนาดเล็กวางในห้องเช่าได้สบาย
    th 3 หน้าจอไม่มีภาษาไทย ต้องเปิดคู่มือดูปุ่มช่วงแรก ๆ
  `,
    },
    {
      product_id: 'ricecooker-claypot',
      shop_id: 'aoyama-homeware',
      values: ['cocoa', 'brick', 'ink'],
      price_cents: 12900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 263,
      days_ago: 194,
      shelf: 'nearly_empty',
      title: words('Clay pot rice cooker', '陶锅电饭煲', '土鍋の炊飯器', '뚝배기 전기밥솥', 'หม้อหุงข้าวหม้อดิน'),
      description: words(
        'A real clay pot from Iga sits on a heater that follows the old rule: gentle at first, fierce in the middle, never lift the lid. A thin, fragrant crust forms at the bottom, and the pot may go straight to the table.',
        '一只真正的伊贺陶锅坐在加热座上，火候照老规矩来：先文后武，中途不揭盖。锅底会结一层薄而香的锅巴，煮好整锅端上桌。',
        '伊賀の本物の土鍋を、はじめちょろちょろ中ぱっぱのとおりに加熱する台に載せました。底には香ばしい薄いおこげができ、鍋のまま食卓に出せます。',
        '일본 이가에서 구운 진짜 뚝배기를, 처음엔 은근하게 중간엔 세게 뚜껑은 열지 않는다는 옛 방식대로 데우는 받침에 올렸습니다. 바닥에 얇고 고소한 누룽지가 생기고 솥째 식탁에 낼 수 있습니다.',
        'หม้อดินแท้จากอิงะวางบนเตาที่ทำตามสูตรเก่า เริ่มไฟอ่อน กลางทางไฟแรง และไม่เปิดฝา ก้นหม้อได้ข้าวตังบางหอม ยกทั้งหม้อขึ้นโต๊ะได้เลย',
      ),
      specs: [
        spec(
          'capacity',
          words(
            '0.54 L, 3 cups of raw rice',
            '0.54 升，3 杯生米',
            '0.54 L（お米3合）',
            '0.54L, 쌀 3컵',
            '0.54 ลิตร หรือข้าวสาร 3 ถ้วย',
          ),
        ),
        spec('power', watts(700)),
        spec(
          'material',
          words(
            'Iga clay, steel base',
            '伊贺陶土、钢制底座',
            '伊賀焼の土鍋、スチールの台',
            '이가산 도자기, 강철 받침',
            'ดินเผาอิงะ ฐานเหล็ก',
          ),
        ),
        spec('weight', kilograms(4.1)),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (cocoa-a) おこげが毎回きれいにできます。お米ってこんなに甘かったんですね。
    en 5 (brick-g) The whole family now fights over the bottom of the pot.
    ko 4 (ink-c) 밥맛은 최고. 대신 무겁고 설거지할 때 조심해야 해요.
    zh-CN 5 (cocoa-c) 做煲仔饭一绝，锅巴薄脆不焦。
    th 4 (brick-c) ข้าวหอมมาก แต่ใช้เวลาเกือบห้าสิบนาที ต้องวางแผนก่อนหิว
  `,
    },
    {
      product_id: 'ricecooker-cube',
      shop_id: 'aoyama-homeware',
      values: ['snow', 'fog', 'moss'],
      price_cents: 15900,
      second: { axis: 'rice', adds: { '3cups': 0, '5cups': 3500 } },
      sales: 598,
      days_ago: 132,
      title: words(
        'Square induction rice cooker',
        '方形 IH 电饭煲',
        '四角いIH炊飯器',
        '사각 IH 전기밥솥',
        'หม้อหุงข้าวเหนี่ยวนำทรงเหลี่ยม',
      ),
      description: words(
        'A cooker with flat sides that pushes up against the wall and hides its steam vent at the back. Induction heats the whole pot at once, and the menu has a setting for each of white, brown, sticky and sushi rice.',
        '四面平直，可以贴墙放，蒸汽口藏在后侧。IH 电磁加热让整只内胆同时受热，白米、糙米、糯米、寿司饭各有专属模式。',
        '側面が平らで壁際に収まり、蒸気口は後ろに隠れています。IHで釜全体を一度に加熱し、白米、玄米、もち米、すし飯にそれぞれの炊き方があります。',
        '옆면이 평평해 벽에 붙여 놓을 수 있고 증기 구멍은 뒤쪽에 숨겼습니다. IH로 솥 전체를 한 번에 데우며, 백미와 현미, 찹쌀, 초밥용 밥 메뉴가 따로 있습니다.',
        'หม้อข้างเรียบวางชิดผนังได้ ช่องไอน้ำซ่อนอยู่ด้านหลัง ระบบเหนี่ยวนำให้ความร้อนทั้งหม้อพร้อมกัน มีโหมดแยกสำหรับข้าวขาว ข้าวกล้อง ข้าวเหนียว และข้าวซูชิ',
      ),
      specs: [
        spec(
          'power',
          words(
            '800 W; 1,100 W for five cups',
            '800 瓦，5 杯款 1100 瓦',
            '800 W（5.5合は1,100 W）',
            '800W, 6인용은 1,100W',
            '800 วัตต์ รุ่น 5 ถ้วย 1,100 วัตต์',
          ),
        ),
        spec(
          'supply',
          words(
            '100–240 V, cords A, C and G in the box',
            '100–240 伏，附 A、C、G 型电源线',
            '100〜240 V、A・C・Gタイプのコード付き',
            '100~240V, A·C·G형 전원선 포함',
            '100–240 โวลต์ มีสายแบบ A C และ G ในกล่อง',
          ),
        ),
        spec('size', centimetres(23, 27, 20)),
        spec(
          'contents',
          words(
            'Measuring cup, paddle with stand',
            '量杯、立式饭勺',
            '計量カップ、立つしゃもじ',
            '계량컵, 세워 두는 주걱',
            'ถ้วยตวง ทัพพีพร้อมที่ตั้ง',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (fog-5cups) 현미밥이 불리지 않아도 부드러워요. 벽에 딱 붙는 게 진짜 장점.
    zh-CN 5 (snow-3cups) 方方正正不占地方，预约煮粥早上起来刚好。
    en 4 (moss-5cups) Sushi rice on the first try. The beeps took me a while to switch off.
    ja 4 (snow-3cups) 炊き上がりは粒立ちがよい。液晶が暗い台所では見えづらいです。
    th 5 (5cups) หุงข้าวเหนียวได้ด้วย ไม่ต้องแช่ข้ามคืนแล้ว
    en 3 (fog-3cups) Rice is excellent, but the inner lid has many small parts to wash.
  `,
    },
    {
      product_id: 'ricecooker-lunchbox',
      shop_id: 'moon-gate',
      values: ['blush', 'mist', 'butter'],
      price_cents: 3900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 2475,
      days_ago: 68,
      title: words(
        'Steaming lunch box, two tiers',
        '双层电热蒸饭盒',
        '2段の蒸し炊き弁当箱',
        '2단 찜 도시락 밥솥',
        'ปิ่นโตหุงข้าวไฟฟ้าสองชั้น',
      ),
      description: words(
        'Rice below, vegetables or an egg above: half a cup of water and 25 minutes at your desk make a hot lunch. The tiers clip together under one handle and do not leak soup on the bus.',
        '下层煮饭，上层蒸菜或鸡蛋，加半杯水，在工位上 25 分钟就有热饭吃。两层扣紧，单手一提，坐公交也不洒汤。',
        '下の段でご飯、上の段で野菜や卵。半カップの水で、机の上で25分待てば温かいお昼になります。2段は持ち手でしっかり留まり、バスの中でも汁がもれません。',
        '아래 칸엔 밥, 위 칸엔 채소나 달걀을 넣고 물 반 컵이면 책상에서 25분 만에 따뜻한 점심이 됩니다. 두 칸이 손잡이 하나로 단단히 잠겨 버스에서도 국물이 새지 않습니다.',
        'ชั้นล่างหุงข้าว ชั้นบนนึ่งผักหรือไข่ ใส่น้ำครึ่งถ้วยแล้วรอ 25 นาทีที่โต๊ะทำงานก็ได้มื้อเที่ยงร้อน ๆ สองชั้นล็อกแน่นด้วยหูหิ้วเดียว นั่งรถเมล์ก็ไม่หก',
      ),
      specs: [
        spec(
          'capacity',
          words(
            '0.2 L of rice and a 0.6 L tray',
            '0.2 升米饭，0.6 升蒸层',
            'ご飯0.2 L、蒸し段0.6 L',
            '밥 0.2L, 찜 칸 0.6L',
            'ข้าว 0.2 ลิตร ชั้นนึ่ง 0.6 ลิตร',
          ),
        ),
        spec('power', watts(220)),
        spec('size', centimetres(21, 12, 18)),
        spec('weight', kilograms(1)),
        spec('origin', china),
      ],
      reviews: `
    zh-CN 5 (mist-c) 公司微波炉排队半小时，我已经吃完了。
    ko 4 (butter-c) 자취생 추천. 물 양을 맞추는 데 두 번 실패하고 감 잡았어요.
    ja 5 (blush-a) 職場であつあつのご飯。匂いで同僚が寄ってきます。
    th 5 (butter-c) ไข่ตุ๋นกับข้าวสวยได้พร้อมกัน ประหยัดค่าข้าวเที่ยงไปเยอะ
    en 4 (mist-g) Good for one person and one appetite. The cord should be longer than 80 cm.
    en 5 (blush-a) My night shifts smell of jasmine rice now.
  `,
    },
    {
      product_id: 'ricecooker-classic',
      shop_id: 'moon-gate',
      values: ['silver', 'brick', 'denim'],
      price_cents: 2900,
      second: { axis: 'plug', adds: { c: 0, g: 0, o: 0 } },
      sales: 1690,
      days_ago: 462,
      title: words(
        'One-switch rice cooker, glass lid',
        '玻璃盖老式电饭锅',
        'ガラスぶたのシンプル炊飯器',
        '유리 뚜껑 원버튼 밥솥',
        'หม้อหุงข้าวปุ่มเดียวฝาแก้ว',
      ),
      description: words(
        'The cooker that half of Asia grew up with: fill, press the lever, wait for the click. The lid is glass, so you can see when it is time to lay the sausage on top, and the whole thing has nothing in it that cannot be mended.',
        '半个亚洲的人从小用到大的那种电饭锅：放米、按下、听“嗒”的一声。玻璃盖看得见火候，腊肠什么时候放一目了然，整机没有一样修不了的零件。',
        'アジアの家庭で長く親しまれてきた炊飯器です。入れて、レバーを押して、カチッという音を待つだけ。ガラスのふたなので具をのせる頃合いが見え、直せない部品はひとつもありません。',
        '아시아의 절반이 함께 자란 그 밥솥입니다. 쌀을 넣고 레버를 누르고 딸깍 소리를 기다리면 됩니다. 뚜껑이 유리라 재료를 얹을 때가 보이고, 고치지 못할 부품은 하나도 없습니다.',
        'หม้อหุงข้าวที่คนเอเชียครึ่งทวีปโตมากับมัน ใส่ข้าว กดคันโยก รอเสียงดีด ฝาแก้วมองเห็นว่าเมื่อไรควรวางกุนเชียง และไม่มีชิ้นไหนที่ซ่อมไม่ได้',
      ),
      specs: [
        spec('capacity', litres(1.8)),
        spec('power', watts(650)),
        spec('supply', mainsOf220),
        spec(
          'contents',
          words(
            'Measuring cup, paddle, steam tray',
            '量杯、饭勺、蒸盘',
            '計量カップ、しゃもじ、蒸し皿',
            '계량컵, 주걱, 찜판',
            'ถ้วยตวง ทัพพี ถาดนึ่ง',
          ),
        ),
        spec(
          'material',
          words(
            'Aluminium, steel, tempered glass',
            '铝、钢、钢化玻璃',
            'アルミ、スチール、強化ガラス',
            '알루미늄, 강철, 강화 유리',
            'อะลูมิเนียม เหล็ก แก้วนิรภัย',
          ),
        ),
      ],
      reviews: `
    th 5 (brick-o) เหมือนหม้อของยายเป๊ะ หุงข้าวเสาไห้ออกมาสวย
    zh-CN 5 (silver-c) 简单耐用，给爸妈换的，不用教就会。
    en 5 (silver-g) Thirty dollars, one lever, perfect rice. I do not know what else anyone needs.
    ko 4 (denim-c) 보온하면 밑이 조금 눌어요. 대신 세척은 정말 쉽습니다.
    ja 4 (brick-c) 海外赴任先で購入。カチッと上がる音が懐かしい。
    th 4 (silver-o) น้ำข้าวเดือดล้นฝานิดหน่อยถ้าหุงเต็มหม้อ
  `,
    },
  ],
}

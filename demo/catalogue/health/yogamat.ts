import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const yogamat: Kind = {
  pictured: 'colour',
  about: words(
    'Put it away dry and keep it out of strong sun.',
    '请晾干后再收纳，避免暴晒。',
    'よく乾かしてからしまい、強い日差しは避けてください。',
    '완전히 말린 뒤 보관하고 강한 햇볕은 피해 주세요.',
    'เก็บเมื่อแห้งสนิทและเลี่ยงแดดจัด',
  ),
  products: [
    {
      product_id: 'yogamat',
      shop_id: 'north-pier',
      values: ['clay', 'sage', 'ink'],
      price_cents: 6200,
      was_cents: 7900,
      second: { axis: 'thickness', adds: { '4mm': 0, '6mm': 900 } },
      sales: 921,
      days_ago: 310,
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
      reviews: `
    en 5 (4mm) I sweat a lot and my hands do not move any more in downward dog.
    ja 4 (4mm) グリップは最高。持ち運びには少し重いです。
    zh-CN 4 (6mm) 6 毫米跪着膝盖不疼，刚开始有橡胶味，晾三天就好。
    ko 5 (4mm) 처음 펼쳤을 때부터 말리지 않고 평평해요.
    th 4 (6mm) หนานุ่ม ไม่ลื่น แต่ฝุ่นติดง่าย ต้องเช็ดบ่อย
    en 3 (6mm) Great grip, but the smell took a full week to go.
  `,
    },
    {
      product_id: 'yogamat-cork',
      shop_id: 'north-pier',
      values: ['moss', 'denim', 'cocoa'],
      price_cents: 7400,
      second: { axis: 'thickness', adds: { '4mm': 0, '6mm': 1000 } },
      sales: 540,
      days_ago: 245,
      title: words(
        'Cork yoga mat, coloured back',
        '软木瑜伽垫 彩色底',
        'コルクのヨガマット 色付き裏地',
        '코르크 요가 매트, 색 있는 뒷면',
        'เสื่อโยคะไม้ก๊อกหลังสี',
      ),
      description: words(
        'A skin of Portuguese cork on a coloured rubber back. Cork grips better the damper it gets, so a spray of water before practice is all the preparation it needs.',
        '葡萄牙软木面，彩色橡胶底。软木越湿越防滑，练习前喷点水就好。',
        'ポルトガル産コルクの表面に、色付きのゴムの裏地を合わせました。コルクは湿るほど滑りにくくなるので、始める前に霧吹きをひと吹きするだけです。',
        '포르투갈산 코르크 표면에 색 있는 고무를 댔습니다. 코르크는 촉촉할수록 덜 미끄러우니 시작하기 전에 물을 한 번 뿌려 주면 됩니다.',
        'ผิวไม้ก๊อกจากโปรตุเกสบนแผ่นยางสี ไม้ก๊อกยิ่งชื้นยิ่งเกาะ ก่อนฝึกแค่พ่นน้ำบาง ๆ ก็พอ',
      ),
      specs: [
        spec(
          'material',
          words('Cork, natural rubber', '软木、天然橡胶', 'コルク、天然ゴム', '코르크, 천연 고무', 'ไม้ก๊อก ยางธรรมชาติ'),
        ),
        spec('size', centimetres(183, 64)),
        spec(
          'care',
          words(
            'Wipe and air, never machine wash',
            '擦拭晾干，不可机洗',
            'ふいて陰干し、洗濯機不可',
            '닦아 말리고 세탁기는 쓰지 마세요',
            'เช็ดและผึ่งลม ห้ามซักเครื่อง',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
        en 5 (moss-4mm) Hot yoga, no towel, no slipping. The cork smells of nothing.
        zh-CN 5 (denim-6mm) 出汗以后反而更稳，软木的触感很自然。
        ja 4 (cocoa-4mm) 乾いていると少し滑ります。霧吹き必須ですが、気に入っています。
        ko 4 (moss-6mm) 무릎이 편해요. 말아 두면 끝이 살짝 들뜨는데 5분이면 펴집니다.
        th 5 (denim-4mm) ผิวก๊อกสวย เหงื่อออกก็ไม่ลื่น
        en 2 (cocoa-6mm) Small flakes came off where I always put my toes.
      `,
    },
    {
      product_id: 'yogamat-folding',
      shop_id: 'north-pier',
      values: ['plum', 'mist', 'honey'],
      price_cents: 3600,
      sales: 830,
      days_ago: 158,
      title: words(
        'Folding travel yoga mat',
        '折叠旅行瑜伽垫',
        '折りたたみトラベルヨガマット',
        '접이식 여행 요가 매트',
        'เสื่อโยคะพับพกพา',
      ),
      description: words(
        'A thin mat that folds into a block the size of a magazine and weighs little more than a pair of jeans. Its creases fall flat again within a minute of lying open.',
        '薄型瑜伽垫，折起来只有一本杂志大小，比一条牛仔裤重不了多少。展开一分钟，折痕就平了。',
        '雑誌ほどの大きさにたためる薄手のマットです。重さはジーンズ1本と少し。広げて1分もすれば、折り目は平らに戻ります。',
        '잡지만 한 크기로 접히는 얇은 매트로, 무게는 청바지 한 벌보다 조금 더 나갑니다. 펼쳐 두면 1분 안에 접힌 자국이 펴집니다.',
        'เสื่อบางพับได้เหลือขนาดเท่านิตยสาร หนักกว่ากางเกงยีนส์ตัวเดียวนิดหน่อย คลี่ทิ้งไว้นาทีเดียวรอยพับก็เรียบ',
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
        spec(
          'size',
          words(
            '178 × 61 cm, 1.5 mm thick',
            '178 × 61 厘米，厚 1.5 毫米',
            '178 × 61 cm、厚さ1.5 mm',
            '178 × 61cm, 두께 1.5mm',
            '178 × 61 ซม. หนา 1.5 มม.',
          ),
        ),
        spec('packed', centimetres(30, 25, 6)),
        spec('weight', grams(980)),
        spec('origin', thailand),
      ],
      reviews: `
        en 5 (plum) Lives in my suitcase. Hotel carpets no longer stop me.
        ja 5 (mist) 出張先のホテルで朝ヨガができるようになりました。
        zh-CN 4 (honey) 很薄，要垫在硬一点的地毯上，放背包正好。
        ko 4 (plum) 얇아서 무릎은 아프지만 휴대성 하나는 최고입니다.
        th 5 (mist) พับแล้วใส่กระเป๋าเป้ได้พอดี ไปเที่ยวทะเลก็เอาไป
        zh-CN 3 (mist) 折痕处容易沾灰，浅色明显。
      `,
    },
    {
      product_id: 'yogamat-round',
      shop_id: 'lotus-well',
      values: ['butter', 'sage', 'plum'],
      price_cents: 8900,
      sales: 176,
      days_ago: 121,
      title: words(
        'Round mat with sitting cushion',
        '圆形冥想垫与坐垫',
        '丸い瞑想マットと座布',
        '둥근 명상 매트와 방석',
        'เสื่อนั่งสมาธิทรงกลมพร้อมเบาะ',
      ),
      description: words(
        'A quilted round mat for knees and ankles, and a pleated cushion filled with buckwheat husk to sit on. Husk can be taken out through the zip until the height suits you.',
        '绗缝圆垫护着膝盖和脚踝，上面是褶边荞麦壳坐垫。拉开拉链取出一些荞麦壳，就能调到合适的高度。',
        'ひざや足首を受けるキルトの丸いマットと、そば殻の入ったひだ付きの座布のセットです。ファスナーからそば殻を出し入れして、高さを調節できます。',
        '무릎과 발목을 받쳐 주는 누빔 원형 매트와 메밀껍질을 채운 주름 방석입니다. 지퍼로 메밀껍질을 덜어 내면 높이를 맞출 수 있습니다.',
        'เสื่อกลมเย็บบุรองเข่าและข้อเท้า พร้อมเบาะจีบรอบไส้เปลือกบักวีต เปิดซิปตักไส้ออกได้จนได้ความสูงที่พอดี',
      ),
      specs: [
        spec('material', words('Cotton canvas', '纯棉帆布', '綿キャンバス', '면 캔버스', 'ผ้าใบฝ้าย')),
        spec(
          'filling',
          words(
            'Cotton wadding, buckwheat husk',
            '棉絮、荞麦壳',
            '綿わた、そば殻',
            '목화솜, 메밀껍질',
            'ใยฝ้าย เปลือกบักวีต',
          ),
        ),
        spec(
          'size',
          words(
            'Mat 80 cm, cushion 34 × 15 cm',
            '圆垫 80 厘米，坐垫 34 × 15 厘米',
            'マット直径80 cm、座布34 × 15 cm',
            '매트 지름 80cm, 방석 34 × 15cm',
            'เสื่อ 80 ซม. เบาะ 34 × 15 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Covers at 30 °C, husk stays dry',
            '外套 30 °C 水洗，荞麦壳勿湿',
            'カバーは30 °Cで洗濯、そば殻はぬらさない',
            '겉감은 30°C 세탁, 메밀껍질은 물에 닿지 않게',
            'ปลอกซักที่ 30 °C ไส้ห้ามเปียก',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        th 5 (butter) นั่งได้นานขึ้นจริง เบาะแน่นไม่ยุบ
        ja 5 (sage) そば殻の音が心地よく、毎朝10分座るのが習慣になりました。
        en 4 (plum) Took out two cups of husk and now it fits me. The zip is small.
        zh-CN 5 (butter) 盘腿膝盖终于不硌了，缝线很扎实。
        ko 4 (sage) 생각보다 커서 거실 한구석을 차지하지만 앉으면 편안해요.
      `,
    },
    {
      product_id: 'yogamat-woven',
      shop_id: 'lotus-well',
      values: ['denim', 'brick', 'sand'],
      price_cents: 5800,
      second: { axis: 'length', adds: { '180cm': 0, '200cm': 700 } },
      sales: 143,
      days_ago: 318,
      shelf: 'nearly_empty',
      title: words(
        'Handwoven cotton yoga rug',
        '手织纯棉瑜伽毯',
        '手織り綿のヨガラグ',
        '손으로 짠 면 요가 러그',
        'พรมโยคะผ้าฝ้ายทอมือ',
      ),
      description: words(
        'A striped cotton rug woven on hand looms in Chiang Mai, with knotted tassels at both ends. Spread it over a mat or straight on the floor; it grows softer with every wash.',
        '清迈手工织机织成的条纹棉毯，两端是打结的流苏。铺在瑜伽垫上或直接铺地都行，越洗越软。',
        'チェンマイの手織り機で織った縞の綿ラグで、両端に結び房が付いています。マットの上にも床にじかにも敷けて、洗うほどやわらかくなります。',
        '치앙마이의 손베틀로 짠 줄무늬 면 러그로 양 끝에 매듭 술이 달려 있습니다. 매트 위에 깔거나 바닥에 바로 깔아도 되고, 빨수록 부드러워집니다.',
        'พรมฝ้ายลายทางทอกี่มือจากเชียงใหม่ สองปลายผูกพู่ ปูบนเสื่อโยคะหรือปูพื้นเลยก็ได้ ยิ่งซักยิ่งนุ่ม',
      ),
      specs: [
        spec('material', words('Cotton', '纯棉', '綿100%', '면 100%', 'ผ้าฝ้าย 100%')),
        spec('size', words('68 cm wide', '宽 68 厘米', '幅68 cm', '너비 68cm', 'กว้าง 68 ซม.')),
        spec(
          'care',
          words('Machine wash at 40 °C', '40 °C 机洗', '40 °Cで洗濯機可', '40°C 기계 세탁', 'ซักเครื่องที่ 40 °C'),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        en 5 (denim-200cm) For slow evenings it beats any rubber mat. Stays put on wood.
        th 5 (brick-180cm) งานทอแน่นมาก ซักสามครั้งแล้วสีไม่ตก
        zh-CN 4 (sand-180cm) 手工织的边不是很直，但看着舒服，铺床尾也好看。
        ja 4 (denim-180cm) 汗を吸うので夏向き。激しい動きだと少しずれます。
        ko 5 (brick-200cm) 술까지 단단히 묶여 있어요. 명상할 때 깔고 앉습니다.
      `,
    },
  ],
}

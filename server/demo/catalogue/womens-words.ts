import { centimetres, grams } from './measures.ts'
import { japan, type ProductWords, spec, thailand } from './spec-names-words.ts'
import { words } from './words.ts'

export const womensWords: ProductWords[] = [
  {
    product_id: 'dress',
    title: words(
      'Linen dress with pockets',
      '带口袋亚麻连衣裙',
      'ポケット付きリネンワンピース',
      '주머니 달린 리넨 원피스',
      'เดรสผ้าลินินมีกระเป๋า',
    ),
    description: words(
      'A sleeveless linen dress with a fitted top, a gathered skirt and deep pockets in the side seams. Four shell buttons close the front, and the hem falls below the knee. The linen is woven in Chiang Mai, washed soft and heavy enough not to show through.',
      '无袖亚麻连衣裙，上身合体，裙摆抽褶，侧缝藏着深口袋。前襟四粒贝壳扣，裙长过膝。亚麻在清迈织造，水洗柔软，厚度不透。',
      '身頃はすっきり、スカートはギャザーでふんわり。脇の縫い目に深いポケットを隠したノースリーブのリネンワンピースです。前は貝ボタン4つで留め、丈はひざ下。チェンマイで織ったリネンを洗いでやわらげ、透けにくい厚さにしました。',
      '몸판은 몸에 맞고 치마에는 주름을 넉넉히 잡은 민소매 리넨 원피스로, 옆선에 깊은 주머니를 숨겼습니다. 앞은 자개 단추 네 개로 여미고 길이는 무릎 아래입니다. 치앙마이에서 짠 리넨을 부드럽게 워싱했고, 비치지 않을 만큼 도톰합니다.',
      'เดรสผ้าลินินแขนกุด ตัวเสื้อเข้ารูป กระโปรงจีบรูด ซ่อนกระเป๋าลึกไว้ในตะเข็บข้าง ด้านหน้าติดกระดุมเปลือกหอยสี่เม็ด ชายกระโปรงเลยเข่า ผ้าทอที่เชียงใหม่ ซักจนนุ่มและหนาพอไม่ให้บาง',
    ),
    specs: [
      spec(
        'material',
        words(
          '100% linen, 190 g/m²',
          '100% 亚麻，190 克/平方米',
          'リネン100%、190 g/m²',
          '리넨 100%, 190g/m²',
          'ผ้าลินิน 100% 190 กรัมต่อตารางเมตร',
        ),
      ),
      spec(
        'cut',
        words(
          'Fitted bodice, gathered skirt',
          '上身合体，裙摆抽褶',
          '身頃は細め、スカートはギャザー',
          '슬림한 몸판, 주름 스커트',
          'ตัวเสื้อเข้ารูป กระโปรงจีบรูด',
        ),
      ),
      spec(
        'size',
        words(
          'Length: S 112, M 114, L 116 cm',
          '衣长：S 112、M 114、L 116 厘米',
          '着丈：S 112、M 114、L 116 cm',
          '총장: S 112, M 114, L 116cm',
          'ความยาว S 112 M 114 L 116 ซม.',
        ),
      ),
      spec(
        'care',
        words(
          'Wash at 30 °C, iron damp or not at all',
          '30 °C 水洗，微湿熨烫或不熨',
          '30 °Cで洗い、湿ったままアイロンか、そのままで',
          '30°C 세탁, 덜 마른 상태로 다리거나 그냥 입기',
          'ซักที่ 30 °C รีดตอนหมาดหรือไม่รีดก็ได้',
        ),
      ),
      spec('origin', thailand),
    ],
  },
  {
    product_id: 'tote',
    title: words(
      'Heavy canvas tote',
      '厚帆布托特包',
      '厚手帆布のトートバッグ',
      '두꺼운 캔버스 토트백',
      'กระเป๋าโท้ตผ้าแคนวาสหนา',
    ),
    description: words(
      'A tote of 18-ounce canvas that stands up by itself on the floor. The leather handles are long enough for a winter coat, and there is an inside pocket with a zip for keys and phone. It takes a laptop, lunch and a cardigan without losing its shape.',
      '18 盎司厚帆布托特包，放在地上自己能立住。皮提手够长，冬天穿大衣也能挎肩；内有拉链袋放钥匙和手机。装下电脑、午饭和一件开衫，还是有型。',
      '床に置いても自立する、18オンス帆布のトートバッグです。革の持ち手は冬のコートの上からでも肩に掛かる長さ。内側には鍵とスマホのためのファスナーポケット。パソコン、お弁当、カーディガンを入れても形がくずれません。',
      '바닥에 내려놓아도 혼자 서는 18온스 캔버스 토트백입니다. 가죽 손잡이는 겨울 코트 위로도 멜 만큼 길고, 안쪽에 열쇠와 휴대폰을 넣을 지퍼 주머니가 있습니다. 노트북과 도시락, 가디건을 넣어도 모양이 그대로입니다.',
      'กระเป๋าโท้ตผ้าแคนวาส 18 ออนซ์ วางบนพื้นตั้งได้เอง หูหนังยาวพอสะพายทับเสื้อโค้ต ด้านในมีช่องซิปใส่กุญแจและมือถือ ใส่โน้ตบุ๊ก กล่องข้าว และเสื้อคลุมแล้วยังคงทรง',
    ),
    specs: [
      spec(
        'material',
        words(
          'Cotton canvas, leather handles',
          '棉帆布，皮提手',
          '綿帆布、革の持ち手',
          '면 캔버스, 가죽 손잡이',
          'ผ้าแคนวาสฝ้าย หูหนัง',
        ),
      ),
      spec('size', centimetres(36, 14, 38)),
      spec('weight', grams(640)),
      spec('load', words('Up to 12 kg', '最大 12 千克', '12 kgまで', '최대 12kg', 'ไม่เกิน 12 กก.')),
    ],
  },
  {
    product_id: 'sunhat',
    title: words('Braided straw sun hat', '编织草帽', '麦わらの日よけ帽', '밀짚 챙모자', 'หมวกสานกันแดด'),
    description: words(
      'A wide-brimmed hat of braided wheat straw with a dark grosgrain ribbon tied in a bow. The brim is 9 cm, wide enough for nose and neck, and soft enough to pack flat in a suitcase. A hidden ribbon inside makes it a little smaller on windy days.',
      '宽檐麦秆编织草帽，深色罗纹缎带系成蝴蝶结。帽檐 9 厘米，遮得住鼻尖和后颈，又够软，可压平放进行李箱。内藏细带，起风时可以收紧一点。',
      '麦わらを編み、濃色のグログランリボンを結んだつば広帽です。9 cmのつばは鼻先からえり足まで日を遮り、やわらかいのでスーツケースに平らに入ります。内側の隠しリボンで、風の日は少し小さくできます。',
      '밀짚을 엮고 짙은 그로그랭 리본을 묶은 챙 넓은 모자입니다. 9cm 챙이 콧등과 목덜미까지 가려 주고, 부드러워 여행 가방에 납작하게 들어갑니다. 안쪽 숨은 끈으로 바람 부는 날엔 조금 줄일 수 있습니다.',
      'หมวกปีกกว้างสานจากฟางข้าวสาลี ผูกโบริบบิ้นกรอสเกรนสีเข้ม ปีกกว้าง 9 ซม. บังได้ถึงจมูกและต้นคอ นุ่มพอพับแบนใส่กระเป๋าเดินทาง มีริบบิ้นซ่อนด้านในดึงให้กระชับวันลมแรง',
    ),
    specs: [
      spec(
        'material',
        words(
          'Wheat straw, grosgrain band',
          '麦秆、罗纹缎带',
          '麦わら、グログランリボン',
          '밀짚, 그로그랭 띠',
          'ฟางข้าวสาลี ริบบิ้นกรอสเกรน',
        ),
      ),
      spec(
        'size',
        words(
          'Brim 9 cm, crown 10 cm',
          '帽檐 9 厘米，帽高 10 厘米',
          'つば9 cm、高さ10 cm',
          '챙 9cm, 높이 10cm',
          'ปีก 9 ซม. สูง 10 ซม.',
        ),
      ),
      spec('weight', grams(110)),
      spec(
        'care',
        words(
          'Brush, do not wet',
          '用刷子清洁，勿沾水',
          'ブラシで払い、ぬらさない',
          '솔로 털고 물에 적시지 마세요',
          'ปัดด้วยแปรง ห้ามโดนน้ำ',
        ),
      ),
    ],
  },
  {
    product_id: 'shades',
    title: words(
      'Round acetate sunglasses',
      '圆框板材太阳镜',
      '丸いアセテートのサングラス',
      '동그란 아세테이트 선글라스',
      'แว่นกันแดดกรอบกลมอะซิเตต',
    ),
    description: words(
      'Round frames cut from a single sheet of plant-based acetate and polished for three days. The lenses are polarised and dark enough for the beach without hiding your eyes indoors. Sabae-made five-barrel hinges keep the arms tight.',
      '整片植物基板材切割的圆框，抛光三天。偏光镜片，海边够深，进屋又看得见眼睛。鲭江制五齿铰链，镜腿久用不松。',
      '植物由来のアセテート1枚から削り出し、3日かけて磨いた丸いフレームです。偏光レンズは浜辺でも十分な濃さで、室内では目元が隠れすぎません。鯖江製の5枚丁番で、つるがゆるみにくくなっています。',
      '식물성 아세테이트 한 장을 깎아 사흘 동안 연마한 둥근 테입니다. 편광 렌즈는 해변에서도 충분히 어둡고, 실내에서는 눈을 다 가리지 않습니다. 사바에에서 만든 5중 경첩이라 다리가 쉽게 헐거워지지 않습니다.',
      'กรอบกลมตัดจากแผ่นอะซิเตตจากพืชชิ้นเดียว ขัดเงานานสามวัน เลนส์โพลาไรซ์เข้มพอสำหรับชายหาด แต่เข้าในร่มยังเห็นดวงตา บานพับห้าชั้นจากซาบาเอะทำให้ขาแว่นแน่นไม่หลวม',
    ),
    specs: [
      spec(
        'lens',
        words(
          'Polarised, UV400, category 3',
          '偏光，UV400，3 类',
          '偏光、UV400、カテゴリー3',
          '편광, UV400, 3등급',
          'โพลาไรซ์ UV400 ระดับ 3',
        ),
      ),
      spec(
        'material',
        words('Plant-based acetate', '植物基板材', '植物由来アセテート', '식물성 아세테이트', 'อะซิเตตจากพืช'),
      ),
      spec(
        'size',
        words(
          'Lens 47 mm, bridge 22 mm, arm 145 mm',
          '镜片 47 毫米，鼻梁 22 毫米，镜腿 145 毫米',
          'レンズ47 mm、ブリッジ22 mm、テンプル145 mm',
          '렌즈 47mm, 브리지 22mm, 다리 145mm',
          'เลนส์ 47 มม. สะพาน 22 มม. ขา 145 มม.',
        ),
      ),
      spec('origin', japan),
    ],
  },
  {
    product_id: 'rings',
    title: words(
      'Four fine stacking rings',
      '四枚叠戴细戒',
      '重ねづけリング 4本セット',
      '겹쳐 끼는 얇은 반지 4개',
      'แหวนเส้นเล็กซ้อนกัน 4 วง',
    ),
    description: words(
      'Two plain bands and two with a small polished agate, one grey-green and one peach: four slim rings to wear together or share out. They are solid sterling silver, left bare or plated thickly enough for daily wear. The stones sit low, so nothing catches on knitwear.',
      '两枚素圈，两枚镶小颗打磨玛瑙，一颗灰绿，一颗蜜桃色：四只细戒，可叠戴，也可分戴。925 银实心打造，原色或厚镀，日常佩戴不易褪色。镶石低矮，不会勾毛衣。',
      '無地が2本、小さなめのうを留めたものが2本。石はくすんだ緑と桃色です。重ねても、分けて着けても楽しめる細いリング4本。無垢のスターリングシルバーに、地金のまま、または毎日着けられる厚めのめっきを施しました。石が低いので、ニットにも引っかかりません。',
      '민무늬 둘, 작은 마노를 물린 것 둘. 돌은 회녹색과 복숭아색입니다. 함께 끼거나 나눠 끼는 가는 반지 네 개입니다. 속까지 스털링 실버이고, 그대로 두거나 매일 껴도 되도록 두껍게 도금했습니다. 돌이 낮아 니트에 걸리지 않습니다.',
      'วงเรียบสองวง และวงฝังหินอาเกตขัดเม็ดเล็กอีกสองวง สีเขียวเทากับสีพีช แหวนเส้นเล็กสี่วงใส่ซ้อนกันหรือแบ่งกันใส่ก็ได้ เนื้อเงินสเตอร์ลิงแท้ทั้งวง แบบเงินเปลือยหรือชุบหนาพอใส่ได้ทุกวัน หินฝังต่ำไม่เกี่ยวเสื้อไหมพรม',
    ),
    specs: [
      spec(
        'material',
        words(
          'Sterling silver, agate; gold ones plated 2 µm',
          '925 银、玛瑙，金色款镀层 2 微米',
          'シルバー925、めのう（ゴールド系は2 µmめっき）',
          '스털링 실버, 마노, 금색은 2µm 도금',
          'เงินสเตอร์ลิง หินอาเกต สีทองชุบหนา 2 ไมครอน',
        ),
      ),
      spec('size', words('1.4 mm wide each', '每枚宽 1.4 毫米', '各幅1.4 mm', '각 폭 1.4mm', 'กว้างวงละ 1.4 มม.')),
      spec(
        'contents',
        words(
          'Four rings, cotton pouch',
          '四枚戒指、棉布袋',
          'リング4本、綿の巾着',
          '반지 4개, 면 파우치',
          'แหวน 4 วง ถุงผ้าฝ้าย',
        ),
      ),
      spec('origin', thailand),
    ],
  },
  {
    product_id: 'scarf',
    title: words(
      'Handwoven cotton scarf',
      '手织棉围巾',
      '手織りコットンストール',
      '손으로 짠 면 스카프',
      'ผ้าพันคอฝ้ายทอมือ',
    ),
    description: words(
      'A long, light scarf woven on a foot loom by a weavers’ group in Nan. The yarn is spun unevenly on purpose, which lets the air through and gives the cloth its grain; pale stripes and a fringe finish the ends. It is a shawl on a plane, a wrap on the beach and a scarf at home.',
      '泰国楠府织女用脚踏织机织成的轻长围巾。棉纱刻意纺得粗细不匀，透气，也有了布的肌理；两端织浅色条纹，留手工流苏。飞机上当披肩，海边当罩裙，回家是围巾。',
      'タイ北部ナーンの織り手たちが足踏み織機で織った、軽く長いストールです。あえて太さをそろえずに紡いだ糸が空気を通し、布に表情を生みます。両端には淡い縞とフリンジ。機内ではひざ掛けに、浜辺では羽織りに、街ではストールに。',
      '태국 난 지역의 직조 모임이 발베틀로 짠 길고 가벼운 스카프입니다. 일부러 고르지 않게 자은 실이 바람을 통하게 하고 천에 결을 줍니다. 양 끝은 옅은 줄무늬와 술로 마감했습니다. 비행기에서는 숄, 해변에서는 랩, 집에서는 스카프가 됩니다.',
      'ผ้าพันคอผืนยาวเบาทอด้วยกี่เท้าโดยกลุ่มทอผ้าเมืองน่าน เส้นฝ้ายปั่นให้ไม่เสมอกันโดยตั้งใจ ระบายอากาศดีและมีผิวสัมผัสเป็นเอกลักษณ์ ปลายผ้าทอลายทางสีอ่อนและปล่อยชายครุย ขึ้นเครื่องบินใช้คลุมไหล่ ไปทะเลใช้พันตัว อยู่บ้านก็เป็นผ้าพันคอ',
    ),
    specs: [
      spec(
        'material',
        words(
          '100% cotton, hand-spun weft',
          '100% 棉，手纺纬纱',
          '綿100%、よこ糸は手紡ぎ',
          '면 100%, 씨실은 손으로 자음',
          'ผ้าฝ้าย 100% เส้นพุ่งปั่นมือ',
        ),
      ),
      spec('size', centimetres(190, 70)),
      spec('weight', grams(180)),
      spec(
        'care',
        words(
          'Cool hand wash, dry in the shade',
          '冷水手洗，阴干',
          '水で手洗い、陰干し',
          '찬물 손세탁, 그늘 건조',
          'ซักมือน้ำเย็น ตากในร่ม',
        ),
      ),
      spec('origin', thailand),
    ],
  },
]

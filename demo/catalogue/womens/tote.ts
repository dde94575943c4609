import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const tote: Kind = {
  pictured: 'colour',
  about: words(
    'The size is given as width, depth and height, without the handles.',
    '尺寸依次为宽、厚、高，不含提手。',
    'サイズは幅、マチ、高さの順で、持ち手は含みません。',
    '크기는 가로, 폭, 높이 순서이며 손잡이는 뺀 값입니다.',
    'ขนาดระบุเป็นกว้าง ลึก และสูงตามลำดับ ไม่รวมหู',
  ),
  products: [
    {
      product_id: 'tote',
      shop_id: 'siam-loom',
      values: ['oat', 'ink', 'clay'],
      price_cents: 4200,
      sales: 2170,
      days_ago: 376,
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
        '바닥에 내려놓아도 혼자 서는 18온스 캔버스 토트백입니다. 가죽 손잡이는 겨울 코트 위로도 멜 만큼 길고, 안쪽에 열쇠와 휴대폰을 넣을 지퍼 주머니가 있습니다. 노트북과 도시락, 카디건을 넣어도 모양이 그대로입니다.',
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
      reviews: `
    en 5 It stands up by itself on a train floor. I did not know I needed that.
    ja 4 丈夫で形がきれい。内ポケットがもう一つあれば完璧です。
    zh-CN 5 能装 14 寸电脑加便当，肩带不勒。
    ko 4 튼튼한 만큼 가방 무게가 조금 있어요.
    th 4 ผ้าหนา ทรงตั้งสวย ซิปด้านในลื่นดี
    ko 5 1년째 매일 들고 다니는데 모서리만 살짝 닳았습니다.
  `,
    },
    {
      product_id: 'tote-net',
      shop_id: 'siam-loom',
      values: ['butter', 'brick', 'ink'],
      price_cents: 1400,
      sales: 3120,
      days_ago: 264,
      title: words(
        'Knotted cotton net bag',
        '手结棉网兜',
        '綿の手結びネットバッグ',
        '손매듭 면 그물 가방',
        'ถุงตาข่ายฝ้ายถักมือ',
      ),
      description: words(
        'A market bag knotted by hand out of cotton cord, small in the fist and huge once the melons go in. The handle is plaited flat, so that it does not cut into the shoulder.',
        '棉绳手工打结的网兜，捏在手里一小团，装起瓜来深不见底。提手编成扁辫，挎肩不勒。',
        '綿のひもを手で結んだ買い物袋です。手のひらに収まるのに、スイカを入れればどこまでも伸びます。持ち手は平たく編んであり、肩に食い込みません。',
        '면 끈을 손으로 매듭지은 장바구니로, 한 손에 쥐일 만큼 작다가 참외를 담으면 한없이 커집니다. 손잡이는 납작하게 땋아 어깨를 파고들지 않습니다.',
        'ถุงจ่ายตลาดผูกปมด้วยมือจากเชือกฝ้าย กำไว้ในมือนิดเดียวแต่ใส่แตงโมได้ทั้งลูก หูถักเปียแบนไม่บาดไหล่',
      ),
      specs: [
        spec(
          'material',
          words(
            'Unbleached cotton cord, plant-dyed',
            '本色棉绳，植物染',
            '無漂白の綿ひも、草木染め',
            '표백하지 않은 면 끈, 식물 염색',
            'เชือกฝ้ายไม่ฟอก ย้อมสีธรรมชาติ',
          ),
        ),
        spec('size', centimetres(34, 20, 40)),
        spec('weight', grams(95)),
        spec('load', words('Up to 8 kg', '最大 8 千克', '8 kgまで', '최대 8kg', 'ไม่เกิน 8 กก.')),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 Lives in my coat pocket and has replaced about a hundred carrier bags.
    ja 4 にんじんなど細いものは目から出ます。それ以外は気に入っています。
    zh-CN 5 去菜场拎着它，摊主都说好看，装了四个柚子没问题。
    ko 4 물들인 색이 첫 빨래에 조금 빠졌지만 오히려 자연스러워졌어요.
    th 5 ใส่ผลไม้เต็มถุงก็ไม่ขาด หูนุ่มสะพายสบาย
    en 4 (ink) Stretches to my knees when full, so carry it in the hand.
  `,
    },
    {
      product_id: 'tote-boat',
      shop_id: 'dock-nine',
      values: ['denim', 'brick', 'moss'],
      price_cents: 5400,
      was_cents: 7200,
      second: { axis: 'size', adds: { m: 0, l: 900 } },
      sales: 1288,
      days_ago: 149,
      title: words(
        'Two-tone canvas boat bag',
        '双色帆布船型包',
        'ツートーン帆布のボートトート',
        '투톤 캔버스 보트백',
        'กระเป๋าโบ๊ตผ้าแคนวาสสองสี',
      ),
      description: words(
        'The wide, flat-bottomed bag that sailors haul ice in, with a double base and straps that run under the whole load. Everything that carries weight is sewn twice.',
        '水手拖冰块用的宽口平底包，双层包底，带子从下面兜住全部重量。凡是受力的地方都缝了两道。',
        '船乗りが氷を運ぶのに使った、口の広い平底のバッグです。底は二重、持ち手のテープは荷物の下まで回り込みます。力のかかるところはすべて二度縫いしました。',
        '뱃사람들이 얼음을 나르던, 입구가 넓고 바닥이 평평한 가방입니다. 바닥은 두 겹이고 끈이 짐 밑까지 감싸 올립니다. 무게를 받는 곳은 모두 두 번 박았습니다.',
        'กระเป๋าปากกว้างก้นแบนแบบที่ชาวเรือใช้ขนน้ำแข็ง ก้นสองชั้น สายหูพาดลงไปรับน้ำหนักใต้กระเป๋า ทุกจุดที่รับแรงเย็บย้ำสองรอบ',
      ),
      specs: [
        spec(
          'material',
          words(
            '24-ounce cotton canvas',
            '24 盎司棉帆布',
            '24オンスの綿帆布',
            '24온스 면 캔버스',
            'ผ้าแคนวาสฝ้าย 24 ออนซ์',
          ),
        ),
        spec(
          'size',
          words(
            'M 40 × 18 × 30, L 48 × 22 × 36 cm',
            'M 40 × 18 × 30、L 48 × 22 × 36 厘米',
            'Mサイズ 40 × 18 × 30、Lサイズ 48 × 22 × 36 cm',
            '중형(M) 40 × 18 × 30, 대형(L) 48 × 22 × 36cm',
            'M 40 × 18 × 30 L 48 × 22 × 36 ซม.',
          ),
        ),
        spec('load', words('Up to 20 kg', '最大 20 千克', '20 kgまで', '최대 20kg', 'ไม่เกิน 20 กก.')),
        spec(
          'care',
          words(
            'Sponge clean, dry upright',
            '湿布擦拭，立着晾干',
            'ふき洗い、立てて乾かす',
            '닦아서 세운 채 말리기',
            'เช็ดทำความสะอาด ตั้งตากให้แห้ง',
          ),
        ),
      ],
      reviews: `
    en 5 (l) Firewood, beach towels, once a car battery. Still square.
    zh-CN 5 (denim-m) 帆布硬挺，放后备箱里不会倒。
    ja 5 (brick-m) 底がしっかり二重。子どもの水筒やお弁当を入れても平気です。
    ko 4 (l) 크고 튼튼한데 지퍼가 없어서 지하철에선 조금 신경 쓰여요.
    th 4 (moss-m) สีตัดกันสวย ผ้าหนามาก ของเยอะก็ไม่ย้วย
    en 2 (denim-l) The large one is heavy before you put anything in. I should have read the weight of the cloth.
  `,
    },
    {
      product_id: 'tote-quilted',
      shop_id: 'dock-nine',
      values: ['sage', 'cocoa', 'fog'],
      price_cents: 4800,
      sales: 764,
      days_ago: 22,
      title: words(
        'Quilted padded tote',
        '绗缝棉服托特包',
        '中綿キルトのトートバッグ',
        '누빔 패딩 토트백',
        'กระเป๋าโท้ตผ้านวมบุนุ่ม',
      ),
      description: words(
        'A tote as soft as a winter jacket, filled with recycled wadding and quilted in broad squares. A laptop needs no sleeve inside it, and it folds into its own pocket for the plane.',
        '像冬天的棉服一样软的托特包，再生棉填充，绗成大方格。电脑不用再套内胆；坐飞机时还能折进自己的口袋。',
        '冬のジャケットのようにやわらかなトートです。再生中綿を入れ、大きな四角にキルティングしました。パソコンはケースなしで入れられ、飛行機では自分のポケットにたためます。',
        '겨울 점퍼처럼 폭신한 토트백으로, 재생 솜을 넣어 큼직한 사각으로 누볐습니다. 노트북을 파우치 없이 넣어도 되고, 비행기에서는 안주머니 속으로 접힙니다.',
        'กระเป๋าโท้ตนุ่มเหมือนเสื้อกันหนาว บุใยรีไซเคิลเย็บเป็นตารางใหญ่ ใส่โน้ตบุ๊กได้โดยไม่ต้องมีซอง พับเก็บในช่องของตัวเองได้เวลาขึ้นเครื่อง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Recycled nylon, recycled wadding',
            '再生尼龙，再生填充棉',
            '再生ナイロン、再生中綿',
            '재생 나일론, 재생 솜',
            'ไนลอนรีไซเคิล ใยบุรีไซเคิล',
          ),
        ),
        spec('size', centimetres(42, 16, 34)),
        spec('weight', grams(380)),
        spec('closing', words('Magnet', '磁扣', 'マグネット', '자석', 'แม่เหล็ก')),
      ],
      reviews: `
    en 5 (sage) Like carrying a pillow. My shoulder has stopped complaining.
    ko 5 (fog) 기저귀 가방으로 써요. 가볍고 물티슈로 닦입니다.
    zh-CN 4 (cocoa) 很轻很软，就是里面只有一个小袋，钥匙要翻一会儿。
    ja 4 軽くて肩が楽。マグネットが少し弱めです。
    th 5 (sage) นุ่มมาก น้ำหนักเบา ฝนปรอย ๆ ก็ไม่ซึม
  `,
    },
    {
      product_id: 'tote-reed',
      shop_id: 'siam-loom',
      values: ['honey', 'moss', 'cocoa'],
      price_cents: 3600,
      second: { axis: 'size', adds: { s: 0, m: 600 } },
      sales: 587,
      days_ago: 336,
      shelf: 'nearly_empty',
      title: words(
        'Woven sedge basket bag',
        '蒲草编织篮包',
        '水草編みのかごバッグ',
        '왕골 바구니 가방',
        'กระเป๋าสานกระจูด',
      ),
      description: words(
        'A round basket of krajood, the water sedge of Phatthalung, plaited wet and dried in the sun. Saddle-leather handles are stitched through the rim, and a cotton lining hides what you carry.',
        '泰国博他仑的水生蒲草趁湿编成圆篮，再由太阳晒干。鞍革提手穿缝在篮口，棉布内衬把东西遮得好好的。',
        'タイ南部パッタルンの水草クラチュートをぬれたまま編み、天日で乾かした丸いかごです。ふちには馬具用の革の持ち手を縫いつけ、綿の内布が中身を隠します。',
        '태국 팟탈룽의 물가에서 자라는 왕골을 젖은 채 엮어 햇볕에 말린 둥근 바구니입니다. 테두리에 안장용 가죽 손잡이를 꿰매 달았고, 면 안감이 속을 가려 줍니다.',
        'กระเป๋าทรงกลมสานจากกระจูดเมืองพัทลุง สานตอนเส้นยังชื้นแล้วตากแดดจนแห้ง หูหนังเย็บทะลุขอบ ด้านในบุผ้าฝ้ายบังของไว้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Sedge, leather, cotton lining',
            '蒲草、皮革、棉内衬',
            '水草、革、綿の内布',
            '왕골, 가죽, 면 안감',
            'กระจูด หนัง ซับในผ้าฝ้าย',
          ),
        ),
        spec(
          'size',
          words(
            'S 24 × 24 × 20, M 30 × 30 × 26 cm',
            'S 24 × 24 × 20、M 30 × 30 × 26 厘米',
            'Sサイズ 24 × 24 × 20、Mサイズ 30 × 30 × 26 cm',
            '소형(S) 24 × 24 × 20, 중형(M) 30 × 30 × 26cm',
            'S 24 × 24 × 20 M 30 × 30 × 26 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wipe dry, keep out of the rain',
            '干布擦拭，避免淋雨',
            '乾いた布でふき、雨を避ける',
            '마른 천으로 닦고 비를 피하기',
            'เช็ดด้วยผ้าแห้ง เลี่ยงฝน',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (m) งานสานแน่นละเอียด กลิ่นกระจูดหอมอ่อน ๆ ภูมิใจของไทย
    en 5 (honey-s) Smells of hay for the first month, in a nice way.
    ja 5 (honey-m) 革の持ち手が丈夫で、浴衣にも合わせました。
    zh-CN 4 (cocoa-s) 小号放得下手机钱包和水杯，再多就满了。
    ko 4 (m) 엮음이 촘촘해요. 모서리 올이 스타킹에 한 번 걸렸습니다.
    ja 3 (moss-s) 形は好みですが、届いたとき片側が少し傾いていました。
  `,
    },
  ],
}

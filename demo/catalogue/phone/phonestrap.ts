import type { Kind } from '../kind.ts'
import { grams, kilograms } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const phonestrap: Kind = {
  pictured: 'colour',
  about: words(
    'A thin card slips between phone and case and holds the ring, so it fits any case with an opening for the cable.',
    '薄薄的连接片夹在手机与壳之间，只要壳底留有充电口就能用。',
    '薄いカードをスマホとケースの間にはさんで留めるので、充電口の開いたケースならどれにも付きます。',
    '얇은 카드를 휴대폰과 케이스 사이에 끼우는 방식이라 충전구가 뚫린 케이스라면 모두 쓸 수 있습니다.',
    'แผ่นบางสอดระหว่างเครื่องกับเคส ใช้ได้กับทุกเคสที่เจาะช่องเสียบสายชาร์จ',
  ),
  products: [
    {
      product_id: 'phonestrap-rope',
      shop_id: 'pocket-tide',
      values: ['honey', 'moss', 'denim'],
      price_cents: 2200,
      second: { axis: 'length', adds: { '130cm': 0, '155cm': 0 } },
      sales: 2560,
      days_ago: 248,
      title: words(
        'Climbing-rope phone strap',
        '登山绳手机斜挎绳',
        'クライミングロープのスマホショルダー',
        '등산 로프 휴대폰 스트랩',
        'สายคล้องมือถือเชือกปีนเขา',
      ),
      description: words(
        'Eight millimetres of flecked climbing rope with two metal hooks, worn across the body so that both hands stay free. A sliding stopper sets the length in a second.',
        '8 毫米花点登山绳，两头金属扣，斜挎一背双手就空出来。滑动绳扣一秒调长短。',
        '太さ8 mmの杢調クライミングロープに金属フックが2つ。斜め掛けで両手が空きます。長さはストッパーを滑らせて、すぐに変えられます。',
        '점무늬가 든 8mm 등산 로프에 금속 고리 두 개를 달았습니다. 어깨에 비스듬히 메면 두 손이 자유롭고, 슬라이드 조임쇠로 길이를 금방 바꿉니다.',
        'เชือกปีนเขาหนา 8 มม. ลายแซม มีตะขอโลหะสองข้าง สะพายเฉียงแล้วมือว่างทั้งสองข้าง ตัวเลื่อนปรับความยาวได้ในพริบตา',
      ),
      specs: [
        spec(
          'material',
          words(
            'Nylon rope, zinc alloy',
            '尼龙绳、锌合金',
            'ナイロンロープ、亜鉛合金',
            '나일론 로프, 아연 합금',
            'เชือกไนลอน สังกะสีผสม',
          ),
        ),
        spec('load', kilograms(15)),
        spec('weight', grams(78)),
      ],
      reviews: `
    en 5 (honey-155cm) I am tall and it finally hangs at my hip rather than under my arm.
    ja 5 (moss-130cm) 両手が空くので子どもの公園に欠かせません。
    zh-CN 4 (denim-130cm) 绳子粗，背着不勒，金属扣走路有点响。
    ko 5 (honey-130cm) 색감이 예뻐서 가방 대신 이것만 메고 나가요.
    th 4 (moss-155cm) เชือกแข็งแรง ปรับง่าย ตะขอหนักไปนิด
    ko 3 (denim-155cm) 로프는 좋은데 카드가 얇은 케이스에서 살짝 들떠요.
  `,
    },
    {
      product_id: 'phonestrap-wrist',
      shop_id: 'inkstone',
      values: ['cocoa', 'sand', 'plum'],
      price_cents: 1600,
      sales: 733,
      days_ago: 178,
      title: words('Leather wrist loop', '真皮手腕绳', '革のリストストラップ', '가죽 손목 스트랩', 'สายคล้องข้อมือหนัง'),
      description: words(
        'One strip of full-grain leather, folded, stitched by hand and closed by a brass rivet. It goes over the hand in a moment and keeps the phone out of puddles.',
        '一条头层皮对折手缝，铜铆钉收口。一套就上手，手机再也不会掉进水坑。',
        '一枚の本革を折って手縫いし、真鍮のかしめで留めました。さっと手首に通せば、水たまりに落とす心配もありません。',
        '통가죽 한 줄을 접어 손으로 꿰매고 황동 리벳으로 마감했습니다. 손목에 쏙 끼우면 물웅덩이에 떨어뜨릴 걱정이 없습니다.',
        'หนังแท้เส้นเดียวพับเย็บมือ ปิดด้วยหมุดทองเหลือง สวมข้อมือได้ทันที มือถือไม่ตกลงแอ่งน้ำอีก',
      ),
      specs: [
        spec(
          'material',
          words(
            'Full-grain cowhide, linen thread, brass',
            '头层牛皮、麻线、黄铜',
            '牛本革、麻糸、真鍮',
            '소 통가죽, 리넨 실, 황동',
            'หนังวัวเต็มผิว ด้ายลินิน ทองเหลือง',
          ),
        ),
        spec(
          'size',
          words(
            'Loop 17 cm, 1.6 cm wide',
            '环长 17 厘米，宽 1.6 厘米',
            '輪の長さ17 cm、幅1.6 cm',
            '고리 17cm, 폭 1.6cm',
            'ห่วงยาว 17 ซม. กว้าง 1.6 ซม.',
          ),
        ),
        spec('weight', grams(18)),
        spec(
          'care',
          words('Wax once a year', '每年上蜡一次', '年に一度ワックスを塗る', '한 해 한 번 왁스칠', 'ลงแว็กซ์ปีละครั้ง'),
        ),
      ],
      reviews: `
    en 5 (cocoa) Caught it twice over the harbour rail already.
    ja 5 (sand) 縫い目がきれい。半年で良い色になりました。
    zh-CN 4 (plum) 皮子偏硬，揉几天就软了，颜色很特别。
    ko 4 (cocoa) 손목이 굵은 편인데도 들어갑니다. 조금만 더 길었으면.
    th 5 (sand) หนังสวย เย็บเนี้ยบ ถ่ายรูปริมทะเลไม่ต้องกลัวหล่น
  `,
    },
    {
      product_id: 'phonestrap-bead',
      shop_id: 'pocket-tide',
      values: ['butter', 'blush', 'mist'],
      price_cents: 1100,
      sales: 3015,
      days_ago: 69,
      shelf: 'nearly_empty',
      title: words(
        'Wooden bead phone charm',
        '木珠手机挂链',
        'ウッドビーズのスマホストラップ',
        '나무 구슬 휴대폰 스트랩',
        'สายห้อยมือถือลูกปัดไม้',
      ),
      description: words(
        'Painted wooden beads, large and small, with two brass ones among them, strung on a cord that holds five kilograms. It makes a loop wide enough for four fingers, and the phone is quick to find in a bag.',
        '大大小小的彩漆木珠，夹两颗黄铜珠，穿在能吊五公斤的绳上。环宽可伸进四根手指，在包里一摸就着。',
        '色を塗った大小の木の玉に真鍮の玉を2つ混ぜ、5 kgに耐えるひもに通しました。指が4本入る輪なので持ちやすく、かばんの中でもすぐ見つかります。',
        '크고 작은 색칠 나무 구슬에 황동 구슬 둘을 섞어 5kg을 견디는 끈에 꿰었습니다. 손가락 네 개가 들어가는 고리라 가방 속에서도 금방 찾습니다.',
        'ลูกปัดไม้ทาสีเล็กใหญ่สลับกัน แซมลูกปัดทองเหลืองสองเม็ด ร้อยด้วยเชือกที่รับน้ำหนักได้ห้ากิโลกรัม ห่วงสอดได้สี่นิ้ว ล้วงหาในกระเป๋าเจอง่าย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Maple beads, brass, nylon cord',
            '枫木珠、黄铜、尼龙绳',
            'メープル材の玉、真鍮、ナイロンひも',
            '단풍나무 구슬, 황동, 나일론 끈',
            'ลูกปัดไม้เมเปิล ทองเหลือง เชือกไนลอน',
          ),
        ),
        spec('size', words('18 cm hanging', '垂长 18 厘米', '垂らして18 cm', '늘어뜨린 길이 18cm', 'ยาวห้อย 18 ซม.')),
        spec('weight', grams(22)),
      ],
      reviews: `
    th 5 (butter) สีพาสเทลน่ารักมาก เพื่อนถามทั้งออฟฟิศ
    ko 5 (blush) 구슬이 반질반질해요. 손에 걸고 사진 찍기 좋습니다.
    ja 4 (mist) 玉の音がカラカラ鳴るのが好き。図書館では少し気を使います。
    zh-CN 5 (butter) 给女儿买的，妈妈也想要一条。
    en 4 (blush) Cheerful little thing. One bead had a chip, and they sent a spare string.
  `,
    },
    {
      product_id: 'phonestrap-web',
      shop_id: 'pocket-tide',
      values: ['brick', 'ink', 'sage'],
      price_cents: 1800,
      second: { axis: 'length', adds: { '130cm': 0, '155cm': 0 } },
      sales: 905,
      days_ago: 315,
      title: words(
        'Striped webbing shoulder strap',
        '条纹织带手机肩带',
        'ストライプの織りスマホショルダー',
        '줄무늬 웨빙 어깨 스트랩',
        'สายสะพายมือถือผ้าทอลายทาง',
      ),
      description: words(
        'A broad striped webbing that spreads the weight and does not cut into a summer shoulder. The buckle slides like that of a camera strap, and a flat hook lies close to the phone.',
        '宽织带分散重量，夏天背也不勒肩。调节扣像相机带一样顺滑，扁钩贴着手机不晃。',
        '幅広の縞の織りベルトが重さを散らし、薄着の肩にも食い込みません。長さは、カメラのストラップと同じ金具を滑らせて調節します。平たいフックはスマホに沿って収まります。',
        '넓은 줄무늬 직조 끈이 무게를 나눠 얇은 여름옷 위에서도 어깨를 파고들지 않습니다. 카메라 끈처럼 미끄러지는 버클로 길이를 맞추고, 납작한 고리는 휴대폰에 착 붙습니다.',
        'สายผ้าทอลายทางหน้ากว้างกระจายน้ำหนัก ไม่บาดไหล่แม้ใส่เสื้อบาง หัวเข็มขัดเลื่อนแบบสายกล้อง ตะขอแบนแนบกับเครื่อง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Recycled polyester, zinc alloy',
            '再生涤纶、锌合金',
            '再生ポリエステル、亜鉛合金',
            '재생 폴리에스터, 아연 합금',
            'โพลีเอสเตอร์รีไซเคิล สังกะสีผสม',
          ),
        ),
        spec('size', words('2.5 cm wide', '宽 2.5 厘米', '幅2.5 cm', '폭 2.5cm', 'กว้าง 2.5 ซม.')),
        spec('weight', grams(64)),
        spec('care', words('Wash by hand', '手洗', '手洗い', '손세탁', 'ซักมือ')),
      ],
      reviews: `
    ja 5 (sage-130cm) 幅があるので一日掛けても肩が楽。縞の色も落ち着いています。
    en 4 (brick-155cm) Comfortable and tough. I would like the stripes in more pairs.
    zh-CN 5 (ink-130cm) 逛街一天肩不疼，扣子滑得刚好，不会自己松。
    ko 4 (sage-155cm) 넓어서 편해요. 여름 티셔츠에 보풀이 조금 생깁니다.
    th 5 (brick-130cm) สะพายเที่ยวตลาดทั้งวันสบายไหล่
  `,
    },
    {
      product_id: 'phonestrap-chain',
      shop_id: 'inkstone',
      values: ['gold', 'silver', 'rose'],
      price_cents: 3200,
      second: { axis: 'length', adds: { '105cm': 0, '130cm': 300 } },
      sales: 420,
      days_ago: 391,
      title: words(
        'Metal chain phone strap',
        '金属链条手机背链',
        'メタルチェーンのスマホショルダー',
        '메탈 체인 휴대폰 스트랩',
        'สายโซ่โลหะคล้องมือถือ',
      ),
      description: words(
        'Rounded links, hollow and therefore light, with a leather rest for the shoulder. Unhook one end and it becomes a belt chain or the handle of a small bag.',
        '圆润链环，空心很轻，肩头一段皮垫。解开一头，可以当腰链，也能做小包提手。',
        '丸みのある輪は中空で軽く、肩の当たるところに革を添えました。片方を外せば、腰のチェーンにも小さなバッグの持ち手にもなります。',
        '둥근 고리는 속이 비어 가볍고, 어깨 닿는 곳에 가죽을 대었습니다. 한쪽을 풀면 허리 체인이나 작은 가방 손잡이가 됩니다.',
        'ห่วงโซ่มนด้านในกลวงจึงเบา มีแผ่นหนังรองไหล่ ปลดปลายข้างหนึ่งก็กลายเป็นโซ่คาดเอวหรือหูกระเป๋าใบเล็กได้',
      ),
      specs: [
        spec('metal', words('Plated aluminium', '电镀铝', 'めっきアルミ', '도금 알루미늄', 'อะลูมิเนียมชุบ')),
        spec(
          'size',
          words(
            'Links 1.2 cm, leather 16 cm',
            '链环 1.2 厘米，皮垫 16 厘米',
            '輪1.2 cm、革16 cm',
            '고리 1.2cm, 가죽 16cm',
            'ห่วง 1.2 ซม. หนัง 16 ซม.',
          ),
        ),
        spec('weight', grams(96)),
        spec(
          'care',
          words('Wipe dry after rain', '淋雨后擦干', '雨にぬれたらふき取る', '비를 맞으면 닦기', 'โดนฝนแล้วเช็ดให้แห้ง'),
        ),
      ],
      reviews: `
    ko 5 (gold-130cm) 원피스에 포인트로 딱. 생각보다 가벼워요.
    en 4 (silver-130cm) Wore it to a wedding instead of a bag. It jingles when you dance, which suited the day.
    zh-CN 4 (rose-105cm) 质感不错，一米零五腋下的位置，想斜挎选长的。
    ja 5 (gold-105cm) 軽いのに安っぽくない。革の肩当てが効いています。
    th 5 (silver-130cm) ใส่กับชุดเดรสแล้วดูแพง ไม่หนักคอ
    zh-CN 2 (gold-130cm) 三个月后接扣处有点掉色。
  `,
    },
  ],
}

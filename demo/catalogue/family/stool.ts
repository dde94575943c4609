import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const stool: Kind = {
  pictured: 'colour',
  about: words(
    'Felt pads for wooden floors lie in the box.',
    '箱内附毛毡脚垫，木地板也不怕刮。',
    '木の床を傷つけないフェルトパッドを同梱しています。',
    '나무 바닥용 펠트 패드를 함께 넣어 드립니다.',
    'ในกล่องมีแผ่นสักหลาดรองขาสำหรับพื้นไม้',
  ),
  products: [
    {
      product_id: 'stool',
      shop_id: 'aoyama-homeware',
      values: ['wood', 'ink', 'sage'],
      price_cents: 8800,
      sales: 479,
      days_ago: 233,
      title: words(
        'Three-legged oak stool',
        '橡木三脚凳',
        'オークの三本脚スツール',
        '참나무 세 다리 스툴',
        'สตูลไม้โอ๊กสามขา',
      ),
      description: words(
        'A stool of solid oak that is a seat, a bedside table or a place for a plant. Three legs never wobble, even on old floors. The joints are wedged and glued, the finish is hard-wax oil you can renew at home.',
        '橡木实木凳，可以坐，可以当床头几，也可以放盆花。三条腿，在老地板上也不晃。榫头加楔胶合，表面是木蜡油，自己在家就能补养。',
        '座っても、枕元のテーブルにも、植物の台にもなる無垢オークのスツールです。三本脚なので、古い床でもがたつきません。ほぞはくさびで締めて接着、仕上げは自宅で塗り直せるハードワックスオイルです。',
        '의자도 되고 침대 옆 탁자도, 화분 받침도 되는 원목 참나무 스툴입니다. 다리가 셋이라 오래된 바닥에서도 흔들리지 않습니다. 쐐기를 박아 짜 맞추고, 집에서도 다시 바를 수 있는 하드왁스 오일로 마감했습니다.',
        'สตูลไม้โอ๊กแท้ ใช้เป็นที่นั่ง โต๊ะข้างเตียง หรือที่วางต้นไม้ก็ได้ สามขาจึงไม่โยกแม้บนพื้นเก่า ข้อต่อเข้าลิ่มและติดกาว เคลือบน้ำมันแว็กซ์แข็งที่ทาซ้ำเองที่บ้านได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid oak, hard-wax oil',
            '橡木实木，木蜡油',
            '無垢オーク、ハードワックスオイル',
            '참나무 원목, 하드왁스 오일',
            'ไม้โอ๊กแท้ น้ำมันแว็กซ์แข็ง',
          ),
        ),
        spec('size', centimetres(34, 34, 45)),
        spec('load', words('Up to 120 kg', '最大 120 千克', '120 kgまで', '최대 120kg', 'ไม่เกิน 120 กก.')),
        spec('weight', kilograms(3.1)),
        spec(
          'contents',
          words(
            'Stool, legs screw in by hand',
            '凳面与三条腿，徒手旋入即可',
            '本体（脚は手でねじ込み式）',
            '본체, 다리는 손으로 돌려 끼움',
            'ตัวสตูล ขาหมุนเข้าด้วยมือ',
          ),
        ),
      ],
      reviews: `
    en 5 Beside the bath, beside the bed, under the fern. I now own three.
    ja 5 工具なしで組めました。床が傾いた古い家でもがたつきません。
    zh-CN 4 木纹漂亮，坐着稳，刚开箱有点木蜡油的味道。
    ko 5 손으로 돌려 끼우니 끝. 110kg인 제가 앉아도 멀쩡해요.
    th 4 ไม้จริงน้ำหนักดี ขนาดกำลังพอเหมาะสำหรับวางต้นไม้
    en 3 The seat has a visible knot. It is wood, I know, but I would have liked to choose.
  `,
    },
    {
      product_id: 'stool-step',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'wood', 'denim'],
      price_cents: 7600,
      sales: 843,
      days_ago: 187,
      title: words(
        'Two-step kitchen stool',
        '两级厨房踏凳',
        '2段のキッチン踏み台',
        '두 칸 주방 디딤 스툴',
        'สตูลบันไดสองขั้นสำหรับครัว',
      ),
      description: words(
        'A step stool for the top shelf, and a seat while the rice cooks. Both treads have a grooved strip that grips socks, and a slot in the upper one is the handle.',
        '够顶柜时是踏凳，等饭熟时是坐凳。两级踏面都开了防滑槽，穿袜子踩也稳；上层的长孔就是提手。',
        '高い棚には踏み台として、ごはんが炊けるまでは腰かけとして。どちらの段にも靴下で滑らない溝があり、上の段の穴が持ち手になります。',
        '높은 선반에는 디딤대로, 밥이 되는 동안에는 앉을 자리로 씁니다. 두 칸 모두 양말 신고도 미끄러지지 않게 홈을 팠고, 위 칸의 긴 구멍이 손잡이입니다.',
        'ขึ้นหยิบของบนชั้นสูงก็ได้ นั่งรอข้าวสุกก็ได้ ทั้งสองขั้นเซาะร่องกันลื่นแม้ใส่ถุงเท้า ช่องบนขั้นบนใช้เป็นที่หิ้ว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid beech, water-based paint',
            '榉木实木，水性漆',
            '無垢ブナ、水性塗料',
            '너도밤나무 원목, 수성 도료',
            'ไม้บีชแท้ สีสูตรน้ำ',
          ),
        ),
        spec('size', centimetres(40, 42, 46)),
        spec('load', words('Up to 150 kg', '最大 150 千克', '150 kgまで', '최대 150kg', 'ไม่เกิน 150 กก.')),
        spec('weight', kilograms(4.2)),
      ],
      reviews: `
    en 5 (wood) I am five foot one and the top cupboard is mine again.
    ko 5 (oat) 아이가 세면대 앞에서 혼자 손을 씻어요. 모서리가 둥글어 안심됩니다.
    ja 5 (denim) がたつきなし。台所に出しっぱなしでも見苦しくありません。
    zh-CN 4 (oat) 很稳，就是白一点的颜色踩久了要擦。
    th 4 (wood) ไม้หนาแข็งแรง คุณแม่อายุเจ็ดสิบขึ้นได้สบาย แต่หนักไปหน่อยตอนยก
    en 4 (denim) Assembled in ten minutes, with one bolt left over that turned out to be a spare.
  `,
    },
    {
      product_id: 'stool-rattan',
      shop_id: 'bamboo-lane',
      values: ['honey', 'cocoa', 'snow'],
      price_cents: 6900,
      second: { axis: 'height', adds: { '40cm': 0, '45cm': 700 } },
      sales: 518,
      days_ago: 301,
      title: words(
        'Rattan hourglass stool',
        '藤编沙漏凳',
        '籐のつづみ型スツール',
        '등나무 장구 모양 스툴',
        'สตูลหวายทรงนาฬิกาทราย',
      ),
      description: words(
        'Rattan poles bent outward at top and bottom and bound at the waist, with a woven round seat. It weighs less than a cat and carries a grown man.',
        '藤条上下外撇，腰间捆扎成束，凳面是编出来的圆垫。轻得像只猫，却坐得住一个大人。',
        '上下に開いた籐の柱を胴で束ね、丸い編み座をのせました。猫より軽いのに、大人が座ってもびくともしません。',
        '위아래로 벌어진 등나무 살을 허리에서 묶고 둥글게 엮은 앉을판을 얹었습니다. 고양이보다 가볍지만 어른이 앉아도 끄떡없습니다.',
        'เส้นหวายดัดบานทั้งบนและล่าง มัดรวมกันที่เอว ที่นั่งสานกลม เบากว่าแมวหนึ่งตัวแต่รับน้ำหนักผู้ใหญ่ได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Rattan, bound with split cane',
            '藤条，藤皮捆扎',
            '籐、籐皮巻き',
            '등나무, 등피 감기',
            'หวาย มัดด้วยผิวหวาย',
          ),
        ),
        spec('size', words('38 cm across', '直径 38 厘米', '直径38 cm', '지름 38cm', 'เส้นผ่านศูนย์กลาง 38 ซม.')),
        spec('load', words('Up to 100 kg', '最大 100 千克', '100 kgまで', '최대 100kg', 'ไม่เกิน 100 กก.')),
        spec('weight', kilograms(2.2)),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (honey) งานสานแน่นเนี้ยบ นั่งร้อยมาลัยทั้งวันไม่ยวบ
    en 5 (45cm) Serves as a seat, a side table and, upside down, apparently a cat fort.
    ja 4 (cocoa) 軽くて掃除のときに助かります。座ると少しきしむ音がします。
    zh-CN 5 (snow) 白色很清爽，放阳台配绿植特别搭。
    ko 5 (40cm) 화장대 의자로 씁니다. 허리 묶음이 단단해요.
    en 3 (honey) Two strands had loose ends that caught my tights. A dab of glue fixed it.
  `,
    },
    {
      product_id: 'stool-counter',
      shop_id: 'aoyama-homeware',
      values: ['wood', 'moss', 'ink'],
      price_cents: 13800,
      was_cents: 17800,
      second: { axis: 'height', adds: { '65cm': 0, '75cm': 1500 } },
      sales: 265,
      days_ago: 98,
      title: words(
        'Counter stool with cord seat',
        '绳编座面吧台凳',
        'ペーパーコードのカウンタースツール',
        '종이끈 좌판 카운터 스툴',
        'สตูลเคาน์เตอร์ที่นั่งเชือกสาน',
      ),
      description: words(
        'A tall stool with a low curved back and a seat of paper cord woven in four triangles. The rungs stand at two heights, so short and long legs both find a rest.',
        '带一道低弯靠背的高凳，座面用纸绳编成四个三角。横档有高低两道，腿长腿短都有地方搁脚。',
        '低く曲がった背もたれと、四つの三角に編んだペーパーコードの座を持つハイスツールです。足掛けは高さの違う2段で、脚の長さを選びません。',
        '등받이는 낮게 휘고, 좌판은 종이끈을 삼각형 네 개로 엮은 높은 스툴입니다. 발걸이 높이가 두 가지라 다리가 길든 짧든 편히 얹습니다.',
        'สตูลทรงสูงมีพนักโค้งเตี้ย ที่นั่งสานด้วยเชือกกระดาษเป็นสามเหลี่ยมสี่ด้าน คานพักเท้าสองระดับ ขาสั้นขายาวก็วางเท้าได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid ash, paper cord',
            '白蜡木实木，纸绳',
            '無垢アッシュ、ペーパーコード',
            '물푸레나무 원목, 종이끈',
            'ไม้แอชแท้ เชือกกระดาษ',
          ),
        ),
        spec(
          'size',
          words('Seat 40 × 36 cm', '座面 40 × 36 厘米', '座面40 × 36 cm', '좌판 40 × 36cm', 'ที่นั่ง 40 × 36 ซม.'),
        ),
        spec('load', words('Up to 130 kg', '最大 130 千克', '130 kgまで', '최대 130kg', 'ไม่เกิน 130 กก.')),
        spec(
          'care',
          words(
            'Vacuum the cord, wipe spills at once',
            '绳面用吸尘器清洁，洒了立即擦干',
            '編み座は掃除機で、こぼしたらすぐ拭く',
            '좌판은 청소기로, 흘리면 바로 닦기',
            'ดูดฝุ่นที่เชือก หกแล้วเช็ดทันที',
          ),
        ),
      ],
      reviews: `
    en 5 (65cm) The cord squeaked for a week and has been silent since. Very comfortable for long breakfasts.
    ja 5 (wood-65cm) 背もたれが低いのでカウンターの下にすっきり収まります。
    ko 4 (75cm) 바 높이에 딱 맞아요. 키 155라 위쪽 발걸이를 씁니다.
    zh-CN 5 (moss) 纸绳编得又紧又平，坐两个小时也不硌。
    th 4 (ink) ทรงสวยแข็งแรง ประกอบเองต้องใช้สองคนช่วยกันจับ
  `,
    },
    {
      product_id: 'stool-padded',
      shop_id: 'aoyama-homeware',
      values: ['blush', 'sage', 'honey'],
      price_cents: 8400,
      sales: 389,
      days_ago: 222,
      shelf: 'sold_out',
      title: words('Round padded stool', '圆形软包凳', '丸いクッションスツール', '둥근 패드 스툴', 'สตูลกลมหุ้มเบาะ'),
      description: words(
        'A thick round cushion in corded wool on four short tapered legs, with a ring of piping around the middle. The cover comes off by a hidden zip.',
        '厚圆软垫包着灯芯纹羊毛布，下面四条短锥腿，腰间滚一圈边。暗拉链一拉，外罩就能拆下来。',
        '畝のあるウール地で包んだ厚い丸クッションに、先の細い短い脚が4本。中ほどにパイピングをひと回り入れました。カバーは隠しファスナーで外せます。',
        '골 있는 모직을 씌운 두툼한 원형 쿠션에 끝이 가는 짧은 다리 네 개를 달고, 가운데에 파이핑을 둘렀습니다. 커버는 숨은 지퍼로 벗길 수 있습니다.',
        'เบาะกลมหนาหุ้มผ้าขนสัตว์ลายลูกฟูก ขาเรียวสั้นสี่ขา เดินขอบกุ๊นรอบกลางตัว ปลอกถอดได้ด้วยซิปซ่อน',
      ),
      specs: [
        spec(
          'material',
          words(
            'Wool blend, foam, beech legs',
            '羊毛混纺、海绵、榉木腿',
            'ウール混紡、ウレタン、ブナの脚',
            '모 혼방, 폼, 너도밤나무 다리',
            'ผ้าขนสัตว์ผสม โฟม ขาไม้บีช',
          ),
        ),
        spec(
          'size',
          words(
            '45 cm across, 42 cm high',
            '直径 45 厘米，高 42 厘米',
            '直径45 cm、高さ42 cm',
            '지름 45cm, 높이 42cm',
            'เส้นผ่านศูนย์กลาง 45 ซม. สูง 42 ซม.',
          ),
        ),
        spec('load', words('Up to 110 kg', '最大 110 千克', '110 kgまで', '최대 110kg', 'ไม่เกิน 110 กก.')),
        spec(
          'care',
          words(
            'Dry-clean the cover',
            '外罩需干洗',
            'カバーはドライクリーニング',
            '커버는 드라이클리닝',
            'ซักแห้งเฉพาะปลอก',
          ),
        ),
      ],
      reviews: `
    zh-CN 5 (sage) 换鞋坐正好，软硬适中，孩子当成他的宝座。
    en 4 (blush) Plump and well sewn. The legs could have been two centimetres longer.
    ko 5 (honey) 꿀색이 거실을 환하게 해요. 앉으면 푹 꺼지지 않고 받쳐 줍니다.
    ja 5 (blush) 鏡台の前に。座面が厚く、長く座ってもお尻が痛くなりません。
    th 2 (sage) ผ้าเก็บขนแมวเก่งมาก ถ้าเลี้ยงแมวไม่แนะนำ
    ko 5 (sage) 커버를 벗겨 세탁소에 맡겼는데 줄지 않고 돌아왔어요.
  `,
    },
  ],
}

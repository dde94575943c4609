import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const chargingpad: Kind = {
  pictured: 'colour',
  about: words(
    'It charges through cases up to 4 mm thick and stops by itself when the phone is full.',
    '4 毫米以内的手机壳不用摘，充满自动停。',
    '厚さ4 mmまでのケース越しに充電でき、満充電になると自動で止まります。',
    '4mm 두께의 케이스까지 끼운 채 충전되고, 가득 차면 저절로 멈춥니다.',
    'ชาร์จผ่านเคสหนาไม่เกิน 4 มม. ได้ และหยุดเองเมื่อแบตเต็ม',
  ),
  products: [
    {
      product_id: 'chargingpad-cloth',
      shop_id: 'studio-kanda',
      values: ['oat', 'fog', 'plum'],
      price_cents: 2900,
      second: { axis: 'charging_power', adds: { '10w': 0, '15w': 600 } },
      sales: 1490,
      days_ago: 275,
      title: words(
        'Cloth-covered charging disc',
        '布面圆形无线充电板',
        '布張りの丸い充電パッド',
        '패브릭 원형 무선 충전 패드',
        'แท่นชาร์จไร้สายทรงกลมหุ้มผ้า',
      ),
      description: words(
        'A low disc covered in woven cloth, kind to glass backs, with a stitched edge and a cork foot. A pinhead of light in the rim shows that it has found the phone, then goes dark.',
        '矮矮的圆盘包着织布，不伤玻璃背板，边缘车线，底垫软木。边上针尖大的小灯亮一下表示对上了，随后熄灭。',
        '織り布を張った低い円盤です。ガラスの背面にやさしく、縁は縫い仕上げ、底はコルク。縁の針の先ほどの明かりが、充電の始まりを知らせてから消えます。',
        '낮은 원판에 짠 천을 씌워 유리 뒷면을 보호하고, 가장자리는 박음질, 바닥은 코르크로 마감했습니다. 테두리의 바늘 끝만 한 불이 충전 시작을 알리고 꺼집니다.',
        'แผ่นกลมเตี้ยหุ้มผ้าทอ ถนอมฝาหลังกระจก ขอบเย็บด้าย ก้นรองไม้ก๊อก ไฟจุดเล็กที่ขอบติดบอกว่าเริ่มชาร์จแล้วก็ดับไป',
      ),
      specs: [
        spec(
          'material',
          words(
            'Wool-blend cloth, aluminium, cork',
            '混纺毛呢、铝、软木',
            '毛混の布、アルミ、コルク',
            '모 혼방 천, 알루미늄, 코르크',
            'ผ้าผสมขนสัตว์ อะลูมิเนียม ไม้ก๊อก',
          ),
        ),
        spec(
          'size',
          words(
            '10 cm across, 1.1 cm high',
            '直径 10 厘米，高 1.1 厘米',
            '直径10 cm、高さ1.1 cm',
            '지름 10cm, 높이 1.1cm',
            'กว้าง 10 ซม. สูง 1.1 ซม.',
          ),
        ),
        spec(
          'contents',
          words(
            'Disc, 1.5 m cable',
            '充电板、1.5 米线',
            '本体、ケーブル1.5 m',
            '패드, 1.5m 케이블',
            'แผ่นชาร์จ สายยาว 1.5 เมตร',
          ),
        ),
        spec('weight', grams(128)),
      ],
      reviews: `
    en 5 (oat-15w) It looks like a coaster. Guests have put tea on it. It survived.
    ja 4 (fog-10w) 布の感触が良い。置く位置が少しずれると充電されません。
    zh-CN 5 (plum-15w) 床头没有刺眼的灯，这点太重要了。
    ko 5 (oat-10w) 침실에 두기 좋아요. 천이라 폰이 안 미끄러집니다.
    th 4 (fog-15w) ผ้าสวยแต่เก็บขนแมว ต้องใช้ลูกกลิ้ง
    zh-CN 4 (oat-10w) 十瓦慢一点，睡前放上，早上满格。
  `,
    },
    {
      product_id: 'chargingpad-stand',
      shop_id: 'pocket-tide',
      values: ['silver', 'ink', 'rose'],
      price_cents: 4400,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 200 } },
      sales: 968,
      days_ago: 109,
      title: words(
        'Magnetic charging stand',
        '磁吸无线充电立架',
        'マグネット充電スタンド',
        '자석 무선 충전 스탠드',
        'แท่นชาร์จแม่เหล็กแบบตั้ง',
      ),
      description: words(
        'A disc on a slim metal neck holds the phone by magnets, so that it floats above the desk and can be turned or tilted with a finger. A 20 W plug for your country is in the box.',
        '细金属颈上一块圆盘，用磁力把手机托在桌面上方，手指一拨就能转向、俯仰。盒里附有适合您所在国家的 20 瓦充电器。',
        '細い金属の首の先の円盤が磁石でスマホを支え、机の上に浮かせます。指一本で回転も角度調節もできます。お国に合わせた20 Wの充電器付きです。',
        '가느다란 금속 목 끝의 원판이 자석으로 휴대폰을 잡아 책상 위에 띄워 둡니다. 손가락 하나로 돌리고 기울일 수 있으며, 나라에 맞는 20W 플러그가 들어 있습니다.',
        'แผ่นกลมบนก้านโลหะเรียวยึดมือถือด้วยแม่เหล็ก เครื่องเหมือนลอยเหนือโต๊ะ ใช้นิ้วเดียวหมุนหรือเอียงได้ ในกล่องมีปลั๊ก 20 วัตต์ตามประเทศของคุณ',
      ),
      specs: [
        spec('output', words('15 W', '15 瓦', '15 W出力', '15W 출력', '15 วัตต์')),
        spec(
          'material',
          words(
            'Aluminium, steel, silicone',
            '铝、钢、硅胶',
            'アルミ、鋼、シリコン',
            '알루미늄, 강철, 실리콘',
            'อะลูมิเนียม เหล็ก ซิลิโคน',
          ),
        ),
        spec('size', centimetres(8, 8, 15)),
        spec('weight', grams(430)),
      ],
      reviews: `
    en 5 (silver-a) Clock by night, second screen by day. One-handed off, every time.
    zh-CN 4 (ink-a) 底座够重，拿手机不会连底座一起提起来，就是不能带太厚的壳。
    ko 5 (rose-c) 화상 회의할 때 각도 맞추기 정말 좋아요.
    ja 5 (silver-a) 横向きにすると置き時計になるのが気に入りました。
    th 4 (ink-c) แม่เหล็กแน่นดี ชาร์จไปดูคลิปไป เครื่องอุ่นนิดหน่อย
  `,
    },
    {
      product_id: 'chargingpad-trio',
      shop_id: 'inkstone',
      pictured: 'timber',
      values: ['beech', 'walnut', 'oak'],
      price_cents: 7900,
      was_cents: 9900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 300 } },
      sales: 384,
      days_ago: 222,
      title: words(
        'Wooden tray charging three',
        '实木三合一充电托盘',
        '3台置ける木の充電トレイ',
        '세 가지를 올리는 나무 충전 트레이',
        'ถาดไม้ชาร์จสามเครื่อง',
      ),
      description: words(
        'A tray milled from one board, with a soft pad for the phone, a hollow for the earbuds and a small post for the watch. One lead behind it feeds all three from the charger that comes with it.',
        '整块木板铣成的托盘，软垫放手机，浅窝放耳机，小立柱挂手表。背后一根线，随附的充电头带动三处。',
        '一枚板から削り出したトレイに、スマホ用のパッド、イヤホンのくぼみ、腕時計の支柱があります。付属の充電器から背面のケーブル1本で、3か所すべてに給電します。',
        '판자 하나를 깎아 만든 트레이에 휴대폰용 패드, 이어폰 자리, 시계를 거는 기둥이 있습니다. 뒤쪽 선 하나로 함께 든 충전기에서 세 곳을 모두 충전합니다.',
        'ถาดกัดจากไม้แผ่นเดียว มีแผ่นนุ่มสำหรับมือถือ หลุมสำหรับหูฟัง และเสาเล็กสำหรับนาฬิกา สายเส้นเดียวด้านหลังจ่ายไฟครบทั้งสามจากหัวชาร์จที่ให้มา',
      ),
      specs: [
        spec(
          'output',
          words(
            'Phone 15 W, earbuds 5 W, watch 3 W',
            '手机 15 瓦，耳机 5 瓦，手表 3 瓦',
            'スマホ15 W、イヤホン5 W、時計3 W',
            '휴대폰 15W, 이어폰 5W, 시계 3W',
            'มือถือ 15 หูฟัง 5 นาฬิกา 3 วัตต์',
          ),
        ),
        spec(
          'material',
          words(
            'Oiled solid wood, felt, aluminium',
            '上油实木、毛毡、铝',
            'オイル仕上げの無垢材、フェルト、アルミ',
            '기름 먹인 원목, 펠트, 알루미늄',
            'ไม้แท้ทาน้ำมัน ผ้าสักหลาด อะลูมิเนียม',
          ),
        ),
        spec('size', centimetres(24, 11, 9)),
        spec('weight', grams(680)),
        spec('origin', china),
      ],
      reviews: `
    en 5 (walnut-g) Three cables fewer on the nightstand. The grain runs right through the hollow.
    zh-CN 5 (walnut-a) 木头打磨得很细，毛毡不沾灰，当摆件也好看。
    ja 4 (oak-a) 時計の支柱の高さがぴったり。もう少し重いと片手で取りやすい。
    ko 4 (beech-c) 세 가지 다 올려두니 현관이 정리됐어요. 가격은 좀 있습니다.
    th 5 (beech-c) งานไม้ดีมาก ตื่นมาทุกอย่างเต็มพร้อมออกจากบ้าน
    ko 3 (oak-c) 이어폰 케이스가 큰 편이면 홈에 잘 안 맞아요.
  `,
    },
    {
      product_id: 'chargingpad-lamp',
      shop_id: 'studio-kanda',
      values: ['snow', 'sage', 'clay'],
      price_cents: 6900,
      second: { axis: 'lamp_light', adds: { warm: 0, neutral: 0 } },
      sales: 271,
      days_ago: 54,
      shelf: 'nearly_empty',
      title: words(
        'Charging pad with globe lamp',
        '球灯无线充电台',
        '丸ランプ付き充電パッド',
        '둥근 조명 무선 충전 패드',
        'แท่นชาร์จพร้อมโคมไฟลูกกลม',
      ),
      description: words(
        'A bedside board with a charging place at one end and an opal globe at the other. A touch anywhere on the globe brightens it in three steps, and a long touch puts out every light at once.',
        '床头小台，一头放手机充电，一头是乳白球灯。摸一下灯球三档调光，长按则全部熄灭。',
        '片側に充電スペース、もう片側に乳白色の丸いランプを置いた枕元の台です。ランプに触れるたび3段階で明るくなり、長く触れるとすべての明かりが消えます。',
        '한쪽에는 충전 자리, 다른 쪽에는 젖빛 둥근 등이 놓인 머리맡 받침입니다. 등을 톡 건드리면 세 단계로 밝아지고, 길게 대면 불이 모두 꺼집니다.',
        'แท่นข้างเตียง ด้านหนึ่งเป็นที่ชาร์จ อีกด้านเป็นโคมลูกกลมสีขาวนวล แตะตรงไหนของโคมก็หรี่สว่างได้สามระดับ แตะค้างไว้ไฟดับทั้งหมด',
      ),
      specs: [
        spec('output', words('15 W', '15 瓦', '15 W出力', '15W 출력', '15 วัตต์')),
        spec(
          'brightness',
          words(
            '20, 90 and 220 lumens',
            '20、90、220 流明',
            '20・90・220ルーメン',
            '20, 90, 220루멘',
            '20, 90 และ 220 ลูเมน',
          ),
        ),
        spec('size', centimetres(24, 11, 17)),
        spec('weight', grams(720)),
      ],
      reviews: `
    ja 5 (snow-warm) 一番暗い明かりがちょうど授乳に良かったです。
    en 4 (clay-warm) Lovely glow, phone full by dawn. The touch is a little too eager when I dust.
    zh-CN 5 (sage-warm) 长按全灭这个设计太懂睡前的人了。
    ko 5 (snow-neutral) 책 읽을 때 밝기가 충분해요. 유리 느낌이 고급스럽습니다.
    th 4 (sage-neutral) แสงนวลสบายตา สายไฟสั้นไปนิด
  `,
    },
    {
      product_id: 'chargingpad-fold',
      shop_id: 'pocket-tide',
      values: ['denim', 'butter', 'ink'],
      price_cents: 4900,
      sales: 612,
      days_ago: 339,
      title: words(
        'Folding three-pad travel charger',
        '三折旅行无线充电板',
        '三つ折り旅行用充電パッド',
        '3단 접이식 여행용 무선 충전기',
        'แท่นชาร์จพับสามทบสำหรับเดินทาง',
      ),
      description: words(
        'Three soft squares joined by a cloth spine: open they charge phone, earbuds and watch in a row, folded they make a stack the size of a matchbox for giants. Stand the first square up and it becomes a bedside clock rest.',
        '三块软方垫用布脊相连，摊开并排充手机、耳机、手表，叠起来只是一摞大号火柴盒。第一块立起来，还能当床头支架。',
        '布の背でつながった3枚のやわらかな四角。開けばスマホ、イヤホン、時計を並べて充電でき、たためば大きなマッチ箱ほどになります。1枚目を起こせば枕元のスタンドにもなります。',
        '천으로 이어진 부드러운 사각 판 셋을 펴면 휴대폰과 이어폰, 시계를 나란히 충전하고, 접으면 큰 성냥갑만 해집니다. 첫 판을 세우면 머리맡 거치대가 됩니다.',
        'แผ่นสี่เหลี่ยมนุ่มสามแผ่นต่อกันด้วยสันผ้า กางออกชาร์จมือถือ หูฟัง และนาฬิกาเรียงกัน พับแล้วเล็กเท่ากล่องไม้ขีดใบโต ตั้งแผ่นแรกขึ้นก็เป็นที่พิงมือถือข้างเตียง',
      ),
      specs: [
        spec(
          'output',
          words('15 W, 5 W and 3 W', '15 瓦、5 瓦、3 瓦', '15 W・5 W・3 W出力', '15W, 5W, 3W 출력', '15, 5 และ 3 วัตต์'),
        ),
        spec('packed', centimetres(6.4, 6.4, 2.6)),
        spec('weight', grams(148)),
        spec(
          'contents',
          words(
            'Pads, 1 m cable, cotton bag',
            '充电板、1 米线、棉布袋',
            '本体、ケーブル1 m、綿袋',
            '충전 패드, 1m 케이블, 면 주머니',
            'แท่นชาร์จ สาย 1 เมตร ถุงผ้าฝ้าย',
          ),
        ),
      ],
      reviews: `
    en 5 (denim) One night in each of nine hotels. It went into the same side pocket every morning.
    ko 5 (butter) 출장 가방이 가벼워졌어요. 접었다 펴는 느낌도 좋습니다.
    zh-CN 4 (ink) 折起来真小，手表那格要对准才充。
    ja 5 (denim) 旅行だけのつもりが、家でもこればかり使っています。
    th 3 (butter) ผ้าสันพับเริ่มเป็นขุยหลังใช้สี่เดือน แต่ยังชาร์จปกติ
  `,
    },
  ],
}

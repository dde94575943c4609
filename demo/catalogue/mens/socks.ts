import type { Kind } from '../kind.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const socks: Kind = {
  pictured: 'colour',
  about: words(
    'The toe is linked by hand, loop to loop, so no seam presses on the nail.',
    '袜尖逐圈手工对目缝合，没有硬缝压脚趾。',
    'つま先は編み目をひと目ずつ手でつないであり、爪に当たる縫い目がありません。',
    '앞코는 코와 코를 손으로 이어 발톱을 누르는 솔기가 없습니다.',
    'ปลายเท้าต่อห่วงด้วยมือทีละห่วง จึงไม่มีตะเข็บกดเล็บ',
  ),
  products: [
    {
      product_id: 'socks-rib',
      shop_id: 'dock-nine',
      values: ['oat', 'ink', 'moss'],
      price_cents: 1200,
      second: { axis: 'pairs', adds: { '1': 0, '3': 1900, '5': 3400 } },
      sales: 3624,
      days_ago: 405,
      title: words('Ribbed crew socks', '罗纹中筒袜', 'リブクルーソックス', '골지 크루 삭스', 'ถุงเท้าครึ่งแข้งผ้าริบ'),
      description: words(
        'Everyday socks in combed cotton, ribbed from cuff to ankle so they stay where you put them.',
        '精梳棉日常袜，从袜口到脚踝都是罗纹，拉到哪里就待在哪里。',
        '履き口から足首までリブで編み、ずり落ちにくくした、コーマ綿の普段使いの靴下です。',
        '입구부터 발목까지 골지로 짜서 흘러내리지 않는 코마면 데일리 양말입니다.',
        'ถุงเท้าใส่ทุกวันจากฝ้ายหวี ถักลายร่องตั้งแต่ขอบถึงข้อเท้า ดึงไว้ตรงไหนอยู่ตรงนั้น',
      ),
      specs: [
        spec(
          'material',
          words(
            '80% cotton, 18% nylon, 2% elastane',
            '80% 棉、18% 锦纶、2% 氨纶',
            '綿80%、ナイロン18%、ポリウレタン2%',
            '면 80%, 나일론 18%, 폴리우레탄 2%',
            'ฝ้าย 80% ไนลอน 18% สแปนเด็กซ์ 2%',
          ),
        ),
        spec('size', words('EU 40–44', '40–44 码', '25〜28 cm', '250~280', 'เบอร์ 40–44')),
        spec('care', words('Wash at 40 °C', '40 °C 水洗', '40 °Cで洗う', '40°C 세탁', 'ซักที่ 40 °C')),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (ink-5) 다섯 켤레를 돌려 신는데 발목이 늘어나지 않아요.
    en 5 (oat-3) My drawer is now one kind of sock. Mornings are simpler.
    zh-CN 5 (moss-3) 袜口不勒，晚上脱下来没有印子。
    ja 4 (oat-1) 革靴には少し厚いですが、スニーカーにはちょうどいい。
    th 4 (ink-5) ซักเครื่องมาหกเดือนยังไม่ย้วย สีดำซีดลงนิดเดียว
    en 3 (moss-1) A shade too warm for summer.
  `,
    },
    {
      product_id: 'socks-stripe',
      shop_id: 'dock-nine',
      values: ['brick', 'denim', 'honey'],
      price_cents: 1400,
      second: { axis: 'pairs', adds: { '1': 0, '3': 2200 } },
      sales: 1538,
      days_ago: 122,
      title: words('Broad-striped socks', '宽条纹袜', '太ボーダーの靴下', '굵은 줄무늬 양말', 'ถุงเท้าลายทางใหญ่'),
      description: words(
        'Six broad stripes from the cuff to the heel and a plain foot, in mercerised cotton that keeps its colour.',
        '袜口到脚跟六道宽条纹，脚面素色，丝光棉不易褪色。',
        '履き口からかかとまで太い縞が6本、足は無地。色の落ちにくいシルケット綿を使っています。',
        '입구부터 뒤꿈치까지 굵은 줄 여섯 개, 발은 무지입니다. 색이 잘 빠지지 않는 실켓 면을 썼습니다.',
        'ลายทางกว้างหกแถบจากขอบถึงส้น ส่วนเท้าสีพื้น ใช้ฝ้ายชุบมันที่สีไม่ตกง่าย',
      ),
      specs: [
        spec(
          'material',
          words(
            '78% mercerised cotton, 22% nylon',
            '78% 丝光棉、22% 锦纶',
            'シルケット綿78%、ナイロン22%',
            '실켓 면 78%, 나일론 22%',
            'ฝ้ายชุบมัน 78% ไนลอน 22%',
          ),
        ),
        spec('size', words('EU 39–43', '39–43 码', '24.5〜27.5 cm', '245~275', 'เบอร์ 39–43')),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (brick-3) The only cheerful thing I wear to board meetings.
    zh-CN 4 (denim-1) 条纹位置左右一致，强迫症满意。
    ja 5 (honey-3) くるぶしの上の縞がちらっと見えるのが楽しい。
    ko 4 (brick-3) 색감이 예쁜데 발목 부분이 조금 짧아요.
    th 5 (denim-1) ใส่กับกางเกงขาลอยแล้วน่ารักมาก
    ko 5 (honey-1) 빨강이랑 고민하다 노랑으로 샀는데 잘한 선택이었어요.
  `,
    },
    {
      product_id: 'socks-boot',
      shop_id: 'kojima-denim',
      values: ['fog', 'cocoa', 'moss'],
      price_cents: 2400,
      second: { axis: 'pairs', adds: { '1': 0, '3': 3900 } },
      sales: 704,
      days_ago: 358,
      title: words(
        'Thick marled boot socks',
        '厚款花纱靴袜',
        '杢糸の厚手ブーツソックス',
        '두꺼운 멜란지 부츠 양말',
        'ถุงเท้าบูตหนาด้ายสลับสี',
      ),
      description: words(
        'Two yarns of different shade are twisted together and knitted thick, with a terry sole and a pale heel and toe. They fill out a work boot and dry by the stove in an evening.',
        '两色纱捻合后粗针编织，脚底毛圈，脚跟和袜尖用浅色。穿工装靴刚好填满，炉边一晚就烘干。',
        '濃淡二色の糸を撚り合わせて厚く編み、底はパイル、かかととつま先は淡い色にしました。ワークブーツの中をほどよく埋め、ストーブのそばならひと晩で乾きます。',
        '색이 다른 실 두 가닥을 꼬아 두툼하게 짜고 바닥은 테리, 뒤꿈치와 앞코는 밝은색으로 했습니다. 워크 부츠 안을 알맞게 채우고 난로 옆에서 하룻저녁이면 마릅니다.',
        'ด้ายสองสีตีเกลียวเข้าด้วยกันแล้วถักหนา พื้นเท้าเป็นผ้าขนหนู ส้นและปลายเท้าสีอ่อน ใส่แล้วพอดีกับรองเท้าบูตทำงาน ผึ่งข้างเตาคืนเดียวแห้ง',
      ),
      specs: [
        spec(
          'material',
          words(
            '60% wool, 30% cotton, 10% nylon',
            '60% 羊毛、30% 棉、10% 锦纶',
            'ウール60%、綿30%、ナイロン10%',
            '울 60%, 면 30%, 나일론 10%',
            'ขนแกะ 60% ฝ้าย 30% ไนลอน 10%',
          ),
        ),
        spec('size', words('EU 40–45', '40–45 码', '25〜29 cm', '250~290', 'เบอร์ 40–45')),
        spec(
          'care',
          words(
            'Wash at 30 °C, do not tumble',
            '30 °C 水洗，勿烘干',
            '30 °Cで洗い、乾燥機は不可',
            '30°C 세탁, 건조기 금지',
            'ซักที่ 30 °C ห้ามอบ',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (fog-3) 安全靴の中でも蒸れず、親指の穴がまだあきません。
    en 5 (cocoa-3) Eleven miles of wet moor and no rub. I ordered three more.
    ko 4 (moss-1) 정말 두꺼워요. 등산화 아니면 신발을 반 치수 크게 신어야 해요.
    zh-CN 5 (fog-1) 冬天在家当拖鞋穿，脚底毛圈很舒服。
    th 4 (fog-3) หนานุ่ม ใส่ในห้องแอร์ตอนนอนดีมาก
  `,
    },
    {
      product_id: 'socks-ankle',
      shop_id: 'dock-nine',
      values: ['mist', 'blush', 'butter'],
      price_cents: 1600,
      was_cents: 1900,
      sales: 2203,
      days_ago: 68,
      title: words(
        'Low ankle socks, set of three',
        '短筒船袜三双装',
        'くるぶし丈ソックス 3足組',
        '발목 양말 3켤레 세트',
        'ถุงเท้าข้อสั้น ชุด 3 คู่',
      ),
      description: words(
        'Three pairs that end below the ankle bone, with a small tab at the heel that keeps the shoe from rubbing. Mesh over the instep lets the heat out.',
        '三双短袜，袜口在踝骨以下，后跟有小翻边，不怕鞋帮磨脚。脚面网眼透气。',
        'くるぶしの下までの靴下3足です。かかとの小さな折り返しが靴ずれを防ぎ、甲のメッシュが熱を逃がします。',
        '복사뼈 아래에서 끝나는 양말 세 켤레입니다. 뒤꿈치의 작은 탭이 신발에 쓸리는 것을 막고, 발등의 메시가 열을 내보냅니다.',
        'ถุงเท้าสามคู่ ขอบอยู่ใต้ตาตุ่ม มีลิ้นเล็กที่ส้นกันรองเท้ากัด หลังเท้าเป็นตาข่ายระบายร้อน',
      ),
      specs: [
        spec(
          'material',
          words(
            '75% cotton, 23% polyester, 2% elastane',
            '75% 棉、23% 涤纶、2% 氨纶',
            '綿75%、ポリエステル23%、ポリウレタン2%',
            '면 75%, 폴리에스터 23%, 폴리우레탄 2%',
            'ฝ้าย 75% โพลีเอสเตอร์ 23% สแปนเด็กซ์ 2%',
          ),
        ),
        spec('size', words('EU 39–43', '39–43 码', '24.5〜27.5 cm', '245~275', 'เบอร์ 39–43')),
        spec('contents', words('3 pairs in one colour', '同色 3 双', '同じ色を3足', '같은 색 3켤레', 'สีเดียวกัน 3 คู่')),
      ],
      reviews: `
    th 5 (mist) ใส่วิ่งแล้วไม่ร่นลงส้น ถูกใจมาก
    ko 5 (butter) 벗겨지지 않는 발목 양말은 처음이에요.
    zh-CN 4 (mist) 后跟的小翻边有用，袜底可以再厚一点。
    en 4 (blush) Stay up in running shoes, slide a bit in loafers.
    ja 5 (mist) 夏はこればかり。乾くのが早いです。
    ja 2 (blush) 2か月で親指に穴。歩き方の癖かもしれませんが残念。
  `,
    },
    {
      product_id: 'socks-tabi',
      shop_id: 'siam-loom',
      values: ['clay', 'snow', 'ink'],
      price_cents: 1800,
      second: { axis: 'pairs', adds: { '1': 0, '3': 2900 } },
      sales: 412,
      days_ago: 34,
      title: words('Split-toe socks', '分趾袜', '足袋ソックス', '엄지 갈라진 타비 양말', 'ถุงเท้าแยกนิ้วโป้ง'),
      description: words(
        'The big toe has a room of its own, for sandals with a strap and for feet that like to spread. Knitted of hand-spun Thai cotton, with two thin rings at the cuff.',
        '大脚趾单独一间，配夹趾凉鞋，也让脚掌舒展开。手纺泰国棉编织，袜口两道细圈。',
        '親指だけを分けたので、鼻緒のある履物に合い、足指ものびのび広がります。タイの手紡ぎ綿で編み、履き口に細い線を二本入れました。',
        '엄지발가락을 따로 두어 끈 샌들에 신기 좋고 발가락도 편히 벌어집니다. 손으로 자은 태국 면으로 짜고 입구에 가는 줄을 두 개 넣었습니다.',
        'แยกนิ้วโป้งไว้ต่างหาก ใส่กับรองเท้าแตะหนีบได้และนิ้วเท้ากางสบาย ถักจากฝ้ายไทยปั่นมือ ขอบมีเส้นเล็กสองเส้น',
      ),
      specs: [
        spec(
          'material',
          words(
            '92% cotton, 8% nylon',
            '92% 棉、8% 锦纶',
            '綿92%、ナイロン8%',
            '면 92%, 나일론 8%',
            'ฝ้าย 92% ไนลอน 8%',
          ),
        ),
        spec('size', words('EU 39–44', '39–44 码', '24.5〜28 cm', '245~280', 'เบอร์ 39–44')),
        spec(
          'care',
          words(
            'Wash at 30 °C, dry flat',
            '30 °C 水洗，平铺晾干',
            '30 °Cで洗い、平干し',
            '30°C 세탁, 뉘어 건조',
            'ซักที่ 30 °C ตากแนวราบ',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    ja 5 (snow-3) 雪駄に合わせています。指の間がもたつきません。
    th 5 (clay-1) ใส่กับรองเท้าแตะหนีบเดินวัดตอนเช้า เท้าไม่ดำ
    en 4 (ink-1) Odd for an hour, then you wonder why all socks are not like this.
    zh-CN 4 (snow-1) 练太极穿，抓地感好，袜身略薄。
    ko 5 (clay-3) 무지외반 때문에 샀는데 발가락이 덜 아파요.
  `,
    },
  ],
}

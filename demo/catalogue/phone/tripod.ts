import type { Kind } from '../kind.ts'
import { grams, kilograms } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const tripod: Kind = {
  pictured: 'colour',
  about: words(
    'The clamp takes phones 5.8 to 9 cm wide, upright or on their side.',
    '夹头适合 5.8–9 厘米宽的手机，横竖都能拍。',
    '幅5.8〜9 cmのスマホを、縦向きにも横向きにも取り付けられます。',
    '폭 5.8~9cm 휴대폰을 세로로도 가로로도 물릴 수 있습니다.',
    'ตัวหนีบใช้กับมือถือกว้าง 5.8–9 ซม. ได้ทั้งแนวตั้งและแนวนอน',
  ),
  products: [
    {
      product_id: 'tripod-table',
      shop_id: 'studio-kanda',
      values: ['ink', 'clay', 'oat'],
      price_cents: 2400,
      sales: 1140,
      days_ago: 232,
      title: words(
        'Table tripod with ball head',
        '球头桌面三脚架',
        '自由雲台の卓上三脚',
        '볼헤드 탁상 삼각대',
        'ขาตั้งโต๊ะหัวบอล',
      ),
      description: words(
        'Three short, thick legs, a ball head and a clamp: small enough for a coat pocket, steady enough for a night picture. With the legs closed it is a handle for filming as you walk.',
        '三条粗短腿，一颗球头，一个夹子。小到能放进大衣口袋，稳到能拍夜景；腿一合，就是走拍的手柄。',
        '短く太い3本の脚に自由雲台とクランプ。コートのポケットに入り、夜景も撮れる安定感です。脚を閉じれば、歩き撮りのグリップになります。',
        '짧고 굵은 다리 셋과 볼헤드, 집게로 이루어져 외투 주머니에 들어가고 야경도 찍을 만큼 든든합니다. 다리를 모으면 걸으며 찍는 손잡이가 됩니다.',
        'ขาสั้นหนาสามขา หัวบอล และตัวหนีบ เล็กพอใส่กระเป๋าเสื้อโค้ต มั่นคงพอถ่ายภาพกลางคืน หุบขาเข้าก็เป็นด้ามจับเดินถ่ายวิดีโอ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Aluminium, nylon, rubber feet',
            '铝、尼龙、橡胶脚',
            'アルミ、ナイロン、ゴム足',
            '알루미늄, 나일론, 고무발',
            'อะลูมิเนียม ไนลอน ขายาง',
          ),
        ),
        spec('size', words('19 cm high', '高 19 厘米', '高さ19 cm', '높이 19cm', 'สูง 19 ซม.')),
        spec('load', kilograms(1.5)),
        spec('weight', grams(186)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (clay) Twenty-second exposures on a café table, and not a shake.
    ja 5 (ink) 雲台の締まりがしっかり。ミラーレスも載せています。
    zh-CN 4 (oat) 收起来当手柄很顺手，腿不能伸缩，高度就这样了。
    ko 4 (ink) 브이로그용으로 샀어요. 손에 쥐는 느낌이 좋습니다.
    th 5 (clay) ตั้งถ่ายคลิปทำอาหาร นิ่งมาก เอียงมุมได้อิสระ
  `,
    },
    {
      product_id: 'tripod-bendy',
      shop_id: 'pocket-tide',
      values: ['moss', 'honey', 'denim'],
      price_cents: 1900,
      second: { axis: 'height', adds: { '18cm': 0, '25cm': 500 } },
      sales: 2055,
      days_ago: 367,
      title: words(
        'Bendy-leg tripod',
        '八爪鱼手机三脚架',
        'くねくね脚のスマホ三脚',
        '휘어지는 다리 삼각대',
        'ขาตั้งหนวดปลาหมึกดัดได้',
      ),
      description: words(
        'Legs made of joined balls wrap round a railing, a branch or a bicycle and stay there. Rubber bands on each joint keep it from turning on wet wood.',
        '一节节小球连成的腿，缠栏杆、绕树枝、抱自行车都不松。每节套胶圈，湿木头上也不打转。',
        '球をつないだ脚が手すりにも枝にも自転車にも巻き付いて離れません。関節ごとのゴムの輪が、ぬれた木の上でも回るのを防ぎます。',
        '공을 이어 만든 다리가 난간과 나뭇가지, 자전거를 감아 꼭 붙잡습니다. 마디마다 고무 고리를 끼워 젖은 나무에서도 돌지 않습니다.',
        'ขาทำจากลูกกลมต่อกัน พันราวบันได กิ่งไม้ หรือจักรยานแล้วไม่หลุด มียางรัดทุกข้อ ไม่หมุนแม้เกาะไม้เปียก',
      ),
      specs: [
        spec(
          'material',
          words(
            'Nylon, rubber, steel',
            '尼龙、橡胶、钢',
            'ナイロン、ゴム、鋼',
            '나일론, 고무, 강철',
            'ไนลอน ยาง เหล็กกล้า',
          ),
        ),
        spec(
          'load',
          words(
            '18 cm: 500 g. 25 cm: 1 kg',
            '18 厘米 500 克，25 厘米 1 千克',
            '18 cmは500 g、25 cmは1 kg',
            '18cm 500g, 25cm 1kg',
            'รุ่น 18 ซม. 500 กรัม รุ่น 25 ซม. 1 กก.',
          ),
        ),
        spec(
          'weight',
          words(
            '18 cm: 92 g. 25 cm: 164 g',
            '18 厘米 92 克，25 厘米 164 克',
            '18 cmは92 g、25 cmは164 g',
            '18cm 92g, 25cm 164g',
            'รุ่น 18 ซม. 92 กรัม รุ่น 25 ซม. 164 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (moss-25cm) Wrapped round a fence at 3,000 metres for a family picture. The goat did not mind.
    th 5 (honey-18cm) พันราวสะพานถ่ายพลุ ได้ภาพนิ่งสวย
    zh-CN 4 (denim-25cm) 缠栏杆稳，单独站在桌上要调一会儿。
    ko 4 (honey-25cm) 유모차에 감아서 씁니다. 오래 쓰니 한 마디가 헐거워졌어요.
    ja 5 (moss-18cm) 自転車のハンドルに巻いて旅の動画を撮りました。
    en 2 (denim-18cm) The small one sags under my big phone. Take the larger.
  `,
    },
    {
      product_id: 'tripod-ring',
      shop_id: 'inkstone',
      values: ['snow', 'blush', 'ink'],
      price_cents: 3900,
      was_cents: 5900,
      second: { axis: 'diameter', adds: { '20cm': 0, '25cm': 700, '30cm': 1400 } },
      sales: 1268,
      days_ago: 140,
      title: words(
        'Desk ring light with holder',
        '桌面环形补光灯支架',
        '卓上リングライトスタンド',
        '탁상 링 라이트 거치대',
        'ไฟวงแหวนตั้งโต๊ะพร้อมที่จับมือถือ',
      ),
      description: words(
        'A circle of even light with the phone in its middle, on a slim pole and a heavy round foot. A dial on the lead goes from candle yellow to noon white in ten steps.',
        '一圈匀净的光，手机夹在正中，细杆配沉甸甸的圆底座。线上的旋钮从烛光黄到正午白，分十档。',
        'むらのない光の輪の真ん中にスマホを置けます。細い柱と重い丸い台座で安定。コードのダイヤルで、ろうそくの黄色から真昼の白まで10段階に変わります。',
        '고른 빛의 고리 한가운데에 휴대폰을 두고, 가는 기둥과 무거운 둥근 받침이 떠받칩니다. 선에 달린 다이얼로 촛불 노랑에서 한낮의 흰빛까지 열 단계로 바뀝니다.',
        'วงแสงสม่ำเสมอมีมือถืออยู่ตรงกลาง บนเสาเรียวและฐานกลมหนัก ปุ่มหมุนบนสายปรับจากเหลืองแสงเทียนถึงขาวเที่ยงวันได้สิบระดับ',
      ),
      specs: [
        spec(
          'light',
          words(
            'LED, 2,700–6,000 K',
            'LED，色温 2700–6000 K',
            'LED、色温2,700〜6,000 K',
            'LED, 2,700~6,000켈빈',
            'LED 2,700–6,000 เคลวิน',
          ),
        ),
        spec(
          'supply',
          words('USB, 5 V 2 A', 'USB，5 伏 2 安', 'USB給電、5 V 2 A', 'USB 전원, 5V 2A', 'USB 5 โวลต์ 2 แอมป์'),
        ),
        spec('size', words('36–52 cm high', '高 36–52 厘米', '高さ36〜52 cm', '높이 36~52cm', 'สูง 36–52 ซม.')),
        spec('weight', kilograms(1.2)),
      ],
      reviews: `
    en 5 (snow-25cm) My online students say they can finally see my mouth shapes.
    ko 5 (blush-30cm) 화장할 때 거울 대신 켜요. 색이 정확하게 보입니다.
    zh-CN 4 (ink-25cm) 光很匀，眼里那圈光好看，底座占点桌面。
    ja 4 (snow-20cm) 小物の撮影に。20 cmだと顔にはやや小さめです。
    th 5 (blush-30cm) ไลฟ์ทุกคืน หน้าผ่องไม่ต้องใช้ฟิลเตอร์
    th 3 (ink-20cm) ไฟดีแต่สายสั้น ต้องต่อปลั๊กพ่วง
  `,
    },
    {
      product_id: 'tripod-stick',
      shop_id: 'pocket-tide',
      values: ['mist', 'ink', 'brick'],
      price_cents: 3400,
      second: { axis: 'height', adds: { '110cm': 0, '150cm': 900 } },
      sales: 1876,
      days_ago: 21,
      title: words(
        'Selfie stick that stands up',
        '可落地自拍杆三脚架',
        '自立する自撮り棒',
        '세워 두는 셀카봉 삼각대',
        'ไม้เซลฟี่กางขาตั้งได้',
      ),
      description: words(
        'A telescopic stick whose handle opens into three feet, with a small remote that clicks out of the grip. Closed, it is as long as a banana and goes into any bag.',
        '伸缩杆手柄一拉变三只脚，握把里弹出小遥控器。收起来和一根香蕉差不多长，什么包都放得下。',
        '持ち手を開くと3本の足になる伸縮式の棒です。グリップから小さなリモコンが外れます。縮めればバナナほどの長さで、どんなかばんにも入ります。',
        '손잡이를 펴면 발 셋이 되는 길이 조절 막대로, 손잡이에서 작은 리모컨이 톡 빠집니다. 접으면 바나나만 한 길이라 어느 가방에나 들어갑니다.',
        'ไม้ยืดที่ด้ามกางเป็นสามขา มีรีโมตเล็กถอดออกจากด้ามได้ หุบแล้วยาวเท่ากล้วยหนึ่งผล ใส่กระเป๋าใบไหนก็ได้',
      ),
      specs: [
        spec(
          'connection',
          words(
            'Bluetooth remote, reaches 10 m',
            '蓝牙遥控，10 米内有效',
            'Bluetoothリモコン、10 m以内',
            '블루투스 리모컨, 10m 이내',
            'รีโมตบลูทูธ ระยะ 10 เมตร',
          ),
        ),
        spec(
          'material',
          words('Aluminium, nylon', '铝、尼龙', 'アルミ、ナイロン', '알루미늄, 나일론', 'อะลูมิเนียม ไนลอน'),
        ),
        spec('packed', words('21 cm long', '长 21 厘米', '長さ21 cm', '길이 21cm', 'ยาว 21 ซม.')),
        spec(
          'weight',
          words(
            '110 cm: 168 g. 150 cm: 232 g',
            '110 厘米 168 克，150 厘米 232 克',
            '110 cmは168 g、150 cmは232 g',
            '110cm 168g, 150cm 232g',
            'รุ่น 110 ซม. 168 กรัม รุ่น 150 ซม. 232 กรัม',
          ),
        ),
      ],
      reviews: `
    ko 5 (mist-150cm) 혼자 여행 가서 전신사진 원 없이 찍었어요.
    en 4 (ink-150cm) Stands well indoors. In wind I hang my bag on it.
    zh-CN 5 (brick-110cm) 遥控器不用配第二次，开机就连上。
    th 5 (mist-110cm) หุบแล้วเล็กมาก พกไปเที่ยวเกาะสบาย
    ja 4 (brick-150cm) 150 cmまで伸ばすと先が少ししなります。集合写真には十分。
  `,
    },
    {
      product_id: 'tripod-panel',
      shop_id: 'studio-kanda',
      values: ['butter', 'fog', 'sage'],
      price_cents: 4600,
      sales: 342,
      days_ago: 97,
      title: words(
        'Panel light on a small tripod',
        '小三脚架方形补光灯',
        'ミニ三脚の四角いライト',
        '미니 삼각대 패널 조명',
        'ไฟแผงสี่เหลี่ยมบนขาตั้งเล็ก',
      ),
      description: words(
        'A frosted square of light beside the phone rather than round it, for faces with soft shadows. Both sit on one bar over three wooden legs, and the panel lifts off to be held by hand.',
        '磨砂方灯立在手机旁边，光从侧面来，脸上有柔和的影子。灯和手机同装一根横杆，下面三条木腿；灯板可以摘下来手持。',
        'スマホの横に立つ、すりガラス調の四角いライト。横からの光で顔にやわらかな陰影が付きます。1本の横棒に両方を載せ、木の脚3本で支えます。ライトは外して手でも持てます。',
        '휴대폰을 둘러싸는 대신 옆에서 비추는 뿌연 사각 조명이라 얼굴에 부드러운 그늘이 집니다. 나무 다리 셋 위 가로대 하나에 둘이 함께 놓이고, 조명은 떼어 손에 들 수 있습니다.',
        'ไฟสี่เหลี่ยมฝ้าวางข้างมือถือแทนที่จะล้อมรอบ ให้เงานุ่มบนใบหน้า ทั้งคู่อยู่บนคานเดียวเหนือขาไม้สามขา ถอดแผงไฟมาถือเองได้',
      ),
      specs: [
        spec(
          'light',
          words(
            '96 LEDs, 2,700–6,500 K',
            '96 颗 LED，色温 2700–6500 K',
            'LED 96個、色温2,700〜6,500 K',
            'LED 96개, 2,700~6,500켈빈',
            'LED 96 ดวง 2,700–6,500 เคลวิน',
          ),
        ),
        spec(
          'battery',
          words(
            '3 hours at full light',
            '最亮 3 小时',
            '最大の明るさで3時間',
            '최대 밝기로 3시간',
            'สว่างสุดใช้ได้ 3 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            'Beech, aluminium, acrylic',
            '榉木、铝、亚克力',
            'ブナ、アルミ、アクリル',
            '너도밤나무, 알루미늄, 아크릴',
            'ไม้บีช อะลูมิเนียม อะคริลิก',
          ),
        ),
        spec('weight', grams(390)),
      ],
      reviews: `
    en 5 (butter) Side light changed my product photos more than a new phone would have.
    ja 5 (sage) 木の脚なので部屋に出しっぱなしでも絵になります。
    zh-CN 4 (fog) 光线柔，拍手账很舒服，充一次用不到一整天。
    ko 5 (butter) 옆에서 비추니 얼굴이 납작해 보이지 않아요.
    th 4 (sage) ขาไม้สวย ไฟนุ่ม แต่ตัวหนีบต้องไขแน่น ๆ
  `,
    },
  ],
}

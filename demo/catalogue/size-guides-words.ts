import type { DemoSizeGuide } from './demo-types.ts'
import { words } from './words.ts'

type Guide = Omit<DemoSizeGuide, 'kind'>

const chest = words('Chest', '胸围', '胸囲', '가슴둘레', 'รอบอก')
const bust = words('Bust', '胸围', 'バスト', '가슴둘레', 'รอบอก')
const waist = words('Waist', '腰围', 'ウエスト', '허리둘레', 'รอบเอว')
const hips = words('Hips', '臀围', 'ヒップ', '엉덩이둘레', 'รอบสะโพก')
const neck = words('Neck', '颈围', '首回り', '목둘레', 'รอบคอ')
const head = words('Head', '头围', '頭囲', '머리둘레', 'รอบศีรษะ')
const foot = words('Foot length', '脚长', '足の長さ', '발 길이', 'ความยาวเท้า')

const european = words('EU size', '欧码', 'EUサイズ', '유럽 사이즈', 'ไซส์ยุโรป')
const british = words('UK size', '英码', 'UKサイズ', '영국 사이즈', 'ไซส์อังกฤษ')
const american = words('US size', '美码', 'USサイズ', '미국 사이즈', 'ไซส์อเมริกา')
const japanese = words('JP size', '日码', '日本サイズ', '일본 사이즈', 'ไซส์ญี่ปุ่น')
const inside = words('Inside (mm)', '内径（毫米）', '内径（mm）', '안지름(mm)', 'เส้นผ่านศูนย์กลางใน (มม.)')
const around = words('Around (mm)', '内周（毫米）', '内周（mm）', '안둘레(mm)', 'เส้นรอบวงใน (มม.)')
const trouserSize = words('Trouser size', '裤装尺码', 'パンツのサイズ', '바지 사이즈', 'ไซส์กางเกง')

const body = words(
  'These are body measurements, not garment measurements. Hold the tape level and close, but not tight. Between two sizes, take the larger.',
  '以下为身体尺寸，不是成衣尺寸。软尺保持水平，贴身但不要勒紧。介于两个尺码之间，请选大一码。',
  '衣服ではなく、体の寸法です。メジャーは水平に、締めつけずに当てて測ります。迷ったら大きいほうをお選びください。',
  '옷이 아니라 몸의 치수입니다. 줄자를 수평으로, 조이지 않게 대고 재세요. 두 사이즈 사이라면 큰 쪽을 고르세요.',
  'ตัวเลขเป็นขนาดของร่างกาย ไม่ใช่ของเสื้อผ้า วางสายวัดให้ได้ระดับ แนบตัวแต่ไม่รัด หากอยู่ระหว่างสองไซส์ให้เลือกไซส์ใหญ่กว่า',
)

const row = (value_key: string, ...figures: (string | number[])[]) => ({ value_key, figures })

const mensTop: Guide = {
  axis: 'size',
  how: body,
  measures: [chest, waist, neck],
  sizes: [
    row('s', [88, 94], [74, 80], [37, 38]),
    row('m', [94, 100], [80, 86], [39, 40]),
    row('l', [100, 106], [86, 92], [41, 42]),
    row('xl', [106, 112], [92, 98], [43, 44]),
  ],
}

const mensShorts: Guide = {
  axis: 'size',
  how: body,
  measures: [waist, hips],
  sizes: [
    row('s', [74, 80], [90, 95]),
    row('m', [80, 86], [95, 100]),
    row('l', [86, 92], [100, 105]),
    row('xl', [92, 98], [105, 110]),
  ],
}

const trousers: Guide = {
  axis: 'waist',
  how: words(
    'The size is the waist of the trousers, closed and laid flat, times two. Measure your own waist where the trousers will sit.',
    '尺码为裤腰闭合平铺后量得的宽度乘以二。量自己的腰围时，请量裤腰所在的位置。',
    'サイズは、閉じて平置きしたウエストの2倍です。ご自分のウエストは、パンツをはく位置で測ってください。',
    '사이즈는 바지를 잠그고 펼쳐 잰 허리단의 두 배입니다. 본인의 허리는 바지를 입는 위치에서 재세요.',
    'ไซส์คือรอบเอวของกางเกงเมื่อติดกระดุมแล้ววางราบคูณสอง วัดเอวของตัวเองตรงตำแหน่งที่จะสวมกางเกง',
  ),
  measures: [waist, hips, trouserSize],
  sizes: [
    row('76cm', [74, 77], [92, 95], 'W30'),
    row('81cm', [79, 82], [97, 100], 'W32'),
    row('86cm', [84, 87], [102, 105], 'W34'),
    row('91cm', [89, 92], [107, 110], 'W36'),
  ],
}

const dress: Guide = {
  axis: 'size',
  how: body,
  measures: [bust, waist, hips, european, american],
  sizes: [
    row('s', [80, 84], [62, 66], [86, 90], '36', '4'),
    row('m', [85, 89], [67, 71], [91, 95], '38', '6'),
    row('l', [90, 95], [72, 77], [96, 101], '40', '8'),
    row('xl', [96, 101], [78, 83], [102, 107], '42', '10'),
  ],
}

const skirt: Guide = {
  axis: 'size',
  how: body,
  measures: [waist, hips, european, american],
  sizes: dress.sizes.map(({ value_key, figures: [_, ...others] }) => row(value_key, ...others)),
}

const barefoot = words(
  'Stand on a sheet of paper in the evening and mark heel and longest toe. Measure both feet and go by the longer one.',
  '傍晚时站在纸上，标出脚跟和最长的脚趾。两只脚都量，以较长的一只为准。',
  '夕方、紙の上に立ち、かかとといちばん長い指の先に印をつけて測ります。左右を測り、長いほうに合わせてください。',
  '저녁에 종이 위에 서서 뒤꿈치와 가장 긴 발가락 끝을 표시해 재세요. 양발을 재고 긴 쪽에 맞추세요.',
  'ยืนบนกระดาษในตอนเย็นแล้วขีดที่ส้นเท้ากับปลายนิ้วที่ยาวที่สุด วัดทั้งสองข้างแล้วใช้ข้างที่ยาวกว่า',
)

const womensShoes: Guide = {
  axis: 'shoe_size',
  how: barefoot,
  measures: [foot, european, british, american, japanese],
  sizes: [
    row('eu36', [22.6, 23], '36', '3.5', '6', '23'),
    row('eu37', [23.1, 23.5], '37', '4', '6.5', '23.5'),
    row('eu38', [23.6, 24], '38', '5', '7.5', '24'),
    row('eu39', [24.1, 24.5], '39', '6', '8.5', '24.5'),
  ],
}

const mensShoes: Guide = {
  axis: 'shoe_size',
  how: barefoot,
  measures: [foot, european, british, american, japanese],
  sizes: [
    row('eu40', [25, 25.5], '40', '6.5', '7.5', '25.5'),
    row('eu41', [25.6, 26], '41', '7', '8', '26'),
    row('eu42', [26.1, 26.5], '42', '8', '9', '26.5'),
    row('eu43', [26.9, 27.5], '43', '9', '10', '27.5'),
  ],
}

const hat: Guide = {
  axis: 'head_size',
  how: words(
    'Lay the tape around the widest part of the head, a finger above the ears and over the middle of the forehead.',
    '软尺绕头部最宽处一圈，位于耳上一指，经过额头中央。',
    'メジャーを、耳の指1本ぶん上から額の中央を通して、頭のいちばん太いところに回します。',
    '줄자를 귀에서 손가락 하나 위, 이마 한가운데를 지나도록 머리의 가장 넓은 곳에 두르세요.',
    'พันสายวัดรอบส่วนที่กว้างที่สุดของศีรษะ เหนือหูหนึ่งนิ้วมือและผ่านกลางหน้าผาก',
  ),
  measures: [head, american],
  sizes: [row('56cm', [55, 56], '7'), row('58cm', [57, 58], '7¼'), row('60cm', [59, 60], '7½')],
}

const ring: Guide = {
  axis: 'ring_size',
  how: words(
    'Measure a ring that fits across the inside, or lay a strip of paper around the finger and measure where it meets. Fingers are thinner in the cold and in the morning.',
    '量一枚合适戒指的内径，或用纸条绕手指一圈，量出首尾相接处的长度。天冷和早晨手指会细一些。',
    'ぴったりの指輪の内径を測るか、細い紙を指に巻き、重なるところまでの長さを測ります。寒いときや朝は、指が細くなっています。',
    '잘 맞는 반지의 안지름을 재거나, 종이 띠를 손가락에 감아 만나는 곳까지의 길이를 재세요. 추울 때와 아침에는 손가락이 가늘어집니다.',
    'วัดเส้นผ่านศูนย์กลางด้านในของแหวนที่ใส่พอดี หรือพันแถบกระดาษรอบนิ้วแล้ววัดความยาวถึงจุดที่บรรจบกัน นิ้วจะเล็กลงในอากาศเย็นและตอนเช้า',
  ),
  measures: [inside, around, american, european, japanese],
  sizes: [
    row('us6', '16.5', '51.8', '6', '52', '11'),
    row('us7', '17.3', '54.4', '7', '54', '14'),
    row('us8', '18.1', '57.0', '8', '57', '16'),
  ],
}

const belt: Guide = {
  axis: 'belt_length',
  how: words(
    'The length runs from the buckle to the middle of the holes. Measure a belt you wear the same way, or your waist over the trousers.',
    '长度从带扣量到孔位中间。可用同样方法量一条常用的皮带，或隔着裤子量腰围。',
    '長さは、バックルから穴の中央までです。お使いのベルトを同じように測るか、パンツの上からウエストを測ってください。',
    '길이는 버클에서 구멍 가운데까지입니다. 쓰시던 벨트를 같은 방법으로 재거나, 바지를 입은 채 허리를 재세요.',
    'ความยาววัดจากหัวเข็มขัดถึงกลางช่วงรู วัดเข็มขัดเส้นที่ใช้อยู่แบบเดียวกัน หรือวัดรอบเอวทับกางเกง',
  ),
  measures: [waist, trouserSize],
  sizes: [row('85cm', [80, 89], 'W30–W32'), row('95cm', [90, 99], 'W34–W36'), row('105cm', [100, 109], 'W38–W40')],
}

const ofKinds = (guide: Guide, ...kinds: string[]): DemoSizeGuide[] => kinds.map((kind) => ({ kind, ...guide }))

/** What the sizes of clothes, shoes, hats, rings and belts measure. */
export const sizeGuides: DemoSizeGuide[] = [
  ...ofKinds(mensTop, 'shirt', 'knit', 'jacket'),
  ...ofKinds(mensShorts, 'trousers'),
  ...ofKinds(trousers, 'trousers'),
  ...ofKinds(mensShoes, 'sneakers'),
  ...ofKinds(belt, 'belt'),
  ...ofKinds(hat, 'cap', 'sunhat'),
  ...ofKinds(dress, 'dress'),
  ...ofKinds(skirt, 'skirt'),
  ...ofKinds(womensShoes, 'flats'),
  ...ofKinds(ring, 'rings'),
]

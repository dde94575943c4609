import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const drawingTablet: Kind = {
  pictured: 'colour',
  about: words(
    'The pen needs no battery and leans like a pencil: the flatter you hold it, the broader the line.',
    '笔不用充电，像铅笔一样，越放平线条越宽。',
    'ペンに電池はいりません。鉛筆のように、寝かせるほど線が太くなります。',
    '펜은 건전지가 필요 없고, 연필처럼 눕힐수록 선이 굵어집니다.',
    'ปากกาไม่ต้องใช้แบตเตอรี่ เอียงเหมือนดินสอ ยิ่งเอียงเส้นยิ่งหนา',
  ),
  products: [
    {
      product_id: 'drawing-tablet-dial',
      shop_id: 'inkstone',
      values: ['ink', 'mist', 'clay'],
      price_cents: 7900,
      was_cents: 12900,
      second: { axis: 'size', adds: { m: 0, l: 3000 } },
      sales: 964,
      days_ago: 262,
      title: words(
        'Pen tablet with a dial',
        '带旋钮的数位板',
        'ダイヤル付きペンタブレット',
        '다이얼 펜 태블릿',
        'เมาส์ปากกามีวงล้อหมุน',
      ),
      description: words(
        'A thin slab with the bite of drawing paper and a big dial under the other hand. Turn the dial to zoom, to rotate the sheet or to change the brush; the four keys below it are yours to name.',
        '薄薄一块板，表面有画纸的阻尼，另一只手边是个大旋钮。转一转就能缩放、旋转画布或换笔刷大小，下面四个键随您定义。',
        '画用紙のような引っかかりのある薄い板に、もう片方の手で回す大きなダイヤルを付けました。回せば拡大、用紙の回転、ブラシの太さが変わり、下の4つのキーは自由に割り当てられます。',
        '도화지처럼 사각거리는 얇은 판에, 다른 손으로 돌리는 큰 다이얼을 달았습니다. 돌리면 확대와 화면 회전, 붓 크기가 바뀌고, 아래 네 키는 마음대로 정할 수 있습니다.',
        'แผ่นบางผิวฝืดเหมือนกระดาษวาดเขียน มีวงล้อใหญ่ให้อีกมือหมุน หมุนเพื่อซูม หมุนกระดาษ หรือเปลี่ยนขนาดพู่กัน ปุ่มสี่ปุ่มด้านล่างตั้งเองได้',
      ),
      specs: [
        spec(
          'area',
          words(
            'M: 22 × 14 cm, L: 26 × 16 cm',
            'M：22 × 14 厘米，L：26 × 16 厘米',
            'M：22 × 14 cm、L：26 × 16 cm（横×縦）',
            'M: 22 × 14cm, L: 26 × 16cm(가로×세로)',
            'M: 22 × 14 ซม. L: 26 × 16 ซม.',
          ),
        ),
        spec(
          'pen',
          words('8,192 levels of pressure', '8192 级压感', '筆圧8,192段階', '필압 8,192단계', 'แรงกด 8,192 ระดับ'),
        ),
        spec(
          'connection',
          words('USB-C or Bluetooth', 'USB-C 或蓝牙', 'USB-C／Bluetooth両対応', 'USB-C 또는 블루투스', 'USB-C หรือบลูทูธ'),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (m) The dial does what three keyboard shortcuts did badly. My left hand is happy at last.
    zh-CN 5 (l) 阻尼像素描纸，旋钮转画布太爽了。
    ja 4 (m) 書き味はざらっとして好みです。芯の減りは少し早め。
    ko 5 (m) 웹툰 배우는 중학생 딸 선물로 샀어요. 설정도 혼자 다 하네요.
    th 4 (l) วาดลื่นกำลังดี วงล้อแน่น อยากให้มีที่เก็บปากกาในตัว
    zh-CN 2 (m) 蓝牙连着画快线会断，插线没事，感觉白买了无线。
  `,
    },
    {
      product_id: 'drawing-tablet-screen',
      shop_id: 'inkstone',
      values: ['fog', 'ink', 'snow'],
      price_cents: 28900,
      second: { axis: 'screen_size', adds: { '12in': 0, '16in': 11000 } },
      sales: 207,
      days_ago: 111,
      title: words(
        'Drawing screen on folding legs',
        '折叠脚数位屏',
        '折りたたみ脚の液晶ペンタブレット',
        '접이식 다리 액정 태블릿',
        'จอวาดรูปขาพับ',
      ),
      description: words(
        'You draw on the picture itself, under etched glass that keeps the reflections off. Two legs swing out behind for a drawing-board slope, and a row of keys runs down the left.',
        '直接画在画面上，蚀刻玻璃不反光。背后两条支脚一翻，就是画板的斜度，左边还有一列快捷键。',
        '映り込みを抑えるエッチングガラスの上で、絵に直接描けます。後ろの2本の脚を開けば製図板の傾きになり、左にはキーが一列に並びます。',
        '반사를 줄인 에칭 유리 위에서 그림에 바로 그립니다. 뒤의 두 다리를 펴면 화판처럼 기울고, 왼쪽에 단축키가 한 줄로 놓입니다.',
        'วาดลงบนภาพโดยตรง กระจกกัดผิวไม่สะท้อนแสง กางขาสองข้างด้านหลังให้ลาดเหมือนกระดานวาดรูป มีแถวปุ่มลัดด้านซ้าย',
      ),
      specs: [
        spec(
          'screen',
          words(
            '1,920 × 1,080, full lamination',
            '1920 × 1080，全贴合',
            '1,920 × 1,080、フルラミネーション',
            '1,920 × 1,080, 풀 라미네이션',
            '1,920 × 1,080 ลามิเนตเต็มจอ',
          ),
        ),
        spec(
          'pen',
          words(
            '8,192 levels, spare nibs in the box',
            '8192 级压感，附备用笔芯',
            '筆圧8,192段階、替え芯付き',
            '필압 8,192단계, 여분 심 포함',
            '8,192 ระดับ พร้อมหัวสำรอง',
          ),
        ),
        spec(
          'connection',
          words(
            'One USB-C, or HDMI and USB',
            '单根 USB-C，或 HDMI 加 USB',
            'USB-C 1本、またはHDMIとUSB',
            'USB-C 하나 또는 HDMI와 USB',
            'USB-C เส้นเดียว หรือ HDMI คู่ USB',
          ),
        ),
        spec('weight', words('From 1.1 kg', '1.1 千克起', '1.1 kgから', '1.1kg부터', 'เริ่มที่ 1.1 กก.')),
      ],
      reviews: `
    en 5 (16in) The line starts where the nib is. That sounds little until you have drawn without it.
    ja 5 (16in) 視差がほとんどなく、漫画のペン入れが紙と同じ感覚でできます。
    zh-CN 4 (12in) 12 寸桌面不占地方，颜色出厂略偏冷，校一下就好。
    ko 4 (16in) 다리 각도가 두 단계뿐이라 아쉽지만 화면은 정말 좋아요.
    th 5 (12in) เส้นตรงปลายปากกาเป๊ะ ไม่ต้องเล็ง
    en 3 (12in) It works, after an evening of drivers on my older PC. The fan of the PC, not the screen, is what you hear.
  `,
    },
    {
      product_id: 'drawing-tablet-note',
      shop_id: 'studio-kanda',
      values: ['sage', 'cocoa', 'oat'],
      price_cents: 34900,
      second: { axis: 'storage', adds: { '64gb': 0, '128gb': 4000 } },
      sales: 165,
      days_ago: 187,
      title: words(
        'E-paper slate in a cloth cover',
        '布面电子纸手写本',
        '布カバーの電子ペーパーノート',
        '천 커버 전자 종이 노트',
        'สมุดอีเปเปอร์ปกผ้า',
      ),
      description: words(
        'A sketchbook of one page that never runs out, with a woven cover that folds right round. The grey paper needs no lamp of its own and can be read in full sun.',
        '只有一页、却永远画不完的速写本，织物封面可以整个翻到背后。灰色的电子纸自己不发光，大太阳底下也看得清。',
        'たった1枚なのに描き尽くすことのないスケッチブックです。織り地のカバーは裏までぐるりと折り返せます。灰色の紙面は光らず、日なたでもよく読めます。',
        '한 장뿐이지만 끝나지 않는 스케치북으로, 직물 커버는 뒤로 완전히 젖혀집니다. 회색 화면은 스스로 빛나지 않고 한낮의 햇빛 아래에서도 잘 보입니다.',
        'สมุดสเก็ตช์แผ่นเดียวที่ไม่มีวันหมด ปกผ้าทอพับไปด้านหลังได้สุด หน้าจอสีเทาไม่มีแสงในตัว อ่านกลางแดดจ้าได้ชัด',
      ),
      specs: [
        spec(
          'screen',
          words(
            '10.3 in, 1,872 × 1,404, 16 greys',
            '10.3 英寸，1872 × 1404，16 级灰度',
            '10.3インチ、1,872 × 1,404、16階調',
            '10.3인치, 1,872 × 1,404, 16단계 회색',
            '10.3 นิ้ว 1,872 × 1,404 ไล่เทา 16 ระดับ',
          ),
        ),
        spec(
          'pen',
          words(
            '4,096 levels, eraser at the end',
            '4096 级压感，尾端是橡皮',
            '筆圧4,096段階、消しゴム付き',
            '필압 4,096단계, 끝에 지우개',
            '4,096 ระดับ ปลายด้านหนึ่งเป็นยางลบ',
          ),
        ),
        spec(
          'battery',
          words('Three weeks of notes', '记笔记可用三周', '筆記で約3週間', '필기로 3주', 'จดงานได้สามสัปดาห์'),
        ),
        spec(
          'weight',
          words(
            '390 g, 560 g with cover',
            '390 克，带封面 560 克',
            '390 g、カバー込み560 g',
            '390g, 커버 포함 560g',
            '390 กรัม รวมปก 560 กรัม',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (64gb) Eleven notebooks in a drawer, and this is the one I carry.
    ja 5 (128gb) 会議のメモも楽譜の書き込みも、これ一冊になりました。布の手ざわりが好きです。
    zh-CN 4 (64gb) 写字声沙沙的很治愈，翻页慢半拍，能接受。
    ko 5 (sage) 눈이 편하고 알림이 안 뜨니 집중이 됩니다.
    th 4 (128gb) เขียนภาษาไทยลื่นดี แปลงเป็นตัวพิมพ์ยังไม่แม่น
    ko 4 (cocoa) 천 커버가 예쁜데 펜 꽂는 고리가 조금 헐거워요.
  `,
    },
    {
      product_id: 'drawing-tablet-pocket',
      shop_id: 'pocket-tide',
      values: ['honey', 'blush', 'denim'],
      price_cents: 3400,
      sales: 1126,
      days_ago: 324,
      title: words(
        'Postcard-size pen tablet',
        '明信片数位板',
        'はがきサイズのペンタブレット',
        '엽서 크기 펜 태블릿',
        'เมาส์ปากกาขนาดโปสต์การ์ด',
      ),
      description: words(
        'No larger than a postcard, with round corners and a cloth loop that keeps the pen. Plug it into a phone to sign, sketch or mark a photograph wherever you are.',
        '明信片大小，圆角，布环扣住笔不会丢。插到手机上就能签名、画草图、在照片上标注，走到哪画到哪。',
        'はがきほどの大きさに丸い角、ペンを留める布の輪が付いています。スマートフォンに挿せば、どこでも署名やスケッチ、写真への書き込みができます。',
        '엽서만 한 크기에 둥근 모서리, 펜을 꽂는 천 고리가 달렸습니다. 휴대폰에 꽂으면 어디서든 서명하고 스케치하고 사진에 표시할 수 있습니다.',
        'ไม่ใหญ่กว่าโปสต์การ์ด มุมมน มีห่วงผ้าเสียบปากกาไม่ให้หาย ต่อกับโทรศัพท์แล้วเซ็นชื่อ สเก็ตช์ หรือเขียนบนรูปได้ทุกที่',
      ),
      specs: [
        spec('area', centimetres(12.4, 7.8)),
        spec(
          'pen',
          words('4,096 levels of pressure', '4096 级压感', '筆圧4,096段階', '필압 4,096단계', 'แรงกด 4,096 ระดับ'),
        ),
        spec(
          'connection',
          words(
            'USB-C, 60 cm cable',
            'USB-C，线长 60 厘米',
            'USB-C、ケーブル長60 cm',
            'USB-C, 케이블 60cm',
            'USB-C สายยาว 60 ซม.',
          ),
        ),
        spec('weight', grams(128)),
      ],
      reviews: `
    en 5 I mark homework on the bus with it. The loop has saved the pen a dozen times.
    zh-CN 5 (denim) 给PPT写批注、线上讲题刚好，比鼠标写字强一百倍。
    ja 4 (blush) 手のひらに収まります。絵をじっくり描くには小さいですが、メモには十分。
    ko 4 (honey) 전자서명용으로 회사 사람들이 다 같이 샀어요.
    th 5 (honey) เล็กน่ารัก สอนเลขออนไลน์เขียนง่ายขึ้นเยอะ
    ja 3 スマホによってはアプリが限られます。対応表を先に見ればよかった。
  `,
    },
    {
      product_id: 'drawing-tablet-easel',
      shop_id: 'studio-kanda',
      values: ['wood', 'cocoa', 'ink'],
      price_cents: 78900,
      sales: 52,
      days_ago: 445,
      shelf: 'sold_out',
      title: words(
        'Drawing screen on a wooden easel',
        '木画架数位屏',
        '木製イーゼルの液晶ペンタブレット',
        '나무 이젤 액정 태블릿',
        'จอวาดรูปบนขาหยั่งไม้',
      ),
      description: words(
        'A wide drawing screen framed in solid ash, on an easel that stands on the desk like a painter’s. The shelf below it holds the pen, a cloth and your tea.',
        '实木白蜡框的大数位屏，立在桌上的画架上，和画家的一样。下面的托板放得下笔、擦布和一杯茶。',
        'アッシュ無垢材の枠に大きな液晶を収め、画家の卓上イーゼルのように立てました。下の棚には、ペンと布、お茶が置けます。',
        '물푸레 원목 틀에 넓은 액정을 끼우고, 화가의 이젤처럼 책상 위에 세웠습니다. 아래 선반에는 펜과 천, 찻잔을 올려 둡니다.',
        'จอวาดรูปกว้างในกรอบไม้แอชแท้ บนขาหยั่งตั้งโต๊ะแบบจิตรกร ชั้นด้านล่างวางปากกา ผ้าเช็ด และถ้วยชาได้',
      ),
      specs: [
        spec(
          'screen',
          words(
            '21.5 in, 2,560 × 1,440',
            '21.5 英寸，2560 × 1440',
            '21.5インチ、2,560 × 1,440',
            '21.5인치, 2,560 × 1,440',
            '21.5 นิ้ว 2,560 × 1,440',
          ),
        ),
        spec(
          'material',
          words(
            'Solid ash, etched glass',
            '实木白蜡，蚀刻玻璃',
            'アッシュ無垢材、エッチングガラス',
            '물푸레 원목, 에칭 유리',
            'ไม้แอชแท้ กระจกกัดผิว',
          ),
        ),
        spec(
          'pen',
          words('8,192 levels of pressure', '8192 级压感', '筆圧8,192段階', '필압 8,192단계', 'แรงกด 8,192 ระดับ'),
        ),
        spec('weight', kilograms(6.4)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 Thirty years of oils, and this is the first screen I do not feel silly in front of.
    ja 5 (wood) 立って描けるのがこんなに楽だとは。木の枠が部屋になじみます。
    zh-CN 5 画架角度无级可调，站着画一下午腰也不酸。
    ko 4 (ink) 크고 무거우니 책상부터 튼튼한 걸로 준비하세요.
    th 4 งานไม้ประณีตมาก รอผลิตนานสองเดือนแต่คุ้มค่า
    en 4 (cocoa) The shelf really does hold a cup of tea. I have stopped worrying about it.
  `,
    },
  ],
}

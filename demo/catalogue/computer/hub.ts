import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const hub: Kind = {
  pictured: 'colour',
  about: words(
    'Every port takes data and power at once, and you may pull out a stick while another is copying.',
    '每个接口都能同时传数据和供电，一个在拷文件时拔另一个也没关系。',
    'どの端子もデータと給電に同時に対応し、ひとつが転送中でも、ほかを抜き差しできます。',
    '모든 포트가 데이터와 전원을 함께 다루고, 하나가 복사 중이어도 다른 것을 뽑을 수 있습니다.',
    'ทุกช่องรับส่งข้อมูลและจ่ายไฟพร้อมกัน ถอดอุปกรณ์หนึ่งได้แม้อีกชิ้นกำลังคัดลอกอยู่',
  ),
  products: [
    {
      product_id: 'hub-slim',
      shop_id: 'pocket-tide',
      values: ['silver', 'ink', 'rose'],
      price_cents: 3900,
      was_cents: 4900,
      second: { axis: 'connector', adds: { usbc: 0, usba: 0 } },
      sales: 1982,
      days_ago: 291,
      title: words(
        'Aluminium hub with fixed cable',
        '自带短线铝合金扩展坞',
        'ケーブル一体型 アルミハブ',
        '케이블 일체형 슬림 알루미늄 허브',
        'ฮับอะลูมิเนียมบางสายสั้น',
      ),
      description: words(
        'A bar of brushed aluminium as long as a pen, on a short tail that lets it lie flat beside the laptop. Two USB-A, one USB-C, HDMI and both card slots along its edges.',
        '一支笔那么长的拉丝铝条，短尾线让它能平躺在笔记本旁边。边上有两个 USB-A、一个 USB-C、HDMI 和两种读卡槽。',
        'ペンほどの長さのヘアラインアルミに短いケーブルが付き、ノートパソコンの横に平らに置けます。側面にUSB-A 2つ、USB-C、HDMI、2種類のカードスロットが並びます。',
        '펜 길이의 헤어라인 알루미늄 막대에 짧은 케이블이 달려 노트북 옆에 납작하게 놓입니다. 옆면에 USB-A 두 개, USB-C 하나, HDMI와 카드 슬롯 두 가지가 있습니다.',
        'แท่งอะลูมิเนียมลายขนแมวยาวเท่าปากกา มีสายสั้นให้วางราบข้างโน้ตบุ๊ก ขอบข้างมี USB-A สองช่อง USB-C หนึ่งช่อง HDMI และช่องการ์ดสองแบบ',
      ),
      specs: [
        spec(
          'ports',
          words(
            '2 USB-A, USB-C, HDMI, SD, microSD',
            'USB-A 两个、USB-C、HDMI、SD、microSD',
            'USB-A 2、USB-C、HDMI、SD、microSDの各端子',
            'USB-A 2개, USB-C, HDMI, SD, microSD',
            'USB-A 2 ช่อง USB-C HDMI SD และ microSD',
          ),
        ),
        spec(
          'material',
          words('Brushed aluminium', '拉丝铝合金', 'ヘアライン仕上げのアルミ', '헤어라인 알루미늄', 'อะลูมิเนียมลายขนแมว'),
        ),
        spec('size', centimetres(12.4, 3.4, 1.1)),
        spec('weight', grams(62)),
      ],
      reviews: `
    en 5 (usbc) Photo cards, a projector and a mouse through one hole in my laptop. It gets warm, never hot.
    zh-CN 5 (usbc) 出差必带，投影从没掉过线。
    ja 4 (usbc) ケーブルが短いので、スタンドに載せたノートだと宙に浮きます。机置きなら完璧。
    ko 5 (silver) 노트북 색이랑 똑같아서 원래 세트 같아요.
    th 4 (usba) ใช้กับโน้ตบุ๊กเก่าที่มีแต่ USB-A ได้ดี อ่านการ์ดกล้องเร็ว
    zh-CN 3 (rose) 颜色好看，HDMI 只到 4K 30 帧，买前看清楚。
  `,
    },
    {
      product_id: 'hub-puck',
      shop_id: 'pocket-tide',
      values: ['butter', 'sage', 'cocoa'],
      price_cents: 2900,
      sales: 154,
      days_ago: 18,
      title: words(
        'Round felt-topped hub',
        '毛毡面圆形集线器',
        'フェルトをのせた丸いハブ',
        '펠트를 얹은 원형 허브',
        'ฮับทรงกลมหน้าสักหลาด',
      ),
      description: words(
        'A round hub with a felt top, where rings and earphones may lie while you work. The ports sit all around the rim, and the cord winds into a groove underneath.',
        '圆形集线器，顶面铺毛毡，工作时戒指、耳机可以放在上面。接口绕着侧边排一圈，线能收进底部的槽里。',
        '天面にフェルトを張った丸いハブです。作業中、指輪やイヤホンを置いておけます。端子は縁をぐるりと囲み、ケーブルは底の溝に巻き取れます。',
        '윗면에 펠트를 깐 둥근 허브로, 일하는 동안 반지나 이어폰을 올려 둘 수 있습니다. 포트는 테두리를 빙 둘러 있고, 케이블은 바닥 홈에 감아 넣습니다.',
        'ฮับทรงกลมหน้าบุสักหลาด วางแหวนหรือหูฟังพักไว้ระหว่างทำงานได้ ช่องเสียบเรียงรอบขอบ และสายม้วนเก็บในร่องใต้ฐาน',
      ),
      specs: [
        spec(
          'ports',
          words(
            '3 USB-A, 2 USB-C',
            'USB-A 三个，USB-C 两个',
            'USB-A 3、USB-C 2の計5端子',
            'USB-A 3개, USB-C 2개',
            'USB-A 3 ช่อง USB-C 2 ช่อง',
          ),
        ),
        spec(
          'cable',
          words(
            'USB-C, 80 cm, fixed',
            'USB-C，80 厘米，固定',
            'USB-C、80 cm、直付け',
            'USB-C, 80cm, 일체형',
            'USB-C ยาว 80 ซม. ติดตัวเครื่อง',
          ),
        ),
        spec(
          'material',
          words(
            'Wool felt, ABS',
            '羊毛毡，ABS 塑料',
            'ウールフェルト、ABS樹脂',
            '울 펠트, ABS',
            'สักหลาดขนสัตว์ พลาสติก ABS',
          ),
        ),
        spec('size', centimetres(9, 9, 2.8)),
      ],
      reviews: `
    en 5 (butter) It looks like a biscuit and I keep my earbuds on it. New favourite thing on the desk.
    zh-CN 5 (sage) 绕线槽太贴心了，桌面一下清爽。
    ko 4 허브 같지 않고 예뻐요. 펠트에 먼지가 붙는 건 감안해야죠.
    ja 5 机の真ん中に置いても絵になるハブは初めてです。
    th 4 (cocoa) สีโกโก้เข้ากับโต๊ะไม้ อยากได้สายยาวกว่านี้
    en 4 Ports all round means cables all round, so choose a corner for it.
  `,
    },
    {
      product_id: 'hub-tower',
      shop_id: 'studio-kanda',
      values: ['mist', 'ink', 'oat'],
      price_cents: 12900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 300, o: 300 } },
      sales: 268,
      days_ago: 224,
      title: words(
        'Standing dock with twelve ports',
        '十二口立式扩展坞',
        '12端子の縦置きドック',
        '12포트 세로형 독',
        'แท่นต่อแนวตั้ง 12 ช่อง',
      ),
      description: words(
        'An upright dock no wider than a paperback, on a walnut foot. Six ports face you for daily things; the screens, the network and the power go in at the back.',
        '竖立的扩展坞，不比一本平装书宽，站在胡桃木底座上。六个常用接口朝前，显示器、网线和电源都从背后走。',
        '文庫本ほどの幅で立つドックです。足元はウォールナットの台。よく使う6つの端子が手前に、画面、ネットワーク、電源は背面に並びます。',
        '문고본보다 좁은 폭으로 서는 독으로, 월넛 받침에 올렸습니다. 자주 쓰는 포트 여섯 개는 앞에, 모니터와 랜선, 전원은 뒤에 꽂습니다.',
        'แท่นต่อแนวตั้งกว้างไม่เกินหนังสือปกอ่อน บนฐานไม้วอลนัต หกช่องที่ใช้ประจำหันหาคุณ ส่วนจอ สายแลน และไฟเสียบด้านหลัง',
      ),
      specs: [
        spec(
          'ports',
          words(
            '4 USB-A, 3 USB-C, 2 HDMI, LAN, SD, audio',
            'USB-A 四个、USB-C 三个、HDMI 两个、网口、SD、音频',
            'USB-A 4、USB-C 3、HDMI 2、LAN、SD、音声の各端子',
            'USB-A 4개, USB-C 3개, HDMI 2개, 랜, SD, 오디오',
            'USB-A 4, USB-C 3, HDMI 2, แลน, SD และเสียง',
          ),
        ),
        spec(
          'output',
          words(
            '85 W to the laptop',
            '给笔记本供电 85 瓦',
            'パソコンへ85 W給電',
            '노트북에 85W 공급',
            'จ่ายไฟให้โน้ตบุ๊ก 85 วัตต์',
          ),
        ),
        spec('size', centimetres(9.5, 19, 8)),
        spec('weight', grams(520)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (a) Two screens and the network come alive with one plug. Sleep and wake have been faultless.
    ja 5 (a) 縦置きなので場所を取りません。木の台が重く、抜き差ししても倒れません。
    zh-CN 4 (c) 接口够多了，就是 SD 卡槽插得有点深。
    ko 5 (c) 회사와 집 노트북을 번갈아 꽂아 씁니다. 케이블 하나로 끝나요.
    th 4 (o) สายทั้งหมดไปอยู่ด้านหลัง โต๊ะดูเรียบร้อย ราคาแรงแต่คุ้ม
    ko 4 (oat) 오트밀 색이 나무랑 잘 어울립니다. 전면 포트 하나만 더 빠른 규격이면 좋겠어요.
  `,
    },
    {
      product_id: 'hub-bar',
      shop_id: 'inkstone',
      values: ['snow', 'ink', 'clay'],
      price_cents: 4600,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 200, o: 200 } },
      sales: 803,
      days_ago: 381,
      title: words(
        'Seven-port hub with switches',
        '七口独立开关集线器',
        'スイッチ付き7ポートハブ',
        '개별 스위치 7포트 허브',
        'ฮับ 7 ช่องมีสวิตช์แยก',
      ),
      description: words(
        'Seven ports in a row, each with a rocker of its own and a small light that says it is on. It has its own adapter, so seven hungry things can eat at once.',
        '七个接口排成一行，每个都有自己的船形开关和指示灯。自带电源，七个耗电的设备一起用也喂得饱。',
        '7つの端子が一列に並び、それぞれにスイッチと点灯ランプが付いています。専用アダプターで給電するので、電力を使う機器を7台つないでも平気です。',
        '포트 일곱 개가 한 줄로 늘어서고, 저마다 스위치와 표시등이 있습니다. 전용 어댑터가 있어 전기를 많이 쓰는 기기 일곱 대도 거뜬합니다.',
        'เจ็ดช่องเรียงแถวเดียว แต่ละช่องมีสวิตช์และไฟบอกสถานะของตัวเอง มีอะแดปเตอร์แยก อุปกรณ์กินไฟเจ็ดชิ้นก็ใช้พร้อมกันได้',
      ),
      specs: [
        spec(
          'ports',
          words(
            '7 USB-A, 5 Gbit/s',
            'USB-A 七个，5 Gbit/s',
            'USB-A 7端子、5 Gbit/s',
            'USB-A 7개, 5Gbit/s',
            'USB-A 7 ช่อง 5 Gbit/s',
          ),
        ),
        spec('output', words('36 W in all', '共 36 瓦', '合計36 W', '모두 36W', 'รวม 36 วัตต์')),
        spec('size', centimetres(19.6, 4.4, 2.6)),
        spec(
          'contents',
          words(
            'Hub, adapter, 1 m cable',
            '集线器、电源、1 米线',
            '本体、ACアダプター、1 mケーブル',
            '허브, 어댑터, 1m 케이블',
            'ฮับ อะแดปเตอร์ และสาย 1 เมตร',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (g) I leave everything plugged in and wake only what I need. The rockers have a proper snap.
    zh-CN 5 (a) 接了三块硬盘加声卡，供电稳，没掉过盘。
    ja 4 (a) ランプが明るめなので、寝室の机なら少し気になるかもしれません。
    ko 4 (c) 스위치 누르는 맛이 있어요. 어댑터가 옆 콘센트를 조금 가립니다.
    th 5 (o) ปิดทีละช่องได้ ไม่ต้องดึงสายเข้าออก ช่องไม่หลวม
    ko 2 다섯 번째 포트가 처음부터 안 돼서 교환받았습니다. 새것은 괜찮아요.
  `,
    },
    {
      product_id: 'hub-riser',
      shop_id: 'inkstone',
      values: ['wood', 'cocoa', 'ink'],
      price_cents: 8900,
      sales: 431,
      days_ago: 73,
      title: words(
        'Monitor shelf with ports',
        '带接口的显示器增高架',
        'USB端子付きモニター台',
        '포트 달린 모니터 선반',
        'ชั้นวางจอมีช่อง USB',
      ),
      description: words(
        'A bent-wood shelf that lifts the screen to eye height and hides a hub in its front edge. The keyboard slides underneath when the work is over.',
        '曲木增高架，把屏幕抬到视线的高度，前沿里藏着集线器。收工了，键盘往底下一推。',
        '画面を目の高さまで上げる曲げ木の台です。手前の縁にハブが隠れています。仕事が終われば、キーボードは下にしまえます。',
        '나무를 휘어 만든 선반이 화면을 눈높이로 올려 주고, 앞 가장자리에는 허브가 숨어 있습니다. 일이 끝나면 키보드를 밑으로 밀어 넣습니다.',
        'ชั้นไม้ดัดยกจอขึ้นระดับสายตา ซ่อนฮับไว้ที่ขอบหน้า เลิกงานแล้วเลื่อนคีย์บอร์ดเก็บไว้ข้างใต้ได้',
      ),
      specs: [
        spec(
          'ports',
          words(
            '2 USB-A, 2 USB-C',
            'USB-A 两个，USB-C 两个',
            'USB-A 2、USB-C 2の計4端子',
            'USB-A 2개, USB-C 2개',
            'USB-A 2 ช่อง USB-C 2 ช่อง',
          ),
        ),
        spec(
          'material',
          words(
            'Bent plywood, oiled or stained',
            '曲木胶合板，上油或染色',
            '曲げ合板、オイルまたは染色仕上げ',
            '성형 합판, 오일 또는 착색',
            'ไม้อัดดัด ทาน้ำมันหรือย้อมสี',
          ),
        ),
        spec('load', words('Up to 20 kg', '最大 20 千克', '20 kgまで', '최대 20kg', 'ไม่เกิน 20 กก.')),
        spec('size', centimetres(52, 21, 10)),
      ],
      reviews: `
    en 5 (wood) No screws, no wobble, and I no longer crawl under the desk to plug in a stick.
    ja 5 (wood) 木目がきれいで、キーボードもすっきり入ります。
    zh-CN 4 (cocoa) 颜色比图上深一点，承重没问题，放了 27 寸的屏。
    ko 5 눈높이가 딱 맞아요. 앞쪽 포트 덕분에 충전이 편해졌습니다.
    th 5 (ink) ใต้ชั้นเก็บคีย์บอร์ดได้พอดี ไม้เรียบไม่มีเสี้ยน
    zh-CN 3 木头味道散了三四天，其他满意。
  `,
    },
  ],
}

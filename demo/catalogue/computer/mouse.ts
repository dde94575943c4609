import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const mouse: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'mouse',
      shop_id: 'studio-kanda',
      values: ['oat', 'ink', 'sage'],
      price_cents: 3400,
      was_cents: 3900,
      sales: 962,
      days_ago: 188,
      title: words(
        'Pebble wireless mouse',
        '鹅卵石无线鼠标',
        '小石形のワイヤレスマウス',
        '조약돌 무선 마우스',
        'เมาส์ไร้สายทรงก้อนกรวด',
      ),
      description: words(
        'A small, low mouse shaped like a river stone, equally at home in either hand. The buttons close with a soft tap that does not carry across a quiet room. One charge over USB-C lasts about three months.',
        '形似河石的小巧鼠标，低矮贴掌，左右手都能用。按键声音轻柔，在安静的房间里也不打扰别人。USB-C 充满一次约可用三个月。',
        '川の石のような形をした、低くて小さなマウスです。左右どちらの手にもなじみます。クリック音はごく控えめで、静かな部屋でも気になりません。USB-Cで一度充電すれば約3か月使えます。',
        '강가의 조약돌을 닮은 작고 낮은 마우스로, 어느 손으로 쥐어도 편합니다. 버튼은 부드럽게 눌려 조용한 방에서도 소리가 거슬리지 않습니다. USB-C로 한 번 충전하면 약 3개월 씁니다.',
        'เมาส์ตัวเล็กทรงเตี้ยรูปก้อนกรวดในลำธาร ใช้ได้ถนัดทั้งมือซ้ายและขวา เสียงคลิกเบาจนไม่รบกวนคนในห้องเงียบ ๆ ชาร์จผ่าน USB-C ครั้งเดียวใช้ได้ราวสามเดือน',
      ),
      specs: [
        spec('connection', words('Bluetooth 5.2', '蓝牙 5.2', 'Bluetooth 5.2', '블루투스 5.2', 'บลูทูธ 5.2')),
        spec(
          'speed',
          words(
            '800, 1,200 or 2,400 dpi',
            '800、1200 或 2400 dpi',
            '800／1,200／2,400 dpi切り替え',
            '800/1,200/2,400dpi 전환',
            'ปรับได้ 800, 1,200 และ 2,400 dpi',
          ),
        ),
        spec('size', centimetres(10.4, 6.1, 3.2)),
        spec('weight', grams(78)),
      ],
      reviews: `
    en 5 Small hands here, and this is the first mouse that does not feel like holding a shoe.
    zh-CN 5 声音真的很小，图书馆用也不尴尬。
    ja 4 形がきれいで、机に出しておきたくなります。手が大きい人には少し小さいかも。
    ko 3 디자인은 최고인데 손이 큰 편이라 오래 쓰면 조금 피곤합니다.
    th 5 ซื้อมาสองเดือนยังไม่ต้องชาร์จเลย คลิกเงียบจริง
    en 4 Left-handed and happy. Would have liked a button to change the speed without flipping it over.
  `,
    },
    {
      product_id: 'mouse-vertical',
      shop_id: 'inkstone',
      values: ['moss', 'fog', 'clay'],
      price_cents: 3900,
      second: { axis: 'hand', adds: { right: 0, left: 400 } },
      sales: 1418,
      days_ago: 233,
      title: words('Upright mouse', '直立式鼠标', '縦型マウス', '버티컬 마우스', 'เมาส์แนวตั้ง'),
      description: words(
        'You hold it as you would shake a hand, which keeps the forearm from twisting. A wide lip at the bottom stops the little finger from dragging on the desk. The left-handed one is a true mirror image, thumb buttons included.',
        '握法像握手一样，小臂不再扭着。底部有一圈宽边，小指不会蹭桌面。左手款是真正的镜像设计，连拇指键也换了边。',
        '握手をするような形で持つので、前腕がねじれません。下の広い縁が小指を受け、机にこすれるのを防ぎます。左手用は親指ボタンまで含めて完全な左右対称です。',
        '악수하듯 쥐는 마우스라 팔뚝이 비틀리지 않습니다. 아래쪽 넓은 턱이 새끼손가락을 받쳐 책상에 쓸리지 않습니다. 왼손용은 엄지 버튼까지 그대로 뒤집어 만들었습니다.',
        'จับในท่าเหมือนจับมือทักทาย แขนท่อนล่างจึงไม่บิด ขอบกว้างด้านล่างกันไม่ให้นิ้วก้อยลากไปกับโต๊ะ รุ่นมือซ้ายกลับด้านทั้งตัวรวมถึงปุ่มนิ้วโป้ง',
      ),
      specs: [
        spec(
          'connection',
          words(
            '2.4 GHz receiver or Bluetooth',
            '2.4 GHz 接收器或蓝牙',
            '2.4 GHzレシーバー／Bluetooth',
            '2.4GHz 수신기 또는 블루투스',
            'ตัวรับ 2.4 GHz หรือบลูทูธ',
          ),
        ),
        spec(
          'speed',
          words(
            '800 to 3,200 dpi, four steps',
            '800–3200 dpi，四档',
            '800〜3,200 dpi、4段階',
            '800~3,200dpi, 4단계',
            '800–3,200 dpi ปรับได้ 4 ระดับ',
          ),
        ),
        spec(
          'charging',
          words(
            'USB-C, about ten weeks',
            'USB-C，一次约用十周',
            'USB-C、約10週間使用可',
            'USB-C, 약 10주 사용',
            'USB-C ใช้ได้ราว 10 สัปดาห์',
          ),
        ),
        spec('size', centimetres(11.8, 7.4, 7.2)),
        spec('weight', grams(132)),
      ],
      reviews: `
    en 5 (left) A left-handed upright mouse that is not an afterthought. I nearly wept.
    zh-CN 5 用了三周，手腕那根筋不疼了，同事也跟着买。
    ja 4 (right) 手首は確かに楽です。細かい作業のときだけ普通のマウスに戻しています。
    ko 4 (right) 처음엔 커서가 비스듬히 움직이는데 이틀이면 적응됩니다.
    th 5 หมอแนะนำให้เปลี่ยนมาใช้แบบนี้ ปวดข้อมือน้อยลงจริง
    ko 2 손이 작은 편이라 엄지 버튼이 멀어요. 크기를 꼭 재 보고 사세요.
  `,
    },
    {
      product_id: 'mouse-trackball',
      shop_id: 'studio-kanda',
      values: ['ink', 'snow', 'brick'],
      price_cents: 6800,
      sales: 327,
      days_ago: 341,
      title: words('Trackball with a big ball', '大球轨迹球', '大玉トラックボール', '큰 볼 트랙볼', 'แทร็กบอลลูกใหญ่'),
      description: words(
        'The ball is as big as a billiard ball and rolls on three ruby bearings, so two fingers cross both screens in one push. The body never moves and needs only a palm of free desk. Lift the ball out to wipe the cup; there is nothing to unscrew.',
        '球有台球那么大，架在三颗红宝石轴承上，两指一推就能横跨两块屏幕。机身不动，桌上留一掌之地即可。把球取出来就能擦球窝，不用拧螺丝。',
        'ビリヤードの球ほどの大玉を3つのルビー軸受けで支え、指2本のひと転がしで2画面を横切れます。本体は動かないので、手のひら分の場所があれば使えます。玉を持ち上げるだけで、受け皿を拭けます。',
        '당구공만 한 볼을 루비 베어링 세 개가 받쳐, 손가락 두 개로 한 번 밀면 두 화면을 가로지릅니다. 본체는 움직이지 않아 손바닥만 한 자리면 됩니다. 볼을 들어내면 바로 안쪽을 닦을 수 있습니다.',
        'ลูกบอลใหญ่เท่าลูกบิลเลียด กลิ้งบนลูกปืนทับทิมสามเม็ด ใช้สองนิ้วปัดทีเดียวข้ามได้สองจอ ตัวเครื่องไม่ต้องขยับ มีที่ว่างแค่ฝ่ามือก็พอ ยกลูกบอลออกมาเช็ดเบ้าได้เลยไม่ต้องไขน็อต',
      ),
      specs: [
        spec(
          'connection',
          words(
            'Bluetooth 5.2 or USB-C',
            '蓝牙 5.2 或 USB-C',
            'Bluetooth 5.2／USB-C接続',
            '블루투스 5.2 또는 USB-C',
            'บลูทูธ 5.2 หรือ USB-C',
          ),
        ),
        spec(
          'speed',
          words(
            '400 to 1,600 dpi',
            '400–1600 dpi，可调',
            '400〜1,600 dpi（切り替え式）',
            '400~1,600dpi 전환',
            'ปรับได้ 400–1,600 dpi',
          ),
        ),
        spec('size', centimetres(13.5, 11, 6.8)),
        spec('weight', grams(310)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 Sixty years old, bad wrist, and I am editing photographs again.
    ja 5 玉の転がりがなめらかで、編集の再生位置合わせが一発で決まります。
    ja 4 掃除が簡単なのが何よりです。スクロールの輪だけ少し軽いかな。
    zh-CN 5 桌子小，不用挪来挪去。红宝石轴承滚起来一点不涩。
    ko 4 (snow) 흰색은 손때가 좀 보이지만 닦으면 금방 지워집니다.
    th 5 (brick) ตัดต่อวิดีโอทั้งวันไม่เมื่อย ลูกบอลสีสวยเหมือนของแต่งโต๊ะ
  `,
    },
    {
      product_id: 'mouse-travel',
      shop_id: 'pocket-tide',
      values: ['blush', 'mist', 'ink'],
      price_cents: 2400,
      sales: 2210,
      days_ago: 176,
      title: words(
        'Flat mouse that bends to wake',
        '折弯即开的扁平鼠标',
        '曲げると電源が入る薄型マウス',
        '구부리면 켜지는 납작 마우스',
        'เมาส์แบนพกพา งอแล้วเปิดเครื่อง',
      ),
      description: words(
        'Flat, it slips between two notebooks; bend it into an arch and it switches on. The front is one smooth plate that clicks at both corners and scrolls where a finger strokes it.',
        '压平了能夹在两本书之间，一折成拱形就开机。前面是一整块光滑面板，左右两角可点击，手指一划就滚动。',
        '平らにすればノートの間に収まり、山なりに曲げると電源が入ります。前側は一枚のなめらかな板で、左右の角がクリック、指でなでるとスクロールになります。',
        '평평하게 펴면 공책 사이에 들어가고, 아치 모양으로 구부리면 켜집니다. 앞쪽은 매끈한 판 하나로, 양쪽 모서리를 누르면 클릭, 손가락으로 쓸면 스크롤이 됩니다.',
        'กดให้แบนก็สอดไว้ระหว่างสมุดได้ งอเป็นโค้งก็เปิดเครื่องทันที ด้านหน้าเป็นแผ่นเรียบชิ้นเดียว คลิกได้สองมุม ลูบนิ้วเพื่อเลื่อนหน้าจอ',
      ),
      specs: [
        spec(
          'connection',
          words(
            'Bluetooth 5.2, two devices',
            '蓝牙 5.2，可连两台设备',
            'Bluetooth 5.2、2台まで登録',
            '블루투스 5.2, 기기 2대',
            'บลูทูธ 5.2 จับคู่ได้ 2 เครื่อง',
          ),
        ),
        spec(
          'battery',
          words(
            'Six weeks a charge',
            '充一次用六周',
            '1回の充電で6週間',
            '한 번 충전으로 6주',
            'ชาร์จครั้งหนึ่งใช้ได้ 6 สัปดาห์',
          ),
        ),
        spec('size', centimetres(13.1, 5.6, 1.2)),
        spec('weight', grams(72)),
      ],
      reviews: `
    en 4 Lives in the laptop sleeve and nobody notices the bulge. Not for eight-hour days.
    zh-CN 5 出差党必备，啪一下折起来就能用，旁边的人都要多看两眼。
    ja 5 (blush) かばんの内ポケットに入るのが最高です。色も上品でした。
    ko 5 (mist) 접었다 폈다 하는 소리가 좋아서 자꾸 만지게 돼요.
    th 4 (blush) บางมากใส่ซองแท็บเล็ตได้เลย คลิกซ้ายเสียงดังกว่าขวานิดหนึ่ง
    en 3 The stroke-to-scroll is a touch too eager on long documents.
  `,
    },
    {
      product_id: 'mouse-wired',
      shop_id: 'inkstone',
      values: ['oat', 'butter', 'denim'],
      price_cents: 1900,
      second: { axis: 'connector', adds: { usbc: 0, usba: 0 } },
      sales: 905,
      days_ago: 402,
      title: words(
        'Square mouse with a tail',
        '带尾巴的方鼠标',
        'しっぽのある四角いマウス',
        '꼬리 달린 네모 마우스',
        'เมาส์เหลี่ยมมีหาง',
      ),
      description: words(
        'A square-shouldered mouse of the kind that sat beside beige computers, with a modern sensor inside. Two broad buttons, one ribbed wheel, no battery and nothing to pair.',
        '当年摆在米色电脑旁边的方肩鼠标，里面换了现代的传感器。两个大按键，一个带棱滚轮，没有电池，也不用配对。',
        'ベージュのパソコンの隣にあった、肩の張ったマウスです。中身は今のセンサーに替わっています。大きなボタン2つと溝のあるホイールだけで、電池もペアリングもいりません。',
        '베이지색 컴퓨터 옆에 놓여 있던 각진 마우스에 요즘 센서를 넣었습니다. 넓은 버튼 두 개와 홈이 파인 휠 하나, 건전지도 페어링도 필요 없습니다.',
        'เมาส์ทรงเหลี่ยมแบบที่เคยวางคู่คอมพิวเตอร์สีเบจ แต่เซนเซอร์ข้างในเป็นรุ่นใหม่ มีปุ่มกว้างสองปุ่ม ล้อมีร่องหนึ่งล้อ ไม่มีแบตเตอรี่และไม่ต้องจับคู่',
      ),
      specs: [
        spec(
          'speed',
          words(
            '1,000 or 2,000 dpi',
            '1000 或 2000 dpi',
            '1,000／2,000 dpi切り替え',
            '1,000/2,000dpi 전환',
            'ปรับได้ 1,000 และ 2,000 dpi',
          ),
        ),
        spec(
          'cable',
          words('Braided, 1.6 m', '编织线，1.6 米', '編みケーブル、1.6 m', '패브릭 케이블, 1.6m', 'สายถัก 1.6 เมตร'),
        ),
        spec('size', centimetres(10.2, 6.4, 3.8)),
        spec('weight', grams(94)),
      ],
      reviews: `
    en 5 (usba) My daughter asked why it has a string. It has never once run flat, I said.
    zh-CN 5 (usbc) 情怀拉满，放在旧显示器旁边毫无违和感。
    ko 4 (butter) 누런 옛날 컴퓨터 감성 그대로예요. 클릭음은 조금 큰 편입니다.
    ja 4 角ばっているのに意外と手になじみます。ケーブルがもう少し柔らかいとなお良いです。
    th 5 ไม่ต้องชาร์จไม่ต้องเปลี่ยนถ่าน เสียบแล้วใช้ได้เลย ถูกใจคนขี้ลืม
    en 4 (denim) Bought four for a school office. One had a stiff wheel that loosened after a week.
  `,
    },
  ],
}

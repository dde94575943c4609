import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const speaker: Kind = {
  pictured: 'colour',
  about: words(
    'It needs no app and no account: switch it on and it plays.',
    '不用装应用，也不用注册，开机就能放。',
    'アプリも会員登録もいりません。電源を入れれば、すぐに鳴ります。',
    '앱도 계정도 필요 없이 켜면 바로 재생됩니다.',
    'ไม่ต้องลงแอปหรือสมัครบัญชี เปิดเครื่องก็ฟังได้เลย',
  ),
  products: [
    {
      product_id: 'speaker',
      shop_id: 'studio-kanda',
      values: ['sage', 'clay', 'ink'],
      price_cents: 7900,
      sales: 654,
      days_ago: 176,
      title: words(
        'Ribbed room speaker',
        '棱纹室内音箱',
        '円筒のルームスピーカー',
        '골진 원통형 룸 스피커',
        'ลำโพงทรงกระบอกสำหรับห้อง',
      ),
      description: words(
        'A round speaker that plays evenly in every direction, so it can stand in the middle of a table. The ribbed shell is wrapped in knitted fabric made from recycled bottles. Two of them find each other and play in stereo.',
        '圆筒音箱，声音向四周均匀散开，放在桌子中央就行。棱纹外壳包着回收瓶制成的针织布。两台会自动配对，组成立体声。',
        '全方向に均等に音が広がるので、テーブルの真ん中に置けるスピーカーです。うねのある本体は、再生ボトルから作ったニット地で包みました。2台並べれば自動でつながり、ステレオになります。',
        '사방으로 고르게 소리를 내는 원통형 스피커라 탁자 한가운데 두어도 됩니다. 골진 몸체는 재생 페트병으로 짠 니트로 감쌌습니다. 두 대를 두면 서로 찾아 스테레오로 재생합니다.',
        'ลำโพงทรงกระบอกกระจายเสียงเท่ากันทุกทิศ วางกลางโต๊ะได้เลย ตัวเครื่องเป็นลอนหุ้มผ้าถักจากขวดรีไซเคิล วางสองตัวจะเชื่อมหากันเองแล้วเล่นเป็นเสียงสเตอริโอ',
      ),
      specs: [
        spec(
          'output',
          words('20 W, full circle', '20 瓦，360° 出声', '20 W、360°再生', '20W, 360° 재생', '20 วัตต์ กระจายเสียงรอบทิศ'),
        ),
        spec(
          'battery',
          words(
            '16 hours at half volume',
            '半音量 16 小时',
            '音量半分で16時間',
            '절반 음량으로 16시간',
            '16 ชั่วโมงที่ระดับเสียงครึ่งหนึ่ง',
          ),
        ),
        spec(
          'connection',
          words(
            'Bluetooth 5.3, USB-C charging',
            '蓝牙 5.3，USB-C 充电',
            'Bluetooth 5.3、USB-C充電',
            '블루투스 5.3, USB-C 충전',
            'บลูทูธ 5.3 ชาร์จด้วย USB-C',
          ),
        ),
        spec(
          'water',
          words('Splash-proof, IPX4', 'IPX4 防泼溅', 'IPX4の防滴', 'IPX4 생활 방수', 'กันน้ำกระเซ็นระดับ IPX4'),
        ),
        spec('size', centimetres(9.6, 9.6, 13.2)),
      ],
      reviews: `
    en 4 Fills the kitchen without shouting. I would not use it for a garden party.
    ja 5 2台目を買い足しました。置いただけでステレオになって感動。
    zh-CN 5 布面质感很好，放在书架上像个摆件。
    ko 4 저음이 과하지 않아 라디오나 재즈 듣기에 좋습니다.
    th 4 เสียงกลางชัด ฟังพอดแคสต์เพลินมาก
    en 2 Sound is fine, but the first one would not charge. The second works.
  `,
    },
    {
      product_id: 'speaker-bookshelf',
      shop_id: 'studio-kanda',
      pictured: 'timber',
      values: ['walnut', 'oak', 'maple'],
      price_cents: 21900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 231,
      days_ago: 302,
      title: words(
        'Bookshelf speakers, a pair',
        '书架音箱 一对',
        'ブックシェルフスピーカー 2台1組',
        '북셸프 스피커 한 쌍',
        'ลำโพงวางหิ้งหนึ่งคู่',
      ),
      description: words(
        'Two small cabinets of real veneer, each with a paper cone and a silk tweeter, and the amplifier hidden in the right-hand one. A turntable, a television or a phone can stay plugged in at the same time; you choose with the knob.',
        '一对真木皮小箱体，纸盆低音、丝膜高音，功放藏在右边那只里。唱机、电视、手机可以同时接着，用旋钮切换。',
        '天然木の突板を張った小さな箱がふたつ。紙のコーンとシルクのツイーターを備え、アンプは右側に内蔵しています。レコードプレーヤー、テレビ、スマホをつないだまま、つまみで切り替えられます。',
        '천연 무늬목을 입힌 작은 상자 두 개에 종이 콘과 실크 트위터를 넣고, 앰프는 오른쪽에 숨겼습니다. 턴테이블과 TV, 휴대폰을 모두 연결해 두고 노브로 고를 수 있습니다.',
        'ตู้ลำโพงเล็กสองใบปิดผิวไม้แท้ กรวยกระดาษกับทวีตเตอร์ผ้าไหม ซ่อนแอมป์ไว้ในตู้ขวา ต่อเครื่องเล่นแผ่น ทีวี และโทรศัพท์ค้างไว้พร้อมกันได้ แล้วเลือกด้วยลูกบิด',
      ),
      specs: [
        spec('output', words('2 × 30 W', '2 × 30 瓦', '左右各30 W', '30W + 30W', '30 วัตต์สองข้าง')),
        spec(
          'connection',
          words(
            'Line in, optical, Bluetooth 5.3',
            '线路输入、光纤、蓝牙 5.3',
            'ライン入力、光、Bluetooth 5.3',
            '라인 입력, 광, 블루투스 5.3',
            'สายอนาล็อก ออปติคัล และบลูทูธ 5.3',
          ),
        ),
        spec(
          'supply',
          words(
            '100–240 V, cord for the chosen plug',
            '100–240 伏，配所选插头的电源线',
            '100〜240 V、選んだプラグのコード付き',
            '100~240V, 선택한 플러그의 전원 코드 포함',
            '100–240 โวลต์ พร้อมสายตามปลั๊กที่เลือก',
          ),
        ),
        spec('size', centimetres(15, 20, 24)),
        spec('weight', kilograms(6.2)),
      ],
      reviews: `
    en 5 (oak-g) Put my dad's records on these and heard a tambourine neither of us knew about.
    ja 5 (walnut-a) 6畳には十分すぎる音量。テレビの台詞も聞き取りやすくなりました。
    zh-CN 4 (maple-c) 声音温润，做工没得挑。两箱之间的连线只有两米，摆位要算好。
    ko 5 (walnut-c) 책장에 딱 맞아요. 밤에 작게 틀어도 소리가 비지 않습니다.
    th 4 (oak-c) เสียงอบอุ่น ต่อกับเครื่องเล่นแผ่นเสียงแล้วเข้ากันดี รีโมตไม่มีมาให้
    en 4 (walnut-g) Lovely veneer. The power light at the back of the shelf is brighter than it needs to be.
  `,
    },
    {
      product_id: 'speaker-pebble',
      shop_id: 'moon-gate',
      values: ['moss', 'blush', 'fog'],
      price_cents: 3400,
      sales: 2940,
      days_ago: 221,
      title: words(
        'Pebble speaker with a loop',
        '鹅卵石挂绳小音箱',
        '小石形のミニスピーカー',
        '조약돌 미니 스피커',
        'ลำโพงจิ๋วทรงก้อนกรวด',
      ),
      description: words(
        'A speaker the size of a bar of soap, which hangs from a bag, a tent pole or the shower tap by its own loop. It floats face up, so it keeps on playing if it falls into the bath.',
        '香皂大小的音箱，自带挂绳，挂在包上、帐篷杆上或淋浴龙头上都行。掉进浴缸也是正面朝上漂着，音乐不会停。',
        '石けんほどの大きさのスピーカーです。付属のループで、かばんやテントのポール、シャワーの蛇口に吊るせます。お風呂に落ちても表を上にして浮き、鳴り続けます。',
        '비누만 한 스피커로, 달린 고리로 가방이나 텐트 폴, 샤워기에 걸 수 있습니다. 욕조에 빠져도 앞면이 위로 떠서 음악이 끊기지 않습니다.',
        'ลำโพงขนาดเท่าก้อนสบู่ มีห่วงในตัวไว้แขวนกับกระเป๋า เสาเต็นท์ หรือก๊อกฝักบัว ตกลงอ่างก็ลอยหงายหน้าและยังเล่นเพลงต่อ',
      ),
      specs: [
        spec('output', words('5 W', '5 瓦', '5 W', '5W', '5 วัตต์')),
        spec('battery', words('10 hours', '10 小时', '10時間', '10시간', '10 ชั่วโมง')),
        spec(
          'water',
          words(
            'Waterproof and floating, IPX7',
            'IPX7 防水，可漂浮',
            'IPX7の防水、水に浮きます',
            'IPX7 방수, 물에 뜸',
            'กันน้ำระดับ IPX7 และลอยน้ำได้',
          ),
        ),
        spec('size', centimetres(10, 4.5, 8)),
        spec('weight', grams(190)),
      ],
      reviews: `
    th 5 (moss) แขวนในห้องน้ำมาสามเดือน โดนน้ำทุกวันยังเสียงดีเหมือนเดิม
    en 4 Loud enough for a shower and a sink of dishes. Do not expect bass, it is a pebble.
    zh-CN 5 (blush) 掉洗脸池里真的浮起来了，捞出来接着唱。
    ja 4 (fog) 自転車のハンドルに吊るしてサイクリング中のラジオに。充電口のふたが少し固い。
    ko 5 캠핑 갈 때 텐트에 걸어 놔요. 작은데 소리가 답답하지 않네요.
    ko 3 (blush) 예쁘지만 블루투스가 옆방까지는 안 닿습니다.
  `,
    },
    {
      product_id: 'speaker-soundbar',
      shop_id: 'studio-kanda',
      values: ['ink', 'oat', 'fog'],
      price_cents: 11900,
      was_cents: 15900,
      second: { axis: 'length', adds: { '60cm': 0, '75cm': 2500 } },
      sales: 467,
      days_ago: 158,
      title: words(
        'Slim soundbar in woven cloth',
        '织布面条形音箱',
        '布張りの薄型サウンドバー',
        '직물 마감 슬림 사운드바',
        'ซาวด์บาร์ทรงบางหุ้มผ้าทอ',
      ),
      description: words(
        'A low bar for under the television or along the back of a desk, wrapped in woven cloth and standing on two wooden feet. A voice setting lifts the dialogue out of the music, and a night setting keeps the explosions at home.',
        '放在电视下或书桌后沿的低矮音箱，外包织布，两只木脚托起。人声模式让对白从配乐里浮出来，夜间模式则把爆炸声压住，不吵邻居。',
        'テレビの前や机の奥に置ける背の低いバーです。織り布で包み、木の脚2本で立っています。「声」の設定では台詞が音楽から浮き上がり、「夜」の設定では大きな音が抑えられます。',
        'TV 아래나 책상 뒤쪽에 놓는 낮은 바 스피커로, 직물로 감싸고 나무 발 두 개로 세웠습니다. 목소리 모드는 대사를 음악에서 끌어올리고, 야간 모드는 큰 소리를 눌러 줍니다.',
        'ลำโพงแท่งเตี้ยสำหรับวางใต้ทีวีหรือท้ายโต๊ะทำงาน หุ้มผ้าทอ ตั้งบนขาไม้สองข้าง โหมดเสียงพูดดึงบทสนทนาให้เด่นจากดนตรี โหมดกลางคืนกดเสียงระเบิดไม่ให้ดังไปถึงข้างบ้าน',
      ),
      specs: [
        spec(
          'output',
          words('40 W from four drivers', '四单元共 40 瓦', '4ユニット、40 W', '유닛 4개, 40W', '40 วัตต์จากสี่ดอกลำโพง'),
        ),
        spec(
          'connection',
          words(
            'HDMI ARC, optical, Bluetooth 5.3',
            'HDMI ARC、光纤、蓝牙 5.3',
            'HDMI ARC、光デジタル、Bluetooth 5.3',
            'HDMI ARC, 광, 블루투스 5.3',
            'HDMI ARC ออปติคัล และบลูทูธ 5.3',
          ),
        ),
        spec(
          'supply',
          words(
            'USB-C charger, 45 W',
            '45 瓦 USB-C 充电器',
            'USB-C充電器（45 W）',
            'USB-C 충전기 45W',
            'ที่ชาร์จ USB-C 45 วัตต์',
          ),
        ),
        spec(
          'material',
          words(
            'Woven polyester, oak, aluminium',
            '涤纶织布、橡木、铝',
            'ポリエステル織布、オーク、アルミ',
            '폴리에스터 직물, 참나무, 알루미늄',
            'ผ้าทอโพลีเอสเตอร์ ไม้โอ๊ก อะลูมิเนียม',
          ),
        ),
      ],
      reviews: `
    en 5 (75cm) My mother watches without subtitles again. That is worth more than the money.
    ja 4 (oat-60cm) 布の色が部屋になじみます。低音は控えめなので映画好きには物足りないかも。
    zh-CN 5 (ink-75cm) 夜间模式太实用了，孩子睡了还能把大片看完。
    ko 5 (oat-60cm) 책상에 두고 모니터 스피커로 써요. 나무 발이 은근히 예쁩니다.
    th 4 (fog-75cm) เสียงพูดชัดขึ้นจริง สาย HDMI ต้องซื้อเพิ่มเอง
    en 2 (60cm) It lost the television's remote signal twice a week until I went back to optical.
  `,
    },
    {
      product_id: 'speaker-boombox',
      shop_id: 'studio-kanda',
      values: ['brick', 'honey', 'ink'],
      price_cents: 8900,
      second: { axis: 'charge', adds: { '5ah': 0, '10ah': 2200 } },
      sales: 389,
      days_ago: 27,
      title: words(
        'Two-cone speaker with a handle',
        '双喇叭手提音箱',
        '持ち手つきステレオスピーカー',
        '손잡이 달린 스테레오 스피커',
        'ลำโพงสเตอริโอหูหิ้ว',
      ),
      description: words(
        'A stereo to carry to the roof, the river or the next room, with two bare paper cones and a handle of beech. Three big knobs for volume, bass and treble are all there is to learn.',
        '可以提到天台、河边或隔壁房间的立体声音箱，两只裸露的纸盆，一根榉木提手。音量、低音、高音三个大旋钮，看一眼就会用。',
        '屋上へ、川辺へ、隣の部屋へ持ち出せるステレオです。むき出しの紙のコーンがふたつに、ブナの持ち手。音量と低音と高音、大きなつまみ3つだけで操作できます。',
        '옥상으로, 강가로, 옆방으로 들고 다니는 스테레오입니다. 드러난 종이 콘 두 개와 너도밤나무 손잡이가 달렸고, 음량과 저음, 고음을 큰 노브 세 개로 맞춥니다.',
        'เครื่องเสียงสเตอริโอที่หิ้วไปดาดฟ้า ริมน้ำ หรือห้องข้าง ๆ ได้ กรวยกระดาษเปลือยสองดอกกับหูหิ้วไม้บีช มีแค่ลูกบิดใหญ่สามอันสำหรับความดัง เสียงทุ้ม และเสียงแหลม',
      ),
      specs: [
        spec('output', words('2 × 15 W', '2 × 15 瓦', '左右各15 W', '15W + 15W', '15 วัตต์สองข้าง')),
        spec(
          'battery',
          words(
            '12 hours with 5,000 mAh, 24 with 10,000',
            '5000 mAh 约 12 小时，10000 mAh 约 24 小时',
            '5,000 mAhで12時間、10,000 mAhで24時間',
            '5,000mAh 12시간, 10,000mAh 24시간',
            'รุ่น 5,000 ใช้ได้ 12 ชั่วโมง รุ่น 10,000 ใช้ได้ 24 ชั่วโมง',
          ),
        ),
        spec(
          'connection',
          words(
            'Bluetooth 5.3, 3.5 mm, USB-C charging',
            '蓝牙 5.3、3.5 毫米，USB-C 充电',
            'Bluetooth 5.3、3.5 mm、USB-C充電',
            '블루투스 5.3, 3.5mm, USB-C 충전',
            'บลูทูธ 5.3 ช่อง 3.5 มม. ชาร์จด้วย USB-C',
          ),
        ),
        spec('size', centimetres(32, 13, 20)),
        spec('weight', kilograms(2.3)),
      ],
      reviews: `
    en 5 (honey-10ah) Played from breakfast to the last dish at a wedding in a barn.
    ko 5 (brick-10ah) 옥상 고기 파티에 딱이에요. 노브를 돌리는 맛이 있습니다.
    ja 5 (ink-5ah) つまみの回し心地がいい。屋外でもちゃんと左右に広がります。
    th 4 (brick-5ah) เสียงใหญ่เกินตัว แต่หนักเกือบสองกิโลครึ่ง เดินไกลเมื่อยแขน
    zh-CN 4 (5ah) 喇叭没有网罩，家里有猫的要防爪子。音质对得起价钱。
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const keyboard: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'keyboard',
      shop_id: 'studio-kanda',
      values: ['clay', 'sage', 'ink'],
      price_cents: 8900,
      second: { axis: 'switch', adds: { linear: 0, tactile: 0, quiet: 600 } },
      sales: 1284,
      days_ago: 212,
      title: words(
        'Low-profile mechanical keyboard',
        '矮轴机械键盘',
        '薄型メカニカルキーボード',
        '로우 프로파일 기계식 키보드',
        'คีย์บอร์ดแมคคานิคอลทรงบาง',
      ),
      description: words(
        'A 65% keyboard that sits only 22 mm high, so your wrists stay flat without a rest. The keycaps are dye-sublimated PBT and the case is cast aluminium, which keeps it still on the desk. It pairs with three devices and switches between them with one key.',
        '65% 配列的机械键盘，整体只有 22 毫米高，不用手托，手腕也能平放。键帽是热升华 PBT，外壳为铸铝，放在桌上稳稳当当。可同时配对三台设备，按一个键就能切换。',
        '高さわずか22 mmの65%キーボードです。パームレストがなくても手首が自然に平らになります。昇華印刷のPBTキーキャップとアルミ鋳造のケースで、机の上でしっかり安定。3台まで登録でき、キーひとつで切り替えられます。',
        '높이가 22mm에 불과한 65% 배열 키보드입니다. 받침대 없이도 손목이 편평하게 놓입니다. 키캡은 염료 승화 PBT, 케이스는 알루미늄 주물이라 책상 위에서 밀리지 않습니다. 기기 세 대와 연결해 두고 키 하나로 오갈 수 있습니다.',
        'คีย์บอร์ดขนาด 65% สูงเพียง 22 มม. วางข้อมือราบได้โดยไม่ต้องใช้ที่รอง คีย์แคปเป็น PBT พิมพ์ลายแบบซึมสี ตัวเครื่องอะลูมิเนียมหล่อวางนิ่งบนโต๊ะ จับคู่ได้ 3 เครื่องและสลับได้ด้วยปุ่มเดียว',
      ),
      specs: [
        spec('layout', words('65%, 68 keys', '65%，68 键', '65%・68キー', '65%, 68키', '65% จำนวน 68 ปุ่ม')),
        spec(
          'material',
          words(
            'Aluminium case, PBT keycaps',
            '铝合金外壳，PBT 键帽',
            'アルミケース、PBTキーキャップ',
            '알루미늄 케이스, PBT 키캡',
            'ตัวเครื่องอะลูมิเนียม คีย์แคป PBT',
          ),
        ),
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
        spec('size', centimetres(31, 10.8, 2.2)),
        spec('weight', grams(680)),
      ],
      reviews: `
    en 5 (tactile) I type all day and the low height fixed the ache in my wrists. The tactile bump is gentle, not clacky.
    ja 5 (quiet) 静音軸にしました。深夜に打っても隣で寝ている家族が起きません。
    zh-CN 4 手感很好，铝壳够沉，不会滑。就是没有独立的 F 键，刚开始要适应。
    ko 5 아이패드랑 노트북을 키 하나로 바꿔 가며 쓰는데 정말 편해요.
    th 4 พิมพ์สนุก วางเข้ากับโต๊ะมาก แต่คู่มือภาษาไทยสั้นไปหน่อย
    en 3 Lovely to type on, but it lost the Bluetooth pairing twice in the first week. Fine over the cable.
    ko 4 (linear) 적축인데 통울림이 거의 없습니다. 키캡 색도 사진 그대로예요.
  `,
    },
    {
      product_id: 'keyboard-split',
      shop_id: 'inkstone',
      values: ['ink', 'oat', 'moss'],
      price_cents: 15900,
      second: { axis: 'switch', adds: { linear: 0, tactile: 0, quiet: 800 } },
      sales: 212,
      days_ago: 24,
      title: words(
        'Split keyboard, walnut rests',
        '分体键盘 配胡桃木手托',
        'ウォールナットのパームレスト付き分割キーボード',
        '월넛 받침 분리형 키보드',
        'คีย์บอร์ดแยกสองฝั่ง ที่รองข้อมือไม้วอลนัต',
      ),
      description: words(
        'Two halves joined by a coiled cord, so each hand types straight ahead of its own shoulder. A low foot on the inner side tips each half outwards by eight degrees. The palm rests are solid walnut, oiled, and hold by magnets.',
        '左右两半用弹簧线相连，两只手各自正对肩膀打字。内侧有矮脚，让每一半向外倾斜八度。手托是上过油的整块胡桃木，靠磁铁吸住。',
        'コイルコードでつながる左右分割型で、両手を肩幅に開いたまま打てます。内側の低い脚が、左右それぞれを外へ8度傾けます。パームレストはオイル仕上げのウォールナット無垢材で、磁石で付きます。',
        '코일 케이블로 이어진 좌우 분리형이라, 두 손을 어깨너비로 벌린 채 칠 수 있습니다. 안쪽의 낮은 다리가 양쪽을 바깥으로 8도씩 기울여 줍니다. 손목 받침은 오일을 먹인 월넛 통원목이고 자석으로 붙습니다.',
        'คีย์บอร์ดสองฝั่งเชื่อมกันด้วยสายขด วางมือแต่ละข้างตรงกับหัวไหล่ของตัวเอง ขาเตี้ยด้านในยกให้แต่ละฝั่งเอียงออก 8 องศา ที่รองข้อมือเป็นไม้วอลนัตแท้ทั้งชิ้น ทาน้ำมัน ยึดด้วยแม่เหล็ก',
      ),
      specs: [
        spec(
          'layout',
          words('60 keys, 30 a half', '60 键，每半 30 键', '60キー（片側30）', '60키, 한쪽 30키', '60 ปุ่ม ฝั่งละ 30'),
        ),
        spec(
          'material',
          words(
            'Oiled walnut, PBT keycaps',
            '涂油胡桃木，PBT 键帽',
            'オイル仕上げのウォールナット、PBTキーキャップ',
            '오일 마감 월넛, PBT 키캡',
            'ไม้วอลนัตทาน้ำมัน คีย์แคป PBT',
          ),
        ),
        spec(
          'connection',
          words(
            'USB-C, 1.8 m cable',
            'USB-C，线长 1.8 米',
            'USB-C、ケーブル長1.8 m',
            'USB-C, 케이블 1.8m',
            'USB-C สายยาว 1.8 เมตร',
          ),
        ),
        spec('weight', kilograms(1.1)),
        spec('origin', china),
      ],
      reviews: `
    en 5 (tactile) Ten days in, my shoulders have come down from around my ears. The first three days were slow, so plan for that.
    zh-CN 5 (quiet) 肩膀终于打开了，胡桃木手托摸着温温的，比橡胶的舒服太多。
    ja 4 慣れるまで一週間かかりました。Bのキーが左にしかないのだけ、今も指が迷います。
    ko 5 (linear) 거북목 때문에 샀는데 어깨가 훨씬 편합니다. 나무 받침이 자석이라 청소하기도 쉬워요.
    th 4 ไม้สวยมาก ลายไม่ซ้ำกัน สายขดสั้นไปนิดถ้าอยากวางห่างกันมาก ๆ
    en 4 (oat) The oat shows ink stains from my fingers, but the typing angle is worth it.
  `,
    },
    {
      product_id: 'keyboard-round',
      shop_id: 'inkstone',
      values: ['butter', 'blush', 'sage'],
      price_cents: 7400,
      was_cents: 8900,
      second: { axis: 'switch', adds: { linear: 0, tactile: 0 } },
      sales: 1730,
      days_ago: 265,
      title: words(
        'Round-key keyboard with a dial',
        '旋钮圆键帽键盘',
        'ダイヤル付き丸キーのキーボード',
        '다이얼 달린 원형 키캡 키보드',
        'คีย์บอร์ดปุ่มกลมมีลูกบิด',
      ),
      description: words(
        'Round, dished keys in the manner of an old typewriter, on a low two-colour case. The brass dial in the corner turns the sound up and down, and a press mutes it. The plate floats on soft gaskets, so the keys land with a low, dry sound.',
        '仿老打字机的圆形凹面键帽，配低矮的双色机身。角上的黄铜旋钮调音量，按一下静音。定位板悬在软垫上，敲击声低而干脆。',
        '昔のタイプライターのような、くぼみのある丸いキーを2色の低い本体に並べました。角の真鍮ダイヤルで音量を変え、押すと消音になります。プレートを柔らかいガスケットで支えているため、打鍵音は低く乾いています。',
        '옛 타자기처럼 오목하고 둥근 키를 낮은 투톤 케이스에 얹었습니다. 구석의 황동 다이얼을 돌리면 음량이 바뀌고, 누르면 음소거됩니다. 보강판을 부드러운 개스킷으로 받쳐 타건음이 낮고 담백합니다.',
        'แป้นกลมเว้าแบบพิมพ์ดีดโบราณ บนตัวเครื่องเตี้ยสองสี ลูกบิดทองเหลืองตรงมุมหมุนเพิ่มลดเสียง กดลงเพื่อปิดเสียง แผ่นยึดแป้นวางลอยบนปะเก็นนุ่ม เสียงพิมพ์จึงทุ้มและแน่น',
      ),
      specs: [
        spec(
          'layout',
          words('60%, 56 round keys', '60%，56 个圆键', '60%・丸キー56個', '60%, 둥근 키 56개', '60% ปุ่มกลม 56 ปุ่ม'),
        ),
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
        spec('battery', words('About 40 days', '约 40 天', '約40日', '약 40일', 'ราว 40 วัน')),
        spec('size', centimetres(32, 14.2, 3.4)),
        spec('weight', grams(790)),
      ],
      reviews: `
    en 5 (butter) The dial alone was worth it. I nudge the volume without leaving the page I am writing.
    zh-CN 4 颜值没话说，圆键帽打了两天才不按错，声音像敲小木块，喜欢。
    ko 5 (blush) 블러시 색이 사진보다 차분해요. 친구들이 다 어디 거냐고 물어봅니다.
    ja 5 (sage) セージを購入。丸いキーの間にほこりがたまりやすいので、小さなブラシを買い足しました。
    th 5 (butter) สีเนยสวยตรงปก เสียงพิมพ์ทุ้มเพลินมาก พิมพ์งานนานขึ้นโดยไม่รู้ตัว
    en 2 Pretty, but I am a fast typist and the gaps between round keys slow me down. It is back in its box.
  `,
    },
    {
      product_id: 'keyboard-numpad',
      shop_id: 'pocket-tide',
      values: ['snow', 'denim', 'ink'],
      price_cents: 2600,
      sales: 540,
      days_ago: 158,
      title: words(
        'Bluetooth number pad',
        '蓝牙数字小键盘',
        'Bluetoothテンキー',
        '블루투스 숫자 키패드',
        'แป้นตัวเลขบลูทูธ',
      ),
      description: words(
        'The number block your laptop left out, in a case as thin as a notebook. A row along the top holds brackets, backspace and a key that opens the calculator. It runs for a year on two AAA cells, and the switch at the side really turns it off.',
        '笔记本上省掉的数字区，做成一本小册子那么薄。最上面一排有括号、退格和计算器键。两节七号电池可用一年，侧面的开关是真正断电的。',
        'ノートパソコンで省かれた数字キーを、手帳ほどの薄さにまとめました。上の段には括弧とバックスペース、電卓を開くキーがあります。単4電池2本で約1年使え、横のスイッチで電源が完全に切れます。',
        '노트북에서 빠진 숫자판을 수첩만큼 얇게 담았습니다. 맨 윗줄에는 괄호와 백스페이스, 계산기를 여는 키가 있습니다. AAA 건전지 두 개로 1년을 쓰고, 옆 스위치로 전원을 완전히 끌 수 있습니다.',
        'แป้นตัวเลขที่โน้ตบุ๊กตัดออกไป มาในตัวเครื่องบางเท่าสมุดโน้ต แถวบนสุดมีวงเล็บ ปุ่มลบ และปุ่มเปิดเครื่องคิดเลข ใช้ถ่าน AAA สองก้อนได้ราวหนึ่งปี สวิตช์ข้างเครื่องตัดไฟได้สนิท',
      ),
      specs: [
        spec('layout', words('21 keys', '21 键', '21キー', '21키', '21 ปุ่ม')),
        spec('connection', words('Bluetooth 5.2', '蓝牙 5.2', 'Bluetooth 5.2', '블루투스 5.2', 'บลูทูธ 5.2')),
        spec('size', centimetres(9, 13.6, 1.6)),
        spec('weight', grams(118)),
      ],
      reviews: `
    en 5 I do the books for two cafés on a thin laptop. This gave me back an hour a week.
    ja 5 左側に置いて使っています。マウスが遠くならず、伝票入力が楽になりました。
    zh-CN 4 月底对账神器，回弹有点软，但安静。
    ko 4 엑셀 작업할 때만 꺼내 씁니다. 얇아서 노트북 파우치에 같이 들어가요.
    th 5 ทำบัญชีร้านเร็วขึ้นมาก ต่อกับแท็บเล็ตก็ได้
    zh-CN 3 连 Mac 没问题，公司那台老 Windows 每次开机要重新连一下。
  `,
    },
    {
      product_id: 'keyboard-fold',
      shop_id: 'pocket-tide',
      values: ['fog', 'plum', 'oat'],
      price_cents: 4800,
      second: { axis: 'key_legends', adds: { us: 0, jis: 0, hangul: 0, thai: 200 } },
      sales: 866,
      days_ago: 117,
      title: words(
        'Folding pocket keyboard',
        '口袋折叠键盘',
        'ポケットに入る折りたたみキーボード',
        '접이식 포켓 키보드',
        'คีย์บอร์ดพับพกพา',
      ),
      description: words(
        'It closes like a book to the size of a long wallet and wakes when you open it. The outside is a wipeable woven cloth, and the spine is one piece of soft rubber with no hinge to wear out. A phone, a tablet and a laptop can share it.',
        '像书一样合上，只有长款钱包大小，打开就自动开机。外皮是可擦拭的织物，书脊是一整片软胶，没有会磨损的铰链。手机、平板和笔记本可以共用。',
        '本のように閉じると長財布ほどの大きさになり、開くと電源が入ります。外側は水拭きできる織り地、背は一枚の柔らかいゴムで、傷みやすいヒンジがありません。スマートフォン、タブレット、パソコンで共用できます。',
        '책처럼 접으면 장지갑만 해지고, 펼치면 저절로 켜집니다. 겉은 물티슈로 닦을 수 있는 직물이고, 접히는 부분은 통고무라 닳을 경첩이 없습니다. 휴대폰과 태블릿, 노트북을 번갈아 연결해 씁니다.',
        'พับปิดเหมือนหนังสือเหลือขนาดเท่ากระเป๋าสตางค์ใบยาว กางออกก็เปิดเครื่องเอง ด้านนอกหุ้มผ้าทอเช็ดทำความสะอาดได้ สันเป็นยางนุ่มชิ้นเดียวไม่มีบานพับให้สึก ใช้ร่วมกันได้ทั้งมือถือ แท็บเล็ต และโน้ตบุ๊ก',
      ),
      specs: [
        spec(
          'layout',
          words(
            '48 keys, 17 mm apart',
            '48 键，键距 17 毫米',
            '48キー、キーピッチ17 mm',
            '48키, 키 간격 17mm',
            '48 ปุ่ม ระยะห่าง 17 มม.',
          ),
        ),
        spec(
          'connection',
          words(
            'Bluetooth 5.2, three devices',
            '蓝牙 5.2，可连三台设备',
            'Bluetooth 5.2、3台まで登録',
            '블루투스 5.2, 기기 3대',
            'บลูทูธ 5.2 จับคู่ได้ 3 เครื่อง',
          ),
        ),
        spec(
          'charging',
          words(
            'USB-C, two hours',
            'USB-C，两小时充满',
            'USB-C、2時間で満充電',
            'USB-C, 2시간 완충',
            'USB-C เต็มใน 2 ชั่วโมง',
          ),
        ),
        spec('size', centimetres(29.4, 9.6, 0.8)),
        spec('weight', grams(196)),
      ],
      reviews: `
    en 5 (us) Wrote half a thesis chapter on a train table with this and my phone.
    ja 4 (jis) JIS配列がうれしいです。膝の上では少したわむので、机のある場所向きです。
    ko 5 (hangul) 한글 각인이 있어서 부모님 태블릿용으로 샀어요. 펴자마자 연결됩니다.
    th 5 (thai) มีตัวอักษรไทยบนแป้นด้วย หายากมากสำหรับคีย์บอร์ดพับได้
    zh-CN 4 比手机还薄一点，出差写邮件够用了，中缝那列键需要习惯。
    th 3 (plum) สีสวยแต่ปุ่มตรงกลางแคบ พิมพ์สัมผัสแล้วผิดบ่อย
  `,
    },
  ],
}

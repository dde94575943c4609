import type { Kind } from '../kind.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const shirt: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'shirt',
      shop_id: 'siam-loom',
      values: ['mist', 'oat', 'ink'],
      price_cents: 4800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 1394,
      days_ago: 282,
      title: words(
        'Washed cotton shirt',
        '水洗棉衬衫',
        '洗いざらしのコットンシャツ',
        '워싱 코튼 셔츠',
        'เสื้อเชิ้ตผ้าฝ้ายซักนุ่ม',
      ),
      description: words(
        'A plain shirt of Thai cotton, washed before it is sewn so that it fits the same after every wash. The collar is soft and stands without a stiffener. Wear it straight from the line: creases are part of it.',
        '泰国棉素色衬衫，布料先水洗再缝制，洗多少次尺寸都不变。领子柔软，不加硬衬也能挺立。晾干直接穿，褶皱本就是它的样子。',
        'タイ産コットンの無地シャツです。縫う前に洗いをかけているので、洗濯してもサイズが変わりません。えりは芯なしでもやわらかく立ちます。干したらそのまま、しわも味として着てください。',
        '태국산 면으로 만든 무지 셔츠입니다. 봉제 전에 미리 워싱해 여러 번 빨아도 크기가 그대로입니다. 깃은 심 없이도 부드럽게 섭니다. 널었다가 그대로 입으세요. 구김도 멋입니다.',
        'เสื้อเชิ้ตสีพื้นจากผ้าฝ้ายไทย ซักก่อนตัดเย็บ ขนาดจึงไม่เปลี่ยนแม้ซักหลายครั้ง ปกนุ่มตั้งได้โดยไม่ต้องใส่แกน ตากแห้งแล้วใส่ได้เลย รอยยับคือเสน่ห์ของมัน',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton, 135 g/m²',
            '100% 棉，135 克/平方米',
            '綿100%、135 g/m²',
            '면 100%, 135g/m²',
            'ผ้าฝ้าย 100% 135 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'cut',
          words(
            'Easy through the body, straight hem',
            '衣身宽松，平下摆',
            '身幅ゆったり、すそはまっすぐ',
            '여유 있는 몸판, 일자 밑단',
            'ทรงหลวมสบาย ชายเสื้อตรง',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 104, M 110, L 116, XL 122 cm',
            '胸围：S 104、M 110、L 116、XL 122 厘米',
            '胸囲：S 104、M 110、L 116、XL 122 cm',
            '가슴둘레: S 104, M 110, L 116, XL 122cm',
            'รอบอก S 104 M 110 L 116 XL 122 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash at 30 °C, hang to dry',
            '30 °C 水洗，悬挂晾干',
            '30 °Cで洗い、つり干し',
            '30°C에서 세탁, 널어서 건조',
            'ซักที่ 30 °C แขวนตาก',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (l) I am between M and L and took the L. After five washes it has not moved a centimetre.
    ja 5 (m) アイロンいらずで、そのまま着て様になるのがありがたい。
    zh-CN 4 (l) 料子透气，夏天单穿不闷。袖子对我来说略长。
    ko 4 (m) 구김이 자연스러워서 좋아요. 밝은 색은 살짝 비칩니다.
    th 5 (s) ผ้าฝ้ายนุ่ม ใส่ทำงานหน้าร้อนสบายมาก
    en 3 (xl) Good cloth, but one button was hanging by a thread.
    th 4 (xl) ทรงหลวมกำลังดี คนตัวใหญ่ใส่แล้วไม่รัด
  `,
    },
    {
      product_id: 'shirt-stripe',
      shop_id: 'dock-nine',
      values: ['denim', 'brick', 'moss'],
      price_cents: 5900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 200 } },
      sales: 934,
      days_ago: 61,
      title: words(
        'Striped Oxford button-down',
        '条纹牛津纺纽扣领衬衫',
        'ストライプのボタンダウンシャツ',
        '스트라이프 옥스퍼드 버튼다운 셔츠',
        'เสื้อเชิ้ตออกซ์ฟอร์ดลายทางปกติดกระดุม',
      ),
      description: words(
        'Oxford cloth striped in the weave, not printed, so the lines stay crisp for as long as the shirt does. The collar points button down and roll softly, with a tie or without. It is cut to be worn tucked in or out.',
        '条纹是织出来的，不是印上去的，衬衫穿多久，线条就清晰多久。领尖用纽扣固定，弧度自然，打不打领带都好看。下摆扎进去、放出来都合适。',
        'プリントではなく織りでストライプを出したオックスフォード地なので、線はシャツの寿命までくっきりしたまま。ボタンで留めた衿先はやわらかくロールし、ネクタイをしてもしなくても形が決まります。すそは入れても出しても着られる丈です。',
        '줄무늬를 찍지 않고 짜 넣은 옥스퍼드 원단이라 셔츠를 입는 내내 선이 또렷합니다. 단추로 고정한 깃 끝이 부드럽게 말려 넥타이를 매도, 매지 않아도 어울립니다. 넣어 입어도 빼 입어도 좋은 길이입니다.',
        'ผ้าออกซ์ฟอร์ดทอลายทางในเนื้อผ้า ไม่ใช่ลายพิมพ์ เส้นจึงคมชัดตลอดอายุเสื้อ ปลายปกติดกระดุมโค้งนุ่ม ผูกไทหรือไม่ผูกก็ดูดี ใส่ในกางเกงหรือปล่อยชายก็ได้',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton Oxford, 150 g/m²',
            '100% 棉牛津纺，150 克/平方米',
            '綿100%（オックスフォード）、150 g/m²',
            '면 100% 옥스퍼드, 150g/m²',
            'ผ้าฝ้ายออกซ์ฟอร์ด 100% 150 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'cut',
          words(
            'Regular, rounded hem',
            '标准版型，圆下摆',
            '標準、すそはラウンド',
            '레귤러, 둥근 밑단',
            'ทรงปกติ ชายโค้ง',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 102, M 108, L 114, XL 122 cm',
            '胸围：S 102、M 108、L 114、XL 122 厘米',
            '胸囲：S 102、M 108、L 114、XL 122 cm',
            '가슴둘레: S 102, M 108, L 114, XL 122cm',
            'รอบอก S 102 M 108 L 114 XL 122 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash at 40 °C, iron while damp',
            '40 °C 水洗，微湿时熨烫',
            '40 °Cで洗い、湿り気のあるうちにアイロン',
            '40°C 세탁, 덜 말랐을 때 다림질',
            'ซักที่ 40 °C รีดตอนผ้ายังหมาด',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (denim-m) The collar roll is the real thing. I have paid three times this for a flatter one.
    ko 5 (denim-l) 깃이 눌리지 않고 살아 있어서 넥타이 없이도 단정해 보입니다.
    ja 4 (m) 生地はしっかりめ。乾燥機に入れたら着丈が1cmほど縮みました。
    zh-CN 5 (brick-l) 红条纹比想象中低调，上班穿没人觉得花哨。
    th 4 (s) ผ้าหนากว่าที่คิด ใส่ห้องแอร์กำลังดี กลางแดดร้อนไปหน่อย
    zh-CN 3 (xl) 肩宽合适，袖子偏长两厘米，要自己改。
  `,
    },
    {
      product_id: 'shirt-flannel',
      shop_id: 'kojima-denim',
      values: ['brick', 'moss', 'ink'],
      price_cents: 8900,
      was_cents: 9900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 512,
      days_ago: 398,
      title: words(
        'Checked flannel work shirt',
        '格纹法兰绒工装衬衫',
        'チェックのネルワークシャツ',
        '체크 플란넬 워크 셔츠',
        'เสื้อเชิ้ตทำงานผ้าฟลานเนลลายตาราง',
      ),
      description: words(
        'Heavy flannel brushed on both sides, woven in a big check that meets at the seams and across the pockets. Every seam is chain-stitched three times, and both chest pockets close with a flap. In autumn it does for a jacket.',
        '双面磨毛的厚法兰绒，大格纹在接缝和口袋处一一对齐。每道缝都用三针链式线迹，左右胸袋都带袋盖。秋天可以当外套穿。',
        '両面を起毛した厚手のネルに大きなチェックを織り、縫い目やポケットでも柄を合わせています。縫い目はすべて三本針のチェーンステッチ、胸の両ポケットはフラップ付き。秋には上着の代わりになります。',
        '양면을 기모한 두툼한 플란넬에 큰 체크를 짜 넣고 솔기와 주머니까지 무늬를 맞췄습니다. 모든 솔기는 체인 스티치로 세 줄 박았고 양쪽 가슴 주머니에 덮개가 있습니다. 가을에는 겉옷으로도 충분합니다.',
        'ผ้าฟลานเนลหนาปัดขนสองด้าน ทอลายตารางใหญ่ที่ต่อลายตรงกันทั้งตะเข็บและกระเป๋า ทุกตะเข็บเย็บเดินเส้นโซ่สามแถว กระเป๋าหน้าอกสองข้างมีฝาปิด หน้าหนาวใส่แทนแจ็กเก็ตได้',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton flannel, 270 g/m²',
            '100% 棉法兰绒，270 克/平方米',
            '綿100%（ネル）、270 g/m²',
            '면 100% 플란넬, 270g/m²',
            'ผ้าฝ้ายฟลานเนล 100% 270 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'cut',
          words(
            'Straight, long enough to stay tucked in',
            '直筒，长度够扎进裤腰',
            'ストレート、タックインできる長さ',
            '일자 핏, 넣어 입기 좋은 길이',
            'ทรงตรง ยาวพอใส่ในกางเกง',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 106, M 112, L 118, XL 124 cm',
            '胸围：S 106、M 112、L 118、XL 124 厘米',
            '胸囲：S 106、M 112、L 118、XL 124 cm',
            '가슴둘레: S 106, M 112, L 118, XL 124cm',
            'รอบอก S 106 M 112 L 118 XL 124 ซม.',
          ),
        ),
        spec('weight', words('Size M: 480 g', 'M 码 480 克', 'Mサイズ480 g', 'M 사이즈 480g', 'ไซส์ M 480 กรัม')),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (brick-l) ポケットの柄合わせが見事で、裏返しても縫い目がきれいです。
    en 5 (xl) I split logs in it all winter. One cuff is a little fuzzy, that is the whole damage.
    en 4 (ink-m) Very warm, slightly stiff until the second wash.
    zh-CN 5 (moss-m) 格子对得很齐，厚得像件外套，冬天里面一件打底就够。
    ko 4 (l) 두껍고 튼튼해요. 대신 세탁 후 마르는 데 이틀 걸립니다.
    th 5 (m) ใส่ขึ้นดอยอากาศสิบองศา ไม่ต้องมีเสื้อกันหนาวทับ
    ja 3 (s) 普段Sですが、これは肩が大きく、もう一つ下があれば。
  `,
    },
    {
      product_id: 'shirt-band',
      shop_id: 'siam-loom',
      values: ['oat', 'sage', 'clay'],
      price_cents: 5200,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 146,
      days_ago: 24,
      title: words(
        'Band-collar linen shirt',
        '立领亚麻衬衫',
        'バンドカラーのリネンシャツ',
        '밴드칼라 리넨 셔츠',
        'เสื้อลินินคอจีน',
      ),
      description: words(
        'A pullover shirt of hand-loomed linen with a low band collar and a placket to the breastbone. The sleeves are long enough to roll and wide enough to let the air through. Four coconut-shell buttons, and a spare sewn inside.',
        '手织亚麻套头衫，低立领，门襟开到胸口。袖子够长可以卷起，也够宽，风能穿过去。四粒椰壳扣，内里另缝一粒备用。',
        '手織りのリネンで仕立てた、低いバンドカラーのプルオーバーシャツです。前立ては胸もとまで。そでは折り返せる長さで、風が抜ける太さがあります。ボタンはココナツ殻が4つ、内側に予備を1つ付けました。',
        '손으로 짠 리넨에 낮은 밴드칼라를 달고 앞트임을 가슴까지 낸 풀오버 셔츠입니다. 소매는 걷어 올릴 만큼 길고 바람이 통할 만큼 넉넉합니다. 코코넛 껍질 단추가 네 개, 안쪽에 여분 하나가 더 달려 있습니다.',
        'เสื้อสวมหัวผ้าลินินทอมือ คอจีนเตี้ย สาบหน้าเปิดถึงกลางอก แขนยาวพอพับและกว้างพอให้ลมผ่าน กระดุมกะลามะพร้าวสี่เม็ด มีเม็ดสำรองเย็บไว้ด้านใน',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% linen, 165 g/m²; coconut shell',
            '100% 亚麻，165 克/平方米；椰壳',
            'リネン100%、165 g/m²、ココナツ殻',
            '리넨 100%, 165g/m², 코코넛 껍질',
            'ลินิน 100% 165 กรัมต่อตารางเมตร กะลามะพร้าว',
          ),
        ),
        spec(
          'cut',
          words('Loose, side slits', '宽松，两侧开衩', 'ゆったり、脇スリット入り', '루즈 핏, 옆트임', 'ทรงหลวม ผ่าข้าง'),
        ),
        spec(
          'size',
          words(
            'Chest: S 110, M 116, L 122 cm',
            '胸围：S 110、M 116、L 122 厘米',
            '胸囲：S 110、M 116、L 122 cm',
            '가슴둘레: S 110, M 116, L 122cm',
            'รอบอก S 110 M 116 L 122 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash cold, dry in the shade',
            '冷水洗，阴凉处晾干',
            '水で洗い、陰干し',
            '찬물 세탁, 그늘에서 건조',
            'ซักน้ำเย็น ตากในร่ม',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (oat-m) ผ้าทอมือจริง เนื้อไม่เท่ากันทุกเส้นแต่นั่นแหละสวย
    en 4 (l) Cool and easy in thirty-five degrees. It creases the moment you look at it.
    ja 5 (sage-m) 台所仕事でそでをまくっても落ちてこない太さがいい。
    ko 4 (s) 175cm에 S도 넉넉합니다. 한 치수 작게 고르세요.
    zh-CN 5 (clay-l) 立领不勒脖子，配麻裤整个夏天就它了。
  `,
    },
    {
      product_id: 'shirt-camp',
      shop_id: 'dock-nine',
      values: ['butter', 'mist', 'plum'],
      price_cents: 4600,
      second: { axis: 'size', adds: { m: 0, l: 0, xl: 0 } },
      sales: 1721,
      days_ago: 152,
      title: words(
        'Leaf-print camp shirt',
        '叶纹古巴领短袖衬衫',
        'リーフ柄の開襟シャツ',
        '잎무늬 오픈칼라 반팔 셔츠',
        'เสื้อฮาวายแขนสั้นลายใบไม้',
      ),
      description: words(
        'A short-sleeved shirt with an open collar, printed with leaves by hand screens in two colours. The viscose hangs loosely and cools the skin, so it is the shirt for the hottest week of the year. The pocket takes the print along, leaf for leaf.',
        '古巴领短袖衬衫，两色手工丝网印出叶片。粘胶面料垂坠凉滑，最热的那一周就穿它。胸袋上的叶子与衣身一片片对齐。',
        '二色の手捺染で葉を散らした、開襟の半そでシャツです。レーヨンはとろりと落ちて肌に涼しく、一年でいちばん暑い週に着たくなります。胸ポケットの柄も、身頃の葉とぴたりと合わせました。',
        '두 가지 색을 손으로 날염해 잎을 찍은 오픈칼라 반팔 셔츠입니다. 비스코스가 찰랑하게 떨어지고 살에 닿으면 시원해 한여름 가장 더운 주에 어울립니다. 주머니의 잎도 몸판 무늬와 이어지도록 맞췄습니다.',
        'เสื้อแขนสั้นคอเปิด พิมพ์ลายใบไม้สองสีด้วยบล็อกมือ ผ้าวิสโคสทิ้งตัวพลิ้วและเย็นผิว เหมาะกับสัปดาห์ที่ร้อนที่สุดของปี ลายบนกระเป๋าต่อกับตัวเสื้อพอดีทุกใบ',
      ),
      specs: [
        spec('material', words('100% viscose', '100% 粘胶纤维', 'レーヨン100%', '비스코스 100%', 'วิสโคส 100%')),
        spec(
          'cut',
          words(
            'Boxy, straight hem',
            '箱型，平下摆',
            'ボックス型、すそはまっすぐ',
            '박시 핏, 일자 밑단',
            'ทรงกล่อง ชายตรง',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: M 114, L 120, XL 126 cm',
            '胸围：M 114、L 120、XL 126 厘米',
            '胸囲：M 114、L 120、XL 126 cm',
            '가슴둘레: M 114, L 120, XL 126cm',
            'รอบอก M 114 L 120 XL 126 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Hand wash cold, do not wring',
            '冷水手洗，勿拧',
            '水で手洗い、絞らない',
            '찬물 손세탁, 비틀어 짜지 않기',
            'ซักมือน้ำเย็น ห้ามบิด',
          ),
        ),
      ],
      reviews: `
    ko 5 (butter-l) 여행 사진마다 이 셔츠네요. 가볍고 금방 말라요.
    th 5 (mist-m) ผ้าเย็นมาก ใส่เที่ยวทะเลสามวันติดไม่เบื่อ
    en 4 (plum-xl) Looks dearer than it is. Steam it rather than iron it.
    zh-CN 4 (l) 料子滑，垂感好，手洗后要挂起来，不然皱。
    ja 5 (butter-m) 派手かと思いましたが、落ち着いた黄色で50代でも着られます。
    ko 3 (xl) 어깨선이 많이 내려옵니다. 정핏을 원하면 한 치수 줄이세요.
    th 4 (l) ลายสวย ส่งไว แต่กระดุมเม็ดบนหลวมนิดหน่อย
  `,
    },
  ],
}

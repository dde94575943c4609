import type { Kind } from '../kind.ts'
import { japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const knit: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'knit',
      shop_id: 'siam-loom',
      values: ['clay', 'sage', 'ink'],
      price_cents: 8600,
      was_cents: 9800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 812,
      days_ago: 103,
      title: words(
        'Merino crew-neck knit',
        '美利奴圆领针织衫',
        'メリノウールのクルーネックニット',
        '메리노 라운드넥 니트',
        'เสื้อไหมพรมเมอริโนคอกลม',
      ),
      description: words(
        'A fine merino jumper to wear on its own or under a coat. The yarn is spun long and smooth, so it does not scratch at the neck and pills very little. Cuffs and hem keep their shape because they are knitted tighter, not because of elastic.',
        '细美利奴羊毛套头衫，单穿或叠在大衣里都合适。长纤纺纱顺滑，领口不扎，也很少起球。袖口和下摆靠更密的织法定型，不用松紧带。',
        '一枚でもコートの下でも着られる、細番手のメリノウールセーターです。長い繊維で紡いだ糸はなめらかで、首まわりがちくちくせず、毛玉もできにくいのが特長。袖口とすそはゴムではなく、編み目の詰まりで形を保ちます。',
        '한 장으로도, 코트 안에도 입기 좋은 고운 메리노 스웨터입니다. 섬유를 길게 뽑아 자은 실이라 목이 따갑지 않고 보풀도 적습니다. 소매와 밑단은 고무줄이 아니라 더 촘촘한 짜임으로 모양을 지킵니다.',
        'เสื้อไหมพรมเมอริโนเส้นเล็ก ใส่เดี่ยวหรือใส่ใต้โค้ตก็ได้ เส้นใยยาวเนื้อเนียน ไม่คันคอและขึ้นขุยน้อยมาก ปลายแขนและชายเสื้อคงรูปเพราะถักแน่นกว่า ไม่ได้ใช้ยางยืด',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% extra-fine merino, 19.5 micron',
            '100% 超细美利奴羊毛，19.5 微米',
            'エクストラファインメリノ100%、19.5ミクロン',
            '엑스트라 파인 메리노 100%, 19.5미크론',
            'ขนแกะเมอริโนละเอียด 100% 19.5 ไมครอน',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 98, M 104, L 110, XL 116 cm',
            '胸围：S 98、M 104、L 110、XL 116 厘米',
            '胸囲：S 98、M 104、L 110、XL 116 cm',
            '가슴둘레: S 98, M 104, L 110, XL 116cm',
            'รอบอก S 98 M 104 L 110 XL 116 ซม.',
          ),
        ),
        spec('weight', words('Size M: 290 g', 'M 码 290 克', 'Mサイズ290 g', 'M 사이즈 290g', 'ไซส์ M 290 กรัม')),
        spec(
          'care',
          words(
            'Wool cycle, cold, dry flat',
            '羊毛程序冷水洗，平铺晾干',
            'ウールコースで水洗い、平干し',
            '울 코스 찬물 세탁, 뉘어 건조',
            'ซักโหมดผ้าขนสัตว์น้ำเย็น ตากแนวราบ',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (m) No itch at all, and I am the person who cuts the labels out of everything.
    ja 5 (l) ひと冬着ましたが毛玉がほとんどできません。薄手で重ね着しやすいです。
    zh-CN 5 (clay-m) 陶土色很衬肤色，机洗羊毛档没有缩水。
    ko 4 (l) 얇은데 따뜻합니다. 팔이 긴 편이라면 한 치수 크게 사세요.
    th 4 (s) ใส่ในห้องแอร์พอดี ไม่ร้อนไม่คัน
    en 4 (xl) Warm for its weight. A bit long in the body for me.
  `,
    },
    {
      product_id: 'knit-cable',
      shop_id: 'dock-nine',
      values: ['oat', 'moss', 'cocoa'],
      price_cents: 11800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 600 } },
      sales: 376,
      days_ago: 342,
      title: words(
        'Cable-knit roll neck',
        '绞花高领毛衣',
        'ケーブル編みのタートルネック',
        '꽈배기 터틀넥 스웨터',
        'สเวตเตอร์คอเต่าลายเกลียว',
      ),
      description: words(
        'A heavy jumper with three cables down the front and a collar tall enough to fold twice. It is knitted from undyed and dyed lambswool at five stitches to the inch, so wind stops at it. Expect it to relax by a centimetre in the first week.',
        '厚实的高领毛衣，前身三道绞花，领子高得可以翻折两次。用羔羊毛粗针织成，风吹不透。头一周会松开约一厘米，属于正常。',
        '前身頃に三本のケーブル、衿は二つ折りにできる高さの厚手セーターです。ラムウールを太い針で詰めて編んであり、風を通しません。最初の一週間で1 cmほどゆるみ、体になじみます。',
        '앞판에 꽈배기 세 줄을 넣고 목은 두 번 접을 만큼 높게 올린 두툼한 스웨터입니다. 램스울을 굵은 바늘로 촘촘히 짜서 바람이 새지 않습니다. 첫 주에는 1cm쯤 늘어나며 몸에 맞춰집니다.',
        'สเวตเตอร์ตัวหนา มีลายเกลียวสามแถวด้านหน้า คอสูงพับได้สองทบ ถักจากขนลูกแกะด้วยเข็มใหญ่แต่แน่นจนลมไม่ผ่าน สัปดาห์แรกจะคลายตัวราวหนึ่งเซนติเมตร',
      ),
      specs: [
        spec('material', words('100% lambswool', '100% 羔羊毛', 'ラムウール100%', '램스울 100%', 'ขนลูกแกะ 100%')),
        spec(
          'size',
          words(
            'Chest: S 104, M 110, L 116, XL 124 cm',
            '胸围：S 104、M 110、L 116、XL 124 厘米',
            '胸囲：S 104、M 110、L 116、XL 124 cm',
            '가슴둘레: S 104, M 110, L 116, XL 124cm',
            'รอบอก S 104 M 110 L 116 XL 124 ซม.',
          ),
        ),
        spec('weight', words('Size M: 720 g', 'M 码 720 克', 'Mサイズ720 g', 'M 사이즈 720g', 'ไซส์ M 720 กรัม')),
        spec(
          'care',
          words(
            'Hand wash lukewarm, dry flat',
            '温水手洗，平铺晾干',
            'ぬるま湯で手洗い、平干し',
            '미지근한 물에 손세탁, 뉘어 건조',
            'ซักมือน้ำอุ่น ตากแนวราบ',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (oat-l) Wore it on a ferry deck in January with nothing over it. Enough said.
    ko 5 (oat-m) 목이 높은데도 답답하지 않고 꽈배기가 두툼해 사진이 잘 나와요.
    ja 4 (moss-m) ずっしり重いです。肩こり持ちの方は店で試す気持ちで。
    zh-CN 5 (l) 绞花立体，领子翻两层刚好，北方零下十度够用。
    th 4 (cocoa-s) ซื้อไปใส่ที่ฮอกไกโด อุ่นจริง แต่กินที่ในกระเป๋าเดินทางครึ่งใบ
    en 3 (xl) Handsome, but it shed on my dark coat for a month.
  `,
    },
    {
      product_id: 'knit-breton',
      shop_id: 'kojima-denim',
      values: ['ink', 'brick', 'sage'],
      price_cents: 6800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 1068,
      days_ago: 227,
      title: words(
        'Striped cotton boat-neck',
        '条纹船领棉线衫',
        'ボーダーのボートネックニット',
        '보더 보트넥 코튼 니트',
        'เสื้อถักลายขวางคอเรือ',
      ),
      description: words(
        'A sailor’s jumper in cotton, striped to just below the chest and plain above, as they were when a man overboard had to be seen. The neck is wide enough to need no buttons. It is knitted on old slow machines that keep the cloth dense.',
        '棉线水手衫，胸口以下条纹，肩部素白，这是当年为了让落水的人容易被看见。船领够宽，不需要扣子。老式慢速针织机织成，布面紧密。',
        '胸から下に縞、肩は無地という、海に落ちた人を見つけやすくした昔ながらの船乗りのニットを綿で編みました。えりぐりは広く、ボタンなしで着られます。古い低速の編み機でゆっくり編むので、目がよく詰まっています。',
        '가슴 아래로는 줄무늬, 어깨는 무지로 둔 옛 뱃사람의 니트를 면으로 짰습니다. 물에 빠진 사람을 찾기 쉽게 하던 무늬입니다. 목이 넓어 단추가 필요 없고, 느린 옛 기계로 짜서 조직이 촘촘합니다.',
        'เสื้อถักแบบกะลาสีจากเส้นฝ้าย ลายขวางตั้งแต่ใต้อกลงไปและช่วงไหล่สีพื้น แบบเดิมที่ทำให้มองเห็นคนตกน้ำได้ง่าย คอกว้างไม่ต้องมีกระดุม ถักด้วยเครื่องเก่าหมุนช้า เนื้อผ้าจึงแน่น',
      ),
      specs: [
        spec(
          'material',
          words('100% cotton, 12-gauge', '100% 棉，12 针', '綿100%、12ゲージ', '면 100%, 12게이지', 'ฝ้าย 100% 12 เกจ'),
        ),
        spec(
          'size',
          words(
            'Chest: S 100, M 106, L 112, XL 118 cm',
            '胸围：S 100、M 106、L 112、XL 118 厘米',
            '胸囲：S 100、M 106、L 112、XL 118 cm',
            '가슴둘레: S 100, M 106, L 112, XL 118cm',
            'รอบอก S 100 M 106 L 112 XL 118 ซม.',
          ),
        ),
        spec('weight', words('Size M: 410 g', 'M 码 410 克', 'Mサイズ410 g', 'M 사이즈 410g', 'ไซส์ M 410 กรัม')),
        spec(
          'care',
          words(
            'Wash inside out at 30 °C',
            '翻面 30 °C 水洗',
            '裏返して30 °Cで洗う',
            '뒤집어서 30°C 세탁',
            'กลับด้านซักที่ 30 °C',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (ink-m) 首がよれない。もう一枚、色違いを買いました。
    en 5 (l) Dense enough to wear without anything under it and still look decent.
    zh-CN 4 (brick-m) 洗了五次，红条没有染到白条上。
    ko 5 (ink-l) 목둘레가 넓어 머리 모양이 안 망가져요.
    th 4 (s) ผ้าแน่นดี ไม่ย้วย ช่วงตัวสั้นไปนิดสำหรับคนสูง
    en 3 (sage-xl) Sleeves stop above the wrist. Perhaps that is the style.
  `,
    },
    {
      product_id: 'knit-cardigan',
      shop_id: 'dock-nine',
      values: ['fog', 'honey', 'plum'],
      price_cents: 12800,
      second: { axis: 'size', adds: { m: 0, l: 0, xl: 0 } },
      sales: 203,
      days_ago: 88,
      shelf: 'nearly_empty',
      title: words(
        'Shawl cardigan, horn buttons',
        '青果领开衫，牛角扣',
        'ショールカラーのカーディガン',
        '숄칼라 카디건, 물소뿔 단추',
        'คาร์ดิแกนปกผ้าคลุม กระดุมเขา',
      ),
      description: words(
        'A ribbed cardigan with a thick shawl collar that stands up against draughts. Two patch pockets are knitted in one with the front, so they do not sag under a phone. Five buttons of real horn, each a slightly different brown.',
        '罗纹开衫配厚青果领，领子立起来能挡风。两个贴袋与前身一体织成，放手机也不往下坠。五粒真牛角扣，每粒棕色略有不同。',
        'すきま風を防ぐ厚いショールカラーの、リブ編みカーディガンです。ポケットは前身頃と続けて編んであるので、スマートフォンを入れても垂れません。ボタンは本水牛が5つ、茶の濃さは一つずつ異なります。',
        '도톰한 숄칼라가 외풍을 막아 주는 골지 카디건입니다. 주머니 두 개를 앞판과 이어서 짜 휴대폰을 넣어도 처지지 않습니다. 단추 다섯 개는 진짜 물소뿔이라 갈색이 조금씩 다릅니다.',
        'คาร์ดิแกนถักลายร่อง ปกผ้าคลุมหนาตั้งกันลมได้ กระเป๋าสองข้างถักต่อเนื่องกับตัวเสื้อ ใส่โทรศัพท์แล้วไม่ย้อย กระดุมเขาแท้ห้าเม็ด สีน้ำตาลเข้มอ่อนต่างกันเล็กน้อย',
      ),
      specs: [
        spec(
          'material',
          words(
            '70% wool, 30% alpaca; horn',
            '70% 羊毛、30% 羊驼毛；牛角',
            'ウール70%、アルパカ30%、水牛の角',
            '울 70%, 알파카 30%, 물소뿔',
            'ขนแกะ 70% อัลปากา 30% เขาควาย',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: M 112, L 118, XL 124 cm',
            '胸围：M 112、L 118、XL 124 厘米',
            '胸囲：M 112、L 118、XL 124 cm',
            '가슴둘레: M 112, L 118, XL 124cm',
            'รอบอก M 112 L 118 XL 124 ซม.',
          ),
        ),
        spec('weight', words('Size M: 780 g', 'M 码 780 克', 'Mサイズ780 g', 'M 사이즈 780g', 'ไซส์ M 780 กรัม')),
        spec(
          'care',
          words(
            'Dry clean or hand wash',
            '干洗或手洗',
            'ドライクリーニングまたは手洗い',
            '드라이클리닝 또는 손세탁',
            'ซักแห้งหรือซักมือ',
          ),
        ),
      ],
      reviews: `
    en 5 (fog-l) My office is cold and this lives on the chair. Colleagues borrow it.
    ja 5 (honey-m) 衿を立てると首まで暖かく、ストールがいらなくなりました。
    ko 4 (m) 무게감이 있지만 옷걸이 말고 접어서 보관하니 괜찮아요.
    zh-CN 5 (plum-l) 梅紫色很特别，扣子摸着就知道是真角。
    th 4 (xl) อุ่นและดูแพง แต่กระดุมรูแน่น ช่วงแรกติดยาก
  `,
    },
    {
      product_id: 'knit-vest',
      shop_id: 'dock-nine',
      values: ['sage', 'cocoa', 'denim'],
      price_cents: 5800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 655,
      days_ago: 45,
      title: words(
        'Argyle V-neck vest',
        '菱格 V 领背心',
        'アーガイル柄のVネックベスト',
        '아가일 브이넥 니트 조끼',
        'เสื้อกั๊กไหมพรมคอวีลายอาร์ไกล์',
      ),
      description: words(
        'A sleeveless knit with a row of diamonds across the chest, knitted in rather than stamped on. It warms the middle and leaves the arms free, which is most of what an office needs. The V is deep enough to show a tie knot.',
        '无袖针织背心，前身一排菱格是织出来的，不是印的。暖着胸背，手臂自在，坐办公室正好。V 领够深，领带结露得出来。',
        '身頃にひし形を編み込んだ袖なしのニットです。胴は暖かく、腕は自由。オフィスで要るのはほとんどそれだけです。Vあきはネクタイの結び目が見える深さにしました。',
        '가슴에 마름모를 프린트하지 않고 짜 넣은 민소매 니트입니다. 몸통은 따뜻하고 팔은 자유로워 사무실에서 입기에 알맞습니다. 브이넥은 넥타이 매듭이 보일 만큼 깊습니다.',
        'เสื้อไหมพรมแขนกุด ถักลายข้าวหลามตัดพาดอกในเนื้อ ไม่ใช่ลายพิมพ์ ตัวอุ่นแต่แขนขยับสบาย พอดีกับห้องทำงาน คอวีลึกพอให้เห็นปมเนกไท',
      ),
      specs: [
        spec(
          'material',
          words(
            '80% wool, 20% nylon',
            '80% 羊毛、20% 锦纶',
            'ウール80%、ナイロン20%',
            '울 80%, 나일론 20%',
            'ขนแกะ 80% ไนลอน 20%',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 98, M 104, L 110 cm',
            '胸围：S 98、M 104、L 110 厘米',
            '胸囲：S 98、M 104、L 110 cm',
            '가슴둘레: S 98, M 104, L 110cm',
            'รอบอก S 98 M 104 L 110 ซม.',
          ),
        ),
        spec('weight', words('Size M: 240 g', 'M 码 240 克', 'Mサイズ240 g', 'M 사이즈 240g', 'ไซส์ M 240 กรัม')),
        spec(
          'care',
          words(
            'Wool cycle in a net',
            '装洗衣袋，羊毛程序',
            'ネットに入れてウールコース',
            '세탁망에 넣어 울 코스',
            'ใส่ถุงซัก โหมดผ้าขนสัตว์',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (sage-m) 셔츠 위에 입으니 학생 같다는 말을 들었습니다. 칭찬이죠?
    zh-CN 5 (cocoa-l) 菱格不老气，里面配白衬衫刚好。
    ja 4 (denim-s) 身幅は細め。厚いシャツの上ならワンサイズ上を。
    en 4 (m) Tidy knit, no loose floats inside to catch a watch on.
    th 5 (s) ใส่ทับเสื้อเชิ้ตในออฟฟิศแอร์เย็น ดูดีกว่าเสื้อกันหนาวเยอะ
    en 2 (l) Armholes gaped after two wears. Sent it back.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const hairbrush: Kind = {
  pictured: 'colour',
  about: words(
    'Every tip is polished round, so nothing catches a hair or scratches the scalp.',
    '每个齿尖都打磨圆润，不勾头发，也不刮头皮。',
    '先端は一本ずつ丸く磨いてあり、髪を引っかけず、地肌も傷つけません。',
    '끝을 하나하나 둥글게 다듬어 머리카락이 걸리거나 두피가 긁히지 않습니다.',
    'ทุกปลายขัดมน ไม่เกี่ยวเส้นผมและไม่ครูดหนังศีรษะ',
  ),
  products: [
    {
      product_id: 'hairbrush-paddle',
      shop_id: 'aoyama-homeware',
      values: ['ink', 'blush', 'sage'],
      price_cents: 2200,
      was_cents: 3000,
      second: { axis: 'size', adds: { m: 0, l: 500 } },
      sales: 1380,
      days_ago: 228,
      title: words(
        'Wide paddle brush, air cushion',
        '气垫大板梳',
        'クッションパドルブラシ',
        '에어쿠션 패들 브러시',
        'แปรงหวีผมแผ่นกว้างเบาะลม',
      ),
      description: words(
        'A broad brush on a rubber cushion that gives with every stroke, for long or thick hair. The pins bend before they pull, and the cushion breathes through a small hole.',
        '宽板气垫梳，每梳一下气垫都会回弹，适合长发或厚发。梳针先弯后拉，气垫有小孔透气。',
        'ひと梳きごとに沈むゴムのクッションを備えた幅広のブラシで、長い髪や多い髪に向きます。ピンは引っぱる前にしなり、クッションは小さな穴で空気を通します。',
        '빗을 때마다 푹신하게 눌리는 고무 쿠션을 댄 넓은 브러시로, 길거나 숱 많은 머리에 좋습니다. 핀은 당기기 전에 먼저 휘고 쿠션은 작은 구멍으로 숨을 쉽니다.',
        'แปรงแผ่นกว้างบนเบาะยางที่ยุบตามจังหวะหวี เหมาะกับผมยาวหรือผมหนา ซี่แปรงโค้งก่อนจะดึงผม และเบาะมีรูระบายอากาศเล็ก ๆ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Beech, natural rubber, nylon pins',
            '榉木、天然橡胶、尼龙梳针',
            'ブナ、天然ゴム、ナイロンピン',
            '너도밤나무, 천연 고무, 나일론 핀',
            'ไม้บีช ยางธรรมชาติ ซี่ไนลอน',
          ),
        ),
        spec(
          'size',
          words(
            'M 22 × 7 cm, L 25 × 9 cm',
            'M 22 × 7 厘米，L 25 × 9 厘米',
            'Mは22 × 7 cm、Lは25 × 9 cm',
            'M은 22 × 7cm, L은 25 × 9cm',
            'M 22 × 7 ซม. L 25 × 9 ซม.',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
        en 5 (ink-l) Waist-length hair, two minutes, no swearing.
        ja 5 (blush-m) 静電気が起きにくく、朝の絡まりがすっとほどけます。
        zh-CN 4 (sage-m) 气垫很软，梳头很舒服，清理头发丝要有耐心。
        ko 5 (ink-m) 숱이 많은데 한 번에 빗겨요. 손잡이 나무 결도 예쁩니다.
        th 4 (blush-l) ด้ามจับถนัด แผ่นใหญ่ไปนิดสำหรับผมสั้น
        ko 3 (sage-l) 두 달 만에 핀 하나가 쏙 들어갔어요.
      `,
    },
    {
      product_id: 'hairbrush-round',
      shop_id: 'still-water',
      values: ['rose', 'mist', 'ink'],
      price_cents: 1800,
      second: { axis: 'barrel', adds: { '25mm': 0, '32mm': 200, '45mm': 500 } },
      sales: 590,
      days_ago: 173,
      title: words(
        'Round brush, vented barrel',
        '透气卷发圆梳',
        '通気ロールブラシ',
        '통풍 롤 브러시',
        'แปรงกลมแกนระบายลม',
      ),
      description: words(
        'A round brush whose ceramic-coated barrel is pierced all over, so the dryer blows through it. The tail of the handle pulls out to a point for parting.',
        '卷筒布满气孔的圆梳，陶瓷涂层，吹风机的热风能直接穿过。手柄末端可抽出尖头，用来分发线。',
        'セラミック塗装の筒に穴をあけたロールブラシで、ドライヤーの風が通り抜けます。柄の先を引き出せば、分け目を取る細い棒になります。',
        '세라믹을 입힌 롤에 구멍이 가득해 드라이어 바람이 그대로 통하는 롤 브러시입니다. 손잡이 끝을 뽑으면 가르마를 타는 뾰족한 꼬리가 나옵니다.',
        'แปรงกลมแกนเคลือบเซรามิกเจาะรูทั่ว ลมไดร์จึงผ่านได้ ปลายด้ามดึงออกเป็นก้านแหลมสำหรับแสกผม',
      ),
      specs: [
        spec(
          'material',
          words(
            'Ceramic-coated aluminium, nylon, ABS',
            '陶瓷涂层铝、尼龙、ABS',
            'セラミック塗装アルミ、ナイロン、ABS樹脂',
            '세라믹 코팅 알루미늄, 나일론, ABS',
            'อะลูมิเนียมเคลือบเซรามิก ไนลอน ABS',
          ),
        ),
        spec('size', words('26 cm long', '长 26 厘米', '長さ26 cm', '길이 26cm', 'ยาว 26 ซม.')),
        spec('weight', grams(112)),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (rose-45mm) 앞머리부터 끝 컬까지 이거 하나로 끝나요. 바람이 잘 통합니다.
        zh-CN 5 (ink-32mm) 吹刘海神器，热得快，头发不缠。
        en 4 (mist-25mm) Great for a fringe. The barrel gets properly hot, mind your fingers.
        ja 4 (rose-32mm) 毛先の内巻きがきれいに決まります。軸が少し軽すぎるかも。
        th 5 (mist-45mm) เป่าผมเองได้ทรงเหมือนเข้าร้าน
      `,
    },
    {
      product_id: 'hairbrush-comb',
      shop_id: 'lotus-well',
      pictured: 'timber',
      values: ['teak', 'acacia', 'mango'],
      price_cents: 1200,
      pictured_adds: [0, 0, 100],
      sales: 870,
      days_ago: 351,
      title: words('Wide-tooth wooden comb', '宽齿木梳', '粗歯の木の櫛', '굵은 빗살 나무 빗', 'หวีไม้ซี่ห่าง'),
      description: words(
        'A comb sawn from a single piece of wood, with a back that fills the palm. The wide teeth go through wet or curly hair and raise no static.',
        '整块木头锯成的梳子，梳背握着正好满掌。宽齿适合湿发和卷发，不起静电。',
        '一枚の木から挽いた櫛です。背は手のひらになじむ丸みがあります。粗い歯はぬれた髪やくせ毛にもよく通り、静電気を起こしません。',
        '나무 한 덩이를 켜서 만든 빗으로 등이 손바닥에 꼭 찹니다. 굵은 빗살이라 젖은 머리나 곱슬머리도 잘 빗기고 정전기가 일지 않습니다.',
        'หวีเลื่อยจากไม้ชิ้นเดียว สันหวีพอดีอุ้งมือ ซี่ห่างหวีผมเปียกหรือผมหยิกได้ และไม่เกิดไฟฟ้าสถิต',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid wood, coconut oil',
            '实木，椰子油涂饰',
            '無垢材、ヤシ油仕上げ',
            '원목, 코코넛유 마감',
            'ไม้แท้ ขัดน้ำมันมะพร้าว',
          ),
        ),
        spec('size', centimetres(17, 6)),
        spec(
          'care',
          words(
            'Brush clean, do not soak',
            '刷净即可，勿浸水',
            'ブラシで掃除、水に浸さない',
            '솔로 털고 물에 담그지 마세요',
            'ปัดทำความสะอาด อย่าแช่น้ำ',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        th 5 (teak) ผมหยิกมากหวีแล้วไม่ขาด ไม้เนียนมือ
        en 5 (mango) Beard first, then my daughter took it for her curls.
        zh-CN 5 (acacia) 没有毛刺也没有油漆味，冬天真的不起静电。
        ja 4 (teak) 使うほどつやが出てきました。ケースがあるとなおよいです。
        ko 4 (mango) 빗살이 굵어 파마머리에 딱이에요. 떨어뜨리지 않게 조심하세요.
      `,
    },
    {
      product_id: 'hairbrush-folding',
      shop_id: 'aoyama-homeware',
      values: ['cocoa', 'snow', 'plum'],
      price_cents: 1600,
      was_cents: 1900,
      sales: 640,
      days_ago: 109,
      title: words(
        'Compact brush with a mirror',
        '带镜折叠便携梳',
        '鏡付きコンパクトブラシ',
        '거울 달린 콤팩트 브러시',
        'แปรงพับพกพามีกระจก',
      ),
      description: words(
        'A round case the size of a biscuit opens to a mirror on one side and a brush on the other. Press the brush pad and its pins stand up; close it and they lie down.',
        '饼干大小的圆盒，打开一面是镜子，一面是梳子。按下梳垫，梳针立起；合上盖子，梳针收平。',
        'ビスケットほどの丸いケースを開くと、片側は鏡、片側はブラシです。パッドを押すとピンが立ち、閉じると寝ます。',
        '비스킷만 한 둥근 케이스를 열면 한쪽은 거울, 한쪽은 브러시입니다. 패드를 누르면 핀이 서고 닫으면 눕습니다.',
        'ตลับกลมขนาดเท่าบิสกิต เปิดออกด้านหนึ่งเป็นกระจก อีกด้านเป็นแปรง กดแผ่นแปรงแล้วซี่ตั้งขึ้น ปิดแล้วซี่ราบลง',
      ),
      specs: [
        spec(
          'material',
          words(
            'ABS, glass, nylon',
            'ABS、玻璃、尼龙',
            'ABS樹脂、ガラス、ナイロン',
            'ABS, 유리, 나일론',
            'ABS กระจก ไนลอน',
          ),
        ),
        spec(
          'size',
          words(
            '9 cm across, 2.4 cm thick',
            '直径 9 厘米，厚 2.4 厘米',
            '直径9 cm、厚さ2.4 cm',
            '지름 9cm, 두께 2.4cm',
            'กว้าง 9 ซม. หนา 2.4 ซม.',
          ),
        ),
        spec('weight', grams(84)),
        spec('origin', china),
      ],
      reviews: `
        ja 5 (snow) 通勤バッグに入れっぱなしです。鏡がゆがまず見やすい。
        ko 5 (plum) 작고 예뻐요. 거울이 생각보다 커서 립 바를 때도 씁니다.
        en 4 (cocoa) Closes with a proper click. Pins are a bit short for thick hair.
        zh-CN 5 (plum) 放小包里毫不占地方，朋友一人买了一个。
        th 4 (snow) พกง่าย แต่สีขาวเปื้อนรองพื้นง่ายไปหน่อย
        zh-CN 2 (cocoa) 铰链用了两周就松了，合不严。
      `,
    },
    {
      product_id: 'hairbrush-scalp',
      shop_id: 'still-water',
      values: ['clay', 'mist', 'moss'],
      price_cents: 1000,
      second: { axis: 'firmness', adds: { soft: 0, firm: 0 } },
      sales: 1950,
      days_ago: 298,
      title: words(
        'Shampoo brush for the palm',
        '掌握式洗发按摩刷',
        '手のひらシャンプーブラシ',
        '손바닥 샴푸 브러시',
        'แปรงสระผมพอดีมือ',
      ),
      description: words(
        'A dome with a finger loop on top and soft cones underneath, to work shampoo into a lather. It stands dry on its own cones by the side of the bath.',
        '圆顶上有指环，底下是柔软的锥形齿，帮您把洗发水揉出泡沫。用完立在浴缸边，自己就晾干。',
        '上に指を通す輪、下にやわらかな円すいの突起が付いた、シャンプーを泡立てるためのブラシです。突起を下に置けば、浴槽のふちで自然に乾きます。',
        '위에는 손가락 고리, 아래에는 말랑한 원뿔 돌기가 있어 샴푸 거품을 내는 브러시입니다. 돌기로 세워 두면 욕조 옆에서 저절로 마릅니다.',
        'ทรงโดมมีห่วงสอดนิ้วด้านบน ด้านล่างเป็นซี่กรวยนุ่มช่วยตีฟองแชมพู วางตั้งบนซี่ข้างอ่างแล้วแห้งเอง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Silicone, polypropylene',
            '硅胶、聚丙烯',
            'シリコン、ポリプロピレン',
            '실리콘, 폴리프로필렌',
            'ซิลิโคน โพลีโพรพิลีน',
          ),
        ),
        spec('size', centimetres(8, 7, 6)),
        spec('weight', grams(72)),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (clay-soft) 손톱 대신 이걸로 감으니 시원하고 샴푸도 덜 써요.
        en 5 (mist-firm) Long nails, no scratching. The loop stays on a soapy hand.
        ja 5 (moss-soft) 子どもの髪を洗うのが楽になりました。
        zh-CN 4 (mist-soft) 软款很温柔，头发太厚可以选硬款。
        th 5 (clay-firm) สระผมสะอาดขึ้น ขนาดพอดีมือผู้หญิง
        ja 3 (moss-firm) かためは私には強すぎました。やわらかめを買い直します。
      `,
    },
  ],
}

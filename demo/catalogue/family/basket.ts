import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const basket: Kind = {
  pictured: 'colour',
  about: words(
    'It is woven by hand, so it may differ from its measures by a centimetre.',
    '手工编织，尺寸会有一厘米左右的出入。',
    '手編みのため、寸法には1 cmほどの差があります。',
    '손으로 엮어 치수가 1cm쯤 다를 수 있습니다.',
    'สานด้วยมือ ขนาดจึงอาจคลาดเคลื่อนราวหนึ่งเซนติเมตร',
  ),
  specs: [spec('origin', thailand)],
  products: [
    {
      product_id: 'basket-laundry',
      shop_id: 'bamboo-lane',
      values: ['wood', 'snow', 'ink'],
      price_cents: 7400,
      was_cents: 10900,
      second: { axis: 'height', adds: { '45cm': 0, '60cm': 1900 } },
      sales: 1022,
      days_ago: 349,
      title: words(
        'Laundry basket with lid',
        '带盖洗衣篮',
        '蓋付きランドリーバスケット',
        '뚜껑 있는 빨래 바구니',
        'ตะกร้าผ้ามีฝา',
      ),
      description: words(
        'A tall bamboo basket with a lifting lid and a handle on either side. Air passes through the weave, and the cotton bag inside comes out with the washing in it.',
        '高身竹编篮，带掀盖和两侧提手。编缝透气，内衬棉布袋可以连脏衣一起拎走。',
        '持ち上げ蓋と両側の持ち手が付いた、背の高い竹かごです。編み目が風を通し、中の綿袋は洗濯物ごと取り出せます。',
        '들어 올리는 뚜껑과 양옆 손잡이가 있는 높은 대나무 바구니입니다. 엮은 틈으로 바람이 통하고, 안의 면 주머니는 빨래째 꺼낼 수 있습니다.',
        'ตะกร้าไม้ไผ่ทรงสูงมีฝายกและหูจับสองข้าง ลายสานระบายอากาศ ถุงผ้าฝ้ายด้านในยกออกไปพร้อมผ้าได้เลย',
      ),
      specs: [
        spec(
          'material',
          words('Bamboo, cotton lining', '竹，棉布内衬', '竹、綿の内袋', '대나무, 면 안감', 'ไม้ไผ่ ซับในผ้าฝ้าย'),
        ),
        spec(
          'capacity',
          words(
            '45 cm: 40 L. 60 cm: 62 L',
            '45 厘米约 40 升，60 厘米约 62 升',
            '45 cmは40 L、60 cmは62 L',
            '45cm는 40L, 60cm는 62L',
            '45 ซม. จุ 40 ลิตร 60 ซม. จุ 62 ลิตร',
          ),
        ),
        spec(
          'care',
          words(
            'Wash the lining, dust the bamboo',
            '内衬可洗，竹身掸灰',
            '内袋は洗濯可、竹はほこりを払う',
            '안감은 세탁, 대나무는 먼지 털기',
            'ซักถุงใน ปัดฝุ่นตัวตะกร้า',
          ),
        ),
      ],
      reviews: `
    en 5 (wood-60cm) A week of washing for two fits, and it looks better than anything in it.
    zh-CN 5 (snow) 内衬袋直接拎到洗衣机，太方便了。
    th 5 (ink-45cm) สานแน่นไม่มีเสี้ยน ผ้าไม่อับแม้หน้าฝน
    ja 4 (wood-45cm) ふたの座りがよく、脱衣所がすっきりしました。最初は竹の香りが強めです。
    ko 5 (snow-60cm) 뚜껑 덮으면 빨래가 안 보여서 살 것 같아요.
    ko 2 (ink) 검은 물이 흰 양말에 조금 묻어났습니다. 안감을 꼭 씌워 쓰세요.
  `,
    },
    {
      product_id: 'basket-market',
      shop_id: 'bamboo-lane',
      values: ['brick', 'denim', 'moss'],
      price_cents: 4800,
      second: { axis: 'size', adds: { s: 0, m: 900, l: 1900 } },
      sales: 1561,
      days_ago: 274,
      title: words(
        'Market basket, leather handles',
        '皮提手买菜篮',
        '革持ち手のマルシェかご',
        '가죽 손잡이 장바구니',
        'ตะกร้าจ่ายตลาดหูหนัง',
      ),
      description: words(
        'A flared palm-leaf basket for the market, wide at the mouth and round at the base, with two broad bands woven in colour. The leather handles are long enough for the shoulder.',
        '棕榈叶编的喇叭口菜篮，口阔底圆，编入两道宽色带。皮提手够长，可以挎上肩。',
        '口が広く底の丸い、やしの葉の買い物かごです。色の帯を2本編み込みました。革の持ち手は肩に掛けられる長さです。',
        '입구가 넓고 바닥이 둥근 야자잎 장바구니로, 굵은 색 띠 두 줄을 엮어 넣었습니다. 가죽 손잡이는 어깨에 멜 만큼 깁니다.',
        'ตะกร้าใบลานปากบานก้นมนสำหรับไปตลาด สานแถบสีกว้างสองแถบ หูหนังยาวพอสะพายไหล่',
      ),
      specs: [
        spec(
          'material',
          words('Palm leaf, cowhide', '棕榈叶，牛皮', 'やしの葉、牛革', '야자잎, 소가죽', 'ใบลาน หนังวัว'),
        ),
        spec(
          'size',
          words(
            'M: 42 cm wide, 26 cm high',
            'M：宽 42 厘米，高 26 厘米',
            'M：幅42 cm、高さ26 cm',
            'M: 너비 42cm, 높이 26cm',
            'M: กว้าง 42 ซม. สูง 26 ซม.',
          ),
        ),
        spec('load', words('Up to 10 kg', '最大 10 千克', '10 kgまで', '최대 10kg', 'ไม่เกิน 10 กก.')),
      ],
      reviews: `
    en 5 (brick-l) Two melons, a chicken and a baguette. The handles did not complain.
    ko 5 (moss-m) 소풍 갈 때도 들어요. 가죽이 부드러워 어깨가 안 아픕니다.
    ja 4 (denim-s) 軽くて丈夫。細かいものは隙間から落ちるので布を敷いています。
    zh-CN 5 (brick-m) 每天买菜都用，回头率很高，菜场阿姨都问。
    th 4 (moss) หูหนังเย็บแน่น แต่โดนฝนแล้วต้องรีบผึ่ง
  `,
    },
    {
      product_id: 'basket-bread',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'cocoa', 'honey'],
      price_cents: 2600,
      second: { axis: 'width', adds: { '25cm': 0, '35cm': 700 } },
      sales: 1208,
      days_ago: 412,
      title: words(
        'Oval bread basket with cloth',
        '椭圆面包篮配餐布',
        '布付きの楕円パンかご',
        '천 딸린 타원 빵 바구니',
        'ตะกร้าขนมปังทรงรีพร้อมผ้า',
      ),
      description: words(
        'A low oval basket of coiled rattan with a cloth that folds over the rolls to keep them warm. Coiled, not plaited, so crumbs stay in.',
        '藤条盘编的浅椭圆篮，配一块餐布，盖住面包好保温。盘编不留缝，面包屑漏不出来。',
        '籐を巻き上げて作った浅い楕円のかごに、パンを包んで温かさを保つ布を添えました。巻き編みなのでパンくずがこぼれません。',
        '등나무를 감아올려 만든 낮은 타원 바구니로, 빵을 덮어 온기를 지키는 천이 딸려 있습니다. 감아 엮어 부스러기가 새지 않습니다.',
        'ตะกร้าหวายขดทรงรีเตี้ย มีผ้าพับคลุมขนมปังให้อุ่นนาน สานแบบขดจึงไม่มีช่องให้เศษขนมปังร่วง',
      ),
      specs: [
        spec('material', words('Rattan; cotton cloth', '藤；棉餐布', '籐、綿の布', '등나무, 면 천', 'หวาย ผ้าฝ้าย')),
        spec(
          'size',
          words(
            '25 cm: 25 × 18 × 8 cm',
            '25 厘米款：25 × 18 × 8 厘米',
            '25 cmは25 × 18 × 8 cm',
            '25cm: 25 × 18 × 8cm',
            '25 ซม.: 25 × 18 × 8 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Shake out; wash the cloth at 60 °C',
            '抖净即可，餐布 60 °C 水洗',
            'くずを払い、布は60 °Cで洗う',
            '털어 쓰고 천은 60°C 세탁',
            'เคาะเศษออก ผ้าซัก 60 °C',
          ),
        ),
      ],
      reviews: `
    ja 5 (oat-25cm) 朝のロールパンが6個。布をかぶせると本当に冷めにくいです。
    en 4 (cocoa) Smart on the table. I use it for keys and post on weekdays.
    zh-CN 5 (honey-35cm) 藤圈盘得特别密，拿来放鸡蛋也稳当。
    ko 5 (oat) 빵집처럼 담아내니 아이들이 더 먹어요. 천 빨기도 쉽고요.
    th 5 (honey) หวายเงาสวย ใส่ผลไม้ถวายพระก็ดูดี
    en 5 (honey-35cm) Fits a whole sourdough. Coils are tight as a drum.
  `,
    },
    {
      product_id: 'basket-belly',
      shop_id: 'bamboo-lane',
      values: ['snow', 'clay', 'moss'],
      price_cents: 2900,
      second: { axis: 'diameter', adds: { '25cm': 0, '30cm': 700, '35cm': 1500 } },
      sales: 2035,
      days_ago: 256,
      title: words(
        'Dipped seagrass belly basket',
        '撞色海草大肚篮',
        '二色染めシーグラスのかご',
        '투톤 해초 배불뚝이 바구니',
        'ตะกร้าท้องป่องหญ้าทะเลทูโทน',
      ),
      description: words(
        'A round-bellied basket of seagrass, its lower half dipped in colour. Fold the top down to make a pot for a plant, or pull it up to hide the toys.',
        '海草编的大肚篮，下半截浸染上色。篮口翻下来可以套花盆，拉起来就能把玩具藏好。',
        '下半分を色に浸した、シーグラスのふっくらしたかごです。口を折れば鉢カバーに、立てればおもちゃ入れになります。',
        '아래 절반을 색에 담근 배가 둥근 해초 바구니입니다. 윗부분을 접으면 화분 커버, 펴면 장난감을 숨기는 통이 됩니다.',
        'ตะกร้าหญ้าทะเลทรงท้องป่อง จุ่มสีครึ่งล่าง พับปากลงใช้ครอบกระถางต้นไม้ ดึงขึ้นก็ซ่อนของเล่นได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Seagrass, water-based dye',
            '海草，水性染料',
            'シーグラス、水性染料',
            '해초, 수성 염료',
            'หญ้าทะเล สีย้อมสูตรน้ำ',
          ),
        ),
        spec(
          'size',
          words(
            '30 cm: 28 cm high',
            '30 厘米款：高 28 厘米',
            '30 cm：高さ28 cm',
            '30cm: 높이 28cm',
            '30 ซม.: สูง 28 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Put a saucer under a plant',
            '套花盆时请垫托盘',
            '鉢を入れるときは受け皿を',
            '화분을 넣을 땐 받침 사용',
            'ใส่ต้นไม้ต้องมีจานรอง',
          ),
        ),
      ],
      reviews: `
    zh-CN 5 (snow-30cm) 套了龟背竹，客厅一下子像度假屋。
    en 5 (clay-35cm) Swallowed every soft toy in the house. The handles are sewn on properly.
    th 5 (moss-25cm) เบา พับเก็บได้ ใส่ไหมพรมถักกำลังดี
    ja 4 (clay-25cm) 届いたときはつぶれていましたが、霧吹きをしたら形が戻りました。
    ko 4 (snow-35cm) 풀 냄새가 일주일쯤 가요. 모양은 정말 예쁩니다.
    en 3 (moss-30cm) The dip line is wavy on one side. Rustic, I suppose.
    zh-CN 5 (35cm) 装两条毛毯还有空，折起来也不占地方。
  `,
    },
    {
      product_id: 'basket-picnic',
      shop_id: 'bamboo-lane',
      values: ['honey', 'sage', 'cocoa'],
      price_cents: 8900,
      sales: 318,
      days_ago: 91,
      title: words(
        'Picnic basket with two lids',
        '双盖野餐篮',
        '両開きのピクニックバスケット',
        '양쪽 뚜껑 피크닉 바구니',
        'ตะกร้าปิกนิกฝาสองด้าน',
      ),
      description: words(
        'A rectangular basket of split bamboo with an arched handle and a lid hinged on either side of it, so that one half can be opened without lifting what lies on the other. Leather tabs hold both lids shut.',
        '竹篾编的长方提篮，弯拱提手两边各有一扇合页盖，开一边不用动另一边上的东西。两盖都用皮扣固定。',
        '割り竹で編んだ長方形のかごに、弧を描く持ち手と、その両側に開く蓋を付けました。片側に物をのせたまま、もう片側を開けられます。蓋は革の留め具で閉じます。',
        '쪼갠 대나무로 엮은 네모난 바구니에 둥근 손잡이와 양쪽으로 열리는 뚜껑을 달았습니다. 한쪽에 물건을 올려둔 채 다른 쪽만 열 수 있고, 두 뚜껑은 가죽 고리로 잠급니다.',
        'ตะกร้าสี่เหลี่ยมสานจากตอกไม้ไผ่ มีหูโค้งตรงกลางและฝาบานพับสองข้าง เปิดข้างหนึ่งได้โดยไม่ต้องยกของบนอีกข้าง ปิดฝาด้วยสายหนัง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Bamboo, leather, brass pins',
            '竹、皮革、黄铜钉',
            '竹、革、真鍮の鋲',
            '대나무, 가죽, 황동 핀',
            'ไม้ไผ่ หนัง หมุดทองเหลือง',
          ),
        ),
        spec('size', centimetres(40, 28, 20)),
        spec('weight', kilograms(1.5)),
        spec('load', words('Up to 8 kg', '最大 8 千克', '8 kgまで', '최대 8kg', 'ไม่เกิน 8 กก.')),
      ],
      reviews: `
    en 5 (honey) Sandwiches on the left, cake on the right, and nobody sat on the cake.
    ja 5 (sage) 花見に持って行きました。編みがしっかりしていて、重箱がぴったり入ります。
    zh-CN 4 (cocoa) 样子很复古，皮扣有点紧，用几次就顺了。
    ko 5 (honey) 한강 소풍 필수품이 됐어요. 뚜껑 위에 컵을 올려도 안정적입니다.
    th 5 (cocoa) งานสานประณีตมาก ใช้ใส่ของไปทำบุญทุกวันพระ
    ko 4 (sage) 색이 은은해요. 경첩 쪽 핀 하나가 살짝 튀어나와 있었습니다.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const cap: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'cap',
      shop_id: 'north-pier',
      values: ['ink', 'sage', 'sand'],
      price_cents: 2200,
      sales: 1083,
      days_ago: 247,
      title: words(
        'Six-panel cotton cap',
        '六片式纯棉棒球帽',
        '6枚はぎのコットンキャップ',
        '6패널 코튼 캡',
        'หมวกแก๊ปผ้าฝ้ายหกชิ้น',
      ),
      description: words(
        'A soft cap of brushed cotton twill without a logo. The peak is short and already a little curved, so it looks worn from the first day. A brass buckle at the back fits it to most heads.',
        '磨毛斜纹棉软帽，没有任何标志。帽檐较短，略带弧度，第一天戴就像戴惯了的。后面的黄铜扣可调，适合大多数头围。',
        'ロゴのない、起毛コットンツイルのやわらかなキャップです。つばは短めで、はじめから軽く曲げてあるので初日からなじみます。後ろの真鍮バックルで、たいていの頭に合わせられます。',
        '로고 없이 기모 면 트윌로 만든 부드러운 모자입니다. 챙이 짧고 처음부터 살짝 굽어 있어 첫날부터 길든 느낌입니다. 뒤쪽 황동 버클로 웬만한 머리에 맞게 조절됩니다.',
        'หมวกแก๊ปเนื้อนุ่มผ้าฝ้ายทวิลปัดขน ไม่มีโลโก้ ปีกสั้นและโค้งเล็กน้อยตั้งแต่แรก ใส่วันแรกก็ดูเข้าที่ หัวเข็มขัดทองเหลืองด้านหลังปรับได้พอดีเกือบทุกศีรษะ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Brushed cotton twill, brass',
            '磨毛斜纹棉、黄铜',
            '起毛コットンツイル、真鍮',
            '기모 면 트윌, 황동',
            'ผ้าฝ้ายทวิลปัดขน ทองเหลือง',
          ),
        ),
        spec(
          'size',
          words(
            '54 to 61 cm, adjustable',
            '54–61 厘米，可调',
            '54〜61 cm、調節可',
            '54~61cm, 조절 가능',
            '54–61 ซม. ปรับได้',
          ),
        ),
        spec('weight', grams(82)),
        spec(
          'care',
          words(
            'Hand wash, dry on a bowl',
            '手洗，套在碗上晾干',
            '手洗いし、ボウルにかぶせて干す',
            '손세탁 후 그릇에 씌워 건조',
            'ซักมือ ครอบชามตากให้คงรูป',
          ),
        ),
      ],
      reviews: `
    en 5 Finally a cap that says nothing.
    ja 4 深すぎず浅すぎず、つばの曲がり具合がちょうどいい。
    zh-CN 4 布料软，头围 60 也戴得下。
    ko 5 로고 없는 모자 찾느라 오래 걸렸는데 드디어 정착합니다.
    th 3 สวยดี แต่ซักแล้วสีซีดลงเล็กน้อย
  `,
    },
    {
      product_id: 'cap-cord',
      shop_id: 'kojima-denim',
      values: ['honey', 'moss', 'cocoa'],
      price_cents: 3400,
      sales: 742,
      days_ago: 116,
      title: words(
        'Five-panel corduroy cap',
        '五片灯芯绒平檐帽',
        'コーデュロイのジェットキャップ',
        '5패널 코듀로이 캡',
        'หมวกห้าชิ้นผ้าลูกฟูก',
      ),
      description: words(
        'One broad panel across the forehead and four behind it, in corduroy with eight wales to the inch. The peak is flat and stiffened with felt, and the webbing strap closes with a wooden toggle. A cotton band inside takes the sweat and can be washed in place.',
        '额前一整片，后面四片，八条宽灯芯绒。平檐以毛毡作衬，织带后扣用木栓收紧。内圈棉带吸汗，可直接擦洗。',
        '額に大きな一枚、後ろに4枚をはいだ、太うねコーデュロイのキャップです。つばは平らでフェルトの芯入り、後ろのテープは木のトグルで留めます。内側の綿の汗止めは、付けたまま洗えます。',
        '이마에 넓은 한 장, 뒤에 네 장을 이은 굵은 골 코듀로이 캡입니다. 챙은 펠트 심을 넣어 평평하고, 뒤쪽 웨빙 끈은 나무 토글로 조입니다. 안쪽 면 밴드가 땀을 흡수하며 붙인 채로 빨 수 있습니다.',
        'แผ่นหน้าผากชิ้นใหญ่ชิ้นเดียวกับด้านหลังอีกสี่ชิ้น ตัดจากผ้าลูกฟูกลอนใหญ่ ปีกแบนเสริมสักหลาด สายด้านหลังรูดด้วยกระดุมไม้ แถบผ้าฝ้ายด้านในซับเหงื่อและซักได้เลย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton corduroy, beech',
            '棉灯芯绒、榉木',
            '綿コーデュロイ、ブナ',
            '면 코듀로이, 너도밤나무',
            'ผ้าฝ้ายลูกฟูก ไม้บีช',
          ),
        ),
        spec(
          'size',
          words(
            '55 to 60 cm, adjustable',
            '55–60 厘米，可调',
            '55〜60 cm、調節可',
            '55~60cm, 조절 가능',
            '55–60 ซม. ปรับได้',
          ),
        ),
        spec('weight', grams(94)),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (honey) 芯がしっかりしていて、かぶっても前がつぶれません。
    en 4 (moss) Flat peak, deep cord, no badge. The toggle rattles a bit on a bike.
    ko 5 (cocoa) 골이 굵어서 색이 깊어 보여요. 가을 내내 씁니다.
    zh-CN 4 (honey) 帽身偏浅，喜欢深帽的要注意。
    th 5 (moss) ทรงสวย ปีกแบนแข็งแรง ใส่กับเสื้อยืดก็ได้
  `,
    },
    {
      product_id: 'cap-flat',
      shop_id: 'dock-nine',
      values: ['fog', 'cocoa', 'ink'],
      price_cents: 4800,
      second: { axis: 'head_size', adds: { '56cm': 0, '58cm': 0, '60cm': 0 } },
      sales: 318,
      days_ago: 371,
      title: words(
        'Herringbone flat cap',
        '人字纹鸭舌帽',
        'ヘリンボーンのハンチング',
        '헤링본 헌팅캡',
        'หมวกแฟลตแคปลายก้างปลา',
      ),
      description: words(
        'A low, close flat cap cut from one length of herringbone tweed, so the pattern runs unbroken from neck to peak. It is lined with quilted cotton. The short peak is sewn down, and the whole cap rolls up for a coat pocket.',
        '贴头的浅顶鸭舌帽，整幅人字纹粗花呢裁成，纹路从后颈一路连到帽檐。内衬绗缝棉布。短檐缝合固定，整顶可以卷进大衣口袋。',
        'ヘリンボーンツイードを一続きに裁ち、柄が後ろからつばまで途切れない、浅めのハンチングです。裏地はキルティングの綿。短いつばは縫い留めてあり、丸めてコートのポケットに入ります。',
        '헤링본 트위드 한 폭으로 재단해 뒷목부터 챙까지 무늬가 끊기지 않는 낮은 헌팅캡입니다. 안감은 누빔 면입니다. 짧은 챙을 몸판에 꿰매 고정했고, 통째로 말아 코트 주머니에 넣을 수 있습니다.',
        'หมวกทรงเตี้ยแนบศีรษะ ตัดจากผ้าทวีดลายก้างปลาผืนเดียว ลายจึงต่อเนื่องจากท้ายทอยถึงปีก ซับในผ้าฝ้ายบุนวม ปีกสั้นเย็บติด ม้วนใส่กระเป๋าเสื้อโค้ตได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Wool tweed, cotton lining',
            '羊毛粗花呢、棉里',
            'ウールツイード、裏地は綿',
            '울 트위드, 면 안감',
            'ผ้าทวีดขนแกะ ซับในฝ้าย',
          ),
        ),
        spec('weight', grams(110)),
        spec(
          'care',
          words(
            'Brush, spot clean',
            '刷净，局部清洁',
            'ブラッシング、部分洗い',
            '솔질, 부분 세탁',
            'แปรงฝุ่น เช็ดเฉพาะจุด',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (58cm) My grandfather wore one like it. This one fits better.
    ko 5 (fog-58cm) 깊지 않아서 안경다리가 눌리지 않아요.
    ja 4 (60cm) 60cmでちょうど。髪を切ったら少しゆるくなりました。
    zh-CN 5 (cocoa-56cm) 花呢质感好，戴着不像买菜的大爷，像导演。
    th 3 (ink-58cm) สวยแต่ร้อนสำหรับกรุงเทพฯ ได้ใส่เฉพาะตอนเดินทาง
    en 4 (fog-60cm) Lining is warm enough for snow; the ears are on their own.
  `,
    },
    {
      product_id: 'cap-watch',
      shop_id: 'dock-nine',
      values: ['brick', 'ink', 'oat'],
      price_cents: 2600,
      sales: 2314,
      days_ago: 265,
      title: words(
        'Ribbed wool watch cap',
        '罗纹羊毛冷帽',
        'リブ編みのワッチキャップ',
        '골지 울 비니',
        'หมวกไหมพรมถักลายร่อง',
      ),
      description: words(
        'A plain rib-knitted hat with a deep cuff that turns up once or twice, as low or as high as you like. The crown is closed by hand in eight wedges, so no lump sits on top. It keeps its stretch through a winter in a pocket.',
        '素净的罗纹针织帽，帽边够深，翻一折两折都行，高低随意。帽顶手工收成八瓣，没有突起的疙瘩。在口袋里塞一冬，弹性依旧。',
        '深い折り返しを一重にも二重にもでき、浅くも深くもかぶれるリブ編みの帽子です。てっぺんは八つに分けて手で閉じたので、こぶができません。ひと冬ポケットに入れておいても、伸びたままになりません。',
        '접단이 깊어 한 번 접어도 두 번 접어도 되는 골지 모자로, 깊이는 마음대로 정하면 됩니다. 정수리를 여덟 갈래로 나눠 손으로 마감해 뭉치는 곳이 없습니다. 겨우내 주머니에 넣고 다녀도 탄력이 그대로입니다.',
        'หมวกถักลายร่องเรียบ ๆ ขอบลึกพับได้หนึ่งหรือสองทบ จะใส่ตื้นหรือลึกก็ได้ ยอดหมวกปิดด้วยมือแปดกลีบ ไม่เป็นปุ่มนูน ยัดกระเป๋าทั้งหน้าหนาวก็ยังยืดหยุ่น',
      ),
      specs: [
        spec(
          'material',
          words('100% merino', '100% 美利奴羊毛', 'メリノウール100%', '메리노 울 100%', 'ขนแกะเมอริโน 100%'),
        ),
        spec(
          'size',
          words(
            'Stretches from 54 to 62 cm',
            '弹性 54–62 厘米',
            '54〜62 cmに伸びる',
            '54~62cm까지 늘어남',
            'ยืดได้ 54–62 ซม.',
          ),
        ),
        spec('weight', grams(76)),
        spec('care', words('Hand wash cold', '冷水手洗', '水で手洗い', '찬물 손세탁', 'ซักมือน้ำเย็น')),
      ],
      reviews: `
    ko 5 (ink) 정수리가 뾰족하게 솟지 않아서 마음에 들어요.
    en 5 (brick) Survived a season of snow shovelling and one wash by accident.
    zh-CN 5 (oat) 头大也不勒，翻两折刚好露耳垂。
    ja 5 (ink) ちくちくしないので、坊主頭でも平気です。
    th 4 (brick) เอาไปใส่ที่ญี่ปุ่น อุ่นดี สีอิฐออกส้มกว่าในรูปเล็กน้อย
    en 3 (oat) The light one shows every fingerprint.
    ko 4 (oat) 두 번 접으면 조금 두꺼워져요. 한 번 접는 게 예쁩니다.
  `,
    },
    {
      product_id: 'cap-bucket',
      shop_id: 'kojima-denim',
      values: ['denim', 'sand', 'ink'],
      price_cents: 3900,
      was_cents: 4500,
      second: { axis: 'head_size', adds: { '58cm': 0, '60cm': 0 } },
      sales: 489,
      days_ago: 197,
      title: words(
        'Stitched denim bucket hat',
        '车线牛仔渔夫帽',
        'ステッチデニムのバケットハット',
        '스티치 데님 버킷햇',
        'หมวกบักเก็ตยีนส์เดินด้าย',
      ),
      description: words(
        'A bucket hat of 10-ounce denim with nine rows of stitching around the brim, which hold it firm without any stiffener. Two eyelets at each side let the heat out. It fades along the stitches, much as jeans do at the knee.',
        '10 盎司牛仔渔夫帽，帽檐九圈车线，不加硬衬也能定型。两侧各两个透气孔。穿久了会沿线迹褪色，就像牛仔裤的膝盖。',
        '10オンスのデニムで作り、つばに9周のステッチを入れて芯なしで張りを出したバケットハットです。左右に二つずつの通気穴。ジーンズのひざのように、縫い目に沿って色が落ちていきます。',
        '10온스 데님에 챙을 따라 아홉 줄을 박아 심 없이도 모양이 잡히는 버킷햇입니다. 양옆에 통기 구멍이 두 개씩 있습니다. 청바지 무릎처럼 박음질 선을 따라 색이 빠집니다.',
        'หมวกบักเก็ตผ้ายีนส์ 10 ออนซ์ เดินด้ายรอบปีกเก้าแถวจนอยู่ทรงโดยไม่ต้องเสริมแกน มีรูระบายข้างละสองรู สีจะเฟดตามแนวด้ายเหมือนเข่ากางเกงยีนส์',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton denim, 10 oz',
            '棉牛仔布，10 盎司',
            '綿デニム、10オンス',
            '면 데님, 10온스',
            'ผ้ายีนส์ฝ้าย 10 ออนซ์',
          ),
        ),
        spec(
          'size',
          words(
            'Brim 6.5 cm, crown 9 cm deep',
            '檐宽 6.5 厘米，帽深 9 厘米',
            'つば6.5 cm、深さ9 cm',
            '챙 6.5cm, 깊이 9cm',
            'ปีกกว้าง 6.5 ซม. ลึก 9 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash alone the first time',
            '首次单独洗涤',
            '最初は単独で洗う',
            '첫 세탁은 단독으로',
            'ซักครั้งแรกแยกจากผ้าอื่น',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (denim-58cm) 釣りに毎週かぶり、半年でいい色になりました。
    zh-CN 4 (sand-60cm) 帽檐硬挺，风大也不翻，第一次洗掉色明显。
    en 5 (denim-60cm) Big head, and it fits without leaving a line on my forehead.
    ko 4 (ink-58cm) 챙이 딱 적당해요. 처음 비 맞았을 때 이마에 물이 조금 들었습니다.
    th 5 (sand-58cm) ใส่ไปสวนทุกวัน ซักแล้วยังทรงเดิม
  `,
    },
  ],
}

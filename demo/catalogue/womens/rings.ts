import type { Kind } from '../kind.ts'
import { china, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const rings: Kind = {
  pictured: 'colour',
  about: words(
    'Not sure of your size? Measure a ring that fits across the inside: 16.5 mm is US 6, 17.3 mm is US 7 and 18.1 mm is US 8.',
    '不确定戒指号时，量一量合手戒指的内径：16.5 毫米是 13 号，17.3 毫米是 15 号，18.1 毫米是 17 号。',
    'サイズが分からないときは、合う指輪の内径を測ってください。16.5 mmが11号、17.3 mmが14号、18.1 mmが16号です。',
    '호수를 모르시면 잘 맞는 반지의 안지름을 재 보세요. 16.5mm가 11호, 17.3mm가 14호, 18.1mm가 16호입니다.',
    'ถ้าไม่แน่ใจเบอร์ ให้วัดเส้นผ่านศูนย์กลางด้านในของแหวนที่ใส่พอดี 16.5 มม. คือเบอร์ 52, 17.3 มม. คือเบอร์ 54 และ 18.1 มม. คือเบอร์ 57',
  ),
  products: [
    {
      product_id: 'rings',
      shop_id: 'siam-loom',
      values: ['gold', 'silver', 'rose'],
      price_cents: 5600,
      pictured_adds: [800, 0, 800],
      second: { axis: 'ring_size', adds: { us6: 0, us7: 0, us8: 0 } },
      sales: 739,
      days_ago: 216,
      title: words(
        'Four fine stacking rings',
        '四枚叠戴细戒',
        '重ねづけリング 4本セット',
        '겹쳐 끼는 얇은 반지 4개',
        'แหวนเส้นเล็กซ้อนกัน 4 วง',
      ),
      description: words(
        'Two plain bands and two with a small polished agate, one grey-green and one peach: four slim rings to wear together or share out. They are solid sterling silver, left bare or plated thickly enough for daily wear. The stones sit low, so nothing catches on knitwear.',
        '两枚素圈，两枚镶小颗打磨玛瑙，一颗灰绿，一颗蜜桃色：四枚细戒，可叠戴，也可分戴。925 银实心打造，原色或厚镀，日常佩戴不易褪色。镶石低矮，不会勾毛衣。',
        '無地が2本、小さなめのうを留めたものが2本。石はくすんだ緑と桃色です。重ねても、分けて着けても楽しめる細いリング4本。無垢のスターリングシルバーに、地金のまま、または毎日着けられる厚めのめっきを施しました。石が低いので、ニットにも引っかかりません。',
        '민무늬 둘, 작은 마노를 물린 것 둘. 돌은 회녹색과 복숭아색입니다. 함께 끼거나 나눠 끼는 가는 반지 네 개입니다. 속까지 스털링 실버이고, 그대로 두거나 매일 껴도 되도록 두껍게 도금했습니다. 돌이 낮아 니트에 걸리지 않습니다.',
        'วงเรียบสองวง และวงฝังหินอาเกตขัดเม็ดเล็กอีกสองวง สีเขียวเทากับสีพีช แหวนเส้นเล็กสี่วงใส่ซ้อนกันหรือแบ่งกันใส่ก็ได้ เนื้อเงินสเตอร์ลิงแท้ทั้งวง แบบเงินเปลือยหรือชุบหนาพอใส่ได้ทุกวัน หินฝังต่ำไม่เกี่ยวเสื้อไหมพรม',
      ),
      specs: [
        spec(
          'material',
          words(
            'Sterling silver, agate; gold ones plated 2 µm',
            '925 银、玛瑙，金色款镀层 2 微米',
            'シルバー925、めのう（ゴールド系は2 µmめっき）',
            '스털링 실버, 마노, 금색은 2µm 도금',
            'เงินสเตอร์ลิง หินอาเกต สีทองชุบหนา 2 ไมครอน',
          ),
        ),
        spec('size', words('1.4 mm wide each', '每枚宽 1.4 毫米', '各幅1.4 mm', '각 폭 1.4mm', 'กว้างวงละ 1.4 มม.')),
        spec(
          'contents',
          words(
            'Four rings, cotton pouch',
            '四枚戒指、棉布袋',
            'リング4本、綿の巾着',
            '반지 4개, 면 파우치',
            'แหวน 4 วง ถุงผ้าฝ้าย',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (us7) I never take them off, not even to wash dishes, and the plating has held for eight months.
    ja 5 (gold-us6) 細くて華奢。4本バラバラに着けても可愛いです。
    zh-CN 4 (us6) 叠戴很好看，灰绿那颗最喜欢。尺码偏大半号。
    ko 4 (rose-us7) 로즈골드 색이 과하지 않고 예뻐요.
    th 5 (silver-us7) เงินแท้ ใส่แล้วไม่แพ้ งานละเอียดมาก
    th 3 (us8) สวยดีแต่วงเรียบหลวมกว่าวงที่มีหิน
  `,
    },
    {
      product_id: 'rings-signet',
      shop_id: 'siam-loom',
      pictured: 'stone',
      values: ['onyx', 'jade', 'carnelian'],
      price_cents: 8900,
      pictured_adds: [0, 1200, 0],
      second: { axis: 'ring_size', adds: { us6: 0, us7: 0, us8: 0 } },
      sales: 203,
      days_ago: 157,
      shelf: 'nearly_empty',
      title: words(
        'Signet ring with a flat stone',
        '平面宝石印章戒',
        '平石のシグネットリング',
        '납작한 원석 시그넷 반지',
        'แหวนตราหน้าหินเรียบ',
      ),
      description: words(
        'A heavy signet in silver with a flat oval stone let in flush, where other people have their initials. It is cast in one piece by a smith in Nan and filed by hand.',
        '沉甸甸的银印章戒，别人刻姓名缩写的地方，嵌一块与戒面齐平的椭圆石。由楠府银匠一体铸成，手工锉平。',
        'ずっしりとした銀のシグネットリングです。イニシャルを彫る場所に、楕円の石を面一に埋め込みました。ナーンの銀職人が一体で鋳造し、手やすりで仕上げています。',
        '묵직한 은 시그넷 반지로, 이니셜을 새기는 자리에 타원형 원석을 면이 딱 맞게 박았습니다. 난의 은세공인이 통으로 주조해 손줄로 다듬습니다.',
        'แหวนตราเงินเนื้อหนัก ตรงที่คนอื่นสลักชื่อย่อ เราฝังหินรูปไข่เรียบเสมอหน้าแหวน ช่างเงินเมืองน่านหล่อทั้งวงชิ้นเดียวแล้วตะไบด้วยมือ',
      ),
      specs: [
        spec('metal', words('Sterling silver', '925 银', 'シルバー925', '스털링 실버', 'เงินสเตอร์ลิง')),
        spec(
          'size',
          words('Face 13 × 10 mm', '戒面 13 × 10 毫米', '面13 × 10 mm', '앞면 13 × 10mm', 'หน้าแหวน 13 × 10 มม.'),
        ),
        spec('weight', words('About 9 g', '约 9 克', '約9 g', '약 9g', 'ประมาณ 9 กรัม')),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (onyx-us7) Proper weight on the little finger. The onyx is set dead level.
    zh-CN 5 (jade-us6) 翡翠的水头不错，素银配它很有味道。
    ja 4 (carnelian-us8) 赤がきれい。内側がやや角ばっているので、慣れるまで当たります。
    ko 5 (onyx-us8) 남자친구도 탐내요. 유행 안 탈 디자인입니다.
    th 5 (jade-us7) งานเงินเมืองน่านเนี้ยบ หยกสีเขียวเข้มสวย
    en 4 (carnelian-us6) Runs a hair tight because the band is wide.
  `,
    },
    {
      product_id: 'rings-pearl',
      shop_id: 'silk-lantern',
      pictured: 'pearl',
      values: ['white', 'peach', 'lilac'],
      price_cents: 4800,
      second: { axis: 'ring_size', adds: { us6: 0, us7: 0, us8: 0 } },
      sales: 812,
      days_ago: 73,
      title: words('Freshwater pearl ring', '淡水珍珠戒指', '淡水パールのリング', '담수 진주 반지', 'แหวนมุกน้ำจืด'),
      description: words(
        'One round freshwater pearl of 8 mm from Lake Tai, between two small seed pearls on a thin gold-filled band. The colours are the pearl’s own, and no two match exactly.',
        '一颗 8 毫米太湖淡水圆珠，两侧各伴一粒小米珠，戒圈是细细的包金。颜色天然，没有两颗完全一样。',
        '太湖で育った8 mmの淡水真珠を、小粒の真珠ふたつで挟み、細いゴールドフィルドの輪に留めました。色は真珠そのもので、まったく同じ粒はありません。',
        '타이후 호수에서 자란 8mm 담수 진주 한 알을 작은 진주 두 알 사이에 두고 가는 골드필드 반지에 올렸습니다. 색은 진주 본래의 것이라 똑같은 알이 없습니다.',
        'มุกน้ำจืดทรงกลม 8 มม. จากทะเลสาบไท่หู หนึ่งเม็ดคั่นกลางมุกเม็ดเล็กสองเม็ด บนวงเส้นบางหุ้มทอง สีเป็นสีธรรมชาติของมุก ไม่มีสองเม็ดใดเหมือนกัน',
      ),
      specs: [
        spec('metal', words('14-carat gold-filled', '14K 包金', '14金ゴールドフィルド', '14K 골드필드', 'หุ้มทอง 14K')),
        spec(
          'size',
          words(
            'Pearl 8 mm, band 1.2 mm',
            '珍珠 8 毫米，戒圈宽 1.2 毫米',
            '真珠8 mm、幅1.2 mm',
            '진주 8mm, 폭 1.2mm',
            'มุก 8 มม. วงกว้าง 1.2 มม.',
          ),
        ),
        spec(
          'care',
          words(
            'Put it on after scent and cream',
            '先擦香水和面霜，再戴戒指',
            '香水とクリームの後に着ける',
            '향수와 크림을 바른 뒤에 끼기',
            'ใส่หลังฉีดน้ำหอมและทาครีม',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    zh-CN 5 (peach-us6) 光泽很亮，蜜桃色衬黄皮，伴珠也很圆。
    ja 5 (white-us6) 冠婚葬祭だけでなく普段にも。粒の照りがきれいです。
    en 5 (lilac-us7) The lilac shifts to grey by candlelight. My mother wants hers back.
    ko 4 (white-us7) 진주 표면에 아주 작은 점이 있지만 천연이라 이해합니다.
    th 5 (peach-us8) มุกกลมมาก แวววาว ใส่ออกงานหรือทำงานก็ได้
    en 3 (white-us8) The side pearls sit a little proud and catch on my gloves.
  `,
    },
    {
      product_id: 'rings-braid',
      shop_id: 'siam-loom',
      values: ['silver', 'gold', 'rose'],
      price_cents: 3400,
      pictured_adds: [0, 600, 600],
      second: { axis: 'ring_size', adds: { us6: 0, us7: 0, us8: 0 } },
      sales: 1526,
      days_ago: 290,
      title: words('Braided wire ring', '麻花编织戒', '三つ編みワイヤーのリング', '땋은 은사 반지', 'แหวนเงินถักเปีย'),
      description: words(
        'Three silver wires plaited like hair and closed without a visible join. It was a fishing-net maker’s idea, and her daughters braid them still.',
        '三股银丝像编辫子一样编成，接口看不出来。最初是一位织渔网的女人想出来的，如今由她的女儿们接着编。',
        '3本の銀線を髪のように編み、継ぎ目が見えないように閉じました。漁網を編む女性が考えた指輪で、今は娘たちが編んでいます。',
        '은사 세 가닥을 머리처럼 땋아 이음매가 보이지 않게 이었습니다. 그물을 뜨던 어머니의 생각에서 나와 지금은 딸들이 땋습니다.',
        'ลวดเงินสามเส้นถักเปียเหมือนผม บรรจบกันโดยไม่เห็นรอยต่อ เป็นความคิดของช่างถักอวนคนหนึ่ง วันนี้ลูกสาวของเธอยังถักอยู่',
      ),
      specs: [
        spec(
          'metal',
          words(
            'Sterling silver, bare or plated',
            '925 银，素银或电镀',
            'シルバー925、地金またはめっき',
            '스털링 실버, 무도금 또는 도금',
            'เงินสเตอร์ลิง แบบเปลือยหรือชุบ',
          ),
        ),
        spec('size', words('4 mm wide', '宽 4 毫米', '幅4 mm', '폭 4mm', 'กว้าง 4 มม.')),
        spec(
          'care',
          words('Rub with a silver cloth', '用擦银布擦拭', '銀磨き布でふく', '은 전용 천으로 닦기', 'ขัดด้วยผ้าเช็ดเงิน'),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (silver-us6) ลายถักแน่น ไม่เกี่ยวผม ซื้อคู่กับเพื่อนคนละวง
    en 5 (silver-us8) I looked for the join with a lens and gave up.
    ja 5 (gold-us6) 存在感があるのに軽く、仕事中も気になりません。
    ko 4 (rose-us7) 예쁜데 틈에 핸드크림이 껴서 가끔 칫솔로 닦아요.
    zh-CN 5 (silver-us7) 编得很匀，戴两个月有点发黑，一擦就亮。
  `,
    },
    {
      product_id: 'rings-dome',
      shop_id: 'siam-loom',
      values: ['gold', 'rose', 'silver'],
      price_cents: 4200,
      second: { axis: 'ring_size', adds: { us6: 0, us7: 0, us8: 0 } },
      sales: 664,
      days_ago: 34,
      title: words('Ridged dome ring', '螺纹圆拱戒', 'うねりのあるドームリング', '굴곡진 돔 반지', 'แหวนโดมลอนใหญ่'),
      description: words(
        'Fat in front, slim behind and ridged like a croissant. It is hollow, so it looks like a week’s wages and feels like a coin.',
        '前面圆鼓，后面收细，纹路像可颂。内里是空的，看着贵重，戴着只有一枚硬币的分量。',
        '正面はふっくら、後ろはほっそり、クロワッサンのようなうねりをつけました。中は空洞なので、豪華に見えて硬貨ほどの軽さです。',
        '앞은 통통하고 뒤는 가늘며 크루아상처럼 결이 졌습니다. 속이 비어 있어 묵직해 보여도 동전만큼 가볍습니다.',
        'ด้านหน้าอวบ ด้านหลังเรียว เป็นลอนเหมือนครัวซองต์ ข้างในกลวงจึงดูหรูแต่เบาเท่าเหรียญ',
      ),
      specs: [
        spec(
          'metal',
          words(
            'Brass, plated 3 µm',
            '黄铜，镀层 3 微米',
            '真鍮、3 µmめっき',
            '황동, 3µm 도금',
            'ทองเหลืองชุบหนา 3 ไมครอน',
          ),
        ),
        spec(
          'size',
          words('12 mm wide in front', '正面宽 12 毫米', '正面の幅12 mm', '앞 폭 12mm', 'ด้านหน้ากว้าง 12 มม.'),
        ),
        spec('weight', words('About 6 g', '约 6 克', '約6 g', '약 6g', 'ประมาณ 6 กรัม')),
      ],
      reviews: `
    en 5 (gold-us7) Gets more comments than my engagement ring. Do not tell him.
    zh-CN 4 (gold-us6) 金色很正，就是洗手会进水，要甩一甩。
    ko 5 (silver-us8) 두툼한데 가벼워서 타자 칠 때도 안 불편해요.
    ja 4 (rose-us7) 指が細く見えます。汗をかく日は外しています。
    th 5 (gold-us8) วงใหญ่เด่นมาก ใส่วงเดียวจบ
    ko 3 (rose-us6) 두 달 지나니 안쪽 도금이 조금 벗겨졌어요.
  `,
    },
  ],
}

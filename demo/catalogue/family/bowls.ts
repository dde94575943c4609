import type { Kind } from '../kind.ts'
import { kilograms } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const bowls: Kind = {
  pictured: 'colour',
  about: words(
    'Glaze and oil alike are safe for food. If a bowl arrives chipped, send us a photograph and we send another.',
    '釉料和涂油都符合食品接触标准。收到时若有磕碰，拍张照片给我们，就会补寄一只。',
    '釉もオイルも、食品に触れて安全なものだけを使っています。届いたときに欠けがあれば、写真をいただき次第、代わりの品をお送りします。',
    '유약도 오일도 식품에 닿아 안전한 것만 씁니다. 받았을 때 이가 나갔다면 사진을 보내 주세요. 새것으로 다시 보내 드립니다.',
    'ทั้งน้ำเคลือบและน้ำมันทาไม้ปลอดภัยกับอาหาร หากได้รับชามที่บิ่น ส่งรูปมาให้เรา แล้วเราจะส่งใบใหม่ให้',
  ),
  products: [
    {
      product_id: 'bowls',
      shop_id: 'aoyama-homeware',
      values: ['clay', 'sage', 'oat'],
      price_cents: 3600,
      was_cents: 4200,
      sales: 1218,
      days_ago: 295,
      title: words(
        'Stacking bowls, set of three',
        '叠放陶碗三只装',
        '重ねられる鉢 3点セット',
        '포개지는 그릇 3개 세트',
        'ชามซ้อนกันได้ ชุด 3 ใบ',
      ),
      description: words(
        'Three stoneware bowls of one size for rice, soup or noodles, two in colour and one in oat. The glaze is freckled with iron and smooth enough that nothing sticks. They stack, and they are fired hot enough for the oven, the microwave and a hurried hand.',
        '三只同样大小的粗陶碗，盛饭、盛汤、盛面都行，两只彩色，一只燕麦色。釉面带细细的铁斑，光滑不沾。可以叠放，高温烧成，能进烤箱和微波炉，急性子也用得放心。',
        'ごはんにも汁物にも麺にも使える、同じ大きさのせっ器の鉢3点です。色もの2つとオートミール色がひとつ。鉄の斑点が散る釉はなめらかで、こびりつきません。重ねて収納でき、高温で焼き締めたのでオーブンも電子レンジも大丈夫です。',
        '밥과 국, 국수에 두루 쓰는 같은 크기의 스톤웨어 그릇 세 개로, 두 개는 색을 입히고 하나는 오트밀색입니다. 철 점이 흩어진 유약은 매끈해 음식이 눌어붙지 않습니다. 포개 둘 수 있고, 높은 온도에서 구워 오븐과 전자레인지에도 튼튼합니다.',
        'ชามสโตนแวร์ขนาดเดียวกันสามใบสำหรับข้าว ซุป หรือก๋วยเตี๋ยว สองใบเป็นสีและอีกใบสีโอ๊ต น้ำเคลือบมีจุดเหล็กกระจาย เรียบลื่นอาหารไม่ติด ซ้อนเก็บได้ เผาไฟแรง เข้าเตาอบและไมโครเวฟได้ ทนมือคนใจร้อน',
      ),
      specs: [
        spec('material', words('Stoneware', '粗陶', 'せっ器', '스톤웨어', 'สโตนแวร์')),
        spec(
          'size',
          words(
            '15 cm across, 7 cm high',
            '口径 15 厘米，高 7 厘米',
            '直径15 cm、高さ7 cm',
            '지름 15cm, 높이 7cm',
            'เส้นผ่านศูนย์กลาง 15 ซม. สูง 7 ซม.',
          ),
        ),
        spec('weight', kilograms(1.05)),
        spec(
          'contents',
          words(
            'Three bowls, chopsticks not included',
            '三只碗，不含筷子',
            '鉢3点（箸は付きません）',
            '그릇 3개, 젓가락은 별도',
            'ชาม 3 ใบ ไม่รวมตะเกียบ',
          ),
        ),
        spec(
          'care',
          words(
            'Dishwasher, microwave and oven',
            '可用洗碗机、微波炉、烤箱',
            '食洗機・電子レンジ・オーブン可',
            '식기세척기·전자레인지·오븐 사용 가능',
            'ใช้กับเครื่องล้างจาน ไมโครเวฟ และเตาอบได้',
          ),
        ),
      ],
      reviews: `
    en 5 The perfect ramen-for-one bowl, three times over. They stack into no space at all.
    ja 4 斑点の出方がひとつずつ違って美しいです。少し重め。
    zh-CN 5 三只正好一家三口用，微波炉加热也不烫手。
    ko 5 찬장 자리를 안 차지해서 좋아요. 색이 밥상을 차분하게 해 줍니다.
    th 4 สีสวยเข้าชุดกัน ใส่ก๋วยเตี๋ยวได้พอดีชาม
    zh-CN 3 有一只碗底不太平，放桌上会轻轻晃，垫了杯垫才好。
  `,
    },
    {
      product_id: 'bowls-petal',
      shop_id: 'celadon-house',
      values: ['sage', 'mist', 'snow'],
      price_cents: 3400,
      second: { axis: 'set_of', adds: { two: 0, four: 3000 } },
      sales: 412,
      days_ago: 88,
      title: words(
        'Petal-rimmed celadon bowls',
        '花口青瓷碗',
        '花びら縁の青磁小鉢',
        '꽃잎 테 청자 그릇',
        'ชามศิลาดลขอบกลีบดอก',
      ),
      description: words(
        'Small celadon bowls whose wall is carved into twelve petals before firing. The glaze gathers in the grooves and stays thin on the ridges, so the flower is drawn by colour alone.',
        '小巧的青瓷碗，入窑前在碗壁刻出十二片花瓣。釉在凹处积厚、在棱上变薄，一朵花全靠釉色的深浅画出来。',
        '焼く前に側面を12枚の花びらに彫った、小ぶりな青磁の鉢です。釉は溝にたまり、稜では薄くなるので、色の濃淡だけで花が浮かび上がります。',
        '굽기 전에 벽을 열두 장 꽃잎으로 깎은 작은 청자 그릇입니다. 유약이 골에는 고이고 마루에는 얇게 남아, 빛깔의 짙고 옅음만으로 꽃이 드러납니다.',
        'ชามศิลาดลใบเล็ก แกะผนังเป็นกลีบสิบสองกลีบก่อนเผา น้ำเคลือบขังในร่องและบางลงบนสัน ลายดอกจึงเกิดจากสีเข้มอ่อนเท่านั้น',
      ),
      specs: [
        spec('material', words('Celadon stoneware', '青瓷', '青磁', '청자', 'ศิลาดล')),
        spec(
          'size',
          words(
            '12 cm across, 6 cm high',
            '口径 12 厘米，高 6 厘米',
            '直径12 cm、高さ6 cm',
            '지름 12cm, 높이 6cm',
            'เส้นผ่านศูนย์กลาง 12 ซม. สูง 6 ซม.',
          ),
        ),
        spec('weight', words('240 g each', '每只 240 克', '1点240 g', '개당 240g', 'ใบละ 240 กรัม')),
        spec(
          'care',
          words(
            'Dishwasher, gentle programme',
            '可用洗碗机，选轻柔程序',
            '食洗機可（弱）',
            '식기세척기 약하게 사용',
            'ใช้เครื่องล้างจานโปรแกรมถนอมได้',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (sage) 나물 담아 내면 상이 확 달라져요. 골마다 유약 고인 게 참 곱습니다.
    ja 5 (two) 酢の物を盛るとちょうどよい深さ。縁が薄いのに欠けにくそうです。
    en 4 (four) Ice cream bowls in our house, which the potter may not forgive. One of the four is a shade greener.
    zh-CN 5 (snow) 雪白这款釉里带一点点青，盛银耳羹特别好看。
    th 5 ใส่ผลไม้แช่เย็นแล้วน่ากินขึ้นเยอะ ขอบกลีบจับถนัดมือ
    ko 3 (mist) 예쁘지만 국그릇으로는 작습니다. 크기를 꼭 보고 사세요.
  `,
    },
    {
      product_id: 'bowls-ramen',
      shop_id: 'aoyama-homeware',
      values: ['ink', 'clay', 'butter'],
      price_cents: 2900,
      was_cents: 3900,
      second: { axis: 'diameter', adds: { '20cm': 0, '22cm': 500 } },
      sales: 2260,
      days_ago: 402,
      title: words(
        'Wide ramen bowl with spoon',
        '阔口拉面碗配汤匙',
        'れんげ付きラーメン鉢',
        '숟가락 딸린 라멘 그릇',
        'ชามราเม็งปากกว้างพร้อมช้อน',
      ),
      description: words(
        'A steep, wide bowl on a high foot: the soup stays deep and hot while the noodles spread out at the top. The wall is coloured outside and oat within, and a matching spoon hooks over the rim.',
        '高足斜壁的大碗，汤聚在底下，深而不易凉，面和浇头在碗口铺得开。外壁上色，内壁燕麦色，同色汤匙可以挂在碗沿。',
        '高台の高い、すっと開いた大ぶりの鉢です。スープは底に深くたまって冷めにくく、麺と具は口元で広がります。外は色釉、内はオートミール色で、揃いのれんげが縁に掛かります。',
        '굽이 높고 비스듬히 벌어진 큰 그릇으로, 국물은 깊이 고여 잘 식지 않고 면과 고명은 위에서 넓게 펼쳐집니다. 겉은 색 유약, 안은 오트밀색이며 같은 색 숟가락을 테두리에 걸어 둘 수 있습니다.',
        'ชามใหญ่ทรงสอบตั้งบนฐานสูง น้ำซุปลึกและร้อนนาน ส่วนเส้นกับเครื่องแผ่ได้เต็มปากชาม ด้านนอกเป็นสี ด้านในสีโอ๊ต มีช้อนสีเดียวกันเกี่ยวขอบชามได้',
      ),
      specs: [
        spec(
          'material',
          words('Porcelain, matt glaze', '瓷，哑光釉', '磁器、マット釉', '자기, 무광 유약', 'พอร์ซเลน เคลือบด้าน'),
        ),
        spec(
          'capacity',
          words(
            '20 cm: 1.0 L. 22 cm: 1.3 L',
            '20 厘米约 1.0 升，22 厘米约 1.3 升',
            '20 cmは1.0 L、22 cmは1.3 L',
            '20cm는 1.0L, 22cm는 1.3L',
            '20 ซม. จุ 1.0 ลิตร 22 ซม. จุ 1.3 ลิตร',
          ),
        ),
        spec(
          'contents',
          words(
            'One bowl, one spoon',
            '碗一只，汤匙一把',
            '鉢1点、れんげ1本',
            '그릇 1개, 숟가락 1개',
            'ชาม 1 ใบ ช้อน 1 คัน',
          ),
        ),
        spec(
          'care',
          words(
            'Dishwasher and microwave',
            '可用洗碗机、微波炉',
            '食洗機・電子レンジ可',
            '식기세척기·전자레인지 사용 가능',
            'ใช้กับเครื่องล้างจานและไมโครเวฟได้',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (22cm) 家の袋麺が店の一杯に見えます。高台があるので熱くても持てます。
    en 5 (ink) The spoon hooks on the rim and actually stays there. Small miracle.
    zh-CN 4 (20cm) 一个人吃面 20 厘米够了，下饺子建议买大的。
    ko 5 (clay) 칼국수 담으면 국물이 끝까지 따뜻해요. 굽이 높아서 손도 안 뜨겁습니다.
    th 5 (butter) ใส่ก๋วยเตี๋ยวเรือจุใจ สีเนยถ่ายรูปสวยมาก
    en 2 (22cm) Too tall for my microwave with the plate cover on. Measure first.
    ja 4 マットな釉なので、スプーンが当たる音が少し気になります。
  `,
    },
    {
      product_id: 'bowls-salad',
      shop_id: 'bamboo-lane',
      pictured: 'timber',
      values: ['mango', 'teak', 'acacia'],
      price_cents: 4200,
      pictured_adds: [0, 900, 400],
      second: { axis: 'diameter', adds: { '25cm': 0, '30cm': 1600, '35cm': 3400 } },
      sales: 688,
      days_ago: 176,
      title: words(
        'Turned salad bowl with servers',
        '车制木沙拉碗配叉勺',
        'ろくろびきの木のサラダボウル',
        '깎아 만든 나무 샐러드 볼',
        'ชามสลัดไม้กลึงพร้อมช้อนส้อม',
      ),
      description: words(
        'A deep salad bowl turned from one piece of wood, thick at the rim and heavy at the base, with two long servers from the same plank. It is rubbed with rice-bran oil and nothing else.',
        '整块木头车成的深沙拉碗，碗口厚实，碗底沉稳，配两支同料长柄叉勺。表面只擦米糠油，别的什么都不涂。',
        'ひとつの木塊からろくろで引いた深いサラダボウルです。縁は厚く、底はどっしり。同じ板から取った長いサーバーが2本付きます。仕上げは米ぬかオイルだけです。',
        '나무 한 덩이를 돌려 깎은 깊은 샐러드 볼로, 테두리는 두툼하고 바닥은 묵직합니다. 같은 판에서 켠 긴 서버 두 개가 딸려 오며, 쌀겨 기름만 문질러 마무리했습니다.',
        'ชามสลัดทรงลึกกลึงจากไม้ท่อนเดียว ขอบหนา ก้นหนักมั่นคง มาพร้อมช้อนและส้อมด้ามยาวจากไม้แผ่นเดียวกัน ขัดด้วยน้ำมันรำข้าวอย่างเดียว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid wood, rice-bran oil',
            '实木，米糠油',
            '無垢材、米ぬかオイル',
            '원목, 쌀겨 기름',
            'ไม้แท้ น้ำมันรำข้าว',
          ),
        ),
        spec(
          'contents',
          words(
            'One bowl, two servers',
            '碗一只，叉勺各一支',
            'ボウル1点、サーバー2本',
            '볼 1개, 서버 2개',
            'ชาม 1 ใบ ช้อนส้อมตักอย่างละ 1 คัน',
          ),
        ),
        spec(
          'care',
          words(
            'Wipe with warm water, oil twice a year',
            '温水擦洗，一年上两次油',
            'ぬるま湯で拭き、年に2回オイルを塗る',
            '따뜻한 물로 닦고 한 해 두 번 기름칠',
            'เช็ดด้วยน้ำอุ่น ทาน้ำมันปีละสองครั้ง',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (teak-30cm) Heavy enough that I can toss a salad one-handed and it does not wander.
    th 5 (mango) ลายไม้มะม่วงเข้มอ่อนสวยแปลกตา กลิ่นไม้หายไปหลังล้างสองครั้ง
    zh-CN 4 (35cm) 大号装六个人的凉菜没问题，就是橱柜差点放不下。
    ja 5 (acacia-25cm) 二人暮らしには25 cmで十分。サーバーの先が薄くて取り分けやすい。
    ko 4 (teak) 기름을 한 번 먹이니 색이 훨씬 깊어졌어요. 식초가 닿으면 바로 닦는 게 좋습니다.
    en 3 (mango) A hairline crack opened near the foot after the first winter with the heating on.
  `,
    },
    {
      product_id: 'bowls-mixing',
      shop_id: 'celadon-house',
      values: ['butter', 'denim', 'oat'],
      price_cents: 8600,
      sales: 356,
      days_ago: 61,
      title: words(
        'Nesting mixing bowls with a lip',
        '带嘴套叠搅拌盆三只装',
        '注ぎ口付き入れ子ボウル3点セット',
        '귀때 달린 믹싱 볼 3개 세트',
        'ชามผสมซ้อนเก็บได้ มีปากเท ชุด 3 ใบ',
      ),
      description: words(
        'Three mixing bowls that sit one inside the other, each with a pouring lip and a thick rolled rim to hold on to. Two pale bands around the belly mark the half and the full measure.',
        '三只大小相套的搅拌盆，都有倒料的小嘴和好抓握的厚卷边。腹部两道浅色圈线，一道是半满，一道是全满。',
        '大中小が入れ子になる3点組のボウルです。どれも注ぎ口と、つかみやすい厚い玉縁が付いています。胴の淡い2本の線は、半分と満量の目安です。',
        '차곡차곡 겹쳐지는 믹싱 볼 세 개로, 모두 따르는 귀때와 손에 잡히는 두툼한 테두리가 있습니다. 배에 두른 옅은 줄 두 개는 반과 가득을 알려 주는 눈금입니다.',
        'ชามผสมสามขนาดซ้อนกันพอดี ทุกใบมีปากเทและขอบม้วนหนาจับถนัดมือ แถบสีอ่อนสองเส้นรอบชามบอกระดับครึ่งชามและเต็มชาม',
      ),
      specs: [
        spec('material', words('Glazed earthenware', '釉陶', '陶器（施釉）', '시유 도기', 'ดินเผาเคลือบ')),
        spec(
          'capacity',
          words(
            '0.8 L, 1.8 L and 3.2 L',
            '0.8 升、1.8 升、3.2 升',
            '0.8 L、1.8 L、3.2 L',
            '0.8L, 1.8L, 3.2L',
            '0.8 ลิตร 1.8 ลิตร และ 3.2 ลิตร',
          ),
        ),
        spec(
          'size',
          words(
            'Largest 28 cm across, 15 cm high',
            '最大一只口径 28 厘米，高 15 厘米',
            '大：直径28 cm、高さ15 cm',
            '큰 것 지름 28cm, 높이 15cm',
            'ใบใหญ่ เส้นผ่านศูนย์กลาง 28 ซม. สูง 15 ซม.',
          ),
        ),
        spec('weight', kilograms(3.6)),
        spec(
          'care',
          words(
            'Dishwasher, not for the oven',
            '可用洗碗机，不可进烤箱',
            '食洗機可、オーブン不可',
            '식기세척기 가능, 오븐 불가',
            'เข้าเครื่องล้างจานได้ ห้ามเข้าเตาอบ',
          ),
        ),
      ],
      reviews: `
    en 5 (butter) My grandmother had these bowls, minus the lip. The lip is what was missing.
    ko 5 (oat) 반죽할 때 밀리지 않아요. 무거운 게 여기서는 장점입니다.
    zh-CN 5 (denim) 倒蛋液一滴不洒，三只套起来只占一只的地方。
    ja 4 大きいボウルは片手で持つには重いですが、混ぜるときは安定します。
    th 4 (butter) ปากเทดีมาก แป้งแพนเค้กไม่ไหลย้อนลงข้างชาม
    zh-CN 4 圈线标得挺准，要是里面也有刻度就更好了。
  `,
    },
  ],
}

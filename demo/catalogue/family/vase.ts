import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms } from '../measures.ts'
import { korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const vase: Kind = {
  pictured: 'colour',
  about: words(
    'The stems in the pictures are not included.',
    '图中花枝不随瓶附送。',
    '写真の草花は付きません。',
    '사진 속 꽃가지는 포함되지 않습니다.',
    'ไม่รวมกิ่งไม้ในภาพ',
  ),
  products: [
    {
      product_id: 'vase',
      shop_id: 'aoyama-homeware',
      values: ['ink', 'oat', 'clay'],
      price_cents: 4800,
      sales: 534,
      days_ago: 144,
      title: words(
        'Glazed bottle vase',
        '釉面圆腹花瓶',
        '釉がけの瓶形花器',
        '유약 입힌 병 모양 화병',
        'แจกันเคลือบทรงขวด',
      ),
      description: words(
        'A round-bellied bottle vase thrown on the wheel, with a narrow neck that holds a few stems upright. The glaze pools darker at the foot, so no two are quite alike. It is watertight without a liner and heavy enough not to tip.',
        '手工拉坯的花瓶，肚圆颈细，几枝花也能挺立。釉在足部积得更深，所以每一只都不尽相同。不用内胆也不渗水，分量足，不易碰倒。',
        'ろくろで引いた、胴の丸い瓶形の花器です。細い首が数本の枝をまっすぐ支えます。釉は足元で濃くたまり、ひとつずつ表情が異なります。内筒がなくても水漏れせず、倒れにくい重さです。',
        '물레로 빚은 배가 둥근 병 모양 화병으로, 좁은 목이 가지 몇 대를 곧게 잡아 줍니다. 유약이 굽 쪽으로 짙게 고여 어느 하나도 똑같지 않습니다. 속통 없이도 물이 새지 않고, 묵직해서 잘 넘어지지 않습니다.',
        'แจกันทรงขวดท้องกลมขึ้นรูปบนแป้นหมุน คอแคบช่วยให้ก้านดอกไม้ไม่กี่ก้านตั้งตรง น้ำเคลือบไหลรวมเข้มที่ฐาน จึงไม่มีใบไหนเหมือนกัน ใส่น้ำได้ไม่รั่วซึม และหนักพอไม่ล้มง่าย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Stoneware, reactive glaze',
            '粗陶，窑变釉',
            'せっ器、窯変釉',
            '스톤웨어, 요변 유약',
            'สโตนแวร์ เคลือบเปลี่ยนสีในเตา',
          ),
        ),
        spec('size', centimetres(13, 13, 21)),
        spec('weight', kilograms(0.95)),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 The glaze on mine runs like rain on a window. Nicer than the photo.
    ja 4 一輪挿しても様になります。釉のたれ具合が特に好きです。
    zh-CN 5 放在玄关，插一枝尤加利就很好看。
    ko 4 유약이 흘러내린 무늬가 멋집니다. 입구가 좁아 씻기 어려워요.
    th 5 งานเคลือบละเอียด วางเปล่า ๆ ไม่ใส่ดอกไม้ก็สวย
  `,
    },
    {
      product_id: 'vase-moonjar',
      shop_id: 'celadon-house',
      values: ['snow', 'oat', 'mist'],
      price_cents: 12800,
      second: { axis: 'height', adds: { '18cm': 0, '25cm': 6200, '30cm': 11200 } },
      sales: 148,
      days_ago: 203,
      title: words('Moon jar', '月亮罐', '白磁の月壺', '달항아리', 'โถพระจันทร์'),
      description: words(
        'A round white jar made as Korean potters have made it since the Joseon court: two bowls joined at the rim, with the seam left to be felt. No jar is a perfect circle, which is rather the point.',
        '沿用朝鲜王朝以来的做法：两只大碗口对口接成圆罐，接缝留着，手摸得出来。没有一只是正圆，妙处也正在这里。',
        '朝鮮王朝の頃と同じく、二つの鉢を口で合わせて作る白い丸壺です。継ぎ目はあえて残し、触れるとわかります。完全な円ではないところが、この壺の味わいです。',
        '조선 때와 같은 방법으로 큰 사발 두 개를 입끼리 맞붙여 빚은 둥근 백자입니다. 이은 자리는 손끝에 느껴지도록 두었고, 완전한 동그라미가 아닌 것이 멋입니다.',
        'โถขาวทรงกลมทำแบบช่างปั้นเกาหลีสมัยโชซอน คือประกบชามสองใบที่ปากแล้วทิ้งรอยต่อไว้ให้สัมผัสได้ ไม่มีใบไหนกลมสนิท และนั่นคือเสน่ห์ของมัน',
      ),
      specs: [
        spec('material', words('White porcelain', '白瓷', '白磁', '백자', 'พอร์ซเลนขาว')),
        spec(
          'weight',
          words('25 cm: 2.1 kg', '25 厘米款：2.1 千克', '25 cmは2.1 kg', '25cm: 2.1kg', '25 ซม.: 2.1 กก.'),
        ),
        spec(
          'care',
          words('Wipe with a damp cloth', '湿布擦拭', '湿らせた布で拭く', '젖은 천으로 닦기', 'เช็ดด้วยผ้าชุบน้ำหมาด'),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (25cm) 창가에 두니 하루 종일 빛이 달라집니다. 이천까지 가서 보고 온 것과 같은 솜씨예요.
    en 5 (snow-30cm) Leans a little to the left, like me. I would not swap it for a straight one.
    ja 5 (oat-18cm) 小さくても存在感があります。継ぎ目の線を指でなぞるのが好きです。
    zh-CN 4 (snow) 釉面有几个针眼，店家说是柴窑的痕迹，看久了倒也耐看。
    th 5 (mist-18cm) เรียบแต่ดูไม่เบื่อ วางเดี่ยว ๆ บนชั้นก็เด่น
  `,
    },
    {
      product_id: 'vase-fluted',
      shop_id: 'aoyama-homeware',
      values: ['sage', 'plum', 'butter'],
      price_cents: 5200,
      second: { axis: 'height', adds: { '25cm': 0, '30cm': 1200 } },
      sales: 967,
      days_ago: 281,
      title: words('Tall fluted vase', '竖棱高身花瓶', '縦溝の背高花器', '세로 골 긴 화병', 'แจกันทรงสูงลายร่อง'),
      description: words(
        'A straight, tall vase with sixteen flutes pressed into the clay, which turn any light from the side into stripes. The wide mouth takes a whole bunch, and the weight sits low.',
        '挺直的高身花瓶，瓶身压出十六道竖棱，侧光一照便成条纹。瓶口宽，整束花直接插；重心低，不易倒。',
        '土に16本の溝を付けた、まっすぐで背の高い花器です。横から光が差すと縞模様になります。口が広く花束をそのまま生けられ、重心は低めです。',
        '흙에 열여섯 개 골을 눌러 낸 곧고 긴 화병으로, 옆에서 빛이 들면 줄무늬가 됩니다. 입구가 넓어 꽃다발이 통째로 들어가고 무게 중심은 낮습니다.',
        'แจกันทรงตรงสูง กดร่องบนเนื้อดินสิบหกร่อง แสงจากด้านข้างจึงกลายเป็นลายทาง ปากกว้างใส่ได้ทั้งช่อ น้ำหนักถ่วงอยู่ที่ก้น',
      ),
      specs: [
        spec(
          'material',
          words(
            'Stoneware, satin glaze',
            '粗陶，缎面釉',
            'せっ器、半マット釉',
            '스톤웨어, 새틴 유약',
            'สโตนแวร์ เคลือบกึ่งด้าน',
          ),
        ),
        spec('size', words('11 cm across', '直径 11 厘米', '直径11 cm', '지름 11cm', 'เส้นผ่านศูนย์กลาง 11 ซม.')),
        spec(
          'weight',
          words(
            '25 cm: 1.1 kg. 30 cm: 1.4 kg',
            '25 厘米款 1.1 千克，30 厘米款 1.4 千克',
            '25 cmは1.1 kg、30 cmは1.4 kg',
            '25cm는 1.1kg, 30cm는 1.4kg',
            '25 ซม. 1.1 กก. 30 ซม. 1.4 กก.',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (sage-30cm) Supermarket tulips look deliberate in it.
    zh-CN 5 (butter) 奶黄色配洋桔梗很温柔，棱线摸着顺滑。
    ja 4 (plum-25cm) 深い色で部屋が締まります。底まで手が入らないので洗うのに柄付きブラシが要ります。
    ko 5 (sage) 꽃시장에서 사 온 걸 그대로 꽂아도 모양이 잡혀요.
    th 5 (30cm) หนักมั่นคง แมวชนแล้วไม่ล้ม
    en 4 (butter) Butter is paler than I expected, closer to vanilla. I kept it.
  `,
    },
    {
      product_id: 'vase-bud',
      shop_id: 'celadon-house',
      values: ['denim', 'blush', 'honey'],
      price_cents: 4200,
      sales: 711,
      days_ago: 73,
      title: words('Three bud vases', '三只小花插', '小さな一輪挿し3点', '한 송이 꽃병 3개 세트', 'แจกันดอกเดี่ยวสามใบ'),
      description: words(
        'A round one, a tall one and a squat one, each for a single stem from the garden or the roadside. Two wear the colour and the third the bare, speckled clay.',
        '一只圆、一只高、一只矮，院里路边折一枝就能插上。两只上色釉，第三只露着带斑点的素胎。',
        '丸いの、背の高いの、低いの。庭や道ばたの一輪のための3点です。2点に色釉をかけ、もう1点は斑点のある素地のままにしました。',
        '둥근 것, 키 큰 것, 납작한 것. 마당이나 길가에서 꺾은 한 송이를 위한 세 개입니다. 둘은 색 유약을 입히고 하나는 점이 있는 맨흙 그대로 두었습니다.',
        'ใบกลม ใบสูง และใบเตี้ย สำหรับดอกไม้ก้านเดียวจากสวนหรือริมทาง สองใบเคลือบสี อีกใบเปลือยเนื้อดินลายจุด',
      ),
      specs: [
        spec('material', words('Stoneware', '粗陶', 'せっ器', '스톤웨어', 'สโตนแวร์')),
        spec(
          'size',
          words(
            '7, 10 and 14 cm high',
            '高 7、10、14 厘米',
            '高さ7・10・14 cm',
            '높이 7·10·14cm',
            'สูง 7, 10 และ 14 ซม.',
          ),
        ),
        spec('weight', grams(620)),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (honey) 산책길에 강아지풀 하나 꽂아 두면 식탁이 달라져요.
    en 5 (denim) Weeds, looking their best. The tall one is my favourite.
    ja 5 (blush) 3つの高さの差が絶妙です。洗面所、窓辺、机に分けて置きました。
    zh-CN 4 (honey) 小巧可爱，矮的那只口太小，粗一点的枝插不进。
    th 5 เสียบดอกลีลาวดีดอกเดียวก็สวยแล้ว
    zh-CN 5 (denim) 素胎那只最耐看，釉色的两只深浅也略有不同，很有手工感。
  `,
    },
    {
      product_id: 'vase-ring',
      shop_id: 'celadon-house',
      values: ['oat', 'brick', 'ink'],
      price_cents: 5900,
      second: { axis: 'height', adds: { '18cm': 0, '25cm': 1800 } },
      sales: 302,
      days_ago: 47,
      shelf: 'nearly_empty',
      title: words('Ring vase on a foot', '环形立足花瓶', '輪の形の花器', '고리 모양 화병', 'แจกันทรงวงแหวน'),
      description: words(
        'A hollow ring of matt clay standing on a small foot, with a short neck at the top. Water fills the whole ring, so it is steadier full than empty.',
        '空心的哑光陶环立在小底座上，顶端一截短颈。水会灌满整圈，装了水比空着更稳。',
        'つや消しの土を中空の輪にし、小さな台にのせて、上に短い口を付けました。水は輪全体に行き渡るので、入れるとかえって安定します。',
        '무광 흙으로 속이 빈 고리를 만들어 작은 굽에 세우고 위에 짧은 목을 냈습니다. 물이 고리 전체에 차므로 비었을 때보다 채웠을 때 더 든든히 섭니다.',
        'วงแหวนกลวงเนื้อดินด้านตั้งบนฐานเล็ก มีคอสั้นด้านบน น้ำไหลเต็มทั้งวง ใส่น้ำแล้วจึงมั่นคงกว่าตอนเปล่า',
      ),
      specs: [
        spec(
          'material',
          words(
            'Stoneware, matt slip',
            '粗陶，哑光化妆土',
            'せっ器、マット化粧土',
            '스톤웨어, 무광 화장토',
            'สโตนแวร์ เคลือบสลิปด้าน',
          ),
        ),
        spec(
          'weight',
          words(
            '18 cm: 0.8 kg. 25 cm: 1.3 kg',
            '18 厘米款 0.8 千克，25 厘米款 1.3 千克',
            '18 cmは0.8 kg、25 cmは1.3 kg',
            '18cm는 0.8kg, 25cm는 1.3kg',
            '18 ซม. 0.8 กก. 25 ซม. 1.3 กก.',
          ),
        ),
        spec(
          'care',
          words(
            'Rinse with rice and water to clean',
            '用米和水晃洗内壁',
            '米と水を入れて振り洗い',
            '쌀과 물을 넣고 흔들어 씻기',
            'ใส่ข้าวสารกับน้ำแล้วเขย่าล้าง',
          ),
        ),
      ],
      reviews: `
    en 5 (oat-25cm) One dried poppy and the shelf is finished.
    zh-CN 5 (brick) 造型很特别，放在书架中间透过圆环还能看见书脊。
    ja 4 (ink-18cm) 形がおもしろく、花がなくても飾れます。水を替えるのは少し手間。
    ko 5 (oat) 구멍 사이로 벽 색이 보여서 그림 같아요.
    th 4 (25cm) ทรงเก๋มาก ผิวด้านเก็บรอยนิ้วมือนิดหน่อย
    en 2 (18cm) Arrived with a rough patch inside the neck that scratched the stems. Shop took it back without fuss.
  `,
    },
  ],
}

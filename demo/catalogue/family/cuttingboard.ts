import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { japan, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const cuttingboard: Kind = {
  pictured: 'timber',
  about: words(
    'Wash it by hand and let it dry standing up.',
    '请用手洗，立着晾干。',
    '手で洗い、立てて乾かしてください。',
    '손으로 씻어 세워서 말려 주세요.',
    'ล้างด้วยมือและตั้งผึ่งให้แห้ง',
  ),
  products: [
    {
      product_id: 'cuttingboard-round',
      shop_id: 'bamboo-lane',
      values: ['acacia', 'teak', 'mango'],
      price_cents: 2800,
      pictured_adds: [0, 800, 200],
      second: { axis: 'diameter', adds: { '25cm': 0, '30cm': 700, '35cm': 1500 } },
      sales: 1677,
      days_ago: 330,
      title: words(
        'Round board with a handle',
        '带柄圆砧板',
        '持ち手付きの丸いまな板',
        '손잡이 달린 둥근 도마',
        'เขียงกลมมีด้ามจับ',
      ),
      description: words(
        'A round board with a short handle and a leather loop, equally at home under a knife and under cheese. The edge is bevelled below, so fingers can get under it.',
        '带短柄和皮绳的圆砧板，切菜用它，端奶酪上桌也用它。板底边缘倒斜角，手指好伸进去端。',
        '短い持ち手に革ひもを付けた丸い板です。包丁の下でも、チーズの下でもよく働きます。裏の縁を斜めに落としたので、指を差し込んで持ち上げられます。',
        '짧은 손잡이에 가죽 끈을 단 둥근 도마로, 칼 아래에서도 치즈 아래에서도 제 몫을 합니다. 아래 모서리를 비스듬히 깎아 손가락이 쏙 들어갑니다.',
        'เขียงกลมด้ามสั้นพร้อมห่วงหนัง ใช้หั่นก็ดี ใช้เสิร์ฟชีสก็ได้ ขอบล่างปาดเฉียงให้สอดนิ้วยกขึ้นง่าย',
      ),
      specs: [
        spec('material', words('Solid wood, one plank', '整块实木', '一枚板の無垢材', '통원목', 'ไม้แท้แผ่นเดียว')),
        spec(
          'size',
          words(
            '2 cm thick, handle 12 cm',
            '厚 2 厘米，柄长 12 厘米',
            '厚さ2 cm、持ち手12 cm',
            '두께 2cm, 손잡이 12cm',
            'หนา 2 ซม. ด้าม 12 ซม.',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (acacia-30cm) Cheese on Friday, onions on Monday. No smell has stayed.
    th 5 (teak-35cm) ไม้สักแท้หนักมือ หั่นหมูทุกวันครึ่งปียังไม่แอ่น
    zh-CN 4 (mango-25cm) 花纹漂亮舍不得切，拿来摆面包了。
    ko 5 (acacia) 벽에 걸어 두니 그림 같아요. 기름칠은 두 달에 한 번쯤 합니다.
    ja 5 (teak-25cm) 刃当たりがやわらかく、水切れもよい。革ひもは濡れると色が移るので外しました。
    ko 3 (mango-35cm) 한 달 만에 살짝 휘었어요. 뒤집어 두니 조금 나아졌습니다.
  `,
    },
    {
      product_id: 'cuttingboard-block',
      shop_id: 'aoyama-homeware',
      values: ['maple', 'walnut', 'cherry'],
      price_cents: 11800,
      pictured_adds: [0, 2600, 1400],
      was_cents: 21900,
      second: { axis: 'width', adds: { '35cm': 0, '45cm': 5200 } },
      sales: 243,
      days_ago: 213,
      title: words(
        'End-grain butcher block',
        '端面拼木厚砧板',
        '木口合わせの厚まな板',
        '엔드그레인 두꺼운 도마',
        'เขียงหนาไม้ต่อลายหน้าตัด',
      ),
      description: words(
        'Sixty blocks of wood glued with their ends up, so the knife slips between the fibres and the cuts close again. Finger grooves run along both sides, and four rubber feet hold it still.',
        '六十块木料端面朝上拼合，刀刃落在纤维之间，刀痕会自己合拢。两侧有指槽，四只胶脚防滑。',
        '60個の木片を木口を上にして接ぎました。刃は繊維の間に入るので、傷がまた閉じます。両側に指掛けの溝、底に4つのゴム足が付いています。',
        '나무 조각 예순 개를 마구리가 위로 오게 붙여, 칼날이 섬유 사이로 들어가고 자국은 다시 아뭅니다. 양옆에 손가락 홈이 있고 고무발 네 개가 잡아 줍니다.',
        'ไม้หกสิบท่อนต่อกันโดยหงายหน้าตัดขึ้น คมมีดแทรกระหว่างเสี้ยนไม้ รอยจึงปิดกลับเองได้ เซาะร่องจับสองข้างและมียางรองสี่มุม',
      ),
      specs: [
        spec(
          'material',
          words('Solid wood, end grain', '实木，端面拼接', '無垢材、木口', '원목, 엔드그레인', 'ไม้แท้ หน้าตัด'),
        ),
        spec(
          'size',
          words(
            '35 cm: 35 × 25 × 5 cm',
            '35 厘米款：35 × 25 × 5 厘米',
            '35 cmは35 × 25 × 5 cm',
            '35cm: 35 × 25 × 5cm',
            '35 ซม.: 35 × 25 × 5 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '35 cm: 3.1 kg. 45 cm: 5.4 kg',
            '35 厘米款 3.1 千克，45 厘米款 5.4 千克',
            '35 cmは3.1 kg、45 cmは5.4 kg',
            '35cm는 3.1kg, 45cm는 5.4kg',
            '35 ซม. 3.1 กก. 45 ซม. 5.4 กก.',
          ),
        ),
        spec(
          'care',
          words('Oil once a month', '每月上一次油', '月に一度オイルを塗る', '한 달에 한 번 기름칠', 'ทาน้ำมันเดือนละครั้ง'),
        ),
      ],
      reviews: `
    en 5 (walnut-45cm) My knives stay sharp twice as long. Bring a friend to carry it upstairs.
    zh-CN 5 (maple-35cm) 剁骨头都纹丝不动，拼缝用指甲也刮不出来。
    ja 5 (cherry-35cm) 刃が吸い付くようです。毎月の手入れも楽しみになりました。
    ko 4 (walnut) 무거워서 씻기 힘들지만 칼질 소리가 다릅니다.
    th 4 (maple-45cm) หนามาก สับไก่ไม่สะเทือน ราคาแรงแต่ใช้ได้ทั้งชีวิต
  `,
    },
    {
      product_id: 'cuttingboard-bamboo',
      shop_id: 'bamboo-lane',
      pictured: 'colour',
      values: ['wood', 'honey', 'cocoa'],
      price_cents: 1900,
      second: { axis: 'width', adds: { '30cm': 0, '35cm': 500, '45cm': 1200 } },
      sales: 3712,
      days_ago: 468,
      title: words(
        'Bamboo board with juice groove',
        '竹砧板带集汁槽',
        '溝付き竹まな板',
        '홈 파인 대나무 도마',
        'เขียงไม้ไผ่มีร่องรับน้ำ',
      ),
      description: words(
        'A bamboo board of light and dark strips with a groove that catches the juice of a roast or a mango. A slot at one end is the handle.',
        '深浅竹条相拼的砧板，四周一圈凹槽，切烤肉、切芒果都接得住汁水。一端的长孔就是提手。',
        '濃淡の竹を縞に接いだまな板です。周囲の溝が肉汁や果汁を受け止めます。端の長い穴が持ち手になります。',
        '짙고 옅은 대나무 쪽을 줄무늬로 이은 도마로, 둘레의 홈이 고기 육즙과 과일즙을 받아 냅니다. 한쪽 끝의 긴 구멍이 손잡이입니다.',
        'เขียงไม้ไผ่ซี่อ่อนสลับเข้ม ร่องรอบขอบรับน้ำเนื้อย่างหรือน้ำมะม่วงไม่ให้ไหลเลอะ ช่องที่ปลายด้านหนึ่งใช้หิ้ว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Bamboo, food-safe glue',
            '竹，食品级胶',
            '竹、食品衛生対応の接着剤',
            '대나무, 식품용 접착제',
            'ไม้ไผ่ กาวปลอดภัยต่ออาหาร',
          ),
        ),
        spec(
          'size',
          words(
            '30 cm: 30 × 20 × 1.8 cm',
            '30 厘米款：30 × 20 × 1.8 厘米',
            '30 cmは30 × 20 × 1.8 cm',
            '30cm: 30 × 20 × 1.8cm',
            '30 ซม.: 30 × 20 × 1.8 ซม.',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    zh-CN 5 (45cm) 切西瓜汁水全在槽里，台面干干净净。
    en 4 (honey-35cm) Light, cheap, does not slide. A touch hard on my Japanese knife.
    th 5 (wood-30cm) เบา ล้างแห้งไว ใช้มาปีกว่ายังไม่ขึ้นรา
    ja 4 (cocoa-30cm) 黒っぽいので豆腐が切りやすい。意外と便利です。
    ko 5 (wood) 과일 전용으로 샀다가 하나 더 주문했어요.
    en 3 (cocoa-45cm) Splintered at the slot after a soak in the sink. It did say not to.
    th 4 (45cm) ใหญ่จุใจ วางไก่ย่างทั้งตัวได้ ร่องน่าจะลึกกว่านี้นิด
  `,
    },
    {
      product_id: 'cuttingboard-rack',
      shop_id: 'aoyama-homeware',
      pictured: 'colour',
      values: ['sage', 'blush', 'denim'],
      price_cents: 5400,
      sales: 920,
      days_ago: 145,
      title: words(
        'Four thin boards in a rack',
        '四片薄砧板带立架',
        'スタンド付き薄型まな板4枚',
        '거치대 있는 얇은 도마 4장',
        'เขียงบางสี่แผ่นพร้อมแท่นเสียบ',
      ),
      description: words(
        'Four thin wood-fibre boards, from pale to deep, for bread, greens, fish and meat, standing apart in a beech rack. Each bends just enough to tip what is on it into the pan.',
        '四片木纤维薄砧板，颜色由浅到深，分切面包、蔬菜、鱼和肉，插在榉木架上互不相碰。每片都能微微弯起，切好的直接倒进锅里。',
        'パン、野菜、魚、肉で使い分ける、淡い色から濃い色までの木質繊維の薄いまな板4枚です。ブナのスタンドに離して立てられます。少ししなるので、刻んだものをそのまま鍋に移せます。',
        '빵, 채소, 생선, 고기용으로 나눠 쓰는 얇은 목섬유 도마 네 장이 옅은 색부터 짙은 색까지 너도밤나무 거치대에 따로따로 꽂힙니다. 살짝 휘어져 썬 것을 냄비에 바로 쏟아 넣을 수 있습니다.',
        'เขียงบางใยไม้สี่แผ่นไล่สีอ่อนถึงเข้ม แยกใช้กับขนมปัง ผัก ปลา และเนื้อ เสียบแยกกันบนแท่นไม้บีช แต่ละแผ่นงอได้เล็กน้อย เทของที่หั่นลงกระทะได้เลย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Wood fibre, beech rack',
            '木纤维，榉木架',
            '木質繊維、ブナのスタンド',
            '목섬유, 너도밤나무 거치대',
            'ใยไม้ แท่นไม้บีช',
          ),
        ),
        spec(
          'size',
          words(
            'Boards 32 × 22 cm, 5 mm thick',
            '板 32 × 22 厘米，厚 5 毫米',
            '板32 × 22 cm、厚さ5 mm',
            '도마 32 × 22cm, 두께 5mm',
            'แผ่น 32 × 22 ซม. หนา 5 มม.',
          ),
        ),
        spec(
          'contents',
          words(
            'Four boards, one rack',
            '砧板四片，立架一个',
            'まな板4枚、スタンド1台',
            '도마 4장, 거치대 1개',
            'เขียง 4 แผ่น แท่น 1 อัน',
          ),
        ),
        spec('weight', kilograms(2.4)),
      ],
      reviews: `
    ko 5 (sage) 고기용을 따로 쓰니 마음이 편해요. 색으로 구분돼서 식구들도 안 헷갈립니다.
    ja 5 (denim) 薄いのに反りません。スタンドの幅が細く、流しの横に収まりました。
    en 4 (blush) The palest one stains with turmeric, so that became the turmeric one.
    zh-CN 5 (sage) 生熟分开，架子底下有缝，水不会积。
    th 4 (denim) แยกเขียงปลาออกจากผลไม้ได้สักที แผ่นบางเก็บง่าย
  `,
    },
    {
      product_id: 'cuttingboard-bread',
      shop_id: 'aoyama-homeware',
      values: ['beech', 'oak', 'walnut'],
      price_cents: 4400,
      pictured_adds: [0, 600, 1600],
      sales: 465,
      days_ago: 27,
      title: words(
        'Slatted bread board, crumb tray',
        '条栅面包板带接屑盘',
        'すのこのパン切り台',
        '부스러기 받이 빵 도마',
        'เขียงขนมปังแบบระแนงพร้อมถาด',
      ),
      description: words(
        'Nine slats lie loose over a shallow tray: slice the loaf and the crumbs fall through. Lift the grid, tip the tray out for the birds, and it is clean.',
        '九根木条架在浅盘上，切面包时碎屑自己漏下去。提起木栅，把盘里的屑倒给小鸟，就算收拾好了。',
        '浅い受け皿の上に9本のすのこ。パンを切るとくずが下に落ちます。すのこを持ち上げ、受け皿のくずを小鳥にまけば片づけは終わりです。',
        '얕은 받침 위에 나무 살 아홉 개를 얹어, 빵을 썰면 부스러기가 아래로 떨어집니다. 살을 들어내고 받침을 털어 새에게 주면 정리 끝입니다.',
        'ไม้ระแนงเก้าซี่วางบนถาดตื้น หั่นขนมปังแล้วเศษร่วงลงข้างล่าง ยกระแนงออก เทเศษให้นกกิน ก็สะอาดแล้ว',
      ),
      specs: [
        spec(
          'material',
          words('Solid wood, linseed oil', '实木，亚麻籽油', '無垢材、亜麻仁油', '원목, 아마인유', 'ไม้แท้ น้ำมันลินสีด'),
        ),
        spec('size', centimetres(38, 24, 4)),
        spec('weight', kilograms(1.7)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (oak) The robin outside now knows what time we have breakfast.
    ja 5 (beech) パンくずが散らからず、朝の片づけがひとつ減りました。
    zh-CN 5 (walnut) 木条间距刚好，法棍切起来不晃，屑都进盘里。
    ko 4 (beech) 아이디어가 좋아요. 살 사이에 낀 건 솔로 털어야 합니다.
    th 4 (oak) สวยจนเอามาวางโชว์บนเคาน์เตอร์ ขนมปังแถวยาวต้องหั่นครึ่งก่อน
  `,
    },
  ],
}

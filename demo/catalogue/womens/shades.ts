import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

const lensSizes = (lens: number, bridge: number, arm: number) =>
  spec(
    'size',
    words(
      `Lens ${lens} mm, bridge ${bridge} mm, arm ${arm} mm`,
      `镜片 ${lens} 毫米，鼻梁 ${bridge} 毫米，镜腿 ${arm} 毫米`,
      `レンズ${lens} mm、ブリッジ${bridge} mm、テンプル${arm} mm`,
      `렌즈 ${lens}mm, 브리지 ${bridge}mm, 다리 ${arm}mm`,
      `เลนส์ ${lens} มม. สะพาน ${bridge} มม. ขา ${arm} มม.`,
    ),
  )

export const shades: Kind = {
  pictured: 'colour',
  about: words(
    'A hard case and a cloth come in the box.',
    '随附硬质眼镜盒与擦镜布。',
    'ハードケースとメガネ拭きが付きます。',
    '단단한 케이스와 렌즈 닦는 천이 함께 들어 있습니다.',
    'ในกล่องมีตลับแข็งและผ้าเช็ดเลนส์',
  ),
  products: [
    {
      product_id: 'shades',
      shop_id: 'siam-loom',
      values: ['brick', 'ink', 'butter'],
      price_cents: 8400,
      sales: 573,
      days_ago: 168,
      title: words(
        'Round acetate sunglasses',
        '圆框板材太阳镜',
        '丸いアセテートのサングラス',
        '동그란 아세테이트 선글라스',
        'แว่นกันแดดกรอบกลมอะซิเตต',
      ),
      description: words(
        'Round frames cut from a single sheet of plant-based acetate and polished for three days. The lenses are polarised and dark enough for the beach without hiding your eyes indoors. Sabae-made five-barrel hinges keep the arms tight.',
        '整片植物基板材切割的圆框，抛光三天。偏光镜片，海边够深，进屋又看得见眼睛。鲭江制五齿铰链，镜腿久用不松。',
        '植物由来のアセテート1枚から削り出し、3日かけて磨いた丸いフレームです。偏光レンズは浜辺でも十分な濃さで、室内では目元が隠れすぎません。鯖江製の5枚丁番で、つるがゆるみにくくなっています。',
        '식물성 아세테이트 한 장을 깎아 사흘 동안 연마한 둥근 테입니다. 편광 렌즈는 해변에서도 충분히 어둡고, 실내에서는 눈을 다 가리지 않습니다. 사바에에서 만든 5중 경첩이라 다리가 쉽게 헐거워지지 않습니다.',
        'กรอบกลมตัดจากแผ่นอะซิเตตจากพืชชิ้นเดียว ขัดเงานานสามวัน เลนส์โพลาไรซ์เข้มพอสำหรับชายหาด แต่เข้าในร่มยังเห็นดวงตา บานพับห้าชั้นจากซาบาเอะทำให้ขาแว่นแน่นไม่หลวม',
      ),
      specs: [
        spec(
          'lens',
          words(
            'Polarised, UV400, category 3',
            '偏光，UV400，3 类',
            '偏光、UV400、カテゴリー3',
            '편광, UV400, 3등급',
            'โพลาไรซ์ UV400 ระดับ 3',
          ),
        ),
        spec(
          'material',
          words('Plant-based acetate', '植物基板材', '植物由来アセテート', '식물성 아세테이트', 'อะซิเตตจากพืช'),
        ),
        lensSizes(47, 22, 145),
        spec('origin', japan),
      ],
      reviews: `
    en 5 The hinges close like a good car door.
    ja 4 丸顔でも似合いました。鼻パッドが低い人は少しずれるかも。
    zh-CN 4 偏光效果明显，开车很舒服，盒子也精致。
    ko 5 테 색이 은은해서 어떤 옷에도 어울려요.
    th 4 กรอบสวย เลนส์ตัดแสงดี ใส่ขับรถสบายตา
    en 3 Great quality but small on a wide face like mine.
  `,
    },
    {
      product_id: 'shades-cateye',
      shop_id: 'dock-nine',
      values: ['plum', 'honey', 'ink'],
      price_cents: 7200,
      second: { axis: 'lens', adds: { tinted: 0, polarised: 1800 } },
      sales: 638,
      days_ago: 52,
      title: words(
        'Cat-eye acetate sunglasses',
        '猫眼板材太阳镜',
        'キャットアイのサングラス',
        '캣아이 아세테이트 선글라스',
        'แว่นกันแดดทรงแคตอาย',
      ),
      description: words(
        'The corners lift just past the brow and stop there: cat-eye, without the costume. The fronts are milled from 6 mm acetate and the temples taper to almost nothing behind the ear.',
        '眼角刚刚扬过眉梢就收住，是猫眼，却不夸张。镜框由 6 毫米板材铣成，镜腿到耳后收得几乎没有厚度。',
        '目尻は眉を少し越えたところで止まります。仮装にならないキャットアイです。フロントは6 mmのアセテートを削り出し、つるは耳の後ろで紙のように薄くなります。',
        '눈꼬리가 눈썹을 살짝 넘는 데서 멈춘, 과하지 않은 캣아이입니다. 앞테는 6mm 아세테이트를 깎았고 다리는 귀 뒤로 갈수록 얇아집니다.',
        'หางตาเชิดเลยคิ้วขึ้นไปนิดเดียวแล้วหยุด เป็นแคตอายที่ไม่เหมือนชุดแฟนซี หน้าแว่นกัดจากอะซิเตตหนา 6 มม. ขาเรียวบางลงไปจนถึงหลังหู',
      ),
      specs: [
        spec('lens', words('UV400, category 3', 'UV400，3 类', 'UV400、カテゴリー3', 'UV400, 3등급', 'UV400 ระดับ 3')),
        spec(
          'material',
          words('Cellulose acetate', '醋酸板材', 'セルロースアセテート', '셀룰로스 아세테이트', 'เซลลูโลสอะซิเตต'),
        ),
        lensSizes(54, 18, 145),
        spec('weight', grams(29)),
      ],
      reviews: `
    en 5 (plum-polarised) I wear glasses all day and these are the first shades I forget about.
    ko 5 (ink-tinted) 눈꼬리 각이 과하지 않아서 매일 쓰기 좋아요. 셀카가 잘 나옵니다.
    zh-CN 5 (honey-tinted) 透一点的蜜糖色很显白，猫眼弧度刚好。
    ja 4 (ink-polarised) 鼻が低めでも落ちません。レンズの色がもう少し薄いと室内でも使えそう。
    th 4 (plum-tinted) สีลูกพลัมสวยไม่ซ้ำใคร ขาแว่นบีบขมับนิด ๆ ในวันแรก
    en 3 (honey-tinted) Pretty, but the left hinge squeaked until I oiled it.
  `,
    },
    {
      product_id: 'shades-aviator',
      shop_id: 'dock-nine',
      values: ['gold', 'silver', 'rose'],
      price_cents: 9600,
      second: { axis: 'lens', adds: { tinted: 0, polarised: 1800 } },
      sales: 1047,
      days_ago: 241,
      title: words(
        'Fine wire aviators',
        '细框飞行员太阳镜',
        '細身メタルのアビエーター',
        '얇은 메탈 보잉 선글라스',
        'แว่นนักบินโครงลวดบาง',
      ),
      description: words(
        'Teardrop lenses in titanium wire thin as a paperclip, with a double bridge and soft silicone pads. They spring back when someone sits on them, which someone will.',
        '水滴形镜片，钛丝细得像回形针，双鼻梁，软硅胶鼻托。被人坐到也会弹回来——总有那么一天。',
        'クリップほどの細いチタンワイヤーに、しずく形のレンズ。ダブルブリッジとやわらかなシリコンパッド付きです。うっかり上に座っても、元の形に戻ります。',
        '클립처럼 가는 티타늄 테에 물방울 모양 렌즈를 끼우고, 이중 브리지와 말랑한 실리콘 코받침을 달았습니다. 누가 깔고 앉아도 제 모양으로 돌아옵니다.',
        'เลนส์ทรงหยดน้ำในโครงลวดไทเทเนียมบางเท่าคลิปหนีบกระดาษ สะพานคู่ แป้นจมูกซิลิโคนนุ่ม เผลอนั่งทับก็ดีดคืนทรง',
      ),
      specs: [
        spec('lens', words('UV400, category 3', 'UV400，3 类', 'UV400、カテゴリー3', 'UV400, 3등급', 'UV400 ระดับ 3')),
        spec('material', words('Titanium', '钛', 'チタン', '티타늄', 'ไทเทเนียม')),
        lensSizes(58, 14, 140),
        spec('weight', grams(19)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (gold-polarised) Nineteen grams. I checked on the kitchen scale because I did not believe it.
    ja 5 (silver-polarised) 軽くて長時間の運転でも鼻に跡がつきません。
    zh-CN 5 (rose-tinted) 玫瑰金不俗气，被儿子坐过一次，真的弹回来了。
    ko 4 (gold-tinted) 얼굴이 작은 편이라 조금 크게 느껴지지만 가벼워서 좋습니다.
    th 5 (silver-tinted) ใส่ขี่มอเตอร์ไซค์ได้ ไม่สั่นไม่หลุด
    ja 4 (gold-tinted) 細いのに頼りなさがありません。ケースがやや大きめです。
  `,
    },
    {
      product_id: 'shades-square',
      shop_id: 'siam-loom',
      values: ['cocoa', 'sage', 'clay'],
      price_cents: 6800,
      sales: 291,
      days_ago: 404,
      title: words(
        'Oversized square sunglasses',
        '大方框太阳镜',
        '大きめスクエアのサングラス',
        '오버사이즈 사각 선글라스',
        'แว่นกันแดดกรอบเหลี่ยมใหญ่',
      ),
      description: words(
        'Large, square and thick at the edges, with lenses that fade from dark above to clear below. You can read a menu through the bottom half.',
        '又大又方，边缘厚实，镜片上深下浅。透过下半截，菜单看得清清楚楚。',
        '大きく四角く、縁は厚め。レンズは上が濃く、下に向かって透明になります。下半分でメニューが読めます。',
        '크고 네모나며 테가 두툼합니다. 렌즈는 위가 짙고 아래로 갈수록 맑아져서, 아래쪽으로 메뉴판을 읽을 수 있습니다.',
        'กรอบใหญ่ เหลี่ยม ขอบหนา เลนส์ไล่สีจากเข้มด้านบนไปใสด้านล่าง มองผ่านครึ่งล่างอ่านเมนูได้สบาย',
      ),
      specs: [
        spec(
          'lens',
          words(
            'Graduated, UV400, category 2',
            '渐变色，UV400，2 类',
            'グラデーション、UV400、カテゴリー2',
            '그러데이션, UV400, 2등급',
            'ไล่สี UV400 ระดับ 2',
          ),
        ),
        spec(
          'material',
          words(
            'Acetate, brass rivets',
            '板材、黄铜铆钉',
            'アセテート、真鍮のリベット',
            '아세테이트, 황동 리벳',
            'อะซิเตต หมุดทองเหลือง',
          ),
        ),
        lensSizes(57, 19, 145),
        spec('weight', grams(38)),
      ],
      reviews: `
    en 4 (cocoa) Hides a night without sleep completely. A bit heavy by evening.
    zh-CN 5 (clay) 脸大终于有合适的，渐变色在室内也不用摘。
    ja 4 (sage) 小顔に見えます。ケースが大きいのでかばんを選びます。
    ko 5 (cocoa) 두툼한데 코받침이 편해서 안 흘러내려요.
    th 4 (clay) กรอบใหญ่บังหน้าได้ครึ่งหนึ่ง งานขัดเงาดี
  `,
    },
    {
      product_id: 'shades-hexagon',
      shop_id: 'silk-lantern',
      values: ['blush', 'mist', 'butter'],
      price_cents: 5900,
      was_cents: 7400,
      sales: 1433,
      days_ago: 118,
      title: words(
        'Hexagonal pale-lens glasses',
        '六角框浅色墨镜',
        '六角フレームの淡色サングラス',
        '육각 메탈 틴트 선글라스',
        'แว่นหกเหลี่ยมเลนส์สีอ่อน',
      ),
      description: words(
        'Six-sided frames of gold-coloured wire around pale tinted lenses that leave the eyes in plain view. They are for cafés, stations and grey afternoons rather than for the beach.',
        '金色细丝围成六角框，镜片只淡淡一层颜色，眼睛看得分明。适合咖啡馆、车站和阴天的下午，不为海滩而生。',
        '金色のワイヤーで六角に縁どり、目元が見える淡い色のレンズを入れました。浜辺よりも、喫茶店や駅、曇りの午後のための一本です。',
        '금색 철사로 육각 테를 두르고 눈이 그대로 보이는 옅은 색 렌즈를 끼웠습니다. 해변보다는 카페와 역, 흐린 오후에 어울립니다.',
        'โครงลวดสีทองทรงหกเหลี่ยม เลนส์สีอ่อนมองเห็นดวงตา เหมาะกับคาเฟ่ สถานีรถไฟ และบ่ายฟ้าครึ้มมากกว่าชายหาด',
      ),
      specs: [
        spec(
          'lens',
          words(
            'Pale tint, UV400, category 1',
            '浅色，UV400，1 类',
            '淡色、UV400、カテゴリー1',
            '옅은 색, UV400, 1등급',
            'สีอ่อน UV400 ระดับ 1',
          ),
        ),
        spec(
          'material',
          words('Steel wire, gold-plated', '镀金不锈钢丝', '金めっきのスチールワイヤー', '금도금 스틸', 'ลวดเหล็กชุบทอง'),
        ),
        lensSizes(51, 20, 140),
        spec('origin', china),
      ],
      reviews: `
    ko 5 (mist) 실내에서도 안 벗어도 되고 눈이 보여서 대화할 때 편해요.
    zh-CN 5 (blush) 素颜戴上像打了腮红，出门神器。
    en 4 (butter) The yellow makes a November street look like October.
    ja 5 (mist) ほんのり色づく程度で、会社にもかけて行けます。
    th 5 (blush) เลนส์ชมพูอ่อนน่ารัก ใส่ถ่ายรูปในคาเฟ่สวยมาก
    en 2 (mist) Fine as an accessory, but in real sun I was squinting.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const shades: Kind = {
  pictured: 'colour',
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
        spec(
          'size',
          words(
            'Lens 47 mm, bridge 22 mm, arm 145 mm',
            '镜片 47 毫米，鼻梁 22 毫米，镜腿 145 毫米',
            'レンズ47 mm、ブリッジ22 mm、テンプル145 mm',
            '렌즈 47mm, 브리지 22mm, 다리 145mm',
            'เลนส์ 47 มม. สะพาน 22 มม. ขา 145 มม.',
          ),
        ),
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
  ],
}

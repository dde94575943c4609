import type { Kind } from '../kind.ts'
import { centimetres } from '../measures.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const yogamat: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'yogamat',
      shop_id: 'north-pier',
      values: ['clay', 'sage', 'ink'],
      price_cents: 6200,
      was_cents: 7900,
      second: { axis: 'thickness', adds: { '4mm': 0, '6mm': 900 } },
      sales: 921,
      days_ago: 310,
      title: words(
        'Natural rubber yoga mat',
        '天然橡胶瑜伽垫',
        '天然ゴムのヨガマット',
        '천연 고무 요가 매트',
        'เสื่อโยคะยางธรรมชาติ',
      ),
      description: words(
        'A mat of natural tree rubber with a suede-like top that grips better as you warm up. It lies flat the moment you unroll it and does not slide on tile or wood. A faint smell of rubber goes after two or three days of airing.',
        '天然橡胶瑜伽垫，麂皮般的表面，越练越抓手。一展开就平，瓷砖、木地板上都不打滑。刚到有淡淡橡胶味，晾两三天就散。',
        '天然ゴムの土台に、スエードのような表面を合わせたヨガマットです。体が温まるほど手足がよく止まります。広げた瞬間から平らで、タイルや木の床でも滑りません。わずかなゴムのにおいは、2〜3日陰干しすれば消えます。',
        '나무에서 얻은 천연 고무에 스웨이드 같은 표면을 더해, 몸이 풀릴수록 더 잘 잡아 줍니다. 펼치자마자 평평하고 타일이나 마루에서 밀리지 않습니다. 은은한 고무 냄새는 이삼일 바람을 쐬면 사라집니다.',
        'เสื่อโยคะยางธรรมชาติจากต้น ผิวหน้านุ่มคล้ายหนังกลับ ยิ่งตัวอุ่นยิ่งเกาะมือ คลี่ออกแล้วเรียบทันที ไม่ลื่นบนพื้นกระเบื้องหรือพื้นไม้ กลิ่นยางจาง ๆ ผึ่งลมสองสามวันก็หาย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Natural rubber, microfibre top',
            '天然橡胶，超细纤维面',
            '天然ゴム、マイクロファイバー',
            '천연 고무, 극세사 표면',
            'ยางธรรมชาติ ผิวไมโครไฟเบอร์',
          ),
        ),
        spec('size', centimetres(183, 66)),
        spec(
          'weight',
          words(
            '4 mm: 2.3 kg. 6 mm: 3.2 kg',
            '4 毫米 2.3 千克，6 毫米 3.2 千克',
            '4 mmは2.3 kg、6 mmは3.2 kg',
            '4mm 2.3kg, 6mm 3.2kg',
            'หนา 4 มม. 2.3 กก. หนา 6 มม. 3.2 กก.',
          ),
        ),
        spec(
          'care',
          words(
            'Wipe with water and a drop of soap',
            '清水加一滴皂液擦拭',
            '水とせっけん少々でふく',
            '물에 비누를 조금 풀어 닦으세요',
            'เช็ดด้วยน้ำผสมสบู่เล็กน้อย',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (4mm) I sweat a lot and my hands do not move any more in downward dog.
    ja 4 (4mm) グリップは最高。持ち運びには少し重いです。
    zh-CN 4 (6mm) 6 毫米跪着膝盖不疼，刚开始有橡胶味，晾三天就好。
    ko 5 (4mm) 처음 펼쳤을 때부터 말리지 않고 평평해요.
    th 4 (6mm) หนานุ่ม ไม่ลื่น แต่ฝุ่นติดง่าย ต้องเช็ดบ่อย
    en 3 (6mm) Great grip, but the smell took a full week to go.
  `,
    },
  ],
}

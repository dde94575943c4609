import type { Kind } from '../kind.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const soap: Kind = {
  pictured: 'scent',
  products: [
    {
      product_id: 'soap',
      shop_id: 'aoyama-homeware',
      values: ['rose', 'eucalyptus', 'oat'],
      price_cents: 1600,
      sales: 2288,
      days_ago: 444,
      title: words(
        'Slow-cured soap, three bars',
        '慢熟手工皂三块装',
        'ゆっくり熟成せっけん 3個入り',
        '천천히 숙성한 비누 3개입',
        'สบู่บ่มช้า แพ็ก 3 ก้อน',
      ),
      description: words(
        'Three bars of olive and coconut soap, left to cure for eight weeks so that they lather softly and last. There is no colouring beyond clay and herbs. Each bar does for hands, body and, if you like, hair.',
        '三块橄榄椰油皂，静置熟成八周，泡沫绵柔，也更耐用。除陶土和草本外不加色素。洗手、沐浴都行，喜欢的话也能洗头发。',
        'オリーブとココナッツの油で作り、8週間寝かせたせっけん3個です。泡立ちがやわらかく、長もちします。色はクレイとハーブだけ。手にも体にも、お好みで髪にも使えます。',
        '올리브유와 코코넛유로 만들어 8주 동안 숙성한 비누 세 개입니다. 거품이 부드럽고 오래 씁니다. 색은 점토와 허브로만 냈습니다. 손과 몸은 물론, 원하면 머리에도 쓸 수 있습니다.',
        'สบู่น้ำมันมะกอกและมะพร้าวสามก้อน บ่มนานแปดสัปดาห์ให้ฟองนุ่มและใช้ได้นาน แต่งสีด้วยดินและสมุนไพรเท่านั้น ใช้ล้างมือ อาบน้ำ หรือจะสระผมก็ได้',
      ),
      specs: [
        spec('net', words('3 × 95 g', '3 × 95 克', '95 g × 3個', '95g × 3개', '95 กรัม × 3 ก้อน')),
        spec(
          'ingredients',
          words(
            'Olive oil, coconut oil, shea butter, clay',
            '橄榄油、椰子油、乳木果脂、陶土',
            'オリーブ油、ヤシ油、シアバター、クレイ',
            '올리브유, 코코넛유, 시어버터, 점토',
            'น้ำมันมะกอก น้ำมันมะพร้าว เชียบัตเตอร์ ดิน',
          ),
        ),
        spec(
          'skin',
          words(
            'All, also sensitive',
            '各种肤质，敏感肌可用',
            'すべての肌に、敏感肌にも',
            '모든 피부, 민감성 포함',
            'ทุกสภาพผิว รวมถึงผิวแพ้ง่าย',
          ),
        ),
        spec(
          'keeping',
          words(
            'Keep dry between uses, best within 24 months',
            '用后沥干，24 个月内使用',
            '使用後は水を切り、24か月以内に',
            '쓰고 나서 물기를 말리고 24개월 안에 사용',
            'ผึ่งให้แห้งหลังใช้ ควรใช้ภายใน 24 เดือน',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (rose) My hands stopped cracking in winter. The rose is faint, which is right.
    ja 5 (oat) 洗い上がりがつっぱりません。1個で2か月もちました。
    zh-CN 4 (eucalyptus) 尤加利味清爽，夏天用刚好。要放沥水皂盒，不然化得快。
    ko 4 (oat) 아이와 함께 쓰는데 자극이 없어요. 향은 거의 나지 않습니다.
    th 5 (eucalyptus) ฟองนุ่ม อาบแล้วหอมสดชื่นแต่ไม่ฉุน
    en 3 (rose) Nice soap, but one of the three bars came with a broken corner.
  `,
    },
  ],
}

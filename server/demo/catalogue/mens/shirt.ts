import type { Kind } from '../kind.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const shirt: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'shirt',
      shop_id: 'siam-loom',
      values: ['mist', 'oat', 'ink'],
      price_cents: 4800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } },
      sales: 1394,
      days_ago: 282,
      title: words(
        'Washed cotton shirt',
        '水洗棉衬衫',
        '洗いざらしのコットンシャツ',
        '워싱 코튼 셔츠',
        'เสื้อเชิ้ตผ้าฝ้ายฟอก',
      ),
      description: words(
        'A plain shirt of Thai cotton, washed before it is sewn so that it fits the same after every wash. The collar is soft and stands without a stiffener. Wear it straight from the line: creases are part of it.',
        '泰国棉素色衬衫，布料先水洗再缝制，洗多少次尺寸都不变。领子柔软，不加硬衬也能挺立。晾干直接穿，褶皱本就是它的样子。',
        'タイ産コットンの無地シャツです。縫う前に洗いをかけているので、洗濯してもサイズが変わりません。えりは芯なしでもやわらかく立ちます。干したらそのまま、しわも味として着てください。',
        '태국산 면으로 만든 무지 셔츠입니다. 봉제 전에 미리 워싱해 여러 번 빨아도 크기가 그대로입니다. 깃은 심 없이도 부드럽게 섭니다. 널었다가 그대로 입으세요. 구김도 멋입니다.',
        'เสื้อเชิ้ตสีพื้นจากผ้าฝ้ายไทย ซักก่อนตัดเย็บ ขนาดจึงไม่เปลี่ยนแม้ซักหลายครั้ง ปกนุ่มตั้งได้โดยไม่ต้องใส่แกน ตากแห้งแล้วใส่ได้เลย รอยยับคือเสน่ห์ของมัน',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton, 135 g/m²',
            '100% 棉，135 克/平方米',
            '綿100%、135 g/m²',
            '면 100%, 135g/m²',
            'ผ้าฝ้าย 100% 135 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'cut',
          words(
            'Easy through the body, straight hem',
            '衣身宽松，平下摆',
            '身幅ゆったり、すそはまっすぐ',
            '여유 있는 몸판, 일자 밑단',
            'ทรงหลวมสบาย ชายเสื้อตรง',
          ),
        ),
        spec(
          'size',
          words(
            'Chest: S 104, M 110, L 116, XL 122 cm',
            '胸围：S 104、M 110、L 116、XL 122 厘米',
            '胸囲：S 104、M 110、L 116、XL 122 cm',
            '가슴둘레: S 104, M 110, L 116, XL 122cm',
            'รอบอก S 104 M 110 L 116 XL 122 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash at 30 °C, hang to dry',
            '30 °C 水洗，悬挂晾干',
            '30 °Cで洗い、つり干し',
            '30°C에서 세탁, 널어서 건조',
            'ซักที่ 30 °C แขวนตาก',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (l) I am between M and L and took the L. After five washes it has not moved a centimetre.
    ja 5 (m) アイロンいらずで、そのまま着て様になるのがありがたい。
    zh-CN 4 (l) 料子透气，夏天单穿不闷。袖子对我来说略长。
    ko 4 (m) 구김이 자연스러워서 좋아요. 밝은 색은 살짝 비칩니다.
    th 5 (s) ผ้าฝ้ายนุ่ม ใส่ทำงานหน้าร้อนสบายมาก
    en 3 (xl) Good cloth, but one button was hanging by a thread.
    th 4 (xl) ทรงหลวมกำลังดี คนตัวใหญ่ใส่แล้วไม่รัด
  `,
    },
  ],
}

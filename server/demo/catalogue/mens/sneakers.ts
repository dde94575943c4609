import type { Kind } from '../kind.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const sneakers: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'sneakers',
      shop_id: 'siam-loom',
      values: ['oat', 'sage', 'ink'],
      price_cents: 6900,
      second: { axis: 'shoe_size', adds: { eu40: 0, eu41: 0, eu42: 0, eu43: 0 } },
      sales: 1247,
      days_ago: 186,
      title: words(
        'Canvas court sneakers',
        '帆布板鞋',
        'キャンバスのコートスニーカー',
        '캔버스 코트 스니커즈',
        'รองเท้าผ้าใบแคนวาสทรงคอร์ต',
      ),
      description: words(
        'Low canvas sneakers on a stitched natural-rubber sole that can be replaced. The insole is cork under cotton, and takes the shape of your foot within a week. They run true to size and wash by hand.',
        '低帮帆布鞋，缝线天然橡胶底可以换新。鞋垫是棉面软木，一周就贴合脚形。尺码标准，可手洗。',
        '縫い付けの天然ゴムソールを張り替えられる、ローカットのキャンバススニーカーです。中敷きは綿を張ったコルクで、1週間ほどで足の形になじみます。サイズは標準どおり、手洗いできます。',
        '밑창을 꿰매 달아 갈아 끼울 수 있는 천연 고무 캔버스 스니커즈입니다. 깔창은 면을 씌운 코르크라 일주일이면 발 모양을 따라갑니다. 정사이즈이며 손세탁할 수 있습니다.',
        'รองเท้าผ้าใบแคนวาสหุ้มข้อต่ำ พื้นยางธรรมชาติเย็บติดเปลี่ยนใหม่ได้ พื้นในเป็นคอร์กหุ้มผ้าฝ้าย เข้ารูปเท้าภายในหนึ่งสัปดาห์ ขนาดตรงตามเบอร์ ซักมือได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton canvas, cork insole',
            '棉帆布、软木鞋垫',
            '綿帆布、コルクの中敷き',
            '면 캔버스, 코르크 깔창',
            'ผ้าแคนวาสฝ้าย พื้นในคอร์ก',
          ),
        ),
        spec(
          'sole',
          words(
            'Natural rubber, stitched',
            '天然橡胶，缝线工艺',
            '天然ゴム、縫い付け',
            '천연 고무, 봉제',
            'ยางธรรมชาติ เย็บติด',
          ),
        ),
        spec(
          'weight',
          words(
            'EU 42: 340 g each',
            '42 码单只 340 克',
            '26.5 cmで片足340 g',
            '265 한 짝 340g',
            'เบอร์ 42 ข้างละ 340 กรัม',
          ),
        ),
        spec(
          'care',
          words(
            'Hand wash, dry in the shade',
            '手洗，阴凉处晾干',
            '手洗い、陰干し',
            '손세탁, 그늘에서 건조',
            'ซักมือ ตากในร่ม',
          ),
        ),
      ],
      reviews: `
    en 5 (eu42) True to size. Walked Kyoto for four days with no blisters.
    ja 4 (eu41) 26cmでぴったり。最初の2日だけかかとが硬めでした。
    zh-CN 5 (eu43) 鞋底软硬合适，配什么裤子都行。
    ko 4 (eu42) 265 정사이즈로 맞습니다. 비 오는 날은 미끄러우니 조심하세요.
    th 4 (eu40) ใส่สบาย ซักมือแล้วไม่เสียทรง
    ko 3 (eu40) 발볼이 넓은 저에겐 조금 조이네요.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const cap: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'cap',
      shop_id: 'north-pier',
      values: ['ink', 'sage', 'sand'],
      price_cents: 2200,
      sales: 1083,
      days_ago: 247,
      title: words(
        'Six-panel cotton cap',
        '六片棉质鸭舌帽',
        '6枚はぎのコットンキャップ',
        '6패널 코튼 캡',
        'หมวกแก๊ปผ้าฝ้ายหกชิ้น',
      ),
      description: words(
        'A soft cap of brushed cotton twill without a logo. The peak is short and already a little curved, so it looks worn from the first day. A brass buckle at the back fits it to most heads.',
        '磨毛斜纹棉软帽，没有任何标志。帽檐较短，略带弧度，第一天戴就像旧友。后面的黄铜扣可调，适合大多数头围。',
        'ロゴのない、起毛コットンツイルのやわらかなキャップです。つばは短めで、はじめから軽く曲げてあるので初日からなじみます。後ろの真ちゅうバックルで、たいていの頭に合わせられます。',
        '로고 없이 기모 면 트윌로 만든 부드러운 모자입니다. 챙이 짧고 처음부터 살짝 굽어 있어 첫날부터 길든 느낌입니다. 뒤쪽 황동 버클로 웬만한 머리에 맞게 조절됩니다.',
        'หมวกแก๊ปเนื้อนุ่มผ้าฝ้ายทวิลปัดขน ไม่มีโลโก้ ปีกสั้นและโค้งเล็กน้อยตั้งแต่แรก ใส่วันแรกก็ดูเข้าที่ หัวเข็มขัดทองเหลืองด้านหลังปรับได้พอดีเกือบทุกศีรษะ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Brushed cotton twill, brass',
            '磨毛斜纹棉、黄铜',
            '起毛コットンツイル、真ちゅう',
            '기모 면 트윌, 황동',
            'ผ้าฝ้ายทวิลปัดขน ทองเหลือง',
          ),
        ),
        spec(
          'size',
          words(
            '54 to 61 cm, adjustable',
            '54–61 厘米，可调',
            '54〜61 cm、調節可',
            '54~61cm, 조절 가능',
            '54–61 ซม. ปรับได้',
          ),
        ),
        spec('weight', grams(82)),
        spec(
          'care',
          words(
            'Hand wash, dry on a bowl',
            '手洗，套在碗上晾干',
            '手洗いし、ボウルにかぶせて干す',
            '손세탁 후 그릇에 씌워 건조',
            'ซักมือ ครอบชามตากให้คงรูป',
          ),
        ),
      ],
      reviews: `
    en 5 Finally a cap that says nothing.
    ja 4 深すぎず浅すぎず、つばの曲がり具合がちょうどいい。
    zh-CN 4 布料软，头围 60 也戴得下。
    ko 5 로고 없는 모자 찾느라 오래 걸렸는데 드디어 정착합니다.
    th 3 สวยดี แต่ซักแล้วสีซีดลงเล็กน้อย
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const lantern: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'lantern',
      shop_id: 'north-pier',
      values: ['sage', 'butter', 'ink'],
      price_cents: 3800,
      sales: 892,
      days_ago: 198,
      title: words(
        'Rechargeable camp lantern',
        '充电式露营灯',
        '充電式キャンプランタン',
        '충전식 캠핑 랜턴',
        'ตะเกียงแคมป์แบบชาร์จได้',
      ),
      description: words(
        'A camping lantern with the shape of an oil lamp and none of the smell. The knob turns it from candle-dim to bright enough for cooking. It hangs from its steel loop, stands in light rain and can charge a phone in need.',
        '有着煤油灯模样、却没有油烟味的露营灯。旋钮可从烛光般的微亮调到足够做饭的亮度。钢制提环可以悬挂，不怕小雨，应急时还能给手机充电。',
        'オイルランプの形をした、においのないキャンプランタンです。つまみを回せば、ろうそくほどの灯りから調理できる明るさまで調節できます。スチールの持ち手で吊るせて小雨も平気。いざというときはスマホの充電もできます。',
        '기름 램프의 모양은 그대로, 냄새는 없는 캠핑 랜턴입니다. 손잡이를 돌리면 촛불만큼 은은한 빛에서 요리할 수 있는 밝기까지 조절됩니다. 강철 고리로 걸 수 있고 가랑비에도 끄떡없으며, 급할 때는 휴대폰도 충전합니다.',
        'ตะเกียงแคมป์หน้าตาเหมือนตะเกียงน้ำมันแต่ไม่มีกลิ่น หมุนปุ่มปรับจากแสงสลัวเหมือนเทียนไปจนสว่างพอทำอาหาร แขวนได้ด้วยหูเหล็ก โดนฝนปรอย ๆ ได้ และชาร์จมือถือยามฉุกเฉินได้',
      ),
      specs: [
        spec(
          'brightness',
          words(
            '10 to 420 lumens, warm white',
            '10–420 流明，暖白光',
            '10〜420ルーメン、電球色',
            '10~420루멘, 전구색',
            '10–420 ลูเมน แสงวอร์มไวต์',
          ),
        ),
        spec(
          'battery',
          words(
            '6 to 120 hours, 5,200 mAh',
            '6–120 小时，5200 毫安时',
            '6〜120時間、5,200 mAh',
            '6~120시간, 5,200mAh',
            '6–120 ชั่วโมง 5,200 มิลลิแอมป์ชั่วโมง',
          ),
        ),
        spec('water', words('Rain-proof, IPX4', 'IPX4 防雨', 'IPX4の防雨', 'IPX4 방수', 'กันฝนระดับ IPX4')),
        spec('size', centimetres(11, 11, 19)),
        spec('weight', grams(460)),
      ],
      reviews: `
    en 5 We left it on dim all night for the kids, three nights in a row, on one charge.
    ja 5 ガスランタンから買い替えました。においも音もなく、子どもがいても安心です。
    zh-CN 5 放在阳台当氛围灯也很好看，旋钮阻尼感舒服。
    ko 4 감성도 있고 실용적이에요. 최대 밝기로 쓰면 배터리가 빨리 닳습니다.
    th 4 แสงอุ่นสวย แขวนในเต็นท์พอดี ชาร์จเต็มใช้เวลานานหน่อย
    en 3 Good lamp. The USB cover is stiff and I broke a nail on it.
  `,
    },
  ],
}

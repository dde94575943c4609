import type { Kind } from '../kind.ts'
import { korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const candle: Kind = {
  pictured: 'scent',
  products: [
    {
      product_id: 'candle',
      shop_id: 'aoyama-homeware',
      values: ['amber', 'fig', 'linen'],
      price_cents: 2600,
      second: { axis: 'net_weight', adds: { '190g': 0, '340g': 1400 } },
      sales: 1957,
      days_ago: 276,
      title: words(
        'Soy candle with wooden lid',
        '木盖大豆蜡烛',
        '木蓋のソイキャンドル',
        '나무 뚜껑 소이 캔들',
        'เทียนถั่วเหลืองฝาไม้',
      ),
      description: words(
        'A candle of soy wax poured into tinted glass and topped with a turned wooden lid. The cotton wick burns level and leaves no soot on the wall. When it is finished, the glass washes out for brushes or tea.',
        '大豆蜡灌入彩色玻璃杯，配车制木盖。棉芯燃烧平整，墙面不留黑烟。烧完后杯子洗净，可以插笔，也可以盛茶。',
        '色ガラスにソイワックスを注ぎ、ろくろびきの木蓋を添えたキャンドルです。綿の芯は平らに燃え、壁にすすを残しません。使い終えたガラスは洗って、筆立てや茶器としてお使いください。',
        '색유리에 소이 왁스를 붓고 나무를 깎은 뚜껑을 얹은 초입니다. 면 심지가 고르게 타서 벽에 그을음이 남지 않습니다. 다 쓴 유리는 씻어 붓꽂이나 찻잔으로 쓸 수 있습니다.',
        'เทียนไขถั่วเหลืองในแก้วสี ปิดด้วยฝาไม้กลึง ไส้ฝ้ายไหม้เสมอกันไม่ทิ้งเขม่าบนผนัง ใช้หมดแล้วล้างแก้วไว้ใส่พู่กันหรือชาได้',
      ),
      specs: [
        spec(
          'burn',
          words(
            '190 g: 45 hours. 340 g: 75 hours',
            '190 克约 45 小时，340 克约 75 小时',
            '190 gで約45時間、340 gで約75時間',
            '190g 약 45시간, 340g 약 75시간',
            '190 กรัม ราว 45 ชั่วโมง 340 กรัม ราว 75 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            'Soy wax, cotton wick, glass, beech',
            '大豆蜡、棉芯、玻璃、榉木',
            'ソイワックス、綿芯、ガラス、ブナ',
            '소이 왁스, 면 심지, 유리, 너도밤나무',
            'ไขถั่วเหลือง ไส้ฝ้าย แก้ว ไม้บีช',
          ),
        ),
        spec(
          'care',
          words(
            'Trim the wick to 5 mm each time',
            '每次点燃前将烛芯剪至 5 毫米',
            '毎回、芯を5 mmに切ってください',
            '켤 때마다 심지를 5mm로 잘라 주세요',
            'ตัดไส้ให้เหลือ 5 มม. ทุกครั้งก่อนจุด',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (fig) Fig without the sugar. It smells like leaves, not like jam.
    ja 4 (linen) リネンの香りが控えめで、来客時にも使いやすいです。
    zh-CN 5 (amber) 琥珀味温暖不腻，点一小时整个客厅都有味道。
    ko 4 (fig) 무화과 향이 자연스러워요. 뚜껑이 예뻐서 꺼 두어도 장식이 됩니다.
    th 5 (linen) กลิ่นสะอาดเหมือนผ้าตากแดด จุดแล้วไม่มีควันดำ
    en 4 (340g) I timed the big one and got seventy-one hours. Close enough.
    ja 3 (amber) 火をつけると香りが思ったより弱くなりました。
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, grams, litres } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const backpack: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'backpack',
      shop_id: 'north-pier',
      values: ['sage', 'clay', 'ink'],
      price_cents: 9600,
      sales: 1176,
      days_ago: 340,
      title: words(
        'Canvas day pack, 18 L',
        '帆布日用背包 18 升',
        '帆布のデイパック 18 L',
        '캔버스 데이팩 18L',
        'เป้ผ้าแคนวาส 18 ลิตร',
      ),
      description: words(
        'A flap-top pack of waxed cotton canvas with leather straps that soften as you use them. Inside there is a padded sleeve for a 13-inch laptop and a pocket for keys. It carries a day in the hills as neatly as a day at work.',
        '打蜡棉帆布翻盖背包，皮带越用越软。内有 13 英寸电脑隔层和放钥匙的小袋。上山一天，上班一天，都背得利落。',
        '使うほどやわらかくなる革ベルトを付けた、ワックス加工の帆布のふた付きパックです。内側には13インチのノートパソコンが入るクッションスリーブと鍵のポケット。山の一日も仕事の一日も、きちんと収まります。',
        '쓸수록 부드러워지는 가죽 끈을 단 왁스 코튼 캔버스 덮개 가방입니다. 안에는 13인치 노트북 칸과 열쇠 주머니가 있습니다. 산에서 보내는 하루도, 일터에서 보내는 하루도 단정하게 담습니다.',
        'เป้ฝาพับผ้าแคนวาสเคลือบแว็กซ์ สายหนังที่ยิ่งใช้ยิ่งนุ่ม ด้านในมีช่องบุนวมใส่โน้ตบุ๊ก 13 นิ้วและช่องเก็บกุญแจ จะไปเดินเขาหรือไปทำงานก็จัดของได้เรียบร้อย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Waxed cotton canvas, leather, brass',
            '打蜡棉帆布、皮革、黄铜',
            'ワックス帆布、本革、真ちゅう',
            '왁스 코튼 캔버스, 가죽, 황동',
            'ผ้าแคนวาสเคลือบแว็กซ์ หนัง ทองเหลือง',
          ),
        ),
        spec('capacity', litres(18)),
        spec('size', centimetres(28, 15, 44)),
        spec('weight', grams(920)),
        spec(
          'care',
          words(
            'Wipe with a damp cloth, do not wash',
            '湿布擦拭，不可水洗',
            '固く絞った布でふく。洗濯不可',
            '젖은 천으로 닦고 세탁하지 마세요',
            'เช็ดด้วยผ้าชุบน้ำหมาด ห้ามซัก',
          ),
        ),
      ],
      reviews: `
    en 5 Two rainy weeks on the bike and my laptop stayed dry.
    ja 5 革が少しずつ柔らかくなってきました。通勤にも山にも使っています。
    zh-CN 4 做工扎实，刚到时有点蜡味，晾两天就散了。
    ko 4 (sage) 세이지색이 사진보다 조금 더 짙지만 마음에 듭니다.
    th 4 ทรงสวย ผ้าหนา แต่หัวเข็มขัดฝืดนิดหน่อยช่วงแรก
    ko 3 가방 자체가 무게가 있어서 어깨가 약한 분은 고려하세요.
    en 5 The flap and buckles are faster than any zip once you get the habit.
    ja 4 13インチがぴったり。充電器まで入れるとふくらみます。
  `,
    },
  ],
}

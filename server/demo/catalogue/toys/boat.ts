import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const boat: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'boat',
      shop_id: 'little-harbour',
      values: ['sage', 'clay', 'ink'],
      price_cents: 2400,
      sales: 1688,
      days_ago: 480,
      title: words(
        'Wooden sampan, toy boat',
        '木制舢板玩具船',
        '木のおもちゃ サンパン船',
        '나무 삼판선 장난감',
        'เรือสำปั้นไม้ ของเล่นเด็ก',
      ),
      description: words(
        'A little river boat carved from light wood, with an arched roof and an oarsman who minds the stern. It floats upright in a bath and stays afloat when it is overloaded with pegs. The hull is waxed, not lacquered, and can be waxed again.',
        '用轻木雕成的小河船，有拱形船篷，船尾站着摇橹的人。放在浴缸里稳稳直立，装满小夹子也不会沉。船体上蜡不上漆，以后还能再上。',
        '軽い木を彫った小さな川舟です。丸い屋根があり、艫には舟をこぐ人がいます。お風呂でもまっすぐ浮き、洗濯ばさみを積みすぎても沈みません。船体はニスではなくろう仕上げで、塗り直せます。',
        '가벼운 나무를 깎아 만든 작은 강배로, 둥근 지붕이 있고 고물에는 노 젓는 사람이 서 있습니다. 욕조에서도 똑바로 뜨고, 빨래집게를 잔뜩 실어도 가라앉지 않습니다. 선체는 니스 대신 왁스를 먹여 다시 칠할 수 있습니다.',
        'เรือแม่น้ำลำเล็กแกะจากไม้เนื้อเบา มีหลังคาโค้งและคนพายยืนอยู่ท้ายเรือ ลอยตั้งตรงในอ่างอาบน้ำ บรรทุกไม้หนีบจนล้นก็ไม่จม ตัวเรือลงแว็กซ์ ไม่ได้เคลือบแล็กเกอร์ ลงซ้ำเองได้',
      ),
      specs: [
        spec(
          'material',
          words('Paulownia wood, beeswax', '桐木、蜂蜡', '桐、みつろう', '오동나무, 밀랍', 'ไม้พอโลเนีย ขี้ผึ้ง'),
        ),
        spec('size', centimetres(24, 8, 10)),
        spec('weight', grams(160)),
        spec('age', fromYears(1)),
        spec(
          'care',
          words(
            'Dry after the bath, wax now and then',
            '洗澡后擦干，偶尔补蜡',
            'お風呂のあとは乾かし、ときどきろうを塗る',
            '목욕 뒤에는 말리고 가끔 왁스칠',
            'เช็ดให้แห้งหลังอาบน้ำ ลงแว็กซ์บ้างเป็นครั้งคราว',
          ),
        ),
      ],
      reviews: `
    en 5 Still floating after a winter of nightly baths.
    ja 5 色と形がとてもきれい。飾っておくだけでも満足です。
    zh-CN 5 小舢板做得像模像样，放在水里稳稳的。
    ko 4 가볍고 잘 뜹니다. 사공 모자가 귀여워요. 말리는 데는 좀 걸립니다.
    th 5 เห็นแล้วคิดถึงเรือแถวบ้านยาย ลูกเล่นในอ่างทุกวัน
    th 4 ไม้เบา ลอยตรงดี คนพายน่ารัก แต่อยากให้ถอดออกมาเล่นได้
    en 4 Bought as a toy, and it now lives on my desk.
  `,
    },
  ],
}

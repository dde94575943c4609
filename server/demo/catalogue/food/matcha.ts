import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const matcha: Kind = {
  pictured: 'grade',
  products: [
    {
      product_id: 'matcha',
      shop_id: 'uji-tea',
      values: ['ceremonial', 'daily', 'roasted'],
      price_cents: 1400,
      pictured_adds: [1000, 0, 200],
      second: { axis: 'net_weight', adds: { '40g': 0, '100g': 1500 } },
      sales: 2655,
      days_ago: 431,
      title: words('Uji matcha in a tin', '宇治抹茶 罐装', '宇治抹茶 缶入り', '우지 말차 캔', 'มัตฉะจากอูจิ แบบกระป๋อง'),
      description: words(
        'Stone-ground green tea from shaded gardens above Uji, packed in a tin within a week of milling. The ceremonial grade whisks to a fine, sweet foam; the everyday grade stands up to milk; the roasted one smells of toast and chestnuts. Keep it cold once open.',
        '宇治山间覆荫茶园的石磨绿茶，磨好一周内装罐。茶道级点出细甜的泡沫，日常级兑奶也有茶味，焙茶带着烤面包和栗子的香气。开罐后请冷藏。',
        '宇治の山あいの覆い下茶園で育て、石臼でひいてから1週間以内に缶へ詰めました。お点前用はきめ細かく甘い泡、普段使いは牛乳に負けない味わい、ほうじ茶はこうばしい栗のような香りです。開封後は冷蔵庫へ。',
        '우지 산자락의 차광 다원에서 기른 찻잎을 맷돌로 갈아 일주일 안에 캔에 담았습니다. 다도용은 곱고 달큰한 거품이 나고, 데일리는 우유와 섞어도 맛이 또렷하며, 호지차는 구운 빵과 밤 향이 납니다. 개봉 후에는 냉장 보관하세요.',
        'ชาเขียวโม่หินจากไร่ในร่มบนเขาเมืองอูจิ บรรจุกระป๋องภายในหนึ่งสัปดาห์หลังโม่ เกรดพิธีชงชาตีฟองได้ละเอียดหวาน เกรดทุกวันใส่นมแล้วยังได้รสชา ส่วนโฮจิฉะหอมเหมือนขนมปังปิ้งและเกาลัด เปิดแล้วเก็บในตู้เย็น',
      ),
      specs: [
        spec('ingredients', words('Green tea', '绿茶', '緑茶', '녹차', 'ชาเขียว')),
        spec(
          'brewing',
          words(
            '2 g in 70 ml of water at 80 °C',
            '2 克茶粉，70 毫升 80 °C 的水',
            '2 gを80 °Cのお湯70 mlで点てる',
            '2g을 80°C 물 70ml에 격불',
            'ผง 2 กรัม ต่อน้ำ 80 °C 70 มล.',
          ),
        ),
        spec('best_before', months(9)),
        spec(
          'keeping',
          words(
            'Cool and dark, in the fridge once open',
            '阴凉避光，开封后冷藏',
            '冷暗所、開封後は冷蔵',
            '서늘하고 어두운 곳, 개봉 후 냉장',
            'เก็บในที่เย็นและมืด เปิดแล้วแช่ตู้เย็น',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (ceremonial-40g) No bitterness at all, and a foam that stays to the last sip.
    ja 5 (daily-100g) 毎朝のラテ用に。牛乳に負けない濃さで、この値段は助かります。
    zh-CN 5 (ceremonial-100g) 颜色碧绿，粉很细，几乎不用过筛。
    ko 4 (daily-100g) 라떼로 마시면 최고예요. 물에만 타면 살짝 떫습니다.
    th 5 (roasted-40g) โฮจิฉะหอมมาก ใส่นมอุ่นก่อนนอนดีที่สุด
    th 4 (ceremonial-40g) หอมหวานนุ่ม แต่กระป๋องเล็กหมดไว
    en 3 (daily-100g) Good tea. The lid was so tight that I needed a knife.
    zh-CN 4 (roasted-100g) 焙茶香气足，做蛋糕卷很成功。
  `,
    },
  ],
}

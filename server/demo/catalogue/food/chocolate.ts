import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const chocolate: Kind = {
  pictured: 'flavour',
  products: [
    {
      product_id: 'chocolate',
      shop_id: 'uji-tea',
      values: ['dark', 'milk', 'matcha'],
      price_cents: 700,
      sales: 2410,
      days_ago: 227,
      title: words(
        'Stone-ground chocolate bar',
        '石磨巧克力',
        '石臼びきチョコレート',
        '맷돌로 간 초콜릿',
        'ช็อกโกแลตโม่หิน',
      ),
      description: words(
        'Chocolate made from bean to bar in Nagano, ground slowly between stones so that it keeps a little texture. Two ingredients for the dark one, three for the others. The bar snaps cleanly into small squares and melts more like fudge than like butter.',
        '长野作坊从可可豆做起的巧克力，慢慢石磨，留一点颗粒感。黑巧只有两种原料，其余三种。一板可利落掰成小方块，入口绵密不油。',
        '長野でカカオ豆から板まで仕上げるチョコレートです。石臼でゆっくりひき、わずかな粒感を残しました。ダークの原料は2つ、ほかは3つだけ。小さな四角にぱきっと割れ、口どけはしっとりとしています。',
        '나가노에서 카카오콩부터 판까지 직접 만드는 초콜릿입니다. 맷돌로 천천히 갈아 살짝 씹히는 결을 남겼습니다. 다크는 재료 두 가지, 나머지는 세 가지뿐입니다. 작은 네모로 똑 떨어지고, 입안에서 진득하게 녹습니다.',
        'ช็อกโกแลตทำเองตั้งแต่เมล็ดจนเป็นแท่งที่นางาโนะ โม่หินช้า ๆ ให้เหลือเนื้อสัมผัสเล็กน้อย ดาร์กมีส่วนผสมแค่สองอย่าง รสอื่นสามอย่าง หักเป็นชิ้นสี่เหลี่ยมเล็ก ๆ ได้ ละลายในปากเนื้อแน่นไม่เลี่ยน',
      ),
      specs: [
        spec('net', words('70 g', '70 克', '70 g', '70g', '70 กรัม')),
        spec(
          'ingredients',
          words(
            'Cocoa beans, cane sugar; milk or matcha',
            '可可豆、蔗糖；另加牛奶或抹茶',
            'カカオ豆、きび砂糖、ほかに乳または抹茶',
            '카카오콩, 사탕수수 설탕, 우유 또는 말차',
            'เมล็ดโกโก้ น้ำตาลอ้อย และนมหรือมัตฉะ',
          ),
        ),
        spec(
          'allergens',
          words(
            'May contain milk and nuts',
            '可能含乳及坚果',
            '乳・ナッツを含む場合があります',
            '우유·견과류가 섞일 수 있음',
            'อาจมีนมและถั่ว',
          ),
        ),
        spec('best_before', months(12)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (dark) Two ingredients and yet it tastes like raspberries. How?
    ja 5 (matcha) 抹茶の苦みがしっかり。甘すぎないのが大人向けです。
    zh-CN 4 (milk) 有点沙沙的颗粒感，越嚼越香。
    ko 3 (dark) 거친 식감이 낯설었어요. 취향을 탈 것 같습니다.
    th 4 (matcha) หอมชาชัดเจน ส่งมาหน้าร้อนมีละลายนิดหน่อยแต่แช่เย็นแล้วดีเหมือนเดิม
    zh-CN 5 (dark) 包装雅致，送人有面子，自己吃也值。
  `,
    },
  ],
}

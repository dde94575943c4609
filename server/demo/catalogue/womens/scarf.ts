import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const scarf: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'scarf',
      shop_id: 'siam-loom',
      values: ['clay', 'sage', 'mist'],
      price_cents: 3800,
      sales: 921,
      days_ago: 262,
      shelf: 'sold_out',
      title: words(
        'Handwoven cotton scarf',
        '手织棉围巾',
        '手織りコットンストール',
        '손으로 짠 면 스카프',
        'ผ้าพันคอฝ้ายทอมือ',
      ),
      description: words(
        'A long, light scarf woven on a foot loom by a weavers’ group in Nan. The yarn is spun unevenly on purpose, which lets the air through and gives the cloth its grain; pale stripes and a fringe finish the ends. It is a shawl on a plane, a wrap on the beach and a scarf at home.',
        '泰国楠府织女用脚踏织机织成的轻长围巾。棉纱刻意纺得粗细不匀，透气，也有了布的肌理；两端织浅色条纹，留手工流苏。飞机上当披肩，海边当罩裙，回家是围巾。',
        'タイ北部ナーンの織り手たちが足踏み織機で織った、軽く長いストールです。あえて太さをそろえずに紡いだ糸が空気を通し、布に表情を生みます。両端には淡い縞とフリンジ。機内ではひざ掛けに、浜辺では羽織りに、街ではストールに。',
        '태국 난 지역의 직조 모임이 발베틀로 짠 길고 가벼운 스카프입니다. 일부러 고르지 않게 자은 실이 바람을 통하게 하고 천에 결을 줍니다. 양 끝은 옅은 줄무늬와 술로 마감했습니다. 비행기에서는 숄, 해변에서는 랩, 집에서는 스카프가 됩니다.',
        'ผ้าพันคอผืนยาวเบาทอด้วยกี่เท้าโดยกลุ่มทอผ้าเมืองน่าน เส้นฝ้ายปั่นให้ไม่เสมอกันโดยตั้งใจ ระบายอากาศดีและมีผิวสัมผัสเป็นเอกลักษณ์ ปลายผ้าทอลายทางสีอ่อนและปล่อยชายครุย ขึ้นเครื่องบินใช้คลุมไหล่ ไปทะเลใช้พันตัว อยู่บ้านก็เป็นผ้าพันคอ',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton, hand-spun weft',
            '100% 棉，手纺纬纱',
            '綿100%、よこ糸は手紡ぎ',
            '면 100%, 씨실은 손으로 자음',
            'ผ้าฝ้าย 100% เส้นพุ่งปั่นมือ',
          ),
        ),
        spec('size', centimetres(190, 70)),
        spec('weight', grams(180)),
        spec(
          'care',
          words(
            'Cool hand wash, dry in the shade',
            '冷水手洗，阴干',
            '水で手洗い、陰干し',
            '찬물 손세탁, 그늘 건조',
            'ซักมือน้ำเย็น ตากในร่ม',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 You can see the hand in it. Light, and warm enough for an aeroplane.
    ja 5 ふんわり軽く、夏の冷房よけに毎日使っています。
    zh-CN 4 手织的纹理很特别，第一次洗会掉一点颜色。
    ko 4 색이 자연스럽고 부드럽습니다. 올이 잘 걸리니 반지를 조심하세요.
    th 5 ผ้าทอมือของน่านแท้ ๆ เนื้อนุ่ม ได้อุดหนุนชุมชนด้วย
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const stool: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'stool',
      shop_id: 'aoyama-homeware',
      values: ['wood', 'ink', 'sage'],
      price_cents: 8800,
      sales: 479,
      days_ago: 233,
      title: words(
        'Three-legged oak stool',
        '橡木三脚凳',
        'オークの三本脚スツール',
        '참나무 세 다리 스툴',
        'สตูลไม้โอ๊กสามขา',
      ),
      description: words(
        'A stool of solid oak that is a seat, a bedside table or a place for a plant. Three legs never wobble, even on old floors. The joints are wedged and glued, the finish is hard-wax oil you can renew at home.',
        '实木橡木凳，可以坐，可以当床头几，也可以放盆花。三条腿，在老地板上也不晃。榫头加楔胶合，表面是硬质蜡油，自己在家就能补养。',
        '座っても、枕元のテーブルにも、植物の台にもなる無垢オークのスツールです。三本脚なので、古い床でもがたつきません。ほぞはくさびで締めて接着、仕上げは自宅で塗り直せるハードワックスオイルです。',
        '의자도 되고 침대 옆 탁자도, 화분 받침도 되는 원목 참나무 스툴입니다. 다리가 셋이라 오래된 바닥에서도 흔들리지 않습니다. 쐐기를 박아 짜 맞추고, 집에서도 다시 바를 수 있는 하드왁스 오일로 마감했습니다.',
        'สตูลไม้โอ๊กแท้ ใช้เป็นที่นั่ง โต๊ะข้างเตียง หรือที่วางต้นไม้ก็ได้ สามขาจึงไม่โยกแม้บนพื้นเก่า ข้อต่อเข้าลิ่มและติดกาว เคลือบน้ำมันแว็กซ์แข็งที่ทาซ้ำเองที่บ้านได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid oak, hard-wax oil',
            '实木橡木，硬质蜡油',
            '無垢オーク、ハードワックスオイル',
            '참나무 원목, 하드왁스 오일',
            'ไม้โอ๊กแท้ น้ำมันแว็กซ์แข็ง',
          ),
        ),
        spec('size', centimetres(34, 34, 45)),
        spec('load', words('Up to 120 kg', '最大 120 千克', '120 kgまで', '최대 120kg', 'ไม่เกิน 120 กก.')),
        spec('weight', kilograms(3.1)),
        spec(
          'contents',
          words(
            'Stool, legs screw in by hand',
            '凳面与三条腿，徒手旋入即可',
            '本体（脚は手でねじ込み式）',
            '본체, 다리는 손으로 돌려 끼움',
            'ตัวสตูล ขาหมุนเข้าด้วยมือ',
          ),
        ),
      ],
      reviews: `
    en 5 Beside the bath, beside the bed, under the fern. I now own three.
    ja 5 工具なしで組めました。床が傾いた古い家でもがたつきません。
    zh-CN 4 木纹漂亮，坐着稳，刚开箱有点木蜡油的味道。
    ko 5 손으로 돌려 끼우니 끝. 110kg인 제가 앉아도 멀쩡해요.
    th 4 ไม้จริงน้ำหนักดี ขนาดกำลังพอเหมาะสำหรับวางต้นไม้
    en 3 The seat has a visible knot. It is wood, I know, but I would have liked to choose.
  `,
    },
  ],
}

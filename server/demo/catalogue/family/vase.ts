import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const vase: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'vase',
      shop_id: 'aoyama-homeware',
      values: ['ink', 'oat', 'clay'],
      price_cents: 4800,
      sales: 534,
      days_ago: 144,
      title: words(
        'Glazed bottle vase',
        '釉面瓶形花瓶',
        '釉がけの瓶形花器',
        '유약 입힌 병 모양 화병',
        'แจกันเคลือบทรงขวด',
      ),
      description: words(
        'A round-bellied bottle vase thrown on the wheel, with a narrow neck that holds a few stems upright. The glaze pools darker at the foot, so no two are quite alike. It is watertight without a liner and heavy enough not to tip.',
        '手工拉坯的圆腹瓶形花瓶，瓶颈细窄，几枝花也能挺立。釉在足部积得更深，所以每一只都不尽相同。不用内胆也不渗水，分量足，不易碰倒。',
        'ろくろで引いた、胴の丸い瓶形の花器です。細い首が数本の枝をまっすぐ支えます。釉は足元で濃くたまり、ひとつずつ表情が異なります。内筒がなくても水漏れせず、倒れにくい重さです。',
        '물레로 빚은 배가 둥근 병 모양 화병으로, 좁은 목이 가지 몇 대를 곧게 잡아 줍니다. 유약이 굽 쪽으로 짙게 고여 어느 하나도 똑같지 않습니다. 속통 없이도 물이 새지 않고, 묵직해서 잘 넘어지지 않습니다.',
        'แจกันทรงขวดท้องกลมขึ้นรูปบนแป้นหมุน คอแคบช่วยให้ก้านดอกไม้ไม่กี่ก้านตั้งตรง น้ำเคลือบไหลรวมเข้มที่ฐาน จึงไม่มีใบไหนเหมือนกัน ใส่น้ำได้ไม่รั่วซึม และหนักพอไม่ล้มง่าย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Stoneware, reactive glaze',
            '粗陶，窑变釉',
            'せっ器、窯変釉',
            '석기, 요변 유약',
            'สโตนแวร์ เคลือบแบบเตาเผา',
          ),
        ),
        spec('size', centimetres(13, 13, 21)),
        spec('weight', kilograms(0.95)),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 The glaze on mine runs like rain on a window. Nicer than the photo.
    ja 4 一輪挿しても様になります。釉のたれ具合が特に好きです。
    zh-CN 5 放在玄关，插一枝尤加利就很好看。
    ko 4 유약이 흘러내린 무늬가 멋집니다. 입구가 좁아 씻기 어려워요.
    th 5 งานเคลือบละเอียด วางเปล่า ๆ ไม่ใส่ดอกไม้ก็สวย
  `,
    },
  ],
}

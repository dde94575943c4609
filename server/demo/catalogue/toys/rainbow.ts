import type { Kind } from '../kind.ts'
import { centimetres, fromYears, kilograms } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { limewood } from './limewood-words.ts'

export const rainbow: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'rainbow',
      shop_id: 'little-harbour',
      values: ['clay', 'sage', 'butter'],
      price_cents: 2800,
      sales: 1340,
      days_ago: 329,
      title: words('Wooden rainbow stacker', '木制彩虹积木', '木の虹のつみき', '나무 무지개 쌓기', 'สายรุ้งไม้ซ้อนได้'),
      description: words(
        'Five arches cut from one block of wood, and a small ball to roll through them. Children make tunnels, cradles, fences and boats out of it long before they make a rainbow. The colour is stained, not painted over, so the grain shows through.',
        '一块木头切出的五道拱，外加一颗可以滚过去的小球。孩子会先搭隧道、摇篮、围栏和小船，最后才想起搭彩虹。颜色是染上去的，不是盖上去的，木纹看得见。',
        'ひとつの木から切り出した5つのアーチと、くぐらせて転がす小さな玉。虹になるよりずっと前に、トンネル、ゆりかご、柵、舟に変わります。色は塗り重ねず染めてあるので、木目が透けて見えます。',
        '통나무 하나에서 잘라 낸 아치 다섯 개와 그 사이로 굴릴 작은 공입니다. 아이들은 무지개를 만들기 훨씬 전에 터널과 요람, 울타리와 배를 만듭니다. 덧칠하지 않고 물들여 나뭇결이 비칩니다.',
        'ซุ้มโค้งห้าชิ้นตัดจากไม้ท่อนเดียว กับลูกบอลเล็กไว้กลิ้งลอด เด็ก ๆ จะต่อเป็นอุโมงค์ เปล รั้ว และเรือก่อนจะนึกถึงสายรุ้งเสียอีก สีย้อมซึมเนื้อไม้ ไม่ได้ทาทับ จึงยังเห็นลายไม้',
      ),
      specs: [
        spec('material', limewood),
        spec('size', centimetres(26, 13, 6.5)),
        spec('weight', kilograms(0.9)),
        spec('age', fromYears(1)),
        spec('origin', china),
      ],
      reviews: `
    en 5 It has been a tunnel, a bed for mice and a hat. Never once a rainbow.
    ja 4 角が丸く、1歳の子でも安心して渡せます。色が落ち着いていて部屋になじみます。
    zh-CN 5 木头打磨得很光滑，没有味道，女儿每天都玩。
    ko 5 아이보다 제가 더 좋아합니다. 선반에 올려 두어도 예뻐요.
    th 4 สีสวยไม่ฉูดฉาด ลูกชอบเอาลูกบอลกลิ้งลอด
    en 3 Smaller than the picture suggests; do read the size.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { fromYears } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const bear: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'bear',
      shop_id: 'little-harbour',
      values: ['sand', 'brick', 'mist'],
      price_cents: 2200,
      second: { axis: 'height', adds: { '25cm': 0, '40cm': 1200 } },
      sales: 1571,
      days_ago: 156,
      shelf: 'nearly_empty',
      title: words(
        'Plush bear with a scarf',
        '系围巾的毛绒小熊',
        'マフラーをしたくまのぬいぐるみ',
        '목도리 한 봉제 곰',
        'ตุ๊กตาหมีผูกผ้าพันคอ',
      ),
      description: words(
        'A round-bellied bear that sits by itself and is soft enough to sleep on. The fur is short cotton velour, and eyes, nose and scarf are fixed so firmly that small hands cannot pull them off. It goes in the machine and comes out a bear again.',
        '圆肚子的小熊，能自己坐稳，软得可以枕着睡。短毛棉丝绒面料，眼睛、鼻子和围巾都固定牢靠，小手扯不下来。可以机洗，洗完还是那只熊。',
        'ひとりで座れる、おなかの丸いくまです。枕にもなるやわらかさ。毛足の短い綿ベロアで、目も鼻もマフラーも、小さな手では外れないようしっかり留めてあります。洗濯機で洗っても、また元のくまに戻ります。',
        '혼자서도 앉아 있는 배가 둥근 곰으로, 베고 자도 될 만큼 폭신합니다. 짧은 면 벨루어에 눈과 코, 목도리를 단단히 달아 작은 손으로는 떼어 낼 수 없습니다. 세탁기에 돌려도 다시 그 곰이 됩니다.',
        'หมีพุงกลมนั่งเองได้ นุ่มพอหนุนนอน ขนสั้นผ้าฝ้ายกำมะหยี่ ตา จมูก และผ้าพันคอติดแน่นจนมือเล็ก ๆ ดึงไม่หลุด ซักเครื่องได้ ออกมาก็ยังเป็นหมีตัวเดิม',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton velour, recycled polyester filling',
            '棉丝绒，再生涤纶填充',
            '綿ベロア、再生ポリエステル綿',
            '면 벨루어, 재생 폴리에스터 솜',
            'ผ้าฝ้ายกำมะหยี่ ใยโพลีเอสเตอร์รีไซเคิล',
          ),
        ),
        spec('age', fromYears(1)),
        spec(
          'care',
          words('Machine wash at 40 °C', '40 °C 机洗', '40 °Cで洗濯機可', '40°C 세탁기 사용 가능', 'ซักเครื่องที่ 40 °C'),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (40cm) He has been to Osaka, the dentist and the washing machine.
    ja 5 (25cm) マフラーまでしっかり縫ってあって、引っ張られても平気です。
    zh-CN 4 (40cm) 抱着睡刚刚好，洗过两次没有结团。
    ko 5 (25cm) 조카 첫 인형으로 샀어요. 단단히 달려 있어 안심입니다.
    th 4 (25cm) นุ่มน่ากอด ตัวเล็กกว่าที่คิดนิดหน่อย
    en 4 (mist-40cm) The mist one looks almost blue in daylight. My son calls it Rain.
  `,
    },
  ],
}

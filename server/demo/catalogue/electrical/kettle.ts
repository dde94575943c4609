import type { Kind } from '../kind.ts'
import { litres, watts } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { mains } from './mains-words.ts'

export const kettle: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'kettle',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'ink', 'sage'],
      price_cents: 5800,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 1563,
      days_ago: 401,
      title: words(
        'Enamel electric kettle, 0.9 L',
        '搪瓷电热水壶 0.9 升',
        'ほうろうの電気ケトル 0.9 L',
        '법랑 전기 주전자 0.9L',
        'กาต้มน้ำไฟฟ้าเคลือบอีนาเมล 0.9 ลิตร',
      ),
      description: words(
        'An enamelled steel kettle with a wooden handle and a thin, steady spout for tea and filter coffee. It boils a full pot in under five minutes and switches itself off. The inside is plain stainless steel, with no plastic touching the water.',
        '搪瓷钢水壶，木柄，壶嘴细而稳，泡茶、手冲都合适。一满壶水不到五分钟烧开，自动断电。内壁是不锈钢，水不接触塑料。',
        '木の持ち手がついた、ほうろう鋼のケトルです。細く安定した注ぎ口は、お茶にもハンドドリップにも向いています。満水でも5分足らずで沸き、自動で切れます。内側はステンレスで、水がプラスチックに触れません。',
        '나무 손잡이를 단 법랑 강철 주전자로, 물줄기가 가늘고 고른 주둥이라 차와 핸드드립에 모두 좋습니다. 가득 채워도 5분 안에 끓고 저절로 꺼집니다. 안쪽은 스테인리스여서 물이 플라스틱에 닿지 않습니다.',
        'กาเหล็กเคลือบอีนาเมลด้ามไม้ พวยกาเรียวรินน้ำได้นิ่ง เหมาะกับทั้งชงชาและดริปกาแฟ ต้มน้ำเต็มกาเดือดในเวลาไม่ถึงห้านาทีแล้วตัดไฟเอง ด้านในเป็นสเตนเลส น้ำไม่สัมผัสพลาสติก',
      ),
      specs: [
        spec('capacity', litres(0.9)),
        spec('power', watts(1200)),
        spec('supply', mains),
        spec(
          'material',
          words(
            'Enamelled steel, stainless steel, beech',
            '搪瓷钢、不锈钢、榉木',
            'ほうろう鋼、ステンレス、ブナ',
            '법랑 강철, 스테인리스, 너도밤나무',
            'เหล็กเคลือบอีนาเมล สเตนเลส ไม้บีช',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (g) Pours like a much more expensive one. The wooden handle stays cool.
    ja 5 (a) 注ぎ口が細くてコーヒーがおいしく淹れられます。見た目も出しっぱなしでかわいい。
    zh-CN 5 (c) 烧得快，水没有塑料味。搪瓷面擦一下就干净。
    ko 4 (c) 디자인과 물줄기는 만점. 물 높이 눈금이 안쪽에만 있어 조금 불편해요.
    th 4 รินน้ำนิ่งมาก ดริปกาแฟสนุกขึ้นเยอะ ตัวกาหนักนิดหน่อยตอนน้ำเต็ม
    ja 3 気に入っていますが、満水だと片手で注ぐには重いです。
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const fan: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'fan',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'sage', 'clay'],
      price_cents: 4600,
      was_cents: 5500,
      sales: 1105,
      days_ago: 330,
      title: words(
        'Quiet desk fan on a stand',
        '静音台式风扇',
        '静かなスタンド扇風機',
        '조용한 스탠드 선풍기',
        'พัดลมตั้งโต๊ะเสียงเบา',
      ),
      description: words(
        'A slim fan whose five soft-edged blades move air without a roar. On the lowest of four speeds you hear it less than a page turning. It runs from any USB-C charger and the head tilts and turns by hand.',
        '纤细的台扇，五片圆边扇叶，风柔而不吵。四档中的最低档，比翻书声还轻。任何 USB-C 充电器都能供电，扇头可手动俯仰和转向。',
        '縁をやわらかくした5枚羽根で、うなり音を立てずに風を送るスリムな扇風機です。4段階の最弱なら、ページをめくる音より静か。USB-Cの充電器で動き、首は手で上下左右に動かせます。',
        '끝을 둥글린 다섯 날개가 시끄럽지 않게 바람을 보내는 날씬한 선풍기입니다. 4단계 중 가장 약한 바람은 책장 넘기는 소리보다 조용합니다. USB-C 충전기로 작동하고, 머리는 손으로 위아래·좌우로 움직입니다.',
        'พัดลมทรงเพรียว ใบพัดห้าใบขอบมนให้ลมนุ่มไม่มีเสียงคราง ลมเบาสุดจากสี่ระดับเงียบกว่าเสียงพลิกหน้าหนังสือ ใช้กับที่ชาร์จ USB-C ได้ทุกตัว หัวพัดลมปรับก้มเงยและหันซ้ายขวาด้วยมือ',
      ),
      specs: [
        spec(
          'supply',
          words(
            'USB-C, 5 V, 1.8 m cable',
            'USB-C，5 伏，线长 1.8 米',
            'USB-C、5 V、ケーブル長1.8 m',
            'USB-C, 5V, 케이블 1.8m',
            'USB-C 5 โวลต์ สายยาว 1.8 เมตร',
          ),
        ),
        spec(
          'noise',
          words(
            '22 dB on the lowest speed',
            '最低档 22 分贝',
            '最弱で22 dB',
            '가장 약한 바람에서 22dB',
            '22 เดซิเบลที่ลมเบาสุด',
          ),
        ),
        spec('size', centimetres(24, 18, 42)),
        spec('weight', kilograms(1.1)),
        spec(
          'care',
          words(
            'Grille opens without tools for dusting',
            '网罩免工具拆卸，方便除尘',
            'ガードは工具なしで外して掃除できます',
            '도구 없이 망을 열어 먼지를 닦을 수 있습니다',
            'เปิดตะแกรงปัดฝุ่นได้โดยไม่ต้องใช้เครื่องมือ',
          ),
        ),
      ],
      reviews: `
    en 5 Sleeps next to my bed on the lowest setting. I have to look to see whether it is on.
    ja 5 最弱が本当に静か。ガードが簡単に外れるので掃除も楽です。
    zh-CN 4 风很柔，接充电宝也能吹。没有自动摇头，想好再买。
    ko 4 소리 작고 예뻐요. 리모컨이 있었으면 별 다섯이었을 텐데.
    th 5 ลมนุ่ม เสียงเบามาก เสียบพาวเวอร์แบงก์ตอนไฟดับก็ใช้ได้
    en 3 Nice to look at, but it is a desk fan. It will not cool a whole living room.
  `,
    },
  ],
}

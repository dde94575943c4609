import type { Kind } from '../kind.ts'
import { korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const thermos: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'thermos',
      shop_id: 'north-pier',
      values: ['sage', 'oat', 'brick'],
      price_cents: 2800,
      second: { axis: 'volume', adds: { '500ml': 0, '750ml': 500 } },
      sales: 2044,
      days_ago: 420,
      title: words(
        'Steel thermos bottle',
        '不锈钢保温瓶',
        'ステンレスの魔法びん',
        '스테인리스 보온병',
        'กระติกสเตนเลสเก็บความร้อน',
      ),
      description: words(
        'A double-walled steel bottle that still has hot tea in it after a night in the tent. The powder coat gives a dry grip and hides small knocks. The wide neck takes ice cubes and a bottle brush, and the cap closes with half a turn.',
        '双层不锈钢保温瓶，在帐篷里过一夜，茶还是热的。粉末涂层手感干爽防滑，小磕碰也不显眼。宽瓶口放得进冰块和瓶刷，瓶盖转半圈就拧紧。',
        'テントで一晩明かしても、まだ熱いお茶が飲める二重構造のステンレスボトルです。粉体塗装はさらりと手になじみ、小さな傷も目立ちません。広口で氷もブラシも入り、ふたは半回転で閉まります。',
        '텐트에서 하룻밤을 보낸 뒤에도 차가 뜨거운 이중벽 스테인리스 병입니다. 분체 도장이라 손에 착 잡히고 작은 흠집도 티 나지 않습니다. 입구가 넓어 얼음과 세척솔이 들어가고, 뚜껑은 반 바퀴면 닫힙니다.',
        'กระติกสเตนเลสสองชั้น ค้างคืนในเต็นท์แล้วชายังร้อนอยู่ ผิวพ่นสีฝุ่นจับกระชับมือและไม่เห็นรอยเล็ก ๆ ปากกว้างใส่น้ำแข็งและแปรงล้างได้ ฝาหมุนครึ่งรอบก็ปิดสนิท',
      ),
      specs: [
        spec(
          'insulation',
          words(
            'Hot for 14 hours, cold for 24',
            '保热 14 小时，保冷 24 小时',
            '保温14時間、保冷24時間',
            '보온 14시간, 보랭 24시간',
            'เก็บร้อน 14 ชั่วโมง เก็บเย็น 24 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            '18/8 stainless steel, powder coat',
            '18/8 不锈钢，粉末涂层',
            '18-8ステンレス、粉体塗装',
            '18/8 스테인리스, 분체 도장',
            'สเตนเลส 18/8 พ่นสีฝุ่น',
          ),
        ),
        spec(
          'care',
          words(
            'Cap and bottle go in the dishwasher',
            '瓶盖与瓶身均可用洗碗机清洗',
            'ふたも本体も食洗機で洗えます',
            '뚜껑과 병 모두 식기세척기 사용 가능',
            'ฝาและตัวกระติกล้างในเครื่องล้างจานได้',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (750ml) Filled it at six in the evening, and it burned my tongue at seven the next morning.
    zh-CN 5 保温效果惊人，早上装的水晚上还烫。
    ja 4 (500ml) 500mlは通勤かばんに立てて入ります。パッキンの替えも売ってほしい。
    ko 5 얼음이 다음 날까지 남아 있어요. 텐트에서 최고.
    th 5 ใส่น้ำแข็งตอนเช้า ตกเย็นยังเหลือก้อนอยู่เลย
    th 4 (750ml) ตัวใหญ่หนักไปนิดสำหรับพกทุกวัน แต่ไปแคมป์เหมาะมาก
  `,
    },
  ],
}

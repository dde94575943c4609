import type { Kind } from '../kind.ts'
import { centimetres, watts } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { mains } from './mains-words.ts'

export const ricecooker: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'ricecooker',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'butter', 'ink'],
      price_cents: 6800,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 738,
      days_ago: 287,
      title: words(
        'Little rice cooker, 3 cups',
        '迷你电饭煲 3 杯',
        '小さな炊飯器 3合',
        '작은 전기밥솥 3인용',
        'หม้อหุงข้าวใบเล็ก 3 ถ้วย',
      ),
      description: words(
        'A rice cooker for one to three people, with a thick clay-coated bowl that heats slowly and evenly. White rice takes 35 minutes, and the quick setting 18. It keeps rice warm for half a day without drying the edges.',
        '适合一到三人的电饭煲，厚实的陶土涂层内胆受热缓慢均匀。白米饭 35 分钟，快煮 18 分钟。保温半天，锅边也不干硬。',
        '1〜3人暮らしのための炊飯器です。土鍋のような厚い釜が、ゆっくりむらなく熱を伝えます。白米は35分、早炊きなら18分。半日保温しても縁がかたくなりません。',
        '한 명에서 세 명이 쓰기 좋은 밥솥으로, 도자기 코팅을 두껍게 입힌 내솥이 천천히 고르게 익힙니다. 백미는 35분, 쾌속 취사는 18분입니다. 반나절 보온해도 가장자리가 마르지 않습니다.',
        'หม้อหุงข้าวสำหรับหนึ่งถึงสามคน หม้อในหนาเคลือบดินเผาให้ความร้อนช้าและทั่วถึง หุงข้าวขาว 35 นาที โหมดด่วน 18 นาที อุ่นข้าวได้ครึ่งวันโดยข้าวขอบหม้อไม่แห้ง',
      ),
      specs: [
        spec(
          'capacity',
          words(
            '0.54 L, 3 cups of raw rice',
            '0.54 升，3 杯生米',
            '0.54 L（お米3合）',
            '0.54L, 쌀 3컵',
            '0.54 ลิตร หรือข้าวสาร 3 ถ้วย',
          ),
        ),
        spec('power', watts(400)),
        spec('supply', mains),
        spec('size', centimetres(22, 24, 19)),
        spec(
          'contents',
          words(
            'Measuring cup, paddle, steam tray',
            '量杯、饭勺、蒸盘',
            '計量カップ、しゃもじ、蒸し皿',
            '계량컵, 주걱, 찜판',
            'ถ้วยตวง ทัพพี ถาดนึ่ง',
          ),
        ),
      ],
      reviews: `
    en 5 (g) Finally one cup of rice that does not turn out as a crust. The UK plug was the right one too.
    ja 5 一人暮らしに3合はちょうどいい。冷めてもおいしいです。
    zh-CN 4 (c) 煮出来的米饭粒粒分明，粥也不溢。内胆稍重。
    ko 4 (c) 현미는 불려야 맛있게 됩니다. 백미는 정말 잘 돼요.
    th 5 หุงข้าวหอมมะลิออกมานุ่มพอดี ขนาดเล็กวางในห้องเช่าได้สบาย
    th 3 หน้าจอไม่มีภาษาไทย ต้องเปิดคู่มือดูปุ่มช่วงแรก ๆ
  `,
    },
  ],
}

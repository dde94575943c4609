import type { Kind } from '../kind.ts'
import { centimetres } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const speaker: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'speaker',
      shop_id: 'studio-kanda',
      values: ['sage', 'clay', 'ink'],
      price_cents: 7900,
      sales: 654,
      days_ago: 176,
      title: words(
        'Ribbed room speaker',
        '棱纹室内音箱',
        '円筒のルームスピーカー',
        '골진 원통형 룸 스피커',
        'ลำโพงทรงกระบอกสำหรับห้อง',
      ),
      description: words(
        'A round speaker that plays evenly in every direction, so it can stand in the middle of a table. The ribbed shell is wrapped in knitted fabric made from recycled bottles. Two of them find each other and play in stereo.',
        '圆筒音箱，声音向四周均匀散开，放在桌子中央就行。棱纹外壳包着回收瓶制成的针织布。两台会自动配对，组成立体声。',
        '全方向に均等に音が広がるので、テーブルの真ん中に置けるスピーカーです。うねのある本体は、再生ボトルから作ったニット地で包みました。2台並べれば自動でつながり、ステレオになります。',
        '사방으로 고르게 소리를 내는 원통형 스피커라 탁자 한가운데 두어도 됩니다. 골진 몸체는 재생 페트병으로 짠 니트로 감쌌습니다. 두 대를 두면 서로 찾아 스테레오로 재생합니다.',
        'ลำโพงทรงกระบอกกระจายเสียงเท่ากันทุกทิศ วางกลางโต๊ะได้เลย ตัวเครื่องเป็นลอนหุ้มผ้านิตจากขวดรีไซเคิล วางสองตัวจะเชื่อมหากันเองแล้วเล่นเป็นเสียงสเตอริโอ',
      ),
      specs: [
        spec(
          'output',
          words('20 W, full circle', '20 瓦，360° 出声', '20 W、360°再生', '20W, 360° 재생', '20 วัตต์ กระจายเสียงรอบทิศ'),
        ),
        spec(
          'battery',
          words(
            '16 hours at half volume',
            '半音量 16 小时',
            '音量半分で16時間',
            '절반 음량으로 16시간',
            '16 ชั่วโมงที่ระดับเสียงครึ่งหนึ่ง',
          ),
        ),
        spec(
          'connection',
          words(
            'Bluetooth 5.3, USB-C charging',
            '蓝牙 5.3，USB-C 充电',
            'Bluetooth 5.3、USB-C充電',
            '블루투스 5.3, USB-C 충전',
            'บลูทูธ 5.3 ชาร์จด้วย USB-C',
          ),
        ),
        spec(
          'water',
          words('Splash-proof, IPX4', 'IPX4 防泼溅', 'IPX4の防滴', 'IPX4 생활 방수', 'กันน้ำกระเซ็นระดับ IPX4'),
        ),
        spec('size', centimetres(9.6, 9.6, 13.2)),
      ],
      reviews: `
    en 4 Fills the kitchen without shouting. I would not use it for a garden party.
    ja 5 2台目を買い足しました。置いただけでステレオになって感動。
    zh-CN 5 布面质感很好，放在书架上像个摆件。
    ko 4 저음이 과하지 않아 라디오나 재즈 듣기에 좋습니다.
    th 4 เสียงกลางชัด ฟังพอดแคสต์เพลินมาก
    en 2 Sound is fine, but the first one would not charge. The second works.
  `,
    },
  ],
}

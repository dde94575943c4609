import type { Kind } from '../kind.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const monitor: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'monitor',
      shop_id: 'studio-kanda',
      values: ['oat', 'ink', 'sage'],
      price_cents: 22900,
      second: { axis: 'screen_size', adds: { '24in': 0, '27in': 7000 } },
      sales: 318,
      days_ago: 254,
      title: words(
        'Matte desk monitor',
        '雾面桌面显示器',
        'ノングレアのデスクモニター',
        '무광 데스크 모니터',
        'จอมอนิเตอร์แบบด้าน',
      ),
      description: words(
        'A calm, colour-true screen on a round steel foot no bigger than a dinner plate. It takes picture, data and 65 W of power through a single USB-C cable. The panel tilts, turns upright and rises by 11 cm with one hand.',
        '色彩准确、观感沉静的显示器，圆形钢制底座只有餐盘大小。一根 USB-C 线即可传输画面、数据和 65 瓦供电。单手就能俯仰、竖转，并升高 11 厘米。',
        '落ち着いた正確な色のモニターです。丸いスチールの台座は大皿ほどの大きさ。USB-Cケーブル1本で映像とデータ、65 Wの給電をまかないます。片手で傾き、縦回転、11 cmの高さ調節ができます。',
        '색이 정확하고 차분한 모니터로, 둥근 강철 받침은 접시만 합니다. USB-C 케이블 하나로 영상과 데이터, 65W 전원까지 연결됩니다. 한 손으로 기울이고 세로로 돌리고 11cm까지 높일 수 있습니다.',
        'จอภาพสีตรงดูสบายตา ตั้งบนฐานเหล็กกลมขนาดเท่าจานข้าว สาย USB-C เส้นเดียวส่งทั้งภาพ ข้อมูล และไฟ 65 วัตต์ ก้มเงย หมุนแนวตั้ง และยกสูงได้ 11 ซม. ด้วยมือเดียว',
      ),
      specs: [
        spec(
          'screen',
          words(
            '2,560 × 1,440, IPS, 75 Hz',
            '2560 × 1440，IPS 面板，75 Hz',
            '2,560 × 1,440、IPS方式、75 Hz',
            '2,560 × 1,440, IPS 패널, 75Hz',
            '2,560 × 1,440 พาเนล IPS 75 Hz',
          ),
        ),
        spec(
          'connection',
          words(
            'USB-C with 65 W, HDMI',
            'USB-C（65 瓦供电）、HDMI',
            'USB-C（65 W給電）、HDMI',
            'USB-C(65W 충전), HDMI',
            'USB-C จ่ายไฟ 65 วัตต์ และ HDMI',
          ),
        ),
        spec(
          'material',
          words(
            'Recycled plastic, steel foot',
            '再生塑料，钢制底座',
            '再生樹脂、スチール台座',
            '재생 플라스틱, 강철 받침',
            'พลาสติกรีไซเคิล ฐานเหล็ก',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 One cable to the laptop and the desk is finally clear. The foot takes up almost nothing.
    ja 5 (27in) 27インチを縦にして原稿を読んでいます。軽い力で回せて、戻してもずれません。
    zh-CN 5 雾面屏对着窗户也看得清，颜色和手机上基本一致。
    ko 4 색감이 차분해서 눈이 편합니다. 스피커가 없는 건 미리 알고 사세요.
    th 4 ขาตั้งเล็กแต่มั่นคงดี จอไม่สะท้อนแสง กล่องใหญ่มาก เตรียมที่วางไว้ด้วย
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const headphones: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'headphones',
      shop_id: 'studio-kanda',
      values: ['oat', 'ink', 'clay'],
      price_cents: 12900,
      was_cents: 14900,
      sales: 2317,
      days_ago: 365,
      title: words(
        'Over-ear headphones, 40 hours',
        '头戴式耳机，续航 40 小时',
        '密閉型ヘッドホン 40時間再生',
        '오버이어 헤드폰, 40시간 재생',
        'หูฟังแบบครอบหู ฟังได้นาน 40 ชั่วโมง',
      ),
      description: words(
        'Light over-ear headphones with noise cancelling that takes away the engine and leaves the voices. The band is spring steel covered in fabric, and the memory-foam pads come off for washing. Ten minutes of charging gives four hours of music.',
        '轻巧的头戴式降噪耳机，消去引擎声，留下人声。头梁是包布弹簧钢，记忆棉耳罩可拆下清洗。充电十分钟，能听四小时。',
        'エンジン音は消し、人の声は残す。ノイズキャンセリング付きの軽い密閉型ヘッドホンです。ヘッドバンドは布で包んだばね鋼、低反発のイヤーパッドは外して洗えます。10分の充電で4時間聴けます。',
        '엔진 소리는 지우고 사람 목소리는 남기는 노이즈 캔슬링 헤드폰입니다. 헤드밴드는 천으로 감싼 스프링강이고, 메모리폼 패드는 떼어서 세탁할 수 있습니다. 10분 충전으로 4시간 들을 수 있습니다.',
        'หูฟังครอบหูน้ำหนักเบาพร้อมระบบตัดเสียงรบกวน ตัดเสียงเครื่องยนต์แต่ยังได้ยินเสียงคนพูด ก้านคาดเป็นเหล็กสปริงหุ้มผ้า ฟองน้ำเมมโมรี่โฟมถอดซักได้ ชาร์จสิบนาทีฟังเพลงได้สี่ชั่วโมง',
      ),
      specs: [
        spec(
          'battery',
          words(
            '40 hours, 30 with noise cancelling',
            '40 小时，开启降噪 30 小时',
            '40時間（ノイズキャンセリング時30時間）',
            '40시간, 노이즈 캔슬링 시 30시간',
            '40 ชั่วโมง หรือ 30 ชั่วโมงเมื่อเปิดตัดเสียง',
          ),
        ),
        spec(
          'connection',
          words(
            'Bluetooth 5.3 or 3.5 mm cable',
            '蓝牙 5.3 或 3.5 毫米线',
            'Bluetooth 5.3／3.5 mmケーブル',
            '블루투스 5.3 또는 3.5mm 케이블',
            'บลูทูธ 5.3 หรือสาย 3.5 มม.',
          ),
        ),
        spec(
          'material',
          words(
            'Spring steel, fabric, memory foam',
            '弹簧钢、织物、记忆棉',
            'ばね鋼、ファブリック、低反発フォーム',
            '스프링강, 패브릭, 메모리폼',
            'เหล็กสปริง ผ้า และเมมโมรี่โฟม',
          ),
        ),
        spec('weight', grams(248)),
      ],
      reviews: `
    en 5 Wore them from Seoul to Frankfurt and forgot they were on. The engine just goes away.
    ja 4 装着感が軽く、長時間でも耳が痛くなりません。低音はおとなしめです。
    zh-CN 5 降噪够用，人声保留得刚好，地铁报站还听得见。
    ko 5 패드를 떼어서 빨 수 있다는 게 이렇게 좋은 줄 몰랐어요.
    th 4 ใส่สบาย แบตทนมาก แต่พับเก็บไม่ได้เลยกินที่ในกระเป๋า
    en 4 Battery claim is honest: I charge them on Sundays and that is it.
    zh-CN 3 戴眼镜的人左边会有点压，习惯了一周才好。
    th 5 (clay) สีดินเผาสวยกว่าในรูป เพื่อนถามทุกคนว่าซื้อที่ไหน
  `,
    },
  ],
}

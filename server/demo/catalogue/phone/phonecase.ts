import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const phonecase: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'phonecase',
      shop_id: 'studio-kanda',
      values: ['clay', 'sage', 'ink'],
      price_cents: 1900,
      second: { axis: 'phone_size', adds: { '61in': 0, '67in': 0 } },
      sales: 2733,
      days_ago: 265,
      title: words(
        'Soft-touch phone case',
        '亲肤手机壳',
        'さらさら手ざわりのスマホケース',
        '부드러운 촉감의 휴대폰 케이스',
        'เคสมือถือผิวนุ่ม',
      ),
      description: words(
        'A slim case of liquid silicone over a stiff shell, lined with microfibre so that it does not scratch. The raised rim keeps screen and lenses off the table. It works with wireless chargers and washes clean with soap.',
        '液态硅胶包裹硬壳的薄手机壳，内衬超细纤维，不刮机身。凸起的边框让屏幕和镜头不碰桌面。支持无线充电，脏了用皂水一洗就净。',
        '硬い芯に液状シリコーンを重ねた薄型ケースです。内側はマイクロファイバーで、本体を傷つけません。縁が高く、画面もレンズも机に触れません。ワイヤレス充電に対応し、せっけんで洗えます。',
        '단단한 틀에 액상 실리콘을 입힌 얇은 케이스로, 안쪽은 극세사라 흠집이 나지 않습니다. 테두리가 살짝 높아 화면과 렌즈가 바닥에 닿지 않습니다. 무선 충전이 되고 비누로 씻을 수 있습니다.',
        'เคสบางซิลิโคนเหลวหุ้มโครงแข็ง บุไมโครไฟเบอร์ด้านในไม่ทำให้เครื่องเป็นรอย ขอบยกสูงกันจอและเลนส์แตะโต๊ะ ใช้ชาร์จไร้สายได้ เปื้อนก็ล้างด้วยสบู่',
      ),
      specs: [
        spec(
          'material',
          words(
            'Liquid silicone, polycarbonate, microfibre',
            '液态硅胶、聚碳酸酯、超细纤维',
            '液状シリコーン、ポリカーボネート、マイクロファイバー',
            '액상 실리콘, 폴리카보네이트, 극세사',
            'ซิลิโคนเหลว โพลีคาร์บอเนต ไมโครไฟเบอร์',
          ),
        ),
        spec('weight', grams(32)),
        spec(
          'care',
          words(
            'Wash with soap, dry before use',
            '皂水清洗，晾干再用',
            'せっけんで洗い、乾かして使う',
            '비누로 씻고 말려서 사용',
            'ล้างด้วยสบู่ ผึ่งให้แห้งก่อนใช้',
          ),
        ),
      ],
      reviews: `
    en 4 (61in) Slim and grippy. It collects pocket lint, but it rinses off.
    ja 5 (67in) ストラップ穴がないのだけ残念ですが、手触りは最高です。
    zh-CN 4 (61in) 手感像婴儿皮肤，镜头边框高，放心。
    ko 4 (61in) 변색이 걱정이었는데 석 달째 그대로예요.
    th 5 (67in) นุ่มมือ ไม่ลื่น ชาร์จไร้สายได้โดยไม่ต้องถอด
    en 2 (67in) The buttons are too stiff on mine.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const smartphone: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'smartphone',
      shop_id: 'studio-kanda',
      values: ['sage', 'clay', 'ink'],
      price_cents: 54900,
      was_cents: 69900,
      second: { axis: 'storage', adds: { '256gb': 0, '512gb': 9000 } },
      sales: 364,
      days_ago: 88,
      title: words(
        'Six-inch repairable smartphone',
        '6 英寸可自修智能手机',
        '自分で直せる6インチスマートフォン',
        '직접 고칠 수 있는 6인치 스마트폰',
        'สมาร์ตโฟน 6 นิ้วซ่อมเองได้',
      ),
      description: words(
        'A phone with a matte glass back and four screws, so that the battery, screen and port can be changed at home. It takes calm, true pictures and gets security updates for seven years. One charge lasts a day and a half.',
        '哑光玻璃后盖、四颗螺丝的手机，电池、屏幕和接口在家就能换。拍照颜色沉稳真实，安全更新长达七年。充一次电，够用一天半。',
        'マットガラスの背面とねじ4本。電池も画面も端子も、家で交換できるスマートフォンです。落ち着いた自然な色で撮れ、セキュリティ更新は7年間。一度の充電で1日半使えます。',
        '무광 유리 뒷면과 나사 네 개로 이루어져 배터리와 화면, 단자를 집에서 갈 수 있는 스마트폰입니다. 사진은 차분하고 실제 색에 가까우며, 보안 업데이트를 7년 동안 받습니다. 한 번 충전하면 하루 반을 씁니다.',
        'สมาร์ตโฟนฝาหลังกระจกด้าน ยึดด้วยสกรูสี่ตัว เปลี่ยนแบตเตอรี่ จอ และพอร์ตเองที่บ้านได้ กล้องให้สีนุ่มตรงตามจริง อัปเดตความปลอดภัยนานเจ็ดปี ชาร์จครั้งเดียวใช้ได้วันครึ่ง',
      ),
      specs: [
        spec(
          'screen',
          words(
            '6.1 in OLED, 120 Hz',
            '6.1 英寸 OLED，120 Hz',
            '6.1インチ有機EL、120 Hz',
            '6.1인치 OLED, 120Hz',
            '6.1 นิ้ว OLED 120 Hz',
          ),
        ),
        spec(
          'camera',
          words(
            '50 MP wide, 12 MP ultra-wide, 12 MP front',
            '5000 万广角，1200 万超广角，前置 1200 万',
            '広角5,000万、超広角1,200万、前面1,200万画素',
            '광각 5,000만, 초광각 1,200만, 전면 1,200만 화소',
            'กว้าง 50 ล้าน อัลตราไวด์ 12 ล้าน หน้า 12 ล้านพิกเซล',
          ),
        ),
        spec('memory', words('8 GB', '8 GB', '8 GB', '8GB', '8 GB')),
        spec('water', words('IP68', 'IP68 级', 'IP68準拠', 'IP68 등급', 'ระดับ IP68')),
        spec('weight', grams(182)),
      ],
      reviews: `
    en 5 (256gb) Dropped it, cracked it, changed the screen at the kitchen table in twelve minutes.
    ja 4 (256gb) 派手さはないけれど、写真の色が自然で好きです。
    zh-CN 4 (512gb) 系统干净，没有广告。拍夜景一般，白天很好。
    ko 5 (256gb) 배터리를 직접 갈 수 있다는 게 마음 놓여요. 하루 반은 충분히 갑니다.
    th 4 (512gb) เครื่องกำลังดี จับถนัดมือ กล้องกลางวันสวย กลางคืนมีนอยส์นิดหน่อย
    en 3 (512gb) A good phone at heart, but the speaker is thin.
    ja 5 (sage-256gb) マットな背面が指紋だらけにならず、裸で使っています。
  `,
    },
  ],
}

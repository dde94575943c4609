import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const mouse: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'mouse',
      shop_id: 'studio-kanda',
      values: ['oat', 'ink', 'sage'],
      price_cents: 3400,
      was_cents: 3900,
      sales: 962,
      days_ago: 188,
      title: words(
        'Pebble wireless mouse',
        '鹅卵石无线鼠标',
        '小石のワイヤレスマウス',
        '조약돌 무선 마우스',
        'เมาส์ไร้สายทรงก้อนกรวด',
      ),
      description: words(
        'A small, low mouse shaped like a river stone, equally at home in either hand. The buttons close with a soft tap that does not carry across a quiet room. One charge over USB-C lasts about three months.',
        '形似河石的小巧鼠标，低矮贴掌，左右手都能用。按键声音轻柔，在安静的房间里也不打扰别人。USB-C 充满一次约可用三个月。',
        '川の石のような形をした、低くて小さなマウスです。左右どちらの手にもなじみます。クリック音はごく控えめで、静かな部屋でも気になりません。USB-Cで一度充電すれば約3か月使えます。',
        '강가의 조약돌을 닮은 작고 낮은 마우스로, 어느 손으로 쥐어도 편합니다. 버튼은 부드럽게 눌려 조용한 방에서도 소리가 거슬리지 않습니다. USB-C로 한 번 충전하면 약 3개월 씁니다.',
        'เมาส์ตัวเล็กทรงเตี้ยรูปก้อนกรวดในลำธาร ใช้ได้ถนัดทั้งมือซ้ายและขวา เสียงคลิกเบาจนไม่รบกวนคนในห้องเงียบ ๆ ชาร์จผ่าน USB-C ครั้งเดียวใช้ได้ราวสามเดือน',
      ),
      specs: [
        spec('connection', words('Bluetooth 5.2', '蓝牙 5.2', 'Bluetooth 5.2', '블루투스 5.2', 'บลูทูธ 5.2')),
        spec(
          'speed',
          words(
            '800, 1,200 or 2,400 dpi',
            '800、1200 或 2400 dpi',
            '800／1,200／2,400 dpi切り替え',
            '800, 1,200, 2,400dpi 전환',
            'ปรับได้ 800, 1,200 และ 2,400 dpi',
          ),
        ),
        spec('size', centimetres(10.4, 6.1, 3.2)),
        spec('weight', grams(78)),
      ],
      reviews: `
    en 5 Small hands here, and this is the first mouse that does not feel like holding a shoe.
    zh-CN 5 声音真的很小，图书馆用也不尴尬。
    ja 4 形がきれいで、机に出しておきたくなります。手が大きい人には少し小さいかも。
    ko 3 디자인은 최고인데 손이 큰 편이라 오래 쓰면 조금 피곤합니다.
    th 5 ซื้อมาสองเดือนยังไม่ต้องชาร์จเลย คลิกเงียบจริง
    en 4 Left-handed and happy. Would have liked a button to change the speed without flipping it over.
  `,
    },
  ],
}

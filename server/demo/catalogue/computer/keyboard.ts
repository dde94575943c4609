import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const keyboard: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'keyboard',
      shop_id: 'studio-kanda',
      values: ['clay', 'sage', 'ink'],
      price_cents: 8900,
      second: { axis: 'switch', adds: { linear: 0, tactile: 0, quiet: 600 } },
      sales: 1284,
      days_ago: 212,
      title: words(
        'Low-profile mechanical keyboard',
        '矮轴机械键盘',
        '薄型メカニカルキーボード',
        '로우 프로파일 기계식 키보드',
        'คีย์บอร์ดแมคคานิคอลทรงบาง',
      ),
      description: words(
        'A 65% keyboard that sits only 22 mm high, so your wrists stay flat without a rest. The keycaps are dye-sublimated PBT and the case is cast aluminium, which keeps it still on the desk. It pairs with three devices and switches between them with one key.',
        '65% 配列的机械键盘，整体只有 22 毫米高，不用手托，手腕也能平放。键帽是热升华 PBT，外壳为铸铝，放在桌上稳稳当当。可同时配对三台设备，按一个键就能切换。',
        '高さわずか22mmの65%キーボードです。パームレストがなくても手首が自然に平らになります。昇華印刷のPBTキーキャップとアルミ鋳造のケースで、机の上でしっかり安定。3台まで登録でき、キーひとつで切り替えられます。',
        '높이가 22mm에 불과한 65% 배열 키보드입니다. 받침대 없이도 손목이 편평하게 놓입니다. 키캡은 염료 승화 PBT, 케이스는 알루미늄 주물이라 책상 위에서 밀리지 않습니다. 기기 세 대와 연결해 두고 키 하나로 오갈 수 있습니다.',
        'คีย์บอร์ดขนาด 65% สูงเพียง 22 มม. วางข้อมือราบได้โดยไม่ต้องใช้ที่รอง แป้นพิมพ์เป็น PBT พิมพ์ลายแบบซึมสี ตัวเครื่องอะลูมิเนียมหล่อวางนิ่งบนโต๊ะ จับคู่ได้ 3 เครื่องและสลับได้ด้วยปุ่มเดียว',
      ),
      specs: [
        spec('layout', words('65%, 68 keys', '65%，68 键', '65%・68キー', '65%, 68키', '65% จำนวน 68 ปุ่ม')),
        spec(
          'material',
          words(
            'Aluminium case, PBT keycaps',
            '铝合金外壳，PBT 键帽',
            'アルミケース、PBTキーキャップ',
            '알루미늄 케이스, PBT 키캡',
            'ตัวเครื่องอะลูมิเนียม แป้น PBT',
          ),
        ),
        spec(
          'connection',
          words(
            'Bluetooth 5.2 or USB-C',
            '蓝牙 5.2 或 USB-C',
            'Bluetooth 5.2／USB-C接続',
            '블루투스 5.2 또는 USB-C',
            'บลูทูธ 5.2 หรือ USB-C',
          ),
        ),
        spec('size', centimetres(31, 10.8, 2.2)),
        spec('weight', grams(680)),
      ],
      reviews: `
    en 5 (tactile) I type all day and the low height fixed the ache in my wrists. The tactile bump is gentle, not clacky.
    ja 5 (quiet) 静音軸にしました。深夜に打っても隣で寝ている家族が起きません。
    zh-CN 4 手感很好，铝壳够沉，不会滑。就是没有独立的 F 键，刚开始要适应。
    ko 5 아이패드랑 노트북을 키 하나로 바꿔 가며 쓰는데 정말 편해요.
    th 4 พิมพ์สนุก วางเข้ากับโต๊ะมาก แต่คู่มือภาษาไทยสั้นไปหน่อย
    en 3 Lovely to type on, but it lost the Bluetooth pairing twice in the first week. Fine over the cable.
    ko 4 (linear) 적축인데 통울림이 거의 없습니다. 키캡 색도 사진 그대로예요.
  `,
    },
  ],
}

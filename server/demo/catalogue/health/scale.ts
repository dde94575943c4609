import type { Kind } from '../kind.ts'
import { centimetres } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const scale: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'scale',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'ink', 'sage'],
      price_cents: 3900,
      sales: 388,
      days_ago: 205,
      title: words('Quiet bathroom scale', '素净体重秤', 'シンプルな体重計', '심플한 체중계', 'เครื่องชั่งน้ำหนักเรียบง่าย'),
      description: words(
        'A bathroom scale that shows your weight and nothing else: no account, no app, no advice. The numbers glow through the glass for five seconds and then it is a plain tile again. It wakes when you step on and weighs to 50 g.',
        '只显示体重的体重秤：不用注册，没有应用，也不给建议。数字透过玻璃亮五秒，随后又变回一块素净的面板。踩上去即亮，精确到 50 克。',
        '表示するのは体重だけ。登録もアプリもお説教もない体重計です。数字はガラス越しに5秒だけ光り、また無地の板に戻ります。乗るだけで電源が入り、50 g単位で量れます。',
        '체중만 보여 주는 체중계입니다. 가입도, 앱도, 잔소리도 없습니다. 숫자는 유리 너머로 5초 동안 빛나고 다시 민무늬 판으로 돌아갑니다. 올라서면 켜지고 50g 단위로 잽니다.',
        'เครื่องชั่งที่บอกแค่น้ำหนัก ไม่ต้องสมัครบัญชี ไม่มีแอป ไม่มีคำแนะนำ ตัวเลขเรืองแสงผ่านกระจกห้าวินาทีแล้วกลับเป็นแผ่นเรียบ ขึ้นยืนแล้วเปิดเอง ชั่งละเอียด 50 กรัม',
      ),
      specs: [
        spec(
          'load',
          words(
            '5 to 180 kg, in steps of 50 g',
            '5–180 千克，分度 50 克',
            '5〜180 kg、50 g単位',
            '5~180kg, 50g 단위',
            '5–180 กก. ละเอียด 50 กรัม',
          ),
        ),
        spec(
          'material',
          words(
            'Tempered glass, recycled ABS',
            '钢化玻璃、再生 ABS',
            '強化ガラス、再生ABS樹脂',
            '강화유리, 재생 ABS',
            'กระจกนิรภัย พลาสติก ABS รีไซเคิล',
          ),
        ),
        spec(
          'supply',
          words(
            '3 AAA cells, included',
            '3 节 7 号电池，已附',
            '単4電池3本（付属）',
            'AAA 건전지 3개 포함',
            'ถ่าน AAA 3 ก้อน มีให้ในกล่อง',
          ),
        ),
        spec('size', centimetres(28, 28, 2.1)),
        spec('origin', china),
      ],
      reviews: `
    en 5 No app. No account. It tells me a number and leaves me alone.
    ja 5 見た目がすっきりして、脱衣所に出しておけます。
    zh-CN 4 数字清楚，连续称几次都一样，很准。
    ko 4 깔끔하고 정확합니다. 체지방까지 보고 싶은 분께는 맞지 않아요.
    th 5 เรียบสวย วางในห้องน้ำแล้วเหมือนแผ่นกระเบื้อง
    en 2 The glass got cloudy in my steamy bathroom after a month.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const teapot: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'teapot',
      shop_id: 'aoyama-homeware',
      values: ['ink', 'oat', 'clay'],
      price_cents: 5400,
      sales: 1422,
      days_ago: 367,
      shelf: 'nearly_empty',
      title: words(
        'Stoneware teapot with two cups',
        '粗陶茶壶配两只茶杯',
        'せっ器の土瓶と湯のみ2客セット',
        '석기 찻주전자와 찻잔 2개 세트',
        'ชุดกาน้ำชาสโตนแวร์พร้อมถ้วย 2 ใบ',
      ),
      description: words(
        'A round stoneware teapot with a cane handle, thrown and glazed in a small pottery near Tokoname. The built-in clay strainer catches even fine leaves, and the spout stops without a drip. The two cups hold exactly one pot between them.',
        '圆肚粗陶茶壶配藤提梁，由常滑附近的小窑拉坯上釉。壶内陶制滤网连细叶也能挡住，断水利落不滴漏。两只杯子正好分完一壶茶。',
        '常滑近くの小さな窯でろくろを引き、釉をかけた、藤の持ち手の丸い土瓶です。陶製の茶こしが細かな葉まで受け止め、注ぎ口の切れも良好。湯のみ2つで、ちょうど土瓶1杯分を分け合えます。',
        '도코나메 근처 작은 가마에서 물레로 빚고 유약을 입힌, 등나무 손잡이의 둥근 찻주전자입니다. 안쪽 도자기 거름망이 가는 잎까지 걸러 주고, 따른 뒤에도 물이 흐르지 않습니다. 찻잔 두 개에 나누면 한 주전자가 딱 맞습니다.',
        'กาน้ำชาสโตนแวร์ทรงกลมหูหวาย ขึ้นรูปและเคลือบที่เตาเล็ก ๆ ใกล้เมืองโทโคนาเมะ ตัวกรองดินเผาในกากันได้แม้ใบชาละเอียด รินแล้วไม่หยด ถ้วยสองใบแบ่งชาได้พอดีหนึ่งกา',
      ),
      specs: [
        spec(
          'material',
          words('Stoneware, cane handle', '粗陶，藤提梁', 'せっ器、藤', '석기, 등나무 손잡이', 'สโตนแวร์ หูหวาย'),
        ),
        spec(
          'capacity',
          words(
            'Pot 420 ml, cups 210 ml each',
            '壶 420 毫升，杯各 210 毫升',
            '土瓶420 ml、湯のみ各210 ml',
            '주전자 420ml, 찻잔 각 210ml',
            'กา 420 มล. ถ้วยใบละ 210 มล.',
          ),
        ),
        spec('size', centimetres(18, 14, 17)),
        spec(
          'care',
          words(
            'Rinse with warm water, no soap',
            '温水冲净，不用洗洁精',
            '洗剤を使わず、ぬるま湯ですすぐ',
            '세제 없이 따뜻한 물로 헹구세요',
            'ล้างด้วยน้ำอุ่น ไม่ใช้น้ำยาล้างจาน',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 The spout really does not drip. I have thrown away three teapots that did.
    ja 5 茶こしが細かく、深蒸し茶でも詰まりません。藤の持ち手が手になじみます。
    zh-CN 5 一壶刚好两杯，陶的手感温润，泡乌龙很香。
    ko 4 색과 질감이 정말 좋아요. 뚜껑이 꼭 맞지는 않아 따를 때 손으로 잡습니다.
    th 5 ห่อมาดีมากไม่มีแตก ใช้ชงชาอู่หลงทุกเช้า
    en 3 Smaller than I pictured. Right for two people, no more.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const sunhat: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'sunhat',
      shop_id: 'siam-loom',
      values: ['sand', 'oat', 'brick'],
      price_cents: 3400,
      second: { axis: 'head_size', adds: { '56cm': 0, '58cm': 0 } },
      sales: 684,
      days_ago: 121,
      title: words('Braided straw sun hat', '编织草帽', '麦わらの日よけ帽', '밀짚 챙모자', 'หมวกสานกันแดด'),
      description: words(
        'A wide-brimmed hat of braided wheat straw with a dark grosgrain ribbon tied in a bow. The brim is 9 cm, wide enough for nose and neck, and soft enough to pack flat in a suitcase. A hidden ribbon inside makes it a little smaller on windy days.',
        '宽檐麦秆编织草帽，深色罗纹缎带系成蝴蝶结。帽檐 9 厘米，遮得住鼻尖和后颈，又够软，可压平放进行李箱。内藏细带，起风时可以收紧一点。',
        '麦わらを編み、濃色のグログランリボンを結んだつば広帽です。9 cmのつばは鼻先からえり足まで日を遮り、やわらかいのでスーツケースに平らに入ります。内側の隠しリボンで、風の日は少し小さくできます。',
        '밀짚을 엮고 짙은 그로그랭 리본을 묶은 챙 넓은 모자입니다. 9cm 챙이 콧등과 목덜미까지 가려 주고, 부드러워 여행 가방에 납작하게 들어갑니다. 안쪽 숨은 끈으로 바람 부는 날엔 조금 줄일 수 있습니다.',
        'หมวกปีกกว้างสานจากฟางข้าวสาลี ผูกโบริบบิ้นกรอสเกรนสีเข้ม ปีกกว้าง 9 ซม. บังได้ถึงจมูกและต้นคอ นุ่มพอพับแบนใส่กระเป๋าเดินทาง มีริบบิ้นซ่อนด้านในดึงให้กระชับวันลมแรง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Wheat straw, grosgrain band',
            '麦秆、罗纹缎带',
            '麦わら、グログランリボン',
            '밀짚, 그로그랭 띠',
            'ฟางข้าวสาลี ริบบิ้นกรอสเกรน',
          ),
        ),
        spec(
          'size',
          words(
            'Brim 9 cm, crown 10 cm',
            '帽檐 9 厘米，帽高 10 厘米',
            'つば9 cm、高さ10 cm',
            '챙 9cm, 높이 10cm',
            'ปีก 9 ซม. สูง 10 ซม.',
          ),
        ),
        spec('weight', grams(110)),
        spec(
          'care',
          words(
            'Brush, do not wet',
            '用刷子清洁，勿沾水',
            'ブラシで払い、ぬらさない',
            '솔로 털고 물에 적시지 마세요',
            'ปัดด้วยแปรง ห้ามโดนน้ำ',
          ),
        ),
      ],
      reviews: `
    en 4 (58cm) Packed flat in my case for nine hours and came back with a bit of steam.
    ja 5 (56cm) つばがちょうどよく、自転車でも飛びませんでした。
    zh-CN 4 (56cm) 遮阳够用，草编细密不扎头。
    ko 3 (58cm) 예쁜데 생각보다 챙이 부드러워 바람에 젖혀져요.
    th 5 (56cm) ใส่ไปทะเลกันแดดได้ดี พับใส่กระเป๋าแล้วไม่เสียทรง
  `,
    },
  ],
}

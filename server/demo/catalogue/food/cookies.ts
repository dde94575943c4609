import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const cookies: Kind = {
  pictured: 'flavour',
  products: [
    {
      product_id: 'cookies',
      shop_id: 'uji-tea',
      values: ['butter', 'cocoa', 'matcha'],
      price_cents: 1300,
      was_cents: 1500,
      sales: 1128,
      days_ago: 92,
      title: words(
        'Butter cookies in a tin',
        '铁盒黄油曲奇',
        'バタークッキー 缶入り',
        '틴에 담긴 버터 쿠키',
        'คุกกี้เนยกล่องเหล็ก',
      ),
      description: words(
        'Eighteen crimped cookies with a few chips of dark chocolate, baked in small trays and packed in a tin worth keeping. They are made with fermented butter and no palm oil, and snap rather than crumble. The cocoa and the matcha ones are less sweet than they look.',
        '小盘烘烤的十八片花边曲奇，点缀几粒黑巧克力，装在值得留下的铁盒里。用发酵黄油，不含棕榈油，口感酥脆不掉渣。可可和抹茶味没有看上去那么甜。',
        '小さな天板で焼いた、縁の波打つクッキー18枚です。ダークチョコの粒を少し散らし、取っておきたくなる缶に詰めました。発酵バターを使い、パーム油は不使用。ほろほろではなく、ぱりっとした歯ざわりです。ココアと抹茶は見た目より甘さ控えめです。',
        '작은 판에 구운 물결 테두리 쿠키 열여덟 개에 다크 초콜릿 알갱이를 조금 올려, 두고 쓰고 싶은 틴에 담았습니다. 발효 버터를 쓰고 팜유는 넣지 않아 부스러지지 않고 바삭합니다. 코코아와 말차는 보기보다 덜 답니다.',
        'คุกกี้ขอบหยักสิบแปดชิ้นโรยดาร์กช็อกโกแลตเล็กน้อย อบถาดเล็กและบรรจุในกล่องเหล็กที่เก็บไว้ใช้ต่อได้ ทำจากเนยหมัก ไม่ใช้น้ำมันปาล์ม กรอบไม่ร่วน รสโกโก้และมัตฉะหวานน้อยกว่าที่เห็น',
      ),
      specs: [
        spec('net', words('18 cookies, 210 g', '18 片，210 克', '18枚、210 g', '18개, 210g', '18 ชิ้น 210 กรัม')),
        spec(
          'ingredients',
          words(
            'Wheat, fermented butter, sugar, egg, chocolate',
            '小麦粉、发酵黄油、糖、鸡蛋、巧克力',
            '小麦粉、発酵バター、砂糖、卵、チョコレート',
            '밀가루, 발효 버터, 설탕, 달걀, 초콜릿',
            'แป้งสาลี เนยหมัก น้ำตาล ไข่ ช็อกโกแลต',
          ),
        ),
        spec(
          'allergens',
          words('Wheat, milk and egg', '小麦、乳、蛋', '小麦・乳・卵', '밀, 우유, 달걀', 'ข้าวสาลี นม ไข่'),
        ),
        spec('best_before', months(3)),
        spec(
          'keeping',
          words(
            'Close the lid after each visit',
            '每次取用后请盖好盖子',
            '取り出したらふたをしめて',
            '꺼낸 뒤에는 뚜껑을 닫아 주세요',
            'ปิดฝาทุกครั้งหลังหยิบ',
          ),
        ),
      ],
      reviews: `
    en 4 (butter) Eighteen was a generous estimate of how long they would last.
    ja 5 (matcha) 缶がかわいくて、食べ終わったあとも使っています。
    zh-CN 4 (cocoa) 不太甜，配茶刚好。运输途中碎了两片。
    ko 5 (butter) 버터 향이 진하고 바삭해요. 선물용으로 또 샀습니다.
    th 3 (cocoa) อร่อยแต่ชิ้นเล็กกว่าที่คิด
  `,
    },
  ],
}

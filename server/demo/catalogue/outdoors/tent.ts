import type { Kind } from '../kind.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const tent: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'tent',
      shop_id: 'north-pier',
      values: ['butter', 'sage', 'clay'],
      price_cents: 18900,
      second: { axis: 'sleeps', adds: { two: 0, three: 4000 } },
      sales: 207,
      days_ago: 118,
      title: words(
        'Two-pole ridge tent',
        '双杆屋脊帐篷',
        '2本ポールのロッジテント',
        'A형 2폴 텐트',
        'เต็นท์ทรงสันหลังคาสองเสา',
      ),
      description: words(
        'A classic ridge tent that goes up with two poles and six pegs, even in the dark. The outer is a cotton blend that breathes, so the walls stay dry by morning. A sewn-in groundsheet and two mesh doors keep the weather and the mosquitoes out.',
        '经典屋脊帐篷，两根杆、六根地钉，天黑也能搭好。外帐为透气棉混纺，清晨内壁依然干爽。缝合地布加两扇纱门，挡住风雨，也挡住蚊子。',
        'ポール2本とペグ6本で、暗くても立てられる昔ながらのロッジ型テントです。外幕は通気のよいコットン混紡で、朝も内側がさらり。縫い付けのグランドシートと2枚のメッシュ扉が、雨風も蚊も防ぎます。',
        '폴 두 개와 펙 여섯 개면 어두운 데서도 세울 수 있는 고전적인 A형 텐트입니다. 겉천은 숨 쉬는 면 혼방이라 아침에도 안쪽 벽이 보송합니다. 일체형 바닥과 메시 문 두 개가 비바람과 모기를 막아 줍니다.',
        'เต็นท์ทรงสันหลังคาแบบคลาสสิก ใช้เสาสองต้นกับสมอหกตัว กางในที่มืดก็ยังไหว ผ้านอกเป็นผ้าฝ้ายผสมระบายอากาศ เช้ามาผนังในไม่ชื้น มีพื้นเย็บติดและประตูมุ้งสองบานกันทั้งฝนและยุง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton and polyester, ash poles',
            '棉涤混纺，白蜡木杆',
            'コットン・ポリエステル混紡、タモ材ポール',
            '면·폴리에스터 혼방, 물푸레나무 폴',
            'ผ้าฝ้ายผสมโพลีเอสเตอร์ เสาไม้แอช',
          ),
        ),
        spec(
          'water',
          words(
            'Outer 1,500 mm, floor 5,000 mm',
            '外帐 1500 毫米，地布 5000 毫米',
            '耐水圧：外幕1,500 mm、床5,000 mm',
            '내수압 겉천 1,500mm, 바닥 5,000mm',
            'ผ้านอก 1,500 มม. พื้น 5,000 มม.',
          ),
        ),
        spec(
          'size',
          words(
            '2 people: 220 × 150 × 120 cm. 3 people: 220 × 190 × 130 cm',
            '2 人款 220 × 150 × 120 厘米，3 人款 220 × 190 × 130 厘米',
            '2人用220 × 150 × 120 cm、3人用220 × 190 × 130 cm',
            '2인용 220 × 150 × 120cm, 3인용 220 × 190 × 130cm',
            'รุ่น 2 คน 220 × 150 × 120 ซม. รุ่น 3 คน 220 × 190 × 130 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '2 people: 4.2 kg. 3 people: 5.1 kg',
            '2 人款 4.2 千克，3 人款 5.1 千克',
            '2人用4.2 kg、3人用5.1 kg',
            '2인용 4.2kg, 3인용 5.1kg',
            'รุ่น 2 คน 4.2 กก. รุ่น 3 คน 5.1 กก.',
          ),
        ),
        spec(
          'pitching',
          words(
            'One person, about 8 minutes',
            '一人约 8 分钟',
            '1人で約8分',
            '혼자서 약 8분',
            'คนเดียวกางได้ในประมาณ 8 นาที',
          ),
        ),
      ],
      reviews: `
    en 5 (two) Pitched it alone, at night, in wind. It looked as if I knew what I was doing.
    ja 4 (two) 形がかわいくて、朝の結露がほとんどありません。車移動向きの重さです。
    zh-CN 4 (three) 三个人睡刚好，第一次搭用了十五分钟，熟了会快。
    ko 5 (three) 비가 밤새 왔는데 한 방울도 새지 않았습니다.
    th 4 กางง่ายจริง ระบายอากาศดี หน้าร้อนไม่อบ
    en 2 Beautiful, but too heavy to carry on foot. I should have read the weight.
  `,
    },
  ],
}

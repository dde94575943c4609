import type { Kind } from '../kind.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const serum: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'serum',
      shop_id: 'aoyama-homeware',
      values: ['sand', 'sage', 'ink'],
      price_cents: 3200,
      second: { axis: 'volume', adds: { '30ml': 0, '50ml': 1400 } },
      sales: 816,
      days_ago: 129,
      title: words(
        'Rice-bran serum and cream',
        '米糠精华与面霜',
        '米ぬか美容液とクリーム',
        '쌀겨 세럼과 크림',
        'เซรั่มและครีมรำข้าว',
      ),
      description: words(
        'A light serum of rice bran and squalane that sinks in before you have found the lid. Two drops are enough for face and neck, and the small jar of cream seals them in at night. Bottle and jar are coloured glass, made to be kept and refilled.',
        '米糠与角鲨烷的轻盈精华，盖子还没拧上就已吸收。两滴就够脸和脖子，晚上再用小罐面霜锁住水分。瓶与罐都是彩色玻璃，可留用续装。',
        '米ぬかとスクワランの軽い美容液です。ふたを閉める間にもう肌になじみます。2滴で顔と首に十分、夜は小さなクリームでうるおいを閉じ込めます。ボトルもジャーも色ガラスで、詰め替えて使い続けられます。',
        '쌀겨와 스쿠알란을 담은 가벼운 세럼으로, 뚜껑을 닫기도 전에 스며듭니다. 두 방울이면 얼굴과 목에 충분하고, 밤에는 작은 크림으로 촉촉함을 가둡니다. 병과 단지는 색유리라 버리지 않고 리필해 쓸 수 있습니다.',
        'เซรั่มเนื้อบางเบาจากรำข้าวและสควาเลน ซึมเร็วก่อนจะปิดฝาเสียอีก สองหยดก็พอสำหรับใบหน้าและลำคอ กลางคืนทาครีมกระปุกเล็กช่วยกักเก็บความชุ่มชื้น ทั้งขวดและกระปุกเป็นแก้วสีเก็บไว้เติมใช้ซ้ำได้',
      ),
      specs: [
        spec(
          'net',
          words(
            'Serum and cream, the chosen volume each',
            '精华与面霜各为所选容量',
            '美容液とクリーム、各選択容量',
            '세럼과 크림 각각 고른 용량',
            'เซรั่มและครีมอย่างละหนึ่งตามปริมาตรที่เลือก',
          ),
        ),
        spec(
          'ingredients',
          words(
            'Rice bran extract, squalane, glycerine',
            '米糠提取物、角鲨烷、甘油',
            '米ぬかエキス、スクワラン、グリセリン',
            '쌀겨 추출물, 스쿠알란, 글리세린',
            'สารสกัดรำข้าว สควาเลน กลีเซอรีน',
          ),
        ),
        spec(
          'skin',
          words(
            'Dry to normal, fragrance-free',
            '干性至中性，无香精',
            '乾燥肌〜普通肌、無香料',
            '건성~중성, 무향',
            'ผิวแห้งถึงปกติ ไม่มีน้ำหอม',
          ),
        ),
        spec(
          'keeping',
          words(
            'Use within 6 months of opening',
            '开封后 6 个月内用完',
            '開封後は6か月以内に',
            '개봉 후 6개월 안에 사용',
            'ใช้ให้หมดภายใน 6 เดือนหลังเปิด',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 Sinks in at once and my make-up no longer slides off by noon.
    ja 4 べたつかず朝にも使えます。スポイトの量がもう少し調節しやすいと嬉しい。
    zh-CN 4 (30ml) 30 毫升用了快三个月，性价比不错，没有香精味。
    ko 5 건조한 겨울에 두 방울이면 충분했어요. 병이 예뻐서 리필할 생각입니다.
    th 3 เนื้อบางดี แต่ผิวมันอย่างเราใช้ได้แค่ตอนกลางคืน
    zh-CN 5 (50ml) 敏感期用也没有刺痛，已经回购补充装。
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const cookies: Kind = {
  pictured: 'flavour',
  about: words(
    'Made in small batches, without palm oil or preservatives.',
    '小批量制作，不含棕榈油和防腐剂。',
    '少量ずつ作り、パーム油と保存料は使いません。',
    '조금씩 만들며, 팜유와 방부제를 넣지 않습니다.',
    'ทำทีละน้อย ไม่ใช้น้ำมันปาล์มและสารกันเสีย',
  ),
  specs: [spec('best_before', months(3))],
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
        'Eighteen crimped cookies with a few chips of dark chocolate in a tin worth keeping. They are made with fermented butter and snap rather than crumble. The cocoa and the matcha ones are less sweet than they look.',
        '十八片花边曲奇，点缀几粒黑巧克力，装在值得留下的铁盒里。用发酵黄油制作，口感酥脆不掉渣。可可和抹茶味没有看上去那么甜。',
        '縁の波打つクッキー18枚にダークチョコの粒を少し散らし、取っておきたくなる缶に詰めました。発酵バターを使い、ほろほろではなく、ぱりっとした歯ざわりです。ココアと抹茶は見た目より甘さ控えめです。',
        '물결 테두리 쿠키 열여덟 개에 다크 초콜릿 알갱이를 조금 올려, 두고 쓰고 싶은 틴에 담았습니다. 발효 버터를 써서 부스러지지 않고 바삭합니다. 코코아와 말차는 보기보다 덜 답니다.',
        'คุกกี้ขอบหยักสิบแปดชิ้นโรยดาร์กช็อกโกแลตเล็กน้อย ในกล่องเหล็กที่เก็บไว้ใช้ต่อได้ ทำจากเนยหมัก กรอบไม่ร่วน รสโกโก้และมัตฉะหวานน้อยกว่าที่เห็น',
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
    {
      product_id: 'cookies-shortbread',
      shop_id: 'uji-tea',
      values: ['butter', 'hojicha', 'sesame'],
      price_cents: 900,
      second: { axis: 'pieces', adds: { '6': 0, '12': 700 } },
      sales: 687,
      days_ago: 248,
      title: words(
        'Shortbread fingers in a carton',
        '盒装黄油酥饼条',
        'ショートブレッド 箱入り',
        '쇼트브레드 핑거 한 상자',
        'ชอร์ตเบรดแท่งแบบกล่อง',
      ),
      description: words(
        'Thick fingers pricked with a fork and baked until the edges just turn. They crumble the way shortbread should, so hold a plate under the first bite.',
        '厚实的条状酥饼，用叉子扎孔，烤到边缘刚上色。酥饼就该这样掉渣，第一口请用盘子接着。',
        'フォークで穴を開けた厚めのスティックを、縁がわずかに色づくまで焼きました。ショートブレッドらしくほろりと崩れますので、最初のひと口は皿の上でどうぞ。',
        '포크로 구멍을 낸 도톰한 막대를 가장자리에 색이 막 돌 때까지 구웠습니다. 쇼트브레드답게 부스러지니 첫입은 접시 위에서 드세요.',
        'แท่งหนาจิ้มรูด้วยส้อม อบจนขอบเพิ่งเริ่มเหลือง ร่วนแบบชอร์ตเบรดแท้ คำแรกควรมีจานรอง',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Wheat, butter, sugar, salt; tea or sesame',
            '小麦粉、黄油、糖、盐；另有茶或芝麻',
            '小麦粉、バター、砂糖、塩、ほかにお茶またはごま',
            '밀가루, 버터, 설탕, 소금, 차 또는 참깨',
            'แป้งสาลี เนย น้ำตาล เกลือ และชาหรืองา',
          ),
        ),
        spec(
          'allergens',
          words('Wheat, milk, sesame', '小麦、乳、芝麻', '小麦・乳・ごま', '밀, 우유, 참깨', 'ข้าวสาลี นม งา'),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (hojicha-12) Smells like a tea shop when you open the flap. My mother in Fife approved, which never happens.
    ja 4 (sesame-6) 黒ごまがたっぷり。厚みがあるので1本で満足します。
    zh-CN 5 (butter-12) 黄油味很正，孩子当早餐配牛奶。
    ko 4 (hojicha-6) 차 향이 은은하고 덜 달아요. 배송 중에 한 개가 두 동강 났습니다.
    th 5 (butter-6) เนยหอมมาก ร่วนละลายในปาก จิบกับชาร้อนคือดี
  `,
    },
    {
      product_id: 'cookies-rolls',
      shop_id: 'river-market',
      values: ['coconut', 'pandan', 'sesame'],
      price_cents: 800,
      second: { axis: 'net_weight', adds: { '150g': 0, '300g': 600 } },
      sales: 3120,
      days_ago: 365,
      title: words(
        'Thong muan coconut rolls in a jar',
        '泰式椰香蛋卷 罐装',
        'トーンムアン ココナッツロール',
        '통무안 코코넛 롤 과자',
        'ทองม้วนกะทิแบบกระปุก',
      ),
      description: words(
        'Coconut batter pressed between hot irons and rolled while it still bends, by three sisters in Nonthaburi. Thin enough to see light through, crisp for weeks with the lid on.',
        '椰浆面糊在热铁模间压薄，趁软卷起，出自暖武里三姐妹之手。薄得透光，盖好盖子可脆上几周。',
        'ココナッツの生地を熱い鉄板ではさみ、やわらかいうちに巻いたお菓子です。作るのはノンタブリーの三姉妹。光が透けるほど薄く、ふたを閉めておけば何週間もぱりぱりです。',
        '코코넛 반죽을 뜨거운 철판 사이에 눌러 말랑할 때 말아 만든 과자로, 논타부리의 세 자매가 굽습니다. 빛이 비칠 만큼 얇고, 뚜껑만 닫아 두면 몇 주 동안 바삭합니다.',
        'แป้งกะทิหนีบพิมพ์ร้อนแล้วม้วนตอนยังนุ่ม ฝีมือสามพี่น้องเมืองนนท์ บางจนแสงลอดได้ ปิดฝาไว้กรอบได้หลายสัปดาห์',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Coconut milk, rice flour, palm sugar, egg, sesame',
            '椰浆、米粉、棕榈糖、鸡蛋、芝麻',
            'ココナッツミルク、米粉、パームシュガー、卵、ごま',
            '코코넛 밀크, 쌀가루, 팜슈거, 달걀, 참깨',
            'กะทิ แป้งข้าวเจ้า น้ำตาลโตนด ไข่ งา',
          ),
        ),
        spec('allergens', words('Egg and sesame', '蛋、芝麻', '卵・ごま', '달걀, 참깨', 'ไข่ งา')),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (pandan-300g) The jar is designed for one hand. Mine went in and did not come out.
    th 5 (coconut-300g) เหมือนทองม้วนที่ยายทำ หอมกะทิ ไม่หวานแหลม
    th 4 (sesame-150g) กรอบดีมาก แต่แตกก้นกระปุกไปสามสี่อัน
    ja 5 (coconut-150g) 軽くて止まりません。ふたがしっかりしていて湿気りませんでした。
    zh-CN 5 (pandan-150g) 斑斓味天然，薄脆，比机器做的强太多。
    ko 4 (sesame-300g) 어릴 때 먹던 전병 같은데 더 고소해요. 부스러기가 좀 생깁니다.
  `,
    },
    {
      product_id: 'cookies-yakgwa',
      shop_id: 'hanok-pantry',
      values: ['plain', 'ginger', 'citron'],
      price_cents: 1200,
      second: { axis: 'pieces', adds: { '6': 0, '12': 1000 } },
      sales: 1893,
      days_ago: 45,
      title: words(
        'Flower yakgwa in honey syrup',
        '花形药果（韩式蜜油果）',
        '花形の薬菓（ヤックァ）',
        '꽃 모양 약과',
        'ยักกวารูปดอกไม้เคลือบน้ำผึ้ง',
      ),
      description: words(
        'Wheat and sesame dough pressed in flower moulds, fried slowly, then left in grain syrup and honey for two days. The middle stays moist and flaky; ten seconds in a toaster brings it back to the first hour.',
        '面粉与香油和面，入花形模，慢火炸透，再浸两天米糖浆与蜂蜜。内里湿润分层，进烤箱十秒便如刚出锅。',
        '小麦粉とごま油の生地を花の型で抜き、ゆっくり揚げてから水あめとはちみつに2日間漬けました。中はしっとりと層になり、トースターで10秒温めると作りたての味に戻ります。',
        '밀가루와 참기름 반죽을 꽃틀에 눌러 천천히 튀긴 뒤 조청과 꿀에 이틀 재웠습니다. 속은 촉촉하게 결이 살아 있고, 토스터에 십 초만 데우면 갓 만든 맛으로 돌아옵니다.',
        'แป้งสาลีนวดน้ำมันงากดพิมพ์ดอกไม้ ทอดไฟอ่อน แล้วแช่น้ำเชื่อมธัญพืชกับน้ำผึ้งสองวัน เนื้อในชุ่มเป็นชั้น อุ่นเตาปิ้งสิบวินาทีจะกลับมาเหมือนเพิ่งทำ',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Wheat, grain syrup, honey, sesame oil',
            '小麦粉、米糖浆、蜂蜜、香油',
            '小麦粉、水あめ、はちみつ、ごま油',
            '밀가루, 조청, 꿀, 참기름',
            'แป้งสาลี น้ำเชื่อมธัญพืช น้ำผึ้ง น้ำมันงา',
          ),
        ),
        spec('allergens', words('Wheat, sesame', '小麦、芝麻', '小麦・ごま', '밀, 참깨', 'ข้าวสาลี งา')),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (plain-12) Followed the ten-second rule. Then followed it eleven more times.
    ko 5 (plain-12) 개성약과 줄 안 서도 되네요. 속까지 조청이 배어 있어요.
    ko 4 (ginger-6) 생강 향이 세서 어른들이 더 좋아하십니다.
    ja 5 (citron-6) ゆずの香りでさっぱり。見た目もかわいく、茶席に出しました。
    zh-CN 4 (plain-6) 甜而不齁，层次分明，配黑咖啡刚好。粘手要备湿巾。
    th 5 (citron-12) ซีรีส์ทำให้อยากลอง ของจริงหนึบชุ่ม หอมส้มนิด ๆ
    th 3 (ginger-12) เนื้อดีแต่หวานมากสำหรับฉัน กินได้ครั้งละครึ่งชิ้น
  `,
    },
    {
      product_id: 'cookies-senbei',
      shop_id: 'uji-tea',
      values: ['soy', 'nori', 'chilli'],
      price_cents: 600,
      sales: 954,
      days_ago: 412,
      shelf: 'sold_out',
      title: words('Grilled rice crackers', '手烤仙贝', '手焼きせんべい', '구운 쌀 센베이', 'เซ็มเบ้ข้าวย่าง'),
      description: words(
        'Rounds of pounded rice turned over charcoal until they blister, then brushed. Loud; not for the cinema.',
        '米饼在炭火上翻烤到起泡，再刷上味汁。嚼起来很响，不宜带进电影院。',
        'ついた米の生地を炭火で返しながら、ぷくっとふくらむまで焼き、たれを塗りました。音が出ますので、映画館には向きません。',
        '찧은 쌀 반죽을 숯불에 뒤집어 가며 부풀 때까지 구워 양념을 발랐습니다. 씹는 소리가 커서 극장에는 어울리지 않습니다.',
        'แผ่นข้าวตำพลิกบนเตาถ่านจนพอง แล้วทาซอส เคี้ยวเสียงดัง ไม่เหมาะเอาเข้าโรงหนัง',
      ),
      specs: [
        spec('net', words('10 crackers, 120 g', '10 片，120 克', '10枚、120 g', '10장, 120g', '10 แผ่น 120 กรัม')),
        spec(
          'ingredients',
          words(
            'Rice, soy sauce; nori or chilli',
            '大米、酱油；海苔或辣椒',
            '米、しょうゆ、のりまたは唐辛子',
            '쌀, 간장, 김 또는 고추',
            'ข้าว โชยุ และสาหร่ายหรือพริก',
          ),
        ),
        spec('allergens', words('Wheat and soy', '小麦、大豆', '小麦・大豆', '밀, 대두', 'ข้าวสาลี ถั่วเหลือง')),
        spec('origin', japan),
      ],
      reviews: `
    en 4 (nori) My dog hears the bag from the garden. I hear the crackers from the next room.
    ja 5 (soy) 堅焼きで醤油の焦げがたまりません。早く再入荷してください。
    zh-CN 4 (chilli) 米香浓，够硬，老人牙口要小心。
    ko 5 (nori) 김이 큼직하게 붙어 있어요. 맥주 안주로 최고입니다.
    th 4 (soy) กรอบแข็งสะใจ หอมกลิ่นย่าง อยากให้ห่อแยกแผ่น
  `,
    },
  ],
}

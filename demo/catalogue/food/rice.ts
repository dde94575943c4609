import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const rice: Kind = {
  pictured: 'rice_kind',
  about: words(
    'This year’s crop, milled in the week it leaves us.',
    '当年新米，发货当周碾制。',
    '今年の新米を、発送の週に精米しています。',
    '올해 거둔 햅쌀을 보내는 주에 도정합니다.',
    'ข้าวใหม่ปีนี้ สีในสัปดาห์ที่จัดส่ง',
  ),
  specs: [
    spec(
      'keeping',
      words(
        'Cool, dry and closed',
        '阴凉干燥，密封',
        '涼しく乾いた所で密封',
        '서늘하고 건조한 곳에 밀봉',
        'เก็บในที่เย็น แห้ง และปิดสนิท',
      ),
    ),
  ],
  products: [
    {
      product_id: 'rice-sack',
      shop_id: 'river-market',
      values: ['white', 'brown', 'red'],
      price_cents: 800,
      pictured_adds: [0, 100, 200],
      second: { axis: 'net_weight', adds: { '1kg': 0, '2kg': 600, '5kg': 2200 } },
      sales: 2488,
      days_ago: 433,
      title: words(
        'Jasmine rice in a cotton sack',
        '棉布袋茉莉香米',
        'ジャスミン米 綿袋入り',
        '면 자루에 담은 재스민 쌀',
        'ข้าวหอมมะลิถุงผ้าฝ้าย',
      ),
      description: words(
        'Grown on the dry fields of Surin, where little rain makes the grain small and the scent strong. Rinse once, not three times, or the perfume goes down the drain.',
        '产自素林的旱田，雨水少，米粒小而香气足。淘一遍就好，淘三遍香味就随水流走了。',
        '雨の少ないスリンの畑で育ち、粒は小さく香りは強いお米です。すすぎは1回だけ。3回もすると、香りまで流れてしまいます。',
        '비가 적어 낟알은 작고 향은 진한 수린의 마른 논에서 자랐습니다. 한 번만 씻으세요. 세 번 씻으면 향이 물과 함께 흘러가 버립니다.',
        'ปลูกบนนาแล้งสุรินทร์ ฝนน้อยทำให้เมล็ดเล็กแต่หอมแรง ซาวน้ำครั้งเดียวพอ ซาวสามครั้งกลิ่นหอมไหลไปกับน้ำหมด',
      ),
      specs: [
        spec(
          'brewing',
          words(
            'One cup of rice, 1.2 of water',
            '一杯米配 1.2 杯水',
            '米1カップに水1.2カップ',
            '쌀 1컵에 물 1.2컵',
            'ข้าว 1 ถ้วย น้ำ 1.2 ถ้วย',
          ),
        ),
        spec('material', words('Cotton sack', '棉布袋', '綿袋', '면 자루', 'ถุงผ้าฝ้าย')),
        spec('best_before', months(10)),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (white-5kg) The neighbours asked what I was baking. It was rice.
    th 5 (white-5kg) หอมตั้งแต่เปิดถุง หุงแล้วนุ่มเม็ดสวย ข้าวสุรินทร์ของแท้
    th 4 (red-2kg) ข้าวแดงหนึบอร่อย ต้องแช่ก่อนหุงสักชั่วโมง
    ja 5 (white-2kg) カレーにはもうこれ以外考えられません。袋は洗って野菜入れに。
    zh-CN 5 (white-5kg) 香味持久，隔夜炒饭粒粒分明。
    ko 4 (brown-1kg) 현미인데도 부드러워요. 다만 물 조절은 두어 번 실패했습니다.
  `,
    },
    {
      product_id: 'rice-bottle',
      shop_id: 'hanok-pantry',
      values: ['mixed', 'black', 'white'],
      price_cents: 1500,
      was_cents: 1800,
      sales: 467,
      days_ago: 88,
      title: words(
        'Rice by the bottle, 900 g',
        '瓶装大米 900 克',
        'ボトル入りのお米 900 g',
        '병에 담은 쌀 900g',
        'ข้าวสารบรรจุขวด 900 กรัม',
      ),
      description: words(
        'A glass bottle with a cork keeps weevils out and shows you when to order. The mixed one is poured in layers of white, brown, red and black, too pretty to open at first.',
        '玻璃瓶配软木塞，防虫，余量一目了然。杂粮款按白、棕、红、黑分层灌装，漂亮得让人一时舍不得打开。',
        'コルク栓のガラスびんなら虫が入らず、残りの量もひと目でわかります。雑穀は白、玄米、赤、黒を層に重ねました。はじめは開けるのが惜しくなります。',
        '코르크 마개 유리병이라 쌀벌레가 생기지 않고 남은 양이 한눈에 보입니다. 잡곡은 흰쌀, 현미, 홍미, 흑미를 층층이 담아 처음에는 열기 아까울 만큼 곱습니다.',
        'ขวดแก้วจุกไม้ก๊อกกันมอดและเห็นว่าเหลือเท่าไร แบบธัญพืชเทเป็นชั้นขาว กล้อง แดง ดำ สวยจนช่วงแรกไม่กล้าเปิด',
      ),
      specs: [
        spec('net', words('900 g', '900 克', '900 g', '900g', '900 กรัม')),
        spec(
          'material',
          words('Glass bottle, cork', '玻璃瓶，软木塞', 'ガラスびん、コルク', '유리병, 코르크', 'ขวดแก้ว จุกไม้ก๊อก'),
        ),
        spec('best_before', months(8)),
        spec('origin', korea),
      ],
      reviews: `
    en 4 (mixed) Looked so good on the shelf that I bought ordinary rice to cook with.
    ko 5 (mixed) 집들이 선물로 최고예요. 다 먹고 병은 쌀통으로 계속 씁니다.
    ja 5 (black) 黒米を大さじ1だけ足して炊くのが日課になりました。
    zh-CN 4 (mixed) 层次漂亮，分量不多，当摆设加尝鲜。
    th 5 (white) ขวดปิดแน่น มอดไม่ขึ้นเลยแม้หน้าฝน
  `,
    },
    {
      product_id: 'rice-brick',
      shop_id: 'hanok-pantry',
      values: ['white', 'germ', 'brown'],
      price_cents: 900,
      pictured_adds: [0, 200, 100],
      second: { axis: 'net_weight', adds: { '1kg': 0, '2kg': 700 } },
      sales: 1146,
      days_ago: 202,
      title: words(
        'Vacuum-packed short-grain rice',
        '真空砖装短粒米',
        '真空パックの短粒米',
        '진공 포장 벽돌 쌀',
        'ข้าวเมล็ดสั้นบรรจุสุญญากาศ',
      ),
      description: words(
        'A hard little brick under a paper band; cut a corner and it sighs into rice again. Short grains from Gimje that cling together and stay glossy when cold, as a lunchbox wants.',
        '纸封带下是一块硬邦邦的米砖，剪开一角，呼的一声又变回米粒。金堤短粒米，软糯抱团，凉了依旧油亮，最适合便当。',
        '紙の帯を巻いた固い小さなれんが形。角を切るとふっと空気が入り、さらさらの米に戻ります。金堤の短粒米は粘りがあり、冷めてもつややかでお弁当に向きます。',
        '종이띠를 두른 단단한 벽돌인데, 모서리를 자르면 후 하고 다시 쌀이 됩니다. 김제의 단립종 쌀은 찰지고 식어도 윤기가 남아 도시락에 좋습니다.',
        'ก้อนอิฐแข็งเล็ก ๆ คาดแถบกระดาษ ตัดมุมแล้วลมเข้าก็กลับเป็นเมล็ดข้าว ข้าวเมล็ดสั้นจากคิมเจเกาะตัวดีและเย็นแล้วยังเงา เหมาะกับข้าวกล่อง',
      ),
      specs: [
        spec(
          'brewing',
          words(
            'Soak thirty minutes, water 1 : 1.1',
            '浸泡三十分钟，米水比 1 : 1.1',
            '30分浸水、水は米の1.1倍',
            '30분 불림, 물은 쌀의 1.1배',
            'แช่สามสิบนาที น้ำ 1.1 เท่าของข้าว',
          ),
        ),
        spec('best_before', months(12)),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (white-2kg) Two bricks fit where one bag never did. The onigiri held together.
    ja 5 (germ-1kg) 胚芽米なのに匂いが気にならず、子どもが気づきませんでした。
    zh-CN 5 (white-1kg) 米香油亮，真空紧实，出国党行李箱也能带。
    ko 4 (brown-2kg) 캠핑 갈 때 하나씩 들고 가요. 뜯으면 다시 못 세우는 건 당연하지만 아쉽네요.
    th 4 (white-1kg) หุงทำคิมบับเกาะกันดี ซองแข็งวางซ้อนในตู้ง่าย
  `,
    },
    {
      product_id: 'rice-basket',
      shop_id: 'river-market',
      values: ['white', 'black', 'red'],
      price_cents: 1900,
      second: { axis: 'net_weight', adds: { '500g': 0, '1kg': 500 } },
      sales: 334,
      days_ago: 33,
      title: words(
        'Sticky rice with a kratip basket',
        '糯米配竹编饭篓',
        'もち米と竹のおひつ籠',
        '찹쌀과 대나무 밥바구니',
        'ข้าวเหนียวพร้อมกระติบไม้ไผ่',
      ),
      description: words(
        'A bag of sticky rice from Kalasin inside the woven basket it is served in. Soak overnight, steam for twenty minutes, then keep it warm under the lid and eat it with your fingers.',
        '加拉信的糯米，装在盛它上桌的竹篓里。浸泡一夜，蒸二十分钟，盖上盖子保温，用手抓着吃。',
        'カラシンのもち米を、食卓に出すときの竹籠に入れてお届けします。ひと晩浸して20分蒸し、ふたをして温かく保ち、指でつまんでどうぞ。',
        '깔라신 찹쌀을, 상에 낼 때 쓰는 대나무 바구니에 담아 보냅니다. 하룻밤 불려 이십 분 찌고, 뚜껑을 덮어 따뜻하게 두었다가 손으로 집어 드세요.',
        'ข้าวเหนียวกาฬสินธุ์ใส่มาในกระติบสานที่ใช้เสิร์ฟ แช่ค้างคืน นึ่งยี่สิบนาที ปิดฝาเก็บอุ่นแล้วปั้นกินด้วยมือ',
      ),
      specs: [
        spec(
          'contents',
          words(
            'Sticky rice, lidded basket with a cord',
            '糯米、带盖挂绳竹篓',
            'もち米、ひも付きのふた付き籠',
            '찹쌀, 끈 달린 뚜껑 바구니',
            'ข้าวเหนียว กระติบมีฝาพร้อมสายสะพาย',
          ),
        ),
        spec('material', words('Bamboo, cotton cord', '竹、棉绳', '竹、綿ひも', '대나무, 면 끈', 'ไม้ไผ่ เชือกฝ้าย')),
        spec('best_before', months(10)),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (white-1kg) My first mango sticky rice that did not need an explanation.
    th 5 (black-500g) กระติบสานแน่น ลายสวย ข้าวเหนียวดำหอม ทำข้าวหลามได้เลย
    th 4 (white-1kg) ข้าวนุ่มไม่แข็งง่าย กระติบใบเล็กไปสำหรับสี่คน
    ja 5 (red-500g) 籠の編み目がとてもきれい。赤いもち米は赤飯風にしました。
    zh-CN 4 (white-500g) 竹篓透气不积水，手抓糯米饭配烤鸡，周末仪式感。
    ko 5 (white-500g) 바구니가 장식용인 줄 알았는데 정말 밥이 촉촉하게 유지돼요.
  `,
    },
    {
      product_id: 'rice-nurungji',
      shop_id: 'hanok-pantry',
      values: ['white', 'brown', 'mixed'],
      price_cents: 700,
      pictured_adds: [0, 100, 200],
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 600 } },
      sales: 1020,
      days_ago: 14,
      title: words(
        'Nurungji, scorched rice rounds',
        '韩式锅巴圆片',
        'ヌルンジ（丸いおこげ）',
        '동그란 가마솥 누룽지',
        'นูรุงจี ข้าวตังแผ่นกลม',
      ),
      description: words(
        'The crust from the bottom of an iron pot, made on purpose. Snap one and eat it dry, or pour boiling water over two and you have the porridge Koreans finish a meal with.',
        '专门做出来的铁锅锅巴。掰一片干吃，或者两片冲开水，就是韩国人饭后那碗锅巴粥。',
        '鉄釜の底のおこげを、わざわざ焼いて作りました。割ってそのまま食べても、2枚に熱湯を注いで、韓国の食事の締めのおかゆにしても。どちらもおすすめです。',
        '가마솥 바닥의 누룽지를 일부러 구웠습니다. 하나 뚝 잘라 그냥 드셔도 좋고, 두 장에 끓는 물을 부으면 밥상을 마무리하는 숭늉이 됩니다.',
        'ข้าวก้นหม้อเหล็กที่ตั้งใจทำ หักกินแห้ง ๆ ก็ได้ หรือเทน้ำเดือดใส่สองแผ่น ก็ได้ข้าวต้มที่คนเกาหลีกินปิดท้ายมื้อ',
      ),
      specs: [
        spec('ingredients', words('Rice', '大米', '米', '쌀', 'ข้าว')),
        spec(
          'brewing',
          words(
            'Two rounds in 400 ml of boiling water',
            '两片配 400 毫升开水',
            '2枚に熱湯400 ml',
            '두 장에 끓는 물 400ml',
            'สองแผ่นต่อน้ำเดือด 400 มล.',
          ),
        ),
        spec('best_before', months(12)),
        spec('origin', korea),
      ],
      reviews: `
    en 4 (white-250g) Somewhere between a cracker and a hug. Louder than a cracker.
    ko 5 (white-500g) 아침에 끓여 먹으면 속이 편해요. 두께가 일정해서 잘 풀립니다.
    ja 5 (brown-250g) 玄米のこうばしさが格別。お茶漬けにしてもおいしいです。
    zh-CN 5 (mixed-500g) 干吃脆，泡水香，加班夜宵的救星。
    th 4 (white-500g) กรอบหอมข้าวคั่ว ใส่น้ำร้อนเป็นข้าวต้มคล่องคอ แต่แผ่นแตกมาหลายชิ้น
  `,
    },
  ],
}

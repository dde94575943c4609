import type { Kind } from '../kind.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const serum: Kind = {
  pictured: 'colour',
  about: words(
    'No perfume is added, and the colour is the bottle’s alone: what is inside is the same in each.',
    '不添加香精，颜色只是瓶子的颜色，内容物完全相同。',
    '香料は加えていません。色が違うのは容器だけで、中身はどれも同じです。',
    '향료는 넣지 않았습니다. 색이 다른 것은 병뿐이고 내용물은 모두 같습니다.',
    'ไม่เติมน้ำหอม สีต่างกันเฉพาะขวด เนื้อข้างในเหมือนกันทุกสี',
  ),
  specs: [
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
  ],
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
    {
      product_id: 'serum-eye',
      shop_id: 'still-water',
      values: ['mist', 'blush', 'sage'],
      price_cents: 2600,
      second: { axis: 'volume', adds: { '15ml': 0, '30ml': 1600 } },
      sales: 1210,
      days_ago: 187,
      title: words(
        'Eye serum with a steel tip',
        '钢珠头眼部精华',
        'スチールチップの目元美容液',
        '스틸 팁 아이 세럼',
        'เซรั่มรอบดวงตาหัวสเตนเลส',
      ),
      description: words(
        'A thin gel for the skin around the eyes, in a tube that ends in a rounded steel tip. The steel stays cool at room temperature, which is pleasant early in the morning.',
        '眼周用的清爽凝露，软管前端是一枚圆润的钢珠头。钢珠在室温下也凉凉的，早上用很舒服。',
        '目元に使うさらりとしたジェルです。チューブの先が丸いスチールチップになっています。室温でもひんやりとして、朝の支度に気持ちよく使えます。',
        '눈가에 바르는 묽은 젤로, 튜브 끝이 둥근 스틸 팁입니다. 실온에서도 서늘해서 이른 아침에 쓰면 기분이 좋습니다.',
        'เจลเนื้อบางสำหรับผิวรอบดวงตา ปลายหลอดเป็นหัวสเตนเลสโค้งมน โลหะเย็นได้เองที่อุณหภูมิห้อง ใช้ตอนเช้าแล้วสบายผิว',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Green-tea water, hyaluronic acid, panthenol',
            '绿茶水、透明质酸、泛醇',
            '緑茶水、ヒアルロン酸、パンテノール',
            '녹차수, 히알루론산, 판테놀',
            'น้ำชาเขียว กรดไฮยาลูโรนิก แพนทีนอล',
          ),
        ),
        spec('skin', words('All', '各种肤质', 'すべての肌', '모든 피부', 'ทุกสภาพผิว')),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (mist-15ml) 아침에 차가운 팁으로 굴리면 잠이 깨요. 끈적임도 없습니다.
        ja 4 (blush-15ml) ひんやりして気持ちいいです。先端の掃除は綿棒でしています。
        en 5 (sage-30ml) I keep it in the fridge door. Best two minutes before work.
        zh-CN 5 (mist-30ml) 质地很薄，后面上遮瑕也不搓泥。
        th 4 (blush-15ml) หัวเย็นดี เนื้อซึมไว แต่บีบแรงไปจะออกมาเยอะ
        en 3 (mist-15ml) Nice tip, though 15 ml was gone in five weeks.
      `,
    },
    {
      product_id: 'serum-ampoules',
      shop_id: 'still-water',
      values: ['honey', 'plum', 'moss'],
      price_cents: 2900,
      second: { axis: 'set_of', adds: { seven: 0, fourteen: 2500 } },
      sales: 430,
      days_ago: 96,
      title: words(
        'Ampoules for a week, in a rack',
        '一周安瓿精华配木架',
        '1週間分のアンプル 木のラック入り',
        '일주일 앰플과 나무 꽂이',
        'แอมพูลหนึ่งสัปดาห์พร้อมแท่นไม้',
      ),
      description: words(
        'One small glass ampoule for each evening, standing in a row in a beech rack. Each holds just what one face needs, so nothing is left open overnight.',
        '每晚一支小玻璃安瓿，整齐立在榉木架上。一支正好够一张脸，不会有开封过夜的剩余。',
        '毎晩1本ずつ使う小さなガラスのアンプルが、ブナのラックに並んでいます。1本は顔全体にちょうどの量なので、開けたまま残ることがありません。',
        '저녁마다 하나씩 쓰는 작은 유리 앰플이 너도밤나무 꽂이에 나란히 서 있습니다. 한 병이 얼굴 한 번에 딱 맞는 양이라 뜯은 채 남지 않습니다.',
        'แอมพูลแก้วหลอดเล็กสำหรับแต่ละคืน เรียงอยู่ในแท่นไม้บีช หนึ่งหลอดพอดีกับหนึ่งใบหน้า จึงไม่มีเหลือเปิดค้างคืน',
      ),
      specs: [
        spec('net', words('2 ml an ampoule', '每支 2 毫升', '1本2 ml', '한 병 2ml', 'หลอดละ 2 มล.')),
        spec(
          'ingredients',
          words(
            'Mugwort extract, glycerine, betaine',
            '艾草提取物、甘油、甜菜碱',
            'よもぎエキス、グリセリン、ベタイン',
            '쑥 추출물, 글리세린, 베타인',
            'สารสกัดโกฐจุฬาลำพา กลีเซอรีน เบทาอีน',
          ),
        ),
        spec('skin', words('Normal to dry', '中性至干性', '普通肌〜乾燥肌', '중성~건성', 'ผิวปกติถึงแห้ง')),
        spec('origin', korea),
      ],
      reviews: `
        zh-CN 5 (honey-seven) 出差一周正好七支，木架留下来插棉签了。
        ko 4 (moss-fourteen) 한 병으로 얼굴이랑 목까지 됩니다. 뚜껑 따는 요령이 필요해요.
        ja 5 (plum-seven) 旅行に必要な本数だけ持っていけるのが便利です。
        en 4 (honey-fourteen) Pretty on the shelf and no waste. I would like to buy refills without the rack.
        th 5 (moss-seven) ใช้ก่อนงานแต่งเพื่อนทุกคืน แต่งหน้าติดดีขึ้น
        en 2 (plum-seven) One of the seven arrived empty. They sent a new one, but still.
      `,
    },
    {
      product_id: 'serum-pump',
      shop_id: 'still-water',
      values: ['snow', 'clay', 'denim'],
      price_cents: 3400,
      second: { axis: 'volume', adds: { '30ml': 0, '50ml': 1500, '100ml': 2400 } },
      sales: 690,
      days_ago: 262,
      title: words(
        'Camellia serum, airless pump',
        '山茶精华真空泵瓶',
        '椿の美容液 エアレスポンプ',
        '동백 세럼 에어리스 펌프',
        'เซรั่มคามิลเลียขวดปั๊มสุญญากาศ',
      ),
      description: words(
        'A milky serum of cold-pressed camellia from the south of Jeju. The airless pump gives the same small dose to the last drop and keeps fingers out of the bottle.',
        '以济州南部冷榨山茶油制成的乳状精华。真空泵每次出量一致，直到最后一滴，手指也不会碰到内容物。',
        '済州島の南で搾った椿油の、乳液のような美容液です。エアレスポンプは最後の一滴まで同じ量が出て、指が中身に触れることもありません。',
        '제주 남쪽에서 냉압착한 동백기름으로 만든 우윳빛 세럼입니다. 에어리스 펌프라 마지막 한 방울까지 같은 양이 나오고 손가락이 내용물에 닿지 않습니다.',
        'เซรั่มเนื้อน้ำนมจากน้ำมันคามิลเลียสกัดเย็นทางใต้ของเกาะเชจู หัวปั๊มสุญญากาศให้ปริมาณเท่ากันจนหยดสุดท้าย และนิ้วไม่สัมผัสเนื้อข้างใน',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Camellia oil, squalane, niacinamide',
            '山茶油、角鲨烷、烟酰胺',
            '椿油、スクワラン、ナイアシンアミド',
            '동백유, 스쿠알란, 나이아신아마이드',
            'น้ำมันคามิลเลีย สควาเลน ไนอะซินาไมด์',
          ),
        ),
        spec('skin', words('Normal to dry', '中性至干性', '普通肌〜乾燥肌', '중성~건성', 'ผิวปกติถึงแห้ง')),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (snow-50ml) 두 번 펌프하면 얼굴 전체에 충분해요. 겨울 내내 썼습니다.
        en 4 (clay-30ml) Richer than it looks. One pump in summer, two in January.
        ja 5 (denim-30ml) ポンプが最後まできちんと押せました。残量が見えないのだけ惜しい。
        zh-CN 5 (snow-100ml) 100 毫升很划算，早晚用了四个月。
        th 4 (clay-50ml) เนื้อน้ำนมนุ่ม ไม่มีน้ำหอม ผิวแห้งในห้องแอร์ดีขึ้น
        zh-CN 4 (denim-50ml) 没有香味，吸收稍慢，但半小时后皮肤很软。
      `,
    },
    {
      product_id: 'serum-oil',
      shop_id: 'lotus-well',
      values: ['gold', 'cocoa', 'sage'],
      price_cents: 2800,
      pictured_adds: [0, 0, 200],
      second: { axis: 'volume', adds: { '30ml': 0, '50ml': 1300 } },
      sales: 352,
      days_ago: 141,
      shelf: 'nearly_empty',
      title: words(
        'Moringa face oil in a flask',
        '辣木面油圆瓶',
        'モリンガのフェイスオイル 丸瓶入り',
        '둥근 병 모링가 페이스 오일',
        'น้ำมันมอริงกาบำรุงผิวหน้าขวดกลม',
      ),
      description: words(
        'A dry face oil of moringa and rice bran that leaves no shine. The round flask has a glass stopper with a fine rod, for three drops into a warm palm.',
        '辣木与米糠的干爽面油，擦完不泛油光。圆瓶配带细棒的玻璃塞，取三滴在掌心搓热即可。',
        'モリンガと米ぬかのさらりとしたフェイスオイルで、てかりません。丸い瓶のガラス栓には細い棒が付いています。温めた手のひらに3滴落としてお使いください。',
        '모링가와 쌀겨로 만든 산뜻한 페이스 오일로 번들거리지 않습니다. 둥근 병의 유리 마개에 가는 막대가 달려 있어 따뜻한 손바닥에 세 방울 떨어뜨려 씁니다.',
        'น้ำมันบำรุงผิวหน้าเนื้อบางเบาจากมอริงกาและรำข้าว ทาแล้วไม่มันเงา ขวดกลมมีจุกแก้วพร้อมก้านเรียว หยดสามหยดลงบนฝ่ามืออุ่น ๆ',
      ),
      specs: [
        spec(
          'ingredients',
          words(
            'Moringa oil, rice-bran oil, vitamin E',
            '辣木油、米糠油、维生素 E',
            'モリンガ油、米ぬか油、ビタミンE',
            '모링가유, 쌀겨유, 비타민 E',
            'น้ำมันมอริงกา น้ำมันรำข้าว วิตามินอี',
          ),
        ),
        spec(
          'skin',
          words(
            'All but very oily',
            '除极油性外均可',
            '強い脂性肌以外',
            '심한 지성을 제외한 모든 피부',
            'ทุกสภาพผิว ยกเว้นผิวมันมาก',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        th 5 (gold-30ml) สามหยดพอจริง ๆ ทาก่อนนอนตื่นมาหน้านุ่ม ไม่เยิ้มหมอน
        en 4 (cocoa-30ml) The stopper is lovely and slightly fiddly. The oil is gone in a minute.
        ja 5 (sage-50ml) 髪の毛先にも使っています。べたつかず、瓶が美しい。
        zh-CN 5 (gold-50ml) 瓶子像小药瓶，摆在梳妆台上好看，油很清爽。
        ko 3 (cocoa-30ml) 오일은 만족하지만 마개라 여행 갈 때 들고 다니기 불안해요.
      `,
    },
  ],
}

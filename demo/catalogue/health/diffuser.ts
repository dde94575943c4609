import type { Kind } from '../kind.ts'
import { centimetres, millilitres } from '../measures.ts'
import { china, japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const diffuser: Kind = {
  pictured: 'colour',
  about: words(
    'Use it in an airy room, away from curtains and out of reach of children and pets.',
    '请在通风的房间使用，远离窗帘，并放在儿童和宠物够不到的地方。',
    '風通しのよい部屋で、カーテンから離し、お子さまやペットの手の届かない所でお使いください。',
    '바람이 통하는 방에서 커튼과 거리를 두고, 어린이와 반려동물의 손이 닿지 않는 곳에서 사용해 주세요.',
    'ใช้ในห้องที่อากาศถ่ายเท ห่างผ้าม่าน และให้พ้นมือเด็กกับสัตว์เลี้ยง',
  ),
  products: [
    {
      product_id: 'diffuser-mist',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'fog', 'clay'],
      price_cents: 4900,
      was_cents: 5900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 1260,
      days_ago: 207,
      title: words(
        'Stoneware mist diffuser',
        '陶瓷香薰机',
        '陶器のアロマミスト',
        '도자기 아로마 디퓨저',
        'เครื่องพ่นไอหอมเซรามิก',
      ),
      description: words(
        'A drop-shaped cover of unglazed stoneware over a small water tank; a thin thread of mist rises from its tip. Add three drops of your own oil, and it stops by itself when the tank is dry.',
        '素烧水滴形陶罩，下面是小水箱，细细的雾从顶端升起。滴三滴自备精油即可，水干自动停。',
        '素焼きのしずく形のカバーの先から、細い霧が立ちのぼります。小さな水槽にお手持ちの精油を3滴どうぞ。水がなくなると自動で止まります。',
        '유약을 바르지 않은 물방울 모양 도자기 덮개 끝에서 가는 안개가 피어오릅니다. 작은 물통에 가지고 계신 오일을 세 방울 떨어뜨리면 되고, 물이 마르면 저절로 멈춥니다.',
        'ฝาครอบเซรามิกดิบทรงหยดน้ำบนถังน้ำเล็ก ไอบาง ๆ ลอยขึ้นจากปลายยอด หยดน้ำมันหอมของคุณสามหยด น้ำหมดเครื่องหยุดเอง',
      ),
      specs: [
        spec('capacity', millilitres(120)),
        spec(
          'runs',
          words(
            '4 hours, or 8 in turns',
            '连续 4 小时，间歇 8 小时',
            '連続4時間、間欠8時間',
            '연속 4시간, 간헐 8시간',
            'ต่อเนื่อง 4 ชั่วโมง หรือพ่นเป็นช่วง 8 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            'Stoneware, polypropylene',
            '陶、聚丙烯',
            '陶器、ポリプロピレン',
            '도자기, 폴리프로필렌',
            'เซรามิก โพลีโพรพิลีน',
          ),
        ),
        spec('size', centimetres(11, 11, 17)),
        spec('origin', china),
      ],
      reviews: `
        en 5 (oat-g) So quiet I check the tip to see whether it is on.
        zh-CN 5 (fog-a) 陶罩质感好，雾很细，桌面不会湿。
        ja 4 (clay-a) 見た目が良く、来客に好評です。手入れは週に一度、綿棒で。
        ko 5 (fog-c) 침실에 두기 딱 좋은 소리예요. 불빛이 없어서 더 좋습니다.
        th 4 (oat-c) สวยเหมือนของแต่งบ้าน ถังเล็กไปนิดต้องเติมบ่อย
        en 2 (clay-g) The cover chipped when it met the tap. Be careful refilling.
      `,
    },
    {
      product_id: 'diffuser-reed',
      shop_id: 'lotus-well',
      pictured: 'scent',
      values: ['jasmine', 'sandalwood', 'lemongrass'],
      price_cents: 1900,
      second: { axis: 'volume', adds: { '100ml': 0, '200ml': 1200, '500ml': 2900 } },
      sales: 1710,
      days_ago: 336,
      title: words(
        'Reed diffuser in a glass flask',
        '玻璃瓶藤条香薰',
        'ガラス瓶のリードディフューザー',
        '유리병 리드 디퓨저',
        'ก้านหอมในขวดแก้ว',
      ),
      description: words(
        'Eight rattan reeds draw the scent up from a heavy glass flask, with no flame and no socket. Turn the reeds over once a week to wake it up.',
        '八根藤条从厚玻璃瓶中吸上香液，不用明火，也不用插电。每周把藤条倒过来一次，香气更足。',
        '8本のラタンが、厚いガラス瓶から香りを吸い上げます。火もコンセントもいりません。週に一度スティックを返すと、香りがよみがえります。',
        '라탄 스틱 여덟 개가 묵직한 유리병에서 향을 끌어 올립니다. 불도 콘센트도 필요 없습니다. 일주일에 한 번 스틱을 뒤집으면 향이 다시 살아납니다.',
        'ก้านหวายแปดก้านดูดกลิ่นหอมขึ้นจากขวดแก้วหนา ไม่ต้องใช้ไฟหรือปลั๊ก กลับด้านก้านสัปดาห์ละครั้งให้กลิ่นสดใหม่',
      ),
      specs: [
        spec(
          'contents',
          words(
            'Flask with oil, eight reeds',
            '含香液玻璃瓶、八根藤条',
            'オイル入りの瓶、スティック8本',
            '오일이 든 병, 스틱 8개',
            'ขวดพร้อมน้ำหอม ก้านหวาย 8 ก้าน',
          ),
        ),
        spec(
          'runs',
          words(
            'About 6 weeks per 100 ml',
            '每 100 毫升约 6 周',
            '100 mlで約6週間',
            '100ml에 약 6주',
            'ราว 6 สัปดาห์ต่อ 100 มล.',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        th 5 (jasmine-200ml) กลิ่นมะลิเหมือนเดินผ่านวัดตอนเช้า ไม่ฉุนเลย
        zh-CN 5 (sandalwood-100ml) 放玄关，一开门就闻到淡淡的檀香。
        en 4 (lemongrass-500ml) Keeps the hallway fresh. Two reeds are enough in a small room.
        ko 5 (sandalwood-200ml) 절에 온 것처럼 마음이 가라앉는 향이에요.
        ja 4 (jasmine-100ml) 甘すぎず上品です。玄関なら6本で足りました。
        en 3 (jasmine-200ml) Lovely at first, faint after a month.
      `,
    },
    {
      product_id: 'diffuser-burner',
      shop_id: 'lotus-well',
      values: ['sage', 'clay', 'ink'],
      price_cents: 2100,
      sales: 480,
      days_ago: 283,
      title: words(
        'Ceramic oil burner for a tealight',
        '陶瓷烛台香薰炉',
        '陶器のアロマポット',
        '도자기 오일 버너',
        'เตาน้ำมันหอมเซรามิก',
      ),
      description: words(
        'A thrown pot with a shallow bowl on top and round windows through which the candle shines. Water and a few drops of oil last one tealight, about three hours.',
        '手拉坯的小炉，顶上是浅碟，圆窗里透出烛光。加水和几滴精油，够一支茶蜡烧完，约三小时。',
        'ろくろで引いた小さな炉です。上は浅い皿、丸い窓からろうそくの灯がこぼれます。水に精油を数滴落とせば、ティーライト1個分、約3時間楽しめます。',
        '물레로 빚은 작은 화로로, 위에는 얕은 접시가 있고 둥근 창으로 촛불이 비칩니다. 물에 오일 몇 방울이면 티라이트 하나가 타는 세 시간쯤 갑니다.',
        'เตาปั้นมือด้านบนเป็นจานตื้น มีช่องกลมให้แสงเทียนลอดออกมา เติมน้ำกับน้ำมันหอมไม่กี่หยด อยู่ได้เท่าเทียนหนึ่งถ้วย ราวสามชั่วโมง',
      ),
      specs: [
        spec('material', words('Glazed stoneware', '施釉陶', '施釉の陶器', '유약 바른 도기', 'เซรามิกเคลือบ')),
        spec('size', centimetres(10, 10, 13)),
        spec(
          'contents',
          words(
            'Burner, two tealights',
            '香薰炉、两支茶蜡',
            'ポット、ティーライト2個',
            '버너, 티라이트 2개',
            'เตา เทียนทีไลต์ 2 ถ้วย',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
        en 5 (clay) The dots of light on the wall are half the pleasure.
        ja 5 (sage) 夜、明かりを落として使っています。皿が深めで水が長くもちます。
        zh-CN 4 (ink) 釉色沉稳，精油碟不好拆洗，用棉签擦就行。
        th 5 (clay) จุดคู่กับน้ำมันตะไคร้ บ้านหอมเหมือนร้านนวด
        ko 4 (ink) 그릇이 뜨거워지니 끄고 나서 바로 만지지 마세요. 분위기는 최고입니다.
      `,
    },
    {
      product_id: 'diffuser-stone',
      shop_id: 'still-water',
      pictured: 'scent',
      values: ['hinoki', 'tangerine', 'lavender'],
      price_cents: 1700,
      sales: 305,
      days_ago: 61,
      shelf: 'nearly_empty',
      title: words(
        'Scent stones with a vial of oil',
        '扩香石配精油小瓶',
        '香り石と精油の小瓶',
        '향 스톤과 작은 오일병',
        'หินหอมพร้อมขวดน้ำมัน',
      ),
      description: words(
        'Five cast plaster stones in a shallow bowl, with a little bottle of oil to drip on them. They take the oil in like chalk and give it back slowly for two or three days.',
        '浅碗里五块石膏扩香石，配一小瓶精油。像粉笔一样吸住精油，再用两三天慢慢散出来。',
        '浅い皿に石こうの石が5つ、たらして使う精油の小瓶が付きます。チョークのように油を吸い、2〜3日かけてゆっくり香ります。',
        '얕은 그릇에 담긴 석고 스톤 다섯 개와, 떨어뜨려 쓰는 작은 오일병입니다. 분필처럼 오일을 머금었다가 이삼일에 걸쳐 천천히 내보냅니다.',
        'หินปูนปลาสเตอร์ห้าก้อนในจานตื้น พร้อมขวดน้ำมันเล็กไว้หยด หินดูดน้ำมันเหมือนชอล์กแล้วค่อย ๆ คายกลิ่นอยู่สองสามวัน',
      ),
      specs: [
        spec(
          'contents',
          words(
            'Five stones, bowl, 10 ml of oil',
            '五块扩香石、浅碗、10 毫升精油',
            '石5個、皿、精油10 ml',
            '스톤 5개, 그릇, 오일 10ml',
            'หิน 5 ก้อน จาน น้ำมัน 10 มล.',
          ),
        ),
        spec('material', words('Plaster, stoneware', '石膏、陶', '石こう、陶器', '석고, 도기', 'ปลาสเตอร์ เซรามิก')),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (hinoki) 옷장에 하나, 신발장에 하나 나눠 넣었어요. 편백 향이 은은합니다.
        ja 5 (hinoki) 寝室の枕元に。強すぎず、朝までほのかに残ります。
        zh-CN 4 (lavender) 石头摸着有点掉粉，香味很温和。
        en 5 (tangerine) My desk smells of January in Jeju. Five drops lasted three days.
        th 4 (tangerine) กลิ่นส้มสดชื่น วางในรถก็ได้ หินอาจเป็นคราบน้ำมัน
      `,
    },
    {
      product_id: 'diffuser-nebuliser',
      shop_id: 'lotus-well',
      pictured: 'timber',
      values: ['walnut', 'beech', 'teak'],
      price_cents: 8900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 52,
      days_ago: 26,
      title: words(
        'Glass nebuliser on a wooden base',
        '木座玻璃雾化香薰器',
        '木台のガラスネブライザー',
        '나무 받침 유리 아로마 네뷸라이저',
        'เครื่องพ่นน้ำมันหอมแก้วฐานไม้',
      ),
      description: words(
        'A hand-blown glass reed that breaks pure oil into a dry mist, without water and without heat. One knob on the turned wooden base sets how strong it is.',
        '手工吹制的玻璃雾化管，把纯精油打成干雾，不加水也不加热。车木底座上一只旋钮调节浓淡。',
        '手吹きガラスの管が、水も熱も使わずに精油だけを乾いた霧にします。ろくろ挽きの木台にあるつまみひとつで、香りの強さを変えられます。',
        '손으로 분 유리관이 물도 열도 없이 순수한 오일을 마른 안개로 만듭니다. 깎아 만든 나무 받침의 다이얼 하나로 세기를 조절합니다.',
        'หลอดแก้วเป่ามือที่ทำให้น้ำมันหอมแท้กลายเป็นละอองแห้ง ไม่ใช้น้ำและไม่ใช้ความร้อน ปรับแรงด้วยปุ่มเดียวบนฐานไม้กลึง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Borosilicate glass, solid wood',
            '高硼硅玻璃、实木',
            'ホウケイ酸ガラス、無垢材',
            '붕규산 유리, 원목',
            'แก้วบอโรซิลิเกต ไม้แท้',
          ),
        ),
        spec(
          'runs',
          words(
            '2 hours, then switches off',
            '运行 2 小时后自动关闭',
            '2時間で自動停止',
            '2시간 뒤 자동 꺼짐',
            'ทำงาน 2 ชั่วโมงแล้วปิดเอง',
          ),
        ),
        spec('size', centimetres(10, 10, 22)),
        spec('origin', japan),
      ],
      reviews: `
        en 5 (walnut-a) Fills two rooms in five minutes, so I use the lowest setting.
        ja 5 (beech-a) ガラスの造形が美しく、水を使わないので手入れが楽です。
        zh-CN 4 (walnut-c) 香气纯正，精油耗得快，适合间歇用。
        ko 4 (teak-c) 소리가 조금 있지만 향은 비교가 안 됩니다.
        th 5 (teak-a) กลิ่นชัดมาก ฐานไม้สวย วางในห้องรับแขกเด่นเลย
      `,
    },
  ],
}

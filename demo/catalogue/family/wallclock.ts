import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const wallclock: Kind = {
  pictured: 'colour',
  about: words(
    'The hands sweep round without a tick, and one AA battery lasts about a year.',
    '指针静音扫行，没有滴答声；一节五号电池大约走一年。',
    '針は音を立てずになめらかに進み、単3電池1本で約1年動きます。',
    '바늘은 째깍거리지 않고 매끄럽게 돌며, AA 건전지 하나로 한 해쯤 갑니다.',
    'เข็มเดินเรียบไม่มีเสียงติ๊ก ถ่าน AA หนึ่งก้อนใช้ได้ราวหนึ่งปี',
  ),
  specs: [
    spec(
      'movement',
      words(
        'Quartz, silent sweep',
        '石英静音扫秒机芯',
        'クオーツ（スイープ式）',
        '쿼츠, 무소음',
        'ควอตซ์ เดินเรียบไร้เสียง',
      ),
    ),
    spec(
      'supply',
      words(
        'One AA battery, not included',
        '一节五号电池，不附',
        '単3電池1本（別売り）',
        'AA 건전지 1개, 별도 구매',
        'ถ่าน AA 1 ก้อน ไม่มีให้ในกล่อง',
      ),
    ),
  ],
  products: [
    {
      product_id: 'wallclock-rim',
      shop_id: 'aoyama-homeware',
      values: ['ink', 'mist', 'brick'],
      price_cents: 4200,
      was_cents: 5900,
      second: { axis: 'diameter', adds: { '25cm': 0, '30cm': 800 } },
      sales: 1893,
      days_ago: 367,
      title: words(
        'Station wall clock, steel rim',
        '钢圈站台挂钟',
        '駅時計のような掛け時計',
        '역 시계 닮은 철테 벽시계',
        'นาฬิกาแขวนสไตล์สถานีขอบเหล็ก',
      ),
      description: words(
        'A round clock that can be read from the far end of a corridor: a pale face, broad minute strokes, and a red second hand with a disc at its tip. The rim is one piece of pressed steel.',
        '走廊那头也看得清的圆挂钟：浅色表盘，粗短刻线，红色秒针顶着一个圆点。表圈是整块冲压钢。',
        '廊下の端からでも読める丸時計です。淡い文字盤に太い目盛り、先に円の付いた赤い秒針。枠は一枚の鋼板をプレスしたものです。',
        '복도 끝에서도 읽히는 둥근 시계입니다. 옅은 판에 굵은 눈금, 끝에 동그라미가 달린 빨간 초침이 돕니다. 테는 철판 한 장을 눌러 만들었습니다.',
        'นาฬิกากลมที่อ่านได้จากสุดทางเดิน หน้าปัดสีอ่อน ขีดนาทีหนา เข็มวินาทีแดงปลายเป็นวงกลม ขอบปั๊มจากเหล็กแผ่นเดียว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Powder-coated steel, glass',
            '粉末涂层钢、玻璃',
            '粉体塗装スチール、ガラス',
            '분체 도장 강철, 유리',
            'เหล็กพ่นสีฝุ่น กระจก',
          ),
        ),
        spec(
          'weight',
          words(
            '25 cm: 0.9 kg. 30 cm: 1.3 kg',
            '25 厘米款 0.9 千克，30 厘米款 1.3 千克',
            '25 cmは0.9 kg、30 cmは1.3 kg',
            '25cm는 0.9kg, 30cm는 1.3kg',
            '25 ซม. 0.9 กก. 30 ซม. 1.3 กก.',
          ),
        ),
      ],
      reviews: `
    en 5 (ink-30cm) I can finally see the time without my glasses. Truly silent.
    zh-CN 5 (mist) 放卧室也听不到声音，以前那只滴答滴答睡不着。
    ja 4 (brick-25cm) 見やすくて満足。ガラスに照明が少し映り込みます。
    ko 5 (ink) 주방 끝에서도 몇 분인지 보여요.
    th 5 (mist-25cm) เดินเงียบจริง แขวนห้องลูกได้ ลูกหัดดูเวลาจากเรือนนี้
    en 2 (brick-30cm) Lost four minutes a week until they sent a new movement. Fine since then.
  `,
    },
    {
      product_id: 'wallclock-square',
      shop_id: 'aoyama-homeware',
      pictured: 'timber',
      values: ['oak', 'walnut', 'cherry'],
      price_cents: 6800,
      pictured_adds: [0, 1200, 800],
      second: { axis: 'width', adds: { '25cm': 0, '30cm': 1500 } },
      sales: 574,
      days_ago: 195,
      title: words(
        'Square wooden wall clock',
        '实木方形挂钟',
        '四角い木の掛け時計',
        '네모난 원목 벽시계',
        'นาฬิกาแขวนไม้ทรงสี่เหลี่ยม',
      ),
      description: words(
        'A square of solid wood with soft corners and nothing on it but twelve inlaid brass dots and two hands. The grain does the decorating.',
        '一块圆角实木方板，只嵌十二粒黄铜圆点，配两根指针。木纹就是全部的装饰。',
        '角をやわらかく落とした無垢の板に、真鍮の点を12個埋め、針を2本付けただけの時計です。飾りは木目にまかせました。',
        '모서리를 둥글린 네모난 원목에 황동 점 열두 개와 바늘 두 개뿐입니다. 꾸밈은 나뭇결이 맡습니다.',
        'แผ่นไม้แท้สี่เหลี่ยมมุมมน มีเพียงจุดทองเหลืองฝังสิบสองจุดกับเข็มสองเข็ม ที่เหลือปล่อยให้ลายไม้เป็นเครื่องตกแต่ง',
      ),
      specs: [
        spec('material', words('Solid wood, brass', '实木、黄铜', '無垢材、真鍮', '원목, 황동', 'ไม้แท้ ทองเหลือง')),
        spec('size', words('3 cm deep', '厚 3 厘米', '厚さ3 cm', '두께 3cm', 'หนา 3 ซม.')),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (walnut-30cm) 木目が静かで、時計というより板の絵のようです。
    en 5 (oak-25cm) Guests ask what it is before they ask what time it is.
    ko 4 (cherry-25cm) 결이 고급스러워요. 초침이 없어서 멈춘 줄 알 때가 있습니다.
    zh-CN 5 (walnut) 铜点嵌得和木面齐平，摸不出高低。
    th 4 (oak-30cm) เรียบหรูมาก แต่ต้องมองสองทีกว่าจะรู้ว่ากี่นาที
  `,
    },
    {
      product_id: 'wallclock-plate',
      shop_id: 'celadon-house',
      values: ['oat', 'denim', 'plum'],
      price_cents: 7600,
      second: { axis: 'diameter', adds: { '22cm': 0, '25cm': 900 } },
      sales: 187,
      days_ago: 58,
      title: words('Stoneware plate clock', '陶盘挂钟', '陶の皿時計', '도자기 접시 벽시계', 'นาฬิกาจานสโตนแวร์'),
      description: words(
        'A dinner plate that tells the time: thrown, scalloped at the rim with a thumb, glazed and fitted with brass hands. A dab of bare clay marks each hour.',
        '一只会报时的餐盘：拉坯成型，拇指按出花边，上釉后装上黄铜指针。整点处各留一点素胎。',
        '時を告げる大皿です。ろくろで引き、親指で縁を波形に押し、釉をかけて真鍮の針を付けました。時刻の印は、釉を抜いた土の点です。',
        '시간을 알려 주는 접시입니다. 물레로 빚어 엄지로 가장자리를 눌러 물결을 내고, 유약을 입혀 황동 바늘을 달았습니다. 시각마다 맨흙 점을 하나씩 남겼습니다.',
        'จานที่บอกเวลาได้ ขึ้นรูปบนแป้นหมุน กดขอบเป็นหยักด้วยนิ้วโป้ง เคลือบแล้วติดเข็มทองเหลือง แต่ละชั่วโมงเว้นเนื้อดินไว้หนึ่งจุด',
      ),
      specs: [
        spec(
          'material',
          words(
            'Stoneware, brass hands',
            '粗陶，黄铜指针',
            'せっ器、真鍮の針',
            '스톤웨어, 황동 바늘',
            'สโตนแวร์ เข็มทองเหลือง',
          ),
        ),
        spec('weight', kilograms(1.1)),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (oat-25cm) 부엌 벽에 걸었는데 접시인 줄 알고 내리려던 손님이 있었어요.
    en 5 (denim) The thumb marks are uneven in the best way. Heavier than a clock should be, so use a real hook.
    ja 5 (plum-22cm) 釉の色に深みがあり、食堂の主役になりました。
    zh-CN 4 (oat) 花边可爱，铜针有点细，远看要认一下。
    th 5 (denim-22cm) เหมือนงานศิลปะ เจ้าของร้านห่อมาสามชั้นปลอดภัยดี
  `,
    },
    {
      product_id: 'wallclock-pendulum',
      shop_id: 'aoyama-homeware',
      values: ['snow', 'sage', 'butter'],
      price_cents: 8400,
      sales: 641,
      days_ago: 291,
      shelf: 'sold_out',
      title: words('House clock with pendulum', '小屋摆钟', '家形の振り子時計', '집 모양 추 시계', 'นาฬิกาลูกตุ้มทรงบ้าน'),
      description: words(
        'A painted wooden house with a pitched roof, a round clock under the gable and a brass pendulum swinging below the eaves. It has no bird and never calls.',
        '上漆的尖顶小木屋，山墙下一面圆钟，屋檐底下摆着黄铜钟摆。里面没有布谷鸟，也不会报时。',
        '三角屋根の塗装した木の家に、破風の丸時計、軒下で揺れる真鍮の振り子。鳥はおらず、鳴くこともありません。',
        '뾰족지붕을 얹고 색을 칠한 나무 집입니다. 박공 아래에 둥근 시계가 있고 처마 밑에서 황동 추가 흔들립니다. 새는 없고 울지도 않습니다.',
        'บ้านไม้ทาสีหลังคาจั่ว มีนาฬิกากลมใต้หน้าจั่วและลูกตุ้มทองเหลืองแกว่งใต้ชายคา ไม่มีนกและไม่ส่งเสียงร้อง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Painted birch, brass',
            '彩漆桦木、黄铜',
            '塗装バーチ、真鍮',
            '칠한 자작나무, 황동',
            'ไม้เบิร์ชทาสี ทองเหลือง',
          ),
        ),
        spec('size', centimetres(20, 9, 34)),
        spec(
          'supply',
          words(
            'Two AA batteries, not included',
            '两节五号电池，不附',
            '単3電池2本（別売り）',
            'AA 건전지 2개, 별도 구매',
            'ถ่าน AA 2 ก้อน ไม่มีให้ในกล่อง',
          ),
        ),
      ],
      reviews: `
    zh-CN 5 (sage) 女儿房间挂了一只，她说里面住着时间。
    en 5 (snow) All the charm of a cuckoo clock and none of the cuckoo.
    ja 4 (butter) 振り子がかわいい。電池が時計と振り子で別々なので2本要ります。
    ko 5 (sage) 아이 방에 딱이에요. 추가 조용히 흔들려서 보고 있으면 졸립니다.
    th 5 (butter) สีหวานน่ารัก ลูกตุ้มแกว่งเบาไม่มีเสียง
    en 3 (sage) The pendulum stops if the wall is not perfectly upright. Ours, a cottage wall, is not.
  `,
    },
    {
      product_id: 'wallclock-ray',
      shop_id: 'bamboo-lane',
      values: ['honey', 'ink', 'snow'],
      price_cents: 5600,
      second: { axis: 'diameter', adds: { '40cm': 0, '60cm': 2400 } },
      sales: 296,
      days_ago: 110,
      title: words(
        'Rattan sunburst clock',
        '藤编太阳挂钟',
        '籐のサンバースト時計',
        '등나무 햇살 벽시계',
        'นาฬิกาหวายทรงตะวัน',
      ),
      description: words(
        'Forty-eight rattan rays, long and short, around a small pale dial, held by two hoops of bent cane. It fills a wall and weighs next to nothing.',
        '四十八根长短相间的藤条围着一面小巧的浅色钟盘，由两圈弯藤固定。撑得满一面墙，却轻得几乎没有分量。',
        '小さな淡い文字盤を、長短48本の籐の光が囲みます。曲げた籐の輪2本で留めました。壁いっぱいに広がるのに、驚くほど軽い時計です。',
        '작고 옅은 시계판을 길고 짧은 등나무 살 마흔여덟 개가 둘러싸고, 휜 등나무 테 두 개가 잡아 줍니다. 벽을 가득 채우면서도 무게는 거의 없습니다.',
        'เส้นหวายสั้นยาวสี่สิบแปดเส้นล้อมหน้าปัดสีอ่อนเล็ก ๆ ยึดด้วยวงหวายดัดสองวง เต็มผนังแต่เบามาก',
      ),
      specs: [
        spec('material', words('Rattan', '藤', '籐', '등나무', 'หวาย')),
        spec(
          'weight',
          words(
            '40 cm: 0.5 kg. 60 cm: 0.8 kg',
            '40 厘米款 0.5 千克，60 厘米款 0.8 千克',
            '40 cmは0.5 kg、60 cmは0.8 kg',
            '40cm는 0.5kg, 60cm는 0.8kg',
            '40 ซม. 0.5 กก. 60 ซม. 0.8 กก.',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (honey-60cm) แขวนเหนือโซฟาแล้วบ้านดูเป็นรีสอร์ต
    en 4 (ink-60cm) Enormous for the money. Two rays needed straightening with steam.
    zh-CN 5 (honey-40cm) 轻，一颗小钉子就挂住了，出租屋友好。
    ko 5 (snow-40cm) 거실 벽이 허전했는데 이거 하나로 끝났어요.
    ja 4 (honey-40cm) 影まできれいです。ほこりは絵筆で払っています。
  `,
    },
  ],
}

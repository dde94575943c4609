import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const deskMat: Kind = {
  pictured: 'colour',
  about: words(
    'A mouse glides on it without a pad of its own, and the underside keeps it where you put it.',
    '鼠标直接在上面滑，不用另铺鼠标垫，底面也不会跑位。',
    'マウスパッドがなくても、この上でマウスがよく滑り、裏面がずれを防ぎます。',
    '마우스 패드 없이도 마우스가 잘 미끄러지고, 바닥면은 놓은 자리에서 밀리지 않습니다.',
    'ใช้เมาส์บนแผ่นได้เลยไม่ต้องมีแผ่นรองแยก ด้านล่างยึดโต๊ะไม่เลื่อน',
  ),
  products: [
    {
      product_id: 'desk-mat-felt',
      shop_id: 'inkstone',
      values: ['fog', 'moss', 'sand'],
      price_cents: 2900,
      second: { axis: 'mat_size', adds: { '60by30': 0, '80by40': 1000, '100by45': 2200 } },
      sales: 2640,
      days_ago: 410,
      title: words(
        'Wool felt desk mat',
        '羊毛毡桌垫',
        'ウールフェルトのデスクマット',
        '울 펠트 데스크 매트',
        'แผ่นรองโต๊ะสักหลาดขนสัตว์',
      ),
      description: words(
        'Thick pressed felt, warm under the wrists and quiet under a cup. A strip of vegetable-tanned leather along one end keeps it straight and holds a pen.',
        '厚实的压制毛毡，手腕搭着暖，放杯子也没声。一端压着一条植鞣皮，既让垫子平整，也能别一支笔。',
        '厚く圧縮したフェルトで、手首に温かく、カップを置いても音がしません。端に付けたヌメ革の帯が形を整え、ペンも挟めます。',
        '두껍게 누른 펠트라 손목이 따뜻하고 컵을 놓아도 조용합니다. 한쪽 끝의 베지터블 가죽 띠가 모양을 잡아 주고 펜도 끼울 수 있습니다.',
        'สักหลาดอัดหนา อุ่นข้อมือและวางแก้วไม่มีเสียง ปลายด้านหนึ่งคาดแถบหนังฟอกฝาด ช่วยให้แผ่นตรงและเสียบปากกาได้',
      ),
      specs: [
        spec(
          'material',
          words(
            '70% wool felt, leather strip',
            '70% 羊毛毡，皮条',
            'ウール70%のフェルト、革の帯',
            '울 70% 펠트, 가죽 띠',
            'สักหลาดขนสัตว์ 70% แถบหนัง',
          ),
        ),
        spec('size', words('4 mm thick', '厚 4 毫米', '厚さ4 mm', '두께 4mm', 'หนา 4 มม.')),
        spec(
          'care',
          words(
            'Brush; sponge with cold water',
            '刷除灰尘，冷水轻拭',
            'ブラシをかけ、冷水で軽く拭く',
            '솔질 후 찬물로 닦기',
            'แปรงฝุ่น เช็ดด้วยน้ำเย็น',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (80by40) The office is cold and this is the first winter my wrists are not.
    zh-CN 5 (80by40) 铺上去整个桌子都高级了，猫也喜欢趴。
    ja 5 (60by30) 小さな机に60cmがちょうど。フェルトの厚みでタイピング音も静かになりました。
    ko 4 (100by45) 처음 이틀은 양모 냄새가 조금 났는데 금방 빠졌어요.
    th 4 (80by40) นุ่มอุ่นดี ขนแมวติดง่ายหน่อย ต้องมีลูกกลิ้ง
    en 3 (fog) A fast gaming mouse drags on felt. For office work it is lovely.
  `,
    },
    {
      product_id: 'desk-mat-leather',
      shop_id: 'studio-kanda',
      values: ['cocoa', 'ink', 'brick'],
      price_cents: 6900,
      was_cents: 9900,
      second: { axis: 'mat_size', adds: { '60by30': 0, '80by40': 2400 } },
      sales: 347,
      days_ago: 330,
      title: words(
        'Stitched leather desk mat',
        '缝线真皮桌垫',
        '縫い目のある革のデスクマット',
        '스티치 가죽 데스크 매트',
        'แผ่นรองโต๊ะหนังเดินเส้น',
      ),
      description: words(
        'One piece of full-grain cowhide with a line of pale saddle stitching all round. It starts out even and takes on the marks of your work, as a good bag does.',
        '整张头层牛皮，四周走一圈浅色马鞍线。刚到手颜色均匀，用久了会留下工作的痕迹，像一只好皮包。',
        '一枚のフルグレイン牛革に、淡い色のサドルステッチをぐるりと施しました。最初は均一な色が、使うほどに仕事の跡を刻み、よい鞄のように育ちます。',
        '통가죽 한 장에 밝은 색 새들 스티치를 빙 둘렀습니다. 처음엔 고르던 빛깔이 좋은 가방처럼 일한 흔적을 담아 갑니다.',
        'หนังวัวแท้เต็มผืนเดียว เดินด้ายสีอ่อนรอบขอบ ตอนแรกสีเสมอกัน แล้วค่อย ๆ ขึ้นร่องรอยการทำงานเหมือนกระเป๋าหนังดี ๆ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Full-grain cowhide, cork back',
            '头层牛皮，软木背衬',
            'フルグレイン牛革、裏コルク',
            '통가죽, 코르크 뒷면',
            'หนังวัวแท้ ด้านหลังไม้ก๊อก',
          ),
        ),
        spec('size', words('3 mm thick', '厚 3 毫米', '厚さ3 mm', '두께 3mm', 'หนา 3 มม.')),
        spec(
          'care',
          words(
            'Leather cream twice a year',
            '每年上两次皮革护理膏',
            '年2回の革用クリーム',
            '가죽 크림 1년에 두 번',
            'ทาครีมหนังปีละสองครั้ง',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (80by40) Smells like a saddlery. One year on there is a pale moon where my cup stands, and I like it.
    ja 5 (60by30) 縫い目がまっすぐで、端の処理も丁寧です。万年筆の下敷きに最高。
    zh-CN 4 (80by40) 皮子厚实，头两天边角有点翘，压几本书就平了。
    ko 5 (cocoa) 쓸수록 색이 깊어지는 게 보입니다. 마우스 인식도 문제없어요.
    th 4 (60by30) หนังสวยเย็บเรียบร้อย โดนน้ำแล้วเป็นรอย ต้องรีบเช็ด
    ko 4 (ink) 먹색은 차분해서 사무실에 좋습니다. 60cm는 노트북 하나 놓으면 꽉 차요.
  `,
    },
    {
      product_id: 'desk-mat-cork',
      shop_id: 'pocket-tide',
      values: ['honey', 'sage', 'blush'],
      price_cents: 1400,
      sales: 1093,
      days_ago: 201,
      title: words(
        'Round cork mouse mat',
        '圆形软木鼠标垫',
        '丸いコルクのマウスマット',
        '둥근 코르크 마우스 매트',
        'แผ่นรองเมาส์ไม้ก๊อกทรงกลม',
      ),
      description: words(
        'A disc of speckled cork with a dyed border, just wide enough for a full sweep of the mouse. Cork does not slip, and warms to the hand at once.',
        '一片带斑点的圆形软木，边缘染了一圈颜色，鼠标大幅甩动也够用。软木不打滑，手一搭就温。',
        '粒模様のコルクの円盤に、染めた縁をめぐらせました。マウスを大きく動かしてもちょうど収まる広さです。コルクは滑らず、触れるとすぐ温まります。',
        '알갱이 무늬 코르크 원판에 물들인 테두리를 둘렀고, 마우스를 크게 움직여도 넉넉합니다. 코르크는 밀리지 않고 손이 닿으면 금세 따뜻해집니다.',
        'แผ่นก๊อกลายจุดทรงกลมย้อมสีขอบ กว้างพอดีให้ลากเมาส์ได้สุดระยะ ไม้ก๊อกไม่ลื่นและอุ่นมือทันที',
      ),
      specs: [
        spec(
          'material',
          words(
            'Natural cork, dyed rim',
            '天然软木，染色边',
            '天然コルク、染めた縁',
            '천연 코르크, 염색 테두리',
            'ไม้ก๊อกธรรมชาติ ขอบย้อมสี',
          ),
        ),
        spec('size', centimetres(26, 26, 0.4)),
        spec('weight', grams(92)),
      ],
      reviews: `
    en 5 It takes up a plate’s worth of desk, and the mouse stops exactly where I stop.
    zh-CN 4 比想象中小一点，刚好放得下咖啡店的小桌。
    ja 5 (blush) 縁の色がかわいいです。裏も滑りません。
    ko 5 (sage) 코르크라 여름에도 손목에 땀이 안 차요.
    th 5 (honey) เบา ใส่กระเป๋าไปทำงานร้านกาแฟ ผิวก๊อกสวยจริง
    ja 3 端が少し欠けて届きました。使うのに支障はありませんが残念。
  `,
    },
    {
      product_id: 'desk-mat-hills',
      shop_id: 'inkstone',
      values: ['sage', 'clay', 'denim'],
      price_cents: 2400,
      second: { axis: 'mat_size', adds: { '60by30': 0, '80by40': 700, '100by45': 1600 } },
      sales: 1377,
      days_ago: 122,
      title: words(
        'Desk mat with rolling hills',
        '山峦图案桌垫',
        'なだらかな丘のデスクマット',
        '언덕 무늬 데스크 매트',
        'แผ่นรองโต๊ะลายเนินเขา',
      ),
      description: words(
        'Hill behind hill in four fading shades, printed into smooth cloth over soft rubber. The edge is sewn over, so it does not fray where the sleeves rub.',
        '四层渐淡的远山，印在平滑的布面上，底下是软橡胶。四边锁了线，袖口常蹭的地方也不起毛。',
        '4段階に薄れていく丘の重なりを、なめらかな布に染め込み、裏は柔らかいゴムにしました。縁をかがってあるので、袖がこすれてもほつれません。',
        '네 단계로 옅어지는 언덕을 매끄러운 천에 찍고 밑에는 부드러운 고무를 댔습니다. 가장자리를 오버로크로 마감해 소매가 스쳐도 풀리지 않습니다.',
        'เนินเขาซ้อนกันไล่สี่เฉด พิมพ์ซึมในผ้าเรียบบนยางนุ่ม ขอบเย็บกันลุ่ย แขนเสื้อถูบ่อย ๆ ก็ไม่เปื่อย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Polyester cloth, natural rubber',
            '涤纶布，天然橡胶',
            'ポリエステル生地、天然ゴム',
            '폴리에스터 천, 천연 고무',
            'ผ้าโพลีเอสเตอร์ ยางธรรมชาติ',
          ),
        ),
        spec('size', words('3 mm thick', '厚 3 毫米', '厚さ3 mm', '두께 3mm', 'หนา 3 มม.')),
        spec(
          'care',
          words(
            'Wash by hand, dry flat',
            '手洗，平铺晾干',
            '手洗いし、平干し',
            '손세탁 후 뉘어 말리기',
            'ซักมือ ตากแนวราบ',
          ),
        ),
      ],
      reviews: `
    en 5 (100by45) A view, where my window has none. Colours survived two washes.
    zh-CN 5 (80by40) 四层山的渐变印得很细，没有毛边。
    ja 4 (80by40) 絵柄が落ち着いていて仕事の邪魔をしません。最初はゴムのにおいがします。
    ko 5 (100by45) 키보드랑 마우스 다 올리고도 남아요. 청소할 때 물티슈로 쓱 닦으면 끝.
    th 5 (clay) ลายภูเขาสีดินเผาสวยมาก ขอบเย็บแน่น
    en 4 (60by30) Get a bigger one than you think. My keyboard hides the whole horizon.
  `,
    },
    {
      product_id: 'desk-mat-quilted',
      shop_id: 'studio-kanda',
      values: ['oat', 'plum', 'mist'],
      price_cents: 3900,
      second: { axis: 'mat_size', adds: { '60by30': 0, '80by40': 1200 } },
      sales: 184,
      days_ago: 55,
      title: words(
        'Quilted mat with a pen pocket',
        '带笔袋的绗缝桌垫',
        'ペン差し付きキルトマット',
        '펜 주머니 달린 누빔 매트',
        'แผ่นรองบุนวมมีช่องเสียบปากกา',
      ),
      description: words(
        'Two layers of cotton canvas quilted in diamonds over thin wadding, soft as a bedspread. A pocket along the top holds pens, a phone and the notes that always vanish.',
        '两层棉帆布夹薄棉，绗成菱格，像床盖一样软。上沿一排口袋，插笔、放手机，也收那些总找不到的便条。',
        '2枚の綿帆布に薄い中綿を挟み、ひし形にキルトしました。ベッドカバーのような柔らかさです。上辺のポケットにはペンやスマートフォン、よくなくすメモが入ります。',
        '면 캔버스 두 겹 사이에 얇은 솜을 넣고 마름모로 누벼 침대보처럼 포근합니다. 위쪽 주머니에는 펜과 휴대폰, 늘 사라지는 메모를 꽂습니다.',
        'ผ้าใบฝ้ายสองชั้นบุใยบางเดินด้ายลายข้าวหลามตัด นุ่มเหมือนผ้าคลุมเตียง ขอบบนมีช่องเสียบปากกา โทรศัพท์ และกระดาษโน้ตที่ชอบหาย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton canvas, cotton wadding',
            '棉帆布，棉絮夹层',
            '綿帆布、綿の中綿',
            '면 캔버스, 면 솜',
            'ผ้าใบฝ้าย ไส้ใยฝ้าย',
          ),
        ),
        spec('size', words('6 mm thick', '厚 6 毫米', '厚さ6 mm', '두께 6mm', 'หนา 6 มม.')),
        spec(
          'care',
          words('Machine wash at 30 °C', '30 °C 机洗', '洗濯機可、30 °C', '30°C 세탁기 세탁', 'ซักเครื่องที่ 30 °C'),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (80by40) My toddler spilt milk on it; it went through the wash with the towels and came out the same.
    ja 5 (60by30) 実家の座布団を思い出す手ざわり。ペンが転がらなくなりました。
    ko 4 (plum) 포근하고 예쁜데 광마우스는 무늬 위에서 가끔 튀어요.
    zh-CN 5 口袋放手机刚好，开会偷看消息很方便，哈哈。
    th 4 (oat) นุ่มมาก วางแขนสบาย สีอ่อนเปื้อนง่ายแต่ซักออก
    ja 4 (mist) 色は写真どおり。厚みがあるので、カップは端に置かないほうがよいです。
  `,
    },
  ],
}

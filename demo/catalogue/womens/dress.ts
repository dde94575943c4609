import type { Kind } from '../kind.ts'
import { china, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

const lengths = (s: number, m: number, l: number) =>
  spec(
    'size',
    words(
      `Length: S ${s}, M ${m}, L ${l} cm`,
      `衣长：S ${s}、M ${m}、L ${l} 厘米`,
      `着丈：S ${s}、M ${m}、L ${l} cm`,
      `총장: S ${s}, M ${m}, L ${l}cm`,
      `ความยาว S ${s} M ${m} L ${l} ซม.`,
    ),
  )

export const dress: Kind = {
  pictured: 'colour',
  about: words(
    'Every length is taken on the garment laid flat, so a dress that already fits you is the best ruler.',
    '尺寸均为成衣平铺测量，拿一条合身的裙子来比最准。',
    '寸法はすべて平置きで測っていますので、お手持ちの合うワンピースと比べるのが確実です。',
    '치수는 모두 옷을 펼쳐 놓고 쟀으니, 잘 맞는 원피스와 견주어 고르시면 가장 정확합니다.',
    'ความยาวทั้งหมดวัดจากตัวชุดขณะวางราบ เทียบกับเดรสตัวที่ใส่พอดีอยู่แล้วจะแม่นที่สุด',
  ),
  products: [
    {
      product_id: 'dress',
      shop_id: 'siam-loom',
      values: ['clay', 'sage', 'ink'],
      price_cents: 7800,
      was_cents: 9200,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 1116,
      days_ago: 134,
      title: words(
        'Linen dress with pockets',
        '带口袋亚麻连衣裙',
        'ポケット付きリネンワンピース',
        '주머니 달린 리넨 원피스',
        'เดรสผ้าลินินมีกระเป๋า',
      ),
      description: words(
        'A sleeveless linen dress with a fitted top, a gathered skirt and deep pockets in the side seams. Four shell buttons close the front, and the hem falls below the knee. The linen is woven in Chiang Mai, washed soft and heavy enough not to show through.',
        '无袖亚麻连衣裙，上身合体，裙摆抽褶，侧缝藏着深口袋。前襟四粒贝壳扣，裙长过膝。亚麻在清迈织造，水洗柔软，厚度不透。',
        '身頃はすっきり、スカートはギャザーでふんわり。脇の縫い目に深いポケットを隠したノースリーブのリネンワンピースです。前は貝ボタン4つで留め、丈はひざ下。チェンマイで織ったリネンを洗いでやわらげ、透けにくい厚さにしました。',
        '몸판은 몸에 맞고 치마에는 주름을 넉넉히 잡은 민소매 리넨 원피스로, 옆선에 깊은 주머니를 숨겼습니다. 앞은 자개 단추 네 개로 여미고 길이는 무릎 아래입니다. 치앙마이에서 짠 리넨을 부드럽게 워싱했고, 비치지 않을 만큼 도톰합니다.',
        'เดรสผ้าลินินแขนกุด ตัวเสื้อเข้ารูป กระโปรงจีบรูด ซ่อนกระเป๋าลึกไว้ในตะเข็บข้าง ด้านหน้าติดกระดุมเปลือกหอยสี่เม็ด ชายกระโปรงเลยเข่า ผ้าทอที่เชียงใหม่ ซักจนนุ่มแต่ยังหนาพอไม่ให้โปร่ง',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% linen, 190 g/m²',
            '100% 亚麻，190 克/平方米',
            'リネン100%、190 g/m²',
            '리넨 100%, 190g/m²',
            'ผ้าลินิน 100% 190 กรัมต่อตารางเมตร',
          ),
        ),
        spec(
          'cut',
          words(
            'Fitted bodice, gathered skirt',
            '上身合体，裙摆抽褶',
            '身頃は細め、スカートはギャザー',
            '슬림한 몸판, 주름 스커트',
            'ตัวเสื้อเข้ารูป กระโปรงจีบรูด',
          ),
        ),
        spec(
          'size',
          words(
            'Length: S 112, M 114, L 116 cm',
            '衣长：S 112、M 114、L 116 厘米',
            '着丈：S 112、M 114、L 116 cm',
            '총장: S 112, M 114, L 116cm',
            'ความยาว S 112 M 114 L 116 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wash at 30 °C, iron damp or not at all',
            '30 °C 水洗，微湿熨烫或不熨',
            '30 °Cで洗い、湿ったままアイロンか、そのままで',
            '30°C 세탁, 덜 마른 상태로 다리거나 그냥 입기',
            'ซักที่ 30 °C รีดตอนหมาดหรือไม่รีดก็ได้',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (m) The pockets hold a phone and a paperback and do not pull the dress out of shape.
    ja 5 (m) 透けないリネンを探していました。洗うほど柔らかくなります。
    zh-CN 4 (s) 155 的我穿 S 到小腿，料子舒服，凉快。
    ko 4 (m) 치마폭이 넉넉해서 시원해요. 다림질은 포기하고 입습니다.
    th 5 (l) ผ้าดีมาก หนาแต่ไม่ร้อน ใส่ไปเที่ยวทะเลสวย
    en 3 (s) Lovely linen, but the armholes are cut low on me.
    zh-CN 5 (clay-m) 颜色比图片更温柔，同事都来问链接。
  `,
    },
    {
      product_id: 'dress-slip',
      shop_id: 'silk-lantern',
      values: ['butter', 'moss', 'plum'],
      price_cents: 13800,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 386,
      days_ago: 88,
      shelf: 'nearly_empty',
      title: words(
        'Bias-cut silk slip dress',
        '斜裁真丝吊带长裙',
        'バイアスカットのシルクスリップドレス',
        '바이어스컷 실크 슬립 원피스',
        'เดรสสายเดี่ยวผ้าไหมตัดเฉลียง',
      ),
      description: words(
        'A long slip of 19-momme silk, cut on the bias so that it follows the body without a zip or a dart. The straps adjust at the back and the neckline falls in a soft cowl.',
        '19 姆米真丝斜裁的长吊带裙，不用拉链和省道，也能顺着身形垂下来。肩带在背后调节，领口自然堆出软褶。',
        '19匁のシルクをバイアスに裁ち、ファスナーもダーツもなしで体に沿うロング丈のスリップドレスです。肩ひもは背中側で調節でき、胸元はやわらかなドレープになります。',
        '19몸메 실크를 바이어스로 재단해, 지퍼나 다트 없이도 몸을 따라 흐르는 긴 슬립 원피스입니다. 어깨끈은 등 쪽에서 조절하고 목선은 부드럽게 늘어집니다.',
        'เดรสสายเดี่ยวตัวยาวจากผ้าไหมหนา 19 มอมเม ตัดเฉลียงจึงทิ้งตัวตามรูปร่างโดยไม่ต้องมีซิปหรือเกล็ด สายบ่าปรับได้ที่ด้านหลัง คอหน้าถ่วงเป็นจีบนุ่ม',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% mulberry silk, 19 momme',
            '100% 桑蚕丝，19 姆米',
            'シルク100%、19匁',
            '멀버리 실크 100%, 19몸메',
            'ไหมหม่อน 100% หนา 19 มอมเม',
          ),
        ),
        lengths(124, 126, 128),
        spec(
          'care',
          words(
            'Wash at 30 °C, iron inside out',
            '30 °C 水洗，反面低温熨烫',
            '30 °Cで洗い、裏から低温アイロン',
            '30°C 세탁, 뒤집어 저온 다림질',
            'ซักที่ 30 °C กลับด้านรีดไฟอ่อน',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (m) Moves like water. I wore it to a wedding with a blazer and then to bed in the heat.
    zh-CN 5 (plum-s) 梅紫色在灯下特别高级，斜裁真的显腰。
    ja 4 (m) とろみがあって上品です。静電気が少し気になるのでペチコートを足しました。
    ko 5 (moss-m) 끈 조절이 등 뒤라 앞이 깔끔해요. 카디건 하나 걸치면 출근도 됩니다.
    th 4 (butter-l) เนื้อไหมลื่นเย็น สีเนยใส่แล้วผิวผ่อง แต่ยับง่ายต้องรีดก่อนใส่
    en 3 (l) Beautiful silk, though the cowl sits lower than in the picture and needs tape.
  `,
    },
    {
      product_id: 'dress-shirt',
      shop_id: 'siam-loom',
      values: ['denim', 'clay', 'moss'],
      price_cents: 6900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 400 } },
      sales: 1642,
      days_ago: 203,
      title: words(
        'Striped cotton shirt dress',
        '条纹棉衬衫裙',
        'ストライプのシャツワンピース',
        '스트라이프 면 셔츠 원피스',
        'เดรสเชิ้ตผ้าฝ้ายลายทาง',
      ),
      description: words(
        'A shirt that goes on to the calf, with a proper collar stand, buttons all the way down and a belt of its own cloth. Undo the lower buttons and it is a coat over trousers.',
        '一件一直长到小腿的衬衫，领座挺括，一排扣子扣到底，配同料腰带。解开下半截扣子，就能当长外套罩在裤子外面。',
        '台襟のついた衿から裾まで前ボタンが続く、ふくらはぎ丈のシャツワンピースです。共布のベルト付き。下のボタンを外せば、パンツの上に羽織るコートになります。',
        '종아리까지 이어지는 셔츠로, 깃이 반듯하고 단추가 밑단까지 달렸으며 같은 천 허리끈이 있습니다. 아래 단추를 풀면 바지 위에 걸치는 코트가 됩니다.',
        'เสื้อเชิ้ตที่ยาวลงไปถึงน่อง ปกตั้งทรงดี ติดกระดุมตลอดแนว มาพร้อมเข็มขัดผ้าชนิดเดียวกัน ปลดกระดุมช่วงล่างแล้วใช้เป็นเสื้อคลุมทับกางเกงได้',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton poplin, yarn-dyed',
            '100% 棉府绸，色织',
            '綿100%、先染めブロード',
            '면 100% 선염 포플린',
            'ผ้าฝ้ายป๊อปลิน 100% ย้อมเส้นด้าย',
          ),
        ),
        lengths(116, 118, 120),
        spec(
          'cut',
          words(
            'Straight, tied at the waist',
            '直筒，腰间系带',
            'ストレート、ウエストで結ぶ',
            '일자 핏, 허리끈',
            'ทรงตรง ผูกเอว',
          ),
        ),
        spec(
          'care',
          words(
            'Wash at 40 °C, iron warm',
            '40 °C 水洗，中温熨烫',
            '40 °Cで洗濯、中温アイロン',
            '40°C 세탁, 중온 다림질',
            'ซักที่ 40 °C รีดไฟกลาง',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (denim-m) The stripes meet at the button line. Somebody there cares.
    ja 5 (l) 一枚でも羽織っても着られて、旅行に便利でした。
    ko 4 (s) 허리끈 고리 위치가 조금 높지만 키 158에 길이는 딱 좋습니다.
    zh-CN 5 (moss-m) 上班穿很得体，洗了三次没缩水。
    th 5 (xl) มีไซส์ใหญ่จริง อกไม่ปริ กระดุมเย็บแน่น
    zh-CN 3 (clay-s) 条纹好看，可是棉布偏硬，坐久了后面全是褶。
  `,
    },
    {
      product_id: 'dress-tiered',
      shop_id: 'siam-loom',
      values: ['snow', 'blush', 'sage'],
      price_cents: 8400,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 928,
      days_ago: 41,
      title: words(
        'Tiered cotton gauze dress',
        '双层棉纱蛋糕长裙',
        'ダブルガーゼのティアードワンピース',
        '티어드 더블 거즈 원피스',
        'เดรสผ้าก๊อซระบายชั้น',
      ),
      description: words(
        'Three tiers of double gauze, each gathered onto the one above, and short puffed sleeves with soft elastic. It weighs next to nothing, dries overnight and never wants ironing.',
        '三层棉纱裙摆层层抽褶相接，泡泡短袖配软松紧。轻得几乎没有分量，一夜晾干，从来不用熨。',
        'ダブルガーゼを3段に重ねてギャザーを寄せ、やわらかなゴム入りのパフスリーブをつけました。とても軽く、一晩で乾き、アイロンは要りません。',
        '더블 거즈를 세 단으로 이어 단마다 주름을 잡고, 부드러운 고무를 넣은 짧은 퍼프 소매를 달았습니다. 아주 가볍고 하룻밤이면 마르며 다림질이 필요 없습니다.',
        'ผ้าก๊อซสองชั้นต่อกันสามระบาย จับจีบรูดทุกชั้น แขนพองสั้นใส่ยางยืดนุ่ม เบาแทบไม่รู้สึก ตากคืนเดียวแห้ง ไม่ต้องรีด',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton double gauze, 125 g/m²',
            '100% 棉双层纱，125 克/平方米',
            '綿100%ダブルガーゼ、125 g/m²',
            '면 100% 더블 거즈, 125g/m²',
            'ผ้าฝ้ายก๊อซสองชั้น 100% 125 กรัมต่อตารางเมตร',
          ),
        ),
        lengths(120, 122, 124),
        spec(
          'cut',
          words(
            'Loose, with side pockets',
            '宽松，两侧有口袋',
            'ゆったり、脇ポケット付き',
            '넉넉한 핏, 옆 주머니',
            'ทรงหลวม มีกระเป๋าข้าง',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (sage-m) Lived in it for two weeks in Lisbon. Rinsed in the sink, dry by morning.
    ja 5 (snow-s) 肌ざわりが赤ちゃんの肌着のよう。白は中に一枚着れば透けません。
    ko 5 (l) 임신 8개월인데 이것만 입어요. 배도 안 조이고 시원합니다.
    th 5 (blush-m) ผ้าโปร่งเหมาะกับหน้าร้อนบ้านเรามาก ระบายสวยเวลาลมพัด
    zh-CN 4 (s) 很仙，就是裙摆太大，骑车要小心卷进去。
    en 4 (m) Looser than I expected. I could have gone down a size.
  `,
    },
    {
      product_id: 'dress-rib',
      shop_id: 'silk-lantern',
      values: ['cocoa', 'fog', 'ink'],
      price_cents: 15800,
      was_cents: 18900,
      second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } },
      sales: 274,
      days_ago: 312,
      title: words(
        'Ribbed merino roll-neck dress',
        '罗纹美利奴高领裙',
        'メリノのリブ編みハイネックワンピース',
        '메리노 골지 목폴라 원피스',
        'เดรสคอเต่าไหมพรมเมอริโนลายร่อง',
      ),
      description: words(
        'A column of ribbed merino and silk with long sleeves and a roll neck, knitted in one piece so that there is no side seam to twist. The rib springs back after a day of sitting.',
        '美利奴与蚕丝混纺的罗纹直筒裙，长袖高领，整件织成，没有会歪的侧缝。坐一整天，罗纹自己弹回来。',
        'メリノとシルクのリブ編みで仕立てた、長袖ハイネックの細身ワンピースです。脇に縫い目のない一体編みなので、ねじれません。一日座っても、リブがきちんと戻ります。',
        '메리노와 실크를 섞은 골지로 짠, 소매가 길고 목이 올라오는 일자 원피스입니다. 통으로 짜서 옆선이 없어 돌아가지 않습니다. 하루 종일 앉아 있어도 골지가 제자리로 돌아옵니다.',
        'เดรสทรงตรงถักลายร่องจากขนแกะเมอริโนผสมไหม แขนยาวคอเต่า ถักทั้งตัวไม่มีตะเข็บข้างให้บิด นั่งทั้งวันลายร่องก็คืนตัว',
      ),
      specs: [
        spec(
          'material',
          words(
            '85% merino wool, 15% silk',
            '85% 美利奴羊毛，15% 桑蚕丝',
            'メリノウール85%、シルク15%',
            '메리노 울 85%, 실크 15%',
            'ขนแกะเมอริโน 85% ไหม 15%',
          ),
        ),
        lengths(112, 114, 116),
        spec(
          'cut',
          words(
            'Close to the body, stretches 30%',
            '贴身，弹性 30%',
            '体に沿う、伸び率30%',
            '몸에 붙는 핏, 30% 신축',
            'เข้ารูป ยืดได้ 30%',
          ),
        ),
        spec(
          'care',
          words(
            'Wool cycle at 30 °C, dry flat',
            '30 °C 羊毛程序，平铺晾干',
            '30 °Cのウールコース、平干し',
            '30°C 울 코스, 뉘어 건조',
            'โปรแกรมผ้าขนแกะ 30 °C ตากแนวราบ',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    zh-CN 5 (ink-m) 不扎脖子，我这种对羊毛敏感的人都能贴身穿。
    en 5 (fog-s) Two winters in and there is not one pill under the arms.
    ja 5 (cocoa-m) 体の線を拾いすぎず、座りじわも残りません。
    ko 4 (m) 따뜻하고 핏이 예뻐요. 키 170이라 무릎 바로 아래까지 옵니다.
    th 4 (ink-l) ใส่ไปฮอกไกโดอุ่นมาก เนื้อดีสมราคา
    zh-CN 4 (cocoa-s) 颜色比屏幕上深一点，质感没话说。
  `,
    },
  ],
}

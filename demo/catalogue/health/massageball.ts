import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms } from '../measures.ts'
import { china, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const massageball: Kind = {
  pictured: 'colour',
  about: words(
    'Go slowly, and a minute in one place is plenty.',
    '慢慢滚，一处停留一分钟就够。',
    'ゆっくり転がし、ひとところは1分ほどで十分です。',
    '천천히 굴리고, 한곳에는 1분이면 충분합니다.',
    'นวดช้า ๆ จุดละหนึ่งนาทีก็พอ',
  ),
  products: [
    {
      product_id: 'massageball',
      shop_id: 'north-pier',
      values: ['sage', 'clay', 'ink'],
      price_cents: 2400,
      sales: 603,
      days_ago: 171,
      title: words(
        'Massage balls, three shapes',
        '三形按摩球套装',
        'マッサージボール 3種セット',
        '마사지 볼 3종 세트',
        'ชุดลูกบอลนวด 3 แบบ',
      ),
      description: words(
        'A peanut for either side of the spine, a knobbly ball for the soles and a smooth one for shoulders and hips. All three are solid natural rubber, firm enough to help and quiet on a wooden floor.',
        '花生球放松脊柱两侧，颗粒球按脚底，光面球按肩和髋。三只都是实心天然橡胶，力度够，在木地板上也安静。',
        '背骨の両脇にはピーナッツ形、足裏には突起つき、肩や腰にはなめらかなボール。3つとも中まで詰まった天然ゴムで、ほどよく硬く、木の床でも音が響きません。',
        '척추 양옆에는 땅콩 볼, 발바닥에는 돌기 볼, 어깨와 골반에는 매끈한 볼을 씁니다. 셋 다 속이 꽉 찬 천연 고무라 적당히 단단하고 마룻바닥에서도 조용합니다.',
        'ลูกทรงถั่วสำหรับสองข้างกระดูกสันหลัง ลูกมีปุ่มสำหรับฝ่าเท้า และลูกเรียบสำหรับไหล่และสะโพก ทั้งสามลูกเป็นยางธรรมชาติตัน แน่นพอให้คลายและไม่ดังบนพื้นไม้',
      ),
      specs: [
        spec('material', words('Natural rubber', '天然橡胶', '天然ゴム', '천연 고무', 'ยางธรรมชาติ')),
        spec(
          'size',
          words(
            'Peanut 16 × 8 cm, balls 7 cm',
            '花生球 16 × 8 厘米，球 7 厘米',
            'ピーナッツ形16 × 8 cm、ボール7 cm',
            '땅콩 볼 16 × 8cm, 볼 7cm',
            'ลูกทรงถั่ว 16 × 8 ซม. ลูกกลม 7 ซม.',
          ),
        ),
        spec('weight', words('640 g together', '合计 640 克', '合計640 g', '합계 640g', 'รวม 640 กรัม')),
        spec(
          'care',
          words(
            'Wipe clean, keep out of the sun',
            '擦拭清洁，避免暴晒',
            'ふき取り、直射日光を避ける',
            '닦아서 관리하고 직사광선을 피하세요',
            'เช็ดทำความสะอาด เลี่ยงแดด',
          ),
        ),
      ],
      reviews: `
    en 5 The ball under my foot while I answer mail. That is my whole review.
    ja 4 肩甲骨にちょうど当たります。最初は痛いくらい効きます。
    zh-CN 5 跑完步滚一滚小腿，第二天轻松很多，楼下也听不见声音。
    ko 4 생각보다 단단해요. 초보자는 수건을 덧대고 쓰세요.
    th 5 นั่งทำงานทั้งวันแล้วนวดหลังดีมาก ไม่มีกลิ่นยางแรง
    en 3 The peanut is great. The small ball rolled under the sofa on day two and lives there.
  `,
    },
    {
      product_id: 'massageball-roller',
      shop_id: 'north-pier',
      values: ['ink', 'moss', 'brick'],
      price_cents: 2900,
      was_cents: 3900,
      second: { axis: 'length', adds: { '33cm': 0, '45cm': 400, '60cm': 700 } },
      sales: 1480,
      days_ago: 340,
      title: words(
        'Grooved roller, hollow core',
        '沟纹空心泡沫轴',
        '溝つきフォームローラー 中空',
        '홈 파인 폼롤러, 속 빈 심',
        'โฟมโรลเลอร์ลายร่อง แกนกลวง',
      ),
      description: words(
        'A foam roller with wide and narrow grooves around a hollow core stiff enough to stand on. A rolled towel or a water bottle travels inside it.',
        '宽窄沟纹相间的泡沫轴，空心内芯硬到能站人。出门时里面可以塞一条毛巾或一只水瓶。',
        '広い溝と細い溝のあるフォームローラーです。中空の芯は人が乗れるほど丈夫で、移動のときは中にタオルや水筒を入れて運べます。',
        '넓은 홈과 좁은 홈이 번갈아 있는 폼롤러로, 속 빈 심은 올라서도 될 만큼 단단합니다. 이동할 때는 안에 수건이나 물병을 넣어 다닐 수 있습니다.',
        'โฟมโรลเลอร์มีร่องกว้างสลับร่องแคบ แกนกลวงแข็งพอให้ขึ้นยืนได้ เวลาเดินทางใส่ผ้าขนหนูหรือขวดน้ำไว้ข้างในได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'EVA foam, ABS core',
            'EVA 泡棉、ABS 内芯',
            'EVAフォーム、ABS樹脂の芯',
            'EVA 폼, ABS 심',
            'โฟม EVA แกน ABS',
          ),
        ),
        spec('size', words('14 cm across', '直径 14 厘米', '直径14 cm', '지름 14cm', 'เส้นผ่านศูนย์กลาง 14 ซม.')),
        spec('load', kilograms(150)),
        spec('origin', china),
      ],
      reviews: `
        en 5 (ink-33cm) Fits my carry-on with socks stuffed inside.
        ko 5 (moss-45cm) 등 전체를 굴리려면 45가 맞아요. 1년 썼는데 찌그러지지 않았습니다.
        zh-CN 4 (ink-60cm) 60 厘米躺着开肩很稳，就是收纳占地方。
        ja 4 (brick-33cm) 溝の当たりが思ったより強いです。ふくらはぎにちょうどいい。
        th 5 (moss-33cm) วิ่งเสร็จกลิ้งต้นขาทุกครั้ง ทำความสะอาดง่าย
        en 3 (brick-45cm) Solid, but the foam sheds little crumbs at the edges after a year.
      `,
    },
    {
      product_id: 'massageball-stick',
      shop_id: 'north-pier',
      values: ['brick', 'denim', 'sage'],
      price_cents: 1900,
      second: { axis: 'length', adds: { '33cm': 0, '45cm': 500 } },
      sales: 720,
      days_ago: 214,
      title: words(
        'Massage stick with nine rollers',
        '九珠按摩棒',
        '9連ローラーのマッサージ棒',
        '롤러 아홉 개 마사지 스틱',
        'ไม้นวดลูกกลิ้งเก้าลูก',
      ),
      description: words(
        'A flexible stick for calves and thighs, with nine rollers that each turn on their own. You set the pressure with both hands instead of lying on the floor.',
        '用于小腿和大腿的柔韧按摩棒，九颗滚珠各自转动。双手控制力度，不用躺在地上。',
        'ふくらはぎや太ももに使う、しなりのある棒です。9つのローラーがそれぞれ回ります。床に寝なくても、両手で力を加減できます。',
        '종아리와 허벅지에 쓰는 낭창낭창한 스틱으로, 롤러 아홉 개가 따로따로 돕니다. 바닥에 눕지 않고 두 손으로 세기를 조절합니다.',
        'ไม้นวดแกนยืดหยุ่นสำหรับน่องและต้นขา ลูกกลิ้งเก้าลูกหมุนแยกกัน ปรับแรงได้ด้วยสองมือโดยไม่ต้องนอนกับพื้น',
      ),
      specs: [
        spec(
          'material',
          words(
            'Steel core, ABS rollers, rubber grips',
            '钢芯、ABS 滚珠、橡胶握把',
            '鋼の芯、ABSローラー、ゴムのグリップ',
            '강철 심, ABS 롤러, 고무 손잡이',
            'แกนเหล็ก ลูกกลิ้ง ABS ด้ามยาง',
          ),
        ),
        spec('weight', grams(290)),
        spec(
          'care',
          words('Wipe with a damp cloth', '用湿布擦拭', 'ぬれ布巾でふく', '젖은 천으로 닦으세요', 'เช็ดด้วยผ้าชุบน้ำหมาด'),
        ),
        spec('origin', korea),
      ],
      reviews: `
        ja 5 (denim-45cm) マラソン仲間で回し使いしています。しなりがよく、痛すぎません。
        en 4 (brick-33cm) The short one lives in my gym bag. Pinched a leg hair once.
        ko 5 (sage-45cm) 앉아서 종아리 풀기에 최고예요. 손잡이가 미끄럽지 않습니다.
        zh-CN 4 (brick-45cm) 力度自己控制，滚起来有点咔哒声。
        th 5 (denim-33cm) พกไปแข่งจักรยานทุกสนาม เล็กแต่แน่น
        zh-CN 5 (sage-33cm) 送给爱打羽毛球的爸爸，他天天用。
      `,
    },
    {
      product_id: 'massageball-wood',
      shop_id: 'lotus-well',
      pictured: 'timber',
      values: ['beech', 'teak', 'walnut'],
      price_cents: 2600,
      pictured_adds: [0, 500, 900],
      sales: 388,
      days_ago: 403,
      shelf: 'sold_out',
      title: words(
        'Wooden foot roller, five rows',
        '五排木制足底滚轮',
        '木の足裏ローラー 5列',
        '다섯 줄 나무 발 롤러',
        'ลูกกลิ้งไม้นวดเท้าห้าแถว',
      ),
      description: words(
        'Five ridged spindles in an arched wooden frame, to sit under the desk and roll both feet at once. The arch follows the foot, so heel and ball are both reached.',
        '拱形木架里排着五根带棱的滚轴，放在书桌下，双脚可以同时滚。弧度贴合脚形，脚跟和前掌都能照顾到。',
        'アーチ形の木枠に溝のある軸を5本並べた足裏ローラーです。机の下に置けば、両足を一度に転がせます。足の形に沿った曲線なので、かかとにも指の付け根にも届きます。',
        '아치형 나무 틀에 골이 진 굴대 다섯 개를 끼운 발 롤러입니다. 책상 아래 두면 두 발을 한꺼번에 굴릴 수 있고, 발 모양을 따라 휘어 뒤꿈치와 앞꿈치에 모두 닿습니다.',
        'แกนไม้ลายสันห้าแถวในโครงไม้โค้ง วางใต้โต๊ะแล้วกลิ้งได้ทั้งสองเท้าพร้อมกัน ความโค้งรับกับรูปเท้าจึงถึงทั้งส้นและปลายเท้า',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid wood, plant oil',
            '实木，植物油涂饰',
            '無垢材、植物油仕上げ',
            '원목, 식물성 오일 마감',
            'ไม้แท้ เคลือบน้ำมันพืช',
          ),
        ),
        spec('size', centimetres(29, 17, 6)),
        spec('origin', thailand),
      ],
      reviews: `
        th 5 (teak) วางใต้โต๊ะทำงาน เหยียบทั้งวันจนเพื่อนข้าง ๆ ซื้อตาม
        en 5 (walnut) Quiet on the floorboards and far nicer than plastic ones.
        zh-CN 5 (beech) 木头打磨得很光，没有毛刺，滚起来沙沙响。
        ja 4 (teak) 在宅勤務の相棒です。軸に髪の毛が巻きつくので、ときどき掃除を。
        ko 4 (beech) 양말 신고 굴리면 딱 좋은 세기예요. 맨발은 처음에 아픕니다.
      `,
    },
    {
      product_id: 'massageball-cold',
      shop_id: 'north-pier',
      values: ['mist', 'ink', 'sand'],
      price_cents: 2700,
      sales: 265,
      days_ago: 74,
      title: words(
        'Cold roller, steel ball',
        '冰感钢珠滚球',
        '冷やして使うスチールローラー',
        '차갑게 쓰는 스틸 볼 롤러',
        'ลูกกลิ้งเย็นลูกเหล็ก',
      ),
      description: words(
        'A steel ball that spins freely in a palm-sized cup. Two hours in the freezer keep it cold for a good while, and the cup keeps the cold off your hand.',
        '一颗钢珠在掌心大小的握杯里自由滚动。放冰箱冷冻两小时，能凉上好一阵，握杯不冰手。',
        '手のひら大のカップの中で、スチールの球がくるくる回ります。冷凍庫に2時間入れておけば長く冷たさが続き、カップのおかげで手は冷えません。',
        '손바닥만 한 컵 안에서 강철 공이 자유롭게 돕니다. 냉동실에 두 시간 넣어 두면 오래 차갑고, 컵이 있어 손은 시리지 않습니다.',
        'ลูกเหล็กหมุนอิสระในถ้วยขนาดเท่าฝ่ามือ แช่ช่องแข็งสองชั่วโมงแล้วเย็นอยู่ได้นาน ตัวถ้วยช่วยให้มือไม่เย็น',
      ),
      specs: [
        spec(
          'material',
          words(
            'Stainless steel, silicone, ABS',
            '不锈钢、硅胶、ABS',
            'ステンレス、シリコン、ABS樹脂',
            '스테인리스, 실리콘, ABS',
            'สเตนเลส ซิลิโคน ABS',
          ),
        ),
        spec('size', words('Ball 6 cm', '钢珠 6 厘米', '球の直径6 cm', '볼 지름 6cm', 'ลูกกลม 6 ซม.')),
        spec('weight', grams(540)),
        spec('origin', china),
      ],
      reviews: `
        en 5 (ink) Rolls like a giant ballpoint. My shins love it after football.
        zh-CN 4 (mist) 冻过以后能凉二十多分钟，夏天脖子后面滚一滚太爽了。
        ja 5 (sand) 球が外れて丸洗いできるのがいいです。
        ko 4 (mist) 무게가 있어서 힘을 안 줘도 눌려요. 가방에 넣기엔 묵직합니다.
        th 5 (ink) อากาศร้อน ๆ กลิ้งคอแล้วสดชื่น ลูกเหล็กหมุนลื่น
        ko 2 (sand) 한 달 만에 볼 가장자리에서 삐걱 소리가 나요.
      `,
    },
  ],
}

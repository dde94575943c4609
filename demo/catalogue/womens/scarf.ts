import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const scarf: Kind = {
  pictured: 'colour',
  about: words(
    'Weavers and knitters put their initials on the label of each piece they finish.',
    '每完成一条，织者都会在布标上留下自己名字的缩写。',
    '仕上げた一枚ごとに、織り手や編み手が織りネームに自分の頭文字を入れます。',
    '한 장을 마칠 때마다 짠 사람이 라벨에 자기 이니셜을 남깁니다.',
    'ทุกผืนที่ทำเสร็จ ช่างจะปักอักษรย่อชื่อของตัวเองไว้ที่ป้าย',
  ),
  products: [
    {
      product_id: 'scarf',
      shop_id: 'siam-loom',
      values: ['clay', 'sage', 'mist'],
      price_cents: 3800,
      sales: 921,
      days_ago: 262,
      shelf: 'sold_out',
      title: words(
        'Handwoven cotton scarf',
        '手织棉围巾',
        '手織りコットンストール',
        '손으로 짠 면 스카프',
        'ผ้าพันคอฝ้ายทอมือ',
      ),
      description: words(
        'A long, light scarf woven on a foot loom by a weavers’ group in Nan. The yarn is spun unevenly on purpose, which lets the air through and gives the cloth its grain; pale stripes and a fringe finish the ends. It is a shawl on a plane, a wrap on the beach and a scarf at home.',
        '泰国楠府的织工用脚踏织机织成的轻长围巾。棉纱刻意纺得粗细不匀，透气，也有了布的肌理；两端织浅色条纹，留手工流苏。飞机上当披肩，海边当罩裙，回家是围巾。',
        'タイ北部ナーンの織り手たちが足踏み織機で織った、軽く長いストールです。あえて太さをそろえずに紡いだ糸が空気を通し、布に表情を生みます。両端には淡い縞とフリンジ。機内ではひざ掛けに、浜辺では羽織りに、街ではストールに。',
        '태국 난 지역의 직조 모임이 발베틀로 짠 길고 가벼운 스카프입니다. 일부러 고르지 않게 자은 실이 바람을 통하게 하고 천에 결을 줍니다. 양 끝은 옅은 줄무늬와 술로 마감했습니다. 비행기에서는 숄, 해변에서는 랩, 집에서는 스카프가 됩니다.',
        'ผ้าพันคอผืนยาวเบาทอด้วยกี่เท้าโดยกลุ่มทอผ้าเมืองน่าน เส้นฝ้ายปั่นให้ไม่เสมอกันโดยตั้งใจ ระบายอากาศดีและมีผิวสัมผัสเป็นเอกลักษณ์ ปลายผ้าทอลายทางสีอ่อนและปล่อยชายครุย ขึ้นเครื่องบินใช้คลุมไหล่ ไปทะเลใช้พันตัว อยู่บ้านก็เป็นผ้าพันคอ',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton, hand-spun weft',
            '100% 棉，手纺纬纱',
            '綿100%、よこ糸は手紡ぎ',
            '면 100%, 씨실은 손으로 자음',
            'ผ้าฝ้าย 100% เส้นพุ่งปั่นมือ',
          ),
        ),
        spec('size', centimetres(190, 70)),
        spec('weight', grams(180)),
        spec(
          'care',
          words(
            'Cool hand wash, dry in the shade',
            '冷水手洗，阴干',
            '水で手洗い、陰干し',
            '찬물 손세탁, 그늘 건조',
            'ซักมือน้ำเย็น ตากในร่ม',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 You can see the hand in it. Light, and warm enough for an aeroplane.
    ja 5 ふんわり軽く、夏の冷房よけに毎日使っています。
    zh-CN 4 手织的纹理很特别，第一次洗会掉一点颜色。
    ko 4 색이 자연스럽고 부드럽습니다. 올이 잘 걸리니 반지를 조심하세요.
    th 5 ผ้าทอมือของน่านแท้ ๆ เนื้อนุ่ม ได้อุดหนุนชุมชนด้วย
  `,
    },
    {
      product_id: 'scarf-silk',
      shop_id: 'silk-lantern',
      values: ['brick', 'moss', 'denim'],
      price_cents: 3900,
      second: { axis: 'square', adds: { '53cm': 0, '88cm': 4500 } },
      sales: 1368,
      days_ago: 59,
      title: words(
        'Silk twill square, dotted',
        '圆点真丝斜纹方巾',
        '水玉シルクツイルのスカーフ',
        '물방울무늬 실크 트윌 스카프',
        'ผ้าพันคอไหมทวิลลายจุด',
      ),
      description: words(
        'A square of 14-momme silk twill with dots in the middle and a plain deep border, its edge rolled and sewn by hand. The small one is for a neck or a bag handle, the large one for a head or shoulders.',
        '14 姆米真丝斜纹方巾，中间圆点，四周宽素边，手工卷边。小的系脖子、绑包带，大的包头、披肩。',
        '中央に水玉、まわりに幅広の無地をめぐらせた14匁のシルクツイルです。縁は手で巻いてかがりました。小は首元やバッグの持ち手に、大は頭や肩にどうぞ。',
        '가운데는 물방울무늬, 둘레는 넓은 민무늬인 14몸메 실크 트윌이며 가장자리는 손으로 말아 감쳤습니다. 작은 것은 목이나 가방 손잡이에, 큰 것은 머리나 어깨에 두릅니다.',
        'ผ้าไหมทวิลหนา 14 มอมเมทรงสี่เหลี่ยม ตรงกลางลายจุด ขอบกว้างสีพื้น ม้วนริมเย็บมือ ผืนเล็กผูกคอหรือหูกระเป๋า ผืนใหญ่โพกศีรษะหรือคลุมไหล่',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% silk twill, 14 momme',
            '100% 真丝斜纹，14 姆米',
            'シルク100%ツイル、14匁',
            '실크 100% 트윌, 14몸메',
            'ไหมทวิล 100% หนา 14 มอมเม',
          ),
        ),
        spec(
          'care',
          words(
            'Wash at 30 °C in a net, iron damp',
            '装网袋 30 °C 水洗，微湿熨烫',
            'ネットに入れて30 °Cで洗い、湿ったままアイロン',
            '세탁망에 넣어 30°C 세탁, 덜 마른 상태로 다림질',
            'ใส่ถุงซักที่ 30 °C รีดตอนหมาด',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    zh-CN 5 (brick-88cm) 手工卷边很圆润，厚度比我以前买的扎实。
    en 5 (moss-53cm) The small one turned a plain grey coat into an outfit.
    ja 5 (denim-53cm) かばんの持ち手に巻いています。すべりもよく、色がはっきりしています。
    ko 4 (brick-53cm) 작은 건 목에 한 번 묶으면 딱 끝이에요. 좀 더 컸으면.
    th 4 (denim-88cm) ไหมลื่นเงาสวย ผืนใหญ่คลุมไหล่ในห้องแอร์ได้
    en 5 (moss-88cm) Survived a hand wash in a hotel sink without losing colour.
  `,
    },
    {
      product_id: 'scarf-cashmere',
      shop_id: 'silk-lantern',
      values: ['fog', 'blush', 'cocoa'],
      price_cents: 11800,
      was_cents: 14200,
      sales: 507,
      days_ago: 331,
      title: words(
        'Ribbed cashmere scarf',
        '罗纹羊绒围巾',
        'カシミヤのリブ編みマフラー',
        '캐시미어 골지 머플러',
        'ผ้าพันคอแคชเมียร์ลายริบ',
      ),
      description: words(
        'Two-ply cashmere in a fisherman’s rib, thick but weightless, long enough for two turns. The yarn is combed in Inner Mongolia and knitted in Suzhou on machines older than we are.',
        '双股羊绒织成元宝针，厚而不重，够绕两圈。绒在内蒙古梳成，在苏州用比我们年纪还大的针织机织就。',
        '双糸のカシミヤを畦編みにした、厚いのに重さを感じないマフラーです。二重に巻ける長さがあります。内モンゴルで梳いた糸を、蘇州の私たちより年上の編み機で編みました。',
        '두 겹 캐시미어 실을 피셔맨 립으로 짜 두툼하지만 무게가 느껴지지 않고, 두 번 감을 만큼 깁니다. 내몽골에서 빗은 실을 쑤저우의, 저희보다 나이 많은 기계로 짭니다.',
        'ไหมพรมแคชเมียร์สองเส้นถักลายฟิชเชอร์แมนริบ หนาแต่ไร้น้ำหนัก ยาวพอพันสองรอบ เส้นใยสางในมองโกเลียใน ถักที่ซูโจวด้วยเครื่องที่อายุมากกว่าพวกเรา',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cashmere, two-ply',
            '100% 山羊绒，双股',
            'カシミヤ100%、双糸',
            '캐시미어 100%, 2합사',
            'แคชเมียร์ 100% สองเส้น',
          ),
        ),
        spec('size', centimetres(180, 28)),
        spec('weight', grams(190)),
        spec(
          'care',
          words(
            'Cool hand wash, dry flat',
            '冷水手洗，平铺晾干',
            '水で手洗い、平干し',
            '찬물 손세탁, 뉘어 건조',
            'ซักมือน้ำเย็น ตากแนวราบ',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (fog) The softest thing I own, and I own a cat.
    ja 5 (blush) 首がちくちくしません。毛玉も二か月でひとつだけ。
    ko 5 (cocoa) 가벼운데 영하 10도에도 충분해요. 엄마 것도 하나 더 샀습니다.
    zh-CN 4 (fog) 真羊绒无疑，刚开始会沾点毛到黑大衣上。
    th 4 (blush) อุ่นนุ่มมาก ใช้ตอนไปเกาหลี ราคาแรงแต่คุ้ม
  `,
    },
    {
      product_id: 'scarf-check',
      shop_id: 'siam-loom',
      values: ['moss', 'brick', 'mist'],
      price_cents: 6400,
      sales: 746,
      days_ago: 180,
      title: words(
        'Checked wool blanket scarf',
        '格纹羊毛大披肩',
        'チェックのウール大判ストール',
        '체크 울 블랭킷 스카프',
        'ผ้าคลุมไหล่ขนแกะลายตาราง',
      ),
      description: words(
        'A scarf the size of a small blanket, woven in broad checks of two colours over oat. Fold it into a triangle outdoors and open it over your knees on the train.',
        '一条小毯子那么大的围巾，燕麦底上织两色大格。出门对折成三角，上了火车摊开盖膝盖。',
        '小さな毛布ほどの大判ストールです。オートミール地に2色の大きな格子を織りました。外では三角に折り、電車ではひざに広げてください。',
        '작은 담요만 한 스카프로, 오트밀색 바탕에 두 가지 색 큰 체크를 짰습니다. 밖에서는 세모로 접어 두르고 기차에서는 무릎에 펼칩니다.',
        'ผ้าพันคอผืนใหญ่เท่าผ้าห่มผืนเล็ก ทอลายตารางใหญ่สองสีบนพื้นสีโอ๊ต ออกข้างนอกพับเป็นสามเหลี่ยม ขึ้นรถไฟก็คลี่คลุมเข่า',
      ),
      specs: [
        spec('material', words('100% lambswool', '100% 羔羊毛', 'ラムウール100%', '램스울 100%', 'ขนลูกแกะ 100%')),
        spec('size', centimetres(200, 75)),
        spec('weight', grams(360)),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (moss) A coat for your neck. I sleep under it on night buses.
    ko 5 (brick) 사무실 무릎담요 겸용으로 최고예요. 체크가 큼직해서 촌스럽지 않습니다.
    zh-CN 5 (mist) 够大，裹上整个人都暖了，流苏也没掉。
    ja 4 (brick) 温かいですが、巻くとボリュームが出るので小柄な人は注意。
    th 4 (mist) ผืนใหญ่อุ่นดี ขนร่วงนิดหน่อยช่วงแรก
    en 4 (brick) Slightly scratchy for the first week, then fine.
  `,
    },
    {
      product_id: 'scarf-snood',
      shop_id: 'silk-lantern',
      values: ['honey', 'plum', 'snow'],
      price_cents: 5200,
      sales: 388,
      days_ago: 26,
      title: words(
        'Chunky cable-knit snood',
        '粗针麻花围脖',
        'ざっくり縄編みスヌード',
        '굵은 꽈배기 넥워머',
        'ผ้าพันคอวงถักลายเปียเส้นหนา',
      ),
      description: words(
        'A closed loop of fat merino in cables as thick as a thumb. It goes on over the head, wraps twice and has no end to drag in the soup.',
        '粗股美利奴织成一圈，麻花有拇指粗。从头上一套，绕两圈，没有会掉进汤里的尾巴。',
        '親指ほどの太い縄編みを、極太メリノで輪に編みました。頭からかぶって二重に巻くだけ。スープに浸かる端がありません。',
        '굵은 메리노로 엄지만 한 꽈배기를 떠 고리로 이었습니다. 머리 위로 써서 두 번 감으면 되고, 국물에 빠질 끝자락이 없습니다.',
        'วงไหมพรมเมอริโนเส้นอวบ ลายเปียหนาเท่าหัวแม่มือ สวมลงทางศีรษะแล้วพันสองรอบ ไม่มีชายให้จุ่มลงชามซุป',
      ),
      specs: [
        spec(
          'material',
          words(
            '90% merino wool, 10% alpaca',
            '90% 美利奴羊毛，10% 羊驼毛',
            'メリノウール90%、アルパカ10%',
            '메리노 울 90%, 알파카 10%',
            'ขนแกะเมอริโน 90% อัลปากา 10%',
          ),
        ),
        spec(
          'size',
          words(
            '140 cm around, 24 cm wide',
            '周长 140 厘米，宽 24 厘米',
            '周囲140 cm、幅24 cm',
            '둘레 140cm, 폭 24cm',
            'รอบวง 140 ซม. กว้าง 24 ซม.',
          ),
        ),
        spec('weight', grams(280)),
        spec(
          'care',
          words('Hand wash, dry flat', '手洗，平铺晾干', '手洗い、平干し', '손세탁, 뉘어 건조', 'ซักมือ ตากแนวราบ'),
        ),
      ],
      reviews: `
    ja 5 (snow) 自転車に乗っても端が飛ばないのがいい。顔まで埋まります。
    en 5 (honey) Pulled up over the nose it beats any mask at minus fifteen.
    zh-CN 4 (plum) 麻花立体，配大衣显脸小，稍微有点重。
    ko 5 (snow) 목도리 두르기 귀찮은 사람에게 딱이에요.
    th 4 (honey) สีสวยอบอุ่น แต่เมืองไทยได้ใช้แค่ตอนขึ้นดอย
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, kilograms, watts } from '../measures.ts'
import { korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const campstove: Kind = {
  pictured: 'colour',
  about: words(
    'Each stove is lit once before it is packed, and the parts that wear are sold singly.',
    '每台炉具装箱前都试点过一次，易损件可以单独购买。',
    '梱包の前に一台ずつ火をつけて確かめています。消耗する部品は単品でもお求めいただけます。',
    '포장하기 전에 한 대씩 불을 붙여 확인합니다. 닳는 부품은 낱개로도 팝니다.',
    'เตาทุกตัวจุดทดสอบก่อนบรรจุ และมีอะไหล่สิ้นเปลืองแยกขาย',
  ),
  products: [
    {
      product_id: 'campstove-burner',
      shop_id: 'cedar-trail',
      values: ['cocoa', 'moss', 'ink'],
      price_cents: 5900,
      second: { axis: 'power', adds: { '2500w': 0, '3300w': 900 } },
      sales: 884,
      days_ago: 187,
      title: words(
        'Screw-on burner, leather sleeve',
        '旋接炉头 配皮罐套',
        '革カバー付き直結型バーナー',
        '가죽 커버 직결형 버너',
        'หัวเตาแก๊สพร้อมปลอกหนัง',
      ),
      description: words(
        'A burner head with three folding arms that screws straight onto a gas cartridge. The sleeve of stitched leather dresses the cartridge, and keeps it from sliding on a wooden table.',
        '三脚可折的炉头，直接旋在气罐上。缝线皮套给气罐穿上外衣，放在木桌上也不打滑。',
        '3本の五徳がたためる、カートリッジ直結型のバーナーです。縫い目の美しい革カバーがガス缶を包み、木のテーブルの上でも滑りません。',
        '접는 받침 세 개가 달려 가스통에 바로 돌려 끼우는 버너입니다. 바느질한 가죽 커버가 가스통을 감싸 나무 탁자에서도 미끄러지지 않습니다.',
        'หัวเตาขาพับสามแฉกหมุนต่อกับกระป๋องแก๊สได้ทันที ปลอกหนังเย็บมือหุ้มกระป๋องแก๊สให้ดูดีและไม่ลื่นบนโต๊ะไม้',
      ),
      specs: [
        spec(
          'fuel',
          words(
            'Screw-top gas cartridge, not included',
            '螺口气罐，不含在内',
            'ネジ式ガスカートリッジ（別売り）',
            '나사식 가스통(별도 구매)',
            'แก๊สกระป๋องหัวเกลียว (ไม่รวมในชุด)',
          ),
        ),
        spec(
          'material',
          words(
            'Brass, steel, cowhide',
            '黄铜、钢、牛皮',
            '真鍮、ステンレス、牛革',
            '황동, 강철, 소가죽',
            'ทองเหลือง เหล็ก หนังวัว',
          ),
        ),
        spec(
          'weight',
          words(
            'Burner 92 g, sleeve 60 g',
            '炉头 92 克，皮套 60 克',
            'バーナー92 g、カバー60 g',
            '버너 92g, 커버 60g',
            'หัวเตา 92 กรัม ปลอก 60 กรัม',
          ),
        ),
      ],
      reviews: `
    ja 5 (cocoa) 革の色が一年で飴色になりました。火力の調節も細かくできます。
    en 5 (3300w) Half a litre boiled before I had found the teabags.
    zh-CN 4 (moss) 皮套做工好，点火还是得自己带打火机。
    ko 4 (2500w) 작고 튼튼해요. 바람막이는 따로 챙기시는 게 좋습니다.
    th 5 (ink-3300w) ไฟแรงสม่ำเสมอ ขาพับเก็บแล้วเล็กนิดเดียว
    en 3 (2500w) Burner is great. The sleeve only fits the squat cartridge, not the tall one.
  `,
    },
    {
      product_id: 'campstove-cassette',
      shop_id: 'north-pier',
      values: ['butter', 'sage', 'snow'],
      price_cents: 4800,
      was_cents: 6400,
      sales: 1742,
      days_ago: 376,
      title: words(
        'Slim cassette table stove',
        '薄型卡式炉',
        '薄型カセットコンロ',
        '슬림 카세트 버너',
        'เตาแก๊สกระป๋องแบบบาง',
      ),
      description: words(
        'A flat table stove for one long gas can, low enough to see each other over the hotpot. The enamelled top wipes clean, and the knob lights it with a click.',
        '横放一只长气罐的桌上炉，机身低，隔着火锅也看得见对面的人。搪瓷台面一擦就净，旋钮咔哒一声就着。',
        '細長いガス缶1本で使う卓上コンロです。背が低いので、鍋をはさんで顔が見えます。ほうろうの天板はふくだけできれいになり、つまみをひねればかちりと点火します。',
        '긴 부탄가스 하나로 쓰는 납작한 식탁 버너로, 낮아서 전골 너머로 서로 얼굴이 보입니다. 법랑 상판은 닦기만 하면 되고, 점화 손잡이를 돌리면 딸깍 켜집니다.',
        'เตาตั้งโต๊ะทรงแบนใช้แก๊สกระป๋องยาวหนึ่งกระป๋อง เตี้ยพอให้เห็นหน้ากันข้ามหม้อสุกี้ หน้าเตาเคลือบเช็ดออกง่าย บิดปุ่มดังแกร๊กก็ติดไฟ',
      ),
      specs: [
        spec('power', watts(3300)),
        spec(
          'fuel',
          words(
            'Butane can, not included',
            '丁烷气罐，不含在内',
            'カセットガス（別売り）',
            '부탄가스(별도 구매)',
            'แก๊สกระป๋องบิวเทน (ไม่รวมในชุด)',
          ),
        ),
        spec(
          'burn',
          words('About 70 minutes a can', '每罐约 70 分钟', '1本で約70分', '한 통에 약 70분', 'กระป๋องละประมาณ 70 นาที'),
        ),
        spec('size', centimetres(34, 28, 8)),
        spec('weight', kilograms(1.6)),
      ],
      reviews: `
    ko 5 (butter) 베란다 삼겹살용으로 샀는데 식탁에 그냥 두고 씁니다. 예뻐서요.
    zh-CN 5 (snow) 一家人围着涮火锅，终于不用站起来捞了。
    ja 5 (sage) 見た目がすっきりしていて、来客の日の鍋が華やぎました。
    en 4 Works indoors on the table and outdoors on the tailgate. Flame hates wind.
    th 4 (butter) เคลือบเช็ดง่าย คราบน้ำซุปไม่ติด แต่ไม่มีกล่องพลาสติกให้
    zh-CN 2 (sage) 用到第三次旋钮点火要拧好几下，联系店家换了一台。
  `,
    },
    {
      product_id: 'campstove-twin',
      shop_id: 'north-pier',
      values: ['moss', 'brick', 'ink'],
      price_cents: 13900,
      sales: 267,
      days_ago: 149,
      title: words(
        'Two-burner suitcase stove',
        '手提箱双头炉',
        'スーツケース型ツーバーナー',
        '가방형 투버너',
        'เตาสองหัวทรงกระเป๋า',
      ),
      description: words(
        'A steel case that opens into a kitchen: two burners, a lid against the wind and two wings at the sides. Shut, it has a handle and goes into the boot standing up.',
        '打开钢箱就是一间厨房：两个炉头，箱盖挡后风，两侧还有挡风翼。合上有提手，能竖着塞进后备厢。',
        '開けば台所になる鋼の箱です。バーナーが2つ、ふたと左右の羽根が風を防ぎます。閉じれば取っ手で提げて、車の荷室に立てて積めます。',
        '열면 부엌이 되는 강철 가방입니다. 버너 두 개에 뚜껑과 양옆 날개가 바람을 막아 줍니다. 닫으면 손잡이로 들고 트렁크에 세워 실을 수 있습니다.',
        'กล่องเหล็กเปิดออกเป็นครัว มีสองหัวเตา ฝาหลังกันลมและปีกกันลมสองข้าง ปิดแล้วมีหูหิ้ว วางตั้งท้ายรถได้',
      ),
      specs: [
        spec(
          'power',
          words('2 × 3,000 W', '每头 3000 瓦，共两头', '3,000 W × 2口', '3,000W × 2구', '3,000 วัตต์ × 2 หัว'),
        ),
        spec(
          'fuel',
          words(
            'Two butane cans, not included',
            '两罐丁烷气，不含在内',
            'カセットガス2本（別売り）',
            '부탄가스 2개(별도 구매)',
            'แก๊สกระป๋อง 2 กระป๋อง (ไม่รวมในชุด)',
          ),
        ),
        spec(
          'size',
          words(
            '56 × 30 × 11 cm closed',
            '合上 56 × 30 × 11 厘米',
            '収納時56 × 30 × 11 cm',
            '닫으면 56 × 30 × 11cm',
            'ปิดแล้ว 56 × 30 × 11 ซม.',
          ),
        ),
        spec('weight', kilograms(4.9)),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (moss) Bacon on the left, coffee on the right, nobody waiting. Marriage saved.
    ko 5 (ink) 찌개와 밥을 동시에 하니 저녁 준비가 절반으로 줄었습니다.
    ja 4 (brick) 風防がしっかりしています。重さはあるので車専用です。
    zh-CN 5 (moss) 打开像老式手提箱，朋友们都围过来看。
    th 4 (brick) ไฟสองหัวแรงเท่ากัน ทำความสะอาดถาดล่างได้ง่าย
  `,
    },
    {
      product_id: 'campstove-wood',
      shop_id: 'cedar-trail',
      values: ['silver', 'ink', 'gold'],
      price_cents: 4200,
      second: { axis: 'size', adds: { s: 0, m: 1200 } },
      sales: 436,
      days_ago: 259,
      title: words(
        'Twig-burning wood stove',
        '柴火炉',
        '小枝で燃やすウッドストーブ',
        '나뭇가지 화목 스토브',
        'เตาฟืนกิ่งไม้',
      ),
      description: words(
        'A double-walled can that draws air through the holes below and burns its own smoke above. A handful of twigs and cones boils a pot, and there is nothing to buy and nothing to carry but ash.',
        '双层桶身，从下面的孔吸风，把烟在上面再烧一遍。一把树枝加几颗松果就能烧开一锅水，不用买燃料，剩下的只有灰。',
        '下の穴から空気を吸い、煙を上でもう一度燃やす二重壁のストーブです。小枝と松ぼっくりひと握りで湯が沸き、燃料は買わずに済み、残るのは灰だけです。',
        '아래 구멍으로 공기를 빨아들여 연기까지 위에서 다시 태우는 이중벽 화로입니다. 잔가지와 솔방울 한 줌이면 물이 끓고, 살 연료도 없고 남는 것은 재뿐입니다.',
        'เตากระบอกสองชั้น ดูดลมจากรูด้านล่างแล้วเผาควันซ้ำด้านบน กิ่งไม้กับลูกสนกำเดียวก็ต้มน้ำได้หนึ่งหม้อ ไม่ต้องซื้อเชื้อเพลิง เหลือแค่ขี้เถ้า',
      ),
      specs: [
        spec(
          'fuel',
          words(
            'Twigs, cones, wood pellets',
            '树枝、松果、木颗粒',
            '小枝、松ぼっくり、ペレット',
            '잔가지, 솔방울, 목재 펠릿',
            'กิ่งไม้ ลูกสน ไม้อัดเม็ด (เพลเลต)',
          ),
        ),
        spec('material', words('Stainless steel', '不锈钢', 'ステンレス', '스테인리스', 'สเตนเลส')),
        spec(
          'size',
          words(
            'S: 11 × 11 × 17 cm. M: 14 × 14 × 21 cm',
            'S 款 11 × 11 × 17 厘米，M 款 14 × 14 × 21 厘米',
            'Sは11 × 11 × 17 cm、Mは14 × 14 × 21 cm',
            'S는 11 × 11 × 17cm, M은 14 × 14 × 21cm',
            'S 11 × 11 × 17 ซม. M 14 × 14 × 21 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            'S: 420 g. M: 680 g',
            'S 款 420 克，M 款 680 克',
            'Sは420 g、Mは680 g',
            'S는 420g, M은 680g',
            'S 420 กรัม M 680 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (s) Pine cones from the car park made the best cup of tea this year.
    ja 5 (m) 二次燃焼の炎がきれいで、調理そっちのけで眺めてしまいます。
    zh-CN 4 (silver-s) 火旺无烟，锅底会熏黑，带个布袋装。
    ko 5 (m) 불멍용으로 최고예요. 연기가 정말 적게 납니다.
    th 4 (s) จุดติดง่าย แต่ต้องคอยเติมกิ่งไม้บ่อย
    ko 3 (gold-s) 며칠 쓰니 금색이 그을려서 얼룩덜룩해졌습니다. 불은 잘 붙어요.
  `,
    },
    {
      product_id: 'campstove-pot',
      shop_id: 'cedar-trail',
      values: ['clay', 'denim', 'fog'],
      price_cents: 9800,
      second: { axis: 'volume', adds: { '600ml': 0, '1l': 1600 } },
      sales: 612,
      days_ago: 98,
      title: words(
        'Boiling system with sleeved pot',
        '一体式快煮锅炉',
        'カバー付きポット一体型ストーブ',
        '커버 포트 일체형 스토브',
        'ชุดเตาต้มพร้อมหม้อหุ้มปลอก',
      ),
      description: words(
        'A tall pot that locks onto its own burner, with fins underneath that catch the heat. The cloth sleeve has a handle, so you drink from the pot you boiled in, and everything packs inside it.',
        '高身锅直接卡在炉头上，锅底散热片把火都收进来。布套带把手，煮好就能端着喝，炉头、气罐全收进锅里。',
        '専用バーナーにかちりと留まる背の高いポットです。底のフィンが熱を逃さず、布カバーの取っ手でそのまま飲めます。道具はすべてポットの中に収まります。',
        '전용 버너에 딱 맞물리는 긴 포트로, 바닥의 핀이 열을 모읍니다. 천 커버에 손잡이가 있어 끓인 그대로 마시고, 모든 부품은 포트 안에 들어갑니다.',
        'หม้อทรงสูงล็อกกับหัวเตาของตัวเอง ครีบใต้หม้อเก็บความร้อน ปลอกผ้ามีหูจับ ต้มเสร็จยกดื่มได้เลย และเก็บทุกชิ้นไว้ในหม้อ',
      ),
      specs: [
        spec('power', watts(2200)),
        spec(
          'fuel',
          words(
            'Screw-top gas cartridge, not included',
            '螺口气罐，不含在内',
            'ネジ式ガスカートリッジ（別売り）',
            '나사식 가스통(별도 구매)',
            'แก๊สกระป๋องหัวเกลียว (ไม่รวมในชุด)',
          ),
        ),
        spec(
          'material',
          words(
            'Hard-anodised aluminium, neoprene',
            '硬质阳极铝、氯丁橡胶',
            '硬質アルマイト、ネオプレン',
            '경질 알루미늄, 네오프렌',
            'อะลูมิเนียมชุบแข็ง นีโอพรีน',
          ),
        ),
        spec(
          'weight',
          words(
            '600 ml: 370 g. 1 L: 450 g',
            '600 毫升 370 克，1 升 450 克',
            '600 mlは370 g、1 Lは450 g',
            '600ml 370g, 1L 450g',
            '600 มล. 370 กรัม 1 ลิตร 450 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (600ml) Two minutes ten to a rolling boil. I timed it because nobody believes me.
    zh-CN 5 (1l) 高原上烧水也快，一罐气用了五天。
    ja 5 (clay) カップ麺とコーヒーが一缶で十数回分。縦走の朝が早くなりました。
    ko 4 (600ml) 물은 정말 빨리 끓어요. 약불 조절은 조금 어렵습니다.
    th 4 (denim-1l) เก็บทุกอย่างในหม้อได้จริง ปลอกผ้าจับแล้วไม่ร้อน
    en 4 (fog) Brilliant for water, wrong for porridge. It scorches in a narrow ring.
  `,
    },
  ],
}

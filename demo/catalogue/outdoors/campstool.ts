import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { china, japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const campstool: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'campstool',
      shop_id: 'north-pier',
      values: ['clay', 'sage', 'sand'],
      price_cents: 4200,
      sales: 266,
      days_ago: 163,
      shelf: 'sold_out',
      title: words(
        'Folding camp stool',
        '折叠露营凳',
        '折りたたみキャンプスツール',
        '접이식 캠핑 스툴',
        'เก้าอี้แคมป์พับได้',
      ),
      description: words(
        'A folding stool with ash legs and a seat of heavy canvas, stitched twice where it carries. It opens with one movement and stands firm on sand and gravel. Folded, it is no longer than your forearm and hangs from its own strap.',
        '白蜡木腿配厚帆布座面的折叠凳，受力处双重车线。一个动作就能打开，沙地、碎石地都站得稳。折起来只有小臂长，自带背带。',
        'アッシュの脚に厚手の帆布を張った折りたたみスツールです。力のかかる所は二重縫い。ひと動作で開き、砂地でも砂利でもしっかり立ちます。たたむと腕の長さほどになり、付属のベルトで提げられます。',
        '물푸레나무 다리에 두꺼운 캔버스를 씌우고 힘 받는 자리를 두 번 박은 접이식 스툴입니다. 한 번에 펼쳐지고 모래와 자갈 위에서도 단단히 섭니다. 접으면 팔뚝 길이라 달린 끈으로 메고 다닙니다.',
        'เก้าอี้พับขาไม้แอช ที่นั่งผ้าแคนวาสหนาเย็บสองชั้นตรงจุดรับน้ำหนัก กางออกในจังหวะเดียว ตั้งได้มั่นคงบนทรายและกรวด พับแล้วยาวเท่าท่อนแขน มีสายสะพายในตัว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Ash wood, cotton canvas',
            '白蜡木、棉帆布',
            'アッシュ材、綿帆布',
            '물푸레나무, 면 캔버스',
            'ไม้แอช ผ้าแคนวาสฝ้าย',
          ),
        ),
        spec('load', words('Up to 110 kg', '最大 110 千克', '110 kgまで', '최대 110kg', 'ไม่เกิน 110 กก.')),
        spec(
          'size',
          words(
            '36 × 34 × 40 cm, folded 46 × 9 × 9 cm',
            '36 × 34 × 40 厘米，折叠后 46 × 9 × 9 厘米',
            '36 × 34 × 40 cm、収納時46 × 9 × 9 cm',
            '36 × 34 × 40cm, 접으면 46 × 9 × 9cm',
            '36 × 34 × 40 ซม. พับแล้ว 46 × 9 × 9 ซม.',
          ),
        ),
        spec('weight', kilograms(1.2)),
        spec('origin', china),
      ],
      reviews: `
    en 4 Light enough for fishing and does not sink into the shingle.
    ja 5 畳むと小さく、電車の旅にも持って行けます。木の質感が良いです。
    zh-CN 4 钓鱼用正好，久坐还是想要个靠背。
    ko 3 튼튼하지만 키가 큰 사람에게는 좀 낮아요.
    th 5 ผ้าหนา ไม้สวย นั่งแล้วไม่โยก
  `,
    },
    {
      product_id: 'campstool-lounge',
      shop_id: 'north-pier',
      values: ['sand', 'ink', 'sage'],
      price_cents: 8900,
      was_cents: 11900,
      second: { axis: 'height', adds: { '25cm': 0, '40cm': 1000 } },
      sales: 953,
      days_ago: 247,
      title: words(
        'Shock-cord lounge chair',
        '弹力杆靠背露营椅',
        '組み立て式ローチェア',
        '조립식 릴랙스 체어',
        'เก้าอี้แคมป์เอนหลังแบบต่อเสา',
      ),
      description: words(
        'Four poles jump together on their cord and carry a sling of ripstop that holds you like a hammock. The back is high enough for the shoulders, and the whole chair packs into a bag the length of a wine bottle.',
        '四根杆在弹力绳上自己咬合，撑起一张像吊床般裹住身体的防撕裂布。靠背高到肩膀，收起来只有一瓶红酒那么长。',
        'ゴムひもでつながった4本のポールがぱちんと組み上がり、ハンモックのように体を包む布を支えます。背もたれは肩まであり、たたむとワイン1本の長さです。',
        '고무줄로 이어진 폴 네 개가 저절로 맞물리고, 해먹처럼 몸을 감싸는 천을 받칩니다. 등받이는 어깨까지 올라오고, 접으면 와인병 길이입니다.',
        'เสาสี่ท่อนต่อกันเองด้วยเชือกยางยืด รับผ้าที่โอบตัวเหมือนเปล พนักสูงถึงไหล่ พับเก็บแล้วยาวเท่าขวดไวน์',
      ),
      specs: [
        spec(
          'material',
          words(
            'Ripstop polyester, aluminium',
            '防撕裂涤纶、铝合金',
            'リップストップポリエステル、アルミ',
            '립스톱 폴리에스터, 알루미늄',
            'โพลีเอสเตอร์ริปสต็อป อะลูมิเนียม',
          ),
        ),
        spec('load', words('Up to 120 kg', '最大 120 千克', '120 kgまで', '최대 120kg', 'ไม่เกิน 120 กก.')),
        spec('packed', centimetres(36, 11, 12)),
        spec(
          'weight',
          words(
            '25 cm: 990 g. 40 cm: 1,180 g',
            '25 厘米款 990 克，40 厘米款 1180 克',
            '25 cmは990 g、40 cmは1,180 g',
            '25cm 990g, 40cm 1,180g',
            '25 ซม. 990 กรัม 40 ซม. 1,180 กรัม',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (25cm) 한강에서 세 시간 앉아 있었는데 허리가 편안했어요.
    en 5 (40cm) The tall one is the right one if your knees are over fifty.
    ja 4 (sand-25cm) 座り心地は抜群。砂浜では脚が沈むので、板を敷くと安定します。
    zh-CN 4 (40cm) 第一次装布有点费劲，四个角要使劲拉。
    th 5 นั่งสบายจนหลับไปเลย พับใส่ท้ายมอเตอร์ไซค์ได้
    zh-CN 2 (25cm) 我一米八五，矮款坐下去站不起来，换了高款才行。
  `,
    },
    {
      product_id: 'campstool-tripod',
      shop_id: 'cedar-trail',
      values: ['cocoa', 'honey', 'ink'],
      price_cents: 5800,
      second: { axis: 'height', adds: { '25cm': 0, '40cm': 600 } },
      sales: 176,
      days_ago: 132,
      title: words(
        'Three-legged leather stool',
        '三脚皮面凳',
        '三本脚の革スツール',
        '세 다리 가죽 스툴',
        'เก้าอี้สามขาที่นั่งหนัง',
      ),
      description: words(
        'Three ash legs meet in one bolt, and three leather pockets drop over their ends. It never rocks on rough ground, and rolled up it is a stick with a piece of leather around it.',
        '三根白蜡木腿汇在一颗螺栓上，皮面的三个角套住腿头即可。地再不平也不晃，卷起来就是一根裹着皮子的棍。',
        'アッシュ材の脚3本を1本のボルトでまとめ、革の三つの角をその先にかぶせるだけです。でこぼこの地面でもがたつかず、巻けば革をまとった棒になります。',
        '물푸레나무 다리 세 개가 볼트 하나에서 만나고, 가죽의 세 귀를 그 끝에 씌우면 됩니다. 고르지 않은 땅에서도 흔들리지 않고, 말면 가죽을 두른 막대가 됩니다.',
        'ขาไม้แอชสามขารวมที่น็อตตัวเดียว สวมมุมหนังสามมุมลงบนปลายขา พื้นขรุขระก็ไม่โยก ม้วนเก็บแล้วเหลือแค่ท่อนไม้พันหนัง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Ash wood, vegetable-tanned leather',
            '白蜡木、植鞣革',
            'アッシュ材、植物タンニンなめし革',
            '물푸레나무, 베지터블 가죽',
            'ไม้แอช หนังฟอกฝาด',
          ),
        ),
        spec('load', words('Up to 100 kg', '最大 100 千克', '100 kgまで', '최대 100kg', 'ไม่เกิน 100 กก.')),
        spec(
          'weight',
          words(
            '25 cm: 780 g. 40 cm: 960 g',
            '25 厘米款 780 克，40 厘米款 960 克',
            '25 cmは780 g、40 cmは960 g',
            '25cm 780g, 40cm 960g',
            '25 ซม. 780 กรัม 40 ซม. 960 กรัม',
          ),
        ),
        spec(
          'care',
          words(
            'Grease the leather once a year',
            '皮面每年上一次油',
            '革は年に一度オイルを塗る',
            '가죽은 1년에 한 번 기름칠',
            'ทาน้ำมันหนังปีละครั้ง',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (honey) 革がお尻の形になじんできました。たき火の前の定位置です。
    en 5 (cocoa-25cm) I sketch outdoors and this goes through the straps of my bag. Steady on cobbles.
    zh-CN 4 (ink) 皮子厚实有味道，刚开始坐着偏硬。
    ko 4 (40cm) 울퉁불퉁한 바닥에서도 정말 안 흔들려요. 오래 앉기에는 좁습니다.
    th 5 งานหนังเนี้ยบ ประกอบครึ่งนาทีเสร็จ
  `,
    },
    {
      product_id: 'campstool-director',
      shop_id: 'cedar-trail',
      values: ['snow', 'denim', 'brick'],
      price_cents: 12900,
      sales: 128,
      days_ago: 208,
      title: words(
        'Wooden director’s chair',
        '实木导演椅',
        '木製ディレクターチェア',
        '원목 디렉터 체어',
        'เก้าอี้ผู้กำกับโครงไม้',
      ),
      description: words(
        'A folding armchair with flat beech arms wide enough for a mug and a book. The canvas slides out of its grooves for washing, and the frame closes like a pair of scissors.',
        '可折叠的扶手椅，榉木扶手又宽又平，放得下一只杯子加一本书。帆布从木槽里抽出就能洗，椅架像剪刀一样合拢。',
        'マグと本が置ける平らなブナ材のひじ掛けが付いた、折りたたみ椅子です。帆布は溝から引き抜いて洗え、骨組みははさみのように閉じます。',
        '머그와 책을 올려놓을 만큼 넓고 평평한 너도밤나무 팔걸이가 달린 접이식 의자입니다. 캔버스는 홈에서 빼서 빨 수 있고, 뼈대는 가위처럼 접힙니다.',
        'เก้าอี้พับมีที่วางแขนไม้บีชแบนกว้างพอวางแก้วกับหนังสือ ผ้าแคนวาสดึงออกจากร่องไปซักได้ โครงพับเข้าหากันเหมือนกรรไกร',
      ),
      specs: [
        spec(
          'material',
          words(
            'Beech wood, cotton canvas',
            '榉木、棉帆布',
            'ブナ材、綿帆布',
            '너도밤나무, 면 캔버스',
            'ไม้บีช ผ้าแคนวาสฝ้าย',
          ),
        ),
        spec('load', words('Up to 110 kg', '最大 110 千克', '110 kgまで', '최대 110kg', 'ไม่เกิน 110 กก.')),
        spec(
          'size',
          words(
            '58 × 48 × 84 cm, seat 44 cm high',
            '58 × 48 × 84 厘米，座高 44 厘米',
            '58 × 48 × 84 cm、座面の高さ44 cm',
            '58 × 48 × 84cm, 좌면 높이 44cm',
            '58 × 48 × 84 ซม. ที่นั่งสูง 44 ซม.',
          ),
        ),
        spec('weight', kilograms(4.1)),
      ],
      reviews: `
    en 5 (denim) Sits on the balcony all week and goes to the lake on Saturday.
    ja 4 (snow) 座面が高めで立ち上がりやすく、母が喜んでいます。白は汚れが目立つかも。
    zh-CN 5 (brick) 木头打磨得很细，扶手放杯子稳当。
    ko 3 무겁습니다. 차 없이 들고 다니기는 어려워요. 앉으면 정말 편하긴 합니다.
    th 5 (snow) ถอดผ้าซักแล้วใส่กลับง่าย ไม้ไม่มีเสี้ยน
    ko 5 (denim) 베란다 카페가 완성됐어요. 팔걸이가 넓어서 책 읽기 좋습니다.
  `,
    },
    {
      product_id: 'campstool-telescopic',
      shop_id: 'north-pier',
      values: ['moss', 'butter', 'fog'],
      price_cents: 2900,
      second: { axis: 'set_of', adds: { one: 0, two: 2600 } },
      sales: 2210,
      days_ago: 95,
      title: words(
        'Telescopic drum stool',
        '伸缩圆鼓凳',
        '伸び縮みする丸スツール',
        '접이식 원통 스툴',
        'เก้าอี้ทรงกลองยืดหดได้',
      ),
      description: words(
        'Pull and twist, and a disc the thickness of a cake becomes a seat as high as a kitchen chair. The rings lock at every height, so it suits a queue, a river bank or a child at the table.',
        '一拉一拧，一块蛋糕厚的圆盘就变成厨房椅高的凳子。每一节都能锁住，排队、河边、孩子上桌吃饭都合适。',
        '引き上げてひねると、ケーキほどの厚さの円盤が台所の椅子の高さになります。どの高さでも止まるので、行列にも川辺にも、子どもの食卓にも使えます。',
        '당겨서 돌리면 케이크만 한 두께의 원반이 식탁 의자 높이가 됩니다. 마디마다 고정되어 줄을 설 때도, 강가에서도, 아이 밥상에서도 씁니다.',
        'ดึงแล้วบิด แผ่นกลมหนาเท่าเค้กก็กลายเป็นที่นั่งสูงเท่าเก้าอี้ครัว ล็อกได้ทุกระดับ จะต่อคิว นั่งริมน้ำ หรือให้เด็กนั่งโต๊ะก็พอดี',
      ),
      specs: [
        spec(
          'material',
          words('Glass-fibre nylon', '玻纤尼龙', 'ガラス繊維入りナイロン', '유리 섬유 나일론', 'ไนลอนผสมใยแก้ว'),
        ),
        spec('load', words('Up to 150 kg', '最大 150 千克', '150 kgまで', '최대 150kg', 'ไม่เกิน 150 กก.')),
        spec(
          'size',
          words(
            '25 cm across, 6 to 45 cm high',
            '直径 25 厘米，高 6–45 厘米',
            '直径25 cm、高さ6〜45 cm',
            '지름 25cm, 높이 6~45cm',
            'กว้าง 25 ซม. สูง 6–45 ซม.',
          ),
        ),
        spec('weight', kilograms(0.98)),
      ],
      reviews: `
    en 5 (one) Took it to a theme park. Three hours of queues and my back did not complain once.
    zh-CN 5 (two) 排队神器，老人也能坐，收起来放环保袋里提走。
    ja 4 (fog) 運動会で大活躍。縮めるときに指を挟まないよう注意が必要です。
    ko 5 (moss-one) 낚시터에서 씁니다. 높이가 조절되니 무릎이 편해요.
    th 4 (two) แข็งแรงกว่าที่เห็น น้ำหนักเก้าสิบกิโลนั่งได้สบาย
    en 3 (butter) Works, though the top is small. An hour is my limit without a cushion.
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { grams } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const tie: Kind = {
  pictured: 'colour',
  about: words(
    'Each one is cut and sewn by hand and arrives in a flat box of recycled card.',
    '每一条都手工裁剪缝制，装在再生纸扁盒里寄出。',
    '一本ずつ手で裁って縫い、再生紙の平箱に入れてお届けします。',
    '하나하나 손으로 재단하고 꿰매어 재생지로 만든 납작한 상자에 담아 보냅니다.',
    'ทุกชิ้นตัดเย็บด้วยมือ ส่งมาในกล่องแบนจากกระดาษรีไซเคิล',
  ),
  products: [
    {
      product_id: 'tie-stripe',
      shop_id: 'dock-nine',
      values: ['ink', 'plum', 'moss'],
      price_cents: 4900,
      second: { axis: 'width', adds: { '6cm': 0, '8cm': 0 } },
      sales: 582,
      days_ago: 247,
      title: words(
        'Silk repp tie, diagonal stripe',
        '斜条纹真丝领带',
        'レジメンタルのシルクネクタイ',
        '사선 줄무늬 실크 넥타이',
        'เนกไทผ้าไหมลายทางเฉียง',
      ),
      description: words(
        'Ribbed silk with two narrow stripes on the slant, cut on the bias so that it hangs straight and untwists by morning.',
        '罗纹真丝配两道细斜条，斜裁制作，垂得直，挂一夜扭痕自消。',
        '畝のあるシルクに細い二本の斜め縞。バイアスに裁っているのでまっすぐ垂れ、ねじれも朝には戻ります。',
        '골이 진 실크에 가는 사선 두 줄을 넣고 바이어스로 재단해, 곧게 떨어지고 꼬여도 아침이면 풀립니다.',
        'ผ้าไหมเนื้อร่อง ลายเฉียงเส้นเล็กสองเส้น ตัดเฉลียงจึงทิ้งตัวตรง รอยบิดคลายได้ในคืนเดียว',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% silk, wool interlining',
            '100% 桑蚕丝，羊毛衬',
            'シルク100%、芯はウール',
            '실크 100%, 울 심지',
            'ไหม 100% ไส้ในขนแกะ',
          ),
        ),
        spec('size', words('147 cm long', '长 147 厘米', '長さ147 cm', '길이 147cm', 'ยาว 147 ซม.')),
        spec(
          'care',
          words(
            'Untie gently, dry clean',
            '轻解，干洗',
            'やさしくほどき、ドライクリーニング',
            '살살 풀고 드라이클리닝',
            'คลายปมเบา ๆ ซักแห้ง',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (ink-8cm) 매듭이 작고 단단하게 잡혀서 면접 때 든든했어요.
    en 5 (plum-8cm) Ties a dimple without being asked.
    ja 4 (moss-6cm) 6cm幅は細身の衿に合います。長さは170cmの私で少し余る程度。
    zh-CN 5 (ink-6cm) 丝的光泽很收敛，不像廉价领带那样反光。
    th 4 (moss-8cm) สีเขียวเข้มกว่าที่คิด แต่เนื้อผ้าดี
  `,
    },
    {
      product_id: 'tie-knit',
      shop_id: 'dock-nine',
      values: ['brick', 'denim', 'cocoa'],
      price_cents: 3900,
      sales: 871,
      days_ago: 183,
      title: words(
        'Square-end knitted tie',
        '平头针织领带',
        'スクエアエンドのニットタイ',
        '끝이 네모난 니트 타이',
        'เนกไทถักปลายตัดตรง',
      ),
      description: words(
        'A narrow tie knitted as a tube and finished square, with a few dots embroidered by hand. It holds any knot and never needs an iron.',
        '筒状编织的窄领带，平头收尾，手绣几粒圆点。什么结都打得住，永远不用熨。',
        '筒状に編んで先を四角く仕上げた細身のタイに、点をいくつか手で刺しました。どんな結び方でもゆるまず、アイロンは不要です。',
        '통으로 짜고 끝을 네모나게 마감한 좁은 타이에 점을 손으로 수놓았습니다. 어떤 매듭도 잘 잡히고 다림질이 필요 없습니다.',
        'เนกไทเส้นเล็กถักเป็นท่อ ปลายตัดตรง ปักจุดด้วยมือ ผูกปมไหนก็อยู่ ไม่ต้องรีดเลย',
      ),
      specs: [
        spec('material', words('100% wool', '100% 羊毛', 'ウール100%', '울 100%', 'ขนแกะ 100%')),
        spec('size', words('6 × 142 cm', '6 × 142 厘米', '6 × 142 cm', '6 × 142cm', '6 × 142 ซม.')),
        spec('weight', grams(48)),
      ],
      reviews: `
    en 5 (brick) Rolled up in a shoe for a week of travel, looked new at dinner.
    ja 5 (denim) 堅苦しくないので、ノージャケットの日にも締めています。
    ko 4 (cocoa) 매듭이 두툼해져서 셔츠 깃이 넓은 게 어울립니다.
    zh-CN 5 (brick) 圆点是手绣的，背面线头收得很干净。
    th 3 (denim) สวยแต่ยืดออกเล็กน้อยหลังใส่หลายครั้ง
    ko 5 (brick) 아들 졸업식에 매 주었더니 서로 갖겠다고 합니다.
  `,
    },
    {
      product_id: 'tie-thaisilk',
      shop_id: 'siam-loom',
      values: ['honey', 'plum', 'sage'],
      price_cents: 5600,
      second: { axis: 'width', adds: { '6cm': 0, '8cm': 0 } },
      sales: 229,
      days_ago: 447,
      title: words(
        'Thai silk tie, plain slub',
        '素色泰丝领带',
        'タイシルクの無地ネクタイ',
        '타이 실크 무지 넥타이',
        'เนกไทไหมไทยสีพื้น',
      ),
      description: words(
        'Plain silk from a hand loom in Surin, thick and thin by turns, dyed in two tones so that it shimmers when it moves. It needs no pattern.',
        '素林府手织机上的素色真丝，丝线粗细相间，经纬两色，一动就有光。不需要花纹。',
        'スリン県の手機で織った無地のシルクです。糸に太い細いがあり、縦横で色を変えて染めたので、動くたびに光ります。柄は要りません。',
        '수린의 손베틀로 짠 무지 실크로, 실이 굵었다 가늘었다 하고 날실과 씨실 색이 달라 움직일 때마다 빛이 돕니다. 무늬가 필요 없습니다.',
        'ผ้าไหมสีพื้นทอมือจากสุรินทร์ เส้นไหมหนาบางสลับกัน เส้นยืนกับเส้นพุ่งคนละสี ขยับแล้วเหลือบแสง ไม่ต้องมีลวดลาย',
      ),
      specs: [
        spec('material', words('100% Thai silk', '100% 泰丝', 'タイシルク100%', '타이 실크 100%', 'ไหมไทย 100%')),
        spec('size', words('150 cm long', '长 150 厘米', '長さ150 cm', '길이 150cm', 'ยาว 150 ซม.')),
        spec(
          'care',
          words(
            'Keep hanging, dry clean',
            '悬挂保存，干洗',
            'つるして保管、ドライクリーニング',
            '걸어서 보관, 드라이클리닝',
            'แขวนเก็บ ซักแห้ง',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (plum-8cm) ไหมสุรินทร์แท้ เหลือบสวยมากใต้ไฟห้องประชุม
    en 5 (honey-8cm) Gold in the sun, brown at my desk. Two ties for one.
    zh-CN 4 (sage-6cm) 面料有粗节，是手织的特点，喜欢平整的慎选。
    ja 5 (plum-8cm) 還暦祝いに贈りました。父が毎週締めています。
    ko 4 (honey-6cm) 광택이 있어서 차분한 셔츠에 매야 예쁩니다.
  `,
    },
    {
      product_id: 'tie-bow',
      shop_id: 'dock-nine',
      values: ['brick', 'sage', 'ink'],
      price_cents: 3200,
      sales: 446,
      days_ago: 16,
      title: words(
        'Ready-tied bow tie, dotted',
        '圆点成品领结',
        '水玉の蝶ネクタイ',
        '물방울무늬 나비넥타이',
        'โบว์ไทลายจุดผูกสำเร็จ',
      ),
      description: words(
        'A bow tied once, by somebody who is good at it, and stitched in place. The band adjusts from a boy’s neck to a bear’s.',
        '由巧手打好结、缝定的领结。颈带可调，从少年到壮汉都系得上。',
        '結び慣れた人が一度だけ結び、縫い留めた蝶ネクタイです。首ひもは少年の首から熊のような首まで調節できます。',
        '잘 매는 사람이 한 번 매어 꿰매 고정한 나비넥타이입니다. 목끈은 소년의 목부터 곰 같은 목까지 조절됩니다.',
        'โบว์ที่คนผูกเก่งผูกไว้ให้แล้วเย็บตรึง สายรอบคอปรับได้ตั้งแต่คอเด็กหนุ่มถึงคอหมี',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cotton poplin, printed',
            '印花棉府绸',
            '綿ポプリン、プリント',
            '면 포플린, 프린트',
            'ผ้าฝ้ายป๊อปลินพิมพ์ลาย',
          ),
        ),
        spec(
          'size',
          words(
            'Bow 12 × 6 cm, neck 34–48 cm',
            '领结 12 × 6 厘米，颈围 34–48 厘米',
            'リボン12 × 6 cm、首回り34〜48 cm',
            '리본 12 × 6cm, 목둘레 34~48cm',
            'โบว์ 12 × 6 ซม. รอบคอ 34–48 ซม.',
          ),
        ),
        spec('care', words('Spot clean', '局部清洁', '部分洗い', '부분 세탁', 'เช็ดเฉพาะจุด')),
      ],
      reviews: `
    en 5 (brick) Fooled an entire wedding into thinking I can tie one.
    zh-CN 5 (ink) 孩子演出用的，颈带收到最小也不歪。
    ko 4 (sage) 물방울이 잔잔해서 과하지 않아요. 집게가 조금 뻑뻑합니다.
    th 5 (brick) ใส่งานแต่งเพื่อน มีแต่คนถามว่าผูกเองเหรอ
  `,
    },
    {
      product_id: 'tie-check',
      shop_id: 'kojima-denim',
      values: ['denim', 'cocoa', 'moss'],
      price_cents: 4400,
      was_cents: 5200,
      sales: 158,
      days_ago: 312,
      title: words(
        'Checked chambray tie',
        '格纹青年布领带',
        'チェックのシャンブレータイ',
        '체크 샴브레이 넥타이',
        'เนกไทผ้าแชมเบรย์ลายตาราง',
      ),
      description: words(
        'Chambray left over from our shirts, checked in white, with a pointed blade and a button loop at the back. It is stitched once along the middle and wears in like a work shirt.',
        '用自家衬衫余下的青年布做成，白线格纹，尖头，背后有扣襻。中间一道手缝，越系越像一件老工装衬衫。',
        'シャツを作って残ったシャンブレーに白い格子。先はとがらせ、裏にボタン留めのループを付けました。中心を一本縫っただけなので、ワークシャツのように使うほどなじみます。',
        '셔츠를 만들고 남은 샴브레이에 흰 격자를 넣고, 끝은 뾰족하게, 뒤에는 단추 고리를 달았습니다. 가운데를 한 줄만 꿰매어 작업 셔츠처럼 쓸수록 길이 듭니다.',
        'ผ้าแชมเบรย์ที่เหลือจากการตัดเสื้อเชิ้ตของเรา ลายตารางขาว ปลายแหลม ด้านหลังมีห่วงติดกระดุม เย็บกลางเส้นเดียว ยิ่งใช้ยิ่งนุ่มเหมือนเสื้อทำงาน',
      ),
      specs: [
        spec(
          'material',
          words(
            '100% cotton chambray',
            '100% 棉青年布',
            '綿100%（シャンブレー）',
            '면 100% 샴브레이',
            'ผ้าฝ้ายแชมเบรย์ 100%',
          ),
        ),
        spec('size', words('7 × 145 cm', '7 × 145 厘米', '7 × 145 cm', '7 × 145cm', '7 × 145 ซม.')),
        spec(
          'care',
          words(
            'Hand wash, iron damp',
            '手洗，微湿熨烫',
            '手洗いし、湿ったままアイロン',
            '손세탁, 덜 말랐을 때 다림질',
            'ซักมือ รีดตอนหมาด',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (denim) デニムシャツに締めてもうるさくなりません。洗えるのも助かります。
    en 4 (cocoa) A tie for people who own a workbench. Slightly short on a tall man.
    ko 5 (moss) 면이라 넥타이핀 자국이 안 남아요.
    zh-CN 4 (denim) 布料朴素，配亚麻西装很好看，结打得偏小。
    th 5 (moss) ซักมือได้จริง รีดแล้วเหมือนใหม่
  `,
    },
  ],
}

import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const lamp: Kind = {
  pictured: 'colour',
  about: words(
    'We fit the plug of your country before sending, so no adapter is needed.',
    '寄出前会装好您所在国家的插头，不需要转换头。',
    'お住まいの国のプラグを取り付けてから発送しますので、変換アダプターは要りません。',
    '보내 드리기 전에 사시는 나라의 플러그를 달아 드리므로 어댑터가 필요 없습니다.',
    'เราใส่ปลั๊กแบบที่ใช้ในประเทศของคุณก่อนจัดส่ง จึงไม่ต้องใช้หัวแปลง',
  ),
  products: [
    {
      product_id: 'lamp',
      shop_id: 'aoyama-homeware',
      values: ['clay', 'sage', 'ink'],
      price_cents: 7200,
      was_cents: 8900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0, o: 0 } },
      sales: 3106,
      days_ago: 512,
      title: words('Kinoko table lamp', '蘑菇台灯', 'きのこ型テーブルランプ', '버섯 테이블 조명', 'โคมไฟตั้งโต๊ะทรงเห็ด'),
      description: words(
        'A small steel lamp shaped like a mushroom, with a warm glow that falls on the table and not in your eyes. Touch the cap to dim it in three steps. The LED is changed like an ordinary bulb, so the lamp can grow old with you.',
        '蘑菇形的小钢灯，暖光落在桌面上，不刺眼。轻触灯罩，三档调光。灯泡是普通灯座的 LED，坏了自己换，灯可以一直用下去。',
        'きのこの形をした小さなスチールランプです。あたたかな光が目ではなく卓上に落ちます。かさに触れると3段階で明るさが変わります。LEDは普通の電球のように交換でき、長く使い続けられます。',
        '버섯을 닮은 작은 강철 조명으로, 따뜻한 빛이 눈이 아니라 탁자 위로 떨어집니다. 갓을 만지면 밝기가 세 단계로 바뀝니다. LED를 일반 전구처럼 갈아 끼울 수 있어 오래도록 곁에 둘 수 있습니다.',
        'โคมไฟเหล็กใบเล็กทรงเห็ด แสงอบอุ่นตกลงบนโต๊ะไม่แยงตา แตะที่หมวกโคมเพื่อปรับความสว่างได้สามระดับ หลอด LED เปลี่ยนเองได้เหมือนหลอดทั่วไป ใช้ไปได้นานหลายปี',
      ),
      specs: [
        spec('material', words('Powder-coated steel', '粉末涂层钢', '粉体塗装スチール', '분체 도장 강철', 'เหล็กพ่นสีฝุ่น')),
        spec(
          'light',
          words(
            'LED E14, 4 W, 2,700 K, included',
            'E14 LED，4 瓦，2700 K，已附',
            'E14 LED、4 W、2,700 K（付属）',
            'E14 LED, 4W, 2,700K, 포함',
            'หลอด LED ขั้ว E14 4 วัตต์ 2,700 เคลวิน มีให้ในกล่อง',
          ),
        ),
        spec(
          'supply',
          words(
            '100–240 V, 1.8 m fabric cable',
            '100–240 伏，1.8 米编织线',
            '100〜240 V、布巻きコード1.8 m',
            '100~240V, 패브릭 전선 1.8m',
            '100–240 โวลต์ สายหุ้มผ้ายาว 1.8 เมตร',
          ),
        ),
        spec('size', centimetres(26, 26, 31)),
        spec('weight', kilograms(1.4)),
      ],
      reviews: `
    en 5 (g) Softer light than I expected, and the touch dimming feels solid. It arrived in Leeds in eight days.
    ja 5 (a) 思ったよりやわらかい光で、寝室にちょうどいいです。触れて明るさを変えられるのが便利。
    zh-CN 5 颜色很正，晚上开一档就像小夜灯，孩子很喜欢。
    ko 5 (c) 침대 옆에 두었더니 방 분위기가 달라졌어요. 빛이 눈에 직접 닿지 않아 좋아요.
    th 5 (o) แสงนุ่มสบายตา วางหัวเตียงแล้วห้องดูอบอุ่นขึ้นทันที
    en 4 Lovely shape. The cable could be half a metre longer.
    ko 4 (sage) 세이지색이 은은하고 예쁩니다. 먼지가 조금 눈에 띄어요.
    zh-CN 3 灯很漂亮，但触摸偶尔要按两次才有反应。
  `,
    },
    {
      product_id: 'lamp-arm',
      shop_id: 'aoyama-homeware',
      values: ['brick', 'mist', 'ink'],
      price_cents: 9800,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0, o: 0 } },
      sales: 1130,
      days_ago: 340,
      title: words(
        'Jointed desk lamp',
        '折臂书桌灯',
        '関節アームのデスクライト',
        '관절 암 책상 조명',
        'โคมไฟตั้งโต๊ะแขนพับ',
      ),
      description: words(
        'A desk lamp with two arms and three brass joints that stay where you leave them, without springs. The deep shade keeps the light on the page and off the person opposite.',
        '双臂三关节的书桌灯，黄铜关节停在哪儿就稳在哪儿，不靠弹簧。灯罩够深，光只落在书页上，不晃对面的人。',
        '2本のアームと真鍮の関節3つで、ばねがなくても好きな位置でぴたりと止まるデスクライトです。深いかさが光を手元に集め、向かいの人にまぶしくありません。',
        '팔 두 개와 황동 관절 세 개로, 스프링 없이도 놓은 자리에 그대로 멈추는 책상 조명입니다. 깊은 갓이 빛을 책 위에 모아 마주 앉은 사람 눈에 닿지 않습니다.',
        'โคมไฟโต๊ะทำงานสองแขนสามข้อต่อทองเหลือง ปรับไว้ตรงไหนก็อยู่ตรงนั้นโดยไม่ต้องใช้สปริง หมวกโคมลึกคุมแสงให้ตกบนหน้ากระดาษ ไม่แยงตาคนตรงข้าม',
      ),
      specs: [
        spec(
          'material',
          words('Steel, brass joints', '钢，黄铜关节', 'スチール、真鍮の関節', '강철, 황동 관절', 'เหล็ก ข้อต่อทองเหลือง'),
        ),
        spec(
          'light',
          words(
            'LED E27, 7 W, 3,000 K, included',
            'E27 LED，7 瓦，3000 K，已附',
            'E27 LED、7 W、3,000 K（付属）',
            'E27 LED, 7W, 3,000K, 포함',
            'หลอด LED ขั้ว E27 7 วัตต์ 3,000 เคลวิน มีให้ในกล่อง',
          ),
        ),
        spec(
          'size',
          words(
            'Reaches 55 cm up and 60 cm out',
            '最高 55 厘米，最远伸出 60 厘米',
            '高さ最大55 cm、奥行き最大60 cm',
            '높이 최대 55cm, 뻗는 길이 최대 60cm',
            'สูงสุด 55 ซม. ยื่นได้ไกล 60 ซม.',
          ),
        ),
        spec('weight', kilograms(2.3)),
      ],
      reviews: `
    en 5 (g) Eleven months in and none of the joints has drooped. That is the whole review.
    ja 5 (a) 影が手元に落ちず、夜の縫い物がとても楽になりました。
    zh-CN 4 (c) 灯头位置随便停，底座沉，就是开关在线上，摸黑不好找。
    ko 5 (ink) 모니터 위로 팔을 넘겨 쓰는데 흔들림이 없어요.
    th 5 (o) ข้อต่อแน่นดีมาก ปรับให้ส่องกีตาร์ตอนซ้อมได้พอดี
    en 3 (brick) Good lamp, but the brick is more tomato than the picture shows.
  `,
    },
    {
      product_id: 'lamp-paper',
      shop_id: 'aoyama-homeware',
      values: ['snow', 'butter', 'blush'],
      price_cents: 6400,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0, o: 0 } },
      sales: 1744,
      days_ago: 266,
      title: words(
        'Paper globe lamp on three legs',
        '三脚和纸球灯',
        '三本脚の和紙ボールランプ',
        '세 다리 둥근 한지 조명',
        'โคมกระดาษทรงกลมสามขา',
      ),
      description: words(
        'A globe of mulberry paper stretched over fine bamboo rings, standing on three splayed ash legs. It folds flat in a moment, and a torn globe can be ordered alone.',
        '楮皮纸绷在细竹圈上，成一个圆球，立在三条外撇的白蜡木腿上。一压就扁，方便收纳；纸球破了可以单买。',
        '細い竹ひごに楮の和紙を張った丸いかさを、開いた三本のアッシュの脚が支えます。たたむとあっという間に平らになり、破れてもかさだけ注文できます。',
        '가는 대나무 테에 닥종이를 바른 둥근 갓이 벌어진 물푸레나무 다리 셋 위에 서 있습니다. 금세 납작하게 접히고, 찢어지면 갓만 따로 주문할 수 있습니다.',
        'โคมทรงกลมกระดาษสาขึงบนวงไม้ไผ่เส้นเล็ก ตั้งบนขาไม้แอชสามขาที่กางออก พับแบนได้ในพริบตา และถ้ากระดาษขาดก็สั่งเฉพาะลูกโคมได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Mulberry paper, bamboo, ash',
            '楮皮纸、竹、白蜡木',
            '楮和紙、竹、アッシュ',
            '닥종이, 대나무, 물푸레나무',
            'กระดาษสา ไม้ไผ่ ไม้แอช',
          ),
        ),
        spec(
          'light',
          words(
            'LED E14, 5 W, 2,700 K, included',
            'E14 LED，5 瓦，2700 K，已附',
            'E14 LED、5 W、2,700 K（付属）',
            'E14 LED, 5W, 2,700K, 포함',
            'หลอด LED ขั้ว E14 5 วัตต์ 2,700 เคลวิน มีให้ในกล่อง',
          ),
        ),
        spec(
          'size',
          words(
            'Globe 35 cm, 52 cm high in all',
            '球径 35 厘米，总高 52 厘米',
            'かさ直径35 cm、全高52 cm',
            '갓 지름 35cm, 전체 높이 52cm',
            'ลูกโคม 35 ซม. สูงรวม 52 ซม.',
          ),
        ),
        spec(
          'care',
          words(
            'Dust with a soft brush',
            '用软刷除尘',
            'やわらかいはけでほこりを払う',
            '부드러운 솔로 먼지를 털어 주세요',
            'ปัดฝุ่นด้วยแปรงขนนุ่ม',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (a) 障子越しの光のようで、寝る前の一時間がこれだけになりました。
    en 5 (snow) It looks like a moon that has decided to stay in for the evening.
    zh-CN 5 (c) 搬家时压扁塞进行李箱，拿出来一撑还是圆的。
    ko 4 (butter) 빛이 아주 부드럽습니다. 고양이만 없으면 별 다섯이에요.
    th 5 (o) เบามาก ยกย้ายจากห้องนอนไปห้องนั่งเล่นได้ทุกวัน
    en 2 (blush) One bamboo ring snapped while I was opening it. A new globe came, but it took three weeks.
  `,
    },
    {
      product_id: 'lamp-rattan',
      shop_id: 'bamboo-lane',
      values: ['honey', 'wood', 'cocoa'],
      price_cents: 7900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0, o: 0 } },
      sales: 587,
      days_ago: 119,
      title: words(
        'Woven rattan bell lamp',
        '藤编钟形台灯',
        '籐編みのベル型ランプ',
        '등나무 종 모양 조명',
        'โคมไฟหวายสานทรงระฆัง',
      ),
      description: words(
        'A bell of open rattan on a turned teak stem. Lit, it throws a net of shadows on the wall behind, and the closer it stands to the wall the sharper the net.',
        '镂空藤编的钟形灯罩，立在车制柚木柱上。灯一亮，身后墙上便落下一张网影，离墙越近，网纹越清楚。',
        '透かし編みの籐のかさを、ろくろびきのチークの支柱にのせました。灯すと後ろの壁に網目の影が広がり、壁に近づけるほどくっきりします。',
        '성글게 엮은 등나무 종을 깎아 만든 티크 기둥에 얹었습니다. 불을 켜면 뒷벽에 그물 그림자가 번지고, 벽에 가까울수록 또렷해집니다.',
        'โคมหวายสานโปร่งทรงระฆังบนเสาไม้สักกลึง เปิดไฟแล้วทอดเงาเป็นตาข่ายบนผนังด้านหลัง ยิ่งตั้งใกล้ผนังลายยิ่งคม',
      ),
      specs: [
        spec('material', words('Rattan, teak', '藤、柚木', '籐、チーク', '등나무, 티크', 'หวาย ไม้สัก')),
        spec(
          'light',
          words(
            'LED E27, 6 W, 2,200 K, included',
            'E27 LED，6 瓦，2200 K，已附',
            'E27 LED、6 W、2,200 K（付属）',
            'E27 LED, 6W, 2,200K, 포함',
            'หลอด LED ขั้ว E27 6 วัตต์ 2,200 เคลวิน มีให้ในกล่อง',
          ),
        ),
        spec('size', centimetres(30, 30, 44)),
        spec('origin', thailand),
      ],
      reviews: `
    th 5 (o) เงาลายหวายบนผนังสวยจนไม่ต้องแขวนรูป
    en 5 (a) My landlord's beige wall finally has something to do in the evenings.
    ko 4 (cocoa) 그림자가 정말 예쁘지만 책 읽기에는 어둡습니다. 분위기용이에요.
    zh-CN 5 (honey) 编得很匀，没有毛刺，灯光黄黄的像傍晚。
    ja 4 (wood) 籐のいい匂いがします。コードがもう少し目立たない色だとうれしい。
    zh-CN 5 (c) 客人都问在哪买的，藤条接头藏得一点看不出来。
  `,
    },
    {
      product_id: 'lamp-pleat',
      shop_id: 'celadon-house',
      values: ['sage', 'denim', 'oat'],
      price_cents: 14800,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0, o: 0 } },
      sales: 96,
      days_ago: 19,
      shelf: 'nearly_empty',
      title: words(
        'Celadon lamp with pleated shade',
        '青瓷座褶罩台灯',
        '青磁とプリーツのランプ',
        '청자 몸통 주름 갓 조명',
        'โคมไฟศิลาดลหมวกผ้าอัดจีบ',
      ),
      description: words(
        'A gourd-shaped celadon body, thrown in two halves and joined before firing, under a shade of hand-folded cotton. The cable leaves through the foot ring, so nothing shows from the front.',
        '葫芦形瓷身分两截拉坯，入窑前接成一体，配手工折褶的棉布灯罩。电线从足圈穿出，正面看不见。',
        '上下二つに分けてろくろで引き、焼く前に接いだ瓢箪形の本体に、手で折った木綿のプリーツシェードを合わせました。コードは高台から出るので、正面からは見えません。',
        '위아래를 따로 빚어 굽기 전에 이어 붙인 표주박 모양 몸통에, 손으로 접은 면 주름 갓을 씌웠습니다. 전선은 굽 사이로 빠져 앞에서는 보이지 않습니다.',
        'ตัวโคมศิลาดลทรงน้ำเต้า ขึ้นรูปสองส่วนแล้วต่อกันก่อนเผา สวมหมวกผ้าฝ้ายพับจีบด้วยมือ สายไฟออกทางขอบฐาน มองด้านหน้าจึงไม่เห็นสาย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Celadon, cotton, brass fitting',
            '青瓷、棉布、黄铜配件',
            '青磁、綿、真鍮金具',
            '청자, 면, 황동 부속',
            'ศิลาดล ผ้าฝ้าย อุปกรณ์ทองเหลือง',
          ),
        ),
        spec(
          'light',
          words(
            'LED E27, 8 W, 2,700 K, included',
            'E27 LED，8 瓦，2700 K，已附',
            'E27 LED、8 W、2,700 K（付属）',
            'E27 LED, 8W, 2,700K, 포함',
            'หลอด LED ขั้ว E27 8 วัตต์ 2,700 เคลวิน มีให้ในกล่อง',
          ),
        ),
        spec('size', centimetres(36, 36, 52)),
        spec('weight', kilograms(3.4)),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (sage) 어머니 방에 놔 드렸더니 매일 닦으십니다. 유약 빛이 깊어요.
    en 5 (denim-a) The pleats were perfect out of the box, which after a trip across the Pacific is a feat.
    zh-CN 5 (c) 瓷身接缝完全摸不出来，灯罩透出来的光很柔。
    ja 4 (oat-a) とても美しいですが、想像より大きく、棚には置けませんでした。
    th 5 (sage-o) สีเขียวไข่กาเข้ากับบ้านไม้เก่ามาก
  `,
    },
  ],
}

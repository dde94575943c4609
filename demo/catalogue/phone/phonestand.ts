import type { Kind } from '../kind.ts'
import { centimetres, grams, kilograms } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const phonestand: Kind = {
  pictured: 'colour',
  about: words(
    'The phone goes in with its case on.',
    '手机带壳就能放。',
    'ケースを付けたまま置けます。',
    '케이스를 끼운 채로 올려놓을 수 있습니다.',
    'วางได้เลยโดยไม่ต้องถอดเคส',
  ),
  products: [
    {
      product_id: 'phonestand',
      shop_id: 'studio-kanda',
      values: ['wood', 'oat', 'ink'],
      price_cents: 1800,
      sales: 874,
      days_ago: 193,
      title: words('Wooden phone stand', '木质手机支架', '木のスマホスタンド', '나무 휴대폰 거치대', 'แท่นวางมือถือไม้'),
      description: words(
        'A stand of bent beech that holds the phone at reading height, upright or on its side. The base is weighted with steel and stands on cork, so tapping the screen does not push it away. The gap under the lip lets the charging cable through.',
        '弯曲榉木板做成的手机支架，横放竖放都在舒服的视线高度。底座嵌钢加重，垫软木，点屏幕不会推走。托边下留有空隙，可穿充电线。',
        'ブナの板を曲げて作ったスタンドです。縦でも横でも、読みやすい高さにスマホを支えます。鋼のおもりとコルクの底で、画面をたたいても動きません。受けの下のすき間に充電ケーブルが通ります。',
        '너도밤나무 판을 구부려 만든 거치대로, 세로로든 가로로든 보기 좋은 높이에 휴대폰을 받쳐 줍니다. 바닥에 강철 추와 코르크를 넣어 화면을 눌러도 밀리지 않습니다. 받침턱 아래 틈으로 충전선을 뺄 수 있습니다.',
        'แท่นวางจากไม้บีชดัดโค้ง วางมือถือได้ทั้งแนวตั้งและแนวนอนในระดับสายตาพอดี ฐานถ่วงเหล็กรองไม้ก๊อก แตะจอแล้วไม่เลื่อน ช่องใต้ขอบรับให้สายชาร์จลอดได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Beech, steel, cork',
            '榉木、钢、软木',
            'ブナ、鋼、コルク',
            '너도밤나무, 강철, 코르크',
            'ไม้บีช เหล็ก ไม้ก๊อก',
          ),
        ),
        spec('size', centimetres(9, 10.5, 12)),
        spec('weight', grams(240)),
        spec(
          'capacity',
          words(
            'Phones and small tablets up to 12 mm thick',
            '12 毫米以内的手机和小平板',
            '厚さ12 mmまでのスマホと小型タブレット',
            '두께 12mm 이하 휴대폰과 작은 태블릿',
            'มือถือและแท็บเล็ตเล็กหนาไม่เกิน 12 มม.',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    en 5 Cooks with me every evening. The gap for the cable is the clever bit.
    ja 5 画面をタップしてもぐらつきません。木目もきれい。
    zh-CN 4 横竖都能放，带厚壳的手机也刚好放得下。
    ko 4 묵직해서 좋아요. 두꺼운 케이스를 끼우면 받침턱이 조금 얕아요.
    th 5 ไม้เนื้อดี วางดูสูตรอาหารในครัวทุกวัน
  `,
    },
    {
      product_id: 'phonestand-arm',
      shop_id: 'inkstone',
      values: ['snow', 'ink', 'sage'],
      price_cents: 2900,
      second: { axis: 'height', adds: { '40cm': 0, '60cm': 600 } },
      sales: 1624,
      days_ago: 256,
      title: words(
        'Gooseneck stand on heavy base',
        '鹅颈长臂手机支架',
        '重い台座のフレキシブルスタンド',
        '묵직한 받침 구스넥 거치대',
        'แท่นวางคอห่านฐานหนัก',
      ),
      description: words(
        'A bendable arm on a disc of cast iron that holds the phone wherever your eyes are: over a recipe, above a sketch, beside the bed. The clamp opens by itself and grips with soft silicone.',
        '可弯长臂配铸铁圆盘底座，看菜谱、俯拍画画、床边追剧，眼睛在哪就停在哪。夹头自动张开，软硅胶夹住不伤机身。',
        '鋳鉄の台座から伸びる曲がるアームで、レシピの上でも、スケッチの真上でも、枕元でも、見たい位置に止まります。クランプはばね式で、やわらかいシリコンが本体を傷つけません。',
        '무쇠 원판에서 뻗은 휘는 팔이 요리책 위, 그림 위, 침대 옆 어디든 눈높이에 휴대폰을 잡아 줍니다. 집게는 스프링으로 벌어지고 부드러운 실리콘이 본체를 지킵니다.',
        'แขนดัดได้บนฐานเหล็กหล่อกลม จับมือถือไว้ตรงระดับสายตา จะดูสูตรอาหาร ถ่ายมุมบนตอนวาดรูป หรือข้างเตียงก็ได้ ตัวหนีบสปริงบุซิลิโคนนุ่มไม่ทำเครื่องเป็นรอย',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cast iron, steel, silicone',
            '铸铁、钢、硅胶',
            '鋳鉄、鋼、シリコン',
            '무쇠, 강철, 실리콘',
            'เหล็กหล่อ เหล็กกล้า ซิลิโคน',
          ),
        ),
        spec(
          'capacity',
          words('Phones 6–9 cm wide', '宽 6–9 厘米的手机', '幅6〜9 cmのスマホ', '폭 6~9cm 휴대폰', 'มือถือกว้าง 6–9 ซม.'),
        ),
        spec('weight', kilograms(1.1)),
        spec('origin', china),
      ],
      reviews: `
    en 5 (snow-60cm) I film my pottery from straight above. It does not droop, even after an hour.
    ja 4 (ink-40cm) 台座が重くて安心。アームを曲げるには両手が要ります。
    zh-CN 5 (sage-60cm) 躺着看剧神器，底座沉得推都推不动。
    ko 4 (snow-40cm) 필기하면서 강의 보기 좋아요. 터치하면 살짝 흔들립니다.
    th 5 (ink-60cm) ไลฟ์ขายของทุกคืน ตั้งมุมไหนก็อยู่มุมนั้น
    zh-CN 3 (ink-60cm) 六十厘米的夹重手机要偶尔扶正一下。
  `,
    },
    {
      product_id: 'phonestand-fold',
      shop_id: 'pocket-tide',
      values: ['silver', 'rose', 'ink'],
      price_cents: 1600,
      sales: 2240,
      days_ago: 188,
      title: words(
        'Folding metal pocket stand',
        '折叠金属口袋支架',
        '折りたたみ金属スタンド',
        '접이식 금속 휴대용 거치대',
        'แท่นวางโลหะพับพกพา',
      ),
      description: words(
        'Two aluminium joints turn this stand from a slab as thick as a pencil into a tray at the height you like. Round silicone pads keep the phone from sliding, and the whole thing weighs less than an egg.',
        '两处铝合金关节，从铅笔厚的一片展开成想要的高度。圆硅胶垫防滑，整只比一个鸡蛋还轻。',
        'アルミの関節2つで、鉛筆ほどの厚さから好きな高さの台に変わります。丸いシリコンの滑り止め付きで、重さは卵1個より軽いくらいです。',
        '알루미늄 관절 두 개로 연필 두께의 판이 원하는 높이의 받침으로 바뀝니다. 둥근 실리콘 패드가 미끄럼을 막고, 전체 무게는 달걀 하나보다 가볍습니다.',
        'ข้อพับอะลูมิเนียมสองจุด เปลี่ยนจากแผ่นหนาเท่าดินสอเป็นแท่นสูงตามต้องการ มีแผ่นซิลิโคนกลมกันลื่น ทั้งตัวเบากว่าไข่หนึ่งฟอง',
      ),
      specs: [
        spec(
          'material',
          words('Aluminium, silicone', '铝合金、硅胶', 'アルミニウム、シリコン', '알루미늄, 실리콘', 'อะลูมิเนียม ซิลิโคน'),
        ),
        spec('packed', centimetres(9.5, 6.4, 0.8)),
        spec('weight', grams(46)),
        spec('load', grams(600)),
      ],
      reviews: `
    en 5 (silver) Lives in my passport pouch. Airplane tray tables, hostel kitchens, one very long train.
    ko 5 (rose) 카페에서 꺼내면 다들 어디서 샀냐고 해요.
    zh-CN 4 (silver) 折起来真薄，关节紧，第一次要用点力气掰。
    ja 4 (ink) 小型タブレットも置けました。関節の硬さがちょうどいい。
    th 5 (rose) เบามาก พกไปนั่งทำงานร้านกาแฟทุกวัน
    en 3 (ink) Works well, though the black paint wore off at the hinge.
  `,
    },
    {
      product_id: 'phonestand-stone',
      shop_id: 'studio-kanda',
      values: ['oat', 'clay', 'mist'],
      price_cents: 2200,
      sales: 391,
      days_ago: 23,
      title: words(
        'Terrazzo block phone stand',
        '水磨石手机座',
        'テラゾーのスマホスタンド',
        '테라초 휴대폰 받침',
        'แท่นวางมือถือหินขัด',
      ),
      description: words(
        'A half round of terrazzo, poured by hand and polished, with one slanting slot for the phone and a hollow for rings or keys. It is heavy enough that you can pull the phone out with one hand.',
        '手工浇筑打磨的半圆水磨石，一道斜槽放手机，一个浅窝放戒指或钥匙。够沉，单手就能把手机抽出来。',
        '手で流し込み、磨き上げた半円形のテラゾーです。斜めの溝にスマホを立て、くぼみには指輪や鍵を置けます。ずっしり重いので、片手でさっと抜き取れます。',
        '손으로 붓고 갈아 낸 반원형 테라초에 비스듬한 홈 하나와 반지나 열쇠를 둘 오목한 자리를 냈습니다. 묵직해서 한 손으로 휴대폰을 쏙 뺄 수 있습니다.',
        'หินขัดครึ่งวงกลมหล่อและขัดด้วยมือ มีร่องเอียงสำหรับวางมือถือและหลุมตื้นสำหรับแหวนหรือกุญแจ หนักพอให้หยิบมือถือออกด้วยมือเดียว',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cement, marble chips, cork',
            '水泥、大理石碎、软木',
            'セメント、大理石片、コルク',
            '시멘트, 대리석 조각, 코르크',
            'ซีเมนต์ เศษหินอ่อน ไม้ก๊อก',
          ),
        ),
        spec('size', centimetres(11, 6, 7)),
        spec('weight', grams(620)),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (oat) 玄関に置いて、鍵と指輪の定位置ができました。
    en 5 (clay) Every chip is different. Mine has one that looks like a tiny whale.
    zh-CN 4 (mist) 摆着就好看，竖着放很稳，横放角度略低。
    ko 5 (oat) 책상 위가 갑자기 갤러리 같아졌어요. 무게감이 좋습니다.
    th 4 (clay) สวยและหนักดี ขอบมีฟองอากาศเล็กน้อยตามงานทำมือ
  `,
    },
    {
      product_id: 'phonestand-horn',
      shop_id: 'inkstone',
      pictured: 'timber',
      values: ['cherry', 'oak', 'walnut'],
      price_cents: 5400,
      sales: 163,
      days_ago: 402,
      shelf: 'sold_out',
      title: words(
        'Wooden stand with brass horn',
        '黄铜喇叭扩音木座',
        '真鍮ホーンの木製スタンド',
        '황동 나팔 나무 거치대',
        'แท่นไม้ลำโพงแตรทองเหลือง',
      ),
      description: words(
        'Set the phone in the slot and its own sound comes out of a spun brass horn, fuller and twice as loud. Nothing to charge and nothing to pair; the sound simply runs through a channel cut in the wood.',
        '手机往槽里一放，声音从旋压黄铜喇叭里出来，更饱满，响一倍。不用充电，不用配对，声音只是顺着木头里的暗道走。',
        '溝にスマホを置くだけで、音がへら絞りの真鍮ホーンから豊かに、2倍の大きさで響きます。充電もペアリングも不要。木の中に彫った通り道を音が抜けるだけです。',
        '홈에 휴대폰을 꽂으면 소리가 황동 나팔로 흘러 두 배 크고 풍성해집니다. 충전도 연결도 필요 없이, 나무 속에 판 길을 따라 소리가 지나갈 뿐입니다.',
        'วางมือถือลงในร่อง เสียงจะออกทางแตรทองเหลืองขึ้นรูปมือ ดังขึ้นเท่าตัวและนุ่มขึ้น ไม่ต้องชาร์จไม่ต้องจับคู่ เสียงแค่วิ่งผ่านช่องที่คว้านไว้ในเนื้อไม้',
      ),
      specs: [
        spec('material', words('Solid wood, brass', '实木、黄铜', '無垢材、真鍮', '원목, 황동', 'ไม้แท้ ทองเหลือง')),
        spec('size', centimetres(16, 12, 17)),
        spec('weight', grams(740)),
        spec(
          'capacity',
          words(
            'Phones that play from the lower edge',
            '扬声器在底边的手机',
            '下端にスピーカーのあるスマホ',
            '아래쪽에 스피커가 있는 휴대폰',
            'มือถือที่ลำโพงอยู่ขอบล่าง',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    en 5 (cherry) Old jazz through a brass horn while I wash up. I laughed out loud the first time.
    zh-CN 5 (walnut) 物理扩音，放评书特别有味道，像老戏匣子。
    ja 4 (oak) 低音は出ませんが、ラジオの声がとても聞きやすい。
    ko 5 (cherry) 전기 없이 이런 소리가 나다니. 캠핑에 꼭 가져갑니다.
    th 4 (walnut) เสียงเหมือนวิทยุเก่าของคุณปู่ ชอบมาก แต่มือถือใส่เคสหนามากต้องขยับนิดหนึ่ง
    ja 5 (walnut) 真鍮が少しくすんできて、店の雰囲気に合っています。
  `,
    },
  ],
}

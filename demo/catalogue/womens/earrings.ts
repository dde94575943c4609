import type { Kind } from '../kind.ts'
import { centimetres, millimetres } from '../measures.ts'
import { china, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const earrings: Kind = {
  pictured: 'colour',
  about: words(
    'Everything that touches the ear is free of nickel.',
    '接触耳朵的部分均不含镍。',
    '耳に触れる部分にはニッケルを使っていません。',
    '귀에 닿는 부분에는 니켈을 쓰지 않았습니다.',
    'ส่วนที่สัมผัสหูปราศจากนิกเกิลทั้งหมด',
  ),
  products: [
    {
      product_id: 'earrings-hoops',
      shop_id: 'siam-loom',
      values: ['gold', 'silver', 'rose'],
      price_cents: 4400,
      pictured_adds: [600, 0, 600],
      second: { axis: 'hoop', adds: { '20mm': 0, '30mm': 600, '40mm': 1200 } },
      sales: 2035,
      days_ago: 256,
      title: words(
        'Hollow silver tube hoops',
        '空心银圆圈耳环',
        '中空シルバーのフープピアス',
        '속이 빈 은 링 귀걸이',
        'ต่างหูห่วงเงินกลวง',
      ),
      description: words(
        'Round tube hoops, drawn hollow so that even the large ones weigh less than a coin. The post clicks into the tube and leaves no catch to see.',
        '圆管耳环，空心拉制，最大号也轻过一枚硬币。耳针咔哒一声扣进管里，看不见卡扣。',
        '丸い管を中空に引いたフープです。大きいものでも硬貨より軽く仕上がりました。ポストは管の中にカチッと収まり、留め具が見えません。',
        '둥근 관을 속이 비게 뽑은 링이라 큰 것도 동전보다 가볍습니다. 침이 관 안으로 딸깍 들어가 잠금이 보이지 않습니다.',
        'ต่างหูห่วงท่อกลม รีดกลวงจนวงใหญ่ก็เบากว่าเหรียญ ก้านคลิกเข้าไปในท่อ มองไม่เห็นตัวล็อก',
      ),
      specs: [
        spec(
          'metal',
          words(
            'Sterling silver, bare or plated',
            '925 银，素银或电镀',
            'シルバー925、地金またはめっき',
            '스털링 실버, 무도금 또는 도금',
            'เงินสเตอร์ลิง แบบเปลือยหรือชุบ',
          ),
        ),
        spec('size', words('Tube 4 mm thick', '管径 4 毫米', '管の太さ4 mm', '관 굵기 4mm', 'ท่อหนา 4 มม.')),
        spec(
          'weight',
          words('1.8–3.4 g each', '单只 1.8–3.4 克', '片方1.8〜3.4 g', '한 짝 1.8~3.4g', 'ข้างละ 1.8–3.4 กรัม'),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (gold-30mm) I sleep in them. Nothing pulls, nothing turns green.
    ko 5 (silver-20mm) 20mm가 귓불에 딱 붙어서 데일리로 좋아요.
    zh-CN 5 (silver-40mm) 大圈也不坠耳朵，扣上去很利落。
    ja 4 (gold-20mm) 留め具が見えなくてきれい。最初は少し硬いです。
    th 5 (rose-30mm) เบาจริง ใส่ทั้งวันไม่ปวดหู
    en 4 (rose-40mm) Rose is pinker than I thought, but I have grown to like it.
  `,
    },
    {
      product_id: 'earrings-pearl',
      shop_id: 'silk-lantern',
      pictured: 'pearl',
      values: ['white', 'lilac', 'peach'],
      price_cents: 5600,
      second: { axis: 'fitting', adds: { pierced: 0, clip: 300 } },
      sales: 918,
      days_ago: 142,
      title: words(
        'Baroque pearl drop earrings',
        '巴洛克珍珠耳坠',
        'バロックパールのドロップ',
        '바로크 진주 드롭 귀걸이',
        'ต่างหูมุกบาโรกทรงหยด',
      ),
      description: words(
        'A single baroque pearl, no rounder than it grew, swings from a fine gold-filled chain below a smaller one. Pairs are matched by eye from a bowl of several hundred.',
        '一颗随性生长的巴洛克珍珠，由细包金链垂在一粒小珠之下。每一对都是从几百颗里用眼睛挑出来配的。',
        '育ったままの形のバロックパールが、小粒の真珠の下で細いゴールドフィルドの鎖に揺れます。数百粒の中から目で選び、左右を合わせました。',
        '자란 모양 그대로인 바로크 진주 한 알이 작은 진주 아래 가는 골드필드 사슬에 매달려 흔들립니다. 수백 알 가운데서 눈으로 골라 짝을 맞춥니다.',
        'มุกบาโรกทรงตามธรรมชาติหนึ่งเม็ดแกว่งอยู่ปลายสร้อยเส้นเล็กหุ้มทอง ใต้มุกเม็ดเล็กอีกเม็ด จับคู่ด้วยตาจากชามที่มีหลายร้อยเม็ด',
      ),
      specs: [
        spec('metal', words('14-carat gold-filled', '14K 包金', '14金ゴールドフィルド', '14K 골드필드', 'หุ้มทอง 14K')),
        spec(
          'size',
          words(
            'Drop 32 mm, pearl 11–13 mm',
            '垂长 32 毫米，珍珠 11–13 毫米',
            '全長32 mm、真珠11〜13 mm',
            '길이 32mm, 진주 11~13mm',
            'ยาว 32 มม. มุก 11–13 มม.',
          ),
        ),
        spec(
          'care',
          words(
            'Wipe with a soft cloth after wear',
            '佩戴后用软布擦拭',
            '使用後はやわらかい布でふく',
            '착용 후 부드러운 천으로 닦기',
            'เช็ดด้วยผ้านุ่มหลังใส่',
          ),
        ),
        spec('origin', china),
      ],
      reviews: `
    ja 5 (white-clip) イヤリングでも安っぽくなく、4時間着けても痛くなりません。
    zh-CN 5 (lilac-pierced) 形状每颗不同但很配对，光泽像彩虹。
    en 5 (peach-pierced) They look dug up from a treasure, in the best way.
    ko 5 (white-pierced) 단정한데 흔들릴 때 은근히 화려해요. 상견례에 했습니다.
    th 4 (peach-pierced) มุกสวยวาว แต่สองข้างยาวต่างกันเล็กน้อย
    zh-CN 3 (white-clip) 珍珠没问题，耳夹偏松，跑动会掉。
  `,
    },
    {
      product_id: 'earrings-arch',
      shop_id: 'siam-loom',
      values: ['clay', 'sage', 'denim'],
      price_cents: 2400,
      second: { axis: 'fitting', adds: { pierced: 0, clip: 200 } },
      sales: 1486,
      days_ago: 39,
      title: words('Clay arch earrings', '软陶拱门耳环', '粘土アーチのピアス', '점토 아치 귀걸이', 'ต่างหูดินปั้นทรงโค้ง'),
      description: words(
        'A disc above, three nested arches below, cut from polymer clay and sanded until they feel like pebbles. Large enough to be seen, light enough to forget.',
        '上面一个圆片，下面三道套叠的拱，软陶切成，打磨到像鹅卵石。大得看得见，轻得想不起来。',
        '上に丸、下に三重のアーチ。ポリマークレイを切り抜き、小石のような手ざわりになるまで磨きました。目に留まる大きさなのに、着けていることを忘れる軽さです。',
        '위에는 원, 아래에는 세 겹 아치를 점토로 잘라 조약돌처럼 매끈해질 때까지 갈았습니다. 눈에 띌 만큼 크고 잊을 만큼 가볍습니다.',
        'แผ่นกลมด้านบน โค้งซ้อนสามชั้นด้านล่าง ตัดจากดินโพลิเมอร์แล้วขัดจนลื่นเหมือนก้อนกรวด ใหญ่พอให้คนเห็น เบาจนลืมว่าใส่',
      ),
      specs: [
        spec(
          'material',
          words(
            'Polymer clay, steel posts',
            '软陶、不锈钢耳针',
            'ポリマークレイ、ステンレスのポスト',
            '폴리머 클레이, 스테인리스 침',
            'ดินโพลิเมอร์ ก้านสเตนเลส',
          ),
        ),
        spec('size', centimetres(3.2, 5)),
        spec('weight', words('4 g each', '单只 4 克', '片方4 g', '한 짝 4g', 'ข้างละ 4 กรัม')),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (clay-pierced) A stranger on the bus asked where they came from. Now she has a pair too.
    th 5 (sage-pierced) สีสวยงานเรียบร้อย เบาหูมาก ซื้อครบทุกสี
    ja 5 (denim-clip) 大ぶりなのに軽い。シンプルな服の日の主役です。
    zh-CN 4 (clay-pierced) 颜色温柔，掉在瓷砖上一次，缺了个小角。
    ko 4 (sage-clip) 가벼워서 좋아요. 클립은 조금 헐거워 손으로 조였습니다.
  `,
    },
    {
      product_id: 'earrings-tassel',
      shop_id: 'silk-lantern',
      values: ['plum', 'honey', 'moss'],
      price_cents: 2900,
      was_cents: 3800,
      second: { axis: 'fitting', adds: { pierced: 0, clip: 200 } },
      sales: 627,
      days_ago: 195,
      title: words('Silk tassel earrings', '真丝流苏耳环', 'シルクタッセルのピアス', '실크 태슬 귀걸이', 'ต่างหูพู่ไหม'),
      description: words(
        'Four hundred strands of embroidery silk bound with a gold thread under a jade-green bead. If the fringe creases in a drawer, hold it over steam and it falls straight.',
        '四百根绣花丝线，用金线扎在一颗翠绿小珠下面。流苏在抽屉里压弯了，熏一熏蒸汽就垂顺。',
        '刺しゅう用の絹糸400本を、翡翠色の玉の下で金糸で束ねました。引き出しで癖がついたら、湯気に当てればまっすぐに落ちます。',
        '자수용 명주실 사백 가닥을 비취색 구슬 아래 금실로 묶었습니다. 서랍에서 눌려 구겨지면 김을 쐬어 주세요. 다시 곧게 떨어집니다.',
        'ไหมปักสี่ร้อยเส้นมัดด้วยด้ายทองใต้ลูกปัดสีหยก หากพู่ยับในลิ้นชัก อังไอน้ำแล้วจะทิ้งตัวตรง',
      ),
      specs: [
        spec(
          'material',
          words(
            'Silk, glass bead, brass',
            '桑蚕丝、玻璃珠、黄铜',
            'シルク、ガラス玉、真鍮',
            '실크, 유리구슬, 황동',
            'ไหม ลูกปัดแก้ว ทองเหลือง',
          ),
        ),
        spec('size', words('Drop 70 mm', '垂长 70 毫米', '全長70 mm', '길이 70mm', 'ยาว 70 มม.')),
        spec('weight', words('3 g each', '单只 3 克', '片方3 g', '한 짝 3g', 'ข้างละ 3 กรัม')),
        spec('origin', china),
      ],
      reviews: `
    zh-CN 5 (plum-pierced) 丝线光泽好，走路一晃一晃，拍汉服照超出片。
    en 4 (honey-pierced) Gorgeous sway. Keep them away from zips.
    ko 5 (moss-clip) 한복이랑 찰떡이에요. 가벼워서 귀가 안 아픕니다.
    th 5 (plum-pierced) พู่ไหมแน่นสวย ใส่กับชุดไทยแล้วลงตัว
    ja 4 (honey-clip) 発色がきれい。届いたときの折れ癖は蒸気で直りました。
    ja 5 (moss-pierced) 結婚式の二次会に。写真でよく映えました。
  `,
    },
    {
      product_id: 'earrings-studs',
      shop_id: 'siam-loom',
      values: ['silver', 'gold', 'rose'],
      price_cents: 3200,
      sales: 1159,
      days_ago: 428,
      title: words(
        'Three pairs of tiny studs',
        '三对迷你耳钉',
        '小さなスタッドピアス 3組',
        '작은 스터드 귀걸이 3쌍',
        'ต่างหูปุ่มเล็ก 3 คู่',
      ),
      description: words(
        'A ball, a bar and a crescent: three pairs of silver studs on one card, to match or to mix up the ear. The posts are long enough for a second and third hole.',
        '一颗圆珠、一根小条、一弯新月：三对银耳钉别在一张卡上，成对戴或混着戴都好。耳针够长，第二、第三个耳洞也合适。',
        '丸、棒、三日月。銀のスタッド3組を1枚の台紙に並べました。そろえても、左右で変えても。ポストは2つめ、3つめの穴にも届く長さです。',
        '구슬과 막대와 초승달, 은 스터드 세 쌍을 카드 한 장에 꽂았습니다. 짝을 맞춰도, 섞어 달아도 좋습니다. 침이 길어 둘째, 셋째 구멍에도 맞습니다.',
        'ลูกกลม แท่ง และจันทร์เสี้ยว ต่างหูเงินสามคู่บนการ์ดใบเดียว ใส่เข้าคู่หรือสลับข้างก็ได้ ก้านยาวพอสำหรับรูที่สองและสาม',
      ),
      specs: [
        spec(
          'metal',
          words(
            'Sterling silver, bare or plated',
            '925 银，素银或电镀',
            'シルバー925、地金またはめっき',
            '스털링 실버, 무도금 또는 도금',
            'เงินสเตอร์ลิง แบบเปลือยหรือชุบ',
          ),
        ),
        spec('size', millimetres(6)),
        spec(
          'contents',
          words(
            'Three pairs, spare backs',
            '三对耳钉、备用耳堵',
            'ピアス3組、予備キャッチ',
            '귀걸이 3쌍, 여분 뒷마개',
            'ต่างหู 3 คู่ แป้นสำรอง',
          ),
        ),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (gold) Three holes, one order. The crescents are my favourites.
    ja 5 (silver) セカンドピアスにちょうどよい小ささ。金属アレルギーですが大丈夫でした。
    zh-CN 5 (rose) 洗澡睡觉都不摘，半年没褪色。
    ko 4 (gold) 작아서 잃어버리기 쉬워요. 여분 뒷마개가 고맙네요.
    th 5 (silver) เล็กน่ารัก คุ้มมากได้ตั้งสามคู่
    en 3 (rose) One bar arrived slightly bent, though it straightened between two fingers.
  `,
    },
  ],
}

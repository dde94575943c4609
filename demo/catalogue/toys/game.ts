import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams, kilograms } from '../measures.ts'
import { spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const game: Kind = {
  pictured: 'timber',
  about: words(
    'The rules come in five languages on one folded sheet.',
    '规则印在一张折页上，有五种语言。',
    '遊び方は折りたたみの一枚に5つの言葉で書いてあります。',
    '규칙은 접은 종이 한 장에 다섯 언어로 적혀 있습니다.',
    'กติกาห้าภาษาอยู่ในแผ่นพับแผ่นเดียว',
  ),
  products: [
    {
      product_id: 'game-chess',
      shop_id: 'maple-attic',
      values: ['walnut', 'cherry', 'oak'],
      price_cents: 6800,
      second: { axis: 'width', adds: { '30cm': 0, '35cm': 2200, '45cm': 5600 } },
      sales: 534,
      days_ago: 410,
      title: words(
        'Chess set with turned pieces',
        '实木国际象棋',
        'ろくろびきのチェスセット',
        '손으로 깎은 체스 세트',
        'ชุดหมากรุกสากลตัวหมากกลึง',
      ),
      description: words(
        'A board of inlaid squares and thirty-two pieces turned to simple shapes that nobody mistakes. The bases are weighted and felted, so a sleeve does not cost you the game.',
        '镶木棋盘，三十二枚车制棋子，造型简洁，绝不会认错。底座加重贴毡，袖子扫过也不至于输棋。',
        '象嵌の盤と、誰も見まちがえない簡素な形に削った32の駒。底はおもりとフェルトつきなので、袖がふれたくらいでは負けません。',
        '상감한 판과, 누구도 헷갈리지 않을 단순한 모양으로 깎은 말 서른두 개입니다. 밑에 추와 펠트를 대어 소매가 스쳐도 판이 엎어지지 않습니다.',
        'กระดานฝังไม้กับตัวหมากสามสิบสองตัวกลึงเป็นรูปเรียบง่ายที่ไม่มีใครจำสลับ ฐานถ่วงน้ำหนักบุสักหลาด แขนเสื้อปัดก็ไม่แพ้เพราะหมากล้ม',
      ),
      specs: [
        spec(
          'material',
          words(
            'Solid wood inlay, maple, felt',
            '实木镶嵌、枫木、毛毡',
            '無垢材の象嵌、メープル、フェルト',
            '원목 상감, 단풍나무, 펠트',
            'ไม้แท้ฝังลาย ไม้เมเปิล สักหลาด',
          ),
        ),
        spec('players', words('2', '2 人', '2人', '2명', '2 คน')),
        spec('age', fromYears(6)),
        spec('weight', words('1.4 to 3.2 kg', '1.4–3.2 千克', '1.4〜3.2 kg', '1.4~3.2kg', '1.4–3.2 กก.')),
      ],
      reviews: `
en 5 (walnut-45cm) The knights are just a curve and a notch, and they are the best knights I have owned.
zh-CN 5 (walnut-35cm) 棋子落盘的声音很舒服，底下贴的毡很平。
ja 5 (cherry-30cm) 本棚に収まる大きさ。駒の形が簡素で美しいです。
ko 4 (oak-45cm) 판은 훌륭한데 말을 담을 상자가 따로 없어서 아쉬워요.
th 5 (cherry-35cm) ไม้สองสีตัดกันชัด เล่นกลางคืนก็ไม่ปวดตา
en 3 (oak-30cm) Two pawns leaned a little. The shop turned new ones within the week.
`,
    },
    {
      product_id: 'game-mancala',
      shop_id: 'maple-attic',
      values: ['acacia', 'mango', 'teak'],
      price_cents: 3400,
      second: { axis: 'packing', adds: { bag: 0, crate: 900 } },
      sales: 271,
      days_ago: 142,
      title: words(
        'Mancala with glass pebbles',
        '玻璃石子播棋',
        'ガラス石のマンカラ',
        '유리 조약돌 만칼라',
        'หมากหลุมลูกแก้ว',
      ),
      description: words(
        'Twelve hollows and two stores carved into one boat of wood, and forty-eight glass pebbles to sow in them. The rules fit in a minute; the counting does not.',
        '一段船形木头上凿出十二个小坑和两个大仓，配四十八颗玻璃石子。规则一分钟讲完，数子可没那么快。',
        '舟形の一枚板に12のくぼみと2つの蔵を彫り、48個のガラス石をまいていきます。ルールは1分、数えるのはそうはいきません。',
        '배 모양 나무에 열두 구멍과 두 곳간을 파고 유리 조약돌 마흔여덟 개를 뿌려 나갑니다. 규칙은 일 분이면 되지만 셈은 그렇지 않습니다.',
        'หลุมสิบสองหลุมกับคลังสองข้างแกะจากไม้ทรงเรือชิ้นเดียว หว่านลูกแก้วสี่สิบแปดเม็ด กติกาอธิบายนาทีเดียว แต่การนับไม่ใช่',
      ),
      specs: [
        spec('material', words('Solid wood, glass', '实木、玻璃', '無垢材、ガラス', '원목, 유리', 'ไม้แท้ แก้ว')),
        spec('size', centimetres(42, 14, 4)),
        spec('players', words('2', '2 人', '2人', '2명', '2 คน')),
        spec('age', fromYears(6)),
        spec('weight', kilograms(1.1)),
      ],
      reviews: `
en 5 (acacia-bag) The sound of the pebbles is half of why we play.
ja 5 (mango-crate) くぼみの底までつるつるで、石がよくすべります。
ko 5 (teak-bag) 아이가 이걸로 덧셈을 익혔어요.
zh-CN 4 (acacia-crate) 石子颜色随机，少了两颗，补发很快。
th 5 (mango) เหมือนหมากหลุมที่เล่นตอนเด็ก แต่สวยกว่าเยอะ
`,
    },
    {
      product_id: 'game-four',
      shop_id: 'little-harbour',
      values: ['beech', 'walnut', 'birch'],
      price_cents: 2700,
      was_cents: 4400,
      second: { axis: 'width', adds: { '25cm': 0, '35cm': 1100 } },
      sales: 1583,
      days_ago: 231,
      title: words(
        'Four in a row, upright',
        '立式四子棋',
        '立てて遊ぶ四目ならべ',
        '세워 두는 사목 게임',
        'เกมเรียงสี่แบบตั้ง',
      ),
      description: words(
        'Drop a wooden disc, and it clatters down to its place in the frame. Pull the bar below and all forty-two fall out at once, which is the best part.',
        '投入一枚木片，它咔嗒咔嗒落到位。抽开底下的横杆，四十二枚一起哗啦掉下来，这才是最过瘾的。',
        '木の円盤を落とすと、からからと枠の中に収まります。下の棒を抜けば42枚が一度に落ちます。そこがいちばんの楽しみです。',
        '나무 원판을 넣으면 달그락거리며 제자리로 떨어집니다. 밑의 막대를 빼면 마흔두 개가 한꺼번에 쏟아지는데, 그게 제일 재미있습니다.',
        'หย่อนแผ่นไม้ลงไปจะตกกระทบดังกริ๊กเข้าที่ ดึงแกนด้านล่างแล้วทั้งสี่สิบสองแผ่นร่วงพร้อมกัน ซึ่งเป็นตอนที่สนุกที่สุด',
      ),
      specs: [
        spec(
          'material',
          words('Solid wood, water-based paint', '实木，水性漆', '無垢材、水性塗料', '원목, 수성 도료', 'ไม้แท้ สีสูตรน้ำ'),
        ),
        spec('players', words('2', '2 人', '2人', '2명', '2 คน')),
        spec('age', fromYears(5)),
        spec(
          'contents',
          words(
            'Frame, 42 discs, cotton bag',
            '棋架、42 枚棋子、棉布袋',
            '枠、円盤42枚、綿の巾着',
            '틀, 원판 42개, 면 주머니',
            'กรอบ แผ่นไม้ 42 แผ่น ถุงผ้าฝ้าย',
          ),
        ),
      ],
      reviews: `
ko 5 (beech-25cm) 와르르 쏟아지는 소리에 아이가 배를 잡고 웃어요.
en 5 (walnut-35cm) Loud in the best way. It has replaced the tablet in our café.
ja 4 (birch-25cm) 枠がしっかりしていて倒れません。円盤の色の差がもう少しあるとよいです。
zh-CN 5 (beech-35cm) 孩子赢了我七局，我怀疑人生。
th 5 (walnut-25cm) งานแน่นหนา เล่นบนโต๊ะร้านกาแฟได้ไม่โยก
`,
    },
    {
      product_id: 'game-solitaire',
      shop_id: 'maple-attic',
      values: ['cherry', 'maple', 'walnut'],
      price_cents: 2500,
      second: { axis: 'diameter', adds: { '20cm': 0, '30cm': 1300 } },
      sales: 119,
      days_ago: 24,
      title: words(
        'Peg solitaire with marbles',
        '弹珠孔明棋',
        'ビー玉のペグソリティア',
        '구슬 솔리테어',
        'เกมกระโดดลูกแก้วเล่นคนเดียว',
      ),
      description: words(
        'A round board, thirty-two marbles and one empty hollow. Jump until one is left in the middle; the groove around the rim keeps count of the fallen.',
        '一块圆盘、三十二颗弹珠、一个空位。一直跳到只剩中间一颗，边上一圈凹槽收着出局的。',
        '丸い盤に32個のビー玉、空いたくぼみはひとつ。真ん中に1個だけ残るまで跳び越します。縁の溝には取った玉が並びます。',
        '둥근 판과 구슬 서른두 개, 빈자리 하나. 가운데 하나만 남을 때까지 뛰어넘고, 잡은 구슬은 둘레 홈에 늘어놓습니다.',
        'กระดานกลม ลูกแก้วสามสิบสองลูก และหลุมว่างหนึ่งหลุม กระโดดข้ามจนเหลือลูกเดียวตรงกลาง ร่องรอบขอบเก็บลูกที่ถูกกิน',
      ),
      specs: [
        spec(
          'material',
          words('Solid wood, glass marbles', '实木、玻璃弹珠', '無垢材、ガラス玉', '원목, 유리구슬', 'ไม้แท้ ลูกแก้ว'),
        ),
        spec('players', words('1', '1 人', '1人', '1명', '1 คน')),
        spec('age', fromYears(6)),
        spec(
          'weight',
          words('0.7 or 1.5 kg', '0.7 或 1.5 千克', '0.7 kgまたは1.5 kg', '0.7kg 또는 1.5kg', '0.7 หรือ 1.5 กก.'),
        ),
      ],
      reviews: `
en 5 (walnut-30cm) Three left, always three. I see them when I close my eyes.
ja 5 (cherry-20cm) 祖母の家にあったものと同じ遊び。玉の色合いがきれいです。
zh-CN 4 (maple-20cm) 弹珠有两颗略小，不影响玩。
ko 5 (cherry-30cm) 거실 탁자 위에 두면 지나가던 사람마다 한 판씩 합니다.
th 5 (maple-30cm) ลูกแก้วกลิ้งในร่องเพลินมาก ใช้เป็นของแต่งโต๊ะได้
`,
    },
    {
      product_id: 'game-dominoes',
      shop_id: 'maple-attic',
      values: ['maple', 'walnut', 'beech'],
      price_cents: 2200,
      second: { axis: 'packing', adds: { card: 0, crate: 800 } },
      sales: 806,
      days_ago: 377,
      title: words(
        'Wooden dominoes, double six',
        '木制多米诺骨牌',
        '木のドミノ 28枚',
        '나무 도미노 스물여덟 개',
        'โดมิโนไม้ 28 ตัว',
      ),
      description: words(
        'Twenty-eight thick tiles with drilled and painted pips you can read with a fingertip. They stack, they click, and they fall in long lines very nicely.',
        '二十八张厚牌，点子是钻出来再上色的，用指尖就能摸出来。能摞，能磕出声，排成长龙推倒也漂亮。',
        '厚みのある28枚。目は彫って色を入れてあるので、指先でも読めます。積めて、かちりと鳴り、長く並べて倒せばみごとです。',
        '두툼한 패 스물여덟 개로, 점을 파서 색을 넣어 손끝으로도 읽힙니다. 쌓이고, 딱딱 소리가 나고, 길게 세워 쓰러뜨리기에도 좋습니다.',
        'ตัวหนายี่สิบแปดตัว เจาะจุดแล้วลงสี ใช้ปลายนิ้วคลำอ่านได้ ซ้อนได้ กระทบกันเสียงดี ตั้งเรียงยาวแล้วล้มสวย',
      ),
      specs: [
        spec(
          'material',
          words('Solid wood, water-based paint', '实木，水性漆', '無垢材、水性塗料', '원목, 수성 도료', 'ไม้แท้ สีสูตรน้ำ'),
        ),
        spec(
          'size',
          words(
            'Tile 5 × 2.5 × 1 cm',
            '每张 5 × 2.5 × 1 厘米',
            '1枚5 × 2.5 × 1 cm',
            '한 개 5 × 2.5 × 1cm',
            'ตัวละ 5 × 2.5 × 1 ซม.',
          ),
        ),
        spec('players', words('2 to 4', '2–4 人', '2〜4人', '2~4명', '2–4 คน')),
        spec('age', fromYears(4)),
        spec('weight', grams(390)),
      ],
      reviews: `
en 5 (walnut-crate) My grandfather reads them with his thumb. He says he does not cheat.
ko 5 (maple-card) 두꺼워서 세우기 쉬워요. 줄 세워 쓰러뜨리는 데 한 시간.
zh-CN 5 (beech-crate) 木盒推拉盖很顺，带去露营正好。
ja 4 (maple-crate) 白っぽい木に目がくっきり見えます。3枚ほど木目が粗めでした。
th 5 (walnut-card) ผู้ใหญ่เล่นโดมิโน เด็กเอาไปต่อบ้าน คุ้มสองต่อ
`,
    },
  ],
}

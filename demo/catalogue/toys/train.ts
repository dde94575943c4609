import type { Kind } from '../kind.ts'
import { centimetres, fromYears, grams, kilograms } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'
import { beech } from './woods-words.ts'

export const train: Kind = {
  pictured: 'colour',
  about: words(
    'The axles are steel, and the wheels stay on.',
    '轮轴是钢的，轮子不会掉。',
    '車軸は鋼で、車輪は外れません。',
    '차축은 강철이라 바퀴가 빠지지 않습니다.',
    'เพลาเหล็กกล้า ล้อไม่หลุด',
  ),
  products: [
    {
      product_id: 'train',
      shop_id: 'little-harbour',
      values: ['sage', 'clay', 'butter'],
      price_cents: 2600,
      was_cents: 3200,
      sales: 918,
      days_ago: 204,
      title: words(
        'Wooden train with three cars',
        '三节木制小火车',
        '木の列車 3両つなぎ',
        '나무 기차 세 칸',
        'รถไฟไม้สามตู้',
      ),
      description: words(
        'An engine and two wagons joined by wooden hooks, on wheels that turn without squeaking. It runs on the floor and fits common wooden tracks. One wagon carries two balls, the other two cubes, and all four lift out.',
        '一个火车头带两节车厢，木钩相连，车轮转动没有吱呀声。可在地板上跑，也适配常见的木质轨道。一节载着两颗球，一节载着两块方木，都能拿下来玩。',
        '機関車と2両の貨車を木のフックでつなぎました。車輪はきしまず、なめらかに回ります。床の上でも、一般的な木のレールの上でも走ります。片方の貨車には玉が2つ、もう片方には立方体が2つ。どれも外して遊べます。',
        '나무 고리로 이은 기관차와 화차 두 칸입니다. 바퀴는 삐걱거리지 않고 부드럽게 굴러갑니다. 바닥에서도, 흔히 쓰는 나무 선로에서도 달립니다. 한 칸에는 공 두 개, 다른 칸에는 네모 두 개가 실려 있고 모두 꺼낼 수 있습니다.',
        'หัวรถจักรกับรถพ่วงสองตู้ต่อกันด้วยตะขอไม้ ล้อหมุนลื่นไม่มีเสียงเอี๊ยด วิ่งบนพื้นได้และใช้กับรางไม้ทั่วไปได้ ตู้หนึ่งบรรทุกลูกบอลสองลูก อีกตู้บรรทุกลูกบาศก์สองลูก หยิบออกมาเล่นได้ทั้งหมด',
      ),
      specs: [
        spec('material', beech),
        spec('size', centimetres(33, 5, 8)),
        spec('weight', grams(410)),
        spec('age', fromYears(3)),
        spec('origin', china),
      ],
      reviews: `
    en 4 It runs quietly on our old track. One hook was tight at first.
    ja 5 機関車が好きな2歳が毎日寝床まで持っていきます。
    zh-CN 5 能和家里原有的木轨道一起用，车轮顺滑。
    ko 4 튼튼합니다. 몇 번 던졌는데 칠이 벗겨지지 않았어요.
    th 5 งานไม้เรียบไม่มีเสี้ยน ล้อหมุนลื่น หลานติดใจมาก
    zh-CN 3 漆面有一处小气泡，客服补了一节车厢。
  `,
    },

    {
      product_id: 'train-express',
      shop_id: 'little-harbour',
      values: ['snow', 'denim', 'honey'],
      price_cents: 3100,
      second: { axis: 'wagons', adds: { two: 0, four: 1400 } },
      sales: 1462,
      days_ago: 276,
      title: words('Wooden express train', '木制特快列车', '木の特急列車', '나무 급행열차', 'รถไฟด่วนไม้'),
      description: words(
        'A long-nosed express with a painted stripe that runs from the driver to the last window. The cars hold together with magnets that are sunk deep in the wood.',
        '长鼻子特快列车，一道彩带从车头一直画到最后一扇窗。车厢用深埋在木头里的磁铁相连。',
        '鼻の長い特急で、先頭から最後の窓まで一本の帯が走ります。車両は木の奥に埋めた磁石でつながります。',
        '코가 긴 급행열차로, 기관사 자리부터 마지막 창까지 띠 하나가 이어집니다. 칸과 칸은 나무 깊숙이 묻은 자석으로 붙습니다.',
        'รถด่วนจมูกยาว คาดแถบสีจากห้องคนขับถึงหน้าต่างบานสุดท้าย ต่อขบวนด้วยแม่เหล็กที่ฝังลึกในเนื้อไม้',
      ),
      specs: [
        spec('material', beech),
        spec(
          'size',
          words(
            'Car 11 × 4 × 5 cm',
            '每节 11 × 4 × 5 厘米',
            '1両11 × 4 × 5 cm',
            '한 칸 11 × 4 × 5cm',
            'ตู้ละ 11 × 4 × 5 ซม.',
          ),
        ),
        spec('age', fromYears(3)),
        spec('origin', china),
      ],
      reviews: `
ja 5 (snow-four) 4両にして大正解。廊下を端から端まで走らせています。
en 5 (denim-two) The magnets are strong enough for the carpet and weak enough for a three-year-old.
zh-CN 5 (snow-four) 和高铁一模一样，儿子每天报站名。
ko 4 (honey-two) 자석이 한쪽 방향으로만 붙어서 처음엔 헷갈려 했어요.
th 5 (two) หัวมนเรียบ ไม่มีเหลี่ยมคม วิ่งลื่นมาก
en 3 (snow-four) White shows every jam finger. It does wipe off.
`,
    },
    {
      product_id: 'train-tracks',
      shop_id: 'maple-attic',
      values: ['sage', 'brick', 'mist'],
      price_cents: 6400,
      was_cents: 7900,
      sales: 734,
      days_ago: 318,
      title: words(
        'Train set with an oval track',
        '椭圆轨道火车套装',
        '楕円レールの列車セット',
        '타원 선로 기차 세트',
        'ชุดรถไฟพร้อมรางวงรี',
      ),
      description: words(
        'Twelve pieces of grooved track make an oval, with a bridge to drive under and a short train to do it. A station, two trees and a signal are in the box.',
        '十二块带槽轨道拼成一个椭圆，有桥可钻，还有一列短火车。盒里另有车站、两棵树和一座信号灯。',
        '溝のあるレール12枚で楕円ができあがり、短い列車が橋の下をくぐります。駅と木が2本、信号機も入っています。',
        '홈 파인 선로 열두 조각으로 타원을 만들고, 짧은 기차가 다리 밑을 지납니다. 역과 나무 두 그루, 신호기도 들어 있습니다.',
        'รางเซาะร่องสิบสองชิ้นต่อเป็นวงรี มีสะพานให้รถไฟขบวนสั้นลอด ในกล่องมีสถานี ต้นไม้สองต้น และเสาสัญญาณ',
      ),
      specs: [
        spec('material', beech),
        spec(
          'size',
          words('Oval 86 × 50 cm', '轨道 86 × 50 厘米', '楕円86 × 50 cm', '타원 86 × 50cm', 'วงรี 86 × 50 ซม.'),
        ),
        spec('age', fromYears(3)),
        spec(
          'contents',
          words(
            'Track, train, bridge, station, trees, signal',
            '轨道、火车、桥、车站、树、信号灯',
            'レール、列車、橋、駅、木、信号機',
            '선로, 기차, 다리, 역, 나무, 신호기',
            'ราง รถไฟ สะพาน สถานี ต้นไม้ เสาสัญญาณ',
          ),
        ),
        spec('weight', kilograms(1.7)),
      ],
      reviews: `
en 5 (brick) It lives under the sofa and takes four minutes to lay. We timed it, several times.
ja 4 (sage) レールのつなぎ目が最初かたく、大人が手伝いました。
zh-CN 5 (mist) 能和别家轨道拼，已经绕了半个客厅。
ko 5 (brick) 다리 밑으로 지나가는 순간마다 환호합니다.
th 5 (sage) เล่นคนเดียวได้เป็นชั่วโมง แม่ได้กินกาแฟร้อนสักที
`,
    },
    {
      product_id: 'train-tram',
      shop_id: 'maple-attic',
      values: ['butter', 'moss', 'clay'],
      price_cents: 2300,
      second: { axis: 'packing', adds: { card: 0, crate: 500 } },
      sales: 205,
      days_ago: 44,
      title: words('Wooden city tram', '木制有轨电车', '木の路面電車', '나무 노면 전차', 'รถรางไม้ในเมือง'),
      description: words(
        'A round-ended tram with open windows, rows of little seats and a pole on the roof that swings. Fingers fit through the windows, and so do passengers.',
        '圆头电车，窗户通透，里面有一排排小座椅，车顶的集电杆会转。手指能伸进窗户，小乘客也能。',
        '両端の丸い路面電車です。窓は開いていて中には小さな座席が並び、屋根の集電ポールは回ります。窓からは指も、お客さんも入ります。',
        '양 끝이 둥근 전차입니다. 뚫린 창 안에 작은 좌석이 줄지어 있고 지붕의 집전 막대가 돌아갑니다. 창으로 손가락도, 승객도 들어갑니다.',
        'รถรางหัวท้ายมน หน้าต่างเปิดโล่ง ข้างในมีที่นั่งเล็ก ๆ เรียงแถว เสารับไฟบนหลังคาหมุนได้ นิ้วลอดหน้าต่างได้ ผู้โดยสารก็เช่นกัน',
      ),
      specs: [
        spec('material', beech),
        spec('size', centimetres(17, 6, 11)),
        spec('weight', grams(360)),
        spec('age', fromYears(3)),
      ],
      reviews: `
ja 5 (butter-card) 子どものころ乗った市電にそっくりで、自分用に買いました。
en 5 (moss-crate) The seats inside are actually separate little benches. Somebody cared.
ko 4 (clay) 지붕 막대가 살짝 헐거워요. 그것만 빼면 예쁩니다.
zh-CN 5 (moss-card) 像小时候的铛铛车，摆在书架上每天看一眼。
th 4 (butter) น่ารักมาก ตัวไม่ใหญ่นะ วัดขนาดก่อนสั่ง
`,
    },
    {
      product_id: 'train-freight',
      shop_id: 'little-harbour',
      values: ['ink', 'brick', 'moss'],
      price_cents: 3400,
      second: { axis: 'wagons', adds: { two: 0, three: 800 } },
      sales: 389,
      days_ago: 150,
      title: words(
        'Freight train with crane',
        '起重机货运火车',
        'クレーンつき貨物列車',
        '기중기 화물 열차',
        'รถไฟบรรทุกสินค้ามีเครน',
      ),
      description: words(
        'A stout shunting engine that pulls logs and a crane. The crane turns all the way round, and its hook lifts anything that has a magnet. The longer train has a milk tank too.',
        '敦实的调车机车，拉着原木和起重机。起重机能转一整圈，吊钩能吊起带磁铁的东西。加长款还有一节奶罐车。',
        'ずんぐりした入換機関車が、丸太とクレーンを引きます。クレーンはぐるりと一周し、フックは磁石の付いた荷物を持ち上げます。3両のものにはミルクタンク車も付きます。',
        '땅딸막한 기관차가 통나무와 기중기를 끕니다. 기중기는 한 바퀴 돌고 갈고리는 자석 달린 짐을 들어 올립니다. 긴 열차에는 우유 탱크도 있습니다.',
        'หัวรถจักรล่ำ ๆ ลากท่อนซุงกับเครน เครนหมุนได้รอบตัว ตะขอยกของที่มีแม่เหล็กได้ ขบวนยาวมีตู้ถังนมด้วย',
      ),
      specs: [
        spec('material', beech),
        spec(
          'size',
          words(
            '36 or 48 cm long',
            '长 36 或 48 厘米',
            '長さ36 cmまたは48 cm',
            '길이 36cm 또는 48cm',
            'ยาว 36 หรือ 48 ซม.',
          ),
        ),
        spec('age', fromYears(3)),
        spec('origin', china),
      ],
      reviews: `
en 5 (ink-three) The logs come off, go on, come off. This has been happening since March.
zh-CN 4 (brick-two) 吊钩的绳子容易缠，孩子自己学会解了。
ja 5 (moss-three) クレーンの向きを変えて荷物を積む姿が真剣そのもの。
ko 5 (two) 통나무가 진짜 나뭇가지를 깎은 거라 나이테가 보여요.
th 5 (ink) ล้อแน่น เพลาเหล็กจริง โดนเหยียบแล้วไม่หัก
en 2 (brick-three) Our tank wagon came without its lid. Replaced after a week of messages.
`,
    },
  ],
}

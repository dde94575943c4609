import type { Kind } from '../kind.ts'
import { japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const thermos: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'thermos',
      shop_id: 'north-pier',
      values: ['sage', 'oat', 'brick'],
      price_cents: 2800,
      second: { axis: 'volume', adds: { '500ml': 0, '750ml': 500 } },
      sales: 2044,
      days_ago: 420,
      title: words(
        'Steel thermos bottle',
        '不锈钢保温瓶',
        'ステンレスの魔法びん',
        '스테인리스 보온병',
        'กระติกสเตนเลสเก็บความร้อน',
      ),
      description: words(
        'A double-walled steel bottle that still has hot tea in it after a night in the tent. The powder coat gives a dry grip and hides small knocks. The wide neck takes ice cubes and a bottle brush, and the cap closes with half a turn.',
        '双层不锈钢保温瓶，在帐篷里过一夜，茶还是热的。粉末涂层手感干爽防滑，小磕碰也不显眼。宽瓶口放得进冰块和瓶刷，瓶盖转半圈就拧紧。',
        'テントで一晩明かしても、まだ熱いお茶が飲める二重構造のステンレスボトルです。粉体塗装はさらりと手になじみ、小さな傷も目立ちません。広口で氷もブラシも入り、ふたは半回転で閉まります。',
        '텐트에서 하룻밤을 보낸 뒤에도 차가 뜨거운 이중벽 스테인리스 병입니다. 분체 도장이라 손에 착 잡히고 작은 흠집도 티 나지 않습니다. 입구가 넓어 얼음과 세척솔이 들어가고, 뚜껑은 반 바퀴면 닫힙니다.',
        'กระติกสเตนเลสสองชั้น ค้างคืนในเต็นท์แล้วชายังร้อนอยู่ ผิวพ่นสีฝุ่นจับกระชับมือและไม่เห็นรอยเล็ก ๆ ปากกว้างใส่น้ำแข็งและแปรงล้างได้ ฝาหมุนครึ่งรอบก็ปิดสนิท',
      ),
      specs: [
        spec(
          'insulation',
          words(
            'Hot for 14 hours, cold for 24',
            '保热 14 小时，保冷 24 小时',
            '保温14時間、保冷24時間',
            '보온 14시간, 보랭 24시간',
            'เก็บร้อน 14 ชั่วโมง เก็บเย็น 24 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            '18/8 stainless steel, powder coat',
            '18/8 不锈钢，粉末涂层',
            '18-8ステンレス、粉体塗装',
            '18/8 스테인리스, 분체 도장',
            'สเตนเลส 18/8 พ่นสีฝุ่น',
          ),
        ),
        spec(
          'care',
          words(
            'Cap and bottle go in the dishwasher',
            '瓶盖与瓶身均可用洗碗机清洗',
            'ふたも本体も食洗機で洗えます',
            '뚜껑과 병 모두 식기세척기 사용 가능',
            'ฝาและตัวกระติกล้างในเครื่องล้างจานได้',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (750ml) Filled it at six in the evening, and it burned my tongue at seven the next morning.
    zh-CN 5 保温效果惊人，早上装的水晚上还烫。
    ja 4 (500ml) 500mlは通勤かばんに立てて入ります。パッキンの替えも売ってほしい。
    ko 5 얼음이 다음 날까지 남아 있어요. 텐트에서 최고.
    th 5 ใส่น้ำแข็งตอนเช้า ตกเย็นยังเหลือก้อนอยู่เลย
    th 4 (750ml) ตัวใหญ่หนักไปนิดสำหรับพกทุกวัน แต่ไปแคมป์เหมาะมาก
  `,
    },
    {
      product_id: 'thermos-flask',
      shop_id: 'cedar-trail',
      values: ['moss', 'denim', 'brick'],
      price_cents: 4400,
      was_cents: 5900,
      second: { axis: 'volume', adds: { '750ml': 0, '1l': 600 } },
      sales: 1154,
      days_ago: 338,
      title: words(
        'Vacuum flask with cup and handle',
        '带杯提把保温壶',
        'コップと取っ手付きの魔法びん',
        '컵과 손잡이 달린 보온병',
        'กระติกสุญญากาศมีถ้วยและหูจับ',
      ),
      description: words(
        'The flask of building sites and mountain huts, with a side handle and a cap that is also the cup. Hammered paint takes knocks without showing them, and the stopper pours when loosened half a turn.',
        '工地和山屋里常见的那种壶，侧面有提把，盖子就是杯子。锤纹漆经得起磕碰，壶塞松半圈就能倒。',
        '現場や山小屋でおなじみの、横に取っ手が付いた魔法びんです。ふたはそのままコップに。ハンマートーン塗装はぶつけても傷が目立たず、中栓は半回転ゆるめれば注げます。',
        '공사장과 산장에서 보던 그 보온병으로, 옆에 손잡이가 있고 뚜껑이 곧 컵입니다. 망치 무늬 도장은 부딪쳐도 티가 나지 않고, 마개는 반 바퀴만 풀면 따를 수 있습니다.',
        'กระติกแบบที่เห็นตามไซต์ก่อสร้างและที่พักบนเขา มีหูจับข้าง ฝาเป็นถ้วยในตัว ผิวลายค้อนกระแทกแล้วไม่เห็นรอย คลายจุกครึ่งรอบก็รินได้',
      ),
      specs: [
        spec(
          'insulation',
          words(
            'Hot for 24 hours, cold for 20',
            '保热 24 小时，保冷 20 小时',
            '保温24時間、保冷20時間',
            '보온 24시간, 보랭 20시간',
            'เก็บร้อน 24 ชั่วโมง เก็บเย็น 20 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            '18/8 stainless steel, hammered paint',
            '18/8 不锈钢，锤纹漆',
            '18-8ステンレス、ハンマートーン塗装',
            '18/8 스테인리스, 해머톤 도장',
            'สเตนเลส 18/8 สีลายค้อน',
          ),
        ),
        spec(
          'size',
          words(
            '750 ml: 31 cm high. 1 L: 35 cm high',
            '750 毫升高 31 厘米，1 升高 35 厘米',
            '750 mlは高さ31 cm、1 Lは高さ35 cm',
            '750ml 높이 31cm, 1L 높이 35cm',
            '750 มล. สูง 31 ซม. 1 ลิตร สูง 35 ซม.',
          ),
        ),
        spec(
          'weight',
          words(
            '750 ml: 610 g. 1 L: 720 g',
            '750 毫升 610 克，1 升 720 克',
            '750 mlは610 g、1 Lは720 g',
            '750ml 610g, 1L 720g',
            '750 มล. 610 กรัม 1 ลิตร 720 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (1l) Dropped it off scaffolding. It has a dimple now and the soup was still hot.
    ja 5 (moss) 冬の釣りで朝6時に入れた湯が、夕方のカップ麺に使えました。
    zh-CN 5 (750ml) 像爷爷用过的水壶，质感却好太多了。
    ko 4 (1l) 보온력은 최고인데 1리터는 가득 채우면 꽤 묵직합니다.
    th 5 (denim) ไปขายของตลาดเช้า กาแฟร้อนถึงเที่ยง
    ko 3 (brick-750ml) 마개 안쪽 틈에 찻물이 끼어서 솔로 닦아야 해요.
  `,
    },
    {
      product_id: 'thermos-food',
      shop_id: 'north-pier',
      values: ['clay', 'snow', 'mist'],
      price_cents: 3400,
      second: { axis: 'volume', adds: { '350ml': 0, '500ml': 500 } },
      sales: 1688,
      days_ago: 262,
      title: words(
        'Food jar with spoon',
        '带勺焖烧罐',
        'スプーン付きスープジャー',
        '숟가락 달린 보온 도시락',
        'โถเก็บอาหารร้อนพร้อมช้อน',
      ),
      description: words(
        'A short, wide jar that keeps porridge, curry or ice cream the way it went in until lunch. A folding spoon sits in the lid, and the mouth is wide enough to eat from.',
        '矮胖的广口罐，粥、咖喱、冰淇淋，装进去什么样，到中午还是什么样。折叠勺收在盖里，罐口宽得可以直接吃。',
        '背が低く口の広い保温容器です。おかゆもカレーもアイスも、昼まで入れたときのまま。ふたの中に折りたたみスプーンが収まり、そのまま食べられる広さです。',
        '낮고 넓은 보온 용기라 죽도 카레도 아이스크림도 점심까지 넣은 그대로입니다. 뚜껑 안에 접는 숟가락이 들어 있고, 입구가 넓어 바로 떠먹을 수 있습니다.',
        'โถเตี้ยปากกว้าง เก็บโจ๊ก แกง หรือไอศกรีมให้เหมือนตอนใส่ไปจนถึงมื้อเที่ยง มีช้อนพับเก็บในฝา ปากกว้างตักกินได้เลย',
      ),
      specs: [
        spec(
          'insulation',
          words(
            'Hot for 7 hours, cold for 8',
            '保热 7 小时，保冷 8 小时',
            '保温7時間、保冷8時間',
            '보온 7시간, 보랭 8시간',
            'เก็บร้อน 7 ชั่วโมง เก็บเย็น 8 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words('18/8 stainless steel', '18/8 不锈钢', '18-8ステンレス', '18/8 스테인리스', 'สเตนเลส 18/8'),
        ),
        spec(
          'contents',
          words(
            'Jar, folding spoon',
            '焖烧罐、折叠勺',
            '本体、折りたたみスプーン',
            '보온 용기, 접이식 숟가락',
            'โถ ช้อนพับ',
          ),
        ),
        spec(
          'care',
          words(
            'Lid seal comes out for washing',
            '盖内密封圈可拆洗',
            'ふたのパッキンは外して洗えます',
            '뚜껑 패킹을 빼서 세척',
            'ถอดซีลฝาออกล้างได้',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    zh-CN 5 (500ml) 早上焖的小米粥，中午打开还冒热气，软糯刚好。
    en 5 (350ml) School lunch solved. Pasta at noon is still steaming, she says.
    ja 4 (350ml) スプーンは便利ですが、大人には少し短いです。
    ko 5 (clay-500ml) 외근 나갈 때 국을 싸 갑니다. 가방 안에서 샌 적이 없어요.
    th 4 (500ml) ใส่ข้าวต้มร้อนดี แต่ฝาปิดแน่นมาก ต้องออกแรง
    en 4 (mist) Pre-warm it with boiling water first. That is the whole trick.
  `,
    },
    {
      product_id: 'thermos-tumbler',
      shop_id: 'north-pier',
      values: ['blush', 'butter', 'denim'],
      price_cents: 2900,
      second: { axis: 'volume', adds: { '600ml': 0, '900ml': 600 } },
      sales: 3320,
      days_ago: 118,
      title: words(
        'Handled tumbler with straw',
        '带把手吸管冰霸杯',
        'ストロー付きハンドルタンブラー',
        '손잡이 빨대 텀블러',
        'แก้วเก็บความเย็นมีหูพร้อมหลอด',
      ),
      description: words(
        'A tall tumbler that narrows at the foot to fit the cup holder of the car. The straw goes through a sealed lid, and the handle is wide enough for a whole hand.',
        '大容量冰霸杯，杯底收窄，放得进车载杯架。吸管穿过密封盖，把手宽到能伸进整只手。',
        '底が細く、車のドリンクホルダーに収まる背の高いタンブラーです。ストローは密閉ふたを通り、持ち手は手がすっぽり入る大きさです。',
        '아래가 좁아 차량 컵홀더에 들어가는 큰 텀블러입니다. 빨대는 밀폐 뚜껑을 지나고, 손잡이는 손이 통째로 들어갈 만큼 넓습니다.',
        'แก้วทรงสูงก้นสอบ วางในช่องวางแก้วรถได้ หลอดเสียบผ่านฝาที่มีซีล หูจับกว้างสอดได้ทั้งมือ',
      ),
      specs: [
        spec(
          'insulation',
          words(
            'Cold for 12 hours, hot for 5',
            '保冷 12 小时，保热 5 小时',
            '保冷12時間、保温5時間',
            '보랭 12시간, 보온 5시간',
            'เก็บเย็น 12 ชั่วโมง เก็บร้อน 5 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            'Stainless steel, reusable straw',
            '不锈钢，可重复使用吸管',
            'ステンレス、くり返し使えるストロー',
            '스테인리스, 다회용 빨대',
            'สเตนเลส หลอดใช้ซ้ำได้',
          ),
        ),
        spec(
          'size',
          words(
            '600 ml: 20 cm high. 900 ml: 25 cm high',
            '600 毫升高 20 厘米，900 毫升高 25 厘米',
            '600 mlは高さ20 cm、900 mlは高さ25 cm',
            '600ml 높이 20cm, 900ml 높이 25cm',
            '600 มล. สูง 20 ซม. 900 มล. สูง 25 ซม.',
          ),
        ),
        spec(
          'care',
          words('Straw brush in the box', '附吸管刷', 'ストロー用ブラシ付き', '빨대 솔 포함', 'มีแปรงล้างหลอดให้'),
        ),
      ],
      reviews: `
    th 5 (900ml) น้ำแข็งเต็มแก้วตอนแปดโมง สี่โมงเย็นยังเหลือครึ่งหนึ่ง
    en 5 (blush-900ml) I drink twice the water I used to. Blame the straw.
    zh-CN 4 (600ml) 颜色很温柔，放车里刚好，倒下来会从吸管口渗一点。
    ko 5 (butter) 사무실 책상에 두면 하루 종일 얼음이 남아요.
    ja 4 (600ml) 軽くはないですが、結露しないので書類の横に置けます。
    en 2 (600ml) Tipped over on the passenger seat and emptied itself through the straw.
  `,
    },
    {
      product_id: 'thermos-slim',
      shop_id: 'cedar-trail',
      values: ['snow', 'plum', 'fog'],
      price_cents: 2200,
      second: { axis: 'volume', adds: { '200ml': 0, '350ml': 400 } },
      sales: 2455,
      days_ago: 28,
      title: words(
        'Slim pocket flask with loop',
        '带绳细长口袋杯',
        'ひも付きスリムポケットボトル',
        '고리 달린 슬림 보온병',
        'กระติกทรงผอมมีหูคล้อง',
      ),
      description: words(
        'A bottle no thicker than a rolled map, for one good cup of something hot. The lower half is bare brushed steel, the upper half is painted, and the cord loop hangs it on a finger.',
        '细得像卷起的地图，刚好装一杯热饮。下半截是拉丝裸钢，上半截上漆，绳环一勾就能挂在手指上。',
        '巻いた地図ほどの細さで、温かい一杯分が入ります。下半分は磨いた素のステンレス、上半分は塗装。ひもの輪に指を掛けて持ち歩けます。',
        '말아 놓은 지도만큼 가늘고, 따뜻한 한 잔이 들어갑니다. 아래 절반은 결을 살린 맨 스테인리스, 위 절반은 도장이며, 끈 고리를 손가락에 걸고 다닙니다.',
        'ขวดผอมเท่าแผนที่ม้วน ใส่เครื่องดื่มร้อนได้หนึ่งถ้วยพอดี ครึ่งล่างเป็นสเตนเลสขัดลาย ครึ่งบนพ่นสี มีห่วงเชือกคล้องนิ้ว',
      ),
      specs: [
        spec(
          'insulation',
          words(
            'Hot for 6 hours, cold for 8',
            '保热 6 小时，保冷 8 小时',
            '保温6時間、保冷8時間',
            '보온 6시간, 보랭 8시간',
            'เก็บร้อน 6 ชั่วโมง เก็บเย็น 8 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            'Stainless steel, polyester cord',
            '不锈钢，涤纶绳',
            'ステンレス、ポリエステルひも',
            '스테인리스, 폴리에스터 끈',
            'สเตนเลส เชือกโพลีเอสเตอร์',
          ),
        ),
        spec(
          'weight',
          words(
            '200 ml: 130 g. 350 ml: 180 g',
            '200 毫升 130 克，350 毫升 180 克',
            '200 mlは130 g、350 mlは180 g',
            '200ml 130g, 350ml 180g',
            '200 มล. 130 กรัม 350 มล. 180 กรัม',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (200ml) 薬を飲むお湯を入れて持ち歩いています。小さなかばんにも収まります。
    zh-CN 5 (snow-350ml) 通勤包侧袋刚好，白色配钢色很耐看。
    en 5 (350ml) Enough coffee for one summit, and that is all I ever wanted to carry.
    ko 4 (plum) 예쁘고 가벼워요. 입구가 좁아 얼음은 안 들어갑니다.
    th 4 (200ml) เล็กน่ารัก ใส่กระเป๋าถือได้ แต่ดื่มสองอึกก็หมด
    ko 5 (fog-200ml) 아기 분유 물 담기에 딱 맞는 크기입니다.
  `,
    },
  ],
}

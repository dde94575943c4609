import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const lantern: Kind = {
  pictured: 'colour',
  products: [
    {
      product_id: 'lantern',
      shop_id: 'north-pier',
      values: ['sage', 'butter', 'ink'],
      price_cents: 3800,
      sales: 892,
      days_ago: 198,
      title: words(
        'Rechargeable camp lantern',
        '充电式露营灯',
        '充電式キャンプランタン',
        '충전식 캠핑 랜턴',
        'ตะเกียงแคมป์แบบชาร์จได้',
      ),
      description: words(
        'A camping lantern with the shape of an oil lamp and none of the smell. The knob turns it from candle-dim to bright enough for cooking. It hangs from its steel loop, stands in light rain and can charge a phone in need.',
        '有着煤油灯模样、却没有油烟味的露营灯。旋钮可从烛光般的微亮调到足够做饭的亮度。钢制提环可以悬挂，不怕小雨，应急时还能给手机充电。',
        'オイルランプの形をした、においのないキャンプランタンです。つまみを回せば、ろうそくほどの灯りから調理できる明るさまで調節できます。スチールの持ち手で吊るせて小雨も平気。いざというときはスマホの充電もできます。',
        '기름 램프의 모양은 그대로, 냄새는 없는 캠핑 랜턴입니다. 다이얼을 돌리면 촛불만큼 은은한 빛에서 요리할 수 있는 밝기까지 조절됩니다. 강철 고리로 걸 수 있고 가랑비에도 끄떡없으며, 급할 때는 휴대폰도 충전합니다.',
        'ตะเกียงแคมป์หน้าตาเหมือนตะเกียงน้ำมันแต่ไม่มีกลิ่น หมุนปุ่มปรับจากแสงสลัวเหมือนเทียนไปจนสว่างพอทำอาหาร แขวนได้ด้วยหูเหล็ก โดนฝนปรอย ๆ ได้ และชาร์จมือถือยามฉุกเฉินได้',
      ),
      specs: [
        spec(
          'brightness',
          words(
            '10 to 420 lumens, warm white',
            '10–420 流明，暖白光',
            '10〜420ルーメン、電球色',
            '10~420루멘, 전구색',
            '10–420 ลูเมน แสงวอร์มไวต์',
          ),
        ),
        spec(
          'battery',
          words(
            '6 to 120 hours, 5,200 mAh',
            '6–120 小时，5200 mAh',
            '6〜120時間、5,200 mAh',
            '6~120시간, 5,200mAh',
            '6–120 ชั่วโมง 5,200 mAh',
          ),
        ),
        spec('water', words('Rain-proof, IPX4', 'IPX4 防雨', 'IPX4の防雨', 'IPX4 방수', 'กันฝนระดับ IPX4')),
        spec('size', centimetres(11, 11, 19)),
        spec('weight', grams(460)),
      ],
      reviews: `
    en 5 We left it on dim all night for the kids, three nights in a row, on one charge.
    ja 5 ガスランタンから買い替えました。においも音もなく、子どもがいても安心です。
    zh-CN 5 放在阳台当氛围灯也很好看，旋钮阻尼感舒服。
    ko 4 감성도 있고 실용적이에요. 최대 밝기로 쓰면 배터리가 빨리 닳습니다.
    th 4 แสงอุ่นสวย แขวนในเต็นท์พอดี ชาร์จเต็มใช้เวลานานหน่อย
    en 3 Good lamp. The USB cover is stiff and I broke a nail on it.
  `,
    },
    {
      product_id: 'lantern-globe',
      shop_id: 'north-pier',
      values: ['snow', 'blush', 'honey'],
      price_cents: 3200,
      was_cents: 4600,
      second: { axis: 'size', adds: { s: 0, l: 900 } },
      sales: 1408,
      days_ago: 276,
      title: words(
        'Collapsible globe lantern',
        '伸缩圆球露营灯',
        'たためるちょうちんランタン',
        '접이식 둥근 랜턴',
        'ตะเกียงทรงกลมพับเก็บได้',
      ),
      description: words(
        'A ribbed globe of washable cloth that pulls up like a paper lamp and presses flat into a disc for the bag. The light comes out soft on every side, so nobody at the table is dazzled.',
        '可水洗布料做成的折纹圆球，像纸灯笼一样拉起，一压就成一张圆饼收进包里。光向四周柔柔散开，围坐的人都不刺眼。',
        '洗える布のひだを、ちょうちんのように引き上げて使う丸いランタンです。押せば円盤になって荷物に収まります。光は四方にやわらかく広がり、囲んで座ってもまぶしくありません。',
        '빨 수 있는 천을 주름잡아 종이등처럼 끌어 올려 쓰는 둥근 랜턴입니다. 누르면 납작한 원반이 되어 가방에 들어갑니다. 빛이 사방으로 부드럽게 퍼져 둘러앉아도 눈부시지 않습니다.',
        'ตะเกียงทรงกลมผ้าจีบซักได้ ดึงขึ้นใช้เหมือนโคมกระดาษ กดลงก็แบนเป็นแผ่นกลมใส่กระเป๋า แสงนุ่มกระจายทุกด้าน นั่งล้อมโต๊ะก็ไม่แสบตา',
      ),
      specs: [
        spec(
          'brightness',
          words(
            '5 to 260 lumens, warm white',
            '5–260 流明，暖白光',
            '5〜260ルーメン、電球色',
            '5~260루멘, 전구색',
            '5–260 ลูเมน แสงวอร์มไวต์',
          ),
        ),
        spec(
          'battery',
          words(
            '8 to 90 hours, 3,000 mAh',
            '8–90 小时，3000 mAh',
            '8〜90時間、3,000 mAh',
            '8~90시간, 3,000mAh',
            '8–90 ชั่วโมง 3,000 mAh',
          ),
        ),
        spec(
          'size',
          words(
            'S: 15 cm across. L: 24 cm across',
            'S 直径 15 厘米，L 直径 24 厘米',
            'Sは直径15 cm、Lは直径24 cm',
            'S 지름 15cm, L 지름 24cm',
            'S เส้นผ่านศูนย์กลาง 15 ซม. L 24 ซม.',
          ),
        ),
        spec('packed', words('4 cm thick', '厚 4 厘米', '厚さ4 cm', '두께 4cm', 'หนา 4 ซม.')),
        spec(
          'weight',
          words(
            'S: 190 g. L: 290 g',
            'S 190 克，L 290 克',
            'Sは190 g、Lは290 g',
            'S는 190g, L은 290g',
            'S 190 กรัม L 290 กรัม',
          ),
        ),
      ],
      reviews: `
    en 5 (l) Hung two of these over the picnic table and the whole campsite came to ask where we got them.
    ja 5 (s) たたむと本当に薄くて、リュックの背面ポケットに入りました。
    zh-CN 4 (snow) 光很柔，拍照好看，就是白色沾了灰比较明显。
    ko 4 천이라 걱정했는데 미지근한 물에 빨아도 모양이 그대로예요.
    th 5 (blush) สีชมพูตอนเปิดไฟละมุนมาก ตั้งในห้องนอนก็สวย
    en 3 (s) Lovely glow, not enough to chop onions by. Get the large one if you cook.
  `,
    },
    {
      product_id: 'lantern-tripod',
      shop_id: 'cedar-trail',
      values: ['gold', 'ink', 'silver'],
      price_cents: 5400,
      sales: 318,
      days_ago: 141,
      title: words(
        'Tripod lantern with hanging bulb',
        '三脚架吊灯泡露营灯',
        '三脚つき吊り下げ電球ランタン',
        '삼각대 전구 랜턴',
        'ตะเกียงหลอดห้อยพร้อมขาตั้งสามขา',
      ),
      description: words(
        'Three cherry legs slot into a metal head, and a bulb lamp hangs from its hook at table height. Unhook the lamp and it goes with you to the tent or up a branch.',
        '三根樱桃木腿插进金属顶座，球泡灯就挂在与桌面齐高的钩子上。取下来，带进帐篷或挂上树枝都行。',
        'チェリー材の脚3本を金属の頭に差し込み、電球形のランプを卓上の高さに吊るします。フックから外せば、テントの中でも木の枝でも使えます。',
        '체리나무 다리 세 개를 금속 머리에 끼우고 전구 모양 램프를 식탁 높이에 겁니다. 고리에서 빼면 텐트 안이나 나뭇가지로 옮겨 쓸 수 있습니다.',
        'ขาไม้เชอร์รีสามขาเสียบเข้าหัวโลหะ แล้วแขวนโคมหลอดไฟไว้ที่ความสูงระดับโต๊ะ ปลดจากตะขอก็ถือเข้าเต็นท์หรือแขวนกิ่งไม้ได้',
      ),
      specs: [
        spec(
          'material',
          words(
            'Cherry wood, steel, acrylic',
            '樱桃木、钢、亚克力',
            'チェリー材、スチール、アクリル',
            '체리나무, 강철, 아크릴',
            'ไม้เชอร์รี เหล็ก อะคริลิก',
          ),
        ),
        spec(
          'brightness',
          words(
            '8 to 180 lumens, warm white',
            '8–180 流明，暖白光',
            '8〜180ルーメン、電球色',
            '8~180루멘, 전구색',
            '8–180 ลูเมน แสงวอร์มไวต์',
          ),
        ),
        spec(
          'battery',
          words(
            '6 to 60 hours, USB-C',
            '6–60 小时，USB-C 充电',
            '6〜60時間、USB-C充電',
            '6~60시간, USB-C 충전',
            '6–60 ชั่วโมง ชาร์จ USB-C',
          ),
        ),
        spec(
          'size',
          words(
            '34 cm high, legs 36 cm',
            '高 34 厘米，脚长 36 厘米',
            '高さ34 cm、脚の長さ36 cm',
            '높이 34cm, 다리 길이 36cm',
            'สูง 34 ซม. ขายาว 36 ซม.',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
    ja 5 (gold) 真鍮色の頭と桜の脚がよく合っています。ベランダごはんの主役です。
    en 4 (ink) The legs are a tight fit the first few times. After that it stands on anything.
    zh-CN 5 灯可以取下来当手提灯，半夜去洗手间很方便。
    ko 4 식탁 위에 올려 두면 분위기가 확 살아요. 바람 부는 날엔 조금 흔들립니다.
    th 5 (silver) ขาถอดเก็บได้หมด ใส่ถุงผ้าใบเล็กใบเดียว
    zh-CN 3 (gold) 样子没得说，亮度只够吃饭聊天，看书就费眼了。
  `,
    },
    {
      product_id: 'lantern-hurricane',
      shop_id: 'cedar-trail',
      values: ['brick', 'ink', 'gold'],
      price_cents: 4600,
      second: { axis: 'set_of', adds: { one: 0, two: 4000 } },
      sales: 574,
      days_ago: 402,
      title: words(
        'Hurricane oil lantern',
        '防风煤油马灯',
        'ハリケーンオイルランタン',
        '방풍 오일 랜턴',
        'ตะเกียงรั้วน้ำมันกันลม',
      ),
      description: words(
        'The storm lantern of railways and barns, with side tubes that feed the flame warm air and keep the wind out. Turn the wheel for the wick, press the lever to lift the glass, and one filling burns through the night.',
        '铁路和谷仓里用过的那种马灯，两侧风管给火焰送暖空气，也挡住大风。转轮调灯芯，压杆抬玻璃，加满一次能烧一整夜。',
        '鉄道や納屋で使われてきた嵐用のランタンです。両わきの管が炎に暖かい空気を送り、風を防ぎます。つまみで芯を調節し、レバーでガラスを上げて点火。満タンでひと晩もちます。',
        '철길과 헛간에서 쓰던 방풍 램프입니다. 양옆의 관이 불꽃에 더운 공기를 보내고 바람을 막습니다. 톱니를 돌려 심지를 맞추고 레버로 유리를 들어 불을 붙이며, 한 번 채우면 밤새 탑니다.',
        'ตะเกียงรั้วแบบที่ใช้ตามสถานีรถไฟและโรงนา ท่อสองข้างส่งลมอุ่นเลี้ยงเปลวไฟและกันลมแรง หมุนล้อปรับไส้ กดก้านยกโป๊ะแก้ว เติมเต็มถังหนึ่งครั้งจุดได้ทั้งคืน',
      ),
      specs: [
        spec(
          'material',
          words(
            'Painted steel, heat-proof glass',
            '烤漆钢、耐热玻璃',
            '塗装スチール、耐熱ガラス',
            '도장 강철, 내열 유리',
            'เหล็กพ่นสี แก้วทนความร้อน',
          ),
        ),
        spec(
          'fuel',
          words(
            'Paraffin oil, not included',
            '灯油，不含在内',
            'パラフィンオイル（別売り）',
            '파라핀 오일(별도 구매)',
            'น้ำมันพาราฟิน (ไม่รวมในชุด)',
          ),
        ),
        spec(
          'burn',
          words(
            'About 14 hours a filling',
            '加满约 14 小时',
            '満タンで約14時間',
            '가득 채우면 약 14시간',
            'เต็มถังประมาณ 14 ชั่วโมง',
          ),
        ),
        spec('size', centimetres(16, 13, 26)),
        spec('weight', grams(620)),
      ],
      reviews: `
    en 5 (brick) Kept burning through a squall that took our kitchen tarp. Proper old engineering.
    ja 5 (ink) 炎を眺めているだけで夜が過ぎます。芯の切り方を覚えると煤が出ません。
    zh-CN 5 (gold) 风挺大也没灭，金色放在院子里很有老电影的感觉。
    ko 4 (two) 두 개 사서 입구 양쪽에 걸었어요. 기름 냄새는 조금 각오하셔야 합니다.
    th 4 แสงสวยมาก แต่ตอนเติมน้ำมันต้องใช้กรวย ไม่อย่างนั้นหก
    en 2 Arrived with a drip at the filler cap. A new gasket fixed it, but I should not have had to ask.
  `,
    },
    {
      product_id: 'lantern-torch',
      shop_id: 'north-pier',
      values: ['moss', 'clay', 'fog'],
      price_cents: 2600,
      second: { axis: 'lamp_light', adds: { warm: 0, neutral: 0 } },
      sales: 1962,
      days_ago: 233,
      title: words(
        'Two-way torch lantern',
        '两用手电营灯',
        '懐中電灯にもなるランタン',
        '손전등 겸용 랜턴',
        'ไฟฉายแปลงเป็นตะเกียง',
      ),
      description: words(
        'Slide the frosted half up and the torch becomes a lantern; push it down and the beam reaches the far end of the car park. A carabiner holds it to a pack, and the rubber foot stands firm on a wet table.',
        '把磨砂灯罩往上一推，手电就成了营灯；压回去，光束能照到停车场另一头。带登山扣可挂背包，橡胶底座在湿桌面上也站得稳。',
        'すりガラス調の筒を引き上げるとランタンに、押し下げると駐車場の端まで届く懐中電灯になります。カラビナでリュックに下げられ、ゴムの底はぬれた机でもしっかり立ちます。',
        '반투명 통을 올리면 랜턴이 되고, 내리면 주차장 끝까지 닿는 손전등이 됩니다. 카라비너로 배낭에 걸 수 있고 고무 바닥은 젖은 탁자에서도 미끄러지지 않습니다.',
        'เลื่อนกระบอกฝ้าขึ้นเป็นตะเกียง กดลงเป็นไฟฉายที่ส่องถึงสุดลานจอดรถ มีคาราบิเนอร์เกี่ยวเป้ ฐานยางตั้งบนโต๊ะเปียกได้ไม่ลื่น',
      ),
      specs: [
        spec(
          'brightness',
          words(
            'Lantern 150, torch 300 lumens',
            '营灯 150 流明，手电 300 流明',
            'ランタン150、懐中電灯300ルーメン',
            '랜턴 150, 손전등 300루멘',
            'ตะเกียง 150 ไฟฉาย 300 ลูเมน',
          ),
        ),
        spec(
          'battery',
          words(
            '5 to 40 hours, 2,600 mAh',
            '5–40 小时，2600 mAh',
            '5〜40時間、2,600 mAh',
            '5~40시간, 2,600mAh',
            '5–40 ชั่วโมง 2,600 mAh',
          ),
        ),
        spec(
          'water',
          words('Splash-proof, IPX5', 'IPX5 防泼溅', 'IPX5の防水', 'IPX5 생활 방수', 'กันน้ำกระเซ็นระดับ IPX5'),
        ),
        spec('size', centimetres(5.5, 5.5, 17)),
        spec('weight', grams(240)),
      ],
      reviews: `
    en 5 (neutral) Lives in the glovebox. Changed a tyre with it standing on the bonnet.
    zh-CN 5 停电的时候孩子拿着满屋跑，摔了两回都没坏。
    ja 4 (warm) 防災用に2本。スライドが少し硬いですが、勝手に動かないので安心です。
    ko 5 밤낚시에 딱입니다. 카라비너에 걸어 두고 두 손을 쓸 수 있어요.
    th 5 (moss) ลำแสงพุ่งไกลกว่าที่คิด ชาร์จครั้งเดียวใช้ได้ทั้งทริป
    ko 3 (neutral) 랜턴 모드가 한 단계뿐이라 텐트 안에서는 너무 밝아요.
  `,
    },
  ],
}

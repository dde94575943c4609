import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { china, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const charger: Kind = {
  pictured: 'colour',
  about: words(
    'Each one is run at full load for eight hours before it leaves.',
    '每只出厂前都满载运行八小时。',
    '出荷前に1台ずつ、最大出力で8時間動かして確かめています。',
    '출고 전에 한 대씩 최대 출력으로 여덟 시간 돌려 봅니다.',
    'ทุกตัวผ่านการทดสอบจ่ายไฟเต็มที่แปดชั่วโมงก่อนส่ง',
  ),
  products: [
    {
      product_id: 'charger',
      shop_id: 'studio-kanda',
      values: ['oat', 'ink', 'sage'],
      price_cents: 2600,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 1477,
      days_ago: 240,
      title: words(
        'Two-port wall charger, 45 W',
        '双口充电器 45 瓦',
        '2ポート充電器 45 W',
        '2포트 충전기 45W',
        'หัวชาร์จสองพอร์ต 45 วัตต์',
      ),
      description: words(
        'A soft-cornered charger with one fast USB-C port for a laptop and one for a phone. It stays cool because the inside is gallium nitride, and it is silent even at full load. The plug is fixed, so nothing rattles in your bag, and a soft 1.5 m cable comes with it.',
        '圆角充电器，一个 USB-C 快充口给电脑，一个给手机。氮化镓元件，发热小，满载也没有电流声。插头固定不折叠，包里不会哐当响；另附 1.5 米软线一条。',
        '角の丸い充電器です。ノートパソコン用の急速USB-Cと、スマホ用のUSB-Cがひとつずつ。窒化ガリウムで熱くなりにくく、最大出力でも音がしません。プラグは固定式で、かばんの中でがたつきません。やわらかな1.5 mケーブル付き。',
        '모서리가 둥근 충전기로, 노트북용 고속 USB-C 하나와 휴대폰용 하나가 있습니다. 질화갈륨 소자라 뜨거워지지 않고 최대 출력에서도 소리가 없습니다. 플러그가 고정식이라 가방 안에서 덜그럭거리지 않습니다. 부드러운 1.5m 케이블이 함께 들어 있습니다.',
        'หัวชาร์จมุมโค้งมน มี USB-C ชาร์จเร็วสำหรับโน้ตบุ๊กและอีกช่องสำหรับมือถือ ใช้แกลเลียมไนไตรด์จึงไม่ร้อนและเงียบแม้จ่ายเต็มที่ ปลั๊กยึดแน่น ไม่กุกกักในกระเป๋า มาพร้อมสายนุ่มยาว 1.5 เมตร',
      ),
      specs: [
        spec(
          'output',
          words(
            '45 W alone, 25 + 20 W together',
            '单口 45 瓦，双口 25 + 20 瓦',
            '単独45 W、同時25 + 20 W',
            '단독 45W, 동시 25 + 20W',
            'ช่องเดียว 45 วัตต์ พร้อมกัน 25 + 20 วัตต์',
          ),
        ),
        spec(
          'supply',
          words(
            '100–240 V, 50–60 Hz',
            '100–240 伏，50–60 赫兹',
            '100–240 V、50–60 Hz',
            '100~240V, 50~60Hz',
            '100–240 โวลต์ 50–60 เฮิรตซ์',
          ),
        ),
        spec('size', centimetres(4.4, 4.4, 3.6)),
        spec('weight', grams(88)),
        spec(
          'contents',
          words(
            'Charger, 1.5 m USB-C cable',
            '充电器、1.5 米 USB-C 线',
            '充電器、USB-Cケーブル1.5 m',
            '충전기, USB-C 케이블 1.5m',
            'หัวชาร์จ สาย USB-C ยาว 1.5 เมตร',
          ),
        ),
      ],
      reviews: `
    en 5 (g) It runs my laptop and phone at once and stays only warm.
    ja 5 (a) 小さいのに45W。出張はこれ一つで足ります。
    zh-CN 4 (a) 双口同时用会降速，但说明里写清楚了。
    ko 4 (c) 발열이 적어요. 접이식이면 더 좋았을 것 같아요.
    th 4 (a) ชาร์จเร็ว ตัวเล็ก สีสวยไม่เหมือนใคร
  `,
    },
    {
      product_id: 'charger-flat',
      shop_id: 'pocket-tide',
      values: ['snow', 'denim', 'honey'],
      price_cents: 2200,
      second: { axis: 'plug', adds: { a: 0, c: 100, g: 200 } },
      sales: 1820,
      days_ago: 142,
      title: words(
        'Flat wall charger, 30 W',
        '薄片充电器 30 瓦',
        '薄型充電器 30 W',
        '납작한 충전기 30W',
        'หัวชาร์จทรงแบน 30 วัตต์',
      ),
      description: words(
        'Thirteen millimetres thick, with pins that fold away, so it lies in a laptop sleeve like a bar of chocolate. Behind a sofa or a bedside cabinet it needs hardly more room than the plug itself.',
        '厚仅 13 毫米，插脚可折，像一板巧克力一样塞进电脑包。沙发后、床头柜后的插座也用得上，不占地方。',
        '厚さわずか13 mm。プラグをたためば板チョコのようにノートパソコンのケースへ滑り込みます。ソファやベッドの裏のコンセントでも、ほとんど場所を取りません。',
        '두께 13mm에 플러그까지 접혀 초콜릿 한 판처럼 노트북 파우치에 들어갑니다. 소파나 침대 뒤 좁은 콘센트에서도 자리를 거의 차지하지 않습니다.',
        'หนาเพียง 13 มม. ขาปลั๊กพับเก็บได้ สอดในซองโน้ตบุ๊กเหมือนช็อกโกแลตแท่ง เสียบหลังโซฟาหรือหลังตู้หัวเตียงก็แทบไม่กินที่',
      ),
      specs: [
        spec('output', words('USB-C 30 W', 'USB-C 30 瓦', 'USB-C 30 W出力', 'USB-C 30W 출력', 'USB-C 30 วัตต์')),
        spec(
          'supply',
          words(
            '100–240 V, 50–60 Hz',
            '100–240 伏，50–60 赫兹',
            '100–240 V、50–60 Hz',
            '100~240V, 50~60Hz',
            '100–240 โวลต์ 50–60 เฮิรตซ์',
          ),
        ),
        spec('size', centimetres(8.4, 5.2, 1.3)),
        spec('weight', grams(72)),
      ],
      reviews: `
    en 5 (snow-a) Finally fits behind the hotel bed. Anyone who travels will know.
    ja 5 (denim-a) 薄くて、コートの内ポケットでも気になりません。
    zh-CN 4 (honey-a) 薄是真薄，满载边角有点烫手。
    ko 5 (denim-c) 필통에 넣고 다닙니다. 접히는 플러그 최고.
    th 4 (snow-a) บางมาก พกง่าย แต่หลุดจากปลั๊กหลวม ๆ ได้
  `,
    },
    {
      product_id: 'charger-tower',
      shop_id: 'inkstone',
      values: ['fog', 'oat', 'moss'],
      price_cents: 5400,
      was_cents: 6900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 200 } },
      sales: 702,
      days_ago: 311,
      title: words(
        'Five-port desk charging tower',
        '五口桌面充电塔',
        '卓上5ポート充電タワー',
        '5포트 책상 충전 타워',
        'แท่นชาร์จตั้งโต๊ะห้าพอร์ต',
      ),
      description: words(
        'One upright block for the whole family: three USB-C ports and two USB-A in a column, with a 1.5 m lead to the wall. It stands on a weighted foot, so plugging in takes one hand.',
        '一家人共用的立式充电塔，三个 USB-C、两个 USB-A 排成一列，1.5 米电源线接墙插。底座加重，单手插线也不会倒。',
        '家族みんなで使える縦置きの充電器です。USB-C 3つとUSB-A 2つが縦に並び、コンセントまでは1.5 mのコード付き。重い台座で、片手で抜き挿しできます。',
        '온 가족이 함께 쓰는 세로형 충전기로, USB-C 셋과 USB-A 둘이 한 줄로 있고 벽까지 1.5m 선이 이어집니다. 받침이 묵직해 한 손으로 꽂아도 넘어지지 않습니다.',
        'แท่นตั้งสำหรับทั้งบ้าน มี USB-C สามช่องและ USB-A สองช่องเรียงกันเป็นแถว สายไฟยาว 1.5 เมตร ฐานถ่วงน้ำหนัก เสียบสายด้วยมือเดียวไม่ล้ม',
      ),
      specs: [
        spec(
          'output',
          words(
            '100 W shared, 65 W at most from one port',
            '总计 100 瓦，单口最高 65 瓦',
            '合計100 W、1口最大65 W',
            '합계 100W, 한 포트 최대 65W',
            'รวม 100 วัตต์ ช่องละไม่เกิน 65 วัตต์',
          ),
        ),
        spec(
          'ports',
          words(
            '3 × USB-C, 2 × USB-A',
            '3 个 USB-C，2 个 USB-A',
            'USB-C 3口、USB-A 2口',
            'USB-C 3개, USB-A 2개',
            'USB-C 3 ช่อง USB-A 2 ช่อง',
          ),
        ),
        spec('size', centimetres(7, 7, 12)),
        spec('weight', grams(390)),
        spec('origin', china),
      ],
      reviews: `
    en 5 (oat-a) Five chargers left our kitchen and one stayed. The quarrels stopped too.
    zh-CN 5 (fog-a) 一家四口的手机平板全挂上，摸着温温的不烫。
    ko 4 (moss-c) 책상이 깔끔해졌어요. 선이 검은색이 아니라 본체 색이면 더 좋았을 듯.
    ja 4 (fog-a) 全部つなぐと少し遅くなりますが、夜に挿せば朝には全部満タン。
    th 5 (oat-a) ตั้งหัวเตียงชาร์จได้ทั้งบ้าน ไม่มีเสียงหึ่ง
    en 3 (moss-g) Fine, but the bright light on top needed a bit of tape at night.
  `,
    },
    {
      product_id: 'charger-world',
      shop_id: 'pocket-tide',
      values: ['brick', 'mist', 'ink'],
      price_cents: 3600,
      sales: 1377,
      days_ago: 83,
      title: words(
        'World travel charger, three plugs',
        '三插头环球旅行充电器',
        '世界対応トラベル充電器',
        '세계여행 충전기 플러그 3종',
        'หัวชาร์จรอบโลกพร้อมปลั๊กสามแบบ',
      ),
      description: words(
        'A round charger whose face turns and locks on to any of three plugs, types A, C and G, that come with it. Two USB-C ports share 35 W, and a cotton bag keeps the plugs together.',
        '圆形充电器，转一转就能锁上随附的 A、C、G 三种插头。两个 USB-C 口共 35 瓦，附棉布袋收纳插头。',
        '回してカチッと留めるだけで、付属のA・C・G 3種のプラグに付け替えられる丸い充電器です。USB-Cは2口で合計35 W。プラグをまとめる綿の袋が付きます。',
        '돌려서 딸깍 잠그면 함께 든 A, C, G형 플러그 세 가지로 바뀌는 둥근 충전기입니다. USB-C 두 개가 35W를 나눠 쓰고, 플러그를 모아 둘 면 주머니가 들어 있습니다.',
        'หัวชาร์จทรงกลม หมุนล็อกกับปลั๊กที่ให้มาได้สามแบบคือ A, C และ G มี USB-C สองช่องรวม 35 วัตต์ พร้อมถุงผ้าฝ้ายเก็บปลั๊กให้อยู่ด้วยกัน',
      ),
      specs: [
        spec(
          'output',
          words(
            '35 W from two USB-C ports',
            '两个 USB-C 口共 35 瓦',
            'USB-C 2口で合計35 W',
            'USB-C 2포트 합계 35W',
            'USB-C สองช่องรวม 35 วัตต์',
          ),
        ),
        spec(
          'supply',
          words(
            '100–240 V, 50–60 Hz',
            '100–240 伏，50–60 赫兹',
            '100–240 V、50–60 Hz',
            '100~240V, 50~60Hz',
            '100–240 โวลต์ 50–60 เฮิรตซ์',
          ),
        ),
        spec(
          'contents',
          words(
            'Charger, plugs A, C and G, cotton bag',
            '充电器，A、C、G 插头，棉布袋',
            '充電器、プラグA・C・G、綿袋',
            '충전기, A·C·G형 플러그, 면 주머니',
            'หัวชาร์จ ปลั๊ก A, C, G และถุงผ้าฝ้าย',
          ),
        ),
        spec('weight', grams(136)),
      ],
      reviews: `
    en 5 (brick) Tokyo, Lisbon, London in one month. The plugs lock so well that nothing sags from the wall.
    ko 5 (mist) 유럽 갈 때마다 어댑터 빌리던 시절 안녕.
    th 4 (ink) ไปฮ่องกงต่อญี่ปุ่นใช้ตัวเดียวจบ ถุงผ้าเล็กไปนิด
    ja 5 (brick) 丸くて触り心地がよく、色もトランクの中で見つけやすい。
    zh-CN 4 (mist) 三个插头锁得很紧，就是没有澳标。
  `,
    },
    {
      product_id: 'charger-car',
      shop_id: 'pocket-tide',
      values: ['silver', 'rose', 'ink'],
      price_cents: 1700,
      second: { axis: 'charging_power', adds: { '20w': 0, '45w': 600 } },
      sales: 1055,
      days_ago: 270,
      title: words(
        'Metal car charger, two ports',
        '金属双口车载充电器',
        '金属製2ポート車載充電器',
        '금속 2포트 차량용 충전기',
        'ที่ชาร์จในรถโลหะสองพอร์ต',
      ),
      description: words(
        'A turned metal body that sits flush in the lighter socket, with a soft ring of light to find it at night. There is one USB-C and one USB-A port, and a small handle folds up to pull it out.',
        '车削金属机身，插进点烟口几乎齐平，一圈柔光夜里也找得到。一个 USB-C，一个 USB-A，小拉环一翻就能拔出来。',
        '削り出しの金属ボディーがシガーソケットにすっきり収まり、やわらかな光の輪で夜でも見つかります。USB-CとUSB-Aが1口ずつ。小さな取っ手を起こして引き抜きます。',
        '깎아 만든 금속 몸체가 시거잭에 쏙 들어가고, 은은한 빛 고리 덕에 밤에도 찾기 쉽습니다. USB-C와 USB-A가 하나씩 있고, 작은 손잡이를 세워 뽑습니다.',
        'ตัวโลหะกลึงเสียบแล้วเสมอช่องจุดบุหรี่ มีวงแสงนุ่มให้หาเจอตอนกลางคืน มี USB-C และ USB-A อย่างละช่อง หูจับเล็กพับขึ้นไว้ดึงออก',
      ),
      specs: [
        spec(
          'output',
          words(
            'USB-C 20 or 45 W, USB-A 12 W',
            'USB-C 20 或 45 瓦，USB-A 12 瓦',
            'USB-C 20または45 W、USB-A 12 W',
            'USB-C 20 또는 45W, USB-A 12W',
            'USB-C 20 หรือ 45 วัตต์ USB-A 12 วัตต์',
          ),
        ),
        spec(
          'supply',
          words(
            '12 V and 24 V sockets',
            '12 伏和 24 伏插口',
            '12 V・24 V車対応',
            '12V·24V 차량',
            'ช่องไฟ 12 และ 24 โวลต์',
          ),
        ),
        spec(
          'material',
          words(
            'Aluminium, brass pin',
            '铝合金、黄铜触点',
            'アルミニウム、真鍮の接点',
            '알루미늄, 황동 접점',
            'อะลูมิเนียม ขั้วทองเหลือง',
          ),
        ),
        spec('weight', grams(29)),
      ],
      reviews: `
    en 5 (silver-45w) Charges a laptop on the motorway. The old one could barely hold a phone steady.
    zh-CN 5 (ink-45w) 做工扎实，插上严丝合缝，不挡杯架。
    ja 4 (silver-20w) 光がまぶしくないのが良い。取っ手はやや小さめ。
    th 4 (ink-20w) ชาร์จเร็วดี วิ่งทางขรุขระไม่หลุด
    ko 5 (rose-45w) 색이 고급스러워 차 안이 달라 보여요.
    zh-CN 2 (rose-20w) 二十瓦的开导航基本只能维持，充不上去。
  `,
    },
  ],
}

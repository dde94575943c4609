import type { Kind } from '../kind.ts'
import { centimetres, kilograms, litres, millilitres, watts } from '../measures.ts'
import { china, japan, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const humidifier: Kind = {
  pictured: 'colour',
  about: words(
    'It takes plain tap water, and switches itself off when the tank is empty. The opening is wide enough for a hand and a sponge.',
    '加自来水即可，水用完自动关机。水箱口够大，手和海绵都能伸进去。',
    '水道水のまま使え、水がなくなると自動で止まります。口が広いので、手とスポンジを入れて洗えます。',
    '수돗물을 그대로 쓰고 물이 떨어지면 스스로 꺼집니다. 입구가 넓어 손과 수세미가 들어갑니다.',
    'ใช้น้ำประปาได้เลย น้ำหมดเครื่องหยุดเอง ปากถังกว้างพอให้มือกับฟองน้ำล้วงเข้าไปล้าง',
  ),
  products: [
    {
      product_id: 'humidifier-drop',
      shop_id: 'moon-gate',
      values: ['mist', 'blush', 'snow'],
      price_cents: 3200,
      sales: 1755,
      days_ago: 310,
      title: words(
        'Water-drop humidifier',
        '水滴加湿器',
        'しずく形の加湿器',
        '물방울 가습기',
        'เครื่องเพิ่มความชื้นทรงหยดน้ำ',
      ),
      description: words(
        'A drop of frosted plastic that breathes a thin white thread from its tip. One touch sets a steady mist, a second touch a mist that comes and goes, and there is no light to keep anyone awake.',
        '磨砂水滴造型，顶端吐出一缕细细的白雾。轻触一下持续出雾，再触一下间歇出雾，没有一盏灯会打扰睡眠。',
        'すりガラスのような質感のしずくの先から、細い白い霧が立ちのぼります。1回触れると連続、もう1回で間欠運転。眠りを妨げるランプはありません。',
        '반투명한 물방울 끝에서 가느다란 하얀 김이 피어오릅니다. 한 번 누르면 계속, 한 번 더 누르면 쉬엄쉬엄 나오고, 잠을 방해하는 불빛은 없습니다.',
        'หยดน้ำผิวฝ้าที่พ่นไอสีขาวบาง ๆ ออกจากปลายยอด แตะครั้งแรกพ่นต่อเนื่อง แตะอีกครั้งพ่นเป็นจังหวะ ไม่มีไฟมารบกวนการนอน',
      ),
      specs: [
        spec('capacity', millilitres(700)),
        spec('mist', words('60 ml an hour', '每小时 60 毫升', '1時間に60 ml', '시간당 60ml', 'ชั่วโมงละ 60 มล.')),
        spec('runs', words('11 hours', '11 小时', '11時間', '11시간', '11 ชั่วโมง')),
        spec('supply', words('USB-C, 5 V', 'USB-C，5 伏', 'USB-C給電、5 V', 'USB-C, 5V 전원', 'USB-C 5 โวลต์')),
        spec('noise', words('24 dB', '24 分贝', '運転音24 dB', '24데시벨', '24 เดซิเบล')),
      ],
      reviews: `
    ko 5 (snow) 겨울에 코가 덜 막혀요. 밤새 한 번도 물 넣으러 안 일어났습니다.
    zh-CN 5 (mist) 没有灯这点太好了，我睡觉见不得一点光。
    en 4 (blush) Sits by the cot. Quiet, tidy, and a little thirsty on the high setting.
    ja 4 (snow) 卓上にちょうどいいサイズ。ノズルの先は週に一度拭いたほうがよいです。
    th 5 วางในห้องแอร์แล้วผิวไม่แห้งเหมือนก่อน
    en 3 Fine for a desk. In a twenty-square-metre bedroom I could not tell the difference.
  `,
    },
    {
      product_id: 'humidifier-vase',
      shop_id: 'aoyama-homeware',
      values: ['clay', 'sage', 'ink'],
      price_cents: 8900,
      second: { axis: 'plug', adds: { a: 0, c: 0, g: 0 } },
      sales: 204,
      days_ago: 126,
      title: words(
        'Stoneware vase humidifier',
        '粗陶花瓶加湿器',
        '陶の花瓶の加湿器',
        '도자기 꽃병 가습기',
        'เครื่องเพิ่มความชื้นทรงแจกันดินเผา',
      ),
      description: words(
        'A speckled stoneware bottle from Mashiko, with the works hidden in its foot. Visitors take it for a vase until the neck begins to steam.',
        '益子烧带斑点的粗陶瓶，机芯藏在底座里。客人都以为是花瓶，直到瓶口冒出雾来。',
        '益子焼の鉄点のある瓶に、機械は足元に隠しました。お客さまは、首から湯気が立つまで花瓶だと思っています。',
        '마시코 도기의 점박이 병으로, 기계는 밑동에 숨겼습니다. 손님들은 목에서 김이 나기 전까지 꽃병인 줄 압니다.',
        'ขวดดินเผาจุดประจากเมืองมาชิโกะ ซ่อนเครื่องไว้ที่ฐาน แขกนึกว่าเป็นแจกันจนกระทั่งเห็นไอลอยออกจากคอขวด',
      ),
      specs: [
        spec('capacity', litres(1.1)),
        spec('runs', words('14 hours', '14 小时', '14時間', '14시간', '14 ชั่วโมง')),
        spec('power', watts(20)),
        spec(
          'material',
          words(
            'Mashiko stoneware, beech',
            '益子烧粗陶、榉木',
            '益子焼、ブナ',
            '마시코 도기, 너도밤나무',
            'ดินเผามาชิโกะ ไม้บีช',
          ),
        ),
        spec('size', centimetres(17, 17, 29)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (clay-g) I bought a humidifier and got the nicest pot in the house.
    ja 5 (sage-a) 玄関に置いています。湯気が出ると皆さん二度見されます。
    zh-CN 4 (ink-c) 釉面温润，就是陶瓶灌满水有点重，挪动要小心。
    ko 5 (clay-c) 인테리어 해치는 가전이 싫은 분께 추천합니다.
    th 4 (sage-c) สวยเหมือนงานศิลป์ อยากให้พ่นไอได้แรงกว่านี้อีกนิด
  `,
    },
    {
      product_id: 'humidifier-carafe',
      shop_id: 'aoyama-homeware',
      pictured: 'timber',
      values: ['beech', 'walnut', 'teak'],
      price_cents: 7600,
      pictured_adds: [0, 800, 800],
      sales: 356,
      days_ago: 233,
      title: words(
        'Glass carafe humidifier, wood base',
        '木座玻璃瓶加湿器',
        '木の台のガラス加湿器',
        '원목 받침 유리병 가습기',
        'เครื่องเพิ่มความชื้นขวดแก้วฐานไม้',
      ),
      description: words(
        'A glass carafe stands on its head in a ring of wood, and you can see from the doorway how much water is left. No pump, no filter: a small wick and a fan do the work and leave no white dust.',
        '玻璃瓶倒立在木座上，站在门口就能看见还剩多少水。没有水泵，也没有滤芯，靠一根棉芯和小风扇蒸发，不落白粉。',
        '木の輪にガラスの瓶を逆さに立てました。残りの水が部屋の入り口からでも見えます。ポンプもフィルターもなく、芯と小さなファンで気化させるので、白い粉が落ちません。',
        '유리병을 나무 고리에 거꾸로 세워 남은 물이 문간에서도 보입니다. 펌프도 필터도 없이 심지와 작은 팬으로 증발시켜 하얀 가루가 남지 않습니다.',
        'ขวดแก้วคว่ำลงในวงไม้ มองจากประตูก็รู้ว่าเหลือน้ำเท่าไร ไม่มีปั๊มไม่มีไส้กรอง ใช้ไส้ซับน้ำกับพัดลมเล็กระเหยน้ำ จึงไม่มีฝุ่นขาว',
      ),
      specs: [
        spec('capacity', litres(1.4)),
        spec('runs', words('20 hours', '20 小时', '20時間', '20시간', '20 ชั่วโมง')),
        spec('supply', words('USB-C, 5 V', 'USB-C，5 伏', 'USB-C給電、5 V', 'USB-C, 5V 전원', 'USB-C 5 โวลต์')),
        spec(
          'material',
          words(
            'Borosilicate glass, solid wood',
            '高硼硅玻璃、实木',
            'ホウケイ酸ガラス、無垢材',
            '붕규산 유리, 원목',
            'แก้วบอโรซิลิเกต ไม้จริง',
          ),
        ),
        spec('size', centimetres(16, 16, 31)),
      ],
      reviews: `
    en 5 (walnut) No white film on the black piano. That was the whole reason, and it works.
    zh-CN 5 (beech) 看着水位一点点往下走，莫名治愈。
    ko 4 (walnut) 초음파식보다 은은하게 촉촉해져요. 심지는 한 달에 한 번 갈아 줍니다.
    ja 5 (teak) チークの色が家具と合いました。倒立させるときに一滴もこぼれません。
    th 4 (beech) ดูสบายตา เสียงพัดลมได้ยินเบา ๆ ตอนกลางคืน
  `,
    },
    {
      product_id: 'humidifier-tower',
      shop_id: 'moon-gate',
      values: ['fog', 'snow', 'cocoa'],
      price_cents: 12900,
      was_cents: 16900,
      second: { axis: 'volume', adds: { '3l': 0, '5l': 2400 } },
      sales: 433,
      days_ago: 175,
      title: words(
        'Floor humidifier with a dial',
        '旋钮落地加湿器',
        'ダイヤル式の床置き加湿器',
        '다이얼 스탠드 가습기',
        'เครื่องเพิ่มความชื้นตั้งพื้น',
      ),
      description: words(
        'For a whole living room: a tall column that lifts its mist above the sofa, where the air carries it. Choose the humidity on the dial and it keeps to it; the tank is filled from above with a jug.',
        '照顾整个客厅的高身加湿器，雾气从沙发以上的高度散出，随空气走遍全屋。旋钮设定湿度，机器自己守住；从顶部用水壶加水。',
        '居間全体のための背の高い加湿器です。ソファより高い位置から霧を出し、空気に乗せて広げます。ダイヤルで湿度を決めれば自動で保ち、水は上から水差しで注げます。',
        '거실 전체를 위한 키 큰 가습기로, 소파보다 높은 곳에서 김을 내보내 공기를 타고 퍼지게 합니다. 다이얼로 습도를 정하면 알아서 지키고, 물은 위에서 주전자로 붓습니다.',
        'สำหรับห้องนั่งเล่นทั้งห้อง ทรงเสาสูงพ่นไอเหนือระดับโซฟาให้ลมพาไปทั่ว หมุนตั้งความชื้นแล้วเครื่องคุมให้เอง เติมน้ำจากด้านบนด้วยเหยือก',
      ),
      specs: [
        spec('mist', words('300 ml an hour', '每小时 300 毫升', '1時間に300 ml', '시간당 300ml', 'ชั่วโมงละ 300 มล.')),
        spec(
          'controls',
          words('40 to 70 % humidity', '湿度 40% 至 70%', '湿度40〜70%', '습도 40~70%', 'ความชื้น 40 ถึง 70%'),
        ),
        spec(
          'supply',
          words(
            '100–240 V, plugs A, C and G in the box',
            '100–240 伏，附 A、C、G 型插头',
            '100〜240 V、A・C・Gタイプのプラグ付き',
            '100~240V, A·C·G형 플러그 포함',
            '100–240 โวลต์ มีปลั๊กแบบ A C และ G ในกล่อง',
          ),
        ),
        spec('size', centimetres(24, 24, 78)),
        spec('weight', kilograms(3.8)),
      ],
      reviews: `
    ko 5 (snow-5l) 거실에 두고 습도 50%로 맞춰 두면 알아서 켜졌다 꺼집니다.
    zh-CN 5 (fog-5l) 北方暖气房，嗓子终于不干了，上加水很省事。
    en 4 (cocoa-3l) The dial is exact to within three percent of my own meter. It does hum a little at full mist.
    ja 4 (snow-3l) 上から注げるのが楽。5 Lにしておけばよかったかな。
    th 5 (snow-5l) ต้นไม้ในบ้านฟื้นขึ้นทันตาเห็นหลังเปิดได้สองสัปดาห์
    zh-CN 3 (fog-3l) 三升款一晚上要加一次水，建议直接买大的。
  `,
    },
    {
      product_id: 'humidifier-mushroom',
      shop_id: 'moon-gate',
      values: ['brick', 'honey', 'moss'],
      price_cents: 2600,
      sales: 640,
      days_ago: 19,
      title: words(
        'Mushroom humidifier, night light',
        '蘑菇夜灯加湿器',
        'きのこの加湿ナイトライト',
        '버섯 무드등 가습기',
        'เครื่องเพิ่มความชื้นทรงเห็ดมีไฟกลางคืน',
      ),
      description: words(
        'The spotted cap is the lamp and the stalk is the tank. Pressing the cap dims the warm light in three steps, and a small cloud rolls out from under the brim.',
        '带圆点的菌盖是灯，菌柄是水箱。按一下菌盖，暖光分三档变暗，帽檐下滚出一小团云雾。',
        '水玉のかさがランプ、軸がタンクです。かさを押すと暖かな光が3段階に変わり、縁の下から小さな雲が流れ出ます。',
        '점박이 갓은 등이고 대는 물통입니다. 갓을 누르면 따뜻한 불빛이 세 단계로 어두워지고, 가장자리 밑으로 작은 구름이 흘러나옵니다.',
        'หมวกเห็ดลายจุดคือโคมไฟ ก้านเห็ดคือถังน้ำ กดหมวกเพื่อหรี่แสงอุ่นได้สามระดับ แล้วไอหมอกก้อนเล็กจะลอยออกมาใต้ปีกหมวก',
      ),
      specs: [
        spec('capacity', millilitres(350)),
        spec('runs', words('6 hours', '6 小时', '6時間', '6시간', '6 ชั่วโมง')),
        spec(
          'supply',
          words(
            'USB-C, or 4 hours on its own battery',
            'USB-C 供电，内置电池可用 4 小时',
            'USB-C、内蔵電池で4時間',
            'USB-C, 내장 배터리로 4시간',
            'USB-C หรือแบตเตอรี่ในตัวนาน 4 ชั่วโมง',
          ),
        ),
        spec('size', centimetres(13, 13, 17)),
        spec('origin', china),
      ],
      reviews: `
    en 5 (brick) My daughter says good night to it by name.
    zh-CN 5 (honey) 灯光暖得刚好，喂夜奶的时候按一下就行。
    ja 5 (moss) 霧がかさの下から広がるのが森みたいで癒やされます。
    ko 4 (brick) 물통이 작아 자기 전에 꼭 채워야 해요. 귀여움이 다 했습니다.
    th 5 (brick) น่ารักมาก ตั้งหัวเตียงแทนโคมไฟไปเลย
  `,
    },
  ],
}

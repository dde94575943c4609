import type { Kind } from '../kind.ts'
import { centimetres, kilograms } from '../measures.ts'
import { china, japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const scale: Kind = {
  pictured: 'colour',
  about: words(
    'Stand it on a hard, level floor: on carpet any scale reads too low.',
    '请放在硬而平的地面上：放在地毯上，任何秤都会偏轻。',
    '硬く平らな床に置いてください。じゅうたんの上では、どんな秤も軽めに出ます。',
    '단단하고 평평한 바닥에 놓아 주세요. 카펫 위에서는 어떤 체중계든 실제보다 적게 나옵니다.',
    'วางบนพื้นแข็งและได้ระดับ เพราะบนพรมเครื่องชั่งทุกแบบจะอ่านต่ำกว่าจริง',
  ),
  products: [
    {
      product_id: 'scale',
      shop_id: 'aoyama-homeware',
      values: ['oat', 'ink', 'sage'],
      price_cents: 3900,
      sales: 388,
      days_ago: 205,
      title: words('Quiet bathroom scale', '素净体重秤', 'シンプルな体重計', '심플한 체중계', 'เครื่องชั่งน้ำหนักเรียบง่าย'),
      description: words(
        'A bathroom scale that shows your weight and nothing else: no account, no app, no advice. The numbers glow through the glass for five seconds and then it is a plain tile again. It wakes when you step on and weighs to 50 g.',
        '只显示体重的体重秤：不用注册，没有应用，也不给建议。数字透过玻璃亮五秒，随后又变回一块素净的面板。踩上去即亮，精确到 50 克。',
        '表示するのは体重だけ。登録もアプリもお説教もない体重計です。数字はガラス越しに5秒だけ光り、また無地の板に戻ります。乗るだけで電源が入り、50 g単位で量れます。',
        '체중만 보여 주는 체중계입니다. 가입도, 앱도, 잔소리도 없습니다. 숫자는 유리 너머로 5초 동안 빛나고 다시 민무늬 판으로 돌아갑니다. 올라서면 켜지고 50g 단위로 잽니다.',
        'เครื่องชั่งที่บอกแค่น้ำหนัก ไม่ต้องสมัครบัญชี ไม่มีแอป ไม่มีคำแนะนำ ตัวเลขเรืองแสงผ่านกระจกห้าวินาทีแล้วกลับเป็นแผ่นเรียบ ขึ้นยืนแล้วเปิดเอง ชั่งละเอียด 50 กรัม',
      ),
      specs: [
        spec(
          'load',
          words(
            '5 to 180 kg, in steps of 50 g',
            '5–180 千克，分度 50 克',
            '5〜180 kg、50 g単位',
            '5~180kg, 50g 단위',
            '5–180 กก. ละเอียด 50 กรัม',
          ),
        ),
        spec(
          'material',
          words(
            'Tempered glass, recycled ABS',
            '钢化玻璃、再生 ABS',
            '強化ガラス、再生ABS樹脂',
            '강화 유리, 재생 ABS',
            'กระจกนิรภัย พลาสติก ABS รีไซเคิล',
          ),
        ),
        spec(
          'supply',
          words(
            '3 AAA cells, included',
            '3 节 7 号电池，已附',
            '単4電池3本（付属）',
            'AAA 건전지 3개 포함',
            'ถ่าน AAA 3 ก้อน มีให้ในกล่อง',
          ),
        ),
        spec('size', centimetres(28, 28, 2.1)),
        spec('origin', china),
      ],
      reviews: `
    en 5 No app. No account. It tells me a number and leaves me alone.
    ja 5 見た目がすっきりして、脱衣所に出しておけます。
    zh-CN 4 数字清楚，连续称几次都一样，很准。
    ko 4 깔끔하고 정확합니다. 체지방까지 보고 싶은 분께는 맞지 않아요.
    th 5 เรียบสวย วางในห้องน้ำแล้วเหมือนแผ่นกระเบื้อง
    en 2 The glass got cloudy in my steamy bathroom after a month.
  `,
    },
    {
      product_id: 'scale-dial',
      shop_id: 'aoyama-homeware',
      values: ['sage', 'brick', 'snow'],
      price_cents: 4600,
      second: { axis: 'unit', adds: { kg: 0, lb: 0 } },
      sales: 610,
      days_ago: 372,
      title: words(
        'Dial bathroom scale, no battery',
        '机械指针体重秤',
        '電池のいらないアナログ体重計',
        '건전지 없는 눈금 체중계',
        'เครื่องชั่งเข็มไม่ใช้ถ่าน',
      ),
      description: words(
        'A spring scale with a big round dial that turns under a lens as you step on. There is no battery to go flat and nothing to switch on.',
        '弹簧体重秤，一踩上去，大圆盘便在镜片下转动。没有会耗尽的电池，也不用开机。',
        'ばね式の体重計です。乗ると、大きな丸い目盛り板がレンズの下で回ります。切れる電池も、入れるスイッチもありません。',
        '올라서면 커다란 눈금판이 렌즈 아래에서 돌아가는 용수철 체중계입니다. 닳을 건전지도, 켤 스위치도 없습니다.',
        'เครื่องชั่งสปริงหน้าปัดกลมใหญ่ หมุนใต้เลนส์เมื่อก้าวขึ้น ไม่มีถ่านให้หมดและไม่ต้องเปิดสวิตช์',
      ),
      specs: [
        spec(
          'load',
          words(
            'Up to 130 kg, in steps of 1 kg',
            '最大 130 千克，分度 1 千克',
            '130 kgまで、1 kg単位',
            '최대 130kg, 1kg 단위',
            'สูงสุด 130 กก. ละเอียด 1 กก.',
          ),
        ),
        spec(
          'material',
          words(
            'Enamelled steel, ribbed rubber mat',
            '搪瓷钢板、棱纹橡胶垫',
            'ほうろう鋼板、溝付きゴムマット',
            '법랑 강판, 골 고무 매트',
            'เหล็กเคลือบ แผ่นยางลายร่อง',
          ),
        ),
        spec('size', centimetres(27, 39, 8)),
        spec('origin', china),
      ],
      reviews: `
        en 5 (sage-lb) My grandmother had this one. Mine is green.
        ja 5 (snow-kg) 電池切れを気にせず、10年は使えそうです。
        zh-CN 4 (brick-kg) 指针好读，老人一眼看得清，精度到一公斤够用。
        ko 4 (sage-kg) 디자인이 복고풍이라 욕실이 귀여워졌어요. 가끔 영점을 맞춰 줘야 합니다.
        th 5 (snow-kg) ตัวเลขใหญ่ ไม่ต้องเปลี่ยนถ่าน แม่ชอบมาก
        en 3 (brick-lb) Two pounds off until I found the little wheel that sets zero.
      `,
    },
    {
      product_id: 'scale-bamboo',
      shop_id: 'aoyama-homeware',
      values: ['wood', 'cocoa', 'honey'],
      price_cents: 4200,
      was_cents: 5400,
      sales: 455,
      days_ago: 266,
      title: words(
        'Slatted bamboo scale',
        '竹条面体重秤',
        '竹すのこの体重計',
        '대나무 살 체중계',
        'เครื่องชั่งหน้าไม้ไผ่ระแนง',
      ),
      description: words(
        'A scale with a deck of bamboo slats, warm to bare feet on a winter morning. The numbers shine through a gap between two slats and go out by themselves.',
        '竹条面板的体重秤，冬天早晨光脚踩上去也不凉。数字从两根竹条之间亮起，随后自动熄灭。',
        '竹のすのこを張った体重計です。冬の朝、素足で乗っても冷たくありません。数字はすのこのすき間から光り、自然に消えます。',
        '대나무 살을 깐 체중계라 겨울 아침 맨발로 올라서도 차갑지 않습니다. 숫자는 살 사이에서 빛나다가 저절로 꺼집니다.',
        'เครื่องชั่งหน้าไม้ไผ่ระแนง เหยียบเท้าเปล่าตอนเช้าหน้าหนาวก็ไม่เย็น ตัวเลขสว่างขึ้นตรงช่องระหว่างไม้แล้วดับเอง',
      ),
      specs: [
        spec(
          'load',
          words(
            '5 to 150 kg, in steps of 100 g',
            '5–150 千克，分度 100 克',
            '5〜150 kg、100 g単位',
            '5~150kg, 100g 단위',
            '5–150 กก. ละเอียด 100 กรัม',
          ),
        ),
        spec(
          'material',
          words(
            'Oiled bamboo, steel frame',
            '上油竹材、钢架',
            'オイル仕上げの竹、鋼の枠',
            '오일 먹인 대나무, 강철 틀',
            'ไม้ไผ่ทาน้ำมัน โครงเหล็ก',
          ),
        ),
        spec(
          'supply',
          words(
            '2 AAA cells, included',
            '2 节 7 号电池，已附',
            '単4電池2本（付属）',
            'AAA 건전지 2개 포함',
            'ถ่าน AAA 2 ก้อน มีให้ในกล่อง',
          ),
        ),
        spec('origin', japan),
      ],
      reviews: `
        ja 5 (wood) 足裏がひやっとしないのが何より。すき間のほこりはブラシで取れます。
        en 4 (cocoa) Looks like a duckboard, which fooled my guests. Reads the same every time.
        zh-CN 5 (honey) 竹子颜色和浴室柜很配，踩上去不滑。
        ko 5 (wood) 숫자가 나무 사이로 비치는 게 예뻐요.
        th 4 (cocoa) อุ่นเท้าดี แต่ตัวเลขเล็กไปนิดสำหรับคนสายตายาว
      `,
    },
    {
      product_id: 'scale-baby',
      shop_id: 'aoyama-homeware',
      values: ['mist', 'blush', 'butter'],
      price_cents: 6800,
      sales: 214,
      days_ago: 88,
      title: words(
        'Baby scale with a cradle tray',
        '弧形托盘婴儿秤',
        'ゆりかご形トレーのベビースケール',
        '요람형 아기 체중계',
        'เครื่องชั่งทารกถาดโค้ง',
      ),
      description: words(
        'A scale with a deep curved tray in which a wriggling baby can lie safely. It holds the number once it has found a steady one, so you can look at the child instead.',
        '深弧形托盘的婴儿秤，扭来扭去的宝宝也能安稳躺着。测到稳定数值后会锁住，您只管看着孩子。',
        'よく動く赤ちゃんも安心して寝かせられる、深く曲がったトレーのスケールです。安定した数字を保持するので、目はお子さまに向けていられます。',
        '꼼지락거리는 아기도 안전하게 누울 수 있는 깊고 둥근 쟁반형 저울입니다. 안정된 숫자를 찾으면 그대로 멈춰 두니 눈은 아기만 보면 됩니다.',
        'เครื่องชั่งถาดโค้งลึก ลูกน้อยดิ้นไปมาก็นอนได้ปลอดภัย เมื่อได้ค่าที่นิ่งแล้วตัวเลขจะค้างไว้ คุณแม่จึงมองลูกได้ตลอด',
      ),
      specs: [
        spec(
          'load',
          words(
            'Up to 20 kg, in steps of 5 g',
            '最大 20 千克，分度 5 克',
            '20 kgまで、5 g単位',
            '최대 20kg, 5g 단위',
            'สูงสุด 20 กก. ละเอียด 5 กรัม',
          ),
        ),
        spec(
          'material',
          words(
            'ABS, removable cotton liner',
            'ABS，可拆棉垫',
            'ABS樹脂、取り外せる綿マット',
            'ABS, 분리되는 면 깔개',
            'พลาสติก ABS เบาะผ้าฝ้ายถอดได้',
          ),
        ),
        spec('size', centimetres(58, 32, 14)),
        spec(
          'supply',
          words(
            '4 AA cells, included',
            '4 节 5 号电池，已附',
            '単3電池4本（付属）',
            'AA 건전지 4개 포함',
            'ถ่าน AA 4 ก้อน มีให้ในกล่อง',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
        ko 5 (mist) 아기가 버둥거려도 숫자가 고정돼요. 수유 전후로 재기 편합니다.
        en 5 (butter) Twins, weighed every Sunday. Later it will weigh the cat.
        ja 4 (blush) 敷きマットが洗えて助かります。収納場所は考えておいたほうがいいです。
        zh-CN 5 (mist) 托盘弧度刚好，宝宝躺着不哭。
        th 4 (butter) ชั่งง่าย ค่าคงที่ ถาดใหญ่ใช้ได้จนลูกขวบกว่า
        zh-CN 3 (blush) 秤很准，可是开机要等三四秒。
      `,
    },
    {
      product_id: 'scale-column',
      shop_id: 'aoyama-homeware',
      values: ['snow', 'ink', 'sage'],
      price_cents: 18900,
      second: { axis: 'unit', adds: { kg: 0, lb: 0 } },
      sales: 58,
      days_ago: 430,
      shelf: 'sold_out',
      title: words(
        'Column scale, hip-high dial',
        '立柱式体重秤',
        '柱付きアナログ体重計',
        '기둥 달린 눈금 체중계',
        'เครื่องชั่งแบบเสาหน้าปัดสูงระดับเอว',
      ),
      description: words(
        'A standing scale with its dial on a column, so nobody has to bend or find their glasses. The cast foot is heavy and has two small wheels at the back for moving it.',
        '刻度盘装在立柱上的体重秤，不用弯腰，也不用找眼镜。铸铁底座沉稳，后面有两只小轮便于移动。',
        '柱の上に目盛り板がある体重計です。かがむことも、眼鏡を探すこともありません。鋳物の台は重く安定していて、後ろの小さな車輪で動かせます。',
        '눈금판이 기둥 위에 있어 허리를 굽히거나 안경을 찾을 필요가 없는 체중계입니다. 주물 받침은 묵직하고 뒤쪽의 작은 바퀴 두 개로 옮길 수 있습니다.',
        'เครื่องชั่งตั้งพื้นที่มีหน้าปัดอยู่บนเสา ไม่ต้องก้มและไม่ต้องหาแว่น ฐานเหล็กหล่อหนักมั่นคง ด้านหลังมีล้อเล็กสองล้อไว้เคลื่อนย้าย',
      ),
      specs: [
        spec(
          'load',
          words(
            'Up to 160 kg, in steps of 500 g',
            '最大 160 千克，分度 500 克',
            '160 kgまで、500 g単位',
            '최대 160kg, 500g 단위',
            'สูงสุด 160 กก. ละเอียด 500 กรัม',
          ),
        ),
        spec(
          'material',
          words(
            'Cast iron, steel, glass',
            '铸铁、钢、玻璃',
            '鋳鉄、鋼、ガラス',
            '주철, 강철, 유리',
            'เหล็กหล่อ เหล็กกล้า กระจก',
          ),
        ),
        spec('size', centimetres(32, 48, 96)),
        spec('weight', kilograms(14)),
        spec('origin', japan),
      ],
      reviews: `
        en 5 (snow-lb) Bought for my father, who cannot see his feet. He is delighted.
        ja 5 (ink-kg) 祖母が腰を曲げずに読めます。存在感も含めて気に入りました。
        ko 4 (sage-kg) 무겁지만 바퀴가 있어 청소할 때 밀면 됩니다. 조립은 둘이 하세요.
        zh-CN 5 (snow-kg) 放在玄关像老诊所里的秤，孩子每天都要站一站。
        th 4 (ink-kg) หนักมากตอนยกขึ้นบ้าน แต่อ่านค่าสบายตา
      `,
    },
  ],
}

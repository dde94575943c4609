import type { Kind } from '../kind.ts'
import { centimetres, grams } from '../measures.ts'
import { japan, korea, spec } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const candle: Kind = {
  pictured: 'scent',
  about: words(
    'Burn it on a heatproof surface, away from curtains, and never alone in the room.',
    '请放在隔热的台面上，远离窗帘；点燃时人不要离开。',
    '燃えにくい台の上に置き、カーテンから離して、目の届くところでお使いください。',
    '열에 강한 받침 위에 두고 커튼에서 떨어뜨려, 곁에 사람이 있을 때만 켜 주세요.',
    'วางบนพื้นผิวทนความร้อน ห่างผ้าม่าน และอย่าจุดทิ้งไว้โดยไม่มีคนอยู่',
  ),
  products: [
    {
      product_id: 'candle',
      shop_id: 'aoyama-homeware',
      values: ['amber', 'fig', 'linen'],
      price_cents: 2600,
      second: { axis: 'net_weight', adds: { '190g': 0, '340g': 1400 } },
      sales: 1957,
      days_ago: 276,
      title: words(
        'Soy candle with wooden lid',
        '木盖大豆蜡烛',
        '木蓋のソイキャンドル',
        '나무 뚜껑 소이 캔들',
        'เทียนถั่วเหลืองฝาไม้',
      ),
      description: words(
        'A candle of soy wax poured into tinted glass and topped with a turned wooden lid. The cotton wick burns level and leaves no soot on the wall. When it is finished, the glass washes out for brushes or tea.',
        '大豆蜡灌入彩色玻璃杯，配车制木盖。棉芯燃烧平整，墙面不留黑烟。烧完后杯子洗净，可以插笔，也可以盛茶。',
        '色ガラスにソイワックスを注ぎ、ろくろびきの木蓋を添えたキャンドルです。綿の芯は平らに燃え、壁にすすを残しません。使い終えたガラスは洗って、筆立てや茶器としてお使いください。',
        '색유리에 소이 왁스를 붓고 나무를 깎은 뚜껑을 얹은 초입니다. 면 심지가 고르게 타서 벽에 그을음이 남지 않습니다. 다 쓴 유리는 씻어 붓꽂이나 찻잔으로 쓸 수 있습니다.',
        'เทียนไขถั่วเหลืองในแก้วสี ปิดด้วยฝาไม้กลึง ไส้ฝ้ายไหม้เสมอกันไม่ทิ้งเขม่าบนผนัง ใช้หมดแล้วล้างแก้วไว้ใส่พู่กันหรือชาได้',
      ),
      specs: [
        spec(
          'burn',
          words(
            '190 g: 45 hours. 340 g: 75 hours',
            '190 克约 45 小时，340 克约 75 小时',
            '190 gで約45時間、340 gで約75時間',
            '190g 약 45시간, 340g 약 75시간',
            '190 กรัม ราว 45 ชั่วโมง 340 กรัม ราว 75 ชั่วโมง',
          ),
        ),
        spec(
          'material',
          words(
            'Soy wax, cotton wick, glass, beech',
            '大豆蜡、棉芯、玻璃、榉木',
            'ソイワックス、綿芯、ガラス、ブナ',
            '소이 왁스, 면 심지, 유리, 너도밤나무',
            'ไขถั่วเหลือง ไส้ฝ้าย แก้ว ไม้บีช',
          ),
        ),
        spec(
          'care',
          words(
            'Trim the wick to 5 mm each time',
            '每次点燃前将烛芯剪至 5 毫米',
            '毎回、芯を5 mmに切ってください',
            '켤 때마다 심지를 5mm로 잘라 주세요',
            'ตัดไส้ให้เหลือ 5 มม. ทุกครั้งก่อนจุด',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (fig) Fig without the sugar. It smells like leaves, not like jam.
    ja 4 (linen) リネンの香りが控えめで、来客時にも使いやすいです。
    zh-CN 5 (amber) 琥珀味温暖不腻，点一小时整个客厅都有味道。
    ko 4 (fig) 무화과 향이 자연스러워요. 뚜껑이 예뻐서 꺼 두어도 장식이 됩니다.
    th 5 (linen) กลิ่นสะอาดเหมือนผ้าตากแดด จุดแล้วไม่มีควันดำ
    en 4 (340g) I timed the big one and got seventy-one hours. Close enough.
    ja 3 (amber) 火をつけると香りが思ったより弱くなりました。
  `,
    },
    {
      product_id: 'candle-pillar',
      shop_id: 'aoyama-homeware',
      pictured: 'colour',
      values: ['blush', 'moss', 'oat'],
      price_cents: 3200,
      sales: 905,
      days_ago: 132,
      title: words(
        'Three ribbed pillar candles',
        '罗纹柱烛三支装',
        'リブ入りピラーキャンドル3本組',
        '골 무늬 기둥초 3개 세트',
        'เทียนเสาลายร่อง ชุด 3 เล่ม',
      ),
      description: words(
        'Three pillars of different heights, cast in a mould with deep ribs that throw small shadows up the wax. They are dyed right through and carry no scent, so they can stand on the dinner table.',
        '高矮不一的三支柱烛，模具浇出深深的竖棱，烛身上便有了细细的影子。颜色染透到芯，不加香精，摆上餐桌也不抢饭菜的味道。',
        '高さの違う3本組で、型で付けた深い溝がろうに細い影を落とします。芯まで染めた無香料なので、食卓にも置けます。',
        '높이가 다른 기둥초 세 개로, 틀에서 나온 깊은 골이 초 겉면에 가는 그림자를 만듭니다. 속까지 물들이고 향을 넣지 않아 식탁에도 올릴 수 있습니다.',
        'เทียนเสาสามความสูง หล่อจากแม่พิมพ์ร่องลึกที่ทอดเงาเล็ก ๆ บนเนื้อเทียน ย้อมสีถึงเนื้อในและไม่มีกลิ่น จึงวางบนโต๊ะอาหารได้',
      ),
      specs: [
        spec(
          'material',
          words('Rapeseed wax, cotton wick', '菜籽蜡、棉芯', '菜種ろう、綿芯', '유채 왁스, 면 심지', 'ไขเรพซีด ไส้ฝ้าย'),
        ),
        spec(
          'size',
          words(
            '6 cm across; 8, 12 and 16 cm high',
            '直径 6 厘米，高 8、12、16 厘米',
            '直径6 cm、高さ8・12・16 cm',
            '지름 6cm, 높이 8·12·16cm',
            'เส้นผ่านศูนย์กลาง 6 ซม. สูง 8, 12 และ 16 ซม.',
          ),
        ),
        spec(
          'burn',
          words(
            '20, 32 and 45 hours',
            '约 20、32、45 小时',
            '約20・32・45時間',
            '약 20·32·45시간',
            'ราว 20, 32 และ 45 ชั่วโมง',
          ),
        ),
        spec('weight', grams(860)),
      ],
      reviews: `
    en 5 (moss) They burned down evenly, like elevators. The ribs hold to the end.
    ja 4 (blush) 色が上品です。一番低いものは思ったより早く燃え尽きました。
    zh-CN 5 (oat) 没有香味正合我意，吃饭点着也不串味。
    ko 5 (moss) 셋을 나란히 두니 켜지 않아도 장식이 돼요.
    th 4 ร่องเทียนสวยมาก แต่ต้องมีจานรอง น้ำตาเทียนไหลตามร่อง
    zh-CN 4 (blush) 包得很严实，棱边一点没碰坏，颜色比屏幕上淡一点。
  `,
    },
    {
      product_id: 'candle-taper',
      shop_id: 'aoyama-homeware',
      pictured: 'colour',
      values: ['brick', 'ink', 'butter'],
      price_cents: 2800,
      second: { axis: 'set_of', adds: { two: 0, six: 1400 } },
      sales: 624,
      days_ago: 208,
      title: words(
        'Dipped tapers with brass holders',
        '手浸细烛配黄铜烛台',
        '手浸しテーパーキャンドルと真鍮台',
        '테이퍼 캔들과 황동 촛대',
        'เทียนแท่งจุ่มมือพร้อมเชิงเทียนทองเหลือง',
      ),
      description: words(
        'Slim tapers dipped thirty times by hand, which is why they thicken towards the foot and never quite match. Two turned brass holders come with every set.',
        '手工浸蜡三十遍的细长蜡烛，所以下粗上细，也没有两支完全一样。每套都附两只车制黄铜烛台。',
        '手で30回ろうに浸した細身のキャンドルです。そのため根元に向かって太くなり、二つと同じ形はありません。どのセットにもろくろびきの真鍮の台が2つ付きます。',
        '손으로 서른 번 담가 만든 가는 초라서 아래로 갈수록 굵어지고 모양이 조금씩 다릅니다. 어느 세트에나 깎아 만든 황동 촛대 두 개가 들어 있습니다.',
        'เทียนแท่งเรียวจุ่มด้วยมือสามสิบครั้ง โคนจึงหนากว่าปลายและไม่มีแท่งไหนเหมือนกันสนิท ทุกชุดมีเชิงเทียนทองเหลืองกลึงสองอัน',
      ),
      specs: [
        spec(
          'material',
          words(
            'Beeswax and rapeseed wax, brass',
            '蜂蜡与菜籽蜡，黄铜',
            '蜜ろうと菜種ろう、真鍮',
            '밀랍과 유채 왁스, 황동',
            'ขี้ผึ้งผสมไขเรพซีด ทองเหลือง',
          ),
        ),
        spec(
          'size',
          words(
            'Taper 25 cm high, 2.2 cm at the foot',
            '烛高 25 厘米，底径 2.2 厘米',
            'キャンドル高さ25 cm、根元2.2 cm',
            '초 높이 25cm, 밑지름 2.2cm',
            'เทียนสูง 25 ซม. โคน 2.2 ซม.',
          ),
        ),
        spec('burn', words('8 hours each', '每支约 8 小时', '1本約8時間', '하나에 약 8시간', 'แท่งละราว 8 ชั่วโมง')),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (six) Straight, slow and almost dripless. The holders alone are worth the price.
    ko 5 (brick) 생일상에 켰는데 촛농이 거의 흐르지 않았어요.
    zh-CN 4 (ink) 墨色点起来很有气氛，烛台底下最好垫层布，怕划桌子。
    ja 5 (butter) ほのかに蜜の香りがします。真鍮は少しずつ色が深くなってきました。
    th 4 (two) เทียนสวย เชิงเทียนหนักดีไม่ล้มง่าย อยากให้มีขายเฉพาะเทียนด้วย
    ja 3 (brick) 1本がわずかに曲がっていました。手作りなので仕方ないのかもしれません。
  `,
    },
    {
      product_id: 'candle-tin',
      shop_id: 'aoyama-homeware',
      values: ['eucalyptus', 'rose', 'yuzu'],
      price_cents: 1400,
      second: { axis: 'net_weight', adds: { '100g': 0, '250g': 900 } },
      sales: 3340,
      days_ago: 455,
      title: words(
        'Travel candle in a tin',
        '旅行铁盒蜡烛',
        '旅する缶入りキャンドル',
        '여행용 틴 캔들',
        'เทียนหอมพกพาในตลับโลหะ',
      ),
      description: words(
        'A scented candle in a flat tin with a lid that presses shut, so it travels without marking the clothes around it. The lid goes under the tin while it burns.',
        '扁铁盒香薰蜡烛，盖子一按就紧，放在行李里不会沾到衣服。点燃时盖子垫在盒底隔热。',
        '平たい缶に入った香りのキャンドルです。蓋がぴたりと閉まるので、荷物の服を汚しません。灯すときは、蓋を缶の下に敷いてください。',
        '납작한 틴에 담은 향초로, 뚜껑이 꼭 맞게 닫혀 가방 속 옷에 묻지 않습니다. 켤 때는 뚜껑을 틴 밑에 받쳐 쓰면 됩니다.',
        'เทียนหอมในตลับโลหะทรงแบน ฝากดปิดสนิท พกเดินทางได้ไม่เปื้อนเสื้อผ้า เวลาจุดให้เอาฝารองใต้ตลับ',
      ),
      specs: [
        spec(
          'material',
          words(
            'Soy wax, cotton wick, tin',
            '大豆蜡、棉芯、铁盒',
            'ソイワックス、綿芯、ブリキ',
            '소이 왁스, 면 심지, 틴',
            'ไขถั่วเหลือง ไส้ฝ้าย ตลับโลหะ',
          ),
        ),
        spec(
          'burn',
          words(
            '100 g: 22 hours. 250 g: 50 hours',
            '100 克约 22 小时，250 克约 50 小时',
            '100 gで約22時間、250 gで約50時間',
            '100g 약 22시간, 250g 약 50시간',
            '100 กรัม ราว 22 ชั่วโมง 250 กรัม ราว 50 ชั่วโมง',
          ),
        ),
        spec(
          'size',
          words(
            '100 g: 8 cm across, 4 cm high',
            '100 克装：直径 8 厘米，高 4 厘米',
            '100 g：直径8 cm、高さ4 cm',
            '100g: 지름 8cm, 높이 4cm',
            '100 กรัม: เส้นผ่านศูนย์กลาง 8 ซม. สูง 4 ซม.',
          ),
        ),
      ],
      reviews: `
    en 5 (eucalyptus) Lives in my suitcase. Hotel rooms smell like mine within ten minutes.
    zh-CN 5 (yuzu-100g) 柚子味很真，像刚剥开皮那一下，出差必带。
    ja 4 (rose) 甘すぎないバラの香り。ふたが固くて爪を立てました。
    ko 5 (yuzu) 유자 향이 상큼해서 욕실에 두고 씁니다.
    th 5 (eucalyptus-250g) กลิ่นยูคาโล่งจมูก จุดหลังฝนตกห้องหายอับ
    en 3 (rose) It tunnelled down the middle until I let it burn for three hours straight.
    ko 4 (100g) 작지만 원룸에는 충분해요. 틴은 다 쓰고 핀 통으로 쓰는 중.
  `,
    },
    {
      product_id: 'candle-cup',
      shop_id: 'celadon-house',
      values: ['jasmine', 'cedar', 'oat'],
      price_cents: 4400,
      second: { axis: 'set_of', adds: { one: 0, two: 3800 } },
      sales: 171,
      days_ago: 24,
      title: words(
        'Candle in a lidded celadon cup',
        '青瓷盖杯香烛',
        '青磁の蓋物キャンドル',
        '뚜껑 있는 청자 잔 캔들',
        'เทียนหอมในถ้วยศิลาดลมีฝา',
      ),
      description: words(
        'Scented coconut wax in a footed celadon cup, each scent under a glaze of its own. Five small holes pierced in the lid let the fragrance out even when nothing is lit.',
        '椰子蜡香烛盛在高足青瓷杯里，每种香配一种釉色。杯盖上镂五个小孔，不点火也能慢慢透出香气。',
        '高台付きの青磁の杯に、香りを付けたココナッツワックスを注ぎました。香りごとに釉の色が違います。蓋に開けた5つの小さな穴から、火を灯さなくても香りがこぼれます。',
        '굽 높은 청자 잔에 향을 넣은 코코넛 왁스를 부었고, 향마다 유약 빛깔이 다릅니다. 뚜껑에 뚫은 작은 구멍 다섯 개로 불을 켜지 않아도 향이 새어 나옵니다.',
        'ไขมะพร้าวหอมในถ้วยศิลาดลมีเชิง แต่ละกลิ่นใช้น้ำเคลือบคนละสี ฝาเจาะรูเล็กห้ารู กลิ่นจึงลอยออกมาได้แม้ไม่ได้จุด',
      ),
      specs: [
        spec(
          'material',
          words(
            'Celadon, coconut wax, cotton wick',
            '青瓷、椰子蜡、棉芯',
            '青磁、ココナッツワックス、綿芯',
            '청자, 코코넛 왁스, 면 심지',
            'ศิลาดล ไขมะพร้าว ไส้ฝ้าย',
          ),
        ),
        spec('net', grams(180)),
        spec('burn', words('40 hours', '约 40 小时', '約40時間', '약 40시간', 'ราว 40 ชั่วโมง')),
        spec('size', centimetres(9, 9, 11)),
        spec('origin', korea),
      ],
      reviews: `
    ko 5 (jasmine) 다 쓰고 나면 찻잔으로 쓰려고 샀어요. 뚜껑 구멍 사이로 향이 은은합니다.
    en 5 (cedar) Pencil shavings and a cold morning. The cup will outlive the wax by decades.
    ja 5 (oat) 火をつけなくても玄関がほんのり香ります。蓋の合わせも丁寧です。
    zh-CN 4 (two) 送长辈一对，很体面，蜡面运输中有点出汗，擦掉就好。
    th 5 (jasmine) กลิ่นมะลิเหมือนพวงมาลัยสด ถ้วยงามมาก
  `,
    },
  ],
}

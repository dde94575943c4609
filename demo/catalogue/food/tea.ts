import type { Kind } from '../kind.ts'
import { months } from '../measures.ts'
import { japan, korea, spec, thailand } from '../spec-names-words.ts'
import { words } from '../words.ts'

export const tea: Kind = {
  pictured: 'tea_kind',
  about: words(
    'It comes from growers we visit every year, and each pack shows the picking date.',
    '来自我们每年走访的种植户，每包都印有采摘日期。',
    '毎年訪ねている生産者から届き、どの包みにも摘み取りの日付を記しています。',
    '해마다 찾아가는 생산자에게서 오며, 포장마다 수확 날짜를 적어 둡니다.',
    'มาจากผู้ปลูกที่เราไปเยี่ยมทุกปี และมีวันที่เก็บเกี่ยวระบุไว้ทุกห่อ',
  ),
  specs: [
    spec(
      'keeping',
      words(
        'Dry and dark, lid or bag closed',
        '干燥避光，密封保存',
        '湿気と光を避け、密封して保存',
        '습기와 빛을 피해 밀봉 보관',
        'เก็บในที่แห้งและมืด ปิดให้สนิท',
      ),
    ),
  ],
  products: [
    {
      product_id: 'tea-tin',
      shop_id: 'uji-tea',
      values: ['sencha', 'genmaicha', 'hojicha'],
      price_cents: 1600,
      pictured_adds: [400, 0, 0],
      second: { axis: 'net_weight', adds: { '100g': 0, '200g': 1200 } },
      sales: 1986,
      days_ago: 377,
      title: words(
        'Leaf tea in a washi-paper tin',
        '和纸罐装茶叶',
        '茶葉 和紙貼り茶筒入り',
        '화지 차통에 담은 잎차',
        'ชาใบในกระป๋องกระดาษวาชิ',
      ),
      description: words(
        'A double-lidded tin covered in patterned washi, with the everyday teas of Uji in it. Sencha is fresh and a little savoury, genmaicha tastes of popped rice, hojicha is gentle enough for the evening.',
        '双层盖茶罐外贴花纹和纸，里面是宇治人家日常喝的茶。煎茶清爽，略带鲜味，玄米茶有爆米香，焙茶温和，晚上喝也合适。',
        '柄の和紙を貼った二重ぶたの茶筒に、宇治の普段のお茶を詰めました。煎茶はさわやかでほのかなうま味、玄米茶は弾けた米の香り、ほうじ茶は夜にもやさしい味わいです。',
        '무늬 화지를 바른 이중 뚜껑 차통에 우지 사람들이 매일 마시는 차를 담았습니다. 센차는 산뜻하고 은근한 감칠맛이 있고, 현미녹차는 튀긴 쌀 맛이 나며, 호지차는 저녁에 마셔도 순합니다.',
        'กระป๋องฝาสองชั้นหุ้มกระดาษวาชิลวดลาย บรรจุชาที่คนอูจิดื่มทุกวัน เซ็นฉะสดชื่นมีรสอูมามินิด ๆ เก็นไมฉะหอมข้าวพอง โฮจิฉะนุ่มพอสำหรับตอนเย็น',
      ),
      specs: [
        spec(
          'brewing',
          words(
            '5 g to 200 ml of water, one minute',
            '5 克配 200 毫升水，泡一分钟',
            '5 gにお湯200 ml、1分',
            '5g에 물 200ml, 1분',
            'ใบชา 5 กรัมต่อน้ำ 200 มล. หนึ่งนาที',
          ),
        ),
        spec('best_before', months(12)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (sencha-100g) Second steep is better than the first, third still worth the walk to the kettle.
    ja 5 (hojicha-200g) 茶筒の和紙が手になじみます。中ぶたがぴったりで香りが逃げません。
    zh-CN 5 (genmaicha-100g) 米香足，茶不涩，饭后来一壶很解腻。
    ko 4 (sencha-200g) 물 온도만 낮추면 떫지 않고 달아요. 설명서에 온도가 적혀 있으면 좋겠어요.
    th 5 (hojicha-100g) ดื่มก่อนนอนหลับสบาย กระป๋องลายสวยจนเก็บไว้ใส่ดินสอ
    en 4 (genmaicha-200g) A toasty, forgiving tea. The inner lid needs fingernails.
  `,
    },
    {
      product_id: 'tea-pyramids',
      shop_id: 'uji-tea',
      values: ['black', 'jasmine', 'sencha'],
      price_cents: 1000,
      second: { axis: 'sachets', adds: { '15': 0, '30': 800 } },
      sales: 1211,
      days_ago: 163,
      title: words(
        'Pyramid tea bags in a box',
        '盒装三角茶包',
        '三角ティーバッグ 箱入り',
        '삼각 티백 상자',
        'ชาซองพีระมิดแบบกล่อง',
      ),
      description: words(
        'Whole leaves with room to open, in bags woven from corn fibre and tied with cotton thread. One bag gives two cups if you do not forget it on the desk.',
        '整叶装在玉米纤维织成的茶包里，棉线系口，有足够空间舒展。只要别忘在桌上，一包能泡两杯。',
        '葉がゆったり開くように、とうもろこし繊維の袋に入れ、綿糸で結びました。机に置き忘れなければ、1袋で2杯楽しめます。',
        '잎이 넉넉히 펴지도록 옥수수 섬유로 짠 티백에 넣고 면실로 묶었습니다. 책상에 두고 잊지만 않으면 한 봉으로 두 잔이 나옵니다.',
        'ใบชาเต็มใบมีที่ให้คลี่ ในซองทอจากใยข้าวโพดผูกด้ายฝ้าย หนึ่งซองได้สองถ้วยถ้าไม่ลืมทิ้งไว้บนโต๊ะ',
      ),
      specs: [
        spec(
          'brewing',
          words(
            'One bag in 250 ml, two minutes',
            '一包配 250 毫升水，泡两分钟',
            '1袋に250 ml、2分',
            '한 봉에 250ml, 2분',
            'หนึ่งซองต่อน้ำ 250 มล. สองนาที',
          ),
        ),
        spec(
          'material',
          words(
            'Corn-fibre bag, cotton thread',
            '玉米纤维茶包，棉线',
            'とうもろこし繊維の袋、綿糸',
            '옥수수 섬유 티백, 면실',
            'ซองใยข้าวโพด ด้ายฝ้าย',
          ),
        ),
        spec('best_before', months(18)),
        spec('origin', japan),
      ],
      reviews: `
    en 5 (black-30) Japanese black tea was news to me: soft, almost honeyed, no milk required.
    ja 4 (sencha-15) 手軽なのに葉がしっかり開きます。糸がもう少し長いと助かります。
    zh-CN 5 (jasmine-30) 茉莉香清而不冲，办公室泡很体面。
    ko 5 (black-15) 홍차인데 떫은맛이 거의 없어서 물처럼 마셔요.
    th 4 (jasmine-15) หอมมะลิพอดี ไม่เหมือนใส่น้ำหอม แช่นานไปจะฝาดนิดหนึ่ง
  `,
    },
    {
      product_id: 'tea-coins',
      shop_id: 'hanok-pantry',
      pictured: 'aged',
      values: ['1y', '3y', '5y'],
      price_cents: 2800,
      pictured_adds: [0, 1200, 3200],
      sales: 143,
      days_ago: 19,
      shelf: 'nearly_empty',
      title: words(
        'Coin tea on a cord',
        '串绳钱茶（韩国古法饼茶）',
        '銭茶（トンチャ）ひも通し',
        '끈에 꿴 돈차',
        'ชาเหรียญร้อยเชือก',
      ),
      description: words(
        'Wild leaves from Boseong, steamed, pounded and pressed into coins with a hole, as they were carried on a belt eight centuries ago. Toast one over a flame, drop it in the pot, and it lasts the afternoon; with the years it grows rounder and darker.',
        '宝城野生茶叶蒸捣后压成带孔的铜钱状，八百年前的人就这样串在腰间携带。取一枚在火上烤香，投入壶中可喝一下午；年份越久，味道越圆，色泽越深。',
        '宝城の野生の葉を蒸してつき、穴あき銭の形に固めました。800年前は帯に提げて持ち歩いたお茶です。1枚を火であぶって急須に入れれば、午後いっぱい楽しめます。年を重ねるほど丸く、色濃くなります。',
        '보성 야생 찻잎을 쪄서 찧어 구멍 뚫린 엽전 모양으로 빚었습니다. 팔백 년 전에는 허리춤에 차고 다니던 차입니다. 한 닢을 불에 구워 주전자에 넣으면 오후 내내 마실 수 있고, 해가 갈수록 맛이 둥글고 색이 짙어집니다.',
        'ใบชาป่าจากโพซองนึ่ง ตำ แล้วอัดเป็นเหรียญมีรู แบบที่คนเมื่อแปดร้อยปีก่อนร้อยเชือกคาดเอว ย่างไฟหนึ่งเหรียญใส่กา ดื่มได้ทั้งบ่าย ยิ่งเก็บนานรสยิ่งกลมและสียิ่งเข้ม',
      ),
      specs: [
        spec('net', words('20 coins, 90 g', '20 枚，90 克', '20枚、90 g', '20닢, 90g', '20 เหรียญ 90 กรัม')),
        spec(
          'brewing',
          words(
            'One coin simmered in 800 ml',
            '一枚配 800 毫升水小火煮',
            '1枚を800 mlの湯で煮出す',
            '한 닢을 물 800ml에 은근히 끓임',
            'หนึ่งเหรียญต้มไฟอ่อนในน้ำ 800 มล.',
          ),
        ),
        spec('origin', korea),
      ],
      reviews: `
    en 5 (5y) Like drinking the inside of an old wooden chest, and I mean that as the highest praise.
    ko 5 (3y) 은은한 약초 향에 단맛이 길게 남아요. 구워서 끓이면 향이 두 배입니다.
    ja 4 (1y) 若い1年ものはまだ青さがあります。3年ものも試してみたい。
    zh-CN 5 (5y) 汤色红亮，陈香干净，一枚煮三壶还有味。
    th 4 (3y) ย่างแล้วหอมมาก ต้มหม้อเดียวดื่มกันทั้งบ้าน ราคาสูงแต่เข้าใจได้
  `,
    },
    {
      product_id: 'tea-flowers',
      shop_id: 'river-market',
      values: ['butterflypea', 'roselle', 'chrysanthemum'],
      price_cents: 900,
      second: { axis: 'net_weight', adds: { '40g': 0, '100g': 900 } },
      sales: 1674,
      days_ago: 259,
      title: words(
        'Dried flower tea in a glass jar',
        '玻璃罐装花草茶',
        '花のお茶 ガラスびん入り',
        '유리병에 담은 꽃차',
        'ชาดอกไม้แห้งในโหลแก้ว',
      ),
      description: words(
        'Whole flowers dried in the shade on the west bank: blue butterfly pea that turns violet with lime, tart red roselle, mild yellow chrysanthemum. There is no caffeine in any of them.',
        '西岸阴干的整朵花：蓝色蝶豆花遇青柠变紫，红色洛神花酸爽，黄色菊花柔和。三种都不含咖啡因。',
        '西岸で陰干しした花を丸ごと詰めました。ライムで紫に変わる青いバタフライピー、酸っぱい赤のローゼル、やさしい黄色の菊。どれもカフェインは入っていません。',
        '강 서안에서 그늘에 말린 통꽃입니다. 라임을 넣으면 보랏빛이 되는 파란 버터플라이피, 새콤한 빨간 로젤, 순한 노란 국화입니다. 셋 다 카페인이 없습니다.',
        'ดอกไม้เต็มดอกผึ่งร่มจากฝั่งธนฯ อัญชันสีน้ำเงินเปลี่ยนเป็นม่วงเมื่อบีบมะนาว กระเจี๊ยบแดงเปรี้ยวสดชื่น เก๊กฮวยเหลืองรสนุ่ม ทุกชนิดไม่มีคาเฟอีน',
      ),
      specs: [
        spec('ingredients', words('Dried flowers', '干花', '乾燥した花', '말린 꽃', 'ดอกไม้แห้ง')),
        spec(
          'brewing',
          words(
            '8 flowers to a cup, five minutes',
            '每杯 8 朵，泡五分钟',
            '1杯に8輪、5分',
            '한 잔에 8송이, 5분',
            '8 ดอกต่อถ้วย ห้านาที',
          ),
        ),
        spec('best_before', months(12)),
        spec('origin', thailand),
      ],
      reviews: `
    en 5 (butterflypea-100g) My daughter squeezes the lime and announces magic every single time.
    th 5 (roselle-100g) กระเจี๊ยบดอกใหญ่ เปรี้ยวจี๊ด ต้มกับพุทราแช่เย็นอร่อยมาก
    ja 4 (butterflypea-40g) 青がとてもきれい。味は控えめなので、はちみつを足しています。
    zh-CN 5 (chrysanthemum-100g) 花型完整，泡开金黄，没有硫磺味。
    ko 4 (chrysanthemum-40g) 국화 향이 자연스럽고 눈이 시원해지는 느낌이에요. 꽃잎 가루가 조금 뜹니다.
    zh-CN 2 (roselle-40g) 比想象中酸太多，不加糖喝不下去。
  `,
    },
    {
      product_id: 'tea-grain',
      shop_id: 'hanok-pantry',
      values: ['barley', 'buckwheat', 'corn'],
      price_cents: 700,
      pictured_adds: [0, 400, 0],
      second: { axis: 'net_weight', adds: { '250g': 0, '500g': 500, '1kg': 1200 } },
      sales: 2341,
      days_ago: 446,
      title: words(
        'Roasted grain tea in a cloth bag',
        '布袋装炒谷茶',
        '炒り穀物茶 布袋入り',
        '무명 주머니에 담은 볶은 곡물차',
        'ชาธัญพืชคั่วถุงผ้า',
      ),
      description: words(
        'The water of every Korean kitchen: grain roasted dark in an iron drum and boiled in a big kettle. Drink it hot with dinner and cold from the fridge the next day.',
        '韩国家家户户厨房里的“水”：谷物在铁滚筒里炒到深色，用大壶煮开。晚饭时喝热的，第二天从冰箱拿出来喝凉的。',
        '韓国の台所の「水」です。穀物を鉄の釜で濃く炒り、大きなやかんで煮出します。夕食には温かく、翌日は冷蔵庫で冷やしてどうぞ。',
        '한국 부엌에 늘 있는 물입니다. 곡물을 무쇠 드럼에서 진하게 볶아 큰 주전자에 끓입니다. 저녁에는 따뜻하게, 다음 날에는 냉장고에서 꺼내 시원하게 드세요.',
        'คือน้ำดื่มประจำครัวเกาหลี ธัญพืชคั่วเข้มในถังเหล็กแล้วต้มในกาใบใหญ่ ดื่มร้อนกับมื้อเย็นและดื่มเย็นจากตู้เย็นในวันถัดไป',
      ),
      specs: [
        spec('ingredients', words('Roasted grain', '炒谷物', '炒った穀物', '볶은 곡물', 'ธัญพืชคั่ว')),
        spec(
          'brewing',
          words(
            '20 g boiled in 2 L for ten minutes',
            '20 克配 2 升水，煮十分钟',
            '20 gを2 Lの水で10分煮出す',
            '20g을 물 2L에 10분 끓임',
            '20 กรัมต้มในน้ำ 2 ลิตร สิบนาที',
          ),
        ),
        spec('best_before', months(18)),
        spec('origin', korea),
      ],
      reviews: `
    en 4 (barley-1kg) Tastes of toast crust. We no longer buy soft drinks, which the children call a tragedy.
    ko 5 (barley-1kg) 티백보다 훨씬 구수해요. 끓이는 동안 온 집에 냄새가 퍼집니다.
    ko 5 (corn-500g) 아이가 물 대신 잘 마셔요. 단맛이 은근합니다.
    ja 5 (buckwheat-250g) そばの香りが濃く、飲んだあとの粒もおかゆに入れて食べています。
    zh-CN 4 (buckwheat-500g) 苦荞香味浓，饭后一杯舒服，布袋可以再用。
    th 4 (corn-250g) หอมข้าวโพดคั่ว ต้มแล้วแช่เย็นชื่นใจ ถุงผ้าเชือกสั้นไปนิด
  `,
    },
  ],
}

import type { DemoShop } from './demo-types.ts'
import { freightByWeight } from './freight-by-weight.ts'
import { words } from './words.ts'

const READERS = ['CN', 'JP', 'KR', 'TH', 'US']

/** What a shop's parcels are like, which is what carriers ask by. */
type Parcels = 'light' | 'usual' | 'heavy'
type Zone = 'home' | 'near' | 'far'

const freight = (base_cents: number, each_further_cents: number, free_from_cents: number) => ({
  base_cents,
  each_further_cents,
  free_from_cents,
})
const PRICES: Record<Parcels, Record<Zone, ReturnType<typeof freight>>> = {
  light: { home: freight(300, 50, 2900), near: freight(400, 50, 3900), far: freight(600, 100, 5900) },
  usual: { home: freight(400, 100, 3900), near: freight(600, 150, 4900), far: freight(900, 200, 7900) },
  heavy: { home: freight(600, 200, 5900), near: freight(900, 250, 7900), far: freight(1200, 400, 12900) },
}
/** Working days on the way, from and to. */
const DAYS: Record<Parcels, Record<Zone, readonly [number, number]>> = {
  light: { home: [1, 2], near: [3, 5], far: [5, 8] },
  usual: { home: [1, 3], near: [3, 6], far: [6, 10] },
  heavy: { home: [2, 4], near: [5, 9], far: [8, 14] },
}

type Reach = {
  home: string
  parcels: Parcels
  /** Working days until a parcel is handed over. */
  handling_days?: number
  only_near?: boolean
}

/** Cheapest and soonest at home, a little more to the neighbours, dearer across the ocean; everywhere else as well, unless only near. */
function freightFrom({ home, parcels, handling_days = 1, only_near = false }: Reach): DemoShop['freight'] {
  const rule = (country: string, zone: Zone) => {
    const [transit_days_min, transit_days_max] = DAYS[parcels][zone]
    return { country, ...PRICES[parcels][zone], handling_days, transit_days_min, transit_days_max }
  }
  const asia = [...new Set([home, ...READERS])].filter((country) => country !== 'US')
  const near = asia.map((country) => rule(country, country === home ? 'home' : 'near'))
  return [...near, rule('US', 'far'), ...(only_near ? [] : [rule('*', 'far')])]
}

export const shops: DemoShop[] = [
  {
    shop_id: 'studio-kanda',
    name: words('Studio Kanda', '神田工作室', 'スタジオ神田', '스튜디오 간다', 'สตูดิโอ คันดะ'),
    description: words(
      'Quiet electronics for the desk and the pocket, from a workshop of nine people in Tokyo. Every product can be opened with an ordinary screwdriver, and the parts are sold here too.',
      '东京神田一间九人小工坊，做安静的桌面与随身电子产品。每件都能用普通螺丝刀打开，零件也在本店出售。',
      '東京・神田の9人の工房から届く、机とポケットのための静かな電子機器です。どの製品も普通のドライバーで開けられ、部品も当店で販売しています。',
      '도쿄 간다의 아홉 명짜리 작업실에서 만드는, 책상과 주머니를 위한 조용한 전자 제품입니다. 모든 제품은 흔한 드라이버로 열 수 있고 부품도 이곳에서 팝니다.',
      'เครื่องใช้อิเล็กทรอนิกส์เรียบง่ายสำหรับโต๊ะทำงานและพกติดตัว จากเวิร์กช็อปเก้าคนในย่านคันดะ โตเกียว ทุกชิ้นเปิดซ่อมได้ด้วยไขควงธรรมดา และเรามีอะไหล่ขาย',
    ),
    logo: 'shop-1.webp',
    fans: 48210,
    founded_days_ago: 1640,
    freight: freightFrom({ home: 'JP', parcels: 'usual', handling_days: 2 }),
  },
  {
    shop_id: 'aoyama-homeware',
    name: words('Aoyama Homeware', '青山家居', '青山ホームグッズ', '아오야마 리빙', 'อาโอยามะ โฮมแวร์'),
    description: words(
      'Things for the kitchen, the table and the bath, chosen to be used every day for years. We work with small potteries and family factories in Japan, Korea and Thailand.',
      '厨房、餐桌与浴室的日用之物，为天天用、用多年而选。我们与日本、韩国、泰国的小窑和家庭工厂合作。',
      '台所、食卓、浴室で、毎日、何年も使えるものを選んでいます。日本、韓国、タイの小さな窯元や家族の工場と一緒に作っています。',
      '부엌과 식탁, 욕실에서 매일 오래 쓸 물건을 고릅니다. 일본과 한국, 태국의 작은 가마, 가족이 꾸리는 공장과 함께 만듭니다.',
      'ของใช้ในครัว บนโต๊ะอาหาร และในห้องน้ำ ที่เลือกมาให้ใช้ได้ทุกวันนานหลายปี เราทำงานกับเตาเผาเล็ก ๆ และโรงงานครอบครัวในญี่ปุ่น เกาหลี และไทย',
    ),
    logo: 'shop-2.webp',
    fans: 72460,
    founded_days_ago: 2190,
    freight: freightFrom({ home: 'JP', parcels: 'heavy', handling_days: 2 }),
  },
  {
    shop_id: 'north-pier',
    name: words('North Pier Outdoor', '北码头户外', 'ノースピア・アウトドア', '노스피어 아웃도어', 'นอร์ทเพียร์ เอาต์ดอร์'),
    description: words(
      'Gear for short trips: one bag, one night, home by Sunday. We test everything on the hills and beaches around Busan and mend what we sold.',
      '为短途而备：一只包，一个晚上，周日回家。每件装备都在釜山周边的山和海边试过，卖出去的也管修。',
      '短い旅の道具店です。かばんひとつ、泊まりは一晩、日曜には帰宅。釜山の山と浜辺で試したものだけを売り、売ったものは修理します。',
      '가방 하나, 하룻밤, 일요일이면 집. 짧은 여행을 위한 장비를 팝니다. 모두 부산의 산과 바닷가에서 써 보고, 판 것은 고쳐 드립니다.',
      'อุปกรณ์สำหรับทริปสั้น ๆ กระเป๋าใบเดียว ค้างคืนเดียว กลับบ้านวันอาทิตย์ เราลองใช้ทุกชิ้นบนเขาและชายหาดรอบปูซาน และรับซ่อมของที่เราขาย',
    ),
    logo: 'shop-3.webp',
    fans: 31580,
    founded_days_ago: 1280,
    freight: freightFrom({ home: 'KR', parcels: 'heavy' }),
  },
  {
    shop_id: 'uji-tea',
    name: words('Uji Tea House', '宇治茶屋', '宇治の茶屋', '우지 찻집', 'โรงชาอูจิ'),
    description: words(
      'Tea first, and the things that go with it: honey, chocolate, biscuits and a very good oil. Everything is packed in small batches and sent within two days.',
      '以茶为先，兼卖与茶相配之物：蜂蜜、巧克力、曲奇，还有一瓶好油。小批量包装，两天内寄出。',
      'まずはお茶。そして、はちみつ、チョコレート、クッキー、おいしい油など、お茶と一緒に楽しむもの。少しずつ詰めて、2日以内に発送します。',
      '차가 먼저, 그리고 차와 어울리는 꿀과 초콜릿, 쿠키, 아주 좋은 기름을 팝니다. 조금씩 담아 이틀 안에 보냅니다.',
      'ชามาก่อน ตามด้วยของที่เข้ากัน ทั้งน้ำผึ้ง ช็อกโกแลต คุกกี้ และน้ำมันชั้นดี บรรจุทีละน้อยและจัดส่งภายในสองวัน',
    ),
    logo: 'shop-4.webp',
    fans: 26930,
    founded_days_ago: 1810,
    // Food crosses few borders without papers, so there is no row for everywhere else.
    freight: freightFrom({ home: 'JP', parcels: 'light', only_near: true }),
  },
  {
    shop_id: 'siam-loom',
    name: words('Siam Loom', '暹罗织坊', 'サイアム織工房', '시암 직조공방', 'สยามลูม'),
    description: words(
      'Clothes and leather from weavers, dyers and saddlers in the north of Thailand. Each order helps keep a loom, a dye pot or a bench in use.',
      '泰国北部织工、染匠与皮匠的衣物和皮具。每一单，都让一台织机、一口染缸或一张工作台继续用下去。',
      'タイ北部の織り手、染め手、革職人による服と革小物です。ひとつのご注文が、織機や染め桶、作業台を動かし続けます。',
      '태국 북부의 직조공과 염색공, 가죽 장인이 만드는 옷과 가죽 소품입니다. 주문 하나하나가 베틀과 염색통, 작업대를 계속 움직이게 합니다.',
      'เสื้อผ้าและเครื่องหนังจากช่างทอ ช่างย้อม และช่างหนังในภาคเหนือของไทย ทุกคำสั่งซื้อช่วยให้กี่ หม้อย้อม และโต๊ะทำงานได้ใช้ต่อไป',
    ),
    logo: 'shop-5.webp',
    fans: 39720,
    founded_days_ago: 1520,
    freight: freightFrom({ home: 'TH', parcels: 'light', handling_days: 3 }),
  },
  {
    shop_id: 'little-harbour',
    name: words(
      'Little Harbour Toys',
      '小港木玩',
      'リトルハーバー・木のおもちゃ',
      '작은 항구 장난감',
      'ท่าเรือน้อย ของเล่นไม้',
    ),
    description: words(
      'Wooden toys from an old boatbuilding family in Ningbo. We make a few dozen things and have made them for years, in colours a parent can live with.',
      '宁波造船人家做的木玩具。我们只做几十样东西，一做就是许多年，颜色也让大人看着舒服。',
      '寧波の船大工の家が作る木のおもちゃです。作るのは数十種類だけ、もう何年も変わらずに。大人が部屋に置いておける色にしています。',
      '닝보의 배 짓던 집안에서 만드는 나무 장난감입니다. 몇십 가지만 여러 해 동안 만들어 왔고, 어른 눈에도 편한 색으로 칠합니다.',
      'ของเล่นไม้จากครอบครัวช่างต่อเรือเก่าในหนิงปัว เราทำแค่ไม่กี่สิบอย่างและทำมานานหลายปี ในสีที่พ่อแม่ก็อยู่ด้วยได้',
    ),
    logo: 'shop-6.webp',
    fans: 18340,
    founded_days_ago: 940,
    // Toys are tested for these five markets only, so there is no row for everywhere else.
    freight: freightFrom({ home: 'CN', parcels: 'usual', handling_days: 2, only_near: true }),
  },
  {
    shop_id: 'inkstone',
    name: words('Inkstone Works', '砚台工坊', 'インクストーン工房', '잉크스톤 웍스', 'อิงก์สโตน เวิร์กส์'),
    description: words(
      'Keyboards, stands and desk things from a small factory in Shenzhen that makes two thousand a month and no more. If a key sticks within three years, we send the part.',
      '深圳一家小厂的键盘、支架和桌面好物，每月只做两千件。三年内按键不灵，我们为您寄零件。',
      '深圳の小さな工場でつくるキーボードやスタンド、机まわりの道具です。つくるのは月に2千点まで。3年以内にキーの調子が悪くなったら、部品をお送りします。',
      '선전의 작은 공장에서 한 달에 2천 개까지만 만드는 키보드와 거치대, 책상 소품입니다. 3년 안에 키가 말을 듣지 않으면 부품을 보내 드립니다.',
      'คีย์บอร์ด ขาตั้ง และของบนโต๊ะจากโรงงานเล็ก ๆ ในเซินเจิ้นที่ผลิตแค่เดือนละสองพันชิ้น หากปุ่มมีปัญหาภายในสามปี เราส่งอะไหล่ให้',
    ),
    logo: 'shop-7.webp',
    fans: 26740,
    founded_days_ago: 980,
    freight: freightFrom({ home: 'CN', parcels: 'light' }),
  },
  {
    shop_id: 'pocket-tide',
    name: words('Pocket Tide', '口袋潮汐', 'ポケットタイド', '포켓 타이드', 'พ็อกเก็ตไทด์'),
    description: words(
      'Small electronics for people who are seldom at home: cables, power and stands that pack flat. From Xiamen, with plugs for wherever you are going.',
      '为常在路上的人准备的小电器：线材、电源和能收平的支架。来自厦门，插头随目的地挑选。',
      '家にいることの少ない人のための小さな電子機器です。ケーブル、電源、平たく畳めるスタンドを厦門からお届けします。プラグは行き先に合わせて選べます。',
      '집에 있을 틈이 없는 사람을 위한 작은 전자 제품, 납작하게 접히는 케이블과 전원, 거치대를 샤먼에서 보냅니다. 플러그는 가는 곳에 맞춰 고르세요.',
      'อุปกรณ์อิเล็กทรอนิกส์ชิ้นเล็กสำหรับคนไม่ค่อยอยู่บ้าน สายชาร์จ แบตสำรอง และขาตั้งที่พับแบนได้ ส่งจากเซี่ยเหมิน เลือกปลั๊กตามที่ที่คุณจะไป',
    ),
    logo: 'shop-8.webp',
    fans: 41320,
    founded_days_ago: 1210,
    piece_grams: 150,
    freight: freightByWeight,
  },
  {
    shop_id: 'moon-gate',
    name: words('Moon Gate Appliances', '月门电器', 'ムーンゲート家電', '문게이트 가전', 'มูนเกต เครื่องใช้ไฟฟ้า'),
    description: words(
      'Kitchen and air appliances with one knob and no app. Made in Foshan, where our grandmothers wound motors, and tested by their grandchildren.',
      '只有一个旋钮、不用装 App 的厨房与空气电器。产自佛山，祖母辈绕过电机的地方，由孙辈逐台测试。',
      'つまみはひとつ、アプリはなし。台所と空気の家電を、祖母たちがモーターを巻いた町、仏山でつくり、孫の世代が1台ずつ試しています。',
      '다이얼 하나, 앱은 없음. 할머니들이 모터를 감던 포산에서 만들고 손주들이 한 대씩 시험한 주방 가전과 공기 가전입니다.',
      'เครื่องใช้ไฟฟ้าในครัวและเครื่องดูแลอากาศในบ้านที่มีปุ่มหมุนเดียวและไม่ต้องใช้แอป ผลิตที่ฝอซาน เมืองที่คุณย่าของเราเคยพันมอเตอร์ และหลาน ๆ ทดสอบทีละเครื่อง',
    ),
    logo: 'shop-9.webp',
    fans: 35870,
    founded_days_ago: 1490,
    freight: freightFrom({ home: 'CN', parcels: 'heavy', handling_days: 2 }),
  },
  {
    shop_id: 'cedar-trail',
    name: words('Cedar Trail', '杉径山野', 'シーダートレイル', '시더 트레일', 'ซีดาร์เทรล'),
    description: words(
      'Mountain gear sewn in Nagano by people who are up there every weekend. Few colours, spare parts for everything, and honest weights.',
      '长野的山里人缝制的山野装备，他们每个周末都在山上。颜色不多，样样有配件，重量不虚标。',
      '週末は山にいる人たちが長野で縫う山道具です。色は少なく、どれにも交換部品があり、重さは正直に書いています。',
      '주말마다 산에 오르는 사람들이 나가노에서 꿰매는 산행 장비입니다. 색은 적고, 모든 제품에 교체 부품이 있으며, 무게는 정직하게 적습니다.',
      'อุปกรณ์เดินเขาเย็บที่นากาโนะโดยคนที่ขึ้นเขาทุกสุดสัปดาห์ สีไม่มาก มีอะไหล่ทุกชิ้น และบอกน้ำหนักตามจริง',
    ),
    logo: 'shop-10.webp',
    fans: 22960,
    founded_days_ago: 1330,
    freight: freightFrom({ home: 'JP', parcels: 'heavy' }),
  },
  {
    shop_id: 'celadon-house',
    name: words('Celadon House', '青瓷之家', '青磁の家', '청자의 집', 'บ้านเครื่องเคลือบศิลาดล'),
    description: words(
      'Bowls, vases and lamps from eleven potters in Icheon. Each piece is thrown by hand and fired in wood, so no two are quite the same.',
      '利川十一位陶人的碗、花器与灯。手工拉坯、柴火烧成，没有两件完全一样。',
      '利川の11人の陶工による器、花入れ、灯りです。手でひき、薪で焼くので、同じものは2つとありません。',
      '이천의 도공 열한 명이 빚은 그릇과 꽃병, 등입니다. 손으로 물레를 돌리고 장작으로 구워 똑같은 것이 하나도 없습니다.',
      'ชาม แจกัน และโคมไฟจากช่างปั้นสิบเอ็ดคนในอีชอน ขึ้นรูปด้วยมือและเผาด้วยฟืน จึงไม่มีชิ้นไหนเหมือนกันเป๊ะ',
    ),
    logo: 'shop-11.webp',
    fans: 31450,
    founded_days_ago: 1850,
    freight: freightFrom({ home: 'KR', parcels: 'heavy', handling_days: 3 }),
  },
  {
    shop_id: 'bamboo-lane',
    name: words('Bamboo Lane', '竹巷', '竹の小路', '대나무 골목', 'ตรอกไผ่'),
    description: words(
      'Baskets, boards and stools of bamboo, rattan and mango wood, made in villages around Chiang Mai. The makers set the price and sign the underside.',
      '清迈周边村落用竹、藤和芒果木做的篮子、砧板和凳子。价格由手艺人自己定，底部有他们的签名。',
      'チェンマイ近郊の村でつくる、竹と籐とマンゴーの木のかご、まな板、腰かけです。値段はつくり手が決め、底に名前を入れています。',
      '치앙마이 인근 마을에서 대나무와 등나무, 망고나무로 만드는 바구니와 도마, 의자입니다. 값은 만든 사람이 정하고 바닥에 이름을 새깁니다.',
      'ตะกร้า เขียง และเก้าอี้จากไม้ไผ่ หวาย และไม้มะม่วง ทำโดยหมู่บ้านรอบเชียงใหม่ ช่างเป็นคนตั้งราคาและเซ็นชื่อไว้ใต้ชิ้นงาน',
    ),
    logo: 'shop-12.webp',
    fans: 28190,
    founded_days_ago: 1020,
    freight: freightFrom({ home: 'TH', parcels: 'heavy', handling_days: 2 }),
  },
  {
    shop_id: 'still-water',
    name: words('Still Water', '静水', 'スティルウォーター', '스틸워터', 'สติลวอเตอร์'),
    description: words(
      'Soap, serum and bath things made with spring water from Jeju. Short lists of ingredients, refills for every bottle, nothing tested on animals.',
      '用济州泉水做的香皂、精华和沐浴用品。成分表很短，每瓶都有替换装，不做动物实验。',
      '済州の湧き水でつくる石けん、美容液、お風呂の道具です。成分は少なく、どのボトルにも詰め替えがあり、動物実験はしていません。',
      '제주 샘물로 만든 비누와 세럼, 목욕용품입니다. 성분표는 짧고, 모든 병에 리필이 있으며, 동물 실험은 하지 않습니다.',
      'สบู่ เซรั่ม และของใช้ในห้องน้ำจากน้ำแร่เกาะเชจู ส่วนผสมน้อย ทุกขวดมีแบบเติม และไม่ทดลองกับสัตว์',
    ),
    logo: 'shop-13.webp',
    fans: 54380,
    founded_days_ago: 1270,
    freight: freightFrom({ home: 'KR', parcels: 'light', only_near: true }),
  },
  {
    shop_id: 'lotus-well',
    name: words('Lotus Well', '莲井', 'ロータスウェル', '로터스 웰', 'โลตัสเวลล์'),
    description: words(
      'The quiet half of a Thai spa, to take home: oils, balms, herbal compresses and towels. Blended in Lampang in small batches, dated by hand.',
      '把泰式水疗安静的那一半带回家：精油、香膏、草药球和毛巾。在南邦小批调配，日期手写。',
      'タイのスパの静けさを家に。オイル、バーム、ハーブボール、タオルを、ランパーンで少しずつ調合し、日付を手で入れています。',
      '태국 스파의 고요함을 집으로 가져가세요. 오일과 밤, 허브볼, 수건입니다. 람빵에서 조금씩 배합하고 날짜를 손으로 적습니다.',
      'ความสงบของสปาไทยที่พกกลับบ้านได้ ทั้งน้ำมัน บาล์ม ลูกประคบ และผ้าขนหนู ปรุงที่ลำปางทีละน้อย เขียนวันที่ด้วยมือ',
    ),
    logo: 'shop-14.webp',
    fans: 33210,
    founded_days_ago: 1140,
    freight: freightFrom({ home: 'TH', parcels: 'light' }),
  },
  {
    shop_id: 'dock-nine',
    name: words('Dock Nine', '九号码头', 'ドックナイン', '도크 나인', 'ด็อกไนน์'),
    description: words(
      'Clothes from a workshop in Seongsu, Seoul, cut for people who walk to work. Simple shapes, pockets that hold a phone, sewn to be taken in and let out.',
      '首尔圣水洞工坊的衣服，为走路上班的人裁剪。款式简单，口袋放得下手机，缝份留足，可放可收。',
      'ソウル・聖水の工房でつくる、歩いて通う人のための服です。形はシンプル、ポケットにはスマホが入り、あとから詰めたり出したりできるように縫っています。',
      '걸어서 출근하는 사람을 위해 서울 성수동 작업실에서 재단한 옷입니다. 단순한 모양에 휴대폰이 들어가는 주머니, 줄이고 늘릴 수 있게 시접을 남깁니다.',
      'เสื้อผ้าจากเวิร์กช็อปย่านซองซู โซล ตัดเพื่อคนที่เดินไปทำงาน ทรงเรียบ กระเป๋าใส่มือถือได้ และเผื่อตะเข็บให้แก้ทรงได้',
    ),
    logo: 'shop-15.webp',
    fans: 47650,
    founded_days_ago: 890,
    freight: freightFrom({ home: 'KR', parcels: 'usual' }),
  },
  {
    shop_id: 'kojima-denim',
    name: words('Kojima Denim', '儿岛丹宁', '児島デニム', '고지마 데님', 'โคจิมะ เดนิม'),
    description: words(
      'Denim and workwear from Kojima, where Japan sewed its first jeans. Woven on shuttle looms, dyed with indigo, mended free for as long as the cloth holds.',
      '来自日本第一条牛仔裤诞生地儿岛的丹宁与工装。梭织机织造，靛蓝染色，只要布还撑得住，修补都免费。',
      '日本で最初のジーンズが縫われた児島のデニムと作業着です。シャトル織機で織り、藍で染め、生地がもつ限り無料で繕います。',
      '일본 최초의 청바지가 태어난 고지마의 데님과 작업복입니다. 셔틀 직기로 짜고 쪽으로 물들이며, 천이 버티는 한 무료로 수선합니다.',
      'ผ้ายีนส์และชุดทำงานจากโคจิมะ ที่ที่ญี่ปุ่นเย็บกางเกงยีนส์ตัวแรก ทอด้วยกี่กระสวย ย้อมคราม และซ่อมให้ฟรีตราบที่เนื้อผ้ายังไหว',
    ),
    logo: 'shop-16.webp',
    fans: 38740,
    founded_days_ago: 2410,
    freight: freightFrom({ home: 'JP', parcels: 'usual', handling_days: 3 }),
  },
  {
    shop_id: 'silk-lantern',
    name: words('Silk Lantern', '绢灯', 'シルクランタン', '실크 랜턴', 'ซิลก์แลนเทิร์น'),
    description: words(
      'Silk and fine knitwear from Suzhou, spun, dyed and sewn within an hour of the lake. Washable at thirty degrees, because silk is for wearing.',
      '苏州的丝绸与细针织，纺、染、缝都在湖边一小时路程之内。三十度可水洗，因为丝绸是拿来穿的。',
      '蘇州のシルクと薄手のニットです。紡ぐのも染めるのも縫うのも、湖から1時間のうち。30度で洗えます。シルクは着るためのものですから。',
      '쑤저우의 실크와 고운 니트입니다. 실을 잣고 물들이고 옷을 짓는 일이 모두 호수에서 한 시간 거리 안에서 이루어집니다. 30도에서 물빨래할 수 있습니다. 실크는 입으라고 있는 것이니까요.',
      'ผ้าไหมและเสื้อถักเนื้อละเอียดจากซูโจว ปั่น ย้อม และเย็บในระยะหนึ่งชั่วโมงจากทะเลสาบ ซักน้ำได้ที่ 30 องศา เพราะผ้าไหมมีไว้ใส่',
    ),
    logo: 'shop-17.webp',
    fans: 29830,
    founded_days_ago: 1560,
    freight: freightFrom({ home: 'CN', parcels: 'light', handling_days: 2 }),
  },
  {
    shop_id: 'hanok-pantry',
    name: words('Hanok Pantry', '韩屋食品铺', '韓屋の台所', '한옥 곳간', 'ครัวฮันอก'),
    description: words(
      'Sauces, dried goods and sweets from families in Jeonju who have made one thing well for generations. Sent cool, with the maker named on the jar.',
      '全州几户人家的酱料、干货和点心，代代只专心做好一样。低温寄送，罐上写着制作人的名字。',
      '全州で代々ひとつのものをつくってきた家の、調味料や乾物、お菓子です。冷やしてお送りし、瓶にはつくり手の名前があります。',
      '전주에서 대를 이어 한 가지만 잘 만들어 온 집들의 장과 말린 식재료, 과자입니다. 시원하게 보내 드리고 병에는 만든 사람의 이름을 적습니다.',
      'ซอส ของแห้ง และขนมจากครอบครัวในชอนจูที่ทำของอย่างเดียวให้ดีมาหลายรุ่น ส่งแบบแช่เย็น มีชื่อผู้ทำอยู่บนขวด',
    ),
    logo: 'shop-18.webp',
    fans: 44120,
    founded_days_ago: 1720,
    freight: freightFrom({ home: 'KR', parcels: 'usual', only_near: true }),
  },
  {
    shop_id: 'river-market',
    name: words('River Market', '河岸市集', 'リバーマーケット', '리버 마켓', 'ริเวอร์มาร์เก็ต'),
    description: words(
      'The Thai pantry by post: curry pastes, rice, dried fruit and nuts bought at dawn from boats and farms, packed the same day in Bangkok.',
      '把泰国的食品柜寄到您家：咖喱酱、大米、果干和坚果，清早从船上和农场收来，当天在曼谷打包。',
      'タイの食材を郵便で。夜明けに舟や農家から仕入れたカレーペースト、米、ドライフルーツ、ナッツを、その日のうちにバンコクで詰めます。',
      '우편으로 받는 태국 식료품. 새벽에 배와 농가에서 들인 커리 페이스트와 쌀, 말린 과일, 견과를 그날 방콕에서 포장합니다.',
      'ของแห้งไทยส่งถึงบ้าน ทั้งพริกแกง ข้าว ผลไม้อบแห้ง และถั่ว ซื้อตอนเช้ามืดจากเรือและสวน แพ็กวันเดียวกันที่กรุงเทพฯ',
    ),
    logo: 'shop-19.webp',
    fans: 36980,
    founded_days_ago: 960,
    freight: freightFrom({ home: 'TH', parcels: 'usual' }),
  },
  {
    shop_id: 'maple-attic',
    name: words('Maple Attic', '枫木阁楼', 'メープルの屋根裏', '단풍나무 다락', 'ห้องใต้หลังคาเมเปิล'),
    description: words(
      'Games, puzzles and wooden toys that grown-ups also reach for. Designed in Taipei, cut from maple and beech offcuts, with every rule in five languages.',
      '大人也忍不住拿起来的棋、拼图和木玩具。台北设计，用枫木和榉木边料制作，规则说明都配有五种语言。',
      '大人もつい手に取るゲームとパズル、木のおもちゃです。台北で考え、メープルとブナの端材から切り出し、遊び方はすべて5つの言葉で添えています。',
      '어른도 손이 가는 게임과 퍼즐, 나무 장난감입니다. 타이베이에서 디자인하고 단풍나무와 너도밤나무 자투리로 만들며, 규칙은 다섯 언어로 적었습니다.',
      'เกม ปริศนา และของเล่นไม้ที่ผู้ใหญ่ก็อยากหยิบ ออกแบบที่ไทเป ตัดจากเศษไม้เมเปิลและบีช กติกาทุกชุดมีห้าภาษา',
    ),
    logo: 'shop-20.webp',
    fans: 19540,
    founded_days_ago: 740,
    freight: freightFrom({ home: 'TW', parcels: 'usual', handling_days: 2 }),
  },
]

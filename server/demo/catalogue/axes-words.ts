import type { DemoAxis } from './demo-types.ts'
import {
  centimetres,
  gigabytes,
  grams,
  inches,
  kilograms,
  litres,
  milliampHours,
  millilitres,
  millimetres,
  terabytes,
  watts,
} from './measures.ts'
import { words } from './words.ts'

const same = (text: string) => words(text, text, text, text, text)

/** Every way in which the goods differ. The first six are the ones pictures show; the rest only the label tells apart. */
export const axes: Record<string, DemoAxis> = {
  colour: {
    name: words('Colour', '颜色', '色', '색상', 'สี'),
    values: {
      clay: words('Clay', '陶土色', '赤土', '테라코타', 'สีดินเผา'),
      sage: words('Sage', '鼠尾草绿', 'セージ', '세이지', 'เขียวเสจ'),
      ink: words('Ink', '墨色', '墨', '먹색', 'สีหมึก'),
      butter: words('Butter', '奶油黄', 'バター', '버터', 'สีเนย'),
      oat: words('Oat', '燕麦色', 'オートミール', '오트밀', 'สีโอ๊ต'),
      wood: words('Natural wood', '原木色', '木地', '원목', 'สีไม้ธรรมชาติ'),
      mist: words('Mist', '雾灰', 'ミスト', '안개색', 'สีหมอก'),
      sand: words('Sand', '沙色', 'サンド', '모래색', 'สีทราย'),
      brick: words('Brick', '砖红', 'れんが', '벽돌색', 'สีอิฐ'),
      gold: words('Gold', '金色', 'ゴールド', '골드', 'สีทอง'),
      silver: words('Silver', '银色', 'シルバー', '실버', 'สีเงิน'),
      rose: words('Rose gold', '玫瑰金', 'ローズゴールド', '로즈골드', 'สีโรสโกลด์'),
      moss: words('Moss', '苔绿', 'モス', '이끼색', 'เขียวมอส'),
      denim: words('Denim', '牛仔蓝', 'デニム', '데님', 'สีเดนิม'),
      blush: words('Blush', '腮红粉', 'ブラッシュピンク', '블러시 핑크', 'ชมพูบลัช'),
      cocoa: words('Cocoa', '可可棕', 'ココア', '코코아', 'สีโกโก้'),
      plum: words('Plum', '梅紫', 'プラム', '자두색', 'สีลูกพลัม'),
      snow: words('Snow', '雪白', 'スノーホワイト', '스노 화이트', 'ขาวหิมะ'),
      honey: words('Honey', '蜜糖色', 'はちみつ色', '꿀색', 'สีน้ำผึ้ง'),
      fog: words('Fog grey', '浓雾灰', 'フォググレー', '포그 그레이', 'เทาหมอก'),
    },
  },
  scent: {
    name: words('Scent', '香味', '香り', '향', 'กลิ่น'),
    values: {
      amber: words('Amber', '琥珀', 'アンバー', '앰버', 'อำพัน'),
      fig: words('Fig', '无花果', 'いちじく', '무화과', 'มะเดื่อ'),
      linen: words('Fresh linen', '洁净亚麻', '洗いたてのリネン', '갓 세탁한 리넨', 'ผ้าลินินซักใหม่'),
      rose: words('Rose', '玫瑰', 'ローズ', '장미', 'กุหลาบ'),
      eucalyptus: words('Eucalyptus', '尤加利', 'ユーカリ', '유칼립투스', 'ยูคาลิปตัส'),
      oat: words('Oat', '燕麦', 'オーツ', '귀리', 'ข้าวโอ๊ต'),
      jasmine: words('Jasmine', '茉莉', 'ジャスミン', '재스민', 'มะลิ'),
      cedar: words('Cedar', '雪松', 'シダー', '삼나무', 'ซีดาร์'),
      yuzu: words('Yuzu', '柚子', '柚子', '유자', 'ยูซุ'),
      tea: words('Green tea', '绿茶', '緑茶', '녹차', 'ชาเขียว'),
      tangerine: words('Tangerine', '柑橘', 'みかん', '감귤', 'ส้มเขียวหวาน'),
      plain: words('Unscented', '无香', '無香料', '무향', 'ไม่มีกลิ่น'),
      lemongrass: words('Lemongrass', '香茅', 'レモングラス', '레몬그라스', 'ตะไคร้'),
      coconut: words('Coconut', '椰子', 'ココナッツ', '코코넛', 'มะพร้าว'),
      lavender: words('Lavender', '薰衣草', 'ラベンダー', '라벤더', 'ลาเวนเดอร์'),
      sandalwood: words('Sandalwood', '檀香', 'サンダルウッド', '샌들우드', 'ไม้จันทน์'),
      hinoki: words('Hinoki cypress', '日本扁柏', 'ひのき', '편백', 'ไม้ฮิโนกิ'),
    },
  },
  grade: {
    name: words('Grade', '等级', '等級', '등급', 'เกรด'),
    values: {
      ceremonial: words('Ceremonial', '茶道级', 'お点前用', '다도용', 'สำหรับพิธีชงชา'),
      daily: words('Everyday', '日常级', '普段使い', '데일리', 'สำหรับทุกวัน'),
      roasted: words('Roasted (hojicha)', '焙茶', 'ほうじ茶', '호지차', 'โฮจิฉะ (ชาคั่ว)'),
    },
  },
  flower: {
    name: words('Flower', '蜜源', '蜜源', '밀원', 'ดอกไม้'),
    values: {
      acacia: words('Acacia', '洋槐', 'アカシア', '아카시아', 'อะคาเซีย'),
      wildflower: words('Wildflower', '百花', '百花', '야생화', 'ดอกไม้ป่า'),
      buckwheat: words('Buckwheat', '荞麦', 'そば', '메밀', 'บักวีต'),
      chestnut: words('Chestnut', '栗花', '栗', '밤꽃', 'ดอกเกาลัด'),
      longan: words('Longan', '龙眼花', 'ロンガン', '용안꽃', 'ดอกลำไย'),
      lychee: words('Lychee', '荔枝花', 'ライチ', '리치꽃', 'ดอกลิ้นจี่'),
    },
  },
  roast: {
    name: words('Roast', '烘焙度', '焙煎', '로스팅', 'ระดับการคั่ว'),
    values: {
      light: words('Light', '浅烘', '浅煎り', '약배전', 'คั่วอ่อน'),
      medium: words('Medium', '中烘', '中煎り', '중배전', 'คั่วกลาง'),
      dark: words('Dark', '深烘', '深煎り', '강배전', 'คั่วเข้ม'),
    },
  },
  flavour: {
    name: words('Flavour', '口味', '味', '맛', 'รสชาติ'),
    values: {
      dark: words('Dark 72%', '黑巧 72%', 'ダーク 72%', '다크 72%', 'ดาร์ก 72%'),
      milk: words('Milk 45%', '牛奶 45%', 'ミルク 45%', '밀크 45%', 'นม 45%'),
      matcha: words('Matcha', '抹茶', '抹茶', '말차', 'มัตฉะ'),
      plain: words('Plain', '原味', 'プレーン', '플레인', 'ดั้งเดิม'),
      lemon: words('Lemon', '柠檬', 'レモン', '레몬', 'เลมอน'),
      chilli: words('Chilli', '辣椒', '唐辛子', '고추', 'พริก'),
      butter: words('Butter', '黄油', 'バター', '버터', 'เนย'),
      cocoa: words('Cocoa', '可可', 'ココア', '코코아', 'โกโก้'),
      white: words('White', '白巧克力', 'ホワイト', '화이트', 'ไวต์ช็อกโกแลต'),
      orange: words('Orange', '甜橙', 'オレンジ', '오렌지', 'ส้ม'),
      cinnamon: words('Cinnamon', '肉桂', 'シナモン', '계피', 'อบเชย'),
      hojicha: words('Hojicha', '焙茶', 'ほうじ茶', '호지차', 'โฮจิฉะ'),
      vanilla: words('Vanilla', '香草', 'バニラ', '바닐라', 'วานิลลา'),
      coconut: words('Coconut', '椰香', 'ココナッツ', '코코넛', 'มะพร้าว'),
      pandan: words('Pandan', '斑斓', 'パンダン', '판단', 'ใบเตย'),
      sesame: words('Black sesame', '黑芝麻', '黒ごま', '흑임자', 'งาดำ'),
      citron: words('Citron', '香橙', 'ゆず', '유자', 'ส้มยูจา'),
      ginger: words('Ginger', '生姜', 'しょうが', '생강', 'ขิง'),
      jujube: words('Jujube', '红枣', 'なつめ', '대추', 'พุทราจีน'),
      soy: words('Soy sauce', '酱油', 'しょうゆ', '간장', 'โชยุ'),
      nori: words('Nori', '海苔', 'のり', '김', 'สาหร่าย'),
      garlic: words('Garlic', '大蒜', 'にんにく', '마늘', 'กระเทียม'),
      lemongrass: words('Lemongrass', '香茅', 'レモングラス', '레몬그라스', 'ตะไคร้'),
      mugwort: words('Mugwort', '艾草', 'よもぎ', '쑥', 'ใบอ้ายเย่'),
      pumpkin: words('Pumpkin', '南瓜', 'かぼちゃ', '단호박', 'ฟักทอง'),
      spinach: words('Spinach', '菠菜', 'ほうれん草', '시금치', 'ผักโขม'),
      anchovy: words('Anchovy', '鳀鱼', '煮干し', '멸치', 'ปลาแอนโชวี'),
      mushroom: words('Mushroom', '香菇', 'しいたけ', '표고버섯', 'เห็ดหอม'),
      shrimp: words('Shrimp', '虾', 'えび', '새우', 'กุ้ง'),
      pineapple: words('Pineapple', '菠萝', 'パイナップル', '파인애플', 'สับปะรด'),
    },
  },
  wash: {
    name: words('Wash', '水洗', '加工', '워싱', 'การฟอก'),
    values: {
      raw: words('Raw', '原色', '生デニム', '생지', 'ผ้าดิบ'),
      rinsed: words('One wash', '水洗一次', 'ワンウォッシュ', '원워시', 'ซักหนึ่งน้ำ'),
      faded: words('Faded', '做旧', '色落ち加工', '페이드', 'ฟอกซีด'),
    },
  },
  switch: {
    name: words('Switch', '轴体', 'スイッチ', '스위치', 'สวิตช์'),
    values: {
      linear: words('Linear', '线性轴', '赤軸', '적축', 'สวิตช์แบบลื่น'),
      tactile: words('Tactile', '段落轴', '茶軸', '갈축', 'สวิตช์แบบสัมผัส'),
      quiet: words('Quiet', '静音轴', '静音軸', '저소음축', 'สวิตช์แบบเงียบ'),
    },
  },
  storage: {
    name: words('Storage', '存储容量', 'ストレージ', '저장 용량', 'พื้นที่จัดเก็บ'),
    values: {
      '64gb': gigabytes(64),
      '128gb': gigabytes(128),
      '256gb': gigabytes(256),
      '512gb': gigabytes(512),
      '1tb': terabytes(1),
      '2tb': terabytes(2),
      '4tb': terabytes(4),
      '8tb': terabytes(8),
    },
  },
  screen_size: {
    name: words('Screen size', '屏幕尺寸', '画面サイズ', '화면 크기', 'ขนาดหน้าจอ'),
    values: { '12in': inches(12), '14in': inches(14), '16in': inches(16), '24in': inches(24), '27in': inches(27) },
  },
  plug: {
    name: words('Plug', '插头', 'プラグ', '플러그', 'ปลั๊ก'),
    values: {
      a: words('Type A', 'A 型', 'Aタイプ', 'A형', 'แบบ A'),
      c: words('Type C', 'C 型', 'Cタイプ', 'C형', 'แบบ C'),
      g: words('Type G', 'G 型', 'Gタイプ', 'G형', 'แบบ G'),
      o: words('Type O', 'O 型', 'Oタイプ', 'O형', 'แบบ O'),
    },
  },
  volume: {
    name: words('Volume', '容量', '容量', '용량', 'ปริมาตร'),
    values: {
      '30ml': millilitres(30),
      '1l': litres(1),
      '18l': litres(1.8),
      '3l': litres(3),
      '5l': litres(5),
      '50ml': millilitres(50),
      '250ml': millilitres(250),
      '350ml': millilitres(350),
      '500ml': millilitres(500),
      '750ml': millilitres(750),
      '150ml': millilitres(150),
      '200ml': millilitres(200),
      '300ml': millilitres(300),
      '450ml': millilitres(450),
      '600ml': millilitres(600),
      '900ml': millilitres(900),
      '4l': litres(4),
      '6l': litres(6),
      '8l': litres(8),
      '9l': litres(9),
      '10l': litres(10),
      '20l': litres(20),
      '28l': litres(28),
      '30l': litres(30),
      '35l': litres(35),
      '45l': litres(45),
      '50l': litres(50),
      '15ml': millilitres(15),
      '100ml': millilitres(100),
    },
  },
  net_weight: {
    name: words('Net weight', '净重', '内容量', '중량', 'น้ำหนักสุทธิ'),
    values: {
      '40g': grams(40),
      '100g': grams(100),
      '190g': grams(190),
      '250g': grams(250),
      '340g': grams(340),
      '500g': grams(500),
      '20g': grams(20),
      '80g': grams(80),
      '150g': grams(150),
      '200g': grams(200),
      '300g': grams(300),
      '400g': grams(400),
      '1kg': kilograms(1),
      '2kg': kilograms(2),
      '5kg': kilograms(5),
    },
  },
  sleeps: {
    name: words('Sleeps', '可住人数', '定員', '수용 인원', 'จำนวนคน'),
    values: {
      two: words('2 people', '2 人', '2人', '2인용', '2 คน'),
      three: words('3 people', '3 人', '3人', '3인용', '3 คน'),
      four: words('4 people', '4 人', '4人', '4인용', '4 คน'),
      six: words('6 people', '6 人', '6人', '6인용', '6 คน'),
    },
  },
  thickness: {
    name: words('Thickness', '厚度', '厚さ', '두께', 'ความหนา'),
    values: { '4mm': millimetres(4), '6mm': millimetres(6) },
  },
  size: {
    name: words('Size', '尺码', 'サイズ', '사이즈', 'ไซซ์'),
    values: { s: same('S'), m: same('M'), l: same('L'), xl: same('XL') },
  },
  length: {
    name: words('Length', '长度', '長さ', '길이', 'ความยาว'),
    values: {
      '60cm': centimetres(60),
      '75cm': centimetres(75),
      '85cm': centimetres(85),
      '95cm': centimetres(95),
      '105cm': centimetres(105),
      '130cm': centimetres(130),
      '155cm': centimetres(155),
      '33cm': centimetres(33),
      '45cm': centimetres(45),
      '180cm': centimetres(180),
      '200cm': centimetres(200),
    },
  },
  shoe_size: {
    name: words('Shoe size', '鞋码', '靴のサイズ', '신발 사이즈', 'เบอร์รองเท้า'),
    values: {
      eu36: words('EU 36', '36 码', '23 cm', '230', 'เบอร์ 36'),
      eu37: words('EU 37', '37 码', '23.5 cm', '235', 'เบอร์ 37'),
      eu38: words('EU 38', '38 码', '24 cm', '240', 'เบอร์ 38'),
      eu39: words('EU 39', '39 码', '24.5 cm', '245', 'เบอร์ 39'),
      eu40: words('EU 40', '40 码', '25.5 cm', '255', 'เบอร์ 40'),
      eu41: words('EU 41', '41 码', '26 cm', '260', 'เบอร์ 41'),
      eu42: words('EU 42', '42 码', '26.5 cm', '265', 'เบอร์ 42'),
      eu43: words('EU 43', '43 码', '27.5 cm', '275', 'เบอร์ 43'),
    },
  },
  head_size: {
    name: words('Head size', '帽围', '頭囲', '머리둘레', 'รอบศีรษะ'),
    values: { '56cm': centimetres(56), '58cm': centimetres(58), '60cm': centimetres(60) },
  },
  ring_size: {
    name: words('Ring size', '戒指号', 'リングサイズ', '반지 호수', 'เบอร์แหวน'),
    values: {
      us6: words('US 6', '13 号', '11号', '11호', 'เบอร์ 52'),
      us7: words('US 7', '15 号', '14号', '14호', 'เบอร์ 54'),
      us8: words('US 8', '17 号', '16号', '16호', 'เบอร์ 57'),
    },
  },
  grind: {
    name: words('Grind', '研磨', '挽き方', '분쇄', 'การบด'),
    values: {
      beans: words('Whole bean', '咖啡豆', '豆のまま', '홀빈', 'เมล็ดเต็ม'),
      filter: words('Ground for filter', '滤泡研磨', '粉（中挽き）', '핸드드립용 분쇄', 'บดสำหรับดริป'),
    },
  },
  phone_size: {
    name: words('Fits', '适配机型', '対応サイズ', '대응 기종', 'ใช้กับรุ่น'),
    values: {
      '61in': words('6.1 in phone', '6.1 英寸手机', '6.1インチの機種', '6.1인치 기종', 'โทรศัพท์ 6.1 นิ้ว'),
      '67in': words('6.7 in phone', '6.7 英寸手机', '6.7インチの機種', '6.7인치 기종', 'โทรศัพท์ 6.7 นิ้ว'),
    },
  },
  charge: {
    name: words('Capacity', '电池容量', '電池容量', '배터리 용량', 'ความจุแบตเตอรี่'),
    values: {
      '3ah': milliampHours(3000),
      '5ah': milliampHours(5000),
      '10ah': milliampHours(10000),
      '20ah': milliampHours(20000),
    },
  },
  case_size: {
    name: words('Case size', '表壳尺寸', 'ケース径', '케이스 크기', 'ขนาดตัวเรือน'),
    values: { '38mm': millimetres(38), '42mm': millimetres(42) },
  },
  pieces: {
    name: words('Pieces', '块数', '個数', '개수', 'จำนวนชิ้น'),
    values: {
      '40': words('40 pieces', '40 块', '40個', '40개', '40 ชิ้น'),
      '80': words('80 pieces', '80 块', '80個', '80개', '80 ชิ้น'),
      '6': words('6 pieces', '6 块', '6個', '6개', '6 ชิ้น'),
      '9': words('9 pieces', '9 块', '9個', '9개', '9 ชิ้น'),
      '12': words('12 pieces', '12 块', '12個', '12개', '12 ชิ้น'),
      '16': words('16 pieces', '16 块', '16個', '16개', '16 ชิ้น'),
    },
  },
  height: {
    name: words('Height', '高度', '高さ', '높이', 'ความสูง'),
    values: {
      '18cm': centimetres(18),
      '25cm': centimetres(25),
      '30cm': centimetres(30),
      '40cm': centimetres(40),
      '45cm': centimetres(45),
      '60cm': centimetres(60),
      '65cm': centimetres(65),
      '75cm': centimetres(75),
    },
  },
  key_legends: {
    name: words('Key legends', '键帽字符', 'キーの刻印', '자판 각인', 'ตัวอักษรบนแป้น'),
    values: {
      us: words('English (US)', '英文（美式）', '英語（US）', '영문(US)', 'อังกฤษ (US)'),
      jis: words('Japanese (JIS)', '日文（JIS）', '日本語（JIS）', '일본어(JIS)', 'ญี่ปุ่น (JIS)'),
      hangul: words('Korean', '韩文', 'ハングル', '한글', 'เกาหลี'),
      thai: words('Thai', '泰文', 'タイ語', '태국어', 'ไทย'),
    },
  },
  hand: {
    name: words('Hand', '适用手', '利き手', '사용하는 손', 'สำหรับมือ'),
    values: {
      right: words('Right hand', '右手', '右手用', '오른손', 'มือขวา'),
      left: words('Left hand', '左手', '左手用', '왼손', 'มือซ้าย'),
    },
  },
  memory: {
    name: words('Memory', '内存', 'メモリ', '메모리', 'หน่วยความจำ'),
    values: { '8gb': gigabytes(8), '16gb': gigabytes(16), '32gb': gigabytes(32) },
  },
  connector: {
    name: words('Connector', '接头', '端子', '단자', 'หัวต่อ'),
    values: {
      usbc: words('USB-C plug', 'USB-C 接头', 'USB-C端子', 'USB-C 단자', 'หัว USB-C'),
      '35mm': words('3.5 mm plug', '3.5 毫米接头', '3.5 mm端子', '3.5mm 단자', 'หัว 3.5 มม.'),
      usba: words('USB-A plug', 'USB-A 接头', 'USB-A端子', 'USB-A 단자', 'หัว USB-A'),
    },
  },
  mat_size: {
    name: words('Mat size', '垫子尺寸', 'マットのサイズ', '매트 크기', 'ขนาดแผ่นรอง'),
    values: {
      '60by30': centimetres(60, 30),
      '80by40': centimetres(80, 40),
      '100by45': centimetres(100, 45),
    },
  },
  microphones: {
    name: words('Set', '套装', 'セット', '구성', 'ชุด'),
    values: {
      one: words('One microphone', '单只麦克风', 'マイク1個', '마이크 1개', 'ไมโครโฟน 1 ตัว'),
      two: words('Two microphones', '两只麦克风', 'マイク2個', '마이크 2개', 'ไมโครโฟน 2 ตัว'),
    },
  },
  timber: {
    name: words('Wood', '木材', '木の種類', '나무', 'ชนิดไม้'),
    values: {
      walnut: words('Walnut', '胡桃木', 'ウォールナット', '호두나무', 'ไม้วอลนัต'),
      cherry: words('Cherry', '樱桃木', 'チェリー', '체리나무', 'ไม้เชอร์รี'),
      oak: words('Oak', '橡木', 'オーク', '참나무', 'ไม้โอ๊ก'),
      beech: words('Beech', '榉木', 'ブナ', '너도밤나무', 'ไม้บีช'),
      maple: words('Maple', '枫木', 'メープル', '단풍나무', 'ไม้เมเปิล'),
      teak: words('Teak', '柚木', 'チーク', '티크', 'ไม้สัก'),
      acacia: words('Acacia', '相思木', 'アカシア', '아카시아', 'ไม้อะคาเซีย'),
      birch: words('Birch', '桦木', '白樺', '자작나무', 'ไม้เบิร์ช'),
      mango: words('Mango wood', '芒果木', 'マンゴーウッド', '망고나무', 'ไม้มะม่วง'),
    },
  },
  cable_length: {
    name: words('Cable', '线长', 'ケーブルの長さ', '케이블 길이', 'ความยาวสาย'),
    values: {
      '12m': words('1.2 m cable', '1.2 米线', '1.2 mのコード', '1.2m 케이블', 'สาย 1.2 เมตร'),
      '3m': words('3 m cable', '3 米线', '3 mのコード', '3m 케이블', 'สาย 3 เมตร'),
    },
  },
  link: {
    name: words('Connection', '连接方式', '接続方法', '연결 방식', 'การเชื่อมต่อ'),
    values: {
      wired: words('Wired', '有线', '有線', '유선', 'มีสาย'),
      wireless: words('Wireless', '无线', 'ワイヤレス', '무선', 'ไร้สาย'),
    },
  },
  rice: {
    name: words('Raw rice', '生米量', '炊飯量', '취사 용량', 'ปริมาณข้าวสาร'),
    values: {
      '3cups': words('3 cups', '3 杯', '3合', '3인용', '3 ถ้วย'),
      '5cups': words('5 cups', '5 杯', '5.5合', '6인용', '5 ถ้วย'),
    },
  },
  burrs: {
    name: words('Burrs', '磨芯', '臼', '분쇄날', 'ชุดเฟืองบด'),
    values: {
      steel: words('Steel burrs', '钢芯', 'ステンレス臼', '스테인리스 날', 'เฟืองสเตนเลส'),
      ceramic: words('Ceramic burrs', '陶瓷芯', 'セラミック臼', '세라믹 날', 'เฟืองเซรามิก'),
    },
  },
  diameter: {
    name: words('Diameter', '直径', '直径', '지름', 'เส้นผ่านศูนย์กลาง'),
    values: {
      '20cm': centimetres(20),
      '22cm': centimetres(22),
      '25cm': centimetres(25),
      '30cm': centimetres(30),
      '35cm': centimetres(35),
      '40cm': centimetres(40),
      '50cm': centimetres(50),
      '60cm': centimetres(60),
    },
  },
  width: {
    name: words('Width', '宽度', '幅', '너비', 'ความกว้าง'),
    values: {
      '6cm': centimetres(6),
      '8cm': centimetres(8),
      '25cm': centimetres(25),
      '30cm': centimetres(30),
      '35cm': centimetres(35),
      '45cm': centimetres(45),
      '50cm': centimetres(50),
      '60cm': centimetres(60),
      '75cm': centimetres(75),
    },
  },
  set_of: {
    name: words('Set', '套装', 'セット', '세트', 'จำนวนต่อชุด'),
    values: {
      one: words('One', '单件', '1点', '1개', '1 ชิ้น'),
      two: words('Set of two', '两件装', '2点セット', '2개 세트', 'ชุด 2 ชิ้น'),
      four: words('Set of four', '四件装', '4点セット', '4개 세트', 'ชุด 4 ชิ้น'),
      six: words('Set of six', '六件装', '6点セット', '6개 세트', 'ชุด 6 ชิ้น'),
    },
  },
  filling: {
    name: words('Filling', '内芯', '中材', '속통', 'ไส้หมอน'),
    values: {
      cover: words('Cover only', '仅枕套', 'カバーのみ', '커버만', 'ปลอกอย่างเดียว'),
      feather: words('Feather filling', '羽毛内芯', 'フェザー入り', '깃털 솜 포함', 'พร้อมไส้ขนนก'),
      kapok: words('Kapok filling', '木棉内芯', 'カポック入り', '케이폭 솜 포함', 'พร้อมไส้นุ่น'),
    },
  },
  lamp_light: {
    name: words('Light', '光色', '光の色', '빛 색', 'สีของแสง'),
    values: {
      warm: words('Warm', '暖光', '電球色', '전구색', 'แสงวอร์มไวต์'),
      neutral: words('Neutral', '中性光', '昼白色', '주백색', 'แสงคูลไวต์'),
    },
  },
  comfort: {
    name: words('Comfort rating', '舒适温标', '快適温度', '쾌적 온도', 'อุณหภูมิที่หลับสบาย'),
    values: {
      c10: words('10 °C', '10 摄氏度', '快適10 ℃', '영상 10도', '10 องศา'),
      c5: words('5 °C', '5 摄氏度', '快適5 ℃', '영상 5도', '5 องศา'),
      c0: words('0 °C', '0 摄氏度', '快適0 ℃', '0도', '0 องศา'),
      m6: words('−6 °C', '零下 6 摄氏度', '快適−6 ℃', '영하 6도', '−6 องศา'),
    },
  },
  zip_side: {
    name: words('Zip', '拉链位置', 'ファスナーの位置', '지퍼 위치', 'ตำแหน่งซิป'),
    values: {
      left: words('Left zip', '左侧拉链', '左開き', '왼쪽 지퍼', 'ซิปด้านซ้าย'),
      right: words('Right zip', '右侧拉链', '右開き', '오른쪽 지퍼', 'ซิปด้านขวา'),
    },
  },
  spread: {
    name: words('Spread out', '展开尺寸', '広げた大きさ', '펼친 크기', 'ขนาดเมื่อกาง'),
    values: {
      '60by180': centimetres(60, 180),
      '90by180': centimetres(90, 180),
      '130by170': centimetres(130, 170),
      '150by200': centimetres(150, 200),
      '200by200': centimetres(200, 200),
      '300by300': centimetres(300, 300),
      '400by420': centimetres(400, 420),
    },
  },
  lens: {
    name: words('Lenses', '镜片', 'レンズ', '렌즈', 'เลนส์'),
    values: {
      tinted: words('Tinted', '普通墨镜片', 'カラーレンズ', '일반 컬러 렌즈', 'เลนส์สีธรรมดา'),
      polarised: words('Polarised', '偏光镜片', '偏光レンズ', '편광 렌즈', 'เลนส์โพลาไรซ์'),
    },
  },
  fitting: {
    name: words('Fitting', '佩戴方式', '金具', '착용 방식', 'แบบสวม'),
    values: {
      pierced: words('For pierced ears', '耳洞款', 'ピアス', '귀 뚫은 분용', 'สำหรับหูเจาะ'),
      clip: words('Clip-on', '无耳洞耳夹', 'イヤリング', '클립형 귀찌', 'แบบหนีบ'),
    },
  },
  hoop: {
    name: words('Hoop', '直径', '直径', '지름', 'เส้นผ่านศูนย์กลาง'),
    values: { '20mm': millimetres(20), '30mm': millimetres(30), '40mm': millimetres(40) },
  },
  square: {
    name: words('Size', '尺寸', '大きさ', '크기', 'ขนาด'),
    values: { '53cm': centimetres(53, 53), '88cm': centimetres(88, 88) },
  },
  stone: {
    name: words('Stone', '宝石', '石', '원석', 'หิน'),
    values: {
      onyx: words('Onyx', '黑玛瑙', 'オニキス', '오닉스', 'นิล'),
      jade: words('Jade', '翡翠', '翡翠', '비취', 'หยก'),
      carnelian: words('Carnelian', '红玉髓', 'カーネリアン', '홍옥수', 'คาร์เนเลียน'),
    },
  },
  pearl: {
    name: words('Pearl', '珍珠颜色', '真珠の色', '진주 색', 'สีมุก'),
    values: {
      white: words('White', '白色', '白', '흰색', 'สีขาว'),
      peach: words('Peach', '蜜桃色', '桃色', '복숭아색', 'สีพีช'),
      lilac: words('Lilac', '淡紫', '薄紫', '연보라', 'สีม่วงอ่อน'),
    },
  },
  harvest: {
    name: words('Harvest', '采摘', '摘み取り', '수확', 'รอบเก็บ'),
    values: {
      first: words('First picking', '头茬', '一番茶', '첫물', 'เก็บรอบแรก'),
      second: words('Second picking', '二茬', '二番茶', '두물', 'เก็บรอบสอง'),
      autumn: words('Autumn picking', '秋茬', '秋番茶', '가을 찻잎', 'เก็บฤดูใบไม้ร่วง'),
    },
  },
  processing: {
    name: words('Processing', '处理法', '精製', '가공 방식', 'กระบวนการแปรรูป'),
    values: {
      washed: words('Washed', '水洗', 'ウォッシュド', '워시드', 'แบบล้างน้ำ'),
      honeyed: words('Honey process', '蜜处理', 'ハニー', '허니', 'แบบฮันนี'),
      natural: words('Natural', '日晒', 'ナチュラル', '내추럴', 'แบบตากแห้ง'),
    },
  },
  tea_kind: {
    name: words('Tea', '茶类', 'お茶の種類', '차 종류', 'ชนิดชา'),
    values: {
      sencha: words('Sencha', '煎茶', '煎茶', '센차', 'เซ็นฉะ'),
      genmaicha: words('Genmaicha', '玄米茶', '玄米茶', '현미녹차', 'เก็นไมฉะ'),
      hojicha: words('Hojicha', '焙茶', 'ほうじ茶', '호지차', 'โฮจิฉะ'),
      black: words('Black tea', '红茶', '和紅茶', '홍차', 'ชาดำ'),
      jasmine: words('Jasmine green tea', '茉莉绿茶', 'ジャスミン緑茶', '재스민 녹차', 'ชาเขียวมะลิ'),
      butterflypea: words('Butterfly pea', '蝶豆花', 'バタフライピー', '버터플라이피', 'อัญชัน'),
      roselle: words('Roselle', '洛神花', 'ローゼル', '로젤', 'กระเจี๊ยบ'),
      chrysanthemum: words('Chrysanthemum', '菊花', '菊花', '국화', 'เก๊กฮวย'),
      barley: words('Barley', '大麦', '大麦', '보리', 'บาร์เลย์'),
      buckwheat: words('Tartary buckwheat', '苦荞', '韃靼そば', '쓴메밀', 'บักวีตขม'),
      corn: words('Corn', '玉米', 'とうもろこし', '옥수수', 'ข้าวโพด'),
    },
  },
  aged: {
    name: words('Aged', '年份', '熟成', '숙성', 'ระยะบ่ม'),
    values: {
      '1y': words('1 year', '1 年', '1年', '1년', '1 ปี'),
      '3y': words('3 years', '3 年', '3年', '3년', '3 ปี'),
      '5y': words('5 years', '5 年', '5年', '5년', '5 ปี'),
    },
  },
  spiciness: {
    name: words('Heat', '辣度', '辛さ', '매운맛', 'ระดับความเผ็ด'),
    values: {
      mild: words('Mild', '微辣', '甘口', '순한맛', 'เผ็ดน้อย'),
      medium: words('Medium', '中辣', '中辛', '보통맛', 'เผ็ดกลาง'),
      hot: words('Hot', '特辣', '辛口', '매운맛', 'เผ็ดมาก'),
    },
  },
  curry: {
    name: words('Curry', '咖喱', 'カレー', '커리', 'แกง'),
    values: {
      red: words('Red', '红咖喱', 'レッド', '레드', 'แกงเผ็ด'),
      green: words('Green', '绿咖喱', 'グリーン', '그린', 'แกงเขียวหวาน'),
      yellow: words('Yellow', '黄咖喱', 'イエロー', '옐로', 'แกงกะหรี่'),
    },
  },
  rice_kind: {
    name: words('Rice', '米种', '米の種類', '쌀 종류', 'ชนิดข้าว'),
    values: {
      white: words('White', '白米', '白米', '백미', 'ข้าวขาว'),
      germ: words('Germ', '胚芽米', '胚芽米', '배아미', 'ข้าวจมูก'),
      brown: words('Brown', '糙米', '玄米', '현미', 'ข้าวกล้อง'),
      red: words('Red', '红米', '赤米', '홍미', 'ข้าวแดง'),
      black: words('Black', '黑米', '黒米', '흑미', 'ข้าวดำ'),
      mixed: words('Mixed grains', '杂粮', '雑穀', '잡곡', 'ธัญพืชรวม'),
    },
  },
  buckwheat_share: {
    name: words('Buckwheat', '荞麦含量', 'そば粉の割合', '메밀 함량', 'สัดส่วนบักวีต'),
    values: {
      '30': words('30% buckwheat', '荞麦 30%', 'そば粉30%', '메밀 30%', 'บักวีต 30%'),
      '60': words('60% buckwheat', '荞麦 60%', 'そば粉60%', '메밀 60%', 'บักวีต 60%'),
      '100': words('100% buckwheat', '荞麦 100%', 'そば粉100%', '메밀 100%', 'บักวีต 100%'),
    },
  },
  sachets: {
    name: words('Sachets', '袋数', '袋数', '봉 수', 'จำนวนซอง'),
    values: {
      '10': words('10 sachets', '10 袋', '10袋', '10봉', '10 ซอง'),
      '15': words('15 sachets', '15 袋', '15袋', '15봉', '15 ซอง'),
      '30': words('30 sachets', '30 袋', '30袋', '30봉', '30 ซอง'),
    },
  },
  weight: {
    name: words('Weight', '重量', '重さ', '무게', 'น้ำหนัก'),
    values: {
      '500g': grams(500),
      '1kg': kilograms(1),
      '2kg': kilograms(2),
      '3kg': kilograms(3),
      '4kg': kilograms(4),
      '6kg': kilograms(6),
      '8kg': kilograms(8),
      '12kg': kilograms(12),
      '16kg': kilograms(16),
      '20kg': kilograms(20),
    },
  },
  pack: {
    name: words('Set', '套装', 'セット数', '묶음', 'จำนวนในชุด'),
    values: {
      '1': words('Single', '单件', '1個', '1개', '1 ชิ้น'),
      '2': words('Set of 2', '2 件装', '2個セット', '2개 세트', 'ชุด 2 ชิ้น'),
      '3': words('Set of 3', '3 件装', '3個セット', '3개 세트', 'ชุด 3 ชิ้น'),
      '5': words('Set of 5', '5 件装', '5個セット', '5개 세트', 'ชุด 5 ชิ้น'),
      '7': words('Set of 7', '7 件装', '7個セット', '7개 세트', 'ชุด 7 ชิ้น'),
      '14': words('Set of 14', '14 件装', '14個セット', '14개 세트', 'ชุด 14 ชิ้น'),
    },
  },
  firmness: {
    name: words('Firmness', '软硬', 'かたさ', '강도', 'ความแข็ง'),
    values: {
      soft: words('Soft', '软', 'やわらかめ', '부드러움', 'นุ่ม'),
      medium: words('Medium', '适中', 'ふつう', '중간', 'ปานกลาง'),
      firm: words('Firm', '硬', 'かため', '단단함', 'แข็ง'),
    },
  },
  towel_size: {
    name: words('Towel size', '毛巾规格', 'タオルのサイズ', '수건 크기', 'ขนาดผ้า'),
    values: {
      face: words('Face towel', '面巾', 'フェイスタオル', '세면 수건', 'ผ้าเช็ดหน้า'),
      bath: words('Bath towel', '浴巾', 'バスタオル', '목욕 수건', 'ผ้าเช็ดตัว'),
      sheet: words('Bath sheet', '大浴巾', '大判バスタオル', '대형 목욕 수건', 'ผ้าเช็ดตัวผืนใหญ่'),
    },
  },
  barrel: {
    name: words('Barrel', '梳筒直径', 'ロール径', '롤 지름', 'ขนาดแกน'),
    values: { '25mm': millimetres(25), '32mm': millimetres(32), '45mm': millimetres(45) },
  },
  unit: {
    name: words('Dial', '刻度单位', '目盛り', '눈금 단위', 'หน่วยบนหน้าปัด'),
    values: {
      kg: words('Kilograms', '千克', 'キログラム', '킬로그램', 'กิโลกรัม'),
      lb: words('Pounds', '磅', 'ポンド', '파운드', 'ปอนด์'),
    },
  },
  waist: {
    name: words('Waist', '腰围', 'ウエスト', '허리둘레', 'รอบเอว'),
    values: { '76cm': centimetres(76), '81cm': centimetres(81), '86cm': centimetres(86), '91cm': centimetres(91) },
  },
  pairs: {
    name: words('Pairs', '双数', '足数', '켤레 수', 'จำนวนคู่'),
    values: {
      '1': words('1 pair', '1 双', '1足', '1켤레', '1 คู่'),
      '3': words('3 pairs', '3 双', '3足', '3켤레', '3 คู่'),
      '5': words('5 pairs', '5 双', '5足', '5켤레', '5 คู่'),
    },
  },
  power: {
    name: words('Power', '功率', '火力', '화력', 'กำลังไฟ'),
    values: { '2500w': watts(2500), '3300w': watts(3300) },
  },
}

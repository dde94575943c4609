import type { DemoAxis } from './demo-types.ts'
import {
  centimetres,
  gigabytes,
  grams,
  inches,
  milliampHours,
  millilitres,
  millimetres,
  terabytes,
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
      '256gb': gigabytes(256),
      '512gb': gigabytes(512),
      '1tb': terabytes(1),
      '2tb': terabytes(2),
      '4tb': terabytes(4),
    },
  },
  screen_size: {
    name: words('Screen size', '屏幕尺寸', '画面サイズ', '화면 크기', 'ขนาดหน้าจอ'),
    values: { '24in': inches(24), '27in': inches(27) },
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
      '50ml': millilitres(50),
      '250ml': millilitres(250),
      '500ml': millilitres(500),
      '750ml': millilitres(750),
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
    },
  },
  sleeps: {
    name: words('Sleeps', '可住人数', '定員', '수용 인원', 'จำนวนคน'),
    values: {
      two: words('2 people', '2 人', '2人', '2인용', '2 คน'),
      three: words('3 people', '3 人', '3人', '3인용', '3 คน'),
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
    values: { '85cm': centimetres(85), '95cm': centimetres(95), '105cm': centimetres(105) },
  },
  shoe_size: {
    name: words('Shoe size', '鞋码', '靴のサイズ', '신발 사이즈', 'เบอร์รองเท้า'),
    values: {
      eu40: words('EU 40', '40 码', '25.5 cm', '255', 'เบอร์ 40'),
      eu41: words('EU 41', '41 码', '26 cm', '260', 'เบอร์ 41'),
      eu42: words('EU 42', '42 码', '26.5 cm', '265', 'เบอร์ 42'),
      eu43: words('EU 43', '43 码', '27.5 cm', '275', 'เบอร์ 43'),
    },
  },
  head_size: {
    name: words('Head size', '帽围', '頭囲', '머리둘레', 'รอบศีรษะ'),
    values: { '56cm': centimetres(56), '58cm': centimetres(58) },
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
    values: { '10ah': milliampHours(10000), '20ah': milliampHours(20000) },
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
    },
  },
  height: {
    name: words('Height', '高度', '高さ', '높이', 'ความสูง'),
    values: { '25cm': centimetres(25), '40cm': centimetres(40) },
  },
}

import type { Words } from './demo-types.ts'
import { words } from './words.ts'

const specNames = {
  material: words('Material', '材质', '素材', '소재', 'วัสดุ'),
  size: words('Size', '尺寸', 'サイズ', '크기', 'ขนาด'),
  weight: words('Weight', '重量', '重さ', '무게', 'น้ำหนัก'),
  capacity: words('Capacity', '容量', '容量', '용량', 'ความจุ'),
  net: words('Net contents', '净含量', '内容量', '내용량', 'ปริมาณสุทธิ'),
  power: words('Power', '功率', '消費電力', '소비 전력', 'กำลังไฟ'),
  supply: words('Power supply', '供电', '電源', '전원', 'แหล่งจ่ายไฟ'),
  battery: words('Battery life', '续航', '連続使用時間', '사용 시간', 'ใช้งานต่อเนื่อง'),
  charging: words('Charging', '充电', '充電', '충전', 'การชาร์จ'),
  connection: words('Connection', '连接方式', '接続', '연결', 'การเชื่อมต่อ'),
  screen: words('Screen', '屏幕', '画面', '화면', 'หน้าจอ'),
  camera: words('Camera', '摄像头', 'カメラ', '카메라', 'กล้อง'),
  processor: words('Processor', '处理器', 'プロセッサ', '프로세서', 'หน่วยประมวลผล'),
  memory: words('Memory', '内存', 'メモリ', '메모리', 'หน่วยความจำ'),
  speed: words('Speed', '速度', '転送速度', '속도', 'ความเร็ว'),
  layout: words('Layout', '配列', '配列', '배열', 'รูปแบบแป้น'),
  output: words('Output', '输出', '出力', '출력', 'กำลังขาออก'),
  light: words('Light', '光源', '光源', '광원', 'แหล่งกำเนิดแสง'),
  brightness: words('Brightness', '亮度', '明るさ', '밝기', 'ความสว่าง'),
  noise: words('Noise', '噪音', '運転音', '소음', 'ระดับเสียง'),
  water: words('Water resistance', '防水', '防水', '방수', 'การกันน้ำ'),
  insulation: words('Heat retention', '保温', '保温', '보온', 'เก็บความร้อน'),
  pitching: words('Pitching', '搭建', '設営', '설치', 'การกาง'),
  load: words('Maximum load', '承重', '耐荷重', '하중', 'รับน้ำหนัก'),
  burn: words('Burning time', '燃烧时间', '燃焼時間', '연소 시간', 'ระยะเวลาจุด'),
  sole: words('Sole', '鞋底', 'ソール', '밑창', 'พื้นรองเท้า'),
  cut: words('Cut', '版型', 'シルエット', '핏', 'ทรง'),
  lens: words('Lenses', '镜片', 'レンズ', '렌즈', 'เลนส์'),
  contents: words('In the box', '包装内含', 'セット内容', '구성품', 'ในกล่องมี'),
  ingredients: words('Ingredients', '配料', '原材料', '원재료', 'ส่วนประกอบ'),
  skin: words('Skin type', '适用肤质', '肌質', '피부 타입', 'สภาพผิว'),
  allergens: words('Allergens', '过敏原', 'アレルゲン', '알레르기 유발 성분', 'สารก่อภูมิแพ้'),
  keeping: words('Storage', '储存', '保存方法', '보관', 'การเก็บรักษา'),
  best_before: words('Best before', '保质期', '賞味期限', '소비기한', 'ควรบริโภคภายใน'),
  brewing: words('How to make it', '冲泡', 'いれ方', '우리는 법', 'วิธีชง'),
  age: words('Age', '适用年龄', '対象年齢', '사용 연령', 'อายุที่เหมาะ'),
  filling: words('Filling', '填充', '中材', '충전재', 'ไส้ใน'),
  movement: words('Movement', '机芯', 'ムーブメント', '무브먼트', 'กลไกนาฬิกา'),
  care: words('Care', '保养', 'お手入れ', '관리', 'การดูแล'),
  ports: words('Ports', '接口', 'ポート', '포트', 'พอร์ต'),
  pickup: words('Pickup', '拾音方向', '指向性', '수음 방향', 'ทิศทางการรับเสียง'),
  pen: words('Pen', '手写笔', 'ペン', '펜', 'ปากกา'),
  area: words('Drawing area', '绘画区域', '描画領域', '드로잉 영역', 'พื้นที่วาด'),
  cable: words('Cable', '线材', 'ケーブル', '케이블', 'สาย'),
  driver: words('Driver', '发声单元', 'ドライバー', '드라이버', 'ไดรเวอร์'),
  controls: words('Settings', '档位', '調節', '조절 단계', 'การปรับระดับ'),
  reception: words('Reception', '接收波段', '受信バンド', '수신 대역', 'คลื่นที่รับได้'),
  mist: words('Mist', '雾量', '加湿量', '분무량', 'ปริมาณไอน้ำ'),
  runs: words('Run time', '连续运行', '連続運転', '연속 작동', 'ทำงานต่อเนื่อง'),
  burrs: words('Burrs', '磨芯', '刃', '분쇄날', 'ชุดบด'),
  fuel: words('Fuel', '燃料', '燃料', '연료', 'เชื้อเพลิง'),
  lining: words('Lining', '里料', '裏地', '안감', 'ซับใน'),
  packed: words('Packed size', '收纳尺寸', '収納サイズ', '수납 크기', 'ขนาดเมื่อเก็บ'),
  ice: words('Keeps ice', '保冰', '保冷', '얼음 유지', 'เก็บน้ำแข็ง'),
  back: words('Underside', '底面', '裏面', '뒷면', 'ด้านล่าง'),
  strap: words('Strap', '肩带', 'ストラップ', '어깨끈', 'สายสะพาย'),
  closing: words('Closing', '开合方式', '留め具', '여밈', 'การปิด'),
  heel: words('Heel', '跟高', 'ヒールの高さ', '굽 높이', 'ความสูงส้น'),
  upper: words('Upper', '鞋面', 'アッパー', '갑피', 'หน้ารองเท้า'),
  metal: words('Metal', '金属', '地金', '금속', 'โลหะ'),
  players: words('Players', '人数', '人数', '인원', 'จำนวนผู้เล่น'),
  wind: words('Wind', '适合风力', '適した風', '알맞은 바람', 'ลมที่เหมาะ'),
  origin: words('Made in', '产地', '原産国', '원산지', 'ผลิตที่'),
}

type SpecName = keyof typeof specNames
export type Spec = { name: Words; values: Words[] }

/** One row of a product's table: a name out of the list above, and what to say there. */
export function spec(name: SpecName, ...values: Words[]): Spec {
  return { name: specNames[name], values }
}

export const japan = words('Japan', '日本', '日本', '일본', 'ญี่ปุ่น')
export const korea = words('Korea', '韩国', '韓国', '한국', 'เกาหลี')
export const thailand = words('Thailand', '泰国', 'タイ', '태국', 'ไทย')
export const china = words('China', '中国', '中国', '중국', 'จีน')

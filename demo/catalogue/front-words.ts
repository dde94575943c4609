import type { DemoBanner, DemoCategory, Language, Words } from './demo-types.ts'
import { words } from './words.ts'

/** The ten categories in the order the shop shows them. */
export const categories: DemoCategory[] = [
  {
    category: 'computer',
    name: words('Computer', '电脑', 'パソコン', '컴퓨터', 'คอมพิวเตอร์'),
    image: 'keyboard-1.webp',
  },
  {
    category: 'electrical',
    name: words('Electrical equipment', '电器', '家電', '가전', 'เครื่องใช้ไฟฟ้า'),
    image: 'headphones-1.webp',
  },
  {
    category: 'outdoors',
    name: words('Outdoors', '户外', 'アウトドア', '아웃도어', 'กลางแจ้ง'),
    image: 'backpack-1.webp',
  },
  {
    category: 'family',
    name: words('Family life', '家居生活', '暮らし', '생활', 'บ้านและครอบครัว'),
    image: 'lamp-1.webp',
  },
  { category: 'health', name: words('Health', '个护健康', '美容・健康', '건강', 'สุขภาพ'), image: 'soap-1.webp' },
  { category: 'mens', name: words('Men’s clothing', '男装', 'メンズ', '남성복', 'เสื้อผ้าผู้ชาย'), image: 'knit-1.webp' },
  {
    category: 'womens',
    name: words('Women’s clothing', '女装', 'レディース', '여성복', 'เสื้อผ้าผู้หญิง'),
    image: 'tote-1.webp',
  },
  { category: 'food', name: words('Food', '食品', '食品', '식품', 'อาหาร'), image: 'honey-1.webp' },
  { category: 'phone', name: words('Mobile phone', '手机', 'スマホ', '휴대폰', 'มือถือ'), image: 'smartphone-1.webp' },
  { category: 'toys', name: words('Toys', '玩具', 'おもちゃ', '장난감', 'ของเล่น'), image: 'boat-1.webp' },
]

const search = (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`
const searchFor = (word: Words): Words =>
  words(search(word.en), search(word['zh-CN']), search(word.ja), search(word.ko), search(word.th))

export const banners: DemoBanner[] = [
  {
    image: 'banner-kitchen.webp',
    eyebrow: words('The slow kitchen', '慢厨房', '台所でゆっくり', '느린 부엌', 'ครัวที่ไม่เร่งรีบ'),
    title: words(
      'Boil, pour, breathe',
      '烧水、冲泡、歇一歇',
      '沸かして、注いで、ひと息',
      '끓이고, 따르고, 숨 고르기',
      'ต้ม ริน แล้วพักหายใจ',
    ),
    action: words('See the kettles', '看看水壶', 'ケトルを見る', '주전자 둘러보기', 'ดูกาต้มน้ำ'),
    link: searchFor(words('kettle', '电热水壶', 'ケトル', '주전자', 'กาต้มน้ำ')),
  },
  {
    image: 'banner-desk.webp',
    eyebrow: words('Evening desk', '夜晚的书桌', '夜の机', '저녁의 책상', 'โต๊ะยามค่ำ'),
    title: words(
      'A quiet place for good work',
      '安静一角，好好做事',
      '静かな机で、いい仕事を',
      '좋은 일은 조용한 책상에서',
      'มุมสงบสำหรับงานดี ๆ',
    ),
    action: words('See the lamps', '看看台灯', 'ランプを見る', '조명 둘러보기', 'ดูโคมไฟ'),
    link: searchFor(words('lamp', '台灯', 'ランプ', '조명', 'โคมไฟ')),
  },
  {
    image: 'banner-trail.webp',
    eyebrow: words('Out by six', '六点出门', '朝6時に出かける', '여섯 시 출발', 'ออกเดินทางหกโมงเช้า'),
    title: words(
      'Light packs for short trips',
      '短途旅行的轻行囊',
      '短い旅の、軽い荷物',
      '짧은 여행의 가벼운 배낭',
      'เป้เบา ๆ สำหรับทริปสั้น',
    ),
    action: words('Pack your bag', '收拾行囊', '荷造りをする', '짐 꾸리기', 'จัดกระเป๋า'),
    link: searchFor(words('backpack', '背包', 'リュック', '배낭', 'เป้')),
  },
  {
    image: 'banner-bath.webp',
    eyebrow: words('The unhurried bath', '慢慢泡个澡', 'お風呂の時間', '느긋한 목욕', 'เวลาอาบน้ำสบาย ๆ'),
    title: words(
      'Warm water, soft towels',
      '热水正好，毛巾正软',
      'いいお湯と、ふかふかのタオル',
      '따뜻한 물, 보송한 수건',
      'น้ำอุ่น ๆ กับผ้าขนหนูนุ่ม ๆ',
    ),
    action: words('See the towels', '看看毛巾', 'タオルを見る', '수건 둘러보기', 'ดูผ้าขนหนู'),
    link: searchFor(words('towel', '毛巾', 'タオル', '타월', 'ผ้าขนหนู')),
  },
  {
    image: 'banner-wardrobe.webp',
    eyebrow: words('A day in town', '出门的日子', 'お出かけの日', '나들이 가는 날', 'วันออกไปเที่ยว'),
    title: words(
      'Take a bag, take a hat, go',
      '拎上包，戴上帽，出门去',
      'かばんと帽子で、さあ外へ',
      '가방 들고, 모자 쓰고, 밖으로',
      'คว้ากระเป๋า สวมหมวก แล้วออกไปกัน',
    ),
    action: words('See the totes', '看看托特包', 'トートバッグを見る', '토트백 둘러보기', 'ดูกระเป๋าโท้ต'),
    link: searchFor(words('tote', '托特包', 'トートバッグ', '토트백', 'กระเป๋าโท้ต')),
  },
  {
    image: 'banner-playroom.webp',
    eyebrow: words('Rainy afternoon', '下雨的午后', '雨の午後', '비 오는 오후', 'บ่ายวันฝนตก'),
    title: words(
      'Hours of play on the floor',
      '趴在地板上，玩一下午',
      '床の上で、夕方まで遊ぶ',
      '방바닥에서 저녁까지 놀기',
      'นั่งเล่นบนพื้นได้ทั้งบ่าย',
    ),
    action: words('See the plush toys', '看看毛绒玩具', 'ぬいぐるみを見る', '봉제인형 둘러보기', 'ดูตุ๊กตาหมี'),
    link: searchFor(words('plush', '毛绒玩具', 'ぬいぐるみ', '봉제인형', 'ตุ๊กตาหมี')),
  },
]

/** Each of these words stands in at least one title of its language, so a tap on it always finds something. */
export const popularSearches: Record<Language, string[]> = {
  en: ['lamp', 'headphones', 'teapot', 'matcha', 'tent', 'knit', 'boat', 'candle'],
  'zh-CN': ['台灯', '耳机', '茶壶', '抹茶', '背包', '针织', '积木', '蜡烛'],
  ja: ['ランプ', 'ヘッドホン', '抹茶', 'リュック', 'ニット', 'キャンドル', 'つみき', 'キーボード'],
  ko: ['조명', '헤드폰', '찻주전자', '말차', '배낭', '니트', '블록', '비누'],
  th: ['โคมไฟ', 'หูฟัง', 'กาแฟ', 'มัตฉะ', 'เป้', 'ไหมพรม', 'บล็อก', 'เทียน'],
}

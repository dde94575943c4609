import type { Language } from '../text/languages.ts'

/** Countries whose law wants a notation of the business, in their language. */
export const NOTATION_COUNTRIES = ['JP', 'KR', 'TH'] as const
export type NotationCountry = (typeof NOTATION_COUNTRIES)[number]

export const NOTATION_FIELDS = [
  'seller',
  'manager',
  'representative',
  'address',
  'telephone',
  'email',
  'business_number',
  'mail_order_number',
  'registration_number',
  'direct_marketing_number',
  'host',
  'price',
  'costs',
  'payment',
  'delivery',
  'returns',
] as const
export type NotationField = (typeof NOTATION_FIELDS)[number]
export type NotationTexts = Partial<Record<NotationField, string>>

export const NOTATION_LIMIT = 500

type Notation = {
  /** The language of the notation, whatever the reader's language is. */
  language: Language
  title: string
  /** The fields in the order of the page, with the words that the law uses. */
  fields: Readonly<NotationTexts>
  /** Fields that a business can be exempt from. */
  optional: readonly NotationField[]
}

export const NOTATIONS: Record<NotationCountry, Notation> = {
  JP: {
    language: 'ja',
    title: '特定商取引法に基づく表記',
    fields: {
      seller: '販売業者',
      manager: '運営統括責任者',
      address: '所在地',
      telephone: '電話番号',
      email: 'メールアドレス',
      price: '販売価格',
      costs: '商品代金以外の必要料金（送料・関税など）',
      payment: 'お支払い方法・お支払い時期',
      delivery: '商品の引渡時期',
      returns: '返品・交換・キャンセル',
    },
    optional: [],
  },
  KR: {
    language: 'ko',
    title: '통신판매업자 정보',
    fields: {
      seller: '상호',
      representative: '대표자',
      address: '사업장 소재지',
      telephone: '전화번호',
      email: '이메일',
      business_number: '사업자등록번호',
      mail_order_number: '통신판매업 신고번호',
      host: '호스팅 서비스 제공자',
    },
    optional: [],
  },
  TH: {
    language: 'th',
    title: 'ข้อมูลการจดทะเบียนพาณิชย์อิเล็กทรอนิกส์',
    fields: {
      seller: 'ชื่อผู้ประกอบการ',
      address: 'ที่อยู่',
      telephone: 'โทรศัพท์',
      email: 'อีเมล',
      registration_number: 'เลขทะเบียนพาณิชย์อิเล็กทรอนิกส์ (DBD)',
      direct_marketing_number: 'เลขทะเบียนตลาดแบบตรง (สคบ.)',
    },
    optional: ['direct_marketing_number'],
  },
}

/** The fields of a country's notation, in the order of its page. */
export const notationFields = (country: NotationCountry): NotationField[] =>
  NOTATION_FIELDS.filter((field) => NOTATIONS[country].fields[field] !== undefined)

/** The address of the page with a notation. It contains a public path, so visitors can open it. */
export const notationPath = (country: NotationCountry): string => `/register/notation-${country.toLowerCase()}`

/** The country whose notation has this last part of an address. */
export const notationCountryOf = (text: string): NotationCountry | undefined =>
  NOTATION_COUNTRIES.find((country) => text === `notation-${country.toLowerCase()}`)

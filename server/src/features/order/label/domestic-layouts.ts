import { dollars } from '@sampan/contract/csv-text'
import { contentsOf, kilograms, type LabelLayout, linesOf, whole } from './label.ts'

/** The columns 1 to 42 of the basic layout of B2 Cloud. The sender and the account are those of its settings. */
const YAMATO_HEAD =
  'お客様管理番号,送り状種類,クール区分,伝票番号,出荷予定日,お届け予定日,配達時間帯,お届け先コード,お届け先電話番号,お届け先電話番号枝番,お届け先郵便番号,お届け先住所,お届け先アパートマンション名,お届け先会社・部門１,お届け先会社・部門２,お届け先名,お届け先名(ｶﾅ),敬称,ご依頼主コード,ご依頼主電話番号,ご依頼主電話番号枝番,ご依頼主郵便番号,ご依頼主住所,ご依頼主アパートマンション,ご依頼主名,ご依頼主名(ｶﾅ),品名コード１,品名１,品名コード２,品名２,荷扱い１,荷扱い２,記事,ｺﾚｸﾄ代金引換額（税込),内消費税額等,止置き,営業所コード,発行枚数,個数口表示フラグ,請求先顧客コード,請求先分類コード,運賃管理番号'.split(
    ',',
  )
/** Shipping charges are paid by the sender, and the parcel is not cooled. */
const [PREPAID, NOT_COOLED] = ['0', '0']

/** Yamato: characters per line of an address, a building and a name. */
const YAMATO_LENGTHS = { address: 32, building: 16, name: 16, contents: 25 }

export const YAMATO_B2: LabelLayout = {
  language: 'ja',
  encoding: 'shift_jis',
  country: 'JP',
  head: YAMATO_HEAD,
  rows(label, day, cut) {
    const { address, building, name, contents } = YAMATO_LENGTHS
    const [street = '', rest = ''] = linesOf(`${label.areas.join('')}${label.detailed_address}`, address, 2)
    const cells: Readonly<Record<string, string>> = {
      お客様管理番号: label.order_number,
      送り状種類: PREPAID,
      クール区分: NOT_COOLED,
      出荷予定日: day.replaceAll('-', '/'),
      お届け先電話番号: label.national_phone,
      お届け先郵便番号: label.postcode,
      お届け先住所: street,
      お届け先アパートマンション名: cut(rest, building),
      お届け先名: cut(label.addressee, name),
      敬称: '様',
      品名１: contentsOf(label).slice(0, contents),
    }
    return [YAMATO_HEAD.map((heading) => cells[heading] ?? '')]
  },
}

/** Click Post: characters per line of an address and of the contents. */
const CLICK_POST_LENGTHS = { line: 20, contents: 15 }

export const CLICK_POST: LabelLayout = {
  language: 'ja',
  encoding: 'shift_jis',
  country: 'JP',
  parcels: 40,
  head: [
    'お届け先郵便番号',
    'お届け先氏名',
    'お届け先敬称',
    'お届け先住所1行目',
    'お届け先住所2行目',
    'お届け先住所3行目',
    'お届け先住所4行目',
    '内容品',
  ],
  rows(label, _, cut) {
    const { line, contents } = CLICK_POST_LENGTHS
    const address = linesOf(`${label.areas.join('')}${label.detailed_address}`, line, 4)
    return [
      [
        label.postcode,
        cut(label.addressee, line),
        '様',
        ...address.map((one) => cut(one, line)),
        contentsOf(label).slice(0, contents),
      ],
    ]
  },
}

export const KOREA_POST: LabelLayout = {
  language: 'ko',
  encoding: 'utf-8',
  country: 'KR',
  head: [
    '받는 분',
    '우편번호',
    '주소(시도+시군구+도로명+건물번호)',
    '상세주소',
    '일반전화',
    '휴대전화',
    '중량(kg)',
    '부피(cm)',
    '내용품코드',
    '내용물',
    '배달방식',
    '배송시 요청사항',
    '주문번호',
  ],
  rows: (label) => [
    [
      label.addressee,
      label.postcode,
      [...label.areas, label.detailed_address].join(' '),
      '',
      '',
      label.national_phone,
      kilograms(label.weight_grams),
      '',
      '',
      contentsOf(label),
      '',
      label.notes,
      label.order_number,
    ],
  ],
}

export const THAILAND_POST: LabelLayout = {
  language: 'th',
  encoding: 'utf-8',
  country: 'TH',
  head: [
    'เลขที่อ้างอิง',
    'ชื่อผู้รับ',
    'เบอร์โทรศัพท์',
    'ที่อยู่',
    'ตำบล/แขวง',
    'อำเภอ/เขต',
    'จังหวัด',
    'รหัสไปรษณีย์',
    'น้ำหนัก (กรัม)',
    'รายละเอียดสินค้า',
    'มูลค่าสินค้า (USD)',
    'หมายเหตุ',
  ],
  rows: (label) => {
    const [province = '', district = '', ...subdistricts] = label.areas
    return [
      [
        label.order_number,
        label.addressee,
        label.national_phone.replace(/\s/g, '-'),
        label.detailed_address,
        subdistricts.join(' '),
        district,
        province,
        label.postcode,
        whole(label.weight_grams),
        contentsOf(label),
        dollars(label.value_cents),
        label.notes,
      ],
    ]
  },
}

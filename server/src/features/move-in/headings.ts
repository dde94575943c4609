import {
  MOVE_IN_KINDS,
  MOVE_IN_NEEDED,
  MOVE_IN_TARGETS,
  type MoveInKind,
  type MoveInSystem,
  type MoveInTarget,
} from '@sampan/contract/rules'
import { plainHeading } from '../../sheet/heading.ts'

// Headings in their plain form: without case, spaces and signs.

const MAILBOX =
  'email emailaddress mail useremail billingemail customeremail accountemail 邮箱 电子邮件 邮件 邮箱地址 メール メールアドレス 이메일 이메일주소 อีเมล'

type Headings<Kind extends MoveInKind> = Record<(typeof MOVE_IN_TARGETS)[Kind][number], string>

/** Headings by their meaning. Where several columns fit, the first one that is named here is taken. */
const HEADINGS: { [Kind in MoveInKind]: Headings<Kind> } = {
  customers: {
    email: MAILBOX,
    first_name: 'firstname givenname billingfirstname shippingfirstname 名 이름 ชื่อ',
    last_name: 'lastname familyname surname billinglastname shippinglastname 姓 성 นามสกุล',
    full_name: 'name fullname displayname customername 姓名 名字 氏名 お名前 名前 성명 고객명 ชื่อนามสกุล',
    phone:
      'phone phonenumber mobile mobilephone telephone tel billingphone cell 电话 手机 手机号 手机号码 電話 電話番号 携帯 携帯電話 전화 전화번호 휴대폰 휴대전화 โทรศัพท์ เบอร์โทร มือถือ',
    language: 'language locale customerlocale lang 语言 言語 언어 ภาษา',
    consent:
      'acceptsemailmarketing acceptsmarketing emailmarketingstatus marketingconsent newsletter news consent optin subscribed 接收营销邮件 订阅 メルマガ メルマガ購読 수신동의 뉴스레터 รับข่าวสาร',
    consent_at: 'consentdate consentat subscribedat optindate emailmarketingconsentupdatedat marketingconsentdate',
    address_name: 'addressname defaultaddressname recipient addressee 收件人 受取人 받는사람 ผู้รับ',
    address_phone: 'defaultaddressphone addressphone shippingphone 收件人电话 配送先電話番号',
    country:
      'defaultaddresscountrycode countrycode country countryregion billingcountry shippingcountry 国家 国 国家地区 국가 ประเทศ',
    province:
      'defaultaddressprovincecode provincecode province state region billingstate shippingstate 省 省份 都道府県 시도 จังหวัด',
    city: 'defaultaddresscity city town billingcity shippingcity 城市 市区町村 市 도시 시군구 เมือง อำเภอ เขต',
    address_1:
      'defaultaddressaddress1 address1 address addressline1 street billingaddress1 shippingaddress1 地址 详细地址 住所 番地 주소 ที่อยู่',
    address_2: 'defaultaddressaddress2 address2 addressline2 billingaddress2 shippingaddress2 建物名 상세주소 ที่อยู่2',
    postcode:
      'defaultaddresszip zip zipcode postcode postalcode billingpostcode shippingpostcode 邮编 郵便番号 우편번호 รหัสไปรษณีย์',
  },
  balances: {
    email: MAILBOX,
    amount:
      'amount balance storecredit credit credits openingbalance walletbalance accountbalance giftcardbalance balanceusd 余额 金额 期初余额 残高 金額 잔액 금액 ยอดเงิน ยอดคงเหลือ จำนวนเงิน',
  },
  promos: {
    code: 'code couponcode discountcode promocode postname posttitle discountname name title 优惠码 折扣码 コード クーポンコード 코드 쿠폰코드 โค้ด โค้ดส่วนลด',
    value: 'value couponamount amount discountvalue discountamount discount 金额 折扣 割引 割引額 할인 할인금액 ส่วนลด',
    value_kind: 'valuetype discounttype type kind 类型 種類 종류 ประเภท',
    minimum:
      'minimumpurchaserequirements minimumamount minimumpurchase minimumspend minimum minimumsubtotal 最低消费 最低金额 最低購入金額 최소금액 최소구매금액 ขั้นต่ำ',
    starts_at: 'startsat startdate start startson validfrom from 开始日期 開始日 시작일 วันเริ่มต้น',
    ends_at:
      'endsat enddate end endson expirydate expirydatetime dateexpires expires expiresat validuntil until 结束日期 到期日 終了日 有効期限 종료일 만료일 วันสิ้นสุด วันหมดอายุ',
    uses_limit:
      'usagelimitpercode usagelimit usageslimit totalusagelimit limit 使用次数上限 利用上限 사용한도 จำนวนครั้ง',
    uses: 'timesusedintotal usagecount timesused used uses 已使用 使用回数 사용횟수 ใช้แล้ว',
    uses_per_shopper: 'appliesoncepercustomer oncepercustomer usagelimitperuser limitperuser usagelimitpercustomer',
    condition:
      'productids excludeproductids productcategories excludeproductcategories customeremail emailrestrictions excludesaleitems maximumamount appliesto entitledproducts customerselection',
    status: 'status poststatus 状态 ステータス 상태 สถานะ',
  },
  reviews: {
    product_key:
      'producthandle handle productid sku productsku productnumber articlenumber commentpostid productidentifier 货号 商品编号 商品コード 상품코드 รหัสสินค้า',
    product_title: 'producttitle productname product 商品名称 商品名 상품명 ชื่อสินค้า',
    stars: 'rating reviewscore score stars reviewrating 评分 星级 評価 星 평점 별점 คะแนน',
    title: 'title reviewtitle headline 标题 タイトル 제목 หัวข้อ',
    text: 'body review reviewcontent content text comment commentcontent reviewbody message 评论 评价 内容 レビュー 本文 コメント 리뷰 내용 รีวิว ความคิดเห็น',
    author:
      'reviewername displayname author reviewer nickname name fullname customername commentauthor reviewauthor 作者 昵称 投稿者 名前 작성자 이름 ผู้เขียน ชื่อ',
    written_at:
      'reviewdate createdat date submittedat datecreated commentdategmt commentdate 日期 日付 投稿日 날짜 작성일 วันที่',
    reply: 'reply replycontent response storereply ownerreply 回复 返信 답글 ตอบกลับ',
    status: 'curated published status state commentapproved isapproved reviewstatus 状态 ステータス 상태 สถานะ',
    language: 'language locale lang 语言 言語 언어 ภาษา',
    pictures: 'pictureurls picture photos photo images imageurls photourl publishedimageurls 图片 画像 사진 รูปภาพ',
  },
}

const TARGETS = Object.fromEntries(
  MOVE_IN_KINDS.map((kind) => [
    kind,
    new Map(
      MOVE_IN_TARGETS[kind].flatMap((target, place) => {
        const names = (HEADINGS[kind] as Record<string, string>)[target] ?? '' // each kind names its own targets
        return names.split(' ').map((name, rank) => [plainHeading(name), { target, rank, place }] as const)
      }),
    ),
  ]),
) as Record<MoveInKind, Map<string, { target: MoveInTarget; rank: number; place: number }>> // a map for each kind

/** Targets that several columns may have: conditions are only remarked on. */
const REPEATED: readonly MoveInTarget[] = ['condition', 'pictures']

/** The meanings of columns by their headings; null for ignored columns. Of several columns, the best name is taken. */
export function targetsOf(headings: readonly string[], kind: MoveInKind): (MoveInTarget | null)[] {
  const matches = headings.map((heading) => TARGETS[kind].get(plainHeading(heading)))
  return matches.map((one, at) => {
    if (!one || REPEATED.includes(one.target)) return one?.target ?? null
    const isBeaten = matches.some(
      (other, place) =>
        other?.target === one.target && (other.rank < one.rank || (other.rank === one.rank && place < at)),
    )
    return isBeaten ? null : one.target
  })
}

export const isMapped = (columns: readonly (MoveInTarget | null)[], kind: MoveInKind): boolean =>
  MOVE_IN_NEEDED[kind].every((targets) => targets.some((target) => columns.includes(target)))

/** The kind of a file by its headings: of the kinds whose required columns it has, the kind that explains most columns. */
export function kindOf(headings: readonly string[]): MoveInKind {
  const fits = MOVE_IN_KINDS.map((kind) => ({ kind, columns: targetsOf(headings, kind) }))
    .filter(({ kind, columns }) => isMapped(columns, kind))
    .map(({ kind, columns }) => ({ kind, count: columns.filter((target) => target !== null).length }))
  return fits.toSorted((one, other) => other.count - one.count)[0]?.kind ?? 'customers'
}

const SYSTEMS: readonly [MoveInSystem, readonly string[]][] = [
  ['shopify', ['defaultaddressaddress1']],
  ['shopify', ['acceptsemailmarketing']],
  ['shopify', ['acceptsmarketing']],
  ['shopify', ['timesusedintotal']],
  ['judgeme', ['producthandle', 'reviewername', 'curated']],
  ['judgeme', ['producthandle', 'pictureurls']],
  ['loox', ['handle', 'rating', 'verifiedpurchase']],
  ['yotpo', ['reviewscore', 'reviewcontent']],
  ['woocommerce', ['billingfirstname']],
  ['woocommerce', ['commentpostid']],
  ['woocommerce', ['couponamount']],
  ['woocommerce', ['username', 'lastactive']],
  ['shopify', ['producthandle', 'state', 'rating']],
]

export function systemOf(headings: readonly string[]): MoveInSystem {
  const names = new Set(headings.map(plainHeading))
  return SYSTEMS.find(([, signs]) => signs.every((sign) => names.has(sign)))?.[0] ?? 'other'
}

const SECRET = /^(?:user)?(?:pass|passwd|password|passwordhash|passhash|salt)$/

/** Whether a column holds passwords. Its cells are never stored. */
export const isSecret = (heading: string): boolean =>
  SECRET.test(plainHeading(heading)) || /密码|パスワード|비밀번호|รหัสผ่าน/.test(heading)

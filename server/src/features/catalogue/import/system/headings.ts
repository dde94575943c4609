import { IMPORT_TARGETS, type ImportSystem, type ImportTarget } from '@sampan/contract/rules'
import { plainHeading } from '../../../../sheet/heading.ts'

/** Headings of other systems in their plain form, by their meaning. The first target that fits is taken. */
const HEADINGS: Partial<Record<ImportTarget, string>> = {
  title:
    'productnameenglish customerfacingname itemnameenglish title name productname producttitle itemname 产品名称 商品名称 宝贝名称 标题 商品标题 产品标题 商品名 品名 商品名稱 상품명 제품명 ชื่อสินค้า アイテム名',
  description:
    'shortdescription bodytext bodyhtml body description productdescription longdescription 详情 描述 产品描述 商品描述 宝贝描述 商品详情 产品详情 説明 商品説明 상품설명 상세설명 รายละเอียด รายละเอียดสินค้า คำอธิบาย 説明文 상세설명html',
  compare_price:
    'retailprice retailpricemsrp msrpprice productcomparetoprice originalprice variantcompareatprice compareatprice listprice msrp rrp 市场价 原价 通常価格 정가 ราคาเต็ม',
  sale_price:
    'onlinesaleprice discountedprice discountprice saleprice specialprice 促销价 特価 할인가 セール価格 할인가pc 즉시할인가',
  sale_dates:
    'specialpricefromdate specialpricetodate specialpricestart specialpriceend salefromdate saleenddate salestartdate datesalepricestarts datesalepriceends salepriceeffectivedate',
  price:
    'standardprice productprice pricetaxexcl pricetaxexcluded baseprice variantprice price regularprice unitprice sellingprice retailprice pricein 单价 单价元 价格 售价 价格元 宝贝价格 销售价 批发价 価格 販売価格 単価 가격 판매가 ราคา ราคาขาย 価格税込 販売価格税込',
  cost: 'supplyprice defaultunitcost wholesaleprice costexcltax costperitem cost costprice unitcost purchaseprice 成本 成本价 进价 原価 仕入価格 원가 공급가 ต้นทุน',
  currency: 'currency currencycode 币种 通貨 통화',
  stock:
    'currentstock currentstocklevel productquantity stocklevel availablestock variantinventoryqty inventoryqty inventory stock quantity qty stockquantity availablequantity inventoryquantity 库存 数量 宝贝数量 可售数量 库存数量 在庫 在庫数 재고 수량 재고수량 สต็อก จำนวน คลัง 현재재고 種類在庫数',
  product_key:
    'productidnoneditable productinternalid variationintegrationno parentid handle itemgroupid productid listingid 商品管理番号商品url 商品id',
  product_number: 'productcode productnumber 货号 商品编码 款号 商品コード 상품코드',
  parent_key: 'skuparent parent parentsku',
  article_number:
    'customsku itemsku sellersku productsku productcodesku reference variantsku sku id itemno itemnumber articlenumber partnumber mpn 商家编码 规格编码 sku编码 品番 품번 รหัสสินค้า 種類コード sku管理番号 판매자상품코드 판매자관리코드',
  gtin: 'ean13 productupcean externalproductid productupc upcean barcodeean variantbarcode barcode gtin ean upc isbn gtinupceanorisbn 条码 条形码 商品条码 janコード jan バーコード 바코드 บาร์โค้ด janコードgtin',
  weight_grams: 'variantgrams weightg weightgrams grams weightgram 重量g 重量克 重さg 무게g น้ำหนักกรัม',
  weight_kg:
    'itemweight productweight packageweightkg packageweight weightkg weight shippingweight 重量kg 重量 重量千克 重さ 무게 무게kg น้ำหนัก',
  weight_lb: 'weightlb weightlbs weightpounds',
  weight_oz: 'weightoz weightounces',
  weight_unit:
    'weightunit weightunitofmeasure itemweightunitofmeasure websiteshippingweightunitofmeasure packageweightunitofmeasure weightunits',
  vendor:
    'brandname productbrand vendor brand brands manufacturer supplier 供应商 品牌 厂家 ブランド 仕入先 브랜드 공급사 ยี่ห้อ แบรนด์',
  tags: 'tagsxyz metakeywords tags keywords labels 标签 关键词 タグ 태그 แท็ก',
  category:
    'category productcategory categories categorystring customproducttype standardizedproducttype googleproductcategory reportingcategory defaultcategory categoriesxyz 类目 分类 商品分类 产品分类 宝贝分类 カテゴリ カテゴリー 카테고리 분류 หมวดหมู่',
  hs_code: 'hscode harmonizedsystemcode variantharmonizedsystemcode hs编码 海关编码 hsコード hs코드',
  origin_country: 'countryoforigin origincountry variantcountryoforigin madein 产地 原产地 原産国 원산지 ประเทศต้นกำเนิด',
  sku_picture: 'imagepervariation variationimage variantimage 颜色图 sku图片',
  pictures:
    'hostedimageurls imageurlimport imageurlsxyz mainimageurl baseimage additionalimages coverimage productmediamainimageurl productimageurl imagesrc images image imagelink additionalimagelink imageurl imageurls pictures photos picture photo mainimage 主图链接 主图 图片 图片链接 新图片 商品图片 画像 画像url 商品画像 이미지 상품이미지 รูปภาพ รูป 대표이미지url 대표이미지',
  option:
    'colorname sizename colorfamily color colour size material pattern style scent flavor flavour 颜色 尺码 尺寸 规格 材质 款式 色 カラー サイズ 색상 사이즈 สี ขนาด ไซส์',
  option_1_name: 'variantoptiononename optionname1 variationname1 option1name variation1type attribute1name',
  option_1_value:
    'variantoptiononevalue optionvalue1 optionforvariation1 option1value variation1values attribute1values',
  option_2_name: 'variantoptiontwoname optionname2 variationname2 option2name variation2type attribute2name',
  option_2_value:
    'variantoptiontwovalue optionvalue2 optionforvariation2 option2value variation2values attribute2values',
  option_3_name: 'variantoptionthreename optionname3 variationname3 option3name attribute3name',
  option_3_value: 'variantoptionthreevalue optionvalue3 optionforvariation3 option3value attribute3values',
  variant_name: 'variationname バリエーション名 種類名',
  variations: 'configurablevariations',
  archived: 'archived isarchived 倉庫指定',
  store_view: 'storeviewcode',
  status:
    'updatedelete sellable allowpurchases squareonlineitemvisibility visible isvisible productvisible active active01 productisavailable productonline status published visibility 状态 상태 ステータス 公開状態 販売状態 판매상태 สถานะ สถานะสินค้า',
  row_kind: 'producttypenoneditable parentchild item itemtype type producttype',
  sale_switch: 'onsale issale onsale01',
  gift_card: 'giftcard',
}

const TARGETS = new Map(
  IMPORT_TARGETS.flatMap((target) =>
    (HEADINGS[target] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((name) => [plainHeading(name), target] as const),
  ),
)

/** Exports of Etsy number their pictures: IMAGE1 to IMAGE10. */
const NUMBERED_PICTURE =
  /^(?:image|itemimage|productimage|productimages|productimageurl|otherimageurl|productmediagalleryimageurl|photo|picture|图片|画像)(?:src|url|link|file)?\d{1,2}$/

type Signs = { all: readonly string[]; any?: readonly string[] }
const SYSTEMS: readonly [ImportSystem, Signs][] = [
  ['shopify', { all: ['handle'], any: ['variantprice', 'option1name', 'variantsku'] }],
  ['woocommerce', { all: ['type', 'sku', 'regularprice'] }],
  ['magento', { all: ['sku', 'producttype'], any: ['attributesetcode', 'storeviewcode', 'productwebsites'] }],
  ['bigcommerce', { all: ['itemtype', 'productid', 'productcodesku'] }],
  ['bigcommerce', { all: ['item', 'name', 'type', 'sku'], any: ['inventorytracking', 'currentstock', 'isvisible'] }],
  ['squarespace', { all: ['title'], any: ['productidnoneditable', 'hostedimageurls'] }],
  ['square', { all: ['itemname', 'variationname'], any: ['token', 'referencehandle', 'reportingcategory', 'sku'] }],
  ['prestashop', { all: ['name', 'active01'] }],
  ['amazon', { all: ['itemsku'], any: ['itemname', 'feedproducttype', 'parentchild'] }],
  ['amazon', { all: ['sellersku'], any: ['parentage', 'externalproductid', 'feedproducttype'] }],
  ['etsy', { all: ['title', 'price', 'quantity'], any: ['image1', 'variation1type', 'currencycode'] }],
  ['google_merchant', { all: ['title', 'imagelink'], any: ['availability', 'gtin', 'link'] }],
  ['alibaba', { all: [], any: ['产品名称', '商品名称', '宝贝名称', '商家编码', '货号'] }],
]

export function systemOf(headings: readonly string[]): ImportSystem {
  const names = new Set(headings.map(plainHeading))
  const fits = ({ all, any }: Signs) =>
    all.every((name) => names.has(name)) && (any?.some((name) => names.has(name)) ?? true)
  return SYSTEMS.find(([, signs]) => fits(signs))?.[0] ?? 'other'
}

/** Targets that several columns may have. */
const REPEATED: ReadonlySet<ImportTarget> = new Set(['pictures', 'option', 'tags', 'category', 'sale_dates', 'status'])

/** Columns of single variants, next to those of the whole product. BASE has both. */
export const OF_VARIANT = /^種類/

/** The meanings of the columns of a system by their headings; null for ignored columns. */
export function targetsOf(headings: readonly string[], system: ImportSystem): (ImportTarget | null)[] {
  const taken = new Set<ImportTarget>()
  return headings.map((heading) => {
    const target = targetOf(plainHeading(heading), system)
    const isAgain = target !== null && taken.has(target) && !REPEATED.has(target) && !OF_VARIANT.test(heading)
    if (target === null || isAgain) return null
    taken.add(target)
    return target
  })
}

function targetOf(name: string, system: ImportSystem): ImportTarget | null {
  if (NUMBERED_PICTURE.test(name)) return 'pictures'
  if (system === 'shopify' && name === 'type') return 'category'
  if (system === 'google_merchant' && name === 'producttype') return 'category'
  if (system === 'woocommerce' && name === 'id') return 'product_key'
  if (system === 'bigcommerce' && name === 'options') return 'options'
  if ((system === 'bigcommerce' || system === 'prestashop') && name === 'id') return 'product_key'
  if (system === 'google_merchant' && name === 'mpn') return null
  // Square names a column for each place of stock.
  if (name.startsWith('currentquantity')) return 'stock'
  return TARGETS.get(name) ?? null
}

/** Number of headings of a row that have a meaning in any system. */
export const countHeadings = (cells: readonly string[]): number =>
  targetsOf(cells, 'other').filter((target) => target !== null).length

import { normalised } from '../text/normalised.ts'

export type ShipmentColumn = 'order' | 'carrier' | 'tracking'

/** NFKC splits a Thai vowel into two characters. */
const setOf = (headings: string): ReadonlySet<string> => new Set(headings.normalize('NFKC').split('|'))

/** Headings of carriers, shops and shipping tools, in the five languages of the shop, without blanks and punctuation. */
const HEADINGS: Record<ShipmentColumn, ReadonlySet<string>> = {
  order: setOf(
    `order|orders|orderno|ordernr|ordernumber|ordernum|orderid|ordername|orderref|orderreference|shoporder|shopordernumber|salesorder|saleschannelordernumber|channelorderid|merchantorderid|storeordernumber|ponumber|customerordernumber|customerorderno|orderfromcustomer|ordernofromcustomer|ordernumberfromcustomer|shopifyordername|externalorderid|订单|订单号|订单号码|订单编号|订单id|平台订单号|商家订单号|店铺订单号|原始订单号|交易订单号|客户订单号|订单编号订单号|訂單號|訂單編號|注文|注文番号|注文no|注文id|受注番号|オーダー番号|お客様注文番号|お客様管理番号|주문|주문번호|주문no|주문id|쇼핑몰주문번호|고객주문번호|คำสั่งซื้อ|หมายเลขคำสั่งซื้อ|เลขคำสั่งซื้อ|เลขที่คำสั่งซื้อ|รหัสคำสั่งซื้อ|ออเดอร์|หมายเลขออเดอร์|เลขออเดอร์|เลขที่ออเดอร์|bestellnummer|bestellung|auftragsnummer|numérodecommande|commande|númerodepedido|pedido|numeroordine|ordine|numerzamówienia`,
  ),
  carrier: setOf(
    `carrier|carriername|carriers|courier|couriername|shippingcarrier|shippingcompany|shippingprovider|shipper|logistics|logisticscompany|logisticsprovider|deliverycompany|deliverycarrier|trackingcompany|carrierserviceselected|shipmentcarrier|shippedvia|shipvia|fulfillmentcarrier|fulfillmenttrackingcompany|mailcarrier|物流|物流公司|物流公司名称|物流商|物流服务商|快递|快递公司|快递公司名称|承运商|承运公司|承运人|物流渠道|物流方式|快遞公司|物流業者|配送業者|配送会社|運送会社|運送業者|宅配業者|宅配会社|配送業者名|キャリア|택배|택배사|택배사명|택배회사|배송업체|배송사|배송회사|운송사|운송회사|운송업체|배송업체명|ขนส่ง|บริษัทขนส่ง|ผู้ขนส่ง|ผู้ให้บริการขนส่ง|ผู้ให้บริการจัดส่ง|บริษัทจัดส่ง|ชื่อขนส่ง|ช่องทางจัดส่ง|versanddienstleister|paketdienst|versandunternehmen|transporteur|transportista|corriere|przewoźnik`,
  ),
  tracking: setOf(
    `tracking|trackingno|trackingnr|trackingnum|trackingnumber|trackingnumbers|trackingid|trackingcode|trackingreference|shipmenttrackingnumber|shippingnumber|shipmentnumber|shipmentid|trackinghash|waybill|waybillno|waybillnumber|airwaybill|airwaybillnumber|awb|awbno|awbnumber|consignment|consignmentno|consignmentnumber|consignmentnote|parcelnumber|parcelno|packagenumber|barcode|pno|trackingnumberbarcode|trackinglabelnumber|labelnumber|fulfillmenttrackingnumber|shipmenttracking|piecetrackingnumber|con|conno|consignmentnumberconno|运单|运单号|运单号码|运单编号|快递单号|快递运单号|物流单号|物流运单号|物流编号|跟踪号|跟踪单号|追踪号|追踪号码|追踪单号|面单号|国际运单号|運單號|物流單號|追蹤號碼|伝票番号|送り状番号|送り状no|送り状|お問い合わせ番号|お問合せ番号|お問い合わせ伝票番号|お問い合せ番号|お問い合わせ送り状no|追跡番号|荷物番号|配送伝票番号|運送状番号|배송장번호|송장|송장번호|운송장|운송장번호|등기번호|추적번호|배송번호|배송추적번호|พัสดุ|หมายเลขพัสดุ|เลขพัสดุ|เลขที่พัสดุ|รหัสพัสดุ|หมายเลขติดตาม|หมายเลขติดตามพัสดุ|เลขติดตาม|เลขติดตามพัสดุ|รหัสติดตาม|หมายเลขการติดตาม|เลขแทรค|เลขแทรคกิ้ง|sendungsnummer|trackingnummer|paketnummer|sendungsverfolgungsnummer|numérodesuivi|númerodeseguimiento|numeroditracking|numeroditracciamento|numerprzesyłki|packagetrackingnumber|trackingnumber1|お問い合せ送り状no|お問合せ送り状no|お問い合わせ伝票no|お問い合せ番号|伝票no|หมายเลขสิ่งของ|เลขสิ่งของ|เลขที่สิ่งของ|물품등기번호|貨運單號|貨件編號|託運單號`,
  ),
}

/** Headings that have an order number only if the cells below do: Shopify calls the order “Name”. */
const WEAK_ORDER_HEADINGS: ReadonlySet<string> = setOf(
  `name|number|no|id|reference|ref|refno|referenceno|referencenumber|reference1|reference2|ref1|ref2|customerreference|customerref|customerreference1|shipperreference|shipperref|shipmentreference|packagereference|memo|remark|单号|编号|番号|번호|หมายเลข|เลขที่|packagereferencenumber1|packagereferencenumber2|shipmentreferencenumber1|referencenumber1|referencenumber2|sendungsreferenz|referenz|référence|referencia|riferimento|referencja|เลขที่อ้างอิง|เลขอ้างอิง|หมายเลขอ้างอิง|参考号|参考编号|参照番号|お客様参照番号|참조번호|參考編號`,
)

/** The column that a heading names. `order?`: only if the cells below are order numbers. */
export function columnOf(heading: string): ShipmentColumn | 'order?' | undefined {
  const bare = normalised(heading, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  for (const column of ['order', 'carrier', 'tracking'] as const) if (HEADINGS[column].has(bare)) return column
  return WEAK_ORDER_HEADINGS.has(bare) ? 'order?' : undefined
}

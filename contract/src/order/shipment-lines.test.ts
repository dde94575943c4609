import { expect, test } from 'vitest'
import { shortCsvRows } from '../text/csv-rows.ts'
import { readShipmentLines, type ShipmentLine } from './shipment-lines.ts'

const [A, B, C] = ['2026112832032526', '2026112870278097', '2026112700000001']

const linesIn = (text: string) => readShipmentLines(shortCsvRows(text))
const cellsOf = ({ order_number, carrier, tracking_number, fault }: ShipmentLine) =>
  fault ?? [order_number, carrier, tracking_number]
const linesOf = (text: string) => linesIn(text).lines.map(cellsOf)

test.each([
  ['the heading of an export', `Order,Tracking Number,Carrier\n${A},1234567890,DHL`],
  ['a shop with other columns', `Name,Fulfillment,Carrier,Tracking\n#${A},x,DHL,1234567890`],
  [
    'a shipping tool',
    `Order - Number,Ship To - Name,Carrier - Service Selected,Shipment - Tracking Number,Date - Shipped Date,Amount\n${A},Nina Srisai,DHL,1234567890,2026-11-28,12.40`,
  ],
  ['a title above the heading', `Shipments of November\n\nOrder;Carrier;Tracking\n${A};DHL;1234567890`],
  ['Chinese headings', `订单号,物流公司,运单号\n${A},DHL,1234567890`],
  ['Japanese headings', `配送会社,お問い合わせ伝票番号,注文番号\nDHL,1234567890,${A}`],
  ['Korean headings', `택배사,주문번호,운송장 번호\nDHL,${A},1234567890`],
  ['Thai headings', `หมายเลขคำสั่งซื้อ,หมายเลขพัสดุ,ขนส่ง\n${A},1234567890,DHL`],
  ['German headings', `Bestellnummer;Sendungsnummer;Versanddienstleister\n${A};1234567890;DHL`],
  ['no heading', `${A},DHL,1234567890`],
  ['no heading, in another sequence, with a date', `1234567890,2026-11-28,DHL,# ${A}`],
  ['an order number as a decimal', `Order,Carrier,Tracking\n${A}.0,DHL,1234567890`],
  ['marks of spreadsheets', `Order\tCarrier\tTracking\n'${A}\tDHL\t"=""1234567890"""`],
  ['words of a mail', `${A}: DHL 1234567890`],
  ['words of a mail, with the order at the end', `DHL 1234567890 #${A}`],
])('%s: carrier and number of the order are read', (_, text) => {
  expect(linesOf(text)).toEqual([[A, 'DHL', '1234567890']])
})

test.each([
  [
    'Yamato B2',
    `お客様管理番号,送り状種類,クール区分,伝票番号,出荷予定日,お届け先名\n${A},0,0,123456789012,2026/11/28,佐藤 花`,
  ],
  ['Kerry', `No.,Consignment No.,Ref No.,Recipient Name,COD Amount\n1,123456789012,${A},Somchai,0`],
  ['Flash', `PNO,Customer order number,ผู้รับ,น้ำหนัก\n123456789012,${A},สมชาย,0.5`],
  [
    'USPS',
    `Ship Date,Tracking Number / Barcode,Recipient,Reference ID,Postage\n11/28/2026,123456789012,Nina Srisai,${A},4.50`,
  ],
  ['DHL', `Shipment Number;Shipper Reference;Receiver Name;Pickup Date\n123456789012;${A};Nina Srisai;28.11.2026`],
  ['UPS', `PackageReferenceNumber1,PackageTrackingNumber,ShipmentServiceType\n${A},123456789012,Ground`],
  ['Sagawa', `お問い合せ送り状No,お届け先名称１,お客様管理番号\n123456789012,佐藤 花,${A}`],
  ['Thailand Post', `ลำดับ,หมายเลขสิ่งของ,เลขที่อ้างอิง,ชื่อผู้รับ\n1,123456789012,${A},สมชาย`],
])('%s: order and number are read from a file of the carrier, which does not name it', (_, text) => {
  expect(linesOf(text)).toEqual([[A, '', '123456789012']])
})

test('an export of a shop with a line per item is one parcel per order', () => {
  const lines = `Name,Lineitem name,Shipping Method,Tracking Number,Tracking Company\n#${A},Mug,Standard,123456789012,USPS\n#${A},Bowl,,,\n#${A},Cup,,123456789012,USPS\n#${B},Mug,Standard,123456789013,USPS`
  expect(linesOf(lines)).toEqual([
    [A, 'USPS', '123456789012'],
    [B, 'USPS', '123456789013'],
  ])
})

test('a carrier and a number in each other’s columns are noticed', () => {
  expect(linesOf(`Order,Carrier,Tracking\n${A},1234567890,DHL Express\n${B},1234567891,Kerry`)).toEqual([
    'swapped',
    'swapped',
  ])
})

test('columns that an operator chose are read, whatever their headings and contents', () => {
  const text = `Report\nA,B,C,D\n1234567890,${A},DHL,9876543210\n`
  const by_hand = (order: string, tracking: string, carrier?: string) => {
    const { lines, columns, heading } = readShipmentLines(shortCsvRows(text), undefined, { order, tracking, carrier })
    return [heading, columns, lines.map(cellsOf)]
  }
  expect(by_hand('b', ' A ', 'C')).toEqual([1, { order: 'B', carrier: 'C', tracking: 'A' }, [[A, 'DHL', '1234567890']]])
  expect(by_hand('B', 'D')).toEqual([1, { order: 'B', tracking: 'D' }, [[A, '', '9876543210']]])
  expect(by_hand('B', 'X')[0]).toBe(-1)
})

test('order and tracking numbers are read without a carrier, in any sequence, below a heading', () => {
  for (const heading of ['', 'Order\tTracking\n', '订单号\t运单号\n', 'Auftrag X\tNr X\n']) {
    const { lines, hasOrders } = linesIn(`${heading}${B}\tTH2\n${A}\tTH1\n`)
    expect(hasOrders).toBe(true)
    expect(lines.map(cellsOf)).toEqual([
      [B, '', 'TH2'],
      [A, '', 'TH1'],
    ])
  }
})

test('a column of tracking numbers is read without its heading', () => {
  for (const heading of ['', 'Tracking number\n', '伝票番号\n', 'Sendung\n']) {
    const { lines, hasOrders } = linesIn(`${heading}TH1\nTH2\n`)
    expect([hasOrders, lines.map(({ tracking_number }) => tracking_number)]).toEqual([false, ['TH1', 'TH2']])
  }
})

test.each([
  ['a date', '2026-11-28', 'not_tracking'],
  ['a date with points', '28.11.2026', 'not_tracking'],
  ['a date in digits', '20261128', 'not_tracking'],
  ['a date with a time', '2026/11/28 14:05', 'not_tracking'],
  ['a date in words', '28 Nov 2026', 'not_tracking'],
  ['a Japanese date', '2026年11月28日', 'not_tracking'],
  ['an amount', '12.40', 'not_tracking'],
  ['a word', 'shipped', 'not_tracking'],
  ['nothing', '', 'tracking_number'],
  ['a number in scientific notation', '1.23457E+11', 'rounded'],
  ['a number in scientific notation with a comma', '"1,23457E+11"', 'rounded'],
  ['a number of which a spreadsheet kept fifteen digits', '9400111899223190000000', 'rounded'],
  ['two numbers', '"1234567890, 1234567891"', 'several'],
  ['two numbers in two lines', '"1234567890\n1234567891"', 'several'],
])('%s is no tracking number', (_, cell, fault) => {
  expect(linesOf(`Order,Carrier,Tracking\n${A},DHL,${cell}`)).toEqual([fault])
})

test.each(['1234567890', 'LZ123456785CN', '1Z999AA10123456784', '2026-11-28', '12.40'])(
  '%s is no carrier',
  (carrier) => {
    expect(linesOf(`Order,Carrier,Tracking\n${A},${carrier},1234567890`)).toEqual(['carrier_number'])
  },
)

test.each(['DHL Express', '4PX', 'J&T', '中国邮政', 'ไปรษณีย์ไทย', 'DPD24'])('%s is a carrier', (carrier) => {
  expect(linesOf(`Order,Carrier,Tracking\n${A},${carrier},1234567890`)).toEqual([[A, carrier, '1234567890']])
})

test('a rounded order number and a line without one have a fault', () => {
  const lines = `Order,Carrier,Tracking\n2.02611E+15,DHL,1\n,DHL,2\nTotal,,\n${A},DHL,3`
  expect(linesOf(lines)).toEqual(['rounded', 'number', 'number', [A, 'DHL', '3']])
})

test('the second parcel of an order has a fault; if the first line cannot be used, the second one is', () => {
  const lines = `Order,Carrier,Tracking\n${A},DHL,1\n${A},DHL,2\n${B},DHL,\n${B},DHL,4\n`
  expect(linesOf(lines)).toEqual([[A, 'DHL', '1'], 'twice', 'tracking_number', [B, 'DHL', '4']])
})

test('if columns cannot be told apart, no line is used', () => {
  expect(linesOf(`${A},DHL,1234567890,9876543210\n${B},DHL,1234567891,9876543211`)).toEqual(['columns', 'columns'])
  expect(linesOf(`Order,Carrier,Phone\n${A},DHL,0812345678`)).toEqual(['columns'])
  expect(linesOf(`${A},Nina,DHL,1234567890\n${C},Mei,DHL,2234567890`)).toEqual(['columns', 'columns'])
})

test('words with a date are not taken apart', () => {
  expect(linesOf(`${A} 2026-11-28 TH1\n${B} TH2`)).not.toContainEqual(expect.arrayContaining([A]))
})

test('two columns of tracking numbers are one parcel only if they are equal', () => {
  const lines = `Order,Carrier,Tracking Number,Waybill\n${A},DHL,1,1\n${B},DHL,1,2\n${C},DHL,,3`
  expect(linesOf(lines)).toEqual([[A, 'DHL', '1'], 'several', [C, 'DHL', '3']])
})

test('numbers that a spreadsheet rounded are faults; a number that ends with a zero is not', () => {
  const faultsOf = (...numbers: string[]) =>
    readShipmentLines(
      shortCsvRows(
        `Order,Carrier,Tracking\n${numbers.map((number, at) => `20261128${10_000_001 + at},DHL,${number}\n`).join('')}`,
      ),
    ).lines.map(({ fault }) => fault)
  expect(faultsOf('340434161094015000')).toEqual(['rounded'])
  expect(faultsOf('34043416109401500', '34043416109401600')).toEqual(['rounded', 'rounded'])
  expect(faultsOf('1234567890123450', '1234567890123460')).toEqual([undefined, undefined])
  expect(faultsOf('34043416109401500', '34043416109401623')).toEqual([undefined, undefined])
})

test('lines without an order number of the shop, but with one that is rounded or of another shop, are faults', () => {
  const faultsOf = (text: string) => readShipmentLines(shortCsvRows(text)).lines.map(({ fault, cell }) => [fault, cell])
  expect(faultsOf('2.02611E+15\tDHL\tA1234567\n2.02611E+15\tDHL\tA1234568\n')).toEqual([
    ['rounded', '2.02611E+15'],
    ['rounded', '2.02611E+15'],
  ])
  expect(faultsOf('#1001\tA1234567\n#1002\tA1234568\n')).toEqual([
    ['number', '#1001'],
    ['number', '#1002'],
  ])
})

test('a line with more cells than headings, or joined with others by a quotation mark, is a fault', () => {
  const faultsOf = (lines: string) =>
    readShipmentLines(shortCsvRows(`Order,Carrier,Tracking\n${lines}`)).lines.map(({ fault }) => fault)
  expect(faultsOf('2026112832032526,UPS, Inc. 2,1Z999\n')).toEqual(['cells'])
  expect(faultsOf('2026112832032526,UPS,1Z999,,\n')).toEqual([undefined])
  expect(faultsOf('2026112832032526,"DHL,A123\n2026112832032527,"UPS,B123\n')).toEqual(['cells'])
  expect(faultsOf('2026112832032526,"DHL,A123\n2026112832032527,UPS,B123\n')).toEqual(['cells'])
  expect(faultsOf('2026112832032526,"DHL\nExpress",A123\n')).toEqual([undefined])
})

test.each([
  '1Z999AA10123456784 / 1Z999AA10123456785',
  '123456789012 123456789013',
  'EE123456789TH & EE123456790TH',
  'TH01011234567890A+TH01011234567891B',
  '123456789012 and 123456789013',
  '123456789012・123456789013',
  '123456789012 (1/2) 123456789013 (2/2)',
])('%s: two tracking numbers in a cell are a fault', (cell) => {
  expect(linesOf(`Order,Carrier,Tracking\n${A},DHL,"${cell}"`)).toEqual(['several'])
})

test.each(['1234 5678 9012', 'EE 123 456 789 TH', '9400 1000 0000 0000 0000 00', '1234-5678-9012'])(
  '%s: the groups of a number are one number',
  (cell) => {
    expect(linesOf(`Order,Carrier,Tracking\n${A},DHL,${cell}`)).toEqual([[A, 'DHL', cell]])
  },
)

test('the address of a page is no tracking number', () => {
  const cell = 'https://track.example/?number=123456789012'
  expect(linesOf(`Order,Carrier,Tracking\n${A},DHL,${cell}`)).toEqual(['not_tracking'])
})

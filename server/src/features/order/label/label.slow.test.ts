import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyer, anAddress, anUnpaidOrder, aPaidOrder } from '../../../../testing/order-world.ts'
import { orderOf } from '../../../../testing/refund-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop, { roles: ['fulfilment'] })
const support = await anOperator(shop, { roles: ['support'] })
const buyer = await aBuyer(shop, 1_000_000)

type Address = {
  country?: string
  area?: string[]
  city?: string
  addressee?: string
  detailed_address?: string
  postcode?: string
  mobile?: string
}
async function anOrderTo(address: Address = {}, notes: string | null = null) {
  const order_id = await aPaidOrder(shop, buyer)
  const { address: stored } = await shop.db
    .selectFrom('shop_order')
    .select('address')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const changed = { address: JSON.stringify({ ...stored, ...address }), notes }
  await shop.db.updateTable('shop_order').set(changed).where('order_id', '=', order_id).execute()
  return { order_id, order_number: (await orderOf(buyer, order_id)).order_number }
}

type Format = 'general' | 'shipstation' | 'dhl' | 'yamato_b2' | 'click_post' | 'korea_post' | 'thailand_post'
const call = (format: Format, order_ids: string[], by = operator) =>
  by.call('GET /api/admin/order/labels', { query: { order_ids: order_ids.join(), format } })
/** The rows of each file, as objects by heading. Cells have no commas in these tests unless they are quoted. */
async function labelsOf(format: Format, order_ids: string[], encoding = 'utf-8') {
  const { data } = await call(format, order_ids)
  const files = data.files.map(({ base64 }) => {
    const text = new TextDecoder(encoding, { fatal: true }).decode(Buffer.from(base64, 'base64'))
    const [head = [], ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map((row) =>
        [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
      )
    return rows.map((row) => Object.fromEntries(head.map((heading, at) => [heading, row[at]])))
  })
  return { files, notes: data.notes.map(({ note }) => note), orders: data.orders }
}

const TOKYO = {
  country: 'JP',
  area: ['JP-13', '13103'],
  detailed_address: '南青山1-2-3 青山マンション1012号室',
  postcode: '107-0062',
  addressee: '佐藤 花',
}

test('the general file has address, value, weight, HS code and origin of each line', async () => {
  const { order_id, order_number } = await anOrderTo({}, 'Ring twice')
  const [item] = (await orderOf(buyer, order_id)).items
  const sku_id = item?.sku_id ?? ''
  const blank = (await labelsOf('general', [order_id])).files[0]?.[0]
  expect([blank?.['Weight per piece (g)'], blank?.['HS code'], blank?.['Country of origin']]).toEqual(['', '', ''])
  await shop.db.updateTable('sku').set({ weight_grams: 250 }).where('sku_id', '=', sku_id).execute()
  await shop.db
    .updateTable('product')
    .set({ hs_code: '691110', origin_country: 'VN' })
    .where('product_id', '=', item?.product_id ?? '')
    .execute()
  const { files, notes } = await labelsOf('general', [order_id])
  expect(notes).toEqual([])
  expect(files[0]).toMatchObject([
    {
      'Order number': order_number,
      Recipient: 'Mei Lin',
      Phone: '819012345678',
      'Country code': 'JP',
      Address: '1-2-3 Aoyama',
      'Postal code': '107-0062',
      Note: 'Ring twice',
      SKU: sku_id,
      Quantity: '1',
      'Line value (USD)': '10.00',
      'Weight per piece (g)': '250',
      'HS code': '691110',
      'Country of origin': 'VN',
      'Order value (USD)': '10.00',
      'Order weight (g)': '250',
    },
  ])
  expect((await labelsOf('dhl', [order_id])).files[0]).toMatchObject([
    { 'Shipment Reference': order_number, 'Total Weight (kg)': '0.25', 'Declared Value': '10.00', 'HS Code': '691110' },
  ])
})

test('a cell that begins with a sign of formulas gets an apostrophe, and phone numbers have no plus', async () => {
  for (const addressee of ['=HYPERLINK(1)', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '＝1']) {
    const { order_id } = await anOrderTo({ addressee, detailed_address: `${addressee} 1` }, addressee)
    for (const format of ['general', 'shipstation', 'dhl'] as const) {
      const cells = (await labelsOf(format, [order_id])).files.flat().flatMap((row) => Object.values(row))
      expect(cells.filter((cell) => /^\s*[=+@\uFF1D]|^-(?!\d+(\.\d+)?$)/.test(cell ?? ''))).toEqual([])
      expect(cells).toContainEqual(expect.stringContaining(addressee.trim()))
    }
  }
})

test('ShipStation gets state, city and the address in two lines, in English', async () => {
  const street = '1200 Very Long Industrial Park Boulevard North Building 7, Apartment 1203'
  const { order_id, order_number } = await anOrderTo({
    country: 'US',
    area: ['US-CA'],
    city: 'Oakland',
    detailed_address: street,
    postcode: '94607',
    mobile: '+15105550123',
  })
  const [row] = (await labelsOf('shipstation', [order_id])).files[0] ?? []
  expect(row).toMatchObject({
    'Order Number': order_number,
    'Country Code': 'US',
    'Postal Code': '94607',
    'Recipient Phone': '15105550123',
  })
  expect(`${row?.['Address Line 1']} ${row?.['Address Line 2']}`).toBe(street)
  expect([row?.State, row?.City]).toEqual(['California', 'Oakland'])
  const singapore = await anOrderTo({ country: 'SG', area: [], postcode: '018956' })
  expect((await labelsOf('dhl', [singapore.order_id])).files[0]).toMatchObject([{ 'Receiver City': 'Singapore' }])
})

test('Yamato and Click Post get Shift JIS, Japanese lines of their length, and only parcels inside Japan', async () => {
  const [japan, abroad] = [await anOrderTo(TOKYO), await anOrderTo({ country: 'US', area: ['US-CA'], city: 'Oakland' })]
  const yamato = await labelsOf('yamato_b2', [japan.order_id, abroad.order_id], 'shift_jis')
  expect([yamato.orders, yamato.notes]).toEqual([1, ['country']])
  expect(yamato.files[0]).toMatchObject([
    {
      お客様管理番号: japan.order_number,
      送り状種類: '0',
      出荷予定日: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/),
      お届け先電話番号: '090-1234-5678',
      お届け先郵便番号: '107-0062',
      お届け先住所: '東京都港区南青山1-2-3 青山マンション1012号室',
      お届け先アパートマンション名: '',
      お届け先名: '佐藤 花',
      敬称: '様',
    },
  ])
  const click_post = await labelsOf('click_post', [japan.order_id], 'shift_jis')
  expect(click_post.files[0]).toMatchObject([
    {
      お届け先氏名: '佐藤 花',
      お届け先住所1行目: '東京都港区南青山1-2-3',
      お届け先住所2行目: '青山マンション1012号室',
    },
  ])
})

test('a text that is cut and a character that the encoding lacks are noted; waves and yen signs are not', async () => {
  const long = await anOrderTo({ ...TOKYO, detailed_address: '東京都'.repeat(40) })
  expect((await labelsOf('click_post', [long.order_id], 'shift_jis')).notes).toEqual(['shortened'])
  const rare = await anOrderTo({ ...TOKYO, addressee: '𠮷田 🙂' })
  const { files, notes } = await labelsOf('click_post', [rare.order_id], 'shift_jis')
  expect([notes, files[0]?.[0]?.お届け先氏名]).toEqual([['characters'], '〓田 〓'])
  const same = await anOrderTo({ ...TOKYO, addressee: '1〜2−3¥' })
  expect((await labelsOf('click_post', [same.order_id], 'shift_jis')).notes).toEqual([])
})

test('Click Post takes 40 parcels per file', async () => {
  const { order_id } = await anOrderTo(TOKYO)
  const ids = [order_id]
  while (ids.length < 41) ids.push((await anOrderTo(TOKYO)).order_id)
  const { files, orders } = await labelsOf('click_post', ids, 'shift_jis')
  expect([orders, files.map((rows) => rows.length)]).toEqual([41, [40, 1]])
})

test('Korea Post and Thailand Post get names of areas and phones of their countries', async () => {
  const korea = await anOrderTo({
    country: 'KR',
    area: ['KR-11', '11-jung-gu'],
    addressee: '김민지',
    mobile: '+821012345678',
    postcode: '04524',
    detailed_address: '세종대로 110',
  })
  expect((await labelsOf('korea_post', [korea.order_id])).files[0]).toMatchObject([
    {
      '주소(시도+시군구+도로명+건물번호)': '서울특별시 중구 세종대로 110',
      '받는 분': '김민지',
      우편번호: '04524',
      휴대전화: '010-1234-5678',
      주문번호: korea.order_number,
    },
  ])
  const thailand = await anOrderTo({
    country: 'TH',
    area: ['TH-10', '1004'],
    addressee: 'สมชาย ใจดี',
    mobile: '+66812345678',
    postcode: '10110',
    detailed_address: '99/1 ถนนสีลม',
  })
  expect((await labelsOf('thailand_post', [thailand.order_id])).files[0]).toMatchObject([
    {
      จังหวัด: 'กรุงเทพมหานคร',
      'อำเภอ/เขต': 'เขตบางรัก',
      ชื่อผู้รับ: 'สมชาย ใจดี',
      เบอร์โทรศัพท์: '081-234-5678',
      รหัสไปรษณีย์: '10110',
    },
  ])
})

test('unpaid and unknown orders are left out, an order appears once, and only fulfilment reads labels', async () => {
  const unpaid = await anUnpaidOrder(shop, { ...buyer, address_id: await anAddress(shop, buyer) })
  expect(await labelsOf('general', [unpaid])).toMatchObject({ orders: 0, files: [], notes: ['state'] })
  const { order_id, order_number } = await anOrderTo()
  const labels = await labelsOf('general', [randomUUID(), order_id, unpaid, order_id])
  expect(labels.notes).toEqual(['unknown', 'state'])
  expect(labels.files[0]?.map((row) => row['Order number'])).toEqual([order_number])
  expect(await call('general', [unpaid], support)).toMatchObject({ reason: 'role_needed' })
})

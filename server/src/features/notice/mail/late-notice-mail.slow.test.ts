import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { sendDueNoticeMails } from '../../../../testing/mail/due-mails.ts'
import { aMailServer } from '../../../../testing/mail/mail-server.ts'
import { aBuyer, anUnpaidOrder, aPaidOrder, pay, revisionOfOrder } from '../../../../testing/order-world.ts'
import { anOrderToRefund, requestRefund } from '../../../../testing/refund-world.ts'
import { anOperator, aProduct, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { readConfig } from '../../../config.ts'
import { transaction } from '../../../db/transaction.ts'
import { openMailer } from '../../../mail/mailer.ts'
import { notify } from '../notice-service.ts'

const shop = await aShop()
const { db } = shop
const operator = await anOperator(shop)
const { url, received } = await aMailServer()
const config = readConfig({ SMTP_URL: `${url}?ignoreTLS=true`, MAIL_FROM: 'shop@sampan.example' })
const sendDue = () => sendDueNoticeMails({ ...shop.context, config }, openMailer(config))
const subjects = () => received.map(({ subject }) => subject?.split(' · ')[0])
afterEach(() => {
  received.length = 0
})

const ship = (order_id: string) =>
  operator.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Mekong Post', tracking_number: `MP-${order_id}` },
  })
const tell = ({ user_id }: TestShopper, notice: Omit<Parameters<typeof notify>[1], 'user_id'>) =>
  transaction(db, (tx) => notify(tx, { user_id, ...notice }))

test('late mails leave out what no longer holds: the arrival of a received parcel, and that it is on its way', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await ship(order_id)
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  await sendDue()
  expect(subjects()).toEqual(['Thank you for your order'])
  expect(received[0]?.text).not.toMatch(/Estimated arrival|as soon as your parcel/)
  expect(received[0]?.text).toContain('We got your payment')
})

test('a receipt is not mailed after its order was cancelled, but the cancellation is', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await operator.call('POST /api/admin/order/cancel', { body: { order_id, reason: 'sold out' } })
  await sendDue()
  expect(subjects()).toEqual(['The shop sent you a refund'])
  const { data } = await buyer.call('GET /api/order/receipts', { query: { order_id } })
  const [note] = data.credit_notes
  expect(received[0]?.text).toContain(`/receipt/${order_id}/${note?.receipt_id}`)
  expect(received[0]?.html).toContain('See credit note')
})

test('the mail about a refund lists the goods that were refunded, with the refunded amounts', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, {
    lines: [
      { price_cents: 1_000, quantity: 2 },
      { price_cents: 700, quantity: 1 },
    ],
    status: 2,
  })
  const { data: order } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const [refundedItem, other] = order.items
  const items = [{ order_item_id: refundedItem?.order_item_id ?? '', quantity: 1 }]
  const { data: request } = await requestRefund(shop, buyer, order_id, { items, amount_cents: 800 })
  await sendDue()
  received.length = 0
  await operator.call('POST /api/admin/refund/agree', { body: { refund_id: request.refund_id } })
  await sendDue()
  expect(subjects()).toEqual(['Your refund has arrived'])
  const text = received[0]?.text
  expect(text).toMatch(new RegExp(`${refundedItem?.title}\\s+× 1\\s+\\$8\\.00`))
  expect(text).not.toContain(other?.title)
  expect(text).not.toContain('$20.00')
})

test('of two tracking numbers only the corrected one is mailed', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await sendDue()
  received.length = 0
  await ship(order_id)
  await operator.call('POST /api/admin/order/correct', {
    body: {
      ...{ order_id, revision: await revisionOfOrder(operator, order_id) },
      ...{ carrier: 'Mekong Post', tracking_number: 'MP-2' },
    },
  })
  await sendDue()
  expect(subjects()).toEqual(['Your parcel has a new tracking number'])
  expect(received[0]?.text).toContain('MP-2')
})

test('the correction of one parcel’s number does not stop the mail about another parcel', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { lines: [{ price_cents: 1_000, quantity: 2 }] })
  const [item] = (await buyer.call('GET /api/order/detail', { query: { order_id } })).data.items
  const items = [{ order_item_id: item?.order_item_id ?? '', quantity: 1 }]
  await sendDue()
  received.length = 0
  for (const tracking_number of ['TWO-1', 'TWO-2'])
    await operator.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'Yamato', tracking_number, items } })
  await operator.call('POST /api/admin/order/correct', {
    body: {
      ...{ order_id, revision: await revisionOfOrder(operator, order_id) },
      ...{ carrier: 'Yamato', tracking_number: 'TWO-3' },
    },
  })
  await sendDue()
  expect(subjects().toSorted()).toEqual([
    'The rest of your order is on its way',
    'Your parcel has a new tracking number',
  ])
})

test('the question whether a parcel has arrived links its order, the carrier’s page and the chat about the order', async () => {
  await sql`insert into carrier (name, link) values ('Mekong Post', 'https://track.example.com/{number}')`.execute(db)
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await ship(order_id)
  await sendDue()
  received.length = 0
  await tell(buyer, { kind: 'order_expected', ref_id: order_id, details: { order_number: '1' } })
  await sendDue()
  for (const link of [
    `/orderInfo/${order_id}`,
    `https://track.example.com/MP-${order_id}`,
    `/service?order=${order_id}`,
  ])
    expect(received[0]?.text).toContain(link)
})

test('a shopper is not asked to pay an order that is paid, nor promised a withdrawal that is paid out', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await anUnpaidOrder(shop, buyer)
  await tell(buyer, { kind: 'order_funded', ref_id: order_id, details: { order_number: '1' } })
  await pay(buyer, [order_id])
  await tell(buyer, { kind: 'withdrawal_passed', ref_id: 'withdrawal', details: { amount: '$5.00' } })
  await tell(buyer, { kind: 'withdrawal_paid', ref_id: 'withdrawal', details: { amount: '$5.00' } })
  await sendDue()
  expect(subjects().toSorted()).toEqual(['Thank you for your order', 'Your withdrawal was paid out'])
})

test('a favourite is mailed with its current price, and not if it is dearer again or sold out', async () => {
  const shopper = await aShopper(shop)
  const products = await Promise.all([1, 2, 3].map(() => aProduct(shop, { price_cents: 1_000 })))
  for (const { product_id } of products)
    await tell(shopper, {
      kind: 'favourite_cheaper',
      ref_id: product_id,
      details: { price: '$10.00', saved: '$20.00' },
    })
  const [cheaper, dearer, sold_out] = products
  await sql`update product set price_cents = 900 where product_id = ${cheaper?.product_id}`.execute(db)
  await sql`update product set price_cents = 1001 where product_id = ${dearer?.product_id}`.execute(db)
  await sql`update sku set stock = 0 where sku_id = ${sold_out?.sku_id}`.execute(db)
  await sendDue()
  expect(received).toHaveLength(1)
  expect(received[0]?.text).toContain('now $9.00, was $20.00')
})

test('mails to a mailbox that is not verified contain neither name, street nor phone number', async () => {
  const buyer = await aBuyer(shop)
  await sql`update user_account set email_verified_at = null where user_id = ${buyer.user_id}`.execute(db)
  const order_id = await aPaidOrder(shop, buyer)
  await tell(buyer, { kind: 'order_readdressed', ref_id: order_id, details: { new_address: '1-2-3 Aoyama' } })
  await sendDue()
  expect(subjects()).toEqual(['Thank you for your order'])
  for (const form of [received[0]?.text, received[0]?.html]) {
    expect(form).toContain('$10.00')
    expect(form).not.toMatch(/Mei Lin|Aoyama|8190|Shipping address: *$/m)
  }
})

test('the pictures of goods are JPEG, because some mail programs show no WebP', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await anUnpaidOrder(shop, buyer)
  await sql`update order_item set image = '/pictures/cup.0123456789.webp' where order_id = ${order_id}`.execute(db)
  await pay(buyer, [order_id])
  await sendDue()
  expect(received[0]?.html).toContain('/pictures/cup.0123456789.jpg?w=160')
  expect(received[0]?.html).not.toContain('.webp')
})

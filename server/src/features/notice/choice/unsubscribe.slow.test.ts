import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendDueNoticeMails } from '../../../../testing/mail/due-mails.ts'
import { aMailServer, type ReceivedMail } from '../../../../testing/mail/mail-server.ts'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { aProduct, aShop, aShopper } from '../../../../testing/world.ts'
import { readConfig } from '../../../config.ts'
import { transaction } from '../../../db/transaction.ts'
import { openMailer } from '../../../mail/mailer.ts'
import { processFavouriteChange } from '../favourite/favourite-watch.ts'
import { notify } from '../notice-service.ts'

const fail = (error: unknown) => {
  throw error
}
const shop = await aShop()
const { db, app } = shop
const { url, received } = await aMailServer()
const config = {
  ...readConfig({ SMTP_URL: `${url}?ignoreTLS=true`, MAIL_FROM: 'shop@sampan.example' }),
  public_url: 'https://shop.example.com',
}

async function mailsOf({ account }: { account: string }): Promise<ReceivedMail[]> {
  await sendDueNoticeMails({ ...shop.context, config }, openMailer(config))
  return received.filter(({ to }) => to === account)
}
const headerOf = ({ headers }: ReceivedMail, name: string) => headers.find(({ key }) => key === name)?.value ?? ''
const unsubscribeIn = (mail: ReceivedMail) =>
  /^<https:\/\/shop\.example\.com(.+)>$/.exec(headerOf(mail, 'list-unsubscribe'))?.[1] ?? ''
const post = (address: string, payload: string) =>
  app.inject({
    method: 'POST',
    url: address,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('a mail program ends the mails of a topic with one request, without a session', async () => {
  const buyer = await aBuyer(shop)
  await aPaidOrder(shop, buyer)
  const [mail] = await mailsOf(buyer)
  if (!mail) throw new Error('no mail')
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated')
  const address = unsubscribeIn(mail)
  expect(mail.html).toContain(address)
  // Opening the link changes nothing, because scanners of mails open links.
  const page = await app.inject(address)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Stop emails about orders?')
  await aPaidOrder(shop, buyer)
  expect(await mailsOf(buyer)).toHaveLength(2)

  await aPaidOrder(shop, buyer) // its mail still waits
  const reply = await post(address, 'List-Unsubscribe=One-Click')
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('You won’t get emails about orders')])
  await aPaidOrder(shop, buyer)
  expect(await mailsOf(buyer)).toHaveLength(2)
  const { user_id } = buyer
  await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  expect(await mailsOf(buyer)).toHaveLength(3)

  const again = await post(address, 'choice=on')
  expect(again.body).toContain('You’ll get emails about orders again')
  await aPaidOrder(shop, buyer)
  expect(await mailsOf(buyer)).toHaveLength(4)
})

test('ending mails about orders or money by a link leaves one notice in the app, ending those about favourites none', async () => {
  const shopper = await aShopper(shop)
  const { user_id } = shopper
  await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  const [mail] = await mailsOf(shopper)
  const address = mail ? unsubscribeIn(mail) : ''
  await post(address, 'List-Unsubscribe=One-Click')
  await post(address, 'List-Unsubscribe=One-Click')
  const { data } = await shopper.call('GET /api/user/notifications', { query: {} })
  expect(data.items).toMatchObject([
    { kind: 'wallet_mail_ended', topic: 'security', link: '/notification?settings=1', read: false },
    { kind: 'recharge_passed' },
  ])
  const kinds = async () => (await shopper.call('GET /api/user/notifications', { query: {} })).data.items
  for (const choice of ['on', 'off', 'on', 'off']) await post(address, `choice=${choice}`)
  expect(await kinds()).toHaveLength(2)
  await shopper.call('POST /api/user/notifications/read', { body: { all: true } })
  for (const choice of ['on', 'off']) await post(address, `choice=${choice}`)
  expect(await kinds()).toHaveLength(3)
  await shopper.call('POST /api/user/notifications/choose', { body: { topic: 'order', by_mail: false } })
  expect(await kinds()).toHaveLength(3)
})

test('the page is in the shopper’s language, loads nothing, and refuses a token that was changed', async () => {
  const shopper = await aShopper(shop, { language: 'ja' })
  const { user_id } = shopper
  await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  const [mail] = await mailsOf(shopper)
  const address = mail ? unsubscribeIn(mail) : ''
  const page = await app.inject(address)
  expect(page.body).toContain('「ウォレット」に関するメールの配信を停止しますか？')
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
  for (const changedAddress of [
    address.replace('wallet', 'order'),
    `${address}x`,
    '/unsubscribe',
    '/unsubscribe?token=a.b.c',
  ]) {
    expect((await app.inject(changedAddress)).statusCode).toBe(404)
    expect((await post(changedAddress, 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  }
  expect(await db.selectFrom('notice_choice').selectAll().where('user_id', '=', user_id).execute()).toEqual([])
})

test('a favourite that is cheaper is mailed with its picture and price, at most three a day, to verified mailboxes', async () => {
  const [fan, unverified] = [await aShopper(shop), await aShopper(shop, { is_verified: false })]
  for (let at = 0; at < 4; at++) {
    const { product_id, sku_id } = await aProduct(shop, { price_cents: 2_000 })
    for (const { call } of [fan, unverified])
      await call('POST /api/product/like', { body: { product_ids: [product_id], liked: true } })
    await sql`update sku set price_cents = 1000 where sku_id = ${sku_id}`.execute(db)
    await sql`update product set price_cents = 1000 where product_id = ${product_id}`.execute(db)
    while ((await processFavouriteChange(db, fail)) === 'more');
  }
  const mails = await mailsOf(fan)
  expect(mails).toHaveLength(3)
  for (const form of [mails[0]?.text, mails[0]?.html]) {
    expect(form).toContain('$10.00')
    expect(form).not.toContain('$$')
  }
  expect(mails[0]?.html).toContain('https://shop.example.com/a.webp?w=160')
  expect(await mailsOf(unverified)).toEqual([])
  expect((await fan.call('GET /api/user/notifications', { query: {} })).data.total).toBe(4)
})

test('a receipt is sent before the mails about favourites that are due longer', async () => {
  const buyer = await aBuyer(shop)
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 2_000 })
  const fans = [await aShopper(shop), await aShopper(shop), await aShopper(shop), await aShopper(shop)]
  for (const { call } of fans)
    await call('POST /api/product/like', { body: { product_ids: [product_id], liked: true } })
  await sql`update sku set price_cents = 1000 where sku_id = ${sku_id}`.execute(db)
  await sql`update product set price_cents = 1000 where product_id = ${product_id}`.execute(db)
  while ((await processFavouriteChange(db, fail)) === 'more');
  await aPaidOrder(shop, buyer)
  received.length = 0
  await mailsOf(buyer)
  // Three mails are sent at the same time.
  expect(received.map(({ to }) => to).slice(0, 3)).toContain(buyer.account)
  expect(received).toHaveLength(5)
})

test('a shopper turns mails off by topic, and can hide only favourites in the app', async () => {
  const shopper = await aShopper(shop)
  const choices = async () => (await shopper.call('GET /api/user/notifications/choices')).data
  expect(await choices()).toMatchObject({ address: shopper.account, is_address_refused: false })
  expect((await choices()).topics).toHaveLength(5)
  const { user_id } = shopper
  await shopper.call('POST /api/user/notifications/choose', { body: { topic: 'wallet', by_mail: false } })
  await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  expect(await mailsOf(shopper)).toEqual([])
  const hiddenChoice = { topic: 'favourite', in_app: false } as const
  const { data } = await shopper.call('POST /api/user/notifications/choose', { body: hiddenChoice })
  expect(data.topics.at(-1)).toEqual({ topic: 'favourite', in_app: false, by_mail: true, by_push: true })
  const refusedChoice = { topic: 'order', in_app: false } as const
  expect((await shopper.call('POST /api/user/notifications/choose', { body: refusedChoice })).status).toBe(400)

  const { product_id, sku_id } = await aProduct(shop, { price_cents: 2_000 })
  await shopper.call('POST /api/product/like', { body: { product_ids: [product_id], liked: true } })
  await sql`update sku set price_cents = 1000 where sku_id = ${sku_id}`.execute(db)
  await sql`update product set price_cents = 1000 where product_id = ${product_id}`.execute(db)
  while ((await processFavouriteChange(db, fail)) === 'more');
  expect(await mailsOf(shopper)).toHaveLength(1)
  expect((await shopper.call('GET /api/user/notifications', { query: {} })).data.unread.favourite).toBe(0)
})

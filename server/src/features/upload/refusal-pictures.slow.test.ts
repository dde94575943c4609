import { expect, test } from 'vitest'
import { anOrderToRefund, orderOf, requestRefund } from '../../../testing/refund-world.ts'
import { aPicture, aPng, upload } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, readAtDesk } from '../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)

const send = async (user_id: string, { purpose = 'refusal', token = operator.token } = {}) =>
  upload(shop, token, { bytes: await aPng(), purpose, url: `/api/admin/service/upload?user_id=${user_id}` })
const pictureFor = async (user_id: string) => (await send(user_id)).data as { file_id: string; url: string }
const refuse = (refund_id: string, picture_ids?: string[]) =>
  operator.call('POST /api/admin/refund/refuse', { body: { refund_id, reason: 'It was worn.', picture_ids } })
const read = async (url: string, token?: string) =>
  (await shop.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode

async function anOpenRefund() {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 3 })
  const { refund_id } = (await requestRefund(shop, buyer, order_id)).data
  return { buyer, order_id, refund_id }
}

test('pictures of a refusal are visible on the order for its shopper and operators only', async () => {
  const { buyer, order_id, refund_id } = await anOpenRefund()
  const [sole, heel] = [await pictureFor(buyer.user_id), await pictureFor(buyer.user_id)]
  const { data } = await refuse(refund_id, [heel.file_id, sole.file_id])
  expect(data).toMatchObject({ state: 'refused', refusal_pictures: [{ url: heel.url }, { url: sole.url }] })
  const [refund] = (await orderOf(buyer, order_id)).refunds
  expect(refund).toMatchObject({ refusal_reason: 'It was worn.', refusal_pictures: data.refusal_pictures })
  expect(refund?.attachments).toHaveLength(1)
  expect(await read(heel.url, buyer.token)).toBe(200)
  expect(await readAtDesk(shop, heel.url, operator)).toBe(200)
  expect(await read(heel.url, (await aShopper(shop)).token)).toBe(404)
  expect(await read(heel.url)).toBe(404)
})

test('a refusal is rejected if a picture was not uploaded for this shopper’s refusal', async () => {
  const { buyer, order_id, refund_id } = await anOpenRefund()
  const other = await anOpenRefund()
  const used = await pictureFor(other.buyer.user_id)
  await refuse(other.refund_id, [used.file_id])
  const mine = await pictureFor(buyer.user_id)
  const wrong = [
    await pictureFor(other.buyer.user_id), // another shopper's picture
    used,
    await aPicture(shop, buyer, 'refund'), // the shopper's own evidence
    { file_id: crypto.randomUUID() },
  ]
  for (const { file_id } of wrong)
    expect(await refuse(refund_id, [mine.file_id, file_id])).toMatchObject({ status: 404 })
  expect(await refuse(refund_id, [mine.file_id, mine.file_id])).toMatchObject({ status: 400 })
  expect(
    await refuse(
      refund_id,
      Array.from({ length: 7 }, () => crypto.randomUUID()),
    ),
  ).toMatchObject({ status: 400 })
  expect((await orderOf(buyer, order_id)).refunds).toMatchObject([{ state: 'applied', refusal_pictures: [] }])
  expect((await refuse(refund_id, [mine.file_id])).data).toMatchObject({ state: 'refused' })
})

test('only operators can upload pictures of a refusal, and the pictures are optional', async () => {
  const { buyer, refund_id } = await anOpenRefund()
  expect(await upload(shop, buyer.token, { bytes: await aPng(), purpose: 'refusal' })).toMatchObject({ status: 400 })
  expect(await send(buyer.user_id, { token: buyer.token })).toMatchObject({ status: 401 })
  expect(await send(buyer.user_id, { purpose: 'avatar' })).toMatchObject({ status: 400 })
  expect((await refuse(refund_id)).data).toMatchObject({ state: 'refused', refusal_pictures: [] })
})

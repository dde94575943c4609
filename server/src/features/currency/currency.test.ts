import { expect, test } from 'vitest'
import { anOperator, aShop, aShopper, callerOf } from '../../../testing/world.ts'

const shop = await aShop()
const { call, operator_id } = await anOperator(shop)
const visitor = callerOf(shop)

type Sent = { currency: string; micros_per_dollar: unknown }
const revision = async () => (await call('GET /api/admin/currency/rates')).data.revision
const setFrom = (rates: Sent[], revision: string, by = call) =>
  by('POST /api/admin/currency/rates', { body: { rates: rates as [], revision } }) // invalid rates too
const set = async (rates: Sent[], by = call) => setFrom(rates, await revision(), by)
const CNY = { currency: 'CNY', micros_per_dollar: 7_100_000 }
const JPY = { currency: 'JPY', micros_per_dollar: 150_000_000 }

test('everybody can read the rates that operators set, with their date, and cache them for an hour', async () => {
  expect((await visitor('GET /api/currency/rates')).data).toEqual([])
  const before = Date.now() - 5_000
  expect((await set([JPY, CNY])).data.rates).toMatchObject([CNY, JPY])
  await set([{ ...CNY, micros_per_dollar: 7_200_000 }])
  const { data } = await visitor('GET /api/currency/rates')
  expect(data).toMatchObject([{ ...CNY, micros_per_dollar: 7_200_000 }, JPY])
  for (const { set_at } of data) expect(Date.parse(set_at)).toBeGreaterThan(before)
  const { headers } = await shop.app.inject({ url: '/api/currency/rates' })
  expect(headers['cache-control']).toBe('public, max-age=3600')
})

test('the log records which operator set which rates', async () => {
  await set([CNY, JPY])
  const log = await shop.db.selectFrom('desk_log').selectAll().where('action', '=', 'rates_set').execute()
  expect(log.at(-1)).toMatchObject({ operator_id, ref_type: 'currency', details: { rates: [CNY, JPY] } })
})

test.each<[string, Sent[]]>([
  ['none', []],
  ['nothing', [{ ...CNY, micros_per_dollar: 0 }]],
  ['less than nothing', [{ ...CNY, micros_per_dollar: -7_100_000 }]],
  ['a huge one', [{ ...CNY, micros_per_dollar: 1e15 }]],
  ['parts of a millionth', [{ ...CNY, micros_per_dollar: 7_100_000.5 }]],
  ['text', [{ ...CNY, micros_per_dollar: '7100000' }]],
  ['a currency the shop does not have', [{ ...CNY, currency: 'XAU' }]],
  ['dollars', [{ ...CNY, currency: 'USD' }]],
  ['one of them twice', [CNY, CNY]],
])('invalid rates are refused and change nothing: %s', async (_, rates) => {
  await set([CNY, JPY])
  const before = (await visitor('GET /api/currency/rates')).data
  expect(await set([JPY, ...rates].slice(rates.length === 0 ? 1 : 0))).toMatchObject({ status: 400 })
  expect((await visitor('GET /api/currency/rates')).data).toEqual(before)
})

test('only signed-in operators set rates', async () => {
  const shopper = await aShopper(shop)
  expect(await set([CNY], shopper.call)).toMatchObject({ status: 401 })
  expect(await set([CNY], visitor)).toMatchObject({ status: 401 })
})

test('when operators save rates concurrently from the same reading, only the first save succeeds', async () => {
  for (const rates of [[JPY, CNY], [CNY]]) {
    const before = await revision()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => setFrom(turn % 2 ? rates : rates.toReversed(), before)),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'changed_meanwhile')).toHaveLength(7)
    expect(await setFrom(rates, before)).toMatchObject({ reason: 'changed_meanwhile' })
    await shop.db.deleteFrom('currency_rate').execute()
  }
})

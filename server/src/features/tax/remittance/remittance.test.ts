import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aBuyer, anAddress, buy, pay } from '../../../../testing/order-world.ts'
import { agree } from '../../../../testing/proposals.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'
import { audit, summedBalanceOf } from '../../../ledger/audit.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const csv = await readFile(new URL('../../../../testing/tax/example-rules.csv', import.meta.url), 'utf8')
const PAID_ON = '2026-01-31'

/** A shop with an order to Germany, which owes 3.48 of charges and 15.86 of VAT. */
async function aTaxedShop() {
  const shop = await aShop()
  const owner = await anOperator(shop)
  await owner.call('POST /api/admin/tax/import', { body: { csv } })
  const buyer = await aBuyer(shop)
  const address_id = await anAddress(shop, buyer, 'DE')
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 4_000 })
  const facts = { hs_code: '847160', origin_country: 'CN' }
  await shop.db.updateTable('product').set(facts).where('product_id', '=', product_id).execute()
  const body = { sku_id, quantity: 2, address_id }
  const { total_cents } = (await buyer.call('POST /api/checkout/quote', { body })).data
  const { data } = await buy({ ...buyer, address_id }, { sku_id, quantity: 2, total_cents })
  await pay(buyer, data.order_ids)
  return { shop, owner }
}
type World = Awaited<ReturnType<typeof aTaxedShop>>

const BODY = {
  paid_on: PAID_ON,
  bank_cents: 1_950,
  reference: 'IOSS 2026-01',
  lines: [
    { country: 'DE', kind: 'charge', amount_cents: 348 },
    { country: 'DE', kind: 'tax', amount_cents: 1_586 },
  ],
} as const
type Changes = { lines?: readonly object[]; [field: string]: unknown }
const remit = ({ owner }: Pick<World, 'owner'>, changes: Changes = {}) =>
  owner.call('POST /api/admin/tax/remit', { body: { remittance_id: randomUUID(), ...BODY, ...changes } as never })

const owedIn = async ({ owner }: World, query = {}) =>
  (await owner.call('GET /api/admin/tax/owed', { query })).data.taxes.map(
    ({ country, kind, owed_cents, due_cents }) => `${country} ${kind} ${owed_cents} ${due_cents}`,
  )

test('a payment settles the taxes of several accounts, and its difference stays in a separate account', async () => {
  const world = await aTaxedShop()
  const { shop, owner } = world
  const { day } = await shop.db
    .selectNoFrom(({ fn }) => fn<string>('bank_day_of', [fn('now')]).as('day'))
    .executeTakeFirstOrThrow()
  expect(await owedIn(world, { until: day })).toEqual(['DE charge 348 348', 'DE tax 1586 1586'])
  expect(await owedIn(world, { until: PAID_ON })).toEqual(['DE charge 348 0', 'DE tax 1586 0'])
  const bank_cents = await summedBalanceOf(shop.db, 'external:bank')
  expect((await remit(world)).data).toEqual({ outcome: 'done' })
  expect(await owedIn(world)).toEqual([])
  expect(Math.abs((await summedBalanceOf(shop.db, 'external:bank')) - bank_cents)).toBe(1_950)
  expect(await summedBalanceOf(shop.db, 'remittances')).toBe(-16)
  const { items } = (await owner.call('GET /api/admin/tax/remittance/list', { query: {} })).data
  expect(items).toMatchObject([{ ...BODY, is_reversed: false, reverses_id: null, proposed_by: null }])
  const movements = (await owner.call('GET /api/admin/bank/movements', { query: { day } })).data.items
  expect(movements.filter(({ code }) => code !== 'recharge')).toMatchObject([
    { code: 'tax_remittance', amount_cents: -1_950, bank_reference: 'IOSS 2026-01' },
  ])
  expect(await audit(shop.db)).toEqual([])
})

test('payments above the owed taxes, unlikely payments, and payments in the future are refused', async () => {
  const world = await aTaxedShop()
  const reasonOf = async (changes: Changes) => (await remit(world, changes)).reason
  const line = (country: string, amount_cents: number) => ({ lines: [{ country, kind: 'tax', amount_cents }] })
  expect(await reasonOf({ ...line('DE', 1_587), bank_cents: 1_587 })).toBe('remittance_above_owed')
  expect(await reasonOf({ ...line('DE', -1), bank_cents: -1 })).toBe('remittance_above_owed')
  expect(await reasonOf({ ...line('FR', 1), bank_cents: 1 })).toBe('remittance_above_owed')
  expect(await reasonOf({ bank_cents: 19_500 })).toBe('remittance_differs')
  expect(await reasonOf({ paid_on: '2999-01-01' })).toBe('remittance_in_future')
  expect(await owedIn(world)).toEqual(['DE charge 348 348', 'DE tax 1586 1586'])
})

test('a payment that is sent twice at once is recorded once', async () => {
  const world = await aTaxedShop()
  const remittance_id = randomUUID()
  const line = { lines: [{ country: 'DE', kind: 'tax', amount_cents: 500 }], bank_cents: 500 }
  const replies = await Promise.all([1, 2, 3].map(() => remit(world, { ...line, remittance_id })))
  expect(replies.map(({ data }) => data.outcome)).toEqual(['done', 'done', 'done'])
  expect(await owedIn(world)).toEqual(['DE charge 348 348', 'DE tax 1086 1086'])
  expect(await audit(world.shop.db)).toEqual([])
})

test('a payment is reversed once, and its taxes are owed again', async () => {
  const world = await aTaxedShop()
  const { shop, owner } = world
  const remittance_id = randomUUID()
  await remit(world, { remittance_id })
  const reverse = (id: string) =>
    owner.call('POST /api/admin/tax/remittance/reverse', {
      body: { remittance_id: id, reason: 'Paid by another company' },
    })
  expect((await reverse(remittance_id)).data).toEqual({ outcome: 'done' })
  expect(await owedIn(world)).toEqual(['DE charge 348 348', 'DE tax 1586 1586'])
  expect(await summedBalanceOf(shop.db, 'remittances')).toBe(0)
  expect((await reverse(remittance_id)).reason).toBe('state_changed')
  const { items } = (await owner.call('GET /api/admin/tax/remittance/list', { query: {} })).data
  expect(items).toMatchObject([{ reverses_id: remittance_id, bank_cents: -1_950 }, { is_reversed: true }])
  expect((await reverse(items[0]?.remittance_id ?? '')).status).toBe(404)
  expect(await audit(shop.db)).toEqual([])
})

test('with a second operator a payment waits for approval, and ends if the taxes are settled first', async () => {
  const world = await aTaxedShop()
  const { shop, owner } = world
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect((await remit({ owner: finance })).data).toEqual({ outcome: 'proposed' })
  expect((await remit({ owner: finance })).reason).toBe('proposal_open')
  const { taxes, proposals } = (await owner.call('GET /api/admin/tax/owed', { query: {} })).data
  expect(taxes[1]).toMatchObject({ owed_cents: 1_586 })
  expect(proposals).toMatchObject([{ kind: 'tax_remittance', reason: 'IOSS 2026-01', changes: [{}, {}, {}, {}, {}] }])
  const proposal_id = proposals[0]?.proposal_id ?? ''
  expect((await agree(finance, proposal_id)).reason).toBe('proposal_own')
  expect((await agree(owner, proposal_id)).data.state).toBe('carried_out')
  expect(await owedIn(world)).toEqual([])
  const { items } = (await owner.call('GET /api/admin/tax/remittance/list', { query: {} })).data
  expect(items).toMatchObject([{ proposed_by: finance.account, recorded_by: owner.account }])
  expect((await remit({ owner: finance })).reason).toBe('remittance_above_owed')
  expect(await audit(shop.db)).toEqual([])
})

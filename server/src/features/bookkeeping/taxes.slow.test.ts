import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aBuyer, anAddress, buy, pay } from '../../../testing/order-world.ts'
import { anOperator, aProduct, aShop } from '../../../testing/world.ts'
import { clock } from '../../clock.ts'
import { settledMark } from '../../ledger/audit.ts'
import { findDays, findToday } from './book-days-sql.ts'
import { controlRows, rowsOfFile } from './book-rows-service.ts'
import { FILES_IN_ZIP, Tally } from './tally.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const csv = (await readFile(new URL('../../../testing/tax/example-rules.csv', import.meta.url), 'utf8'))
  // British prices contain the tax.
  .replace(/^(gb-sale,.*)tax_freight tax_duty registration/m, '$1prices tax_freight tax_duty registration')
await owner.call('POST /api/admin/tax/import', { body: { csv } })

/** Keyboards, sent without freight. */
async function aTaxedOrder(
  country: string,
  hs_code = '847160',
  { quantity, price_cents } = { quantity: 2, price_cents: 4_000 },
) {
  const buyer = await aBuyer(shop)
  const address_id = await anAddress(shop, buyer, country)
  const { product_id, sku_id } = await aProduct(shop, { price_cents })
  const facts = { hs_code, origin_country: 'CN' }
  await shop.db.updateTable('product').set(facts).where('product_id', '=', product_id).execute()
  const body = { sku_id, quantity, address_id }
  const { total_cents } = (await buyer.call('POST /api/checkout/quote', { body })).data
  const { data } = await buy({ ...buyer, address_id }, { sku_id, quantity, total_cents })
  await pay(buyer, data.order_ids)
  return data.order_ids[0] ?? ''
}

async function filesOfToday() {
  const { today } = await findToday(shop.db)
  const days = await findDays(shop.db, { from: today, to: today })
  const up_to = (await settledMark(shop.db, 5_000)) ?? 0
  const book = { db: shop.db, days, up_to, language: 'en', signal: new AbortController().signal } as const
  const tally = new Tally()
  const files: Record<string, unknown[]> = {}
  for (const file of FILES_IN_ZIP) {
    const rows: unknown[] = []
    for await (const row of file === 'control' ? controlRows(book, tally) : rowsOfFile(book, file, tally))
      rows.push(row)
    files[file] = rows
  }
  return { files, month: today.slice(0, 7) }
}

test('taxes are listed by month, country and rate, and tie to the ledger', async () => {
  await aTaxedOrder('DE')
  const cancelled_id = await aTaxedOrder('DE')
  await owner.call('POST /api/admin/order/cancel', { body: { order_id: cancelled_id, reason: 'Sold out.' } })
  await aTaxedOrder('GB')
  await aTaxedOrder('US', '420292')
  const { files, month } = await filesOfToday()
  const duty = (rate: string, collected_usd: number) => ({
    ...{ month, country: 'US', region: '', kind: 'duty', name: 'duty', rate, value_usd: 8_000 },
    ...{ collected_usd, returned_usd: 0, owed_usd: collected_usd },
  })
  expect(files.taxes).toEqual([
    {
      ...{ month, country: 'DE', region: '', kind: 'charge', name: 'duty', rate: '', value_usd: 0 },
      ...{ collected_usd: 696, returned_usd: 348, owed_usd: 348 },
    },
    {
      // 19 % of the goods and the charge.
      ...{ month, country: 'DE', region: '', kind: 'tax', name: 'vat', rate: '19%', value_usd: 8_348 },
      ...{ collected_usd: 3_172, returned_usd: 1_586, owed_usd: 1_586 },
    },
    {
      // The price of $80 contains 20 %.
      ...{ month, country: 'GB', region: '', kind: 'tax', name: 'vat', rate: '20%', value_usd: 6_667 },
      ...{ collected_usd: 1_333, returned_usd: 0, owed_usd: 1_333 },
    },
    duty('12.5%', 1_000),
    duty('17.6%', 1_408),
    duty('25%', 2_000),
  ])
  // 83.48 and 15.86 dollars at 1.16.
  expect(files.one_stop).toEqual([{ month, member_state: 'DE', rate: '19%', value_eur: 7_197, vat_eur: 1_367 }])
  // The balances of the test were booked without recharges.
  const rows = files.control as { check: string; result: string }[]
  expect(rows.filter(({ result }) => result !== 'ok').map(({ check }) => check)).toEqual(['top_ups'])
  expect(files.control).toContainEqual(expect.objectContaining({ check: 'taxes: collected', result: 'ok' }))
})

test('a line that is returned piece by piece leaves no value of its taxes', async () => {
  const order_id = await aTaxedOrder('FR', '847160', { quantity: 7, price_cents: 333 })
  const { order_item_id } = await shop.db
    .selectFrom('order_item')
    .select('order_item_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const body = { order_id, reason: 'Sold out.', items: [{ order_item_id, quantity: 1 }], not_sent: true }
  const values: number[] = []
  for (let piece = 1; piece <= 7; piece++) {
    expect((await owner.call('POST /api/admin/order/refund', { body })).code).toBe(1)
    const { files } = await filesOfToday()
    const [row] = (files.taxes ?? []).filter((one) => Object(one).country === 'FR' && Object(one).kind === 'tax')
    values.push(Object(row).value_usd)
  }
  expect(values.at(-1)).toBe(0)
  expect(values).toEqual(values.toSorted((one, other) => other - one))
})

import type { Endpoints, InputOf } from '@sampan/contract'
import { beforeAll, expect, test } from 'vitest'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { setFreightOfMany } from './shop-freight-service.ts'

type Body<K extends keyof Endpoints> = InputOf<Endpoints[K]> extends { body: infer B } ? B : never
type FreightChange = Body<'POST /api/admin/shop/freight'>

const shop = await aShop()
const desk = await anOperator(shop, { roles: ['catalogue'] })
const finance = await anOperator(shop, { roles: ['finance'] })

const EVERYWHERE = {
  country: '*',
  service: 'standard' as const,
  base_cents: 500,
  each_further_cents: 100,
  free_from_cents: null,
  bands: null,
  handling_days: 1,
  transit_days_min: 3,
  transit_days_max: 9,
}
const TO_JAPAN = { ...EVERYWHERE, country: 'JP', base_cents: 300, free_from_cents: 5000 }
const IDS = ['anchor', 'buoy', 'canoe']

beforeAll(async () => {
  for (const shop_id of IDS) {
    const facts = { name: `{"en":"The ${shop_id}","ja":"店${shop_id}"}`, description: '{"en":"A shop"}', logo: '/l' }
    await shop.db
      .insertInto('shop')
      .values({ shop_id, ...facts, favorable_rate: null })
      .execute()
    await shop.db
      .insertInto('freight_rule')
      .values({ shop_id, ...EVERYWHERE })
      .execute()
  }
})

const set = async (input: Partial<FreightChange>, by = desk) => {
  const shops = IDS.map((shop_id) => ({ shop_id, revision: null }))
  const body: FreightChange = { shops, freight: [TO_JAPAN], others: 'keep', dry_run: true, ...input }
  return by.call('POST /api/admin/shop/freight', { body })
}
const outcomesOf = ({ data }: Awaited<ReturnType<typeof set>>) =>
  data.outcomes.map(({ shop_id, outcome }) => `${shop_id} ${outcome}`)
const revisionsIn = ({ data }: Awaited<ReturnType<typeof set>>) =>
  data.outcomes.map(({ shop_id, shop }) => ({ shop_id, revision: shop?.revision ?? null }))
const freightOf = async (shop_id: string) =>
  (await desk.call('GET /api/admin/shop/detail', { query: { shop_id } })).data.freight
const logged = async () =>
  (await shop.db.selectFrom('desk_log').select('ref_id').where('action', '=', 'shop_freight_set').execute()).map(
    ({ ref_id }) => ref_id,
  )

test('a dry run shows what would change and changes nothing', async () => {
  const foreseen = await set({ shops: [...IDS, 'nowhere'].map((shop_id) => ({ shop_id, revision: null })) })
  expect(outcomesOf(foreseen)).toEqual(['anchor changed', 'buoy changed', 'canoe changed', 'nowhere unknown'])
  expect(foreseen.data.outcomes[0]?.shop).toMatchObject({ name: { en: 'The anchor' }, freight: [EVERYWHERE] })
  expect(foreseen.data.outcomes[3]?.shop).toBeNull()
  expect(await freightOf('anchor')).toEqual([EVERYWHERE])
  expect(await logged()).toEqual([])
})

test('a shop that was changed after the dry run is reported and keeps its freight; all others are changed', async () => {
  const shops = revisionsIn(await set({}))
  const theirs = { ...EVERYWHERE, base_cents: 999 }
  await shop.db.updateTable('freight_rule').set(theirs).where('shop_id', '=', 'buoy').execute()
  expect(outcomesOf(await set({ shops, dry_run: false }))).toEqual([
    'anchor changed',
    'buoy changed_meanwhile',
    'canoe changed',
  ])
  expect(await freightOf('anchor')).toEqual([TO_JAPAN, EVERYWHERE])
  expect(await freightOf('buoy')).toEqual([theirs])
  expect((await logged()).toSorted()).toEqual(['anchor', 'canoe'])
  const ofAnchor = await shop.db.selectFrom('desk_log').select('details').where('ref_id', '=', 'anchor').execute()
  expect(ofAnchor).toEqual([{ details: { freight_before: [EVERYWHERE], freight: [TO_JAPAN, EVERYWHERE] } }])
  // The call is repeated after a lost reply: earlier changes stay, and are not logged twice.
  expect(outcomesOf(await set({ shops, dry_run: false }))).toEqual([
    'anchor same',
    'buoy changed_meanwhile',
    'canoe same',
  ])
  expect(await logged()).toHaveLength(2)
})

test('freight rules for other countries are removed unless the call says to keep them', async () => {
  const freight = [{ ...EVERYWHERE, base_cents: 700 }]
  const shops = revisionsIn(await set({ freight, others: 'remove' }))
  expect(outcomesOf(await set({ shops, freight, others: 'remove', dry_run: false }))).toEqual([
    'anchor changed',
    'buoy changed',
    'canoe changed',
  ])
  expect(await freightOf('anchor')).toEqual(freight)
})

test('a fault in the freight is reported before any shop is changed', async () => {
  const shops = revisionsIn(await set({}))
  const freight = [TO_JAPAN, { ...EVERYWHERE, transit_days_min: 10 }]
  expect(await set({ shops, freight, dry_run: false })).toMatchObject({
    reason: 'catalogue_fault',
    field: 'freight.1.transit_days_max',
    fault: 'days_not_in_order',
  })
  expect(outcomesOf(await set({ freight: [{ ...EVERYWHERE, base_cents: 700 }] }))).toEqual(
    IDS.map((id) => `${id} same`),
  )
})

test('freight by weight is stored, shown in the next dry run as the same, and refused with limits out of order', async () => {
  const limits = [
    { up_to: 500, cents: 400 },
    { up_to: 2_000, cents: 900 },
  ]
  const bands = { basis: 'weight' as const, limits, step: 1_000 }
  const freight = [{ ...EVERYWHERE, base_cents: 700, bands }]
  const shops = revisionsIn(await set({ freight })).slice(2)
  await set({ shops, freight, dry_run: false })
  expect(await freightOf('canoe')).toEqual(freight)
  expect(outcomesOf(await set({ shops, freight }))).toEqual(['canoe same'])
  const unordered = [{ ...EVERYWHERE, bands: { ...bands, limits: limits.toReversed() } }]
  const fault = { field: 'freight.0.bands', fault: 'limits_not_in_order' }
  expect(await set({ shops, freight: unordered })).toMatchObject({ reason: 'catalogue_fault', ...fault })
  expect(await set({ shops, freight: [{ ...EVERYWHERE, bands: null }] })).toMatchObject({ code: 1 })
  await set({
    shops: revisionsIn(await set({})).slice(2),
    freight: [{ ...EVERYWHERE, base_cents: 700 }],
    dry_run: false,
  })
})

test('a country has a rule for each service, and several shops get one service without losing others', async () => {
  const express = { ...EVERYWHERE, service: 'express' as const, base_cents: 2_500, transit_days_max: 4 }
  const shops = revisionsIn(await set({})).slice(2)
  await set({ shops, freight: [express], dry_run: false })
  expect(await freightOf('canoe')).toEqual([express, { ...EVERYWHERE, base_cents: 700 }])
  const twice = await set({ shops, freight: [express, express] })
  expect(twice).toMatchObject({ field: 'freight.1.country', fault: 'country_twice' })
  const now = revisionsIn(await set({})).slice(2)
  const freight = [{ ...EVERYWHERE, base_cents: 700 }]
  await set({ shops: now, freight, others: 'remove', dry_run: false })
  expect(await freightOf('canoe')).toEqual(freight)
})

test('a call that runs out of time stops after the current shop, and the next call continues', async () => {
  const shops = revisionsIn(await set({}))
  const times = [0, 0, 10_000]
  const operator = { operator_id: desk.operator_id, account: '', roles: ['catalogue'] } as never // a session with the fields that the call reads
  const input = { shops, freight: [TO_JAPAN], others: 'keep', dry_run: false } as const
  const first = await setFreightOfMany(
    shop.db,
    operator,
    { ...input, freight: [TO_JAPAN] },
    () => times.shift() ?? 10_000,
  )
  expect(first.map(({ shop_id }) => shop_id)).toEqual(['anchor', 'buoy'])
  expect(outcomesOf(await set({ shops: shops.slice(2), dry_run: false }))).toEqual(['canoe changed'])
})

test('an operator with another role cannot set freight, and unseen shops are refused', async () => {
  expect((await set({}, finance)).reason).toBe('role_needed')
  expect((await set({ dry_run: false })).status).toBe(400)
  const [one] = IDS.map((shop_id) => ({ shop_id, revision: null }))
  expect((await set({ shops: one ? [one, one] : [] })).status).toBe(400)
})

test('shops are found by a part of the id or of the name in any language', async () => {
  const searchShops = async (keyword: string) =>
    (await desk.call('GET /api/admin/shop/list', { query: { keyword } })).data.items.map(({ shop_id }) => shop_id)
  expect(await searchShops('NOE')).toEqual(['canoe'])
  expect(await searchShops('店b')).toEqual(['buoy'])
  expect((await searchShops('the ')).toSorted()).toEqual(IDS)
  expect(await searchShops('100%')).toEqual([])
})

import { SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBuyer, anAddress, anUnpaidOrder, aPaidOrder, buy } from '../../../../testing/order-world.ts'
import { actionsOn, anOperator, aProduct, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const owner = await anOperator(shop)

const listOf = async (country: string) => {
  const { data } = await owner.call('GET /api/admin/country/list')
  const row = data.countries.find((one) => one.country === country)
  if (!row) throw new Error(country)
  return row
}
const requirementOf = async (country: string, requirement: string) =>
  (await listOf(country)).requirements.find((one) => one.requirement === requirement)
const reason = 'Our adviser agreed'
const close = async (country: string) =>
  owner.call('POST /api/admin/country/close', { body: { country, revision: (await listOf(country)).revision, reason } })
const open = async (country: string, reason?: string) =>
  owner.call('POST /api/admin/country/open', {
    body: { country, revision: (await listOf(country)).revision, ...(reason && { reason }) },
  })
const destinationsOf = async (product_id: string) => {
  const { data } = await owner.call('GET /api/product/detail', { query: { product_id } })
  return data.freight.map(({ country }) => country)
}

beforeEach(async () => {
  await sql`update country_opening set is_open = true, reason = null`.execute(shop.db)
})

test('each country that shops ship to has a row, and is open until an owner checks its list', async () => {
  const { data } = await owner.call('GET /api/admin/country/list')
  expect(data.countries.map(({ country }) => country)).toEqual([...SHIPPED_COUNTRIES].sort())
  expect(data.countries.filter(({ is_open, changed_at }) => !is_open || changed_at)).toEqual([])
  expect(await requirementOf('DE', 'contract_withdrawal')).toMatchObject({
    is_required: true,
    is_fulfilled: true,
    source: expect.stringContaining('2011/83/EU'),
    as_of: '2026-11-28',
  })
})

test('a closed country takes no orders, and disappears from the destinations of products', async () => {
  const { sku_id, shop_id, product_id } = await aProduct(shop)
  const buyer = await aBuyer(shop)
  const address = await shop.db
    .selectFrom('address')
    .select('country')
    .where('id', '=', buyer.address_id)
    .executeTakeFirstOrThrow()
  expect(await destinationsOf(product_id)).toEqual(['*'])
  const { data } = await close(address.country)
  expect(data.countries.find(({ country }) => country === address.country)).toMatchObject({ is_open: false, reason })
  const others = [...SHIPPED_COUNTRIES].filter((country) => country !== address.country).sort()
  expect(await destinationsOf(product_id)).toEqual(others)
  expect(await buy(buyer, { sku_id, total_cents: 1000 })).toMatchObject({ reason: 'not_deliverable', field: shop_id })
  await open(address.country, reason)
  expect(await buy(buyer, { sku_id, total_cents: 1000 })).toMatchObject({ code: 1 })
})

test('a closed country opens when its list is complete, or with a reason of the owner, which is logged', async () => {
  await close('HK')
  await aProduct(shop, { shop_id: 'unnamed' })
  expect(await requirementOf('HK', 'seller')).toMatchObject({ is_fulfilled: false, lacking: expect.any(Number) })
  expect(await open('HK')).toMatchObject({ code: 0, reason: 'reason_needed', field: 'reason' })
  await open('HK', reason)
  expect(await listOf('HK')).toMatchObject({ is_open: true, reason, missing: 1, changed_by: owner.account })
  await close('HK')
  await shop.db.updateTable('shop').set({ legal_name: 'Harbour Ltd', seller_address: '1 Pier' }).execute()
  expect(await requirementOf('HK', 'seller')).toMatchObject({ is_fulfilled: true, lacking: 0 })
  await open('HK')
  expect(await listOf('HK')).toMatchObject({ is_open: true, reason: null, missing: 0 })
  expect(await actionsOn(shop, 'HK')).toEqual(['country_closed', 'country_opened', 'country_closed', 'country_opened'])
})

test('an owner confirms what the shop cannot check, and switches off what does not apply', async () => {
  const key = { country: 'CN', requirement: 'licence' } as const
  const { missing } = await listOf('CN')
  await owner.call('POST /api/admin/country/confirm', { body: { ...key, is_confirmed: true } })
  expect(await requirementOf('CN', 'licence')).toMatchObject({ is_fulfilled: true, confirmed_by: owner.account })
  expect((await listOf('CN')).missing).toBe(missing - 1)
  await owner.call('POST /api/admin/country/confirm', { body: { ...key, is_confirmed: false } })
  await owner.call('POST /api/admin/country/require', { body: { ...key, is_required: false, reason } })
  expect(await requirementOf('CN', 'licence')).toMatchObject({ is_required: false, is_fulfilled: false })
  expect((await listOf('CN')).missing).toBe(missing - 1)
  const tax = { country: 'CN', requirement: 'tax_rules' } as const
  expect(await owner.call('POST /api/admin/country/confirm', { body: { ...tax, is_confirmed: true } })).toMatchObject({
    status: 404,
  })
})

test('the window of refunds and the lowest price follow the settings of the country', async () => {
  expect(await requirementOf('DE', 'refund_days')).toMatchObject({ is_fulfilled: true, days: 14 })
  expect(await requirementOf('DE', 'lowest_price')).toMatchObject({ is_fulfilled: true })
  await sql`update destination set refund_days = 13, has_lowest_price = false where country = 'DE'`.execute(shop.db)
  expect(await requirementOf('DE', 'refund_days')).toMatchObject({ is_fulfilled: false })
  expect(await requirementOf('DE', 'lowest_price')).toMatchObject({ is_fulfilled: false })
})

test('paid orders to countries whose law asks for it offer to withdraw from the contract', async () => {
  const buyer = await aBuyer(shop)
  const toCountry = async (country: string) => ({ ...buyer, address_id: await anAddress(shop, buyer, country) })
  const isOffered = async (order_id: string) =>
    (await buyer.call('GET /api/order/detail', { query: { order_id } })).data.has_contract_withdrawal
  const order_id = await aPaidOrder(shop, await toCountry('DE'))
  expect(await isOffered(order_id)).toBe(true)
  expect(await isOffered(await anUnpaidOrder(shop, await toCountry('DE')))).toBe(false)
  expect(await isOffered(await aPaidOrder(shop, await toCountry('JP')))).toBe(false)
  const key = { country: 'DE', requirement: 'contract_withdrawal' } as const
  await owner.call('POST /api/admin/country/require', { body: { ...key, is_required: false, reason } })
  expect(await isOffered(order_id)).toBe(false)
})

test('a change of another operator is not overwritten, and other roles change nothing', async () => {
  const { revision } = await listOf('US')
  await close('US')
  expect(await owner.call('POST /api/admin/country/open', { body: { country: 'US', revision, reason } })).toMatchObject(
    {
      reason: 'changed_meanwhile',
    },
  )
  const clerk = await anOperator(shop, { roles: ['finance'] })
  const now = (await listOf('US')).revision
  const body = { country: 'US', revision: now, reason }
  expect(await clerk.call('POST /api/admin/country/open', { body })).toMatchObject({ reason: 'role_needed' })
})

test('the notation of a country is saved complete, becomes a legal text in its language, and is named on each page', async () => {
  const notationOf = async () => {
    const { data } = await owner.call('GET /api/admin/country/list')
    return data.notations.find(({ country }) => country === 'TH')
  }
  expect(await notationOf()).toMatchObject({ fields: {} })
  const fields = {
    seller: 'Harbour Ltd',
    address: '1 Pier, Bangkok',
    telephone: '+66 2 000 0000',
    email: 'a@shop.example',
  }
  const save = async (fields: Record<string, string>) =>
    owner.call('POST /api/admin/country/notation', {
      body: { country: 'TH', revision: (await notationOf())?.revision ?? '', fields },
    })
  expect(await save(fields)).toMatchObject({ reason: 'notation_incomplete', field: 'fields.registration_number' })
  expect(await requirementOf('TH', 'trade_notation')).toMatchObject({ is_fulfilled: false })
  await save({ ...fields, registration_number: '0100000000000' })
  expect(await requirementOf('TH', 'trade_notation')).toMatchObject({ is_fulfilled: true })
  expect(await notationOf()).toMatchObject({ fields: { registration_number: '0100000000000' } })
  const { data: texts } = await owner.call('GET /api/user/law', undefined, { language: 'ko' })
  const text = texts.find(({ slug }) => slug === 'notation-th')
  expect(text?.title).toContain('การจดทะเบียน')
  expect(text?.body_markdown).toContain('**ที่อยู่**\n\n1 Pier, Bangkok')
  await expect.poll(async () => (await owner.call('GET /api/brand')).data.notations).toEqual(['TH'])
})

test('countries of the EU see the legal guarantee unless an owner switches it off', async () => {
  const countries = async () => (await owner.call('GET /api/guarantee')).data.countries
  expect(await countries()).toEqual(['DE', 'ES', 'FR', 'IT', 'NL'])
  expect(await requirementOf('DE', 'guarantee_notice')).toMatchObject({ is_fulfilled: true, as_of: '2026-11-28' })
  const body = { country: 'DE', requirement: 'guarantee_notice', is_required: false, reason } as const
  await owner.call('POST /api/admin/country/require', { body })
  await expect.poll(countries).toEqual(['ES', 'FR', 'IT', 'NL'])
})

test('consent to push messages and the deletion of data are checked in the stored data', async () => {
  expect(await requirementOf('DE', 'message_consent')).toMatchObject({ is_fulfilled: true, lacking: 0 })
  expect(await requirementOf('JP', 'data_rights')).toMatchObject({ is_fulfilled: true, lacking: 0 })
  const { user_id } = await aBuyer(shop)
  await sql`insert into push_subscription (session_id, user_id, endpoint, p256dh, auth)
    select session_id, user_id, 'https://push.example.com/1', 'a', 'b' from session where user_id = ${user_id}`.execute(
    shop.db,
  )
  expect(await requirementOf('GB', 'message_consent')).toMatchObject({ is_fulfilled: true })
  await sql`update user_account set deleted_at = now(), blocked_at = now() where user_id = ${user_id}`.execute(shop.db)
  expect(await requirementOf('GB', 'message_consent')).toMatchObject({ is_fulfilled: false, lacking: 1 })
  expect(await requirementOf('TH', 'data_rights')).toMatchObject({ is_fulfilled: false, lacking: 1 })
})

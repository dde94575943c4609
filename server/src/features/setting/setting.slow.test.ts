import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../testing/world.ts'
import { applyDueRaises } from './setting-sql.ts'

const shop = await aShop()
const owner = await anOperator(shop)

type Operator = typeof owner
const settings = async () => (await owner.call('GET /api/admin/setting/list')).data
const amount = async (name: string) => {
  const amount = (await settings()).amounts.find((amount) => amount.name === name)
  if (!amount) throw new Error(name)
  return amount
}
type AmountName = Awaited<ReturnType<typeof settings>>['amounts'][number]['name']
const setAmount = async (name: AmountName, amount_cents: number, { call }: Operator = owner, revision?: string) =>
  call('POST /api/admin/setting/amount', {
    body: { name, amount_cents, revision: revision ?? (await amount(name)).revision },
  })
const history = async () => (await owner.call('GET /api/admin/setting/history', { query: {} })).data.items

test('a lowered amount applies immediately, also for shoppers, and the history shows who changed it', async () => {
  const shopper = await aShopper(shop, { balance_cents: 100_000 })
  const before = await amount('extract_bank_fixed')
  expect((await setAmount('extract_bank_fixed', 250)).data.outcome).toBe('changed')
  expect((await draw(shopper)).data.service_charge_cents).toBe(250)
  expect(await amount('extract_bank_fixed')).toMatchObject({
    amount_cents: 250,
    later: null,
    revision: expect.not.stringContaining(before.revision),
    changed_by: owner.account,
  })
  expect((await history())[0]).toMatchObject({
    setting: 'amount:extract_bank_fixed',
    before: '300',
    after: '250',
    operator: owner.account,
    proposed_by: null,
    counts_from: null,
  })
})

test('a raised amount applies after a day, and lowering it in the meantime cancels the raise', async () => {
  const before = (await amount('recharge_maximum')).amount_cents
  const raised = (await setAmount('recharge_maximum', before + 100)).data
  expect(raised.outcome).toBe('later')
  const { later, amount_cents } = await amount('recharge_maximum')
  expect([later?.amount_cents, amount_cents]).toEqual([before + 100, before])
  const hours = (Date.parse(later?.counts_from ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  expect(await applyDueRaises(shop.db)).toBe(0)
  await sql`update amount_limit set counts_from = now() where name = 'recharge_maximum'`.execute(shop.db)
  expect(await applyDueRaises(shop.db)).toBe(1)
  expect(await amount('recharge_maximum')).toMatchObject({ amount_cents: before + 100, later: null })

  await setAmount('recharge_maximum', before + 200)
  expect((await setAmount('recharge_maximum', before)).data.outcome).toBe('changed')
  expect(await amount('recharge_maximum')).toMatchObject({ amount_cents: before, later: null })
})

test('amounts stay within their bounds and do not contradict each other', async () => {
  expect(await setAmount('recharge_minimum', 0)).toMatchObject({
    reason: 'setting_out_of_bounds',
    field: 'amount_cents',
  })
  expect(await setAmount('recharge_maximum', 10 ** 12)).toMatchObject({ reason: 'setting_out_of_bounds' })
  const { amount_cents: minimum } = await amount('extract_minimum')
  expect(await setAmount('extract_maximum', minimum - 1)).toMatchObject({ reason: 'settings_at_odds' })
  expect(await setAmount('extract_bank_fixed', minimum)).toMatchObject({ reason: 'settings_at_odds' })
  // Scheduled raises are checked as well.
  await setAmount('extract_minimum', minimum + 500)
  expect(await setAmount('extract_maximum', minimum + 400)).toMatchObject({ reason: 'settings_at_odds' })
  expect(await setAmount('extract_chain_fixed', minimum)).toMatchObject({ reason: 'settings_at_odds' })
  await setAmount('extract_minimum', minimum)
})

test('an owner changes time-outs within their bounds', async () => {
  const session = (await settings()).times.find(({ name }) => name === 'session')
  expect(session).toMatchObject({ seconds: 3 * 86_400, minimum_s: 3_600 })
  const set = (seconds: number, { call }: Operator = owner, revision = session?.revision ?? '') =>
    call('POST /api/admin/setting/time', { body: { name: 'session', seconds, revision } })
  expect(await set(60)).toMatchObject({ reason: 'setting_out_of_bounds', field: 'seconds' })
  expect((await set(86_400)).data.outcome).toBe('changed')
  expect(await set(7_200)).toMatchObject({ reason: 'changed_meanwhile' })
  const shopper = await aShopper(shop)
  const { expires_at } = await shop.db
    .selectFrom('session')
    .select('expires_at')
    .where('user_id', '=', shopper.user_id)
    .executeTakeFirstOrThrow()
  expect((Date.parse(expires_at) - Date.now()) / 3_600_000).toBeLessThanOrEqual(24)
  const support = await anOperator(shop, { roles: ['support'] })
  const changed = (await settings()).times.find(({ name }) => name === 'session')
  expect(await set(7_200, support, changed?.revision)).toMatchObject({ reason: 'role_needed' })
  expect((await set(3 * 86_400, owner, changed?.revision)).code).toBe(1)
})

const account = {
  bank_name: 'Harbour Bank',
  account_name: 'Sampan Ltd',
  account_number: '012-345678-901',
  swift: 'HARBHKHH',
  country: 'HK',
  note: { en: 'Write the reference.', ja: '番号を書いてください。' },
}

test('shoppers see a bank account after it is added, and not after it is closed', async () => {
  const added = (await owner.call('POST /api/admin/setting/bank_account_add', { body: account })).data.settings
  const { bank_account_id = '', revision = '' } = added.bank_accounts[0] ?? {}
  const shopper = await aShopper(shop)
  const openAccounts = async () => (await shopper.call('GET /api/user/recharge')).data.bank_accounts
  expect(await openAccounts()).toMatchObject([{ account_number: '012-345678-901', note: 'Write the reference.' }])
  const change = (is_open: boolean, revision: string) =>
    owner.call('POST /api/admin/setting/bank_account', {
      body: { bank_account_id, revision, is_open, position: 2, note: account.note },
    })
  expect((await change(false, revision)).data.outcome).toBe('changed')
  expect(await openAccounts()).toEqual([])
  expect(await change(true, revision)).toMatchObject({ reason: 'changed_meanwhile' })
  const [entry] = await history()
  expect(entry).toMatchObject({ setting: `bank_account:${bank_account_id}` })
  expect(JSON.stringify(await history())).not.toContain('012-345678')
  const wrong = { body: { ...account, swift: 'HARB' } }
  expect(await owner.call('POST /api/admin/setting/bank_account_add', wrong)).toMatchObject({ status: 400 })
})

test('a network is opened and closed for recharges; an unknown network is not found', async () => {
  await shop.db.insertInto('chain_network').values({ network: 'demo', position: 1 }).execute()
  const shopper = await aShopper(shop)
  const methods = async () => (await shopper.call('GET /api/user/recharge')).data.methods
  expect(await methods()).toContain('chain')
  const [{ revision = '' } = {}] = (await settings()).networks
  const set = (network: string, is_open: boolean) =>
    owner.call('POST /api/admin/setting/network', { body: { network, is_open, revision } })
  expect((await set('demo', false)).data.settings.networks).toMatchObject([{ network: 'demo', is_open: false }])
  expect(await methods()).not.toContain('chain')
  expect(await set('demo', true)).toMatchObject({ reason: 'changed_meanwhile' })
  expect(await set('nowhere', true)).toMatchObject({ status: 404 })
})

test('if one setting is changed twice concurrently, exactly one change succeeds', async () => {
  const { revision, amount_cents } = await amount('unpaid_goods')
  const answers = await Promise.all(
    [1, 2].map((less) => setAmount('unpaid_goods', amount_cents - less, owner, revision)),
  )
  expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'changed_meanwhile'])
})

test('with a second operator amounts are only proposed; an owner changes how much one operator may do alone', async () => {
  expect((await settings()).needs_second).toBe(false)
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect((await settings()).needs_second).toBe(true)
  const { revision, amount_cents } = await amount('recharge_minimum')
  const reason = 'Small sums cost more than they bring'
  const input = { name: 'recharge_minimum', amount_cents: amount_cents - 1, revision, reason } as const
  const { data } = await owner.call('POST /api/admin/setting/amount', { body: input })
  expect(data).toMatchObject({
    outcome: 'proposed',
    settings: { proposals: [{ kind: 'setting_amount', ref_id: 'recharge_minimum' }] },
  })
  expect((await amount('recharge_minimum')).amount_cents).toBe(amount_cents)
  expect((await setAmount('extract_second_operator', 900, finance)).reason).toBe('role_needed')
  await sql`delete from operator_term where operator_id = ${finance.operator_id}`.execute(shop.db)
  expect((await setAmount('recharge_minimum', amount_cents - 2)).data.outcome).toBe('changed')
  const fulfilment = await anOperator(shop, { roles: ['fulfilment'] })
  expect((await setAmount('recharge_minimum', 800, fulfilment)).reason).toBe('role_needed')
})

test('networks and bank accounts wait for a second operator as well, and their proposals list the changes', async () => {
  const finance = await anOperator(shop, { roles: ['finance'] })
  const reason = 'We moved'
  const decide = (proposal_id: string) =>
    owner.call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: true } })
  const proposedFor = async (kind: string) =>
    (await settings()).proposals.find((one) => one.kind === kind)?.proposal_id ?? ''

  const [network] = (await settings()).networks
  const closing = { network: 'demo', is_open: true, revision: network?.revision ?? '', reason }
  expect((await finance.call('POST /api/admin/setting/network', { body: closing })).data.outcome).toBe('proposed')
  const opened = await decide(await proposedFor('setting_network'))
  expect(opened.data).toMatchObject({
    about: 'demo',
    state: 'carried_out',
    changes: [{ field: 'is_open', before: { is: false }, after: { is: true } }],
  })
  expect((await settings()).networks).toMatchObject([{ is_open: true }])

  const added = { ...account, account_number: '99-88', note: { en: 'Hello' }, reason }
  await finance.call('POST /api/admin/setting/bank_account_add', { body: added })
  const again = await finance.call('POST /api/admin/setting/bank_account_add', {
    body: { ...added, account_number: '9988' },
  })
  expect(again.reason).toBe('proposal_open')
  expect((await settings()).bank_accounts.some(({ account_number }) => account_number === '99-88')).toBe(false)
  const { data } = await decide(await proposedFor('bank_account_add'))
  expect(data.changes).toContainEqual({ field: 'account_number', before: null, after: { text: '99-88' } })
  expect(data.changes).toContainEqual({ field: 'note', language: 'en', before: null, after: { text: 'Hello' } })
  const mine = (await settings()).bank_accounts.find(({ account_number }) => account_number === '99-88')

  const { bank_account_id = '', revision = '', position = 0 } = mine ?? {}
  const change = { bank_account_id, revision, is_open: false, position, note: { ja: 'どうも' }, reason }
  await finance.call('POST /api/admin/setting/bank_account', { body: change })
  const changed = (await decide(await proposedFor('bank_account_change'))).data
  expect(changed.about).toBe('Harbour Bank …9-88')
  expect(changed.changes).toEqual([
    { field: 'is_open', before: { is: true }, after: { is: false } },
    { field: 'note', language: 'en', before: { text: 'Hello' }, after: null },
    { field: 'note', language: 'ja', before: null, after: { text: 'どうも' } },
  ])
  expect(JSON.stringify(await history())).not.toContain('99-88')
})

test('an owner sets the terms of a country; a second change of the same revision is refused, and the history has both values', async () => {
  const set = (body: { country: string; refund_days: number; has_lowest_price: boolean; revision: string | null }) =>
    owner.call('POST /api/admin/setting/destination', { body })
  const before = (await settings()).destinations.find(({ country }) => country === 'DE')
  expect(before).toMatchObject({ refund_days: 14, has_lowest_price: true, changed_by: null })
  const revision = before?.revision ?? ''
  const terms = { country: 'DE', refund_days: 30, has_lowest_price: true }
  expect(await set({ ...terms, revision })).toMatchObject({ data: { outcome: 'changed' } })
  expect(await set({ ...terms, revision })).toMatchObject({ reason: 'changed_meanwhile' })
  expect(await set({ ...terms, revision: null })).toMatchObject({ reason: 'changed_meanwhile' })
  expect((await settings()).destinations).toContainEqual({
    ...terms,
    revision: expect.any(String),
    changed_by: owner.account,
    changed_at: expect.any(String),
  })
  expect((await history())[0]).toMatchObject({ setting: 'destination:DE', before: '14, lowest', after: '30, lowest' })
  const japan = { country: 'JP', refund_days: 8, has_lowest_price: false, revision: null }
  expect(await set(japan)).toMatchObject({ data: { outcome: 'changed' } })
  expect(await set(japan)).toMatchObject({ reason: 'changed_meanwhile' })
  expect((await set({ ...japan, country: 'XX' })).status).toBe(400)
  expect((await set({ ...japan, refund_days: 91 })).status).toBe(400)
})

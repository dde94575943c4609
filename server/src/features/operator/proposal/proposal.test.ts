import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { agree } from '../../../../testing/proposals.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { revisionOfAmount } from '../../setting/setting-revision-service.ts'
import { expireProposals } from './proposal-sql.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const finance = await anOperator(shop, { roles: ['finance'] })
const other = await anOperator(shop, { roles: ['finance'] })
const support = await anOperator(shop, { roles: ['support'] })

type Operator = typeof owner

const limit = () =>
  shop.db
    .selectFrom('amount_limit')
    .select(['amount_cents', 'later_cents', 'changed_by'])
    .where('name', '=', 'recharge_maximum')
    .executeTakeFirstOrThrow()

async function proposeAmount(by: Operator, less: number, reason = 'Too much') {
  const row = await limit()
  const change = { amount_cents: row.amount_cents - less, revision: revisionOfAmount(row) }
  const body = { name: 'recharge_maximum', ...change, reason } as const
  return by.call('POST /api/admin/setting/amount', { body })
}

/** Proposes a lower limit. @returns the proposal's id. */
async function aProposal(by: Operator = finance, less = 100) {
  const { data } = await proposeAmount(by, less)
  expect(data.outcome).toBe('proposed')
  return data.settings.proposals.find(({ ref_id }) => ref_id === 'recharge_maximum')?.proposal_id ?? ''
}

const refuse = ({ call }: Operator, proposal_id: string, why = 'Not now') =>
  call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: false, why } })
const withdraw = ({ call }: Operator, proposal_id: string) =>
  call('POST /api/admin/proposal/withdraw', { body: { proposal_id } })
const read = ({ call }: Operator, proposal_id: string) =>
  call('GET /api/admin/proposal/detail', { query: { proposal_id } })
const list = async ({ call }: Operator, query: { state?: 'open' | 'expired' } = {}) =>
  (await call('GET /api/admin/proposal/list', { query })).data.items
const logOf = (ref_id: string) =>
  shop.db
    .selectFrom('desk_log')
    .select(['action', 'operator_id'])
    .where('ref_id', '=', ref_id)
    .orderBy('log_id')
    .execute()

beforeEach(async () => {
  await sql`update desk_proposal set state = 'expired', decided_at = now() where state = 'open'`.execute(shop.db)
})

test('a proposed setting applies after a second operator approves, and the log names both operators', async () => {
  const before = await limit()
  const proposal_id = await aProposal()
  expect(await limit()).toEqual(before)
  expect((await read(other, proposal_id)).data).toMatchObject({
    kind: 'setting_amount',
    ref_id: 'recharge_maximum',
    reason: 'Too much',
    state: 'open',
    proposed_by: finance.account,
    decided_by: null,
    changes: [{ field: 'amount', before: { cents: before.amount_cents }, after: { cents: before.amount_cents - 100 } }],
    has_moved: false,
    cannot_agree: null,
    may_refuse: true,
    may_withdraw: false,
    has_second: true,
  })
  const agreed = (await agree(other, proposal_id)).data
  expect(agreed).toMatchObject({ state: 'carried_out', decided_by: other.account, may_refuse: false })
  expect(agreed.changes[0]?.before).toEqual({ cents: before.amount_cents })
  expect(await limit()).toMatchObject({ amount_cents: before.amount_cents - 100, changed_by: other.operator_id })
  expect(await logOf(proposal_id)).toEqual([
    { action: 'proposal_made', operator_id: finance.operator_id },
    { action: 'proposal_carried_out', operator_id: other.operator_id },
  ])
  const { data } = await owner.call('GET /api/admin/setting/history', { query: {} })
  expect(data.items[0]).toMatchObject({ operator: other.account, proposed_by: finance.account })
})

test('a raised amount applies a day after the decision, not after the proposal', async () => {
  const proposal_id = await aProposal(finance, -100)
  await sql`update desk_proposal set proposed_at = now() - interval '2 days' where proposal_id = ${proposal_id}`.execute(
    shop.db,
  )
  const { amount_cents } = await limit()
  await agree(other, proposal_id)
  expect(await limit()).toMatchObject({ amount_cents, later_cents: amount_cents + 100 })
})

test('operators can neither approve nor refuse their own proposals, and a proposal needs a reason', async () => {
  const proposal_id = await aProposal()
  expect((await read(finance, proposal_id)).data).toMatchObject({
    cannot_agree: 'own',
    may_refuse: false,
    may_withdraw: true,
  })
  expect(await agree(finance, proposal_id)).toMatchObject({ reason: 'proposal_own' })
  expect(await refuse(finance, proposal_id)).toMatchObject({ reason: 'proposal_own' })
  expect((await read(finance, proposal_id)).data.state).toBe('open')
  const { amounts } = (await finance.call('GET /api/admin/setting/list')).data
  const { revision = '' } = amounts.find(({ name }) => name === 'unpaid_goods') ?? {}
  const body = { name: 'unpaid_goods', amount_cents: 100_00, revision } as const
  expect(await finance.call('POST /api/admin/setting/amount', { body })).toMatchObject({
    reason: 'reason_needed',
    field: 'reason',
  })
})

test('an operator who has had the role for less than a day can refuse but not approve', async () => {
  const newcomer = await anOperator(shop, { is_new: true })
  const proposal_id = await aProposal()
  expect((await read(newcomer, proposal_id)).data).toMatchObject({ cannot_agree: 'too_new', may_refuse: true })
  const refused = await agree(newcomer, proposal_id)
  expect(refused).toMatchObject({ reason: 'second_too_new' })
  expect(Date.parse(refused.retry_at ?? '')).toBeGreaterThan(Date.now() + 86_000_000)
  expect((await refuse(newcomer, proposal_id)).data).toMatchObject({ state: 'refused', why: 'Not now' })
})

test('an owner cannot approve the proposal of an operator who was just added', async () => {
  const newcomer = await anOperator(shop, { roles: ['finance'], is_new: true })
  const proposal_id = await aProposal(newcomer)
  expect((await read(owner, proposal_id)).data).toMatchObject({ cannot_agree: 'proposer_too_new', may_refuse: true })
  expect(await agree(owner, proposal_id)).toMatchObject({ reason: 'proposer_too_new' })
  await sql`update operator_term set since = since - interval '1 day'
    where operator_id = ${newcomer.operator_id}`.execute(shop.db)
  expect((await agree(owner, proposal_id)).data.state).toBe('carried_out')
})

test('a subject can have only one open proposal; after the decision another proposal can be made', async () => {
  const proposal_id = await aProposal()
  expect(await proposeAmount(other, 200)).toMatchObject({ reason: 'proposal_open' })
  const { amounts } = (await other.call('GET /api/admin/setting/list')).data
  const { revision = '' } = amounts.find(({ name }) => name === 'recharge_minimum') ?? {}
  const answers = await Promise.all(
    [1, 2].map((at) =>
      other.call('POST /api/admin/setting/amount', {
        body: { name: 'recharge_minimum', amount_cents: 500 + at, revision, reason: 'Race' },
      }),
    ),
  )
  expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'proposal_open'])
  await refuse(owner, proposal_id)
  expect(await agree(owner, proposal_id)).toMatchObject({ reason: 'state_changed' })
  expect(await aProposal(other, 200)).not.toBe(proposal_id)
})

test('if a proposal is decided several times at the same time, exactly one decision succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const { amount_cents } = await limit()
    const proposal_id = await aProposal()
    const answers = await Promise.all([
      agree(other, proposal_id),
      agree(owner, proposal_id),
      refuse(owner, proposal_id),
    ])
    expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'state_changed', 'state_changed'])
    const { state } = (await read(owner, proposal_id)).data
    expect((await limit()).amount_cents).toBe(state === 'carried_out' ? amount_cents - 100 : amount_cents)
  }
})

test('a proposal whose subject changed is shown as outdated, and ends when an operator tries to approve', async () => {
  const proposal_id = await aProposal()
  await sql`update amount_limit set amount_cents = amount_cents - 1
    where name = 'recharge_maximum'`.execute(shop.db)
  const before = await limit()
  expect((await read(other, proposal_id)).data).toMatchObject({ state: 'open', has_moved: true })
  expect(await agree(other, proposal_id)).toMatchObject({ reason: 'proposal_outdated' })
  expect(await limit()).toEqual(before)
  expect((await read(other, proposal_id)).data.state).toBe('outdated')
  expect(await withdraw(finance, proposal_id)).toMatchObject({ reason: 'state_changed' })
})

test('the proposer and owners can withdraw a proposal, other operators cannot', async () => {
  const first = await aProposal()
  expect(await withdraw(other, first)).toMatchObject({ reason: 'role_needed' })
  expect((await withdraw(finance, first)).data).toMatchObject({ state: 'withdrawn', decided_by: finance.account })
  const second = await aProposal()
  expect((await withdraw(owner, second)).data.state).toBe('withdrawn')
  expect(await withdraw(owner, second)).toMatchObject({ reason: 'state_changed' })
})

test('an undecided proposal expires after seven days', async () => {
  const proposal_id = await aProposal()
  const { proposed_at, expires_at } = (await read(owner, proposal_id)).data
  expect((Date.parse(expires_at) - Date.parse(proposed_at)) / 86_400_000).toBe(7)
  await sql`update desk_proposal set expires_at = now() where proposal_id = ${proposal_id}`.execute(shop.db)
  expect(await agree(other, proposal_id)).toMatchObject({ reason: 'state_changed' })
  // A new proposal can be made before the sweep has ended the expired proposal.
  await aProposal(other)
  expect((await list(owner, { state: 'expired' }))[0]).toMatchObject({ proposal_id, decided_by: null })
  expect(await expireProposals(shop.db)).toBe(0)
})

test('the proposal of a blocked operator is not carried out', async () => {
  const leaver = await anOperator(shop, { roles: ['finance'] })
  const proposal_id = await aProposal(leaver)
  await sql`update operator set blocked_at = now() where operator_id = ${leaver.operator_id}`.execute(shop.db)
  expect(await agree(other, proposal_id)).toMatchObject({ reason: 'proposal_outdated' })
})

test('operators see the proposals that they may decide, newest first, in pages', async () => {
  const proposal_id = await aProposal()
  expect((await list(finance))[0]).toMatchObject({ proposal_id, state: 'open' })
  expect((await list(owner, { state: 'open' })).map((one) => one.proposal_id)).toEqual([proposal_id])
  expect(await list(support)).toEqual([])
  expect((await read(support, proposal_id)).status).toBe(404)
  expect(await agree(support, proposal_id)).toMatchObject({ reason: 'role_needed' })
  const { data } = await owner.call('GET /api/admin/proposal/list', { query: { page_size: 1 } })
  const next = { page_size: 1, cursor: data.next_cursor ?? '' }
  const older = (await owner.call('GET /api/admin/proposal/list', { query: next })).data
  expect(Date.parse(older.items[0]?.proposed_at ?? '')).toBeLessThan(Date.parse(data.items[0]?.proposed_at ?? ''))
})

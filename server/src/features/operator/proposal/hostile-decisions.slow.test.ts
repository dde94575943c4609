import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { agree } from '../../../../testing/proposals.ts'
import { anOperator, aShop, callerOf, deskSessionOf, PASSWORD } from '../../../../testing/world.ts'
import { revisionOf } from '../../../http/revision.ts'
// Tests attempts of operators to do more than they are allowed to do.
import { revisionOfAmount } from '../../setting/setting-revision-service.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const finance = await anOperator(shop, { roles: ['finance'] })
const other = await anOperator(shop, { roles: ['finance'] })
type Operator = typeof owner

const limit = () =>
  shop.db
    .selectFrom('amount_limit')
    .select(['amount_cents', 'later_cents'])
    .where('name', '=', 'recharge_maximum')
    .executeTakeFirstOrThrow()
async function aProposal({ call }: Operator = finance): Promise<string> {
  const row = await limit()
  const change = { amount_cents: row.amount_cents - 1, revision: revisionOfAmount(row) }
  const body = { name: 'recharge_maximum', ...change, reason: 'Less' } as const
  const { data } = await call('POST /api/admin/setting/amount', { body })
  return data.settings.proposals.find(({ ref_id }) => ref_id === 'recharge_maximum')?.proposal_id ?? ''
}
const refuse = ({ call }: Pick<Operator, 'call'>, proposal_id: string) =>
  call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: false, why: 'No' } })
const withdraw = ({ call }: Pick<Operator, 'call'>, proposal_id: string) =>
  call('POST /api/admin/proposal/withdraw', { body: { proposal_id } })
const read = ({ call }: Pick<Operator, 'call'>, proposal_id: string) =>
  call('GET /api/admin/proposal/detail', { query: { proposal_id } })
const stateOf = async (proposal_id: string) => (await read(owner, proposal_id)).data.state
const block = ({ operator_id }: Operator) =>
  owner.call('POST /api/admin/operator/block', { body: { operator_id, reason: 'Hostile' } })
const setRoles = ({ operator_id }: Operator, roles: ('finance' | 'support')[]) =>
  owner.call('POST /api/admin/operator/roles', { body: { operator_id, revision: revisionOf(['finance']), roles } })

beforeEach(async () => {
  await sql`update desk_proposal set state = 'expired', decided_at = now() where state = 'open'`.execute(shop.db)
})

test('an unknown id, or an id of another object, gives no access', async () => {
  const before = await limit()
  await aProposal()
  for (const proposal_id of [crypto.randomUUID(), finance.operator_id]) {
    const answers = [read, agree, refuse, withdraw].map((act) => act(other, proposal_id))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
  expect(await limit()).toEqual(before)
})

test('a decision with unknown fields is refused', async () => {
  const proposal_id = await aProposal()
  const body = { proposal_id, agrees: true as const, proposed_by: other.operator_id, body: { amount_cents: 1 } }
  expect((await other.call('POST /api/admin/proposal/decide', { body })).status).toBe(400)
  expect(await stateOf(proposal_id)).toBe('open')
})

test('operators cannot decide their own proposals from another session either; a database constraint enforces this', async () => {
  const proposal_id = await aProposal()
  const entered = await callerOf(shop)('POST /api/admin/login', {
    body: { account: finance.account, password: PASSWORD },
  })
  const elsewhere = { call: callerOf(shop, deskSessionOf(entered)) }
  expect(await agree(elsewhere, proposal_id)).toMatchObject({ reason: 'proposal_own' })
  expect(await refuse(elsewhere, proposal_id)).toMatchObject({ reason: 'proposal_own' })
  await expect(
    sql`update desk_proposal set state = 'carried_out', decided_by = proposed_by, decided_at = now()
      where proposal_id = ${proposal_id}`.execute(shop.db),
  ).rejects.toThrow('two_people')
  expect(await stateOf(proposal_id)).toBe('open')
})

test('a blocked operator can neither read nor decide proposals with an open session', async () => {
  const leaver = await anOperator(shop, { roles: ['finance'] })
  const proposal_id = await aProposal()
  await block(leaver)
  for (const act of [read, agree, refuse, withdraw]) expect((await act(leaver, proposal_id)).status).toBe(401)
  expect(await stateOf(proposal_id)).toBe('open')
})

test('if an operator loses the role during a decision, the decision succeeds only if it came first', async () => {
  for (let round = 0; round < 6; round++) {
    const mover = await anOperator(shop, { roles: ['finance'] })
    const { amount_cents } = await limit()
    const proposal_id = await aProposal()
    const [agreed] = await Promise.all([agree(mover, proposal_id), setRoles(mover, ['support'])])
    expect([undefined, 'role_needed'], `round ${round}`).toContain(agreed.reason)
    expect(await stateOf(proposal_id)).toBe(agreed.code === 1 ? 'carried_out' : 'open')
    expect((await limit()).amount_cents).toBe(agreed.code === 1 ? amount_cents - 1 : amount_cents)
    expect(await agree(mover, proposal_id)).toMatchObject({ reason: 'role_needed' })
    await withdraw(owner, proposal_id)
  }
})

test('if the proposer is blocked during the approval, the proposal is carried out only if the approval came first', async () => {
  for (let round = 0; round < 6; round++) {
    const leaver = await anOperator(shop, { roles: ['finance'] })
    const { amount_cents } = await limit()
    const proposal_id = await aProposal(leaver)
    const [agreed, blocked] = await Promise.all([agree(other, proposal_id), block(leaver)])
    expect(blocked.code).toBe(1)
    expect([undefined, 'proposal_outdated', 'state_changed'], `round ${round}`).toContain(agreed.reason)
    expect(await stateOf(proposal_id)).toBe(agreed.code === 1 ? 'carried_out' : 'outdated')
    expect((await limit()).amount_cents).toBe(agreed.code === 1 ? amount_cents - 1 : amount_cents)
  }
})

test('if a proposal is approved, refused and withdrawn at the same time, exactly one succeeds', async () => {
  for (let round = 0; round < 4; round++) {
    const proposal_id = await aProposal()
    const acts = [agree(other, proposal_id), refuse(owner, proposal_id), withdraw(finance, proposal_id)]
    const successes = (await Promise.all(acts)).filter(({ code }) => code === 1)
    expect(successes).toHaveLength(1)
    const ends = await shop.db
      .selectFrom('desk_log')
      .select('action')
      .where('ref_id', '=', proposal_id)
      .where('action', '<>', 'proposal_made')
      .execute()
    expect(ends).toHaveLength(1)
  }
})

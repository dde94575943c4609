import type { DeskRole } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteAccountOf } from '../../../../testing/deletion-world.ts'
import { agree } from '../../../../testing/proposals.ts'
import {
  aClaim,
  aPassedRecharge,
  aSentWithdrawal,
  aWithdrawal,
  CARD_NUMBER,
  setDemoChain,
} from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShop, type TestShopper } from '../../../../testing/world.ts'
import { revisionOf } from '../../../http/revision.ts'
import { audit } from '../../../ledger/audit.ts'
import { proposal_kinds } from '../../../proposal-kinds.ts'
import { endOutdated } from './proposal-sweep-service.ts'

const shop = await aShop({ max: 40 })
const owner = await anOperator(shop)
const finance = await anOperator(shop, { roles: ['finance'] })
const other = await anOperator(shop, { roles: ['finance'] })
const support = await anOperator(shop, { roles: ['support'] })
type Operator = typeof owner

const stored = ({ db }: TestShop, proposal_id: string) =>
  db.selectFrom('desk_proposal').selectAll().where('proposal_id', '=', proposal_id).executeTakeFirstOrThrow()
const read = async (proposal_id: string, { call }: Operator = owner) =>
  (await call('GET /api/admin/proposal/detail', { query: { proposal_id } })).data
const logOf = ({ db }: TestShop, proposal_id: string) =>
  db
    .selectFrom('desk_log')
    .select(['action', 'operator_id', 'details'])
    .where('ref_id', '=', proposal_id)
    .orderBy('created_at')
    .orderBy('log_id')
    .execute()
const sweep = () => endOutdated({ db: shop.db, keys: shop.context.keys, kinds: proposal_kinds }, () => {})

const aCredit = (shopper: TestShopper, cents: number) => aPassedRecharge(shop, finance, shopper, cents)
const correct = async (recharge_id: string, amount_cents: number, { call }: Operator = finance) =>
  (await call('POST /api/admin/wallet/correct', { body: { recharge_id, amount_cents, reason: 'Credited twice' } })).data
    .proposal_id
const writeOff = async ({ user_id }: TestShopper, receivable_cents: number) =>
  (await finance.call('POST /api/admin/wallet/write_off', { body: { user_id, receivable_cents, reason: 'Small' } }))
    .data.proposal_id
const aSentPayout = (shopper: TestShopper) => aSentWithdrawal(shopper, finance)
const requeue = async (extract_id: string) =>
  (await finance.call('POST /api/admin/extract/requeue', { body: { extract_id, reason: 'Lost' } })).data.proposal_id
/** Creates a proposal to pay out the balance of a blocked shopper. */
async function aBlockedPayout(shopper?: TestShopper) {
  const blocked = shopper ?? (await aShopper(shop, { balance_cents: 7_000 }))
  const { user_id } = blocked
  await support.call('POST /api/admin/shopper/block', { body: { user_id, reason: 'Stolen cards' } })
  const to = { draw_type: 'bank', bank_name: 'Bank', account_name: 'Mei', bank_card_number: CARD_NUMBER } as const
  const { data } = await finance.call('POST /api/admin/shopper/pay_out', { body: { user_id, reason: 'Fraud', to } })
  return { shopper: blocked, proposal_id: data.proposal_id }
}
/** Proposes a lower limit. @returns the id of the open proposal. */
async function aLowerLimit(by: Operator): Promise<string> {
  const settings = (await by.call('GET /api/admin/setting/list')).data
  const maximum = settings.amounts.find(({ name }) => name === 'recharge_maximum')
  const { amount_cents = 0, revision = '' } = maximum ?? {}
  const body = { name: 'recharge_maximum', amount_cents: amount_cents - 100, revision, reason: 'Less' } as const
  const { data } = await by.call('POST /api/admin/setting/amount', { body })
  expect(data.outcome).toBe('proposed')
  return data.settings.proposals.find(({ ref_id }) => ref_id === 'recharge_maximum')?.proposal_id ?? ''
}

test('if an operator changes a setting without a proposal, the open proposal to change it ends in the same transaction', async () => {
  const small = await aShop()
  const [chief, helper] = [await anOperator(small), await anOperator(small, { roles: ['finance'] })]
  const settings = async () => (await chief.call('GET /api/admin/setting/list')).data
  const account = { bank_name: 'Harbour', account_name: 'Sampan', account_number: '12 34', swift: 'HARBHKHH' }
  const added = { ...account, country: 'HK', note: {} }
  await sql`insert into bank_account (bank_name, account_name, account_number, swift, country, note, position, is_open)
    values ('River', 'Sampan', '77', 'RIVEHKHH', 'HK', '{}', 1, true)`.execute(small.db)
  await setDemoChain(small, true)
  const { amounts, networks, bank_accounts } = await settings()
  const [limit] = amounts.filter(({ name }) => name === 'recharge_maximum')
  const [network, bank] = [networks[0], bank_accounts[0]]
  if (!limit || !network || !bank) throw new Error('a shop has them')
  const { amount_cents, revision } = limit
  const change = async (by: Operator, reason: string, less: number) =>
    Promise.all([
      by.call('POST /api/admin/setting/amount', {
        body: { name: 'recharge_maximum', amount_cents: amount_cents - less, revision, reason },
      }),
      by.call('POST /api/admin/setting/network', {
        body: { network: network.network, is_open: !network.is_open, revision: network.revision, reason },
      }),
      by.call('POST /api/admin/setting/bank_account', {
        body: {
          bank_account_id: bank.bank_account_id,
          revision: bank.revision,
          is_open: less > 100,
          position: 1,
          note: {},
          reason,
        },
      }),
      by.call('POST /api/admin/setting/bank_account_add', { body: { ...added, reason } }),
    ])
  const proposed = await change(helper, 'Together', 100)
  expect(proposed.map(({ data }) => data.outcome)).toEqual(Array(4).fill('proposed'))
  const { proposals } = await settings()
  expect(proposals).toHaveLength(4)
  // The other operator lost the role days ago, so the owner is alone.
  await sql`update operator_term set since = now() - interval '9 days', until = now() - interval '2 days'
    where operator_id = ${helper.operator_id}`.execute(small.db)
  const alone = await change(chief, 'Alone', 200)
  expect(alone.map(({ data }) => data.outcome)).toEqual(Array(4).fill('changed'))
  expect((await settings()).proposals).toEqual([])
  for (const { proposal_id } of proposals) {
    const { state, decided_by, why, outdated_because } = await stored(small, proposal_id)
    expect({ state, decided_by, why, outdated_because }).toEqual({
      ...{ state: 'outdated', decided_by: chief.operator_id, why: null, outdated_because: 'moved' },
    })
    expect((await logOf(small, proposal_id)).at(-1)).toMatchObject({
      action: 'proposal_outdated',
      operator_id: chief.operator_id,
      details: { proposed_by: helper.operator_id, because: 'moved' },
    })
    expect(await agree(chief, proposal_id)).toMatchObject({ reason: 'state_changed' })
  }
  expect((await read(proposals[0]?.proposal_id ?? '', chief)).outdated_because).toBe('moved')
  const { data } = await chief.call('GET /api/admin/proposal/list', { query: { state: 'outdated' } })
  expect(data.items).toHaveLength(4)
})

test('recording the result of a payout ends the proposal to queue the payout again', async () => {
  const shopper = await aShopper(shop, { balance_cents: 20_000 })
  const paid = await aSentPayout(shopper)
  const failed = await aSentPayout(shopper)
  const [first, second] = [await requeue(paid), await requeue(failed)]
  const payout = { extract_id: paid, payout_state: 'done', reference: 'HB-1' } as const
  await other.call('POST /api/admin/extract/payout', { body: payout })
  const not = { extract_id: failed, payout_state: 'failed', reason: 'No such account' } as const
  await finance.call('POST /api/admin/extract/payout', { body: not })
  const { proposals } = (await other.call('GET /api/admin/extract/detail', { query: { extract_id: failed } })).data
  await agree(other, proposals.find(({ kind }) => kind === 'payout_failed')?.proposal_id ?? '')
  for (const proposal_id of [first, second]) {
    expect(await read(proposal_id)).toMatchObject({ state: 'outdated', outdated_because: 'moved' })
    expect((await logOf(shop, proposal_id)).map(({ action }) => action)).toEqual(['proposal_made', 'proposal_outdated'])
  }
})

test('unblocking an account ends the proposal to pay out its balance, and deletes the card number', async () => {
  const { shopper, proposal_id } = await aBlockedPayout()
  expect(JSON.stringify(await stored(shop, proposal_id))).toContain('sealed')
  const body = { user_id: shopper.user_id, reason: 'A mistake' }
  expect((await support.call('POST /api/admin/shopper/unblock', { body })).code).toBe(1)
  expect(await read(proposal_id)).toMatchObject({ state: 'outdated', decided_by: support.account })
  expect(JSON.stringify(await stored(shop, proposal_id))).not.toContain('sealed')
})

test('correcting a wallet ends proposals about its previous amounts', async () => {
  const rich = await aShopper(shop)
  const recharge_id = await aCredit(rich, 3000)
  const { proposal_id } = await aBlockedPayout(rich)
  expect((await agree(other, await correct(recharge_id, 1000))).code).toBe(1)
  expect(await read(proposal_id)).toMatchObject({ state: 'outdated', decided_by: other.account })

  const debtor = await aShopper(shop)
  const [first, second] = [await aCredit(debtor, 5000), await aCredit(debtor, 4000)]
  await aSentWithdrawal(debtor, finance, 9000)
  await agree(other, await correct(first, 1000))
  const write_off = await writeOff(debtor, 1000)
  await agree(other, await correct(second, 1500))
  expect(await read(write_off)).toMatchObject({ state: 'outdated', outdated_because: 'moved' })
})

test('if the proposer is blocked or loses the role, the proposal ends and shows this reason', async () => {
  const [leaver, mover, demoted] = [
    await anOperator(shop, { roles: ['finance'] }),
    await anOperator(shop, { roles: ['finance', 'support'] }),
    await anOperator(shop, { roles: ['owner', 'finance'] }),
  ]
  const shopper = await aShopper(shop)
  const proposal_ids = [leaver, mover, demoted].map(async (one) => correct(await aCredit(shopper, 1000), 100, one))
  const [of_leaver = '', of_mover = '', of_demoted = ''] = await Promise.all(proposal_ids)
  const setRoles = ({ operator_id }: Operator, roles: DeskRole[], from: DeskRole[]) =>
    owner.call('POST /api/admin/operator/roles', { body: { operator_id, revision: revisionOf(from), roles } })
  await setRoles(mover, ['finance'], ['finance', 'support'])
  expect((await read(of_mover)).state).toBe('open')
  await setRoles(mover, ['support'], ['finance'])
  // Owners may make proposals that finance may not make.
  await setRoles(demoted, ['finance'], ['finance', 'owner'])
  await owner.call('POST /api/admin/operator/block', { body: { operator_id: leaver.operator_id, reason: 'Left' } })
  for (const proposal_id of [of_leaver, of_mover, of_demoted]) {
    const ended = { state: 'outdated', outdated_because: 'proposer', decided_by: owner.account, may_refuse: false }
    expect(await read(proposal_id)).toMatchObject(ended)
    expect(await agree(other, proposal_id)).toMatchObject({ reason: 'state_changed' })
    expect((await logOf(shop, proposal_id)).at(-1)).toMatchObject({
      action: 'proposal_outdated',
      details: { because: 'proposer' },
    })
  }
})

test('approving an outdated proposal is refused and ends the proposal, so that a new proposal can be made', async () => {
  const proposal_id = await aLowerLimit(finance)
  await sql`update amount_limit set amount_cents = amount_cents - 1 where name = 'recharge_maximum'`.execute(shop.db)
  expect(await read(proposal_id)).toMatchObject({ state: 'open', has_moved: true })
  const answers = await Promise.all([agree(other, proposal_id), agree(owner, proposal_id)])
  for (const { reason } of answers) expect(['proposal_outdated', 'state_changed']).toContain(reason)
  expect(await read(proposal_id)).toMatchObject({ state: 'outdated', outdated_because: 'moved', decided_by: null })
  const ended = (await logOf(shop, proposal_id)).filter(({ action }) => action === 'proposal_outdated')
  expect(ended).toHaveLength(1)
  const next = await aLowerLimit(finance)
  expect((await agree(other, next)).data.state).toBe('carried_out')
})

test('if the balance changes or a raised amount applies, the next sweep ends the proposal', async () => {
  const rich = await aShopper(shop, { balance_cents: 7_000 })
  const claim = await aClaim(shop, rich, 1000)
  const { proposal_id: payout } = await aBlockedPayout(rich)
  const unchanged = await aBlockedPayout()
  const limit = await aLowerLimit(finance)
  await finance.call('POST /api/admin/recharge/audit', { body: { recharge_id: claim, status: 1 } })
  await sql`update amount_limit set amount_cents = amount_cents - 1 where name = 'recharge_maximum'`.execute(shop.db)
  expect(await sweep()).toBe(2)
  for (const proposal_id of [payout, limit])
    expect(await read(proposal_id)).toMatchObject({ state: 'outdated', outdated_because: 'moved', decided_by: null })
  expect((await read(unchanged.proposal_id)).state).toBe('open')
  expect(await sweep()).toBe(0)
})

test('a proposal of an unknown format is listed without its subject, cannot be approved, and is ended by the sweep', async () => {
  const broken = await aBlockedPayout()
  const { proposal_id } = broken
  await sql`update desk_proposal set body = '{}' where proposal_id = ${proposal_id}`.execute(shop.db)
  const { data } = await owner.call('GET /api/admin/proposal/list', { query: { state: 'open' } })
  expect(data.items.find((one) => one.proposal_id === proposal_id)).toMatchObject({ about: null, state: 'open' })
  expect(await read(proposal_id)).toMatchObject({ about: null, has_moved: true, account_number: null })
  expect(await sweep()).toBeGreaterThanOrEqual(1)
  expect(await read(proposal_id)).toMatchObject({ state: 'outdated', about: null, outdated_because: 'moved' })
  expect((await logOf(shop, proposal_id)).at(-1)).toMatchObject({ action: 'proposal_outdated' })

  const next = await aBlockedPayout()
  await sql`update desk_proposal set body = '{}' where proposal_id = ${next.proposal_id}`.execute(shop.db)
  expect(await agree(other, next.proposal_id)).toMatchObject({ reason: 'proposal_outdated' })
})

test('a proposal that the sweep ended is logged as ended by the server', async () => {
  const { shopper, proposal_id } = await aBlockedPayout()
  await sql`update user_account set blocked_at = null where user_id = ${shopper.user_id}`.execute(shop.db)
  await sweep()
  expect((await logOf(shop, proposal_id)).at(-1)).toMatchObject({
    action: 'proposal_outdated',
    details: { kind: 'shopper_payout', proposed_by: finance.operator_id, because: 'moved', at_machine: true },
  })
})

test('a wrong credit can be taken back after the account was deleted, and the amount becomes a debt', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aCredit(shopper, 5000)
  const proposal_id = await correct(recharge_id, 500)
  const extract_id = await aWithdrawal(shopper, 5000)
  await finance.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  const payout = { extract_id, payout_state: 'done', reference: 'HB-2' } as const
  await finance.call('POST /api/admin/extract/payout', { body: payout })
  expect((await deleteAccountOf(shopper)).code).toBe(1)
  expect(await stored(shop, proposal_id)).toMatchObject({ state: 'open' })
  expect((await agree(other, proposal_id)).code).toBe(1)
  await agree(other, await correct(recharge_id, 4500))
  const owing = (await finance.call('GET /api/admin/receivable/list', { query: {} })).data.items
  const { user_id } = shopper
  expect(owing[0]).toMatchObject({ user_id, account: `deleted-${user_id}`, receivable_cents: 5000 })
  const again = { recharge_id, amount_cents: 1, reason: 'Credited twice' }
  expect((await finance.call('POST /api/admin/wallet/correct', { body: again })).reason).toBe('correction_too_much')
  expect((await agree(other, await writeOff(shopper, 5000))).code).toBe(1)
  expect((await finance.call('GET /api/admin/wallet/detail', { query: { user_id } })).data).toMatchObject({
    balance_cents: 0,
    receivable_cents: 0,
  })
  expect(await audit(shop.db)).toEqual([])
})

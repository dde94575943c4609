import { expect, test } from 'vitest'
import { agree } from '../../../../testing/proposals.ts'
import { aPassedRecharge, aSentWithdrawal, aWithdrawal, balanceIn } from '../../../../testing/wallet-world.ts'
import { actionsOn, anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'

const shop = await aShop()
const finance = await anOperator(shop, { roles: ['finance'] })
const other = await anOperator(shop, { roles: ['finance'] })
const owner = await anOperator(shop)
type Operator = typeof finance

const aCredit = (shopper: TestShopper, cents: number) => aPassedRecharge(shop, finance, shopper, cents)
/** Creates a withdrawal that is in a payout file. */
const aSentPayout = (shopper: TestShopper) => aSentWithdrawal(shopper, finance)
/** Creates a shopper who owes $40. */
async function aDebtor() {
  const shopper = await aShopper(shop)
  const recharge_id = await aCredit(shopper, 5000)
  await aSentWithdrawal(shopper, finance)
  await agree(other, (await correct(recharge_id, 4000)).data.proposal_id)
  return shopper
}

const correct = (recharge_id: string, amount_cents: number, { call }: Operator = finance) =>
  call('POST /api/admin/wallet/correct', { body: { recharge_id, amount_cents, reason: 'Credited twice' } })
const writeOff = ({ user_id }: TestShopper, receivable_cents: number, { call }: Operator = finance) =>
  call('POST /api/admin/wallet/write_off', { body: { user_id, receivable_cents, reason: 'Not worth a letter' } })
const requeue = (extract_id: string, { call }: Operator = finance) =>
  call('POST /api/admin/extract/requeue', { body: { extract_id, reason: 'The bank says it never had the file' } })
const read = async (proposal_id: string, { call }: Operator = other) =>
  (await call('GET /api/admin/proposal/detail', { query: { proposal_id } })).data
const payoutOf = async (extract_id: string) =>
  (await finance.call('GET /api/admin/extract/detail', { query: { extract_id } })).data
const owedBy = async ({ user_id }: TestShopper) =>
  (await finance.call('GET /api/admin/wallet/detail', { query: { user_id } })).data.receivable_cents

/** Runs `act` while the operator has the shopper's account name, so that the wallet is the operator's own. */
async function asOneself<Result>({ operator_id, account }: Operator, shopper: TestShopper, act: () => Promise<Result>) {
  const rename = (name: string) =>
    shop.db.updateTable('operator').set({ account: name }).where('operator_id', '=', operator_id).execute()
  await rename(shopper.account)
  const result = await act()
  await rename(account)
  return result
}

test('a wrong credit is taken back after a second operator approves', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aCredit(shopper, 10_000)
  expect(await correct(recharge_id, 10_001)).toMatchObject({ reason: 'correction_too_much', field: 'amount_cents' })
  const { proposal_id } = (await correct(recharge_id, 9000)).data
  expect(await balanceIn(shopper)).toBe(10_000)
  expect(await correct(recharge_id, 100)).toMatchObject({ reason: 'proposal_open' })
  expect(await read(proposal_id)).toMatchObject({
    kind: 'wallet_correction',
    about: shopper.account,
    reason: 'Credited twice',
    changes: [{ field: 'credited', before: { cents: 10_000 }, after: { cents: 1000 } }],
    has_moved: false,
    cannot_agree: null,
  })
  expect(await agree(finance, proposal_id)).toMatchObject({ reason: 'proposal_own' })
  expect((await agree(other, proposal_id)).data.state).toBe('carried_out')
  expect(await balanceIn(shopper)).toBe(1000)
  const { data } = await finance.call('GET /api/admin/correction/list', { query: { user_id: shopper.user_id } })
  const [latest] = data.items
  expect(latest).toMatchObject({ amount_cents: 9000, proposed_by: finance.account, decided_by: other.account })
  expect(await actionsOn(shop, String(latest?.correction_id))).toEqual(['wallet_corrected'])
  expect(await correct(recharge_id, 1001)).toMatchObject({ reason: 'correction_too_much' })
  expect(await audit(shop.db)).toEqual([])
})

test('a debt is written off at the proposed amount; if the shopper repays money before, the proposal becomes outdated', async () => {
  const shopper = await aDebtor()
  expect(await owedBy(shopper)).toBe(4000)
  expect(await writeOff(shopper, 3999)).toMatchObject({ reason: 'state_changed' })
  const first = (await writeOff(shopper, 4000)).data.proposal_id
  await aCredit(shopper, 1500)
  expect(await agree(other, first)).toMatchObject({ reason: 'proposal_outdated' })
  expect(await read(first)).toMatchObject({ state: 'outdated', outdated_because: 'moved' })
  expect(await owedBy(shopper)).toBe(2500)
  const { proposal_id } = (await writeOff(shopper, 2500)).data
  expect((await read(proposal_id)).changes).toEqual([
    { field: 'receivable', before: { cents: 2500 }, after: { cents: 0 } },
  ])
  expect((await agree(owner, proposal_id)).data.state).toBe('carried_out')
  expect(await owedBy(shopper)).toBe(0)
  expect(await writeOff(shopper, 2500)).toMatchObject({ reason: 'state_changed' })
  expect(await audit(shop.db)).toEqual([])
})

test('a payout that the bank never carried out can be queued again, and is in the next payout file', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const waiting = await aWithdrawal(shopper, 2000)
  expect(await requeue(waiting)).toMatchObject({ reason: 'state_changed' })
  const extract_id = await aSentPayout(shopper)
  const { proposal_id } = (await requeue(extract_id)).data
  expect((await payoutOf(extract_id)).payout_state).toBe('sent')
  expect((await agree(other, proposal_id)).data.state).toBe('carried_out')
  expect(await payoutOf(extract_id)).toMatchObject({ status: 1, payout_state: 'queued', payout_batch_id: null })
  expect(await actionsOn(shop, extract_id)).toContain('payout_requeued')
  const file = (await other.call('POST /api/admin/extract/payout_file', { body: { draw_type: 'bank' } })).data
  expect(file.text).toContain(extract_id)
  expect(await audit(shop.db)).toEqual([])
})

test('if two requests for one payout, “failed” and “queue again”, are approved concurrently, only one takes effect', async () => {
  for (let round = 0; round < 4; round++) {
    const shopper = await aShopper(shop, { balance_cents: 5000 })
    const extract_id = await aSentPayout(shopper)
    const { proposal_id } = (await requeue(extract_id)).data
    const failure = { extract_id, payout_state: 'failed' as const, reason: 'No such account' }
    await finance.call('POST /api/admin/extract/payout', { body: failure })
    const failing =
      (await payoutOf(extract_id)).proposals.find(({ kind }) => kind === 'payout_failed')?.proposal_id ?? ''
    const answers = await Promise.all([agree(other, proposal_id), agree(owner, failing)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
    const is_queued = answers[0].code === 1
    for (const { reason } of answers) expect([undefined, 'proposal_outdated', 'state_changed']).toContain(reason)
    expect((await payoutOf(extract_id)).payout_state).toBe(is_queued ? 'queued' : 'failed')
    expect(await balanceIn(shopper)).toBe(is_queued ? 0 : 5000)
    const states = [(await read(proposal_id)).state, (await read(failing)).state]
    expect(states).toEqual(is_queued ? ['carried_out', 'outdated'] : ['outdated', 'carried_out'])
  }
  expect(await audit(shop.db)).toEqual([])
})

test('if a proposal is approved several times at the same time, it is carried out once', async () => {
  const shopper = await aDebtor()
  const rich = await aShopper(shop, { balance_cents: 5000 })
  const proposals = [
    (await correct(await aCredit(rich, 3000), 3000)).data.proposal_id,
    (await writeOff(shopper, 4000)).data.proposal_id,
    (await requeue(await aSentPayout(rich))).data.proposal_id,
  ]
  for (const proposal_id of proposals) {
    const answers = await Promise.all([agree(other, proposal_id), agree(owner, proposal_id), agree(other, proposal_id)])
    expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'state_changed', 'state_changed'])
  }
  expect(await balanceIn(rich)).toBe(0)
  expect(await owedBy(shopper)).toBe(0)
  expect(await audit(shop.db)).toEqual([])
})

test('no operator, not even an owner, proposes, approves, refuses or withdraws a proposal about their own wallet', async () => {
  const shopper = await aDebtor()
  const recharge_id = await aCredit(shopper, 9000)
  const extract_id = await aSentPayout(shopper)
  const own = { reason: 'second_operator_needed' }
  await asOneself(finance, shopper, async () => {
    expect(await correct(recharge_id, 100)).toMatchObject(own)
    expect(await writeOff(shopper, 1)).toMatchObject(own)
    expect(await requeue(extract_id)).toMatchObject(own)
  })
  const { proposal_id } = (await requeue(extract_id)).data
  const correction = (await correct(recharge_id, 100)).data.proposal_id
  for (const operator of [other, owner])
    await asOneself(operator, shopper, async () => {
      for (const about of [proposal_id, correction]) {
        const body = { proposal_id: about }
        expect(await agree(operator, about)).toMatchObject(own)
        const refusal = { body: { ...body, agrees: false as const, why: 'No' } }
        expect(await operator.call('POST /api/admin/proposal/decide', refusal)).toMatchObject(own)
        expect(await operator.call('POST /api/admin/proposal/withdraw', { body })).toMatchObject(own)
        expect(await read(about, operator)).toMatchObject({ may_refuse: false, may_withdraw: false })
      }
    })
  // Approving is also refused if the wallet turns out to belong to the operator who proposed.
  await asOneself(finance, shopper, async () => {
    expect(await agree(other, correction)).toMatchObject(own)
    expect(await agree(other, proposal_id)).toMatchObject(own)
  })
  expect((await agree(other, proposal_id)).data.state).toBe('carried_out')
})

test('an open proposal is shown with the wallet, recharge, payout or debt that it would change', async () => {
  const support = await anOperator(shop, { roles: ['support'] })
  const shopper = await aDebtor()
  const neighbour = await aShopper(shop, { balance_cents: 9000 })
  const recharge_id = await aCredit(shopper, 1500)
  const extract_id = await aSentPayout(neighbour)
  const wallet = async (by: Operator, { user_id }: TestShopper) =>
    (await by.call('GET /api/admin/wallet/detail', { query: { user_id } })).data.proposals
  const debt = async () => {
    const { items } = (await finance.call('GET /api/admin/receivable/list', { query: {} })).data
    return items.find(({ user_id }) => user_id === shopper.user_id)?.proposal
  }
  const recharge = async () =>
    (await finance.call('GET /api/admin/recharge/detail', { query: { recharge_id } })).data.proposal
  expect(await wallet(finance, shopper)).toEqual([])
  expect([await recharge(), (await payoutOf(extract_id)).proposals]).toEqual([null, []])

  const correction = (await correct(recharge_id, 300)).data.proposal_id
  await agree(other, correction)
  expect(await wallet(finance, shopper)).toEqual([])
  const owed_cents = await owedBy(shopper)
  const second = (await correct(recharge_id, 200)).data.proposal_id
  const proposal_id = (await writeOff(shopper, owed_cents)).data.proposal_id
  const again = (await requeue(extract_id)).data.proposal_id
  const by_finance = {
    proposed_by: finance.account,
    proposed_at: expect.any(String),
    can_open: true,
    reason: expect.any(String),
  }
  const changes = [{ field: 'credited', before: { cents: 1200 }, after: { cents: 1000 } }]
  expect(await wallet(owner, shopper)).toEqual([
    { proposal_id: second, kind: 'wallet_correction', ref_id: recharge_id, changes, ...by_finance },
    {
      ...{ proposal_id, kind: 'debt_write_off', ref_id: shopper.user_id, ...by_finance },
      changes: [{ field: 'receivable', before: { cents: owed_cents }, after: { cents: 0 } }],
    },
  ])
  // Customer service sees that a proposal is open, but not what it changes.
  expect((await wallet(support, shopper)).map((one) => one.changes)).toEqual([[], []])
  expect(await recharge()).toMatchObject({ proposal_id: second })
  expect(await debt()).toMatchObject({ proposal_id })
  expect(await wallet(finance, neighbour)).toMatchObject([{ proposal_id: again, kind: 'payout_requeue' }])
  expect((await payoutOf(extract_id)).proposals).toMatchObject([{ proposal_id: again, ref_id: extract_id }])
})

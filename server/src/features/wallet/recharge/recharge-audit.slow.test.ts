import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { agreeTo, decline, openProposal } from '../../../../testing/proposals.ts'
import { aClaim, balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, readAtDesk, type TestShopper } from '../../../../testing/world.ts'
import { audit as auditBooks } from '../../../ledger/audit.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const second = await anOperator(shop)
type Operator = typeof operator

const LIMIT_CENTS = 100_000

const pass = ({ call }: Pick<Operator, 'call'>, recharge_id: string, arrival_cents?: number) =>
  call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1, arrival_cents } })
const refuse = ({ call }: Operator, recharge_id: string, reason = 'No such transfer arrived') =>
  call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 2, reason } })
const logOf = async ({ call }: TestShopper) => (await call('GET /api/user/recharge_log', { query: {} })).data.items
const deskLogOf = async (ref_id: string) =>
  (
    await shop.db
      .selectFrom('desk_log')
      .select(['operator_id', 'action', 'details'])
      .where('ref_id', '=', ref_id)
      .orderBy('log_id')
      .execute()
  ).map(({ action, operator_id, details }) => [action, operator_id, details])

test('an approved recharge appears in the wallet, on the bill and in the log', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper, 5000)
  const { data } = await pass(operator, recharge_id)
  expect(data).toMatchObject({
    recharge_id,
    status: 1,
    amount_cents: 5000,
    arrival_cents: 5000,
    outcome: 'done',
    proposal: null,
  })
  expect(await balanceIn(shopper)).toBe(5000)
  const bill = await shopper.call('GET /api/user/bill', { query: {} })
  expect(bill.data.items).toEqual([expect.objectContaining({ kind: 'recharge', ref_id: recharge_id })])
  expect(await logOf(shopper)).toEqual([
    expect.objectContaining({ status: 1, arrival_cents: 5000, audited_at: expect.any(String) }),
  ])
  expect(await deskLogOf(recharge_id)).toEqual([['recharge_passed', operator.operator_id, { arrival_cents: 5000 }]])
})

test('approving a recharge credits the arrived amount and not the claimed amount', async () => {
  const shopper = await aShopper(shop)
  await pass(operator, await aClaim(shop, shopper, 5000), 4985)
  expect(await balanceIn(shopper)).toBe(4985)
})

test('a recharge that would raise a balance above the maximum is refused, even if a second operator approves', async () => {
  const shopper = await aShopper(shop)
  const most_cents = 100_000_000_000_000
  const [first, late] = [await aClaim(shop, shopper), await aClaim(shop, shopper)]
  for (const recharge_id of [first, late])
    expect((await pass(operator, recharge_id, most_cents)).data.outcome).toBe('proposed')
  expect((await agreeTo(shop, second, first)).code).toBe(1)
  expect(await balanceIn(shopper)).toBe(most_cents)
  const full = { reason: 'recharge_amount', field: 'arrival_cents' }
  expect(await agreeTo(shop, second, late)).toMatchObject(full)
  expect(await pass(operator, await aClaim(shop, shopper), most_cents)).toMatchObject(full)
  expect(await balanceIn(shopper)).toBe(most_cents)
})

test('a refused recharge moves no money and shows the reason', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper)
  expect((await refuse(operator, recharge_id)).data).toMatchObject({ status: 2, arrival_cents: null })
  expect(await balanceIn(shopper)).toBe(0)
  expect(await logOf(shopper)).toEqual([
    expect.objectContaining({ status: 2, audit_reason: 'No such transfer arrived' }),
  ])
  expect(await pass(operator, recharge_id)).toMatchObject({ code: 0, reason: 'already_audited' })
  expect(await balanceIn(shopper)).toBe(0)
  expect((await deskLogOf(recharge_id)).map(([action]) => action)).toEqual(['recharge_refused'])
})

test('if two operators audit one recharge at the same time, exactly one audit succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const shopper = await aShopper(shop)
    const recharge_id = await aClaim(shop, shopper)
    const hands = [operator, second, operator, second, operator, second]
    const answers = await Promise.all(hands.map((hand) => pass(hand, recharge_id)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'already_audited')).toHaveLength(5)
    expect(await balanceIn(shopper)).toBe(5000)
    expect(await deskLogOf(recharge_id)).toHaveLength(1)
  }
})

test('if a recharge is approved and refused concurrently, only one of them happens', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper)
  const [passReply, refuseReply] = await Promise.all([pass(operator, recharge_id), refuse(second, recharge_id)])
  expect([passReply.code, refuseReply.code].toSorted()).toEqual([0, 1])
  expect(await balanceIn(shopper)).toBe(passReply.code === 1 ? 5000 : 0)
})

test('a recharge above the limit is proposed, and is credited after a second operator approves', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper, LIMIT_CENTS + 1)
  expect((await pass(operator, recharge_id)).data).toMatchObject({ status: 0, outcome: 'proposed' })
  expect(await pass(operator, recharge_id)).toMatchObject({ status: 200, code: 0, reason: 'proposal_open' })
  expect(await agreeTo(shop, operator, recharge_id)).toMatchObject({ reason: 'proposal_own' })
  const { data } = await second.call('GET /api/admin/recharge/list', { query: { status: '0' } })
  expect(data.items.find((item) => item.recharge_id === recharge_id)?.proposal).toMatchObject({
    kind: 'recharge_pass',
    proposed_by: operator.account,
    reason: null,
    can_open: true,
    changes: [{ field: 'credited', before: { cents: 0 }, after: { cents: LIMIT_CENTS + 1 } }],
  })
  // Approving a different amount does not approve the open proposal, which has to be declined first.
  expect(await pass(second, recharge_id, LIMIT_CENTS + 500)).toMatchObject({ reason: 'proposal_open' })
  expect((await decline(shop, second, recharge_id)).code).toBe(1)
  expect((await pass(second, recharge_id, LIMIT_CENTS + 500)).data.outcome).toBe('proposed')
  expect(await balanceIn(shopper)).toBe(0)
  expect((await agreeTo(shop, operator, recharge_id)).code).toBe(1)
  expect(await balanceIn(shopper)).toBe(LIMIT_CENTS + 500)
  const arrived = { arrival_cents: LIMIT_CENTS + 500, proposed_by: second.account }
  expect(await deskLogOf(recharge_id)).toEqual([['recharge_passed', operator.operator_id, arrived]])
})

test('refusing a recharge ends its proposal', async () => {
  const recharge_id = await aClaim(shop, await aShopper(shop), LIMIT_CENTS + 1)
  await pass(operator, recharge_id)
  const proposal_id = await openProposal(shop, recharge_id)
  expect((await refuse(second, recharge_id)).data).toMatchObject({ status: 2, outcome: 'done', proposal: null })
  const { data } = await second.call('GET /api/admin/proposal/detail', { query: { proposal_id } })
  expect(data).toMatchObject({ state: 'outdated', outdated_because: 'moved', decided_by: second.account })
})

test('approving a proposal excludes withdrawing it and refusing its recharge, even if all are sent at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    const shopper = await aShopper(shop)
    const recharge_id = await aClaim(shop, shopper, LIMIT_CENTS + 1)
    await pass(operator, recharge_id)
    const proposal_id = await openProposal(shop, recharge_id)
    const third = await anOperator(shop)
    const body = { proposal_id, agrees: true } as const
    const [one, other, refuseReply, back] = await Promise.all([
      second.call('POST /api/admin/proposal/decide', { body }),
      third.call('POST /api/admin/proposal/decide', { body }),
      refuse(third, recharge_id),
      operator.call('POST /api/admin/proposal/withdraw', { body: { proposal_id } }),
    ])
    const pass_count = [one, other].filter(({ code }) => code === 1).length
    // An approval excludes the refusal and the withdrawal of the proposal. The refusal and the withdrawal may both
    // succeed.
    expect(
      [pass_count + refuseReply.code, pass_count + back.code].every((successes) => successes <= 1),
      `round ${round}`,
    ).toBe(true)
    expect(pass_count + refuseReply.code + back.code).toBeGreaterThan(0)
    expect(await balanceIn(shopper)).toBe(pass_count === 1 ? LIMIT_CENTS + 1 : 0)
    expect((await deskLogOf(recharge_id)).map(([action]) => action)).toEqual(
      pass_count === 1 ? ['recharge_passed'] : refuseReply.code === 1 ? ['recharge_refused'] : [],
    )
  }
})

test('a recharge equal to the limit needs only one operator', async () => {
  const shopper = await aShopper(shop)
  expect((await pass(operator, await aClaim(shop, shopper, LIMIT_CENTS))).code).toBe(1)
})

test('if several recharges exceed the daily limit together, they need a second operator, even if approved concurrently', async () => {
  const shopper = await aShopper(shop)
  const parts: string[] = []
  for (let part = 0; part < 5; part++) parts.push(await aClaim(shop, shopper, 40_000))
  const answers = await Promise.all(parts.map((part) => pass(operator, part)))
  expect(answers.filter(({ data }) => data.outcome === 'done')).toHaveLength(2)
  expect(answers.filter(({ data }) => data.outcome === 'proposed')).toHaveLength(3)
  expect(await balanceIn(shopper)).toBe(80_000)
  const waiting = parts.filter((_, at) => answers[at]?.data.outcome === 'proposed')
  await Promise.all(waiting.map((part) => agreeTo(shop, second, part)))
  expect(await balanceIn(shopper)).toBe(200_000)
})

test('the daily limit of recharges applies to each shopper separately', async () => {
  const [one, other] = [await aShopper(shop), await aShopper(shop)]
  for (const shopper of [one, other]) expect((await pass(operator, await aClaim(shop, shopper, 90_000))).code).toBe(1)
})

test('a recharge that was approved more than a day ago no longer counts towards the daily limit', async () => {
  const shopper = await aShopper(shop)
  await pass(operator, await aClaim(shop, shopper, 90_000))
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await shop.db.updateTable('recharge').set({ audited_at: yesterday }).where('user_id', '=', shopper.user_id).execute()
  expect((await pass(operator, await aClaim(shop, shopper, 90_000))).code).toBe(1)
})

test('operators can neither audit their own recharge nor propose to approve it', async () => {
  const shopper = await aShopper(shop)
  const { operator_id } = operator
  await shop.db
    .updateTable('operator')
    .set({ account: shopper.account })
    .where('operator_id', '=', operator_id)
    .execute()
  const recharge_id = await aClaim(shop, shopper, LIMIT_CENTS + 1)
  expect(await pass(operator, recharge_id)).toMatchObject({ reason: 'second_operator_needed' })
  expect(await refuse(operator, recharge_id)).toMatchObject({ reason: 'second_operator_needed' })
  expect(await openProposal(shop, recharge_id)).toBe('')
  expect((await pass(second, recharge_id)).data.outcome).toBe('proposed')
  expect(await agreeTo(shop, operator, recharge_id)).toMatchObject({ reason: 'second_operator_needed' })
  expect(await balanceIn(shopper)).toBe(0)
  await shop.db
    .updateTable('operator')
    .set({ account: operator.account })
    .where('operator_id', '=', operator_id)
    .execute()
})

test.each([
  [{ status: 1, arrival_cents: 0 }, 400],
  [{ status: 1, arrival_cents: -1 }, 400],
  [{ status: 1, arrival_cents: 1.5 }, 400],
  [{ status: 1, arrival_cents: 10 ** 15 }, 400],
  [{ status: 1, reason: 'x' }, 400],
  [{ status: 2 }, 400],
  [{ status: 2, reason: ' ' }, 400],
  [{ status: 0 }, 400],
  [{ status: 1, recharge_id: randomUUID() }, 404],
  [{ status: 1, recharge_id: 'x' }, 404],
])('an audit with %o is answered %i', async (input, status) => {
  const recharge_id = await aClaim(shop, await aShopper(shop))
  const body = { recharge_id, ...input } as { recharge_id: string; status: 1 } // sent by a broken client
  expect((await operator.call('POST /api/admin/recharge/audit', { body })).status).toBe(status)
})

test('operators see waiting recharges oldest first and all others newest first, with the data to compare', async () => {
  const shopper = await aShopper(shop)
  const [old, audited_id, recent] = [
    await aClaim(shop, shopper),
    await aClaim(shop, shopper),
    await aClaim(shop, shopper),
  ]
  await refuse(operator, audited_id)
  const list = async (status: 'all' | '0') => {
    const query = { status, page_size: 100 }
    const { items } = (await operator.call('GET /api/admin/recharge/list', { query })).data
    return items.filter((item) => item.shopper.user_id === shopper.user_id)
  }
  expect((await list('all')).map(({ recharge_id }) => recharge_id)).toEqual([recent, audited_id, old])
  const own = await list('0')
  expect(own.map(({ recharge_id }) => recharge_id)).toEqual([old, recent])
  const { reference } = (await shopper.call('GET /api/user/recharge')).data
  expect(own[0]).toMatchObject({ shopper: { account: shopper.account }, reference, bank_name: 'Harbour Bank' })
  const url = own[0]?.evidence[0]?.url ?? ''
  expect(await readAtDesk(shop, url, operator)).toBe(200)
})

test('the audit of the ledger finds no problem after these tests', async () => {
  expect(await auditBooks(shop.db)).toEqual([])
  expect((await operator.call('GET /api/admin/ledger/audit')).data.problems).toEqual([])
})

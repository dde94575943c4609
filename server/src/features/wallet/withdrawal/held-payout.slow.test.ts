import { expect, test } from 'vitest'
import { aMailedCode } from '../../../../testing/mail/mailed-code.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import {
  aPassedRecharge,
  aSentWithdrawal,
  aWithdrawal,
  draw,
  pairOf,
  walletOf,
} from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, PASSWORD, type TestShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { audit } from '../../../ledger/audit.ts'
import { correctWallet } from '../correction/correction-service.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const second = await anOperator(shop)

const pass = (extract_id: string) => operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
const refuse = (extract_id: string) =>
  operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 2, reason: 'Please write to us' } })
const tell = (extract_id: string, payout: { payout_state: 'sent' } | { payout_state: 'done'; reference: string }) =>
  operator.call('POST /api/admin/extract/payout', { body: { extract_id, ...payout } })
const paidPayout = { payout_state: 'done', reference: 'HB-1' } as const
const fail = (extract_id: string, { call } = operator) =>
  call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'failed', reason: 'No such card' } })
const payoutFile = (payout_batch_id?: string) =>
  operator.call('POST /api/admin/extract/payout_file', { body: { payout_batch_id } })
const read = async (extract_id: string) =>
  (await operator.call('GET /api/admin/extract/detail', { query: { extract_id } })).data
const debtOf = async ({ user_id }: TestShopper) =>
  (await operator.call('GET /api/admin/wallet/detail', { query: { user_id } })).data.receivable_cents
const block = ({ user_id }: TestShopper) =>
  operator.call('POST /api/admin/shopper/block', { body: { user_id, reason: 'Taken over' } })
const unblock = ({ user_id }: TestShopper) =>
  operator.call('POST /api/admin/shopper/unblock', { body: { user_id, reason: 'It is the owner again' } })

/** Creates a recharge that an operator approved although no money arrived. */
const aForgedCredit = (shopper: TestShopper, cents = 60_000) => aPassedRecharge(shop, operator, shopper, cents)
const two = pairOf(operator, second)
const takeBack = (recharge_id: string, amount_cents = 60_000) =>
  transaction(shop.db, (tx) => correctWallet(tx, two, { recharge_id, amount_cents, reason: 'Nothing arrived' }))

let addresses = 0
async function changeAddress(shopper: TestShopper) {
  const email = `taken-over-${++addresses}@example.com`
  const code = await aMailedCode(shop, email, { purpose: 'email', token: shopper.token })
  return shopper.call('POST /api/user/change_email', { body: { email, ...code, password: PASSWORD } })
}
const endWait = ({ user_id }: TestShopper) =>
  shop.db
    .updateTable('security_event')
    .set({ created_at: '2020-01-01T00:00:00Z' })
    .where('user_id', '=', user_id)
    .execute()

const rich = () => aShopper(shop, { balance_cents: 10_000 })
async function aQueued(shopper: TestShopper, amount_cents = 5000): Promise<string> {
  const extract_id = await aWithdrawal(shopper, amount_cents)
  await pass(extract_id)
  return extract_id
}

test.each(['requested', 'queued'])(
  'a correction takes a withdrawal that is %s before it records a debt',
  async (state) => {
    const shopper = await aShopper(shop, { language: 'ja' })
    const recharge_id = await aForgedCredit(shopper)
    const extract_id = await (state === 'queued' ? aQueued : aWithdrawal)(shopper, 60_000)
    expect(await takeBack(recharge_id)).toMatchObject({ taken_cents: 60_000, owed_cents: 0 })
    expect(await walletOf(shopper)).toEqual({ balance_cents: 0, held_cents: 0 })
    expect(await debtOf(shopper)).toBe(0)
    expect((await pass(extract_id)).reason).toBe('already_audited')
    expect((await tell(extract_id, paidPayout)).reason).toBe('state_changed')
    expect(await read(extract_id)).toMatchObject({
      status: 2,
      payout_state: state === 'queued' ? 'failed' : 'none',
      audit_reason: expect.stringContaining('出金はキャンセル'),
    })
    const notices = (await shopper.call('GET /api/user/notifications', { query: {} })).data.items
    expect(notices.map(({ kind }) => kind)).toContain(state === 'queued' ? 'withdrawal_failed' : 'withdrawal_refused')
    expect(await audit(shop.db)).toEqual([])
  },
)

test('a correction ends only as many withdrawals as needed, first those that wait for an audit, newest first', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aForgedCredit(shopper)
  const queued_id = await aQueued(shopper, 20_000)
  const [older, newer] = [await aWithdrawal(shopper, 15_000), await aWithdrawal(shopper, 10_000)]
  await takeBack(recharge_id, 22_000)
  expect(await walletOf(shopper)).toEqual({ balance_cents: 3000, held_cents: 35_000 })
  const states = await Promise.all([queued_id, older, newer].map(async (id) => (await read(id)).status))
  expect(states).toEqual([1, 0, 2])
})

test('a correction cannot stop a payout that was sent to the bank: the amount becomes a debt, which a failed payout repays', async () => {
  const [paidShopper, returnedShopper] = [await aShopper(shop), await aShopper(shop)]
  for (const shopper of [paidShopper, returnedShopper]) {
    const recharge_id = await aForgedCredit(shopper)
    const extract_id = await aSentWithdrawal(shopper, operator, 60_000)
    expect(await takeBack(recharge_id)).toMatchObject({ taken_cents: 0, owed_cents: 60_000 })
    if (shopper === paidShopper) {
      expect((await tell(extract_id, paidPayout)).data.payout_state).toBe('done')
      expect(await debtOf(shopper)).toBe(60_000)
      continue
    }
    expect((await fail(extract_id)).data.outcome).toBe('proposed')
    expect((await agreeTo(shop, second, extract_id)).code).toBe(1)
    expect(await debtOf(shopper)).toBe(0)
    expect(await walletOf(shopper)).toEqual({ balance_cents: 0, held_cents: 0 })
  }
  const [bill] = (await returnedShopper.call('GET /api/user/bill', { query: {} })).data.items
  expect(bill).toMatchObject({
    kind: 'repayment',
    amount_cents: -60_000,
    balance_after_cents: 0,
    ref_type: 'withdrawal',
  })
  expect(await audit(shop.db)).toEqual([])
})

test('a payout that is queued again while the shopper has a debt is held until the payout fails or the debt is settled', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aForgedCredit(shopper)
  const extract_id = await aSentWithdrawal(shopper, operator, 60_000)
  await takeBack(recharge_id)
  const { data } = await operator.call('POST /api/admin/extract/requeue', { body: { extract_id, reason: 'Lost file' } })
  const agrees = { proposal_id: data.proposal_id, agrees: true as const }
  expect((await second.call('POST /api/admin/proposal/decide', { body: agrees })).code).toBe(1)
  for (const payout of [paidPayout, { payout_state: 'sent' } as const])
    expect((await tell(extract_id, payout)).reason).toBe('shopper_owes')
  expect((await payoutFile()).data.text).not.toContain(extract_id)
  expect((await fail(extract_id)).data.payout_state).toBe('failed')
  expect(await debtOf(shopper)).toBe(0)
})

test('while a shopper is blocked, requested and queued withdrawals are held; unblocking releases them', async () => {
  const shopper = await rich()
  const [pending, queued_id] = [await aWithdrawal(shopper), await aQueued(shopper)]
  await block(shopper)
  expect((await read(pending)).hold).toMatchObject({ blocked_at: expect.any(String), receivable_cents: 0 })
  expect((await pass(pending)).reason).toBe('shopper_blocked')
  for (const payout of [paidPayout, { payout_state: 'sent' } as const])
    expect((await tell(queued_id, payout)).reason).toBe('shopper_blocked')
  const file = (await payoutFile()).data
  expect(file.text).not.toContain(queued_id)
  expect(file.held).toBeGreaterThan(0)
  await unblock(shopper)
  expect((await pass(pending)).data.payout_state).toBe('queued')
  const next = (await payoutFile()).data
  for (const extract_id of [pending, queued_id]) expect(next.text).toContain(extract_id)
})

test('a withdrawal of a blocked shopper can be refused, and the money returns to the wallet', async () => {
  const shopper = await rich()
  const extract_id = await aWithdrawal(shopper)
  await block(shopper)
  expect((await refuse(extract_id)).data.status).toBe(2)
})

test('if a shopper is blocked after a payout file was made, downloading the file again leaves out the shopper’s payouts', async () => {
  const [active, blockedShopper] = [await rich(), await rich()]
  const ids = [await aQueued(active), await aQueued(blockedShopper)]
  const { payout_batch_id, text } = (await payoutFile()).data
  for (const extract_id of ids) expect(text).toContain(extract_id)
  await block(blockedShopper)
  const again = (await payoutFile(payout_batch_id)).data
  expect(again).toMatchObject({ held: 1, left_out: 0 })
  expect(again.text).toContain(ids[0])
  expect(again.text).not.toContain(ids[1])
  expect((await tell(ids[1] ?? '', paidPayout)).data.payout_state).toBe('done')
})

test('after a shopper’s e-mail address is changed, open withdrawals wait, as the e-mail to the shopper says', async () => {
  const shopper = await rich()
  const [pending, queued_id] = [await aWithdrawal(shopper), await aQueued(shopper)]
  expect((await changeAddress(shopper)).code).toBe(1)
  const waits = { reason: 'shopper_waits', retry_at: expect.any(String) }
  expect(await pass(pending)).toMatchObject(waits)
  expect(await tell(queued_id, { payout_state: 'sent' })).toMatchObject(waits)
  expect((await payoutFile()).data.text).not.toContain(queued_id)
  const { hold } = await read(pending)
  expect(hold.waits_until).toEqual(expect.any(String))
  expect(hold.recent_changes.map(({ event }) => event)).toEqual(['email_changed'])
  await endWait(shopper)
  expect((await pass(pending)).data.payout_state).toBe('queued')
  expect((await payoutFile()).data.text).toContain(queued_id)
})

test('if a withdrawal is approved during a correction, a debt remains only if the withdrawal was already sent to the bank', async () => {
  for (let round = 0; round < 6; round++) {
    const shopper = await aShopper(shop)
    const recharge_id = await aForgedCredit(shopper, 5000)
    const extract_id = await aWithdrawal(shopper)
    const racers = [() => pass(extract_id), () => takeBack(recharge_id, 5000), () => payoutFile()]
    await Promise.all((round % 2 ? racers : [...racers].reverse()).map((race) => race()))
    const { payout_state } = await read(extract_id)
    expect(await debtOf(shopper)).toBe(payout_state === 'sent' ? 5000 : 0)
    expect(['sent', 'none', 'failed']).toContain(payout_state)
  }
  expect(await audit(shop.db)).toEqual([])
})

test('a correction also stops a withdrawal that is requested at the same time', async () => {
  for (let round = 0; round < 6; round++) {
    const shopper = await aShopper(shop)
    const recharge_id = await aForgedCredit(shopper, 5000)
    await Promise.all([draw(shopper), takeBack(recharge_id, 5000)])
    expect(await walletOf(shopper)).toEqual({ balance_cents: 0, held_cents: 0 })
    expect(await debtOf(shopper)).toBe(0)
  }
})

test('if a shopper is blocked while a payout file is made, the payout is either sent or held', async () => {
  for (let round = 0; round < 6; round++) {
    const shopper = await rich()
    const extract_id = await aQueued(shopper)
    const [, file] = await Promise.all([round % 2 ? block(shopper) : changeAddress(shopper), payoutFile()])
    const { payout_state } = await read(extract_id)
    expect(file.data.text.includes(extract_id)).toBe(payout_state === 'sent')
    if (payout_state === 'queued')
      expect((await tell(extract_id, paidPayout)).reason).toMatch(/shopper_(blocked|waits)/)
  }
})

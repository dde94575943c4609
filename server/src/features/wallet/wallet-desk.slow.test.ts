import { expect, test } from 'vitest'
import {
  aClaim,
  aPassedRecharge,
  aSentWithdrawal,
  aTransaction,
  aWithdrawal,
  balanceIn,
  claimOnChain,
  pairOf,
  setDemoChain,
} from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { audit, runQuickAudit } from '../../ledger/audit.ts'
import { correctWallet, writeOffDebt } from './correction/correction-service.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const second = await anOperator(shop)
await setDemoChain(shop)
const two = pairOf(operator, second)

const aCredit = (shopper: TestShopper, cents: number) => aPassedRecharge(shop, operator, shopper, cents)
const correct = (recharge_id: string, amount_cents: number, by = two) =>
  transaction(shop.db, (tx) => correctWallet(tx, by, { recharge_id, amount_cents, reason: 'Credited twice' }))
const writeOff = (user_id: string, receivable_cents: number, by = two) =>
  transaction(shop.db, (tx) => writeOffDebt(tx, by, { user_id, receivable_cents, reason: 'Not worth a letter' }))
const wallet = async ({ user_id }: { user_id: string }) =>
  (await operator.call('GET /api/admin/wallet/detail', { query: { user_id } })).data

test('shoppers are found by the beginning of the e-mail address, by the recharge reference and by id', async () => {
  const shopper = await aShopper(shop, { balance_cents: 700 })
  await aShopper(shop)
  const search = async (words: string) =>
    (await operator.call('GET /api/admin/wallet/search', { query: { words } })).data
  const expected = {
    items: [expect.objectContaining({ account: shopper.account, balance_cents: 700, name: 'Mei Lin' })],
  }
  expect(await search(shopper.account.toUpperCase())).toMatchObject({ ...expected, has_more: false })
  expect(await search(shopper.user_id)).toMatchObject(expected)
  await aClaim(shop, shopper)
  const { reference } = await wallet(shopper)
  expect(await search(reference.replace('-', ' ').toLowerCase())).toMatchObject(expected)
  expect((await search('shopper-')).items.length).toBeGreaterThan(1)
  for (const nobody of ['%', '_hopper', 'SP-ABCDEF', operator.operator_id])
    expect((await search(nobody)).items).toEqual([])
})

test('a wallet shows its balance, its holds, and the bills as the shopper sees them', async () => {
  const shopper = await aShopper(shop, { balance_cents: 20_000 })
  const extract_id = await aWithdrawal(shopper, 5000)
  expect(await wallet(shopper)).toMatchObject({
    balance_cents: 15_000,
    held_cents: 5000,
    receivable_cents: 0,
    is_own: false,
    holds: [{ extract_id, amount_cents: 5000 }],
  })
  const query = { user_id: shopper.user_id, page_size: 1 }
  const first = (await operator.call('GET /api/admin/wallet/bills', { query })).data
  expect(first).toMatchObject({ items: [{ kind: 'withdrawal', amount_cents: -5000 }], total: 2 })
  const cursor = String(first.next_cursor)
  const next = (await operator.call('GET /api/admin/wallet/bills', { query: { ...query, cursor } })).data
  expect(next).toMatchObject({ items: [{ kind: 'recharge', amount_cents: 20_000 }], next_cursor: null })
  const kindsIn = async (filter: { kind?: 'recharge'; from?: string; to?: string }) => {
    const input = { query: { user_id: shopper.user_id, ...filter } }
    return (await operator.call('GET /api/admin/wallet/bills', input)).data.items.map(({ kind }) => kind)
  }
  expect(await kindsIn({ kind: 'recharge' })).toEqual(['recharge'])
  const { created_at } = first.items[0] ?? next.items[0] ?? { created_at: '' }
  expect(await kindsIn({ from: created_at })).toEqual(['withdrawal'])
  expect(await kindsIn({ to: created_at })).toEqual(['recharge'])
  const nobody = { query: { user_id: operator.operator_id } }
  expect((await operator.call('GET /api/admin/wallet/detail', nobody)).status).toBe(404)
})

test('a correction takes the available balance; what a sent payout holds becomes a debt, which the next recharge repays', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aCredit(shopper, 10_000)
  await aSentWithdrawal(shopper, operator, 7000)
  expect(await correct(recharge_id, 9000)).toMatchObject({ taken_cents: 3000, owed_cents: 6000 })
  expect(await wallet(shopper)).toMatchObject({ balance_cents: 0, held_cents: 7000, receivable_cents: 6000 })
  const owing = (await operator.call('GET /api/admin/receivable/list', { query: {} })).data
  expect(owing.items[0]).toMatchObject({ user_id: shopper.user_id, account: shopper.account, receivable_cents: 6000 })
  expect(await runQuickAudit(shop.db)).toEqual([])
  const [notice] = (await shopper.call('GET /api/user/notifications', { query: {} })).data.items
  expect(notice).toMatchObject({
    kind: 'balance_corrected',
    body: 'We deducted $90.00 from your balance. Reason: Credited twice',
  })
  await aCredit(shopper, 2500)
  expect(await wallet(shopper)).toMatchObject({ balance_cents: 0, receivable_cents: 3500 })
  const [debt] = (await operator.call('GET /api/admin/receivable/list', { query: {} })).data.items
  expect(debt).toMatchObject({ user_id: shopper.user_id, receivable_cents: 3500, repaid_cents: 2500, is_own: false })
  const list = (await operator.call('GET /api/admin/correction/list', { query: { user_id: shopper.user_id } })).data
  expect(list.items).toEqual([
    expect.objectContaining({
      kind: 'correction',
      recharge_id,
      amount_cents: 9000,
      taken_cents: 3000,
      proposed_by: operator.account,
      decided_by: second.account,
    }),
  ])
  expect(await audit(shop.db)).toEqual([])
})

test('corrections of a recharge never exceed the credited amount, even if they are concurrent', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aCredit(shopper, 1000)
  await expect(correct(recharge_id, 1001)).rejects.toMatchObject({ reason: 'correction_too_much' })
  const answers = await Promise.allSettled([400, 400, 400, 400].map((cents) => correct(recharge_id, cents)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ reason: 'correction_too_much' })
  expect(await balanceIn(shopper)).toBe(200)
  const waiting = await aClaim(shop, shopper)
  await expect(correct(waiting, 1)).rejects.toThrow('not found')
})

test('a correction of a recharge on a chain is posted to the account of that chain, and the audit finds no problem', async () => {
  const shopper = await aShopper(shop)
  const { recharge_id } = (await claimOnChain(shop, shopper, { transaction_hash: aTransaction() })).data
  const body = { recharge_id, status: 1 as const, log_index: 0 }
  await operator.call('POST /api/admin/recharge/audit', { body })
  await correct(recharge_id, 2000)
  expect(await balanceIn(shopper)).toBe(3000)
  expect(await audit(shop.db)).toEqual([])
})

test('a debt is written off once and only at the proposed amount', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aCredit(shopper, 5000)
  await aSentWithdrawal(shopper, operator, 5000)
  await correct(recharge_id, 4000)
  await expect(writeOff(shopper.user_id, 3999)).rejects.toMatchObject({ reason: 'state_changed' })
  const answers = await Promise.allSettled([1, 2, 3].map(() => writeOff(shopper.user_id, 4000)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await wallet(shopper)).toMatchObject({ receivable_cents: 0, held_cents: 5000 })
  await expect(writeOff(shopper.user_id, 0)).rejects.toMatchObject({ reason: 'state_changed' })
  expect(await audit(shop.db)).toEqual([])
})

test('operators can neither propose nor approve a correction of their wallet', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aCredit(shopper, 5000)
  const self = { operator_id: operator.operator_id, operator_account: shopper.account }
  for (const by of [
    { ...two, proposer: self },
    { ...two, decider: self },
  ]) {
    await expect(correct(recharge_id, 100, by)).rejects.toMatchObject({ reason: 'second_operator_needed' })
    await expect(writeOff(shopper.user_id, 100, by)).rejects.toMatchObject({ reason: 'second_operator_needed' })
  }
})

test('operators see the balances of the shared accounts and the last audit of the ledger', async () => {
  const { audited_at, problems } = (await operator.call('GET /api/admin/ledger/audit')).data
  expect(problems).toEqual([])
  const books = (await operator.call('GET /api/admin/ledger/accounts')).data
  expect(books.audited).toEqual({ problems: 0, audited_at })
  const names = books.accounts.map(({ account }) => account)
  expect(names).toEqual(expect.arrayContaining(['external:bank', 'orders:escrow', 'sales', 'losses']))
  const users = await shop.db.selectFrom('user_account').select('user_id').execute()
  const wallets = await Promise.all(users.map(wallet))
  const sum = (of: (one: (typeof wallets)[number]) => number) => wallets.reduce((all, one) => all + of(one), 0)
  expect(books.wallets_cents).toBe(sum((one) => one.balance_cents + one.held_cents))
  expect(books.held_cents).toBe(sum((one) => one.held_cents))
  expect(books.receivables_cents).toBe(sum((one) => one.receivable_cents))
})

import { expect, test } from 'vitest'
import { agree } from '../../../../testing/proposals.ts'
import { CARD_NUMBER, setDemoChain, WALLET_ADDRESS } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { audit as auditBooks, summedBalanceOf } from '../../../ledger/audit.ts'
import { anonymiseRows } from '../../account/deletion/deletion-sql.ts'
import { makePayoutFile } from './payout-file-service.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const finance = await anOperator(shop, { roles: ['finance'] })
const support = await anOperator(shop, { roles: ['support'] })
type Operator = typeof owner

const card = {
  draw_type: 'bank',
  bank_name: 'Harbour Bank',
  account_name: 'Mei Lin',
  bank_card_number: CARD_NUMBER,
} as const
type Destination = typeof card | { draw_type: 'chain'; network: string; token: string; address: string }

const payOut = ({ call }: Operator, { user_id }: Pick<TestShopper, 'user_id'>, to: Destination = card) =>
  call('POST /api/admin/shopper/pay_out', { body: { user_id, reason: 'Fraud', to } })
const read = async (user_id: string) =>
  (await finance.call('GET /api/admin/shopper/detail', { query: { user_id } })).data
const storedBody = async (proposal_id: string) =>
  JSON.stringify(
    await shop.db.selectFrom('desk_proposal').selectAll().where('proposal_id', '=', proposal_id).executeTakeFirst(),
  )
const withdrawalOf = ({ user_id }: TestShopper) =>
  shop.db.selectFrom('withdrawal').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow()
const block = ({ user_id }: TestShopper) =>
  support.call('POST /api/admin/shopper/block', { body: { user_id, reason: 'Stolen cards' } })
const unblock = (user_id: string) =>
  support.call('POST /api/admin/shopper/unblock', { body: { user_id, reason: 'A mistake' } })

const by = ({ operator_id, account }: Operator) => ({ operator_id, operator_account: account })

async function aBlocked(balance_cents = 7_000) {
  const shopper = await aShopper(shop, { balance_cents })
  await block(shopper)
  return shopper
}

test('a blocked shopper’s balance is paid out without a charge after a second operator approves', async () => {
  const shopper = await aBlocked()
  const { user_id } = shopper
  const bank = await summedBalanceOf(shop.db, 'external:bank')
  const { proposal_id } = (await payOut(finance, shopper)).data
  expect(await read(user_id)).toMatchObject({ balance_cents: 7_000, held_cents: 0, payout_proposal: { proposal_id } })
  const proposal = (await owner.call('GET /api/admin/proposal/detail', { query: { proposal_id } })).data
  expect(proposal).toMatchObject({ kind: 'shopper_payout', about: shopper.account, has_moved: false })
  expect(proposal.changes).toEqual([
    { field: 'balance', before: { cents: 7_000 }, after: { cents: 0 } },
    { field: 'bank_name', before: null, after: { text: 'Harbour Bank' } },
    { field: 'account_name', before: null, after: { text: 'Mei Lin' } },
    { field: 'account_number', before: null, after: { text: '…0123' } },
  ])
  expect(await storedBody(proposal_id)).not.toContain(CARD_NUMBER)

  expect((await agree(owner, proposal_id)).data.state).toBe('carried_out')
  expect(await read(user_id)).toMatchObject({ balance_cents: 0, held_cents: 7_000, payout_proposal: null })
  expect(await storedBody(proposal_id)).not.toContain('sealed')
  const { extract_id, ...withdrawal } = await withdrawalOf(shopper)
  expect(withdrawal).toMatchObject({
    amount_cents: 7_000,
    service_charge_cents: 0,
    net_cents: 7_000,
    status: 'approved',
    payout_state: 'queued',
    audited_by: owner.operator_id,
  })
  expect(await auditBooks(shop.db)).toEqual([])

  // The payout is settled like a requested withdrawal, and its file has the card number.
  const payment = { extract_id, payout_state: 'done', reference: 'HB-1' } as const
  expect((await owner.call('POST /api/admin/extract/payout', { body: payment })).data.payout_state).toBe('done')
  expect(await summedBalanceOf(shop.db, 'external:bank')).toBe(bank + 7_000)
  expect(await read(user_id)).toMatchObject({ balance_cents: 0, held_cents: 0 })
  expect(await auditBooks(shop.db)).toEqual([])
})

test('only operators who may approve an open payout proposal can read the whole card number', async () => {
  const shopper = await aBlocked()
  const { proposal_id } = (await payOut(finance, shopper)).data
  const numberFor = async ({ call }: Operator) =>
    (await call('GET /api/admin/proposal/detail', { query: { proposal_id } })).data.account_number
  expect(await numberFor(owner)).toBe(CARD_NUMBER)
  expect(await numberFor(finance)).toBeNull() // the proposer cannot decide
  const list = await owner.call('GET /api/admin/proposal/list', { query: { state: 'open' } })
  expect(JSON.stringify(list.data)).not.toContain(CARD_NUMBER)
  await owner.call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: false, why: 'Not now' } })
  expect(await numberFor(owner)).toBeNull()
})

test('the payout file contains the card number from the proposal', async () => {
  const shopper = await aBlocked()
  await agree(owner, (await payOut(finance, shopper)).data.proposal_id)
  const file = await transaction(shop.db, (tx) => makePayoutFile(tx, shop.context.keys, by(owner), {}))
  expect(file.text.replaceAll(' ', '')).toContain(CARD_NUMBER)
})

const setCreatedAt = ({ user_id }: TestShopper, created_at: string) =>
  shop.db.insertInto('security_event').values({ user_id, event: 'email_changed', created_at }).execute()
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Creates a payout of a blocked shopper's whole balance that a second operator approved. */
async function aPayout(shopper: TestShopper) {
  await agree(owner, (await payOut(finance, shopper)).data.proposal_id)
  const { extract_id } = await withdrawalOf(shopper)
  const payout = { extract_id, payout_state: 'sent' } as const
  return {
    hold: async () => (await owner.call('GET /api/admin/extract/detail', { query: { extract_id } })).data.hold,
    send: () => owner.call('POST /api/admin/extract/payout', { body: payout }),
  }
}

test('the block and earlier changes do not hold a payout that a second operator approved', async () => {
  const shopper = await aBlocked()
  await setCreatedAt(shopper, minutesAgo(60))
  const { hold, send } = await aPayout(shopper)
  expect(await hold()).toMatchObject({ blocked_at: null, waits_until: null, recent_changes: [{}] })
  expect((await send()).data.payout_state).toBe('sent')
})

test('a later block holds a payout that a second operator approved', async () => {
  const shopper = await aBlocked()
  const { hold, send } = await aPayout(shopper)
  await unblock(shopper.user_id)
  expect(await hold()).toMatchObject({ blocked_at: null })
  await block(shopper)
  expect(await hold()).toMatchObject({ blocked_at: expect.any(String) })
  expect(await send()).toMatchObject({ reason: 'shopper_blocked' })
  const file = await transaction(shop.db, (tx) => makePayoutFile(tx, shop.context.keys, by(owner), {}))
  expect(file.held).toBeGreaterThan(0)
})

test('a later account change makes a payout wait that a second operator approved', async () => {
  const shopper = await aBlocked()
  const { hold, send } = await aPayout(shopper)
  await unblock(shopper.user_id)
  await setCreatedAt(shopper, new Date().toISOString())
  expect(await hold()).toMatchObject({ waits_until: expect.any(String) })
  expect(await send()).toMatchObject({ reason: 'shopper_waits', retry_at: expect.any(String) })
})

test('a failed payout returns the money and can be proposed again', async () => {
  const shopper = await aBlocked()
  await agree(owner, (await payOut(finance, shopper)).data.proposal_id)
  const { extract_id } = await withdrawalOf(shopper)
  const failure = { extract_id, payout_state: 'failed', reason: 'No such card' } as const
  await owner.call('POST /api/admin/extract/payout', { body: failure })
  expect(await read(shopper.user_id)).toMatchObject({ balance_cents: 7_000, held_cents: 0 })
  expect((await payOut(owner, shopper)).code).toBe(1)
})

test('proposing a payout is refused if the account is not blocked, has no money or is unknown, or if a proposal is open', async () => {
  expect(await payOut(finance, await aShopper(shop, { balance_cents: 100 }))).toMatchObject({ reason: 'state_changed' })
  expect(await payOut(finance, await aBlocked(0))).toMatchObject({ reason: 'extract_not_positive' })
  expect(await payOut(finance, { user_id: crypto.randomUUID() })).toMatchObject({ status: 404 })
  const shopper = await aBlocked()
  expect(await payOut(support, shopper)).toMatchObject({ reason: 'role_needed' })
  const answers = await Promise.all([payOut(finance, shopper), payOut(owner, shopper)])
  expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'proposal_open'])
})

test('a payout proposal is outdated after the account is unblocked or its balance changes', async () => {
  const openShopper = await aBlocked()
  const first = (await payOut(finance, openShopper)).data.proposal_id
  await unblock(openShopper.user_id)
  // Unblocking has already ended the proposal.
  expect(await agree(owner, first)).toMatchObject({ reason: 'state_changed' })
  expect(await read(openShopper.user_id)).toMatchObject({ balance_cents: 7_000, held_cents: 0 })

  const spentShopper = await aShopper(shop, { balance_cents: 7_000 })
  await spentShopper.call('POST /api/user/extract', {
    body: { ...card, amount_cents: 5_000, payment_code: '739154' },
  })
  await block(spentShopper)
  const second = (await payOut(finance, spentShopper)).data.proposal_id
  const { extract_id } = await withdrawalOf(spentShopper)
  await owner.call('POST /api/admin/extract/audit', { body: { extract_id, status: 2, reason: 'Blocked' } })
  expect(await agree(owner, second)).toMatchObject({ reason: 'proposal_outdated' })
  expect(await read(spentShopper.user_id)).toMatchObject({ balance_cents: 7_000, held_cents: 0 })
})

test('if two operators approve concurrently, the payout is made once', async () => {
  const shopper = await aBlocked()
  const third = await anOperator(shop)
  const { proposal_id } = (await payOut(finance, shopper)).data
  const answers = await Promise.all([agree(owner, proposal_id), agree(third, proposal_id)])
  expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'state_changed'])
  expect(await read(shopper.user_id)).toMatchObject({ balance_cents: 0, held_cents: 7_000 })
})

test('operators can neither propose nor approve a payout to themselves', async () => {
  const shopper = await aBlocked()
  await shop.db
    .updateTable('operator')
    .set({ account: shopper.account })
    .where('operator_id', '=', finance.operator_id)
    .execute()
  expect(await payOut(finance, shopper)).toMatchObject({ reason: 'second_operator_needed' })
  const { proposal_id } = (await payOut(owner, shopper)).data
  expect(await agree(finance, proposal_id)).toMatchObject({ reason: 'second_operator_needed' })
})

test('a payout can be proposed on an open network, to a valid address of that network', async () => {
  const shopper = await aBlocked()
  await setDemoChain(shop)
  const wrong = { draw_type: 'chain', network: 'demo', token: 'usdt', address: 'nowhere' } as const
  expect(await payOut(owner, shopper, wrong)).toMatchObject({ reason: 'chain_address_invalid' })
  const { proposal_id } = (await payOut(owner, shopper, { ...wrong, address: WALLET_ADDRESS })).data
  const third = await anOperator(shop)
  expect((await agree(third, proposal_id)).data.state).toBe('carried_out')
  expect(await withdrawalOf(shopper)).toMatchObject({
    draw_type: 'chain',
    address: WALLET_ADDRESS,
    payout_state: 'queued',
  })
  expect(await auditBooks(shop.db)).toEqual([])
})

test('deleting an account removes its name from proposals', async () => {
  const shopper = await aBlocked()
  const third = await anOperator(shop)
  const { proposal_id } = (await payOut(owner, shopper)).data
  await third.call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: false, why: 'Not yet' } })
  expect(await storedBody(proposal_id)).toContain('Mei Lin')
  await anonymiseRows(shop.db, shopper.user_id)
  expect(await storedBody(proposal_id)).not.toContain('Mei Lin')
  expect((await owner.call('GET /api/admin/proposal/detail', { query: { proposal_id } })).data.state).toBe('refused')
})

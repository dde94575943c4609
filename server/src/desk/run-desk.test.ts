import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chatOf, say as write } from '../../testing/chat-world.ts'
import { aBuyer, anUnpaidOrder, aPaidOrder } from '../../testing/order-world.ts'
import { anOrderToRefund, ask } from '../../testing/refund-world.ts'
import {
  aClaim,
  aPng,
  aTransaction,
  aWithdrawal,
  balanceIn,
  claimOnChain,
  drawOnChain,
  setDemoChain,
  WALLET_ADDRESS,
} from '../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, PASSWORD } from '../../testing/world.ts'
import { codeOf, stepOf } from '../features/operator/session/totp.ts'
import { runDesk } from './run-desk.ts'

const shop = await aShop()
const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
const folder = await mkdtemp(join(tmpdir(), 'sampan-desk-'))
afterAll(() => rm(folder, { recursive: true }))
const { account } = await anOperator(shop)

type Wishes = { at?: string; file?: string; password?: string; answers?: string[] }

/** Runs one command as the operator types it. @returns everything the terminal shows. */
async function desk(argv: string[], { at = url, file = 'token', password, answers = [] }: Wishes = {}) {
  const shown: string[] = []
  const say = (text: string) => void shown.push(text)
  const ask = async () => answers.shift() ?? ''
  const token_file = join(folder, file)
  const exit_code = await runDesk(argv, { url: at, token_file, password, ask, say, complain: say })
  return { exit_code, text: shown.join('\n') }
}

const signIn = () => desk(['login', account], { password: PASSWORD })

test('the session is stored for the operator’s eyes, and for this shop, only', async () => {
  writeFileSync(join(folder, 'asked'), 'old', { mode: 0o644 })
  const asked = await desk(['login'], { answers: [account, PASSWORD], file: 'asked' })
  expect(asked).toEqual({ exit_code: 0, text: `You are at the desk of ${url} as ${account}.` })
  expect(statSync(join(folder, 'asked')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'asked'), 'utf8')).not.toContain(PASSWORD)
  expect((await desk(['audit'], { file: 'asked' })).exit_code).toBe(0)
  const elsewhere = await desk(['audit'], { file: 'asked', at: url.replace('127.0.0.1', 'localhost') })
  expect(elsewhere).toEqual({ exit_code: 1, text: 'Sign in first: npm run desk -- login' })
})

test('an operator with a second factor is asked for its code', async () => {
  const careful = await anOperator(shop)
  const begun = await careful.call('POST /api/admin/second_factor/begin', { body: { password: PASSWORD } })
  const { secret } = begun.data
  const now = stepOf(Date.now())
  await careful.call('POST /api/admin/second_factor/confirm', { body: { code: codeOf(secret, now) } })
  const enter = (typed: string) =>
    desk(['login', careful.account], { password: PASSWORD, answers: [typed], file: 'careful' })
  expect(await enter('12345x')).toEqual({ exit_code: 1, text: expect.stringMatching(/^This code is wrong/) })
  expect((await desk(['audit'], { file: 'careful' })).exit_code).toBe(1)
  expect((await enter(codeOf(secret, now + 1))).exit_code).toBe(0)
  expect((await desk(['audit'], { file: 'careful' })).exit_code).toBe(0)
})

test('what needs a fresh code asks for it, and is done once the code is right', async () => {
  const careful = await anOperator(shop)
  const begun = await careful.call('POST /api/admin/second_factor/begin', { body: { password: PASSWORD } })
  const { secret } = begun.data
  const nextCode = async () => {
    // As if half a minute had passed: each code is taken once.
    await shop.db.updateTable('operator_totp').set({ last_step: '0' }).execute()
    return codeOf(secret, stepOf(Date.now()))
  }
  await careful.call('POST /api/admin/second_factor/confirm', { body: { code: await nextCode() } })
  const as_careful = { password: PASSWORD, file: 'fresh' }
  await desk(['login', careful.account], { ...as_careful, answers: [await nextCode()] })
  expect(statSync(join(folder, 'fresh')).mode & 0o777).toBe(0o600)
  const extract_id = await aWithdrawal(await aShopper(shop, { balance_cents: 10_000 }))
  await desk(['withdrawal-pass', extract_id], as_careful)
  const wrong = await desk(['payout-file'], { ...as_careful, answers: ['12345x'] })
  expect(wrong).toEqual({ exit_code: 1, text: expect.stringMatching(/^This code is wrong/) })
  const right = await desk(['payout-file'], { ...as_careful, answers: [await nextCode()] })
  expect(right.exit_code).toBe(0)
  const [file = ''] = right.text.split('\n')
  expect(readFileSync(file, 'utf8')).toContain(extract_id)
  await rm(dirname(file), { recursive: true })
})

test('a wrong password, no session, no shop: a sentence and exit code 1', async () => {
  const wrong = await desk(['login', account], { password: 'wrong', file: 'none' })
  expect(wrong).toEqual({ exit_code: 1, text: 'The account or the password is wrong.' })
  expect(await desk(['recharges'], { file: 'none' })).toEqual({
    exit_code: 1,
    text: 'Sign in first: npm run desk -- login',
  })
  const closed = await desk(['audit'], { at: 'http://127.0.0.1:9' })
  expect(closed).toEqual({ exit_code: 1, text: expect.stringContaining('No shop answers at http://127.0.0.1:9') })
  expect(await desk(['pass', 'x'])).toEqual({ exit_code: 1, text: expect.stringContaining('npm run desk -- help') })
  expect((await desk(['help'])).exit_code).toBe(0)
})

test('a recharge is listed, its receipt looked at, and passed by the beginning of its id', async () => {
  await signIn()
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper, 5000)
  const listed = await desk(['recharges'])
  expect(listed.text).toContain(shopper.account)
  expect(listed.text).toContain('$50.00')
  expect(listed.text).toContain('1 of 1 recharge.')
  const receipts = await desk(['receipts', recharge_id.slice(0, 8)])
  expect(readFileSync(receipts.text).subarray(8, 12).toString()).toBe('WEBP')
  await rm(dirname(receipts.text), { recursive: true })
  const passed = await desk(['pass', recharge_id.slice(0, 8), '--arrived', '49.50'])
  expect(passed).toEqual({ exit_code: 0, text: `Passed: $49.50 for ${shopper.account}.` })
  expect(await balanceIn(shopper)).toBe(4950)
  expect(await desk(['pass', recharge_id])).toEqual({ exit_code: 1, text: 'This has been audited already.' })
  expect((await desk(['recharges'])).text).toBe('No recharges.')
})

test('a recharge is refused with its reason', async () => {
  await signIn()
  const recharge_id = await aClaim(shop, await aShopper(shop))
  const refused = await desk(['refuse', recharge_id.slice(0, 18), 'Nothing arrived'])
  expect(refused).toEqual({ exit_code: 0, text: expect.stringContaining('reads "Nothing arrived"') })
  expect((await desk(['recharges', '--status', '2'])).text).toContain('refused (Nothing arrived)')
})

test('a large sum says that another operator must agree', async () => {
  await signIn()
  const recharge_id = await aClaim(shop, await aShopper(shop), 2_000_000)
  const alone = await desk(['pass', recharge_id])
  expect(alone).toEqual({ exit_code: 1, text: 'Another operator is needed for this.' })
  expect((await desk(['recharges'])).text).toContain(`waiting; ${account} agreed to $20,000.00`)
})

test('a withdrawal is passed, goes to the bank in a file, and is paid', async () => {
  await signIn()
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const extract_id = await aWithdrawal(shopper)
  expect((await desk(['withdrawals'])).text).toContain('Harbour Bank …0123 Mei Lin')
  const passed = await desk(['withdrawal-pass', extract_id.slice(0, 18)])
  expect(passed).toEqual({
    exit_code: 0,
    text: `$47.00 to ${shopper.account}, Harbour Bank …0123 Mei Lin: payout queued.`,
  })
  const [file = '', told] = (await desk(['payout-file'])).text.split('\n')
  expect(readFileSync(file, 'utf8')).toContain(`${extract_id},Mei Lin,Harbour Bank,6222 0212 3456 7890 123,47.00,`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await rm(dirname(file), { recursive: true })
  expect(told).toContain('1 payout. Whole card numbers are in it')
  const [again = ''] = (await desk(['payout-file', told?.split(' ').at(-1)?.slice(0, 8) ?? ''])).text.split('\n')
  expect(readFileSync(again, 'utf8')).toContain(extract_id)
  await rm(dirname(again), { recursive: true })
  expect((await desk(['payout-file'])).text).toBe('No payout is queued.')
  expect((await desk(['payout-done', extract_id.slice(0, 18), 'HB-1'])).text).toContain(': paid.')
  expect((await desk(['payout-failed', extract_id, 'No such card'])).exit_code).toBe(1)
  expect((await desk(['withdrawals', '--status', '1'])).text).toContain('paid')
})

test('a withdrawal is refused, or its payout fails, with the reason', async () => {
  await signIn()
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const refused = await aWithdrawal(shopper)
  const failed = await aWithdrawal(shopper)
  expect((await desk(['withdrawal-refuse', refused, 'Not your name'])).text).toContain('refused (Not your name)')
  await desk(['withdrawal-pass', failed])
  expect((await desk(['payout-sent', failed])).text).toContain('payout sent')
  const fail = ['payout-failed', failed, 'No such card']
  expect((await desk(fail)).text).toContain('Another operator is needed for this')
  await desk(['login', (await anOperator(shop)).account], { password: PASSWORD, file: 'second' })
  expect((await desk(fail, { file: 'second' })).text).toContain('payout failed (No such card)')
  expect(await balanceIn(shopper)).toBe(10_000)
})

test('an order is looked at, shipped and corrected', async () => {
  await signIn()
  const order_id = await aPaidOrder(shop, await aBuyer(shop))
  expect((await desk(['orders'])).text).toContain('to ship')
  const looked = await desk(['order', order_id.slice(0, 8)])
  expect(looked.text).toContain('Mei Lin\n  +81 90 1234 5678\n  1-2-3 Aoyama')
  expect(looked.text).toMatch(/1 × Product \d+/)
  const shipped = await desk(['ship', order_id.slice(0, 8), 'Japan Post', 'JP1'])
  expect(shipped).toEqual({ exit_code: 0, text: expect.stringMatching(/^Order \S+ is on its way: Japan Post JP1\.$/) })
  const corrected = await desk(['correct', order_id.slice(0, 8), 'Yamato', 'Y2'])
  expect(corrected.text).toContain('Yamato Y2')
  expect(await desk(['ship', order_id, 'DHL', '3'])).toMatchObject({ exit_code: 1 })
  expect(await desk(['ship', order_id.slice(0, 8), 'DHL', '3'])).toEqual({
    exit_code: 1,
    text: expect.stringContaining('No order to ship begins with'),
  })
  expect((await desk(['orders', '--status', '2'])).text).toContain('Yamato Y2')
})

test('the books are read whole; what is wrong with them is exit code 1', async () => {
  await signIn()
  expect(await desk(['audit'])).toEqual({ exit_code: 0, text: 'The books are sound.' })
  // Something the orders do not know of.
  await shop.db.updateTable('shop_order').set({ paid_cents: 1 }).execute()
  const found = await desk(['audit'])
  expect(found).toEqual({ exit_code: 1, text: expect.stringContaining('orders:escrow') })
  expect(found.text).not.toContain('more')
})

test('who leaves the desk is signed out here and there', async () => {
  await signIn()
  const token = readFileSync(join(folder, 'token'), 'utf8')
  expect(await desk(['logout'])).toEqual({ exit_code: 0, text: 'You have left the desk.' })
  expect((await desk(['audit'])).exit_code).toBe(1)
  writeFileSync(join(folder, 'token'), token)
  expect((await desk(['audit'])).exit_code).toBe(1)
})

test('a refund is listed, looked at, agreed to and executed; money is given back unasked', async () => {
  await signIn()
  const operator = await anOperator(shop)
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 3 })
  const { data } = await ask(shop, buyer, order_id, { type: 'return_and_refund' })
  const id = data.refund_id
  expect((await desk(['refunds'])).text).toMatch(/\$20\.00 +money and goods +damaged +1 +applied +an answer/)
  expect((await desk(['refund', id])).text).toContain('damaged, received: It came in two pieces.')
  const proof = (await desk(['proofs', id])).text
  expect(readFileSync(proof).subarray(8, 12).toString()).toBe('WEBP')
  await rm(dirname(proof), { recursive: true })
  expect((await desk(['refund-agree', id, '--return-to', 'Pier 4'])).text).toContain('Back to: Pier 4')
  expect(await desk(['refund-execute', id])).toEqual({ exit_code: 0, text: expect.stringContaining('executed') })
  expect(await desk(['refund-refuse', id, 'No.'])).toMatchObject({ exit_code: 1 })
  const next = await anOrderToRefund(shop, operator, { status: 2 })
  const pieces = `${next.skus[0]}:1`
  const given = await desk(['refund-order', next.order_id, 'One got lost.', '--pieces', pieces, '--amount', '5'])
  expect(given.text).toContain('Refunded so far: $5.00')
  expect(await balanceIn(next.buyer)).toBe(98_500)
  expect((await desk(['refund-order', next.order_id, 'x', '--pieces', 'lamp'])).exit_code).toBe(1)
})

test('tokens on a chain are passed by their transfer, and paid out by a file of their own', async () => {
  await signIn()
  await setDemoChain(shop)
  const shopper = await aShopper(shop)
  const [received, sent] = [aTransaction(), aTransaction()]
  const { recharge_id } = (await claimOnChain(shop, shopper, { transaction_hash: received })).data
  const [own] = (await shopper.call('GET /api/user/getBlockchain')).data
  const listed = (await desk(['recharges'])).text
  for (const said of [own?.address ?? '', `demo ${WALLET_ADDRESS} (${received})`]) expect(listed).toContain(said)
  const untold = await desk(['pass', recharge_id])
  expect(untold).toEqual({ exit_code: 1, text: expect.stringContaining('its hash and its log index') })
  const passed = await desk(['pass', recharge_id, '--transaction', `0x${received}`, '--log', '2'])
  expect(passed).toEqual({ exit_code: 0, text: `Passed: $50.00 for ${shopper.account}.` })

  const { extract_id } = (await drawOnChain(shopper)).data
  expect((await desk(['withdrawal-pass', extract_id])).text).toContain(`demo ${WALLET_ADDRESS}: payout queued.`)
  const [file = '', told] = (await desk(['payout-file', '--to', 'chain'])).text.split('\n')
  expect(readFileSync(file, 'utf8')).toContain(`${extract_id},demo,usdt,${WALLET_ADDRESS},49.00,`)
  expect(told).toMatch(/^1 payout\. To have it again: payout-file /)
  await rm(dirname(file), { recursive: true })
  expect((await desk(['payout-done', extract_id, sent])).text).toContain(': paid.')
  expect(await balanceIn(shopper)).toBe(0)
})

test('a chat that waits is listed, read and answered, with words, a picture and a card', async () => {
  await signIn()
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await write(buyer, `Hello\n\u202eesrever \u001b[2J`)
  const listed = await desk(['chats'])
  expect(listed.text).toContain(buyer.account)
  expect(listed.text).toContain('1 of 1 chat.')
  const start = buyer.user_id
  const read = await desk(['chat', buyer.account])
  expect(read.text).toMatch(/shopper {2}\[[0-9a-f-]{36}\]\n {2}Hello\n {2}\ufffdesrever \[2J$/)
  expect((await chatOf(buyer))[0]?.read_at).not.toBeNull()

  const picture = join(folder, 'plug.png')
  writeFileSync(picture, await aPng())
  const answered = await desk([
    'answer',
    start,
    'It leaves today.',
    '--picture',
    picture,
    '--order',
    order_id.slice(0, 18),
  ])
  expect(answered).toMatchObject({ exit_code: 0 })
  expect(answered.text).toContain('It leaves today.')
  expect((await chatOf(buyer)).at(-1)).toMatchObject({
    from: 'shop',
    text: 'It leaves today.',
    file: { width: 40 },
    order: { status: 1 },
  })
  expect((await desk(['chats'])).text).toBe('No chat waits for an answer.')
  expect((await desk(['chats', '--state', 'all'])).text).toContain('shop: [order')
  const { text: path } = await desk(['chat-pictures', buyer.account])
  expect(readFileSync(path).subarray(8, 12).toString()).toBe('WEBP')
  await rm(dirname(path), { recursive: true })

  expect(await desk(['answer', buyer.account])).toMatchObject({ exit_code: 1 })
  expect(await desk(['answer', buyer.account, '--picture', join(folder, 'none.png')])).toEqual({
    exit_code: 1,
    text: expect.stringContaining('There is no file'),
  })
  expect(await desk(['chat', 'nobody@example.com'])).toMatchObject({ exit_code: 1 })
})

test('a refund is refused with pictures from this machine; without its file nothing is refused', async () => {
  await signIn()
  const { buyer, order_id } = await anOrderToRefund(shop, await anOperator(shop), { status: 3 })
  const { refund_id } = (await ask(shop, buyer, order_id)).data
  const missing = await desk(['refund-refuse', refund_id, 'It was worn.', join(folder, 'none.png')])
  expect(missing).toEqual({ exit_code: 1, text: expect.stringContaining('There is no file') })
  const files = ['sole.png', 'heel.png'].map((name) => join(folder, name))
  for (const file of files) writeFileSync(file, await aPng())
  const { text, exit_code } = await desk(['refund-refuse', refund_id, 'It was worn.', ...files])
  expect(exit_code).toBe(0)
  expect(text).toContain('Refused: It was worn.\n  Pictures shown with it: 2')
  const many = Array.from({ length: 7 }, () => 'x.png')
  expect((await desk(['refund-refuse', refund_id, 'It was worn.', ...many])).exit_code).toBe(1)
})

test('rates for estimates are listed and set; what is not set or too old says so', async () => {
  await signIn()
  expect((await desk(['rates'])).text).toMatch(/CNY +not set: no estimate/)
  const { text, exit_code } = await desk(['rates', 'CNY=7.1', 'JPY=150.25'])
  expect(exit_code).toBe(0)
  expect(text).toMatch(/CNY +7\.1 +20\d\d-/)
  expect(text).toMatch(/JPY +150\.25 +20\d\d-/)
  await shop.db.updateTable('currency_rate').set({ set_at: '2026-01-01T00:00:00.000Z' }).execute()
  expect((await desk(['rates'])).text).toMatch(/CNY +7\.1 +2026-01-01 00:00 +too old: no estimate/)
})

test('an unpaid order is cancelled, once', async () => {
  await signIn()
  const order_id = await anUnpaidOrder(shop, await aBuyer(shop))
  expect((await desk(['cancel', order_id, 'The kiln broke'])).text).toMatch(/^Order \S+: cancelled/)
  expect(await desk(['cancel', order_id, 'The kiln broke'])).toMatchObject({ exit_code: 1 })
})

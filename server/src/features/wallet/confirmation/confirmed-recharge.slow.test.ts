import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { agreeTo } from '../../../../testing/proposals.ts'
import { aBank, aTransfer, lineIdOf, makeEvidenceOptional, readLine } from '../../../../testing/statement-world.ts'
import { aClaim, balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { audit as auditBooks } from '../../../ledger/audit.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const second = await anOperator(shop)
type Operator = typeof operator
const bank = await aBank(shop, operator)
await makeEvidenceOptional(shop)

/** A waiting recharge and the reference of its shopper. */
const aWaiting = async (cents = 5_000, shopper?: TestShopper) =>
  aTransfer(shop, bank.bank_account_id, shopper ?? (await aShopper(shop)), cents)
const detail = async (recharge_id: string) =>
  (await operator.call('GET /api/admin/recharge/detail', { query: { recharge_id } })).data
const listed = async () => (await operator.call('GET /api/admin/recharge/confirmed')).data
const fitOf = async (recharge_id: string) => (await detail(recharge_id)).fits.map(({ fit }) => fit)
const confirmedIds = async () => (await listed()).confirmed.map(({ recharge_id }) => recharge_id)
const suggestedIds = async () => (await listed()).suggested.map(({ recharge_id }) => recharge_id)

type Row = { recharge_id: string; line_id: string }
const approveAll = async ({ call }: Operator, ...recharges: Row[]) =>
  (await call('POST /api/admin/recharge/approve_confirmed', { body: { recharges } })).data.results
const rowOf = async (recharge_id: string): Promise<Row> => ({
  recharge_id,
  line_id: (await detail(recharge_id)).fits[0]?.lines[0]?.line_id ?? '',
})

test('a line with the reference and the amount is shown on the recharge and in the list, and one click approves and matches both', async () => {
  const [mei, ken] = [await aWaiting(5_101), await aWaiting(5_102)]
  const stored = await bank.imported(
    { amount: '51.01', reference: `pay ${mei.reference.toLowerCase().replace('-', ' ')}` },
    { amount: '51.02', text: `x${ken.reference}y` },
  )
  expect(stored).toMatchObject({ added: 2, matched: 0, confirmed: 2 })
  expect((await detail(mei.recharge_id)).fits).toEqual([
    { fit: 'exact', lines: [expect.objectContaining({ amount_cents: 5_101, imported_by: operator.account })] },
  ])
  expect(await confirmedIds()).toEqual([mei.recharge_id, ken.recharge_id])
  const queue = (await operator.call('GET /api/admin/today')).data.waiting.find(({ kind }) => kind === 'confirmed')
  expect(queue).toMatchObject({ count: 2, overdue: 0 })
  const [entry] = (await mei.shopper.call('GET /api/user/recharge_log', { query: {} })).data.items
  expect(entry).toMatchObject({ status: 0, is_bank_confirmed: true })
  const rows = [await rowOf(mei.recharge_id), await rowOf(ken.recharge_id)]
  expect(await approveAll(second, ...rows)).toEqual(
    rows.map(({ recharge_id }) => ({ recharge_id, outcome: 'done', why: null })),
  )
  expect([await balanceIn(mei.shopper), await balanceIn(ken.shopper)]).toEqual([5_101, 5_102])
  for (const { line_id, recharge_id } of rows)
    expect(await readLine(shop, operator, line_id)).toMatchObject({
      state: 'matched',
      operator: second.account,
      movements: [{ ref_id: recharge_id }],
    })
  expect(await detail(mei.recharge_id)).toMatchObject({
    ...{ status: 1, audited_by: second.account, fits: [], is_bank_confirmed: false },
  })
  expect(await confirmedIds()).toEqual([])
})

test('each recharge of the list has the limits of a single approval, and the others are approved in spite of one that fails', async () => {
  const [small, large, own, refused] = [
    await aWaiting(5_201),
    await aWaiting(150_000),
    await aWaiting(5_203),
    await aWaiting(5_204),
  ]
  await sql`update user_account set account = ${second.account} where user_id = ${own.shopper.user_id}`.execute(shop.db)
  await bank.imported(
    ...[small, large, own, refused].map(({ reference }, at) => ({
      amount: ['52.01', '1500.00', '52.03', '52.04'][at] ?? '',
      reference,
    })),
  )
  const rows = await Promise.all([small, large, own, refused].map(({ recharge_id }) => rowOf(recharge_id)))
  await operator.call('POST /api/admin/recharge/audit', {
    body: { recharge_id: refused.recharge_id, status: 2, reason: 'No' },
  })
  const results = await approveAll(second, ...rows)
  expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'proposed', 'refused', 'refused'])
  expect(results[2]?.why).toBe('This needs a second approver.')
  expect(results[3]?.why).toBe('Someone has already decided this.')
  expect(await balanceIn(large.shopper)).toBe(0)
  // A proposed recharge is listed, but not to be approved again.
  expect(await suggestedIds()).toContain(large.recharge_id)
  const changes = (await detail(large.recharge_id)).proposal?.changes ?? []
  expect(changes.map(({ field }) => field)).toEqual(['credited', 'statement_line'])
  expect((await agreeTo(shop, operator, large.recharge_id)).code).toBe(1)
  expect(await balanceIn(large.shopper)).toBe(150_000)
  expect(await readLine(shop, operator, rows[1]?.line_id ?? '')).toMatchObject({ state: 'matched' })
})

test('approving a recharge without naming its line matches the line that confirms it', async () => {
  const { recharge_id, reference } = await aWaiting(5_301)
  await bank.imported({ amount: '53.01', reference })
  const { line_id } = await rowOf(recharge_id)
  await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } })
  expect(await readLine(shop, operator, line_id)).toMatchObject({
    state: 'matched',
    movements: [{ ref_id: recharge_id }],
  })
  const other = await aWaiting(5_302)
  await bank.imported({ amount: '53.02', reference: other.reference })
  const row = await rowOf(other.recharge_id)
  const body = { recharge_id: other.recharge_id, status: 1 as const, arrival_cents: 5_000 }
  await operator.call('POST /api/admin/recharge/audit', { body })
  expect(await readLine(shop, operator, row.line_id)).toMatchObject({ state: 'open' })
})

test('more or less money is suggested, and is approved with the line’s amount', async () => {
  const [over, under] = [await aWaiting(5_401), await aWaiting(5_402)]
  await bank.imported({ amount: '60.00', reference: over.reference }, { amount: '50.00', reference: under.reference })
  expect(await fitOf(over.recharge_id)).toEqual(['more'])
  expect(await fitOf(under.recharge_id)).toEqual(['less'])
  expect(await suggestedIds()).toEqual(expect.arrayContaining([over.recharge_id, under.recharge_id]))
  const [more, less] = [await rowOf(over.recharge_id), await rowOf(under.recharge_id)]
  expect((await approveAll(operator, more, less)).map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
  const approve = ({ call }: Operator, { recharge_id, line_id }: Row, arrival_cents?: number) =>
    call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1, line_ids: [line_id], arrival_cents } })
  expect(await approve(operator, less, 5_402)).toMatchObject({ reason: 'sums_differ' })
  expect((await approve(operator, less)).data).toMatchObject({ arrival_cents: 5_000, outcome: 'done' })
  expect((await approve(operator, more)).data).toMatchObject({ outcome: 'proposed' })
  expect((await agreeTo(shop, second, over.recharge_id)).code).toBe(1)
  expect(await balanceIn(over.shopper)).toBe(6_000)
  expect(await readLine(shop, operator, more.line_id)).toMatchObject({ state: 'matched' })
  expect(await readLine(shop, operator, less.line_id)).toMatchObject({ state: 'matched' })
})

test('two lines for one recharge are approved together and explained by their sum', async () => {
  const { recharge_id, shopper, reference } = await aWaiting(5_501)
  await bank.imported({ amount: '55.00', reference }, { amount: '0.01', reference })
  const { fits } = await detail(recharge_id)
  expect(fits.map(({ fit }) => fit)).toEqual(['sum_of_lines'])
  const line_ids = fits[0]?.lines.map(({ line_id }) => line_id) ?? []
  expect(line_ids).toHaveLength(2)
  const { data } = await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1, line_ids } })
  expect(data).toMatchObject({ outcome: 'done', arrival_cents: 5_501 })
  expect(await balanceIn(shopper)).toBe(5_501)
  for (const line_id of line_ids)
    expect(await readLine(shop, operator, line_id)).toMatchObject({ state: 'explained', note: /\$55\.00 .*= \$55\.01/ })
})

test('two equal lines, one line for two recharges, and a name without the reference are suggested only', async () => {
  const twice = await aWaiting(5_601)
  await bank.imported({ amount: '56.01', reference: twice.reference }, { amount: '56.01', reference: twice.reference })
  expect(await fitOf(twice.recharge_id)).toEqual(['several_lines', 'several_lines'])

  const shopper = await aShopper(shop)
  const [first, next] = [await aWaiting(5_602, shopper), await aWaiting(5_602, shopper)]
  await bank.imported({ amount: '56.02', reference: first.reference })
  expect([await fitOf(first.recharge_id), await fitOf(next.recharge_id)]).toEqual([
    ['several_claims'],
    ['several_claims'],
  ])

  const sums = await aShopper(shop)
  const [part, other] = [await aWaiting(5_000, sums), await aWaiting(1_003, sums)]
  await bank.imported({ amount: '60.03', reference: other.reference })
  expect([await fitOf(part.recharge_id), await fitOf(other.recharge_id)]).toEqual([
    ['sum_of_claims'],
    ['sum_of_claims'],
  ])

  const by_name = await aWaiting(5_604)
  await sql`update user_account set family_name = 'Okonkwo', given_name = 'Ada'
    where user_id = ${by_name.shopper.user_id}`.execute(shop.db)
  await bank.imported({ amount: '56.04', text: 'ADA OKONKWO SP-ZZZZZZ' })
  expect(await fitOf(by_name.recharge_id)).toEqual(['name'])
  const ids = [twice, first, next, part, other, by_name].map(({ recharge_id }) => recharge_id)
  expect(await suggestedIds()).toEqual(expect.arrayContaining(ids))
})

test('an old line, a line of another file, a line that was taken back by the bank, and a credit without a line are doubts', async () => {
  const early = await aWaiting(5_701)
  await bank.imported({ day: bank.dayBefore(12), amount: '57.01', reference: early.reference })
  expect(await fitOf(early.recharge_id)).toEqual(['early'])

  const repeated = await aWaiting(5_702)
  await bank.imported({ amount: '57.02', reference: repeated.reference, text: 'one bank format' })
  expect(await fitOf(repeated.recharge_id)).toEqual(['exact'])
  await approveAll(operator, await rowOf(repeated.recharge_id))
  const again = await aWaiting(5_702, repeated.shopper)
  await bank.imported({ amount: '57.02', reference: repeated.reference, text: 'another bank format' })
  expect(await fitOf(again.recharge_id)).toEqual(['repeated'])

  const reversed = await aWaiting(5_703)
  await bank.imported(
    { amount: '57.03', reference: reversed.reference },
    { amount: '-57.03', text: reversed.reference },
  )
  expect(await fitOf(reversed.recharge_id)).toEqual(['reversed'])

  const shopper = await aShopper(shop)
  const before = await aWaiting(5_704, shopper)
  await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id: before.recharge_id, status: 1 } })
  const after = await aWaiting(5_704, shopper)
  const stored = await bank.imported({ amount: '57.04', reference: after.reference })
  // The line belongs to the recharge that was approved before.
  expect(stored).toMatchObject({ matched: 1, confirmed: 0 })
  expect(await fitOf(after.recharge_id)).toEqual([])
})

test('a line that is released stays a doubt for the next recharge of the amount', async () => {
  const { recharge_id, shopper, reference } = await aWaiting(5_801)
  await bank.imported({ amount: '58.01', reference })
  const row = await rowOf(recharge_id)
  await approveAll(operator, row)
  await operator.call('POST /api/admin/bank/release', { body: { line_id: row.line_id } })
  const again = await aWaiting(5_801, shopper)
  expect(await fitOf(again.recharge_id)).toEqual(['released'])
  // The line is also a doubt after other money of the amount was matched with the former recharge.
  expect(await bank.imported({ day: bank.dayBefore(1), amount: '58.01', text: 'A stranger' })).toMatchObject({
    matched: 1,
  })
  expect(await fitOf(again.recharge_id)).toEqual(['released'])
})

test('a line in another currency is suggested after its dollars were entered', async () => {
  const { recharge_id, reference } = await aWaiting(5_901)
  const euros = await aBank(shop, operator, { currency: 'EUR' })
  await euros.imported({ amount: '50.00', reference })
  expect(await fitOf(recharge_id)).toEqual([])
  const line_id = await lineIdOf(shop, reference)
  await operator.call('POST /api/admin/bank/value', { body: { line_id, amount_cents: 5_901 } })
  expect(await fitOf(recharge_id)).toEqual(['converted'])
})

test('a recharge whose evidence was used before is suggested only', async () => {
  const [mei, ken] = [await aShopper(shop), await aShopper(shop)]
  await aClaim(shop, mei, 6_001)
  const recharge_id = await aClaim(shop, ken, 6_002)
  await bank.imported({ amount: '60.02', reference: (await detail(recharge_id)).reference })
  expect(await fitOf(recharge_id)).toEqual(['reused'])
})

test('concurrent approvals with one line credit once', async () => {
  for (let round = 0; round < 5; round++) {
    const { recharge_id, shopper, reference } = await aWaiting(6_100 + round)
    await bank.imported({ amount: `61.0${round}`, reference })
    const row = await rowOf(recharge_id)
    const [one, other, single, refusal] = await Promise.all([
      approveAll(operator, row),
      approveAll(second, row),
      second.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } }),
      operator.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 2, reason: 'No' } }),
    ])
    const approved = [one[0]?.outcome === 'done', other[0]?.outcome === 'done', single.code === 1].filter(
      Boolean,
    ).length
    expect(approved + (refusal.code === 1 ? 1 : 0)).toBe(1)
    expect(await balanceIn(shopper)).toBe(approved * (6_100 + round))
    expect((await readLine(shop, operator, row.line_id)).state).toBe(approved === 1 ? 'matched' : 'open')
  }
})

test('an operator without access to money neither reads the list nor approves', async () => {
  const support = await anOperator(shop, { roles: ['support'] })
  expect(await support.call('GET /api/admin/recharge/confirmed')).toMatchObject({ reason: 'role_needed' })
  const row = { recharge_id: crypto.randomUUID(), line_id: crypto.randomUUID() }
  const body = { recharges: [row] }
  expect(await support.call('POST /api/admin/recharge/approve_confirmed', { body })).toMatchObject({
    reason: 'role_needed',
  })
  expect((await approveAll(operator, row))[0]).toMatchObject({ outcome: 'refused', why: /couldn’t find/ })
})

test('the books are sound after these tests', async () => {
  expect(await auditBooks(shop.db)).toEqual([])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMoveIn } from '../../../../testing/import/move-in-world.ts'
import { agree, decline } from '../../../../testing/proposals.ts'
import { anOperator, aShopper } from '../../../../testing/world.ts'
import { audit, runQuickAudit } from '../../../ledger/audit.ts'

const { shop, owner, second, checked, applied, work, read, linesOf } = await aMoveIn()

const balanceOf = async ({ call }: Awaited<ReturnType<typeof aShopper>>) =>
  (await call('GET /api/user/getUserInfo')).data.balance_cents
const apply = (file_id: string, again = false) =>
  owner.call('POST /api/admin/move_in/apply', { body: { file_id, again, reason: 'Store credit of our former shop' } })

test('opening balances are credited once two owners agree, and the fund record and the books name them', async () => {
  const [ann, ben] = [await aShopper(shop), await aShopper(shop)]
  const text = `E-mail;Balance\n${ann.account.toUpperCase()};1.234,50\n${ben.account};"12,00"\nnobody@example.com;5,00\n${ann.account};3,00\n`
  const { file, lines } = await checked(text, { decimal_sign: 'comma' })
  const { file_id } = file
  expect(file).toMatchObject({ kind: 'balances', total_cents: 124_650, outcomes: { new: 2, duplicate: 1, faulty: 1 } })
  expect(lines[2]?.remarks).toEqual([{ remark: 'unknown_account', cell: 'nobody@example.com' }])
  const { data } = await apply(file_id)
  expect(data).toMatchObject({ state: 'checked', proposal: { kind: 'move_in_apply' } })
  expect(data.proposal?.changes).toMatchObject([
    { field: 'lines', after: { text: '2' } },
    { field: 'credited', after: { cents: 124_650 } },
  ])
  const proposal_id = data.proposal?.proposal_id ?? ''
  expect(await agree(owner, proposal_id)).toMatchObject({ reason: 'proposal_own' })
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect((await agree(finance, proposal_id)).code).toBe(0)
  expect(await balanceOf(ann)).toBe(0)
  expect((await agree(second, proposal_id)).data.state).toBe('carried_out')
  await work()
  expect(await read(file_id)).toMatchObject({ state: 'done', outcomes: { applied: 2 } })
  expect(await balanceOf(ann)).toBe(123_450)
  expect(await balanceOf(ben)).toBe(1_200)
  const { data: bills } = await ann.call('GET /api/user/bill', { query: {} })
  expect(bills.items).toMatchObject([{ kind: 'opening_balance', amount_cents: 123_450 }])
  const { data: csv } = await ann.call('GET /api/user/bill_csv', { query: { time_zone: 'UTC' } }, { language: 'ja' })
  expect(csv.text).toContain('繰越残高')
  expect(await runQuickAudit(shop.db)).toEqual([])
  expect(await audit(shop.db)).toEqual([])
  const { rows: books } = await sql`select balance_cents from ledger_books where code = 'opening'`.execute(shop.db)
  expect(books).toEqual([{ balance_cents: -124_650 }])
})

test('a balance is credited once, even if the same or another file contains it again', async () => {
  const ann = await aShopper(shop)
  const rows = [
    ['email', 'amount'],
    [ann.account, '7.00'],
  ]
  const first = await applied(rows)
  expect(first.file.outcomes).toEqual({ applied: 1 })
  const second_file = await checked(rows)
  expect(second_file.file).toMatchObject({ repeats: true, outcomes: { duplicate: 1 } })
  expect(second_file.lines[0]?.remarks).toEqual([{ remark: 'balance_exists', cell: ann.account }])
  expect(await balanceOf(ann)).toBe(700)
})

test('two files with one shopper credit it once, whichever is applied first', async () => {
  const ann = await aShopper(shop)
  const files = [
    (
      await checked([
        ['email', 'amount'],
        [ann.account, '1.00'],
      ])
    ).file,
    (
      await checked([
        ['email', 'amount'],
        [ann.account, '2.00'],
      ])
    ).file,
  ]
  for (const { file_id } of files) await agree(second, (await apply(file_id)).data.proposal?.proposal_id ?? '')
  await work()
  const outcomes = await Promise.all(files.map(async ({ file_id }) => (await linesOf(file_id))[0]?.outcome))
  expect(outcomes).toEqual(['applied', 'left_out'])
  expect(await balanceOf(ann)).toBe(100)
  expect(await runQuickAudit(shop.db)).toEqual([])
})

test('negative, huge and unreadable amounts and operators’ own balances are left out', async () => {
  const ann = await aShopper(shop)
  const own = await aShopper(shop)
  await shop.db
    .updateTable('operator')
    .set({ account: own.account })
    .where('operator_id', '=', second.operator_id)
    .execute()
  const { lines } = await checked([
    ['email', 'amount'],
    [ann.account, '-5'],
    [ann.account, '99999999999'],
    [ann.account, '1e3'],
    [ann.account, '0'],
    ['no mailbox', '5'],
  ])
  expect(lines.map(({ remarks }) => remarks[0]?.remark)).toEqual([
    'not_positive',
    'above_ceiling',
    'not_an_amount',
    'not_positive',
    'not_a_mailbox',
  ])
  const { lines: applied_lines } = await applied([
    ['email', 'amount'],
    [own.account, '5.00'],
  ])
  expect(applied_lines[0]).toMatchObject({ outcome: 'left_out', remarks: [{ remark: 'own_account' }] })
  expect(await balanceOf(own)).toBe(0)
})

test('a refused request credits nothing', async () => {
  const ann = await aShopper(shop)
  const { file } = await checked([
    ['email', 'amount'],
    [ann.account, '5.00'],
  ])
  await apply(file.file_id)
  await decline(shop, second, file.file_id)
  await work()
  expect(await read(file.file_id)).toMatchObject({ state: 'checked', proposal: null })
  expect(await balanceOf(ann)).toBe(0)
  expect(await owner.call('POST /api/admin/move_in/undo', { body: { file_id: file.file_id } })).toMatchObject({
    reason: 'state_changed',
  })
})

import { expect, test } from 'vitest'
import { aBank } from '../../../../testing/statement-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const [bank, other_bank] = [await aBank(shop, operator), await aBank(shop, operator)]

type Choice = { columns?: object; day_order?: 'dmy' | 'mdy'; decimal_sign?: 'comma' | 'point' }
async function importing(text: string, choice?: Choice, fields: { is_trial?: boolean; bank_account_id?: string } = {}) {
  const body = { bank_account_id: bank.bank_account_id, file_name: 'a.csv', text, ...(choice && { choice }), ...fields }
  return (await operator.call('POST /api/admin/bank/import', { body })).data
}
const faultsOf = async (...of: Parameters<typeof importing>) =>
  (await importing(...of)).faults.map(({ fault }) => fault)

let count = 0
const file = (headings = 'Wann;Wieviel;Wer') => `Bank;;\n${headings}\n03/11/2026;1.250;Mei ${++count}\n`
const choice = {
  columns: { day: 'Wann', amount: 'Wieviel', text: 'Wer' },
  day_order: 'dmy',
  decimal_sign: 'point',
} as const

test('how a file was read is remembered for the account and its headings, once the file is imported', async () => {
  expect(await faultsOf(file())).toEqual(['no_heading'])
  expect(await faultsOf(file(), { columns: choice.columns })).toEqual(['day_order'])
  expect(await faultsOf(file(), { columns: choice.columns, day_order: 'dmy' })).toEqual(['ambiguous'])
  expect(await importing(file(), choice, { is_trial: true })).toMatchObject({ added: 1 })
  expect(await faultsOf(file())).toEqual(['no_heading'])
  expect(await importing(file(), choice)).toMatchObject({ added: 1 })

  const next = await importing(file('  WANN ; wieviel;Wer'))
  expect(next).toMatchObject({ added: 1, faults: [], choice })
  expect(next.first_lines).toMatchObject([{ day: '2026-11-03', amount_minor: 125 }])
  expect(await faultsOf(file(), undefined, { bank_account_id: other_bank.bank_account_id })).toEqual(['no_heading'])
  expect(await faultsOf(file('Wann;Wieviel;Wer;Neu'))).toEqual(['no_heading'])
})

test('a choice is changed by the next one, and forgotten by an import without a choice', async () => {
  const dated = (text: string) => `Date,Amount,Text\n03/11/2026,5.00,${text}\n`
  await importing(dated('a'), { day_order: 'dmy' })
  await importing(dated('b'), { day_order: 'mdy' })
  expect((await importing(dated('c'))).first_lines).toMatchObject([{ day: '2026-03-11' }])
  await importing('Date,Amount,Text\n2026-11-26,5.00,d\n', {})
  expect(await faultsOf(dated('e'))).toEqual(['day_order'])
})

test('a file of a format without headings has one choice per account', async () => {
  const qif = (text: string) => `!Type:Bank\nD03/11/2026\nT6.00\nP${text}\n^\n`
  await importing(qif('a'), { day_order: 'dmy' })
  expect((await importing(qif('b'))).first_lines).toMatchObject([{ day: '2026-11-03' }])
})

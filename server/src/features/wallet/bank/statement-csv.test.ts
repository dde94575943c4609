import { expect, test } from 'vitest'
import { centsIn, readStatement } from './statement-csv.ts'

const lines = async (
  text: string,
  ...given: [Parameters<typeof readStatement>[1]?, Parameters<typeof readStatement>[2]?]
) =>
  (await readStatement(text, ...given)).lines.map(({ day, amount_cents, reference, text }) => [
    day,
    amount_cents,
    reference,
    text,
  ])
const faults = async (
  text: string,
  ...given: [Parameters<typeof readStatement>[1]?, Parameters<typeof readStatement>[2]?]
) => (await readStatement(text, ...given)).faults.map(({ line, fault }) => [line, fault])

test('amounts are parsed digit by digit in all formats that banks use', async () => {
  const written = {
    '1,234.50': 123450,
    '1.234,50': 123450,
    '1234.5': 123450,
    '-47': -4700,
    '(47.00)': -4700,
    '47.00-': -4700,
    '−47,00': -4700,
    '+0.29': 29,
    '$ 1 234 567.89': 123456789,
    'USD 12,345': 1234500,
    "1'234.00": 123400,
    '0.00': 0,
    '１２３．４５': 12345,
  }
  expect(Object.fromEntries(Object.keys(written).map((amount) => [amount, centsIn(amount)]))).toEqual(written)
  for (const wrong of ['', 'x', '1.2.3', '1,23,4', '12.345.6', '1e5', '--5', '9'.repeat(30), '1'.repeat(1_000_000)])
    expect(centsIn(wrong)).toBeUndefined()
})

test('columns are found by their headings in any order, also below introductory lines', async () => {
  const text = [
    '\uFEFFHarbour Bank;Account;001',
    '',
    'Details;Balance;Booking Date;Amount (USD);Bank reference',
    '"Mei Lin; SP-ABC234";1.050,00;22.11.2026;50,00;HB 1',
    '"says ""hi""',
    'on two lines";1.003,00;23.11.2026;-47,00;HB 2',
  ].join('\r\n')
  expect(await lines(text)).toEqual([
    ['2026-11-22', 5000, 'HB 1', 'Mei Lin; SP-ABC234'],
    ['2026-11-23', -4700, 'HB 2', 'says "hi" on two lines'],
  ])
  expect((await readStatement(text)).columns).toEqual({
    day: 'Booking Date',
    amount: 'Amount (USD)',
    reference: 'Bank reference',
    text: 'Details',
    balance: 'Balance',
  })
  expect((await readStatement(text)).lines.map(({ line, balance_cents }) => [line, balance_cents])).toEqual([
    [4, 105000],
    [5, 100300],
  ])
})

test('credit and debit may have separate columns, and an operator can assign columns with unknown headings', async () => {
  const text = '交易日期\t收入\t支出\t摘要\n2026-11-22\t50.00\t\t充值\n2026年11月23日\t0\t47\t提现\n'
  expect(await lines(text)).toEqual([
    ['2026-11-22', 5000, '', '充值'],
    ['2026-11-23', -4700, '', '提现'],
  ])
  expect(await faults('A,B\n2026-11-22,5\n')).toEqual([[1, 'no_heading']])
  expect(await lines('A,B\n2026-11-22,5\n', { day: 'a', amount: 'b' })).toEqual([['2026-11-22', 500, '', '']])
})

test('the order of day and month is derived from the dates; if it is ambiguous, the operator has to choose', async () => {
  const dated = (...days: string[]) => `date,amount\n${days.map((day) => `${day},1`).join('\n')}`
  const days = async (text: string, order?: 'dmy' | 'mdy') => (await lines(text, {}, order)).map(([day]) => day)
  expect(await days(dated('03/11/2026', '22/11/2026'))).toEqual(['2026-11-03', '2026-11-22'])
  expect(await days(dated('11/03/26', '11/22/26'))).toEqual(['2026-11-03', '2026-11-22'])
  expect(await days(dated('20261122'))).toEqual(['2026-11-22'])
  expect(await days(dated('22/11/2569'))).toEqual(['2026-11-22'])
  expect(await faults(dated('03/11/2026'))).toEqual([[2, 'day_order']])
  expect(await days(dated('03/11/2026'), 'dmy')).toEqual(['2026-11-03'])
  expect(await days(dated('03/11/2026'), 'mdy')).toEqual(['2026-03-11'])
  expect(await faults(dated('2026-02-30', '2026-13-01', 'soon', '0001-01-01'))).toEqual(
    [2, 3, 4, 5].map((at) => [at, 'day']),
  )
})

test('each fault contains its line number; empty lines and lines with the amount 0.00 are ignored', async () => {
  const text = 'Date,Amount,Balance\n2026-11-22,x,1\n2026-11-22,1,y\n\n2026-11-22,0.00,1\n2026-11-22,2,1\n'
  expect(await faults(text)).toEqual([
    [2, 'amount'],
    [3, 'balance'],
  ])
  expect(await lines(text)).toEqual([['2026-11-22', 200, '', '']])
  expect(await faults('Date,Amount\n')).toEqual([[1, 'no_lines']])
  expect(await faults('')).toEqual([[1, 'no_heading']])
  const many = `Date,Amount\n${'2026-11-22,x\n'.repeat(300)}`
  expect(await faults(many)).toHaveLength(100)
})

test('if the operator assigns columns, only the assigned columns are read', async () => {
  const text = 'Harbour Bank,,,,\nDate,Amount,In,Out,Payee\n2026-11-22,9999,5,,Mei\n2026-11-23,9999,,3,Ann\n'
  const given = { day: 'Date', credit: 'In', debit: 'Out', text: 'payee' }
  expect(await lines(text, given)).toEqual([
    ['2026-11-22', 500, '', 'Mei'],
    ['2026-11-23', -300, '', 'Ann'],
  ])
  expect(await faults(text, { ...given, debit: '–' })).toEqual([[1, 'no_heading']])
  expect((await readStatement(text, given)).first_rows[1]).toEqual({
    line: 2,
    cells: ['Date', 'Amount', 'In', 'Out', 'Payee'],
  })
})

test('a text with characters that could not be decoded is refused', async () => {
  await expect(lines('Date,Amount,Text\n2026-11-22,1,\uFFFD\uFFFD\n')).rejects.toMatchObject({
    reason: 'text_unreadable',
  })
})

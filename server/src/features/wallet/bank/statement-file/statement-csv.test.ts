import { expect, test } from 'vitest'
import type { StatementOptions } from './statement.ts'
import { minorUnitsIn } from './statement-amount.ts'
import { readStatement } from './statement-file.ts'

type Columns = StatementOptions['columns']
type DayOrder = StatementOptions['day_order']
const read = (text: string, columns?: Columns, day_order?: DayOrder, currency: StatementOptions['currency'] = 'USD') =>
  readStatement(text, { columns, day_order, currency })
const lines = async (...of: Parameters<typeof read>) =>
  (await read(...of)).lines.map(({ day, amount_minor, reference, text }) => [day, amount_minor, reference, text])
const faults = async (...of: Parameters<typeof read>) =>
  (await read(...of)).faults.map(({ line, fault }) => [line, fault])
const skipped = async (...of: Parameters<typeof read>) =>
  (await read(...of)).skipped.map(({ line, why, cell }) => [line, why, cell])

test('amounts are parsed digit by digit in all formats that banks use', async () => {
  const amounts = {
    '1,234.50': 123450,
    '1.234,50': 123450,
    '1234.5': 123450,
    '-47': -4700,
    '(47.00)': -4700,
    '47.00-': -4700,
    '−47,00': -4700,
    '+0.29': 29,
    '$ 1 234 567.89': 123456789,
    'USD 12,345.00': 1234500,
    "1'234.00": 123400,
    '0.00': 0,
    '１２３．４５': 12345,
  }
  expect(Object.fromEntries(Object.keys(amounts).map((amount) => [amount, minorUnitsIn(amount, 'USD')]))).toEqual(
    amounts,
  )
  for (const wrong of ['', 'x', '1.2.3', '1,23,4', '12.345.6', '1e5', '--5', '9'.repeat(30), '1'.repeat(1_000_000)])
    expect(minorUnitsIn(wrong, 'USD')).toBeUndefined()
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

test('a line without a date or an amount is skipped with its text, and the others are read', async () => {
  const text =
    'Date,Amount,Text,Balance\n2026-11-22,x,a,1\n2026-11-22,,b,1\n,5,c,1\n2026-02-30,5,d,1\n\n2026-11-22,0.00,e,1\n2026-11-22,2,f,-\n'
  expect(await lines(text)).toEqual([['2026-11-22', 200, '', 'f']])
  expect(await faults(text)).toEqual([])
  expect(await skipped(text)).toEqual([
    [2, 'amount', 'x'],
    [3, 'amount', '2026-11-22 b 1'],
    [4, 'day', '5 c 1'],
    [5, 'day', '2026-02-30'],
  ])
})

test('if no line has a date and an amount, each line is a fault: the file was not understood', async () => {
  expect(await faults('Date,Amount\n2026-11-22,x\n2026-13-22,5\n')).toEqual([
    [2, 'amount'],
    [3, 'day'],
  ])
  expect(await faults('Date,In,Out\n2026-11-22,5,5\n2026-11-23,5,\n')).toEqual([[2, 'amount']])
  expect(await faults('Date,Amount,Balance\n2026-11-22,1,1.2.3\n')).toEqual([[2, 'balance']])
  expect(await faults('Date,Amount\n')).toEqual([[1, 'no_lines']])
  expect(await faults('')).toEqual([[1, 'no_heading']])
  const many = `Date,Amount\n${'2026-11-22,x\n'.repeat(300)}`
  expect(await faults(many)).toHaveLength(100)
})

test.each([
  '26-Nov-2026',
  '26Nov26',
  '26 November 2026',
  'Thu, 26 Nov 2026 09:12',
  'Nov 26, 2026',
  '26. November 2026',
  '26 de noviembre de 2026',
  '26 nov. 2026',
  '26 พ.ย. 2569',
  '26 พ.ย. 69',
  '26 พฤศจิกายน พ.ศ. 2569',
  '26/11/2569',
  '令和8年11月26日',
  'R8.11.26',
  'R08/11/26',
  'R081126',
  '２０２６年１１月２６日',
  '2026/11/26(木)',
  '2026. 11. 26.',
  '2026년 11월 26일',
  '115/11/26',
  '民國115年11月26日',
  '20261126091244',
  '2026-11-26T09:12:44Z',
])('the date %s is read', async (day) => {
  expect(await lines(`Date,Amount\n"${day}",5\n`)).toEqual([['2026-11-26', 500, '', '']])
})

test('texts that only resemble dates are no dates', async () => {
  for (const day of ['Nov 2026', '26 Foo 2026', '26 Nov', '令和8年2月30日', 'R8', '31-Nov-2026', '1'.repeat(1_000)])
    expect(await faults(`Date,Amount\n"${day}",5\n`)).toEqual([[2, 'day']])
})

test('credits and debits marked by letters, and the columns of the other party', async () => {
  const text =
    'Txn Date,Narration,Payer,Amount,Balance\n26-Nov-2026,Transfer,Mei,"1,234.50 CR","5,000.00 CR"\n27-Nov-2026,Fee to Mei,Mei,4.50 DR,"4,995.50 Cr"\n'
  expect(await lines(text)).toEqual([
    ['2026-11-26', 123450, '', 'Transfer Mei'],
    ['2026-11-27', -450, '', 'Fee to Mei'],
  ])
})

test('balances that the lines do not lead to show a gap, whatever the sequence of the lines', async () => {
  const gap = async (...rows: string[]) => (await read(`Date,Amount,Balance\n${rows.join('\n')}\n`)).has_gap
  const rows = ['2026-11-26,5,105', '2026-11-27,-3,102', '2026-11-28,7,109']
  expect([await gap(...rows), await gap(...rows.toReversed())]).toEqual([false, false])
  expect(await gap(...rows.map((row) => row.replace(/,(-?)(\d),/, ',$2$2,')))).toBe(true)
})

test('if the operator assigns columns, only the assigned columns are read', async () => {
  const text = 'Harbour Bank,,,,\nDate,Amount,In,Out,Payee\n2026-11-22,9999,5,,Mei\n2026-11-23,9999,,3,Ann\n'
  const columns = { day: 'Date', credit: 'In', debit: 'Out', text: 'payee' }
  expect(await lines(text, columns)).toEqual([
    ['2026-11-22', 500, '', 'Mei'],
    ['2026-11-23', -300, '', 'Ann'],
  ])
  expect(await faults(text, { ...columns, debit: '–' })).toEqual([[1, 'no_heading']])
  expect((await read(text, columns)).first_rows[1]).toEqual({
    line: 2,
    cells: ['Date', 'Amount', 'In', 'Out', 'Payee'],
  })
})

test('a text with characters that could not be decoded is refused', async () => {
  await expect(lines('Date,Amount,Text\n2026-11-22,1,\uFFFD\uFFFD\n')).rejects.toMatchObject({
    reason: 'text_unreadable',
  })
})

test('amounts have the decimals of their currency: a yen has none', () => {
  expect(['50,000', '¥50,000', '50000円', '50,000.00', '-550'].map((text) => minorUnitsIn(text, 'JPY'))).toEqual([
    50000, 50000, 50000, 50000, -550,
  ])
  expect(minorUnitsIn('50,000.50', 'JPY')).toBeUndefined()
  expect(['100,00 €', 'EUR 1.234,50', '€5'].map((text) => minorUnitsIn(text, 'EUR'))).toEqual([10000, 123450, 500])
})

const MIXED = 'Date,Amount,Currency,Text\n2026-11-26,100.00,EUR,a\n2026-11-25,50000,JPY,b\n2026-11-24,7.00,USD,c\n'

test('a line in another currency than the account is skipped with its currency, never read in the account’s', async () => {
  expect(await lines(MIXED)).toEqual([['2026-11-24', 700, '', 'c']])
  expect(await skipped(MIXED)).toEqual([
    [2, 'currency', 'EUR'],
    [3, 'currency', 'JPY'],
  ])
  expect(await lines(MIXED, {}, undefined, 'JPY')).toEqual([['2026-11-25', 50000, '', 'b']])
  const by_hand = { day: 'Date', amount: 'Amount', text: 'Text' }
  expect(await skipped(MIXED, by_hand)).toHaveLength(2)
})

test.each([
  ['in its heading', 'Date,Amount (EUR)\n2026-11-26,100.00\n', 'EUR'],
  ['in a Japanese heading', '日付,入出金(円),残高(円)\n20261126,12000,113000\n', 'JPY'],
  ['in a Thai heading', 'วันที่,ถอนเงิน (บาท),ฝากเงิน (บาท)\n2026-11-26,,100.00\n', 'THB'],
  ['next to the amount', 'Date,Amount\n2026-11-26,"100,00 €"\n', 'EUR'],
  ['in front of the amount', 'Date,Amount\n2026-11-26,£100.00\n', 'GBP'],
  ['above the headings', 'Account,1\nCurrency: EUR\nDate,Amount\n2026-11-26,100.00\n', 'EUR'],
  ['in a cell above the headings', '币种,人民币\n日期,金额\n2026-11-26,100.00\n', 'CNY'],
  ['of no bank account of the shop', 'Date,Amount,Currency\n2026-11-26,100.00,XAF\n', 'XAF'],
])('a currency %s is recognised', async (_, text, currency) => {
  expect(await lines(text)).toEqual([])
  expect((await skipped(text)).map(([, ...reason]) => reason)).toEqual([['currency', currency]])
})

test('a dollar sign and a yen sign mean the currency of the account', async () => {
  expect(await lines('Date,Amount\n2026-11-26,$5.00\n', {}, undefined, 'AUD')).toEqual([['2026-11-26', 500, '', '']])
  expect(await lines('Date,Amount\n2026-11-26,¥5.00\n', {}, undefined, 'CNY')).toEqual([['2026-11-26', 500, '', '']])
  expect(await skipped('Date,Amount\n2026-11-26,US$5.00\n', {}, undefined, 'AUD')).toEqual([[2, 'currency', 'USD']])
})

test('only booked lines are read: pending, reverted and unknown states are skipped with their state', async () => {
  const text = (state: string, heading = 'State') => `Date,Amount,${heading}\n2026-11-26,5,${state}\n`
  for (const state of ['COMPLETED', 'Booked', '', '交易成功', '完了', '완료', 'สำเร็จ'])
    expect(await lines(text(state))).toHaveLength(1)
  for (const state of ['PENDING', 'REVERTED', 'Declined', '交易关闭', '処理中', '대기', 'รอดำเนินการ', 'On hold'])
    for (const heading of ['State', 'Status', '交易状态', '状態', '상태', 'สถานะ'])
      expect([await lines(text(state, heading)), await skipped(text(state, heading))]).toEqual([
        [],
        [[2, 'status', state]],
      ])
})

test('an expense without a minus is an expense; a transfer that is neither is skipped; an unknown direction is a fault', async () => {
  const text = (cells: string, heading = '收/支') => `Date,Amount,${heading},Text\n${cells}`
  const pair = (income: string, expense: string) => `2026-11-26,5,${income},a\n2026-11-26,3,${expense},b\n`
  const both = [
    ['2026-11-26', 500, '', 'a'],
    ['2026-11-26', -300, '', 'b'],
  ]
  expect(await lines(text(pair('收入', '支出')))).toEqual(both)
  expect(await lines(text(pair('IN', 'OUT'), 'Direction'))).toEqual(both)
  expect(await lines(text(pair('CREDIT', 'DEBIT'), 'Type'))).toEqual(both)
  expect(await lines(text(pair('入金', '出金'), '入出金区分'))).toEqual(both)
  expect(await lines(text(pair('입금', '출금'), '구분'))).toEqual(both)
  expect(await lines(text('2026-11-26,-3,DEBIT,b\n', 'Type'))).toEqual([both[1]])
  expect(await skipped(text('2026-11-26,5,不计收支,c\n'))).toEqual([[2, 'direction', '不计收支']])
  expect(await faults(text('2026-11-26,5,sideways,c\n', 'Direction'))).toEqual([[2, 'direction']])
  expect(await faults(text('2026-11-26,-5,收入,c\n'))).toEqual([[2, 'direction']])
  // A kind of payment is no direction.
  expect(await lines(text('2026-11-26,5,TRANSFER,c\n', 'Type'))).toEqual([['2026-11-26', 500, '', 'c']])
})

test('balances, sums and notes of the bank are skipped with a note', async () => {
  const text = [
    'Date,Description,Amount,Balance',
    '2026-11-01,Balance brought forward,1000.00,1000.00',
    '2026-11-26,Mei,5.00,1005.00',
    '2026-11-27,ยอดยกมา,,1005.00',
    ',Total,5.00,',
    '2026-11-30,Closing balance,,1005.00',
    ',Created by the bank,,',
  ].join('\n')
  expect(await lines(text)).toEqual([['2026-11-26', 500, '', 'Mei']])
  expect((await skipped(text)).map(([line, why]) => [line, why])).toEqual([
    [2, 'balance'],
    [4, 'balance'],
    [5, 'balance'],
    [6, 'balance'],
    [7, 'no_entry'],
  ])
})

test('one separator with three digits is read by the other amounts of the file; without them it is a fault', async () => {
  const file = (...amounts: string[]) => `Date;Amount\n${amounts.map((amount) => `2026-11-26;${amount}\n`).join('')}`
  const cents = async (...amounts: string[]) => (await read(file(...amounts))).lines.map((line) => line.amount_minor)
  expect(await cents('1,250', '3.50')).toEqual([125_000, 350])
  expect(await cents('1.250', '3,50')).toEqual([125_000, 350])
  expect(await cents('12,50')).toEqual([1_250])
  expect(await faults(file('1,250'))).toEqual([[2, 'ambiguous']])
  expect(await lines(file('1,250'), {}, undefined, 'JPY')).toEqual([['2026-11-26', 1_250, '', '']])
})

import { type BankCurrency, decimalsOf } from '@sampan/contract/bank-currency'
import { expect, test } from 'vitest'
import { readStatement } from './statement-file.ts'

/** An expense of 5 and an income of 1,100, as banks write them. */
const SHAPES: readonly [string, BankCurrency, string][] = [
  [
    'two columns',
    'USD',
    'Date,Details,Debit,Credit,Balance\n26/11/2026,Tea,5.00,,95.00\n27/11/2026,Mei,,"1,100.00",1195.00\n',
  ],
  [
    'a column with CR and DR',
    'INR',
    'Txn Date,Narration,Amount,Dr/Cr\n26-11-2026,Tea,5.00,DR\n27-11-2026,Mei,"1,100.00",CR\n',
  ],
  [
    'CR and DR behind the amount',
    'INR',
    'Txn Date,Narration,Amount\n26-11-2026,Tea,5.00Dr\n27-11-2026,Mei,"1,100.00 Cr"\n',
  ],
  [
    'S and H behind the amount',
    'EUR',
    'Buchungstag;Umsatz;Verwendungszweck\n26.11.2026;5,00 S;Tea\n27.11.2026;1.100,00 H;Mei\n',
  ],
  ['a column of signs', 'USD', 'Date,Sign,Amount,Text\n26-11-2026,-,5.00,Tea\n27-11-2026,+,"1,100.00",Mei\n'],
  ['a sign for expenses only', 'USD', 'Date,Sign,Amount,Text\n26-11-2026,-,5.00,Tea\n27-11-2026,,"1,100.00",Mei\n'],
  [
    'a column of signs without a heading',
    'USD',
    'Date,,Amount,Text\n26-11-2026,−,5.00,Tea\n27-11-2026,+,"1,100.00",Mei\n',
  ],
  ['parentheses', 'USD', 'Date,Amount,Text\n26-11-2026,($5.00),Tea\n27-11-2026,"$1,100.00",Mei\n'],
  ['signs behind the amount', 'EUR', 'Datum;Betrag;Text\n26.11.2026;5,00-;Tea\n27.11.2026;1.100,00+;Mei\n'],
  [
    'apostrophes, and the currency in the heading',
    'CHF',
    "Datum;Buchungstext;Belastung CHF;Gutschrift CHF\n26.11.2026;Tea;5.00;\n27.11.2026;Mei;;1'100.00\n",
  ],
  [
    'spaces, and euros in the heading',
    'EUR',
    'Date;Libellé;Débit euros;Crédit euros\n26/11/2026;Tea;5,00;\n27/11/2026;Mei;;1\u202f100,00\n',
  ],
  [
    'full-width digits',
    'JPY',
    '日付,摘要,お引出し,お預入れ\n２０２６年１１月２６日,Tea,５,\n２０２６年１１月２７日,Mei,,１，１００\n',
  ],
  ['Thai digits', 'THB', 'วันที่,รายการ,ถอน,ฝาก\n๒๖/๑๑/๒๕๖๙,Tea,๕.๐๐,\n๒๗/๑๑/๒๕๖๙,Mei,,"๑,๑๐๐.๐๐"\n'],
  [
    'signed amounts under Debit/Credit',
    'THB',
    'Date,Debit/Credit,Balance,Description\n26/11/26,-5.00,95.00,Tea\n27/11/26,"+1,100.00",1195.00,Mei\n',
  ],
  [
    'Korean headings with spaces',
    'KRW',
    '거래 일시,적요,거래 유형,거래 금액,거래 후 잔액\n2026.11.26 10:00:00,Tea,출금,-5,95\n2026.11.27 10:00:00,Mei,입금,"1,100",1195\n',
  ],
  [
    'the day of the booking behind that of the payment',
    'USD',
    'Transaction Date,Posting Date,Description,Amount\n11/25/2026,11/26/2026,Tea,-5\n11/20/2026,11/27/2026,Mei,1100\n',
  ],
  ['no headings', 'AUD', '26/11/2026,"-5.00","Tea","+95.00"\n27/11/2026,"+1,100.00","Mei","+1,195.00"\n'],
  [
    'no headings, and columns without contents',
    'USD',
    '"11/26/2026","-5.00","*","","Tea"\n"11/27/2026","1100.00","*","","Mei"\n',
  ],
  [
    'two words for a column',
    'THB',
    'Date,Descriptions,Withdrawal / Debit (THB),Deposit / Credit (THB),Outstanding Balance (THB)\n26/11/26,Tea,5.00,,95.00\n27/11/26,Mei,,"1,100.00","1,195.00"\n',
  ],
  [
    'headings in two languages, and an abbreviated sign of dollars',
    'HKD',
    'Date 日期,Particulars 摘要,Withdrawals 支出,Deposits 存入,Balance 結餘\n26-Nov-2026,Tea,HK$5.00,,HK$95.00\n27-Nov-2026,Mei,,"HK$1,100.00","HK$1,195.00"\n',
  ],
  [
    'the yen of Shift JIS, which is a backslash elsewhere',
    'JPY',
    '日付,出金額,入金額,残高,内容\n2026/11/26,\\5,,\\95,Tea\n2026/11/27,,"\\1,100","\\1,195",Mei\n',
  ],
  [
    'kroner behind the amount',
    'SEK',
    'Bokföringsdag;Belopp;Rubrik;Saldo;Valuta\n2026-11-26;-5,00 kr;Tea;95,00 kr;SEK\n2026-11-27;1 100,00 kr;Mei;1 195,00 kr;SEK\n',
  ],
  [
    'DB and CR behind rupiahs',
    'IDR',
    'Tanggal,Keterangan,Mutasi,Saldo\n26/11/2026,Tea,"Rp 5,00 DB","95,00"\n27/11/2026,Mei,"Rp 1.100,00 CR","1.195,00"\n',
  ],
  [
    'ringgits',
    'MYR',
    'Date,Description,Amount (RM),Balance (RM)\n26/11/2026,Tea,RM5.00-,RM95.00\n27/11/2026,Mei,"RM1,100.00+","RM1,195.00"\n',
  ],
  ['rand', 'ZAR', 'Date,Description,Amount\n2026/11/26,Tea,R-5.00\n2026/11/27,Mei,R1 100.00\n'],
  [
    'headings of Vietnam',
    'VND',
    'Ngày giao dịch;Diễn giải;Ghi nợ;Ghi có;Số dư\n26/11/2026;Tea;5 ₫;;95 ₫\n27/11/2026;Mei;;1.100 ₫;1.195 ₫\n',
  ],
  [
    'gross, fee and net',
    'USD',
    'Date,Name,Status,Currency,Gross,Fee,Net,Balance\n11/26/2026,Tea,Completed,USD,-5.00,0.00,-5.00,95.00\n11/27/2026,Mei,Completed,USD,"1,120.00",-20.00,"1,100.00","1,195.00"\n',
  ],
  [
    'yuan with states of a wallet',
    'CNY',
    '交易时间,交易对方,收/支,金额(元),当前状态\n2026-11-26 09:12:44,Tea,支出,¥5.00,支付成功\n2026-11-27 09:12:44,Mei,收入,¥1100.00,已存入零钱\n',
  ],
]

test.each(SHAPES)('%s', async (_, currency, text) => {
  const { lines, faults, skipped, has_gap } = await readStatement(text, { currency })
  const unit = decimalsOf(currency) === 0 ? 1 : 100
  expect({ faults, skipped, has_gap }).toEqual({ faults: [], skipped: [], has_gap: false })
  expect(lines.map(({ day, amount_minor, text }) => [day, amount_minor / unit, text])).toEqual([
    ['2026-11-26', -5, 'Tea'],
    ['2026-11-27', 1100, 'Mei'],
  ])
})

test('groups of India are read', async () => {
  const { lines } = await readStatement('Date,Amount\n2026-11-26,"1,23,456.50"\n', { currency: 'INR' })
  expect(lines).toMatchObject([{ amount_minor: 12_345_650 }])
})

test('columns of a file without headings are chosen by their letters if the contents leave a doubt', async () => {
  const text = '26/11/2026,5.00,Mei,105.00\n27/11/2026,7.00,Ann,112.00\n'
  expect((await readStatement(text)).faults).toEqual([{ line: 1, fault: 'no_heading' }])
  const { lines, first_rows } = await readStatement(text, { columns: { day: 'A', amount: 'B', text: 'C' } })
  expect(lines.map(({ line, amount_minor, text }) => [line, amount_minor, text])).toEqual([
    [1, 500, 'Mei'],
    [2, 700, 'Ann'],
  ])
  expect(first_rows[0]?.cells).toEqual(['A', 'B', 'C', 'D'])
})

const MT940 = (...details: string[]) =>
  [':20:1', ':25:1', ':28C:1/1', ':60F:C261125EUR0,00', ':61:2611261126CR100,00NTRFNONREF', ...details]
    .concat(':62F:C261126EUR100,00', '-', '')
    .join('\r\n')

test.each([
  [
    'the sign of subfields inside the text',
    ['166?00X?20Where is it? Thanks?21SP-7K2M?32MEI'],
    'MEI Where is it? Thanks SP-7K2M',
  ],
  ['subfields without a number in front', ['?00X?20SP-7K2M?32MEI'], 'MEI SP-7K2M'],
  ['a number and a space', ['166 ?00X?20SP-7K2M?32MEI'], 'MEI SP-7K2M'],
  ['other signs', ['051~00X~20SP-7K2M~32MEI'], 'MEI SP-7K2M'],
  ['rows that begin with a dash', ['Mei', '-SP-7K2M', 'end'], 'Mei -SP-7K2M end'],
  ['a telephone number in front', ['+49 30 1234 Mei'], '+49 30 1234 Mei'],
])('MT940: details with %s', async (_, [first = '', ...rows], text) => {
  const { lines } = await readStatement(MT940(`:86:${first}`, ...rows), { currency: 'EUR' })
  expect(lines).toMatchObject([{ amount_minor: 10_000, text }])
})

test('MT940: repeated details are joined, and those behind the closing balance belong to no entry', async () => {
  const twice = await readStatement(MT940(':86:Mei', ':86:SP-7K2M'), { currency: 'EUR' })
  expect(twice.lines).toMatchObject([{ text: 'Mei SP-7K2M' }])
  const after = await readStatement(MT940(':86:Mei').replace(/-\r\n$/, ':86:Info\r\n-\r\n'), { currency: 'EUR' })
  expect(after.lines).toMatchObject([{ text: 'Mei' }])
})

import { expect, test } from 'vitest'
import type { StatementOptions } from './statement.ts'
import { readStatement } from './statement-file.ts'

/** The day and amount of each line, the reason or fault of each other line. */
async function read(text: string, options: StatementOptions = {}) {
  const { lines, skipped, faults } = await readStatement(text, options)
  return [
    ...lines.map(({ day, amount_minor }) => `${day} ${amount_minor}`),
    ...skipped.map(({ why, cell }) => `${why}: ${cell}`),
    ...faults.map(({ line, fault }) => `${line} ${fault}`),
  ]
}

/** Statements of banks in many countries: each line is read as the bank means it, or not at all. */
const STATEMENTS: [string, string, StatementOptions, string[]][] = [
  [
    'German',
    'Kontoauszug\n\nBuchungstag;Valuta;Verwendungszweck;Betrag;Währung\n26.11.2026;26.11.2026;"Rechnung 12; Danke";1.100,00;EUR\n27.11.2026;27.11.2026;Miete;-47,00;EUR\n28.11.2026;28.11.2026;Wechsel;5,00;USD\n;;Summe;1.058,00;EUR\n',
    { currency: 'EUR' },
    ['2026-11-26 110000', '2026-11-27 -4700', 'currency: USD', 'balance: Summe'],
  ],
  [
    'German, with a column for expenses',
    'Buchungstag;Text;Umsatz;S/H\n01.11.2026;Anfangssaldo;1.000,00;H\n26.11.2026;Mei;100,00;H\n27.11.2026;Miete;47,00;S\n30.11.2026;Endsaldo;1.053,00;H\n',
    { currency: 'EUR' },
    ['2026-11-26 10000', '2026-11-27 -4700', 'balance: Anfangssaldo', 'balance: Endsaldo'],
  ],
  [
    'Japanese, with a column of words for payments',
    '日付,摘要,摘要内容,支払い金額,預かり金額,差引残高,入払区分\n2026/11/26,振込,サトウ,,"5,000","5,000",入金\n2026/11/27,手数料,,220,,"4,780",支払い\n',
    { currency: 'JPY' },
    ['2026-11-26 5000', '2026-11-27 -220'],
  ],
  [
    'Japanese, with year, month and day in three columns',
    '口座番号,1234567\n"操作日(年)","操作日(月)","操作日(日)","操作時刻(時)","摘要","お支払金額","お預り金額","残高"\n"2026","11","26","09","振込","","5000","5000"\n"2026","11","7","10","手数料","220","","4780"\n',
    { currency: 'JPY' },
    ['2026-11-26 5000', '2026-11-07 -220'],
  ],
  [
    'Japanese, with received and paid amounts of the post office',
    'お客さま口座情報,,\n取引日,入出金明細ＩＤ,受入金額（円）,払出金額（円）,詳細１,詳細２,現在（貸付）高\n20261126,A001,5000,,振込,サトウ,5000\n20261127,A002,,220,料金,,4780\n',
    { currency: 'JPY' },
    ['2026-11-26 5000', '2026-11-27 -220'],
  ],
  [
    'French',
    'Date;Libellé;Débit;Crédit\n01/11/2026;SOLDE PRÉCÉDENT;;1000,00\n26/11/2026;VIR RECU;;1 100,00\n27/11/2026;LOYER;47,00;\n',
    { currency: 'EUR' },
    ['2026-11-26 110000', '2026-11-27 -4700', 'balance: SOLDE PRÉCÉDENT'],
  ],
  [
    'Dutch',
    'Boekdatum;Omschrijving;Bedrag;Af Bij\n26-11-2026;Mei;10,50;Bij\n27-11-2026;Huur;3,00;Af\n',
    { currency: 'EUR' },
    ['2026-11-26 1050', '2026-11-27 -300'],
  ],
  ['Spanish', 'Fecha;Concepto;Importe;Divisa\n26/11/2026;Mei;100,00;EUR\n', {}, ['currency: EUR']],
  ['Polish', 'Data operacji;Opis;Kwota;Waluta\n2026-11-26;Mei;100,00;PLN\n', {}, ['currency: PLN']],
  [
    'Japanese, years of two digits',
    '日付,入金,出金,摘要\n26/11/05,100,,a\n26/11/26,,50,b\n',
    { currency: 'JPY' },
    ['2026-11-05 100', '2026-11-26 -50'],
  ],
  [
    'Thai, years of two digits, also of the Buddhist calendar',
    'วันที่,ถอนเงิน,ฝากเงิน\n01/11/69,,5.00\n25/11/69,6.00,\n',
    { currency: 'THB' },
    ['2026-11-01 500', '2026-11-25 -600'],
  ],
  ['one date that may begin or end with the year', 'Date,Amount\n26/11/05,1\n', {}, ['2 day_order']],
  ['a column of currency codes without a known heading', 'Day,Sum,Cy\n', {}, ['1 no_heading']],
  [
    'columns chosen by hand, with a column of currency codes',
    'D1,A1,C1\n2026-11-26,100.00,EUR\n2026-11-27,5.00,USD\n',
    { columns: { day: 'D1', amount: 'A1' } },
    ['2026-11-27 500', 'currency: EUR'],
  ],
  [
    'columns chosen by hand, with a column for expenses',
    'D1;A1;K\n26.11.2026;100,00;H\n27.11.2026;47,00;S\n',
    { columns: { day: 'D1', amount: 'A1' } },
    ['2026-11-26 10000', '2026-11-27 -4700'],
  ],
  [
    'kinds of payments, of which some are expenses',
    'Date,Type,Amount\n2026-11-26,Debit,5.00\n2026-11-26,Credit,6.00\n2026-11-26,Fee,1.00\n',
    {},
    ['2026-11-26 -500', '2026-11-26 600', '4 direction'],
  ],
  [
    'an amount without the direction that other lines have',
    'Datum;Betrag;S/H\n26.11.2026;5,00;H\n27.11.2026;3,00;S\n28.11.2026;1,00;\n29.11.2026;-1,00;\n',
    { currency: 'EUR' },
    ['2026-11-26 500', '2026-11-27 -300', '2026-11-29 -100', '4 direction'],
  ],
  ['two amounts', 'Date,Amount,Amount (USD)\n2026-11-26,100.00,110.00\n', {}, ['2026-11-26 11000']],
  [
    'a currency in a heading in lower case',
    'Date,Amount usd\n2026-11-26,5.00\n',
    { currency: 'EUR' },
    ['currency: USD'],
  ],
  ...['₹500.00', '50.00 ₽', '500 ₺', 'R$ 50,00', '100,00 kr', '99,90 zł'].map((amount): (typeof STATEMENTS)[number] => [
    `the amount ${amount}`,
    `Date;Amount\n2026-11-26;${amount}\n`,
    {},
    [],
  ]),
]

test.each(STATEMENTS)('%s', async (_, text, options, expected) => {
  const lines = await read(text, options)
  if (expected.length > 0) expect(lines).toEqual(expected)
  else expect(lines).toEqual([expect.stringMatching(/^currency: /)])
})

test('a line with more cells than headings is a fault: an amount with a comma would be cut', async () => {
  expect(await read('Date,Amount,Text\n2026-11-26,12,50,Mei\n')).toEqual(['2 cells'])
  expect(await read('Date,Text,Amount,Balance\n2026-11-26,Order 5, 7,50.00,100.00\n')).toEqual(['2 cells'])
  expect(await read('Date;Amount;\n2026-11-26;5,00;\n2026-11-27;6,00;;;\n')).toEqual([
    '2026-11-26 500',
    '2026-11-27 600',
  ])
})

test('a quotation mark that joins lines is a fault, so that no line is lost', async () => {
  const file = (last: string) =>
    `Date;Text;Amount\n2026-11-26;"Best;50,00\n2026-11-27;Ann;60,00\n2026-11-28;${last};70,00\n`
  expect(await read(file('Bo'))).toEqual(['2 cells'])
  expect(await read(file('"Bo'))).toEqual(['2 cells'])
  expect(await read('Date;Text;Amount\n2026-11-26;"Best\nregards; Bo";50,00\n')).toEqual(['2026-11-26 5000'])
})

// long: one test for each format of a statement
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readStatement } from './statement-file.ts'

type Options = Parameters<typeof readStatement>[1]

const fileOf = (name: string) =>
  readFile(new URL(`../../../../../testing/files/statements/${name}`, import.meta.url), 'utf8')

/** Each line as one text, then the lines that are not imported, then the faults. */
async function read(text: string, options: Options = {}) {
  const { lines, skipped, faults } = await readStatement(text, options)
  return [
    ...lines.map(({ day, amount_minor, reference, text }) => `${day} ${amount_minor} [${reference}] ${text}`),
    ...skipped.map(({ why, cell }) => `${why}: ${cell}`),
    ...faults.map(({ line, fault }) => `${line} ${fault}`),
  ]
}
const faultsOf = async (text: string, options?: Options) =>
  (await readStatement(text, options)).faults.map(({ fault }) => fault)
const balancesOf = async (text: string, options?: Options) =>
  (await readStatement(text, options)).lines.map(({ balance_cents }) => balance_cents)

test('CAMT.053: an entry has its booking date, name, remittance information and a reference of the bank', async () => {
  const text = await fileOf('camt053.xml')
  expect(await read(text)).toEqual(['2026-11-26 12000 [9876543210] Marta Lindqvist SP-7K2M-9QXD'])
  expect(await read(text, { currency: 'EUR' })).toEqual(['currency: USD'])
})

const camt = (body: string, version = '02', prefix = '') =>
  `<?xml version="1.0"?><${prefix}Document xmlns${prefix && `:${prefix.slice(0, -1)}`}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><${prefix}BkToCstmrStmt>${body}</${prefix}BkToCstmrStmt></${prefix}Document>`
const amount = (sum: string, direction = 'CRDT', currency = 'EUR') =>
  `<Amt Ccy="${currency}">${sum}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`
const balance = (code: string, sum: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(sum)}</Bal>`
const account = (number: string) => `<Acct><Id><IBAN>${number}</IBAN></Id><Ccy>EUR</Ccy></Acct>`
const entry = (sum: string, rest: string, state = '<Sts>BOOK</Sts>') =>
  `<Ntry>${amount(sum)}${state}<BookgDt><Dt>2026-11-26</Dt></BookgDt>${rest}</Ntry>`
const payment = (sum: string, name: string, reference: string) =>
  `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">${sum}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>Order &amp; ${reference}</Ustrd></RmtInf></TxDtls>`
const BATCH = `<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${payment('10.10', 'Ann', 'SP-ABC234')}${payment('20.20', 'Bo', 'E2')}</NtryDtls>`
const EUROS = { currency: 'EUR' } as const

test('CAMT.053: a batch is one line per payment if their amounts are the entry’s, otherwise one line', async () => {
  for (const [version, prefix] of [
    ['02', ''],
    ['04', ''],
    ['13', ''],
  ] as const)
    expect(await read(camt(account('DE1') + entry('30.30', BATCH), version, prefix), EUROS)).toEqual([
      '2026-11-26 1010 [SP-ABC234] Ann Order & SP-ABC234',
      '2026-11-26 2020 [E2] Bo Order & E2',
    ])
  expect(await read(camt(account('DE1') + entry('31.30', BATCH)), EUROS)).toEqual([
    '2026-11-26 3130 [SP-ABC234] Ann Order & SP-ABC234 Bo Order & E2',
  ])
})

test('CAMT.053: names may have a prefix, dates a time; pending entries are skipped; expenses are negative', async () => {
  const body = `${account('DE1')}${entry('5.00', '', '<Sts><Cd>PDNG</Cd></Sts>')}<Ntry>${amount('1.5', 'DBIT')}<RvslInd>true</RvslInd><Sts>BOOK</Sts><ValDt><DtTm>2026-11-25T23:59:59+09:00</DtTm></ValDt><AddtlNtryInf>Fee</AddtlNtryInf></Ntry><Ntry>${amount('2.00')}<Sts>BOOK</Sts></Ntry>`
  const withPrefix = body.replace(/<(\/?)(?=\w)/g, '<$1ns2:')
  for (const text of [camt(body), camt(withPrefix, '08', 'ns2:')])
    expect(await read(text, EUROS)).toEqual(['2026-11-25 -150 [] Fee', 'status: PDNG', 'day: '])
})

test('CAMT.053: the last line has the closing balance, and a file whose lines do not lead to it has a gap', async () => {
  const text = (closing: string) =>
    camt(account('DE1') + balance('OPBD', '100.00') + balance('CLBD', closing) + entry('5.00', '') + entry('7', ''))
  expect(await balancesOf(text('112.00'), EUROS)).toEqual([null, 11200])
  expect((await readStatement(text('112.00'), EUROS)).has_gap).toBe(false)
  expect((await readStatement(text('112.01'), EUROS)).has_gap).toBe(true)
})

test('of a file with several accounts one is read: the chosen one, or the one with the shop’s number', async () => {
  const text = camt(
    account('DE02100100109307118603') + entry('5.00', '') + account('DE02500105170137075030') + entry('7.00', ''),
  )
  expect(await faultsOf(text, EUROS)).toEqual(['account'])
  const { accounts } = await readStatement(text, EUROS)
  expect(accounts).toEqual(['DE02100100109307118603', 'DE02500105170137075030'])
  const second = ['2026-11-26 700 [] ', 'account: DE02100100109307118603']
  expect(await read(text, { ...EUROS, file_account: accounts[1] })).toEqual(second)
  expect(await read(text, { ...EUROS, account_number: '0137 0750 30' })).toEqual(second)
})

test('other XML, cut and damaged files have a fault', async () => {
  const whole = camt(account('DE1') + entry('5.00', ''))
  expect(await faultsOf(whole.replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn'))).toEqual(['no_statement'])
  expect(await faultsOf('<?xml version="1.0"?><rss><item/></rss>')).toEqual(['no_statement'])
  expect(await faultsOf(whole.slice(0, -20))).toEqual(['broken'])
  expect(await faultsOf(`${whole}<Document></Document>`)).toEqual(['broken'])
  expect(await faultsOf(camt(''))).toEqual(['no_lines'])
})

const MT940 = (...rows: string[]) =>
  `:20:STARTUMSE\r\n:25:10010010/9307118603\r\n:28C:1/1\r\n:60F:C261125EUR1000,00\r\n${rows.join('\r\n')}\r\n:62F:C261126EUR1000,00\r\n-\r\n`

test('MT940: name and remittance information come from the subfields of :86:', async () => {
  const text = await fileOf('mt940.sta')
  expect(await read(text)).toEqual([
    '2026-11-26 12000 [9876543210] MARTA LINDQVIST SP-7K2M-9QXD',
    '2026-11-26 -1550 [] ENTGELT KONTOFUEHRUNG',
  ])
  expect(await balancesOf(text)).toEqual([null, 110450])
  expect((await readStatement(text)).has_gap).toBe(false)
  expect((await readStatement(text.replace('15,50', '15,51'))).has_gap).toBe(true)
})

test('MT940: subfields of SEPA, of SWIFT and of other banks, and texts without subfields', async () => {
  const details = async (...rows: string[]) =>
    (await read(MT940(':61:2611261126C1,NMSCNONREF', ...rows), EUROS))[0]?.slice(15)
  expect(
    await details(
      ':86:166?00GUTSCHR?20EREF+SP-ABC234?21KREF+K1?22SVWZ+Order 12 and a text th?23at is broken?32ANN?33 LEE',
    ),
  ).toBe('[SP-ABC234] ANN LEE Order 12 and a text that is broken')
  expect(
    await details(':86:/TRTP/SEPA OVERBOEKING/IBAN/NL1/BIC/X/NAME/Ann Lee/REMI/Order', '12/EREF/NOTPROVIDED'),
  ).toBe('[] Ann Lee Order 12')
  expect(await details(':86:020~00PRZELEW~20ZAMOWIENIE 12~32ANN')).toBe('[] ANN ZAMOWIENIE 12')
  expect(await details(':86:ANN LEE', 'SP-ABC234')).toBe('[] ANN LEE SP-ABC234')
  // A reference that a bank broke at the end of a subfield stays whole.
  expect(await details(':86:166?20SVWZ+transfer of today SP-7?21K2M-9QXD')).toBe('[] transfer of today SP-7K2M-9QXD')
})

test('MT940: reversals, dates at the turn of the year, funds codes, blocks of SWIFT and several accounts', async () => {
  const rows = [
    ':61:2701011231RC5,00NMSCREF1//B1',
    'supplement',
    ':61:2612310102RDR7,50NMSC',
    ':61:261126C1,5NMSCNONREF',
  ]
  const text = MT940(...rows)
  const lines = ['2026-12-31 -500 [REF1] supplement', '2027-01-02 750 [] ', '2026-11-26 150 [] ']
  expect(await read(text, EUROS)).toEqual(lines)
  expect(await read(`{1:F01BANK}{2:I940}{4:\r\n${text.replace('-\r\n', '-}\r\n')}`, EUROS)).toEqual(lines)
  expect(await faultsOf(text + text.replace('9307118603', '1'), EUROS)).toEqual(['account'])
  expect(await faultsOf(text.slice(0, text.indexOf(':62F:')), EUROS)).toEqual(['broken'])
  expect(await read(text)).toEqual(['currency: EUR', 'currency: EUR', 'currency: EUR'])
})

const OFX_HEAD = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n'
const ofx = (...entries: string[]) =>
  `<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>123<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20261101<DTEND>20261130\n${entries.join('\n')}\n</BANKTRANLIST><LEDGERBAL><BALAMT>99.00<DTASOF>20261130</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const closed = (sgml: string) => sgml.replace(/<(\w+)>([^<\n]+)/g, '<$1>$2</$1>')

test('OFX: entries of SGML and of XML are the same', async () => {
  const text = ofx(
    '<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261126120000[-5:EST]\n<TRNAMT>120.00\n<FITID>F1\n<NAME>Marta &amp; Lindqvist\n<MEMO>SP-7K2M-9QXD\n</STMTTRN>',
    '<STMTTRN><TRNTYPE>FEE<DTPOSTED>20261127<TRNAMT>-15,5<FITID>F2<MEMO>\n</STMTTRN>',
    '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261127<TRNAMT>9.00<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY></STMTTRN>',
  )
  const xml = `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>${closed(text).replace('<MEMO>\n', '<MEMO/>')}`
  for (const file of [OFX_HEAD + text, xml]) {
    expect(await read(file)).toEqual([
      '2026-11-26 12000 [F1] Marta & Lindqvist SP-7K2M-9QXD',
      '2026-11-27 -1550 [F2] ',
      'currency: EUR',
    ])
    expect(await balancesOf(file)).toEqual([null, 9900])
    expect((await readStatement(file)).accounts).toEqual(['123'])
  }
  expect(await faultsOf(OFX_HEAD + text.slice(0, 400))).toEqual(['broken'])
})

test('MT940: a reference that is in the details is not KREF+', async () => {
  const text =
    ':20:S\n:25:DE1\n:60F:C261101EUR10,00\n:61:2611031103D2,00NMSCKREF+\n:86:166?00Fee?20EREF+B-7?21SVWZ+Fee\n:62F:C261103EUR8,00\n-'
  const without = text.replace('EREF+B-7?21', '')
  expect(await read(text, EUROS)).toEqual(['2026-11-03 -200 [B-7] Fee Fee'])
  expect(await read(without, EUROS)).toEqual(['2026-11-03 -200 [] Fee Fee'])
})

test('OFX: entries without end tags are all read, also behind an empty element', async () => {
  const one = (day: string, sum: string, rest: string) =>
    `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>202611${day}<TRNAMT>${sum}<FITID>F${day}${rest}`
  const text = ofx(
    one('02', '50.00', '<NAME>One<MEMO>\n'),
    one('03', '-20.50', '<NAME>Two'),
    one('04', '7', '<MEMO>\n'),
  )
  const lines = ['2026-11-02 5000 [F02] One', '2026-11-03 -2050 [F03] Two', '2026-11-04 700 [F04] ']
  expect(await read(OFX_HEAD + text)).toEqual(lines)
  expect(await read(OFX_HEAD + text.replace('</BANKTRANLIST>', ''))).toEqual(lines)
  expect(await balancesOf(OFX_HEAD + text)).toEqual([null, null, 9900])
})

test('OFX: amounts without signs follow the kind of transaction; a kind that is neither is a fault', async () => {
  const one = (type: string, sum: string) =>
    `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20261126<TRNAMT>${sum}<FITID>1</STMTTRN>`
  expect(await read(OFX_HEAD + ofx(one('DEBIT', '5.00'), one('CREDIT', '7.00'), one('XFER', '3.00')))).toEqual([
    '2026-11-26 -500 [1] ',
    '2026-11-26 700 [1] ',
    '3 direction',
  ])
  expect(await read(OFX_HEAD + ofx(one('DEBIT', '-5.00'), one('XFER', '+3.00')))).toHaveLength(2)
})

test('QIF: dates and amounts are read as in CSV files, splits are part of their amount', async () => {
  const text =
    "!Account\nNChecking\nTBank\n^\n!Type:Bank\nD11/26'26\nT1,200.50\nPMarta\nMSP-7K2M-9QXD\nSShop\n$1,200.00\nSFee\n$0.50\n^\nD11/27' 6\nT-15.50\nN1001\nPFee\n^\nMa note\n^\n"
  expect(await read(text)).toEqual(['2026-11-26 120050 [] Marta SP-7K2M-9QXD', '2006-11-27 -1550 [1001] Fee'])
  expect((await readStatement(text)).accounts).toEqual(['Checking'])
  expect(await read('!Type:Bank\nD26.11.2026\nT1.200,50\n^\nD\nT5\n^\nD27.11.2026\nTx\n')).toEqual([
    '2026-11-26 120050 [] ',
    'day: ',
    'amount: x',
  ])
  expect(await faultsOf('!Type:Bank\nD03/11/2026\nT5.00\n^\n')).toEqual(['day_order'])
  expect(await faultsOf('!Type:Bank\nD2026-11-26\nT1,250\n^\n')).toEqual(['ambiguous'])
  expect(await read('!Type:Bank\nD2026-11-26\nT1,250\n^\n', { decimal_sign: 'comma' })).toEqual(['2026-11-26 125 [] '])
  expect(await faultsOf('!Type:Invst\nD1/1/26\nNBuy\n^\n')).toEqual(['no_lines'])
})

/** A record of 200 characters from its fields, each with its place. */
const record = (...fields: [number, string][]) =>
  fields.reduce(
    (row, [place, text]) => row.slice(0, place - 1) + text + row.slice(place - 1 + text.length),
    ' '.repeat(200),
  )
const MOVEMENTS = [
  record([1, '10300811270811260811260001ﾐﾂﾞﾎ'], [42, '123'], [63, '10001234567'], [114, '1'], [116, '00000000100000']),
  record([1, '200000001081126081126111000000012000'], [82, 'ｻﾄｳ ﾊﾅ'], [160, 'ﾌﾘｺﾐ'], [180, 'SP7K2M9QXD']),
  record([1, '200000002261127261127218000000000550'], [160, '振込手数料']),
  record([1, '8'], [40, '1'], [41, '00000000111450']),
  record([1, '9']),
]
const TRANSFERS = [
  record([1, '10100811270811260811260001'], [42, '123'], [60, '11234567']),
  record([1, '20000010811260811260000012000'], [50, 'ｻﾄｳ ﾊﾅ'], [128, ' '], [129, 'SP7K2M9QXD']),
  record([1, '20000020811270811270000012000'], [50, 'ｻﾄｳ ﾊﾅ'], [128, '1']),
  record([1, '8']),
  record([1, '9']),
]
const YEN = { currency: 'JPY' } as const

test('Zengin: movements and transfers, with and without line breaks, with years of Reiwa and Gregorian years', async () => {
  const movements = [
    '2026-11-26 12000 [00000001] サトウ ハナ フリコミ SP7K2M9QXD',
    '2026-11-27 -550 [00000002] 振込手数料',
  ]
  // Characters of two bytes take two places.
  const rows = MOVEMENTS.map((row) => row.replace('振込手数料     ', '振込手数料'))
  for (const text of [rows.join('\r\n'), rows.map((row) => row.trimEnd()).join('\n'), rows.join('')]) {
    expect(await read(text, YEN)).toEqual(movements)
    expect(await balancesOf(text, YEN)).toEqual([null, 111450])
    expect(await readStatement(text, YEN)).toMatchObject({ has_gap: false, accounts: ['0001-123-1234567'] })
  }
  expect(await read(TRANSFERS.join('\r\n'), YEN)).toEqual([
    '2026-11-26 12000 [000001] サトウ ハナ SP7K2M9QXD',
    '2026-11-27 -12000 [000002] サトウ ハナ',
  ])
  expect(await read(rows.join('\n'))).toEqual(['currency: JPY', 'currency: JPY'])
  expect(await faultsOf(rows.slice(0, 3).join('\n'), YEN)).toEqual(['broken'])
})

test('document types are refused before they are read, whatever the entities', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE Document [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;&a;">'.repeat(3)}]>`
  expect(await faultsOf(bomb + camt(entry('5.00', '')).slice(21))).toEqual(['doctype'])
  expect(await faultsOf(`<!DOCTYPE x SYSTEM "file:///etc/passwd"><Document></Document>`)).toEqual(['doctype'])
  expect(await read(camt(account('DE1') + entry('5.00', '<AddtlNtryInf>&b;&#65;</AddtlNtryInf>')), EUROS)).toEqual([
    '2026-11-26 500 [] &b;A',
  ])
  expect(await faultsOf(camt('<a>'.repeat(200) + '</a>'.repeat(200)))).toEqual(['broken'])
})

test('a row with hundreds of filled cells is a fault; empty cells behind the last one are not', async () => {
  const cells = (sign: string) => `Date,Amount${`,${sign}`.repeat(200)}\n2026-11-26,5.00\n`
  expect(await faultsOf(cells('x'))).toEqual(['too_wide'])
  expect(await read(cells(''))).toEqual(['2026-11-26 500 [] '])
})

test('a statement of Wise has money in and its fee as money out, with the balance after each', async () => {
  const text = await fileOf('two-directions.csv')
  expect(await read(text)).toEqual([
    '2026-11-26 12000 [SP-7K2M-9QXD] Received money from Marta Lindqvist with reference SP-7K2M-9QXD',
    '2026-11-26 -61 [] Wise Charges for: TRANSFER-1122334455',
  ])
  expect(await balancesOf(text)).toEqual([112000, 111939])
  expect((await readStatement(text, {})).has_gap).toBe(false)
})

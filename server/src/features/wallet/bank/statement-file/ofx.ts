import { allInside, type Element } from './markup.ts'
import type { Statement } from './statement.ts'
import { dayIn } from './statement-day.ts'
import { type AccountOptions, type Balances, currencyCode, type Entry, statementOf } from './statement-entry.ts'
import { readElements } from './statement-markup.ts'

const WHOLE = new Set(['CURDEF', 'BANKACCTFROM', 'CCACCTFROM', 'STMTTRN', 'LEDGERBAL'])

/** Reads OFX: 1 (SGML, where elements without children have no end) and 2 (XML). */
export async function readOfx(text: string, options: AccountOptions): Promise<Statement> {
  const entries: TypedEntry[] = []
  const balances: Balances[] = []
  let currency = ''
  const begin = text.search(/<\??(?:xml|ofx)[\s>]/i)
  return readElements('ofx', withEnds(withTransactionEnds(text.slice(Math.max(0, begin)))), {
    whole: WHOLE,
    hasOpenEnds: true,
    entries,
    root: 'OFX',
    read(element) {
      const field = fieldsOf(element)
      const account = balances.at(-1)
      if (element.name === 'CURDEF') currency = currencyCode(element.text)
      else if (element.name === 'STMTTRN')
        entries.push({ ...entryOf(element, currency), account: account?.account ?? '', line: entries.length + 1 })
      else if (element.name !== 'LEDGERBAL') balances.push({ account: field('ACCTID'), currency })
      else if (account) account.closing = field('BALAMT')
    },
    statement: () => statementOf('ofx', withSigns(entries), balances, options),
  })
}

/** Adds the end tags that SGML omits after texts; without them an element would contain the rest of the file. */
const withEnds = (text: string): string =>
  text.replace(/<([\w.]+)>([^<]+)(?=<)/g, (all, name: string, value: string, place: number) =>
    value.trim() === '' || text.startsWith(`</${name}>`, place + all.length) ? all : `${all}</${name}>`,
  )

/** The tags that follow the last transaction of a list. */
const AFTER_LIST = /<\/(?:BANKTRANLIST|STMTRS|CCSTMTRS|OFX)>|<(?:LEDGERBAL|AVAILBAL|BALLIST)>/i

/** Adds the end tags of transactions that lack one: otherwise each would contain the next ones, which would be lost. */
function withTransactionEnds(text: string): string {
  const [head = '', ...transactions] = text.split(/(?=<STMTTRN>)/i)
  const whole = transactions.map((part, index) => {
    const after = part.search(AFTER_LIST)
    // Nothing follows the last transaction of a file that was cut.
    const end = after === -1 && index < transactions.length - 1 ? part.length : after
    return end === -1 || /<\/STMTTRN>/i.test(part) ? part : `${part.slice(0, end)}</STMTTRN>${part.slice(end)}`
  })
  return head + whole.join('')
}

type Field = (name: string) => string
/** `type`: the kind of transaction, such as DEBIT. */
type TypedEntry = Entry & { type: string }

/** The text of the first element of a name inside an element. */
const fieldsOf =
  (element: Element): Field =>
  (name) =>
    allInside(element, name)[0]?.text.trim() ?? ''

function entryOf(element: Element, statement_currency: string): Omit<TypedEntry, 'line' | 'account'> {
  const field = fieldsOf(element)
  const [foreign] = allInside(element, 'CURRENCY')
  const type = field('TRNTYPE').toUpperCase()
  const texts = [field('NAME'), field('MEMO')].filter((text, place, all) => text !== '' && all.indexOf(text) === place)
  return {
    // With CURRENCY, unlike ORIGCURRENCY, the amount is in the currency that it names.
    currency: (foreign ? currencyCode(fieldsOf(foreign)('CURSYM')) : '') || statement_currency,
    day: dayIn(field('DTPOSTED').slice(0, 8), 'ymd'),
    amount: field('TRNAMT').replace(/\s/g, ''),
    reference: field('REFNUM') || field('CHECKNUM') || field('FITID'),
    text: texts.join(' '),
    ...(type === 'HOLD' && { state: type }),
    type,
  }
}

const EXPENSES = new Set([
  'DEBIT',
  'FEE',
  'SRVCHG',
  'ATM',
  'POS',
  'CHECK',
  'PAYMENT',
  'CASH',
  'DIRECTDEBIT',
  'REPEATPMT',
])
const INCOME = new Set(['CREDIT', 'DEP', 'DIRECTDEP', 'INT', 'DIV'])

/** Some banks write all amounts without a sign: then the kind of a transaction shows whether money left. */
function withSigns(entries: readonly TypedEntry[]): Entry[] {
  const hasMinus = entries.some(({ amount }) => amount.startsWith('-'))
  if (hasMinus || !entries.some(({ type }) => EXPENSES.has(type))) return [...entries]
  return entries.map(({ type, ...entry }) => {
    if (EXPENSES.has(type)) return { ...entry, amount: `-${entry.amount.replace('+', '')}` }
    return INCOME.has(type) ? entry : { ...entry, isUnclear: true }
  })
}

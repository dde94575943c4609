import { allInside, at, type Element, textAt } from './markup.ts'
import type { Statement } from './statement.ts'
import { dayIn } from './statement-day.ts'
import { type AccountOptions, type Balances, currencyCode, type Entry, statementOf } from './statement-entry.ts'
import { readElements } from './statement-markup.ts'

const WHOLE = new Set(['Acct', 'Bal', 'Ntry'])

/**
 * Reads CAMT.053 (ISO 20022) of any version. A batch becomes one line per payment if the file has their amounts.
 */
export async function readCamt(text: string, options: AccountOptions): Promise<Statement> {
  const entries: Entry[] = []
  const balances: Balances[] = []
  let account: Balances = { account: '', currency: '' }
  let number = 0
  return readElements('camt053', text, {
    whole: WHOLE,
    entries,
    root: 'BkToCstmrStmt',
    read(element) {
      if (element.name === 'Acct') {
        account = accountOf(element)
        balances.push(account)
      } else if (element.name === 'Bal') addBalance(account, element)
      else {
        number += 1
        for (const entry of entriesOf(element)) entries.push({ ...account, ...entry, line: number })
      }
    },
    statement: () => statementOf('camt053', entries, balances, options),
  })
}

function accountOf(element: Element): Balances {
  const number = textAt(element, 'Id', 'IBAN') || textAt(element, 'Id', 'Othr', 'Id')
  return { account: number, currency: currencyCode(textAt(element, 'Ccy')) }
}

/** Balances have the codes OPBD or PRCD before the entries, and CLBD after them. */
function addBalance(account: Balances, element: Element): void {
  const code = textAt(element, 'Tp', 'CdOrPrtry', 'Cd')
  const balance = signed(element)
  account.currency ||= currencyCode(at(element, 'Amt')?.attributes.Ccy)
  if (code === 'OPBD' || (code === 'PRCD' && account.opening === undefined)) account.opening = balance
  if (code === 'CLBD') account.closing = balance
}

/** The amount of an entry, a payment or a balance, with a minus for money that left. */
function signed(element: Element, amount = textAt(element, 'Amt')): string {
  const direction = textAt(element, 'CdtDbtInd')
  if (direction === 'DBIT') return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
  return direction === 'CRDT' ? amount : ''
}

type BareEntry = Omit<Entry, 'line' | 'account'>

function entriesOf(element: Element): BareEntry[] {
  const state = textAt(element, 'Sts', 'Cd') || textAt(element, 'Sts', 'Prtry') || textAt(element, 'Sts')
  const payments = allInside(element, 'TxDtls')
  const currency = currencyCode(at(element, 'Amt')?.attributes.Ccy)
  const entry: BareEntry = {
    currency,
    day: dayOf(element),
    amount: signed(element),
    reference: referenceOf(payments[0]) || textAt(element, 'AcctSvcrRef') || textAt(element, 'NtryRef'),
    text: [...payments.map(textOf), textAt(element, 'AddtlNtryInf')].filter((text) => text !== '').join(' '),
    ...(state !== 'BOOK' && state !== '' && { state }),
  }
  const parts = payments.map((payment) => ({
    ...entry,
    amount: partOf(payment, element, currency),
    reference: referenceOf(payment) || entry.reference,
    text: textOf(payment) || textAt(element, 'AddtlNtryInf'),
  }))
  return parts.length > 1 && addUp(parts, entry.amount) ? parts : [entry]
}

function dayOf(element: Element): string | undefined {
  for (const name of ['BookgDt', 'ValDt']) {
    const text = textAt(element, name, 'Dt') || textAt(element, name, 'DtTm')
    if (text !== '') return dayIn(text, 'ymd')
  }
  return undefined
}

/** The amount of one payment of a batch in the currency of the account; empty if the file lacks it. */
function partOf(payment: Element, { children }: Element, currency: string): string {
  const amounts = [
    at(payment, 'Amt'),
    at(payment, 'AmtDtls', 'TxAmt', 'Amt'),
    at(payment, 'AmtDtls', 'InstdAmt', 'Amt'),
  ]
  const own = amounts.find((amount) => currencyCode(amount?.attributes.Ccy) === currency)
  const direction = at(payment, 'CdtDbtInd') ?? children.find(({ name }) => name === 'CdtDbtInd')
  return own && direction ? signed({ ...payment, children: [direction] }, own.text.trim()) : ''
}

/** Whether the payments of a batch are its whole amount. Compared as whole numbers, because decimals cannot be added. */
function addUp(parts: readonly BareEntry[], amount: string): boolean {
  const whole = (text: string) => {
    const [, sign = '', before = '', after = ''] = /^(-?)(\d{1,12})(?:\.(\d{0,5}))?$/.exec(text) ?? []
    return before === '' ? Number.NaN : Number(`${sign}${before}${after.padEnd(5, '0')}`)
  }
  return parts.reduce((sum, part) => sum + whole(part.amount), 0) === whole(amount)
}

const NO_REFERENCE = /^(?:notprovided|nonref)$/i

function referenceOf(payment: Element | undefined): string {
  const names = ['EndToEndId', 'AcctSvcrRef', 'TxId', 'InstrId', 'PmtInfId', 'MsgId']
  const references = names.map((name) => textAt(payment, 'Refs', name))
  return references.find((reference) => reference !== '' && !NO_REFERENCE.test(reference)) ?? ''
}

/** The other party's name and the remittance information. */
function textOf(payment: Element): string {
  const is_expense = textAt(payment, 'CdtDbtInd') === 'DBIT'
  const parties = is_expense ? ['Cdtr', 'Dbtr'] : ['Dbtr', 'Cdtr']
  const names = parties.map((party) => {
    const element = at(payment, 'RltdPties', party)
    return textAt(element, 'Pty', 'Nm') || textAt(element, 'Nm')
  })
  const information = at(payment, 'RmtInf')
  const structured = (information ? allInside(information, 'CdtrRefInf') : []).map((element) => textAt(element, 'Ref'))
  const free = (information?.children ?? []).filter(({ name }) => name === 'Ustrd').map(({ text }) => text.trim())
  return [names.find((name) => name !== ''), ...free, ...structured, textAt(payment, 'AddtlTxInf')]
    .filter((text) => text)
    .join(' ')
}

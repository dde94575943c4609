import type { TransactionInformation } from '@paypal/paypal-server-sdk'
import { clock } from '../../clock.ts'
import type { ProviderLine, ProviderPayout } from '../provider.ts'
import { centsOf } from './paypal-amount.ts'
import type { PayPal } from './paypal-client.ts'
import { disputeAbout } from './paypal-disputes.ts'
import { captureRef } from './paypal-state.ts'

const DAY_MS = 86_400_000
/** PayPal's limit for a page of transactions. */
const PAGE = 500

/** PayPal's codes, the longest beginning first. */
const KINDS: readonly (readonly [string, ProviderLine['kind']])[] = [
  ['T1107', 'refund'],
  ['T1106', 'dispute'],
  ['T1108', 'dispute'],
  ['T1109', 'refund'],
  ['T00', 'payment'],
  ['T01', 'fee'],
  ['T04', 'payout'],
  ['T11', 'dispute'],
  ['T12', 'dispute'],
]

const kindOf = (code: string): ProviderLine['kind'] => KINDS.find(([begin]) => code.startsWith(begin))?.[1] ?? 'other'

/** PayPal lists a transaction up to three hours after it was made. */
export async function* readLines(paypal: PayPal, since: string): AsyncIterable<ProviderLine> {
  const disputes = new Map<string, Promise<string | undefined>>()
  for await (const transaction of transactionsSince(paypal, since)) {
    const line = lineOf(transaction)
    if (line && hasMoved(line, transaction)) yield await ofDispute(paypal, disputes, line, transaction)
  }
}

const CHARGEBACK_FEE = 'T0106'

/** A line of a dispute with the dispute's id: PayPal names the payment. The charge for a dispute is its fee. */
async function ofDispute(
  paypal: PayPal,
  disputes: Map<string, Promise<string | undefined>>,
  line: ProviderLine,
  { transactionEventCode, paypalReferenceId }: TransactionInformation,
): Promise<ProviderLine> {
  const isFee = transactionEventCode === CHARGEBACK_FEE
  if (!paypalReferenceId || (line.kind !== 'dispute' && !isFee)) return line
  const lookUp = disputes.get(paypalReferenceId) ?? disputeAbout(paypal, paypalReferenceId)
  disputes.set(paypalReferenceId, lookUp)
  const ref = await lookUp
  if (ref === undefined) return line
  const { amount_cents, fee_cents } = line
  return { ...line, kind: 'dispute', ref, ...(isFee && { amount_cents: 0, fee_cents: fee_cents - amount_cents }) }
}

/** Denied and pending transactions have not moved money. A withdrawal leaves the balance before the bank has it. */
const hasMoved = ({ kind }: ProviderLine, { transactionStatus }: TransactionInformation): boolean =>
  transactionStatus === 'S' || transactionStatus === 'V' || (transactionStatus === 'P' && kind === 'payout')

function lineOf(transaction: TransactionInformation): ProviderLine | null {
  const { transactionId = '', transactionEventCode = '', transactionAmount, feeAmount, customField } = transaction
  const amount_cents = centsOf(transactionAmount)
  if (amount_cents === null) return null
  const kind = kindOf(transactionEventCode)
  const fee_cents = centsOf(feeAmount) ?? 0
  return {
    line_ref: transactionId,
    kind,
    ref: refOf(kind, transaction),
    payment_id: kind === 'payment' ? (customField ?? transaction.invoiceId ?? null) : null,
    amount_cents,
    fee_cents: fee_cents === 0 ? 0 : -fee_cents, // PayPal reports a fee as a negative amount
    at: new Date(transaction.transactionInitiationDate ?? 0).toISOString(),
  }
}

/** PayPal names the payment of a dispute, and not the dispute. A withdrawal that came back names the withdrawal. */
function refOf(
  kind: ProviderLine['kind'],
  { transactionId, paypalReferenceId, transactionAmount }: TransactionInformation,
): string | null {
  if (kind === 'payout' && paypalReferenceId && (centsOf(transactionAmount) ?? 0) > 0) return paypalReferenceId
  if (kind === 'payment' && transactionId) return captureRef(transactionId)
  if (kind === 'refund' || kind === 'payout') return transactionId ?? null
  return kind === 'dispute' ? (paypalReferenceId ?? null) : null
}

const PAYOUTS: Record<string, ProviderPayout['status']> = { S: 'paid', V: 'failed', D: 'failed' }

/** Withdrawals to the bank. PayPal names no day of arrival, so it is the day on which the money left. */
export async function* readPayouts(paypal: PayPal, since: string): AsyncIterable<ProviderPayout> {
  for await (const transaction of transactionsSince(paypal, since)) {
    const { transactionId = '', transactionEventCode = '', transactionAmount, transactionStatus = '' } = transaction
    const amount_cents = centsOf(transactionAmount)
    if (kindOf(transactionEventCode) !== 'payout' || amount_cents === null || amount_cents >= 0) continue
    yield {
      payout_ref: transactionId,
      amount_cents: -amount_cents,
      arrives_on: new Date(transaction.transactionInitiationDate ?? 0).toISOString().slice(0, 10),
      status: PAYOUTS[transactionStatus] ?? 'on_its_way',
    }
  }
}

/** Transactions oldest first. PayPal promises no order, so it is asked by days, which also bounds the memory. */
async function* transactionsSince(paypal: PayPal, since: string): AsyncIterable<TransactionInformation> {
  const until = clock.now_ms()
  for (let from = Date.parse(since); from <= until; from += DAY_MS) {
    const [startDate, endDate] = [from, Math.min(from + DAY_MS - 1, until)].map((ms) => new Date(ms).toISOString())
    const rows: TransactionInformation[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { result } = await paypal(({ reports }) =>
        reports.searchTransactions({
          startDate: startDate ?? since,
          endDate: endDate ?? since,
          fields: 'transaction_info',
          balanceAffectingRecordsOnly: 'Y',
          pageSize: PAGE,
          page,
        }),
      )
      pages = result.totalPages ?? 1
      for (const { transactionInfo } of result.transactionDetails ?? []) if (transactionInfo) rows.push(transactionInfo)
    }
    yield* rows.toSorted((one, other) => timeOf(one) - timeOf(other))
  }
}

const timeOf = ({ transactionInitiationDate }: TransactionInformation) => Date.parse(transactionInitiationDate ?? '')

/** The balance in US dollars, with the part that PayPal withholds. */
export async function readBalance(paypal: PayPal): Promise<number> {
  const { result } = await paypal(({ reports }) => reports.searchBalances({ currencyCode: 'USD' }))
  return (result.balances ?? []).reduce((sum, { totalBalance }) => sum + (centsOf(totalBalance) ?? 0), 0)
}

import { moneyText } from '@sampan/contract/money-text'
import type { Db } from '../../../../db/database.ts'
import type { OrderAddress } from '../../../../db/json-columns.ts'
import { EVIDENCE_LIMIT, type Evidence } from '../../../../provider/provider.ts'
import { type EvidenceOrder, findLogins, findMessages, findOrdersAfter, findPayer } from './dispute-evidence-sql.ts'
import type { DisputeRow } from './dispute-sql.ts'

// The evidence is read by a bank, so it is in English whatever the language of the shopper or the operator.

const ORDERS = 8
const LOGINS = 25
const MESSAGES = 20
const LONGEST_MESSAGE = 300

const timeText = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`
const line = (name: string, value: string | null | undefined) => (value ? [`${name}: ${value}`] : [])

/** Everything that the shop has about a disputed payment, and a note of an operator. */
export async function evidenceFor(db: Db, dispute: DisputeRow, note: string | undefined): Promise<Evidence> {
  const { dispute_ref, user_id, payment_id } = dispute
  const payer = user_id && payment_id ? await findPayer(db, user_id, payment_id) : undefined
  if (!user_id || !payer) {
    const text = sections([headOf(dispute), noteOf(note)])
    return { dispute_ref, text, ...NOTHING }
  }
  const since = payer.begun_at
  const [orders, logins, messages] = await Promise.all([
    findOrdersAfter(db, user_id, since, ORDERS),
    findLogins(db, user_id, LOGINS),
    findMessages(db, user_id, since, MESSAGES),
  ])
  const shipped = orders.find(({ tracking_number }) => tracking_number !== null)
  const address = (shipped ?? orders[0])?.address
  const text = sections([
    headOf(dispute),
    noteOf(note),
    payerOf(payer),
    ...orders.map(orderOf),
    listOf(
      'LOG-INS AND SECURITY OF THE ACCOUNT',
      logins.map(({ at, what, ip }) => `${timeText(at)}  ${what}${ip ? `, network address ${ip}` : ''}`),
    ),
    listOf(
      'MESSAGES WITH CUSTOMER SERVICE',
      messages.map(({ at, by_whom, text }) => {
        const writer = by_whom === 'shopper' ? 'Customer' : 'Shop'
        return `${timeText(at)}  ${writer}: ${text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_MESSAGE)}`
      }),
    ),
  ])
  return {
    ...{ dispute_ref, text },
    shopper_name: payer.name || null,
    mailbox: payer.is_verified ? payer.account : null,
    address: address ? addressText(address) : null,
    carrier: shipped?.carrier ?? null,
    tracking_number: shipped?.tracking_number ?? null,
    pdf: null,
  }
}

const NOTHING = {
  shopper_name: null,
  mailbox: null,
  address: null,
  carrier: null,
  tracking_number: null,
  pdf: null,
} as const
const CUT = '\n[…]'

/** The first sections that fit: they are in the order of their weight. */
function sections(parts: readonly (readonly string[])[]): string {
  const text = parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
  return text.length > EVIDENCE_LIMIT ? text.slice(0, EVIDENCE_LIMIT - CUT.length) + CUT : text
}

const listOf = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [title, ...lines])

const headOf = ({ dispute_ref, ref, reason, amount_minor, currency }: DisputeRow) => [
  'EVIDENCE AGAINST A DISPUTE',
  `Dispute: ${dispute_ref}`,
  `Payment: ${ref}`,
  `Reason of the bank: ${reason.replaceAll('_', ' ')}`,
  `Disputed amount: ${amount_minor} ${currency} (smallest unit)`,
]

const noteOf = (note: string | undefined) => (note ? ['STATEMENT OF THE SHOP', note] : [])

type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>

function payerOf({ account, is_verified, name, registered_at, amount_cents, ...payment }: Payer): string[] {
  const { method, brand, last_four, begun_at, credited_at } = payment
  return [
    'THE CUSTOMER AND THE PAYMENT',
    ...line('Name', name),
    `E-mail: ${account}${is_verified ? ' (confirmed by a mailed code)' : ''}`,
    `Customer since: ${timeText(registered_at)}`,
    `Payment: ${moneyText(amount_cents)}, begun by the customer in the account on ${timeText(begun_at)}`,
    ...line('Paid with', [method, brand, last_four && `ending in ${last_four}`].filter(Boolean).join(', ')),
    ...line('Added to the balance of the account', credited_at && timeText(credited_at)),
  ]
}

const addressText = ({ addressee, detailed_address, area, postcode, country }: OrderAddress): string =>
  [addressee, detailed_address, ...area.map(String), postcode, country].filter(Boolean).join(', ')

function orderOf(order: EvidenceOrder): string[] {
  const { order_number, paid_at, paid_cents, refunded_cents, receipt, goods, address, reports } = order
  return [
    `ORDER ${order_number}, paid from the balance on ${timeText(paid_at)}: ${moneyText(paid_cents)}`,
    ...line('Receipt', receipt),
    ...goods.map((text) => `  ${text}`),
    ...(refunded_cents > 0 ? [`Refunded to the balance: ${moneyText(refunded_cents)}`] : []),
    ...line('Delivered to', addressText(address)),
    ...line('Carrier', order.carrier),
    ...line('Tracking number', order.tracking_number),
    ...line('Shipped', order.shipped_at && timeText(order.shipped_at)),
    ...line('Received', order.received_at && timeText(order.received_at)),
    ...reports.map((report) => `  Carrier: ${report}`),
  ]
}

import { type Endpoints, formatCents, type Order, type ReplyOf } from '@sampan/contract'
import { USAGES } from './command.ts'
import { shortIds } from './ids.ts'
import { harmless, table } from './table.ts'

export type Listed<Item> = {
  items: Item[]
  total: number
  total_is_least?: true | undefined
  page: number
  page_size: number
}
export type RechargeAtDesk = ReplyOf<Endpoints['POST /api/admin/recharge/audit']>
export type OrderAtDesk = ReplyOf<Endpoints['GET /api/admin/order/list']>['items'][number]
type Audit = ReplyOf<Endpoints['GET /api/admin/ledger/audit']>

const RECHARGE_STATES = { 0: 'waiting', 1: 'passed', 2: 'refused' } as const
const ORDER_STATES = {
  0: 'to pay',
  1: 'to ship',
  2: 'on its way',
  3: 'received',
  4: 'completed',
  '-1': 'cancelled',
  '-4': 'after sale',
} as const

export const dollars = (amount_cents: number | null) => (amount_cents === null ? '' : `$${formatCents(amount_cents)}`)
/** "2026-03-01 09:30", in UTC. */
export const minute = (time: string) => time.slice(0, 16).replace('T', ' ')
export const link = (...words: (string | null)[]) => words.filter(Boolean).join(' ')

export function helpText(): string {
  const rows = Object.entries(USAGES).map(([name, { takes, does }]) => [link(name, takes), does])
  return [
    'npm run desk -- <command>',
    '',
    table([{ title: 'COMMAND' }, { title: 'WHAT IT DOES' }], rows),
    '',
    'The shop is at SAMPAN_URL (http://localhost:8080 unless set). An id may be cut to its first 8 characters or more.',
  ].join('\n')
}

export function rechargesText({ items, ...page }: Listed<RechargeAtDesk>): string {
  const ids = shortIds(items.map(({ recharge_id }) => recharge_id))
  const columns = [
    { title: 'ID' },
    { title: 'SENT (UTC)' },
    { title: 'SHOPPER' },
    { title: 'REFERENCE OR ADDRESS' },
    { title: 'CLAIMED', right: true },
    { title: 'ARRIVED', right: true },
    { title: 'STATE' },
    { title: 'FROM' },
  ]
  const rows = items.map((recharge) => [
    ids.get(recharge.recharge_id) ?? '',
    minute(recharge.created_at),
    recharge.shopper.account,
    recharge.deposit_address ?? recharge.reference,
    dollars(recharge.amount_cents),
    dollars(recharge.arrival_cents),
    stateOf(recharge),
    originOf(recharge),
  ])
  return listText('recharge', table(columns, rows), { ...page, shown: rows.length })
}

/** The bank, or on a chain the address and the transaction, with what the shopper says of them. */
function originOf({ method, bank_name, bank_reference, network, address, transaction_hash }: RechargeAtDesk): string {
  if (method === 'manual') return link(bank_name, bank_reference && `(${bank_reference})`)
  return link(network, address, transaction_hash && `(${transaction_hash})`)
}

function stateOf({ status, first_agreed, audit_reason }: RechargeAtDesk): string {
  if (status === 0 && first_agreed)
    return `waiting; ${first_agreed.account} agreed to ${dollars(first_agreed.arrival_cents)}`
  return link(RECHARGE_STATES[status], audit_reason && `(${audit_reason})`)
}

export const auditedText = (recharge: RechargeAtDesk): string =>
  recharge.status === 1
    ? `Passed: ${dollars(recharge.arrival_cents)} for ${recharge.shopper.account}.`
    : `Refused: ${recharge.shopper.account} reads "${harmless(recharge.audit_reason ?? '')}".`

export function ordersText({ items, ...page }: Listed<OrderAtDesk>): string {
  const ids = shortIds(items.map(({ order_id }) => order_id))
  const columns = [
    { title: 'ID' },
    { title: 'NUMBER' },
    { title: 'MADE (UTC)' },
    { title: 'SHOPPER' },
    { title: 'SHOP' },
    { title: 'PIECES', right: true },
    { title: 'TOTAL', right: true },
    { title: 'STATE' },
    { title: 'PARCEL' },
  ]
  const rows = items.map((order) => [
    ids.get(order.order_id) ?? '',
    order.order_number,
    minute(order.created_at),
    order.shopper.account,
    order.shop.name,
    String(order.items.reduce((pieces, item) => pieces + item.quantity - item.refunded_quantity, 0)),
    dollars(order.total_cents),
    ORDER_STATES[order.status],
    link(order.carrier, order.tracking_number),
  ])
  return listText('order', table(columns, rows), { ...page, shown: rows.length })
}

type Shown = { total: number; total_is_least?: true | undefined; page: number; page_size: number; shown: number }

export function listText(noun: string, rows: string, { total, total_is_least, page, page_size, shown }: Shown): string {
  if (total === 0) return `No ${noun}s.`
  const last = (page - 1) * page_size + shown
  const more = last < total || total_is_least ? ` The next: --page ${page + 1}` : ''
  return `${rows}\n\n${shown} of ${total_is_least ? 'more than ' : ''}${total} ${noun}${total === 1 ? '' : 's'}.${more}`
}

/** What an operator needs to pack and ship an order. */
export function orderText(order: Order): string {
  const { address, items, history } = order
  const values = (chosen: { value: string }[]) => chosen.map(({ value }) => value).join(', ')
  const where = [address.addressee, address.mobile_text, address.detailed_address, address.area_text, address.postcode]
  return [
    `Order ${order.order_number}: ${ORDER_STATES[order.status]}, ${dollars(order.total_cents)}, ${order.shop.name}`,
    ...where.filter(Boolean).map((line) => `  ${line}`),
    ...(order.notes ? [`  Note: ${order.notes}`] : []),
    ...items
      .filter((item) => item.quantity > item.refunded_quantity)
      .map(
        ({ quantity, refunded_quantity, title, values: chosen, sku_id }) =>
          `  ${quantity - refunded_quantity} × ${link(title, values(chosen))} [${sku_id}]`,
      ),
    ...(order.refunded_cents > 0 ? [`  Refunded so far: ${dollars(order.refunded_cents)}`] : []),
    ...history.map(({ at, text }) => `  ${minute(at)}  ${text}`),
  ]
    .map(harmless)
    .join('\n')
}

export const shippedText = ({ order_number, carrier, tracking_number }: Order): string =>
  harmless(`Order ${order_number} is on its way: ${link(carrier, tracking_number)}.`)

export function problemsText({ problems, truncated }: Audit): string {
  if (problems.length === 0) return 'The books are sound.'
  const columns = [
    { title: 'PROBLEM' },
    { title: 'ACCOUNT' },
    { title: 'FOUND', right: true },
    { title: 'EXPECTED', right: true },
  ]
  const found = table(
    columns,
    problems.map((one) => [one.problem, one.account, dollars(one.found_cents), dollars(one.expected_cents)]),
  )
  return truncated ? `${found}\n… and more: these are the first ${problems.length}.` : found
}

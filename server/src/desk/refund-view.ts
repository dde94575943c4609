import { type Endpoints, formatCents, type ReplyOf } from '@sampan/contract'
import { shortIds } from './ids.ts'
import { harmless, table } from './table.ts'

export type RefundAtDesk = ReplyOf<Endpoints['POST /api/admin/refund/agree']>
type Refunds = ReplyOf<Endpoints['GET /api/admin/refund/list']>

const dollars = (amount_cents: number) => `$${formatCents(amount_cents)}`
/** "2026-03-01 09:30", in UTC. */
const minute = (time: string) => time.slice(0, 16).replace('T', ' ')

const WAITS_FOR = {
  applied: 'an answer',
  agreed: 'the goods',
  returning: 'the goods, on their way',
  executed: '',
  refused: '',
  withdrawn: '',
} as const

function waitsFor({ state, type, needs_second }: RefundAtDesk): string {
  if (needs_second && (state === 'returning' || type === 'refund_only')) return 'a second operator'
  return WAITS_FOR[state]
}

export function refundsText({ items, total, page, page_size }: Refunds): string {
  if (total === 0) return 'No refunds.'
  const ids = shortIds(items.map(({ refund_id }) => refund_id))
  const columns = [
    { title: 'ID' },
    { title: 'ASKED (UTC)' },
    { title: 'SHOPPER' },
    { title: 'ORDER' },
    { title: 'AMOUNT', right: true },
    { title: 'KIND' },
    { title: 'REASON' },
    { title: 'PROOF', right: true },
    { title: 'STATE' },
    { title: 'WAITS FOR' },
  ]
  const rows = items.map((refund) => [
    ids.get(refund.refund_id) ?? '',
    minute(refund.created_at),
    refund.shopper.account,
    refund.order_number,
    dollars(refund.amount_cents),
    refund.type === 'refund_only' ? 'money' : 'money and goods',
    refund.reason.replace('_', ' '),
    String(refund.attachments.length),
    refund.state,
    waitsFor(refund),
  ])
  const more = (page - 1) * page_size + items.length < total ? ` The next: --page ${page + 1}` : ''
  return `${table(columns, rows)}\n\n${items.length} of ${total} refund${total === 1 ? '' : 's'}.${more}`
}

const FATES = { not_sent: 'not sent', returns: 'come back', stays: 'stay with the shopper' } as const

function fateAndDeductions({ items, deducted_discount_cents, deducted_freight_cents }: RefundAtDesk): string[] {
  const [first] = items
  return [
    ...(first ? [`  Pieces: ${FATES[first.fate]}`] : []),
    ...(deducted_discount_cents === 0 ? [] : [`  Deducted discount: ${dollars(deducted_discount_cents)}`]),
    ...(deducted_freight_cents === 0 ? [] : [`  Deducted freight: ${dollars(deducted_freight_cents)}`]),
  ]
}

export function refundText(refund: RefundAtDesk): string {
  const {
    explanation,
    items,
    freight_cents,
    refusal_reason,
    refusal_pictures,
    return_address,
    carrier,
    tracking_number,
  } = refund
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const freight = freight_cents > 0 ? `, ${dollars(freight_cents)} of it freight` : ''
  return [
    `Refund of order ${refund.order_number} for ${refund.shopper.account}: ${refund.state}`,
    `  ${dollars(refund.amount_cents)} for ${pieces} piece${pieces === 1 ? '' : 's'}${freight}; ${refund.type.replaceAll('_', ' ')}`,
    ...fateAndDeductions(refund),
    `  ${refund.reason.replace('_', ' ')}${refund.product_status ? `, ${refund.product_status.replace('_', ' ')}` : ''}: ${explanation}`,
    ...(return_address ? [`  Back to: ${return_address}`] : []),
    ...(tracking_number ? [`  Parcel: ${carrier} ${tracking_number}`] : []),
    ...(refusal_reason ? [`  Refused: ${refusal_reason}`] : []),
    ...(refusal_pictures.length > 0 ? [`  Pictures shown with it: ${refusal_pictures.length}`] : []),
    ...(waitsFor(refund) ? [`  Waits for ${waitsFor(refund)}.`] : []),
  ]
    .map(harmless)
    .join('\n')
}

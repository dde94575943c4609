import type { Endpoints, ReplyOf } from '@sampan/contract'
import { dollars, type Listed, link, listText, minute } from './desk-view.ts'
import { shortIds } from './ids.ts'
import { harmless, table } from './table.ts'

export type ExtractAtDesk = ReplyOf<Endpoints['POST /api/admin/extract/audit']>

const AUDIT_STATES = { 0: 'waiting', 1: 'passed', 2: 'refused' } as const
const PAYOUT_STATES = {
  none: '',
  queued: 'payout queued',
  sent: 'payout sent',
  done: 'paid',
  failed: 'payout failed',
  cancelled: 'cancelled by the shopper',
} as const

export function withdrawalsText({ items, ...page }: Listed<ExtractAtDesk>): string {
  const ids = shortIds(items.map(({ extract_id }) => extract_id))
  const columns = [
    { title: 'ID' },
    { title: 'ASKED (UTC)' },
    { title: 'SHOPPER' },
    { title: 'AMOUNT', right: true },
    { title: 'TO PAY', right: true },
    { title: 'STATE' },
    { title: 'TO' },
  ]
  const rows = items.map((withdrawal) => [
    ids.get(withdrawal.extract_id) ?? '',
    minute(withdrawal.created_at),
    withdrawal.shopper.account,
    dollars(withdrawal.amount_cents),
    dollars(withdrawal.net_cents),
    stateOf(withdrawal),
    destinationOf(withdrawal),
  ])
  return listText('withdrawal', table(columns, rows), { ...page, shown: rows.length })
}

function stateOf({ status, payout_state, first_agreed, audit_reason }: ExtractAtDesk): string {
  if (status === 0 && first_agreed) return `waiting; ${first_agreed} agreed`
  return link(PAYOUT_STATES[payout_state] || AUDIT_STATES[status], audit_reason && `(${audit_reason})`)
}

const destinationOf = ({ draw_type, bank_name, bank_card_number, account_name, network, address }: ExtractAtDesk) =>
  draw_type === 'bank' ? link(bank_name, `…${bank_card_number}`, account_name) : link(network, address)

export const withdrawalText = (withdrawal: ExtractAtDesk): string =>
  harmless(
    `${dollars(withdrawal.net_cents)} to ${withdrawal.shopper.account}, ${destinationOf(withdrawal)}: ${stateOf(withdrawal)}.`,
  )

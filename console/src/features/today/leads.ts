import type { ReplyTo } from '../../api/reads.ts'

export type Wait = ReplyTo<'GET /api/admin/today'>['waiting'][number]

/** Where each kind of work is done. */
export const LEADS: Record<Wait['kind'], string> = {
  recharge: '/recharges',
  withdrawal: '/withdrawals',
  payout: '/withdrawals?state=queued',
  order: '/orders',
  refund: '/refunds',
  message: '/messages',
  proposal: '/proposals',
}

/** The path of the screen alone. */
export const screenOf = (kind: Wait['kind']): string => LEADS[kind].replace(/\?.*/, '')

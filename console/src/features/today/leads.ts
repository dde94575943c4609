import type { ReplyTo } from '../../api/reads.ts'

export type Wait = ReplyTo<'GET /api/admin/today'>['waiting'][number]

export const LEADS: Record<Wait['kind'], string> = {
  recharge: '/recharges',
  withdrawal: '/withdrawals',
  payout: '/withdrawals?state=queued',
  order: '/orders',
  refund: '/refunds',
  message: '/messages',
  proposal: '/proposals',
}

export const screenOf = (kind: Wait['kind']): string => LEADS[kind].replace(/\?.*/, '')

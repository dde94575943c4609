import type { ReplyTo } from '@sampan/front/calls'

export type Work = ReplyTo<'GET /api/admin/today'>['waiting'][number]

export const WORK_URLS: Record<Work['kind'], string> = {
  recharge: '/recharges',
  confirmed: '/recharges?state=confirmed',
  card: '/card-top-ups',
  withdrawal: '/withdrawals',
  payout: '/withdrawals?state=queued',
  order: '/orders',
  refund: '/refunds',
  message: '/messages',
  proposal: '/proposals',
  dispute: '/disputes',
  contract_withdrawal: '/contract-withdrawals',
  card_refund: '/card-refunds',
}

export const workPath = (kind: Work['kind']): string => WORK_URLS[kind].replace(/\?.*/, '')

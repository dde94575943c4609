import type { Replies } from './fake-desk.tsx'
import { refuse } from './fake-desk.tsx'
import { aWithdrawal, deskPage } from './fake-money.ts'

/** Two withdrawals, which leave the list after a decision. */
export function aQueue(change: Parameters<typeof aWithdrawal>[1] = {}): Replies {
  const waiting = [1, 2].map((number) => aWithdrawal(number, { shopper_name: `Robin ${number}`, ...change }))
  const all = [...waiting]
  const take = (extract_id: string) =>
    waiting.splice(
      waiting.findIndex((one) => one.extract_id === extract_id),
      1,
    )[0]
  const finish = (extract_id: string) => ({ ...(take(extract_id) ?? aWithdrawal()), outcome: 'done' as const })
  return {
    'GET /api/admin/extract/list': () => deskPage(...waiting),
    'GET /api/admin/extract/detail': ({ query }) =>
      all.find(({ extract_id }) => extract_id === query.extract_id) ?? refuse('state_changed'),
    'POST /api/admin/extract/audit': ({ body }) => finish(body.extract_id),
    'POST /api/admin/extract/payout': ({ body }) => finish(body.extract_id),
  }
}

export const HOLD = {
  receivable_cents: 40_500,
  blocked_at: '2026-11-22T08:00:00.000Z',
  is_disputed: false,
  waits_until: '2026-11-24T08:00:00.000Z',
  is_address_refused: false,
  recent_changes: [{ event: 'email_changed' as const, created_at: '2026-11-23T08:00:00.000Z' }],
}

export const PAYMENT = {
  transaction_hash: 'ab'.repeat(32),
  state: 'unknown_payer' as const,
  problem: null,
  payer: `0xabc${'7'.repeat(37)}`,
  explorer_url: 'https://explorer.example/tx/1',
  entered_by: 'ben@sampan.example',
  is_mine: false,
  entered_at: '2026-11-23T09:00:00.000Z',
}
export const queuedChange = { field: 'queued' as const, before: null, after: { cents: 11_700 } }

import type { Wire } from './fake-desk.tsx'
import { orderId } from './fake-orders.ts'

type Detail = Wire<'GET /api/admin/contract_withdrawal/detail'>

/** A declaration for a whole order, which fits none. */
export const aContractWithdrawal = (change: Partial<Detail> = {}): Detail => ({
  contract_withdrawal_id: orderId(71),
  name: 'Robin Reed',
  order_number: '2026112012345678',
  email: 'robin@sampan.example',
  language: 'en',
  items: null,
  part: null,
  status: 'unmatched',
  declared_at: '2026-11-23T08:00:00.000Z',
  due_at: '2026-12-07T08:00:00.000Z',
  is_overdue: false,
  shopper: null,
  order_id: null,
  refund: null,
  resolved_by: null,
  resolved_at: null,
  refusal_reason: null,
  ...change,
})

export const contractWithdrawalsPage = (...items: Detail[]) => ({
  ...{ items, total: items.length, page: 1, page_size: 20, next_cursor: null },
})

export const CONTRACT_WITHDRAWALS = {
  'GET /api/admin/contract_withdrawal/list': contractWithdrawalsPage(aContractWithdrawal()),
  'GET /api/admin/contract_withdrawal/detail': aContractWithdrawal(),
}

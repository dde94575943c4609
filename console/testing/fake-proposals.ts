import type { WaitingProposal } from '@sampan/contract'
import type { Wire } from './fake-desk.tsx'
import { orderId } from './fake-orders.ts'

type Detail = Wire<'GET /api/admin/proposal/detail'>

export const PROPOSAL = orderId(31)

/** A proposal to raise a limit, which the signed-in operator can decide. */
export const aProposal = (change: Partial<Detail> = {}): Detail => ({
  proposal_id: PROPOSAL,
  kind: 'setting_amount',
  ref_id: 'recharge_maximum',
  about: null,
  reason: 'Bigger customers',
  state: 'open',
  proposed_by: 'ben@sampan.example',
  proposed_at: '2026-11-23T08:00:00.000Z',
  expires_at: '2026-11-30T08:00:00.000Z',
  decided_by: null,
  decided_at: null,
  why: null,
  outdated_because: null,
  changes: [{ field: 'amount', before: { cents: 5_000_000 }, after: { cents: 6_000_000 } }],
  has_moved: false,
  cannot_agree: null,
  may_refuse: true,
  may_withdraw: false,
  has_second: true,
  account_number: null,
  ...change,
})

type Waiting = Wire<'GET /api/admin/extract/detail'>['proposals'][number]

/** A pending proposal, as shown next to its object. */
export const aWaiting = (kind: WaitingProposal['kind'], change: Partial<Waiting> = {}): Waiting => ({
  proposal_id: PROPOSAL,
  kind,
  ref_id: 'recharge_maximum',
  proposed_by: 'ben@sampan.example',
  proposed_at: '2026-11-23T08:00:00.000Z',
  reason: null,
  can_open: true,
  changes: [{ field: 'amount', before: { cents: 5_000_000 }, after: { cents: 6_000_000 } }],
  ...change,
})

export const proposalsPage = (change: Parameters<typeof aProposal>[0] = {}) => ({
  items: [aProposal(change)],
  next_cursor: null,
})

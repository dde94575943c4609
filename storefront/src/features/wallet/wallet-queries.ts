import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { PAGED } from '../../api/paged.ts'
import { pagesKey, readKey } from '../../api/reads.ts'

/** How to top up: limits, bank accounts and the shopper's own reference. */
export const rechargeQuery = (call: Call) =>
  queryOptions({ queryKey: readKey('GET /api/user/recharge'), queryFn: () => call('GET /api/user/recharge') })

/** Networks for an on-chain recharge; none while the shop has none configured. */
export const networksQuery = (call: Call) =>
  queryOptions({ queryKey: readKey('GET /api/user/getBlockchain'), queryFn: () => call('GET /api/user/getBlockchain') })

const LOOK_AGAIN_MS = 5_000

export const AUDIT_FILTERS = ['all', '0', '1', '2'] as const
export type AuditFilter = (typeof AUDIT_FILTERS)[number]

/** The shopper's recharges, the latest first. */
export const rechargesQuery = (call: Call, status: AuditFilter) =>
  infiniteQueryOptions({
    ...PAGED,
    queryKey: pagesKey('GET /api/user/recharge_log', { status }),
    queryFn: ({ pageParam }) => call('GET /api/user/recharge_log', { query: { status, page: pageParam } }),
    // An operator may have passed one meanwhile.
    staleTime: 0,
    // Somebody looks at it who waits for it.
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some((recharge) => recharge.status === 0)) ? LOOK_AGAIN_MS : false,
  })

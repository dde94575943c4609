import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { readKey } from '../../api/reads.ts'

/** The shopper, the balance and the counts. Whatever changes one of these makes it stale. */
export const userInfoQuery = (call: Call) =>
  queryOptions({ queryKey: readKey('GET /api/user/getUserInfo'), queryFn: () => call('GET /api/user/getUserInfo') })

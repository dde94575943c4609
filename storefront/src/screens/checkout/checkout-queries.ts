import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { readKey } from '../../api/reads.ts'
import type { WhatToBuy } from './what-to-buy.ts'

export type Wish = WhatToBuy & { address_id?: string; promo_code?: string }

/** What a wish would cost now. While the address or the code changes, the former sums stay where they are. */
export const quoteQuery = (call: Call, wish: Wish) =>
  queryOptions({
    queryKey: readKey('POST /api/checkout/quote', wish),
    queryFn: ({ signal }) =>
      call('POST /api/checkout/quote', { body: wish }, { repeatable: true, quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

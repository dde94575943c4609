import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'
import type { ShownFilter } from './catalogue-queries.ts'

type Wanted = Pick<ShownFilter, 'category' | 'sort'>

/** The first few products of a list, for a part of a screen that leads on to all of them. */
export const picksQuery = (call: Call, wanted: Wanted, count: number) =>
  queryOptions({
    queryKey: ['catalogue', 'picks', wanted, count],
    queryFn: () => call('GET /api/product/list', { query: { ...wanted, page_size: count } }),
  })

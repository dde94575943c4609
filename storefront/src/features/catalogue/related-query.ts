import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../../call.ts'

/** What is most like a product. */
export const relatedQuery = (call: Call, product_id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'related', product_id],
    queryFn: () => call('GET /api/product/related', { query: { product_id } }, { quiet: true }),
  })

import type { WriteKey as AnyWrite, EndpointKey } from '@sampan/contract'

/** Public reads of the shop that the operators' desk uses too. */
type PublicRead = 'GET /api/category/list' | 'GET /api/area'

export type ReadKey = Extract<EndpointKey, `GET /api/admin/${string}`> | PublicRead
export type WriteKey = Extract<AnyWrite, `POST /api/admin/${string}`>

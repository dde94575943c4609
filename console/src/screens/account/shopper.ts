import type { ReplyTo } from '../../api/reads.ts'

export type Shopper = ReplyTo<'GET /api/admin/shopper/detail'>

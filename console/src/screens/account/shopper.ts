import type { ReplyTo } from '@sampan/front/calls'

export type Shopper = ReplyTo<'GET /api/admin/shopper/detail'>

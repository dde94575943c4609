import type { ReplyTo } from '@sampan/front/calls'

export type Operator = ReplyTo<'GET /api/admin/operator/detail'>

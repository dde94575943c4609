import type { ReplyTo } from '../../api/reads.ts'

export type Operator = ReplyTo<'GET /api/admin/operator/detail'>

import type { ReplyTo } from '../../../api/reads.ts'

export type Option = ReplyTo<'GET /api/admin/option/list'>[number]

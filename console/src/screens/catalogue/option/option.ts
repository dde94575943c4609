import type { ReplyTo } from '@sampan/front/calls'

export type Option = ReplyTo<'GET /api/admin/option/list'>[number]

import type { ReplyTo } from '@sampan/front/calls'

export type Entry = ReplyTo<'GET /api/admin/log/list'>['items'][number]

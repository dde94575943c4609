import type { ReplyTo } from '../../../api/reads.ts'

export type Entry = ReplyTo<'GET /api/admin/log/list'>['items'][number]

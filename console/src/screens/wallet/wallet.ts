import type { ReplyTo } from '../../api/reads.ts'

export type Wallet = ReplyTo<'GET /api/admin/wallet/detail'>

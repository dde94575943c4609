import type { ReplyTo } from '@sampan/front/calls'

export type Wallet = ReplyTo<'GET /api/admin/wallet/detail'>

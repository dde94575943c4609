import type { LiveKind } from '@sampan/contract/rules'
import { BILLS, ORDERS, PAYABLE, SHOPPER } from '@sampan/contract/shop-reads'
import type { ShopRead } from '@sampan/contract/shop-writes'

/** The reads that a live event makes stale. The change was made by another device or by the shop. */
export const LIVE_READS: { readonly [K in LiveKind]: readonly ShopRead[] } = {
  order: [SHOPPER, ...ORDERS, PAYABLE],
  wallet: [
    SHOPPER,
    'GET /api/user/recharge_log',
    'GET /api/user/card_top_up',
    'GET /api/user/card_top_up/detail',
    'GET /api/user/chain_deposits',
    'GET /api/user/extract',
    'GET /api/user/extract_log',
    ...BILLS,
    PAYABLE,
  ],
  notice: ['GET /api/user/notifications', SHOPPER],
  message: ['GET /api/service/messages', SHOPPER],
}

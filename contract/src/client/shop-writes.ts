import { shopWrites } from './writes.ts'

export type { ShopRead, ShopWrite } from './writes.ts'

/** The writes of the shop. The build replaces this module by its value, so that browsers load no schemas. */
export const SHOP_WRITES = shopWrites()

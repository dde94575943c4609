import type { OpenShop } from './open-shop.ts'

/** Sets for how long payment is locked after too many wrong codes, for example `3 seconds`. */
export async function setLockTime(shop: OpenShop, duration: string): Promise<void> {
  await shop.database().updateTable('time_limit').set({ duration }).where('name', '=', 'payment_code_lock').execute()
}

/** Makes an unpaid order expire in `ms`. The order must be the only order of its checkout. */
export async function setExpiry(shop: OpenShop, order_id: string, ms: number): Promise<void> {
  const expires_at = new Date(Date.now() + ms).toISOString()
  await shop.database().updateTable('shop_order').set({ expires_at }).where('order_id', '=', order_id).execute()
}

export async function setStock(shop: OpenShop, sku_id: string, stock: number): Promise<void> {
  await shop.database().updateTable('sku').set({ stock }).where('sku_id', '=', sku_id).execute()
}

export async function stockOf(shop: OpenShop, sku_id: string): Promise<number> {
  const [product_id = ''] = sku_id.split('-')
  const skus = await shop.call()('GET /api/product/stock', { query: { product_id } })
  return skus.find((sku) => sku.sku_id === sku_id)?.stock ?? 0
}

/** Opens a network of an earlier version, whose transfers the server does not read. */
export async function openUnreadChain(shop: OpenShop): Promise<void> {
  await shop
    .database()
    .insertInto('chain_network')
    .values({ network: 'demo', position: 1 })
    .onConflict((conflict) => conflict.column('network').doUpdateSet({ is_open: true }))
    .execute()
}

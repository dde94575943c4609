import type { OpenShop } from './open-shop.ts'

type Clock = 'order_expiry' | 'payment_code_lock'

/** Sets one of the shop's time limits, for example to `3 seconds`. */
export async function setTimeLimit(shop: OpenShop, name: Clock, duration: string): Promise<void> {
  await shop.database().updateTable('time_limit').set({ duration }).where('name', '=', name).execute()
}

export async function setStock(shop: OpenShop, sku_id: string, stock: number): Promise<void> {
  await shop.database().updateTable('sku').set({ stock }).where('sku_id', '=', sku_id).execute()
}

export async function stockOf(shop: OpenShop, sku_id: string): Promise<number> {
  const [product_id = ''] = sku_id.split('-')
  const skus = await shop.call()('GET /api/product/stock', { query: { product_id } })
  return skus.find((sku) => sku.sku_id === sku_id)?.stock ?? 0
}

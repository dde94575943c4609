import type { Brand } from '@sampan/contract'
import type { Locator } from 'vitest/browser'
import { aCard } from './fake-catalogue.ts'
import { type FakeProduct, pageOf } from './fake-goods.ts'
import { type Replies, renderScreen } from './fake-shop.tsx'

export type Stock = Record<string, number>

/** The reply with price and stock of each SKU. `stock` replaces the stock of the SKUs it names. */
export const figures = (product: FakeProduct, stock: Stock = {}) =>
  product.skus.map(({ sku_id, price_cents, stock: there }) => ({ sku_id, price_cents, stock: stock[sku_id] ?? there }))

/** Opens the page of a product, for a visitor unless `signedIn`. */
export function openProduct(
  product: FakeProduct,
  { signedIn = false, replies = {}, brand }: { signedIn?: boolean; replies?: Replies; brand?: Brand } = {},
) {
  return renderScreen(`/detail/${product.product_id}`, {
    signedIn,
    ...(brand && { brand }),
    replies: {
      'GET /api/product/detail': product,
      'GET /api/product/stock': figures(product),
      'GET /api/product/reviews': pageOf(),
      'GET /api/product/related': [aCard(1)],
      'GET /api/user/address_list': [],
      'POST /api/user/history': null,
      'GET /api/user/marks': { liked: [], followed: [] },
      ...replies,
    },
  })
}
type View = Awaited<ReturnType<typeof openProduct>>['view']

/** The sheet in which options are chosen. */
export const sheet = (view: View) => view.getByRole('dialog', { name: 'Options' })
export const addFrom = (view: View) => sheet(view).getByRole('button', { name: 'Add to cart' })

export const textOf = (part: Locator) => () => part.element().textContent

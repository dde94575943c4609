import { useRead } from '@sampan/front/use-read'
import { useVisits } from '../../navigation/visits.ts'
import type { Card } from './chat-card.tsx'

type Suggested = {
  card: Card | undefined
  /** The subject of the next message. It is known before the card is loaded, so that an early message has its card too. */
  about: { order_id?: string; product_id?: string }
  drop: () => void
}

/** The card of `?order=` or `?product=`, until the card is sent or removed. */
export function useSuggestedCard(search: URLSearchParams): Suggested {
  const visits = useVisits()
  const [order_id, product_id] = [search.get('order') ?? '', search.get('product') ?? '']
  const order = useRead('GET /api/order/detail', { order_id }, { enabled: order_id !== '' })
  const product = useRead('GET /api/product/detail', { product_id }, { enabled: order_id === '' && product_id !== '' })
  const drop = () => void visits.go('/service', { replace: true })
  if (order_id !== '') {
    if (!order.data) return { card: undefined, about: order.isError ? {} : { order_id }, drop }
    const { order_number, status, items, total_cents } = order.data
    const { title = '', image = '' } = items[0] ?? {}
    const quantity = items.reduce((sum, item) => sum + item.quantity, 0)
    const card = { order_id, order: { order_number, status, title, image, quantity, total_cents } }
    return { card, about: { order_id }, drop }
  }
  if (product_id === '' || product.isError) return { card: undefined, about: {}, drop }
  if (!product.data) return { card: undefined, about: { product_id }, drop }
  const { title, images, price_cents } = product.data
  const card = { product_id, product: { title, image: images[0] ?? '', price_cents, on_sale: true } }
  return { card, about: { product_id }, drop }
}

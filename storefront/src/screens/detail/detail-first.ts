import { cachedReply, firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { productData } from './product-data.ts'
import { firstReviewsOf } from './reviews/shown-reviews.ts'

export default function detailFirst({ params: { product: product_id } }: ScreenProps): FirstView {
  if (!product_id) return { query: '', reads: [] }
  const input = { product_id }
  return {
    query: '',
    reads: [
      firstRead('GET /api/product/detail', input),
      firstRead('GET /api/product/reviews', firstReviewsOf(product_id)),
    ],
    about: (client, urlOf, shop_name) => {
      const product = cachedReply(client, 'GET /api/product/detail', input)
      if (!product) return {}
      const reviews = cachedReply(client, 'GET /api/product/reviews', firstReviewsOf(product_id))?.items ?? []
      return {
        type: 'product',
        image: urlOf(product.image),
        image_alt: product.title,
        data: productData(product, reviews, urlOf, shop_name),
      }
    },
  }
}

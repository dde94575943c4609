import { firstRead } from '../../api/read-first.ts'
import type { FirstView } from '../../navigation/route.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { firstReviewsOf } from './reviews/shown-reviews.ts'

export default function detailFirst({ params: { product } }: ScreenProps): FirstView {
  const reads = product
    ? [
        firstRead('GET /api/product/detail', { product_id: product }),
        firstRead('GET /api/product/reviews', firstReviewsOf(product)),
      ]
    : []
  return { query: '', reads }
}

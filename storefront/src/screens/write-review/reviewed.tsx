import { Trans } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { REVIEWS } from '../../features/product/reviews-anchor.ts'
import { Button } from '../../ui/button/button.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Outcome } from '../../ui/layout/outcome.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { linesToReview } from './lines-to-review.ts'
import css from './reviewed.module.css'

/** Thanks for a review, with links to it, and to the next order to review. */
export function Reviewed({ order }: { order: Order }) {
  const { data } = useRead('GET /api/user/order_list', { to_review: 'true' }, { refetch: true })
  const next = data?.items.find(({ order_id }) => order_id !== order.order_id)
  return (
    <>
      <Outcome
        title={<Trans>Thank you for your review</Trans>}
        text={<Trans>It’s on the product’s page and helps other shoppers choose.</Trans>}
      >
        <Rows>
          {linesToReview(order).map((item) => (
            <Row
              key={item.order_item_id}
              icon={<Picture src={item.image} alt="" show="thumb" shape="thumb" className={css.picture} />}
              title={item.title}
              detail={<Trans>See your review</Trans>}
              href={`/detail/${item.product_id}#${REVIEWS}`}
            />
          ))}
        </Rows>
      </Outcome>
      <Footer>
        {next ? (
          <>
            <Button tone="plain" grow href="/home">
              <Trans>Keep shopping</Trans>
            </Button>
            <Button grow href={`/comment?order=${next.order_id}`}>
              <Trans>Review next order</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button tone="plain" grow href={`/orderInfo/${order.order_id}`}>
              <Trans>See order</Trans>
            </Button>
            <Button grow href="/home">
              <Trans>Keep shopping</Trans>
            </Button>
          </>
        )}
      </Footer>
    </>
  )
}

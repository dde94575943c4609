import { Trans } from '@lingui/react/macro'
import { usePages } from '../../api/use-pages.ts'
import { CardBoxes } from '../../features/catalogue/card-boxes.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'

/** The favourites. One whose heart is tapped off stays until the list is read again, because the tap may be a mistake. */
export function LikedProducts() {
  const list = usePages('GET /api/user/like_list')
  return (
    <PullList
      {...list}
      keyOf={(card) => card.product_id}
      layout="grid"
      skeleton={<CardBoxes />}
      empty={
        <Empty
          title={<Trans>No favourites yet</Trans>}
          text={<Trans>Tap the heart on a product to find it here again.</Trans>}
          action={
            <Button href="/home">
              <Trans>Back to the shop</Trans>
            </Button>
          }
        />
      }
    >
      {(card) => <ProductCard card={card} />}
    </PullList>
  )
}

import { Trans } from '@lingui/react/macro'
import { usePages } from '../../api/use-pages.ts'
import { ShopBoxes } from '../../features/shop/shop-boxes.tsx'
import { ShopCard } from '../../features/shop/shop-card.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'

export function FollowedShops() {
  const list = usePages('GET /api/user/follow_list')
  return (
    <PullList
      {...list}
      keyOf={(shop) => shop.shop_id}
      skeleton={<ShopBoxes />}
      empty={
        <Empty
          title={<Trans>No shops followed yet</Trans>}
          text={<Trans>Follow a shop to see what it brings.</Trans>}
          action={
            <Button href="/shop">
              <Trans>All shops</Trans>
            </Button>
          }
        />
      }
    >
      {(shop) => <ShopCard shop={shop} />}
    </PullList>
  )
}

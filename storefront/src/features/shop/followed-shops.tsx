import { Trans } from '@lingui/react/macro'
import { usePages } from '../../api/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PullList } from '../../ui/pull-list.tsx'
import { ShopBoxes } from './shop-boxes.tsx'
import { ShopCard } from './shop-card.tsx'

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

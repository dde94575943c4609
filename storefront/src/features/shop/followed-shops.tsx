import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCall } from '../../call.ts'
import { pagedList } from '../../http/paged-list.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PullList } from '../../ui/pull-list.tsx'
import { followedShopsQuery } from './follow-queries.ts'
import { ShopBoxes } from './shop-boxes.tsx'
import { ShopCard } from './shop-card.tsx'

export function FollowedShops() {
  const list = pagedList(useInfiniteQuery(followedShopsQuery(useCall())))
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

import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { CardsSkeleton } from '../../features/catalogue/cards-skeleton.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'

/** The number of picks is a multiple of two and of three, so that the last row is full. */
const PICKS = 36

/** Products recommended because of views, favourites and orders, all on one page. */
export function Picks() {
  const picks = useRead('GET /api/product/picks', { limit: PICKS })
  return (
    <PullList
      items={picks.data}
      keyOf={(card) => card.product_id}
      layout="grid"
      skeleton={<CardsSkeleton />}
      empty={
        <Empty
          title={<Trans>No suggestions yet</Trans>}
          text={<Trans>Browse, save and buy things you like, and we’ll suggest more.</Trans>}
          link={{ href: '/explore', text: <Trans>Explore</Trans> }}
        />
      }
      hasMore={false}
      isLoadingMore={false}
      failed={picks.isError}
      onMore={() => {}}
      onRetry={() => void picks.refetch()}
      onRefresh={picks.refetch}
    >
      {(card) => <ProductCard card={card} />}
    </PullList>
  )
}

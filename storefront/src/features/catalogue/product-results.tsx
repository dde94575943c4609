import { Plural, Trans } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import typography from '../../ui/styles/typography.module.css'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { ProductCard } from './product-card.tsx'
import css from './product-results.module.css'
import type { Products } from './use-products.ts'

/** The number of cards initially in view on a phone. */
const FIRST_ROW = 2

type Props = {
  products: Products
  /** Shown instead of the plain count. */
  heading?: ReactNode | undefined
  /** Shown if no product matches. */
  empty: ReactNode
}

/** The number of matching products, and the products. An empty state says in its own heading that there are none. */
export function ProductResults({
  products: { items, total, isOld, facets: _, meant: __, filter_words: ___, ...list },
  heading,
  empty,
}: Props) {
  // The count and the empty state describe the new filter, so neither is shown while the list of the old filter is on
  // the screen.
  const shownItems = isOld && items?.length === 0 ? undefined : items
  return (
    <section className={classNames(isOld && css.old)} aria-busy={isOld}>
      <h2 className={shownItems?.length === 0 ? typography.srOnly : css.count} aria-live="polite">
        {total !== undefined &&
          !isOld &&
          (heading ?? <Plural value={total} _1001="1,000+ products" one="# product" other="# products" />)}
      </h2>
      <PullList
        {...list}
        items={shownItems}
        keyOf={(card) => card.product_id}
        layout="grid"
        skeleton={<CardsSkeleton />}
        empty={empty}
      >
        {(card, place) => <ProductCard card={card} priority={place < FIRST_ROW} />}
      </PullList>
    </section>
  )
}

/** The empty state of a list whose filters exclude everything. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <Empty
    title={<Trans>No results</Trans>}
    text={<Trans>Try removing some filters.</Trans>}
    action={
      <Button onClick={onClear}>
        <Trans>Clear filters</Trans>
      </Button>
    }
  />
)

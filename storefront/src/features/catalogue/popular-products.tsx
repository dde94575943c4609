import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Section } from '../../ui/layout/section.tsx'
import grid from '../../ui/styles/layout.module.css'
import { ProductCard } from './product-card.tsx'

/** Ten products fill whole rows of two and of five. In rows of three or four, at most two places stay empty. */
const SHOWN = 10

/**
 * Popular products below a list with few products or none. A failure is not shown, because the list works without them.
 */
export function PopularProducts({ without }: { without?: ReadonlySet<string> }) {
  const { data } = useRead('GET /api/product/list', { sort: 'hot' })
  const cards = data?.items.filter(({ product_id }) => !without?.has(product_id)).slice(0, SHOWN) ?? []
  if (cards.length === 0) return null
  return (
    <Section
      title={<Trans>Popular</Trans>}
      action={
        <Anchor href="/search?sort=hot">
          <Trans>See all</Trans>
        </Anchor>
      }
    >
      <ul className={grid.grid}>
        {cards.map((card) => (
          <li key={card.product_id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

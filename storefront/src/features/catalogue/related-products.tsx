import { Trans } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCall } from '../../call.ts'
import grid from '../../ui/layout.module.css'
import { Section } from '../../ui/section.tsx'
import { CardBoxes } from './card-boxes.tsx'
import { productsQuery } from './catalogue-queries.ts'
import { ProductCard } from './product-card.tsx'

/** Fills whole rows of two and of three. */
const SHOWN = 6

/** Other things of the same category. The page can do without: when they do not come, nothing is said. */
export function RelatedProducts({ product_id, category }: Pick<ProductDetail, 'product_id' | 'category'>) {
  const { data, isError } = useInfiniteQuery(productsQuery(useCall(), { category }))
  const others = data?.pages[0]?.items.filter((card) => card.product_id !== product_id).slice(0, SHOWN)
  if (isError || others?.length === 0) return null
  return (
    <Section title={<Trans>More like this</Trans>}>
      {others ? (
        <ul className={grid.grid}>
          {others.map((card) => (
            <li key={card.product_id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      ) : (
        <CardBoxes />
      )}
    </Section>
  )
}

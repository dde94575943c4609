import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../call.ts'
import grid from '../../ui/layout.module.css'
import { Section } from '../../ui/section.tsx'
import { CardBoxes } from './card-boxes.tsx'
import { ProductCard } from './product-card.tsx'
import { relatedQuery } from './related-query.ts'

/** Things like it. The page can do without: when they do not come, nothing is said. */
export function RelatedProducts({ product_id }: { product_id: string }) {
  const { data: others, isError } = useQuery(relatedQuery(useCall(), product_id))
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

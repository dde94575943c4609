import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { CardsSkeleton } from '../../features/catalogue/cards-skeleton.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useHydrated } from '../../ui/loading/use-hydrated.ts'
import grid from '../../ui/styles/layout.module.css'

/**
 * Similar products. A failure is not shown, because the page works without them. Fetched only in the browser, because
 * this query takes the server longer than the rest of the page.
 */
export function RelatedProducts({ product_id }: { product_id: string }) {
  const isHydrated = useHydrated()
  const { data: others, isError } = useRead('GET /api/product/related', { product_id })
  if (!isHydrated || isError || others?.length === 0) return null
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
        <CardsSkeleton />
      )}
    </Section>
  )
}

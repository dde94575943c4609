import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { useSession } from '../../session/use-session.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Section } from '../../ui/layout/section.tsx'
import grid from '../../ui/styles/layout.module.css'
import { ProductCard } from './product-card.tsx'

type Props = {
  /**
   * Products that the screen already shows. They are left out, because the picks may have been chosen before the cart
   * changed.
   */
  without?: ReadonlySet<string>
}

/**
 * Recommendations for a signed-in shopper. A failure is not reported, because the screen works without recommendations.
 */
export function PickedProducts({ without }: Props) {
  const { token } = useSession()
  const { data = [] } = useRead('GET /api/product/picks', {}, { enabled: token !== undefined })
  const cards = data.filter(({ product_id }) => !without?.has(product_id))
  if (cards.length === 0) return null
  return (
    <Section
      title={<Trans>Picked for you</Trans>}
      action={
        <Anchor href="/heart">
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

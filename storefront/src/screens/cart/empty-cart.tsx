import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Rail } from '../../ui/list/rail.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import css from './empty-cart.module.css'

export function EmptyCart() {
  const { data: home } = useRead('GET /api/home')
  return (
    <>
      <Empty
        title={<Trans>Your cart is empty</Trans>}
        text={<Trans>Items you add will wait here until you’re ready to check out.</Trans>}
        link={{ href: '/home', text: <Trans>Browse popular products</Trans> }}
      />
      {home && home.hot_products.length > 0 && (
        <Section title={<Trans>Popular</Trans>} className={css.hot}>
          <Rail>
            {home.hot_products.map((card) => (
              <Anchor key={card.product_id} href={`/detail/${card.product_id}`} className={css.card}>
                <Picture src={card.image} alt={card.title} show="tile" />
                <Money cents={card.price_cents} />
              </Anchor>
            ))}
          </Rail>
        </Section>
      )}
    </>
  )
}

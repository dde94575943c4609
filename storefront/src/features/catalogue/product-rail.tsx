import type { Card } from '@sampan/contract'
import { Rail } from '../../ui/rail.tsx'
import { ProductCard } from './product-card.tsx'
import css from './product-rail.module.css'

/** Cards of products side by side. */
export function ProductRail({ label, cards }: { label: string; cards: readonly Card[] }) {
  return (
    <Rail label={label}>
      {cards.map((card) => (
        <div key={card.product_id} className={css.item}>
          <ProductCard card={card} />
        </div>
      ))}
    </Rail>
  )
}

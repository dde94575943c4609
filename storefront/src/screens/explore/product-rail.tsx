import type { Card } from '@sampan/contract'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { Rail } from '../../ui/list/rail.tsx'
import css from './product-rail.module.css'

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

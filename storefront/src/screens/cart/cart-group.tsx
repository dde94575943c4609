import type { Cart } from '@sampan/contract'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Check } from '../../ui/button/check.tsx'
import { Card } from '../../ui/layout/card.tsx'
import icon from '../../ui/media/icon.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './cart-group.module.css'
import { CartLine, type LineActions } from './cart-line.tsx'

type Props = LineActions & {
  group: Cart['groups'][number]
  delivery: ReactNode
}

/** The lines of one shop. */
export function CartGroup({ group, delivery, ...actions }: Props) {
  const { shop, items } = group
  const selectable = items.filter(actions.canSelect)
  const selected = selectable.filter(actions.isSelected)
  return (
    <Card as="section" className={css.group}>
      <header className={css.head}>
        <Check
          label={shop.name}
          checked={selectable.length > 0 && selected.length === selectable.length}
          isMixed={selected.length > 0}
          disabled={selectable.length === 0}
          onChange={(isSelected) => actions.onSelect(selectable, isSelected)}
        />
        <h2 className={typography.title3}>
          <Anchor href={`/shop/${shop.shop_id}`} className={css.shop}>
            {shop.name}
            <IconChevronRight className={icon.small} aria-hidden="true" />
          </Anchor>
        </h2>
      </header>
      <ul className={css.lines}>
        {items.map((item) => (
          <li key={item.cart_item_id}>
            <CartLine item={item} {...actions} />
          </li>
        ))}
      </ul>
      <div className={css.delivery}>{delivery}</div>
    </Card>
  )
}

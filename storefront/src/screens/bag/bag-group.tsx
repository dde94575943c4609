import type { Cart } from '@sampan/contract'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Check } from '../../ui/button/check.tsx'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { Card } from '../../ui/layout/card.tsx'
import icon from '../../ui/media/icon.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './bag-group.module.css'
import { BagLine, type LineActions } from './bag-line.tsx'

type Props = LineActions & {
  group: Cart['groups'][number]
  delivery: ReactNode
}

/** The lines of one shop. */
export function BagGroup({ group, delivery, ...actions }: Props) {
  const { shop, items } = group
  const markable = items.filter(actions.canMark)
  const marked = markable.filter(actions.isMarked)
  return (
    <Card as="section" className={css.group}>
      <header className={css.head}>
        <Check
          label={shop.name}
          checked={markable.length > 0 && marked.length === markable.length}
          mixed={marked.length > 0}
          disabled={markable.length === 0}
          onChange={(isMarked) => actions.onMark(markable, isMarked)}
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
            <BagLine item={item} {...actions} />
          </li>
        ))}
      </ul>
      <div className={css.delivery}>{delivery}</div>
    </Card>
  )
}

import type { Shop } from '@sampan/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { Anchor } from '../../ui/anchor.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import icon from '../../ui/icon.module.css'
import rank from '../../ui/type.module.css'
import { ShopFigures } from './shop-figures.tsx'
import css from './shop-row.module.css'

/** The shop that sells something, and the way there. */
export function ShopRow({ shop }: { shop: Shop }) {
  return (
    <Card className={css.shop}>
      <Avatar name={shop.name} src={shop.logo} />
      <div className={css.words}>
        <h2 className={rank.title3}>
          <Anchor href={`/shop/${shop.shop_id}`}>{shop.name}</Anchor>
        </h2>
        <ShopFigures fans={shop.fans} favorable_rate={shop.favorable_rate} />
      </div>
      <IconChevronRight className={classNames(icon.small, rank.t3)} aria-hidden="true" />
    </Card>
  )
}

import type { Shop } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { memo } from 'react'
import { ShopFigures } from '../../features/shop/shop-figures.tsx'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import icon from '../../ui/media/icon.module.css'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './shop-row.module.css'

export const ShopRow = memo(function ShopRow({ shop }: { shop: Shop }) {
  return (
    <Card className={css.shop}>
      <Avatar name={shop.name} src={shop.logo} />
      <div className={layout.grow}>
        <h2 className={typography.title3}>
          <Anchor href={`/shop/${shop.shop_id}`} className={layout.stretched}>
            {shop.name}
          </Anchor>
        </h2>
        <ShopFigures fans={shop.fans} favorable_rate={shop.favorable_rate} />
      </div>
      <IconChevronRight className={classNames(icon.small, typography.t3)} aria-hidden="true" />
    </Card>
  )
})

import { useLingui } from '@lingui/react/macro'
import type { Home } from '@sampan/contract'
import { Rail } from '../../ui/list/rail.tsx'
import { ShopCard } from './shop-card.tsx'
import css from './shop-rail.module.css'

export function ShopRail({ shops }: { shops: Home['hot_shops'] }) {
  const { t } = useLingui()
  return (
    <Rail label={t`Top shops`}>
      {shops.map((shop) => (
        <ShopCard key={shop.shop_id} shop={shop} className={css.shop} />
      ))}
    </Rail>
  )
}

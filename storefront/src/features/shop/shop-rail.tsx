import { useLingui } from '@lingui/react/macro'
import type { Home } from '@sampan/contract'
import { Anchor } from '../../ui/anchor.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rail } from '../../ui/rail.tsx'
import rank from '../../ui/type.module.css'
import { ShopFigures } from './shop-figures.tsx'
import css from './shop-rail.module.css'

const PICTURES = 3

/** Shops with what they sell most. */
export function ShopRail({ shops }: { shops: Home['hot_shops'] }) {
  const { t } = useLingui()
  return (
    <Rail label={t`Hot shops`}>
      {shops.map((shop) => (
        <article key={shop.shop_id} className={css.shop}>
          <div className={css.pictures}>
            {shop.images.slice(0, PICTURES).map((image) => (
              <Picture key={image} src={image} alt="" ratio="fill" show="tile" shape="flat" />
            ))}
          </div>
          <div className={css.words}>
            <h3 className={rank.title3}>
              <Anchor href={`/shop/${shop.shop_id}`}>{shop.name}</Anchor>
            </h3>
            <ShopFigures fans={shop.fans} favorable_rate={shop.favorable_rate} />
          </div>
        </article>
      ))}
    </Rail>
  )
}

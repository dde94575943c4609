import type { Home } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './shop-card.module.css'
import { ShopFigures } from './shop-figures.tsx'

const PICTURES = 3

type Props = { shop: Home['hot_shops'][number]; className?: string | undefined }

export function ShopCard({ shop: { shop_id, name, images, fans, favorable_rate }, className }: Props) {
  return (
    <article className={classNames(css.shop, className)}>
      <div className={css.pictures}>
        {images.slice(0, PICTURES).map((image, place) => (
          <Picture key={image} src={image} alt="" ratio="fill" show={place ? 'tile' : 'card'} shape="flat" />
        ))}
      </div>
      <div className={css.text}>
        <h3 className={typography.title3}>
          <Anchor href={`/shop/${shop_id}`} className={layout.stretched}>
            {name}
          </Anchor>
        </h3>
        <ShopFigures fans={fans} favorable_rate={favorable_rate} />
      </div>
    </article>
  )
}

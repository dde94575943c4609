import { Plural } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { pictureAt } from '../../ui/media/picture-address.ts'
import typography from '../../ui/styles/typography.module.css'
import css from './category-banner.module.css'

type Props = {
  name: string
  image: string
  href: string
  /** The number of products, capped at 1,001; undefined while it loads. */
  total: number | undefined
}

/** The picture of a category or kind with its name. Links to all products of the category or kind. */
export function CategoryBanner({ name, image, href, total }: Props) {
  return (
    <Anchor href={href} className={css.lead}>
      <span className={css.text}>
        <strong className={classNames(typography.title3, css.name)}>{name}</strong>
        <span className={typography.small}>
          {total !== undefined && <Plural value={total} _1001="1,000+ products" one="# product" other="# products" />}
        </span>
      </span>
      {/* The left edge of the picture is stretched to extend its background to the left. */}
      <img className={css.paper} src={pictureAt(image, 160)} alt="" loading="lazy" width={160} height={160} />
      <span className={css.picture}>
        <Picture src={image} alt="" ratio="fill" shape="flat" show="card" priority />
      </span>
    </Anchor>
  )
}

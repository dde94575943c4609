import { useLingui } from '@lingui/react/macro'
import type { CategoryTile } from '@sampan/contract'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Rail } from '../../ui/list/rail.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import css from './category-rail.module.css'

export function CategoryRail({ categories }: { categories: readonly CategoryTile[] }) {
  const { t } = useLingui()
  return (
    <nav className={css.categories} aria-label={t`Categories`}>
      <Rail>
        {categories.map(({ category, name, image }) => (
          <Anchor key={category} href={`/search?category=${category}`} className={css.category}>
            <Picture src={image} alt="" show="thumb" className={css.picture} />
            {name}
          </Anchor>
        ))}
      </Rail>
    </nav>
  )
}

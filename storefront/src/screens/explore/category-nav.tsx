import { useLingui } from '@lingui/react/macro'
import type { CategoryTile } from '@sampan/contract'
import { useEffect, useRef } from 'react'
import { Anchor } from '../../ui/button/anchor.tsx'
import css from './category-nav.module.css'

type Props = { categories: readonly CategoryTile[]; current: string | undefined; onChoose: (category: string) => void }

/** The categories on the left. The list scrolls separately and keeps the current category in view. */
export function CategoryNav({ categories, current, onChoose }: Props) {
  const { t } = useLingui()
  const nav = useRef<HTMLElement>(null)
  const { length } = categories
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the categories load or the current one changes
  useEffect(() => {
    const currentLink = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !currentLink) return
    nav.current.scrollTop = currentLink.offsetTop - (nav.current.clientHeight - currentLink.offsetHeight) / 2
  }, [current, length])
  return (
    <nav ref={nav} className={css.categories} aria-label={t`Categories`}>
      {categories.map(({ category, name }) => (
        <Anchor
          key={category}
          href={`/explore?category=${category}`}
          aria-current={category === current ? 'true' : undefined}
          onClick={(event) => {
            // The link replaces the history entry, so that Back leaves the screen instead of stepping through every
            // visited category.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onChoose(category)
          }}
        >
          {name}
        </Anchor>
      ))}
    </nav>
  )
}

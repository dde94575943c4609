import { Trans, useLingui } from '@lingui/react/macro'
import type { KindTile } from '@sampan/contract'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { ChipLine } from './chip-line.tsx'
import css from './kind-nav.module.css'

type Props = {
  category: string
  kinds: readonly KindTile[]
  /** The chosen kind; undefined if the whole category is shown. */
  current: string | undefined
}

/** The kinds of a category: shown as pictures, or as a row of names once a kind is chosen. */
export function KindNav({ category, kinds, current }: Props) {
  const { t } = useLingui()
  if (kinds.length === 0) return null
  const hrefOf = (kind: string) => `/explore?category=${category}&kind=${kind}`
  if (current === undefined)
    return (
      <nav className={css.tiles} aria-label={t`Product types`}>
        {kinds.map(({ kind, name, image }) => (
          <Anchor key={kind} href={hrefOf(kind)} className={css.tile}>
            <Picture src={image} alt="" show="thumb" className={css.picture} />
            <span className={css.name}>{name}</span>
          </Anchor>
        ))}
      </nav>
    )
  return (
    <ChipLine
      label={t`Product types`}
      items={[
        { href: `/explore?category=${category}`, name: <Trans>All</Trans>, isCurrent: false },
        ...kinds.map(({ kind, name }) => ({ href: hrefOf(kind), name, isCurrent: kind === current })),
      ]}
    />
  )
}

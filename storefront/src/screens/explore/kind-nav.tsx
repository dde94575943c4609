import { Trans, useLingui } from '@lingui/react/macro'
import type { KindTile } from '@sampan/contract'
import type { Category } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { useEffect, useRef } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { Anchor, type AnchorProps } from '../../ui/layout/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import css from './kind-nav.module.css'

type Props = {
  category: Category
  kinds: readonly KindTile[]
  /** The chosen kind; undefined if the whole category is shown. */
  current: string | undefined
}

/** The kinds of a category: shown as pictures, or as a row of names once a kind is chosen. */
export function KindNav({ category, kinds, current }: Props) {
  const { t } = useLingui()
  const line = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the current kind changes
  useEffect(() => {
    const currentLink = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (!line.current || !currentLink) return
    line.current.scrollLeft = currentLink.offsetLeft - (line.current.clientWidth - currentLink.offsetWidth) / 2
  }, [current])
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
    <nav ref={line} className={css.line} aria-label={t`Product types`}>
      <InPlace href={`/explore?category=${category}`} className={css.chip}>
        <Trans>All</Trans>
      </InPlace>
      {kinds.map(({ kind, name }) => (
        <InPlace
          key={kind}
          href={hrefOf(kind)}
          className={classNames(css.chip, kind === current && css.current)}
          aria-current={kind === current ? 'true' : undefined}
        >
          {name}
        </InPlace>
      ))}
    </nav>
  )
}

/**
 * A link that replaces the history entry, so that Back returns to the category instead of stepping through every
 * visited kind.
 */
function InPlace(props: AnchorProps) {
  const visits = useVisits()
  return (
    <Anchor
      {...props}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void visits.go(props.href, { replace: true })
      }}
    />
  )
}

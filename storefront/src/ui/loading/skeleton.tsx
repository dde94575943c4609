import { Trans } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import typography from '../styles/typography.module.css'
import css from './skeleton.module.css'

type SkeletonProps = {
  /**
   * `text` and `title` have the height of a line of that text size, `square` and `card` the shape of pictures, and
   * `box` the height of a field.
   */
  shape?: 'text' | 'title' | 'box' | 'circle' | 'square' | 'card'
  width?: 'third' | 'half' | 'most' | 'full'
  className?: string
}

/** A placeholder with the size of the loading content. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return (
    <span className={classNames(css.skeleton, css[shape], css[width], className)} aria-hidden="true" data-skeleton />
  )
}

/** Placeholder rows with a picture and two lines, as in most lists. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div className={css.rows}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no key besides their index
        <Card key={row} className={css.row}>
          <Skeleton shape="square" className={css.thumb} />
          <span className={css.lines}>
            <Skeleton width="most" />
            <Skeleton width="half" />
          </span>
        </Card>
      ))}
    </div>
  )
}

/** Wraps the skeleton of a screen, so that screen readers announce that the screen is loading. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className={typography.srOnly} role="status">
        <Trans>Loading</Trans>
      </p>
      {children}
    </div>
  )
}

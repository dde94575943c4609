import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import { countText } from '../text/count-text.ts'
import css from './bulk-bar.module.css'

type BulkBarProps = {
  count: number
  /** The rows that match the filter, if the list shows only some of them. */
  matching: MatchingRows | undefined
  onClear: () => void
  children: ReactNode
}

type MatchingRows = {
  total: number
  /** Whether there are more than `total`. */
  isLeast: boolean
  limit: number
  isBusy: boolean
  onChoose: () => void
}

/**
 * The number of selected rows with the buttons for them. The element of the number is always present, because screen
 * readers announce only changes of an existing one.
 */
export function BulkBar({ count, matching, onClear, children }: BulkBarProps) {
  const { i18n } = useLingui()
  const isFull = matching !== undefined && count >= matching.limit
  const limit = matching?.limit
  const total_text = matching && countText(matching.total, matching.isLeast, i18n)
  return (
    <div className={classNames(css.bar, count === 0 && css.empty)}>
      <span className={css.count} role="status">
        {count > 0 && <Plural value={count} one="# selected" other="# selected" />}
        {isFull && (
          <span className={css.limit}>
            {matching.total > matching.limit ? (
              <Trans>
                {total_text} match, but no more than {limit} can be selected at once
              </Trans>
            ) : (
              <Trans>No more than {limit} can be selected at once</Trans>
            )}
          </span>
        )}
      </span>
      {count > 0 && (
        <>
          {matching && !isFull && (
            <Button size="xs" variant="light" loading={matching.isBusy} onClick={matching.onChoose}>
              {matching.total > matching.limit ? (
                <Trans>
                  Select the first {limit} of {total_text}
                </Trans>
              ) : (
                <Trans>Select all {total_text} that match</Trans>
              )}
            </Button>
          )}
          {children}
          <Button variant="subtle" onClick={onClear}>
            <Trans>Clear selection</Trans>
          </Button>
        </>
      )}
    </div>
  )
}

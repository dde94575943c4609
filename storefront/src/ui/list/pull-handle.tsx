import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Button } from '../form/button.tsx'
import { Spinner } from '../layout/spinner.tsx'
import css from './pull-handle.module.css'
import { usePull } from './use-pull.ts'

export type PullHandleProps = {
  /** What is pulled; the handle stands in it, first, and it is positioned. */
  box: RefObject<HTMLElement | null>
  /** Reads anew what is in the box. */
  onRefresh: () => Promise<unknown>
}

/** Lets a part of a screen be pulled down to be read anew; keys reach the same by a button. */
export function PullHandle({ box, onRefresh }: PullHandleProps) {
  const { isRefreshing, refresh } = usePull(box, onRefresh)
  return (
    <>
      <span className={css.pull}>
        <Spinner size="small" />
        <span role="status">{isRefreshing && <Trans>Refreshing</Trans>}</span>
      </span>
      <span className={css.refresh}>
        <Button size="small" tone="plain" onClick={refresh}>
          <Trans>Refresh</Trans>
        </Button>
      </span>
    </>
  )
}

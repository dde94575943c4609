import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Button } from '../button/button.tsx'
import { Spinner } from '../button/spinner.tsx'
import css from './pull-handle.module.css'
import { usePull } from './use-pull.ts'

export type PullHandleProps = {
  /** The element that the shopper pulls down. It must be positioned, with the handle as its first child. */
  box: RefObject<HTMLElement | null>
  onRefresh: () => Promise<unknown>
}

/** Pull to refresh for a part of a screen. For keyboards there is a button. */
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

import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from './button.tsx'
import { EndlessList, type EndlessListProps } from './endless-list.tsx'
import css from './pull-list.module.css'
import { Spinner } from './spinner.tsx'
import { usePull } from './use-pull.ts'

type PullListProps<Item> = EndlessListProps<Item> & {
  /** Reads the list anew: it can be pulled down for that. */
  onRefresh: () => Promise<unknown>
}

/** An endless list that can be pulled down to be read anew; keys reach the same by a button. */
export function PullList<Item>({ onRefresh, ...list }: PullListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const { isRefreshing, refresh } = usePull(box, onRefresh)
  return (
    <div ref={box} className={css.list}>
      <span className={css.pull}>
        <Spinner size="small" />
        <span role="status">{isRefreshing && <Trans>Refreshing</Trans>}</span>
      </span>
      <span className={css.refresh}>
        <Button size="small" tone="plain" onClick={refresh}>
          <Trans>Refresh</Trans>
        </Button>
      </span>
      <EndlessList {...list} />
    </div>
  )
}

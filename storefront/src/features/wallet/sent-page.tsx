import { type ReactNode, useState } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'

type Log<Entry> = {
  /** Undefined until loaded. */
  items: readonly Entry[] | undefined
  isFetching: boolean
  isFetchedAfterMount: boolean
  failed: boolean
  onRetry: () => void
}
type Props<Entry> = {
  title: ReactNode
  /** The newest recharges or withdrawals. */
  log: Log<Entry>
  isSent: (entry: Entry) => boolean
  /** Whether `record` is shown instead of the entry. */
  isDecided?: (entry: Entry) => boolean
  /** The list of all entries. It is also shown if the entry in the URL is not among the newest. */
  record: ReactNode
  children: (entry: Entry) => ReactNode
}

/**
 * The screen after a recharge or withdrawal was requested. The URL names the entry, so that a reload shows the same.
 * Needs the entry's id as its `key`.
 */
export function SentPage<Entry>({ title, log, isSent, isDecided, record, children }: Props<Entry>) {
  const visits = useVisits()
  const entryInLog = log.items?.find(isSent)
  // An entry that was found stays, even if newer entries push it out of the list.
  const [shownEntry, setShownEntry] = useState(entryInLog)
  if (entryInLog && entryInLog !== shownEntry) setShownEntry(entryInLog)
  const entry = entryInLog ?? shownEntry
  // The cached log may be older than the entry.
  const isMissing = !entry && log.items && (log.isFetchedAfterMount || !log.isFetching)
  if (isMissing || (entry && isDecided?.(entry))) return record
  return (
    <Page>
      <TopBar title={title} onBack={visits.back} />
      {entry && children(entry)}
      {!entry && log.failed && <ErrorState onRetry={log.onRetry} />}
      {!entry && !log.failed && (
        <Waiting>
          <div className={layout.pad}>
            <SkeletonRows rows={3} />
          </div>
        </Waiting>
      )}
    </Page>
  )
}

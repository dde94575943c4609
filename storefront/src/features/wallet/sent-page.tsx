import { type ReactNode, useState } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'

type Props<Entry> = {
  title: ReactNode
  /** The newest entries of the record; undefined until loaded. */
  entries: readonly Entry[] | undefined
  isSent: (entry: Entry) => boolean
  /** The whole record, shown if the entry in the URL is not among the newest. */
  record: ReactNode
  children: (entry: Entry) => ReactNode
}

/** The screen after a recharge or withdrawal was requested. The URL names the entry, so that a reload shows the same. */
export function SentPage<Entry>({ title, entries, isSent, record, children }: Props<Entry>) {
  const visits = useVisits()
  const found = entries?.find(isSent)
  // An entry that was found stays, even if newer entries push it out of the list.
  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)
  const entry = found ?? shown
  if (entries && !entry) return record
  return (
    <Page>
      <TopBar title={title} onBack={visits.back} />
      {entry ? (
        children(entry)
      ) : (
        <Waiting>
          <div className={layout.pad}>
            <SkeletonRows rows={3} />
          </div>
        </Waiting>
      )}
    </Page>
  )
}

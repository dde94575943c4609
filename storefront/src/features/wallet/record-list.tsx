import type { AuditStatus } from '@sampan/contract/rules'
import { type ComponentProps, useEffect, useState } from 'react'
import { pollInterval } from '../../api/live/live-state.ts'
import { PullList } from '../../ui/list/pull-list.tsx'
import { SkeletonBoxes } from '../../ui/loading/skeleton-boxes.tsx'
import css from './record-list.module.css'

type Entry = { status: AuditStatus }
type Props<E extends Entry> = Omit<ComponentProps<typeof PullList<E>>, 'skeleton'> & {
  /**
   * Called when an entry in the list has been audited, because that changes the balance. Must be the same function in
   * every render.
   */
  onAudited: () => void
}

const isWaiting = ({ status }: Entry) => status === 0

/** A read option that polls while an entry is under audit. */
export const UNTIL_AUDITED = {
  every_ms: (pages: readonly { items: readonly Entry[] }[]) =>
    pages.some(({ items }) => items.some(isWaiting)) ? pollInterval() : false,
}

export function RecordList<E extends Entry>({ onAudited, ...list }: Props<E>) {
  const audited_count = list.items?.filter((entry) => !isWaiting(entry)).length
  const [seenCount, setSeenCount] = useState<number>()
  useEffect(() => {
    if (audited_count === undefined || audited_count === seenCount) return
    setSeenCount(audited_count)
    if (seenCount !== undefined) onAudited()
  }, [audited_count, seenCount, onAudited])
  return <PullList {...list} layout="duo" skeleton={<SkeletonBoxes boxes={3} className={css.box} />} />
}

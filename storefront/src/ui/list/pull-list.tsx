import { useRef } from 'react'
import { EndlessList, type EndlessListProps } from './endless-list.tsx'
import { PullHandle } from './pull-handle.tsx'
import css from './pull-list.module.css'

type PullListProps<Item> = EndlessListProps<Item> & {
  onRefresh: () => Promise<unknown>
}

/** An endless list with pull to refresh. */
export function PullList<Item>({ onRefresh, ...list }: PullListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={css.list}>
      <PullHandle box={box} onRefresh={onRefresh} />
      <EndlessList {...list} />
    </div>
  )
}

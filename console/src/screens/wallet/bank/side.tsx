import { Plural } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { TableFooter } from '../../../ui/table/table-footer.tsx'
import css from './reconciliation.module.css'

type Entry = { state: 'open' | 'matched' | 'explained' }
type SideProps<Item> = {
  title: string
  list: Omit<Parameters<typeof TableFooter>[0], 'items'> & { items: readonly Item[] | undefined }
  keyOf: (item: Item) => string
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** One side of a day, bank or ledger, with open items first. */
export function Side<Item extends Entry>({ title, list, keyOf, empty, children }: SideProps<Item>) {
  const { items } = list
  const openFirst = items?.toSorted((one, other) => Number(one.state !== 'open') - Number(other.state !== 'open'))
  const open = items?.filter(({ state }) => state === 'open').length ?? 0
  return (
    <section className={css.side} aria-label={title}>
      <h3 className={css.side_title}>
        {title}
        {open > 0 && (
          <span className={css.open_count}>
            <Plural value={open} one="# open" other="# open" />
          </span>
        )}
      </h3>
      {!items && !list.error && <Skeleton height={120} aria-hidden />}
      {items?.length === 0 && <p className={css.nothing}>{empty}</p>}
      <ul className={css.entries}>
        {openFirst?.map((item) => (
          <li key={keyOf(item)} className={css.entry} data-state={item.state}>
            {children(item)}
          </li>
        ))}
      </ul>
      <TableFooter {...list} />
    </section>
  )
}

import { makeStore } from '@sampan/front/store'
import type { RowSelectionState, Updater } from '@tanstack/react-table'
import { useState, useSyncExternalStore } from 'react'

type Rows<Row> = ReadonlyMap<string, Row>

/** Selected rows by key, stored outside of the list, so that they survive a filter and a visit to another screen. */
export type KeptRows<Row> = ReturnType<typeof makeKeptRows<Row>>
export const makeKeptRows = <Row>() => makeStore<Rows<Row>>(new Map())

/** Adds rows until the limit is reached. */
export const keepRows = <Row>(kept: KeptRows<Row>, rows: Iterable<[string, Row]>, limit: number): void =>
  kept.set(new Map([...new Map([...kept.get(), ...rows])].slice(0, limit)))

export const forgetRows = <Row>(kept: KeptRows<Row>, keys: ReadonlySet<string>): void =>
  kept.set(new Map([...kept.get()].filter(([key]) => !keys.has(key))))

type SelectionOptions<Row> = {
  items: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** If undefined, a row that leaves the list is no longer selected. */
  kept: KeptRows<Row> | undefined
  /** Maximum number of selected rows. */
  limit: number
}

const allOf = (keys: readonly string[]): RowSelectionState =>
  Object.fromEntries(keys.map((key) => [key, true] as const))

/** The selected rows of a list. Those that are in the list are as up to date as the list. */
export function useSelection<Row>({ items, keyOf, kept, limit }: SelectionOptions<Row>) {
  const [own] = useState(() => makeKeptRows<Row>())
  const store = kept ?? own
  const stored = useSyncExternalStore(store.subscribe, store.get)
  const listed = new Map((items ?? []).map((row) => [keyOf(row), row]))
  const keys = [...stored.keys()].filter((key) => kept !== undefined || listed.has(key))
  function change(updater: Updater<RowSelectionState>): void {
    const before = store.get()
    const state = allOf([...before.keys()])
    const next = typeof updater === 'function' ? updater(state) : updater
    forgetRows(store, new Set([...before.keys()].filter((key) => !next[key])))
    keepRows(
      store,
      [...listed].filter(([key]) => next[key]),
      limit,
    )
  }
  return {
    state: allOf(keys),
    rows: keys.flatMap((key) => listed.get(key) ?? stored.get(key) ?? []),
    change,
    clear: () => store.set(new Map()),
  }
}

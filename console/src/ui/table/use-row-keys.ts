import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { useKeys } from '../keys/keys.ts'

type RowKeys = {
  /** The key of the row that stands open beside the list. */
  opened: string | undefined
  /** How many rows are there. */
  count: number
  /** Without it rows can't be chosen. */
  choose?: (key: string) => void
  /** Reads the next page; without it there is none. */
  more?: () => void
}

/**
 * Moves the focus over the links of rows with j and k, chooses the row under it with x, and opens the next or the one
 * before with n and b. Where the rows end and the list goes on, the next page is read.
 */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  { opened, count, choose, more }: RowKeys,
): void {
  const { t } = useLingui()
  const rows = () => [...(body.current?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])]
  const here = () => rows().findIndex((row) => row.contains(document.activeElement))
  const step = (by: number) => {
    const all = rows()
    const open = all.findIndex((row) => row.querySelector('[aria-current]'))
    const from = here() >= 0 ? here() : open
    if (from + by >= all.length) more?.()
    const next = all[Math.min(Math.max(from + by, 0), all.length - 1)]
    next?.querySelector<HTMLElement>('a[href]')?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  /** Where the open one has left the list, the next is the first of it. */
  const openBeside = (by: 1 | -1) => {
    const all = rows()
    const at = all.findIndex(({ dataset }) => dataset.key === opened)
    if (by > 0 && at === all.length - 1 && more) {
      wanted.current = opened
      more()
    }
    all[at < 0 && by < 0 ? -1 : at + by]?.querySelector<HTMLElement>('a[href]')?.click()
  }
  /** After which row somebody waits for the next page; whoever opened another one meanwhile no longer does. */
  const wanted = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once further rows are there
  useEffect(() => {
    const isWanted = wanted.current !== undefined && wanted.current === opened
    wanted.current = undefined
    if (isWanted) openBeside(1)
  }, [count])
  useKeys({
    ...(opened !== undefined && {
      n: { label: t`Open the next row`, act: () => openBeside(1) },
      b: { label: t`Open the row before`, act: () => openBeside(-1) },
    }),
    j: { label: t`Next row`, act: () => step(1) },
    k: { label: t`Row before`, act: () => step(-1) },
    ...(choose && {
      x: {
        label: t`Choose the row`,
        act: () => {
          const key = rows()[here()]?.dataset.key
          if (key) choose(key)
        },
      },
    }),
  })
}

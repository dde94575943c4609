import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef } from 'react'
import { useKeys } from '../keys/keys.ts'

type RowKeys = {
  /** Key of the row that is open next to the list. */
  openKey: string | undefined
  count: number
  /** If undefined, rows cannot be selected. */
  choose?: (key: string, event: { shiftKey: boolean }) => void
  /** Loads the next page; undefined on the last page. */
  more?: () => void
}

/**
 * Moves the focus over the links of rows with j and k, selects the focused row with x, and opens the next or previous
 * row with n and b. At the end of the loaded rows the next page is loaded.
 */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  { openKey, count, choose, more }: RowKeys,
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
  /** Opens the next or the previous row. If the open row has left the list, the next row is the first of the list. */
  const openNeighbour = (by: 1 | -1) => {
    const all = rows()
    const at = all.findIndex(({ dataset }) => dataset.key === openKey)
    if (by > 0 && at === all.length - 1 && more) {
      wantedKey.current = openKey
      more()
    }
    all[at < 0 && by < 0 ? -1 : at + by]?.querySelector<HTMLElement>('a[href]')?.click()
  }
  /**
   * The row that was open when the next page was requested. If the operator has opened another row since, no further
   * row is opened.
   */
  const wantedKey = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when further rows have loaded
  useEffect(() => {
    const isWanted = wantedKey.current !== undefined && wantedKey.current === openKey
    wantedKey.current = undefined
    if (isWanted) openNeighbour(1)
  }, [count])
  useKeys({
    ...(openKey !== undefined && {
      n: { label: t`Open next row`, run: () => openNeighbour(1) },
      b: { label: t`Open previous row`, run: () => openNeighbour(-1) },
    }),
    j: { label: t`Next row`, run: () => step(1) },
    k: { label: t`Previous row`, run: () => step(-1) },
    ...(choose && {
      x: {
        label: t`Select row`,
        run: () => {
          const key = rows()[here()]?.dataset.key
          if (key) choose(key, { shiftKey: false })
        },
      },
    }),
  })
}

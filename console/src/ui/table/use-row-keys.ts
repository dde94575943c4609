import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { useKeys } from '../keys/keys.ts'

/** Moves the focus over the links of rows with j and k, chooses the row under it with x, and opens the next or the one before with n and b. */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  choose: ((key: string) => void) | undefined,
  opened: string | undefined,
): void {
  const { t } = useLingui()
  const rows = () => [...(body.current?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])]
  const here = () => rows().findIndex((row) => row.contains(document.activeElement))
  const step = (by: number) => {
    const all = rows()
    const open = all.findIndex((row) => row.querySelector('[aria-current]'))
    const from = here() >= 0 ? here() : open
    const next = all[Math.min(Math.max(from + by, 0), all.length - 1)]
    next?.querySelector<HTMLElement>('a[href]')?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  /** Where the open one has left the list, the next is the first of it. */
  const openBeside = (by: 1 | -1) => {
    const all = rows()
    const at = all.findIndex(({ dataset }) => dataset.key === opened)
    all[at < 0 && by < 0 ? -1 : at + by]?.querySelector<HTMLElement>('a[href]')?.click()
  }
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

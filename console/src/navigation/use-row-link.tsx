import { type ReactNode, useMemo } from 'react'
import { usePath } from './address.ts'
import { Link } from './link.tsx'

/**
 * Draws the link of a row, which opens it beside its list with the filters as they are. `pathOf` gives its path without
 * them and must not change while the screen is shown; `addressOf` is that of `useFilters`.
 */
export function useRowLink<Row>(pathOf: (row: Row) => string, addressOf: (path: string) => string) {
  const here = usePath()
  return useMemo(
    () => (row: Row, text: ReactNode) => {
      const path = pathOf(row)
      return (
        <Link to={addressOf(path)} {...(path === here && { 'aria-current': true as const })}>
          {text}
        </Link>
      )
    },
    [pathOf, addressOf, here],
  )
}

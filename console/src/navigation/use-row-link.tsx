import { type ReactNode, useCallback } from 'react'
import { usePath } from './address.ts'
import { Link } from './link.tsx'

/**
 * Draws the link of a row, which opens it beside its list with the filters as they are. `pathOf` gives its path without
 * them and must not change while the screen is shown; `addressOf` is that of `useFilters`.
 */
export function useRowLink<Row>(pathOf: (row: Row) => string, addressOf: (path: string) => string) {
  return useCallback(
    (row: Row, text: ReactNode) => (
      <RowLink path={pathOf(row)} addressOf={addressOf}>
        {text}
      </RowLink>
    ),
    [pathOf, addressOf],
  )
}

type RowLinkProps = { path: string; addressOf: (path: string) => string; children: ReactNode }

/** It knows by itself whether it is the open one: otherwise each row would be drawn anew when another opens. */
function RowLink({ path, addressOf, children }: RowLinkProps) {
  const isHere = usePath() === path
  return (
    <Link to={addressOf(path)} {...(isHere && { 'aria-current': true as const })}>
      {children}
    </Link>
  )
}

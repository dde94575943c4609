import { type ReactNode, useCallback } from 'react'
import { usePath } from './address.ts'
import { Link } from './link.tsx'

/**
 * Renders the link of a row. The link opens the row next to its list, with unchanged filters. `pathOf` returns the
 * row's path without filters and must not change while the screen is shown; `addressOf` comes from `useFilters`.
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

/**
 * Each link determines by itself whether its row is open; otherwise every row would re-render when another one opens.
 */
function RowLink({ path, addressOf, children }: RowLinkProps) {
  const isHere = usePath() === path
  return (
    <Link to={addressOf(path)} {...(isHere && { 'aria-current': true as const })}>
      {children}
    </Link>
  )
}

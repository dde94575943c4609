import { Skeleton } from '@mantine/core'
import { ErrorState } from '../layout/error-state.tsx'
import { MoreButton } from '../layout/more-button.tsx'
import css from './data-table.module.css'

/** The skeleton has as many rows as fit into a window, to avoid layout shifts when the rows arrive. */
const SKELETON_ROWS = Array.from({ length: 14 }, (_, at) => at)

export function TableSkeleton({ columns }: { columns: number }) {
  return SKELETON_ROWS.map((row) => (
    <tr key={row} aria-hidden>
      <td colSpan={columns}>
        <Skeleton height={12} width={`${92 - ((row * 7) % 30)}%`} />
      </td>
    </tr>
  ))
}

type TableFooterProps = {
  items: readonly unknown[] | undefined
  hasMore: boolean
  isLoadingMore: boolean
  error: Error | null
  onMore: () => void
  onRetry: () => void
}

/** The end of a list: the error with a retry, or a button for more with its loading state. */
export function TableFooter({ items, hasMore, isLoadingMore, error, onMore, onRetry }: TableFooterProps) {
  if (error)
    return (
      <div className={css.footer}>
        <ErrorState error={error} onRetry={onRetry} />
      </div>
    )
  if (!items || !hasMore) return null
  return (
    <div className={css.footer}>
      <MoreButton hasMore={hasMore} isLoadingMore={isLoadingMore} onMore={onMore} />
    </div>
  )
}

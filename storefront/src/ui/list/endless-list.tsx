import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Spinner } from '../button/spinner.tsx'
import { ErrorState } from '../loading/error-state.tsx'
import css from './endless-list.module.css'
import { ListItems } from './list-items.tsx'
import type { ListLayout } from './list-layout.ts'

export type EndlessListProps<Item> = {
  /** Undefined while the first page loads. */
  items: readonly Item[] | undefined
  keyOf: (item: Item) => string
  children: (item: Item, place: number) => ReactNode
  /** `grid` for product cards, `duo` for short cards. */
  layout?: ListLayout
  /** A skeleton of the final height, shown while the first page loads. */
  skeleton: ReactNode
  empty: ReactNode
  hasMore: boolean
  isLoadingMore: boolean
  /** True if loading the next page failed. */
  failed: boolean
  onMore: () => void
  onRetry: () => void
}

/** Removes repeated items: an item that moves to the next page between two reads is in both pages. */
function useWithoutRepeats<Item>({ items, keyOf }: Pick<EndlessListProps<Item>, 'items' | 'keyOf'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keyOf` returns the same keys for the same items
  return useMemo(() => items && [...new Map(items.map((item) => [keyOf(item), item])).values()], [items])
}

/** Whether the list has more than one page. The reader sees the end of a shorter list, so it is not announced. */
function useHadMore({ items, hasMore }: { items: readonly unknown[] | undefined; hasMore: boolean }): boolean {
  const [hadMore, setHadMore] = useState(hasMore)
  // While the first page of another list loads, nothing is known about it.
  const isLong = items !== undefined && (hasMore || hadMore)
  if (isLong !== hadMore) setHadMore(isLong)
  return isLong
}

/**
 * An endless list that scrolls with the window, not in its own container, so that Back restores the scroll position.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const items = useWithoutRepeats(props)
  const { keyOf, children, layout = 'rows', skeleton, empty, hasMore, failed, onRetry } = props
  const isLong = useHadMore(props)
  if (!items && failed) return <ErrorState onRetry={onRetry} />
  return (
    <div aria-busy={!items}>
      {!items && skeleton}
      {items?.length === 0 && !hasMore && empty}
      {items && items.length > 0 && (
        <ListItems items={items} keyOf={keyOf} layout={layout}>
          {children}
        </ListItems>
      )}
      {items && isLong && <ListEnd {...props} hasMore={hasMore} count={items.length} />}
    </div>
  )
}

type ListEndProps = Pick<EndlessListProps<never>, 'hasMore' | 'isLoadingMore' | 'failed' | 'onMore' | 'onRetry'>

/**
 * The end of the loaded items. Loads the next page before the end scrolls into view, and announces the end of the list.
 */
function ListEnd({ hasMore, isLoadingMore, failed, onMore, onRetry, count }: ListEndProps & { count: number }) {
  const end = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  const isOpen = hasMore && !isLoadingMore && !failed
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again after each loaded page of items, because the end of a short page is still in view
  useEffect(() => {
    if (!isOpen || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser may report several changes together; only the last change matters.
        if (entries.at(-1)?.isIntersecting) ask()
      },
      { rootMargin: '0px 0px 800px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isOpen, count])
  return (
    <div ref={end} className={css.end}>
      {hasMore && !failed && <Spinner size="small" />}
      {/* One region for all messages: a new region would announce an old message again. */}
      <span role="status">
        {failed && <Trans>We couldn’t load the rest.</Trans>}
        {!failed && (hasMore ? isLoadingMore && <Trans>Refreshing</Trans> : <Trans>No more</Trans>)}
      </span>
      {failed && (
        <Button size="small" tone="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}

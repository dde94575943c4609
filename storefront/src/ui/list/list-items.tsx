import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '../layout/class-names.ts'
import later from '../layout/later.module.css'
import layoutCss from '../layout/layout.module.css'
import { useHydrated } from '../layout/use-hydrated.ts'
import { useLoaded } from '../layout/use-loaded.ts'
import css from './list-items.module.css'

export type ListLayout = 'rows' | 'grid'

type ListItemsProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  layout: ListLayout
  children: (item: Item, place: number) => ReactNode
}

/** Beyond this many items, only those near the window are rendered. */
const VIRTUAL_FROM = 60
/** Few lists get that long: the virtualiser's code is loaded a page before it is needed. */
const FETCH_FROM = 30

const loadVirtual = () => import('./virtual-items.tsx')

/**
 * All items at first, as the server renders them. When they become many they go to the virtualiser, with the measured
 * height of a row, so that the window does not jump.
 */
export function ListItems<Item>({ items, keyOf, layout, children }: ListItemsProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(layout)
  const [row_px, setRowPx] = useState<number | null>(null)
  const virtual = useLoaded(loadVirtual, items.length >= FETCH_FROM)
  const isLong = virtual !== undefined && items.length >= VIRTUAL_FROM
  if (!isLong && row_px !== null) setRowPx(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!isLong || !element || element.offsetHeight === 0) return // a hidden screen measures nothing
    const gap_px = Number.parseFloat(getComputedStyle(element).rowGap) || 0
    setRowPx((element.offsetHeight + gap_px) / Math.ceil(items.length / columns))
  }, [isLong, items.length, columns])
  if (!isLong || row_px === null) {
    return (
      <FirstItems ref={list} className={layout === 'grid' ? layoutCss.grid : css.rows}>
        {items.map((item, place) => (
          <li key={keyOf(item)}>{children(item, place)}</li>
        ))}
      </FirstItems>
    )
  }
  const { VirtualItems } = virtual
  return (
    <VirtualItems items={items} keyOf={keyOf} layout={layout} columns={columns} row_px={row_px}>
      {children}
    </VirtualItems>
  )
}

type FirstItemsProps = { ref: RefObject<HTMLUListElement | null>; className: string | undefined; children: ReactNode }

/** Of a rendered page's items those below the first view are laid out after the first paint. */
function FirstItems({ ref, className, children }: FirstItemsProps) {
  const isHydrated = useHydrated()
  return (
    <ul ref={ref} className={classNames(className, !isHydrated && later.items)}>
      {children}
    </ul>
  )
}

const WIDE = '(min-width: 560px)' // the grid's own breakpoint, in layout.module.css

function useColumns(layout: ListLayout): number {
  const isWide = useSyncExternalStore(
    subscribeWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
  if (layout === 'rows') return 1
  return isWide ? 3 : 2
}

function subscribeWidth(listener: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

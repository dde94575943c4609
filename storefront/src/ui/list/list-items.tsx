import { classNames } from '@sampan/front/class-names'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLoaded } from '../layer/use-loaded.ts'
import belowFold from '../loading/below-fold.module.css'
import { useHydrated } from '../loading/use-hydrated.ts'
import { LAYOUT_CLASSES, type ListLayout } from './list-layout.ts'

type ListItemsProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  layout: ListLayout
  children: (item: Item, place: number) => ReactNode
}

/** If a list has more items than this, only items near the window are rendered. */
const VIRTUAL_FROM = 60
/**
 * From this number of items the virtualiser's code is loaded, about one page before it is needed. Few lists get this
 * long.
 */
const FETCH_FROM = 30

const loadVirtual = () => import('./virtual-items.tsx')

/**
 * Renders all items at first, as on the server. A long list switches to the virtualiser and passes it the measured row
 * height, so that the scroll position does not jump.
 */
export function ListItems<Item>({ items, keyOf, layout, children }: ListItemsProps<Item>) {
  const list = useRef<HTMLUListElement & HTMLDivElement>(null)
  const [columns, setColumns] = useState(1)
  const [row_px, setRowPx] = useState<number | null>(null)
  const virtual = useLoaded(loadVirtual, items.length >= FETCH_FROM)
  const isLong = virtual !== undefined && items.length >= VIRTUAL_FROM
  if (!isLong && row_px !== null) setRowPx(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!isLong || row_px !== null || !element || element.offsetHeight === 0) return // a hidden screen has no height to measure
    const gap_px = Number.parseFloat(getComputedStyle(element).rowGap) || 0
    const column_count = layout === 'rows' ? 1 : columnsOf(element)
    setColumns(column_count)
    setRowPx((element.offsetHeight + gap_px) / Math.ceil(items.length / column_count))
  }, [isLong, row_px, items.length, layout])
  useLayoutEffect(() => {
    if (!isLong || row_px === null || layout === 'rows') return
    const count = () => {
      const row = list.current?.querySelector<HTMLElement>(`.${LAYOUT_CLASSES[layout]}`)
      if (row && row.offsetHeight > 0) setColumns(columnsOf(row))
    }
    count() // the window may have been resized while the screen was hidden
    addEventListener('resize', count)
    return () => removeEventListener('resize', count)
  }, [isLong, row_px, layout])
  if (!isLong || row_px === null) {
    return (
      <FirstItems ref={list} className={LAYOUT_CLASSES[layout]}>
        {items.map((item, place) => (
          <li key={keyOf(item)}>{children(item, place)}</li>
        ))}
      </FirstItems>
    )
  }
  const { VirtualItems } = virtual
  return (
    <VirtualItems ref={list} items={items} keyOf={keyOf} layout={layout} columns={columns} row_px={row_px}>
      {children}
    </VirtualItems>
  )
}

type FirstItemsProps = { ref: RefObject<HTMLUListElement | null>; className: string | undefined; children: ReactNode }

/** In a server-rendered page, items below the first view are laid out after the first paint. */
function FirstItems({ ref, className, children }: FirstItemsProps) {
  const isHydrated = useHydrated()
  return (
    <ul ref={ref} className={classNames(className, !isHydrated && belowFold.items)}>
      {children}
    </ul>
  )
}

/** The number of columns of a grid at its current width. The grid must be displayed. */
const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length

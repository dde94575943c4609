import { classNames } from '@sampan/front/class-names'
import type { ReactNode, RefObject } from 'react'
import { WindowVirtualizer } from 'virtua'
import css from './list-items.module.css'
import { LAYOUT_CLASSES, type ListLayout } from './list-layout.ts'

type VirtualItemsProps<Item> = {
  ref: RefObject<HTMLDivElement | null>
  items: readonly Item[]
  keyOf: (item: Item) => string
  layout: ListLayout
  columns: number
  /** The measured height of a row including the gap below it, in pixels. */
  row_px: number
  children: (item: Item, place: number) => ReactNode
}

/** Renders only the items of a long list that are near the window. */
export function VirtualItems<Item>({ ref, items, keyOf, layout, columns, row_px, children }: VirtualItemsProps<Item>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the virtualiser's elements are between the list and its items
    <div ref={ref} role="list">
      <WindowVirtualizer data={inRows(items, columns)} itemSize={row_px} bufferSize={600}>
        {(row, index) => (
          <div
            key={row[0] ? keyOf(row[0]) : index}
            className={classNames(LAYOUT_CLASSES[layout], css.virtual, css[layout])}
          >
            {row.map((item, column) => (
              // biome-ignore lint/a11y/useSemanticElements: see the list above
              <div key={keyOf(item)} role="listitem">
                {children(item, index * columns + column)}
              </div>
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  )
}

function inRows<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
}

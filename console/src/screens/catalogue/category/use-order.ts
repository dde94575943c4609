import { useState } from 'react'
import { moveItem } from '../../../features/picture/move-item.ts'
import { useAction } from '../../../forms/use-action.ts'
import type { Category } from './category-row.tsx'

/** Moves categories within their level, and notes which one is being dragged. */
export function useOrder(categories: readonly Category[]) {
  const { run, isBusy } = useAction('POST /api/admin/category/order')
  const [dragged, setDragged] = useState<Category>()
  const levelOf = ({ parent }: Category) => categories.filter((one) => one.parent === parent)
  const move = (category: Category, to: number) => {
    const level = levelOf(category)
    const items = moveItem(level, level.indexOf(category), to).map(({ category, revision }) => ({ category, revision }))
    return isBusy ? Promise.resolve() : run({ parent: category.parent, items })
  }
  /** The place of a category in its level, and its moves by one place; undefined at the ends of its level. */
  const movesOf = (category: Category) => {
    const level = levelOf(category)
    const at = level.indexOf(category)
    return {
      place: at,
      onUp: at > 0 ? () => move(category, at - 1) : undefined,
      onDown: at < level.length - 1 ? () => move(category, at + 1) : undefined,
    }
  }
  /** Attributes of the list item of a category, with which it is dragged to the place of another one of its level. */
  const dragOf = (category: Category) => ({
    draggable: true,
    onDragStart: () => setDragged(category),
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: { preventDefault: () => void }) => {
      if (dragged?.parent === category.parent) event.preventDefault()
    },
    onDrop: () => {
      if (dragged?.parent === category.parent) void move(dragged, levelOf(category).indexOf(category))
    },
  })
  return { movesOf, dragOf }
}

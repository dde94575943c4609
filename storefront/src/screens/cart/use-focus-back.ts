import type { CartItem } from '@sampan/contract'
import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard focus when removed lines are restored. The Undo button disappears immediately, but the lines
 * appear only with the server's reply. Until then the list has the focus; afterwards the first restored line has it.
 */
export function useFocusBack(lines: readonly CartItem[]) {
  const list = useRef<HTMLDivElement>(null)
  const awaited = useRef<readonly CartItem[]>([])
  useEffect(() => {
    const back = awaited.current.find(({ sku_id }) => lines.some((line) => line.sku_id === sku_id))
    if (!back) return
    awaited.current = []
    if (document.activeElement !== list.current) return
    list.current?.querySelector<HTMLElement>(`a[href="/detail/${CSS.escape(back.product_id)}"]`)?.focus()
  }, [lines])
  return {
    list,
    await(items: readonly CartItem[]) {
      awaited.current = items
      list.current?.focus({ preventScroll: true })
    },
  }
}

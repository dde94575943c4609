/** A movement shorter than this is a click, because a hand always moves a little. */
const DRAG_FROM_PX = 6

/**
 * Lets a mouse drag a horizontal scroll container. The container snaps on release, and the item under the pointer is
 * not clicked.
 * @returns a function that stops listening.
 */
export function enableMouseDrag(rail: HTMLElement): () => void {
  const over = new AbortController()
  const { signal } = over
  let from: { x: number; left: number } | null = null
  let isDragged = false
  const end = () => {
    from = null
    rail.style.scrollSnapType = ''
  }
  rail.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX }) => {
      isDragged = false
      if (pointerType === 'mouse' && button === 0) from = { x: clientX, left: rail.scrollLeft }
    },
    { signal },
  )
  addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (!from || (!isDragged && Math.abs(clientX - from.x) < DRAG_FROM_PX)) return
      isDragged = true
      rail.style.scrollSnapType = 'none'
      rail.scrollLeft = from.left - (clientX - from.x)
    },
    { signal },
  )
  for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, end, { signal })
  rail.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  rail.addEventListener(
    'click',
    (event) => {
      if (!isDragged) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  return () => over.abort()
}

import { type PointerEvent, type RefObject, useRef } from 'react'

const FAR_ENOUGH_PX = 110
const FAST_ENOUGH_PX_PER_MS = 0.5

/** Whether sheets are centred dialogs (sheet.module.css), as on a wide page. A dialog cannot be dragged. */
const isDialog = () => matchMedia('(min-width: 1024px)').matches

/**
 * Lets the shopper drag a layer down by its head. A drag that is far or fast enough closes the layer; otherwise it
 * springs back.
 */
export function useDragDown(layer: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null)
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (
      isDialog() ||
      event.button !== 0 ||
      (event.target instanceof Element && event.target.closest('button, a, input'))
    )
      return
    start.current = { y: event.clientY, at: event.timeStamp }
    event.currentTarget.setPointerCapture(event.pointerId)
    if (layer.current) layer.current.style.transition = 'none'
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!start.current || !layer.current) return
    layer.current.style.translate = `0 ${Math.max(0, event.clientY - start.current.y)}px`
  }
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!start.current) return
    const way_px = event.clientY - start.current.y
    const speed = way_px / Math.max(1, event.timeStamp - start.current.at)
    start.current = null
    if (layer.current) {
      layer.current.style.transition = ''
      layer.current.style.translate = ''
    }
    if (event.type === 'pointerup' && (way_px > FAR_ENOUGH_PX || (way_px > 24 && speed > FAST_ENOUGH_PX_PER_MS)))
      onClose()
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}

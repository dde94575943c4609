import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { interceptBack } from './intercept-back.ts'
import { enterLayer } from './layer-stack.ts'

type Modal = { open: boolean; onClose: () => void; locked?: boolean }

/** Opens and closes a native dialog, and handles all of the platform's ways to close it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { open, onClose, locked = false }: Modal) {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  // A layout effect, because its cleanup also runs when <Activity> hides the screen. A modal dialog left open in a
  // hidden screen would make the whole page inert.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    const leave = enterLayer(element)
    return () => {
      leave()
      element.close()
    }
  }, [open, dialog])
  useLayoutEffect(() => {
    if (!open || !dialog.current) return
    return listenForClose(dialog.current, locked, () => close.current())
  }, [open, locked, dialog])
}

/** Handles Escape, a phone's back gesture, a tap on the scrim, and the browser's Back. */
function listenForClose(dialog: HTMLDialogElement, locked: boolean, onClose: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isDownOnScrim = false
  const requestClose = () => {
    if (!locked) onClose()
  }
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      requestClose()
    },
    { signal },
  )
  // A second Escape closes a dialog without firing `cancel`, so a locked dialog is opened again. The `close` event is
  // asynchronous. If the dialog is already open when the event fires, its screen was hidden and shown again, so there
  // is nothing to do.
  dialog.addEventListener(
    'close',
    () => {
      if (dialog.open) return
      if (locked) dialog.showModal()
      else onClose()
    },
    { signal },
  )
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      isDownOnScrim = event.target === dialog
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    (event) => {
      if (event.target === dialog && isDownOnScrim) requestClose()
    },
    { signal },
  )
  // The browser's Back closes the layer and stays on the screen. If the app itself goes back, the layer closes together
  // with its screen.
  const removeInterceptor = interceptBack((proceed) => {
    if (!proceed || !locked) onClose()
    return proceed !== undefined
  })
  return () => {
    removeInterceptor()
    listening.abort()
  }
}

const EXIT_MS = 400

/** Whether the layer's content is rendered: while it is open, and until its closing animation has ended. */
export function useLingering(open: boolean): boolean {
  const [isHere, setIsHere] = useState(open)
  if (open && !isHere) setIsHere(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setIsHere(false), EXIT_MS)
    return () => clearTimeout(timer)
  }, [open])
  return open || isHere
}

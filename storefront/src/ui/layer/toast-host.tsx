import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Spinner } from '../button/spinner.tsx'
import { useHydrated } from '../loading/use-hydrated.ts'
import { useTopLayer } from './layer-stack.ts'
import { currentToast, dismissToast, isHeard, subscribeToast, type Toast, type ToastAction, toast } from './toast.ts'
import css from './toast-host.module.css'

/** Renders the toast. Mounted once in the app. */
export function ToastHost() {
  const isHydrated = useHydrated()
  const topLayer = useTopLayer()
  if (!isHydrated) return null
  return createPortal(<ToastLayer />, topLayer ?? document.body)
}

/**
 * Shows the toast in a popover, so that the toast is above an open sheet. The popover is rendered inside the sheet's
 * element, because everything outside that element is inert. Both live regions stay mounted while they are empty:
 * screen readers announce only changes inside an existing region.
 */
function ToastLayer() {
  const shownToast = useSyncExternalStore(subscribeToast, currentToast, () => null)
  const layer = useRef<HTMLDivElement>(null)
  // If the layer was rendered again because a sheet has closed, its toast is not announced a second time.
  const [heardToast] = useState(() => (isHeard() ? shownToast : null))
  const spokenToast = shownToast === heardToast ? null : shownToast
  const isShown = shownToast !== null
  useLayoutEffect(() => {
    if (!isShown) return
    const element = layer.current
    // If a sheet closes at this moment, its element and this layer are removed. The toast is then rendered again in the
    // remaining layer.
    if (!element?.isConnected) return
    element.showPopover()
    return () => element.hidePopover()
  }, [isShown])
  useLayoutEffect(() => {
    if (!shownToast) return
    const place = () => {
      if (layer.current) layer.current.dataset.place = placeFor(document.activeElement)
    }
    place()
    // A form focuses its first faulty field after it has shown the toast.
    document.addEventListener('focusin', place)
    return () => document.removeEventListener('focusin', place)
  }, [shownToast])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap closes a toast early; keys are not blocked by it
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div ref={layer} popover="manual" className={css.layer} onClick={dismissToast}>
      {shownToast && !spokenToast && <ToastBox shownToast={shownToast} />}
      <div role="status">
        {spokenToast && spokenToast.kind !== 'fail' && <ToastBox key={spokenToast.id} shownToast={spokenToast} />}
      </div>
      <div role="alert">
        {spokenToast?.kind === 'fail' && <ToastBox key={spokenToast.id} shownToast={spokenToast} />}
      </div>
    </div>
  )
}

function runAction(action: ToastAction | undefined) {
  toast.close()
  action?.run()
}

/** Height of the middle of the screen that a toast can cover. */
const MIDDLE_PX = 200

/** @returns `top` if the field in use is in the middle of the screen, where a toast would cover it. */
function placeFor(element: Element | null): 'middle' | 'top' {
  if (!element?.matches('input:not([type="radio"], [type="checkbox"]), textarea, select')) return 'middle'
  const { top, bottom } = element.getBoundingClientRect()
  const middle = document.documentElement.clientHeight / 2
  return bottom > middle - MIDDLE_PX / 2 && top < middle + MIDDLE_PX / 2 ? 'top' : 'middle'
}

function ToastBox({ shownToast: { kind, text, action } }: { shownToast: Toast }) {
  return (
    <div className={css.toast}>
      {kind === 'success' && <IconCircleCheck aria-hidden="true" />}
      {kind === 'fail' && <IconCircleX aria-hidden="true" />}
      {kind === 'loading' && <Spinner size="large" />}
      <span data-toast="">{text}</span>
      {action && (
        <button type="button" className={css.action} onClick={() => runAction(action)}>
          {action.label}
        </button>
      )}
    </div>
  )
}

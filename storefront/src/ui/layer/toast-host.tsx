import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Spinner } from '../loading/spinner.tsx'
import { useHydrated } from '../loading/use-hydrated.ts'
import { useTopLayer } from './layer-stack.ts'
import { currentToast, dismissToast, subscribeToast, type Toast } from './toast.ts'
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
  const toast = useSyncExternalStore(subscribeToast, currentToast, () => null)
  const layer = useRef<HTMLDivElement>(null)
  const isShown = toast !== null
  useLayoutEffect(() => {
    if (!isShown) return
    const element = layer.current
    // If a sheet closes at this moment, its element and this layer are removed. The toast is then rendered again in the
    // remaining layer.
    if (!element?.isConnected) return
    element.showPopover()
    return () => element.hidePopover()
  }, [isShown])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap closes a toast early; keys are not blocked by it
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div ref={layer} popover="manual" className={css.layer} onClick={dismissToast}>
      <div role="status">{toast && toast.kind !== 'fail' && <ToastBox key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.kind === 'fail' && <ToastBox key={toast.id} toast={toast} />}</div>
    </div>
  )
}

function ToastBox({ toast }: { toast: Toast }) {
  return (
    <div className={css.toast}>
      {toast.kind === 'success' && <IconCircleCheck aria-hidden="true" />}
      {toast.kind === 'fail' && <IconCircleX aria-hidden="true" />}
      {toast.kind === 'loading' && <Spinner size="large" />}
      {toast.text}
    </div>
  )
}

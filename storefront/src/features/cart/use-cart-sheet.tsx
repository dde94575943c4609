import type { ReactNode } from 'react'
import { useFrameSheet } from '../../navigation/use-frame-sheet.ts'
import { useSession } from '../../session/use-session.ts'
import { useLoaded } from '../../ui/loading/use-loaded.ts'
import { useCartCount } from './use-cart-count.ts'

const loadSheet = () => import('./device-cart-sheet.tsx')

type CartSheet = {
  /** The number of lines, for badges. */
  count: number
  /** Opens the cart on the device, for a visitor. Undefined for a shopper, whose link goes to /bag. */
  onCart: (() => void) | undefined
  /** The screen has to render this sheet once. */
  sheet: ReactNode
}

/** The number of cart lines and, for visitors, the sheet that shows the cart on the device. */
export function useCartSheet(): CartSheet {
  const { token } = useSession()
  const count = useCartCount()
  const { isOpen, open, close } = useFrameSheet()
  const loaded = useLoaded(loadSheet, isOpen, close)
  if (token) return { count, onCart: undefined, sheet: null }
  return {
    count,
    onCart: open,
    sheet: loaded && <loaded.DeviceCartSheet open={isOpen} onClose={close} />,
  }
}

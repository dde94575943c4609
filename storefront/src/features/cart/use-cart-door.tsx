import type { ReactNode } from 'react'
import { useOpenHere } from '../../navigation/use-open-here.ts'
import { useSession } from '../../session/use-session.ts'
import { useLoaded } from '../../ui/loading/use-loaded.ts'
import { useCartCount } from './use-cart-count.ts'

const loadSheet = () => import('./device-cart-sheet.tsx')

type CartDoor = {
  /** Lines of the cart, for badges. */
  count: number
  /** For a visitor: opens the cart on the device. A shopper's link leads to /bag by itself. */
  onCart: (() => void) | undefined
  /** To be drawn once on the screen. */
  sheet: ReactNode
}

/** The way into the cart from a public screen, for shoppers and visitors. */
export function useCartDoor(): CartDoor {
  const { token } = useSession()
  const count = useCartCount()
  const { isOpen, open, close } = useOpenHere()
  const loaded = useLoaded(loadSheet, isOpen, close)
  if (token) return { count, onCart: undefined, sheet: null }
  return {
    count,
    onCart: open,
    sheet: loaded && <loaded.DeviceCartSheet open={isOpen} onClose={close} />,
  }
}

import { useSession } from '../../session/use-session.ts'
import { useCartCount } from './use-cart-count.ts'

/** The cart of a visitor. The path contains that of the home page, so the specification's guard lets visitors in. */
const DEVICE_CART = '/home/bag'

/** The address of the cart, and the number of its lines for badges. */
export function useCartLink(): { href: string; count: number } {
  const { token } = useSession()
  const count = useCartCount()
  return { href: token ? '/bag' : DEVICE_CART, count }
}

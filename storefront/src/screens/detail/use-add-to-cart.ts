import { useLingui } from '@lingui/react/macro'
import { isSignedOut } from '@sampan/contract/call-error'
import { useSend } from '../../api/use-send.ts'
import { deviceCart } from '../../features/cart/device-cart.ts'
import { useCartLink } from '../../features/cart/use-cart-link.ts'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/layer/toast.ts'

type Line = { sku_id: string; quantity: number; stock: number }

/**
 * Adds pieces to the account's cart, or for a visitor to the cart on the device. The toast links to the cart. If the
 * session has ended, the pieces wait on the device for the login that has opened.
 */
export function useAddToCart() {
  const { t } = useLingui()
  const visits = useVisits()
  const { token } = useSession()
  const { href } = useCartLink()
  const { send, isSending } = useSend('POST /api/cart/add')
  async function add({ sku_id, quantity, stock }: Line) {
    try {
      if (token) await send({ sku_id, quantity })
      else deviceCart.add(sku_id, quantity, stock)
    } catch (error) {
      if (isSignedOut(error)) deviceCart.add(sku_id, quantity, stock)
      throw error
    }
    toast.success(t`Added to cart`, { label: t`Go to cart`, run: () => visits.go(href) })
  }
  return { add, isAdding: isSending }
}

import { useLingui } from '@lingui/react/macro'
import { useSend } from '../../api/use-send.ts'
import { deviceCart } from '../../features/cart/device-cart.ts'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/layer/toast.ts'

type Line = { sku_id: string; quantity: number; stock: number }

/**
 * Adds pieces to the account's cart, or for a visitor to the cart on the device, which `onCart` opens. The toast links to
 * the cart.
 */
export function useAddToCart(onCart: (() => void) | undefined) {
  const { t } = useLingui()
  const visits = useVisits()
  const { token } = useSession()
  const { send, isSending } = useSend('POST /api/cart/add')
  async function add({ sku_id, quantity, stock }: Line) {
    if (token) await send({ sku_id, quantity })
    else deviceCart.add(sku_id, quantity, stock)
    toast.success(t`Added to cart`, { label: t`Go to cart`, run: onCart ?? (() => visits.go('/bag')) })
  }
  return { add, isAdding: isSending }
}

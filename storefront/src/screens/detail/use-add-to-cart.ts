import { useLingui } from '@lingui/react/macro'
import { useSend } from '../../api/use-send.ts'
import { deviceCart } from '../../features/cart/device-cart.ts'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/layer/toast.ts'

type Line = { sku_id: string; quantity: number; stock: number }

/** Adds pieces to the account's cart, or for a visitor to the cart on the device. */
export function useAddToCart() {
  const { t } = useLingui()
  const { token } = useSession()
  const { send, isSending } = useSend('POST /api/cart/add')
  async function add({ sku_id, quantity, stock }: Line) {
    if (token) await send({ sku_id, quantity })
    else deviceCart.add(sku_id, quantity, stock)
    toast.success(t`Added to cart`)
  }
  return { add, isAdding: isSending }
}

import { useSend } from '../../api/use-send.ts'
import { deviceCart } from './device-cart.ts'

/**
 * Joins the device's cart into the account's after login. The lines leave the device only when the shop has them: what a
 * lost connection leaves there is joined at the next login.
 */
export function useMergeDeviceCart(): () => Promise<void> {
  const { send } = useSend('POST /api/cart/merge', { quiet: true })
  return async () => {
    const items = deviceCart.get().map(({ sku_id, quantity }) => ({ sku_id, quantity }))
    if (items.length === 0) return
    await send({ items }).then(deviceCart.clear, () => {})
  }
}

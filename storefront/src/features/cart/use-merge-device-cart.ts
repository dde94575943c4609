import { isLost } from '@sampan/contract/call-error'
import { useSend } from '../../api/use-send.ts'
import { deviceCart } from './device-cart.ts'

/**
 * Joins the device's cart into the account's after login. The lines leave the device only when the shop has them. A merge
 * whose answer was lost is repeated at the next login under its key, and only then what else is on the device: under a new
 * one it would bring back what the shopper bought or removed in between.
 */
export function useMergeDeviceCart(): () => Promise<void> {
  const { send } = useSend('POST /api/cart/merge', { quiet: true, asker: 'screen' })
  /** @returns whether it was answered. */
  async function merge({ key, items }: NonNullable<ReturnType<typeof deviceCart.lostMerge>>): Promise<boolean> {
    try {
      await send({ items: [...items] }, key)
      deviceCart.keepOthers({ key, items })
    } catch (error) {
      if (isLost(error)) return false
    }
    deviceCart.endMerge()
    return true
  }
  return async () => {
    const lost = deviceCart.lostMerge()
    if (lost && !(await merge(lost))) return
    const next = deviceCart.beginMerge()
    if (next) await merge(next)
  }
}

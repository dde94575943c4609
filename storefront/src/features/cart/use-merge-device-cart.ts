import { isLost } from '@sampan/contract/call-error'
import { useSend } from '../../api/use-send.ts'
import { deviceCart } from './device-cart.ts'

/**
 * Merges the device's cart into the account's after login. Lines are removed from the device only after the server has
 * stored them. A merge that got no reply is repeated at the next login with the same idempotency key, before the
 * device's other lines are merged. With a new key, the merge would restore lines that the shopper bought or removed in
 * between.
 */
export function useMergeDeviceCart(): () => Promise<void> {
  const { send } = useSend('POST /api/cart/merge', { quiet: true, caller: 'screen' })
  /**
   * Sends a merge.
   * @returns whether a reply arrived.
   */
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
    const lostMerge = deviceCart.lostMerge()
    if (lostMerge && !(await merge(lostMerge))) return
    const next = deviceCart.beginMerge()
    if (next) await merge(next)
  }
}

import { useLingui } from '@lingui/react/macro'
import { useSend } from '../../api/use-send.ts'
import type { Mark } from '../../navigation/wish.ts'
import { toast } from '../../ui/layer/toast.ts'

/** Returns a function that sets the mark for which the shopper has logged in. A failure is shown as a toast. */
export function useSetMark(): (mark: Mark) => Promise<void> {
  const { t } = useLingui()
  const { send: like } = useSend('POST /api/product/like', { caller: 'screen' })
  const { send: follow } = useSend('POST /api/shop/follow', { caller: 'screen' })
  return async (mark) => {
    try {
      if ('product_id' in mark) await like({ product_ids: [mark.product_id], liked: true })
      else {
        await follow({ shop_ids: [mark.shop_id], followed: true })
        toast.success(t`Follow Success`)
      }
    } catch {
      // The login has succeeded, so it continues.
    }
  }
}

import { useLingui } from '@lingui/react/macro'
import type { CartItem } from '@sampan/contract'
import { useSend } from '../../api/use-send.ts'
import { toast } from '../../ui/layer/toast.ts'

/** Adds the product of a line to the favourites; the line stays. */
export function useSave() {
  const { t } = useLingui()
  const { send } = useSend('POST /api/product/like')
  return async ({ product_id }: CartItem) => {
    try {
      await send({ product_ids: [product_id], liked: true })
    } catch {
      return // a toast has already reported the failure
    }
    toast.success(t`Saved to favourites`)
  }
}

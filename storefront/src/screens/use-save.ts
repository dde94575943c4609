import { useLingui } from '@lingui/react/macro'
import type { CartItem } from '@sampan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../call.ts'
import { favouriteQuery } from '../features/catalogue/favourite-queries.ts'
import { toast } from '../ui/toast.ts'

/** Keeps the product of a line among the favourites; the line stays. */
export function useSave() {
  const { t } = useLingui()
  const call = useCall()
  const client = useQueryClient()
  return async ({ product_id }: CartItem) => {
    try {
      await call('POST /api/product/like', { body: { product_ids: [product_id], liked: true } })
    } catch {
      return // the failure has been told
    }
    client.setQueryData(favouriteQuery(call, product_id).queryKey, true)
    void client.invalidateQueries({ queryKey: ['user', 'info'] })
    toast.success(t`Saved to favourites`)
  }
}

import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../call.ts'
import { useKeyedCall } from '../../http/use-keyed-call.ts'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { cartQuery } from './cart-queries.ts'
import { deviceCart } from './device-cart.ts'

type Wish = { sku_id: string; quantity: number; stock: number }

/** Adds pieces to the cart on the account, or for a visitor to the one on the device. */
export function useAddToCart() {
  const { t } = useLingui()
  const { token } = useSession()
  const client = useQueryClient()
  const { queryKey } = cartQuery(useCall())
  const send = useKeyedCall('POST /api/cart/add')
  return useMutation({
    mutationFn: async ({ sku_id, quantity, stock }: Wish) => {
      if (!token) return deviceCart.add(sku_id, quantity, stock)
      client.setQueryData(queryKey, await send({ body: { sku_id, quantity } }))
      void client.invalidateQueries({ queryKey: ['user', 'info'] })
    },
    onSuccess: () => toast.success(t`Added to cart`),
  })
}

import { useRead } from '@sampan/front/use-read'
import { useCartCountry } from '../../features/address/delivery-country.ts'

/**
 * The country that a shopper's cart is sent to: the country of the default address, otherwise the country that the
 * shopper has chosen or the app has guessed. Undefined until the addresses are loaded, so that a guess is not shown and
 * then replaced.
 */
export function useAddressCountry(): string | undefined {
  const { data, isPending } = useRead('GET /api/user/address_list')
  const country = useCartCountry(data?.[0]?.country)
  return isPending ? undefined : country
}

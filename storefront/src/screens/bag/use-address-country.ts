import { useRead } from '../../api/use-read.ts'
import { useCartCountry } from '../../session/delivery-country.ts'

/**
 * The country a shopper's cart goes to: that of the address checkout begins with, else one that was looked at or
 * guessed. Undefined until the addresses are known: a guess that they take back would be told for nothing.
 */
export function useAddressCountry(): string | undefined {
  const { data, isPending } = useRead('GET /api/user/address_list')
  const country = useCartCountry(data?.[0]?.country)
  return isPending ? undefined : country
}

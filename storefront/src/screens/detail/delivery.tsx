import type { ProductDetail } from '@sampan/contract'
import { ruleFor } from '@sampan/contract/delivery'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { chooseDeliveryCountry, useDeliveryCountry } from '../../features/address/delivery-country.ts'
import { useSession } from '../../session/use-session.ts'
import { useLoaded } from '../../ui/layer/use-loaded.ts'
import { FreightRow } from './freight-row.tsx'

const loadSheet = () => import('./country-sheet.tsx')

type Props = { freight: ProductDetail['freight']; price_cents: number; quantity: number }

/** Freight of the chosen SKU to the shopper's country, and the arrival days. */
export function Delivery({ freight, price_cents, quantity }: Props) {
  const { token } = useSession()
  const addresses = useRead('GET /api/user/address_list', undefined, { enabled: token !== undefined })
  const deviceCountry = useDeliveryCountry(addresses.data?.find(({ is_default }) => is_default)?.country)
  // Undefined until the addresses are loaded, so that a guessed country is not shown and then replaced.
  const country = token && addresses.isPending ? undefined : deviceCountry
  const [isChoosing, setChoosing] = useState(false)
  const CountrySheet = useLoaded(loadSheet, isChoosing, () => setChoosing(false))?.CountrySheet
  return (
    <>
      <FreightRow
        country={country}
        rule={country ? ruleFor(freight, country) : undefined}
        line={{ price_cents, quantity }}
        onOpen={() => setChoosing(true)}
      />
      {CountrySheet && (
        <CountrySheet
          open={isChoosing}
          onClose={() => setChoosing(false)}
          country={country}
          onChange={chooseDeliveryCountry}
        />
      )}
    </>
  )
}

import type { ProductDetail } from '@sampan/contract'
import { deliveriesFor, shipsTo } from '@sampan/contract/delivery'
import { useRead } from '@sampan/front/use-read'
import { useContext, useState } from 'react'
import { chooseDeliveryCountry, useDeliveryCountry } from '../../../features/address/delivery-country.ts'
import { BrandContext } from '../../../navigation/shop-name.ts'
import { useSession } from '../../../session/use-session.ts'
import { useLoaded } from '../../../ui/layer/use-loaded.ts'
import { FreightRow } from './freight-row.tsx'
import { TaxLine } from './tax-line.tsx'

const loadSheet = () => import('./country-sheet.tsx')

type Props = {
  freight: ProductDetail['freight']
  price_cents: number
  quantity: number
  weight_grams: number | undefined
  /** The SKU whose taxes are shown; undefined if none is on sale. */
  sku_id: string | undefined
}

/** Freight of the chosen SKU to the shopper's country, and the arrival days. */
export function Delivery({ freight, price_cents, quantity, weight_grams, sku_id }: Props) {
  const { has_tax_rules } = useContext(BrandContext)
  const { token } = useSession()
  const addresses = useRead('GET /api/user/address_list', undefined, { enabled: token !== undefined })
  const deviceCountry = useDeliveryCountry(addresses.data?.find(({ is_default }) => is_default)?.country)
  // Undefined until the addresses are loaded, so that a guessed country is not shown and then replaced.
  const country = token && addresses.isPending ? undefined : deviceCountry
  const [isChoosing, setChoosing] = useState(false)
  const CountrySheet = useLoaded(loadSheet, isChoosing, () => setChoosing(false))?.CountrySheet
  const [delivery] = country ? deliveriesFor(freight, country, [{ price_cents, quantity, weight_grams }]) : []
  return (
    <>
      <FreightRow
        country={country}
        delivery={delivery}
        exceedsLimit={!delivery && country !== undefined && shipsTo(freight, country)}
        taxes={has_tax_rules && sku_id && country && delivery && <TaxLine sku_id={sku_id} country={country} />}
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

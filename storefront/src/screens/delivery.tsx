import type { ProductDetail } from '@sampan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../call.ts'
import { addressesQuery } from '../features/address/address-queries.ts'
import { chooseDeliveryCountry, useDeliveryCountry } from '../features/product/delivery-country.ts'
import { freightTo } from '../features/product/freight.ts'
import { FreightRow } from '../features/product/freight-row.tsx'
import { useSession } from '../session/use-session.ts'
import { useLoaded } from '../ui/use-loaded.ts'

const loadSheet = () => import('../features/address/country-sheet.tsx')

type Props = { freight: ProductDetail['freight']; price_cents: number; quantity: number }

/** What sending the wish to the shopper's country costs. */
export function Delivery({ freight, price_cents, quantity }: Props) {
  const { token } = useSession()
  const addresses = useQuery({ ...addressesQuery(useCall()), enabled: token !== undefined })
  const known = useDeliveryCountry(addresses.data?.find(({ is_default }) => is_default)?.country)
  // A guess that the address takes back a moment later would be told for nothing.
  const country = token && addresses.isPending ? undefined : known
  const [isChoosing, setChoosing] = useState(false)
  const CountrySheet = useLoaded(loadSheet, isChoosing, () => setChoosing(false))?.CountrySheet
  return (
    <>
      <FreightRow
        country={country}
        freight={country ? freightTo(freight, country, { price_cents, quantity }) : undefined}
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

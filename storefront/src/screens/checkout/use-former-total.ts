import type { Quote } from '@sampan/contract'
import { useState } from 'react'

type Seen = { address_id: string; quote: Quote; former_cents?: number | undefined }

/**
 * The total for the address that was chosen before, if another address changed freight or taxes in this checkout. It is
 * forgotten when the total changes for another reason.
 * @param quote undefined until the address is quoted
 */
export function useFormerTotal(address_id: string | undefined, quote: Quote | undefined): number | undefined {
  const [seen, setSeen] = useState<Seen>()
  if (!quote || address_id === undefined) return undefined
  if (seen?.quote === quote && seen.address_id === address_id) return seen.former_cents
  const former_cents = formerTotal(seen, address_id, quote)
  setSeen({ address_id, quote, former_cents })
  return former_cents
}

function formerTotal(seen: Seen | undefined, address_id: string, quote: Quote): number | undefined {
  if (!seen) return undefined
  if (seen.address_id === address_id)
    return seen.quote.total_cents === quote.total_cents ? seen.former_cents : undefined
  return placeSums(seen.quote) === placeSums(quote) ? undefined : seen.quote.total_cents
}

/** The sums of a quote that depend on its address. */
const placeSums = ({ freight_cents, taxes }: Quote) =>
  [freight_cents, taxes?.outcome, taxes?.arrival_cents, taxes?.added_cents, taxes?.included_cents].join()

import type { CardWay } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { amountFor } from '../../features/wallet/card-limits.ts'
import type { Payable } from './payment-sum.tsx'

/** A card top-up that covers the missing sum and pays at once. */
export type CardOffer = Pick<CardWay, 'provider' | 'mode'> & { amount_cents: number }

/** `isKnown` is false while the shop's way of card top-ups is read, which decides the button. */
export function useCardOffer(payable: Payable): { offer: CardOffer | undefined; isKnown: boolean } {
  const missing_cents = payable.total_cents - payable.balance_cents
  const isShort = missing_cents > 0 && !payable.waits_for_recharge
  const { data, isError } = useRead('GET /api/user/card_top_up', undefined, { enabled: isShort })
  const ways = isShort ? (data?.ways ?? []) : []
  const [offer] = ways.flatMap((way) => {
    const amount_cents = amountFor(missing_cents, way)
    return amount_cents === undefined ? [] : [{ provider: way.provider, mode: way.mode, amount_cents }]
  })
  return {
    offer,
    isKnown: !isShort || data !== undefined || isError,
  }
}

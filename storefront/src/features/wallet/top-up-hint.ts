import { safeNext } from '../../navigation/safe-next.ts'

/**
 * Parameters of the top-up screens: the missing amount, and the payment to return to. Anybody can change a URL, so
 * these parameters are treated as hints only.
 */
export type TopUpHint = { amount_cents: number | null; next: string | null }

const AMOUNT = /^[1-9]\d{0,11}$/

export function readTopUpHint(search: URLSearchParams): TopUpHint {
  const amount = search.get('amount_cents') ?? ''
  const next = search.get('next') === null ? null : safeNext(search.get('next'))
  return {
    amount_cents: AMOUNT.test(amount) ? Number(amount) : null,
    next: next?.startsWith('/payment?') ? next : null,
  }
}

/** The URL of the next step, with the hint as its query. @param provider of a card top-up; without it, the first one */
export function topUpHref(path: string, { amount_cents, next }: Partial<TopUpHint>, provider?: string): string {
  const query = new URLSearchParams({
    ...(provider && { provider }),
    ...(amount_cents && { amount_cents: `${amount_cents}` }),
    ...(next && { next }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}

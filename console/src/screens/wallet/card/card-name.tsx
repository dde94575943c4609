import { useLingui } from '@lingui/react/macro'
import type { PaymentAtDesk } from '@sampan/contract'
import { instrumentText } from './payment-text.ts'

type Card = Pick<PaymentAtDesk, 'method' | 'brand' | 'last_four'>

/** The card or wallet app that paid, such as Visa ···· 4242. */
export function CardName({ card }: { card: Card }) {
  const { i18n } = useLingui()
  return instrumentText(card, i18n) ?? '–'
}

import { useLingui } from '@lingui/react/macro'
import type { PaymentAtDesk } from '@sampan/contract'
import { instrumentName } from '@sampan/contract/pay-method'
import { languageTag } from '@sampan/front/language'

type Card = Pick<PaymentAtDesk, 'method' | 'brand' | 'last_four'>

/** The card or wallet app that paid, such as Visa ···· 4242. */
export function CardName({ card }: { card: Card }) {
  const { i18n } = useLingui()
  return instrumentName(card, languageTag(i18n)) ?? '–'
}

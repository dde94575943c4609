import { useLingui } from '@lingui/react/macro'
import { languageTag } from '@sampan/front/language'

type Props = { /** In the smallest unit of the currency. */ minor: number; currency: string }

/** An amount in any currency. */
export function MinorMoney({ minor, currency }: Props) {
  const { i18n } = useLingui()
  return minorText({ minor, currency }, languageTag(i18n))
}

export function minorText({ minor, currency }: Props, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

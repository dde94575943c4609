import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { isFamilyFirst, nameText } from '@sampan/contract/person-name'

type Named = { family_name: string; given_name: string }

/** Thanks by name: the given name, or the full name in languages that do not use the given name alone. */
export function thanksText(shopper: Named | undefined, i18n: I18n): string {
  const name =
    shopper && (isFamilyFirst(i18n.locale) ? nameText(shopper) : shopper.given_name.trim() || nameText(shopper))
  return name ? t(i18n)`Thank you, ${name}` : t(i18n)`Thank you`
}

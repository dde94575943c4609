import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { PLAIN_NAME_PATTERN } from '@sampan/contract/rules'
import type { Faults } from '@sampan/front/use-form'

type Names = { family_name: string; given_name: string }

/** Errors of a typed name. Many people have one name, so one of the two fields is enough. */
export function nameFaults({ family_name, given_name }: Names, i18n: I18n): Faults<keyof Names> {
  if (!family_name.trim() && !given_name.trim())
    return { family_name: t(i18n)`Enter your family name`, given_name: t(i18n)`Enter your given name` }
  return {
    ...(!PLAIN_NAME_PATTERN.test(family_name) && { family_name: t(i18n)`A name can’t contain < or >` }),
    ...(!PLAIN_NAME_PATTERN.test(given_name) && { given_name: t(i18n)`A name can’t contain < or >` }),
  }
}

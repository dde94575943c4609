import { useLingui } from '@lingui/react'
import type { LocaleKey } from '@sampan/contract/rules'
import { useQueryClient } from '@tanstack/react-query'
import { switchLanguage } from './switch-language.ts'

/** Switches the language of all that is shown: see switch-language.ts. */
export function useSwitchLanguage(): (locale: LocaleKey) => Promise<void> {
  const { i18n } = useLingui()
  const client = useQueryClient()
  return (locale) => switchLanguage(i18n, client, locale)
}

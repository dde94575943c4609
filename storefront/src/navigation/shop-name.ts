import { useLingui } from '@lingui/react'
import type { Brand } from '@sampan/contract'
import { DEFAULT_BRAND } from '@sampan/contract/default-brand'
import { type LocaleKey, tagOf } from '@sampan/contract/languages'
import { createContext, useContext } from 'react'

/**
 * The shop's name and logo. They are part of every page, so that no request is needed and nothing changes after the
 * first paint.
 */
export const BrandContext = createContext<Brand>({ name: DEFAULT_BRAND, names: {}, logo: null })

export const nameIn = ({ name, names }: Brand, locale: string) => names[tagOf(locale as LocaleKey)] ?? name // only locale keys are activated

/** The shop's name in the language of the page. */
export function useShopName(): string {
  const { i18n } = useLingui()
  return nameIn(useContext(BrandContext), i18n.locale)
}

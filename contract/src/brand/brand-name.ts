import type { Language } from '../text/languages.ts'
import type { Brand } from './brand.ts'

export const nameIn = ({ name, names }: Pick<Brand, 'name' | 'names'>, language: Language): string =>
  names[language] ?? name

/** Placeholder for the shop's name in mails, help and legal pages, so that these texts follow a rename. */
export const NAME_MARK = '{shop}'

export const naming = (brand: Pick<Brand, 'name' | 'names'>, language: Language) => (text: string) =>
  text.replaceAll(NAME_MARK, () => nameIn(brand, language))

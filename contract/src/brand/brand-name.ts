import type { Language } from '../rules.ts'
import type { Brand } from './brand.ts'

/** What the shop is called in a language. */
export const nameIn = ({ name, names }: Pick<Brand, 'name' | 'names'>, language: Language): string =>
  names[language] ?? name

/** Stands for the shop's name in mails and in help and legal pages, so that they follow when it is renamed. */
export const NAME_MARK = '{shop}'

export const naming = (brand: Pick<Brand, 'name' | 'names'>, language: Language) => (text: string) =>
  text.replaceAll(NAME_MARK, () => nameIn(brand, language))

import type { Brand } from '@sampan/contract'
import { nameIn } from '@sampan/contract/brand-name'
import { DEFAULT_BRAND, type Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { Mail } from '../../mail/mailer.ts'
import { type BrandRow, findBrand, findNotationCountries, type LogoColumns, wereTaxRulesStored } from './brand-sql.ts'

export type { BrandRow, LogoColumns } from './brand-sql.ts'

export function logoIn({ logo, logo_ground, logo_width, logo_height }: LogoColumns): Brand['logo'] {
  if (logo === null || logo_width === null || logo_height === null) return null
  return { address: logo, ground: logo_ground ?? 'any', width: logo_width, height: logo_height }
}

export async function readBrand(db: Db): Promise<Brand> {
  const [{ name, names, ...logo }, notations, has_tax_rules] = await Promise.all([
    findBrand(db),
    findNotationCountries(db),
    wereTaxRulesStored(db),
  ])
  return {
    ...{ name: name ?? DEFAULT_BRAND, names, logo: logoIn(logo) },
    ...(notations.length > 0 && { notations }),
    ...(has_tax_rules && { has_tax_rules }),
  }
}

/** The sender name of a mail. An unnamed shop sends as MAIL_FROM. */
export function senderOf(brand: Brand, language: Language): Pick<Mail, 'from_name'> {
  const name = nameIn(brand, language)
  return name === DEFAULT_BRAND ? {} : { from_name: name }
}

export const isNamed = async (db: Db): Promise<boolean> => (await findBrand(db)).name !== null

export const brandAtDesk: (db: Db) => Promise<BrandRow> = findBrand

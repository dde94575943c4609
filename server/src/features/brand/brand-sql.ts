import type { NotationCountry } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Texts } from '../../language/text-in.ts'

export type LogoColumns = {
  logo: string | null
  logo_ground: 'light' | 'dark' | null
  logo_width: number | null
  logo_height: number | null
}
export type BrandRow = LogoColumns & { name: string | null; names: Texts }

const rows = (db: Db) =>
  db.selectFrom('brand').select(['name', 'names', 'logo', 'logo_ground', 'logo_width', 'logo_height'])

const { all: findAll } = prepared((db) => rows(db))

export async function findBrand(db: Db): Promise<BrandRow> {
  const [brand] = await findAll(db)
  if (!brand) throw new Error('the table brand has no row')
  return brand
}

const { all: findNotations } = prepared((db) => db.selectFrom('legal_notation').select('country').orderBy('country'))

/** The countries with a notation of the business, which each page links to. */
export const findNotationCountries = async (db: Db): Promise<NotationCountry[]> =>
  (await findNotations(db)).map(({ country }) => country)

const { first: findTaxBook } = prepared((db) => db.selectFrom('tax_book').select('version'))

/** Whether rules of taxes were ever stored, so that pages ask for taxes. */
export const wereTaxRulesStored = async (db: Db): Promise<boolean> => ((await findTaxBook(db))?.version ?? 0) > 0

export const lockBrand = (tx: Tx): Promise<BrandRow> => rows(tx).forUpdate().executeTakeFirstOrThrow()

export async function updateBrand(tx: Tx, { names, ...row }: BrandRow): Promise<void> {
  await tx
    .updateTable('brand')
    .set({ ...row, names: JSON.stringify(names) })
    .execute()
}

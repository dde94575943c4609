import { Slug } from '@sampan/contract'
import {
  CATALOGUE_LIMITS,
  type CatalogueFault,
  COUNTRIES,
  GUARANTEE_YEARS,
  HS_CODE_PATTERN,
  TAX_CLASSES,
  type TaxClass,
  WITHDRAWAL_EXEMPTIONS,
  type WithdrawalExemption,
} from '@sampan/contract/rules'
import type { ProductDraft } from '../product/product-draft.ts'

/** Cell text that deletes the stored value. An empty cell keeps it. */
export const NONE = 'none'

/** Thrown when a cell cannot be read. */
export class Misread extends Error {
  readonly fault: CatalogueFault
  constructor(fault: CatalogueFault) {
    super(fault)
    this.fault = fault
  }
}

export function idIn(cell: string): string {
  if (!Slug.safeParse(cell).success) throw new Misread('not_an_id')
  return cell
}

export function flagIn(cell: string): boolean {
  if (/^(yes|true|1)$/i.test(cell)) return true
  if (/^(no|false|0)$/i.test(cell)) return false
  throw new Misread('not_yes_or_no')
}

export const textIn = (maximum: number) => (cell: string) => {
  if (cell.length > maximum) throw new Misread('too_long')
  return cell
}

export const orNull =
  <Value>(read: (cell: string) => Value) =>
  (cell: string): Value | null =>
    cell === NONE ? null : read(cell)

export const yesOrNo = (flag: boolean) => (flag ? 'yes' : 'no')

const tagsIn = (cell: string): string[] => {
  const tags = [...new Set(cell.split(',').map((tag) => tag.trim()))].filter(Boolean)
  if (tags.length > CATALOGUE_LIMITS.tags) throw new Misread('too_many')
  return tags.map(textIn(CATALOGUE_LIMITS.tag))
}

const hsCodeIn = (cell: string): string => {
  const digits = cell.replace(/[\s.-]/g, '')
  if (!HS_CODE_PATTERN.test(digits)) throw new Misread('not_an_hs_code')
  return digits
}

const countryIn = (cell: string): string => {
  const country = cell.toUpperCase()
  if (!COUNTRIES.includes(country)) throw new Misread('not_a_country')
  return country
}

const yearsIn = (cell: string): number => {
  const years = /^[0-9]{1,2}$/.test(cell) ? Number(cell) : 0
  if (years < GUARANTEE_YEARS.least) throw new Misread('not_a_guarantee')
  return years
}

const taxClassIn = (cell: string): TaxClass => {
  const tax_class = TAX_CLASSES.find((name) => name === cell.toLowerCase())
  if (tax_class === undefined) throw new Misread('not_a_tax_class')
  return tax_class
}

const exemptionIn = (cell: string): WithdrawalExemption => {
  const exemption = WITHDRAWAL_EXEMPTIONS.find((name) => name === cell.toLowerCase())
  if (exemption === undefined) throw new Misread('not_an_exemption')
  return exemption
}

/** Fields with columns of other names, or with several. A type names a field that is neither here nor in FIELD_COLUMNS. */
type OtherFields =
  | 'product_id'
  | 'title'
  | 'description'
  | 'warnings'
  | 'specs'
  | 'images'
  | 'was_cents'
  | 'is_recommended_price'
  | 'skus'
export type FieldColumn = Exclude<keyof ProductDraft, OtherFields>

/** `initial` is the value of a new product. If it is undefined, the file has to name one. */
type Column<Value> = { read: (cell: string) => Value; write: (value: Value) => string; initial: Value | undefined }

/** Maximum length of the path of a category. */
const CATEGORY_CELL = 1_000

/** Columns of a product file that hold one field of the product and have its name. */
const FIELD_COLUMNS: { [Name in FieldColumn]: Column<ProductDraft[Name]> } = {
  shop_id: { read: idIn, write: (id) => id, initial: undefined },
  // An id, a name or a path, which `readImportLine` looks up.
  category: { read: textIn(CATEGORY_CELL), write: (id) => id, initial: undefined },
  kind: { read: orNull(idIn), write: (id) => id ?? NONE, initial: null },
  on_sale: { read: flagIn, write: yesOrNo, initial: false },
  vendor: { read: orNull(textIn(CATALOGUE_LIMITS.vendor)), write: (vendor) => vendor ?? NONE, initial: null },
  tags: { read: (cell) => (cell === NONE ? [] : tagsIn(cell)), write: (tags) => tags.join(', ') || NONE, initial: [] },
  hs_code: { read: orNull(hsCodeIn), write: (code) => code ?? NONE, initial: null },
  origin_country: { read: orNull(countryIn), write: (country) => country ?? NONE, initial: null },
  tax_class: { read: orNull(taxClassIn), write: (tax_class) => tax_class ?? NONE, initial: null },
  guarantee_years: { read: orNull(yearsIn), write: (years) => (years === null ? NONE : String(years)), initial: null },
  maker: { read: orNull(idIn), write: (maker) => maker ?? NONE, initial: null },
  withdrawal_exemption: { read: orNull(exemptionIn), write: (exemption) => exemption ?? NONE, initial: null },
}
export const FIELD_COLUMN_NAMES = Object.keys(FIELD_COLUMNS) as FieldColumn[] // the record's own keys

type Read = <Value>(column: FieldColumn, understand: (cell: string) => Value) => Value | undefined
type Fields = Pick<ProductDraft, FieldColumn>

const fromEach = (compute: (name: FieldColumn) => unknown) =>
  Object.fromEntries(FIELD_COLUMN_NAMES.map((name) => [name, compute(name)]))

/** The fields that the cells of a line hold; undefined for empty cells. */
export const readFields = (read: Read) =>
  fromEach((name) => read<unknown>(name, FIELD_COLUMNS[name].read)) as Partial<Fields> // each column reads its field

export const INITIAL_FIELDS = fromEach((name) => FIELD_COLUMNS[name].initial) as Partial<Fields> &
  Omit<Fields, 'shop_id' | 'category'> // values of the columns

const cellOf = <Name extends FieldColumn>(name: Name, fields: Pick<ProductDraft, Name>) =>
  FIELD_COLUMNS[name].write(fields[name])

export const fieldCells = (fields: Fields) => fromEach((name) => cellOf(name, fields)) as Record<FieldColumn, string> // a cell for each column

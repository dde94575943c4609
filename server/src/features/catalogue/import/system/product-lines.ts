import {
  CATALOGUE_LIMITS,
  COUNTRIES,
  HS_CODE_PATTERN,
  type ImportNote,
  isGtin,
  LANGUAGE_TAGS,
} from '@sampan/contract/rules'
import { readDecimal } from '@sampan/contract/typed-number'
import type { Cells } from '../import-line.ts'
import type { StagedLine } from '../import-sql.ts'
import { categoryCell } from './category-cell.ts'
import { comparePrice, salePrice } from './compare-price.ts'
import { withoutSign } from './file-amount.ts'
import { slugOf } from './slug-of.ts'
import { type LineNote, NO, type Row, type SourceSheet } from './source-rows.ts'
import { languageOfText } from './text-language.ts'
import type { Variant } from './variant.ts'
import { variantsOf } from './variants.ts'

export type Translation = { lines: StagedLine[]; notes: LineNote[] }
type Note = (note: ImportNote, row: Row) => void

const YES = /^(?:true|yes|1)$/i
const YES_OR_Y = /^(?:true|yes|y|1)$/i
/** Option names, SKU ids and the first row of a product. Its variants may be in several places of a file. */
export type ProductSoFar = { names: string[]; sku_ids: Set<string>; first: Row }

/**
 * The product of consecutive rows with the same key, as lines with the shop's own columns. `earlier` is set if the file
 * had rows of this product before other products: then these rows add SKUs only.
 */
export function productLines(
  key: string,
  rows: readonly Row[],
  sheet: SourceSheet,
  earlier?: ProductSoFar,
): Translation & { soFar?: ProductSoFar } {
  const notes: LineNote[] = []
  const note: Note = (name, { line }) => notes.push({ note: name, line })
  const first = earlier?.first ?? rows[0]
  if (!first) return { lines: [], notes }
  if (YES.test(first.get('gift_card')) || /^gift.?card$/i.test(first.get('row_kind')))
    return { lines: [], notes: [{ note: 'gift_card', line: first.line }] }
  const product_id = slugOf(key)
  const { names, variants } = variantsOf(rows, sheet.system, earlier?.names)
  const facts = earlier ? {} : productCells(rows, variants, sheet, note)
  const sku_ids = earlier?.sku_ids ?? new Set<string>()
  const lines = variants.map((variant, at): StagedLine => {
    const number = articleNumberOf(variant, first, variants.length)
    const sku_id = freeId(skuIdOf(product_id, number, variant), sku_ids)
    sku_ids.add(sku_id)
    const cells = {
      product_id,
      ...(at === 0 && facts),
      sku_id,
      ...skuCells(variant, first, sheet, note),
      ...(number && { article_number: number }),
    }
    return { line: variant.row.line, product_id, cells: filled(cells), faults: faultsOf(variant.row) }
  })
  return { lines: distinctLines(lines, rows), notes, soFar: { names, sku_ids, first } }
}

/** An article number that a spreadsheet has shortened, such as `1.23E+10`, is lost. */
const SHORTENED = /^\d(?:[.,]\d+)?e\+\d+$/i

const faultsOf = (row: Row): StagedLine['faults'] => [
  ...(row.isTooWide ? [{ column: '', fault: 'too_many' }] : []),
  ...(SHORTENED.test(row.get('article_number')) ? [{ column: 'article_number', fault: 'not_readable' }] : []),
]

const filled = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined && cell !== '')) as Cells // fewer columns

/** The SKUs of an Etsy listing are all in one row: they are numbered as its parts. */
const distinctLines = (lines: StagedLine[], rows: readonly Row[]): StagedLine[] =>
  rows.length === 1 && lines.length > 1 ? lines.map((line, at) => ({ ...line, part: at })) : lines

/** The number of a product, such as 货号, belongs to all its SKUs: the options make it unique. */
function articleNumberOf({ article_number, options }: Variant, first: Row, count: number): string {
  if (article_number !== '') return article_number.slice(0, CATALOGUE_LIMITS.article_number)
  const product_number = first.get('product_number')
  if (product_number === '') return ''
  const parts = count > 1 ? [product_number, ...options.map(([, value]) => value)] : [product_number]
  return parts.join('-').slice(0, CATALOGUE_LIMITS.article_number)
}

function skuIdOf(product_id: string, number: string, { options }: Variant): string {
  if (number !== '') return slugOf(number)
  return options.length === 0 ? product_id : slugOf([product_id, ...options.map(([, value]) => value)].join('-'))
}

function freeId(sku_id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(sku_id)) return sku_id
  const number = Array.from({ length: taken.size + 1 }, (_, at) => at + 2).find((one) => !taken.has(`${sku_id}-${one}`))
  return `${sku_id.slice(0, 75)}-${number}`
}

function skuCells({ row, options, isCounted }: Variant, first: Row, { mapping }: SourceSheet, note: Note): Cells {
  const currency = row.get('currency').toUpperCase()
  // A price in another currency than that of the file must not be read.
  const isOther = currency !== '' && currency !== mapping.currency
  const amount = (cell: string) =>
    isOther && cell !== '' ? `${cell} ${currency}` : withoutSign(cell.replace(/^'/, ''), mapping.currency)
  const sale = salePrice(row, mapping.currency)
  const hasDates = row.all('sale_dates').length > 0
  if (sale !== '' && hasDates) note('sale_dates', row)
  const picture = row.get('sku_picture')
  return {
    options: options.map(([name, value]) => `${safe(name)}=${safe(value)}`).join('; ') || 'none',
    price: amount(sale !== '' && !hasDates ? sale : row.get('price')),
    cost: amount(row.get('cost')),
    stock: stockOf(row, isCounted, note),
    gtin: gtinOf(row, note),
    weight_grams: weightOf(row, note) || weightOf(first, note),
    ...(picture && { sku_picture_url: picture }),
    ...(row !== first && isOffSale(row) && !isOffSale(first) && { sku_on_sale: 'no' }),
  }
}

/** Signs that have a meaning in the column of options. */
const safe = (text: string): string => text.replace(/=/g, '＝').replace(/[;\n]/g, '；').trim()

function stockOf(row: Row, isCounted: boolean, note: Note): string {
  const cell = row.get('stock').replace(/^'|[.,]0{4}$/g, '')
  if (cell === '' || !isCounted || /^(?:unlimited|∞|無制限|不限)$/i.test(cell)) {
    note('unknown_stock', row)
    return ''
  }
  if (!/^[-−(]/.test(cell)) return cell
  note('negative_stock', row)
  return '0'
}

function gtinOf(row: Row, note: Note): string {
  const digits = row
    .get('gtin')
    .normalize('NFKC')
    .replace(/[\s'-]/g, '')
  if (digits === '' || isGtin(digits)) return digits
  note('wrong_gtin', row)
  return ''
}

/** Grams in a unit of weight, by column and by the unit that a cell names. */
const UNITS = { weight_grams: 1, weight_kg: 1_000, weight_lb: 453.592_37, weight_oz: 28.349_523_125 } as const
const NAMED_UNITS: readonly [RegExp, number][] = [
  [/kg|公斤|千克/i, UNITS.weight_kg],
  [/lbs?|pounds?/i, UNITS.weight_lb],
  [/oz|ounces?/i, UNITS.weight_oz],
  [/g|grams?|克/i, UNITS.weight_grams],
]
const MICROS = 1_000_000

/** Grams per unit; not a number for an unknown one. */
const gramsPer = (unit: string): number =>
  NAMED_UNITS.find(([name]) => new RegExp(`^(?:${name.source})$`, 'i').test(unit.trim()))?.[1] ?? Number.NaN

function weightOf(row: Row, note: Note): string {
  for (const target of ['weight_grams', 'weight_kg', 'weight_lb', 'weight_oz'] as const) {
    const cell = row.get(target).normalize('NFKC')
    if (cell === '') continue
    const [, number = '', unit = ''] = /^([\d.,\s]+)\s*([\p{L}]*)\.?$/u.exec(cell) ?? []
    const reading = readDecimal(number.trim(), 6)
    const unitColumn = row.get('weight_unit')
    const column = target === 'weight_kg' && unit === '' && unitColumn !== '' ? gramsPer(unitColumn) : UNITS[target]
    const unit_grams = unit === '' ? undefined : gramsPer(unit)
    const grams = reading.state === 'read' ? Math.round((reading.value / MICROS) * (unit_grams ?? column)) : Number.NaN
    if (grams > 0 && grams <= CATALOGUE_LIMITS.weight_grams) return String(grams)
    if (grams !== 0) note('unclear_weight', row)
  }
  return ''
}

function productCells(rows: readonly Row[], variants: readonly Variant[], sheet: SourceSheet, note: Note): Cells {
  const [first] = rows
  if (!first) return {}
  const { mapping } = sheet
  const cellOf = (target: Parameters<Row['get']>[0]) => rows.map((row) => row.get(target)).find(Boolean) ?? ''
  const title = cellOf('title')
  const description = cellOf('description').replaceAll('\\n', '\n')
  const isOff = isOffSale(first) || variants.every(({ row }) => isOffSale(row))
  if (isOff) note('off_sale', first)
  if (!isOff && description === '') note('no_description', first)
  if ([title, description].some((text) => languageOfText(text) !== 'en')) note('english_missing', first)
  const compared = comparePrice(variants, sheet)
  if (compared !== '') note('compare_price', first)
  const pictures = rows.flatMap((row) => row.all('pictures').flatMap(({ cell }) => picturesIn(cell)))
  const distinct = [...new Set(pictures)]
  if (distinct.length > CATALOGUE_LIMITS.pictures) note('too_many_pictures', first)
  return {
    shop_id: mapping.shop_id,
    category: categoryCell(rows, sheet, () => note('category_number', first)) || mapping.category,
    ...textCells('title', title.replace(/\s+/g, ' ')),
    ...textCells('description', description),
    picture_urls: distinct.slice(0, CATALOGUE_LIMITS.pictures).join('\n'),
    vendor: cellOf('vendor').slice(0, CATALOGUE_LIMITS.vendor),
    tags: tagsOf(rows, note),
    hs_code: hsCodeOf(cellOf('hs_code'), first, note),
    origin_country: countryOf(cellOf('origin_country'), first, note),
    recommended_price: compared,
    on_sale: isOff || description === '' ? 'no' : 'yes',
  }
}

/** Whether a row says that its product or SKU is not sold. */
const isOffSale = (row: Row): boolean =>
  row.all('status').some(({ heading, cell }) => NO.test(cell) || (/product_?online/i.test(heading) && cell === '2')) ||
  YES_OR_Y.test(row.get('archived'))

/** A text in its own language and, because every product needs it, as English. */
function textCells(field: 'title' | 'description', text: string): Cells {
  if (text === '') return {}
  return { [`${field}_en`]: text, [`${field}_${languageOfText(text)}`]: text }
}

const picturesIn = (cell: string): string[] =>
  (/https?:\/\//i.test(cell) ? cell.split(/[\s,;|]+(?=https?:\/\/)/i) : cell.split(/[,;|\n]+/))
    .map((picture) => picture.trim())
    .filter(Boolean)

function tagsOf(rows: readonly Row[], note: Note): string {
  const all = rows.flatMap((row) => row.all('tags').flatMap(({ cell }) => cell.split(/[,，;]/)))
  const tags = [...new Set(all.map((tag) => tag.trim()).filter(Boolean))]
  const short = tags.slice(0, CATALOGUE_LIMITS.tags).map((tag) => tag.slice(0, CATALOGUE_LIMITS.tag))
  if (short.join() !== tags.join() && rows[0]) note('tags_shortened', rows[0])
  return short.join(', ')
}

function hsCodeOf(cell: string, row: Row, note: Note): string {
  const digits = cell.replace(/[\s'.-]/g, '')
  if (digits === '' || HS_CODE_PATTERN.test(digits)) return digits
  note('wrong_hs_code', row)
  return ''
}

const COUNTRY_NAMES = new Map(
  LANGUAGE_TAGS.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return COUNTRIES.map((country) => [names.of(country)?.toLowerCase() ?? country, country] as const)
  }),
)

function countryOf(cell: string, row: Row, note: Note): string {
  if (cell === '') return ''
  const country = COUNTRIES.includes(cell.toUpperCase()) ? cell.toUpperCase() : COUNTRY_NAMES.get(cell.toLowerCase())
  if (country === undefined) note('unknown_country', row)
  return country ?? ''
}

import { CURRENCIES, type FileCurrency, type ImportTarget, MICROS } from '@sampan/contract/rules'
import type { Context } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import type { ImportMapping } from '../../../../db/json-columns.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { fingerprintOf } from '../../../../sheet/heading.ts'
import { findRates } from '../../../currency/currency-sql.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { readImport } from '../import-read-service.ts'
import { lockImport } from '../import-sql.ts'
import { currencyIn, currencyOfHeading } from './file-amount.ts'
import { targetsOf } from './headings.ts'
import { findHeadings, findRememberedMapping, findSource, storeMapping } from './source-sql.ts'

const SAMPLE_ROWS = 200
const SAMPLES = 3
const SAMPLE_LENGTH = 120

/**
 * The columns of a file of another system with values of its first rows, and what they mean: as it was decided for a file
 * with the same headings, or by the headings. @throws NotFound
 */
export async function readMapping(db: Db, import_id: string) {
  const row = await findHeadings(db, import_id)
  if (!row) throw new NotFound()
  const { system, headings } = row
  const [rows, remembered] = await Promise.all([
    findSource(db, import_id, 0, SAMPLE_ROWS),
    findRememberedMapping(db, fingerprintOf(headings)),
  ])
  const mapping = row.mapping ?? remembered
  const targets = mapping?.columns ?? targetsOf(headings, system)
  const columns = headings.map((heading, at) => ({
    heading,
    target: targets[at] ?? null,
    samples: [...new Set(rows.map(({ cells }) => cells[at]?.trim() ?? ''))]
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((cell) => cell.slice(0, SAMPLE_LENGTH)),
  }))
  return {
    system,
    is_remembered: remembered !== undefined,
    columns,
    shop_id: mapping?.shop_id ?? null,
    category: mapping?.category ?? null,
    currency: mapping?.currency ?? currencyOf(columns),
  }
}

type Column = { heading: string; target: ImportTarget | null; samples: string[] }

/**
 * Scripts in which headings are written where one currency is usual. Systems there write prices without it. 価 and 売 are
 * written so only in Japanese.
 */
const CURRENCIES_OF_SCRIPTS: readonly [RegExp, FileCurrency][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}価売]/u, 'JPY'],
  [/\p{Script=Hangul}/u, 'KRW'],
  [/\p{Script=Thai}/u, 'THB'],
]

/** The currency that the headings or prices of a file name, otherwise that of the script of the headings, or dollars. */
function currencyOf(columns: readonly Column[]): FileCurrency {
  const priced = columns.filter(({ target }) => target === 'price' || target === 'sale_price' || target === 'currency')
  const named = priced.flatMap(({ heading, samples }) => [currencyOfHeading(heading), ...samples.map(currencyIn)])
  const headings = columns.map(({ heading }) => heading)
  const usual = CURRENCIES_OF_SCRIPTS.find(([script]) => script.test(headings.join(' ')))?.[1]
  return [...named, ...headings.map(currencyOfHeading), usual].find((currency) => currency !== undefined) ?? 'USD'
}

type Decision = ImportMapping & { import_id: string }

/**
 * Stores what the columns of a file mean, and queues the translation of its lines.
 * @throws NotFound; Refusal state_changed; import_unmapped without a title and a price; import_no_rate.
 */
export const mapImport = ({ db }: Context, operator: OperatorSession, { import_id, ...mapping }: Decision) =>
  actAtDesk(db, operator, async (tx, log) => {
    const row = await lockImport(tx, import_id)
    const stored = await findHeadings(tx, import_id)
    if (!row || !stored) throw new NotFound()
    if (row.state !== 'mapping') throw new Refusal('state_changed')
    const { headings } = stored
    const columns = headings.map((_, at) => mapping.columns[at] ?? null)
    if (!columns.includes('title') || !columns.includes('price')) throw new Refusal('import_unmapped')
    const remembered = await findRememberedMapping(tx, fingerprintOf(headings))
    const micros_per_dollar = await rateOf(tx, mapping.currency)
    await storeMapping(tx, {
      import_id,
      fingerprint: fingerprintOf(headings),
      mapping: {
        ...mapping,
        columns,
        micros_per_dollar,
        ...(remembered?.categories && { categories: remembered.categories }),
      },
    })
    const { shop_id, category, currency } = mapping
    await log({
      action: 'import_mapped',
      ref_type: 'import',
      ref_id: import_id,
      details: { shop_id, category, currency },
    })
    return readImport(tx, import_id)
  })

/** @throws Refusal import_no_rate when the shop has no rate of the currency. */
async function rateOf(db: Db, currency: FileCurrency): Promise<number> {
  const known = CURRENCIES.find((one) => one === currency)
  if (known === undefined) return MICROS
  const rate = (await findRates(db)).find((one) => one.currency === known)
  if (!rate) throw new Refusal('import_no_rate')
  return rate.micros_per_dollar
}

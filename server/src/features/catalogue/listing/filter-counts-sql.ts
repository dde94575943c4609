import type { FilterCounts } from '@sampan/contract'
import { type Language, RATINGS } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { FREE_DELIVERY, type MarkGroup, ratedCode } from '../search/marks.ts'
import { conditions, type KeywordQuery, type ListFilter, matchesQuery, ROWS_COUNTED } from './list-sql.ts'

/** The number of options, and of values per option, that are offered as filters. */
const AXES_LIMIT = 8
const VALUES_LIMIT = 40

type Marked = {
  mark: string
  listed: number
  count: number
  axis: string | null
  name: string | null
  value: string | null
}
type Counted = { rows: number; total: number; marks: Marked[] }
type Given = { finds: KeywordQuery | undefined; filter: ListFilter; mark_groups: MarkGroup[] }

/**
 * Counts the marks of the first 1,001 products of a list. A product counts for a mark if it passes all other filters,
 * because shoppers may choose several marks of a group.
 */
async function countMarks(db: Db, { finds, filter, mark_groups }: Given, language: Language): Promise<Counted> {
  const { min_cents, max_cents, in_stock, ...others } = filter
  const source = finds
    ? sql`select product_id from listing_by_tier() where ${matchesQuery(finds)}`
    : sql`select product_id from listing where ${conditions(others)} order by sales desc, product_id desc`
  const passes = conditions({ min_cents, max_cents, ...(in_stock && { in_stock }) })
  const { rows } = await sql<Counted>`
    with base as materialized (${source} limit ${sql.lit(ROWS_COUNTED + 1)}),
    marked as materialized (
      select marks, ${passes} as passes, array(
        select mark_group.name from jsonb_to_recordset(${JSON.stringify(mark_groups)}::jsonb) as mark_group (name text, marks text[])
        where not mark_group.marks && listing.marks) as failed
      from base join listing using (product_id)),
    counted as (
      select mark, count(*)::int as listed, count(*) filter (where passes and failed <@ array[grouped.name])::int as count
      from marked, unnest(marks) as mark cross join lateral (
        select split_part(mark, ':', case when mark like '@option:%' then 2 else 1 end) as name) as grouped
      group by mark)
    select (select count(*)::int from base) as rows,
      (select count(*)::int from marked where passes and failed = '{}') as total,
      coalesce((select jsonb_agg(jsonb_build_object('mark', mark, 'listed', listed, 'count', count, 'axis', axis,
          'name', worded(axis.name, ${language}), 'value', worded(axis_value.value, ${language})))
        from counted left join axis_value on mark like '@option:%' and axis_value.axis = split_part(mark, ':', 2)
          and value_key = split_part(mark, ':', 3)
        left join axis using (axis)), '[]') as marks`.execute(db)
  const [row] = rows
  if (!row) throw new Error('counts have one row')
  return row
}

export async function findFilterCounts(db: Db, scope: Given, language: Language): Promise<FilterCounts> {
  const { rows, total, marks } = await countMarks(db, scope, language)
  const countOf = (mark: string) => marks.find((one) => one.mark === mark)?.count ?? 0
  return {
    total: Math.min(total, ROWS_COUNTED),
    total_is_least: total > ROWS_COUNTED,
    is_partial: rows > ROWS_COUNTED,
    options: optionsIn(marks, scope.mark_groups),
    ratings: RATINGS.map((min_rating) => ({ min_rating, count: countOf(ratedCode(min_rating)) })),
    free_delivery: countOf(FREE_DELIVERY),
  }
}

/** Options with several values, those of the most products first. Chosen options and values stay if a counted product has them. */
function optionsIn(marks: readonly Marked[], mark_groups: readonly MarkGroup[]): FilterCounts['options'] {
  const isChosen = (mark: string) => mark_groups.some((group) => group.marks.includes(mark))
  const axes = Map.groupBy(marks, ({ axis }) => axis)
  return [...axes]
    .flatMap(([axis, values]) => (axis === null ? [] : [{ axis, values, name: values[0]?.name ?? axis }]))
    .filter(({ values }) => values.length > 1 || values.some(({ mark }) => isChosen(mark)))
    .toSorted((a, b) => listedIn(b.values) - listedIn(a.values))
    .filter(({ values }, place) => place < AXES_LIMIT || values.some(({ mark }) => isChosen(mark)))
    .map(({ axis, name, values }) => ({
      axis,
      name,
      values: values
        .toSorted((a, b) => Number(isChosen(b.mark)) - Number(isChosen(a.mark)) || b.listed - a.listed)
        .slice(0, VALUES_LIMIT)
        .map(({ mark, value, count }) => ({ value_key: mark.split(':')[2] ?? '', value: value ?? '', count }))
        .toSorted(bySize),
    }))
}

const listedIn = (values: readonly Marked[]) => values.reduce((sum, { listed }) => sum + listed, 0)

const LETTER_SIZES = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl', '6xl']
const sizeOf = (key: string) => LETTER_SIZES.indexOf(key)
const numbered = new Intl.Collator('en', { numeric: true })

/** Clothes sizes from small to large; other values by name, with numbers in their order. */
const bySize = (a: { value_key: string; value: string }, b: { value_key: string; value: string }) =>
  sizeOf(a.value_key) - sizeOf(b.value_key) || numbered.compare(a.value, b.value)

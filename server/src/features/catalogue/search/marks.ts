import type { ProductFilter } from '@sampan/contract'
import { quoted } from './search-terms.ts'

/** A mark is the code of an option, a rating or free delivery, by which lists are filtered. */
export type MarkFilter = Pick<ProductFilter, 'options' | 'min_rating' | 'free_delivery'>

export const FREE_DELIVERY = '@freight:free'
export const ratedCode = (least: string) => `@rated:${least}`
const OPTION = '@option:'
/** @param option an option, such as `colour:clay`. */
export const optionCode = (option: string) => OPTION + option

export const isMark = (code: string) => [OPTION, '@rated:', FREE_DELIVERY].some((begin) => code.startsWith(begin))

/** The group of a mark: products need one of the chosen marks of each group. Groups of options are named by their axis. */
export type MarkGroup = { name: string; marks: string[] }

export function chosenMarks({ options = [], min_rating, free_delivery = false }: MarkFilter): MarkGroup[] {
  const axes = Map.groupBy(options, (option) => option.split(':', 1)[0] ?? '')
  return [
    ...[...axes].map(([name, values]) => ({ name, marks: values.map(optionCode) })),
    ...(min_rating ? [{ name: '@rated', marks: [ratedCode(min_rating)] }] : []),
    ...(free_delivery ? [{ name: '@freight', marks: [FREE_DELIVERY] }] : []),
  ]
}

/** A tsquery for each group of marks. */
export const markQueries = (filter: MarkFilter): string[] =>
  chosenMarks(filter).map(({ marks }) => `(${marks.map(quoted).join('|')})`)

import type { TaxClass } from '@sampan/contract/rules'

/** Chapters and headings of the HS whose goods have a class. Longer codes come first. */
const CLASSES: readonly (readonly [prefix: string, tax_class: TaxClass])[] = [
  ['6111', 'childrens_clothing'],
  ['6209', 'childrens_clothing'],
  ...['3303', '3304', '3305', '3306', '3307'].map((heading) => [heading, 'cosmetics'] as const),
  ...['4901', '4902', '4903'].map((heading) => [heading, 'books'] as const),
  // Live animals, meat, fish, dairy, vegetables, fruit, coffee, tea, cereals, oils, prepared food and drinks.
  ...['02', '03', '04', '07', '08', '09', '10', '11', '15', '16', '17', '18', '19', '20', '21'].map(
    (chapter) => [chapter, 'food'] as const,
  ),
  ...['61', '62', '64', '65'].map((chapter) => [chapter, 'clothing'] as const),
]

/** The class of goods that follows from their HS code; null without a code. */
export function taxClassOf(hs_code: string | null): TaxClass | null {
  if (hs_code === null) return null
  return CLASSES.find(([prefix]) => hs_code.startsWith(prefix))?.[1] ?? 'general'
}

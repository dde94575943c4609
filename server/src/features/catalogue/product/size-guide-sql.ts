import type { SizeGuide } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { type Texts, textIn } from '../../../language/text-in.ts'

/** The size guides of a product's kind, for the axes of its SKUs. */
const guidesOf = (db: Db, product_id: string) =>
  db
    .selectFrom('size_guide')
    .innerJoin('product', 'product.kind', 'size_guide.kind')
    .where('product.product_id', '=', product_id)
    .where(
      sql<boolean>`size_guide.axis in (select axis_value ->> 'axis' from sku, jsonb_array_elements(sku.axis_values) as axis_value
        where sku.product_id = ${product_id} and sku.on_sale)`,
    )
    .orderBy('size_guide.axis')

/** The keys of a product's axes that have a size guide. */
export const { all: findGuidedAxes } = prepared((db, product_id: string) =>
  guidesOf(db, product_id).select('size_guide.axis'),
)

export async function findSizeGuides(db: Db, product_id: string, language: Language): Promise<SizeGuide[]> {
  const guides = await guidesOf(db, product_id)
    .innerJoin('axis', 'axis.axis', 'size_guide.axis')
    .select(['size_guide.axis', 'size_guide.how', 'size_guide.measures', 'size_guide.sizes', 'axis.name'])
    .select(
      sql<Record<string, Texts>>`(select jsonb_object_agg(value_key, value) from axis_value
        where axis_value.axis = size_guide.axis)`.as('values'),
    )
    .execute()
  return guides.map(({ axis, name, how, measures, sizes, values }) => ({
    axis,
    name: textIn(name, language),
    how: textIn(how, language),
    measures: measures.map((measure) => textIn(measure, language)),
    sizes: sizes.map(({ value_key, figures }) => ({
      value_key,
      value: textIn(values[value_key] ?? { en: value_key }, language),
      figures: figures.map((one) => (typeof one === 'string' ? { text: one, cm: [] } : { text: null, cm: one })),
    })),
  }))
}

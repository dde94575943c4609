import type { DemoSku } from './demo-types.ts'
import type { Good } from './kinds.ts'
import { chanceFor } from './seeded-random.ts'

/** Every combination of a product's variants; the first one is always to be had unless the product is sold out. */
export function skusOf(good: Good): DemoSku[] {
  const { second } = good
  return good.values.flatMap((value, at) => {
    const price_cents = good.price_cents + (good.pictured_adds?.[at] ?? 0)
    const image = `${good.product_id}-${at + 1}.webp`
    const first = { axis: good.pictured, value }
    if (!second) return [sku(good, [first], price_cents, image, at === 0)]
    return Object.entries(second.adds).map(([key, adds_cents], place) =>
      sku(good, [first, { axis: second.axis, value: key }], price_cents + adds_cents, image, at === 0 && place === 0),
    )
  })
}

function sku(good: Good, values: DemoSku['values'], price_cents: number, image: string, isMain: boolean): DemoSku {
  const sku_id = [good.product_id, ...values.map(({ value }) => value)].join('-')
  return { sku_id, values, price_cents, stock: stockOf(good, sku_id, isMain), image }
}

/** Most shelves hold dozens, dear things fewer; one in fifteen variants has run out. */
function stockOf(good: Good, sku_id: string, isMain: boolean): number {
  if (good.shelf === 'sold_out') return 0
  const chance = chanceFor(`stock of ${sku_id}`)
  if (good.shelf === 'nearly_empty') return chance.between(1, 5)
  if (!isMain && chance.fraction() < 1 / 15) return 0
  return chance.between(8, good.price_cents > 15000 ? 60 : 400)
}

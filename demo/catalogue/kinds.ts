import { computerKinds } from './computer/computer-kinds.ts'
import { electricalKinds } from './electrical/electrical-kinds.ts'
import { familyKinds } from './family/family-kinds.ts'
import { foodKinds } from './food/food-kinds.ts'
import { healthKinds } from './health/health-kinds.ts'
import type { Kind, KindProduct } from './kind.ts'
import { mensKinds } from './mens/mens-kinds.ts'
import { outdoorsKinds } from './outdoors/outdoors-kinds.ts'
import { phoneKinds } from './phone/phone-kinds.ts'
import { toysKinds } from './toys/toys-kinds.ts'
import { womensKinds } from './womens/womens-kinds.ts'

/** Every kind of thing the demo shop sells, by category and by the kind's name. */
export const kinds: Record<string, Record<string, Kind>> = {
  computer: computerKinds,
  electrical: electricalKinds,
  outdoors: outdoorsKinds,
  family: familyKinds,
  health: healthKinds,
  mens: mensKinds,
  womens: womensKinds,
  food: foodKinds,
  phone: phoneKinds,
  toys: toysKinds,
}

/** A product with what it has from its kind. */
export type Good = KindProduct & { category: string; kind: string; of: Kind; pictured: string }

/** Every product, category by category and kind by kind. */
export function goods(): Good[] {
  return Object.entries(kinds).flatMap(([category, ofCategory]) =>
    Object.entries(ofCategory).flatMap(([kind, of]) =>
      of.products.map((product) => ({ pictured: of.pictured, ...product, category, kind, of })),
    ),
  )
}

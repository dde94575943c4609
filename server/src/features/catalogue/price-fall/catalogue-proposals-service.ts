import { anyKind, type ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { promo_kind } from '../../promo/promo-proposals-service.ts'
import { reduction_kind } from '../reduction/reduction-proposals-service.ts'
import { price_kind } from './price-proposals-service.ts'

/** Proposals of promo codes, prices and price reductions with larger discounts than the ceilings in the settings allow. */
export const catalogue_proposals: readonly ProposalKind[] = [
  anyKind(promo_kind),
  anyKind(price_kind),
  anyKind(reduction_kind),
]

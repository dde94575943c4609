import { anyKind, type ProposalKind } from '../desk-rights/proposal-service.ts'
import { price_kind } from './price-proposals-service.ts'
import { promo_kind } from './promo-proposals-service.ts'

/** What gives goods away, above the ceilings of the settings. */
export const catalogue_proposals: readonly ProposalKind[] = [anyKind(promo_kind), anyKind(price_kind)]

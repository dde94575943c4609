import { catalogue_proposals } from './features/desk-catalogue/catalogue-proposals-service.ts'
import { money_proposals } from './features/desk-money/money-proposals-service.ts'
import { people_proposals } from './features/desk-people/people-proposals-service.ts'
import type { ProposalKind } from './features/desk-rights/proposal-service.ts'
import { setting_proposals } from './features/desk-settings/setting-proposals-service.ts'

/** Every act of the desk that two people agree on. */
export const proposal_kinds: readonly ProposalKind[] = [
  ...setting_proposals,
  ...people_proposals,
  ...money_proposals,
  ...catalogue_proposals,
]

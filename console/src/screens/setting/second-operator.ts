import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import type { WaitingProposal } from '@sampan/contract'
import { type ProposalKindName, VISIBLE_PATTERN } from '@sampan/contract/rules'

export const proposalFor = (
  proposals: readonly WaitingProposal[],
  kind: ProposalKindName,
  ref_id: string,
): WaitingProposal | undefined => proposals.find((one) => one.kind === kind && one.ref_id === ref_id)

/** If a second operator must approve, a reason is required. */
export const reasonFault = (needsSecond: boolean, reason: string, i18n: I18n) =>
  needsSecond && !VISIBLE_PATTERN.test(reason) ? { reason: translate(i18n)`Enter a reason` } : {}

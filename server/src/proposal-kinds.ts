import { catalogue_proposals } from './features/catalogue/price-fall/catalogue-proposals-service.ts'
import { move_in_proposals } from './features/move-in/move-in-proposals-service.ts'
import type { ProposalKind } from './features/operator/proposal/proposal-service.ts'
import { refund_proposals } from './features/order/refund/refund-proposals-service.ts'
import { setting_proposals } from './features/setting/setting-proposals-service.ts'
import { remittance_proposals } from './features/tax/remittance/remittance-proposals-service.ts'
import { tax_proposals } from './features/tax/tax-proposals-service.ts'
import { dispute_proposals } from './features/wallet/card/dispute/dispute-proposals-service.ts'
import { provider_proposals } from './features/wallet/card/provider-proposals-service.ts'
import { refund_proposals as card_refund_proposals } from './features/wallet/card/refund/card-refund-proposals-service.ts'
import { report_proposals } from './features/wallet/card/report/report-proposals-service.ts'
import { network_proposals } from './features/wallet/chain/network/network-proposals-service.ts'
import { explanation_proposals } from './features/wallet/chain/reconciliation/explanation-proposals-service.ts'
import { transfer_proposals } from './features/wallet/chain/transfer/transfer-proposals-service.ts'
import { money_proposals } from './features/wallet/correction/money-proposals-service.ts'
import { payout_proposals } from './features/wallet/withdrawal/shopper-payout-service.ts'

/** All kinds of operations that need the approval of a second operator. */
export const proposal_kinds: readonly ProposalKind[] = [
  ...setting_proposals,
  ...payout_proposals,
  ...money_proposals,
  ...refund_proposals,
  ...catalogue_proposals,
  ...tax_proposals,
  ...remittance_proposals,
  ...network_proposals,
  ...explanation_proposals,
  ...transfer_proposals,
  ...provider_proposals,
  ...report_proposals,
  ...dispute_proposals,
  ...move_in_proposals,
  ...card_refund_proposals,
]

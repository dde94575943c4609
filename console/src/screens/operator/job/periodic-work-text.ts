import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PeriodicWorkName } from '@sampan/contract/rules'

/** The description of each periodic work. */
const TEXTS: Record<PeriodicWorkName, MessageDescriptor> = {
  order_timers: msg`Closes unpaid orders, confirms and completes others`,
  arrival_questions: msg`Asks whether late parcels have arrived`,
  receipt_numbers: msg`Numbers receipts and credit notes`,
  raised_amounts: msg`Applies raised amounts of the settings`,
  provider_payments: msg`Asks providers about open payments`,
  provider_reports: msg`Compares the reports of payment providers with the books`,
  provider_disputes: msg`Asks providers about disputes`,
  old_contract_withdrawals: msg`Deletes old contract withdrawals without an order`,
  dispute_mails: msg`Mails operators about disputes and their deadlines`,
  card_refunds: msg`Asks providers for refunds to cards`,
  imports: msg`Checks and applies product files`,
  product_pictures: msg`Fetches pictures of imported products`,
  price_reductions: msg`Updates lists when a price reduction starts or ends`,
  favourites: msg`Tells shoppers about their favourites`,
  listing_tiers: msg`Arranges products for the search`,
  expired_proposals: msg`Ends requests that expired`,
  outdated_proposals: msg`Ends requests whose facts changed`,
  digests: msg`Mails the morning digest`,
  new_work: msg`Mails new work that waits`,
  statement_credits: msg`Mails owners about credits by statement`,
  webhook_secrets: msg`Checks the signing secrets of webhooks`,
  ledger_audit: msg`Audits the ledger`,
  ledger_checkpoint: msg`Writes checkpoints of the ledger`,
  ledger_days: msg`Updates the figures of the day`,
  sales_days: msg`Adds up the sales of each day`,
  delete_expired: msg`Deletes rows that expired`,
  unused_uploads: msg`Deletes pictures that were never used`,
  agent_checkouts: msg`Deletes expired checkouts of agents`,
  old_agent_calls: msg`Deletes old calls of agents`,
  old_agent_platforms: msg`Deletes old platforms of agents`,
  old_webhook_deliveries: msg`Deletes old webhook deliveries`,
  old_events: msg`Deletes old events`,
  old_views: msg`Deletes old viewed products`,
  abandoned_imports: msg`Ends product files that were abandoned`,
  old_price_changes: msg`Deletes old price changes`,
  move_in: msg`Checks and applies files of another system`,
  invitations: msg`Mails invitations to customers of another system`,
  old_move_in_lines: msg`Deletes old lines of files of another system`,
}

/** The text of a periodic work; undefined for one that a newer or older server runs. */
export const periodicWorkText = (name: string): MessageDescriptor | undefined =>
  Object.entries(TEXTS).find(([known_name]) => known_name === name)?.[1]

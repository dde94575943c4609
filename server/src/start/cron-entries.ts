import type { PeriodicWorkName } from '@sampan/contract/rules'
import type { Outcome } from '../background/background-loop.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { deleteOldEvents } from '../event/event-sql.ts'
import { sendInvitations } from '../features/account/invitation/invitation-service.ts'
import { deleteOldAgentCalls } from '../features/agent/agent-key-sql.ts'
import { deleteOldPlatforms } from '../features/agent/agent-sql.ts'
import { deleteExpired } from '../features/agent/checkout/agent-checkout-sql.ts'
import { dropAbandoned } from '../features/catalogue/import/import-sql.ts'
import { workOnImport } from '../features/catalogue/import/import-work.ts'
import { fetchDuePictures } from '../features/catalogue/import/picture/picture-work.ts'
import { moveTiers } from '../features/catalogue/listing/listing-worker.ts'
import { dropOldPriceChanges } from '../features/catalogue/price-fall/price-fall-sql.ts'
import { followReductions } from '../features/catalogue/reduction/reduction-service.ts'
import { deleteOldViews } from '../features/favourite/view-history/view-history-sql.ts'
import { dropOldLines } from '../features/move-in/move-in-sql.ts'
import { workOnMoveIn } from '../features/move-in/move-in-work.ts'
import { processFavouriteChange } from '../features/notice/favourite/favourite-watch.ts'
import { expireProposals } from '../features/operator/proposal/proposal-sql.ts'
import { endOutdated } from '../features/operator/proposal/proposal-sweep-service.ts'
import { deleteOldWithdrawals } from '../features/order/contract-withdrawal/contract-withdrawal-sql.ts'
import { askAboutArrivals, runDueTimers } from '../features/order/order-timers.ts'
import { deleteDead } from '../features/order/order-timers-sql.ts'
import { numberDueReceipts } from '../features/order/receipt/receipt-number-work.ts'
import { sumSales } from '../features/sales/sales-work.ts'
import { applyDueRaises } from '../features/setting/setting-sql.ts'
import { writeDueDigests, writeDueNewWork } from '../features/today/digest/digest-work.ts'
import { deleteUnused } from '../features/upload/upload-service.ts'
import { askAboutPayments } from '../features/wallet/card/card-work.ts'
import { mailDisputes } from '../features/wallet/card/dispute/dispute-mail-service.ts'
import { askAboutDisputes } from '../features/wallet/card/dispute/dispute-work.ts'
import { askForRefunds } from '../features/wallet/card/refund/card-refund-work.ts'
import { readReports } from '../features/wallet/card/report/report-work.ts'
import { reportCredits } from '../features/wallet/confirmation/credit-report-service.ts'
import { checkSecrets } from '../features/webhook/webhook-secrets.ts'
import { deleteOldDeliveries } from '../features/webhook/webhook-sending-sql.ts'
import type { CronEntry } from '../job/cron.ts'
import { countDays } from '../ledger/days.ts'
import { auditLedger, makeCheckpointAlone } from '../ledger/ledger-watch.ts'
import { proposal_kinds } from '../proposal-kinds.ts'

const MINUTE_S = 60
const HOUR_S = 3_600
const SWEPT_AT_ONCE = 1_000

/** An entry whose name the desk has a text for. */
type NamedEntry = CronEntry & { name: PeriodicWorkName }

/**
 * All periodic work of the shop, run by the job runner. One server at a time runs an entry. Work that belongs to the memory
 * or the disk of a server, or to the nodes of a chain, has a separate loop: see docs/events.md.
 */
export function cronEntries(context: Context): readonly NamedEntry[] {
  const { db } = context
  const sweep = (deleteRows: (db: Db, limit: number) => Promise<number>) => async (): Promise<Outcome> =>
    (await deleteRows(db, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE ? 'done' : 'more'
  return [
    // Closes unpaid orders, confirms and completes orders, ends refunds whose goods were not sent back.
    { name: 'order_timers', every_s: 1, work: (signal, fault) => runDueTimers(db, fault, signal) },
    // Asks shoppers whether late parcels have arrived.
    { name: 'arrival_questions', every_s: MINUTE_S, work: (signal, fault) => askAboutArrivals(db, fault, signal) },
    // Numbers receipts and credit notes.
    { name: 'receipt_numbers', every_s: 2, work: (signal, fault) => numberDueReceipts(db, fault, signal) },
    // Applies raised amounts of the settings at their time.
    { name: 'raised_amounts', every_s: 2, work: () => applyDueRaises(db).then(done) },
    // Asks payment service providers about payments whose events may be lost.
    { name: 'provider_payments', every_s: 2, work: (_signal, fault) => askAboutPayments(context, fault) },
    // Reads payouts, lines and balances of payment service providers every six hours, and compares them with the books.
    {
      name: 'provider_reports',
      every_s: MINUTE_S,
      work: (signal, fault) => readReports(context, signal, fault),
    },
    // Asks them about disputes.
    { name: 'provider_disputes', every_s: 5, work: (_signal, fault) => askAboutDisputes(context, fault) },
    // Mails operators about disputes, and before their deadlines.
    { name: 'dispute_mails', every_s: MINUTE_S, work: () => mailDisputes(context).then(done) },
    // Asks payment service providers for refunds to cards, and about refunds that are not final.
    { name: 'card_refunds', every_s: 2, work: (_signal, fault) => askForRefunds(context, fault) },
    // Checks and applies files of products.
    { name: 'imports', every_s: 1, work: () => workOnImport(context) },
    // Checks, applies and undoes files with which the shop moves in, and mails invitations to its customers.
    { name: 'move_in', every_s: 1, work: () => workOnMoveIn(context) },
    { name: 'invitations', every_s: 5, work: () => sendInvitations(context) },
    // Fetches the pictures of imported products from their URLs.
    { name: 'product_pictures', every_s: 1, work: (_signal, fault) => fetchDuePictures(context, fault) },
    // Lets lists, search and favourites follow price reductions that start or end.
    { name: 'price_reductions', every_s: 1, work: () => followReductions(db) },
    // Notifies shoppers about cheaper favourites, and favourites that are in stock again.
    { name: 'favourites', every_s: 5, work: (_signal, fault) => processFavouriteChange(db, fault) },
    // Moves listings between the tiers of the search, whose bounds change with the catalogue.
    { name: 'listing_tiers', every_s: MINUTE_S, work: (signal) => moveTiers(db, signal) },
    // Ends proposals of operators that expired, or whose facts changed.
    { name: 'expired_proposals', every_s: MINUTE_S, work: () => expireProposals(db).then(done) },
    {
      name: 'outdated_proposals',
      every_s: MINUTE_S,
      work: (_signal, fault) => endOutdated({ ...context, kinds: proposal_kinds }, fault).then(done),
    },
    // Mails operators a morning digest, and new work soon after it begins to wait.
    { name: 'digests', every_s: MINUTE_S, work: (_signal, fault) => writeDueDigests(context, fault) },
    { name: 'new_work', every_s: MINUTE_S, work: (_signal, fault) => writeDueNewWork(context, fault) },
    // Mails the owners about recharges that bank statements credited without an operator.
    { name: 'statement_credits', every_s: MINUTE_S, work: () => reportCredits(context).then(done) },
    // Checks that the signing secrets of webhooks can be read with the keys of the server.
    { name: 'webhook_secrets', every_s: 5 * MINUTE_S, work: (_signal, fault) => checkSecrets(context, fault) },
    // Audits the ledger, writes checkpoints that keep its sums short, and updates the figures of the day.
    { name: 'ledger_audit', every_s: 10 * MINUTE_S, work: (signal) => auditLedger(context, signal) },
    { name: 'ledger_checkpoint', every_s: HOUR_S, work: () => makeCheckpointAlone(db) },
    { name: 'ledger_days', every_s: 10, work: () => countDays(db) },
    // Adds up the sales of days with new payments and refunds. A whole day of 10,000 orders takes a second.
    { name: 'sales_days', every_s: 30, work: () => sumSales(db) },
    // Deletes old rows, and uploads that were not used within a day.
    { name: 'delete_expired', every_s: MINUTE_S, work: () => deleteDead(db) },
    { name: 'unused_uploads', every_s: MINUTE_S, work: (signal, fault) => deleteUnused(context, fault, signal) },
    { name: 'agent_checkouts', every_s: MINUTE_S, work: async () => ((await deleteExpired(db)) ? 'more' : 'done') },
    { name: 'old_agent_calls', every_s: 10 * MINUTE_S, work: sweep(deleteOldAgentCalls) },
    { name: 'old_agent_platforms', every_s: 10 * MINUTE_S, work: sweep(deleteOldPlatforms) },
    { name: 'old_webhook_deliveries', every_s: MINUTE_S, work: sweep(deleteOldDeliveries) },
    { name: 'old_events', every_s: 10 * MINUTE_S, work: sweep(deleteOldEvents) },
    { name: 'old_views', every_s: HOUR_S, work: sweep(deleteOldViews) },
    { name: 'old_contract_withdrawals', every_s: HOUR_S, work: sweep(deleteOldWithdrawals) },
    { name: 'abandoned_imports', every_s: 10 * MINUTE_S, work: () => dropAbandoned(db).then(done) },
    { name: 'old_price_changes', every_s: HOUR_S, work: () => dropOldPriceChanges(db).then(done) },
    { name: 'old_move_in_lines', every_s: HOUR_S, work: () => dropOldLines(db).then(done) },
  ]
}

const done = (): Outcome => 'done'

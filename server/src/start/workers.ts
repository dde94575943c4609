import type { Running } from '../background/background-loop.ts'
import type { Context } from '../context.ts'
import type { DatabaseAddress } from '../db/database.ts'
import { startWork } from '../event/start-work.ts'
import { sweepAgentCalls } from '../features/agent/agent-work.ts'
import { endAgentCheckouts } from '../features/agent/checkout/agent-checkout-work.ts'
import { workOnImports } from '../features/catalogue/import/import-work.ts'
import { watchListings } from '../features/catalogue/listing/listing-worker.ts'
import { writeMissedSearches } from '../features/catalogue/search/synonym/write-missed-searches.ts'
import { sweepOldViews } from '../features/favourite/view-history/view-history-service.ts'
import { watchFavourites } from '../features/notice/favourite/favourite-watch.ts'
import { sendNoticePushes } from '../features/notice/push/push-work.ts'
import { endOldProposals } from '../features/operator/proposal/proposal-expiry.ts'
import { startTimers } from '../features/order/order-timers.ts'
import { numberReceipts } from '../features/order/receipt/receipt-number-work.ts'
import { limitPictureSpace } from '../features/picture/picture-space.ts'
import { applyRaisedAmounts } from '../features/setting/raised-amounts.ts'
import { sendDigests } from '../features/today/digest/digest-work.ts'
import { sweepUnusedFiles } from '../features/upload/upload-service.ts'
import { reconcileChains } from '../features/wallet/chain/reconciliation/reconciliation-worker.ts'
import { watchChains } from '../features/wallet/chain/scan/watch-chains.ts'
import { watchPayments } from '../features/wallet/withdrawal/payment-worker.ts'
import { tendWebhooks } from '../features/webhook/webhook-work.ts'
import { watchLedger } from '../ledger/ledger-watch.ts'
import { listeners } from '../listeners.ts'
import type { MailQueue } from '../mail/mail-queue-service.ts'
import type { Mailer } from '../mail/mailer.ts'
import { proposal_kinds } from '../proposal-kinds.ts'
import { localTasks, sendingTasks } from '../tasks.ts'

type WithSearches = Parameters<typeof writeMissedSearches>[0]

/** Background work of the process that answers requests: on its memory and its data folder. */
export const startWebWorkers = (context: Context & WithSearches): Running[] => [
  writeMissedSearches(context),
  limitPictureSpace(context),
]

type Means = { address: DatabaseAddress; mails: MailQueue; patient: Mailer }

/** Background work on the database. Any number of processes may do it. */
export const startJobWorkers = (context: Context, { address, mails, patient }: Means): Running[] => [
  startWork(context, { listeners, tasks: [...localTasks(context), ...sendingTasks(context, { mails, patient })] }),
  startTimers(context),
  numberReceipts(context),
  applyRaisedAmounts(context),
  endOldProposals(context, proposal_kinds),
  watchLedger(context),
  sweepUnusedFiles(context),
  sweepOldViews(context),
  sweepAgentCalls(context),
  watchFavourites(context),
  workOnImports(context),
  watchListings(context),
  watchChains(context, address),
  reconcileChains(context, address),
  watchPayments(context),
  sendNoticePushes(context),
  tendWebhooks(context),
  endAgentCheckouts(context),
  sendDigests(context),
]

import type { Running } from '../background/background-loop.ts'
import type { Context } from '../context.ts'
import type { DatabaseAddress } from '../db/database.ts'
import { startWork } from '../event/start-work.ts'
import { watchListings } from '../features/catalogue/listing/listing-worker.ts'
import { writeMissedSearches } from '../features/catalogue/search/synonym/write-missed-searches.ts'
import { limitPictureSpace } from '../features/picture/picture-space.ts'
import { sweepArrivals } from '../features/upload/upload-service.ts'
import { reconcileChains } from '../features/wallet/chain/reconciliation/reconciliation-worker.ts'
import { watchChains } from '../features/wallet/chain/scan/watch-chains.ts'
import { watchPayments } from '../features/wallet/withdrawal/payment-worker.ts'
import { listeners } from '../listeners.ts'
import type { MailQueue } from '../mail/mail-queue-service.ts'
import type { Mailer } from '../mail/mailer.ts'
import { localTasks, retryTasks, sendingTasks } from '../tasks.ts'
import { cronEntries } from './cron-entries.ts'

type WithSearches = Parameters<typeof writeMissedSearches>[0]

/** Background work of the process that answers requests: on its memory and its data folder. */
export const startWebWorkers = (context: Context & WithSearches): Running[] => [
  writeMissedSearches(context),
  limitPictureSpace(context),
  sweepArrivals(context),
]

type Means = { address: DatabaseAddress; mails: MailQueue; patient: Mailer }

/** Background work on the database. Any number of processes may do it. */
export const startJobWorkers = (context: Context, { address, mails, patient }: Means): Running[] => [
  startWork(context, {
    listeners,
    tasks: [...localTasks(context), ...sendingTasks(context, { mails, patient }), ...retryTasks(context)],
    cron: cronEntries(context),
  }),
  watchListings(context),
  watchChains(context, address),
  reconcileChains(context, address),
  watchPayments(context),
]

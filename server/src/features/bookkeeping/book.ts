import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { BookDay } from './book-days-sql.ts'

/** The period of a file, up to a sequence number of the ledger below which no transfer is missing. */
export type Book = { db: Db; days: readonly BookDay[]; up_to: number; language: Language; signal: AbortSignal }

import { z } from 'zod'
import { bareTransactionHash, TRANSACTION_HASH_PATTERN } from './chain.ts'

/** A transaction hash, with or without 0x. */
export const TransactionHash = z
  .string()
  .max(80)
  .transform(bareTransactionHash)
  .pipe(z.string().regex(TRANSACTION_HASH_PATTERN))

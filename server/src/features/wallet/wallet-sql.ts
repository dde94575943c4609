import type { BankAccount } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export const openBankAccounts = (db: Db, language: Language): Promise<BankAccount[]> =>
  db
    .selectFrom('bank_account')
    .select(['bank_account_id', 'bank_name', 'account_name', 'account_number', 'swift', 'country', 'currency'])
    .select(sql<string>`coalesce(worded(note, ${language}), '')`.as('note'))
    .where('is_open', '=', true)
    .orderBy('position')
    .execute()

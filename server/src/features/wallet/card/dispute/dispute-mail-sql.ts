import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'

export type DisputeToMail = {
  dispute_ref: string
  account: string | null
  disputed_cents: number
  due_at: string | null
}

/**
 * Takes the open disputes without an answer that a mail is due for: the first mail when they open, the others 72 and 24 hours
 * before their deadline. Each of them is taken once.
 */
export async function takeUnmailed(tx: Tx): Promise<DisputeToMail[]> {
  const { rows } = await sql<DisputeToMail>`
    update provider_dispute as dispute set reminders = due.reminders
    from (
      select dispute_id, case
          when due_at < now() + interval '24 hours' then 3 when due_at < now() + interval '72 hours' then 2
          else 1 end as reminders
      from provider_dispute where status = 'open' and evidence is null and accepted_at is null
    ) as due
    where dispute.dispute_id = due.dispute_id and dispute.reminders < due.reminders
    returning dispute_ref, due_at,
      greatest(withheld_cents, case when currency = 'USD' then amount_minor else 0 end) as disputed_cents,
      (select account from user_account where user_account.user_id = dispute.user_id) as account`.execute(tx)
  return rows
}

export type Reader = { account: string; language: Language }

/** Owners and operators of finance with a mailbox, each with the language of the other mails about work. */
export async function findReaders(db: Db): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select account, coalesce(digest_language, new_work_language, default_language()) as language from operator
    where roles && array['owner', 'finance'] and blocked_at is null and account like '%@%' order by account`.execute(db)
  return rows
}

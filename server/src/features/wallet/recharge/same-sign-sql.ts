import { sql } from 'kysely'

/** For each sign (picture, bank reference, transaction), up to this number of other recharges is shown. */
const SHOWN = 5

/**
 * Keeps PostgreSQL from scanning the index on time. If sorted by the column alone, the query scans a million recharges
 * for each row of the list, which takes two seconds.
 */
const BY_TIME = sql`with_it.created_at + interval '0'`

/** Other recharges with the same picture, bank reference or transaction (the sign) as the row `asked`. */
export const SAME_SIGN = sql`
      (select distinct 'picture' as sign, with_it.recharge_id
        from recharge_evidence as mine
          join uploaded_file as file on (file.user_id, file.file_id) = (mine.user_id, mine.file_id)
          join uploaded_file as copy on copy.digest = file.digest and copy.purpose = 'evidence'
          join recharge_evidence as with_it on (with_it.user_id, with_it.file_id) = (copy.user_id, copy.file_id)
        where (mine.user_id, mine.recharge_id) = (asked.user_id, asked.recharge_id)
          and with_it.recharge_id <> asked.recharge_id
        limit ${SHOWN})
      union all
      (select 'bank_reference', with_it.recharge_id from recharge as with_it
        where with_it.bank_reference is not null
          and bare_reference(with_it.bank_reference) = bare_reference(asked.bank_reference)
          -- A shopper's own recharge reference is not compared, because the shopper uses it for all transfers.
          and bare_reference(asked.bank_reference) is distinct from bare_reference(asked.reference)
          and with_it.recharge_id <> asked.recharge_id
        order by ${BY_TIME} limit ${SHOWN})
      union all
      (select 'transaction', with_it.recharge_id from recharge as with_it
        where with_it.transaction_hash = asked.transaction_hash and with_it.network = asked.network
          and with_it.recharge_id <> asked.recharge_id
        order by ${BY_TIME} limit ${SHOWN})
      union all
      -- Recharges that this transaction credited, although their claim does not name it.
      (select 'transaction', deposit.recharge_id from chain_deposit as deposit
        join recharge as claim on (claim.user_id, claim.recharge_id) = (deposit.user_id, deposit.recharge_id)
        where deposit.network = asked.network and deposit.transaction_hash = asked.transaction_hash
          and deposit.recharge_id <> asked.recharge_id
          and claim.transaction_hash is distinct from asked.transaction_hash
        limit ${SHOWN})`

-- A wallet's bills are read in the order of its entries: from the index, however many there are. By the code of the account
-- alone PostgreSQL read and sorted the whole wallet for each page. The columns are those of before, with the account's id.
create or replace view ledger_bill as
  select account.code as account_code, entry.version,
    case
      when transfer.code = 'withdrawal' and transfer.phase = 'void' then 'withdrawal_returned'
      when transfer.code = 'repayment' then 'correction'
      else transfer.code
    end as kind,
    case
      when transfer.phase <> 'hold' or resolving.phase = 'post' then 'done'
      when resolving.phase = 'void' then 'returned'
      else 'held'
    end as state,
    posted_delta_cents - pending_delta_cents
      + coalesce(fee.amount_cents, 0) * case transfer.phase when 'hold' then -1 else 1 end as amount_cents,
    posted_after_cents - pending_after_cents as balance_after_cents,
    transfer.ref_type, transfer.ref_id, transfer.created_at, entry.account_id
  from ledger_entry as entry
  join ledger_account as account using (account_id)
  join ledger_transfer as transfer using (sequence)
  left join ledger_transfer as resolving on resolving.pending_id = transfer.transfer_id
  left join ledger_transfer as fee on transfer.code = 'withdrawal' and fee.code = 'withdrawal_fee'
    and (fee.ref_type, fee.ref_id, fee.phase) = (transfer.ref_type, transfer.ref_id, transfer.phase)
  where posted_delta_cents <> pending_delta_cents and transfer.code <> 'withdrawal_fee';

-- How many entries an account had before a time. They are numbered in the order of their times, so halving finds it in
-- some twenty steps, where a condition on the time would read them all.
create function ledger_entries_before(of_account bigint, at timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint := (select version from ledger_balance where account_id = of_account);
  middle bigint;
begin
  while low < high loop
    middle := (low + high + 1) / 2;
    if (select created_at < at from ledger_entry join ledger_transfer using (sequence)
        where account_id = of_account and version = middle) then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;

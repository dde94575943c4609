-- Sums of the ledger: balances of summed accounts, books, bills and days.

-- One row per summed account and checkpoint: the sums of its transfers up to a sequence number. Only later transfers are
-- added up for each read.
create table ledger_checkpoint (
  account_id bigint not null references ledger_account,
  up_to_sequence bigint not null,
  posted_debits_cents bigint not null,
  posted_credits_cents bigint not null,
  created_at timestamptz not null default now(),
  primary key (account_id, up_to_sequence)
);
create trigger checkpoint_is_append_only before update or delete or truncate on ledger_checkpoint
  for each statement execute function refuse_change();

create function ledger_sums(of_account bigint, up_to bigint default 9223372036854775807)
returns table (posted_debits_cents bigint, posted_credits_cents bigint) language sql stable as $$
  with start as (
    select up_to_sequence, posted_debits_cents, posted_credits_cents from ledger_checkpoint
    where account_id = of_account and up_to_sequence <= up_to
    union all values (0, 0, 0)
    order by up_to_sequence desc limit 1
  )
  select start.posted_debits_cents + tail.debits_cents, start.posted_credits_cents + tail.credits_cents
  from start cross join lateral (
    select coalesce(sum(debits_cents), 0)::bigint as debits_cents,
      coalesce(sum(credits_cents), 0)::bigint as credits_cents
    from ledger_leg where account_id = of_account and sequence > start.up_to_sequence and sequence <= up_to
  ) as tail
$$;

-- Credits less debits: positive for debts of the shop, negative for its assets.
create function ledger_summed_balance(of_code text) returns bigint language sql stable as $$
  select posted_credits_cents - posted_debits_cents
  from ledger_account cross join lateral ledger_sums(account_id) where code = of_code and mode = 'summed'
$$;

-- A transfer gets its sequence number before its transaction commits, so a transfer may appear *below* the newest
-- visible one. A mark consists of the newest visible sequence number and the id of the marking transaction. A transfer
-- up to the mark that is not visible yet belongs to an older transaction, because ledger_post takes its transaction id
-- before any sequence number. Once all older transactions have ended (ledger_is_settled), no transfer up to the mark is
-- missing. Payments do not wait for this.
create function ledger_mark(out up_to_sequence bigint, out marked_by xid8) language sql as $$
  select coalesce(max(sequence), 0), pg_current_xact_id() from ledger_transfer
$$;

create function ledger_is_settled(marked_by xid8) returns boolean language sql as $$
  select pg_snapshot_xmin(pg_current_snapshot()) > marked_by
$$;

-- Inserts checkpoints up to a mark, which must be settled.
create function ledger_checkpoint(up_to bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into ledger_checkpoint (account_id, up_to_sequence, posted_debits_cents, posted_credits_cents)
    select account_id, up_to, posted_debits_cents, posted_credits_cents
    from ledger_account cross join lateral ledger_sums(account_id, up_to) where mode = 'summed'
  on conflict do nothing
$$;

-- One row per account with its balance (credits less debits) and the held amount.
create view ledger_books as
  select account_id, code, posted_credits_cents - posted_debits_cents as balance_cents,
    pending_debits_cents as held_cents
  from ledger_account join ledger_balance using (account_id)
  union all
  select account_id, code, posted_credits_cents - posted_debits_cents, 0
  from ledger_account cross join lateral ledger_sums(account_id) where mode = 'summed';

-- Shoppers with a debt and a spendable balance. Every credit to a wallet repays a debt first, so this view must be
-- empty. The audit reports its rows.
create view ledger_spending_debtor as
  select wallet.code as wallet, receivable.code as receivable,
    money.posted_credits_cents - money.posted_debits_cents - money.pending_debits_cents as balance_cents,
    debt.posted_debits_cents - debt.posted_credits_cents as owed_cents
  from ledger_balance as debt
  join ledger_account as receivable using (account_id)
  join ledger_account as wallet on wallet.code = 'user:' || split_part(receivable.code, ':', 2) || ':cash'
  join ledger_balance as money on money.account_id = wallet.account_id
  where debt.normal_side = 'debit' and debt.posted_debits_cents > debt.posted_credits_cents
    and money.posted_credits_cents - money.posted_debits_cents > money.pending_debits_cents;

-- One row per entry of a wallet that changes its spendable balance (posted less held). A post does not change the
-- spendable balance, so it appears only as the state of its hold. The net amount and the charge of a withdrawal are one
-- row: the charge is entered first, so the entry of the net amount has the balance after both.
create view ledger_bill as
  select account.code as account_code, entry.version,
    case
      when transfer.code = 'withdrawal' and transfer.phase = 'void' then 'withdrawal_returned'
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

-- The number of entries of an account before a time. Entries are numbered in the order of their times, so a binary search
-- finds it in about twenty steps, whereas a condition on the time would read all entries.
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

-- One row per day and code of transfers with their sum, for the desk's page Today: adding up a month would take seconds.
-- Only settled transfers (ledger_is_settled) are counted, so that none is missed or counted twice.
create table ledger_day (
  -- The day in UTC.
  day date not null,
  code text not null,
  amount_cents bigint not null,
  transfers bigint not null,
  primary key (day, code)
);

-- One row: the transfer up to which days are counted, and the next mark, which is not settled yet.
create table ledger_day_mark (
  is_the_one boolean primary key default true check (is_the_one),
  counted_to bigint not null default 0,
  marked_to bigint,
  marked_by xid8,
  constraint whole_mark check (num_nulls(marked_to, marked_by) in (0, 2))
);
insert into ledger_day_mark default values;

-- Ledger: accounts, balances, transfers and entries, and the functions that post them.
--
-- A transfer moves whole US cents from one account to another in one row, so it cannot be unbalanced. Transfers and
-- entries are append-only. A mistake is corrected by an opposite transfer. The audit of the ledger is in 420-audit.sql.

-- One row per account; the code names it. An account of one shopper is *locked*: it has a balance row, and every transfer
-- of its money locks that row. An account that all shoppers share is *summed*: its balance is the sum of its transfers,
-- because with a shared row all payments would wait for each other.
--
-- An account grows on its normal side. A wallet is owed to the shopper and grows by credits; a receivable is owed by the
-- shopper and grows by debits. Neither may fall below zero.
create table ledger_account (
  account_id bigint generated always as identity primary key,
  code text not null unique constraint known_account check (code ~ ('^('
    'user:[0-9a-f-]{36}:cash|receivable:[0-9a-f-]{36}|external:bank|external:chain:[a-z0-9-]+:[a-z0-9-]+|'
    'clearing:(stripe|paypal)|orders:escrow|sales|fees:withdrawal|fees:provider|disputes|suspense|losses|opening)$')),
  mode text not null
    generated always as (case when code ~ '^(user|receivable):' then 'locked' else 'summed' end) stored,
  normal_side text not null
    generated always as (case when code ~ '^(receivable:|external:|clearing:|fees:provider$|losses$|opening$)' then 'debit' else 'credit' end) stored,
  created_at timestamptz not null default now()
);
-- Index of the few summed accounts, among the accounts of a million shoppers.
create index ledger_account_summed on ledger_account (code) where mode = 'summed';
create trigger account_is_append_only before update or delete or truncate on ledger_account
  for each statement execute function refuse_change();

insert into ledger_account (code) values
  ('external:bank'), ('clearing:stripe'), ('clearing:paypal'), ('orders:escrow'), ('sales'), ('fees:withdrawal'),
  ('fees:provider'), ('disputes'), ('suspense'), ('losses'), ('opening');

-- One row per locked account: the only table of the ledger that is updated. Debits and credits are separate and only grow.
-- The spendable balance is credits less debits less held amounts (pending debits).
create table ledger_balance (
  account_id bigint primary key references ledger_account,
  normal_side text not null,
  posted_debits_cents bigint not null default 0 check (posted_debits_cents >= 0),
  posted_credits_cents bigint not null default 0 check (posted_credits_cents >= 0),
  pending_debits_cents bigint not null default 0 check (pending_debits_cents >= 0),
  version bigint not null default 0,
  constraint no_overdraft check (
    normal_side = 'debit' or posted_debits_cents + pending_debits_cents <= posted_credits_cents),
  constraint no_overpayment check (
    normal_side = 'credit' or posted_credits_cents <= posted_debits_cents)
  -- Pages are only half filled, so that an updated row fits on its page and no index is updated.
) with (fillfactor = 50);
-- Index for the desk's list of debts. The normal side never changes, so updates of balances do not touch this index.
create index ledger_balance_of_debts on ledger_balance (account_id) where normal_side = 'debit';
create trigger balance_is_permanent before delete or truncate on ledger_balance
  for each statement execute function refuse_change();

create function ledger_open_balance() returns trigger language plpgsql as $$
begin
  insert into ledger_balance (account_id, normal_side) values (new.account_id, new.normal_side);
  return null;
end $$;
create trigger a_locked_account_has_a_balance after insert on ledger_account
  for each row when (new.mode = 'locked') execute function ledger_open_balance();

create function ledger_guard_balance() returns trigger language plpgsql as $$
begin
  if new.account_id <> old.account_id or new.normal_side <> old.normal_side or new.version <> old.version + 1
    or new.posted_debits_cents < old.posted_debits_cents or new.posted_credits_cents < old.posted_credits_cents then
    raise exception 'a balance only grows, one version at a time' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger a_balance_only_grows before update on ledger_balance
  for each row execute function ledger_guard_balance();

-- One row per transfer. A single transfer moves money immediately. A hold reserves it, until a post moves it or a void
-- releases it.
create table ledger_transfer (
  sequence bigint generated always as identity primary key,
  transfer_id uuid not null unique,
  code text not null check (code in ('recharge', 'withdrawal', 'withdrawal_fee', 'withdrawal_returned', 'payment', 'refund',
    'completion', 'correction', 'correction_owed', 'repayment', 'write_off', 'provider_fee', 'provider_payout', 'provider_payout_back',
    'dispute', 'dispute_owed', 'dispute_returned', 'dispute_withheld', 'dispute_fee', 'dispute_loss', 'opening_balance')),
  phase text not null check (phase in ('single', 'hold', 'post', 'void')),
  debit_account_id bigint not null references ledger_account,
  credit_account_id bigint not null references ledger_account,
  amount_cents bigint not null check (amount_cents between 1 and 100000000000000),
  -- The hold that this post or void resolves.
  pending_id uuid references ledger_transfer (transfer_id),
  -- The event that caused the transfer, such as a recharge.
  ref_type text not null check (ref_type <> ''),
  ref_id text not null check (ref_id <> ''),
  actor text not null check (actor <> ''),
  -- The time of the insert, not of the start of the transaction, so that the times of an account's entries grow with
  -- their versions.
  created_at timestamptz not null default clock_timestamp(),
  constraint two_accounts check (debit_account_id <> credit_account_id),
  constraint resolves_a_hold check ((phase in ('post', 'void')) = (pending_id is not null)),
  constraint event_moves_money_once unique (ref_type, ref_id, code, phase)
);
create unique index hold_resolves_once on ledger_transfer (pending_id) where pending_id is not null;
create index ledger_transfer_by_debit on ledger_transfer (debit_account_id, sequence);
create index ledger_transfer_by_credit on ledger_transfer (credit_account_id, sequence);
-- Index for the bank's days. Payments, which are most of the transfers, are not in this index.
create index ledger_transfer_from_outside on ledger_transfer (created_at)
  where code in ('recharge', 'withdrawal', 'correction', 'correction_owed', 'provider_payout', 'provider_payout_back')
    and phase in ('single', 'post');
-- Index for the bookkeeper's days. Transfers are stored in the order of their times, so ranges of pages are enough.
create index ledger_transfer_by_time on ledger_transfer using brin (created_at) with (autosummarize = on);
create trigger transfer_is_append_only before update or delete or truncate on ledger_transfer
  for each statement execute function refuse_change();

-- The effect of a transfer on each of its two accounts. No other code interprets the phases. Holds and voids do not affect
-- the credited account, so they have one leg.
create view ledger_leg as
  select sequence, debit_account_id as account_id,
    case when phase in ('single', 'post') then amount_cents else 0 end as debits_cents,
    0::bigint as credits_cents,
    case phase when 'hold' then amount_cents when 'single' then 0 else -amount_cents end as pending_cents
  from ledger_transfer
  union all
  select sequence, credit_account_id, 0, amount_cents, 0
  from ledger_transfer where phase in ('single', 'post');

-- One row per change of a balance, numbered without gaps, with the balance after it, so that a missing or changed row is
-- found. `posted` is credits less debits: negative for a receivable.
create table ledger_entry (
  account_id bigint not null references ledger_balance,
  version bigint not null,
  sequence bigint not null references ledger_transfer,
  posted_delta_cents bigint not null,
  pending_delta_cents bigint not null,
  posted_after_cents bigint not null,
  pending_after_cents bigint not null check (pending_after_cents >= 0),
  primary key (account_id, version)
);
create trigger entry_is_append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();

create function ledger_account_id(of_code text) returns bigint language sql stable as $$
  select account_id from ledger_account where code = of_code
$$;

-- Creates missing accounts, and locks the balances of the others until the end of the transaction.
create function ledger_lock(codes text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Inserts in the order of codes, because otherwise two batches that create the same accounts in different orders
  -- would deadlock.
  insert into ledger_account (code)
    select distinct code from unnest(codes) as named (code) where ledger_account_id(code) is null order by code
    on conflict do nothing;
  -- Locks in the order of ids, because otherwise two batches that lock the same accounts in different orders would
  -- deadlock.
  perform from ledger_balance
    where account_id in (select account_id from ledger_account where code = any (codes))
    order by account_id for no key update;
end $$;

-- Updates the balances of one transfer and inserts its entries. The join excludes summed accounts, which have no balance
-- row.
create function ledger_enter(transfer_sequence bigint) returns void language sql as $$
  with moved as (
    update ledger_balance as balance set
      posted_debits_cents = posted_debits_cents + leg.debits_cents,
      posted_credits_cents = posted_credits_cents + leg.credits_cents,
      pending_debits_cents = pending_debits_cents + leg.pending_cents,
      version = version + 1
    from ledger_leg as leg
    where leg.sequence = transfer_sequence and balance.account_id = leg.account_id
    returning balance.*, leg.credits_cents - leg.debits_cents as posted_delta_cents, leg.pending_cents
  )
  insert into ledger_entry
    select account_id, version, transfer_sequence, posted_delta_cents, pending_cents,
      posted_credits_cents - posted_debits_cents, pending_debits_cents
    from moved
$$;

-- Posts a batch of transfers, all or none, and returns the number of new transfers. Money moves in no other way. READ
-- COMMITTED is enough, because every check reads a locked row or is a constraint.
--
-- Runs with the rights of its owner, so that the server's role has no right to change the ledger.
create function ledger_post(actor text, transfers jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  wanted record;
  new_sequence bigint;
  written integer := 0;
begin
  -- The transaction id is assigned before any sequence number: ledger_mark relies on that order.
  perform pg_current_xact_id();

  perform ledger_lock(array(select unnest(array[debit_account, credit_account])
    from jsonb_to_recordset(transfers) as (debit_account text, credit_account text, amount_cents bigint)
    where amount_cents <> 0));

  for wanted in
    select *, ledger_account_id(debit_account) as debit_account_id,
      ledger_account_id(credit_account) as credit_account_id
    from rows from (jsonb_to_recordset(transfers) as (transfer_id uuid, code text, phase text, debit_account text,
      credit_account text, amount_cents bigint, pending_id uuid, ref_type text, ref_id text)) with ordinality as asked
    where amount_cents <> 0
    order by ordinality
  loop
    insert into ledger_transfer (transfer_id, code, phase, debit_account_id, credit_account_id, amount_cents,
        pending_id, ref_type, ref_id, actor)
      values (wanted.transfer_id, wanted.code, wanted.phase, wanted.debit_account_id, wanted.credit_account_id,
        wanted.amount_cents, wanted.pending_id, wanted.ref_type, wanted.ref_id, ledger_post.actor)
      -- No index is named here: with a named index, two equal transfers at the same time could fail on another index.
      on conflict do nothing
      returning sequence into new_sequence;

    if new_sequence is null then
      -- The transfer was sent before: it is ignored if it is equal.
      if not exists (select from ledger_transfer where transfer_id = wanted.transfer_id
        and (code, phase, debit_account_id, credit_account_id, amount_cents, ref_type, ref_id)
          = (wanted.code, wanted.phase, wanted.debit_account_id, wanted.credit_account_id, wanted.amount_cents,
            wanted.ref_type, wanted.ref_id)
        and pending_id is not distinct from wanted.pending_id) then
        raise exception 'the id, event or hold of transfer % is taken by another', wanted.transfer_id
          using errcode = 'LG001';
      end if;
      continue;
    end if;

    if wanted.pending_id is not null and not exists (select from ledger_transfer
      where transfer_id = wanted.pending_id and phase = 'hold'
        and (code, debit_account_id, credit_account_id, amount_cents, ref_type, ref_id)
          = (wanted.code, wanted.debit_account_id, wanted.credit_account_id, wanted.amount_cents,
            wanted.ref_type, wanted.ref_id)) then
      raise exception 'transfer % resolves no such hold', wanted.transfer_id using errcode = 'LG002';
    end if;

    perform ledger_enter(new_sequence);
    written := written + 1;
  end loop;
  return written;
end $$;

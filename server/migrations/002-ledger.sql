-- long: the books of the shop in one place, in the order in which they are understood
--
-- A transfer takes whole US cents from one account and gives them to another, in one row: it cannot be unbalanced.
-- Transfers and entries are only ever added. A mistake is undone by the opposite transfer.
--
-- 1 accounts   2 balances   3 transfers   4 entries   5 posting   6 summed accounts   7 bills   8 audit

-- 1 ── Accounts ───────────────────────────────────────────────────────────────────────────────────────────────────────
-- The code says what an account is. What belongs to one shopper is *locked*: it has a balance row, and whoever moves
-- its money waits for that row. What all shoppers share is *summed*: a shared row would make every payment wait for every
-- other, so its balance is the sum of its transfers.
--
-- The normal side is where an account grows. A wallet is owed to the shopper and grows by credits; a receivable is owed
-- by the shopper and grows by debits. Neither may fall below zero.
create table ledger_account (
  account_id bigint generated always as identity primary key,
  code text not null unique constraint known_account check (code ~ ('^('
    'user:[0-9a-f-]{36}:cash|receivable:[0-9a-f-]{36}|external:bank|external:chain:[a-z0-9-]+:[a-z0-9-]+|'
    'orders:escrow|sales|fees:withdrawal|suspense|losses)$')),
  mode text not null
    generated always as (case when code ~ '^(user|receivable):' then 'locked' else 'summed' end) stored,
  normal_side text not null
    generated always as (case when code ~ '^(receivable:|external:|losses$)' then 'debit' else 'credit' end) stored,
  created_at timestamptz not null default now()
);

-- 2 ── Balances ───────────────────────────────────────────────────────────────────────────────────────────────────────
-- The one table of the books that changes. Debits and credits are kept apart and only grow; what can be spent is
-- credits less debits less what is held.
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
  -- Half-empty pages: a changed row finds room beside its old version, and no index is touched.
) with (fillfactor = 50);

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

insert into ledger_account (code) values
  ('external:bank'), ('orders:escrow'), ('sales'), ('fees:withdrawal'), ('suspense'), ('losses');

-- 3 ── Transfers ──────────────────────────────────────────────────────────────────────────────────────────────────────
-- A single transfer moves money at once. A hold sets it aside until a post lets it go or a void gives it back.
create table ledger_transfer (
  sequence bigint generated always as identity primary key,
  transfer_id uuid not null unique,
  code text not null check (code in ('recharge', 'withdrawal', 'withdrawal_fee', 'payment', 'refund', 'completion',
    'correction', 'correction_owed', 'repayment', 'write_off')),
  phase text not null check (phase in ('single', 'hold', 'post', 'void')),
  debit_account_id bigint not null references ledger_account,
  credit_account_id bigint not null references ledger_account,
  amount_cents bigint not null check (amount_cents between 1 and 100000000000000),
  -- The hold that a post or a void resolves.
  pending_id uuid references ledger_transfer (transfer_id),
  -- The business event it happened for.
  ref_type text not null check (ref_type <> ''),
  ref_id text not null check (ref_id <> ''),
  actor text not null check (actor <> ''),
  -- The clock, not the start of the transaction: so the times of an account's entries rise with their versions.
  created_at timestamptz not null default clock_timestamp(),
  constraint two_accounts check (debit_account_id <> credit_account_id),
  constraint resolves_a_hold check ((phase in ('post', 'void')) = (pending_id is not null)),
  constraint event_moves_money_once unique (ref_type, ref_id, code, phase)
);
create unique index hold_resolves_once on ledger_transfer (pending_id) where pending_id is not null;
create index ledger_transfer_by_debit on ledger_transfer (debit_account_id, sequence);
create index ledger_transfer_by_credit on ledger_transfer (credit_account_id, sequence);

-- What a transfer does to each of its two accounts: the one place that knows what the phases mean. The credited account
-- feels nothing of a hold or a void, so it has no leg in them.
create view ledger_leg as
  select sequence, debit_account_id as account_id,
    case when phase in ('single', 'post') then amount_cents else 0 end as debits_cents,
    0::bigint as credits_cents,
    case phase when 'hold' then amount_cents when 'single' then 0 else -amount_cents end as pending_cents
  from ledger_transfer
  union all
  select sequence, credit_account_id, 0, amount_cents, 0
  from ledger_transfer where phase in ('single', 'post');

-- 4 ── Entries ────────────────────────────────────────────────────────────────────────────────────────────────────────
-- One for each change of a balance, numbered without gaps, with the balance after it: a missing or altered one shows.
-- Posted is credits less debits, so it counts down for a receivable.
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

create trigger account_is_append_only before update or delete or truncate on ledger_account
  for each statement execute function refuse_change();
create trigger balance_is_permanent before delete or truncate on ledger_balance
  for each statement execute function refuse_change();
create trigger transfer_is_append_only before update or delete or truncate on ledger_transfer
  for each statement execute function refuse_change();
create trigger entry_is_append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();

-- 5 ── Posting ────────────────────────────────────────────────────────────────────────────────────────────────────────
create function ledger_account_id(of_code text) returns bigint language sql stable as $$
  select account_id from ledger_account where code = of_code
$$;

-- Opens the accounts that are named for the first time, and locks those with a balance until the transaction ends.
create function ledger_lock(codes text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- By code: two batches that open the same accounts in another order would wait for each other.
  insert into ledger_account (code)
    select distinct code from unnest(codes) as named (code) where ledger_account_id(code) is null order by code
    on conflict do nothing;
  -- By id: two people who pay each other at once would otherwise wait for each other for ever.
  perform from ledger_balance
    where account_id in (select account_id from ledger_account where code = any (codes))
    order by account_id for no key update;
end $$;

-- Writes the entries of one transfer and moves the balances it touches. Summed accounts have no balance row, so the
-- join leaves them out.
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

-- The only way money moves: posts a batch, all of it or nothing, and returns how many of its transfers were new. READ
-- COMMITTED is enough: every check is made on a locked row or by a constraint.
--
-- It runs with its owner's rights, so the role of the shop needs none to change the books.
create function ledger_post(actor text, transfers jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  wanted record;
  new_sequence bigint;
  written integer := 0;
begin
  -- Take a transaction number before any sequence number: ledger_mark relies on that order.
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
      -- On any conflict: naming one index would let two equal transfers sent at once fail on another.
      on conflict do nothing
      returning sequence into new_sequence;

    if new_sequence is null then
      -- Sent before: nothing to do, if it says the same.
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

-- 6 ── Summed accounts ────────────────────────────────────────────────────────────────────────────────────────────────
-- A checkpoint is what the transfers up to a sequence number came to; only the tail after it is added up each time.
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

-- Credits less debits: what the shop owes counts up, what it owns counts down.
create function ledger_summed_balance(of_code text) returns bigint language sql stable as $$
  select posted_credits_cents - posted_debits_cents
  from ledger_account cross join lateral ledger_sums(account_id) where code = of_code and mode = 'summed'
$$;

-- Sequence numbers are given out before they are committed, so a transfer may still appear *below* the newest one seen.
-- A mark is the newest seen and then a transaction number of its own. A transfer up to the mark that is not seen yet
-- belongs to an older transaction (ledger_post takes its transaction number first). So once every older transaction has
-- ended, nothing up to the mark is missing. No payer waits for this.
create function ledger_mark(out up_to_sequence bigint, out marked_by xid8) language sql as $$
  select coalesce(max(sequence), 0), pg_current_xact_id() from ledger_transfer
$$;

create function ledger_is_settled(marked_by xid8) returns boolean language sql as $$
  select pg_snapshot_xmin(pg_current_snapshot()) > marked_by
$$;

-- Only for a mark that is settled.
create function ledger_checkpoint(up_to bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into ledger_checkpoint (account_id, up_to_sequence, posted_debits_cents, posted_credits_cents)
    select account_id, up_to, posted_debits_cents, posted_credits_cents
    from ledger_account cross join lateral ledger_sums(account_id, up_to) where mode = 'summed'
  on conflict do nothing
$$;

-- Every account with its balance, credits less debits.
create view ledger_books as
  select account_id, code, posted_credits_cents - posted_debits_cents as balance_cents,
    pending_debits_cents as held_cents
  from ledger_account join ledger_balance using (account_id)
  union all
  select account_id, code, posted_credits_cents - posted_debits_cents, 0
  from ledger_account cross join lateral ledger_sums(account_id) where mode = 'summed';

-- 7 ── Bills ──────────────────────────────────────────────────────────────────────────────────────────────────────────
-- What a shopper is shown: every entry that changes what can be spent (posted less held). A post changes nothing, so it
-- shows only in the state of its hold. A withdrawal's net and charge are one line: the charge is entered first, so the
-- line of the net has the balance after both.
create view ledger_bill as
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
    transfer.ref_type, transfer.ref_id, transfer.created_at
  from ledger_entry as entry
  join ledger_account as account using (account_id)
  join ledger_transfer as transfer using (sequence)
  left join ledger_transfer as resolving on resolving.pending_id = transfer.transfer_id
  left join ledger_transfer as fee on transfer.code = 'withdrawal' and fee.code = 'withdrawal_fee'
    and (fee.ref_type, fee.ref_id, fee.phase) = (transfer.ref_type, transfer.ref_id, transfer.phase)
  where posted_delta_cents <> pending_delta_cents and transfer.code <> 'withdrawal_fee';

-- 8 ── Audit ──────────────────────────────────────────────────────────────────────────────────────────────────────────
-- What the rest of the shop says the books must hold. Later migrations replace this view by one that repeats what it
-- says and adds their own, e.g. that the balance of orders:escrow is what was paid for orders not yet completed.
--   measure  'balance' (credits less debits) or 'held'
--   account  the code of an account; one that must hold nothing is listed too, with 0
create view ledger_audit_expected (measure, account, expected_cents) as
  select null::text, null::text, null::bigint where false;

-- Cheap: reads balances, last entries and checkpoints with their tails. No rows while the books are sound.
create function ledger_audit_quick()
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  select 'books do not sum to zero', 'all', sum(balance_cents)::bigint, 0
  from ledger_books having sum(balance_cents) <> 0
  union all
  select 'below zero', code, balance_cents, 0 from ledger_books
  where balance_cents < 0 and (code ~ '^user:' or code in ('orders:escrow', 'fees:withdrawal'))
    or balance_cents > 0 and code ~ '^receivable:'
  union all
  select 'last entry is not the balance', code, coalesce(last.posted_after_cents, 0), balance_cents
  from ledger_books join ledger_balance using (account_id) left join lateral (
    select version, posted_after_cents, pending_after_cents from ledger_entry
    where ledger_entry.account_id = ledger_balance.account_id order by version desc limit 1
  ) as last on true
  where (ledger_balance.version, balance_cents, held_cents) is distinct from
    (coalesce(last.version, 0), coalesce(last.posted_after_cents, 0), coalesce(last.pending_after_cents, 0))
  union all
  select 'not what the shop expects: ' || measure, account, found.cents, expected_cents
  from ledger_audit_expected left join ledger_books on code = account cross join lateral (
    select coalesce(case measure when 'balance' then balance_cents else held_cents end, 0) as cents) as found
  where found.cents <> expected_cents
$$;

-- Whole: reads every transfer and entry there is.
create function ledger_audit()
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  select * from ledger_audit_quick()
  union all
  select 'balance is not its transfers: ' || measure, code, found, coalesce(expected, 0)
  from ledger_balance join ledger_account using (account_id) left join (
    select account_id, sum(debits_cents)::bigint as debits_cents, sum(credits_cents)::bigint as credits_cents,
      sum(pending_cents)::bigint as pending_cents
    from ledger_leg group by account_id
  ) as leg using (account_id) cross join lateral (values
    ('debits', posted_debits_cents, debits_cents),
    ('credits', posted_credits_cents, credits_cents),
    ('held', pending_debits_cents, pending_cents)) as compared (measure, found, expected)
  where found <> coalesce(expected, 0)
  union all
  select 'entry is not its transfer', code, posted_delta_cents, leg.credits_cents - leg.debits_cents
  from (select * from ledger_leg join ledger_balance using (account_id)) as leg
    full join ledger_entry as entry using (account_id, sequence) join ledger_account using (account_id)
  where (posted_delta_cents, pending_delta_cents)
    is distinct from (leg.credits_cents - leg.debits_cents, leg.pending_cents)
  union all
  select 'chain of entries is broken', code, posted_after_cents, posted_before_cents + posted_delta_cents
  from (
    select *,
      lag(version, 1, 0::bigint) over chain as version_before,
      lag(posted_after_cents, 1, 0::bigint) over chain as posted_before_cents,
      lag(pending_after_cents, 1, 0::bigint) over chain as pending_before_cents
    from ledger_entry window chain as (partition by account_id order by version)
  ) as entry join ledger_account using (account_id)
  where (version, posted_after_cents, pending_after_cents) is distinct from
    (version_before + 1, posted_before_cents + posted_delta_cents, pending_before_cents + pending_delta_cents)
  union all
  select 'checkpoint is not its transfers', code, posted_credits_cents - posted_debits_cents, expected.cents
  from ledger_checkpoint as checkpoint join ledger_account using (account_id) cross join lateral (
    select coalesce(sum(debits_cents), 0) as debits_cents, coalesce(sum(credits_cents), 0) as credits_cents,
      coalesce(sum(credits_cents - debits_cents), 0)::bigint as cents
    from ledger_leg where ledger_leg.account_id = checkpoint.account_id and sequence <= up_to_sequence
  ) as expected
  where (posted_debits_cents, posted_credits_cents) is distinct from (debits_cents, credits_cents)
  union all
  select 'post or void is not its hold', account.code, resolving.amount_cents, hold.amount_cents
  from ledger_transfer as resolving join ledger_transfer as hold on hold.transfer_id = resolving.pending_id
    join ledger_account as account on account.account_id = resolving.debit_account_id
  where (hold.phase, hold.debit_account_id, hold.credit_account_id, hold.amount_cents)
    is distinct from ('hold', resolving.debit_account_id, resolving.credit_account_id, resolving.amount_cents)
$$;

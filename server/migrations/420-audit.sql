-- Audit: the balances that the rest of the shop expects, compared with the ledger.
--
-- Expectations have three columns:
--   measure  'balance' (credits less debits) or 'held'
--   account  code of the account; accounts that must be empty are listed with 0

-- Escrow holds the payments of orders that are not completed, plus the benefits that these orders lost, less refunds.
-- Released amounts belong to the shop.
create view ledger_audit_expected_of_orders (measure, account, expected_cents) as
  select 'balance', 'orders:escrow',
    coalesce(sum(paid_cents + ended_discount_cents + added_freight_cents - refunded_cents), 0)::bigint
  from shop_order where status in ('paid', 'shipped', 'received', 'after_sale')
  union all
  select 'balance', 'sales', coalesce(sum(released_cents), 0)::bigint from shop_order where released_cents > 0;

-- The held amount of a wallet must be the sum of its open withdrawals. A wallet with a held amount but no open
-- withdrawal is listed with 0.
create view ledger_audit_expected_of_wallets (measure, account, expected_cents) as
  select measure, account, expected_cents from ledger_audit_expected_of_orders
  union all
  select 'held', coalesce(open.account, holding.account), coalesce(open.cents, 0)
  from (
    select 'user:' || user_id || ':cash' as account, sum(amount_cents)::bigint as cents
    from withdrawal where status = 'auditing' or payout_state in ('queued', 'sent') group by user_id
  ) as open full join (
    select code as account from ledger_account join ledger_balance using (account_id) where pending_debits_cents > 0
  ) as holding using (account);

-- All expectations. The account of a chain is debited for deposits, and credited for payouts and corrections.
create view ledger_audit_expected (measure, account, expected_cents) as
  select measure, account, expected_cents from ledger_audit_expected_of_wallets
  union all
  select 'balance', account, sum(cents)::bigint
  from (
    select 'external:chain:' || chain_deposit.network || ':' || token as account, - chain_deposit.amount_cents as cents
    from chain_deposit join recharge using (user_id, recharge_id)
    union all
    select 'external:chain:' || network || ':' || token, net_cents
    from withdrawal where draw_type = 'chain' and payout_state = 'done'
    union all
    select 'external:chain:' || network || ':' || token, correction.amount_cents
    from correction join recharge using (user_id, recharge_id) where method = 'chain'
    union all
    select code, 0 from ledger_account where code like 'external:chain:%'
  ) as moved group by account
  union all
  -- Disputes: what was taken from shoppers and what the shop bears, less what the providers took.
  select 'balance', 'disputes', coalesce(sum(held_cents + loss_cents - booked_withheld_cents), 0)::bigint
  from provider_dispute
  union all
  -- Money that shoppers had at the shop's former system.
  select 'balance', 'opening', - coalesce(sum(amount_cents), 0)::bigint from opening_balance
  union all
  -- A debt is the unpaid part of corrections and disputes, less write-offs and repayments.
  select 'balance', 'receivable:' || user_id, - sum(owed_cents)::bigint
      + coalesce((select sum(repaid.amount_cents)::bigint from ledger_transfer as repaid
        where repaid.code = 'repayment' and repaid.credit_account_id = ledger_account_id('receivable:' || user_id)), 0)
  from (
    select user_id, case kind when 'correction' then amount_cents - taken_cents else - amount_cents end as owed_cents
    from correction
    union all
    select user_id, provider_dispute_step.owed_cents
    from provider_dispute_step join provider_dispute using (dispute_id) where provider_dispute_step.owed_cents > 0
  ) as debt group by user_id
  union all
  -- A provider's account has what was booked for its payments, payouts and the rest; fees of all providers are an expense.
  select 'balance', account, sum(cents)::bigint
  from (
    select 'clearing:' || provider as account, fee_cents - amount_cents as cents from provider_booking
    union all
    select 'fees:provider', - fee_cents from provider_booking
    union all
    select code, 0 from ledger_account where code like 'clearing:%' or code = 'fees:provider'
  ) as booked group by account;

-- Quick audit: reads balances, last entries, checkpoints with later transfers, and the chains' transfers of two days.
-- Returns no rows if the ledger is intact.
create function ledger_audit_quick()
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  select 'books do not sum to zero', 'all', sum(balance_cents)::bigint, 0
  from ledger_books having sum(balance_cents) <> 0
  union all
  select 'below zero', code, balance_cents, 0 from ledger_books
  where balance_cents < 0 and (code ~ '^user:' or code in ('orders:escrow', 'fees:withdrawal'))
    or balance_cents > 0 and code ~ '^receivable:'
  union all
  select 'a debtor has a balance', wallet, balance_cents, 0 from ledger_spending_debtor
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
  union all
  select problem, account, found_cents, expected_cents from chain_audit_since(now() - interval '2 days')
$$;

-- The quick audit, and every transfer and entry of the ledger.
create function ledger_audit_of_transfers()
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

-- Full audit: with all transfers of the chains. Both parts compare the transfers of two days.
create function ledger_audit()
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  select problem, account, found_cents, expected_cents from ledger_audit_of_transfers()
  union
  select problem, account, found_cents, expected_cents from chain_audit()
$$;

-- One row: the result of the last audit.
create table ledger_audited (
  is_the_one boolean primary key default true check (is_the_one),
  audited_at timestamptz not null,
  problems int not null check (problems >= 0)
);

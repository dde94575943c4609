-- Finds the transfers whose state changed recently. The state is set when a transfer is credited or kept.
create index chain_transfer_changed on chain_transfer (coalesce(changed_at, seen_at)) where state in ('credited', 'kept');

-- Compares, for each shopper and token with a transfer that changed since a time, the same as `chain_audit()`, which
-- compares all. The cost depends on the number of these shoppers and of their transfers.
create function chain_audit_since(since timestamptz)
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  with changed as (
    select distinct user_id, network, token from chain_transfer join chain_address using (address_id)
    where state in ('credited', 'kept') and coalesce(changed_at, seen_at) >= since
  ), compared as (
    select network, token, arrived.units, arrived.cents, coalesce(chain_remainder.units, 0) as remainder,
      10::numeric ^ decimals as dollar
    from changed cross join lateral (
      select sum(units) as units, coalesce(sum(amount_cents), 0) as cents
      from chain_address join chain_transfer using (address_id)
        left join chain_deposit using (user_id, network, transaction_hash, log_index)
      where chain_address.user_id = changed.user_id
        and (network, chain_transfer.token) = (changed.network, changed.token) and state in ('credited', 'kept')
    ) as arrived left join chain_remainder using (user_id, network, token) join chain_token using (network, token)
  )
  select 'remainder is not what the deposits left', 'external:chain:' || network || ':' || token,
    cents::bigint, trunc((units - remainder) * 100 / dollar)::bigint
  from compared where units * 100 <> cents * dollar + remainder * 100
  union all
  select 'a credited transfer has no deposit', 'external:chain:' || network || ':' || token, 0, count(*)
  from chain_transfer
  where state = 'credited' and state in ('credited', 'kept') and coalesce(changed_at, seen_at) >= since and not exists (
    select from chain_deposit where (chain_deposit.network, chain_deposit.transaction_hash, chain_deposit.log_index)
      = (chain_transfer.network, chain_transfer.transaction_hash, chain_transfer.log_index))
  group by network, token
$$;

-- The quick audit, with the transfers of two days.
create or replace function ledger_audit_quick()
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

-- The full audit, with all transfers of the chains. Both parts compare the transfers of two days.
alter function ledger_audit() rename to ledger_audit_of_transfers;
create function ledger_audit()
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  select problem, account, found_cents, expected_cents from ledger_audit_of_transfers()
  union
  select problem, account, found_cents, expected_cents from chain_audit()
$$;

-- A payment of collected taxes to an authority or carrier, or one that it paid back. A reversal has the opposite amounts.
create table tax_remittance (
  remittance_id uuid primary key,
  reverses_id uuid unique references tax_remittance,
  paid_on date not null,
  -- Dollars that left the bank. They differ from the settled taxes by exchange rates and rounding.
  bank_cents bigint not null,
  reference text not null check (reference <> ''),
  proposed_by uuid references operator,
  operator_id uuid not null references operator,
  created_at timestamptz not null default now()
);
create index tax_remittance_by_time on tax_remittance (created_at, (remittance_id::text));
create trigger tax_remittance_is_append_only before update or delete or truncate on tax_remittance
  for each statement execute function refuse_change();

-- The settled part of an account. A negative amount is a credit: refunds returned more than was owed.
create table tax_remittance_line (
  line_id uuid primary key default gen_random_uuid(),
  remittance_id uuid not null references tax_remittance,
  country text not null check (country ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('tax', 'duty', 'charge')),
  amount_cents bigint not null check (amount_cents <> 0),
  unique (remittance_id, country, kind)
);
create trigger tax_remittance_line_is_append_only before update or delete or truncate on tax_remittance_line
  for each statement execute function refuse_change();

-- Settled taxes go to `remittances`, and the payment leaves the bank from there. The balance is the sum of all differences.
alter table ledger_account
  drop constraint known_account,
  add constraint known_account check (code ~ ('^('
    'user:[0-9a-f-]{36}:cash|receivable:[0-9a-f-]{36}|external:bank|external:chain:[a-z0-9-]+:[a-z0-9-]+|'
    'clearing:(stripe|paypal)|orders:escrow|sales|fees:withdrawal|fees:provider|disputes|suspense|losses|opening|'
    'remittances|taxes:[A-Z]{2}:(tax|duty|charge))$'));

alter table ledger_transfer
  drop constraint known_code,
  add constraint known_code check (code in ('recharge', 'withdrawal', 'withdrawal_fee', 'withdrawal_returned', 'payment', 'refund',
    'completion', 'correction', 'correction_owed', 'repayment', 'write_off', 'provider_fee', 'provider_payout', 'provider_payout_back',
    'dispute', 'dispute_owed', 'dispute_returned', 'dispute_withheld', 'dispute_fee', 'dispute_loss', 'opening_balance',
    'tax_collected', 'duty_collected', 'charge_collected', 'tax_returned', 'duty_returned', 'charge_returned',
    'tax_settled', 'duty_settled', 'charge_settled', 'tax_remittance')) not valid;

drop index ledger_transfer_from_outside;
create index ledger_transfer_from_outside on ledger_transfer (created_at)
  where code in ('recharge', 'withdrawal', 'correction', 'correction_owed', 'provider_payout', 'provider_payout_back',
      'tax_remittance')
    and phase in ('single', 'post');

create or replace view bank_movement as
  select sequence as movement_id,
    (select greatest(from_day, (ledger_transfer.created_at at time zone time_zone)::date) from bank_zone
      where from_at <= ledger_transfer.created_at order by from_at desc, from_day desc limit 1) as day,
    case when debit_account_id = bank.account_id then amount_cents else - amount_cents end as amount_cents,
    code, ref_type, ref_id, created_at
  from ledger_transfer cross join (select ledger_account_id('external:bank') as account_id offset 0) as bank
  where code in ('recharge', 'withdrawal', 'correction', 'correction_owed', 'provider_payout', 'provider_payout_back',
      'tax_remittance')
    and phase in ('single', 'post')
    and bank.account_id in (debit_account_id, credit_account_id);

-- Collected parts of paid orders by account, less what refunds gave back and what was paid to authorities.
create or replace view tax_owed (account, owed_cents) as
  select account, sum(cents)::bigint
  from (
    select 'taxes:' || country || ':' || kind as account, amount_cents as cents
    from order_tax join shop_order using (user_id, order_id) join order_item using (user_id, order_id)
      join order_tax_part using (user_id, order_item_id)
    where collected_cents > 0 and paid_at is not null and at = 'checkout'
    union all
    select 'taxes:' || country || ':' || kind, - refund_tax_part.amount_cents
    from refund_tax_part join order_tax_part using (user_id, order_item_id, position)
      join order_item using (user_id, order_item_id) join order_tax using (user_id, order_id)
    union all
    select 'taxes:' || country || ':' || kind, - amount_cents from tax_remittance_line
  ) as moved group by account;

-- Full audit: with all transfers of the chains, the taxes of all orders, and the differences of all remittances.
create or replace function ledger_audit()
returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql stable as $$
  select problem, account, found_cents, expected_cents from ledger_audit_of_transfers()
  union
  select problem, account, found_cents, expected_cents from chain_audit()
  union
  select 'taxes are not those of the orders', coalesce(account, code), coalesce(balance_cents, 0)::bigint,
    coalesce(owed_cents, 0)
  from tax_owed full join (select code, balance_cents from ledger_books where code like 'taxes:%') as held on code = account
  where coalesce(balance_cents, 0) <> coalesce(owed_cents, 0)
  union
  select 'differences are not those of the remittances', 'remittances', found_cents, expected_cents
  from (
    select coalesce((select balance_cents from ledger_books where code = 'remittances'), 0)::bigint as found_cents,
      (coalesce((select sum(amount_cents) from tax_remittance_line), 0)
        - coalesce((select sum(bank_cents) from tax_remittance), 0))::bigint as expected_cents
  ) as differences
  where found_cents <> expected_cents
$$;

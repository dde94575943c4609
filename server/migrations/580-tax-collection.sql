-- Taxes, duties and charges that the shop collects at checkout. The collected amounts are owed to authorities and
-- carriers, and are not sales.

alter table order_tax
  -- The destination, which names the accounts of the ledger. Null for orders from before the shop collected taxes.
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column collected_cents bigint not null default 0 check (collected_cents >= 0),
  add column included_cents bigint not null default 0 check (included_cents between 0 and collected_cents),
  add constraint collected_for_a_country check (collected_cents = 0 or country is not null);

-- A part is collected at checkout, or due on arrival. Of a collected part, `added_cents` is added to the price, and the
-- price contains the rest.
alter table order_tax_part
  add column at text not null default 'arrival' check (at in ('checkout', 'arrival')),
  add column added_cents bigint not null default 0,
  add constraint added_when_collected check (added_cents between 0 and case at when 'checkout' then amount_cents else 0 end);

-- Taxes that were added to the price, and taxes that the price contains, with the amounts that refunds returned. `paid_cents`
-- and `refunded_cents` are sums without added taxes; `total_cents` has them.
alter table shop_order
  add column tax_cents bigint not null default 0 check (tax_cents >= 0),
  add column included_tax_cents bigint not null default 0 check (included_tax_cents >= 0),
  add column refunded_tax_cents bigint not null default 0,
  add column refunded_included_tax_cents bigint not null default 0,
  add constraint refunded_tax_was_collected check (
    refunded_tax_cents between 0 and tax_cents and refunded_included_tax_cents between 0 and included_tax_cents),
  drop constraint shop_order_check,
  add constraint total_is_the_sum check (
    total_cents = goods_cents + freight_cents - discount_cents + tax_cents and total_cents > 0);

alter table receipt
  add column tax_cents bigint not null default 0 check (tax_cents >= 0),
  drop constraint receipt_check,
  add constraint total_is_the_sum check (
    total_cents = goods_cents + freight_cents - discount_cents + tax_cents and total_cents > 0);

-- Added taxes that the shopper gets on top of `amount_cents`.
alter table refund add column tax_cents bigint not null default 0 check (tax_cents >= 0);
create trigger executed_tax_is_final before update of tax_cents on refund
  for each row when (old.state = 'executed' and new.tax_cents <> old.tax_cents) execute function refuse_billed_change();

-- The amount of a collected part that an executed refund gave back.
create table refund_tax_part (
  user_id uuid not null,
  refund_id uuid not null,
  order_item_id uuid not null,
  position int not null,
  amount_cents bigint not null check (amount_cents > 0),
  added_cents bigint not null,
  primary key (user_id, refund_id, order_item_id, position),
  foreign key (user_id, refund_id) references refund (user_id, refund_id),
  foreign key (user_id, order_item_id, position) references order_tax_part (user_id, order_item_id, position),
  constraint added_is_a_part check (added_cents between 0 and amount_cents)
);
create index refund_tax_part_by_line on refund_tax_part (user_id, order_item_id);
create trigger refund_tax_part_is_append_only before update or delete or truncate on refund_tax_part
  for each statement execute function refuse_change();

-- An account per country and kind.
alter table ledger_account
  drop constraint known_account,
  add constraint known_account check (code ~ ('^('
    'user:[0-9a-f-]{36}:cash|receivable:[0-9a-f-]{36}|external:bank|external:chain:[a-z0-9-]+:[a-z0-9-]+|'
    'clearing:(stripe|paypal)|orders:escrow|sales|fees:withdrawal|fees:provider|disputes|suspense|losses|opening|'
    'taxes:[A-Z]{2}:(tax|duty|charge))$'));

-- Not validated: the codes of earlier transfers are a part of these, and reading all of them would stop the shop.
alter table ledger_transfer
  drop constraint ledger_transfer_code_check,
  add constraint known_code check (code in ('recharge', 'withdrawal', 'withdrawal_fee', 'withdrawal_returned', 'payment', 'refund',
    'completion', 'correction', 'correction_owed', 'repayment', 'write_off', 'provider_fee', 'provider_payout', 'provider_payout_back',
    'dispute', 'dispute_owed', 'dispute_returned', 'dispute_withheld', 'dispute_fee', 'dispute_loss', 'opening_balance',
    'tax_collected', 'duty_collected', 'charge_collected', 'tax_returned', 'duty_returned', 'charge_returned')) not valid;

-- Collected parts of paid orders by account, less what refunds gave back: the balances of the accounts of taxes.
create view tax_owed (account, owed_cents) as
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
  ) as moved group by account;

-- Collected taxes are not in escrow, also those that prices contain.
create or replace view ledger_audit_expected_of_orders (measure, account, expected_cents) as
  select 'balance', 'orders:escrow',
    coalesce(sum(paid_cents + ended_discount_cents + added_freight_cents - refunded_cents
      - included_tax_cents + refunded_included_tax_cents), 0)::bigint
  from shop_order where status in ('paid', 'shipped', 'received', 'after_sale')
  union all
  select 'balance', 'sales', coalesce(sum(released_cents), 0)::bigint from shop_order where released_cents > 0;

-- Full audit: with all transfers of the chains, and the taxes of all orders.
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
$$;

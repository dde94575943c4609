-- Taxes and duties of orders, as estimated when the order was created. A shop without rules stores none. They are due on
-- arrival: no row moves money, and no sum of an order contains them.

-- One row per order.
create table order_tax (
  user_id uuid not null references user_account,
  order_id uuid not null,
  outcome text not null check (outcome in ('nothing', 'about', 'unknown')),
  -- The sum of the parts; null if it is unknown.
  arrival_cents bigint check (arrival_cents >= 0),
  -- The day in UTC, the version of the rules, and the exchange rates in millionths of a dollar, by currency.
  day date not null,
  book_version bigint not null,
  exchange_rates jsonb not null,
  primary key (user_id, order_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id),
  constraint unknown_without_sum check ((outcome = 'unknown') = (arrival_cents is null)),
  constraint about_a_sum check (outcome = 'unknown' or (outcome = 'about') = (arrival_cents > 0))
);
create trigger of_no_deleted_account before insert on order_tax
  for each row execute function refuse_deleted_account();
create trigger order_tax_is_append_only before update or delete or truncate on order_tax
  for each statement execute function refuse_change();

-- One row per tax, duty or charge of a line, with the revision of its rule.
create table order_tax_part (
  user_id uuid not null,
  order_item_id uuid not null,
  position int not null,
  kind text not null check (kind in ('tax', 'duty', 'charge')),
  name text not null,
  rule_id text collate "C" not null,
  revision int not null,
  -- Thousandths of a percent; null for a sum per item, parcel or weight.
  rate_1000 int,
  amount_cents bigint not null check (amount_cents >= 0),
  -- The shares of a tax on goods, freight, and charges with duty.
  goods_cents bigint not null check (goods_cents >= 0),
  freight_cents bigint not null check (freight_cents >= 0),
  charges_cents bigint not null check (charges_cents >= 0),
  primary key (user_id, order_item_id, position),
  foreign key (user_id, order_item_id) references order_item (user_id, order_item_id),
  foreign key (rule_id, revision) references tax_rule (rule_id, revision),
  constraint shares_are_the_whole check (amount_cents = goods_cents + freight_cents + charges_cents)
);
create trigger order_tax_part_is_append_only before update or delete or truncate on order_tax_part
  for each statement execute function refuse_change();

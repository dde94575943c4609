-- Receipts and credit notes.

-- One row per series of numbers: the receipts, or the credit notes, that a shop issued in a year. Its row is locked while
-- numbers are assigned. Payments and refunds never lock it, so that they do not wait for each other.
create table receipt_series (
  shop_id text not null,
  kind text not null,
  year int not null,
  last_number int not null default 0 check (last_number >= 0),
  primary key (shop_id, kind, year)
);

-- One row per receipt of a paid order, and per credit note of an executed refund. Inserted in the transaction that moves
-- the money. Its lines are those of the order or the refund, which triggers below keep unchanged.
create table receipt (
  user_id uuid not null,
  -- The id of the order for a receipt, the id of the refund for a credit note.
  receipt_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('receipt', 'credit_note')),
  -- Without a foreign key, so that a payment locks no row of the shop. The order has one.
  shop_id text not null,
  issued_on date not null default bank_day_of(now()),
  year int not null generated always as (extract(year from issued_on)::int) stored,
  -- Position in the series of shop, kind and year, without gaps. Null until a server assigned it after the commit.
  number int check (number > 0),
  goods_cents bigint not null check (goods_cents >= 0),
  freight_cents bigint not null check (freight_cents >= 0),
  -- The discount of the order; for a credit note the lost benefits that the refund deducts, negative if it returns them.
  discount_cents bigint not null,
  total_cents bigint not null check (total_cents = goods_cents + freight_cents - discount_cents and total_cents > 0),
  -- Copies of the seller and of the order's address at the time of the payment or refund.
  seller jsonb not null,
  buyer jsonb not null,
  -- The company that the shopper entered for the receipt of the order.
  company text check (length(company) between 1 and 120),
  company_tax_number text check (length(company_tax_number) between 1 and 40),
  created_at timestamptz not null default now(),
  primary key (user_id, receipt_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id),
  constraint receipt_of_its_order check ((kind = 'receipt') = (receipt_id = order_id)),
  constraint company_of_a_receipt check (num_nonnulls(company, company_tax_number) = 0 or kind = 'receipt')
);
create unique index receipt_by_number on receipt (shop_id, kind, year, number) where number is not null;
create index receipt_to_number on receipt (shop_id, kind, year, created_at) where number is null;
create trigger of_no_deleted_account before insert on receipt
  for each row execute function refuse_deleted_account();
create trigger receipt_is_not_deleted before delete or truncate on receipt
  for each statement execute function refuse_change();

-- A receipt is final: only its number is added once, the company changes, and a deleted account or a buyer of the demo is
-- anonymised.
create function keep_receipt() returns trigger language plpgsql as $$
begin
  if (old.number is null or new.number = old.number)
    -- The year is computed from issued_on after this trigger.
    and to_jsonb(new) - array['number', 'company', 'company_tax_number', 'buyer', 'year']
      = to_jsonb(old) - array['number', 'company', 'company_tax_number', 'buyer', 'year']
    and (new.buyer = old.buyer
      or exists (select from user_account where user_id = old.user_id
        and (deleted_at is not null or is_demo and blocked_at is not null))) then
    return new;
  end if;
  raise exception 'a receipt is final' using errcode = 'restrict_violation';
end $$;
create trigger receipt_is_final before update on receipt for each row execute function keep_receipt();

-- Lines of orders and refunds are part of receipts. Their order is paid for these amounts, so that nothing changes them.
create function refuse_billed_change() returns trigger language plpgsql as $$
begin
  raise exception '% is part of a receipt', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger billed_line_is_final
  before update of title, axis_values, article_number, price_cents, quantity, discount_cents, paid_cents on order_item
  for each row when (
    (old.title, old.axis_values, old.article_number, old.price_cents, old.quantity, old.discount_cents, old.paid_cents)
      is distinct from (new.title, new.axis_values, new.article_number, new.price_cents, new.quantity, new.discount_cents, new.paid_cents))
  execute function refuse_billed_change();
create trigger executed_refund_is_final
  before update of state, amount_cents, freight_cents, deducted_discount_cents, deducted_freight_cents on refund
  for each row when (old.state = 'executed') execute function refuse_billed_change();

-- What a purchase gets for its size: a discount from a minimum of goods on, and freight that is free from a sum of goods on.
-- A refund deducts what the remaining goods are no longer entitled to.

-- The minimum of the promo code when the checkout was made. Checkouts made before this column existed have none.
alter table checkout add promo_minimum_cents bigint not null default 0 check (promo_minimum_cents >= 0);

alter table shop_order
  -- The terms under which its freight was free. Null when freight was paid for, or is always free.
  add free_freight jsonb,
  -- Goods that are no longer bought because of the shop. They still count towards the minimums.
  add fault_goods_cents bigint not null default 0 check (fault_goods_cents >= 0),
  -- Discount and free freight that the order lost, paid for out of refunds of the same purchase.
  add ended_discount_cents bigint not null default 0 check (ended_discount_cents >= 0),
  add added_freight_cents bigint not null default 0 check (added_freight_cents >= 0),
  drop constraint no_over_release,
  add constraint no_over_release
    check (refunded_cents + released_cents <= paid_cents + ended_discount_cents + added_freight_cents);

-- Goods and freight of a refund, less both deductions, are its amount. A deduction below zero returns an earlier one.
alter table refund
  add deducted_discount_cents bigint not null default 0,
  add deducted_freight_cents bigint not null default 0,
  drop constraint refund_check,
  add constraint refund_freight_is_not_negative check (freight_cents >= 0);

-- Escrow holds what was paid for orders that are not completed, with what they lost, less what was refunded of them.
create or replace view ledger_audit_expected_of_orders (measure, account, expected_cents) as
  select 'balance', 'orders:escrow',
    coalesce(sum(paid_cents + ended_discount_cents + added_freight_cents - refunded_cents), 0)::bigint
  from shop_order where status in (1, 2, 3, -4)
  union all
  select 'balance', 'sales', coalesce(sum(released_cents), 0)::bigint from shop_order where released_cents > 0;

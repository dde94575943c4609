-- An unpaid order waits for the recharge that would cover it, once: waited_at remembers that it did.
alter table shop_order
  add column waits_for_recharge boolean not null default false,
  add column waited_at timestamptz,
  add constraint only_unpaid_waits check (not waits_for_recharge or (status = 0 and waited_at is not null));

-- What the waiting orders of all shoppers hold of a SKU.
create index shop_order_waiting on shop_order (user_id, order_id) where waits_for_recharge;

insert into time_limit (name, duration) values
  -- From its creation, while the recharge is checked.
  ('order_wait', '72 hours'),
  -- What is left at least once the money is there, and once it is known not to come.
  ('order_after_passed_recharge', '24 hours'),
  ('order_after_refused_recharge', '30 minutes'),
  -- How long a refused recharge is held against its shopper.
  ('refused_recharge', '30 days');

-- The rest of a partly sent order can be late, too. Orders with a lost parcel also match and are left out when they are
-- read.
drop index shop_order_late;
create index shop_order_late on shop_order (late_on(paid_at, handling_days))
  where status = 'paid' or status = 'shipped' and auto_confirm_at is null;

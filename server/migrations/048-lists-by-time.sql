-- A shopper's orders and recharges are read page by page, the latest first, from these.
create index shop_order_newest on shop_order (user_id, created_at desc);
create index recharge_newest on recharge (user_id, created_at desc);

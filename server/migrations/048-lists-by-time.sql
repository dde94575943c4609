-- A shopper's orders and recharges are read page by page, the latest first, from these.
create index shop_order_newest on shop_order (user_id, created_at desc);
create index recharge_newest on recharge (user_id, created_at desc);
create index shop_order_after_sale on shop_order (user_id, created_at desc) where status = -4 or refund_label = 'refunded';

-- At the desk what waits for an audit comes first, among all; those of one status have their index already.
create index recharge_waiting_first on recharge ((status <> 0), created_at, recharge_id);
create index withdrawal_waiting_first on withdrawal ((status <> 0), created_at, extract_id);

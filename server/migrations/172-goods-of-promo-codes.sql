-- Which lines a promo code is for: only they count towards its minimum, when they are paid for and when goods go back.
alter table order_item add column counts_for_promo boolean not null default true;
-- Of fault_goods_cents: goods that the code is not for. They count towards free freight only.
alter table shop_order add column fault_other_cents bigint not null default 0;

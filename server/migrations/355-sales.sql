-- Sums of sales by day, for the desk. They are derived from orders and refunds: each event of a payment or refund makes its
-- day be added up again, so that no sum can drift, and a day can be rebuilt at any time.

-- One row per day, country and shop: payments and refunds of that day.
create table sales_day (
  day date not null,
  country text not null,
  shop_id text not null,
  orders int not null,
  paid_cents bigint not null,
  refunds int not null,
  refunded_cents bigint not null,
  primary key (day, country, shop_id)
);

-- One row per day, country and SKU.
create table sold_day (
  day date not null,
  country text not null,
  sku_id text not null,
  product_id text not null,
  pieces int not null,
  paid_cents bigint not null,
  refunded_pieces int not null,
  refunded_cents bigint not null,
  primary key (day, country, sku_id)
);
create index refund_executed_by_time on refund (resolved_at) where state = 'executed';
insert into event_cursor (reader) values ('sales');

-- Adds up one day again. Two servers take turns.
create function sum_sales_of(wanted date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7262048, wanted - date '2000-01-01');
  delete from sales_day where day = wanted;
  delete from sold_day where day = wanted;
  with paid as (
    select coalesce(address ->> 'country', '') as country, shop_id, paid_cents from shop_order
    where paid_at >= bank_day_begins(wanted) and paid_at < bank_day_begins(wanted + 1)
  ), refunded as (
    select coalesce(address ->> 'country', '') as country, shop_id, coalesce(agreed_cents, amount_cents) as cents
    from refund join shop_order using (user_id, order_id)
    where state = 'executed' and resolved_at >= bank_day_begins(wanted) and resolved_at < bank_day_begins(wanted + 1)
  )
  insert into sales_day
    select wanted, country, shop_id, sum(orders), sum(paid), sum(refunds), sum(back) from (
      select country, shop_id, 1 as orders, paid_cents as paid, 0 as refunds, 0 as back from paid
      union all select country, shop_id, 0, 0, 1, cents from refunded
    ) as moved group by country, shop_id;
  with sold as (
    select coalesce(address ->> 'country', '') as country, sku_id, product_id, quantity, order_item.paid_cents
    from shop_order join order_item using (user_id, order_id)
    where paid_at >= bank_day_begins(wanted) and paid_at < bank_day_begins(wanted + 1)
  ), refunded as (
    select coalesce(address ->> 'country', '') as country, sku_id, product_id, refund_item.quantity,
      refund_item.amount_cents
    from refund join refund_item using (user_id, refund_id) join order_item using (user_id, order_item_id)
      join shop_order on shop_order.user_id = refund.user_id and shop_order.order_id = refund.order_id
    where state = 'executed' and resolved_at >= bank_day_begins(wanted) and resolved_at < bank_day_begins(wanted + 1)
  )
  insert into sold_day
    select wanted, country, sku_id, min(product_id), sum(pieces), sum(paid), sum(refunded_pieces), sum(back) from (
      select country, sku_id, product_id, quantity as pieces, paid_cents as paid, 0 as refunded_pieces, 0 as back from sold
      union all select country, sku_id, product_id, 0, 0, quantity, amount_cents from refunded
    ) as moved group by country, sku_id;
end $$;

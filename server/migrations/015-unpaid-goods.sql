-- Reserved goods are goods that others can't buy: what unpaid goods may be worth beyond the shopper's free balance, and
-- for who never paid an order.
insert into amount_limit (name, amount_cents) values
  ('unpaid_goods', 200000),
  ('unpaid_goods_newcomer', 50000);

-- The list of shops goes on after the last one seen: both columns of an order fall, so that one comparison tells what is
-- left, and the index begins there. A shop without reviews stands behind all others.
drop index shop_hot;
drop index shop_new;
drop index shop_rating;
create index shop_hot on shop (total_sales, shop_id);
create index shop_new on shop (founded_at, shop_id);
create index shop_rating on shop (coalesce(favorable_rate, -1), shop_id);

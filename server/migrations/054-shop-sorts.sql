-- The front page and the list of shops begin at the end of an index, however many shops there are.
create index shop_hot on shop (total_sales desc, shop_id);
create index shop_new on shop (founded_at desc, shop_id);
create index shop_rating on shop (favorable_rate desc nulls last, shop_id);

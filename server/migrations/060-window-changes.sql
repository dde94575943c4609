-- What the servers' caches show has changed: triggers note what of it, and a server that takes the notes tells all
-- (docs/pages.md). Append only and without a unique key, so that no writer waits for another. Those who send NOTIFY
-- themselves commit one after the other, each as long as its commit takes.
create table window_change (
  change_id bigint generated always as identity primary key,
  what text not null check (what in ('product', 'review', 'shop', 'frame')),
  -- Of a product or a shop. Empty of the frame: categories, kinds, options, size guides and banners.
  id text not null
);

alter function announce_catalogue() rename to note_window_frame;
create or replace function note_window_frame() returns trigger language plpgsql as $$
begin
  insert into window_change (what, id) values ('frame', '');
  return null;
end $$;

-- A new option is shown by no page before a SKU has it.
drop trigger axis_changed on axis;
create trigger axis_changed after update or delete on axis for each statement execute function note_window_frame();
drop trigger axis_value_changed on axis_value;
create trigger axis_value_changed after update or delete on axis_value
  for each statement execute function note_window_frame();

-- Its SKUs' trigger checks its condition before anything is called: stock moves with every order.
alter function announce_product() rename to note_window_product;
create or replace function note_window_product() returns trigger language plpgsql as $$
begin
  insert into window_change (what, id) values ('product', coalesce(new.product_id, old.product_id));
  return null;
end $$;
drop trigger product_changed on product;
create trigger product_shown_anew
  after update of shop_id, category, kind, title, description, specs, images, price_cents, was_cents, on_sale on product
  for each row when (
    (old.shop_id, old.category, old.kind, old.title, old.description, old.specs, old.images, old.price_cents, old.was_cents, old.on_sale)
    is distinct from
    (new.shop_id, new.category, new.kind, new.title, new.description, new.specs, new.images, new.price_cents, new.was_cents, new.on_sale)
  )
  execute function note_window_product();
create trigger product_shown_no_more after delete on product for each row execute function note_window_product();

create function note_window_products() returns trigger language plpgsql as $$
begin
  insert into window_change (what, id) select distinct 'product', product_id from changed;
  return null;
end $$;
drop trigger sku_came_or_went on sku;
create trigger sku_shown after insert on sku referencing new table as changed
  for each statement execute function note_window_products();
create trigger sku_shown_no_more after delete on sku referencing old table as changed
  for each statement execute function note_window_products();

create function note_window_shop() returns trigger language plpgsql as $$
begin
  insert into window_change (what, id) values ('shop', coalesce(new.shop_id, old.shop_id));
  return null;
end $$;
drop trigger shop_changed on shop;
create trigger shop_shown_anew after update of name, description, logo on shop for each row
  when ((old.name, old.description, old.logo) is distinct from (new.name, new.description, new.logo))
  execute function note_window_shop();
create trigger shop_shown_no_more after delete on shop for each row execute function note_window_shop();
drop trigger freight_rule_changed on freight_rule;
create trigger freight_rule_shown_anew after insert or update or delete on freight_rule
  for each row execute function note_window_shop();

create or replace function count_reviews() returns trigger language plpgsql as $$
declare
  reviewed text[] := array(select distinct product_id from added);
  their_shops text[] := array(select distinct shop_id from product where product_id = any (reviewed));
begin
  -- Products before their shop, each in the order of their ids, as completing an order locks them: of two who review at
  -- once the second counts what the first added.
  perform from product where product_id = any (reviewed) order by product_id for no key update;
  perform from shop where shop_id = any (their_shops) order by shop_id for no key update;
  insert into review_count
    select product_id, product_score, count(*), count(*) filter (where cardinality(pictures) > 0) from added group by 1, 2
    on conflict (product_id, product_score) do update set
      reviews = review_count.reviews + excluded.reviews,
      with_pictures = review_count.with_pictures + excluded.with_pictures;
  update product set review_count = found.reviews, rating = found.rating from (
      select product_id, sum(reviews) as reviews, round(sum(product_score * reviews)::numeric / sum(reviews), 1) as rating
      from review_count where product_id = any (reviewed) group by product_id) as found
    where found.product_id = product.product_id;
  update shop set reviews = reviews + found.came, good_reviews = good_reviews + found.good,
      favorable_rate = round(100.0 * (good_reviews + found.good) / (reviews + found.came), 1) from (
      select shop_id, count(*) as came, count(*) filter (where product_score >= 4) as good
      from added join product using (product_id) group by shop_id) as found
    where found.shop_id = shop.shop_id;
  insert into window_change (what, id) select 'review', product_id from unnest(reviewed) as product_id;
  return null;
end $$;

-- How many reviews the products of a shop have, and how many of them four stars or five: a review adds itself, however many
-- products its shop has.
alter table shop add reviews int not null default 0, add good_reviews int not null default 0;
update shop set reviews = found.reviews, good_reviews = found.good from (
    select shop_id, sum(reviews) as reviews, coalesce(sum(reviews) filter (where product_score >= 4), 0) as good
    from review_count join product using (product_id) group by shop_id) as found
  where found.shop_id = shop.shop_id;

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
  perform pg_notify('review', product_id) from unnest(reviewed) as product_id;
  return null;
end $$;

-- A product that moves to another shop takes its reviews along.
create function move_shop_scores() returns trigger language plpgsql as $$
begin
  perform from shop where shop_id in (old.shop_id, new.shop_id) order by shop_id for no key update;
  update shop set reviews = reviews + found.way * found.count, good_reviews = good_reviews + found.way * found.good,
      favorable_rate = round(100.0 * (good_reviews + found.way * found.good) / nullif(reviews + found.way * found.count, 0), 1) from (
      select side.shop_id, way, coalesce(sum(reviews), 0) as count, coalesce(sum(reviews) filter (where product_score >= 4), 0) as good
      from (values (old.shop_id, -1), (new.shop_id, 1)) as side (shop_id, way)
      join review_count on product_id = new.product_id group by 1, 2) as found
    where found.shop_id = shop.shop_id;
  return null;
end $$;
create trigger product_moved after update of shop_id on product for each row
  when (old.shop_id is distinct from new.shop_id) execute function move_shop_scores();

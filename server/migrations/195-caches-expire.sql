-- Caches of the shop window expire within five seconds (docs/pages.md): nothing is noted for them any more.
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
  return null;
end $$;

-- With their triggers.
drop function note_window_frame, note_window_product, note_window_products, note_window_shop, note_window_review cascade;
drop table window_change;

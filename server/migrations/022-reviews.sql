-- A shopper reviews an order once, all its lines in one call: the product for each, the service and the postage for the whole.

alter table shop_order
  add reviewed_at timestamptz,
  add service_score int check (service_score between 1 and 5),
  add postage_score int check (postage_score between 1 and 5),
  add constraint reviewed_with_scores check (num_nulls(reviewed_at, service_score, postage_score) in (0, 3));
create index shop_order_to_review on shop_order (user_id, created_at desc, order_id desc)
  where status in (3, 4) and reviewed_at is null;
-- How long a completed order can still be reviewed.
insert into time_limit (name, duration) values ('order_review', '30 days');

-- The demo's reviews belong to no order.
alter table review
  add order_item_id uuid unique,
  add foreign key (user_id, order_item_id) references order_item (user_id, order_item_id);

-- One index a way of listing: those of a language, the newest first, narrowed by score or to those with pictures.
drop index review_by_product;
create index review_newest on review (product_id, language, created_at desc, review_id desc);
create index review_newest_of_score on review (product_id, language, product_score, created_at desc, review_id desc);
create index review_newest_pictured on review (product_id, language, created_at desc, review_id desc)
  where cardinality(pictures) > 0;

-- How many reviews gave a product each score: a page that shows it counts no reviews.
create table review_count (
  product_id text not null references product,
  product_score int not null check (product_score between 1 and 5),
  reviews int not null,
  with_pictures int not null,
  primary key (product_id, product_score)
);
insert into review_count
  select product_id, product_score, count(*), count(*) filter (where cardinality(pictures) > 0) from review group by 1, 2;

-- What products and shops say of themselves follows from their reviews, whoever writes them.
create function count_reviews() returns trigger language plpgsql as $$
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
  update shop set favorable_rate = found.rate from (
      select shop_id, round(100.0 * sum(reviews) filter (where product_score >= 4) / sum(reviews), 1) as rate
      from review_count join product using (product_id) where shop_id = any (their_shops) group by shop_id) as found
    where found.shop_id = shop.shop_id;
  perform pg_notify('review', product_id) from unnest(reviewed) as product_id;
  return null;
end $$;
create trigger review_came after insert on review referencing new table as added
  for each statement execute function count_reviews();

-- A rating alone changes nothing but its own product's page: lists that show it are as old as their time allows.
drop trigger product_changed on product;
create trigger product_changed after insert or update of title, description, specs, images, price_cents, was_cents, on_sale or delete
  on product for each statement execute function announce_catalogue();

-- The same as freight_rule_changed: a change of freight was told twice.
drop trigger freight_changed on freight_rule;

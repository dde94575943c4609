-- Reviews, and the figures of products and shops that follow from them.

-- One row per review of a product.
create table review (
  review_id uuid primary key default uuidv7(),
  product_id text not null references product,
  sku_id text not null references sku,
  user_id uuid references user_account,
  -- Null for reviews of the demo, which belong to no order.
  order_item_id uuid unique,
  author text not null,
  product_score int not null check (product_score between 1 and 5),
  content text not null,
  language text not null,
  pictures text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- The file from which a review of the shop's former system was imported; it belongs to no account and no order.
  move_in_file_id uuid references move_in_file,
  reply text,
  replied_at timestamptz,
  replied_by uuid references operator,
  -- Hidden reviews are not shown and count in no figure.
  hidden_at timestamptz,
  hidden_reason text check (length(hidden_reason) between 1 and 300),
  hidden_by uuid references operator,
  foreign key (user_id, order_item_id) references order_item (user_id, order_item_id),
  constraint hidden_with_a_reason check (num_nulls(hidden_at, hidden_reason, hidden_by) in (0, 3))
);
-- Indexes for the reviews on a product's page, newest first: all reviews in a language, those with a score, and those
-- with pictures.
create index review_newest on review (product_id, language, created_at desc, review_id desc);
create index review_newest_of_score on review (product_id, language, product_score, created_at desc, review_id desc);
create index review_newest_pictured on review (product_id, language, created_at desc, review_id desc)
  where cardinality(pictures) > 0;
-- Index for the export and the deletion of an account.
create index review_by_user on review (user_id, review_id) where user_id is not null;
-- Indexes for the desk's lists: all reviews, the reviews of a product, unanswered reviews and hidden reviews. All lists
-- except that of a product can be filtered by score.
create index review_by_time on review (created_at);
create index review_of_score on review (product_score, created_at);
create index review_of_product on review (product_id, created_at);
create index review_unanswered on review (created_at) where reply is null and hidden_at is null;
create index review_unanswered_of_score on review (product_score, created_at) where reply is null and hidden_at is null;
create index review_hidden on review (created_at) where hidden_at is not null;
create index review_hidden_of_score on review (product_score, created_at) where hidden_at is not null;
-- Each request for a picture of a review checks that its review is not hidden.
create index review_hidden_pictures on review using gin (pictures) where hidden_at is not null;
-- Index for the sentence that reviews of a product were imported, and for their repeated import.
create index review_imported on review (product_id, created_at) where move_in_file_id is not null;
create trigger of_no_deleted_account before insert on review
  for each row execute function refuse_deleted_account();

-- One row per product and score: the number of its reviews, so that no page counts reviews.
create table review_count (
  product_id text not null references product,
  product_score int not null check (product_score between 1 and 5),
  reviews int not null,
  with_pictures int not null,
  primary key (product_id, product_score)
);

-- Adds new reviews to the figures of their products and shops.
create function count_reviews() returns trigger language plpgsql as $$
declare
  reviewed text[] := array(select distinct product_id from added);
  their_shops text[] := array(select distinct shop_id from product where product_id = any (reviewed));
begin
  -- Locks products first, then their shops, each in the order of ids. Completing an order uses the same order of locks.
  -- Of two concurrent reviews, the second one reads the figures of the first.
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
create trigger review_came after insert on review referencing new table as added
  for each statement execute function count_reviews();

-- Subtracts a review that is hidden, and adds it when it is shown again.
create function count_hidden_review() returns trigger language plpgsql as $$
declare
  way int := case when new.hidden_at is null then 1 else -1 end;
  their_shop text;
begin
  -- Locks in the same order as count_reviews.
  select shop_id into their_shop from product where product_id = new.product_id for no key update;
  perform from shop where shop_id = their_shop for no key update;
  update review_count set reviews = reviews + way,
      with_pictures = with_pictures + way * (cardinality(new.pictures) > 0)::int
    where product_id = new.product_id and product_score = new.product_score;
  update product set review_count = found.reviews, rating = found.rating from (
      select sum(reviews) as reviews, round(sum(product_score * reviews)::numeric / nullif(sum(reviews), 0), 1) as rating
      from review_count where product_id = new.product_id) as found
    where product.product_id = new.product_id;
  update shop set reviews = reviews + way, good_reviews = good_reviews + way * (new.product_score >= 4)::int,
      favorable_rate = round(100.0 * (good_reviews + way * (new.product_score >= 4)::int) / nullif(reviews + way, 0), 1)
    where shop_id = their_shop;
  return null;
end $$;
create trigger review_hidden_or_shown after update of hidden_at on review for each row
  when ((old.hidden_at is null) is distinct from (new.hidden_at is null)) execute function count_hidden_review();

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

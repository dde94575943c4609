-- Listings: lists, filters and search read `listing`, which one worker builds from products (docs/search.md).

-- One row per product on sale, narrow enough to be sorted and counted quickly.
create table listing (
  product_id text primary key,
  shop_id text not null,
  -- The category of the first level.
  category text not null,
  subcategory text,
  kind text,
  price_cents bigint not null,
  sales int not null,
  -- Average of the scores; 0 without reviews.
  rating numeric(2, 1) not null,
  review_count int not null,
  in_stock boolean not null,
  created_at timestamptz not null,
  -- 1 for the best sellers, 2 for the next, 3 for the rest: see listing_tier.
  tier smallint not null check (tier in (1, 2, 3)),
  -- Digest of the texts that `titles` and `search` were built from.
  made_of uuid not null,
  -- Codes of options, rating and free delivery, by which lists are filtered. The search vector holds them too, but
  -- counting them there would read every vector.
  marks text[] not null default '{}',
  -- Titles by language, normalised like keywords.
  titles jsonb not null,
  search tsvector not null
);
-- Vectors are stored outside the rows: counting and sorting read many rows, and the index already holds the vectors.
-- PostgreSQL 15 has no STORAGE in `create table`.
alter table listing alter search set storage external;

-- One index per sort order: for all products, a category, a subcategory, a kind and a shop. The id makes the order unique, so that a page
-- starts after the last row of the page before.
create index listing_hot on listing (sales, product_id);
create index listing_new on listing (created_at, product_id);
create index listing_price on listing (price_cents, product_id);
create index listing_rating on listing (rating, review_count, product_id);
create index listing_hot_in_category on listing (category, sales, product_id);
create index listing_new_in_category on listing (category, created_at, product_id);
create index listing_price_in_category on listing (category, price_cents, product_id);
create index listing_rating_in_category on listing (category, rating, review_count, product_id);
create index listing_hot_in_subcategory on listing (subcategory, sales, product_id) where subcategory is not null;
create index listing_hot_in_kind on listing (kind, sales, product_id);
create index listing_new_in_subcategory on listing (subcategory, created_at, product_id) where subcategory is not null;
create index listing_new_in_kind on listing (kind, created_at, product_id);
create index listing_price_in_subcategory on listing (subcategory, price_cents, product_id) where subcategory is not null;
create index listing_price_in_kind on listing (kind, price_cents, product_id);
create index listing_rating_in_subcategory on listing (subcategory, rating, review_count, product_id) where subcategory is not null;
create index listing_rating_in_kind on listing (kind, rating, review_count, product_id);
create index listing_hot_in_shop on listing (shop_id, sales, product_id);
create index listing_new_in_shop on listing (shop_id, created_at, product_id);
create index listing_price_in_shop on listing (shop_id, price_cents, product_id);
create index listing_rating_in_shop on listing (shop_id, rating, review_count, product_id);
create index listing_hot_in_tier on listing (tier, sales, product_id);
-- Common words are found in the small first tier without reading the rest. Inserting the lexemes of many listings at once,
-- in order, takes a fifth of the time of inserting them one by one. So these indexes collect new entries in their pending
-- lists, and each batch of listings merges them at its end: searches find the lists empty.
create index listing_search_1 on listing using gin (search) where tier = 1;
create index listing_search_2 on listing using gin (search) where tier = 2;
create index listing_search_3 on listing using gin (search) where tier = 3;

-- Merges the pending lists. Runs with the rights of the indexes' owner, which merging needs.
create function merge_search_entries() returns void
language sql security definer set search_path = public, pg_temp as $$
  select gin_clean_pending_list('listing_search_1'), gin_clean_pending_list('listing_search_2'),
    gin_clean_pending_list('listing_search_3')
$$;

-- `listing` with the first tier first. A query for a word or for a tier uses the index of each tier, without being written
-- three times. PostgreSQL inlines the function like a view, and skips the other tiers if the tier is a parameter.
create function listing_by_tier() returns table (
  product_id text, category text, subcategory text, kind text, price_cents bigint, sales int, rating numeric, review_count int,
  in_stock boolean, created_at timestamptz, titles jsonb, search tsvector, tier int
) language sql stable as $$
  select product_id, category, subcategory, kind, price_cents, sales, rating, review_count, in_stock, created_at, titles, search, 1
    from listing where tier = 1
  union all
  select product_id, category, subcategory, kind, price_cents, sales, rating, review_count, in_stock, created_at, titles, search, 2
    from listing where tier = 2
  union all
  select product_id, category, subcategory, kind, price_cents, sales, rating, review_count, in_stock, created_at, titles, search, 3
    from listing where tier = 3
$$;

-- One row per boundary between tiers, in the order of sales. A product between `enter` and `leave` stays in its tier, so
-- that it does not move back and forth (hysteresis).
create table listing_tier (
  tier smallint primary key check (tier in (1, 2)),
  enter_sales int not null,
  enter_id text not null,
  leave_sales int not null,
  leave_id text not null
);
insert into listing_tier values (1, -1, '', -1, ''), (2, -1, '', -1, '');

-- One row per shop, category, subcategory and kind with the number of products on sale. The shop '' means all shops, the
-- subcategory or kind '' is for products without one.
create table listing_count (
  shop_id text not null,
  category text not null,
  subcategory text not null,
  kind text not null,
  products int not null,
  in_stock int not null,
  primary key (shop_id, category, subcategory, kind)
) with (fillfactor = 80);

-- One row per change that the worker still has to apply: a product, or the source of a name ('@shop:…', '@category:…',
-- '@kind:…', '@option:axis:value'). Append-only and without a unique key, so that writers do not wait for each other.
create table listing_change (
  change_id bigint generated always as identity primary key,
  product_id text,
  source text,
  -- Cursor of a renamed shop or a moved category: its products up to this id are queued.
  up_to text,
  -- Time of the change, for the age of the queue in /metrics.
  noted_at timestamptz not null default now(),
  check (num_nonnulls(product_id, source) = 1)
);

-- Search: lists, filters and search read `listing`, which one worker builds from products (docs/search.md).

-- One row per product on sale, narrow enough to be sorted and counted quickly.
create table listing (
  product_id text primary key,
  shop_id text not null,
  category text not null,
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
  -- Titles by language, normalised like keywords.
  titles jsonb not null,
  search tsvector not null
);
-- Vectors are stored outside the rows: counting and sorting read many rows, and the index already holds the vectors.
alter table listing alter search set storage external;

-- One index per sort order: for all products, a category, a kind and a shop. The id makes the order unique, so that a page
-- starts after the last row of the page before.
create index listing_hot on listing (sales, product_id);
create index listing_new on listing (created_at, product_id);
create index listing_price on listing (price_cents, product_id);
create index listing_rating on listing (rating, review_count, product_id);
create index listing_hot_in_category on listing (category, sales, product_id);
create index listing_new_in_category on listing (category, created_at, product_id);
create index listing_price_in_category on listing (category, price_cents, product_id);
create index listing_rating_in_category on listing (category, rating, review_count, product_id);
create index listing_hot_in_kind on listing (kind, sales, product_id);
create index listing_new_in_kind on listing (kind, created_at, product_id);
create index listing_price_in_kind on listing (kind, price_cents, product_id);
create index listing_rating_in_kind on listing (kind, rating, review_count, product_id);
create index listing_hot_in_shop on listing (shop_id, sales, product_id);
create index listing_new_in_shop on listing (shop_id, created_at, product_id);
create index listing_price_in_shop on listing (shop_id, price_cents, product_id);
create index listing_rating_in_shop on listing (shop_id, rating, review_count, product_id);
create index listing_hot_in_tier on listing (tier, sales, product_id);
-- Common words are found in the small first tier without reading the rest. Migration 221 resets `fastupdate`.
create index listing_search_1 on listing using gin (search) with (fastupdate = off) where tier = 1;
create index listing_search_2 on listing using gin (search) where tier = 2;
create index listing_search_3 on listing using gin (search) where tier = 3;

-- `listing` with the first tier first. A query for a word or for a tier uses the index of each tier, without being written
-- three times. PostgreSQL inlines the function like a view, and skips the other tiers if the tier is a parameter.
create function listing_by_tier() returns table (
  product_id text, category text, kind text, price_cents bigint, sales int, rating numeric, review_count int,
  in_stock boolean, created_at timestamptz, titles jsonb, search tsvector, tier int
) language sql stable as $$
  select product_id, category, kind, price_cents, sales, rating, review_count, in_stock, created_at, titles, search, 1
    from listing where tier = 1
  union all
  select product_id, category, kind, price_cents, sales, rating, review_count, in_stock, created_at, titles, search, 2
    from listing where tier = 2
  union all
  select product_id, category, kind, price_cents, sales, rating, review_count, in_stock, created_at, titles, search, 3
    from listing where tier = 3
$$;

-- A page of search results: one kind of match after the other, tier by tier and by sales, until the page is full. A common
-- word reads the best sellers only, a rare word reads few rows in all tiers.
--
-- A GIN index reads far fewer rows for two conditions on a vector than for one query joined with `&`: for each condition it
-- continues from the position of the other, but it reads all entries of prefixes and alternatives inside one query. So a
-- keyword of several terms is passed as two queries: its first term (`finds`) and the others (`finds_too`, null for one
-- term). The first kind of match reads few rows anyway; the other kinds search among rows with all terms.
--
-- `sales + 0` prevents a walk along the index on sales in search of a rare word. The generic plan is kept per connection:
-- planning took longer than finding a rare word.
create function search_page(
  matches tsquery[], finds tsquery, finds_too tsquery, held_at int, holds text, tongue text,
  min_cents bigint, max_cents bigint, wants_stock boolean,
  after_match int, after_tier int, after_sales int, after_id text, wanted int
) returns table (product_id text, found_as int, found_in int, sold int)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  missing int := wanted;
  found_now int;
  earlier tsquery;
  sought tsquery;
  is_among boolean;
  below int;
  below_id text;
  last_tier int := coalesce((select max(tier) from listing), 0);
begin
  for at in after_match .. cardinality(matches) loop
    -- Rows that match an earlier kind of match are left out, because they were returned with that kind.
    earlier := null;
    for before in 1 .. at - 1 loop
      if before <> held_at then earlier := coalesce(earlier || matches[before], matches[before]); end if;
    end loop;
    -- The index excludes the rows of earlier kinds, because for the last kinds of a common word they are nearly all
    -- rows.
    sought := case when earlier is null then matches[at] else matches[at] && !! earlier end;
    is_among := at > 1 and finds_too is not null;
    for part in case when at = after_match then after_tier else 1 end .. last_tier loop
      below := case when at = after_match and part = after_tier then after_sales else 2147483647 end;
      below_id := case when at = after_match and part = after_tier then after_id else '' end;
      return query select one.product_id, at, part, one.sales from (
          select * from listing_by_tier() where not is_among and search @@ sought
          union all
          select * from listing_by_tier() where is_among and search @@ finds and search @@ finds_too and search @@ sought) as one
        where one.tier = part and (one.sales, one.product_id) < (below, below_id)
          and (at <> held_at or titles ->> tongue ~ holds)
          and (held_at = 0 or at <= held_at or not titles ->> tongue ~ holds)
          and (min_cents is null or price_cents >= min_cents) and (max_cents is null or price_cents <= max_cents)
          and (in_stock or not wants_stock)
        order by one.sales + 0 desc, one.product_id desc limit missing;
      get diagnostics found_now = row_count;
      missing := missing - found_now;
      if missing <= 0 then return; end if;
    end loop;
  end loop;
end $$;

-- The results of a keyword by category and kind: the first 1,001 rows, first tier first. `priced` counts rows within the
-- price limits, `first` rows of the first tier. A tier is not read if the tiers before it are enough.
create function search_counts(finds tsquery, finds_too tsquery, wants_stock boolean, min_cents bigint, max_cents bigint)
returns table (category text, kind text, cheapest bigint, dearest bigint, products int, priced int, first int, first_priced int)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query select best.category, best.kind, min(price_cents), max(price_cents), count(*)::int,
      count(*) filter (where is_within)::int, count(*) filter (where tier = 1)::int,
      count(*) filter (where is_within and tier = 1)::int
    from (select one.category, one.kind, price_cents, tier,
        price_cents >= coalesce(min_cents, price_cents) and price_cents <= coalesce(max_cents, price_cents) as is_within
      from (
        select * from listing_by_tier() where finds_too is null and search @@ finds
        union all
        select * from listing_by_tier() where search @@ finds and search @@ finds_too) as one
      where in_stock or not wants_stock limit 1001) as best
    group by best.category, best.kind;
end $$;

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

-- One row per shop, category and kind with the number of products on sale. The shop '' means all shops, the kind ''
-- for products without a kind.
create table listing_count (
  shop_id text not null,
  category text not null,
  kind text not null,
  products int not null,
  in_stock int not null,
  primary key (shop_id, category, kind)
) with (fillfactor = 80);

-- One row per word and language. `titles` is the number of products on sale whose titles contain the word; `names` is
-- the number of names of shops, categories, kinds and options that contain it.
create table known_word (
  word text collate "C" not null,
  language text not null,
  titles int not null,
  names int not null,
  -- Number of letters as near-words.ts counts them, and the first letter, to look up similar words.
  letters smallint not null,
  first_letter text collate "C" not null,
  primary key (word, language)
) with (fillfactor = 80);
create index known_word_by_letter on known_word (language, left(word, 1), titles);
create index known_word_by_two_letters on known_word (language, left(word, 2), titles);
create index known_word_by_length on known_word (letters, titles);
create index known_word_by_length_and_letter on known_word (letters, first_letter, titles);

-- One row per lexeme of a name of a shop, category, kind or option. Vectors of products hold the code of the name in place
-- of its lexemes, so renaming a kind changes no product.
create table search_code (
  lexeme text collate "C" not null,
  code text not null,
  primary key (lexeme, code)
);
create index search_code_by_code on search_code (code);

-- One row per change that the worker still has to apply: a product, or the source of a name ('@shop:…', '@category:…',
-- '@kind:…', '@option:axis:value'). Append-only and without a unique key, so that writers do not wait for each other.
create table listing_change (
  change_id bigint generated always as identity primary key,
  product_id text,
  source text,
  -- Cursor of a renamed shop: its products up to this id are queued.
  up_to text,
  -- Time of the change, for the age of the queue in /metrics.
  noted_at timestamptz not null default now(),
  check (num_nonnulls(product_id, source) = 1)
);

-- Search: what a keyword means, which listings it finds, and the words by which keywords are corrected (docs/search.md).

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
--
-- If the first kind of match does not fill the page, and the keyword finds at most 1,000 products, they are read once and
-- sorted by their kind of match. Without that, each of up to 20 kinds of match reads the index three times.
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
  few text[];
begin
  for at in after_match .. cardinality(matches) loop
    if at = after_match + 1 then
      select coalesce(array_agg(found.product_id), '{}') into few from (
        select one.product_id from listing_by_tier() as one where finds_too is null and search @@ finds
        union all
        select one.product_id from listing_by_tier() as one where search @@ finds and search @@ finds_too
        limit 1001) as found;
      if cardinality(few) <= 1000 then
        return query select one.product_id, kind.found_as, one.tier::int, one.sales
          from listing as one cross join lateral (
            select min(place)::int as found_as from unnest(matches) with ordinality as kinds (query, place)
            where one.search @@ query and (place <> held_at or one.titles ->> tongue ~ holds)) as kind
          where one.product_id = any (few) and kind.found_as >= at
            and (min_cents is null or price_cents >= min_cents) and (max_cents is null or price_cents <= max_cents)
            and (in_stock or not wants_stock)
          order by 2, 3, 4 desc, 1 desc limit missing;
        return;
      end if;
    end if;
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

-- The results of a keyword by category, subcategory and kind: the first 1,001 rows, first tier first. `priced` counts rows within the
-- price limits, `first` rows of the first tier. A tier is not read if the tiers before it are enough.
create function search_counts(finds tsquery, finds_too tsquery, wants_stock boolean, min_cents bigint, max_cents bigint)
returns table (category text, subcategory text, kind text, cheapest bigint, dearest bigint, products int, priced int, first int, first_priced int)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query select best.category, best.subcategory, best.kind, min(price_cents), max(price_cents), count(*)::int,
      count(*) filter (where is_within)::int, count(*) filter (where tier = 1)::int,
      count(*) filter (where is_within and tier = 1)::int
    from (select one.category, one.subcategory, one.kind, price_cents, tier,
        price_cents >= coalesce(min_cents, price_cents) and price_cents <= coalesce(max_cents, price_cents) as is_within
      from (
        select * from listing_by_tier() where finds_too is null and search @@ finds
        union all
        select * from listing_by_tier() where search @@ finds and search @@ finds_too) as one
      where in_stock or not wants_stock limit 1001) as best
    group by best.category, best.subcategory, best.kind;
end $$;

-- Chooses what a keyword means: counts the products that each query finds and no earlier one does, until `wanted`
-- products are found. A query without products costs an index lookup, because sequential scans are off: in a small shop the
-- planner prefers to read all vectors, which takes 2 ms for each meaning instead of 0.1.
create function search_meanings(meanings tsquery[], wanted int) returns int[]
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  counts int[] := '{}';
  found text[] := '{}';
  found_now text[];
begin
  for at in 1 .. cardinality(meanings) loop
    select coalesce(array_agg(product_id), '{}') into found_now from (
      select product_id from listing_by_tier() where search @@ meanings[at] and product_id <> all (found)
      limit wanted - cardinality(found)) as one;
    counts := counts || cardinality(found_now);
    found := found || found_now;
    exit when cardinality(found) >= wanted;
  end loop;
  return counts;
end $$;

-- Whether products that a query finds have none of some marks: true if one of the first 1,000 has none, false if all of
-- them have one, null if the query finds nothing. Reading more of them would make a common keyword slow.
create function found_without_mark(finds tsquery, wanted text[]) returns boolean
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  found boolean;
  has_mark boolean;
begin
  for has_mark in
    select marks && wanted from (
      select marks from listing where tier = 1 and search @@ finds
      union all select marks from listing where tier = 2 and search @@ finds
      union all select marks from listing where tier = 3 and search @@ finds) as best
    limit 1000
  loop
    if not has_mark then return true; end if;
    found := true;
  end loop;
  return not found;
end $$;

-- One row per word and language. `titles` is the number of products on sale whose titles contain the word; `names` is
-- the number of names of shops, categories, kinds and options that contain it.
create table known_word (
  word text collate "C" not null,
  language text not null,
  titles int not null,
  names int not null,
  primary key (word, language)
) with (fillfactor = 80);
create index known_word_by_letter on known_word (language, left(word, 1), titles);
create index known_word_by_two_letters on known_word (language, left(word, 2), titles);

-- One row per lexeme of a name of a shop, category, kind or option. Vectors of products hold the code of the name in place
-- of its lexemes, so renaming a kind changes no product.
create table search_code (
  lexeme text collate "C" not null,
  code text not null,
  primary key (lexeme, code)
);
create index search_code_by_code on search_code (code);

-- The only row counts the changes of the shop's words, and of saved and removed synonyms. Servers correct keywords by
-- these words, and reload them when a count changes: synonyms immediately, words of products after a pause.
create table word_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0,
  synonyms bigint not null default 0
);
insert into word_version default values;

-- One row per synonym that operators added for a language: a search for `word` also searches `meaning`, and with
-- `is_both` also vice versa.
create table synonym (
  language text not null,
  word text collate "C" not null,
  meaning text collate "C" not null check (meaning <> word),
  is_both boolean not null,
  changed_by uuid not null references operator,
  changed_at timestamptz not null default now(),
  primary key (language, word, meaning)
);

-- One row per week (its Monday), language and keyword that found no product. It refers to no shopper, and keywords that
-- may be personal data are not counted.
create table missed_search (
  week date not null,
  language text not null,
  keyword text collate "C" not null,
  searches int not null,
  primary key (week, language, keyword)
);

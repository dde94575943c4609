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
create or replace function search_page(
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

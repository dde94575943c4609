-- The listings, those of the first tier first: a statement that asks for what a word finds, or for that of a tier, names
-- the index of each tier without standing three times. It becomes a part of the statement, like a view; where the tier is a
-- parameter, the others are not touched. A view would hold on to the table, which may be put in its place anew.
create function listing_by_tier() returns table (
  product_id text, category text, kind text, price_cents bigint, sales int, rating numeric, review_count int, in_stock boolean,
  created_at timestamptz, titles jsonb, search tsvector, tier int
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

-- As before, with one statement for the three tiers, and planned once a connection: planning took longer than looking
-- up a rare word, for each kind of match in each tier. `execute format(…)` would plan each time as well.
create or replace function search_page(
  matches tsquery[], held_at int, holds text, tongue text,
  min_cents bigint, max_cents bigint, wants_stock boolean,
  after_match int, after_tier int, after_sales int, after_id text, wanted int
) returns table (product_id text, found_as int, found_in int, sold int) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  missing int := wanted;
  found_now int;
  earlier tsquery;
  sought tsquery;
  below int;
  below_id text;
  last_tier int := coalesce((select max(tier) from listing), 0);
begin
  for at in after_match .. cardinality(matches) loop
    -- What is of an earlier kind was listed with it.
    earlier := null;
    for before in 1 .. at - 1 loop
      if before <> held_at then earlier := coalesce(earlier || matches[before], matches[before]); end if;
    end loop;
    -- The index itself leaves out what is of an earlier kind: of the last kinds of a common word that is nearly all.
    sought := case when earlier is null then matches[at] else matches[at] && !! earlier end;
    for part in case when at = after_match then after_tier else 1 end .. last_tier loop
      below := case when at = after_match and part = after_tier then after_sales else 2147483647 end;
      below_id := case when at = after_match and part = after_tier then after_id else '' end;
      return query select one.product_id, at, part, one.sales from listing_by_tier() as one
        where one.tier = part and search @@ sought and (sales, one.product_id) < (below, below_id)
          and (at <> held_at or titles ->> tongue ~ holds)
          and (held_at = 0 or at <= held_at or not titles ->> tongue ~ holds)
          and (min_cents is null or price_cents >= min_cents) and (max_cents is null or price_cents <= max_cents)
          and (in_stock or not wants_stock)
        order by sales + 0 desc, one.product_id desc limit missing;
      get diagnostics found_now = row_count;
      missing := missing - found_now;
      if missing <= 0 then return; end if;
    end loop;
  end loop;
end $$;

-- What a keyword finds, counted by category and kind: of the first 1,001, the first tier first. A tier is not read when
-- those before it are enough. `priced` are those within limits of price, `first` those of the first tier. Planned once a
-- connection.
create function search_counts(finds tsquery, wants_stock boolean, min_cents bigint, max_cents bigint)
returns table (category text, kind text, cheapest bigint, dearest bigint, products int, priced int, first int, first_priced int)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query select best.category, best.kind, min(price_cents), max(price_cents), count(*)::int,
      count(*) filter (where is_within)::int, count(*) filter (where tier = 1)::int,
      count(*) filter (where is_within and tier = 1)::int
    from (select one.category, one.kind, price_cents, tier,
        price_cents >= coalesce(min_cents, price_cents) and price_cents <= coalesce(max_cents, price_cents) as is_within
      from listing_by_tier() as one where search @@ finds and (in_stock or not wants_stock) limit 1001) as best
    group by best.category, best.kind;
end $$;

-- A GIN index looks at far fewer rows for two conditions on a vector than for one query that joins them with `&`: for each
-- condition it goes on from where the other stands, while the parts of one query that are read by prefix or by several
-- lexemes are all gone through. So what a keyword of several terms finds is given as two queries, the first term's and that
-- of the others (`finds_too`, null for a keyword of one term).
drop function search_counts(tsquery, boolean, bigint, bigint);
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

-- As before. The first kind of match reads little as it is; the others find, of a keyword of several terms, among what has
-- all of them: two common words that no product has together were looked for one kind after the other in all that has one.
drop function search_page(tsquery[], int, text, text, bigint, bigint, boolean, int, int, int, text, int);
create function search_page(
  matches tsquery[], finds tsquery, finds_too tsquery, held_at int, holds text, tongue text,
  min_cents bigint, max_cents bigint, wants_stock boolean,
  after_match int, after_tier int, after_sales int, after_id text, wanted int
) returns table (product_id text, found_as int, found_in int, sold int) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
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
    -- What is of an earlier kind was listed with it.
    earlier := null;
    for before in 1 .. at - 1 loop
      if before <> held_at then earlier := coalesce(earlier || matches[before], matches[before]); end if;
    end loop;
    -- The index itself leaves out what is of an earlier kind: of the last kinds of a common word that is nearly all.
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

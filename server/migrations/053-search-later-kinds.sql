-- Later pages of a common word read the vectors of all that earlier kinds of match had listed, only to leave it out.
create or replace function search_page(
  matches tsquery[], held_at int, holds text, tongue text,
  min_cents bigint, max_cents bigint, wants_stock boolean,
  after_match int, after_tier int, after_sales int, after_id text, wanted int
) returns table (product_id text, found_as int, found_in int, sold int) language plpgsql stable as $$
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
      if part = 1 then
        return query select listing.product_id, at, part, listing.sales from listing
          where tier = 1 and search @@ sought and (sales, listing.product_id) < (below, below_id)
            and (at <> held_at or titles ->> tongue ~ holds)
            and (held_at = 0 or at <= held_at or not titles ->> tongue ~ holds)
            and (min_cents is null or price_cents >= min_cents) and (max_cents is null or price_cents <= max_cents)
            and (in_stock or not wants_stock)
          order by sales + 0 desc, listing.product_id desc limit missing;
      elsif part = 2 then
        return query select listing.product_id, at, part, listing.sales from listing
          where tier = 2 and search @@ sought and (sales, listing.product_id) < (below, below_id)
            and (at <> held_at or titles ->> tongue ~ holds)
            and (held_at = 0 or at <= held_at or not titles ->> tongue ~ holds)
            and (min_cents is null or price_cents >= min_cents) and (max_cents is null or price_cents <= max_cents)
            and (in_stock or not wants_stock)
          order by sales + 0 desc, listing.product_id desc limit missing;
      else
        return query select listing.product_id, at, part, listing.sales from listing
          where tier = 3 and search @@ sought and (sales, listing.product_id) < (below, below_id)
            and (at <> held_at or titles ->> tongue ~ holds)
            and (held_at = 0 or at <= held_at or not titles ->> tongue ~ holds)
            and (min_cents is null or price_cents >= min_cents) and (max_cents is null or price_cents <= max_cents)
            and (in_stock or not wants_stock)
          order by sales + 0 desc, listing.product_id desc limit missing;
      end if;
      get diagnostics found_now = row_count;
      missing := missing - found_now;
      if missing <= 0 then return; end if;
    end loop;
  end loop;
end $$;

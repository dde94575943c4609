-- The only row counts the changes of the shop's words. Servers correct keywords by these words, and reload them when the
-- version changes.
create table word_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0
);
insert into word_version default values;

-- Chooses what a keyword means: counts the products that each query finds and no earlier one does, until `wanted`
-- products are found. A query without products costs an index lookup.
create function search_meanings(meanings tsquery[], wanted int) returns int[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
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

-- Titles have whole runs of katakana as words now, because dictionaries split some of them.
insert into listing_change (product_id) select product_id from listing;

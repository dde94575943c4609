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

-- Migration 235 queued every listing, but a listing whose texts and codes were unchanged was not written, so it had no
-- marks. The digest of its texts has a new version now, so each listing is written again.
insert into listing_change (product_id) select product_id from listing;

-- Only changed prices are noted: no mark depends on the days of a delivery.
drop trigger freight_changed on freight_rule;
create function note_changed_freight() returns trigger language plpgsql as $$
begin
  insert into listing_change (source, up_to)
    select distinct '@shop:' || changed.shop_id, ''
    from changed join before using (shop_id, country)
    where (changed.base_cents, changed.each_further_cents, changed.free_from_cents)
      is distinct from (before.base_cents, before.each_further_cents, before.free_from_cents);
  return null;
end $$;
create trigger freight_changed after update on freight_rule referencing old table as before new table as changed
  for each statement execute function note_changed_freight();

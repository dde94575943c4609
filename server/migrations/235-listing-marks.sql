-- Lists are filtered by options, rating and free delivery. The search vectors hold these as codes, like the codes of
-- categories; `marks` holds the codes again, because counting them in the vectors would read every vector.
alter table listing add column marks text[] not null default '{}';

-- A change of a shop's delivery prices changes which of its products are delivered free of charge.
create function note_freight() returns trigger language plpgsql as $$
begin
  insert into listing_change (source, up_to) select distinct '@shop:' || shop_id, '' from changed;
  return null;
end $$;
create trigger freight_added after insert on freight_rule referencing new table as changed
  for each statement execute function note_freight();
create trigger freight_changed after update on freight_rule referencing new table as changed
  for each statement execute function note_freight();
create trigger freight_removed after delete on freight_rule referencing old table as changed
  for each statement execute function note_freight();

-- Every listing gets its marks.
insert into listing_change (product_id) select product_id from listing;

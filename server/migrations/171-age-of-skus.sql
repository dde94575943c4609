-- A SKU that is a day old says what its product costs; null for those that were there before. Otherwise each new SKU could be
-- made for half of the last one.
alter table sku add column created_at timestamptz;
alter table sku alter column created_at set default now();

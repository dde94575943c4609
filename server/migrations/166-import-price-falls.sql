-- Prices of an import that fall by more than half, as its check found them: whoever applies it confirms how many there are.
alter table catalogue_import_line add column price_from_cents bigint, add column price_to_cents bigint,
  add constraint catalogue_import_line_price_fall_check
    check (num_nulls(price_from_cents, price_to_cents) in (0, 2) and price_to_cents * 2 < price_from_cents);
create index catalogue_import_line_price_fall on catalogue_import_line (import_id, line) where price_from_cents is not null;

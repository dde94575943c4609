-- A product file may contain numbers with two meanings, such as 1,250: the import waits for the operator's answer.

alter table catalogue_import
  -- The first cell with two meanings. Null if there is none.
  add column asked_number text,
  -- The answer: the sign before the decimals of such numbers in this file.
  add column decimal_sign text check (decimal_sign in ('point', 'comma')),
  drop constraint catalogue_import_state_check,
  add constraint catalogue_import_state_check
    check (state in ('arriving', 'asking', 'checking', 'checked', 'applying', 'done', 'cancelled', 'failed')),
  add constraint asks_with_number check (state <> 'asking' or (asked_number is not null and decimal_sign is null));

-- Prices that rise by more than half are confirmed, too, because a misread decimal sign multiplies a price by 100.
alter table catalogue_import_line
  drop constraint catalogue_import_line_price_fall_check,
  add constraint catalogue_import_line_price_jump_check check (
    num_nulls(price_from_cents, price_to_cents) in (0, 2)
    and (price_to_cents * 2 < price_from_cents or price_to_cents * 2 > price_from_cents * 3));

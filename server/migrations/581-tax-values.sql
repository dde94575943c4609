-- The value of which a tax or duty is a rate, without taxes that the price contains. Null for charges, for taxes that customs
-- rounds in steps, and for orders from before the shop kept it.
alter table order_tax_part add column value_cents bigint check (value_cents >= 0);

-- What the shop promised when the order was made, in working days: a rule that changes later changes no promise.
-- Orders from before were promised nothing.
alter table shop_order
  add column handling_days int,
  add column transit_days_min int,
  add column transit_days_max int,
  add constraint promised_whole check (num_nulls(handling_days, transit_days_min, transit_days_max) in (0, 3));

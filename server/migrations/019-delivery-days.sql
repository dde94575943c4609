-- How many working days a parcel takes: until the shop hands it over, and on its way to the country. Rules from before
-- say nothing of it; they promise no more than most carriers keep, and more time for everywhere else.
alter table freight_rule
  add column handling_days int not null default 2 check (handling_days between 0 and 60),
  add column transit_days_min int not null default 5 check (transit_days_min >= 0),
  add column transit_days_max int not null default 10 check (transit_days_max <= 120),
  add constraint transit_days_in_order check (transit_days_min <= transit_days_max);
update freight_rule set transit_days_min = 7, transit_days_max = 15 where country = '*';

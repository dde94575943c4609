-- On the day after the last expected day of arrival, the shop asks the shopper whether the parcel has arrived.

-- When the shopper was asked whether the parcel has arrived.
alter table shop_order add column arrival_asked_at timestamptz;

-- Orders whose time has passed before this version are not asked about.
update shop_order set arrival_asked_at = now()
where status = 2 and transit_days_max is not null and late_on(shipped_at, transit_days_max) <= now();

-- `late_on` is a day after the last of these working days, at the time of the shipment.
create index shop_order_to_ask on shop_order (late_on(shipped_at, transit_days_max))
  where status = 2 and arrival_asked_at is null and transit_days_max is not null;

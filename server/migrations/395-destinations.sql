-- Countries whose law asks for more than the shop's general terms. A country without a row has the general terms only.
create table destination (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  -- Days after receipt in which a refund can be requested. The general time applies if it is longer.
  refund_days int not null check (refund_days between 1 and 90),
  -- Whether a struck-out price must be the lowest price of the last 30 days.
  has_lowest_price boolean not null,
  version int not null default 1,
  changed_by uuid references operator,
  changed_at timestamptz
);
insert into destination (country, refund_days, has_lowest_price)
select country, 14, country <> 'GB' from unnest('{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[]) as country;

-- Time after receipt in which the refund of an order to this country can be requested.
create function refund_window(destined text) returns interval language sql stable as $$
  select greatest(time_limit('order_auto_complete'),
    (select make_interval(days => refund_days) from destination where country = destined))
$$;

-- Time at which a parcel counts as received: three whole days after the last promised day, and not before the general
-- time has passed. `late_on` is on the day after the last promised day.
create function counts_as_received(shipped_at timestamptz, transit_days_max int) returns timestamptz
  language sql stable as $$
  select greatest(shipped_at + time_limit('order_auto_confirm'),
    case when transit_days_max is not null
      then date_trunc('day', late_on(shipped_at, transit_days_max), 'UTC') + interval '3 days' end)
$$;

-- Orders on their way, and those in their refund window, get the longer times too.
update shop_order set auto_confirm_at = greatest(auto_confirm_at, counts_as_received(shipped_at, transit_days_max))
where auto_confirm_at is not null and shipped_at is not null and (status = 2 or paused_status = 2);
update shop_order set auto_complete_at = greatest(auto_complete_at, received_at + refund_window(address ->> 'country'))
where auto_complete_at is not null and received_at is not null and (status = 3 or paused_status = 3);

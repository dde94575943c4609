-- The desk's orders: carriers and where their parcels are followed, what carriers report, where each shop takes goods back, and
-- the indexes of its lists.

create table carrier (
  carrier_id uuid primary key default uuidv7(),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  -- Where parcels are followed: {number} stands for the parcel's.
  link text check (link like 'https://%' and link like '%{number}%' and length(link) <= 500),
  -- Grows with each change: of two operators who change one carrier the second is refused.
  version int not null default 1,
  created_at timestamptz not null default now()
);
-- Orders name their carrier, as typed.
create unique index carrier_by_name on carrier (lower(name));

-- What a carrier reports of a parcel, as an operator writes it.
create table parcel_event (
  user_id uuid not null,
  order_id uuid not null,
  -- Made by who sends it, so that sending it twice writes it once.
  event_id uuid not null,
  happened_at timestamptz not null,
  place text check (length(place) between 1 and 120),
  text text not null check (length(text) between 1 and 300),
  operator_id uuid not null references operator,
  created_at timestamptz not null default now(),
  primary key (user_id, order_id, event_id),
  foreign key (user_id, order_id) references shop_order (user_id, order_id)
);
create trigger of_no_deleted_account before insert on parcel_event
  for each row execute function refuse_deleted_account();

alter table shop add return_address text check (length(return_address) between 1 and 300);

-- Whether an order was to be with its carrier by now: so many working days after its payment, all in UTC, as the shop promised;
-- two where it promised nothing.
create function ships_late(paid_at timestamptz, handling_days int, asked_at timestamptz) returns boolean language sql immutable
  return (asked_at at time zone 'UTC')::date > (paid_at at time zone 'UTC')::date
    and (select count(*) from generate_series(1, (asked_at at time zone 'UTC')::date - (paid_at at time zone 'UTC')::date - 1) as day
      where extract(isodow from (paid_at at time zone 'UTC')::date + day) < 6) >= coalesce(handling_days, 2);

create index shop_order_by_time on shop_order (created_at);
create index shop_order_of_shop on shop_order (shop_id, created_at);
create index shop_order_paid on shop_order (paid_at) where paid_at is not null;
create index shop_order_to_ship on shop_order (paid_at) where status = 1;

-- Carriers and parcels.

-- One row per carrier that operators choose from. Orders store the name as text.
create table carrier (
  carrier_id uuid primary key default uuidv7(),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  -- Tracking page, with {number} in place of the tracking number.
  link text check (link like 'https://%' and link like '%{number}%' and length(link) <= 500),
  created_at timestamptz not null default now()
);
create unique index carrier_by_name on carrier (lower(name));

-- One row per event of a parcel that an operator recorded from the carrier.
create table parcel_event (
  user_id uuid not null,
  order_id uuid not null,
  -- The sender chooses this id, so that an event that is sent twice is stored once.
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

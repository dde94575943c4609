-- Addresses of shoppers. An agent pays only for goods that go to an address which existed when the shopper consented with
-- the payment code, or which the shopper has confirmed with the payment code since.

-- One row per address in a shopper's address book.
create table address (
  user_id uuid not null references user_account,
  id uuid not null default uuidv7(),
  addressee text not null,
  mobile text not null,
  country text not null,
  area text[] not null,
  -- The city, typed by the shopper in countries whose list of areas ends above the city.
  city text,
  detailed_address text not null,
  postcode text,
  tag text not null check (tag in ('home', 'company', 'school', 'other')),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  -- When the address became what it is now: when it was added, or a field of it was last changed. Not the time of the
  -- transaction, which may have waited for a consent.
  changed_at timestamptz not null default clock_timestamp(),
  -- When the shopper confirmed the address in its present form with the payment code. Null if the shopper did not.
  confirmed_at timestamptz,
  primary key (user_id, id)
);
create unique index address_one_default on address (user_id) where is_default;
create trigger of_no_deleted_account before insert on address
  for each row execute function refuse_deleted_account();

-- A changed address is a new address: it needs another confirmation.
create function mark_changed_address() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  new.confirmed_at := null;
  return new;
end $$;
create trigger changed_address before update on address for each row
  when ((old.addressee, old.mobile, old.country, old.area, old.city, old.detailed_address, old.postcode, old.tag)
    is distinct from (new.addressee, new.mobile, new.country, new.area, new.city, new.detailed_address, new.postcode, new.tag))
  execute function mark_changed_address();

-- Webhooks: the shopkeeper's own programs learn of events by HTTPS requests, signed as Standard Webhooks define.

-- One row per address that gets events. Order events for the platforms of agents, signed with the shop's key, use the same
-- addresses, queue and log.
create table webhook (
  webhook_id uuid primary key default uuidv7(),
  -- The platform that owns the address. Null for addresses that an owner of the shop added.
  platform_id uuid unique references agent_platform,
  url text not null,
  -- The signing secret, encrypted under the server's key.
  sealed_secret bytea,
  topics text[] not null,
  made_by uuid references operator,
  made_at timestamptz not null default now(),
  -- An address that is off gets no events. It is turned off by an owner, or by the shop.
  is_on boolean not null default true,
  -- Why the shop turned the address off: it replied 410 (gone), accepted nothing for three days (dead), too many events
  -- wait (full), or its secret was unreadable for three days (secret). Null if an owner turned it off.
  off_because text check (off_because in ('gone', 'dead', 'full', 'secret')),
  -- The first failed attempt since the last event that was accepted; null while events are accepted.
  failing_since timestamptz,
  -- When a server first could not decrypt the secret; null once one can. Until then no event is sent.
  unreadable_since timestamptz,
  constraint webhook_of_owner_or_platform check (
    topics <@ array['order', 'refund', 'recharge', 'withdrawal', 'chat', 'stock']
    and case when platform_id is null
      then num_nulls(sealed_secret, made_by) = 0 and cardinality(topics) > 0
      else num_nonnulls(sealed_secret, made_by) = 0 and cardinality(topics) = 0 end),
  constraint webhook_off_because_only_off check (off_because is null or not is_on)
);

-- One row per event and address. `delivery_id` is the header webhook-id.
create table webhook_delivery (
  delivery_id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhook on delete cascade,
  -- The event that is sent; null for a test. One event is queued once for an address.
  event_id bigint,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  tries int not null default 0,
  -- The next attempt; null when the event was delivered or given up. While a server delivers the event, this is the time
  -- after which another server may deliver it.
  next_try_at timestamptz default now(),
  delivered_at timestamptz,
  tried_at timestamptz,
  -- The HTTP status of the last reply, or the reason why there was none.
  last_status int,
  last_fault text,
  check (delivered_at is null or next_try_at is null)
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_try_at) where next_try_at is not null;
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_by_age on webhook_delivery (created_at);
create unique index webhook_delivery_of_event on webhook_delivery (webhook_id, event_id) where event_id is not null;
-- The numbers and times that the list of addresses shows.
create index webhook_delivery_given_up on webhook_delivery (webhook_id)
  where delivered_at is null and next_try_at is null;
create index webhook_delivery_delivered on webhook_delivery (webhook_id, delivered_at) where delivered_at is not null;

-- Addresses of the shopkeeper's programs that get no events, and since when: the shop turned them off, their secret is
-- unreadable, or they have accepted nothing for half an hour. Addresses without topics belong to others.
create view failing_webhook as
  select webhook_id, not is_on as is_off, coalesce(least(failing_since, unreadable_since), now()) as since from webhook
  where cardinality(topics) > 0 and (off_because is not null
    or is_on and (unreadable_since is not null or failing_since < now() - interval '30 minutes'));

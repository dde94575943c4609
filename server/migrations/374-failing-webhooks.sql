-- Webhooks that do not work: since when, and why the shop turned an address off.

alter table webhook
  -- The first failed attempt since the last event that was accepted; null while events are accepted.
  add column failing_since timestamptz,
  -- When a server first could not decrypt the secret; null once one can. Until then no event is sent.
  add column unreadable_since timestamptz,
  -- Why the shop turned the address off: it replied 410 (gone), accepted nothing for three days (dead), too many events
  -- wait (full), or its secret was unreadable for three days (secret). Null if an owner turned it off.
  add column off_because text check (off_because in ('gone', 'dead', 'full', 'secret')),
  add constraint webhook_off_because_only_off check (off_because is null or not is_on);

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

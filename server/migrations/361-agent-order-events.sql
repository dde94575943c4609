-- Order events for the platforms of agents: the whole order, signed with the shop's key. They use the addresses, the queue
-- and the log of webhooks.

alter table webhook
  -- The platform that owns the address. Null for addresses that an owner of the shop added.
  add column platform_id uuid unique references agent_platform,
  alter column sealed_secret drop not null,
  alter column made_by drop not null,
  drop constraint webhook_topics_check,
  add constraint webhook_of_owner_or_platform check (
    topics <@ array['order', 'refund', 'recharge', 'withdrawal', 'chat', 'stock']
    and case when platform_id is null
      then num_nulls(sealed_secret, made_by) = 0 and cardinality(topics) > 0
      else num_nonnulls(sealed_secret, made_by) = 0 and cardinality(topics) = 0 end);

-- The address for order events that the platform's profile names. Null if it names none.
alter table agent_checkout add column webhook_url text check (length(webhook_url) <= 500);

-- Queues an event about the purchase of an agent's checkout. The order is read when the event is sent, so a second event
-- is not queued while the first waits.
create function send_agent_order(of_user uuid, of_checkout uuid) returns void language sql as $$
  insert into webhook_delivery (webhook_id, type, data)
  select webhook.webhook_id, 'agent.order', jsonb_build_object('checkout_id', of_checkout)
  from agent_checkout join webhook using (platform_id)
  where agent_checkout.user_id = of_user and agent_checkout.checkout_id = of_checkout and webhook.is_on
    and not exists (select from webhook_delivery as waiting where waiting.webhook_id = webhook.webhook_id
      and waiting.next_try_at is not null and waiting.tries = 0
      and waiting.data = jsonb_build_object('checkout_id', of_checkout))
  for key share of webhook skip locked
$$;

create function agent_order_changed() returns trigger language plpgsql as $$
begin
  perform send_agent_order(new.user_id, new.checkout_id);
  return null;
end $$;
create trigger agent_events after update of status, refunded_cents, carrier, tracking_number on shop_order for each row
  when (new.paid_at is not null and (old.status, old.refunded_cents, old.carrier, old.tracking_number)
    is distinct from (new.status, new.refunded_cents, new.carrier, new.tracking_number))
  execute function agent_order_changed();

create function agent_parcel_changed() returns trigger language plpgsql as $$
begin
  perform send_agent_order(user_id, checkout_id) from shop_order
    where user_id = new.user_id and order_id = new.order_id;
  return null;
end $$;
create trigger agent_events after insert on parcel_event for each row execute function agent_parcel_changed();

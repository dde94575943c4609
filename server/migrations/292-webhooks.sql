-- Webhooks: the shopkeeper's own programs learn of events by HTTPS requests, signed as Standard Webhooks define.

-- One row per address that gets events.
create table webhook (
  webhook_id uuid primary key default uuidv7(),
  url text not null,
  -- The signing secret, encrypted under the server's key.
  sealed_secret bytea not null,
  topics text[] not null check (
    topics <@ array['order', 'refund', 'recharge', 'withdrawal', 'chat', 'stock'] and cardinality(topics) > 0),
  -- An address that is off gets no events. It is turned off by an owner, or by the reply 410 (Gone).
  is_on boolean not null default true,
  made_by uuid not null references operator,
  made_at timestamptz not null default now()
);

-- One row per event and address. Inserted in the transaction of the event; `delivery_id` is the header webhook-id.
create table webhook_delivery (
  delivery_id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhook on delete cascade,
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

-- Queues an event for each address that is on and gets its topic: the part of the type before the point. An address that
-- is being removed is skipped, so that orders and payments do not wait for it.
create function send_webhooks(event_type text, event_data jsonb) returns void language sql as $$
  insert into webhook_delivery (webhook_id, type, data)
  select webhook_id, event_type, event_data from webhook
  where is_on and split_part(event_type, '.', 1) = any (topics)
  for key share skip locked
$$;

create function order_webhooks() returns trigger language plpgsql as $$
begin
  perform send_webhooks(
    'order.' || case when tg_op = 'INSERT' then 'created' else
      case new.status when 1 then 'paid' when 2 then 'shipped' when 3 then 'received' when 4 then 'completed'
        else 'cancelled' end end,
    jsonb_build_object('order_id', new.order_id, 'order_number', new.order_number, 'total_cents', new.total_cents));
  return null;
end $$;
create trigger webhooks_of_new after insert on shop_order for each row execute function order_webhooks();
-- The status -4 is an open refund, which has its own events; an order that leaves it returns to its former status.
create trigger webhooks_of_status after update of status on shop_order for each row
  when (old.status <> new.status and new.status <> -4 and (old.status <> -4 or new.status = -1))
  execute function order_webhooks();

create function refund_webhooks() returns trigger language plpgsql as $$
begin
  perform send_webhooks(
    'refund.' || case new.state when 'applied' then 'requested' when 'agreed' then 'approved' when 'executed' then 'paid'
      else new.state end,
    jsonb_build_object('refund_id', new.refund_id, 'order_id', new.order_id, 'amount_cents',
      coalesce(new.agreed_cents, new.amount_cents)));
  return null;
end $$;
create trigger webhooks_of_new after insert on refund for each row execute function refund_webhooks();
create trigger webhooks_of_state after update of state on refund for each row
  when (old.state <> new.state) execute function refund_webhooks();

create function recharge_webhooks() returns trigger language plpgsql as $$
begin
  perform send_webhooks('recharge.' || case new.status when 0 then 'requested' when 1 then 'credited' else 'refused' end,
    jsonb_build_object('recharge_id', new.recharge_id, 'method', new.method, 'amount_cents',
      coalesce(new.arrival_cents, new.amount_cents)));
  return null;
end $$;
create trigger webhooks_of_new after insert on recharge for each row execute function recharge_webhooks();
create trigger webhooks_of_status after update of status on recharge for each row
  when (old.status <> new.status) execute function recharge_webhooks();

create function withdrawal_webhooks() returns trigger language plpgsql as $$
begin
  perform send_webhooks(
    'withdrawal.' || case when new.status = 0 then 'requested' when new.payout_state = 'queued' then 'approved'
      when new.payout_state = 'done' then 'paid' when new.payout_state = 'none' then 'refused' else new.payout_state end,
    jsonb_build_object('extract_id', new.extract_id, 'amount_cents', new.amount_cents, 'net_cents', new.net_cents));
  return null;
end $$;
create trigger webhooks_of_new after insert on withdrawal for each row execute function withdrawal_webhooks();
create trigger webhooks_of_status after update of status, payout_state on withdrawal for each row
  when ((old.status, old.payout_state) is distinct from (new.status, new.payout_state))
  execute function withdrawal_webhooks();

create function chat_webhooks() returns trigger language plpgsql as $$
begin
  perform send_webhooks('chat.message',
    jsonb_build_object('user_id', new.user_id, 'message_id', new.message_id));
  return null;
end $$;
create trigger webhooks after insert on chat_message for each row
  when (new.by_whom = 'shopper') execute function chat_webhooks();

create function stock_webhooks() returns trigger language plpgsql as $$
begin
  perform send_webhooks('stock.low',
    jsonb_build_object('sku_id', new.sku_id, 'product_id', new.product_id, 'stock', new.stock));
  return null;
end $$;
-- The limit is that of low_stock_sku.
create trigger webhooks_of_low after update on sku for each row
  when (old.on_sale and new.on_sale and old.stock > 10 and new.stock <= 10) execute function stock_webhooks();

-- Webhooks and the order events of agents are listeners of events (446-events.sql): no trigger queues them.

drop trigger webhooks_of_new on shop_order;
drop trigger webhooks_of_status on shop_order;
drop trigger agent_events on shop_order;
drop trigger agent_events on parcel_event;
drop trigger webhooks_of_new on refund;
drop trigger webhooks_of_state on refund;
drop trigger webhooks_of_new on recharge;
drop trigger webhooks_of_status on recharge;
drop trigger webhooks_of_new on withdrawal;
drop trigger webhooks_of_status on withdrawal;
drop trigger webhooks on chat_message;
drop trigger webhooks_of_low on sku;
drop function order_webhooks, refund_webhooks, recharge_webhooks, withdrawal_webhooks, chat_webhooks, stock_webhooks,
  agent_order_changed, agent_parcel_changed, send_agent_order, send_webhooks;

-- The event that is sent; null for a test. One event is queued once for an address.
alter table webhook_delivery add column event_id bigint;
create unique index webhook_delivery_of_event on webhook_delivery (webhook_id, event_id) where event_id is not null;

-- Deliveries that wait now. A job of their address sends them.
select add_jobs(coalesce(jsonb_agg(jsonb_build_object(
  'task', case when platform_id is null then 'webhook' else 'platform_webhook' end,
  'lane', 'webhook:' || webhook_id, 'data', jsonb_build_object('webhook_id', webhook_id))), '[]'))
from webhook where exists (
  select from webhook_delivery as waiting where waiting.webhook_id = webhook.webhook_id and next_try_at is not null);

-- A refund names what becomes of its pieces: they were never sent, they come back, or they stay with the shopper.

alter table refund_item add fate text check (fate in ('not_sent', 'returns', 'stays'));
update refund_item set fate = case
    when refund.type = 'return_and_refund' then 'returns'
    when not refund.restocks then 'stays'
    -- Shipment comes before the end of a refund whose pieces were sent.
    when shop_order.shipped_at is null or shop_order.shipped_at > coalesce(refund.resolved_at, now()) then 'not_sent'
    else 'returns'
  end
from refund join shop_order using (user_id, order_id)
where refund_item.user_id = refund.user_id and refund_item.refund_id = refund.refund_id;
alter table refund_item alter fate set not null;

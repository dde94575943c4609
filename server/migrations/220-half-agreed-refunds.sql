-- The first of two operators who gave back the money of a refund left it agreed. It is asked for again: the proposal that 211 made
-- waits for another operator, and without one anybody answers the request. From here on an agreed refund waits for its goods.
with half_agreed as (
  update refund set state = 'applied', agreed_by = null where state = 'agreed' and type = 'refund_only'
  returning user_id, order_id)
update shop_order set refund_label = 'apply' from half_agreed
  where shop_order.user_id = half_agreed.user_id and shop_order.order_id = half_agreed.order_id;

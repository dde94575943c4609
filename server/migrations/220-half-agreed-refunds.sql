-- If only the first of the required operators had approved a refund without returned goods, the refund is in the state
-- 'agreed'. These refunds go back to 'applied': the proposal that 202-refund-proposals made waits for a second
-- operator, and without a proposal any operator decides the request. From now on a refund in the state 'agreed' waits
-- for its goods.
with half_agreed as (
  update refund set state = 'applied', agreed_by = null where state = 'agreed' and type = 'refund_only'
  returning user_id, order_id)
update shop_order set refund_label = 'apply' from half_agreed
  where shop_order.user_id = half_agreed.user_id and shop_order.order_id = half_agreed.order_id;

-- Goods that the EU and UK exempt from the right of withdrawal. Null: the right of withdrawal applies.
alter table product
  add withdrawal_exemption text check (withdrawal_exemption in ('opened_food', 'hygiene', 'perishable', 'made_to_order'));

-- Copy of the product's exemption at the time of the order.
alter table order_item
  add withdrawal_exemption text check (withdrawal_exemption in ('opened_food', 'hygiene', 'perishable', 'made_to_order'));

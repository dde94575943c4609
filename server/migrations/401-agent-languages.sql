-- The language in which an agent reads a cart or checkout, so that later replies and the address for the shopper stay in it.
-- Null for those from before this column.
alter table agent_cart add column language text;
alter table agent_checkout add column language text;

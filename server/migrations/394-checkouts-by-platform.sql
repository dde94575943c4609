-- Deleting a platform and reading its purchases look checkouts and carts up by platform.
create index agent_checkout_by_platform on agent_checkout (platform_id, checkout_id);
create index agent_cart_by_platform on agent_cart (platform_id);

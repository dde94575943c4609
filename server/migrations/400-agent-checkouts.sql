-- Carts and checkouts of agents: programs that shop for a person. An agent is identified by the address of its platform's
-- profile.

-- One row per cart of an agent. Prices are not stored: they are those of the moment.
create table agent_cart (
  cart_id text primary key,
  -- Only this platform can read or change the cart.
  platform_id uuid not null references agent_platform,
  -- The wanted SKUs: [{ sku_id, quantity, price_cents }], with the price that the agent was last told.
  lines jsonb not null,
  promo_codes text[] not null,
  -- The country of the buyer, as the agent says. Null if it does not say.
  country text,
  buyer jsonb,
  -- The language in which the agent reads the cart, so that later replies and the address for the shopper stay in it. Null
  -- if it named none.
  language text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '6 hours'
);
create index agent_cart_by_expiry on agent_cart (expires_at);
-- Deleting a platform looks carts up by platform.
create index agent_cart_by_platform on agent_cart (platform_id);

-- One row per checkout session of an agent. Its orders are those of the purchase `checkout_id`, so that each session has
-- one purchase at most.
create table agent_checkout (
  agent_checkout_id text primary key,
  -- The secret part of the address with which a shopper takes over the checkout. It differs from the id, so that the
  -- shopper's address bar does not show with which id the agent reads the session.
  handover_id text not null unique,
  platform_id uuid not null references agent_platform,
  -- The address for order events that the platform's profile names. Null if it names none.
  webhook_url text check (length(webhook_url) <= 500),
  -- The link of the shopper for whom the agent began the checkout. Null without a link, and after its account is deleted.
  link_id uuid references agent_link (link_id) on delete set null,
  cart_id text references agent_cart on delete set null,
  lines jsonb not null,
  promo_codes text[] not null,
  country text,
  language text,
  -- Address and buyer as the agent says. They are deleted when the session ends.
  destination jsonb,
  buyer jsonb,
  -- The total of the last reply. An agent pays no other amount.
  shown_cents bigint check (shown_cents > 0),
  -- The shopper who opened the handover first. Other shoppers cannot open it.
  user_id uuid references user_account,
  opened_at timestamptz,
  checkout_id uuid,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '6 hours',
  foreign key (user_id, checkout_id) references checkout (user_id, checkout_id),
  constraint purchase_of_a_shopper check (checkout_id is null or user_id is not null),
  constraint opened_by_a_shopper check (opened_at is null or user_id is not null),
  constraint link_of_a_shopper check (link_id is null or user_id is not null)
);
create unique index agent_checkout_by_purchase on agent_checkout (user_id, checkout_id) where checkout_id is not null;
-- A cart has one open checkout at most.
create unique index agent_checkout_of_cart on agent_checkout (cart_id) where canceled_at is null and checkout_id is null;
create index agent_checkout_by_expiry on agent_checkout (expires_at) where checkout_id is null;
create index agent_checkout_with_address on agent_checkout (expires_at)
  where checkout_id is not null and (destination is not null or buyer is not null);
create index agent_checkout_by_link on agent_checkout (link_id) where link_id is not null;
-- Deleting a platform and reading its purchases look checkouts up by platform.
create index agent_checkout_by_platform on agent_checkout (platform_id, checkout_id);
create trigger of_no_deleted_account before insert or update of user_id on agent_checkout
  for each row when (new.user_id is not null) execute function refuse_deleted_account();

-- Checkouts that an agent pays for its shopper.

alter table agent_checkout
  -- The link of the shopper for whom the agent began the checkout. Null without a link, and after its account is deleted.
  add column link_id uuid references agent_link (link_id) on delete set null,
  -- The total of the last reply. An agent pays no other amount.
  add column shown_cents bigint check (shown_cents > 0),
  add constraint link_of_a_shopper check (link_id is null or user_id is not null);
create index agent_checkout_by_link on agent_checkout (link_id) where link_id is not null;

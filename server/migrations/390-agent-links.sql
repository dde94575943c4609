-- Links of agents: programs that shop for a shopper, with the shopper's consent (OAuth 2.0).

-- One row per agent that a shopper let in. The row of an ended link stays, because purchases refer to it.
create table agent_link (
  user_id uuid not null references user_account,
  link_id uuid not null unique default uuidv7(),
  -- The URL of the document in which the agent describes itself, and the name in it when the shopper consented.
  client_id text not null,
  name text not null,
  -- How the agent proves itself at the token endpoint: not at all (public clients), or by a JWT that it signs with a key of
  -- its document (RFC 7523). As the document said when the shopper consented.
  auth_method text not null default 'none' check (auth_method in ('none', 'private_key_jwt')),
  scopes text[] not null,
  -- The limit for purchases of 30 days that the agent pays without asking, in cents. Set with the payment code.
  allowance_cents bigint not null default 0 check (allowance_cents >= 0),
  created_at timestamptz not null default now(),
  -- When the shopper last consented to payments of the agent, with the payment code. Null for agents that never could pay.
  pay_granted_at timestamptz,
  last_used_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, link_id),
  check (ended_at is null or allowance_cents = 0)
);
create unique index agent_link_open on agent_link (user_id, client_id) where ended_at is null;
create trigger of_no_deleted_account before insert on agent_link
  for each row execute function refuse_deleted_account();

-- One row per consent: an authorisation code, and the tokens that were issued for it. When the link ends, or a code or
-- refresh token is used twice, the row is deleted with its tokens.
create table agent_grant (
  grant_id uuid primary key default uuidv7(),
  link_id uuid not null references agent_link (link_id) on delete cascade,
  code_hash bytea not null unique,
  -- The PKCE challenge (S256) and the redirect URI of the authorisation request.
  code_challenge text not null,
  redirect_uri text not null,
  scopes text[] not null,
  code_expires_at timestamptz not null,
  code_used_at timestamptz,
  -- Pairs of tokens that were issued.
  refreshes int not null default 0,
  -- The end of the code or, once tokens were issued, of the newest refresh token.
  expires_at timestamptz not null
);
create index agent_grant_by_link on agent_grant (link_id);
create index agent_grant_by_end on agent_grant (expires_at);

-- One row per token. A used refresh token stays until its grant ends, so that a second use is recognised.
create table agent_token (
  token_hash bytea primary key,
  grant_id uuid not null references agent_grant on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index agent_token_by_grant on agent_token (grant_id);
create index agent_token_by_end on agent_token (expires_at);

-- One row per purchase that an agent paid from its allowance. Refunds of the purchase reduce what counts.
create table agent_spending (
  user_id uuid not null references user_account,
  checkout_id uuid not null,
  link_id uuid not null references agent_link (link_id),
  spent_cents bigint not null check (spent_cents > 0),
  spent_at timestamptz not null default now(),
  primary key (user_id, checkout_id),
  foreign key (user_id, checkout_id) references checkout
);
create index agent_spending_by_link on agent_spending (link_id, spent_at);
create trigger of_no_deleted_account before insert on agent_spending
  for each row execute function refuse_deleted_account();

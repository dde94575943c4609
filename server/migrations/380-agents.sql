-- Shopping agents, which use the shop by the Universal Commerce Protocol.

-- One row per platform that has called: the program of an agent, identified by the URL of its profile.
create table agent_platform (
  platform_id uuid primary key default uuidv7(),
  profile_url text not null unique,
  -- The host of the URL. A blocked platform blocks its whole host.
  host text not null,
  -- The version of the protocol that its profile names.
  version text not null,
  calls bigint not null default 0,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  blocked_at timestamptz,
  blocked_by uuid references operator,
  check ((blocked_at is null) = (blocked_by is null))
);
create index agent_platform_blocked on agent_platform (host) where blocked_at is not null;
-- The desk lists platforms by their first call.
create index agent_platform_by_age on agent_platform (first_seen_at desc);

-- The keys with which the shop signs what it sends to platforms. The newest key signs; all are published.
create table agent_signing_key (
  kid text primary key,
  -- The public key as JWK.
  public_key jsonb not null,
  -- The private key, encrypted under the server's key.
  sealed_private_key bytea not null,
  made_at timestamptz not null default now(),
  -- Several servers that start at the same time agree on one key.
  is_current boolean unique check (is_current)
);

-- One row per Idempotency-Key of a platform and operation: the reply to a call, for repeated sends.
create table agent_keyed_call (
  platform_id uuid not null references agent_platform on delete cascade,
  operation text not null,
  key text not null,
  -- SHA-256 of the call's input.
  digest bytea not null,
  status int,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (platform_id, operation, key)
);
create index agent_keyed_call_by_age on agent_keyed_call (created_at);

-- One row per thing that counts once, until it expires: a request for consent, the signature of a writing call, and the
-- proof of a client. All servers share the rows.
create table agent_single_use (
  kind text not null check (kind in ('consent', 'signature', 'client_proof')),
  hash bytea not null,
  expires_at timestamptz not null,
  primary key (kind, hash)
);
create index agent_single_use_by_expiry on agent_single_use (expires_at);

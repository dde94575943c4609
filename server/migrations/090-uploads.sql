-- Pictures that shoppers and operators uploaded.

-- One row per picture that a shopper uploaded, or that an operator uploaded for a shopper.
create table uploaded_file (
  user_id uuid not null references user_account,
  file_id uuid not null default uuidv7(),
  purpose text not null check (purpose in ('avatar', 'evidence', 'review', 'refund', 'chat', 'refusal')),
  file_name text not null unique,
  width int not null,
  height int not null,
  bytes int not null,
  -- The row that uses the picture. A picture can be used once. 'arriving' while the picture is written, 'leaving' while
  -- it is deleted.
  used_by text,
  -- SHA-256 of the stored picture: an equal picture under another name has the same digest.
  digest bytea,
  created_at timestamptz not null default now(),
  primary key (user_id, file_id)
);
create index uploaded_file_by_id on uploaded_file (file_id);
create index uploaded_file_same_evidence on uploaded_file (digest) where purpose = 'evidence';
create index uploaded_file_unused on uploaded_file (created_at)
  where used_by is null or used_by in ('arriving', 'leaving');
create trigger of_no_deleted_account before insert on uploaded_file
  for each row execute function refuse_deleted_account();

-- One row per picture that an operator uploaded. The address holds the digest: an equal picture is stored once.
create table catalogue_picture (
  address text primary key,
  operator_id uuid not null references operator,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null default now()
);

-- How an operator had a file read, such as the meaning of its columns. The next file with the same headings is read in
-- the same way. `fingerprint`: a digest of the purpose and the headings.
create table file_choice (
  fingerprint bytea primary key,
  choice jsonb not null,
  operator_id uuid not null references operator,
  chosen_at timestamptz not null default now()
);

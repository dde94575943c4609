-- One row per synonym that operators added for a language: a search for `word` also searches `meaning`, and with
-- `is_both` also vice versa.
create table synonym (
  language text not null,
  word text collate "C" not null,
  meaning text collate "C" not null check (meaning <> word),
  is_both boolean not null,
  changed_by uuid not null references operator,
  changed_at timestamptz not null default now(),
  primary key (language, word, meaning)
);

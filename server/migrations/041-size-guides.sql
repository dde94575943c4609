-- What the sizes of a kind measure: one table for each axis of sizes, in words that a shopkeeper can change.
create table size_guide (
  kind text not null references kind,
  axis text not null references axis,
  -- How one measures oneself.
  how jsonb not null,
  -- What the columns say: [{"en": "Chest", …}, …].
  measures jsonb not null,
  -- [{"value_key": "s", "figures": [[88, 94], [104], "UK 8"]}, …]: for each column a length in centimetres, from one to
  -- another, or a text.
  sizes jsonb not null,
  primary key (kind, axis)
);
create trigger size_guide_changed after insert or update or delete
  on size_guide for each statement execute function announce_catalogue();

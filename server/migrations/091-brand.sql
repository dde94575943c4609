-- The shop's own name and logo: one row. Without a name it is called as the software is, and bears its mark.
create table brand (
  is_only boolean primary key default true check (is_only),
  name text check (name <> ''),
  -- By language tag; readers of a language that is missing get the name.
  names jsonb not null default '{}',
  -- The address of a picture of the catalogue.
  logo text,
  -- What the logo has to stand on so that all of it can be seen; null where any ground will do.
  logo_ground text check (logo_ground in ('light', 'dark')),
  logo_width int,
  logo_height int,
  check (name is not null or logo is null),
  check ((logo is null) = (logo_width is null) and (logo is null) = (logo_height is null))
);
insert into brand default values;

create trigger brand_changed after insert or update or delete on brand
  for each statement execute function note_window_frame();

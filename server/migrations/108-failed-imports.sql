-- An import whose next batch fails again and again is put aside: it held up all that came after it.
alter table catalogue_import add column failures smallint not null default 0;
alter table catalogue_import drop constraint catalogue_import_state_check;
alter table catalogue_import add constraint catalogue_import_state_check
  check (state in ('arriving', 'checking', 'checked', 'applying', 'done', 'cancelled', 'failed'));

-- Keys of options and of their values have the form that the desk and imports accept: OPTION_KEY_PATTERN in contract/src/rules.ts.
alter table axis add constraint axis_key_form check (axis ~ '^[a-z0-9][a-z0-9_-]{0,79}$');
alter table axis_value add constraint axis_value_key_form check (value_key ~ '^[a-z0-9][a-z0-9_-]{0,79}$');

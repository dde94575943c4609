-- The language of readers whose request names none of the shop's languages.
insert into shop_choice (name, value) values ('default_language', 'zh-CN');
-- Every server reads it again when the frame of the shop window changes.
create trigger default_language_changed after update on shop_choice for each row
  when (new.name = 'default_language' and old.value is distinct from new.value)
  execute function note_window_frame();

create function default_language() returns text language sql stable as $$
  select value from shop_choice where name = 'default_language'
$$;
alter table user_account alter column language set default default_language();

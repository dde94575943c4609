-- Whether the shopper chose the account's language. Otherwise it is the language of the registration's page, which must
-- not replace the language of another browser.
alter table user_account add column is_language_chosen boolean not null default false;
update user_account set is_language_chosen = true
where exists (
  select from security_event where security_event.user_id = user_account.user_id and event = 'language_changed');

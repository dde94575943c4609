-- Notices about the security of the account, such as a log-in from a new device. They are always shown in the app.
alter table notice drop constraint notice_topic_check,
  add constraint notice_topic_check check (topic in ('order', 'wallet', 'service', 'security', 'favourite')) not valid;
alter table notice_choice drop constraint notice_choice_topic_check,
  add constraint notice_choice_topic_check check (topic in ('order', 'wallet', 'service', 'security', 'favourite'));

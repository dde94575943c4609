-- Counts the saved and removed synonyms. Servers load these immediately, while words of products wait for a pause.
alter table word_version add column synonyms bigint not null default 0;

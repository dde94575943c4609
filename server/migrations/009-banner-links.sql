-- A banner may lead to a search, and what is searched for is a word of the shopper's language.
alter table banner alter column link type jsonb using jsonb_build_object('en', link);

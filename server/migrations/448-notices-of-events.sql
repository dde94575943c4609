-- The event that a notice is about. A listener may run twice for an event, and writes one notice. Null for notices about
-- mails and about favourites.
alter table notice add column event_id bigint unique;

-- Similar words are found in the memory of the server, so these columns and their indexes are unused.
drop index known_word_by_length;
drop index known_word_by_length_and_letter;
alter table known_word drop column letters, drop column first_letter;

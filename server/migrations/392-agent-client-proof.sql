-- How an agent proves itself at the token endpoint: not at all (public clients), or by a JWT that it signs with a key of its
-- document (RFC 7523). As the document said when the shopper consented.
alter table agent_link
  add column auth_method text not null default 'none' check (auth_method in ('none', 'private_key_jwt'));

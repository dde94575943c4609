-- The city as it is written, in countries whose lists of areas end above it; none in all others, and in addresses kept before.
alter table address add column city text;

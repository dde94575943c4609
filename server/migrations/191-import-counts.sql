-- Products that an import makes, changes and leaves as they are: foreseen by its check, and counted again while it is applied.
-- Null for imports from before.
alter table catalogue_import add column new_products int, add column changed_products int, add column unchanged_products int;

#!/bin/sh
# Runs once, in the new database of compose.yaml: makes the role that the server works with.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$APP_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role sampan_app login password :'password';
SQL

-- The number of digits, so that the keypad can submit the code with its last digit. Null for a code that was set before
-- this column existed, until its next correct use.
alter table payment_code add column code_length smallint check (code_length between 6 and 20);

-- One posting at a time is journalled, from the lines that it has at hand; the kernel `journal_posting` does it.
drop function if exists inventory.journal_postings(bigint, bigint[]);
drop function if exists inventory.ledger_role(inventory.location, text);

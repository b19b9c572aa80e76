-- Postings say whether they may go into months that are softly closed; the kernels are made again as their files say. docs/decisions/075.
drop function if exists inventory.post_stock(bigint, text, bigint, integer, date, text[], bigint[], bigint[], bigint[], numeric[], numeric[],
  bigint, bigint, text, bigint[], bigint[], bigint[], bigint[], boolean, date, bigint[], boolean, bigint[], integer[]);
drop function if exists inventory.reverse_stock(bigint, text, bigint, integer, date, bigint, bigint, text, date);
drop function if exists inventory.post_revaluation(bigint, text, bigint, integer, date, bigint[], integer[], bigint[], bigint, text, date);
drop function if exists inventory.carry_out(bigint, inventory.stock_posting, inventory.draft[], bigint[], bigint[], integer[], boolean, boolean);

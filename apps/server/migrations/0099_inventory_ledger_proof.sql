create table inventory.ledger_proof (
  company_id bigint not null references erp.company, id bigint generated always as identity,
  started_at timestamptz not null, finished_at timestamptz not null,
  moves bigint not null, balances bigint not null, pools bigint not null,
  asked_by bigint,
  primary key (company_id, id),
  foreign key (company_id, asked_by) references erp.app_user);
comment on table inventory.ledger_proof is 'Proofs of the stock ledger that came to their end. moves, balances, pools: how many there were when it began. asked_by null: the nightly one. Source: warehouse.md 4.3.';
create index ledger_proof_asked_by on inventory.ledger_proof (company_id, asked_by);
create index ledger_proof_finished on inventory.ledger_proof (company_id, finished_at, id);
select platform.protect('inventory.ledger_proof', 'select, insert, delete');

create table inventory.ledger_proof_check (
  company_id bigint not null, proof_id bigint not null, line_no integer not null,
  code text not null, milliseconds integer not null, findings text[] not null,
  primary key (company_id, proof_id, line_no),
  foreign key (company_id, proof_id) references inventory.ledger_proof on delete cascade);
comment on table inventory.ledger_proof_check is 'What a proof looked at, in its order. findings: the rows that do not agree, at most a hundred; empty: it holds. milliseconds: how long it took.';
select platform.protect('inventory.ledger_proof_check', 'select, insert');

-- The proof that it is empty is made by role app as well.
grant select on inventory.stock_move_default to app;

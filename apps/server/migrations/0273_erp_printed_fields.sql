-- Which fields a printed document has, and in which order. Source: docs/guides/platform.md, Print layouts.
create table erp.print_layout_paper (
  company_id bigint not null, print_layout_id bigint not null,
  entity text not null constraint print_layout_paper_entity check (length(entity) <= 100),
  paper text not null constraint print_layout_paper_paper check (length(paper) <= 100),
  facts text[] not null constraint print_layout_paper_facts check (cardinality(facts) <= 200),
  columns text[] not null constraint print_layout_paper_columns check (cardinality(columns) <= 200),
  primary key (company_id, print_layout_id, entity, paper),
  foreign key (company_id, print_layout_id) references erp.print_layout on delete cascade);
comment on table erp.print_layout_paper is 'Printed fields of a document where they are not the usual ones, in their order. facts: above the lines; columns: of the lines.';
select platform.protect('erp.print_layout_paper', 'select, insert, update, delete');

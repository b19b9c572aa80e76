-- A transfer has as many lines as somebody pastes from a sheet: 1,000, and its invoice with it. What is posted of it are its shipments.
alter table inventory.transfer_line
  drop constraint transfer_line_line_no, add constraint transfer_line_line_no check (line_no between 1 and 1000);
alter table inventory.transfer_invoice_line
  drop constraint transfer_invoice_line_line_no, add constraint transfer_invoice_line_line_no check (line_no between 1 and 1000);

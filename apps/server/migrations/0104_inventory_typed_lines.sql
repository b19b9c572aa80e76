-- Lines of every document stay as they were typed, by the one rule of the platform.
drop trigger transfer_line_stays on inventory.transfer_line;
drop trigger transfer_shipment_line_stays on inventory.transfer_shipment_line;
drop trigger receipt_line_stays on inventory.receipt_line;
drop function inventory.keep_typed_line;

select platform.keep_document_lines('inventory.stock_adjustment_line', '{}');
select platform.keep_document_lines('inventory.stock_check_scope', '{}');
select platform.keep_document_lines('inventory.transfer_invoice_line', '{}');
select platform.keep_document_lines('inventory.transfer_line',
  '{approved_quantity,allocated_quantity,picked_quantity,shipped_quantity,accepted_quantity,damaged_quantity,lost_quantity,returned_quantity,over_quantity,cancelled_quantity,agreed_price}');
select platform.keep_document_lines('inventory.transfer_shipment_line',
  '{picked_quantity,short_reason,quantity,posting_line_no,value_minor,accepted_quantity,accepted_value_minor,damaged_quantity,damaged_value_minor,lost_quantity,lost_value_minor,returned_quantity,returned_value_minor}');
-- What is counted of a shipment grows beside what was expected; what was typed by hand does not.
select platform.keep_document_lines('inventory.receipt_line', '{quantity,damaged_quantity}');
create trigger receipt_line_typed before update on inventory.receipt_line for each row
  when (old.expected_quantity is null and (old.quantity, old.damaged_quantity) is distinct from (new.quantity, new.damaged_quantity))
  execute function platform.refuse_change();

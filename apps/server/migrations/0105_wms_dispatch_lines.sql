-- Lines of a dispatch stay as they were typed, by the one rule of the platform.
select platform.keep_document_lines('wms.dispatch_line', '{}');

-- What scans of a relocation are, since its lines may be edited by hand too. docs/guides/inventory.md, Relocations.

comment on table inventory.relocation_scan is 'Scans of a relocation, each added to the lines of its draft once; the lines may be edited by hand afterwards. uid: created by the device, so that a repeated scan counts once. quantity: in the stock unit of the variant, below zero what was taken back.';

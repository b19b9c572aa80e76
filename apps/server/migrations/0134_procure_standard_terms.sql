-- A virtual product has a bill of materials.
alter view procure.virtual_product_entry rename column recipe to bom;

/** Rules that products on sale may break. Source: sales-crm-finance.md d13, Items with problems. */
export const problemRules = [
  'no_price',
  'no_barcode',
  'no_image',
  'no_tax_class',
  'dead_stock',
  'oversold',
  'late_order',
  'below_cost',
] as const
export type ProblemRule = (typeof problemRules)[number]

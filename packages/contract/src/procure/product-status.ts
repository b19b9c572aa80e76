/** Where a product stands in its life. Source: procurement.md 3.1. */
export const productStatuses = ['draft', 'active', 'discontinued', 'blocked', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** Statuses of a product. */
export const productStatuses = ['draft', 'active', 'discontinued', 'blocked', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

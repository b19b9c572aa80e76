/** Keys of those tabs of a product to which other screens lead: `?tab=bom`. */
export const productTabs = { bom: 'bom', variants: 'variants', barcodes: 'barcodes', prices: 'prices' } as const

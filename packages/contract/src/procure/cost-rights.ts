/**
 * Permissions of the product page without which no cost and no margin leaves the server. Repeated here so that the price list
 * does not load the whole product contract; a test compares them with the page.
 */
export const costRight = 'product:cost_view'
export const costEditRight = 'product:cost_edit'
export const marginRight = 'product:margin_view'
/** Permission of the price page, for selling prices. */
export const priceRight = 'prices:view'
/** Permission of the supplier catalogue page. */
export const viewSuppliers = 'supplier-products:view'

/**
 * Permissions of the product page without which no cost and no margin leaves the server. Repeated here so that the price list
 * does not load the whole product contract; a test compares them with the page.
 */
export const costPermission = 'product:cost_view'
export const costEditPermission = 'product:cost_edit'
export const marginPermission = 'product:margin_view'
/** Permission of the price page, for selling prices. */
export const pricePermission = 'prices:view'
/** Permission of the supplier catalogue page. */
export const viewSuppliers = 'supplier-products:view'
/** Permissions of the stock and purchase order pages, for what there is of a product. */
export const stockPermission = 'stock:view'
export const orderPermission = 'purchase-orders:view'

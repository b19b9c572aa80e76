/**
 * Rights of the page of products, without which no cost and no margin leaves the server. Written out, so that a list of prices need
 * not load all that a product is; a test holds them against the page. Source: shell-and-access.md 2.4, field_group.
 */
export const costRight = 'product:cost_view'
export const costEditRight = 'product:cost_edit'
export const marginRight = 'product:margin_view'
/** Of the page of prices: what things cost a customer. */
export const priceRight = 'prices:view'
/** Of the page of the supplier catalogue. */
export const viewSuppliers = 'supplier-products:view'

/**
 * Permission of the stock page: without it the server sends no stock values and average costs. Written out so that documents do not load
 * the list of stock; a test compares it with that page.
 */
export const stockCostPermission = 'stock:cost_view'

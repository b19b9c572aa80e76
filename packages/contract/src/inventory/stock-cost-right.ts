/**
 * Of the page of stock: without it no value of goods and no average leaves the server. Written out, so that a document need not load all
 * that the list of stock is; a test holds it against the page. Source: shell-and-access.md 2.4, field_group.
 */
export const stockCostRight = 'stock:cost_view'

/**
 * Permission to start a settlement. Written out so that the page of discrepancies does not load the settlement document; a test compares
 * it with that page.
 */
export const settlePermission = 'settlement:create'

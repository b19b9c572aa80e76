/**
 * Who may begin the settlement of a shipment. Written out, so that the page of differences need not load all that settlements are; a test
 * holds it against their page.
 */
export const settleRight = 'settlement:create'

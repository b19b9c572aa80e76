/** What taking goods out of the stock of a store on a business date refuses. */
export const dispatchErrors = [
  'inventory.day_ahead',
  'inventory.day_too_old',
  'inventory.bad_line',
  'inventory.insufficient_stock',
  'inventory.lot_required',
  'inventory.lot_unknown',
  'inventory.location_blocked',
  'inventory.reserved_in_pick',
  'accounts.period_closed',
] as const

/** What taking goods out of the stock of a store on a business date refuses. */
export const dispatchErrors = [
  'inventory.day_ahead',
  'inventory.day_too_old',
  'inventory.bad_line',
  'inventory.insufficient_stock',
  'inventory.lot_required',
  'inventory.serial_quantity',
  'inventory.lot_unknown',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'inventory.reserved_in_pick',
  'accounts.period_closed',
] as const

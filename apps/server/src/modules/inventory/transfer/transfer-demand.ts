/** Demand type of transfer lines in reservations; the demand id is the line id. */
export const demandType = 'transfer_line'

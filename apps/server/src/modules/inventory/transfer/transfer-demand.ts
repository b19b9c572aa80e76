/** What reservations know the lines of transfers by: their ids. */
export const demandType = 'transfer_line'

import { sql } from 'kysely'

/** Kinds of moves that are sales, less returns. Oversold goods leave stock, and are included, on the day a receipt covers them. */
export const soldKinds = sql`('sale', 'oversold_in', 'sale_return')`

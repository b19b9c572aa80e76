import { sql } from 'kysely'

/** What counts as sold, less what came back. Goods sold beyond the stock leave it when a receipt covers them, and count on that day. */
export const soldKinds = sql`('sale', 'oversold_in', 'sale_return')`

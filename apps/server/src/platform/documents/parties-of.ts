import { sql } from 'kysely'
import type { PostingSource } from './posting-source.ts'

/** The parties of documents in `table` that name them in `column`, as a `PostingSource` answers them. */
export function partiesOf(table: string, column: string, party: string): NonNullable<PostingSource['partiesOf']> {
  return (companyId, ids) => sql`
    select r.id, p.name as party from ${sql.table(table)} r
    join ${sql.table(party)} p on p.company_id = r.company_id and p.id = ${sql.ref(`r.${column}`)}
    where r.company_id = ${companyId} and r.id = any(${ids}::bigint[])`
}

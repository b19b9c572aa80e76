import type { Client } from '../supervisor/endpoint.ts'

/** Stands as the comment of the database from the first step of a restore to its last, past every crash between them. */
const mark = 'a restore is not finished'

/** Whether a restore of this database began and did not end. Works as whichever role asks. */
export async function isRestoreUnfinished(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()`,
  )
  return rows[0]?.comment === mark
}

export async function markRestore(client: Client, isUnfinished: boolean): Promise<void> {
  await client.query(`do $$ begin
    execute format('comment on database %I is ${isUnfinished ? `''${mark}''` : 'null'}', current_database()); end $$`)
}

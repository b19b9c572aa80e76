import type { Locale } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** The name of the row of an alias in a language that is known beforehand, as an index sorts a table by it; otherwise `platform.in_language` says it. */
export function shownName(row: string, locale: Locale): RawBuilder<unknown> {
  const name = sql.ref(`${row}.name`)
  return locale === 'ar' ? sql`coalesce(${sql.ref(`${row}.name_ar`)}, ${name})` : name
}

/** From here on names are read in this language, which need not be that of whoever writes: a paper has its own. */
export async function readIn(tx: Tx, locale: Locale): Promise<void> {
  await sql`select set_config('app.locale', ${locale}, true)`.execute(tx)
}

import type { Locale } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** The name of the row of an alias in a language that is known beforehand, as an index sorts a table by it; otherwise `platform.in_language` says it. */
export function shownName(row: string, locale: Locale): RawBuilder<unknown> {
  const name = sql.ref(`${row}.name`)
  return locale === 'ar' ? sql`coalesce(${sql.ref(`${row}.name_ar`)}, ${name})` : name
}

import type { Master } from '@countinghouse/contract/master'
import type { Locale } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Whether records of a master have a second name, `nameAr`, which readers in Arabic see. */
export function hasArabicName({ listing }: Pick<Master, 'listing'>): boolean {
  return listing.always.includes('nameAr')
}

/** The name of the row of an alias in a language that is known beforehand, as an index sorts a table by it; otherwise `platform.in_language` says it. */
export function shownName(row: string, locale: Locale): RawBuilder<unknown> {
  const name = sql.ref(`${row}.name`)
  return locale === 'ar' ? sql`coalesce(${sql.ref(`${row}.name_ar`)}, ${name})` : name
}

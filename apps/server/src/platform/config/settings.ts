import type { Setting, SettingLevel } from '@countinghouse/contract/setting'
import { sql } from 'kysely'
import type { Reader, Tx } from '../database/db.ts'

/** Where a setting is asked for; without a company only what the installation decided counts. */
export type SettingPlace = { readonly companyId: number | null; readonly storeId?: number | null }

/** A value with the level that decided it. */
export type SettledValue<T = unknown> = { readonly value: T; readonly origin: SettingLevel | 'default' }

/** What was chosen for a setting at one level. */
export type StoredSetting = { key: string; value: unknown; level: SettingLevel }

/** What holds at a place: the value of the store, else of the company, else of the installation, else the initial one. */
export async function readSetting<T>(db: Reader | Tx, place: SettingPlace, setting: Setting<T>): Promise<T> {
  return settle(setting, await storedValues(db, place, [setting])).value
}

/** Every value that was chosen for these settings at a place or above it. */
export async function storedValues(
  db: Reader | Tx,
  { companyId, storeId = null }: SettingPlace,
  settings: readonly Setting[],
): Promise<StoredSetting[]> {
  const keys = settings.map(({ key }) => key)
  const { rows } = await sql<StoredSetting>`
    select key, value, 'installation' as level from platform.installation_setting where key = any(${keys}::text[])
    union all
    select key, value, case when store_id is null then 'company' else 'store' end from erp.setting
    where company_id = ${companyId}::bigint and key = any(${keys}::text[]) and value is not null
      and (store_id is null or store_id = ${storeId}::bigint)`.execute(db)
  return rows
}

/** The value of the narrowest level that has one; what a newer release no longer takes counts as not chosen. `without`: levels that do not count. */
export function settle<T>(
  setting: Setting<T>,
  stored: readonly StoredSetting[],
  without: readonly SettingLevel[] = [],
): SettledValue<T> {
  for (const level of setting.levels.filter((one) => !without.includes(one))) {
    const found = stored.find((one) => one.key === setting.key && one.level === level)
    const parsed = found === undefined ? null : setting.field.safeParse(found.value)
    if (parsed?.success === true) return { value: parsed.data, origin: level }
  }
  return { value: setting.initial, origin: 'default' }
}

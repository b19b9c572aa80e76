import type { Reader, Tx } from '../database/db.ts'
import { timeZoneNames } from '../config/time-zone.ts'

/** A choice of a list that all companies share. `names`: all words it is known by. */
export type SharedChoice = {
  readonly code: string
  readonly name: string
  readonly nameAr?: string
  readonly names: readonly string[]
}

type Load = (db: Reader | Tx) => Promise<SharedChoice[]>

/** The shared lists by their names. Source: data/README.md. */
export const sharedLists: Readonly<Record<string, Load>> = {
  country: countries,
  currency: currencies,
  timezone: timeZones,
}

async function countries(db: Reader | Tx): Promise<SharedChoice[]> {
  const rows = await db
    .selectFrom('platform.country')
    .select(['code', 'alpha3', 'name', 'name_ar', 'official_name'])
    .orderBy('name')
    .execute()
  return rows.map(({ code, alpha3, name, name_ar: nameAr, official_name }) => ({
    code,
    name,
    nameAr,
    names: [code, name, nameAr, official_name, alpha3],
  }))
}

async function currencies(db: Reader | Tx): Promise<SharedChoice[]> {
  const rows = await db.selectFrom('platform.currency').select(['code', 'name']).orderBy('code').execute()
  return rows.map(({ code, name }) => ({ code, name, names: [code, name] }))
}

async function timeZones(): Promise<SharedChoice[]> {
  return timeZoneNames().map((code) => ({
    code,
    name: code.replaceAll('_', ' '),
    names: [code, code.replaceAll('_', ' ')],
  }))
}

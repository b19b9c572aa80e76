import { sql } from 'kysely'
import { now } from '../platform/config/clock.ts'
import type { Tx } from '../platform/database/db.ts'
import type { DemoBrand } from './brands.ts'
import { demoSeasons } from './seasons.ts'

/** A company, and whoever is said to have made its records. */
type Owned = { readonly companyId: number; readonly ownerId: number }

/** Adds invented brands; those whose code or name is taken are left out. Answers how many came. */
export async function addBrands(tx: Tx, { companyId, ownerId }: Owned, brands: readonly DemoBrand[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into procure.brand (company_id, code, name, country_code, website, is_own_label, is_discount_allowed, max_discount_ppm,
      warranty_months, description, status, created_at, created_by, updated_at, updated_by)
    select ${companyId}, b.code, b.name, b.country_code, b.website, b.is_own_label, b.is_discount_allowed, b.max_discount_ppm,
      b.warranty_months, b.description, b.status, now() - make_interval(days => b.changed_days_ago), ${ownerId},
      now() - make_interval(days => b.changed_days_ago), ${ownerId}
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as b(code text, name text, country_code text, website text,
      is_own_label boolean, is_discount_allowed boolean, max_discount_ppm int, warranty_months int, description text, status text,
      changed_days_ago int)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/** Adds the seasons around today, as `addBrands` does. */
export async function addSeasons(tx: Tx, { companyId, ownerId }: Owned): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into procure.season (company_id, code, name, type, year, buying_from, buying_to, delivery_from, delivery_to, selling_from,
      selling_to, markdown_from, created_by, updated_by)
    select ${companyId}, s.code, s.name, s.type, s.year, s.buying_from, s.buying_to, s.delivery_from, s.delivery_to, s.selling_from,
      s.selling_to, s.markdown_from, ${ownerId}, ${ownerId}
    from jsonb_to_recordset(${JSON.stringify(demoSeasons(now()))}::jsonb) as s(code text, name text, type text, year int, buying_from date,
      buying_to date, delivery_from date, delivery_to date, selling_from date, selling_to date, markdown_from date)
    on conflict do nothing`.execute(tx)
  // Each carries on what was sold a year before.
  await sql`
    update procure.season s set previous_season_id = p.id from procure.season p
    where s.company_id = ${companyId} and p.company_id = ${companyId} and s.previous_season_id is null
      and p.type = s.type and p.year = s.year - 1`.execute(tx)
  return Number(numAffectedRows)
}

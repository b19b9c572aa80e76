import { integrationUserType } from '@countinghouse/contract/constants'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database/db.ts'

type Integration = { id: number; name: string }

/** Active integration users, by name. */
export async function findIntegrations(reader: Reader, companyId: number): Promise<Integration[]> {
  const { rows } = await sql<Integration>`
    select u.id, u.first_name || ' ' || u.last_name as name from erp.app_user u
    where u.company_id = ${companyId} and u.user_type = ${integrationUserType} and u.status = 1
    order by u.first_name collate "und-x-icu", u.last_name collate "und-x-icu", u.id limit 200`.execute(reader)
  return rows
}

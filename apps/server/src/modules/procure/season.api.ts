import { cloneSeason, season } from '@countinghouse/contract/procure/season'
import { sql } from 'kysely'
import type { Badge } from '../../platform/registry/badges.ts'
import { handleWrite } from '../../platform/calls/handle.ts'
import { createNextSeason } from './seasons/create-next-season.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [handleWrite(cloneSeason, createNextSeason)]

/** Active seasons whose selling period is over: remaining goods need a decision, or the season must be closed. */
const overButActive: Badge = {
  page: season.page,
  tone: 'warning',
  rows: (companyId) => sql`
    select from procure.season t join erp.company c on c.id = t.company_id
    where t.company_id = ${companyId} and t.status = 'active' and t.selling_to < (now() at time zone c.timezone)::date`,
}

const badges = [overButActive]

export const module = defineModule({ api, badges })

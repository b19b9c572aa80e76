import { store } from '@countinghouse/contract/erp/store'
import { text } from '@countinghouse/contract/erp/offboarding.text'
import { sql } from 'kysely'
import type { Handed, Handover } from '../../platform/jobs/handover.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const handovers: readonly Handover[] = [
  {
    key: 'erp.managed_stores',
    title: text.managedStores,
    entity: store.entity,
    field: 'manager',
    rows: ({ companyId, userId }) => sql`
      select from erp.store s where s.company_id = ${companyId} and s.manager_id = ${userId}`,
    hand: async ({ companyId, userId }, tx, { from, to }) => {
      const { rows } = await sql<Handed>`
        update erp.store s set manager_id = ${to.id}, updated_by = ${userId}
        where s.company_id = ${companyId} and s.manager_id = ${from.id} returning s.id, s.name as label`.execute(tx)
      return rows
    },
  },
]

export const module = defineModule({ handovers })

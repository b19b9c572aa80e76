import { fail } from '@countinghouse/contract/errors'
import { findPickingLimitLeft } from '@countinghouse/contract/inventory/picking-limit-left'
import { sql } from 'kysely'
import { handleRead } from '../../platform/calls/handle.ts'
import { pickingLimitsLeft } from './picking-limit/limits-left.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(findPickingLimitLeft, async ({ companyId, now }, reader, requested) => {
    const { rows: stores } = await sql`
      select from erp.store s where s.company_id = ${companyId} and s.id = ${requested.toStoreId}`.execute(reader)
    if (stores.length === 0) fail('not_found')
    const { rows } = await pickingLimitsLeft(companyId, { ...requested, now }).execute(reader)
    return { items: rows }
  }),
]

export const module = defineModule({ api })

import { fail } from '@countinghouse/contract/errors'
import { findRationLeft } from '@countinghouse/contract/inventory/ration-left'
import { sql } from 'kysely'
import { handleRead } from '../../platform/handle.ts'
import { rationsLeft } from './ration/rations.ts'

export const api = [
  handleRead(findRationLeft, async ({ companyId, now }, reader, asked) => {
    const { rows: stores } = await sql`
      select from erp.store s where s.company_id = ${companyId} and s.id = ${asked.toStoreId}`.execute(reader)
    if (stores.length === 0) fail('not_found')
    const { rows } = await rationsLeft(companyId, { ...asked, now }).execute(reader)
    return { items: rows }
  }),
]

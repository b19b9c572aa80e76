import {
  closePeriod,
  fiscalPeriods,
  fiscalPeriodsPage,
  getStanding,
  reopenPeriod,
  softClosePeriod,
} from '@countinghouse/contract/accounts/fiscal-period'
import { sql } from 'kysely'
import type { Declared } from '../../platform/declared.ts'
import type { Tx } from '../../platform/db.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import type { RecordKind } from '../../platform/record-kind.ts'
import { closeMonth, reopenMonth } from './periods/change-month.ts'
import { monthBlockersOf, ownBlockers } from './periods/month-blockers.ts'
import { readMonth } from './periods/read-month.ts'

export const api = ({ monthBlockers }: Declared) => {
  const findStanding = monthBlockersOf(monthBlockers)
  return [
    handleRead(getStanding, async (ctx, reader, { id }) => ({
      items: await findStanding(ctx, reader, await readMonth(ctx.companyId, reader, id)),
    })),
    handleWrite(softClosePeriod, (ctx, tx, target) => closeMonth(ctx, tx, target, { to: 'soft', findStanding })),
    handleWrite(closePeriod, (ctx, tx, target) => closeMonth(ctx, tx, target, { to: 'closed', findStanding })),
    handleWrite(reopenPeriod, reopenMonth),
  ]
}

export const monthBlockers = ownBlockers

export const records: readonly RecordKind[] = [
  {
    type: fiscalPeriods.name,
    entity: fiscalPeriods.entity,
    page: fiscalPeriodsPage,
    named: (companyId, ids) =>
      sql`select p.id, p.name as label from accounts.period p where p.company_id = ${companyId} and p.id = any(${ids}::bigint[])`,
  },
]

async function makeMonthsAhead(tx: Tx, companyId: number): Promise<void> {
  await sql`select accounts.make_months_ahead(${companyId})`.execute(tx)
}

export const prunings = [makeMonthsAhead]

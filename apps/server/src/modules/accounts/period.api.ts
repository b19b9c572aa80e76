import {
  closePeriod,
  fiscalPeriods,
  fiscalPeriodsPage,
  forceClosePeriod,
  getCloseChecklist,
  reopenPeriod,
  softClosePeriod,
} from '@countinghouse/contract/accounts/fiscal-period'
import { sql } from 'kysely'
import type { Declared } from '../../platform/registry/declared.ts'
import type { Tx } from '../../platform/database/db.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import { closeMonth, reopenMonth } from './periods/change-month.ts'
import { monthBlockersOf, openLocks } from './periods/month-blockers.ts'
import { ownBlockers } from './periods/own-blockers.ts'
import { readMonth } from './periods/read-month.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ monthBlockers }: Declared) => {
  const findCloseChecklist = monthBlockersOf(monthBlockers)
  return [
    handleRead(getCloseChecklist, async (ctx, reader, { id }) => {
      const month = await readMonth(ctx.companyId, reader, id)
      return { items: await findCloseChecklist(ctx, reader, month, { locks: openLocks(month), to: 'closed' }) }
    }),
    handleWrite(softClosePeriod, (ctx, tx, target) =>
      closeMonth(ctx, tx, target, { to: 'soft', findCloseChecklist, force: null }),
    ),
    handleWrite(closePeriod, (ctx, tx, target) =>
      closeMonth(ctx, tx, target, { to: 'closed', findCloseChecklist, force: null }),
    ),
    handleWrite(forceClosePeriod, (ctx, tx, { reason, ...target }) =>
      closeMonth(ctx, tx, target, { to: 'closed', findCloseChecklist, force: reason }),
    ),
    handleWrite(reopenPeriod, reopenMonth),
  ]
}

const monthBlockers = ownBlockers

const records: readonly RecordKind[] = [
  {
    type: fiscalPeriods.name,
    entity: fiscalPeriods.entity,
    page: fiscalPeriodsPage,
    named: (companyId, ids) =>
      sql`select p.id, p.name as label from accounts.period p where p.company_id = ${companyId} and p.id = any(${ids}::bigint[])`,
  },
]

/** Prepares the fiscal periods and the months of journals up to three ahead; cheap if they exist. */
async function createMonthsAhead(tx: Tx, companyId: number): Promise<void> {
  await sql`select accounts.make_months_ahead(${companyId}), accounts.add_journal_months(current_date, current_date + 92)`.execute(
    tx,
  )
}

const prunings = [createMonthsAhead]

export const module = defineModule({ api, monthBlockers, records, prunings })

import { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../platform/database/db.ts'
import type { CreatedCompany } from '../modules/erp/index.ts'

type Named = { readonly name: string; readonly definition: z.input<typeof ReportDefinition> }

const reports: readonly Named[] = [
  {
    name: 'Stores this month beside last year',
    definition: {
      by: ['store', 'category'],
      figures: ['net', 'receipts', 'basket', 'margin', 'marginRate'],
      period: 'this_month',
      compare: 'year',
    },
  },
  {
    name: 'Top 20 products',
    definition: { by: ['product'], figures: ['net', 'quantity', 'margin'], top: 20, compare: 'previous' },
  },
  { name: 'Sales by hour', definition: { by: ['weekday', 'hour'], figures: ['net', 'receipts', 'unitsPerReceipt'] } },
  {
    name: 'Payment types by store',
    definition: {
      of: 'tenders',
      by: ['tender', 'store'],
      figures: ['takings', 'taken', 'paidOut'],
      period: 'last_month',
    },
  },
]

/** Adds reports that the owner shares with everyone. */
export async function addSavedReports(tx: Tx, { companyId, ownerId }: CreatedCompany): Promise<void> {
  const saved = reports.map(({ name, definition }) => ({ name, definition: ReportDefinition.parse(definition) }))
  await sql`
    insert into reports.saved_report (company_id, name, owner_id, sharing, definition, updated_by)
    select ${companyId}, r.name, ${ownerId}, 'everyone', r.definition, ${ownerId}
    from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb) as r (name text, definition jsonb)`.execute(tx)
}

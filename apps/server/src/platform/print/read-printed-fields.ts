import type { Document } from '@countinghouse/contract/document'
import type { Paper } from '@countinghouse/contract/document-paper'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'

/** Null: the usual fields. */
type Chosen = { readonly facts: readonly string[]; readonly columns: readonly string[] } | null

/** The paper with the fields that the layout of a store chooses, else that of the company; of null, the company. */
export async function readPrintedFields(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader | Tx,
  { entity }: Document,
  paper: Paper,
): Promise<(storeId: number | null) => Paper> {
  const { rows } = await sql<{ storeId: number | null; chosen: Chosen }>`
    select l.store_id as "storeId",
      case when p.entity is not null then jsonb_build_object('facts', p.facts, 'columns', p.columns) end as chosen
    from erp.print_layout l
    left join erp.print_layout_paper p
      on p.company_id = l.company_id and p.print_layout_id = l.id and p.entity = ${entity} and p.paper = ${paper.name}
    where l.company_id = ${companyId} and l.status = 'active'`.execute(reader)
  const layouts = new Map(rows.map(({ storeId, chosen }) => [storeId, chosen]))
  return (storeId) => {
    const chosen = layouts.has(storeId) ? layouts.get(storeId) : layouts.get(null)
    return { ...paper, ...chosen }
  }
}

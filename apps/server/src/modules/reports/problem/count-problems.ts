import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import type { Problems } from '@countinghouse/contract/reports/problem-item'
import { problemDays } from '@countinghouse/contract/reports/problem-item'
import { sql } from 'kysely'
import { may } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Reader } from '../../../platform/database/db.ts'

/** Open problems now by rule, and those of each night, without the rules of costs for users who may not see them. */
export async function countProblems({ companyId, grants }: Ctx, reader: Reader): Promise<Problems> {
  const hasCost = may(grants, stockCostPermission)
  const { rows: rules } = await sql<Problems['rules'][number]>`
    select p.rule, count(*)::integer as count from reports.problem_item p
    where p.company_id = ${companyId} and p.status = 'open' and (${hasCost} or not p.is_cost)
    group by 1 order by count desc, p.rule`.execute(reader)
  const { rows: days } = await sql<Problems['days'][number]>`
    select d.day::text as day, sum(d.count)::integer as count from reports.problem_day d
    where d.company_id = ${companyId} and d.day > erp.today(${companyId}) - ${problemDays}::integer and (${hasCost} or d.rule <> 'below_cost')
    group by d.day order by d.day`.execute(reader)
  return { rules, days }
}

/** Keeps the open problems of the day that ends; a repetition counts again. */
export async function keepProblems(db: Database, companyId: number): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`delete from reports.problem_day where company_id = ${companyId} and day = erp.today(${companyId})`.execute(
      tx,
    )
    await sql`
      insert into reports.problem_day (company_id, day, rule, count)
      select p.company_id, erp.today(p.company_id), p.rule, count(*) from reports.problem_item p
      where p.company_id = ${companyId} and p.status = 'open' group by 1, 2, 3`.execute(tx)
  })
}

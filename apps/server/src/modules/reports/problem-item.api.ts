import { fail } from '@countinghouse/contract/errors'
import { getProblems, noteProblem } from '@countinghouse/contract/reports/problem-item'
import { sql } from 'kysely'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { problemCard } from './card/problem-card.ts'
import { countProblems, keepProblems } from './problem/count-problems.ts'

type Before = { readonly name: string; readonly ownerId: number | null; readonly snoozedUntil: string | null }

const api = [
  handleRead(getProblems, (ctx, reader) => countProblems(ctx, reader)),
  handleWrite(noteProblem, async (ctx, tx, { productId, rule, ownerId, snoozedUntil }) => {
    const { companyId, userId } = ctx
    const { rows } = await sql<Before>`
      select p.name, n.owner_id as "ownerId", n.snoozed_until::text as "snoozedUntil"
      from procure.product p left join reports.problem_note n on n.company_id = p.company_id and n.product_id = p.id and n.rule = ${rule}
      where p.company_id = ${companyId} and p.id = ${productId}`.execute(tx)
    const { name, ...before } = rows[0] ?? fail('not_found')
    await sql`
      insert into reports.problem_note as n (company_id, product_id, rule, owner_id, snoozed_until, updated_by)
      values (${companyId}, ${productId}, ${rule}, ${ownerId}, ${snoozedUntil}::date, ${userId})
      on conflict (company_id, product_id, rule) do update set owner_id = excluded.owner_id, snoozed_until = excluded.snoozed_until,
        updated_by = excluded.updated_by, updated_at = now()`.execute(tx)
    ctx.audit({
      entity: 'reports.problem_item',
      entityId: productId,
      label: name,
      before: { ...before, rule },
      after: { ownerId, snoozedUntil, rule },
    })
    return { productId }
  }),
]

export const module = defineModule({ api, cards: [problemCard], scheduledTasks: { nightly: [keepProblems] } })

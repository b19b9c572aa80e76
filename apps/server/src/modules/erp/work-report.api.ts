import {
  exportWorkReport,
  getOwnWorkReport,
  getWorkChoices,
  getWorkReport,
} from '@countinghouse/contract/erp/work-report'
import { sql } from 'kysely'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { startJob } from '../../platform/jobs/start-job.ts'
import { AuditWords } from './audit-log/audit-labels.ts'
import { findAuditChoices } from './audit-log/find-audit-choices.ts'
import { periodOf } from './period.ts'
import { findWork, workPeriod } from './work-report/find-work.ts'
import { reportJob } from './write-report.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Maximum lines per response. */
const mostLines = 500

const api = (declared: Declared) => {
  const job = reportJob(declared)
  return [
    handleRead(getWorkReport, (ctx, reader, requested) =>
      findWork(ctx, reader, new AuditWords(declared, ctx.locale), { ...requested, mostLines }),
    ),
    handleRead(getOwnWorkReport, (ctx, reader, requested) =>
      findWork(ctx, reader, new AuditWords(declared, ctx.locale), {
        ...requested,
        by: 'user',
        userId: ctx.userId,
        mostLines,
      }),
    ),
    handleRead(getWorkChoices, async (ctx, reader) => {
      const { rows: roles } = await sql<{ id: number; name: string }>`
        select r.id, r.name from erp.role r where r.company_id = ${ctx.companyId} order by r.name, r.id`.execute(reader)
      return { ...(await findAuditChoices(reader, ctx.companyId)), roles }
    }),
    handleWrite(exportWorkReport, async (ctx, tx, requested) => {
      periodOf(ctx, requested, workPeriod(requested))
      const { id } = await startJob(ctx, tx, job, { input: { report: 'work', requested }, title: { report: 'work' } })
      return { jobId: id }
    }),
  ]
}

export const module = defineModule({ api })

import { exportAuditRows, getAuditChoices, listAuditRows } from '@countinghouse/contract/erp/audit-log'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { startJob } from '../../platform/jobs/start-job.ts'
import { AuditWords } from './audit-log/audit-labels.ts'
import { findAuditChoices } from './audit-log/find-audit-choices.ts'
import { auditPeriod, findAuditRows } from './audit-log/find-audit-rows.ts'
import { periodOf } from './period.ts'
import { reportJob } from './write-report.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const pageSize = 50

const api = (declared: Declared) => {
  const job = reportJob(declared)
  return [
    handleRead(listAuditRows, (ctx, reader, { cursor, ...requested }) =>
      findAuditRows(ctx, reader, new AuditWords(declared, ctx.locale), requested, { cursor, limit: pageSize }),
    ),
    handleRead(getAuditChoices, async (ctx, reader) => ({
      ...(await findAuditChoices(reader, ctx.companyId)),
      entities: new AuditWords(declared, ctx.locale).entities(),
    })),
    handleWrite(exportAuditRows, async (ctx, tx, requested) => {
      periodOf(ctx, requested, auditPeriod(requested))
      const { id } = await startJob(ctx, tx, job, { input: { report: 'audit', requested }, title: { report: 'audit' } })
      return { jobId: id }
    }),
  ]
}

const jobs = (declared: Omit<Declared, 'jobs'>) => [reportJob(declared)]

export const module = defineModule({ api, jobs })

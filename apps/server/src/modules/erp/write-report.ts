import { AuditFilters, auditLogPage } from '@countinghouse/contract/erp/audit-log'
import { text as auditText } from '@countinghouse/contract/erp/audit-log.text'
import { WorkFilters, workReportPage } from '@countinghouse/contract/erp/work-report'
import { text as workText } from '@countinghouse/contract/erp/work-report.text'
import type { Text } from '@countinghouse/kernel/text'
import { z } from 'zod'
import { cleanFileName } from '../../platform/files/file-name.ts'
import type { JobOutcome } from '../../platform/jobs/job-kind.ts'
import { jobKind } from '../../platform/jobs/job-kind.ts'
import type { JobRun } from '../../platform/jobs/job-run.ts'
import type { Cell } from '../../platform/spreadsheet/cell.ts'
import { writeCsv } from '../../platform/spreadsheet/write-csv.ts'
import { AuditWords } from './audit-log/audit-labels.ts'
import { auditLines } from './audit-log/audit-lines.ts'
import { workLines } from './work-report/work-lines.ts'

const keptDays = 7

const Input = z.discriminatedUnion('report', [
  z.strictObject({ report: z.literal('audit'), requested: AuditFilters }),
  z.strictObject({ report: z.literal('work'), requested: WorkFilters }),
])
type Input = z.output<typeof Input>
type Known = ConstructorParameters<typeof AuditWords>[0]

const titles: Readonly<Record<Input['report'], Text>> = { audit: auditText.title, work: workText.title }

/** Exports of audit log and work report; an interrupted run restarts, because a partial file is useless. */
export function reportJob(declared: Known) {
  return jobKind({
    kind: 'erp.report.write',
    text: auditText.exporting,
    resultText: auditText.exported,
    input: Input,
    access: ({ report }) => ({ page: report === 'audit' ? auditLogPage : workReportPage, event: 'export' }),
    run: (job) => writeReport(job, declared),
  })
}

async function writeReport(job: JobRun<Input>, declared: Known): Promise<JobOutcome> {
  const { ctx, files, input } = job
  const words = new AuditWords(declared, ctx.locale)
  return await job.snapshot(async (reader) => {
    let rows = 0
    const lines =
      input.report === 'audit'
        ? auditLines(ctx, reader, words, input.requested)
        : workLines(ctx, reader, words, input.requested)
    async function* counted(): AsyncGenerator<readonly Cell[]> {
      for await (const chunk of lines) {
        yield* chunk.cells
        rows += chunk.rows
        await job.step(async () => ({ checkpoint: rows, done: rows }))
      }
    }
    const stored = await files.put(ctx.companyId, writeCsv(counted()))
    await job.step(async () => {
      const change = { report: input.report, requested: input.requested, rows }
      ctx.audit({ entity: 'platform.job', entityId: job.id, label: 'erp.report.write', before: null, after: change })
      return { checkpoint: rows, done: rows, total: rows }
    })
    const name = cleanFileName(`${titles[input.report][ctx.locale]} ${ctx.now.toISOString().slice(0, 10)}.csv`)
    const expiresAt = new Date(ctx.now.getTime() + keptDays * 86_400_000)
    return {
      result: { rows },
      file: { ...stored, name, mediaType: 'text/csv; charset=utf-8', purpose: 'export', expiresAt },
    }
  })
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BulkEdit } from '@countinghouse/contract/desk/bulk-edit'
import type { Import } from '@countinghouse/contract/desk/import'
import type { Job } from '@countinghouse/contract/job'
import { loadContract } from '../../apps/server/src/platform/calls/contract.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { loadModules } from '../../apps/server/src/platform/calls/handlers.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { type Caller, callerOf } from '../support/long-work.ts'
import { Product, password } from '../support/processes.ts'
import { forgetStockJournals } from '../support/journals.ts'
import { signIn } from '../support/processes-http.ts'
import { requestedTransfers } from './requested-transfers.ts'
import { meanAndWorst, recordMetrics } from './metrics.ts'
import { haltAt, installHalts, strikeAt } from './halts.ts'
import { inputs, isSkipped, size } from './inputs.ts'
import { type Blow, killEverything, killPostmaster, killWebProcess } from './kills.ts'

/** A job of each kind that is killed in the middle of a step, and what must be there afterwards. */
const boms: Readonly<Record<string, () => Promise<void>>> = {
  'desk.import.check': async () => {
    const id = await uploaded('CHECK', smallRows)
    await killedAt('desk.import.check', 400, () => stepOf(id, 'check'))
    expect(await importOf(id)).toMatchObject({ status: 'checked', counts: { created: smallRows, refused: 0 } })
    expect(await brandsNamed('CHECK')).toMatchObject({ brands: 0, audited: 0 })
  },
  'desk.import.undo': async () => {
    const id = await uploaded('UNDO', smallRows)
    for (const step of ['check', 'commit'] as const) await caller.ended(await stepOf(id, step))
    await killedAt('desk.import.undo', 400, () => stepOf(id, 'undo'))
    expect(await importOf(id)).toMatchObject({ status: 'undone' })
    // Once made and once deleted, each.
    expect(await brandsNamed('UNDO')).toMatchObject({ brands: 0, audited: smallRows * 2 })
  },
  'desk.bulkEdit.check': async () => {
    const before = await allBrands()
    const { id } = await edited((start) => killedAt('desk.bulkEdit.check', 1, start))
    expect(await editOf(id)).toMatchObject({ status: 'checked', outcome: { changed: before.raised } })
    expect(await allBrands()).toEqual(before)
  },
  'desk.bulkEdit.run': async () => {
    const before = await allBrands()
    const { id } = await edited()
    await killedAt('desk.bulkEdit.run', 1, () => transitionOn(id, 'run'))
    // Each raised by one, once.
    const { raised, months, versions } = before
    expect(await allBrands()).toEqual({ ...before, months: months + raised, versions: versions + raised })
    expect(await editOf(id)).toMatchObject({ status: 'done', outcome: { changed: raised } })
  },
  'desk.bulkEdit.undo': async () => {
    const before = await allBrands()
    const { id } = await edited()
    await caller.ended(await transitionOn(id, 'run'))
    await killedAt('desk.bulkEdit.undo', 1, () => transitionOn(id, 'undo'))
    expect(await allBrands()).toEqual({ ...before, versions: before.versions + before.raised * 2 })
    expect(await editOf(id)).toMatchObject({ status: 'undone', keptCount: 0 })
  },
  'desk.export.write': async () => {
    const { count } = await allBrands()
    const requested = { selection: everything, format: 'csv', columns: ['code'], bom: false }
    const start = async () =>
      (await caller.post<{ jobId: number }>('/api/desk/records/procure.brand/export-job', requested)).jobId
    const job = await killedAt('desk.export.write', 1, start)
    expect(job.result).toEqual({ rows: count })
    // Whole: every record once below the heading.
    const { text } = await caller.download(`/api/desk/jobs/${job.id}/file`)
    const [heading, ...codes] = text.trimEnd().split('\r\n')
    expect({ heading, rows: codes.length, different: new Set(codes).size }).toEqual({
      heading: 'Code',
      rows: count,
      different: count,
    })
    const files = await asSuperuser<{ count: number }>(
      `select count(*)::int as count from platform.file where purpose = 'export'`,
    )
    expect(files.count, 'half a file is none').toBe(1)
  },
  'erp.report.write': async () => {
    const start = async () => (await caller.post<{ jobId: number }>('/api/erp/audit-log/export', {})).jobId
    const job = await killedAt('erp.report.write', 1, start)
    const { text } = await caller.download(`/api/desk/jobs/${job.id}/file`)
    const requests = text.trimEnd().split('\r\n').slice(1)
    // Begun anew, and whole: more rows than changed fields there are not.
    expect(job.result).toMatchObject({ rows: expect.any(Number) })
    expect(requests.length).toBeGreaterThanOrEqual(Number(job.result?.['rows']))
  },
  'inventory.cancelRun.cancelOpen': async () => {
    const ids = await requestedTransfers(product, caller, 3)
    const requested = { selection: { ids }, cancelCause: 'not_needed' }
    const start = async () =>
      (await caller.post<{ jobId: number }>('/api/inventory/cancel-management/cancel', requested)).jobId
    const job = await killedAt('inventory.cancelRun.cancelOpen', 2, start)
    expect(job.result).toEqual({ cancelled: ids.length, refused: 0 })
    const kept = await asSuperuser<{ cancelled: number; audited: number }>(
      `select count(*) filter (where t.status = 'cancelled')::int as cancelled,
         sum((select count(*) from platform.audit a where a.entity = 'inventory.transfer' and a.entity_id = t.id and a.action = 'inventory.cancelRun.cancelOpen'))::int as audited
       from inventory.transfer t where t.id = any ($1)`,
      [ids],
    )
    expect(kept).toEqual({ cancelled: ids.length, audited: ids.length })
  },
  'inventory.ledger.catchUp': async () => {
    const { companyId } = await asSuperuser<{ companyId: number }>(
      `select last_company_id::int as "companyId" from auth.identity where login = 'owner'`,
    )
    const { journals } = await stockJournals(companyId)
    await forgetStockJournals(product.database('postgres'), companyId)
    const { unjournalled } = await stockJournals(companyId)
    const start = async () => (await caller.post<{ jobId: number }>('/api/inventory/ledger-health/journals')).jobId
    const job = await killedAt('inventory.ledger.catchUp', 1, start)
    expect(journals).toBeGreaterThan(0)
    expect(job.result).toEqual({ journalled: unjournalled })
    expect(await stockJournals(companyId)).toEqual({ unjournalled: 0, journals })
  },
  'inventory.ledger.verify': async () => {
    const start = async () => (await caller.post<{ jobId: number }>('/api/inventory/ledger-health/verify')).jobId
    const job = await killedAt('inventory.ledger.verify', 3, start)
    expect(job.result).toMatchObject({ issues: 0 })
    // Each check once, and one proof of the one job.
    const kept = await asSuperuser<{ proofs: number; checks: number; different: number }>(
      `select count(distinct c.proof_id)::int as proofs, count(*)::int as checks, count(distinct c.code)::int as different
       from inventory.ledger_proof_check c`,
    )
    expect(kept).toEqual({ proofs: 1, checks: job.total, different: job.total })
  },
  'purchase.replenishment.calculate': async () => {
    const start = async () => (await caller.post<{ jobId: number }>('/api/poMaster/replenishment/run', {})).jobId
    const job = await killedAt('purchase.replenishment.calculate', 1, start)
    // Each product of a store once, of one run.
    const kept = await asSuperuser<{ runs: number; suggestions: number }>(
      `select count(*)::int as runs, sum(r.suggestion_count)::int as suggestions from purchase.replenishment_run r
       where r.job_id = $1 and r.completed_at is not null`,
      [job.id],
    )
    expect(kept).toEqual({ runs: 1, suggestions: job.result?.['count'] })
  },
  'sales.campaign.deliver': async () => {
    const { id: segmentId } = await caller.post<{ id: number }>('/api/sales/segments', { code: 'A12', name: 'All' })
    const texts = { en: 'News {{ unsubscribe_url }}', ar: '{{ unsubscribe_url }}' }
    const { id, version } = await caller.post<{ id: number; version: number }>('/api/sales/campaigns', {
      name: 'A12',
      segmentId,
      subjectEn: 'News',
      bodyEn: texts.en,
      subjectAr: 'News',
      bodyAr: texts.ar,
    })
    const start = async () => {
      await caller.post(`/api/sales/campaigns/${id}/send`, { version })
      const job = await asSuperuser<{ id: number }>(
        `select id::int from platform.job where kind = 'sales.campaign.deliver' order by id desc limit 1`,
      )
      return job.id
    }
    // Without a mail server all are held, together.
    const job = await killedAt('sales.campaign.deliver', 1, start)
    const kept = await asSuperuser<{ held: number; customers: number }>(
      `select count(*)::int as held, count(distinct r.customer_id)::int as customers from sales.campaign_recipient r
       where r.campaign_id = $1 and r.status = 'held'`,
      [id],
    )
    expect(kept.held).toBeGreaterThan(0)
    expect({ job: job.result, ...kept }).toEqual({
      job: { sent: 0, held: kept.held },
      held: kept.held,
      customers: kept.held,
    })
  },
  'sales.delivery.invoiceMany': async () => {
    const start = async () => (await caller.post<{ jobId: number }>('/api/sales/deliveries/invoice-many', {})).jobId
    const job = await killedAt('sales.delivery.invoiceMany', 1, start)
    expect(job.result).toMatchObject({ invoiced: expect.any(Number), refused: 0 })
    // Nothing that left is without its invoice, and nothing is invoiced twice.
    const kept = await asSuperuser<{ waiting: number; different: number; invoices: number }>(
      `select count(*) filter (where d.invoice_id is null)::int as waiting, sum(l.different)::int as different,
         count(distinct d.invoice_id)::int as invoices
       from sales.delivery d
       cross join lateral (
         select coalesce(sum(abs(l.delivered_quantity - l.invoiced_quantity)), 0) as different from sales.sales_order_line l
         where l.company_id = d.company_id and l.sales_order_id = d.sales_order_id) l
       where d.status in ('dispatched', 'delivered')`,
    )
    expect(kept).toMatchObject({ waiting: 0, different: 0 })
    expect(kept.invoices).toBeGreaterThan(1)
  },
  'payments.reminder.mail': async () => {
    const start = async () =>
      (await caller.post<{ jobId: number }>('/api/payments/reminders/mail', { selection: everything })).jobId
    const job = await killedAt('payments.reminder.mail', 1, start)
    const kept = await asSuperuser<{ reminders: number; mails: number }>(
      `select count(*)::int as reminders,
         (select count(*)::int from desk.document_mail m where m.entity = 'payments.reminder') as mails from payments.reminder`,
    )
    // Without a mail server each says so, once.
    expect(kept.reminders).toBeGreaterThan(1)
    expect({ ...job.result, mails: kept.mails }).toEqual({ mailed: 0, refused: kept.reminders, mails: 0 })
  },
  // A11: it goes on behind the last committed chunk, whatever was killed. Last, for the others take all brands there are.
  'desk.import.commit': importKilled,
}

const product = new Product()
const smallRows = 500
/** An import, a change of many records and a file; the other kinds with full inputs. */
const everyTime = new Set(['desk.import.commit', 'desk.bulkEdit.run', 'desk.export.write'])
const blows: readonly Blow[] = [killWebProcess, killPostmaster, killWebProcess, killEverything]
const everything = { matching: {}, except: [] }
let caller: Caller

describe.skipIf(isSkipped)('long work is killed', () => {
  beforeAll(async () => {
    await product.start()
    await installHalts(product)
    caller = callerOf(product, await signIn(product.url, 'owner', password))
  })
  afterAll(() => product.dispose())

  test('A12: every kind of job that the product declares has its case here', async () => {
    // Declaring asks for nothing, so nobody needs to listen there.
    const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
    const { kinds } = await loadModules(await loadContract(), database)
    await database.close()
    expect([...kinds.keys()].toSorted()).toEqual(Object.keys(boms).toSorted())
  })

  const cases = Object.entries(boms).filter(([kind]) => size !== 'small' || everyTime.has(kind))
  test.for(cases)('A12: %s runs again, and its effect is there once', async ([, bom]) => {
    await bom()
    expect(await product.isReady()).toBe(true)
  })
})

/** Takes rows over with kills at equal distances; nothing may be lost or doubled. */
async function importKilled(): Promise<void> {
  const { importRows: rows, importKills: kills } = inputs
  const prefix = 'A11'
  const id = await uploaded(prefix, rows)
  await caller.ended(await stepOf(id, 'check'))
  const recoveries: number[] = []
  const points = Array.from({ length: kills }, (_, n) => ({
    kind: 'desk.import.commit',
    done: Math.round((rows * (n + 1)) / kills),
  }))
  await haltAt(product, points)
  const startedAt = performance.now()
  const jobId = await stepOf(id, 'commit')
  for (const [n, point] of points.entries()) {
    await strikeAt(product, point, async (struck) => {
      const struckAt = performance.now()
      await (blows[n % blows.length] ?? killWebProcess)(struck)
      recoveries.push(performance.now() - struckAt)
    })
  }
  await caller.ended(jobId)
  const seconds = (performance.now() - startedAt) / 1000
  expect(await importOf(id)).toMatchObject({ status: 'done', outcome: { created: rows, changed: 0, refused: 0 } })
  const kept = await brandsNamed(prefix)
  recordMetrics(prefix, { rows, kills, seconds, ...kept, ...meanAndWorst('recovery', recoveries) })
  expect(kept).toEqual({ brands: rows, different: rows, audited: rows, through: rows })
}

/** Starts a job, kills its process in the middle of a step, and answers the job once it is done. */
async function killedAt(kind: string, done: number, start: () => Promise<number>): Promise<Job> {
  await haltAt(product, [{ kind, done }])
  const id = await start()
  await strikeAt(product, { kind, done }, killWebProcess)
  const job = await caller.ended(id)
  expect(job.kind).toBe(kind)
  return job
}

async function uploaded(prefix: string, rows: number): Promise<number> {
  const lines = Array.from({ length: rows }, (_, n) => `${prefix}-${n},Killed ${prefix} ${n},Germany,${n % 60}`)
  const bytes = Buffer.from(['Code,Name,Country,Warranty (months)', ...lines].join('\r\n'))
  const path = `/api/desk/imports?entity=procure.brand&fileName=${prefix}.csv`
  return (await caller.upload<Import>(path, bytes)).id
}

async function stepOf(id: number, step: 'check' | 'commit' | 'undo'): Promise<number> {
  return (await caller.post<Import>(`/api/desk/imports/${id}/${step}`)).job?.id ?? 0
}

const importOf = (id: number) => caller.get<Import>(`/api/desk/imports/${id}`)
const editOf = (id: number) => caller.get<BulkEdit>(`/api/desk/bulk-edits/${id}`)

/** Prepares that every brand gets one month of warranty more, and has it checked. */
async function edited(
  check: (start: () => Promise<number>) => Promise<unknown> = async (start) => await caller.ended(await start()),
): Promise<{ id: number }> {
  let id = 0
  await check(async () => {
    const changes = { warrantyMonths: { how: 'raise', by: 1 } }
    const created = await caller.post<{ id: number; jobId: number }>('/api/desk/records/procure.brand/bulk-edit', {
      selection: everything,
      changes,
    })
    id = created.id
    return created.jobId
  })
  return { id }
}

async function transitionOn(id: number, transition: 'run' | 'undo'): Promise<number> {
  return (await caller.post<{ jobId: number }>(`/api/desk/bulk-edits/${id}/${transition}`)).jobId
}

const brandsNamed = (prefix: string) =>
  asSuperuser<{ brands: number; different: number; audited: number; through: number }>(
    `select count(*)::int as brands, count(distinct lower(b.code))::int as different,
       (select count(*)::int from platform.audit a where a.entity = 'procure.brand' and a.entity_label like $2) as audited,
       (select count(distinct r.number)::int from desk.import_row r join desk.import i on i.company_id = r.company_id and i.id = r.import_id
        where i.file_name = $3) as through
     from procure.brand b where b.code like $1`,
    [`${prefix}-%`, `Killed ${prefix} %`, `${prefix}.csv`],
  )

/** Stock postings without a journal, and journals of stock postings. */
const stockJournals = (companyId: number) =>
  asSuperuser<{ unjournalled: number; journals: number }>(
    `select (select count(*)::int from inventory.stock_posting p where p.company_id = $1 and not p.is_journalled) as unjournalled,
       (select count(*)::int from accounts.journal j where j.company_id = $1 and j.source = 'stock') as journals`,
    [companyId],
  )

const allBrands = () =>
  asSuperuser<{ count: number; raised: number; months: number; versions: number }>(
    `select count(*)::int as count, count(warranty_months)::int as raised, sum(warranty_months)::int as months, sum(version)::int as versions from procure.brand b
     where company_id = (select last_company_id from auth.identity where login = 'owner')`,
  )

async function asSuperuser<T extends object>(text: string, values: unknown[] = []): Promise<T> {
  return await withClient(product.database('postgres'), async (client) => {
    const { rows } = await client.query<T>(text, values)
    return rows[0] ?? ({} as T)
  })
}

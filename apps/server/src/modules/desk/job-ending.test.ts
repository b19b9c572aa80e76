import { closeException, listExceptions, retryException } from '@countinghouse/contract/desk/exception'
import { listNotifications } from '@countinghouse/contract/desk/notification'
import { retryCompanyJob } from '@countinghouse/contract/erp/job'
import { afterEach, expect, test } from 'vitest'
import { hooks, jobSlice, startCount } from '../../../../../tests/support/job-slice.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer({ more: [jobSlice] })
const nothing = hooks.at

afterEach(() => (hooks.at = nothing))

test('who started a job is told once how it ended, by its title and in his language, however often the event comes', async () => {
  const tenant = await server.company()
  const { id } = await tenant.owner.call(startCount, { steps: 2 })
  await tell(tenant, id)
  expect((await tenant.owner.call(listNotifications, {})).items, 'before its end').toEqual([])
  await run(tenant, id)
  await tell(tenant, id)
  await tell(tenant, id)
  const told = async (language: string) =>
    (await tenant.owner.call(listNotifications, {}, { headers: { 'accept-language': language } })).items
  expect(await told('en')).toMatchObject([
    { kind: 'job_finished', address: '#jobs', args: { status: 'done', what: 'Counting to 2', outcome: '2 counted' } },
  ])
  expect(await told('ar')).toMatchObject([{ args: { status: 'done', what: 'العد إلى 2', outcome: 'عُدّ 2' } }])
})

test('a failed job waits for who started it as an exception, is tried again from there, and closes by itself', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: [] })
  const other = await tenant.as({ may: [] })
  const { id: jobId } = await clerk.call(startCount, { steps: 2 })
  await fails(tenant, jobId)
  await tell(tenant, jobId)
  const [raised] = await openTo(clerk)
  expect(raised).toMatchObject({
    label: 'Counting to 2',
    cause: expect.stringContaining('An internal error occurred'),
    isMine: true,
    occurrences: 1,
    canRetry: true,
    address: '#jobs',
  })
  const arabic = await clerk.call(listExceptions, {}, { headers: { 'accept-language': 'ar' } })
  expect(arabic.items[0]?.cause).not.toContain('internal')
  expect(await openTo(tenant.owner)).toMatchObject([
    { isMine: false, canRetry: true, address: `/erp/jobs/?open=${jobId}` },
  ])
  expect(await openTo(other)).toEqual([])
  const id = raised?.id ?? 0
  expect(await other.send(retryException, { id })).toMatchObject({ status: 404 })
  expect(await clerk.call(retryException, { id })).toMatchObject({ status: 'open', isRetrying: true, canRetry: false })
  expect(await clerk.send(retryException, { id }), 'while it runs').toMatchObject({ status: 409 })
  await fails(tenant, jobId)
  expect(await openTo(clerk)).toMatchObject([{ id, occurrences: 2, isRetrying: false, canRetry: true }])
  await clerk.call(retryException, { id })
  hooks.at = nothing
  await run(tenant, jobId)
  expect(await openTo(clerk)).toEqual([])
  const { items } = await clerk.call(listNotifications, {})
  expect(items.map(({ args }) => args.status)).toEqual(['done', 'failed', 'failed'])
})

test('what somebody has dismissed does not come back with its event, only with the next failure', async () => {
  const tenant = await server.company()
  const { id: jobId } = await tenant.owner.call(startCount, { steps: 2 })
  await fails(tenant, jobId)
  const [raised] = await openTo(tenant.owner)
  await tenant.owner.call(closeException, { id: raised?.id ?? 0, as: 'dismissed', reason: 'Not needed' })
  await tell(tenant, jobId)
  expect(await openTo(tenant.owner)).toEqual([])
  await tenant.owner.call(retryCompanyJob, { id: jobId })
  await fails(tenant, jobId)
  expect(await openTo(tenant.owner)).toHaveLength(1)
})

async function openTo(client: Client) {
  return (await client.call(listExceptions, {})).items
}

/** Breaks as often as it takes until the job is given up. */
async function fails(tenant: Tenant, jobId: number): Promise<void> {
  hooks.at = () => {
    throw new Error('planned break')
  }
  for (let attempt = 0; attempt < 3; attempt++) await runJob(server.app.jobs, () => {}, { ...tenant, jobId })
  await tell(tenant, jobId)
}

async function run(tenant: Tenant, jobId: number): Promise<void> {
  await runJob(server.app.jobs, () => {}, { ...tenant, jobId })
  await tell(tenant, jobId)
}

async function tell({ companyId }: Tenant, jobId: number): Promise<void> {
  for (const subscriber of server.app.subscribers.get('desk.job_finished') ?? [])
    await subscriber({ companyId, outboxId: 1, event: 'desk.job_finished', payload: { jobId } })
}

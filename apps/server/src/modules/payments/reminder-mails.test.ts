import { customer } from '@countinghouse/contract/crm/customer'
import { dunningLevel } from '@countinghouse/contract/payments/dunning-level'
import { proposeReminders, reminder } from '@countinghouse/contract/payments/reminder'
import { getReminderRun, mailReminders } from '@countinghouse/contract/payments/reminder-mails'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useSmtpStandIn } from '../../../../../tests/support/fake-smtp.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'
import { deliver } from '../../platform/jobs/outbox.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })
const { routes, transitionRoutes } = reminder

/** A level with interest, and an invoice of 365.00 that is due since 30 days for each of the customers with these addresses. */
async function seed(addresses: readonly (string | null)[]) {
  const tenant = await seedInvoices(server)
  const { owner, companyId, day, line, codeOf, sale, post } = tenant
  const level = { code: 'ONE', name: 'One', daysOverdue: 7, message: 'Please pay', interestPpm: 100_000 }
  await owner.call(dunningLevel.routes.create, level)
  for (const [at, email] of addresses.entries()) {
    const named = { code: `C${at}0`, name: `Customer ${at}`, email, locale: 'ar' } as const
    const { id: customerId } = await owner.call(customer.routes.create, named)
    const lines = [line('365', { taxCodeId: codeOf('ZERO') })]
    await post(await sale({ customerId, issuedOn: addDays(day, -30), lines }))
  }
  /** Hands over what waits, as a worker would. */
  const work = async () => {
    const waiting = await query<{ outboxId: number }>(
      server.database.superUrl,
      `select id::integer as "outboxId" from platform.outbox where company_id = $1 and event = 'desk.document_mailed' and delivered_at is null`,
      [companyId],
    )
    for (const { outboxId } of waiting) await deliver(server.app.db, server.app.subscribers, { companyId, outboxId })
  }
  const run = async (jobId: number) => await runJob(server.app.jobs, () => {}, { companyId, jobId })
  return { ...tenant, work, run }
}

test('many reminders are mailed as one job, each once and in the language of its customer; one without an address is told', async () => {
  const { owner, work, run } = await seed(['one@example.com', null, 'three@example.com'])
  const { items } = await owner.call(proposeReminders, {})
  expect(items).toHaveLength(3)
  const selection = { matching: {}, except: [] }
  const { jobId, count } = await owner.call(mailReminders, { selection })
  expect(count).toBe(3)
  await run(jobId)
  await work()
  expect(await owner.call(getReminderRun, { id: jobId })).toMatchObject({
    mailed: 2,
    refused: [{ message: expect.stringContaining('no email address') }],
  })
  expect(smtp.mails.map(({ recipients }) => recipients).toSorted()).toEqual([
    ['<one@example.com>'],
    ['<three@example.com>'],
  ])
  const rows = await Promise.all(items.map(({ id }) => owner.call(routes.get, { id })))
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['draft', 'sent', 'sent'])
  const sent = rows.find(({ status }) => status === 'sent')
  expect((await owner.call(routes.mails, { id: sent?.id ?? 0 })).mails).toMatchObject([{ state: 'sent' }])
  const again = await owner.call(mailReminders, { selection })
  await run(again.jobId)
  await work()
  expect(await owner.call(getReminderRun, { id: again.jobId })).toMatchObject({
    mailed: 0,
    refused: expect.arrayContaining([expect.objectContaining({ message: 'It was already sent by email.' })]),
  })
  expect(smtp.mails).toHaveLength(2)
})

test('a reminder that is dated ahead has interest until today, also where it is charged', async () => {
  const { owner, day } = await seed([null])
  const proposed = async (more: object) => {
    const { items } = await owner.call(proposeReminders, more)
    return await owner.call(routes.get, { id: items[0]?.id ?? 0 })
  }
  const today = await proposed({})
  expect(today.interestMinor).toBeGreaterThan(0)
  await owner.call(routes.delete, { id: today.id, version: today.version })
  const { interestMinor } = today
  const draft = await proposed({ remindedOn: addDays(day, 30) })
  expect(draft).toMatchObject({ remindedOn: addDays(day, 30), interestMinor })
  const sent = await owner.call(transitionRoutes.send, { id: draft.id, version: draft.version })
  expect(sent).toMatchObject({ interestMinor })
  const charged = await owner.call(transitionRoutes.charge, { id: sent.id, version: sent.version })
  expect(charged).toMatchObject({ chargeStatus: 'charged', interestMinor })
})

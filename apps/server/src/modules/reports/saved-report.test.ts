import { fetchReport } from '@countinghouse/contract/reports/builder'
import {
  createSavedReport,
  deleteSavedReport,
  listSavedReports,
  scheduleSavedReport,
  updateSavedReport,
} from '@countinghouse/contract/reports/saved-report'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useSmtpStandIn } from '../../../../../tests/support/fake-smtp.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { deliver } from '../../platform/jobs/outbox.ts'
import { nextDate } from './saved/next-date.ts'
import { sendDueReports } from './saved/send-due.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })
const may = ['reports/builder:view', 'reports/builder:export', 'reports/builder:schedule']
const definition = {
  by: ['store' as const],
  figures: ['net' as const, 'margin' as const],
  period: 'this_month' as const,
}
const idOf = (client: Client) => client.user?.Usr_userid ?? 0

test('a report is saved, shared with everyone or a role, and changed by its owner alone', async () => {
  const { owner, as } = await server.company()
  const [una, ben] = [await as({ may }), await as({ may })]
  const saved = await una.call(createSavedReport, { name: 'Stores', definition })
  expect(saved).toMatchObject({ version: 1, isMine: true, sharedWith: 'nobody', frequency: 'never' })
  expect(await una.send(createSavedReport, { name: 'STORES' })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { name: expect.anything() } },
  })
  const seen = async (client: Client) => (await client.call(listSavedReports, {})).items.map(({ name }) => name)
  expect(await seen(ben)).toEqual([])
  expect(await seen(owner)).toEqual([])
  const { id } = saved
  const shared = await una.call(updateSavedReport, { id, version: 1, sharedWith: 'everyone' })
  expect(await seen(ben)).toEqual(['Stores'])
  const stranger = await ben.send(updateSavedReport, { id, version: shared.version, name: 'Mine' })
  expect(stranger.body.errorType).toBe('reports.not_yours')
  expect((await una.send(updateSavedReport, { id, version: 1, name: 'Old' })).body.errorType).toBe('stale')
  const [opened] = (await ben.call(listSavedReports, {})).items
  expect((await ben.call(fetchReport, opened?.definition ?? {})).figures).toEqual(['net'])
  await una.call(deleteSavedReport, { id, version: shared.version })
  expect(await seen(ben)).toEqual([])
})

test('a scheduled report is mailed once, as a workbook with what the permissions of each recipient show', async () => {
  const { companyId, owner, as } = await server.company()
  const [una, ben] = [await as({ may }), await as({ may: ['reports/builder:view'] })]
  const people = [idOf(una), idOf(ben)]
  await query(
    server.database.superUrl,
    `update erp.app_user set email = 'user-' || id || '@example.com' where company_id = $1 and id = any($2)`,
    [companyId, people],
  )
  const { id, version } = await owner.call(createSavedReport, { name: 'Stores', definition })
  const none = await owner.send(scheduleSavedReport, { id, version, frequency: 'daily', recipients: [idOf(owner)] })
  expect(none.body.errorType).toBe('reports.recipients_required')
  const due = await owner.call(scheduleSavedReport, { id, version, frequency: 'daily', recipients: people })
  expect(due).toMatchObject({ frequency: 'daily', recipients: people, nextOn: expect.any(String) })
  await query(server.database.superUrl, 'update reports.saved_report set next_on = next_on - 1 where company_id = $1', [
    companyId,
  ])
  await Promise.all([sendDueReports(server.app.db, companyId), sendDueReports(server.app.db, companyId)])
  const waiting = await query<{ outboxId: number }>(
    server.database.superUrl,
    `select id::integer as "outboxId" from platform.outbox where company_id = $1 and event = 'reports.report_mailed'`,
    [companyId],
  )
  for (const { outboxId } of [...waiting, ...waiting])
    await deliver(server.app.db, server.app.subscribers, { companyId, outboxId })
  expect(waiting).toHaveLength(2)
  const mine = smtp.mails.filter(({ recipients }) => recipients.some((one) => one.includes(`user-${idOf(una)}@`)))
  expect(mine).toHaveLength(1)
  expect(mine[0]?.source).toContain('.xlsx')
  const states = await query<{ user: number; state: string }>(
    server.database.superUrl,
    'select user_id::integer as user, state from reports.report_mail where company_id = $1 order by user_id',
    [companyId],
  )
  expect(states).toEqual([
    { user: people[0], state: 'sent' },
    { user: people[1], state: 'not_permitted' },
  ])
  expect((await owner.call(listSavedReports, {})).items[0]).toMatchObject({ nextOn: due.nextOn })
})

test('days, Mondays and the first of a month are the next dates', () => {
  expect(nextDate('2026-12-31', 'daily')).toBe('2027-01-01')
  expect(nextDate('2026-11-28', 'weekly')).toBe('2026-11-30')
  expect(nextDate('2026-11-30', 'weekly')).toBe('2026-12-07')
  expect(nextDate('2026-11-30', 'monthly')).toBe('2026-12-01')
})

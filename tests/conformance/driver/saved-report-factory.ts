import { createSavedReport } from '@countinghouse/contract/reports/saved-report'
import { randomUUID } from 'node:crypto'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = { readonly session: () => Promise<string>; readonly colleagueId: number }

/** Saved reports, and one with a recipient whom it can be sent to. */
export function savedReportMakers(
  server: TestServer,
  { session, colleagueId }: Where,
): Map<string, () => Promise<Found>> {
  async function create(): Promise<Found> {
    const person = server.client(await session())
    const { id, version } = await person.call(createSavedReport, { name: `Report ${randomUUID()}`, definition: {} })
    return { id, version, body: {} }
  }
  return new Map([
    ['reports.saved_report', create],
    [
      'reports.savedReport.schedule',
      async () => {
        const mailed = `update erp.app_user set email = 'colleague-' || id || '@example.com' where id = $1 and email is null`
        await asSuperuser(server, mailed, [colleagueId])
        return { ...(await create()), body: { recipients: [colleagueId] } }
      },
    ],
  ])
}

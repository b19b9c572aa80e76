import { randomUUID } from 'node:crypto'
import { campaign, scheduleCampaign, sendCampaign } from '@countinghouse/contract/sales/campaign'
import { segment } from '@countinghouse/contract/sales/segment'
import { query } from '../../support/database.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = { readonly companyId: number; readonly session: () => Promise<string> }

/** Campaigns in each status that a step starts from. */
export function campaignMakers(server: TestServer, { companyId, session }: Where): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())

  async function written() {
    const code = randomUUID().slice(0, 18)
    const { id: segmentId } = await (await person()).call(segment.routes.create, { code, name: code })
    const body = 'News\n\n{{ unsubscribe_url }}'
    const texts = { subjectEn: 'News', bodyEn: body, subjectAr: 'أخبار', bodyAr: body }
    const sendOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    return { name: `zz ${randomUUID()}`, segmentId, ...texts, sendOn, sendTime: '09:00' }
  }

  const draft = async () => await (await person()).call(campaign.routes.create, await written())

  async function scheduled() {
    const { id, version } = await draft()
    return await (await person()).call(scheduleCampaign, { id, version })
  }

  /** Its job ended before it sent anything. */
  async function interrupted() {
    const { id, version } = await draft()
    const sent = await (await person()).call(sendCampaign, { id, version })
    await query(
      server.database.superUrl,
      `update platform.job j set status = 'cancelled', finished_at = now() from sales.campaign c
        where c.company_id = $1 and c.id = $2 and j.company_id = c.company_id and j.id = c.job_id`,
      [companyId, id],
    )
    return sent
  }

  const made =
    (create: () => Promise<{ readonly id: number; readonly version: number }>) => async (): Promise<Found> => {
      const { id, version } = await create()
      return { id, version, body: {} }
    }
  return new Map([
    [campaign.entity, made(draft)],
    ['sales.campaign.create', async () => ({ id: 0, version: undefined, body: await written() })],
    ['sales.campaign.unschedule', made(scheduled)],
    ['sales.campaign.resume', made(interrupted)],
    ['sales.campaign.cancel', made(scheduled)],
  ])
}

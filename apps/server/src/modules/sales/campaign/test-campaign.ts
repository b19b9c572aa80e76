import type { testCampaign } from '@countinghouse/contract/sales/campaign-preview'
import { campaign } from '@countinghouse/contract/sales/campaign'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { renderCampaign, sampleCampaign } from './campaign-letter.ts'

/** Event of a test mail. */
export const campaignTested = 'sales.campaign_tested'

const Payload = z.object({ campaignId: z.number(), userId: z.number(), language: z.enum(['en', 'ar']) })

/** Throws: not_found, sales.no_own_address. */
export async function queueTest(
  ctx: Ctx,
  tx: Tx,
  { id, language }: InputOfRoute<typeof testCampaign>,
): Promise<{ to: string }> {
  const { companyId, userId } = ctx
  const { name } = (await readCampaign(tx, companyId, id, language)) ?? fail('not_found')
  const to = (await readAddress(tx, companyId, userId)) ?? fail('sales.no_own_address')
  ctx.emit(campaignTested, { campaignId: id, userId, language }, { isMailed: true })
  ctx.audit({ entity: campaign.entity, entityId: id, label: name, before: null, after: { to, language } })
  return { to }
}

/** Throws: MailFailure, to be tried again. */
export async function mailTest(db: Database, mailer: Mailer, { companyId, payload }: Delivery): Promise<void> {
  const { campaignId, userId, language } = Payload.parse(payload)
  const reader = db.reader({ companyId })
  const found = await readCampaign(reader, companyId, campaignId, language)
  const to = await readAddress(reader, companyId, userId)
  const letter = found === null ? null : renderCampaign(found, language, sampleCampaign(language))
  if (letter !== null && to !== null) await mailer.send({ to, ...letter })
}

type Found = { readonly name: string; readonly subject: string; readonly body: string }

async function readCampaign(
  db: Tx | ReturnType<Database['reader']>,
  companyId: number,
  id: number,
  language: Locale,
): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select c.name, case when ${language} = 'ar' then c.subject_ar else c.subject_en end as subject,
      case when ${language} = 'ar' then c.body_ar else c.body_en end as body
    from sales.campaign c where c.company_id = ${companyId} and c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

async function readAddress(
  db: Tx | ReturnType<Database['reader']>,
  companyId: number,
  userId: number,
): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select u.email from erp.app_user u where u.company_id = ${companyId} and u.id = ${userId}`.execute(db)
  return rows[0]?.email ?? null
}

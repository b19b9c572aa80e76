import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Applied } from './apply-message.ts'
import { introduce } from './connect-link.ts'
import { endConnection } from './deliver-message.ts'
import { sendDocuments } from '../partner-document/tell-documents.ts'
import { sendProducts } from './match-products.ts'
import { repeatAnswers, sendMessage } from './send-message.ts'

export const Introduced = z.object({
  companyId: z.int(),
  name: z.string(),
  taxNumber: z.string().nullable(),
  currency: z.string(),
})

/**
 * The partner introduced itself: the company that invited it is connected by that, introduces itself, and asks for its products. Both tell
 * again what a connection before has lost.
 */
export async function greet(ctx: Ctx, tx: Tx, { link, body }: Applied<z.output<typeof Introduced>>): Promise<void> {
  const { companyId } = ctx
  await sql`
    update accounts.company_connection set partner_name = ${body.name}, partner_tax_number = ${body.taxNumber}, partner_currency = ${body.currency},
      connected_at = coalesce(connected_at, now()), partner_company_id = coalesce(partner_company_id, ${body.companyId}), invited_at = null
    where company_id = ${companyId} and company_link_id = ${link.id}`.execute(tx)
  await repeatAnswers(ctx, tx, link.id)
  if (link.isConnected) return
  const { entity } = companyLink
  const after = { connection: 'connected', partner: body.name }
  ctx.audit({ entity, entityId: link.id, label: link.name, before: { connection: 'invited' }, after })
  await sendMessage(ctx, tx, { linkId: link.id, kind: 'connected', subject: link.name, body: await introduce(ctx, tx) })
  await sendProducts(ctx, tx, { linkId: link.id, name: link.name, isRequest: true })
  await sendDocuments(ctx, tx, { linkId: link.id, name: link.name, isRequest: true })
}

/** The partner ended the connection. */
export async function part(ctx: Ctx, tx: Tx, { link }: Applied<object>): Promise<void> {
  const { rows } = await sql<{ uid: string }>`
    select c.uid from accounts.company_connection c where c.company_id = ${ctx.companyId} and c.company_link_id = ${link.id}`.execute(
    tx,
  )
  const [connection] = rows
  if (connection !== undefined) await endConnection(tx, ctx.companyId, connection.uid)
  const { entity } = companyLink
  ctx.audit({
    entity,
    entityId: link.id,
    label: link.name,
    before: { connection: 'connected' },
    after: { connection: 'none' },
  })
}

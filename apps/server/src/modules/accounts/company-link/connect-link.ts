import { randomUUID } from 'node:crypto'
import type { acceptCompany } from '@countinghouse/contract/accounts/company-connection'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { text } from '@countinghouse/contract/accounts/errors.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { sendMessage } from './send-message.ts'
import { codeOf, newSecret, readCode, sealSecret } from './signature.ts'

type Locked = { readonly id: number; readonly name: string; readonly isConnected: boolean; readonly isActive: boolean }

/** Throws: not_found. Locks: the link. */
async function lockLink({ companyId }: Ctx, tx: Tx, id: number): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select l.id, l.name, l.status = 'active' as "isActive", exists (
      select from accounts.company_connection c where c.company_id = l.company_id and c.company_link_id = l.id
        and c.connected_at is not null) as "isConnected"
    from accounts.company_link l where l.company_id = ${companyId} and l.id = ${id} for no key update of l`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/** Throws: accounts.link_inactive, accounts.link_connected. */
function requireFree({ isActive, isConnected }: Locked): void {
  if (!isActive) fail('accounts.link_inactive')
  if (isConnected) fail('accounts.link_connected')
}

function tell(ctx: Ctx, { id, name }: Locked, before: string, after: string): void {
  const { entity } = companyLink
  ctx.audit({ entity, entityId: id, label: name, before: { connection: before }, after: { connection: after } })
}

/** A new code; the one before is void. Throws: not_found, accounts.link_inactive, accounts.link_connected. */
export async function invite(ctx: Ctx, tx: Tx, box: SecretBox, id: number): Promise<{ code: string }> {
  const link = await lockLink(ctx, tx, id)
  requireFree(link)
  const { companyId } = ctx
  const uid = randomUUID()
  const secret = newSecret()
  await sql`
    insert into accounts.company_connection (company_id, company_link_id, uid, secret_sealed, invited_at)
    values (${companyId}, ${id}, ${uid}, ${sealSecret(box, { companyId, uid }, secret)}, now())
    on conflict (company_id, company_link_id) do update set uid = excluded.uid, secret_sealed = excluded.secret_sealed, invited_at = now()`.execute(
    tx,
  )
  tell(ctx, link, 'none', 'invited')
  return { code: codeOf({ companyId, uid, secret }) }
}

/**
 * Connects with the company that created the code, which learns of it by message. Throws: not_found, accounts.link_inactive,
 * accounts.link_connected, accounts.link_code.
 */
export async function accept(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { id, code }: InputOfRoute<typeof acceptCompany>,
): Promise<{ id: number }> {
  const link = await lockLink(ctx, tx, id)
  requireFree(link)
  const { companyId } = ctx
  const invitation = readCode(code)
  const message = format(text.link_code, ctx.locale)
  if (invitation === null || invitation.companyId === companyId)
    return fail('accounts.link_code', { fields: { code: [{ code: 'rule', message }] } })
  const { uid, secret } = invitation
  await sql`
    insert into accounts.company_connection (company_id, company_link_id, uid, secret_sealed, connected_at, partner_company_id)
    values (${companyId}, ${id}, ${uid}, ${sealSecret(box, { companyId, uid }, secret)}, now(), ${invitation.companyId})
    on conflict (company_id, company_link_id) do update set uid = excluded.uid, secret_sealed = excluded.secret_sealed,
      invited_at = null, connected_at = now(), partner_company_id = excluded.partner_company_id`.execute(tx)
  tell(ctx, link, 'none', 'connected')
  await sendMessage(ctx, tx, { linkId: id, kind: 'connected', subject: link.name, body: await introduce(ctx, tx) })
  return { id }
}

/** What a company says of itself to its partner. */
export async function introduce({ companyId }: Ctx, tx: Tx): Promise<Introduction> {
  const { rows } = await sql<Introduction>`
    select c.id as "companyId", coalesce(c.legal_name, c.name) as name, c.tax_no as "taxNumber", c.base_currency as currency
    from erp.company c where c.id = ${companyId}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

export type Introduction = {
  readonly companyId: number
  readonly name: string
  readonly taxNumber: string | null
  readonly currency: string
}

/** Ends the connection here and, by message, there. Throws: not_found, accounts.link_not_connected. */
export async function disconnect(ctx: Ctx, tx: Tx, id: number): Promise<{ id: number }> {
  const link = await lockLink(ctx, tx, id)
  if (!link.isConnected) fail('accounts.link_not_connected')
  await sendMessage(ctx, tx, { linkId: id, kind: 'disconnected', subject: link.name, body: {} })
  tell(ctx, link, 'connected', 'none')
  return { id }
}

/** Throws: not_found, accounts.link_not_connected. */
export async function requireConnection(ctx: Ctx, tx: Tx, id: number): Promise<Locked> {
  const link = await lockLink(ctx, tx, id)
  if (!link.isConnected) fail('accounts.link_not_connected')
  return link
}

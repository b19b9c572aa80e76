import { randomUUID } from 'node:crypto'
import { survey } from '@countinghouse/contract/crm/survey'
import type { createSurveyLink, inviteToSurvey } from '@countinghouse/contract/crm/survey-invitation'
import {
  invitationDays,
  mostInvited,
  quietDays,
  surveyInvitations,
} from '@countinghouse/contract/crm/survey-invitation'
import { fail } from '@countinghouse/contract/errors'
import type { OutputOfRoute, InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireCustomer } from '../customer/require-customer.ts'
import { surveyToken, surveyTokenHash } from './survey-token.ts'

/** Event of invitations that are to be mailed. */
export const surveyInvited = 'crm.survey_invited'

type Customer = { readonly id: number; readonly email: string }

/** Throws: not_found, state_conflict for a survey that is not open, crm.not_invited. */
export async function inviteCustomers(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { id, customerId, storeId }: InputOfRoute<typeof inviteToSurvey>,
): Promise<OutputOfRoute<typeof inviteToSurvey>> {
  const { companyId, userId } = ctx
  const name = await lockOpenSurvey(ctx, tx, id)
  if (storeId !== null) await requireStore(companyId, tx, storeId)
  const customers = await findCustomers(ctx, tx, customerId)
  if (customers.length === 0) fail('crm.not_invited')
  const invited = customers
    .slice(0, mostInvited)
    .map((customer) => ({ ...customer, ...newToken(box, companyId, randomUUID()) }))
  const { rows } = await sql<{ id: number }>`
    insert into crm.survey_invitation (company_id, survey_id, customer_id, store_id, channel, uid, token_hash, address, status, created_by, expires_at)
    select ${companyId}, ${id}, i.id, ${storeId}::bigint, 'mail', i.uid, decode(i."tokenHash", 'hex'), i.email, 'waiting', ${userId},
      now() + make_interval(days => ${invitationDays})
    from jsonb_to_recordset(${JSON.stringify(invited)}::jsonb) as i(id bigint, email text, uid uuid, "tokenHash" text)
    returning id`.execute(tx)
  for (const { id: invitationId } of rows) ctx.emit(surveyInvited, { invitationId }, { isMailed: true })
  ctx.audit({ entity: survey.entity, entityId: id, label: name, before: null, after: { invited: rows.length } })
  return { invited: rows.length, isMore: customers.length > mostInvited }
}

/** Throws: not_found, state_conflict for a survey that is not open. */
export async function createLink(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  { id, uid, customerId, storeId, cashierId, productId }: InputOfRoute<typeof createSurveyLink>,
): Promise<{ id: number }> {
  const { companyId, userId } = ctx
  const name = await lockOpenSurvey(ctx, tx, id)
  const { rows } = await sql<{ id: number }>`
    insert into crm.survey_invitation (company_id, survey_id, customer_id, store_id, cashier_id, product_id, channel, uid, token_hash, status,
      created_by, sent_at, expires_at)
    values (${companyId}, ${id}, ${customerId}::bigint, ${storeId}::bigint, ${cashierId}::bigint, ${productId}::bigint, 'link', ${uid}::uuid,
      decode(${newToken(box, companyId, uid).tokenHash}, 'hex'), 'sent', ${userId}, now(), now() + make_interval(days => ${invitationDays}))
    on conflict (company_id, uid) do nothing returning id`.execute(tx)
  const created = rows[0]
  if (created !== undefined) {
    const entityId = created.id
    ctx.audit({ entity: surveyInvitations.entity, entityId, label: name, before: null, after: { channel: 'link' } })
    return created
  }
  const { rows: known } = await sql<{ id: number }>`
    select i.id from crm.survey_invitation i
    where i.company_id = ${companyId} and i.uid = ${uid}::uuid and i.survey_id = ${id}`.execute(tx)
  const found = known[0] ?? fail('duplicate')
  const after = { isSentAgain: true }
  ctx.audit({ entity: surveyInvitations.entity, entityId: found.id, label: name, before: null, after })
  return found
}

function newToken(box: SecretBox, companyId: number, uid: string) {
  return { uid, tokenHash: surveyTokenHash(surveyToken(box, { companyId, uid })).toString('hex') }
}

/** Customers that may be mailed; one more than are invited at once. */
async function findCustomers({ companyId }: Ctx, tx: Tx, customerId: number | null): Promise<Customer[]> {
  if (customerId !== null) await requireCustomer({ companyId }, tx, customerId)
  const { rows } = await sql<Customer>`
    select c.id, c.email from crm.customer c
    where c.company_id = ${companyId} and c.status = 'active' and c.email is not null and crm.email_consent(c.company_id, c.id, 'surveys') = 'granted'
      and (${customerId}::bigint is null or c.id = ${customerId}::bigint)
      and not exists (select from crm.survey_invitation i
        where i.company_id = c.company_id and i.customer_id = c.id and i.channel = 'mail'
          and i.created_at > now() - make_interval(days => ${quietDays}))
    order by c.id limit ${mostInvited + 1}`.execute(tx)
  return rows
}

async function requireStore(companyId: number, tx: Tx, id: number): Promise<void> {
  const { rows } = await sql`select from erp.store s where s.company_id = ${companyId} and s.id = ${id}`.execute(tx)
  if (rows.length === 0) fail('not_found')
}

/** Closing waits for invitations under way. */
async function lockOpenSurvey({ companyId }: Ctx, tx: Tx, id: number): Promise<string> {
  const { rows } = await sql<{ name: string; status: string }>`
    select s.name, s.status from crm.survey s where s.company_id = ${companyId} and s.id = ${id} for no key update`.execute(
    tx,
  )
  const found = rows[0] ?? fail('not_found')
  if (found.status !== 'open') fail('state_conflict', { details: { from: found.status, action: 'invite' } })
  return found.name
}

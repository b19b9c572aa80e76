import {
  acceptCompany,
  disconnectCompany,
  getConnection,
  inviteCompany,
  matchProducts,
  retryMessage,
} from '@countinghouse/contract/accounts/company-connection'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import {
  getPartnerDocuments,
  matchDocuments,
  requestDocuments,
  unmatchDocuments,
} from '@countinghouse/contract/accounts/partner-documents'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { onMessage } from './company-link/apply-message.ts'
import { accept, disconnect, invite, requireConnection } from './company-link/connect-link.ts'
import { deliverMessage } from './company-link/deliver-message.ts'
import { findConnection } from './company-link/find-connection.ts'
import { guardLink } from './company-link/guard-link.ts'
import { greet, Introduced, part } from './company-link/meet-partner.ts'
import { applyProducts, ProductsBody, sendProducts } from './company-link/match-products.ts'
import { retry } from './company-link/retry-message.ts'
import { messageReceived, messageSent } from './company-link/send-message.ts'
import { applyDocuments } from './partner-document/apply-documents.ts'
import { findPairs } from './partner-document/find-pairs.ts'
import { applyMatch, applyUnmatch, match, MatchBody, unmatch, UnmatchBody } from './partner-document/match-documents.ts'
import { DocumentsBody, sendDocuments } from './partner-document/tell-documents.ts'

const api = ({ box }: Declared) => [
  handleRead(getConnection, (ctx, reader, { id }) => findConnection(ctx, reader, id)),
  handleWrite(inviteCompany, (ctx, tx, { id }) => invite(ctx, tx, box, id)),
  handleWrite(acceptCompany, (ctx, tx, input) => accept(ctx, tx, box, input)),
  handleWrite(disconnectCompany, (ctx, tx, { id }) => disconnect(ctx, tx, id)),
  handleWrite(matchProducts, async (ctx, tx, { id }) => {
    const { name } = await requireConnection(ctx, tx, id)
    await sendProducts(ctx, tx, { linkId: id, name, isRequest: true })
    const { entity } = companyLink
    ctx.audit({ entity, entityId: id, label: name, before: {}, after: { products: 'sent' } })
    return { id }
  }),
  handleWrite(retryMessage, retry),
  handleRead(getPartnerDocuments, (ctx, reader, { id }) => findPairs(ctx, reader, id)),
  handleWrite(matchDocuments, match),
  handleWrite(unmatchDocuments, unmatch),
  handleWrite(requestDocuments, async (ctx, tx, { id }) => {
    const { name } = await requireConnection(ctx, tx, id)
    await sendDocuments(ctx, tx, { linkId: id, name, isRequest: true })
    const { entity } = companyLink
    ctx.audit({ entity, entityId: id, label: name, before: {}, after: { documents: 'sent' } })
    return { id }
  }),
]

const subscribers = ({ box }: Declared) => ({
  [messageSent]: deliverMessage(box),
  [messageReceived('connected')]: onMessage(Introduced, greet),
  [messageReceived('disconnected')]: onMessage(z.object({}), part),
  [messageReceived('products')]: onMessage(ProductsBody, applyProducts),
  [messageReceived('documents')]: onMessage(DocumentsBody, applyDocuments),
  [messageReceived('match')]: onMessage(MatchBody, applyMatch),
  [messageReceived('unmatch')]: onMessage(UnmatchBody, applyUnmatch),
})

/** Days for which applied messages are kept. */
const daysKept = 90

async function dropMessages(tx: Tx, companyId: number): Promise<void> {
  await sql`
    delete from accounts.company_message where company_id = ${companyId} and status = 'done'
      and done_at < now() - make_interval(days => ${daysKept})`.execute(tx)
}

/** Names the link that has the record already. */
function taken(field: 'partnerStoreId' | 'customerId' | 'supplierId', column: string): ConstraintRule {
  return async ({ companyId, locale }, reader, input) => {
    const { [field]: value = null } = input as Readonly<Record<string, number | null>>
    const { rows } = await sql<{ id: number; code: string; name: string; status: string }>`
      select l.id, l.code, l.name, l.status from accounts.company_link l
      where l.company_id = ${companyId} and l.${sql.ref(column)} = ${value}::bigint limit 1`.execute(reader)
    const [holder] = rows
    const message = format(issueText.taken, locale, { name: holder?.name ?? '', code: holder?.code ?? '' })
    return new AppError('duplicate', {
      details: { field, record: holder ?? null },
      fields: { [field]: [{ code: 'duplicate', message }] },
    })
  }
}

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'accounts.company_link_store': taken('partnerStoreId', 'partner_store_id'),
  'accounts.company_link_customer': taken('customerId', 'customer_id'),
  'accounts.company_link_supplier': taken('supplierId', 'supplier_id'),
}

const guards = { [companyLink.entity]: guardLink }
const prunings = [dropMessages]

export const module = defineModule({ api, subscribers, guards, prunings, constraintRules })

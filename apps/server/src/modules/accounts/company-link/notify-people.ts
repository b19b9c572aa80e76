import type { Document } from '@countinghouse/contract/document'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { notify } from '../../desk/index.ts'
import { findViewers } from '../../erp/index.ts'

/** Users notified of one document. */
const mostTold = 50

type News = {
  readonly document: Document
  /** Of the page: who may do it is notified. */
  readonly event: string
  /** `id` null: it is gone. */
  readonly record: { readonly id: number | null; readonly name: string }
  /** Name of the link. */
  readonly partner: string
  /** What the partner did; `{name}` is the document, `{reason}` why, if the words have it. */
  readonly words: Text
  readonly reason?: string
}

/** Notifies the users who can act on a document of what the partner company did with it. */
export async function notifyPeople(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  { document: { page, entity }, event, record: { id, name }, partner, words, reason = '' }: News,
): Promise<void> {
  const people = await findViewers(tx, companyId, page, { event, limit: mostTold })
  const said = { name, reason }
  await notify(tx, companyId, {
    recipients: people.map((person) => person.id),
    kind: 'partner_document',
    groupKey: `${entity}:${id ?? name}`,
    record: id === null ? null : { entity, id },
    address: id === null ? page.path : `${page.path}?open=${id}`,
    args: { who: partner, what: { en: format(words, 'en', said), ar: format(words, 'ar', said) } },
  })
}

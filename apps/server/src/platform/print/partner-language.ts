import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { fieldModel } from '@countinghouse/contract/field-model'
import type { Locale } from '@countinghouse/kernel/text'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import { readDocument } from '../documents/document.ts'

/** The language of what a business partner is sent; null: it is not known, or none that documents are printed in. */
export type PartnerLanguage = (
  reader: Reader | Tx,
  of: { readonly companyId: number; readonly id: number },
) => Promise<Locale | null>

type Partner = { readonly entity: string; readonly id: number }

/** The first business partner that a document names, of those that `known` has something about. */
export function findPartner(
  { fields }: Document,
  row: DocumentRow,
  known: ReadonlyMap<string, unknown>,
): Partner | null {
  for (const [name, schema] of Object.entries(fields)) {
    const entity = fieldModel(name, schema).list ?? ''
    const id = Number(row[name] ?? 0)
    if (known.has(entity) && id > 0) return { entity, id }
  }
  return null
}

/** Null as well where a document names no business partner. */
export async function findPartnerLanguage(
  { companyId }: Ctx,
  reader: Reader | Tx,
  { document, row }: { readonly document: Document; readonly row: DocumentRow },
  languages: ReadonlyMap<string, PartnerLanguage>,
): Promise<Locale | null> {
  const partner = findPartner(document, row, languages)
  if (partner === null) return null
  return (await languages.get(partner.entity)?.(reader, { companyId, id: partner.id })) ?? null
}

/** Of one paper with several documents: the language of their business partners where it is the same. Throws: not_found. */
export async function usualLanguage(
  ctx: Ctx,
  reader: Reader | Tx,
  { document, ids }: { readonly document: Document; readonly ids: readonly number[] },
  languages: ReadonlyMap<string, PartnerLanguage>,
): Promise<Locale> {
  const found = new Set<Locale | null>()
  for (const id of new Set(ids)) {
    const row = await readDocument(ctx, reader, document, id)
    found.add(await findPartnerLanguage(ctx, reader, { document, row }, languages))
  }
  const [language = null] = found
  return found.size === 1 && language !== null ? language : ctx.locale
}

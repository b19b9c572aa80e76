import { permissionName } from '@countinghouse/contract/page'
import { text } from '@countinghouse/contract/posting-source.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Grants } from '../access/permission.ts'
import { may } from '../access/permission.ts'
import type { PostingSource } from '../documents/posting-source.ts'

type Posted = { readonly sourceType: string; readonly sourceId: number }
type Reading = { readonly locale: Locale; readonly grants?: Grants }

/** Name and address of the source document of moves, if the caller may see it. */
export function sourceWords(sources: readonly PostingSource[]) {
  const byType = new Map(sources.map((source) => [source.type, source]))
  return ({ locale, grants }: Reading, { sourceType, sourceId }: Posted): { source: string; path: string | null } => {
    const known = byType.get(sourceType)
    const id = String(sourceId)
    if (known === undefined) return { source: format(text.document, locale, { type: sourceType, id }), path: null }
    const isOpen = grants !== undefined && may(grants, permissionName(known.page, 'view'))
    return {
      source: format(known.title, locale, { id }),
      path: isOpen ? `${known.page.path}?${known.search(sourceId)}` : null,
    }
  }
}
export type SourceWords = ReturnType<typeof sourceWords>

import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * A select of `id` and `code`: the records of a master that a code leads to which is not their own, such as a barcode of a part, and
 * what it is the code of is called. One look at an index for each way to know it.
 */
export type CodeFinder = (companyId: number, code: string) => RawBuilder<unknown>

/** Known once the modules are loaded: a master's table finds by them wherever it is used. */
const finders = new Map<string, CodeFinder>()

export function registerCodeFinders(declared: Readonly<Record<string, CodeFinder>>): void {
  for (const [entity, finder] of Object.entries(declared)) finders.set(entity, finder)
}

/** The finder of a module, or one that finds nothing. */
export function codeFinderOf(entity: string): CodeFinder {
  return finders.get(entity) ?? (() => sql`select null::bigint as id, null::text as code where false`)
}

import type { Exception } from '@countinghouse/contract/desk/exception'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import type { ExceptionKind } from '../../platform/registry/exception-kind.ts'
import { may, mayView } from '../../platform/access/permission.ts'
import type { WrittenWords } from './search-words.ts'
import { wordsOf } from './search-words.ts'

type Row = Omit<Exception, 'title' | 'cause' | 'address' | 'canRetry' | 'canAct'> & {
  kind: string
  key: string
  recordId: number | null
  arguments: WrittenWords<string | number>
}
export type FoundException = Row & { readonly of: ExceptionKind }

type Wanted = {
  readonly id?: number | null
  readonly status?: Exception['status'] | null
  readonly limit?: number
  readonly isLocked?: boolean
}

/** Exceptions of types whose page the caller may view, and those of owner-only types that belong to the caller; last seen first. */
export async function findExceptions(
  ctx: Ctx,
  db: Reader | Tx,
  kinds: readonly ExceptionKind[],
  { id = null, status = null, limit = 1, isLocked = false }: Wanted,
): Promise<FoundException[]> {
  const [visible, owned] = [
    kinds.filter(({ page }) => mayView(ctx.grants, page)),
    kinds.filter(({ ownersAddress }) => ownersAddress !== undefined),
  ]
  const named = (some: readonly ExceptionKind[]) => some.map(({ kind }) => kind)
  const { rows } = await sql<Row>`
    select e.id, e.kind, e.key, e.record_id as "recordId", e.arguments, e.label, e.severity, e.status, e.occurrences, e.reason,
      (select o.first_name || ' ' || o.last_name from erp.app_user o where o.company_id = e.company_id and o.id = e.owner_id) as owner,
      e.owner_id is not distinct from ${ctx.userId}::bigint as "isMine", e.retried_at is not null and e.status = 'open' as "isRetrying", e.first_seen_at as "firstSeenAt", e.last_seen_at as "lastSeenAt"
    from desk.exception e
    where e.company_id = ${ctx.companyId}
      and (e.kind = any(${named(visible)}) or e.kind = any(${named(owned)}) and e.owner_id = ${ctx.userId})
      and (${id}::bigint is null or e.id = ${id}) and (${status}::text is null or e.status = ${status})
    order by e.last_seen_at desc, e.id desc limit ${limit} ${isLocked ? sql`for no key update` : sql``}`.execute(db)
  return rows.flatMap((row) => {
    const of = kinds.find(({ kind }) => kind === row.kind)
    return of === undefined ? [] : [{ ...row, of }]
  })
}

/** The caller is the owner, and the type lets owners act without further permissions. */
export function isOwned({ of, isMine }: Pick<FoundException, 'of' | 'isMine'>): boolean {
  return of.ownersAddress !== undefined && isMine
}

/** An exception that the caller may see. Throws: not_found. */
export async function findException(
  ctx: Ctx,
  db: Reader | Tx,
  kinds: readonly ExceptionKind[],
  wanted: { readonly id: number; readonly isLocked?: boolean },
): Promise<FoundException> {
  const [found] = await findExceptions(ctx, db, kinds, wanted)
  return found ?? fail('not_found')
}

export function shownException(ctx: Ctx, found: FoundException): Exception {
  const { of, kind: _, key: __, recordId, arguments: parameters, ...row } = found
  const canView = mayView(ctx.grants, of.page)
  const canAct =
    row.status === 'open' && (isOwned(found) || (canView && may(ctx.grants, permissionName(of.page, of.event))))
  const pageAddress = recordId === null ? of.page.path : `${of.page.path}?open=${recordId}`
  return {
    ...row,
    title: of.title,
    cause: format(of.cause, ctx.locale, wordsOf(parameters, ctx.locale)),
    address: canView ? pageAddress : (of.ownersAddress ?? pageAddress),
    canRetry: canAct && of.retry !== undefined && !row.isRetrying,
    canAct,
  }
}

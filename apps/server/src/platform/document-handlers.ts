import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { Ctx } from './context.ts'
import type { Tx } from './db.ts'
import { asSeen, withHidden } from './document-guard.ts'
import type { ActOutcome } from './document.ts'
import {
  createDocument,
  discardDraft,
  editDocument,
  lockDocument,
  moveDocument,
  readDocument,
  requireStatus,
} from './document.ts'
import type { Handler } from './handle.ts'
import { handleRead, handleWrite } from './handle.ts'

type Values = Readonly<Record<string, unknown>>

/** What an act does beside changing the status: the document is held, and in a status that the act starts from. */
export type ActWork<R extends DocumentRow = DocumentRow> = (
  ctx: Ctx,
  tx: Tx,
  row: R,
  input: Values,
) => Promise<ActOutcome | void> | ActOutcome | void

export type RowOf<D extends Document> = DocumentRow<D['fields'] & D['shown']>

type DocumentWork<D extends Document> = {
  /** Acts that do more than change the status. */
  readonly acts?: Readonly<Partial<Record<keyof D['actRoutes'], ActWork<RowOf<D>>>>>
  /** Refuses what no constraint can say of a draft that is about to be written. */
  readonly beforeWrite?: (ctx: Ctx, tx: Tx, values: Values) => Promise<void> | void
  /** Holds what every step must hold before it holds the document, as the one lock order wants it. */
  readonly holdFirst?: (ctx: Ctx, tx: Tx, id: number) => Promise<unknown>
}

/** Serves every call of a document from its contract but those of its list, and those of records of every type. docs/decisions/063. */
export function documentHandlers<D extends Document>(declared: D, work: DocumentWork<D> = {}): Handler[] {
  const document: Document = declared
  const { routes, actRoutes } = document
  const acts = (work.acts ?? {}) as Readonly<Record<string, ActWork>>
  const { beforeWrite = () => undefined, holdFirst = () => undefined } = work
  return [
    handleRead(routes.get, async (ctx, reader, { id }) =>
      asSeen(ctx, document, await readDocument(ctx, reader, document, id)),
    ),
    ...(document.isTyped ? typedHandlers(document, beforeWrite) : []),
    ...Object.entries(actRoutes).map(([name, route]) =>
      handleWrite(route, async (ctx, tx, { id, version, ...input }) => {
        const { event = '', from = [], to = [], at = null } = document.acts[name] ?? {}
        await holdFirst(ctx, tx, id)
        const before = await lockDocument(ctx, tx, document, { id, version }, { event, at })
        requireStatus(document, before, from)
        const [status = before.status] = to
        const outcome: ActOutcome = { status, ...(await acts[name]?.(ctx, tx, before, input)) }
        const moved = await moveDocument(ctx, tx, document, before, outcome)
        await outcome.after?.()
        return asSeen(ctx, document, moved)
      }),
    ),
  ]
}

function typedHandlers(document: Document, beforeWrite: NonNullable<DocumentWork<Document>['beforeWrite']>): Handler[] {
  const { routes } = document
  const creating = () =>
    handleWrite(routes.create, async (ctx, tx, typed) => {
      const values = withHidden(ctx, document, null, typed)
      await beforeWrite(ctx, tx, values)
      return asSeen(ctx, document, await createDocument(ctx, tx, document, values))
    })
  return [
    ...(document.given.length === 0 ? [creating()] : []),
    handleWrite(routes.update, async (ctx, tx, { id, version, ...typed }) => {
      const before = await lockDocument(ctx, tx, document, { id, version }, { event: 'edit' })
      requireStatus(document, before, ['draft'])
      const values = withHidden(ctx, document, before, typed)
      await beforeWrite(ctx, tx, { ...before, ...values })
      return asSeen(ctx, document, await editDocument(ctx, tx, document, before, values))
    }),
    handleWrite(routes.delete, async (ctx, tx, target) => {
      const before = await lockDocument(ctx, tx, document, target, { event: 'delete' })
      requireStatus(document, before, ['draft'])
      return await discardDraft(ctx, tx, document, before)
    }),
  ]
}

import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { Ctx } from './context.ts'
import type { Tx } from './db.ts'
import { asSeen, withHidden } from './document-guard.ts'
import type { TransitionOutcome } from './document.ts'
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

/** What a transition does beside changing the status: the document is held, and in a status that the transition starts from. */
export type TransitionWork<R extends DocumentRow = DocumentRow> = (
  ctx: Ctx,
  tx: Tx,
  row: R,
  input: Values,
) => Promise<TransitionOutcome | void> | TransitionOutcome | void

export type RowOf<D extends Document> = DocumentRow<D['fields'] & D['shown']>

type DocumentWork<D extends Document> = {
  /** Acts that do more than change the status. */
  readonly transitions?: Readonly<Partial<Record<keyof D['transitionRoutes'], TransitionWork<RowOf<D>>>>>
  /**
   * Refuses what no constraint can say of a draft that is about to be written, and may answer what is calculated of it: columns, lines with
   * their calculated cells, and what is filled in where a field was left blank.
   */
  readonly beforeWrite?: (ctx: Ctx, tx: Tx, values: Values) => Promise<Values | void> | Values | void
  /** Holds what every step must hold before it holds the document, as the one lock order wants it. */
  readonly lockFirst?: (ctx: Ctx, tx: Tx, id: number) => Promise<unknown>
}

/** Serves every call of a document from its contract but those of its list, and those of records of every type. docs/decisions/063. */
export function documentHandlers<D extends Document>(declared: D, work: DocumentWork<D> = {}): Handler[] {
  const document: Document = declared
  const { routes, transitionRoutes } = document
  const transitions = (work.transitions ?? {}) as Readonly<Record<string, TransitionWork>>
  const { beforeWrite = () => undefined, lockFirst = () => undefined } = work
  return [
    handleRead(routes.get, async (ctx, reader, { id }) =>
      asSeen(ctx, document, await readDocument(ctx, reader, document, id)),
    ),
    ...(document.isEntered ? typedHandlers(document, beforeWrite) : []),
    ...Object.entries(transitionRoutes).map(([name, route]) =>
      handleWrite(route, async (ctx, tx, { id, version, ...input }) => {
        const { event = '', from = [], to = [], at = null } = document.transitions[name] ?? {}
        await lockFirst(ctx, tx, id)
        const before = await lockDocument(ctx, tx, document, { id, version }, { event, at })
        requireStatus(document, before, from)
        const [status = before.status] = to
        const outcome: TransitionOutcome = { status, ...(await transitions[name]?.(ctx, tx, before, input)) }
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
    handleWrite(routes.create, async (ctx, tx, entered) => {
      const values = withHidden(ctx, document, null, entered)
      const calculated = (await beforeWrite(ctx, tx, values)) ?? {}
      return asSeen(ctx, document, await createDocument(ctx, tx, document, values, calculated))
    })
  return [
    ...(document.given.length === 0 ? [creating()] : []),
    handleWrite(routes.update, async (ctx, tx, { id, version, ...entered }) => {
      const before = await lockDocument(ctx, tx, document, { id, version }, { event: 'edit' })
      requireStatus(document, before, ['draft'])
      const values = withHidden(ctx, document, before, entered)
      const calculated = (await beforeWrite(ctx, tx, { ...before, ...values })) ?? {}
      return asSeen(ctx, document, await editDocument(ctx, tx, document, before, { ...values, ...calculated }))
    }),
    handleWrite(routes.delete, async (ctx, tx, target) => {
      const before = await lockDocument(ctx, tx, document, target, { event: 'delete' })
      requireStatus(document, before, ['draft'])
      return await discardDraft(ctx, tx, document, before)
    }),
  ]
}

import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'
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
import type { Handler, Handling } from '../calls/handle.ts'
import { handleRead, handleWrite } from '../calls/handle.ts'

type Values = Readonly<Record<string, unknown>>

/** What a transition does beside changing the status: the document is held, and in a status that the transition starts from. */
export type TransitionWork<R extends DocumentRow = DocumentRow> = (
  ctx: Ctx,
  tx: Tx,
  row: R,
  input: Values,
) => Promise<TransitionOutcome | void> | TransitionOutcome | void

/** What is kept of a transition that was refused, in a transaction of its own: after it, nothing that the transition held is held. */
export type RefusalWork = (ctx: Ctx, tx: Tx, id: number, code: string) => Promise<void>

export type RowOf<D extends Document> = DocumentRow<D['fields'] & D['shown']>

type DocumentWork<D extends Document> = {
  /** Acts that do more than change the status. */
  readonly transitions?: Readonly<Partial<Record<keyof D['transitionRoutes'], TransitionWork<RowOf<D>>>>>
  readonly afterRefusal?: Readonly<Partial<Record<keyof D['transitionRoutes'], RefusalWork>>>
  /** Refuses what no constraint can say of a draft that is about to be written. */
  readonly beforeWrite?: (ctx: Ctx, tx: Tx, values: Values) => Promise<void> | void
  /** Refuses to delete a draft that others refer to. */
  readonly beforeDelete?: (ctx: Ctx, tx: Tx, row: RowOf<D>) => Promise<void>
  /**
   * What the server calculates of a draft that is about to be written, of which `values` are all: columns, lines with their calculated
   * cells, and what is filled in where a field was left blank. It takes the place of what was sent.
   */
  readonly calculate?: (ctx: Ctx, tx: Tx, values: Values) => Promise<Values>
  /** Holds what every step must hold before it holds the document, as the one lock order wants it. */
  readonly lockFirst?: (ctx: Ctx, tx: Tx, id: number) => Promise<unknown>
}

/** Serves every call of a document from its contract but those of its list, and those of records of every type. docs/decisions/063. */
export function documentHandlers<D extends Document>(declared: D, work: DocumentWork<D> = {}): Handler[] {
  const document: Document = declared
  const { routes, transitionRoutes } = document
  const transitions = (work.transitions ?? {}) as Readonly<Record<string, TransitionWork>>
  const refusals = (work.afterRefusal ?? {}) as Readonly<Record<string, RefusalWork>>
  const { lockFirst = () => undefined } = work
  return [
    handleRead(routes.get, async (ctx, reader, { id }) =>
      asSeen(ctx, document, await readDocument(ctx, reader, document, id)),
    ),
    ...(document.isEntered ? enteredHandlers(document, work as DocumentWork<Document>) : []),
    ...Object.entries(transitionRoutes).map(([name, route]) => {
      const keep = refusals[name]
      const afterRefusal: Handling =
        keep === undefined
          ? {}
          : { afterRefusal: (ctx, tx, input, code) => keep(ctx, tx, (input as { id: number }).id, code) }
      return handleWrite(
        route,
        async (ctx, tx, { id, version, ...input }) => {
          const { event = '', from = [], to = [], at = null } = document.transitions[name] ?? {}
          await lockFirst(ctx, tx, id)
          const before = await lockDocument(ctx, tx, document, { id, version }, { event, at })
          requireStatus(document, before, from)
          const [status = before.status] = to
          const outcome: TransitionOutcome = { status, ...(await transitions[name]?.(ctx, tx, before, input)) }
          const moved = await moveDocument(ctx, tx, document, before, outcome)
          await outcome.after?.()
          return asSeen(ctx, document, moved)
        },
        afterRefusal,
      )
    }),
  ]
}

type Drafting = Pick<DocumentWork<Document>, 'beforeWrite' | 'beforeDelete' | 'calculate'>

function enteredHandlers(document: Document, { beforeWrite, beforeDelete, calculate }: Drafting): Handler[] {
  const { routes } = document
  /** What follows from all that is written of a draft. */
  const follows = async (ctx: Ctx, tx: Tx, whole: Values): Promise<Values> => {
    await beforeWrite?.(ctx, tx, whole)
    return (await calculate?.(ctx, tx, whole)) ?? {}
  }
  const creating = () =>
    handleWrite(routes.create, async (ctx, tx, entered) => {
      const values = withHidden(ctx, document, null, entered)
      return asSeen(ctx, document, await createDocument(ctx, tx, document, values, await follows(ctx, tx, values)))
    })
  return [
    ...(document.given.length === 0 ? [creating()] : []),
    handleWrite(routes.update, async (ctx, tx, { id, version, ...entered }) => {
      const before = await lockDocument(ctx, tx, document, { id, version }, { event: 'edit', isNamed: false })
      requireStatus(document, before, ['draft'])
      const values = withHidden(ctx, document, before, entered)
      const calculated = await follows(ctx, tx, { ...before, ...values })
      return asSeen(ctx, document, await editDocument(ctx, tx, document, before, { ...values, ...calculated }))
    }),
    handleWrite(routes.delete, async (ctx, tx, target) => {
      const before = await lockDocument(ctx, tx, document, target, { event: 'delete', isNamed: false })
      requireStatus(document, before, ['draft'])
      await beforeDelete?.(ctx, tx, before)
      return await discardDraft(ctx, tx, document, before)
    }),
  ]
}

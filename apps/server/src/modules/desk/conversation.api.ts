import { editComment, removeComment } from '@countinghouse/contract/desk/comment'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../platform/context.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import type { Declared } from '../../platform/declared.ts'
import type { Handler } from '../../platform/handle.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import type { RecordKind } from '../../platform/record-kind.ts'
import { findViewers } from '../erp/index.ts'
import { addComment, changeComment, dropComment } from './comments.ts'
import { readNames, storesOfRecord } from './record-names.ts'
import { readTimeline } from './timeline.ts'

const mostViewers = 10

export const api = (declared: Declared) => [
  ...declared.records.flatMap((kind) => recordHandlers(kind, declared)),
  handleWrite(editComment, (ctx, tx, change) => changeComment(ctx, tx, declared, change)),
  handleWrite(removeComment, (ctx, tx, { id }) => dropComment(ctx, tx, declared.records, id)),
]

function recordHandlers(kind: RecordKind, { searches, guardedFacts }: Declared): Handler[] {
  const { entity, page, routes } = kind

  /** Throws: not_found. */
  async function labelOf(ctx: Ctx, db: Reader | Tx, id: number): Promise<string> {
    const record = { entity, recordId: id }
    return (await readNames(ctx, db, [kind], [record]))(record) ?? fail('not_found')
  }

  return [
    handleRead(routes.history, async (ctx, reader, { id, cursor, only }) => {
      await labelOf(ctx, reader, id)
      return await readTimeline(ctx, reader, { entity, id, cursor, only }, guardedFacts)
    }),
    handleRead(routes.viewers, async (ctx, reader, { id, q }) => {
      await labelOf(ctx, reader, id)
      const stores = await storesOfRecord(ctx.companyId, reader, kind, id)
      const items = await findViewers(reader, ctx.companyId, page, { begins: q, stores, limit: mostViewers })
      return { items, next: null }
    }),
    handleWrite(routes.comment, async (ctx, tx, comment) => {
      const label = await labelOf(ctx, tx, comment.id)
      return await addComment(ctx, tx, { kind, label, searches }, comment)
    }),
  ]
}

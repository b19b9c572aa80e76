import { editComment, removeComment } from '@countinghouse/contract/desk/comment'
import { commentRecord, recordHistory, recordViewers } from '@countinghouse/contract/desk/record'
import { fail } from '@countinghouse/contract/errors'
import { byType } from '../../platform/registry/by-type.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import type { Handler } from '../../platform/calls/handle.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import { findViewers } from '../erp/index.ts'
import { addComment, changeComment, dropComment } from './comments.ts'
import { readNames, storesOfRecord } from './record-names.ts'
import { readTimeline } from './timeline.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const mostViewers = 10

const api = (declared: Declared) => [
  ...recordHandlers(declared),
  handleWrite(editComment, (ctx, tx, change) => changeComment(ctx, tx, declared, change)),
  handleWrite(removeComment, (ctx, tx, { id }) => dropComment(ctx, tx, declared.records, id)),
]

function recordHandlers({ records, searches, guardedDetails }: Declared): Handler[] {
  const kindOf = byType(records, ({ type }) => type)

  /** Throws: not_found. */
  async function labelOf(ctx: Ctx, db: Reader | Tx, kind: RecordKind, id: number): Promise<string> {
    const record = { entity: kind.entity, recordId: id }
    return (await readNames(ctx, db, [kind], [record]))(record) ?? fail('not_found')
  }

  return [
    handleRead(recordHistory, async (ctx, reader, { type, id, cursor, only }) => {
      const kind = kindOf(type)
      await labelOf(ctx, reader, kind, id)
      return await readTimeline(ctx, reader, { entity: kind.entity, id, cursor, only }, guardedDetails)
    }),
    handleRead(recordViewers, async (ctx, reader, { type, id, q }) => {
      const kind = kindOf(type)
      await labelOf(ctx, reader, kind, id)
      const stores = await storesOfRecord(ctx.companyId, reader, kind, id)
      const items = await findViewers(reader, ctx.companyId, kind.page, { begins: q, stores, limit: mostViewers })
      return { items, next: null }
    }),
    handleWrite(commentRecord, async (ctx, tx, { type, ...comment }) => {
      const kind = kindOf(type)
      const label = await labelOf(ctx, tx, kind, comment.id)
      return await addComment(ctx, tx, { kind, label, searches }, comment)
    }),
  ]
}

export const module = defineModule({ api })

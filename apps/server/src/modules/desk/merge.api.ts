import { undoMerge } from '@countinghouse/contract/desk/merge'
import type { Master } from '@countinghouse/contract/master'
import { hasVerb } from '@countinghouse/contract/master'
import type { Declared } from '../../platform/declared.ts'
import type { Handler } from '../../platform/handle.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { masterTableOf } from '../../platform/master-table.ts'
import { findMergeOf } from './merge/find-merge.ts'
import { mergeRecords } from './merge/merge-records.ts'
import { tellApart } from './merge/not-same.ts'
import { findPairs, findSimilar } from './merge/similar.ts'
import { partRecords } from './merge/undo-merge.ts'

/** Declaring the operation on a master enables merging its records. */
export const api = ({ masters }: Declared) => [
  ...masters.filter((master) => hasVerb(master, 'merge')).flatMap(masterHandlers),
  handleWrite(undoMerge, (ctx, tx, { id }) => partRecords(ctx, tx, masters, id)),
]

function masterHandlers(master: Master): Handler[] {
  const { routes } = master
  const table = masterTableOf(master)
  return [
    handleRead(routes.similar, async (ctx, reader, { q }) => ({
      items: await findSimilar(reader, ctx.companyId, table, q),
    })),
    handleRead(routes.duplicates, (ctx, reader, { cursor }) => findPairs(reader, ctx.companyId, table, cursor)),
    handleRead(routes.mergeOf, (ctx, reader, { id }) => findMergeOf(ctx, reader, table, id)),
    handleWrite(routes.merge, (ctx, tx, wanted) => mergeRecords(ctx, tx, master, wanted)),
    handleWrite(routes.notSame, (ctx, tx, pair) => tellApart(ctx, tx, table, pair)),
  ]
}

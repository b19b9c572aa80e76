import { undoMerge } from '@countinghouse/contract/desk/merge'
import {
  duplicateRecords,
  mergeOfRecord,
  mergeRecord,
  notSameRecord,
  similarRecords,
} from '@countinghouse/contract/desk/record'
import type { Master } from '@countinghouse/contract/master'
import { byType } from '../../platform/registry/by-type.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import type { Handler } from '../../platform/calls/handle.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { masterTableOf } from '../../platform/records/master-table.ts'
import { findMergeOf } from './merge/find-merge.ts'
import { mergeRecords } from './merge/merge-records.ts'
import { markDistinct } from './merge/not-same.ts'
import { findPairs, findSimilar } from './merge/similar.ts'
import { partRecords } from './merge/undo-merge.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Declaring the operation on a master enables merging its records. */
const api = ({ masters }: Declared) => [
  ...recordHandlers(masters),
  handleWrite(undoMerge, (ctx, tx, { id }) => partRecords(ctx, tx, masters, id)),
]

function recordHandlers(masters: readonly Master[]): Handler[] {
  const masterOf = byType(masters, ({ listing }) => listing.name)
  const tableOf = byType(
    masters.map((master) => masterTableOf(master)),
    ({ entity }) => entity,
  )
  return [
    handleRead(similarRecords, async (ctx, reader, { type, q }) => ({
      items: await findSimilar(reader, ctx.companyId, tableOf(type), q),
    })),
    handleRead(duplicateRecords, (ctx, reader, { type, cursor }) =>
      findPairs(reader, ctx.companyId, tableOf(type), cursor),
    ),
    handleRead(mergeOfRecord, (ctx, reader, { type, id }) => findMergeOf(ctx, reader, tableOf(type), id)),
    handleWrite(mergeRecord, (ctx, tx, { type, ...wanted }) => mergeRecords(ctx, tx, masterOf(type), wanted)),
    handleWrite(notSameRecord, (ctx, tx, { type, ...pair }) => markDistinct(ctx, tx, tableOf(type), pair)),
  ]
}

export const module = defineModule({ api })

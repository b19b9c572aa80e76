import {
  captionAttachment,
  downloadAttachment,
  removeAttachment,
  restoreAttachment,
} from '@countinghouse/contract/desk/attachment'
import { attachToRecord, recordAttachments } from '@countinghouse/contract/desk/record'
import { fail } from '@countinghouse/contract/errors'
import { attachable } from '../../platform/files/attachable.ts'
import { byType } from '../../platform/registry/by-type.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { openFile } from '../../platform/files/files.ts'
import type { Handler } from '../../platform/calls/handle.ts'
import { handleDownload, handleRead, handleUpload, handleWrite } from '../../platform/calls/handle.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import { addAttachment, captionIt, fileOf, readAttachments, setRemoved } from './attachments.ts'
import { readNames } from './record-names.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ records }: Declared) => [
  ...recordHandlers(records),
  handleDownload(downloadAttachment, async (ctx, reader, requested, store) => {
    const { fileId, isPicture } = await fileOf(ctx, reader, records, requested)
    return { ...(await openFile(ctx, reader, store, fileId)), isInline: isPicture }
  }),
  handleWrite(captionAttachment, (ctx, tx, change) => captionIt(ctx, tx, records, change)),
  handleWrite(removeAttachment, (ctx, tx, { id }) => setRemoved(ctx, tx, records, { id, isRemoved: true })),
  handleWrite(restoreAttachment, (ctx, tx, { id }) => setRemoved(ctx, tx, records, { id, isRemoved: false })),
]

function recordHandlers(records: readonly RecordKind[]): Handler[] {
  const kindOf = byType(records, ({ type }) => type)

  /** Throws: not_found. */
  async function recordOf(ctx: Ctx, db: Reader | Tx, { type, id }: { readonly type: string; readonly id: number }) {
    const kind = kindOf(type)
    const record = { entity: kind.entity, recordId: id }
    return (await readNames(ctx, db, [kind], [record]))(record) === null ? fail('not_found') : record
  }

  return [
    handleRead(recordAttachments, async (ctx, reader, requested) => {
      const record = await recordOf(ctx, reader, requested)
      return { items: await readAttachments(ctx, reader, record), next: null }
    }),
    handleUpload(
      attachToRecord,
      async (ctx, tx, requested, file, { forms }) => {
        const record = await recordOf(ctx, tx, requested)
        return await addAttachment(ctx, tx, record, [file, ...forms])
      },
      attachable,
    ),
  ]
}

export const module = defineModule({ api })

import {
  captionAttachment,
  downloadAttachment,
  removeAttachment,
  restoreAttachment,
} from '@countinghouse/contract/desk/attachment'
import { fail } from '@countinghouse/contract/errors'
import { attachable } from '../../platform/attachable.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import type { Declared } from '../../platform/declared.ts'
import { openFile } from '../../platform/files.ts'
import type { Handler } from '../../platform/handle.ts'
import { handleDownload, handleRead, handleUpload, handleWrite } from '../../platform/handle.ts'
import type { RecordKind } from '../../platform/record-kind.ts'
import { addAttachment, captionIt, fileOf, readAttachments, setRemoved } from './attachments.ts'
import { readNames } from './record-names.ts'

export const api = ({ records }: Declared) => [
  ...records.flatMap(recordHandlers),
  handleDownload(downloadAttachment, async (ctx, reader, asked, store) => {
    const { fileId, isPicture } = await fileOf(ctx, reader, records, asked)
    return { ...(await openFile(ctx, reader, store, fileId)), isInline: isPicture }
  }),
  handleWrite(captionAttachment, (ctx, tx, change) => captionIt(ctx, tx, records, change)),
  handleWrite(removeAttachment, (ctx, tx, { id }) => setRemoved(ctx, tx, records, { id, isRemoved: true })),
  handleWrite(restoreAttachment, (ctx, tx, { id }) => setRemoved(ctx, tx, records, { id, isRemoved: false })),
]

function recordHandlers(kind: RecordKind): Handler[] {
  const { entity, attachments: routes } = kind
  if (routes === null) return []

  /** Throws: not_found. */
  async function requireRecord(ctx: Ctx, db: Reader | Tx, recordId: number): Promise<void> {
    const record = { entity, recordId }
    if ((await readNames(ctx, db, [kind], [record]))(record) === null) fail('not_found')
  }

  return [
    handleRead(routes.attachments, async (ctx, reader, { id }) => {
      await requireRecord(ctx, reader, id)
      return { items: await readAttachments(ctx, reader, { entity, recordId: id }), next: null }
    }),
    handleUpload(
      routes.attach,
      async (ctx, tx, { id }, file, { forms }) => {
        await requireRecord(ctx, tx, id)
        return await addAttachment(ctx, tx, { entity, recordId: id }, [file, ...forms])
      },
      attachable,
    ),
  ]
}

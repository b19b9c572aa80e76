import type { CountRoutes } from '@countinghouse/contract/inventory/receiving'
import type { TransitionWork } from '../../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../../platform/documents/document-handlers.ts'
import type { Handler } from '../../../platform/calls/handle.ts'
import { handleRead, handleWrite } from '../../../platform/calls/handle.ts'
import { findCount } from './find-count.ts'
import { finishReceipt } from './finish-receipt.ts'
import { postCounted } from './post-counted.ts'
import type { ReceiptRow, ReceiptSource } from './receipt-source.ts'
import { recordScans } from './record-scans.ts'

/** Serves the calls of a document that is received by counting, but those that find and open one. `further`: transitions of its own. */
export function receivingHandlers<R extends ReceiptRow>(
  source: ReceiptSource<R>,
  { count, scan }: CountRoutes,
  further: Readonly<Record<string, TransitionWork<R>>> = {},
): Handler[] {
  return [
    handleRead(count, async (ctx, reader, { id }) => ({ lines: await findCount(ctx, reader, source, id) })),
    handleWrite(scan, (ctx, tx, scans) => recordScans(ctx, tx, source, scans)),
    ...documentHandlers(source.document, {
      lockFirst: source.lockFirst,
      transitions: {
        post: (ctx, tx, row) => postCounted(ctx, tx, source, row as R),
        finish: (ctx, tx, row) => finishReceipt(ctx, tx, source, row as R),
        ...(further as Readonly<Record<string, TransitionWork>>),
      },
    }),
  ]
}

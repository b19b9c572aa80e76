import { importBill as importRoute } from '@countinghouse/contract/purchase/bill-import'
import { handleUpload } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { importBill } from './bill-import/import-bill.ts'

const api = [
  handleUpload(importRoute, async (ctx, tx, { storeId }, file, { store }) => {
    const bytes = Buffer.concat(await (await store.open(file.key)).toArray())
    return await importBill(ctx, tx, { file, bytes, storeId })
  }),
]

export const module = defineModule({ api })

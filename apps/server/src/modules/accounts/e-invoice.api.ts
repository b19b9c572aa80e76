import { downloadEInvoice } from '@countinghouse/contract/accounts/e-invoice'
import { handleDownload } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { readEInvoice } from './e-invoice/read-e-invoice.ts'

const api = [handleDownload(downloadEInvoice, (ctx, reader, { id }) => readEInvoice(ctx, reader, id))]

export const module = defineModule({ api })

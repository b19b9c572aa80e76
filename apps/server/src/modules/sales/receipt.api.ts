import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { postingSources } from './receipt-source.ts'
import { readReceipt } from './register/read-receipt.ts'

const api = [handleRead(getReceipt, (ctx, reader, { id }) => readReceipt(ctx, reader, id))]

export const module = defineModule({ api, postingSources })

import { getMemberCredit } from '@countinghouse/contract/sales/trade-member-credit'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { readCredit } from './credit/read-credit.ts'

const api = [handleRead(getMemberCredit, (ctx, reader, { id }) => readCredit(ctx, reader, id))]

export const module = defineModule({ api })

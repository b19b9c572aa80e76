import { getRebatesReceivable } from '@countinghouse/contract/purchase/rebates-receivable'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findReceivable } from './rebate/find-receivable.ts'

const api = [handleRead(getRebatesReceivable, findReceivable)]

export const module = defineModule({ api })

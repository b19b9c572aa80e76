import { getPaymentKpi } from '@countinghouse/contract/payments/payment-kpi'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findKpi } from './payment-kpi/find-kpi.ts'

export const module = defineModule({ api: [handleRead(getPaymentKpi, findKpi)] })

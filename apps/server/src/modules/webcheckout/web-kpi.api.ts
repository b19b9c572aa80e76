import { getWebKpi } from '@countinghouse/contract/webcheckout/web-kpi'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findWebKpi } from './kpi/find-web-kpi.ts'

export const module = defineModule({ api: [handleRead(getWebKpi, findWebKpi)] })

import { getCrmDashboard } from '@countinghouse/contract/crm/dashboard'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { cards } from './cards.ts'
import { readCrmDashboard } from './read-dashboard.ts'

export const module = defineModule({
  cards,
  api: [handleRead(getCrmDashboard, (ctx, reader) => readCrmDashboard(ctx, reader))],
})

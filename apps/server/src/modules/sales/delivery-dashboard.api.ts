import { getDeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { deliveryCard } from './delivery/delivery-card.ts'
import { findDashboard } from './delivery/find-dashboard.ts'

export const module = defineModule({
  api: [handleRead(getDeliveryDashboard, findDashboard)],
  cards: [deliveryCard],
})

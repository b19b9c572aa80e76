import { container } from '@countinghouse/contract/inventory/container'
import { containerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { addToContainer } from '@countinghouse/contract/purchase/order-containers'
import { handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { addOpenGoods } from './order-containers/add-to-container.ts'
import { countedGuard, plannedGuard } from './order-containers/receive-container.ts'

export const module = defineModule({
  guards: { [container.entity]: plannedGuard, [containerReceipt.entity]: countedGuard },
  api: [handleWrite(addToContainer, addOpenGoods)],
})

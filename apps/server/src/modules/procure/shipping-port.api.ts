import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import { validatePort } from './geography/validate-port.ts'
import { withFunctions } from './geography/port-functions.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const guards = { [shippingPort.entity]: validatePort }

const completions = { [shippingPort.listing.name]: withFunctions }

export const module = defineModule({ guards, completions })

import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import { validatePort } from './geography/validate-port.ts'
import { withFunctions } from './geography/port-functions.ts'

export const guards = { [shippingPort.entity]: validatePort }

export const completions = { [shippingPort.listing.name]: withFunctions }
